"""The gorge: two cliffs seen from above, and the river deep between them."""

import math
import random
from itertools import pairwise
from typing import NamedTuple

from ..curves import Knot, polygon, smooth
from ..land import rock
from ..props import tufts
from ..scene import Scene, Shape
from ..svg import cover, fill, line, linear, oval
from .hours import Hour, mix

HEIGHT = 720
LEFT_SHORE, RIGHT_SHORE = 512, 768
#: How much lower the foot of a cliff lies on the picture than its edge.
DROP = 34
#: How far the cliffs reach out over the gorge.
REACH = 46
LEDGES = (0, 0.16, 0.4, 0.62, 0.82, 1)
#: Where the river falls over a step, and how far.
CASCADE, FALL = 336, 17


class Shore(NamedTuple):
    """A winding edge of land; `way` is 1 where the gorge lies to its right, else -1."""

    points: list[tuple[float, float]]
    way: int

    def land(self, out: float = 0) -> str:
        """Outline the land, its edge pushed out over the gorge."""
        far = -20 if self.way > 0 else 1300
        edge = [Knot(x + self.way * out, y) for x, y in self.points]
        first, last = edge[0]._replace(corner=True), edge[-1]._replace(corner=True)
        corners = [Knot(far, HEIGHT + 60, True), Knot(far, -60, True)]
        return smooth([first, *edge[1:-1], last, *corners])


def shore(x: float, seed: int, way: int) -> Shore:
    """Walk down an edge."""
    chance = random.Random(seed)
    points = []
    for index in range(57):
        y = -60.0 + index * 15
        points.append((x + chance.uniform(-5, 5) + way * 9 * math.sin(y * 0.016 + seed), y))
    return Shore(points, way)


def gradients(hour: Hour) -> str:
    """Define the colours of the water, in the left cliff's shadow and in the light."""
    return linear("water", (548, 0), (732, 0), *hour.water)


def add_gorge(board: Scene, shores: tuple[Shore, Shore], hour: Hour) -> None:
    """Paint the river, then both cliffs over its banks."""
    board.cover(cover("url(#water)", 1280, HEIGHT))
    _flow(board, hour)
    _cascade(board, hour)
    for bank in shores:
        _cliff(board, bank, hour)
    _boulders(board, hour)


def _flow(board: Scene, hour: Hour) -> None:
    """Draw the river's currents, and what the sky leaves on them."""
    chance = random.Random(4)
    soft, fine = [], []
    for index in range(150):
        x, y, length = chance.uniform(550, 730), chance.uniform(-20, 720), chance.uniform(18, 60)
        sway = chance.uniform(-7, 7)
        track = [(x, y), (x + sway, y + length / 2), (x + sway * 0.4, y + length)]
        tone = chance.choice((hour.sky[0], hour.sky[1], hour.water[0][1]))
        if index % 3:
            soft.append(line(track, tone, chance.uniform(2, 6), 0.22))
        else:
            fine.append(line(track, hour.sky[0], chance.uniform(0.8, 1.6), 0.5))
    board.veil("".join(soft), 2.5)
    board.cover("".join(fine))


def _cascade(board: Scene, hour: Hour) -> None:
    """Let the river fall over a step between the bridges, white below it."""
    chance = random.Random(9)
    lip = [(548 + index * 16, CASCADE + chance.uniform(-4, 4)) for index in range(13)]
    foot = [(x, y + FALL + chance.uniform(-3, 3)) for x, y in lip]
    path = smooth([*(Knot(*p) for p in lip), *(Knot(*p) for p in foot[::-1])])
    board.cover(fill(path, mix(hour.water[2][1], hour.mood.foam, 0.45), 0.9))
    threads = []
    for _ in range(80):
        x = chance.uniform(548, 736)
        start = CASCADE + chance.uniform(-3, 6)
        track = [(x, start), (x + chance.uniform(-2, 2), start + chance.uniform(8, FALL + 4))]
        threads.append(line(track, hour.mood.foam, chance.uniform(1, 2.6), 0.75))
    board.cover("".join(threads))
    spray = "".join(
        oval(
            chance.uniform(552, 730),
            CASCADE + FALL + chance.uniform(-2, 10),
            chance.uniform(5, 13),
            chance.uniform(2, 5),
            hour.mood.foam,
            0.6,
        )
        for _ in range(42)
    )
    board.veil(spray, 1.6)


def _rows(bank: Shore, chance: random.Random) -> list[list[tuple[float, float]]]:
    """Lay a net over the cliff: a row for each point of the shore, going down to the water."""
    net = []
    for x, y in bank.points:
        reach = REACH + 7 * math.sin(y * 0.045 + bank.way) + chance.uniform(-3, 3)
        row = []
        for part in LEDGES:
            stray = 0 if part == 0 else 3.2
            row.append(
                (
                    x + bank.way * reach * part + chance.uniform(-stray, stray),
                    y + DROP * part + chance.uniform(-stray, stray),
                )
            )
        net.append(row)
    return net


def _cliff(board: Scene, bank: Shore, hour: Hour) -> None:
    """Build one cliff of broken blocks, darker towards the water, foam at its foot."""
    chance = random.Random(20 + bank.way)
    net = _rows(bank, chance)
    top, foot = hour.shaded if bank.way > 0 else hour.sunlit
    edge, shoreline = [row[0] for row in net], [row[-1] for row in net]
    _foam(board, shoreline, bank.way, hour)
    blocks = []
    for above, below in pairwise(net):
        for step, part in enumerate(LEDGES[:-1]):
            corners = [above[step], above[step + 1], below[step + 1], below[step]]
            gain = chance.uniform(0.78, 1.2)
            blocks.append(fill(polygon(corners), mix(top, foot, part**0.8, gain)))
            if chance.random() < 0.45:
                blocks.append(line([above[step], above[step + 1]], foot, 1.5, 0.6))
        if chance.random() < 0.8:
            step = chance.randint(1, 4)
            light = mix(top, "#fff0d0", 0.25)
            blocks.append(line([above[step], below[step]], light, 1.3, 0.35))
    face = Shape(
        polygon([*edge, *shoreline[::-1]]),
        foot,
        round=9,
        bump=2.2,
        bump_size=12,
        detail="".join(blocks),
    )
    board.group(face, shadow=0.5, shadow_offset=(7 * max(bank.way, 0) + 2, 6), form=0, outline=1)
    _plants(board, net, bank, hour)


def _foam(board: Scene, shoreline: list[tuple[float, float]], way: int, hour: Hour) -> None:
    """Shade the water under a cliff and break it white at the foot."""
    depth = 46 if way > 0 else 16
    far = [(x + way * depth, y + 6) for x, y in shoreline[::-1]]
    board.shade(fill(polygon([*shoreline, *far]), "#4c5a80"), 8)
    chance = random.Random(3 + way)
    surf, ripples = [], []
    for index, (x, y) in enumerate(shoreline):
        for _ in range(4):
            at = (x + way * chance.uniform(-2, 7), y + chance.uniform(-8, 8))
            size = chance.uniform(2, 5.5)
            surf.append(oval(*at, size, size * 0.7, hour.mood.foam, chance.uniform(0.25, 0.6)))
        if index % 2 and chance.random() < 0.5:
            away = way * chance.uniform(8, 16)
            track = [(px + away, py) for px, py in shoreline[index - 1 : index + 3]]
            ripples.append(line(track, hour.mood.foam, 1.3, 0.35))
    board.veil("".join(surf + ripples), 0.9)


def _plants(board: Scene, net: list[list[tuple[float, float]]], bank: Shore, hour: Hour) -> None:
    """Let grass and moss grow on the ledges."""
    chance = random.Random(7 + bank.way)
    leaf = hour.leaf(bank.way > 0, 0)
    blades = {leaf.deep: "", leaf.middle: ""}
    for row in net:
        if chance.random() < 0.5:
            x, y = row[chance.choice((1, 2, 2, 3))]
            stand = [(x - 5, y), (x + 5, y + 1)]
            for tone, lift in zip(blades, (0, -2), strict=True):
                stand = [(sx, sy + lift) for sx, sy in stand]
                blades[tone] += tufts(stand, 6, 8, int(y) + 99, 0, 2)
    board.cover("".join(fill(path, tone, 0.95) for tone, path in blades.items()))


def _boulders(board: Scene, hour: Hour) -> None:
    """Set rocks into the river, with the water breaking round them."""
    places = (
        (586, 130, 13),
        (602, 138, 8),
        (706, 142, 16),
        (690, 150, 9),
        (646, 116, 8),
        (576, 352, 13),
        (664, 350, 10),
        (708, 362, 15),
        (616, 342, 7),
        (604, 548, 14),
        (588, 556, 9),
        (694, 572, 13),
        (656, 546, 7),
        (610, 640, 15),
        (690, 668, 14),
        (706, 660, 9),
        (652, 34, 13),
        (584, 60, 12),
    )
    chance = random.Random(17)
    foam, stones = [], []
    for x, y, size in places:
        foam.append(oval(x, y + size * 0.2, size * 1.3, size * 0.72, hour.mood.foam, 0.7))
        for _ in range(5):
            start = (x + chance.uniform(-1.1, 1.1) * size, y + size * 0.4)
            wake = [start, (start[0] + chance.uniform(-3, 3), y + size * chance.uniform(1.2, 2.4))]
            foam.append(line(wake, hour.mood.foam, 1.5, 0.4))
        stones.append(rock(x, y - size * 0.2, size, x + y, mix(*hour.sunlit, 0.35)))
    board.veil("".join(foam), 1.2)
    board.group(*stones, shadow=0.4, shadow_offset=(3, 3), shadow_blur=2, form=0, outline=1)

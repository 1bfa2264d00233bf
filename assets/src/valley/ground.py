"""The top of both lands: meadow, the two roads worn into it, grass and flowers."""

import math
import random

from ..curves import smooth
from ..land import flowers, grass, patches
from ..moods import Side
from ..props import tufts
from ..scene import Scene, Shape
from ..svg import fill, line, oval
from .gorge import LEFT_SHORE, RIGHT_SHORE, Shore
from .hours import Hour, mix

LANES = (228, 438)
LANE_REACH = 84
#: Where a cart's wheels ran, off the middle of a lane.
WHEELS = (-31, 33)


def in_lane(y: float, margin: float = 0) -> bool:
    """Whether a height lies in one of the lanes."""
    return any(abs(y - lane) < LANE_REACH + margin for lane in LANES)


def add_land(board: Scene, bank: Shore, hour: Hour) -> None:
    """Lay the top of one land."""
    left = bank.way > 0
    side = hour.mood.left if left else hour.mood.right
    span = (0.0, LEFT_SHORE - 8.0) if left else (RIGHT_SHORE + 8.0, 1280.0)
    colours = "url(#left)" if left else "url(#right)"
    top = Shape(bank.land(), colours, round=6, bump=1.1, bump_size=36, rim=0.6)
    board.group(top, shadow_offset=(bank.way * 4, 5), form=0, tint=0.06)
    board.veil(patches(span, side, 31 + bank.way), 6)
    for lane in LANES:
        _road(board, span, lane, left, hour)
    seed = 40 + bank.way
    board.cover(grass(span, side, seed, 720, lambda _, y: not in_lane(y, 2)))
    board.cover(flowers(span, side, seed + 10, 96, lambda _, y: not in_lane(y, 1)))
    board.cover(_overhang(bank, hour))


def _edge(span: tuple[float, float], y: float, seed: int) -> list[tuple[float, float]]:
    """Walk along a road's ragged border."""
    chance = random.Random(seed)
    phase = chance.uniform(0, 6)
    return [
        (x, y + 5 * math.sin(x * 0.021 + phase) + chance.uniform(-3.5, 3.5))
        for x in range(int(span[0]) - 30, int(span[1]) + 31, 14)
    ]


def _road(board: Scene, span: tuple[float, float], lane: int, left: bool, hour: Hour) -> None:
    """Wear down a road: soft edges, two wheel tracks, grass between them, stones by the bridge."""
    side, road = (hour.mood.left, hour.roads[0]) if left else (hour.mood.right, hour.roads[1])
    seed = lane + int(span[0])
    edges = [_edge(span, lane + reach, seed + reach) for reach in (-LANE_REACH + 4, LANE_REACH - 4)]
    outline = fill(smooth([*edges[0], *edges[1][::-1]]), road, 0.94)
    board.veil(outline, 2.6)
    board.veil(_stains(span, lane, side, road), 5)
    board.veil(_ruts(span, lane, seed, hour), 2.2)
    board.cover(_slabs(span, lane, left, road, hour))
    board.cover("".join(_pebble(random.Random(seed + k), span, lane, side) for k in range(70)))
    board.cover(_fringe(edges, side, seed))
    board.cover(_litter(span, lane, side, left, seed))


def _ruts(span: tuple[float, float], lane: int, seed: int, hour: Hour) -> str:
    """Draw the tracks of a cart's wheels, pressed here and there, and hooves between them."""
    chance = random.Random(seed + 7)
    middle = [(x, y) for x, y in _edge(span, lane, seed + 3)[::4]]
    marks = []
    for wheel in WHEELS:
        track = [(x, lane + wheel + (y - lane) * 0.4) for x, y in middle]
        marks.append(line(track, hour.rut, 9, 0.24))
        pressed = [start for start in range(len(track) - 2) if chance.random() < 0.7]
        marks += [line(track[start : start + 3], hour.rut, 4.2, 0.2) for start in pressed]
    for _ in range(44):
        x, y = chance.uniform(*span), lane + chance.gauss(0, 16)
        marks.append(oval(x, y, 4, 2.4, hour.rut, 0.3))
    return "".join(marks)


def _stains(span: tuple[float, float], lane: int, side: Side, road: str) -> str:
    chance = random.Random(lane * 3 + int(span[0]))
    marks = []
    for _ in range(46):
        tone = chance.choice((mix(road, "#fff4d8", 0.35), mix(road, "#503c30", 0.3), side.grass[2]))
        x, y = chance.uniform(*span), lane + chance.uniform(-70, 70)
        marks.append(oval(x, y, chance.uniform(18, 60), chance.uniform(4, 11), tone, 0.22))
    green = "".join(
        oval(chance.uniform(*span), lane + chance.gauss(-1, 7), chance.uniform(14, 44), 6,
             side.grass[2], 0.34)
        for _ in range(22)
    )  # fmt: skip
    return "".join(marks) + green


def _slabs(span: tuple[float, float], lane: int, left: bool, road: str, hour: Hour) -> str:
    """Pave the road's end, ever more thinly away from the bridge."""
    chance = random.Random(lane + 5 * left)
    deck, marks = hour.mood.deck, []
    start, way = (span[1] - 22, -1) if left else (span[0] + 22, 1)
    for row in range(6):
        y = lane - 46 + row * 17
        for column in range(7):
            x = start + way * (column * 22 + (row % 2) * 10)
            if chance.random() > 1.15 - column * 0.17:
                continue
            wide, high = chance.uniform(8.5, 11), chance.uniform(6, 7.6)
            corners = [
                (x + dx * wide + chance.uniform(-1.5, 1.5), y + dy * high + chance.uniform(-1, 1))
                for dx, dy in ((-1, -0.7), (0, -1), (1, -0.7), (1, 0.7), (0, 1), (-1, 0.7))
            ]
            tone = mix(deck, road, 0.2 + 0.08 * column, chance.uniform(0.9, 1.06))
            path = smooth(corners, tension=0.12)
            marks.append(
                fill(
                    smooth([(a + 1.2, b + 1.8) for a, b in corners]), hour.rut, 0.75 - 0.07 * column
                )
            )
            marks.append(fill(path, tone, 0.9 - 0.07 * column))
    return "".join(marks)


def _pebble(chance: random.Random, span: tuple[float, float], lane: int, side: Side) -> str:
    edge = chance.choice((-1, 1)) * (LANE_REACH - 4 - abs(chance.gauss(0, 9)))
    x, y, size = chance.uniform(*span), lane + edge, chance.uniform(1.5, 3.8)
    shadow = oval(x + 0.8, y + 1, size, size * 0.65, "#2a2018", 0.35)
    return shadow + oval(x, y, size, size * 0.65, side.stone, 0.8)


def _fringe(edges: list[list[tuple[float, float]]], side: Side, seed: int) -> str:
    """Let the grass lean over both borders of a road."""
    chance = random.Random(seed)
    blades = dict.fromkeys(side.grass, "")
    for edge in edges:
        for x, y in edge:
            for _ in range(3):
                tone = chance.choice(side.grass)
                foot = (x + chance.uniform(-8, 8), y + chance.uniform(-4, 3))
                stand = [foot, (foot[0] + 10, foot[1])]
                blades[tone] += tufts(
                    stand, 5, chance.uniform(5, 9), chance.randrange(9999), 0, 1.8
                )
    return "".join(fill(path, tone, 0.9) for tone, path in blades.items())


def _litter(span: tuple[float, float], lane: int, side: Side, left: bool, seed: int) -> str:
    """Scatter fallen leaves: many in autumn, few in summer, most of them by the borders."""
    chance = random.Random(seed + 1)
    tones = side.leaves if left else side.flowers
    marks = []
    for _ in range(26 if left else 80):
        x = chance.uniform(*span)
        y = lane + chance.choice((-1, 1)) * (LANE_REACH - abs(chance.gauss(0, 26)))
        size, turn = chance.uniform(1.8, 3.2), chance.uniform(0, 180)
        marks.append(
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{size:.1f}" ry="{size * 0.5:.1f}" '
            f'fill="{chance.choice(tones)}" opacity=".6" '
            f'transform="rotate({turn:.0f} {x:.1f} {y:.1f})"/>'
        )
    return "".join(marks)


def _overhang(bank: Shore, hour: Hour) -> str:
    """Let the meadow's grass hang over the gorge."""
    chance = random.Random(60 + bank.way)
    side = hour.mood.left if bank.way > 0 else hour.mood.right
    blades = dict.fromkeys(side.grass, "")
    for x, y in bank.points:
        for _ in range(3):
            tone = chance.choice(side.grass[:3:2])
            foot = (x + chance.uniform(-6, 3) * bank.way, y + chance.uniform(-7, 7))
            stand = [foot, (foot[0] + 4 * bank.way, foot[1] + 2)]
            lean = bank.way * chance.uniform(0.3, 1.9)
            blades[tone] += tufts(stand, 5, 7.5, chance.randrange(9999), lean, 1.7)
    return "".join(fill(path, tone) for tone, path in blades.items())

"""The match board, 1280x720: two lands, a gorge with the sea in it, two stone bridges.

The lanes hold any number of creatures, so they are calm worn roads without marked places,
and nothing stands in them.
"""

import math
import random
from functools import partial

from .bridge import add_bridge
from .curves import Knot, smooth
from .land import bush, flowers, grass, patches, rock, tree
from .moods import MOODS, Mood, Side
from .scene import Scene, Shape
from .svg import cover, fill, linear, oval, radial

WIDTH, HEIGHT = 1280, 720
LANES = (228, 438)
LANE_REACH = 84
LEFT_SHORE, RIGHT_SHORE = 512, 768


def scene(mood: str) -> Scene:
    """Lay out the board at one hour of the day."""
    look = MOODS[mood]
    board = Scene(_gradients(look), look.light, 15, (WIDTH, HEIGHT))
    board.cover(cover("url(#sea)", WIDTH, HEIGHT))
    board.cover(_waves(look))
    shores = _shore(LEFT_SHORE, 3, 1), _shore(RIGHT_SHORE, 8, -1)
    for step in range(3):
        for shore, way in zip(shores, (1, -1), strict=True):
            _cliff(board, shore, way, step, look)
    _meadow(board, shores[0], 1, look.left)
    _meadow(board, shores[1], -1, look.right)
    _growth(board, look)
    for lane in LANES:
        add_bridge(board, lane, look)
    _weather(board, look)
    return board


def _gradients(look: Mood) -> str:
    return (
        linear("sea", (500, 0), (780, 0), *look.sea)
        + linear("left", (0, 0), (520, 0), *look.left.ground)
        + linear("right", (760, 0), (1280, 0), *look.right.ground)
        + radial("sun", (150, -60), 900, (0, look.sunlight + "90"), (1, look.sunlight + "00"))
    )


def _in_lane(y: float, margin: float = 0) -> bool:
    return any(abs(y - lane) < LANE_REACH + margin for lane in LANES)


def _shore(x: float, seed: int, way: int) -> list[tuple[float, float]]:
    """Walk down a winding edge of land."""
    chance = random.Random(seed)
    points = []
    for index in range(27):
        y = -20 + index * 29.5
        points.append((x + chance.uniform(-9, 9) + way * 10 * math.sin(y * 0.012 + seed), y))
    return points


def _land_from(shore: list[tuple[float, float]], way: int, out: float, seed: int) -> str:
    """Outline the land on one side, its edge pushed out into the sea."""
    chance = random.Random(seed)
    far = -20 if way > 0 else WIDTH + 20
    edge = [Knot(x + way * (out + chance.uniform(-5, 5) * (out > 0)), y) for x, y in shore]
    corners = [Knot(far, HEIGHT + 20, True), Knot(far, -20, True)]
    first, last = edge[0]._replace(corner=True), edge[-1]._replace(corner=True)
    return smooth([first, *edge[1:-1], last, *corners])


def _waves(look: Mood) -> str:
    chance = random.Random(4)
    marks = []
    for _ in range(230):
        x, y, width = chance.uniform(500, 780), chance.uniform(0, HEIGHT), chance.uniform(8, 30)
        colour = chance.choice((look.foam, look.sea[2][1], look.sea[0][1], look.foam))
        marks.append(
            f'<path d="M{x:.0f} {y:.0f}q{width / 4:.1f} -3 {width / 2:.1f} 0t{width / 2:.1f} 0" '
            f'stroke="{colour}" stroke-width="{chance.uniform(0.8, 2.2):.1f}" fill="none" '
            f'opacity="{chance.uniform(0.15, 0.6):.2f}"/>'
        )
    return "".join(marks)


def _cliff(board: Scene, shore: list[tuple[float, float]], way: int, step: int, look: Mood) -> None:
    """Build one step of the cliff; the lowest has foam at its foot."""
    out = (36, 24, 12)[step]
    path = _land_from(shore, way, out, step * 7 + way + 1)
    if step == 0:
        for spread, opacity, blur in ((14, 0.5, 3.0), (7, 0.75, 1.2)):
            foam = _land_from(shore, way, out + spread * 0.6, 91 + spread)
            stroke = f'stroke="{look.foam}" stroke-width="{spread * 0.6}" fill="none"'
            board.veil(f'<path d="{foam}" {stroke} opacity="{opacity}"/>', blur)
    wall = Shape(path, look.cliffs[step], round=9 - step, bump=3, bump_size=22)
    board.group(wall, shadow=0.4, shadow_offset=(way * 4, 4), form=0, outline=1)


def _meadow(board: Scene, shore: list[tuple[float, float]], way: int, side: Side) -> None:
    """Lay the top of one land: ground, the two roads, grass and flowers."""
    span = (0.0, LEFT_SHORE - 8.0) if way > 0 else (RIGHT_SHORE + 8.0, float(WIDTH))
    ground = "url(#left)" if way > 0 else "url(#right)"
    top = Shape(_land_from(shore, way, 0, 0), ground, round=7, bump=1.1, bump_size=36, rim=0.6)
    board.group(top, shadow_offset=(way * 5, 4), form=0, tint=0.06)
    board.veil(patches(span, side, 31 + way), 6)
    for lane in LANES:
        _road(board, span, lane, side)
    board.cover(grass(span, side, 40 + way, 620, lambda _, y: not _in_lane(y, 3)))
    board.cover(grass(span, side, 60 + way, 26, lambda _, y: _in_lane(y, -10)))
    board.cover(flowers(span, side, 50 + way, 74, lambda _, y: not _in_lane(y, 2)))


def _road(board: Scene, span: tuple[float, float], lane: int, side: Side) -> None:
    """Wear down a strip with soft edges, two faint ruts and pebbles along its borders."""
    chance = random.Random(lane + int(span[0]))
    left, right = span[0] - 30, span[1] + 30
    steps = [left + (right - left) * index / 12 for index in range(13)]
    top = [(x, lane - LANE_REACH + chance.uniform(-6, 6)) for x in steps]
    bottom = [(x, lane + LANE_REACH + chance.uniform(-6, 6)) for x in steps[::-1]]
    board.veil(fill(smooth([*top, *bottom]), side.road, 0.55), 6)
    for rut in (-30, 34):
        track = [(x, lane + rut + chance.uniform(-5, 5)) for x in steps]
        path = smooth(track, closed=False)
        board.veil(
            f'<path d="{path}" stroke="#5a4632" stroke-width="13" fill="none" opacity=".13"/>', 5
        )
    board.cover("".join(_pebble(chance, span, lane, side) for _ in range(90)))


def _pebble(chance: random.Random, span: tuple[float, float], lane: int, side: Side) -> str:
    edge = chance.choice((-1, 1)) * (LANE_REACH - abs(chance.gauss(0, 9)))
    x, y, size = chance.uniform(*span), lane + edge, chance.uniform(1.5, 4.2)
    shadow = oval(x + 0.8, y + 1, size, size * 0.65, "#2a2018", 0.35)
    return shadow + oval(x, y, size, size * 0.65, chance.choice((side.stone, side.road)), 0.8)


def _growth(board: Scene, look: Mood) -> None:
    """Trees, bushes and rocks, all of them clear of the lanes."""
    chance = random.Random(12)
    kinds = []
    for index in range(104):
        side, span = ((look.left, (8, 480)), (look.right, (800, 1272)))[index % 2]
        kind = chance.choice(("tree", "tree", "bush", "rock"))
        low = 60 if kind == "tree" else 22
        upper = chance.uniform(low, 138 if kind == "tree" else 134)
        lower = chance.uniform(590 if kind == "tree" else 536, 712)
        y = upper if chance.random() < 0.5 else lower
        kinds.append((y, chance.uniform(*span), kind, side, chance.random()))
    for y, x, kind, side, size in sorted(kinds, key=lambda grown: grown[0]):
        cast = partial(board.group, shadow=0.4, shadow_offset=(5, 5), shadow_blur=3, outline=1.3)
        if kind == "tree":
            cast(*tree(x, y, 38 + 24 * size, int(x), side.leaves), form=0.3)
        elif kind == "bush":
            cast(*bush(x, y, 9 + 6 * size, int(x), side.leaves), form=0.3)
        else:
            cast(rock(x, y, 7 + 7 * size, int(x), side.stone), form=0)


def _weather(board: Scene, look: Mood) -> None:
    """Mist over the water, sunlight from the upper left, a little calm under the hand."""
    places = ((600, 120), (690, 345), (590, 350), (680, 560), (600, 640))
    board.veil("".join(oval(x, y, 120, 14, look.foam, 0.25) for x, y in places), 12)
    board.glow(cover("url(#sun)", WIDTH, HEIGHT), 0, 0.2)
    hand = f'<rect x="-40" y="610" width="{WIDTH + 80}" height="180" fill="#6a6a92" opacity=".55"/>'
    board.shade(hand, 34)

"""What the grounds of all places have in common: two lands, a gorge, two bridges, other colours.

A ground is the board of the duel (``board.py``) with the water, stone and light of a place: the own
landing at the left, the guarded place at the right.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from ..bridge import add_bridge
from ..moods import Side
from ..scene import Scene, Shape
from ..svg import cover, disc, line, linear, oval, radial
from ..valley.gorge import LEFT_SHORE, RIGHT_SHORE, add_gorge, gradients, shore
from ..valley.ground import LANES, add_land
from ..valley.hours import HOURS, Crown, Hour
from ..valley.places import Thing, cast

WIDTH, HEIGHT = 1280, 720
#: Where the two roads lie: their middles, and half their height.
ROADS, HALF_ROAD = LANES, 80
#: What of the picture is land: the left and the right bank.
LEFT_BANK, RIGHT_BANK = (0.0, 504.0), (776.0, 1280.0)

Spot: TypeAlias = tuple[float, float, float]
Work: TypeAlias = Callable[[Scene], None]


def _nothing(board: Scene) -> None:
    """Add nothing."""


class Ground(NamedTuple):
    """A place as a board: its colours, what is laid over its land, what stands there, its air."""

    hour: Hour
    things: Callable[[Hour], list[Thing]]
    lay: Work = _nothing
    span: Work = _nothing
    """What is laid over the bridges."""
    weather: Work = _nothing
    lights: tuple[Spot, ...] = ()
    smoke: tuple[Spot, ...] = ()
    glow: str = "#ff9a3c"
    sun: tuple[float, float] = (150, -60)


def hour_of(
    base: str,
    sides: tuple[Side, Side],
    crowns: tuple[Crown, ...],
    roads: tuple[str, str],
    rut: str,
    **stuffs: object,
) -> Hour:
    """Return an hour of the board in the colours of a place; ``stuffs`` are fields of a mood."""
    hour = HOURS[base]
    mood = replace(hour.mood, left=sides[0], right=sides[1], **stuffs)  # type: ignore[arg-type]
    return hour._replace(mood=mood, crowns=(crowns, crowns), roads=roads, rut=rut)


def painted(ground: Ground) -> Scene:
    """Lay out a ground."""
    hour = ground.hour
    look = hour.mood
    shades = (
        gradients(hour)
        + linear("left", (0, 0), (520, 0), *look.left.ground)
        + linear("right", (760, 0), (1280, 0), *look.right.ground)
        + radial("sun", ground.sun, 900, (0, look.sunlight + "90"), (1, look.sunlight + "00"))
    )
    board = Scene(shades, look.light, 15, (WIDTH, HEIGHT))
    shores = shore(LEFT_SHORE, 3, 1), shore(RIGHT_SHORE, 8, -1)
    add_gorge(board, shores, hour)
    for bank in shores:
        add_land(board, bank, hour)
    ground.lay(board)
    standing = sorted(ground.things(hour), key=lambda thing: thing.y)
    board.shade(cast(standing, hour), 3)
    for thing in standing:
        board.group(*thing.shapes, shadow=0.4, shadow_offset=(3, 3), shadow_blur=2.5,
                    outline=1.2, form=0.25)  # fmt: skip
    _add_smoke(board, ground)
    for lane in LANES:
        add_bridge(board, lane, hour)
    ground.span(board)
    _weather(board, ground)
    return board


def _add_smoke(board: Scene, ground: Ground) -> None:
    marks = []
    for x, y, size in ground.smoke:
        for step in range(9):
            drift, spread = step**1.5 * 1.6, size + step * 1.3
            marks.append(oval(x + drift, y - step * 7, spread, spread * 0.75, "#dcd8e0",
                              0.32 - step * 0.03))  # fmt: skip
    board.veil("".join(marks), 2.5)


def _weather(board: Scene, ground: Ground) -> None:
    """Mist over the water, light from the sky, the place's own air, lamps, calm under the hand."""
    hour = ground.hour
    places = ((600, 160), (690, 372), (600, 366), (680, 560), (600, 640))
    board.veil("".join(oval(x, y, 70, 9, hour.mood.foam, 0.3) for x, y in places), 9)
    board.glow(cover("url(#sun)", WIDTH, HEIGHT), 0, 0.2)
    ground.weather(board)
    pools = "".join(oval(x, y + 14, far * 1.5, far * 0.7, ground.glow, 0.5)
                    for x, y, far in ground.lights)  # fmt: skip
    board.glow(pools, 14, 0.6)
    halos = "".join(disc(x, y, far * 0.5, ground.glow, 0.5) for x, y, far in ground.lights)
    board.afterglow(halos, 8)
    hand = f'<rect x="-40" y="620" width="{WIDTH + 80}" height="180" fill="#6a6a92" opacity=".5"/>'
    board.shade(hand, 30)


def stood(*found: tuple[float, float, float, list[Shape]]) -> list[Thing]:
    """Stand things: x, y, height and shapes of each."""
    return [Thing(*one) for one in found]


def grown(
    hour: Hour,
    grow: Callable[[float, float, float, int, Crown], list[Shape]],
    heights: tuple[float, float],
    spots: Iterable[tuple[float, float]],
) -> list[Thing]:
    """Let plants of one kind grow at spots, each of a height and a foliage of its own."""
    found = []
    for x, y in spots:
        seed = int(x * 7 + y)
        tall = random.Random(seed).uniform(*heights)
        found.append(Thing(x, y, tall, grow(x, y, tall, seed, hour.leaf(x < 640, seed))))
    return found


def paved(
    lane: int,
    span: tuple[float, float],
    tones: tuple[str, ...],
    joint: str,
    course: float = 21,
    opacity: float = 0.92,
) -> str:
    """Draw a road of long worn slabs in courses, all over a lane."""
    chance = random.Random(lane + int(span[0]))
    marks = []
    y = float(lane - HALF_ROAD)
    while y < lane + HALF_ROAD - 4:
        high = min(course * chance.uniform(0.9, 1.12), lane + HALF_ROAD - y)
        x = span[0] - chance.uniform(0, 60)
        while x < span[1]:
            wide = chance.uniform(34, 66)
            left, right = max(x, span[0] - 8) + 0.8, min(x + wide, span[1] + 8) - 0.8
            if right - left > 6:
                tone = chance.choice(tones)
                at = f'x="{left:.1f}" y="{y + 0.8:.1f}" width="{right - left:.1f}"'
                box = f'{at} height="{high - 1.6:.1f}" rx="3"'
                marks.append(f'<rect {box} fill="{tone}" opacity="{opacity}"/>')
                marks.append(f'<rect {box} fill="none" stroke="{joint}" opacity=".55"/>')
                low = y + high - 2.6
                marks.append(line([(left + 3, low), (right - 3, low)], joint, 1.6, 0.28))
                marks.append(line([(left + 3, y + 2.6), (right - 3, y + 2.6)], "#ffffff", 1.2, 0.2))
            x += wide
        y += high
    return "".join(marks)


def planked(lane: int, left: float, right: float, tones: tuple[str, ...], ink: str) -> str:
    """Draw a deck of planks across a lane's bridge, between its walls."""
    chance = random.Random(lane)
    marks = []
    x = left
    while x < right:
        wide = min(chance.uniform(11, 15), right - x)
        bow = -5.5 * (1 - ((x + wide / 2 - 640) / 170) ** 2)
        top, low = lane - 38 + bow, lane + 29 + bow
        tone = chance.choice(tones)
        marks.append(f'<rect x="{x:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{low - top:.1f}" '
                     f'fill="{tone}"/>')  # fmt: skip
        marks.append(line([(x, top), (x, low)], ink, 1.5, 0.8))
        marks.append(line([(x + 2, top), (x + 2, low)], "#fff0d0", 1, 0.25))
        marks += [disc(x + wide / 2, y, 1.1, ink, 0.7) for y in (top + 4, low - 4)]
        if chance.random() < 0.4:
            knot = chance.uniform(top + 10, low - 10)
            marks.append(oval(x + wide / 2, knot, 1.6, 3.4, ink, 0.35))
        x += wide
    return "".join(marks)


def strewn(
    seed: int,
    count: int,
    tones: tuple[str, ...],
    sizes: tuple[float, float],
    heights: tuple[tuple[float, float], ...],
    shadow: str = "#1c1418",
) -> str:
    """Scatter small stones, shells or coals over bands of both banks."""
    chance = random.Random(seed)
    marks = []
    for _ in range(count):
        x = chance.uniform(*chance.choice((LEFT_BANK, RIGHT_BANK)))
        y = chance.uniform(*chance.choice(heights))
        size = chance.uniform(*sizes)
        marks.append(oval(x + 1, y + 1.2, size, size * 0.6, shadow, 0.4))
        marks.append(oval(x, y, size, size * 0.65, chance.choice(tones), 0.9))
    return "".join(marks)

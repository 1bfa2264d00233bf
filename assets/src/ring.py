"""The board of a ring, 1280x720: any of four lands on either bank of the duel's river.

A picture shows one land on both banks. It is stored in three parts, from which the game puts a
board together: a seat's own land at the left, and at the right the upper half of the next seat's
land and the lower half of the previous one's, on both sides of a brook. The parts overlap, and
their edges are soft where they do.
"""

import random
import re
from dataclasses import replace

import numpy as np

from .bridge import LEFT, RIGHT, add_bridge, pole_tip
from .curves import ellipse
from .land import rock
from .raster import Pixels, ramp
from .scene import Marks, Scene, Shape
from .svg import cover, disc, line, linear, oval, radial
from .tilt import PAIR
from .valley.gorge import LEFT_SHORE, RIGHT_SHORE, add_gorge, gradients, shore
from .valley.ground import LANES, add_land
from .valley.hours import Hour, mix
from .valley.lands import LANDS, Land, hour_of
from .valley.places import Thing, cast

WIDTH, HEIGHT = 1280, 720
#: The parts: left, top, width and height in design units; how wide the soft edge is at the left,
#: at the top and at the foot.
PARTS = {
    "own": ((0, 0, 648, 720), (0, 0)),
    "top": ((632, 0, 648, 338), (16, 8)),
    "bottom": ((632, 328, 648, 392), (16, 0)),
}
#: The brook between the lands at the right, from the far right to the edge of the gorge, and down.
BROOK = (
    (1300, 332), (1232, 335), (1160, 331), (1090, 335), (1016, 332), (940, 335), (866, 332),
    (806, 334), (770, 333), (754, 337), (744, 366),
)  # fmt: skip
_SHORE = 9
#: Where nothing of the right bank's land may stand: the brook is there.
_BAND = (300, 366)


def scene(look: str) -> Scene:
    """Lay out a land at an hour, given as in `frost_day`, on both banks."""
    name, mood = look.split("_")
    land = LANDS[name]
    hour = hour_of(land, mood)
    board = Scene(_gradients(hour), hour.mood.light, 15, (WIDTH, HEIGHT))
    shores = shore(LEFT_SHORE, 3, 1), shore(RIGHT_SHORE, 8, -1)
    add_gorge(board, shores, hour)
    for bank in shores:
        add_land(board, bank, hour)
    _add_waters(board, land, hour)
    standing = _standing(land, hour)
    board.shade(cast(standing, hour), 3)
    for thing in standing:
        board.group(*thing.shapes, shadow=0.35, shadow_offset=(3, 3), shadow_blur=2.5,
                    outline=1.1, form=0.25)  # fmt: skip
    _add_smoke(board, land)
    for lane in LANES:
        add_bridge(board, lane, hour)
        _gild(board, lane)
    _weather(board, land, hour)
    return board


def part_of(image: Pixels, name: str, scale: int) -> Pixels:
    """Cut one of the `PARTS` out of a finished picture, with its soft edges."""
    (left, top, width, height), (aside, below) = PARTS[name]
    cut = image[top * scale : (top + height) * scale, left * scale : (left + width) * scale]
    if not aside:
        return cut
    across = ramp((np.arange(width * scale) + 0.5) / scale, 0, aside)
    alpha = np.broadcast_to(across, cut.shape[:2])
    if below:
        down = (np.arange(height * scale) + 0.5) / scale
        alpha = alpha * (1 - ramp(down, height - below, height))[:, None]
    return np.concatenate([cut, alpha[..., None]], -1)


def mirrored(thing: Thing) -> Thing:
    """Turn a thing to the other bank."""
    return thing._replace(x=WIDTH - thing.x, shapes=[_turned(shape) for shape in thing.shapes])


def _turned(shape: Shape) -> Shape:
    def moved(pair: re.Match[str]) -> str:
        return f"{WIDTH - float(pair[1]):.1f} {pair[2]}"

    detail = _over_there(shape.detail) if shape.detail else ""
    return replace(shape, path=PAIR.sub(moved, shape.path), detail=detail)


def _over_there(svg: str) -> str:
    return f'<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{svg}</g>'


def _gradients(hour: Hour) -> str:
    look = hour.mood
    return (
        gradients(hour)
        + linear("left", (0, 0), (520, 0), *look.left.ground)
        + linear("right", (1280, 0), (760, 0), *look.right.ground)
        + radial("sun", (150, -60), 900, (0, look.sunlight + "90"), (1, look.sunlight + "00"))
    )


def _standing(land: Land, hour: Hour) -> list[Thing]:
    """List what stands on both banks, from back to front; at the right only clear of the brook."""
    here = land.things(hour)
    there = [mirrored(thing) for thing in here]
    left, right = (here, there) if land.home > 0 else (there, here)
    low, high = _BAND
    clear = [thing for thing in right if not low < thing.y < high]
    return sorted([*left, *clear], key=lambda thing: thing.y)


def _add_waters(board: Scene, land: Land, hour: Hour) -> None:
    """Lay the land's waters on both banks, and the brook at the right."""
    apart = Scene(board.gradients, board.light, board.seed, board.size)
    land.add_waters(apart, hour)
    board.layers += apart.layers
    clip = f'<clipPath id="far"><rect width="{WIDTH}" height="{_BAND[0]}"/></clipPath>'
    for marks in apart.layers:
        if isinstance(marks, Marks):
            svg = f'{clip}<g clip-path="url(#far)">{_over_there(marks.svg)}</g>'
            board.layers.append(replace(marks, svg=svg))
    _add_brook(board, hour)


def _add_brook(board: Scene, hour: Hour) -> None:
    """Let a brook run between the lands at the right, and fall into the gorge."""
    chance = random.Random(33)
    deep, light, sky = hour.water[1][1], hour.water[2][1], hour.sky[0]
    run, fall = BROOK[:-2], BROOK[-3:]
    wide = 2 * _SHORE
    board.veil(line(run, hour.rut, wide + 9, 0.5), 2)
    board.cover(line(run, hour.rut, wide + 3, 0.8) + line(run, deep, wide, 1))
    board.veil(line([(x, y + 1) for x, y in run], light, wide - 7, 0.9), 1.6)
    ripples = []
    for _ in range(64):
        x, y = chance.uniform(778, 1280), 333 + chance.uniform(-6, 6)
        track = [(x, y), (x - 8, y + chance.uniform(-1.5, 1.5)), (x - chance.uniform(14, 30), y)]
        ripples.append(line(track, sky, chance.uniform(0.8, 1.4), 0.55))
    board.cover("".join(ripples))
    foam = line(fall, deep, 20, 0.95) + line(fall, light, 15, 0.9)
    for shift in range(-7, 8, 2):
        thread = [(x + shift, y + abs(shift) * 0.5) for x, y in fall]
        foam += line(thread, hour.mood.foam, 1.5, 0.8)
    board.cover(foam)
    spray = "".join(
        oval(744 + chance.uniform(-11, 9), 370 + chance.uniform(-4, 5), 5, 2.6, hour.mood.foam, 0.6)
        for _ in range(18)
    )
    board.veil(spray, 1.4)
    stones = []
    for side in (-1, 1):
        x = 786.0
        while x < WIDTH:
            size = chance.uniform(2.6, 5.4)
            tone = mix(hour.mood.right.stone, "#ffffff", chance.uniform(0, 0.2))
            y = 333 + side * (_SHORE + chance.uniform(0.5, 3))
            stones.append(rock(x, y, size, int(x) + side, tone))
            x += chance.uniform(9, 34)
    board.group(*stones, shadow=0.4, shadow_offset=(2, 2), shadow_blur=1.5, form=0, outline=0.9)


def _add_smoke(board: Scene, land: Land) -> None:
    marks = []
    for x, y, size in land.smoke:
        for step in range(9):
            drift, spread = step**1.5 * 1.6, size + step * 1.3
            for at in (x, WIDTH - x):
                puff = oval(at + drift, y - step * 7, spread, spread * 0.75, "#e8e4e8",
                            0.3 - step * 0.028)  # fmt: skip
                marks.append(puff)
    board.veil("".join(marks), 2.5)


def _gild(board: Scene, lane: int) -> None:
    """Gild the balls on the banners' poles: any seat's banner may hang there."""
    balls = []
    for edge in (LEFT, RIGHT):
        x, tip = pole_tip(edge, lane)
        balls.append(Shape(ellipse(x, tip - 1, 4.3), "#e0b04a", round=3, shine=0.6))
    board.group(*balls, shadow=0, form=0, outline=1)


def _weather(board: Scene, land: Land, hour: Hour) -> None:
    """Mist over the water, sunlight from the upper left, lamps, a little calm under the hand."""
    places = ((600, 160), (690, 372), (600, 366), (680, 560), (600, 640))
    board.veil("".join(oval(x, y, 70, 9, hour.mood.foam, 0.3) for x, y in places), 9)
    board.glow(cover("url(#sun)", WIDTH, HEIGHT), 0, 0.2)
    if hour.lit:
        _add_lights(board, land)
    hand = f'<rect x="-40" y="620" width="{WIDTH + 80}" height="180" fill="#6a6a92" opacity=".5"/>'
    board.shade(hand, 30)


def _add_lights(board: Scene, land: Land) -> None:
    low, high = _BAND
    spots = [*land.lights, *((WIDTH - x, y, reach) for x, y, reach in land.lights)]
    spots = [(x, y, reach) for x, y, reach in spots if x < 640 or not low < y + 26 < high]
    pools = "".join(oval(x, y + 14, far * 1.5, far * 0.7, "#ff8a30", 0.5) for x, y, far in spots)
    board.glow(pools, 14, 0.6)
    board.afterglow("".join(disc(x, y, far * 0.5, "#ff9a3c", 0.5) for x, y, far in spots), 8)

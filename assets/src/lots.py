"""The lots that tell who begins: both faces of the coin, the wheels of three and of four seats."""

import math
import random
from functools import partial

from .curves import Points, ellipse, place, polygon, ring, smooth, star, taper
from .sailing.painted import Painted
from .scene import Light, Scene, Shape
from .svg import line, linear, lines, radial

LIGHT = Light(
    (-0.5, -0.68, 0.56), "#fff4d8", "#8c7c86", (0.7, 0.7), "#ffe8b8", 0.5, "#000000", "#160c0c"
)
#: The ground that the brush paints on: what lies between the parts is as dark.
_GROUND = "#2a1a12"
#: The enamel of each seat, from the light to the dark.
_ENAMEL = (
    ("#5aa84c", "#1c5a30"),
    ("#f0923a", "#8c3414"),
    ("#5c9ee0", "#1c3f7c"),
    ("#a468c8", "#431c66"),
)
_GOLD = linear("gold", (14, 6), (86, 96), (0, "#fff8d8"), (0.45, "#ecb84a"), (1, "#a4661e"))
_HALF = 100.0


def _around(x: float, y: float, reach: float, turn: float) -> tuple[float, float]:
    return x + reach * math.cos(turn), y + reach * math.sin(turn)


def _relief(path: str, swell: float = 5, detail: str = "") -> Shape:
    return Shape(path, "url(#gold)", round=swell, shine=0.8, gloss=12, contact=0.8, bump=0.15,
                 bump_size=6, ink=0.8, detail=detail)  # fmt: skip


def _coin(seat: int, emblem: tuple[Shape, ...]) -> Scene:
    """Strike a coin: a milled rim, a ring of beads, enamel, and the emblem on it."""
    light, dark = _ENAMEL[seat]
    colours = _GOLD + radial("enamel", (38, 30), 70, (0, light), (1, dark))
    scene = Scene(colours, LIGHT, 5, (100, 100))
    teeth = lines(
        [[_around(50, 50, 46, math.tau * n / 90), _around(50, 50, 42.6, math.tau * n / 90)]
         for n in range(90)], "#6a3e14", 0.9, 0.75,
    )  # fmt: skip
    beads = [
        Shape(ellipse(*_around(50, 50, 40.2, math.tau * n / 44), 1.5), "url(#gold)", round=1.4,
              shine=0.8, contact=0.5, ink=0.6)
        for n in range(44)
    ]  # fmt: skip
    scene.group(
        Shape(ellipse(50, 50, 46), "url(#gold)", round=5, shine=0.7, gloss=10, detail=teeth),
        Shape(ring(50, 50, 43, 6), "url(#gold)", round=2.4, shine=0.5, contact=0.6, ink=0.6),
        Shape(ellipse(50, 50, 37.4), "url(#enamel)", round=6, bump=0.25, bump_size=9,
              contact=0.9, ink=0.9),
        *beads,
        shadow=0.4, shadow_offset=(0, 1), shadow_blur=1.5, form=0.1, outline=1.2,
    )  # fmt: skip
    scene.group(*emblem, shadow=0.75, shadow_offset=(1, 2), shadow_blur=2, form=0.12, outline=1.4)
    return scene


def _leaf() -> tuple[Shape, ...]:
    turn = -38
    edge = [(-29, 0), (-18, -13), (0, -16.5), (18, -10), (31, 0), (18, 10), (0, 16.5), (-18, 13)]
    ribs = [
        [(float(foot), 0.0), (foot + 9.0, way * 10.5)] for foot in (-16, -4, 8) for way in (-1, 1)
    ]
    ribs.append([(-27.0, 0.0), (27.0, 0.0)])
    veins: list[Points] = [place(rib, 50, 50, 1, turn) for rib in ribs]
    marks = lines(veins, "#6a3c10", 1.9, 1)
    stem = taper(place([(-38, 2), (-30, 0), (-24, 0)], 50, 50, 1, turn), [3.2, 3.4, 3.0])
    return _relief(stem, 2), _relief(smooth(place(edge, 50, 50, 1, turn)), 8, marks)


def _sun() -> tuple[Shape, ...]:
    long = [
        _relief(polygon([_around(50, 50, 31, way), _around(50, 50, 16, way - 0.22),
                         _around(50, 50, 16, way + 0.22)]), 3)
        for way in (math.tau * n / 12 for n in range(0, 12, 2))
    ]  # fmt: skip
    wavy = [
        _relief(smooth([_around(50, 50, 27, way), _around(50, 50, 20, way + 0.1),
                        _around(50, 50, 14, way + 0.2), _around(50, 50, 14, way - 0.2),
                        _around(50, 50, 20, way - 0.06)]), 3)
        for way in (math.tau * n / 12 for n in range(1, 12, 2))
    ]  # fmt: skip
    face = "".join(
        (
            lines([[(43, 47), (45, 45.4), (47, 47)], [(53, 47), (55, 45.4), (57, 47)]], "#5a2e0c",
                  1.7, 1),
            line([(50, 47), (49, 51.6), (51, 52.4)], "#5a2e0c", 1.4, 0.9),
            line([(44.5, 54.6), (47, 57), (50, 57.8), (53, 57), (55.5, 54.6)], "#5a2e0c", 1.9, 1),
        )
    )  # fmt: skip
    return (*wavy, *long, _relief(ellipse(50, 50, 14.5), 8, face))


def _grain(chance: random.Random, start: float, end: float, reach: tuple[float, float]) -> str:
    """Draw the grain of wood along an arc."""
    tracks: list[Points] = []
    for _ in range(round((reach[1] - reach[0]) * 0.7)):
        far = chance.uniform(*reach)
        first = chance.uniform(start, end)
        last = min(end, first + chance.uniform(0.2, 0.7))
        steps = [first + (last - first) * n / 6 for n in range(7)]
        tracks.append([_around(_HALF, _HALF, far + chance.uniform(-0.4, 0.4), t) for t in steps])
    return lines(tracks, "#1c0e08", 0.8, 0.4)


def _field(seat: int, count: int, chance: random.Random) -> Shape:
    """Cut a seat's field out of stained wood."""
    width = math.tau / count
    start, end = (seat - 0.5) * width, (seat + 0.5) * width
    arc = [_around(_HALF, _HALF, 78, start + width * n / 24) for n in range(25)]
    return Shape(
        polygon([(_HALF, _HALF), *arc]), f"url(#field{seat})", round=5, bump=0.45, bump_size=11,
        contact=0.5, ink=0.9, detail=_grain(chance, start, end, (16, 78)),
    )  # fmt: skip


def _wheel(count: int) -> Scene:
    """Build a wheel: stained fields in a ring of planks, with brass bands, spokes, pegs and hub."""
    chance, width = random.Random(count), math.tau / count
    colours = linear(
        "gold", (30, 10), (170, 190), (0, "#fff2c4"), (0.45, "#d89e3a"), (1, "#744616")
    )
    colours += linear(
        "wood", (20, 10), (180, 190), (0, "#a8703e"), (0.5, "#7c4a26"), (1, "#4a2a16")
    )
    for seat in range(count):
        light, dark = _ENAMEL[seat]
        colours += radial(f"field{seat}", (_HALF, _HALF), 80, (0, light), (0.5, light), (1, dark))
    scene = Scene(colours, LIGHT, 5, (200, 200))
    joints = lines(
        [[_around(_HALF, _HALF, far, math.tau * (n + 0.5) / 12) for far in (80, 92)]
         for n in range(12)], "#140a06", 1.6, 0.9,
    )  # fmt: skip
    rim = joints + _grain(chance, 0, math.tau, (80, 92)) + _grain(chance, 0, math.tau, (80, 92))
    scene.group(
        Shape(ring(_HALF, _HALF, 94, 16), "url(#wood)", round=7, bump=1.2, bump_size=8, detail=rim),
        *(_field(seat, count, chance) for seat in range(count)),
        Shape(ring(_HALF, _HALF, 95, 3.4), "url(#gold)", round=1.6, shine=0.7, contact=0.8),
        Shape(ring(_HALF, _HALF, 80.6, 3.6), "url(#gold)", round=1.7, shine=0.7, contact=0.8),
        shadow=0.4, shadow_offset=(0, 2), shadow_blur=3, form=0.15, outline=1.4,
    )  # fmt: skip
    spokes = [
        Shape(taper([_around(_HALF, _HALF, 20, way), _around(_HALF, _HALF, 79, way)], [4.4, 3.4]),
              "url(#gold)", round=2, shine=0.6, contact=0.9, ink=0.8)
        for way in ((seat - 0.5) * width for seat in range(count))
    ]  # fmt: skip
    pegs = [
        Shape(ellipse(*_around(_HALF, _HALF, 86.4, (n / 3 - 0.5) * width), 3.1), "url(#gold)",
              round=2.8, shine=0.9, gloss=8, contact=1, ink=0.8)
        for n in range(3 * count)
    ]  # fmt: skip
    scene.group(*spokes, *pegs, shadow=0.7, shadow_offset=(1, 2), shadow_blur=2, form=0.1,
                outline=1.2)  # fmt: skip
    _put_hub(scene)
    return scene


def _put_hub(scene: Scene) -> None:
    """Put the hub on: a turned knob of wood in brass, with a star of brass upon it."""
    scene.group(
        Shape(ellipse(_HALF, _HALF, 25), "url(#gold)", round=4, shine=0.7, gloss=10),
        Shape(ellipse(_HALF, _HALF, 20), "url(#wood)", round=9, bump=0.8, contact=0.9),
        Shape(polygon(star(_HALF, _HALF, 15, 6.4, 8)), "url(#gold)", round=3, shine=0.7),
        Shape(ellipse(_HALF, _HALF, 6), "url(#gold)", round=5, shine=0.9, gloss=8, contact=0.8),
        shadow=0.8, shadow_offset=(1, 3), shadow_blur=3, form=0.2, outline=1.4,
    )  # fmt: skip


#: Every picture by its file below `assets/built`.
PIECES = {
    "lots/coin_leaf": Painted(partial(_coin, 0, _leaf()), 5, _GROUND),
    "lots/coin_sun": Painted(partial(_coin, 1, _sun()), 5, _GROUND),
    "lots/wheel_3": Painted(partial(_wheel, 3), 3.6, _GROUND),
    "lots/wheel_4": Painted(partial(_wheel, 4), 3.6, _GROUND),
}

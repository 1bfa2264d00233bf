"""The back of the moon: it stands over the old bridge, and once more in the water below."""

import random
from itertools import pairwise

from ..curves import ellipse, place, polygon, smooth
from ..props import pine
from ..scene import Light, Scene, Shape
from ..svg import bricks, clouds, disc, fill, linear, lines, oval, radial, specks
from ._plate import HEIGHT, SCROLL, WIDTH, ground, inside, plate, rim

LIGHT = Light(
    (-0.3, -0.8, 0.5), "#e8f0ff", "#4c5890", (0.4, -0.8), "#f4f8ff", 0.9, "#28386c", "#060818"
)
#: The arches of the bridge: the middle of each, and half its span.
ARCHES = ((92.0, 46.0), (204.0, 54.0), (310.0, 40.0))


def back() -> Scene:
    """Hang the moon, then cloud and forest; the bridge crosses below with one lit lamp."""
    scene = plate(LIGHT, _gradients(), ("#ffffff", "#d4d0cc", "#7c7888"), 32)
    ground(scene, "url(#night)")
    scene.cover(inside(specks(7, 90, (20, 20, 355, 300), "#ffffff", (0.6, 2))))
    scene.veil(disc(196, 152, 150, "#a8bcff", 0.5), 26)
    scene.cover(disc(196, 152, 96, "url(#moon)"))
    scene.veil(_seas(), 2.4)
    scene.veil(inside(clouds(9, 4, (20, 190, 350, 250), 120, "#b8c4f0", 0.32)), 5)
    scene.cover(inside(_forest()))
    scene.cover(inside(_water()))
    scene.group(*_bridge(), shadow=0.5, form=0.05, outline=1.8)
    scene.group(*_lamp(), shadow=0.4, form=0, outline=1.4)
    scene.afterglow(disc(204, 268, 30, "#ffb040", 0.85), 10)
    scene.afterglow(disc(204, 470, 22, "#ffb040", 0.4), 9)
    rim(scene, SCROLL, (2, 8, 9, 8, 6, 5, 3), "#4c78e0")
    return scene


def _gradients() -> str:
    return (
        linear("night", (0, 0), (0, 400), (0, "#0a0e2c"), (0.5, "#243474"), (1, "#5470b4"))
        + radial("moon", (170, 120), 150, (0, "#ffffff"), (0.6, "#f0f0dc"), (1, "#b8c0dc"))
        + linear("stone", (0, 280), (0, 430), (0, "#c4cce8"), (0.4, "#7c88b8"), (1, "#343c70"))
        + linear("lake", (0, 400), (0, 525), (0, "#4c64ac"), (0.4, "#1c2c64"), (1, "#080c28"))
        + linear("iron", (196, 240), (212, 300), (0, "#8c94b4"), (1, "#2c3054"))
    )


def _seas() -> str:
    seas = ((168, 130, 22, 16), (214, 116, 14, 10), (226, 168, 26, 18), (176, 186, 15, 10),
            (196, 150, 10, 7), (148, 166, 9, 8), (244, 130, 8, 7))  # fmt: skip
    return "".join(oval(x, y, wide, high, "#98a4c4", 0.5) for x, y, wide, high in seas)


def _forest() -> str:
    chance = random.Random(8)
    marks = fill(smooth("0,340! 60,300 130,318 200,306 280,322 375,290! 375,420! 0,420!"),
                 "#1c2858")  # fmt: skip
    for x in (20, 46, 74, 104, 288, 316, 340, 360):
        tall = chance.uniform(60, 110)
        marks += fill(pine(x, 350, tall, tall * 0.26, x), "#141c48")
    return marks


def _water() -> str:
    marks = fill(polygon([(0, 404), (WIDTH, 404), (WIDTH, HEIGHT), (0, HEIGHT)]), "url(#lake)")
    chance = random.Random(2)
    for number in range(22):
        y = 412 + number * 4.8
        wide = 52 * (1 - abs(number - 8) / 18)
        marks += oval(196 + chance.uniform(-9, 9), y, wide * chance.uniform(0.6, 1), 2, "#f0f4ff",
                      0.72 - number * 0.016)  # fmt: skip
    for _ in range(24):
        x, y = chance.uniform(10, 365), chance.uniform(412, 515)
        marks += oval(x, y, chance.uniform(14, 40), 1.3, "#8ca0e0", 0.4)
    return marks


def _bridge() -> list[Shape]:
    """Span the water with three arches; the deck rises to the middle."""
    outline = "8,350! 60,326 130,306 204,298 280,306 340,322 367,331! 367,440! "
    for x, half in reversed(ARCHES):
        outline += (
            f"{x + half},440! {x + half},392 {x + half * 0.72:.0f},{392 - half * 0.8:.0f} "
            f"{x},{392 - half:.0f} {x - half * 0.72:.0f},{392 - half * 0.8:.0f} {x - half},392 "
            f"{x - half},440! "
        )
    joints = bricks((0, 300, WIDTH, 444), (22, 12), 4, "#1c2450", bend=-3)
    made = [Shape(smooth(outline + "8,440!"), "url(#stone)", round=12, bump=0.9, detail=joints)]
    for x, half in ARCHES:
        crown = [
            (x - half - 4, 400.0), (x - half * 0.78, 392 - half * 0.9), (x, 388 - half),
            (x + half * 0.78, 392 - half * 0.9), (x + half + 4, 400.0),
        ]  # fmt: skip
        made.append(_course(crown, 12, "#a8b0d4"))
    made.append(_course([(8, 343), (60, 320), (130, 300), (204, 292), (280, 300), (340, 316),
                         (367, 324)], 18, "#ccd4ec"))  # fmt: skip
    return [*made, *[_pier(x, y) for x, y in ((20, 346), (148, 306), (258, 304), (352, 324))]]


def _course(along: list[tuple[float, float]], wide: float, tone: str) -> Shape:
    """Lay a course of stones along a curve."""
    upper = [(x, y - wide / 2) for x, y in along]
    lower = [(x, y + wide / 2) for x, y in along]
    seams = [
        [(a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k - wide),
         (a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k + wide)]
        for a, b in pairwise(along) for k in (0.0, 0.33, 0.66)
    ]  # fmt: skip
    path = smooth([*upper, *lower[::-1]])
    return Shape(path, tone, round=5, bump=0.6, contact=0.6, detail=lines(seams, "#2c3464", 1.6,
                                                                         0.6))  # fmt: skip


def _pier(x: float, y: float) -> Shape:
    post = place("-9,22! -8,-12 0,-22 8,-12 9,22!", x, y)
    return Shape(smooth(post), "#b8c0e0", round=7, bump=0.5, contact=0.6)


def _lamp() -> list[Shape]:
    return [
        Shape(polygon("202,300 202,286 206,286 206,300"), "url(#iron)", round=2),
        Shape(polygon("194,284 214,284 211,256 197,256"), "#ffd87c", round=4, glow=0.9),
        Shape(polygon("192,258 204,242 216,258"), "url(#iron)", round=4, shine=0.4),
        Shape(polygon("192,284 216,284 214,290 194,290"), "url(#iron)", round=2),
        Shape(ellipse(204, 240, 4), "url(#iron)", round=3),
    ]

"""The back of the gate: an iron grid in an arch of stone, and no key anywhere."""

import math

from ..curves import ellipse, place, polygon, rectangle, ring, smooth
from ..figures import limb
from ..props import rivets
from ..scene import Light, Scene, Shape
from ..sparks import flame
from ..svg import bricks, disc, fill, linear, lines, oval, radial
from ._plate import ground, inside, plate, rim

LIGHT = Light(
    (-0.55, -0.7, 0.5), "#ffe8c8", "#545868", (0.6, 0.5), "#ffb060", 0.7, "#7c3c1c", "#0c080a"
)
MIDDLE, SPRING, HALF, FOOT = 187.5, 232.0, 104.0, 486.0


def back() -> Scene:
    """Build the wall, open the arch on the light behind, and let the grid down before it."""
    scene = plate(LIGHT, _gradients(), ("#d8dce4", "#747c8c", "#30343e"), 33)
    joints = bricks((0, 0, 375, 525), (46, 26), 6, "#1c1414")
    ground(scene, "url(#wall)", joints, bump=0.9)
    scene.cover(fill(_arch(HALF), "url(#deep)"))
    scene.cover(inside(_passage()))
    scene.group(*_grid(), shadow=0.6, shadow_offset=(3, 8), form=0.05, outline=1.4)
    scene.group(*_stones(), shadow=0.5, form=0.05, outline=1.6)
    scene.group(*_boss(), shadow=0.6, form=0.1)
    for x in (46.0, 329.0):
        scene.group(*_torch(x), shadow=0.5, form=0.1)
        tones = ("#f06018", "#ffa028", "#ffe070", "#fffbe0")
        scene.afterglow(disc(x, 236, 46, "#ff9030", 0.7), 16)
        scene.sharp(flame((x, 262), 48, int(x), tones, 0.14))
    rim(scene, "34,104 34,70 46,46 70,34 104,34", (3, 12, 26, 12, 3), "#c83c28")
    return scene


def _gradients() -> str:
    return (
        linear("wall", (0, 0), (375, 525), (0, "#8c8078"), (0.5, "#5c5450"), (1, "#2c2828"))
        + radial("deep", (MIDDLE, 330), 230, (0, "#ffd078"), (0.35, "#d87028"), (0.75, "#5c2418"),
                 (1, "#1c0c0c"))
        + linear("iron", (90, 120), (290, 480), (0, "#a8b4c4"), (0.5, "#565e6e"), (1, "#20242e"))
        + linear("stone", (60, 100), (320, 480), (0, "#d8ccbc"), (0.5, "#948878"), (1, "#4c443e"))
        + linear("brass", (140, 250), (240, 350), (0, "#fff0b0"), (0.5, "#d89c3c"), (1, "#7c4818"))
    )  # fmt: skip


def _arch(half: float) -> str:
    points = [(MIDDLE - half, FOOT)]
    points += [
        (MIDDLE - half * math.cos(k * math.pi / 24), SPRING - half * math.sin(k * math.pi / 24))
        for k in range(25)
    ]
    return polygon([*points, (MIDDLE + half, FOOT)])


def _passage() -> str:
    """Lead a paved way out of the light, with the ribs of the vault over it."""
    way = fill(polygon("168,372 206,372 276,486 98,486"), "#8c5030", 0.8)
    seams = lines([f"{120 + k * 4},{470 - k * 26} {255 - k * 4},{470 - k * 26}" for k in range(4)],
                  "#3c1c14", 3, 0.6)  # fmt: skip
    ribs = "".join(
        f'<path d="{_arch(HALF * k)}" transform="translate({MIDDLE * (1 - 1):.0f} {dy})" '
        f'fill="none" stroke="#3c1810" stroke-width="5" opacity=".55"/>'
        for k, dy in ((0.86, 10), (0.72, 24), (0.6, 36))
    )
    return ribs + way + seams + oval(MIDDLE, 352, 26, 34, "#fff0b8", 0.8)


def _grid() -> list[Shape]:
    """Rivet the bars of the grid together; each ends in a point."""
    made = []
    xs = [MIDDLE + offset for offset in (-82, -49, -16.5, 16.5, 49, 82)]
    for x in xs:
        top = SPRING - math.sqrt(HALF * HALF - (x - MIDDLE) ** 2)
        made += [
            Shape(rectangle(x - 6.5, top - 6, 13, 444 - top), "url(#iron)", round=5, bump=0.4,
                  shine=0.4, gloss=9),
            Shape(smooth(place("-9,-8! 9,-8! 8,8 0,34! -8,8", x, 444)), "url(#iron)", round=6,
                  shine=0.5),
        ]  # fmt: skip
    for y in (190, 246, 302, 358, 414):
        reach = HALF if y > SPRING else math.sqrt(HALF * HALF - (SPRING - y) ** 2)
        made.append(Shape(rectangle(MIDDLE - reach - 4, y - 6.5, 2 * reach + 8, 13), "url(#iron)",
                          round=5, bump=0.4, shine=0.4, gloss=9))  # fmt: skip
        made += rivets([(x, y) for x in xs if abs(x - MIDDLE) < reach], 5, "#b8c4d4")
    return made


def _stones() -> list[Shape]:
    """Set the stones of the arch, the keystone higher than the others."""
    made = []
    for level in range(7):
        y = FOOT - level * 36.5
        for side in (-1, 1):
            inner, outer = MIDDLE + side * HALF, MIDDLE + side * (HALF + (40 if level % 2 else 32))
            box = polygon([(inner, y), (outer, y), (outer, y - 35), (inner, y - 35)])
            made.append(Shape(box, "url(#stone)", round=7, bump=0.9, contact=0.5))
    count = 11
    for index in range(count):
        start, end = (math.pi * (1 + (index + k) / count) for k in (0.02, 0.98))
        key = index == count // 2
        far = HALF + (52 if key else 38 if index % 2 else 32)
        near = HALF - (8 if key else 0)
        wedge = [
            (MIDDLE + r * math.cos(a), SPRING + r * math.sin(a))
            for r, a in ((near, start), (far, start), (far, end), (near, end))
        ]
        made.append(Shape(polygon(wedge), "url(#stone)", round=8, bump=0.9, contact=0.6))
    return made


def _boss() -> list[Shape]:
    """Lock the grid with a plate of brass; the keyhole in it is blind."""
    plate_of_lock = (
        "187,250! 214,262 240,274! 240,310 222,346 187,370! 152,346 134,310 134,274! 160,262"
    )
    return [
        Shape(smooth(plate_of_lock), "url(#brass)", round=14, shine=0.7, gloss=9, bump=0.3),
        *rivets([(148, 282), (226, 282), (187, 356), (187, 264)], 5, "#fff0b8"),
        Shape(ring(187, 316, 27, 7), "url(#iron)", round=4, shine=0.7, contact=0.8),
        Shape(ellipse(187, 306, 9) + polygon("182,308 192,308 196,332 178,332"), "#180c0c", round=2,
              rim=0, ink=0, contact=0.2),
    ]  # fmt: skip


def _torch(x: float) -> list[Shape]:
    return [
        limb([(x, 340), (x, 266)], [9, 13], "#6c4024", round=5, bump=0.6),
        Shape(smooth(place("-15,-6! 15,-6! 11,16 -11,16", x, 264)), "url(#iron)", round=6,
              shine=0.5),
        Shape(ellipse(x, 312, 9, 7), "url(#iron)", round=5, shine=0.5),
    ]  # fmt: skip

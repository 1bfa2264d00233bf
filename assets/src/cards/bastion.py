"""Bastion: the white castle on its rock over the sea, gate lit, flags out."""

import math
import random
from dataclasses import replace

from ..actors import moved
from ..curves import Knot, place, polygon, ridge, smooth, taper
from ..props import battlement, pine, tower, tufts
from ..scene import Light, Scene, Shape
from ..svg import bricks, cover, disc, fill, line, linear, lines, oval, radial
from ._harbour import rowers, ship, sparkle, surf, wake
from ._walkers import bridge, ground, walkers

COLOURS = (
    linear("sky", (0, 0), (0, 380), (0, "#10458e"), (0.4, "#3c8ccc"), (0.75, "#b4dce0"),
        (1, "#ffe4b4"))
    + radial("sun", (118, 128), 236, (0, "#fff4c0ff"), (0.36, "#ffe2a88c"), (0.62, "#ffd4b048"),
        (1, "#ffc87000"))
    + linear("sea", (0, 318), (0, 440), (0, "#cfe6d8"), (0.25, "#4ca8b8"), (0.6, "#2c7cac"),
        (1, "#1c5484"))
    + linear("st", (0, 60), (0, 400), (0, "#f2e0c0"), (1, "#bca488"))
    + linear("st2", (0, 100), (0, 360), (0, "#c8ccd4"), (1, "#a8a4ac"))
    + linear("roof", (0, 0), (0, 190), (0, "#e0583c"), (1, "#b03038"))
    + radial("gate", (146, 346), 40, (0, "#fff4b8"), (0.6, "#ffb63e"), (1, "#b8561e"))
    + linear("rock", (60, 330), (330, 440), (0, "#c8a87c"), (0.45, "#a08878"), (1, "#646488"))
    + linear("road", (150, 360), (0, 460), (0, "#e0caa4"), (1, "#a08a78"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.78, -0.42, 0.42),
    key_colour="#fff0c8",
    ambient="#5068ac",
    rim_from=(0.95, -0.2),
    rim_colour="#8cc8f0",
    rim=0.4,
    ink="#182040",
    bounce="#8a6a4a",
)
HAZE = Light(
    key=(-0.78, -0.42, 0.42), key_colour="#ffeccc", ambient="#7896c4", rim=0.2, ink="#4a6290"
)


def scene() -> Scene:
    """Sky and sea, towers from back to front, the gate and its bridge, the flags, the light."""
    picture = Scene(COLOURS, LIGHT, 11)
    _sky(picture)
    _sea(picture)
    _far_towers(picture)
    _keep(picture)
    _rock(picture)
    _walls(picture)
    _gate(picture)
    bridge(picture)
    _flags(picture)
    sparkle(picture)
    surf(picture, ((300, 462, 100), (204, 458, 40)))
    ground(picture)
    picture.group(*walkers(), shadow=0.4, shadow_offset=(5, 4), outline=1.4)
    picture.group(*moved(ship(), (300, 498), (318, 474), 0.62), shadow=0.4, form=0.2, outline=1.5)
    picture.group(*moved(rowers(), (200, 516), (222, 502), 0.72), shadow=0.4, outline=1.5)
    wake(picture, ((316, 470, 34), (224, 498, 28)))
    _light(picture)
    return picture


def _drum(box: tuple[float, float, float, float], fill_: str, seed: int, bend: float = 5) -> Shape:
    """Build a round tower whose far side turns from the sun into blue shade."""
    x, y, width, height = box
    lit = tower(box, fill_, seed, bend)
    shade = "".join(
        f'<rect x="{x + width * part:.1f}" y="{y}" width="{width}" height="{height}" '
        'fill="#24387c" opacity=".18"/>'
        for part in (0.46, 0.58, 0.68, 0.77, 0.85, 0.92)
    )
    return replace(lit, detail=lit.detail + shade)


def _crown(x: float, y: float, width: float, count: int, wall: str = "url(#st)") -> list[Shape]:
    wide, narrow = width * 0.58, width * 0.5
    ledge = (
        Knot(x - narrow, y + 15, True), Knot(x - wide, y + 1, True), Knot(x + wide, y + 1, True),
        Knot(x + narrow, y + 15, True), Knot(x, y + 21),
    )  # fmt: skip
    teeth = battlement(x - wide, y - 8, width * 1.16, 13, count, 9)
    return [
        Shape(smooth(ledge), "#b8a48c", round=width * 0.4, contact=0.9),
        Shape(teeth, wall, round=5, bump=0.5, bump_size=5, contact=0.4),
    ]


def _roof(x: float, y: float, half: float, height: float) -> Shape:
    """Cap a tower with a tiled cone that stands out over its wall."""
    outline = [
        Knot(x - half, y, True), Knot(x - half * 0.45, y - height * 0.5), Knot(x, y - height, True),
        Knot(x + half * 0.45, y - height * 0.5), Knot(x + half, y, True), Knot(x, y + half * 0.3),
    ]  # fmt: skip
    seams = [f"{x},{y - height} {x + half * k / 4},{y + half * 0.3}" for k in range(-4, 5)]
    courses = [
        f"{x - half},{y - height * k} {x},{y - height * k + half * 0.3} {x + half},{y - height * k}"
        for k in (0.12, 0.28, 0.44, 0.6)
    ]
    return Shape(
        smooth(outline), "url(#roof)", round=half * 0.8, bump=0.4, bump_size=6, contact=0.8,
        shine=0.25, detail=lines([*seams, *courses], "#5a1424", 1.3, 0.5),
    )  # fmt: skip


def _window(x: float, y: float, size: float = 1) -> Shape:
    arch = place("-4,9! -4,-4 0,-9 4,-4 4,9!", x, y, size)
    return Shape(smooth(arch), "#2c2440", round=3, contact=0.4, rim=0, flat=0.5)


def _flag(x: float, y: float, size: float) -> list[Shape]:
    cloth = "0,-34! 14,-39 28,-31 46,-35! 36,-26! 46,-14! 28,-12 14,-18 0,-14!"
    return [
        Shape(
            taper([(x, y + 10), (x, y - 36 * size)], [2.6, 2.2]), "#6a4a2c", round=1.5, contact=0
        ),
        Shape(smooth(place(cloth, x, y, size)), "#e0342f", round=7, bump=0.4, contact=0.2),
    ]


def _rampart(
    left: tuple[float, float], right: tuple[float, float], base: float, seed: int
) -> Shape:
    """Build a wall between two towers; its top runs straight from one to the other."""
    count = round((right[0] - left[0]) / 8)
    step, rise = (right[0] - left[0]) / count, (right[1] - left[1]) / count
    top = []
    for index in range(count):
        lift = 9 if index % 2 else 0
        at, level = left[0] + index * step, left[1] + index * rise - lift
        top += [(at, level), (at + step, level + rise)]
    slope = math.degrees(math.atan2(right[1] - left[1], right[0] - left[0]))
    courses = bricks((-20, 60, 400, 460), (17, 10), seed)
    return Shape(
        polygon([(left[0], base), *top, (right[0], base)]), "url(#st)", round=8, bump=0.4,
        bump_size=7, contact=0.6, detail=f'<g transform="skewY({slope:.1f})">{courses}</g>',
    )  # fmt: skip


def _sky(picture: Scene) -> None:
    picture.cover(cover("url(#sky)"))
    picture.cover(cover("url(#sun)"))
    picture.veil(disc(118, 128, 44, "#fff4c8", 1), 1)
    chance = random.Random(5)
    heaps = ((316, 236, 84), (366, 170, 66), (290, 284, 70), (28, 276, 62), (-6, 214, 50))
    for x, y, size in heaps:
        puffs = [
            (x + chance.uniform(-0.8, 0.8) * size, y + chance.uniform(-0.45, 0.5) * size,
                size * chance.uniform(0.3, 0.55)) for _ in range(9)
        ]  # fmt: skip
        picture.veil("".join(oval(a, b, r * 1.2, r, "#5c8cc8", 0.9) for a, b, r in puffs), 3)
        lit = (oval(a - 7, b - 8, r * 0.95, r * 0.75, "#fff0d0", 0.95) for a, b, r in puffs)
        picture.veil("".join(lit), 4)
    flock = ((30, 112, 1.1), (52, 98, 0.9), (16, 90, 0.8), (316, 96, 1), (336, 110, 0.8))
    birds = "0,0! 4,-4 8,0! 12,-4 16,0!"
    picture.cover("".join(line(place(birds, x, y, k), "#1e3a64", 1.5 * k, 1) for x, y, k in flock))


def _sea(picture: Scene) -> None:
    hills = ridge(-5, 130, 306, 20, 3, base=326) + ridge(270, 380, 300, 24, 8, base=326)
    picture.veil(fill(hills, "#7ca0c4", 0.9), 0.8)
    picture.cover('<rect y="322" width="375" height="205" fill="url(#sea)"/>')
    waves = "".join(
        f'<path d="M{i * 53 % 390 - 20} {326 + i * 3.1:.0f}h{14 + i * 31 % 46}" stroke="#fffbe8" '
        f'stroke-width="{0.7 + i * 0.06:.1f}" opacity=".6"/>' for i in range(30)
    )  # fmt: skip
    picture.cover(waves)


def _far_towers(picture: Scene) -> None:
    picture.group(
        _drum((108, 158, 32, 200), "url(#st2)", 5),
        _roof(124, 160, 22, 62),
        _window(124, 190, 0.9),
        _drum((262, 142, 34, 220), "url(#st2)", 6),
        _roof(279, 144, 23, 66),
        _window(279, 176, 0.9),
        _rampart((120, 246), (282, 236), 360, 4),
        light=HAZE, shadow=0.25, shadow_offset=(8, 6), form=0.1, outline=1.4,
    )  # fmt: skip


def _keep(picture: Scene) -> None:
    picture.group(
        _drum((184, 88, 48, 60), "url(#st)", 8, 3),
        _roof(208, 92, 35, 58),
        _window(202, 110, 0.9),
        _drum((158, 134, 100, 240), "url(#st)", 7, 9),
        *_crown(208, 130, 100, 7),
        _window(184, 180, 1.3),
        _window(222, 184, 1.3),
        _window(192, 228, 1.3),
        shadow=0.35, shadow_offset=(10, 6), form=0.15,
    )  # fmt: skip
    picture.group(
        _drum((236, 196, 36, 160), "url(#st)", 15, 4),
        _roof(254, 198, 25, 58),
        _window(252, 226, 1),
        shadow=0.4, shadow_offset=(8, 6), form=0.15,
    )  # fmt: skip


def _rock(picture: Scene) -> None:
    """Pile up the crag: lit facets to the left, blue ones to the right, foam at its foot."""
    crags = (
        (
            "14,420! 34,388! 40,366! 58,352 96,346 130,358 200,366 300,350 350,346! 356,372! "
            "370,390! 378,430! 380,470! 0,470!",
            22,
        ),
        ("30,440! 44,398! 50,374! 78,364 104,372! 112,396! 96,440!", 12),
        ("202,450! 204,396! 224,374! 252,372! 258,404! 248,450!", 12),
        ("250,450! 262,400! 276,376! 312,364 336,372! 342,408! 330,450!", 14),
        ("116,440! 132,404! 150,390! 186,392! 202,420! 200,450!", 12),
    )
    trees = pine(356, 372, 84, 15, 3) + pine(336, 366, 60, 12, 4) + pine(36, 372, 72, 14, 5)
    picture.cover(fill(trees, "#2c5a4c"))
    shapes = [
        Shape(smooth(points), "url(#rock)", round=size, bump=1.2, bump_size=22, contact=0.5)
        for points, size in crags
    ]
    picture.group(*shapes, shadow=0.4, form=0.3)
    grass = tufts("52,356 96,350 118,360", 26, 8, 3, 0.1, 1.6)
    grass += tufts("220,364 290,354 344,352", 34, 8, 4, 0.1, 1.6)
    picture.cover(fill(grass, "#7ca04c"))


def _walls(picture: Scene) -> None:
    picture.group(
        _rampart((88, 284), (126, 296), 366, 13),
        _drum((50, 236, 50, 130), "url(#st)", 9),
        _roof(75, 238, 34, 82),
        _window(70, 268, 1.1),
        _window(72, 316, 1.1),
        shadow=0.45, shadow_offset=(9, 6), form=0.15,
    )  # fmt: skip
    picture.group(
        _rampart((176, 298), (280, 276), 370, 14),
        _drum((270, 250, 74, 120), "url(#st)", 10, 7),
        *_crown(307, 248, 74, 6),
        _window(292, 294, 1.2),
        _window(322, 298, 1.2),
        _window(306, 336, 1.1),
        shadow=0.45, shadow_offset=(9, 6), form=0.15,
    )  # fmt: skip


def _gate(picture: Scene) -> None:
    bars = lines([f"{x},300 {x},400" for x in range(128, 170, 8)], "#4a2018", 2.6, 1)
    bars += lines([f"110,{y} 190,{y}" for y in (332, 346, 360, 374)], "#4a2018", 2.4, 1)
    pennant = "-11,0! 11,0! 11,34! 0,44! -11,34!"
    diamond = "0,8 6,18 0,30 -6,18"
    hung = [
        Shape(smooth(place(pennant, x, 300)), "#d02c34", round=4, bump=0.3, contact=0.7,
            detail=fill(polygon(place(diamond, x, 300)), "#ffd88a"))
        for x in (112, 180)
    ]  # fmt: skip
    picture.group(
        Shape(battlement(112, 288, 68, 98, 5, 10), "url(#st)", round=10, bump=0.5, bump_size=6,
            contact=0.6, detail=bricks((110, 286, 184, 390), (15, 9), 12)),
        Shape(smooth("116,392! 116,336 126,316 146,304 166,316 176,336 176,392!"), "#d8c4a4",
            round=8, bump=0.4, bump_size=5, contact=0.7),
        Shape(smooth("124,392! 124,338 132,324 146,314 160,324 168,338 168,392!"), "url(#gate)",
            round=5, glow=0.9, contact=0.2, ink=0.5, detail=bars),
        _drum((98, 278, 28, 100), "url(#st)", 21, 4), *_crown(112, 276, 28, 3),
        _drum((166, 278, 28, 106), "url(#st)", 22, 4), *_crown(180, 276, 28, 3),
        *hung, shadow=0.65, shadow_offset=(12, 8), form=0.1,
    )  # fmt: skip


def _flags(picture: Scene) -> None:
    flags = [*_flag(208, 36, 0.8), *_flag(307, 240, 1), *_flag(75, 162, 0.8)]
    picture.group(*flags, shadow=0.25, form=0, outline=1.4)


def _light(picture: Scene) -> None:
    """Let the sun and the gate shine over all."""
    picture.afterglow(disc(146, 354, 30, "#ff9a3a", 0.55), 11)
    chance = random.Random(4)
    beams = "".join(
        taper([(118, 128), (440, 128 + 322 * math.tan(angle))], [2, chance.uniform(14, 50)])
        for angle in (chance.uniform(-0.6, 0.8) for _ in range(9))
    )
    picture.afterglow(fill(beams, "#fff0c0", 0.13), 5)
    picture.afterglow(disc(118, 128, 80, "#ffe0a0", 0.25), 30)

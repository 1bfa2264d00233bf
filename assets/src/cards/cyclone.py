"""Cyclone: a funnel over the sea, with a roof and a fish in it."""

import math
import random
from dataclasses import replace
from typing import TypeAlias

from ..curves import Knot, ellipse, knots, polygon, ring, smooth, taper
from ..scene import Light, Scene, Shape
from ..svg import cover, fill, line, linear, lines, oval, radial, specks

COLOURS = (
    linear("sky", (0, 0), (0, 400), (0, "#0d2236"), (0.45, "#2a6272"), (0.8, "#a8d0b4"), (1,
        "#f4ecb8"))
    + radial("eye", (205, 60), 220, (0, "#f4ffe8cc"), (0.4, "#9fd8c866"), (1, "#2a6a7a00"))
    + linear("f1", (60, 0), (330, 0), (0, "#f8fffa"), (0.35, "#aadcd8"), (0.75, "#4a8c9c"),
        (1, "#1f4c62"))
    + linear("f2", (60, 0), (330, 0), (0, "#dcf6ee"), (0.4, "#70b2ba"), (1, "#1a4a62"))
    + linear("sea", (0, 350), (0, 525), (0, "#3f8a96"), (0.4, "#14506a"), (1, "#061a30"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.72, -0.45, 0.52),
    key_colour="#f4fff0",
    ambient="#35587a",
    rim_from=(-0.8, -0.4),
    rim_colour="#ffffff",
    rim=0.7,
    ink="#061420",
    bounce="#2a6a7a",
)
Place: TypeAlias = tuple[float, float]
BANDS = 26
HIGH = ("#2c5668", "#3a6c7c", "#22465a", "#4f8490")
BOLTS = (
    "72,104 30,214 54,208 24,350 78,190 54,194 90,104",
    "326,104 352,196 330,196 356,330 312,180 332,180 308,104",
)
NEAR = ("#5f98a4", "#4a8492", "#78b0b4", "#3d7080")


def scene() -> Scene:
    """Lightning, the funnel, what it carries, the waves and one small ship."""
    picture = Scene(COLOURS, LIGHT, 14)
    _sky(picture)
    _funnel(picture)
    _carried(picture)
    _sea(picture)
    return picture


def _axis(part: float) -> float:
    """Where the funnel's middle is: 0 at the top, 1 at the sea."""
    return 204 - 62 * part + 26 * math.sin(part * 4.4)


def _cloud_ring(
    centre: Place, radii: Place, tones: tuple[str, ...], count: int, seed: int
) -> list[Shape]:
    """Heap clouds round an ellipse, the nearest last."""
    chance = random.Random(seed)
    heaps = []
    for index in range(count):
        angle = math.tau * index / count
        reach = chance.uniform(0.78, 1.2)
        x = centre[0] + radii[0] * reach * math.cos(angle)
        y = centre[1] + radii[1] * math.sin(angle) + chance.uniform(-8, 7)
        heap = ellipse(
            x, y, chance.uniform(27, 49), chance.uniform(15, 26), chance.uniform(-14, 14)
        )
        heaps.append(
            (y, Shape(heap, chance.choice(tones), round=21, bump=0.75, bump_size=13, contact=0.38,
                ink=0.25))
        )  # fmt: skip
    return [heap for _, heap in sorted(heaps, key=lambda pair: pair[0])]


def _band(index: int) -> tuple[str, str]:
    """Give the far and the near half of one turn of the funnel."""
    part = index / (BANDS - 1)
    x, y = _axis(part), 76 + part * 286
    radius = 150 * (1 - part) ** 1.25 + 20 + 8 * math.sin(part * 17)
    width, chance = 9 + radius * 0.13, random.Random(index * 7)
    far = [(x - radius, y), (x, y - radius * 0.17), (x + radius, y - 2)]
    near = [
        (x - radius * 1.02, y - 3), (x - radius * 0.62, y + radius * 0.15), (x, y + radius * 0.24),
        (x + radius * 0.66, y + radius * 0.14),
        (x + radius * (1.04 + 0.16 * chance.random()), y - 5 - 8 * chance.random()),
    ]  # fmt: skip
    return (
        taper(far, [2, 6 + radius * 0.05, 2], 40),
        taper(near, [1, width * 0.8, width * 1.15, width * 0.8, 1], 60),
    )


def _wisp(part: float) -> str:
    x, y, radius = _axis(part), 70 + part * 286, 158 * (1 - part) ** 1.25 + 22
    track = [
        (x - radius * 1.05, y), (x - radius * 0.3, y + radius * 0.24),
        (x + radius * 0.55, y + radius * 0.16), (x + radius * 1.28, y - 12),
    ]  # fmt: skip
    return taper(track, [0.4, 2.6, 2.2, 0.4], 40)


def _wave(level: float, tone: str, swell: float, seed: int) -> Shape:
    chance = random.Random(seed)
    crest = [Knot(-40, level + 10)]
    for x in range(-30, 410, 58):
        crest += [
            Knot(x, level + chance.uniform(-swell, swell * 0.4)),
            Knot(x + 22, level - swell - chance.uniform(0, swell), True), Knot(x + 30, level + 2),
        ]  # fmt: skip
    crest += [Knot(420, 560, True), Knot(-40, 560, True)]
    return Shape(smooth(crest), tone, round=14, bump=1, bump_size=16, rim=1.2)


def _spray() -> list[Shape]:
    chance = random.Random(9)
    drops = []
    for _ in range(26):
        angle, away = chance.uniform(0, math.tau), chance.uniform(20, 84)
        x = 150 + away * math.cos(angle)
        y = 368 + away * 0.2 * math.sin(angle) - chance.uniform(0, 16)
        foam = ellipse(x, y, chance.uniform(8, 19), chance.uniform(6, 13))
        tone = chance.choice(("#f4fffa", "#d0f0ec", "#a8dcdc"))
        drops.append(Shape(foam, tone, round=9, ink=0.15, contact=0.3, bump=0.5, bump_size=6))
    return drops


def _rain() -> str:
    chance = random.Random(10)
    return "".join(
        line([(x, y), (x - 5, y + 16)], "#d8f4f4", 0.8, round(chance.uniform(0.1, 0.4), 2))
        for x, y in ((chance.uniform(0, 380), chance.uniform(0, 400)) for _ in range(70))
    )


def _sky(picture: Scene) -> None:
    picture.cover(cover("url(#sky)") + cover("url(#eye)"))
    picture.group(
        *_cloud_ring((200, 40), (250, 92), HIGH, 46, 3),
        light=replace(LIGHT, rim=0.4), shadow=0.3, form=0.15, outline=0,
    )  # fmt: skip
    picture.cover('<rect y="352" width="375" height="180" fill="url(#sea)"/>')
    picture.veil(oval(187, 352, 260, 14, "#e8fff0", 0.5), 8)
    _lightning(picture)


def _lightning(picture: Scene) -> None:
    """Strike the sea on both sides of the funnel."""
    bolts = "".join(polygon(bolt) for bolt in BOLTS)
    for bolt in BOLTS:
        foot = knots(bolt)[3]
        picture.glow(oval(foot.x, foot.y, 46, 10, "#c8f8ff"), 7)
    picture.glow(fill(bolts, "#7fe0ff"), 9)
    picture.cover(fill(bolts, "#fffde0"))
    picture.afterglow(fill(bolts, "#fff6b0", 0.7), 4)


def _funnel(picture: Scene) -> None:
    bands = [_band(index) for index in range(BANDS)]
    picture.cover(fill("".join(far for far, _ in bands), "#0f3347", 0.8))
    steps = [index / 8 for index in range(9)]
    walls = [(part, 150 * (1 - part) ** 1.25 + 18) for part in steps]
    left = [(_axis(part) - radius, 76 + part * 286) for part, radius in walls]
    right = [(_axis(part) + radius, 76 + part * 286) for part, radius in walls[::-1]]
    picture.group(
        Shape(smooth([*left, *right]), "url(#f2)", round=70, bump=0.6, bump_size=14, ink=0.3),
        shadow=0.4, form=0.3,
    )  # fmt: skip
    turns = [
        Shape(near, f"url(#f{2 - index % 2})", round=9, contact=0.55, ink=0.5, bump=0.25,
            bump_size=12, shine=0.1)
        for index, (_, near) in enumerate(bands)
    ]  # fmt: skip
    picture.group(*turns[::-1], shadow=0, form=0.35, outline=0)
    wisps = "".join(_wisp(index / 13) for index in range(14))
    picture.glow(fill(wisps, "#f4fffa", 0.8), 0.5, 0.9)
    picture.group(
        *_cloud_ring((204, 78), (165, 24), NEAR, 34, 17), shadow=0.45, form=0.2, outline=1.2
    )


def _carried(picture: Scene) -> None:
    carried = [
        Shape(polygon("70,206 112,190 128,222 88,240"), "#8a5a3a", round=6, bump=0.5, bump_size=5,
            detail=lines(["80,202 98,236", "92,197 110,231", "103,193 121,226"], "#4a2c1c", 1.6)),
        Shape(polygon("60,210 92,168 126,188 112,194"), "#b8443a", round=6, bump=0.4, bump_size=5,
            detail=lines(["74,200 118,190", "82,188 112,182"], "#6a1c1c", 1.6)),
        Shape(polygon("92,212 104,207 110,221 98,226"), "#ffd870", round=2, glow=0.6),
    ]  # fmt: skip
    carried += [
        Shape(ring(292, 176, 21, 5, 0.8), "#9a6a40", round=3),
        Shape(taper("274,170 310,183", [3.4, 3.4]), "#9a6a40", round=2),
        Shape(taper("297,160 287,193", [3.4, 3.4]), "#9a6a40", round=2),
        Shape(ellipse(292, 176, 5), "#c8964a", round=4, shine=0.4),
    ]  # fmt: skip
    carried += [
        Shape(smooth("232,252! 244,240 262,240 276,250! 264,262 246,262"), "#ff9a5a", round=8,
            shine=0.4,
            detail=line("262,241 258,251 262,261", "#a8442a", 1.6, 1)),
        Shape(polygon("236,252 218,240 222,254 216,266"), "#e8743a", round=4),
        Shape(ellipse(267, 248, 3), "#ffffff", round=2, glow=0.5),
    ]  # fmt: skip
    carried += [
        Shape(taper("126,290 152,272", [7, 5]), "#6a4630", round=3),
        Shape(ellipse(162, 264, 17, 13, -30), "#5a8a3a", round=9, bump=1, bump_size=5),
        Shape(ellipse(172, 272, 11, 9), "#6a9a42", round=7, bump=1, bump_size=5),
    ]  # fmt: skip
    planks = ("306,118 328,110", "84,128 102,138", "250,208 270,212", "196,300 212,292",
        "128,152 144,148")  # fmt: skip
    carried += [Shape(taper(plank, [5, 5]), "#a8794a", round=2) for plank in planks]
    picture.group(*carried, shadow=0.5, shadow_blur=3, form=0, outline=1.8)


def _sea(picture: Scene) -> None:
    picture.group(*_spray(), shadow=0.2, form=0.2, outline=1)
    picture.group(
        Shape(smooth("282,352! 338,350! 328,370 292,370"), "#7a4a2c", round=7, bump=0.3),
        Shape(taper("310,352 312,304", [3, 2.4]), "#5a3824", round=2),
        Shape(smooth("314,308! 336,322 336,338 314,346! 320,328"), "#f4ead0", round=7, contact=0.5),
        Shape(polygon("306,312 306,344 288,342"), "#e8dcc0", round=5, contact=0.5),
        Shape(polygon("312,302 326,298 312,294"), "#d8402f", round=2),
        shadow=0.3, form=0,
    )  # fmt: skip
    for seed, (level, tone, swell) in enumerate(
        ((378, "#2f7f90", 5), (398, "#1f6480", 9), (424, "#154a68", 12))
    ):
        picture.group(_wave(level, tone, swell, seed), shadow=0.35, form=0, outline=1.2)
    picture.veil('<rect y="436" width="375" height="110" fill="#04101f" opacity=".7"/>', 20)
    picture.afterglow(specks(5, 60, (0, 40, 375, 420), "#eafff8", (0.4, 1.4)), 0.4)
    picture.afterglow(_rain(), 0.3)

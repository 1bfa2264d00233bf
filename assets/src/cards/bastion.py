"""Bastion: the stronghold over the sea, gate lit, flags out."""

import math
import random

import numpy as np

from ..curves import Knot, place, ridge, smooth, taper
from ..props import battlement, tower, tufts
from ..scene import Light, Scene, Shape
from ..svg import bricks, clouds, cover, disc, fill, line, linear, lines, radial, spots

COLOURS = (
    linear("sky", (0, 0), (0, 400), (0, "#2f6fb0"), (0.5, "#8cc4dc"), (0.85, "#ffe2b0"), (1,
        "#ffc890"))
    + radial("sun", (70, 250), 260, (0, "#fff6d0ee"), (0.4, "#ffdf9a77"), (1, "#ffb06000"))
    + linear("sea", (0, 300), (0, 420), (0, "#e8c8a0"), (0.25, "#5fa6b8"), (1, "#174a70"))
    + linear("st", (0, 60), (0, 400), (0, "#cdbb9c"), (1, "#8d7c72"))
    + linear("st2", (0, 100), (0, 400), (0, "#b8a68e"), (1, "#776a6a"))
    + linear("roof", (0, 30), (0, 130), (0, "#c8503c"), (1, "#7a2430"))
    + radial("gate", (187, 352), 46, (0, "#fff0a8"), (0.6, "#ffae3a"), (1, "#a04a1a"))
    + linear("rock", (0, 360), (0, 525), (0, "#8a7a5e"), (0.4, "#4a4650"), (1, "#141a2c"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.72, -0.45, 0.52),
    key_colour="#fff0cc",
    ambient="#5a6a92",
    rim_from=(-0.9, -0.3),
    rim_colour="#ffe6b0",
    rim=0.55,
    ink="#1a1220",
    bounce="#6a7a8a",
)


def scene() -> Scene:
    """Sky and sea, the cliff, towers from back to front, the flags, the path."""
    picture = Scene(COLOURS, LIGHT, 11)
    _sky(picture)
    _cliff(picture)
    _towers(picture)
    _gate(picture)
    _flags(picture)
    _path(picture)
    return picture


def _crown(x: float, y: float, width: float, count: int, wall: str = "url(#st)") -> list[Shape]:
    wide, narrow = width * 0.58, width * 0.5
    ledge = (
        Knot(x - narrow, y + 14, True), Knot(x - wide, y, True), Knot(x + wide, y, True),
        Knot(x + narrow, y + 14, True), Knot(x, y + 19),
    )  # fmt: skip
    teeth = battlement(x - wide, y - 8, width * 1.16, 12, count, 9)
    return [
        Shape(smooth(ledge), "#8d7c6c", round=6, contact=0.7),
        Shape(teeth, wall, round=5, bump=0.5, bump_size=5, contact=0.4),
    ]


def _window(x: float, y: float, size: float = 1) -> Shape:
    arch = place("-4,9! -4,-4 0,-9 4,-4 4,9!", x, y, size)
    return Shape(smooth(arch), "#2a1a22", round=3, contact=0.3, rim=0, flat=0.5)


def _flag(x: float, y: float, size: float) -> list[Shape]:
    cloth = "0,-26! 14,-30 26,-23 40,-25! 32,-18! 40,-9! 24,-8 14,-13 0,-10!"
    return [
        Shape(taper([(x, y + 10), (x, y - 26 * size)], [2.4, 2]), "#5a3a24", round=1.5, contact=0),
        Shape(smooth(place(cloth, x, y, size)), "#d8402f", round=6, bump=0.3, contact=0.2),
    ]


def _bird(x: float, y: float, size: float) -> str:
    return line(place("0,0! 4,-4 8,0! 12,-4 16,0!", x, y, size), "#26405e", 1.3 * size, 1)


def _beams() -> str:
    chance = random.Random(4)
    return "".join(
        taper(
            [(70, 242), (460, 242 + 390 * math.tan(angle))],
            [2, chance.uniform(10, 40)],
        )
        for angle in (chance.uniform(-0.7, 0.3) for _ in range(9))
    )


def _sky(picture: Scene) -> None:
    picture.cover(cover("url(#sky)"))
    picture.veil(clouds(4, 4, (0, 40, 375, 130), 80, "#ffffff", 0.55), 4)
    picture.veil(clouds(9, 5, (0, 190, 375, 250), 90, "#fff0dc", 0.5), 5)
    picture.cover('<rect y="300" width="375" height="225" fill="url(#sea)"/>')
    picture.cover("".join(
        f'<path d="M{i * 53 % 380 - 20} {306 + i * 3.2:.0f}h{18 + i * 31 % 50}" stroke="#fff4dc" '
        f'stroke-width="{0.6 + i * 0.05:.1f}" opacity=".5"/>' for i in range(26)))  # fmt: skip
    picture.cover(cover("url(#sun)"))
    picture.veil(fill(ridge(-5, 150, 292, 22, 3, base=306), "#7a94b0", 0.8) + fill(ridge(250, 380,
        286, 26, 8, base=306), "#6a86a6", 0.8), 0.8)  # fmt: skip
    flock = ((52, 120, 1), (72, 108, 0.8), (40, 98, 0.7), (318, 60, 0.9), (336, 74, 0.7))
    picture.cover("".join(_bird(*at) for at in flock))


def _cliff(picture: Scene) -> None:
    picture.group(
        Shape(smooth(
            "-10,420! 20,392 60,384 96,366 140,372 187,366 240,372 286,364 320,386 356,390 "
            "385,424! 385,540! -10,540!"), "url(#rock)", round=30, bump=3, bump_size=30),
        shadow=0.2, form=0.2, fade=(390, 480, 0.6),
    )  # fmt: skip
    picture.cover(fill(tufts("0,404 60,384 120,370", 30, 9, 3, 0.1, 1.6) + tufts(
        "250,370 300,372 375,408", 30, 9, 4, 0.1, 1.6), "#7c9a4a"))  # fmt: skip


def _towers(picture: Scene) -> None:
    picture.group(
        tower((89, 176, 46, 200), "url(#st2)", 5),
        *_crown(112, 176, 46, 4, "url(#st2)"),
        _window(112, 216),
        tower((245, 158, 46, 220), "url(#st2)", 6),
        *_crown(268, 158, 46, 4, "url(#st2)"),
        _window(268, 200),
        shadow=0.3, form=0.1,
    )  # fmt: skip
    picture.group(
        tower((139, 104, 96, 280), "url(#st)", 7, 8),
        *_crown(187, 104, 96, 6),
        tower((167, 62, 40, 40), "url(#st)", 8, 3),
        Shape(smooth("158,66! 187,8! 216,66! 187,74"), "url(#roof)", round=22, bump=0.4,
            bump_size=6, contact=0.6, shine=0.2, detail=lines([
            f"{187 + (i - 4) * 2},14 {187 + (i - 4) * 8},74" for i in range(9)], "#5a1820", 1.4,
            0.6)),
        _window(187, 84, 0.8),
        _window(166, 150, 1.3),
        _window(208, 150, 1.3),
        _window(187, 196, 1.3),
        shadow=0.45, form=0.1,
    )  # fmt: skip
    picture.group(
        tower((37, 252, 62, 140), "url(#st)", 9),
        *_crown(68, 252, 62, 5),
        _window(68, 292, 1.1),
        tower((275, 240, 66, 150), "url(#st)", 10),
        *_crown(308, 240, 66, 5),
        _window(308, 284, 1.1),
        shadow=0.45, form=0.1,
    )  # fmt: skip


def _gate(picture: Scene) -> None:
    picture.group(
        Shape(battlement(92, 296, 190, 96, 9, 10), "url(#st)", round=8, bump=0.6, bump_size=6,
            contact=0.5, detail=bricks((90, 296, 284, 392), (17, 10), 12)),
        Shape(smooth("146,392! 146,336 158,312 187,300 216,312 228,336 228,392!"), "#b0a08a",
            round=8, bump=0.5, bump_size=5, contact=0.6, detail="".join(
            f'<path d="M187 344L{187 + 70 * math.cos(a):.0f} {344 - 70 * math.sin(a):.0f}" '
            f'stroke="#4a3c3c" stroke-width="1.2" opacity=".6"/>' for a in np.linspace(0, math.pi,
            12))),
        Shape(smooth("158,392! 158,338 168,322 187,314 206,322 216,338 216,392!"), "url(#gate)",
            round=5, glow=0.9, contact=0.1, ink=0.5, detail="".join(
            f'<path d="M{x} 300v100" stroke="#3a1c14" stroke-width="3.2"/>' for x in range(164,
            216, 9)) + "".join(f'<path d="M150 {y}h80" stroke="#3a1c14" stroke-width="3"/>'
            for y in (334, 350, 366, 382))),
        Shape(smooth("112,308! 138,308! 138,352 125,366! 112,352"), "#b8323a", round=3, bump=0.3,
            contact=0.6, detail='<path d="M125 316l6 9-6 16-6-16z" fill="#ffd98a"/>'),
        Shape(smooth("236,308! 262,308! 262,352 249,366! 236,352"), "#b8323a", round=3, bump=0.3,
            contact=0.6, detail='<path d="M249 316l6 9-6 16-6-16z" fill="#ffd98a"/>'),
        shadow=0.5, form=0.1,
    )  # fmt: skip


def _flags(picture: Scene) -> None:
    flags = [*_flag(187, 8, 1.1), *_flag(68, 236, 0.9), *_flag(308, 224, 0.9)]
    picture.group(*flags, shadow=0.2, form=0, outline=1.4)


def _path(picture: Scene) -> None:
    picture.group(
        Shape(smooth(
            "160,392! 214,392! 232,420 214,450 250,500 240,540! 120,540! 132,490 166,452 148,420"),
            "#a8926e", round=14, bump=0.8, bump_size=8, detail=spots(4, 60, (120, 395, 250, 540),
            "#6a5a4a", (3, 8), 0.4)),
        shadow=0.2, fade=(400, 470, 0.7),
    )  # fmt: skip
    picture.veil('<rect y="430" width="375" height="110" fill="#0c1630" opacity=".7"/>', 22)
    picture.afterglow(disc(187, 356, 34, "#ff9a3a", 0.5), 12)
    picture.afterglow(fill(_beams(), "#fff0c0", 0.1), 5)

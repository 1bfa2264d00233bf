"""Scribe: a quill in an inkpot that carries a diamond."""

from ..curves import polygon, smooth, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines

BACKDROP = Backdrop(
    ("#2a1622", "#6a3a34", "#c99a5c"),
    ("#fff0c8", "#e0b874"),
    "#4a2428",
    "#180c14",
    "drapes",
    radius=130,
)
LIGHT = lit("#180e16", "#565a7a", "#ffe2a0", "#6a4a30")


def scene() -> Scene:
    """Set pot, quill and scroll on the desk."""
    colours = (
        linear("vane", (170, 260), (320, 40), (0, "#2f6fd0"), (0.55, "#4ab0e8"), (1, "#e8faff"))
        + linear("glass", (80, 240), (240, 380), (0, "#4a5ab8"), (0.5, "#27307e"), (1, "#14184a"))
        + linear("gold", (90, 220), (230, 260), (0, "#fff0b0"), (0.5, "#e0a84a"), (1, "#8a5c24"))
        + linear("page", (30, 330), (340, 400), (0, "#fff6da"), (1, "#d8bd88"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 14)
    picture.group(*_scroll(), shadow=0.5)
    picture.group(*_quill(), shadow=0.55)
    picture.group(*_pot(), shadow=0.6)
    picture.group(*_diamond(), shadow=0.4, form=0.1)
    picture.afterglow('<circle cx="152" cy="318" r="40" fill="#9ae8ff" opacity=".5"/>', 16)
    return finish(picture, BACKDROP, "#ffe9b0")


def _scroll() -> list[Shape]:
    script = lines(
        ["210,362 240,356 268,364 300,358", "216,378 250,374 284,380 310,374"], "#6a4a34", 3, 0.6
    )
    return [
        Shape(
            smooth("28,378! 110,352 230,346 336,348! 346,398! 230,404 110,410 22,412!"),
            "url(#page)",
            round=10,
            bump=0.3,
            detail=script,
        ),
        Shape(taper("342,338 350,372 342,410", [24, 26, 24]), "url(#page)", round=12, bump=0.2),
    ]


def _quill() -> list[Shape]:
    vane = (
        "174,250! 166,206 182,160! 190,168! 196,128 220,94! 226,106! 240,72 270,50 322,30! "
        "330,74 314,112 292,140! 288,128! 282,160 258,190! 250,180! 240,214 206,240!"
    )
    barbs = lines(
        [
            f"{180 + 14 * n},{238 - 21 * n} {206 + 15 * n},{222 - 22 * n} "
            f"{222 + 14 * n},{196 - 20 * n}"
            for n in range(7)
        ]
        + [
            f"{182 + 14 * n},{230 - 21 * n} {184 + 15 * n},{206 - 20 * n} "
            f"{194 + 15 * n},{184 - 19 * n}"
            for n in range(7)
        ],
        "#1c4a9a",
        2,
        0.5,
    )
    return [
        Shape(smooth(vane), "url(#vane)", round=24, bump=0.5, bump_size=9, detail=barbs),
        Shape(
            taper("156,290 186,226 236,136 312,44", [9, 10, 8, 2]),
            "#fff8e4",
            round=4,
            shine=0.4,
            contact=0.5,
        ),
    ]


def _pot() -> list[Shape]:
    body = (
        "108,272! 92,288 62,320 60,356 76,386 110,398 152,400 194,398 228,386 244,356 "
        "242,320 212,288 196,272!"
    )
    shine = (
        '<ellipse cx="92" cy="330" rx="10" ry="26" transform="rotate(20 92 330)" '
        'fill="#fff" opacity=".5"/>'
    )
    return [
        Shape(smooth(body), "url(#glass)", round=60, shine=0.5, gloss=12, detail=shine),
        Shape(smooth("104,238! 200,238! 194,276! 110,276!"), "url(#glass)", round=20, shine=0.4),
        Shape(
            smooth("92,232 152,224 212,232 214,250 152,258 90,250"),
            "url(#gold)",
            round=9,
            shine=0.6,
            contact=0.7,
        ),
        Shape(smooth("106,236 152,230 198,236 152,244"), "#101438", round=4, flat=0.5, rim=0),
        Shape(
            smooth("102,268 152,276 202,268 204,280 152,289 100,280"),
            "url(#gold)",
            round=6,
            shine=0.6,
        ),
        Shape(taper("154,240 166,212", [9, 9]), "#fff8e4", round=4, contact=0.3),
    ]


def _diamond() -> list[Shape]:
    facets = (
        ("112,302 132,282 172,282 192,302 152,362", "#bff0ff"),
        ("112,302 132,282 140,302", "#eafcff"),
        ("140,302 132,282 172,282 164,302", "#ffffff"),
        ("172,282 192,302 164,302", "#8fd0ee"),
        ("112,302 140,302 152,362", "#a6e2fa"),
        ("192,302 164,302 152,362", "#5fa8d8"),
        ("140,302 164,302 152,362", "#d8f6ff"),
    )
    setting = Shape(
        polygon("104,302 128,275 176,275 200,302 152,372"), "url(#gold)", round=6, shine=0.6
    )
    stones = (Shape(polygon(p), c, round=4, contact=0, shine=0.4, ink=0.6) for p, c in facets)
    return [setting, *stones]

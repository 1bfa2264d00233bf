"""Combustion: a brazier whose fire leaps out to both sides."""

from ..curves import ellipse, smooth, taper
from ..props import blaze, rivets, tongue
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, radial, specks

BACKDROP = Backdrop(
    ("#081a3a", "#1c4a7a", "#4a8a9a"),
    ("#ffd890", "#d8602e"),
    "#123a5e",
    "#06101f",
    "hills",
    radius=126,
    centre=(187, 170),
)
LIGHT = lit("#0c0c18", "#3a5080", "#ffb04a", "#8a3a1a", 1.0)
FIRE = (
    (3, 70, 270, 82, 7, "url(#t0)"),
    (8, 62, 232, 64, 7, "url(#t1)"),
    (5, 50, 188, 48, 7, "url(#t2)"),
    (9, 38, 140, 34, 5, "url(#t3)"),
    (2, 24, 96, 22, 3, "url(#t4)"),
)


def scene() -> Scene:
    """Feed the fire."""
    colours = (
        linear("t0", (0, 30), (0, 310), (0, "#7a1a4a"), (1, "#c8302e"))
        + linear("t1", (0, 60), (0, 310), (0, "#d8362e"), (1, "#ff6a2a"))
        + linear("t2", (0, 90), (0, 310), (0, "#ff7428"), (1, "#ffb63a"))
        + linear("t3", (0, 130), (0, 310), (0, "#ffb63a"), (1, "#ffe27a"))
        + linear("t4", (0, 180), (0, 310), (0, "#ffe88a"), (1, "#ffffff"))
        + linear("iron", (80, 290), (300, 400), (0, "#9aa6b4"), (0.5, "#525e70"), (1, "#222a3a"))
        + radial("coal", (187, 304), 110, (0, "#fff0a0"), (0.5, "#ff8a2a"), (1, "#8a1c1c"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 72)
    picture.glow(disc(187, 190, 120, "#ff8a3a", 0.7), 36)
    for seed, spread, length, width, count, colour in FIRE:
        picture.cover(fill(blaze(seed, (187, 312), spread, length, width, count), colour))
        if width > 40:
            picture.cover(fill(_leaps(width, length), colour))
    picture.group(*_drops(), shadow=0, outline=1)
    picture.group(*_brazier(), shadow=0.5)
    picture.afterglow(disc(187, 230, 74, "#ffb04a", 0.5), 26)
    picture.afterglow(specks(8, 40, (30, 40, 345, 330), "#ffd06a", (0.8, 2)), 0.5)
    return finish(picture, BACKDROP, "#ffd08a")


def _leaps(width: float, length: float) -> str:
    """Throw a tongue of fire to each side."""
    size = length / 270
    left = taper(
        f"140,312 {96 - 20 * size},{290 - 30 * size} {70 - 30 * size},{262 - 60 * size} "
        f"{84 - 46 * size},{214 - 80 * size}",
        [width * 0.7, width * 0.62, width * 0.4, 1],
    )
    right = taper(
        f"235,312 {279 + 20 * size},{290 - 30 * size} {305 + 30 * size},{262 - 60 * size} "
        f"{291 + 46 * size},{214 - 80 * size}",
        [width * 0.7, width * 0.62, width * 0.4, 1],
    )
    return left + right + tongue((187, 300), length * 0.5, width * 0.4, 0, 6, 1)


def _drops() -> list[Shape]:
    places = (
        (30, 176, 9, -20),
        (52, 130, 6, -10),
        (342, 182, 9, 20),
        (322, 128, 6, 10),
        (24, 236, 6, -30),
        (350, 240, 6, 30),
    )
    return [
        Shape(
            smooth([(x, y - size * 2.4), (x + size, y), (x, y + size), (x - size, y)]),
            "#ffb63a",
            round=6,
            glow=0.9,
            rim=0,
        )
        for x, y, size, _ in places
    ]


def _brazier() -> list[Shape]:
    bowl = "76,302! 187,318 299,302! 286,350 240,380 187,386 134,380 90,350"
    shapes = [
        Shape(taper("120,366 104,400 92,436", [20, 16, 18]), "url(#iron)", round=8),
        Shape(taper("254,366 270,400 282,436", [20, 16, 18]), "url(#iron)", round=8),
        Shape(
            smooth("82,304 187,292 292,304 280,322 187,330 94,322"),
            "url(#coal)",
            round=8,
            glow=0.9,
            rim=0,
        ),
        Shape(smooth(bowl), "url(#iron)", round=44, bump=0.5, shine=0.3),
        Shape(
            smooth("66,300 92,310 187,324 283,310 309,300 308,318 270,332 187,342 104,332 67,318"),
            "url(#iron)",
            round=9,
            shine=0.5,
            contact=0.7,
        ),
    ]
    for x, tall in ((120, 30), (154, 34), (187, 35), (220, 34), (254, 30)):
        slot = [
            (x - 6, 346),
            (x + 6, 346),
            (x + 5, 346 + tall * 0.6),
            (x, 348 + tall * 0.7),
            (x - 5, 346 + tall * 0.6),
        ]
        shapes.append(Shape(smooth(slot), "#ffb03a", round=4, glow=1, ink=0.4, contact=0))
    shapes += rivets([(90, 318), (138, 328), (187, 332), (236, 328), (284, 318)], 5, "#c8d0dc")
    for x in (62, 312):
        shapes.append(Shape(ellipse(x, 318, 13), "url(#iron)", round=5, shine=0.5))
        shapes.append(Shape(ellipse(x, 318, 6), "#10182a", round=3, flat=0.6, rim=0))
    return shapes

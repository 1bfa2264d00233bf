"""A goat that does not give way."""

from ..curves import ellipse, smooth, taper
from ..figures import limb
from ..props import tufts
from ..scene import Shape
from ..svg import lines, oval

WHITE, FAR = "#e8ece0", "#98aca8"
#: Each leg from its top to its hoof, and how thick it is on the way.
LEGS = (
    ("256,462 262,480 258,492 260,502", (24, 14, 11, 9), FAR),
    ("308,456 304,474 316,486 312,502", (32, 22, 11, 9), FAR),
    ("244,462 238,484 242,496 240,508", (30, 17, 13, 10), WHITE),
    ("318,454 318,476 336,490 330,508", (46, 28, 13, 11), WHITE),
)


def goat() -> list[Shape]:
    """Plant a small goat on the bridge: legs, barrel, neck, and a head that looks round at us."""
    far, near = _legs(LEGS[:2]), _legs(LEGS[2:])
    barrel = ("232,448 240,430 262,428 290,432 316,426 334,434 341,452 336,472 314,482 284,488 "
        "256,484 238,472")  # fmt: skip
    ribs = lines(["276,440 270,458 274,474", "288,442 284,460 288,474"], "#84a09c", 2.4, 0.35)
    return [
        *far,
        Shape(tufts("330,434 338,430 343,432", 7, 17, 3, 0.8, 4), WHITE, round=4),
        Shape(tufts("244,478 284,486 318,478", 20, 11, 6, 3.1, 4), "#c4d0c4", round=4, ink=0.6),
        Shape(smooth(barrel), WHITE, round=34, bump=0.5, bump_size=9,
            detail=oval(286, 488, 70, 13, "#6c9490", 0.4) + ribs),
        *near,
        Shape(smooth("226,432 236,414 254,418 266,434 268,456 254,474 238,474 228,458"), WHITE,
            round=20, bump=0.5, bump_size=8, contact=0.3, ink=0.3),
        *_head(),
    ]  # fmt: skip


def _legs(legs: tuple[tuple[str, tuple[int, ...], str], ...]) -> list[Shape]:
    shapes = []
    for way, wide, tone in legs:
        x, y = (float(part) for part in way.split()[-1].split(","))
        hoof = f"{x - 6},{y - 4}! {x + 5},{y - 4}! {x + 7},{y + 6}! {x - 9},{y + 6}!"
        shapes += [
            limb(way, list(wide), tone, round=wide[0] * 0.4, bump=0.3, ink=0.7, contact=0.3),
            Shape(smooth(hoof), "#3c3430", round=4),
        ]
    return shapes


def _head() -> list[Shape]:
    """Turn the head in three quarters: horns, ears, brow, both eyes, muzzle and beard."""
    horn = "#d8b878"
    ridges = lines(["212,396 222,398", "216,386 225,391", "230,398 240,402", "236,390 244,396"],
        "#7c5c30", 2, 0.7)  # fmt: skip
    return [
        Shape(taper("216,408 215,392 226,381 242,386", [12, 12, 8, 2]), "#a88c58", round=5,
            shine=0.4, detail=ridges),
        Shape(smooth("204,416! 192,409 182,414 188,424 202,426!"), "#b8b8ac", round=5),
        Shape(smooth("203,416 212,404 228,403 240,412 243,428 236,442 229,458 218,464 207,460 "
            "203,446 200,430"), "#f4f4ea", round=20, bump=0.2,
            detail=oval(240, 440, 10, 20, "#88a8a0", 0.5)),
        Shape(taper("230,408 236,392 252,386 265,398", [13, 13, 9, 2]), horn, round=5, shine=0.4,
            detail=ridges),
        Shape(smooth("238,416! 252,408 266,414 260,425 242,428!"), "#e4dcd0", round=5,
            detail=oval(252, 418, 8, 3, "#c09088", 0.7)),
        Shape(tufts("209,462 216,465 224,462", 7, 20, 8, 3.2, 3.4), "#f0f0e4", round=3, ink=0.6),
        Shape(ellipse(214, 453, 11, 9, 8), "#e8c0b0", round=9, contact=0.3, ink=0.5,
            detail=oval(209, 450, 2, 1.6, "#6c3c38") + oval(217, 451, 2, 1.6, "#6c3c38")
            + lines(["206,458 213,459 221,457"], "#6c3c38", 1.8)),
        Shape(ellipse(207, 428, 5.4, 6), "#ffd860", round=6, ink=1),
        Shape(ellipse(227, 429, 6.6, 6.4), "#ffd860", round=6, ink=1),
        Shape(taper("199,420 207,422 213,427", [3, 6, 3]), "#c8ccc0", round=3, contact=0.8),
        Shape(taper("219,428 228,421 239,419", [3, 6, 3]), "#c8ccc0", round=3, contact=0.8),
        Shape(tufts("208,406 217,402 228,405", 8, 9, 5, 0, 3), "#f4f4ea", round=3, ink=0.5),
    ]  # fmt: skip

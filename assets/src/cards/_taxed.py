"""Those who pay the Baron, and the table that they pay at."""

from ..actors import Hand, spread
from ..curves import ellipse, place, polygon, smooth, taper
from ..figures import limb
from ..scene import Shape
from ..svg import fill, lines


def table() -> list[Shape]:
    """Lay a red cloth with a golden hem over a table, a purse and a bill on it."""
    folds = ["60,470 54,500 58,540", "140,474 146,510 140,540", "230,474 224,510 230,540",
        "318,470 322,505 316,540"]  # fmt: skip
    hem = "-10,470 90,474 190,472 290,474 385,468"
    bill = "92,446! 140,430 176,436! 168,452 128,462 100,466!"
    return [
        Shape(polygon([(-10, 428), (385, 428), (385, 474), (-10, 474)]), "#c83448", round=4,
            bump=0.4, rim=0),
        Shape(polygon([(-10, 472), (385, 472), (385, 545), (-10, 545)]), "#9c2038", round=10,
            bump=0.4, contact=0, detail=lines(folds, "#540c24", 9, 0.6)),
        Shape(taper(hem, [10, 10, 10], 60), "#f0c050", round=4, shine=0.6, contact=0.6),
        Shape(smooth(bill), "#fff0d0", round=4, bump=0.3, contact=0.5,
            detail=lines(["112,452 156,440", "114,458 150,449"], "#7a5a6a", 2, 0.8)),
        Shape(smooth("290,428 300,410 292,398! 306,404 318,396! 314,410 332,430 330,452 308,460 "
            "290,450"), "#b07840", round=16, bump=0.5, contact=0.7,
            detail=lines(["296,411 316,411"], "#5c3018", 4)),
    ]  # fmt: skip


def queue() -> list[Shape]:
    """Let two of those who wait look up from below, one with a coin."""
    people = []
    for x, y, hood, dark in ((62, 506, "#9cb87c", "#56704c"), (322, 510, "#c09870", "#6c5440")):
        brim = place("-44,6 -24,-6 0,-10 24,-6 44,6 30,16 0,18 -30,16", x, y)
        crown = place("-24,2! -20,-26 0,-38 20,-26 24,2! 0,8", x, y)
        people += [
            Shape(smooth(place("-56,60 -44,28 0,18 44,28 56,60", x, y)), dark, round=20, bump=0.5),
            Shape(smooth(crown), hood, round=18, bump=0.6),
            Shape(smooth(brim), hood, round=9, bump=0.6, contact=0.7,
                detail=fill(smooth(place("-24,0! 0,6 24,0! 22,8 0,13 -22,8", x, y)), dark)),
        ]  # fmt: skip
    return [
        *people,
        limb("118,545 132,512 138,486", [36, 34, 27], "#56704c", bump=0.4),
        limb("128,488 139,482 150,489", [11, 13, 11], "#9cb87c", round=5, bump=0.4),
        *spread(Hand(140, 478, 30, -76, "#f0b890")),
        Shape(ellipse(150, 432, 13, 14), "#ffd24a", round=4, shine=0.9, glow=0.3, contact=0.6),
    ]


def stacks() -> list[Shape]:
    """Count what they pay into stacks, none of which stands quite straight."""
    pieces = []
    for x, foot, count in ((256, 450, 7), (212, 452, 5), (234, 462, 9), (278, 462, 4)):
        for n in range(count):
            at = (x + (n * 7 + x) % 5 - 2, foot - n * 5.4)
            pieces += [
                Shape(ellipse(at[0], at[1] + 3, 15, 6.4), "#b8741c", round=3, contact=0.5, ink=0.6),
                Shape(ellipse(*at, 15, 6.4), "#ffd24a", round=3, shine=0.7, gloss=9, glow=0.25,
                    ink=0.6, contact=0.4),
            ]  # fmt: skip
    return pieces

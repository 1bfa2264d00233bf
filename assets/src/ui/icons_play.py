"""Icons of the modes and of the match: swords, helm, ship, chart, horn, flag, scroll, dice."""

from ..curves import ellipse, mirror, place, smooth, taper
from ..scene import Shape
from .cutout import Piece
from .icons_parts import (
    BLUE,
    CREAM,
    DARK,
    GOLD,
    GREEN,
    RED,
    STEEL,
    WOOD,
    bar,
    icon,
    part,
    soft,
    stroke,
)

CARD = "-21,-32 21,-32 21,32 -21,32"
TOWER = "14,8 32,8 32,20 41,20 41,8 59,8 59,20 68,20 68,8 86,8 86,40 78,48 78,92 22,92 22,48 14,40"
VISOR = "26,46 44,52 44,38 56,38 56,52 74,46 72,62 56,66 56,80 44,80 44,66 28,62"


def _sword(right: bool) -> tuple[Shape, ...]:
    """Draw a broad sword from a lower corner to the upper one across."""
    blade, guard, grip = (
        mirror(points, 50) if right else points
        for points in ("24,62 78,8 94,6 92,22 38,76", "12,58 42,88", "24,76 10,90")
    )
    return (
        part(soft(blade, 2), STEEL, 6),
        part(stroke(grip, 12), WOOD, 5),
        part(stroke(guard, 12), GOLD, 5),
    )


def _fights() -> dict[str, Piece]:
    helm = "50,20! 72,24 82,42 80,66 72,92! 58,92! 55,68! 45,68! 42,92! 28,92! 20,66 18,42 28,24"
    horn = "23,30! 8,26 3,8 10,2! 16,14 28,20 34,24!"
    bugle = "6,26! 20,52 44,64 60,56 72,30! 96,62! 78,88 44,92 14,70 3,32!"
    return {
        "duel": icon(_sword(False), _sword(True)),
        "sword": icon(_sword(False)),
        "helm": icon(
            (part(smooth(horn), CREAM, 5), part(smooth(mirror(horn, 50)), CREAM, 5)),
            (part(smooth(helm), STEEL, 10), part(soft(VISOR, 3), DARK, 3, 0),
             part(bar(44, 12, 12, 34, 4), GOLD, 4)),
        ),
        "horn": icon(
            (part(smooth(bugle), CREAM, 12),
             part(ellipse(84, 45, 7, 22, -37), DARK, 3, 0),
             part(stroke("54,58 68,86", 9), GOLD, 4), part(stroke("22,50 12,62", 9), GOLD, 4)),
        ),
        "tower": icon(
            (part(soft(TOWER, 3), CREAM, 7),
             part(smooth("40,92! 40,70 50,60 60,70 60,92!"), WOOD, 4, 0),
             part(bar(14, 36, 72, 9, 4), GOLD, 4)),
        ),
        "surrender": icon(
            (part(smooth("26,12! 44,20 62,8 94,14! 88,32 94,56! 68,50 46,62 26,54!"), CREAM, 7),),
            (part(bar(14, 6, 13, 88, 5), WOOD, 5),),
        ),
    }  # fmt: skip


def _contests() -> dict[str, Piece]:
    bowl = "20,8! 80,8! 78,36 66,56 50,60 34,56 22,36!"
    handles = "24,16 7,18 9,36 30,46", "76,16 93,18 91,36 70,46"
    stairs = "6,92 6,76 28,76 28,58 50,58 50,40 72,40 72,92"
    return {
        "cup": icon(
            tuple(part(stroke(each, 9), GOLD, 5) for each in handles),
            (part(bar(44, 54, 12, 26, 4), GOLD, 5),
             part(soft("28,76 72,76 82,92 18,92", 3), WOOD, 5),
             part(smooth(bowl), GOLD, 12), part(bar(18, 6, 64, 10, 4), CREAM, 4)),
        ),
        "climb": icon(
            (part(soft(stairs, 3), CREAM, 7),),
            (part(bar(76, 8, 9, 84, 4), WOOD, 5),
             part(soft("74,8 74,36 44,22", 3), RED, 5)),
        ),
    }  # fmt: skip


def _voyages() -> dict[str, Piece]:
    hull = "6,66! 30,72 70,72 96,62! 88,84 74,92! 28,92! 12,84"
    leaves = ("6,26 35,8 35,74 6,92", "35,8 65,26 65,92 35,74", "65,26 94,8 94,74 65,92")
    cross = (stroke("71,38 87,54", 8), stroke("87,38 71,54", 8))
    trail = tuple(ellipse(x, y, 4.5) for x, y in ((18, 66), (32, 56), (47, 60), (60, 50)))
    return {
        "ship": icon(
            (part(bar(46, 4, 8, 66, 3), WOOD, 3),
             part(smooth("54,8! 78,24 88,46 86,58! 70,56 54,58!"), CREAM, 8),
             part(smooth("46,18! 28,34 18,58! 32,56 46,58!"), RED, 8)),
            (part(smooth(hull), WOOD, 8),),
        ),
        "chart": icon(
            (*(part(soft(leaf, 2), fill, 3, 0.2)
               for leaf, fill in zip(leaves, (CREAM, GOLD, CREAM), strict=True)),
             *(part(dot, WOOD, 3, 0) for dot in trail), *(part(way, RED, 3, 0) for way in cross)),
        ),
        "island": icon(
            (part(smooth("4,76! 20,62 50,58 80,62 96,76! 80,90 50,94 20,90"), GOLD, 8),
             part(taper("46,74 50,56 58,38", [12, 9]), WOOD, 4)),
            tuple(part(smooth(leaf), GREEN, 5) for leaf in (
                "56,38! 36,18 12,26 8,42! 30,32", "56,38! 70,6 46,2 30,10! 50,18",
                "56,38! 84,14 96,32 92,50! 80,36")),
        ),
    }  # fmt: skip


def _table() -> dict[str, Piece]:
    sheet = "20,14 82,14 82,84 20,84"
    rolls = (bar(8, 6, 74, 17, 8), bar(18, 77, 76, 17, 8))
    lines = tuple(bar(32, y, width, 7, 3) for y, width in ((32, 38), (46, 38), (60, 24)))
    stack = tuple(
        part(soft([(50, y - 26), (94, y), (50, y + 26), (6, y)], 5), fill, 4)
        for y, fill in ((68, GOLD), (50, CREAM), (32, BLUE))
    )
    pips = ((32, 32), (68, 32), (50, 50), (32, 68), (68, 68))
    turned = [place([(x - 50, y - 50)], 50, 50, 1, 12)[0] for x, y in pips]
    die = place("-37,-37 37,-37 37,37 -37,37", 50, 50, 1, 12)
    return {
        "scroll": icon(
            (part(soft(sheet, 2), CREAM, 5, 0), *(part(line, WOOD, 2, 0) for line in lines)),
            tuple(part(roll, GOLD, 7) for roll in rolls),
        ),
        "pile": icon(*((layer,) for layer in stack)),
        "dice": icon(
            (part(soft(die, 12), CREAM, 10),
             *(part(ellipse(pip.x, pip.y, 7.5), RED, 3, 0) for pip in turned)),
        ),
        "eye": icon(
            (part(smooth("4,50! 24,26 50,18 76,26 96,50! 76,74 50,82 24,74"), CREAM, 10),
             part(ellipse(50, 50, 21), BLUE, 8), part(ellipse(50, 50, 9), DARK, 3, 0))),
    }  # fmt: skip


def _hands() -> dict[str, Piece]:
    """Draw cards: a fan for decks, and one more for what fills them."""
    fan = tuple(
        part(soft(place(CARD, x, y, 1, turn), 6), fill, 5)
        for x, y, turn, fill in ((31, 54, -18, BLUE), (50, 49, 0, GOLD), (69, 54, 18, CREAM))
    )
    return {
        "cards": icon(*((card,) for card in fan)),
        "fill": icon(
            (part(soft(place(CARD, 36, 50, 1.15, -8), 7), BLUE, 6),),
            (part(soft("62,42 80,42 80,58 96,58 96,76 80,76 80,92 62,92 62,76 46,76 46,58 62,58",
                       4), CREAM, 6),),
        ),
    }  # fmt: skip


ICONS = {**_fights(), **_contests(), **_voyages(), **_table(), **_hands()}

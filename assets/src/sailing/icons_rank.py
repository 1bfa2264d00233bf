"""Icons that count or judge: ranks by their number of stars, and the five bands of an outlook."""

import math

from ..curves import ellipse, place, polygon, ring, smooth, star
from ..scene import Shape
from ..ui.cutout import Piece
from ..ui.icons_parts import CREAM, DARK, GOLD, GREEN, RED, STEEL, bar, icon, part, soft

#: The plaque of a rank: a pennant with a swallow's tail.
_PENNANT = "10,6 90,6 90,94 50,78 10,94"
_ORANGE, _YELLOW, _TEAL = "#f08a2c", "#ffd23c", "#2fb89c"


def _rank(count: int) -> Piece:
    """Hang a pennant with so many stars, one to seven; they stand in rows of two at most three."""
    rows = {1: (1,), 2: (2,), 3: (1, 2), 4: (2, 2), 5: (2, 1, 2), 6: (3, 3), 7: (2, 3, 2)}[count]
    size = (19, 16, 15, 14.5, 13, 12, 11.5)[count - 1]
    gap = size * 1.72
    stars = []
    for row, across in enumerate(rows):
        y = 43 + (row - (len(rows) - 1) / 2) * gap
        for column in range(across):
            x = 50 + (column - (across - 1) / 2) * gap * 1.08
            stars.append(part(smooth(star(x, y, size, size * 0.46, 5)), GOLD, 4, 0.3))
    return icon((part(soft(_PENNANT, 5), "#2c5a9c", 8), part(bar(4, 2, 92, 13, 5), GOLD, 5)),
                tuple(stars))  # fmt: skip


def _outlooks() -> dict[str, Piece]:
    """Judge a fight: five outlines and five colours, from a skull to a shield."""
    octagon = [(50 + 46 * math.cos(math.pi * (k + 0.5) / 4), 50 + 46 * math.sin(
        math.pi * (k + 0.5) / 4)) for k in range(8)]  # fmt: skip
    skull = "50,16! 68,18 78,34 76,52 66,60! 66,76! 34,76! 34,60! 24,52 22,34 32,18"
    shield = "50,4! 68,12 90,14! 92,46 78,76 50,96! 22,76 8,46 10,14! 32,12"
    tick = "22,50 34,38 46,50 70,24 82,36 46,72"
    rise = "50,4 92,46 70,46 70,60 30,60 30,46 8,46"
    return {
        "desperate": icon((part(soft(octagon, 5), RED, 8),), (
            part(smooth(skull), CREAM, 8), part(ellipse(40, 44, 8), DARK, 3, 0),
            part(ellipse(60, 44, 8), DARK, 3, 0), part(polygon("46,62 50,54 54,62"), DARK, 2, 0),
            part(bar(47, 66, 6, 10, 1), DARK, 1, 0))),
        "risky": icon((part(soft("50,4 97,90 3,90", 9), _ORANGE, 9),), (
            part(soft("43,30 57,30 54,62 46,62", 3), CREAM, 4), part(ellipse(50, 75, 7.5), CREAM,
                                                                   4))),
        "even": icon((part(bar(2, 20, 96, 60, 29), _YELLOW, 9),), (
            part(bar(22, 32, 56, 13, 5), CREAM, 4), part(bar(22, 56, 56, 13, 5), CREAM, 4))),
        "likely": icon((part(soft(rise, 5), GREEN, 8), part(bar(30, 66, 40, 12, 4), GREEN, 5),
                        part(bar(30, 83, 40, 12, 4), GREEN, 5))),
        "safe": icon((part(smooth(shield), _TEAL, 9),), (part(soft(tick, 4), CREAM, 5),)),
    }  # fmt: skip


def _medals() -> dict[str, Piece]:
    """Strike the medals that a captain can win: one for each goal, one for days left."""
    ribbons: tuple[Shape, ...] = (part(soft("26,2 46,2 58,40 40,46", 3), RED, 4),
                                  part(soft("74,2 54,2 42,40 60,46", 3), RED, 4))  # fmt: skip
    coin = (part(ellipse(50, 64, 33), GOLD, 8), part(ring(50, 64, 33, 6), STEEL, 3, 0.2))
    gate = part(soft("34,82 34,56 40,56 40,62 46,62 46,56 54,56 54,62 60,62 60,56 66,56 66,82 "
                     "56,82 56,74 50,68 44,74 44,82", 1.5), CREAM, 4)  # fmt: skip
    hook = "50,42! 56,50 54,60! 68,58 72,70 62,82 44,84 32,74! 46,76 56,70 50,64 42,60 44,50"
    sun = (part(ellipse(50, 64, 11), CREAM, 5), *(
        part(polygon(place("-4,-14 4,-14 0,-24", 50, 64, 1, turn)), CREAM, 2)
        for turn in range(0, 360, 45)))  # fmt: skip
    crown = part(soft("32,80 28,52 40,62 50,46 60,62 72,52 68,80", 2), CREAM, 5)
    bell = (part(smooth("30,76! 36,70 38,56 44,48 50,46 56,48 62,56 64,70 70,76!"), CREAM, 6),
            part(ellipse(50, 80, 5), CREAM, 3))  # fmt: skip
    horned = part(smooth("36,82! 32,66 34,58! 26,54 24,42! 32,50 42,52! 50,50 58,52! 68,50 76,42! "
                         "74,54 66,58! 68,66 64,82!"), CREAM, 5)  # fmt: skip
    glare = tuple(part(polygon(points), RED, 1.5) for points in (
        "39,64 48,68 41,71", "61,64 52,68 59,71"))  # fmt: skip
    isle = (part(smooth("28,60! 40,52 60,52 72,60! 62,66 58,74 60,84! 40,84! 42,74 38,66"), CREAM,
                 5), part(polygon("42,52 50,40 58,52"), GREEN, 3))  # fmt: skip
    sails = (part(smooth("48,44! 48,72! 30,74! 40,60"), CREAM, 4),
             part(smooth("52,42! 70,60 72,72! 52,72!"), RED, 4),
             part(smooth("28,76! 72,76! 64,86 36,86"), CREAM, 4))  # fmt: skip
    return {
        "medal_crown": icon(ribbons, coin, (crown,)),
        "medal_bell": icon(ribbons, coin, bell),
        "medal_overlord": icon(ribbons, coin, (horned, *glare)),
        "medal_high_isle": icon(ribbons, coin, isle),
        "medal_rival": icon(ribbons, coin, sails),
        "medal_tollmaster": icon(ribbons, coin, (gate,)),
        "medal_wrecker": icon(ribbons, coin, (part(smooth(hook), CREAM, 5),)),
        "medal_days": icon(ribbons, coin, sun),
    }


def pictures() -> dict[str, Piece]:
    """Give the icons by their ids."""
    ranks = {f"rank_{count}": _rank(count) for count in range(1, 8)}
    return {**ranks, **_outlooks(), **_medals()}

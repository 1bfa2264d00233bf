"""Icons of a ring: relief, spoils, the two teams, a wing of the Horde, the ring, turns to come."""

from ..curves import ellipse, place, ring, smooth
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
    arc,
    arc_head,
    arrowhead,
    bar,
    icon,
    part,
    soft,
    stroke,
)

_CARD = "-20,-29 20,-29 20,29 -20,29"
_DIAMOND = "0,-34 28,0 0,34 -28,0"
_WING = (
    "8,24! 34,10 66,8 94,26! 84,40 82,56! 72,52 64,58 60,72! 50,64 42,66 36,82! 30,64 22,54 8,54!"
    " 16,42 16,34"
)
#: The heather's violet, which no other icon needs.
_VIOLET = "#b06cd0"


def _table() -> dict[str, Piece]:
    pouch = "36,34 26,46 10,66 12,86 30,94 70,94 88,86 90,66 74,46 64,34"
    frill = "30,12! 42,18 50,12 58,18 70,12! 64,30 36,30"
    return {
        "relief": icon(
            (part(soft(place(_CARD, 32, 46, 1.05, -12), 6), CREAM, 6),
             part(soft(place("0,-13 10,0 0,13 -10,0", 32, 46, 1, -12), 2), BLUE, 4, 0.2)),
            (part(stroke("40,84 60,86 76,76 82,58", 13), GREEN, 6, 0),
             part(arrowhead((83, 44), -84, 24), GREEN, 6, 0)),
        ),
        "spoil": icon(
            (part(smooth(frill), WOOD, 5), part(smooth(pouch), WOOD, 14),
             part(bar(30, 28, 40, 10, 5), RED, 4)),
            (part(ellipse(50, 68, 19), GOLD, 6), part(ellipse(50, 68, 11), CREAM, 4, 0)),
        ),
        "turns": icon(
            (part(arc((50, 52), 36, 180, 330, 12), CREAM, 6, 0),
             part(arc_head((50, 52), 36, 344, 1, 20), CREAM, 5, 0)),
            tuple(part(ellipse(x, 80, size), fill, 6) for x, size, fill in (
                (16, 10, STEEL), (44, 10, STEEL), (80, 16, GOLD))),
        ),
    }  # fmt: skip


def _seats() -> dict[str, Piece]:
    way = ring(50, 50, 35, 12)
    homes = ((50, 15, GREEN), (85, 50, GOLD), (50, 85, BLUE), (15, 50, _VIOLET))
    return {
        "ring": icon(
            (part(way, WOOD, 5),),
            tuple(part(ellipse(x, y, 15), fill, 8) for x, y, fill in homes),
        ),
        "team_a": icon(
            (part(ring(32, 50, 28, 12), GOLD, 6),), (part(ring(68, 50, 28, 12), CREAM, 6),)
        ),
        "team_b": icon(
            (part(soft(place(_DIAMOND, 32, 42)), STEEL, 8),),
            (part(soft(place(_DIAMOND, 68, 58)), BLUE, 8),),
        ),
        "wing": icon(
            (part(smooth(_WING), RED, 8),
             *(part(stroke(bone, 5), DARK, 2, 0) for bone in (
                 "16,30 50,26 80,52", "16,32 44,40 59,68", "16,34 30,50 36,78"))),
        ),
    }  # fmt: skip


ICONS = {**_table(), **_seats()}

"""Icons of where buttons lead, of time, and of answers: arrows, play and pause, ticks, doors."""

from ..curves import ellipse, mirror, ring
from ..scene import Shape
from .cutout import Piece
from .icons_parts import (
    CREAM,
    GOLD,
    GREEN,
    RED,
    WOOD,
    arc,
    arc_head,
    arrowhead,
    bar,
    hole,
    icon,
    part,
    soft,
    stroke,
)

ARROW = "8,37 48,37 48,12 93,50 48,88 48,63 8,63"
#: The way of an arrow that turns back.
_BACK = "34,34 62,34 80,46 82,66 66,80 40,80"
HOUSE = "50,10 94,50 82,50 82,90 18,90 18,50 6,50"


def _answers() -> dict[str, Piece]:
    cross = (stroke("22,22 78,78", 18), stroke("78,22 22,78", 18))
    plus = "39,10 61,10 61,39 90,39 90,61 61,61 61,90 39,90 39,61 10,61 10,39 39,39"
    return {
        "tick": icon((part(soft("8,54 24,39 42,57 76,16 93,30 43,89"), GREEN, 7),)),
        "cross": icon(tuple(part(path, RED, 7, 0) for path in cross)),
        "plus": icon((part(soft(plus), CREAM, 8),)),
        "ban": icon(
            (part(ring(50, 50, 43, 14), RED, 6), part(stroke("24,24 76,76", 14), RED, 6, 0))
        ),
    }


def _ways() -> dict[str, Piece]:
    both = ("6,22 54,22 54,6 94,31 54,56 54,40 6,40", "94,60 46,60 46,44 6,69 46,94 46,78 94,78")
    frame = bar(12, 8, 52, 84) + hole("26,22 50,22 50,78 26,78")
    return {
        "next": icon((part(soft(ARROW), CREAM, 8),)),
        "back": icon((part(soft(mirror(ARROW, 50)), CREAM, 8),)),
        "swap": icon((part(soft(both[0]), CREAM, 6),), (part(soft(both[1]), GOLD, 6),)),
        "home": icon(
            (part(soft(HOUSE), CREAM, 8), part(soft("50,8 96,50 86,60 50,28 14,60 4,50"), RED, 5),
             part(soft("40,90! 40,62 60,62 60,90!"), WOOD, 3, 0)),
        ),
        "leave": icon(
            (part(frame, GOLD, 5),),
            (part(soft("38,41 66,41 66,24 97,50 66,76 66,59 38,59"), CREAM, 6),),
        ),
        "bars": icon(tuple(part(bar(10, y, 80, 17, 8), CREAM, 6) for y in (14, 42, 70))),
    }  # fmt: skip


def _turns() -> dict[str, Piece]:
    middle = (50.0, 50.0)
    cycle = tuple(
        shape
        for turn, fill in ((0, CREAM), (180, GOLD))
        for shape in (
            part(arc(middle, 33, turn + 20, turn + 150, 13), fill, 6, 0),
            part(arc_head(middle, 33, turn + 160, 1, 20), fill, 5, 0),
        )
    )
    return {
        "again": icon(cycle),
        "reset": icon(
            (part(arc((50, 54), 33, 150, -100, 14), CREAM, 6, 0),
             part(arc_head((50, 54), 33, -108, -1, 22), CREAM, 5, 0),
             part(ellipse(50, 54, 9), GOLD, 6)),
        ),
        "undo": icon(
            (part(stroke(_BACK, 14), CREAM, 6, 0), part(arrowhead((26, 34), 180, 25), CREAM, 6, 0)),
        ),
        "redo": icon(
            (part(stroke(mirror(_BACK, 50), 14), CREAM, 6, 0),
             part(arrowhead((74, 34), 0, 25), CREAM, 6, 0)),
        ),
    }  # fmt: skip


def _paces() -> dict[str, Piece]:
    stop = "64,10 88,10 88,90 64,90"
    return {
        "play": icon((part(soft("20,8 90,50 20,92", 8), CREAM, 10),)),
        "pause": icon((part(bar(16, 10, 26, 80, 7), CREAM, 8), part(bar(58, 10, 26, 80, 7)))),
        "step": icon((part(soft("12,10 62,50 12,90", 7), CREAM, 8), part(soft(stop, 6), GOLD))),
        "step_back": icon(
            (part(soft("88,10 38,50 88,90", 7), CREAM, 8),
             part(soft(mirror(stop, 50), 6), GOLD)),
        ),
        "run": icon(
            (part(soft("50,14 96,50 50,86", 6), CREAM, 8),
             part(soft("6,14 52,50 6,86", 6), CREAM, 8)),
        ),
        "skip": icon(
            (part(bar(80, 16, 15, 68, 6), GOLD, 5), part(soft("42,18 80,50 42,82", 5), CREAM, 7),
             part(soft("4,18 42,50 4,82", 5), CREAM, 7)),
        ),
        "hourglass": icon(_hourglass()),
    }  # fmt: skip


def _hourglass() -> tuple[Shape, ...]:
    glass = "24,16 76,16 74,32 57,50 74,68 76,84 24,84 26,68 43,50 26,32"
    return (
        part(soft(glass, 7), "#d4ecf4", 8),
        part(soft("33,30 67,30 50,49", 3), GOLD, 4, 0.2),
        part(soft("30,80 34,70 50,60 66,70 70,80", 4), GOLD, 4, 0.2),
        part(bar(14, 6, 72, 15, 6), CREAM, 6),
        part(bar(14, 79, 72, 15, 6), CREAM, 6),
    )


ICONS = {**_answers(), **_ways(), **_turns(), **_paces()}

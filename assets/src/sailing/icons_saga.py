"""Icons of the saga: the lamps along the river, dark and lit, and its log book."""

from ..curves import ellipse, polygon, ring, smooth
from ..scene import Shape
from ..ui.cutout import Piece
from ..ui.icons_parts import CREAM, DARK, GOLD, RED, WOOD, bar, icon, part, soft, stroke

_FLAME = "50,34! 60,48 60,60 50,68 40,60 40,48"
_HEART = "50,48! 55,56 54,62 50,65 46,62 45,56"


def _lantern(glass: str, *inside: Shape) -> Piece:
    """Give a lantern with a ring, a roof and a foot; ``inside`` is what is behind its panes."""
    loop = part(ring(50, 13, 10, 5), DARK, 2)
    roof = part(polygon("50,14 78,32 22,32"), "#6a4a36", 7)
    cap = part(bar(24, 30, 52, 8, 3), GOLD, 4)
    pane = part(soft("28,38 72,38 66,76 34,76", 3), glass, 5)
    bars = tuple(part(stroke(points, 4), DARK, 1) for points in ("28,38 34,76", "72,38 66,76"))
    foot = part(bar(28, 76, 44, 8, 3), GOLD, 4), part(bar(34, 84, 32, 9, 3), WOOD, 4)
    return icon((loop, roof, pane, *inside, *bars, cap, *foot))


def pictures() -> dict[str, Piece]:
    """Give the icons by their ids."""
    wick = part(stroke("50,76 50,62", 4), DARK, 1)
    flame = part(smooth(_FLAME), "#ff9a2e", 3, 0.2), part(smooth(_HEART), "#fff3c0", 1, 0.1)
    pages = tuple(
        part(soft(points, 4), CREAM, 5)
        for points in ("50,26 20,18 10,22 10,80 20,76 50,84", "50,26 80,18 90,22 90,80 80,76 50,84")
    )
    lines = tuple(
        part(stroke(points, 4), "#9a7c58", 1)
        for points in ("18,38 42,44", "18,52 42,58", "58,44 82,38", "58,58 74,54")
    )
    return {
        "lamp": _lantern("#3a4652", wick),
        "lamp_lit": _lantern("#ffdf7e", wick, *flame),
        "log": icon((part(soft("6,24 94,24 94,88 6,88", 5), RED, 6),), pages, lines,
                    (part(ellipse(82, 66, 6), GOLD, 3),)),
    }  # fmt: skip

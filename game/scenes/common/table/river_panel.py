"""How wide a panel over the river is, between the rows of the two sides."""

from __future__ import annotations

from collections.abc import Callable

from game.board import Layout
from game.kit import grown

#: How much wider it becomes for large words, step by step, and the most of the window it takes.
_STEPS = (1.0, 1.25, 1.5, 1.75, 2.0)
_MOST = 0.6
#: How far its foot stays off the tray of the own row.
_AWAY = 8.0


def river_width(
    layout: Layout, usual: float, height: Callable[[float], float], room: float
) -> float:
    """Return the least width at which a panel is no higher than ``room``, at most twice the usual.

    ``height`` returns how high the panel is at a width. At the usual size of texts the width is
    always the ``usual`` one, so that the panel hides no creature at the bridges.
    """
    if grown(1.0) <= 1.0:
        return usual
    width = usual
    for step in _STEPS:
        width = min(usual * step, max(usual, _MOST * layout.width))
        if height(width) <= room:
            break
    return width


def river_foot(layout: Layout) -> float:
    """Return how far down such a panel may reach: to the tray of the own row."""
    return layout.tray.y - _AWAY

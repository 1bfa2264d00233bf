"""Which board and panels a table has: those of a duel, or those of a ring."""

from __future__ import annotations

from game.content import Strings

from ..hud.hud import Hud
from ..table import Table
from ..view.board_view import BoardView
from .ring_board import RingBoardView
from .ring_hud import RingHud


def board_of(table: Table, names: tuple[str, str], mood: str) -> BoardView:
    """Return what draws a table; ``names`` are the words for Bastion and Fort."""
    kind = RingBoardView if table.field.is_ring else BoardView
    return kind(table, names, mood)


def hud_of(
    strings: Strings, names: tuple[str, ...], portraits: tuple[str, ...], table: Table
) -> Hud:
    """Return the panels around a table; names and portraits are by side."""
    kind = RingHud if table.field.is_ring else Hud
    return kind(strings, names, portraits, table)

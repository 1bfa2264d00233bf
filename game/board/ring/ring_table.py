"""A table composed: the ground and the panels of a duel, or those of a ring."""

from game.content import Strings

from ..hud.hud import Hud, Panels
from ..table import Table
from ..view.board_ambient import DAY, SEASONS
from ..view.board_view import BoardView
from ..view.ground import Ground
from .ring_board import RingGround
from .ring_hud import RingPanels


def board_of(table: Table, names: tuple[str, str], mood: str) -> BoardView:
    """Return what draws a table; ``names`` are the words for Bastion and Fort.

    The lands of a ring have seasons of their own.
    """
    if not table.field.is_ring:
        return BoardView(table, names, mood, Ground)
    return BoardView(table, names, DAY if mood in SEASONS else mood, RingGround)


def hud_of(
    strings: Strings, names: tuple[str, ...], portraits: tuple[str, ...], table: Table
) -> Hud:
    """Return the panels around a table; names and portraits are by side."""
    kind = RingPanels if table.field.is_ring else Panels
    return Hud(strings, names, portraits, table, kind)

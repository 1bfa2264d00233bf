"""The panel of both wings of the Horde: their one deck, and what each of their turns brings."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.content import Strings
from game.kit import Canvas, Colours, text_style
from game.rules import LANE_NAMES

from ..hud.player_panel import PlayerPanel
from ..ring_layout import RingLayout
from ..table import Table
from .seat_plaque import Seated, SeatPlaque

_GEM = 19.0
_WORDS = text_style.CAPTION.with_changes(
    size=13.5, align="left", valign="middle", wrap=False, fit=True, floor=9, colour=Colours.text
)
_ROWS = (56.0, 22.0)


class WingPlaque(SeatPlaque):
    """Draws the part of a wing: its portrait and name, its mana, and the lane of its next card."""

    def __init__(self, strings: Strings, table: Table) -> None:
        super().__init__(strings, table)
        self._words = strings

    def key(self, seated: Seated) -> Hashable:
        """Return all that a part shows, besides its place."""
        side = self._table.sides[seated.player.side]
        return super().key(seated), side.next_lane, side.deck, side.ran_out, side.fort

    def draw(self, canvas: Canvas, layout: RingLayout, seated: Seated) -> None:
        """Draw the part of a wing."""
        super().draw(canvas, layout, seated)
        box = layout.panel(seated.player.side)
        row = pygame.FRect(box.x + 12, box.y + _ROWS[0], box.width - 24, _ROWS[1])
        canvas.text(self.lane_words(seated.player.side), row, _WORDS)
        row.y += _ROWS[1]
        canvas.text(self.then_words(seated.player.side), row, _WORDS)

    def draw_light(self, canvas: Canvas, box: object, player: PlayerPanel) -> None:
        """Light only the part of the wing that acts."""

    def lane_words(self, side: int) -> str:
        """Return to which lane the next card of a wing comes, or that none comes any more."""
        seat = self._table.sides[side]
        if seat.ran_out:
            return self._words.text("match.horde.no_cards")
        return self._words.text(f"match.horde.lane_{LANE_NAMES[seat.next_lane]}")

    def then_words(self, side: int) -> str:
        """Return what follows when the deck is empty (R9.7, R13.25)."""
        seat = self._table.sides[side]
        key = "last_now" if seat.ran_out else "then_last" if seat.fort else "then_fort"
        return self._words.text(f"match.horde.{key}")

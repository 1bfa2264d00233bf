"""The panel of both wings of the Horde: their one deck, and what each of their turns brings."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.content import Strings
from game.kit import Canvas, Colours, text_style
from game.rules import LANE_NAMES

from ..hud.mana_gems import FULL_GEM
from ..hud.player_panel import PlayerPanel
from ..ring_layout import RingLayout
from ..spots import Box
from ..table import Table
from .seat_plaque import CHIP, NAME, Seated, SeatPlaque

_GEM = 19.0
_WORDS = text_style.CAPTION.with_changes(
    size=13.5, align="left", valign="middle", wrap=False, fit=True, floor=9, colour=Colours.text
)
#: The rows: the name; mana and the turn; the lane of the next card; what comes after the deck.
_TOPS, _HIGH = (5.0, 29.0, 57.0, 79.0), 23.0
_LEFT, _INSET = 61.0, 10.0


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
        player = seated.player
        side, box = player.side, layout.panel(player.side)
        self.draw_light(canvas, box, player)
        self.draw_portrait(canvas, box, seated)
        left, right = box.x + _LEFT, box.x + box.width - _INSET
        name = (left, box.y + _TOPS[0], right - left, _HIGH)
        canvas.text(seated.name, name, NAME, colour=Colours.sides[side])
        chip = pygame.FRect(0, 0, *CHIP)
        chip.midright = right, box.y + _TOPS[1] + _HIGH / 2
        self.draw_when(canvas, chip, player)
        self.draw_sign(canvas, FULL_GEM, (left, chip.centery), _GEM, self.mana(side))
        for top, words in zip(_TOPS[2:], self.told(side), strict=True):
            row = (box.x + _INSET + 2, box.y + top, box.width - 2 * _INSET, _HIGH)
            canvas.text(words, row, _WORDS)

    def draw_light(self, canvas: Canvas, box: Box, player: PlayerPanel) -> None:
        """Light only the part of the wing that acts."""
        super().draw_light(canvas, Box(*pygame.FRect(box).inflate(-6, -6)), player)

    def told(self, side: int) -> tuple[str, str]:
        """Return where the next card of a wing comes, and what follows the last (R9.7, R13.25)."""
        seat = self._table.sides[side]
        lane = "no_cards" if seat.ran_out else f"lane_{LANE_NAMES[seat.next_lane]}"
        then = "last_now" if seat.ran_out else "then_last" if seat.fort else "then_fort"
        text = self._words.text
        return text(f"match.horde.{lane}"), text(f"match.horde.{then}")

"""The panel of both wings of the Horde: their one deck, and what each of their turns brings."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.content import Strings
from game.kit import Canvas, Colours, text_style

from ..hud.horde_panel import after_deck_words, next_card_words
from ..hud.mana_gems import FULL_GEM
from ..hud.player_panel import PlayerPanel
from ..ring_layout import RingLayout
from ..spots import Box
from ..table import Table
from .seat_plaque import CHIP, NAME, Head, Seated, SeatPlaque

_WORDS = text_style.CAPTION.with_changes(
    size=13.5, align="left", valign="middle", wrap=False, fit=True, floor=9, colour=Colours.text
)
#: The rows: the name; mana and the turn; the lane of the next card; what comes after the deck.
_ROWS, _TOP = 4, 5.0
_LEFT, _INSET = 61.0, 12.0


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
        self.draw_portrait(canvas, Head(pygame.FRect(box), 1.0), seated)
        tops = [_TOP + number * (box.height - 2 * _TOP) / _ROWS for number in range(_ROWS)]
        rows = [
            pygame.FRect(box.x + _INSET, box.y + top, box.width - 2 * _INSET, tops[1] - _TOP)
            for top in tops
        ]
        for row in rows[:2]:
            row.left, row.width = box.x + _LEFT, box.width - _LEFT - _INSET
        canvas.text(seated.name, rows[0], NAME, colour=Colours.sides[side])
        chip = pygame.FRect(0, 0, CHIP[0], rows[1].height - 4)
        chip.midright = rows[1].midright
        self.draw_when(canvas, chip, player)
        self.draw_sign(canvas, FULL_GEM, rows[1], self.mana(side))
        lane, then = self.told(side, seated.names)
        if layout.plain:
            # What comes after the deck is said in the hint.
            canvas.text(lane, rows[2].union(rows[3]), _WORDS.with_changes(wrap=True))
            return
        canvas.text(lane, rows[2], _WORDS)
        canvas.text(then, rows[3], _WORDS)

    def draw_light(self, canvas: Canvas, box: Box, player: PlayerPanel) -> None:
        """Light only the part of the wing that acts."""
        super().draw_light(canvas, Box(*pygame.FRect(box).inflate(-6, -6)), player)

    def told(self, side: int, names: tuple[str, ...]) -> tuple[str, str]:
        """Return where the next card of a wing comes, and what follows the last (R9.7, R13.25)."""
        strings, table = self._words, self._table
        return next_card_words(strings, table, names, side), after_deck_words(strings, table, side)

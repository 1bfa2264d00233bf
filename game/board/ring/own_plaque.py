"""The own panel in a ring: besides what a duel's has, the team, the spoils, and when one plays."""

from __future__ import annotations

import pygame

from game.content import Strings
from game.kit import Canvas, Point, text_style

from ..cards.seat_portrait import draw_seat_portrait
from ..hud.player_panel import PlayerPanel
from ..ring_layout import RingLayout
from ..table import Table
from .seat_plaque import draw_team

#: How much larger the portrait is with the frame of its seat.
_FRAMED = 1.12
_TEAM, _SPOIL, _ROW = 21.0, 21.0, 30.0
_NUMBER = text_style.STRONG.with_changes(
    size=16, align="left", valign="middle", wrap=False, fit=True, floor=9
)


class RingPlayerPanel(PlayerPanel):
    """Keeps the panel of a seat, and draws the viewer's own."""

    def paint_portrait(self, canvas: Canvas, portrait: str, middle: Point, radius: float) -> None:
        """Draw the portrait in the frame of its seat."""
        feeling = self.reaction.feeling
        size = radius * _FRAMED
        draw_seat_portrait(canvas, portrait, self.side, middle, size, feeling=feeling)

    def waiting_words(self, table: Table, strings: Strings) -> str:
        """Return when the viewer's turn comes, or that there is something to choose."""
        turns = (self.side - table.active) % len(table.sides)
        if self.asked:
            return strings.text("match.chooses")
        if turns == 1:
            return strings.text("ring.yours_next")
        return strings.text("ring.yours_in", count=turns)


def draw_own_signs(canvas: Canvas, layout: RingLayout, table: Table) -> None:
    """Draw the badge of the own team, and the own spoils."""
    side = table.viewer
    if table.field.partner(side) is not None:
        x, y = layout.team_sign
        draw_team(canvas, table, side, pygame.FRect(x - _TEAM / 2, y - _TEAM / 2, _TEAM, _TEAM))
    if table.field.spoils:
        x, y = layout.spoils_sign(side)
        canvas.image("icons/spoil", (x - _SPOIL / 2, y - _SPOIL / 2, _SPOIL, _SPOIL))
        words = str(table.spoils[side])
        room = (x + _SPOIL / 2 + 3, y - _ROW / 2, 34, _ROW)
        canvas.text(words, room, _NUMBER)

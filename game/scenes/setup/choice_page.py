"""What the screens have in common on which decks and cards are chosen before a match."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.kit import Button, Canvas, Row, Viewport, Widget, fixed

from ..common import NOTE, Foot, LampButton, Page, WhyButton, draw_note

#: How far what lies between the way back and the lamp stays off them.
_APART = 14.0


class SidedRow(Row):
    """A row of what belongs to the sides: each box stays at its side in every language."""

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the boxes as in any row, but not turned round."""
        super().place(view, area)
        for box in self.boxes:
            box.place(view, fixed(box.area, area))


@dataclass(frozen=True, kw_only=True)
class ChoiceFoot(Foot):
    """A foot with a lamp beside the main button, and "Why?" behind what is told.

    ``between`` lies between the way back and the lamp.
    """

    main: Button
    back: Button
    lamp: LampButton
    why: WhyButton
    between: Widget | None = None

    @property
    def widgets(self) -> list[Widget]:
        """The buttons, in the order in which the keyboard goes through them."""
        own = [self.lamp, self.why, self.between]
        return [*super().widgets, *(each for each in own if each is not None)]

    def place(self, page: Page) -> None:
        """Lay the buttons."""
        super().place(page)
        back, lamp = self.back.rect, self.lamp
        lamp.place_beside(self.main, self.back)
        if self.between is not None:
            wide = lamp.rect.x - back.right - 2 * _APART
            self.between.place((back.right + _APART, back.y, wide, back.height))

    def draw(self, canvas: Canvas, page: Page) -> None:
        """Write the words."""
        note = self.why.make_room(canvas, self.message, page.note, NOTE)
        draw_note(canvas, self.hint, self.message, note)

"""A row whose boxes belong to sides, as on the screens on which decks and cards are chosen."""

import pygame

from game.kit import Row, Viewport, fixed


class SidedRow(Row):
    """A row of what belongs to the sides: each box stays at its side in every language."""

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the boxes as in any row, but not turned round."""
        super().place(view, area)
        for box in self.boxes:
            box.place(view, fixed(box.area, area))

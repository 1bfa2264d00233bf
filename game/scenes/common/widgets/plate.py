"""A plate of blocks on a dark ground, and words written from the left in any language."""

import pygame

from game.kit import Block, Canvas, Colour, Colours, Column, Sizes, Viewport, Words

_EDGE = 12.0


class Plate(Column):
    """Blocks on a dark ground, with a rim in a ``colour`` where they must be seen."""

    def __init__(
        self,
        *blocks: Block,
        tall: float = 8.0,
        alpha: int = 130,
        colour: Colour | None = None,
        spring: float = 0.0,
    ) -> None:
        super().__init__(*blocks, gap=4.0, spring=spring)
        self.tall, self.alpha, self.colour = tall, alpha, colour

    def height(self, view: Viewport, width: float) -> float:
        """Return the height with the edges."""
        return super().height(view, width - 2 * _EDGE) + 2 * self.tall

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the blocks inside."""
        super().place(view, area.inflate(-2 * _EDGE, -2 * self.tall))
        self.area = area

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground, and what is on it."""
        if self.colour is None:
            canvas.fill(self.area, Colours.well, radius=Sizes.radius, alpha=self.alpha)
        else:
            canvas.box(self.area, Colours.well, self.colour, radius=Sizes.radius, alpha=self.alpha)
        super().draw(canvas)


class EnglishWords(Words):
    """A paragraph of a licence, or a command: in English in every language."""

    def draw(self, canvas: Canvas) -> None:
        """Write it from the left."""
        with canvas.upright(self.area):
            super().draw(canvas)

"""A page of options below the picture of what they do."""

import pygame

from game.kit import Block, Item, Viewport

from .option_preview import HIGH
from .option_rows import ROW_GAP, OptionColumn

#: How high the picture is at most, where the rows leave room.
_HIGHEST = 500.0


class PicturedPage(Block):
    """The ``preview`` over the ``page``, which keeps all that its rows need.

    ``rows`` are those of the page; where it has a list instead, the picture is low.
    """

    def __init__(self, preview: Block, page: Item, rows: OptionColumn | None) -> None:
        super().__init__(preview, page, spring=1)
        self._preview, self._page, self._rows = preview, page, rows

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of a low picture and of the page."""
        return HIGH + ROW_GAP + self._page.height(view, width)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Let the picture take what the rows leave."""
        self.area = area
        high = HIGH
        if self._rows is not None and self._rows.rows:
            left = area.height - ROW_GAP - self._rows.rows_height(view, area.width)
            high = min(_HIGHEST, max(HIGH, left))
        upper, lower = area.copy(), area.copy()
        upper.height = high
        lower.y, lower.height = area.y + high + ROW_GAP, area.height - high - ROW_GAP
        self._preview.place(view, upper)
        self._page.place(view, lower)

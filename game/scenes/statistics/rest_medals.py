"""What is still to be tried, below shares of wins: grey medallions with their names."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.kit import Block, Canvas, Colours, Sizes, Viewport, grown, text_size, text_style

from ..services import Services
from .tally_list import TallyRow, draw_row_picture

#: The side of a medallion, the height of its name, and how many stand in the row at most.
_SIDE, _NAME_HIGH, _MOST = 54.0, 36.0, 8
#: The height of the heading, and how clear a medallion is.
_HEAD_HIGH, _CLEAR = 24.0, 150
_WORDS = text_style.CAPTION.with_changes(
    size=15, floor=9, wrap=True, fit=True, valign="top", colour=Colours.muted
)
_HEAD = _WORDS.with_changes(align="center")
_NAME = _HEAD.with_changes(size=14, colour=Colours.text)


class RestMedals(Block):
    """The ``rows`` without games; ``words`` name them where there is no room for medals."""

    def __init__(self, services: Services, rows: Sequence[TallyRow], words: str) -> None:
        super().__init__()
        self._rows, self._words = rows, words
        self._head = services.translate("statistics.to_try_head")

    @property
    def _as_medals(self) -> bool:
        pictured = all(row.picture for row in self._rows)
        return pictured and len(self._rows) <= _MOST and grown(1.0) == 1.0

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the heading, the medallions and their names, or of the words."""
        if self._as_medals:
            return _HEAD_HIGH + _SIDE + Sizes.gap_small + _NAME_HIGH
        return text_size(view, self._words, _WORDS, width)[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the medallions side by side, or write the words."""
        if not self._as_medals:
            canvas.text(self._words, self.area, _WORDS)
            return
        area = self.area
        canvas.text(self._head, (area.x, area.y, area.width, _HEAD_HIGH), _HEAD)
        wide = area.width / max(len(self._rows), 4)
        left = area.centerx - wide * len(self._rows) / 2
        for number, row in enumerate(self._rows):
            place = pygame.FRect(left + number * wide, area.y + _HEAD_HIGH, wide, _SIDE)
            paint = partial(_paint, row=row)
            medal = canvas.sprite(("to try", row.picture), (_SIDE, _SIDE), paint)
            canvas.blit(medal, place.center, alpha=_CLEAR, centered=True)
            below = (place.x + 4, place.bottom + Sizes.gap_small, wide - 8, _NAME_HIGH)
            canvas.text(row.name, below, _NAME)


def _paint(canvas: Canvas, row: TallyRow) -> None:
    draw_row_picture(canvas, row.picture, canvas.view.center, _SIDE)
    grey = pygame.transform.grayscale(canvas.surface)
    canvas.surface.fill((0, 0, 0, 0))
    canvas.surface.blit(grey, (0, 0))

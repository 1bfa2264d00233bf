"""What is still to be tried, below shares of wins: grey medallions with their names."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.kit import Block, Canvas, Colours, Sizes, Viewport, grown, text_size, text_style

from ..services import Services
from .tally_list import TallyRow, draw_row_picture

#: The side of a medallion, and at most where there is room; the height of its name, how many stand
#: in a row, and how many there are at most.
_SIDE, _LARGEST, _NAME_HIGH, _ACROSS, _MOST = 54.0, 84.0, 36.0, 7, 14
#: The height of the heading, and how clear a medallion is.
_HEAD_HIGH, _CLEAR = 24.0, 190
_WORDS = text_style.CAPTION.with_changes(
    size=15, floor=9, wrap=True, fit=True, valign="top", colour=Colours.muted
)
_HEAD = _WORDS.with_changes(align="center")
_NAME = _HEAD.with_changes(size=14, colour=Colours.text, wrap=False)


class RestMedals(Block):
    """The ``rows`` without games; ``words`` name them where there is no room for medals."""

    def __init__(self, services: Services, rows: Sequence[TallyRow], words: str) -> None:
        super().__init__()
        self._rows, self._words = rows, words
        self._head = services.translate("statistics.to_try_head")

    @property
    def as_medals(self) -> bool:
        """Whether they are seen, and not named in words."""
        pictured = all(row.picture for row in self._rows)
        return pictured and len(self._rows) <= _MOST and grown(1.0) == 1.0

    @property
    def _lines(self) -> int:
        return -(-len(self._rows) // _ACROSS)

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the heading, the medallions and their names, or of the words."""
        if self.as_medals:
            return _HEAD_HIGH + self._lines * (_SIDE + Sizes.gap_small + _NAME_HIGH)
        return text_size(view, self._words, _WORDS, width)[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the medallions in even rows, or write the words."""
        if not self.as_medals:
            canvas.text(self._words, self.area, _WORDS)
            return
        area = self.area
        canvas.text(self._head, (area.x, area.y, area.width, _HEAD_HIGH), _HEAD)
        across = -(-len(self._rows) // self._lines)
        wide, high = area.width / max(across, 4), (area.height - _HEAD_HIGH) / self._lines
        side = min(_LARGEST, high - Sizes.gap_small - _NAME_HIGH)
        for number, row in enumerate(self._rows):
            line, place = divmod(number, across)
            count = min(across, len(self._rows) - line * across)
            x = area.centerx + (place - (count - 1) / 2) * wide
            y = area.y + _HEAD_HIGH + line * high + side / 2
            medal = canvas.sprite(("to try", row.picture), (side, side), partial(_paint, row=row))
            canvas.blit(medal, (x, y), alpha=_CLEAR, centered=True)
            # Of “Dagna Rook · level 4” each part has a line of its own.
            for part, words in enumerate(row.name.split("·")):
                top = y + side / 2 + Sizes.gap_small + part * _NAME_HIGH / 2
                canvas.text(words.strip(), (x - wide / 2 + 2, top, wide - 4, _NAME_HIGH / 2), _NAME)


def _paint(canvas: Canvas, row: TallyRow) -> None:
    draw_row_picture(canvas, row.picture, canvas.view.center, canvas.view.width)
    grey = pygame.transform.grayscale(canvas.surface)
    canvas.surface.fill((0, 0, 0, 0))
    canvas.surface.blit(grey, (0, 0))

"""The lists at the side of the rulebook: its chapters, and what a search has found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, ScrollList, text_style

from .book_pages import BookPage
from .rule_search import RuleHit

#: A row is as high as lets all chapters be seen, within these bounds.
_LEAST, _MOST, _HIT_ROW = 33.0, 46.0, 62.0
_NUMBER = 46.0
_TITLE = text_style.STRONG.with_changes(size=17, bold=False, colour=Colours.light, floor=12)
_LABEL = text_style.CAPTION.with_changes(size=15, fit=True, colour=Colours.gold)
# A line that is too long ends in an ellipsis: the page beside shows it whole.
_HIT = text_style.STRONG.with_changes(size=16, colour=Colours.light, floor=15, wrap=True)
_LINE = text_style.CAPTION.with_changes(size=14, colour=Colours.text, floor=14, wrap=True, fit=True)


class SeekingList(ScrollList):
    """A list in which what is typed is looked for by ``on_type``."""

    def __init__(
        self,
        row_height: float,
        on_select: Callable[[int], None],
        on_pick: Callable[[int], None],
        on_type: Callable[[str], None],
    ) -> None:
        super().__init__(
            0, self.paint_row, row_height=row_height, on_select=on_select, on_pick=on_pick
        )
        self._on_type = on_type

    @property
    def wants_text(self) -> bool:
        """Whether what is typed is looked for: always."""
        return True

    def typed(self, text: str) -> None:
        """Look for what is typed."""
        self._on_type(text)

    def paint_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        """Draw a row over its highlight."""


class ChapterList(SeekingList):
    """The pages of the rulebook; ``on_turn`` hears the key of the one that is chosen."""

    def __init__(
        self,
        on_turn: Callable[[str], None],
        on_pick: Callable[[int], None],
        on_type: Callable[[str], None],
    ) -> None:
        self.pages: list[BookPage] = []
        super().__init__(_LEAST, lambda index: on_turn(self.pages[index].key), on_pick, on_type)

    def show(self, pages: list[BookPage]) -> None:
        """List other pages."""
        self.pages = pages
        self.set_count(len(pages))

    def point_out(self, key: str) -> None:
        """Select the row of a page that is shown already."""
        self.selected = next(n for n, page in enumerate(self.pages) if page.key == key)
        self.reveal(self.selected * self.row_height, (self.selected + 1) * self.row_height)

    def place(self, rect: RectLike) -> None:
        """Make the rows so high that all of them are shown, where they can be."""
        super().place(rect)
        if self.pages:
            self.row_height = max(_LEAST, min(_MOST, self.rect.height / len(self.pages)))
            self.set_count(self.count)

    def paint_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        """Draw the number of a chapter and its title."""
        page = self.pages[index]
        number = (row.x + 12, row.y, _NUMBER - 12, row.height)
        canvas.text(page.number, number, _LABEL)
        words = (row.x + _NUMBER + 4, row.y, row.width - _NUMBER - 10, row.height)
        canvas.text(page.title, words, _TITLE)


class HitList(SeekingList):
    """The results of a search, a row each: the place, the title, and a line of the text."""

    def __init__(
        self,
        on_select: Callable[[int], None],
        on_pick: Callable[[int], None],
        on_type: Callable[[str], None],
    ) -> None:
        self.hits: Sequence[RuleHit] = ()
        super().__init__(_HIT_ROW, on_select, on_pick, on_type)
        self.visible = False

    def show(self, hits: Sequence[RuleHit]) -> None:
        """List other hits, the first of them selected."""
        self.hits = hits
        self.selected = 0 if hits else None
        self.set_count(len(hits))
        self.scroll_to(0.0, at_once=True)

    def paint_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        """Draw the title with its number, and the line below."""
        hit = self.hits[index]
        x, width = row.x + 12, row.width - 20
        wide = 54.0 if hit.number else 0.0
        if hit.number:
            canvas.text(hit.number, (x, row.y + 6, wide, 26), _LABEL)
        canvas.text(hit.title, (x + wide, row.y + 6, width - wide, 26), _HIT)
        line = pygame.FRect(x, row.y + 31, width, 24)
        canvas.text(hit.line, line, _LINE)

"""The lists at the side of the rulebook: its chapters, and what a search has found."""

from collections.abc import Callable, Sequence

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, ScrollList, Viewport, Widget, grown, text_size, text_style

from .book_pages import BookPage
from .rule_search import RuleHit

#: A row is as high as lets all chapters be seen, within these bounds.
_LEAST, _MOST, _HIT_ROW = 33.0, 46.0, 62.0
_NUMBER, _HIT_NUMBER = 46.0, 54.0
_TITLE = text_style.NAME.with_changes(size=17, colour=Colours.light, floor=12, wrap=True)
#: The width of the bar beside rows that are measured.
_BAR_ROOM = 30.0
#: The same for hits, with the air at both ends of a row.
_HIT_ROOM = 40.0
_LABEL = text_style.CAPTION.with_changes(size=15, fit=True, colour=Colours.gold)
_HIT = text_style.STRONG.with_changes(size=16, colour=Colours.light, floor=15, wrap=True)
_LINE = text_style.CAPTION.with_changes(size=14, colour=Colours.text, floor=14, wrap=True, fit=True)


class Seeking(Widget):
    """A widget that looks for what is typed while it has the focus: ``on_type`` hears it."""

    on_type: Callable[[str], None]
    wants_text = True

    def typed(self, text: str) -> None:
        """Look for what is typed."""
        self.on_type(text)


class ChapterList(Seeking, ScrollList):
    """The pages of the rulebook; ``on_turn`` hears the key of the one that is chosen."""

    def __init__(self, on_turn: Callable[[str], None], on_pick: Callable[[int], None]) -> None:
        self.pages: list[BookPage] = []
        self._lowest = _LEAST
        super().__init__(
            0,
            self._paint_row,
            on_select=lambda index: on_turn(self.pages[index].key),
            on_pick=on_pick,
        )

    def show(self, pages: list[BookPage]) -> None:
        """List other pages."""
        self.pages = pages
        self.set_count(len(pages))

    def point_out(self, key: str) -> None:
        """Select the row of a page that is shown already."""
        self.selected = next(n for n, page in enumerate(self.pages) if page.key == key)
        self.show_row(self.selected)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Measure the titles; it takes whatever height there is."""
        room = width - grown(_NUMBER) - _BAR_ROOM
        titles = [text_size(view, page.title, _TITLE, room)[1] for page in self.pages]
        self._lowest = max(titles) + 8 if grown(1.0) > 1.0 else _LEAST
        return 0.0

    def place(self, rect: RectLike) -> None:
        """Make the rows so high that all of them are shown, where they can be."""
        super().place(rect)
        self.row_height = max(self._lowest, min(_MOST, self.rect.height / len(self.pages)))

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        page = self.pages[index]
        wide = grown(_NUMBER)
        canvas.text(page.number, (row.x + 12, row.y, wide - 12, row.height), _LABEL)
        words = (row.x + wide + 4, row.y, row.width - wide - 10, row.height)
        canvas.text(page.title, words, _TITLE)


class HitList(Seeking, ScrollList):
    """The results of a search, a row each: the place, the title, and a line of the text."""

    def __init__(self, on_select: Callable[[int], None], on_pick: Callable[[int], None]) -> None:
        self.hits: Sequence[RuleHit] = ()
        super().__init__(0, self._paint_row, on_select=on_select, on_pick=on_pick)
        self.visible = False

    def show(self, hits: Sequence[RuleHit]) -> None:
        """List other hits, the first of them selected."""
        self.hits = hits
        self.selected = 0 if hits else None
        self.set_count(len(hits))
        self.scroll_to(0.0, at_once=True)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Make the rows as high as the longest title and line need; it takes what height is."""
        rows = [sum(self._heights(view, hit, width - _HIT_ROOM)) for hit in self.hits]
        self.row_height = max((_HIT_ROW, *(each + 14 for each in rows)))
        return 0.0

    def _heights(self, view: Viewport, hit: RuleHit, width: float) -> tuple[float, float]:
        beside = grown(_HIT_NUMBER) if hit.number else 0.0
        title = text_size(view, hit.title, _HIT, width - beside)[1]
        return max(grown(25), title + 2), text_size(view, hit.line, _LINE, width)[1] + 2

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        hit = self.hits[index]
        x, width = row.x + 12, row.width - 20
        wide = grown(_HIT_NUMBER) if hit.number else 0.0
        title, line = self._heights(canvas.view, hit, width)
        y = row.y + 6
        if hit.number:
            canvas.text(hit.number, (x, y, wide, grown(26)), _LABEL)
        canvas.text(hit.title, (x + wide, y, width - wide, title), _HIT)
        canvas.text(hit.line, (x, y + title, width, line), _LINE)

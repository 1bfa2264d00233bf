"""Credits and licences: the game and what it stands on at the side, beside them what each is."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game import __version__
from game.content import (
    CreditedWork,
    licence_text,
    load_credited_works,
    own_licence,
    package_version,
)
from game.kit import (
    Button,
    Canvas,
    Colours,
    ScrollArea,
    ScrollList,
    TextStyle,
    Viewport,
    draw_panel,
    grown,
    text_size,
    text_style,
)

from ..common import EVENING, Page, Screen, draw_landscape, draw_title
from ..services import Services

_EDGE, _LINE_GAP = 16.0, 6.0
#: Between what a work is and the text of its licence.
_APART = 18.0
_BREAK = 10.0
_WORK = text_style.STRONG.with_changes(size=24, colour=Colours.gold, wrap=True, fit=False)
_LINE = text_style.BODY.with_changes(size=17, colour=Colours.light)
# A licence is in English, whatever the language of the game.
_MADE = text_style.STRONG.with_changes(
    size=21, colour=Colours.gold, wrap=True, fit=False, align="center"
)
#: The painted landscape over the page of the game, and the game's name on it; their shapes.
_LANDSCAPE, _LANDSCAPE_SHAPE = "menu_small", 720 / 1280
_TITLE, _TITLE_SHAPE, _TITLE_SHARE = "title", 360 / 1600, 0.62
_BANNER = 176.0
_TERMS = text_style.BODY.with_changes(size=15, align="left", colour=Colours.text)


class CreditsPage(ScrollArea):
    """Shows a name, lines about it, and paragraphs of a licence; it scrolls where it has to."""

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._lines: list[str] = []
        self._terms: list[str] = []
        #: Whether it is the page of the game itself: with its picture, and its makers first.
        self._own = False
        self._view: Viewport | None = None
        self._texts: list[_PlacedText] = []
        self._rule: float | None = None

    def show(self, name: str, lines: list[str], terms: str, *, own: bool = False) -> None:
        """Show a work from the top of its page; the game's ``own`` begins with its picture."""
        self._name, self._lines, self._terms = name, lines, paragraphs(terms)
        self._own = own
        self._lay_out()
        self.scroll_to(0.0, at_once=True)

    def place_in(self, rect: RectLike, view: Viewport) -> None:
        """Lie in ``rect`` of a window, whose letters decide where lines break."""
        self.place(rect)
        self._view = view
        self._lay_out()

    def _lay_out(self) -> None:
        if self._view is None:
            return
        self._texts, self._rule = [], None
        lines = self._lines
        if self._own:
            # The picture says its name.
            y = self._write(lines[0], _MADE, _EDGE + _BANNER + _APART) + _APART
            lines = lines[1:]
        else:
            y = self._write(self._name, _WORK, _EDGE) + _LINE_GAP
        for line in lines:
            y = self._write(line, _LINE, y) + _LINE_GAP
        if self._terms:
            self._rule = y + _APART / 2
            y += _APART
        for paragraph in self._terms:
            y = self._write(paragraph, _TERMS, y) + _BREAK
        self.content_height = y + _EDGE
        self.scroll_to(self._goal, at_once=True)

    def _write(self, text: str, style: TextStyle, y: float) -> float:
        """Place a paragraph at a height; return where it ends."""
        assert self._view is not None
        width = self.rect.width - 2 * _EDGE
        height = text_size(self._view, text, style, width)[1]
        self._texts.append(_PlacedText(pygame.FRect(_EDGE, y, width, height + 2), text, style))
        return y + height

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the texts that show, and the line above the licence."""
        seen = pygame.FRect(0, self.offset - 40, self.rect.width, self.rect.height + 80)
        if self._own and seen.y < _BANNER:
            self._paint_banner(canvas)
        if self._rule is not None:
            line = (_EDGE, self._rule, self.rect.width - 2 * _EDGE, 1.5)
            canvas.fill(line, Colours.bronze, alpha=200)
        for words in self._texts:
            if not words.rect.colliderect(seen):
                continue
            if words.style is _TERMS:
                with canvas.upright(words.rect):
                    canvas.text(words.text, words.rect, words.style)
            else:
                canvas.text(words.text, words.rect, words.style)

    def _paint_banner(self, canvas: Canvas) -> None:
        """Draw the landscape in a frame, and the game's name on it."""
        banner = pygame.FRect(_EDGE, _EDGE, self.rect.width - 2 * _EDGE, _BANNER)
        whole = pygame.FRect(0, 0, banner.width, banner.width * _LANDSCAPE_SHAPE)
        whole.center = banner.center
        with canvas.clip(banner):
            canvas.image(_LANDSCAPE, whole)
        title = pygame.FRect(0, 0, _TITLE_SHARE * banner.width, 0)
        title.height = title.width * _TITLE_SHAPE
        title.center = banner.center
        canvas.image(_TITLE, title)
        canvas.frame(banner, Colours.bronze, width=1.6, radius=4)


class _PlacedText(NamedTuple):
    rect: pygame.FRect
    text: str
    style: TextStyle


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a plain text whose lines were broken by hand."""
    blocks = text.replace("\r\n", "\n").replace("\t", " ").split("\n\n")
    joined = (" ".join(block.split()) for block in blocks)
    return [block.strip("- ") for block in joined if block.strip("- ")]


_SIDE, _GAP, _INSET, _ROW = 318.0, 24.0, 14.0, 56.0
_WIDEST = 1180.0
#: The width beside the words of a row: their edges, and the bar.
_BESIDE = 42.0
_NAME = text_style.STRONG.with_changes(
    size=18, bold=False, colour=Colours.light, floor=12, wrap=True
)
_LICENCE = text_style.CAPTION.with_changes(
    size=15, colour=Colours.text, fit=True, floor=11, wrap=True
)
_OWN_LICENCE = "MIT License"


class CreditsScene(Screen):
    """Shows who has made the game and what it stands on; leaves nothing."""

    depth = 8

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.works = load_credited_works()
        self.list = self.widgets.add(
            ScrollList(
                1 + len(self.works),
                self._paint_row,
                row_height=_ROW,
                selected=0,
                on_select=self.show,
                on_pick=lambda _index: self.widgets.focus(self.page, show=True),
            )
        )
        self.page = self.widgets.add(CreditsPage())
        self.back = self.widgets.add(Button("", self.go_back, icon="icons/leave"))
        self.retext()
        self.widgets.focus(self.list)

    def retext(self) -> None:
        """Write the words anew."""
        self.title = self.translate("credits.title")
        self.back.label = self.translate("credits.back")
        self.show(self.list.selected or 0)

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def show(self, index: int) -> None:
        """Show a row of the list on the page; the first is the game itself."""
        if index:
            work = self.works[index - 1]
            self.page.show(work.name, self._lines_of(work), licence_text(work.package))
        else:
            self.page.show(
                self.translate("credits.own"), self._own_lines(), own_licence(), own=True
            )

    def _own_lines(self) -> list[str]:
        return [
            self.translate("credits.made"),
            self.translate("credits.version", version=__version__),
            self.translate("menu.independent"),
            self.translate("credits.licence", licence=_OWN_LICENCE),
        ]

    def _lines_of(self, work: CreditedWork) -> list[str]:
        version = package_version(work.package)
        return [
            *([self.translate("credits.version", version=version)] if version else []),
            self.translate(f"credits.for.{work.id}"),
            self.translate("credits.by", makers=work.by),
            self.translate("credits.home", address=work.home),
            self.translate("credits.licence", licence=work.licence),
            self.translate("credits.terms", address=work.terms),
        ]

    def resize(self, view: Viewport) -> None:
        """Lay the list at the side, and the page beside it."""
        page = self._page = Page.of(view, _WIDEST)
        body = page.body
        wide = _SIDE + 0.4 * (grown(_SIDE) - _SIDE)
        self._side = pygame.FRect(body.x, body.y, wide, body.height)
        x = self._side.right + _GAP
        self._paper = pygame.FRect(x, body.y, body.right - x, body.height)
        self.list.place(self._side.inflate(-2 * _INSET, -2 * _INSET))
        rows = [sum(self._row_heights(view, index)) for index in range(self.list.count)]
        self.list.row_height = max(_ROW, max(rows) + 12)
        self.list.set_count(self.list.count)
        self.page.place_in(self._paper.inflate(-2 * _INSET, -2 * _INSET), view)
        self.back.place(page.back)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the title, and the panels."""
        draw_landscape(canvas, EVENING, dim=150)
        draw_title(canvas, self.title, self._page.header)
        draw_panel(canvas, self._side)
        draw_panel(canvas, self._paper)

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        name, licence = self._row_words(index)
        high, low = self._row_heights(canvas.view, index)
        x, width = row.x + 14, row.width - 24
        canvas.text(name, (x, row.y + 5, width, high), _NAME)
        canvas.text(licence, (x, row.y + 3 + high, width, low), _LICENCE)

    def _row_words(self, index: int) -> tuple[str, str]:
        """Return what a row says: a name, and a licence."""
        if not index:
            return self.translate("credits.own"), _OWN_LICENCE
        return self.works[index - 1].name, self.works[index - 1].licence

    def _row_heights(self, view: Viewport, index: int) -> tuple[float, float]:
        """Return how high the two are in the width of the list."""
        width = self.list.rect.width - _BESIDE
        name, licence = self._row_words(index)
        high = text_size(view, name, _NAME, width)[1]
        return max(26.0, high + 2), max(20.0, text_size(view, licence, _LICENCE, width)[1] + 2)


#: The credits at the game itself.
example = CreditsScene


def example_fonts(services: Services) -> CreditsScene:
    """Return the credits at the letters, whose licence is long."""
    scene = CreditsScene(services)
    scene.list.select(len(scene.works))
    return scene

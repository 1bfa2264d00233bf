"""A page of the credits: what a work is and who made it, and below it the text of its licence."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, ScrollArea, TextStyle, Viewport, text_size, text_style

_EDGE, _GAP = 16.0, 6.0
#: Between what a work is and the text of its licence.
_APART = 18.0
_BREAK = 10.0
_NAME = text_style.STRONG.with_changes(size=24, colour=Colours.gold, wrap=True, fit=False)
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
            y = self._write(self._name, _NAME, _EDGE) + _GAP
        for line in lines:
            y = self._write(line, _LINE, y) + _GAP
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

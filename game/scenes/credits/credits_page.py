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
_TERMS = text_style.BODY.with_changes(size=15, align="left", colour=Colours.text)


class CreditsPage(ScrollArea):
    """Shows a name, lines about it, and paragraphs of a licence; it scrolls where it has to."""

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._lines: list[str] = []
        self._terms: list[str] = []
        self._view: Viewport | None = None
        self._texts: list[_PlacedText] = []
        self._rule: float | None = None

    def show(self, name: str, lines: list[str], terms: str) -> None:
        """Show a work from the top of its page."""
        self._name, self._lines, self._terms = name, lines, paragraphs(terms)
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
        y = self._write(self._name, _NAME, _EDGE) + _GAP
        for line in self._lines:
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


class _PlacedText(NamedTuple):
    rect: pygame.FRect
    text: str
    style: TextStyle


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a plain text whose lines were broken by hand."""
    blocks = text.replace("\r\n", "\n").replace("\t", " ").split("\n\n")
    joined = (" ".join(block.split()) for block in blocks)
    return [block.strip("- ") for block in joined if block.strip("- ")]

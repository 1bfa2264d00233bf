"""A button of the menu: large words, and below them lines that say what would be gone on with."""

from __future__ import annotations

from collections.abc import Callable

from game.kit import (
    Canvas,
    Colours,
    Pressable,
    Size,
    Sizes,
    Viewport,
    draw_panel,
    text_size,
    text_style,
)

_WORDS = text_style.BODY.with_changes(size=Sizes.small + 1)
_LINK = text_style.STRONG.with_changes(size=16, align="center", outline=1.2)
_LINK_HIGH, _LINK_EDGE = 32.0, 10.0
_CLOSE = 34.0
_BAR = 5.0


class Notice(Pressable):
    """A panel with a text and a sign to close it."""

    def __init__(self, text: str, on_close: Callable[[], None], hint: str) -> None:
        super().__init__(on_close, hint=hint)
        self.text = text

    def height(self, view: Viewport, width: float) -> float:
        """Return the height that its words ask for."""
        return text_size(view, self.text, _WORDS, self._words_width(width))[1] + 2 * Sizes.margin

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the words and the sign."""
        draw_panel(canvas, self.rect)
        bar = (self.rect.x + 9, self.rect.y + 11, _BAR, self.rect.height - 22)
        canvas.fill(bar, Colours.attention, radius=_BAR / 2)
        size: Size = (self._words_width(self.rect.width), self.rect.height)
        words = (self.rect.x + 2 * Sizes.gap, self.rect.y, *size)
        canvas.text(self.text, words, _WORDS, valign="middle")
        self._draw_sign(canvas)

    def _words_width(self, width: float) -> float:
        return width - 3 * Sizes.gap - _CLOSE

    def _draw_sign(self, canvas: Canvas) -> None:
        side = _CLOSE * 0.7
        x = self.rect.right - _CLOSE / 2 - Sizes.gap - side / 2
        box = (x, self.rect.centery - side / 2, side, side)
        canvas.image("icons/cross", box, light=self.light)


class FootLink(Pressable):
    """A word at the foot of the menu that leads somewhere: underlined, without a plate."""

    def __init__(self, label: str, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.label = label

    def place_at_end(self, view: Viewport, right: float, top: float) -> None:
        """Lie as wide as the word, up to ``right`` from the left, in logical units."""
        width = text_size(view, self.label, _LINK)[0] + 2 * _LINK_EDGE
        self.place((right - width + _LINK_EDGE, top, width, _LINK_HIGH))

    def draw(self, canvas: Canvas) -> None:
        """Draw the word, brighter under the pointer."""
        colour = Colours.light if self.light else Colours.gold
        drawn = canvas.text(self.label, self.rect, _LINK, colour=colour)
        canvas.fill((drawn.x, drawn.bottom + 1, drawn.width, 1.5), colour, alpha=220)

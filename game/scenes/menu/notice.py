"""A line that the player should know of, dismissed with a click or a key."""

from __future__ import annotations

from collections.abc import Callable

from game.kit import Canvas, Colours, Pressable, Size, Sizes, draw_panel, text_style

_WORDS = text_style.BODY.but(size=Sizes.small + 1)
_CLOSE = 34.0
_BAR = 5.0


class Notice(Pressable):
    """A panel with a text and a sign to close it."""

    def __init__(self, text: str, on_close: Callable[[], None], hint: str) -> None:
        super().__init__(on_close, hint=hint)
        self.text = text

    def height(self, canvas: Canvas, width: float) -> float:
        """Return the height that its words ask for."""
        return canvas.text_size(self.text, _WORDS, self._words_width(width))[1] + 2 * Sizes.margin

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

"""The notices of the menu: what went wrong, or what is being done, until each is closed."""

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

from ..common import Screen

_WORDS = text_style.BODY.with_changes(size=Sizes.small + 1)
_WIDEST, _CLOSE, _BAR = 400.0, 34.0, 5.0


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


class MenuNotices:
    """The notices of a ``screen``, one below the other in its upper right corner."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.shown: list[Notice] = []

    def add(self, text: str) -> Notice:
        """Show a notice."""
        notice = Notice(text, lambda: self.close(notice), self._screen.translate("menu.dismiss"))
        self.shown.append(self._screen.widgets.add(notice))
        self.place()
        return notice

    def close(self, notice: Notice) -> None:
        """Take a notice away, if it is still there."""
        if notice in self.shown:
            self.shown.remove(notice)
            self._screen.widgets.remove(notice)
            self.place()

    def show(self) -> None:
        """Put all notices among the widgets, which were cleared."""
        self._screen.widgets.extend(self.shown)

    def place(self) -> None:
        """Lay them out."""
        if not self._screen.on_stack:
            return
        view = self._screen.page_scroll.view
        width = min(_WIDEST, view.width / 3)
        y = Sizes.gap
        for notice in self.shown:
            height = notice.height(view, width)
            notice.place((view.width - width - Sizes.margin, y, width, height))
            y += height + Sizes.gap

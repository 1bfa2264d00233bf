"""The edges of the menu: its notices, each until it is closed, and the foot with the version."""

from collections.abc import Callable

import pygame

from game import __version__
from game.kit import (
    Canvas,
    Colours,
    Pressable,
    Size,
    Sizes,
    Viewport,
    draw_panel,
    grown,
    text_size,
    text_style,
)

from ..common import Screen
from ..services import Services

#: The height of the foot.
FOOT = 54.0
_FOOT = text_style.CAPTION.with_changes(
    align="left", size=15, fit=True, colour=Colours.text, outline=1.2
)
_LINK = text_style.NAME.with_changes(size=16, align="center", outline=1.2)
_LINK_HIGH, _LINK_EDGE = 32.0, 10.0


class FootLink(Pressable):
    """A word at the foot of the menu that leads somewhere: underlined, without a plate."""

    def __init__(self, label: str, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.label = label

    def place_at_end(self, view: Viewport, right: float, top: float) -> None:
        """Lie as wide as the word, up to ``right`` from the left, in logical units."""
        width = text_size(view, self.label, _LINK)[0] + 2 * _LINK_EDGE
        self.place((right - width + _LINK_EDGE, top, width, grown(_LINK_HIGH)))

    def draw(self, canvas: Canvas) -> None:
        """Draw the word, brighter under the pointer."""
        colour = Colours.light if self.light else Colours.gold
        drawn = canvas.text(self.label, self.rect, _LINK, colour=colour)
        canvas.fill((drawn.x, drawn.bottom + 1, drawn.width, 1.5), colour, alpha=220)


def foot_row() -> float:
    """Return how high the row of the foot is that has its link and its button."""
    return FOOT + 0.6 * (grown(FOOT) - FOOT)


def foot_height(view: Viewport, services: Services, width: float) -> float:
    """Return how high the foot is: larger words on whose game it is stand above the row."""
    if grown(1.0) == 1.0:
        return FOOT
    words = services.translate("menu.independent")
    return foot_row() + text_size(view, words, _FOOT.with_changes(wrap=True), width)[1] + 8


def draw_foot(canvas: Canvas, services: Services, left: float, end: float) -> None:
    """Draw the version up to ``end``, and from ``left`` to it that the game is independent."""
    version = services.translate("menu.version", version=__version__)
    words = services.translate("menu.independent")
    view, row = canvas.view, foot_row()
    line = pygame.FRect(left, view.height - row + 8, end - Sizes.gap - left, grown(26))
    if grown(1.0) > 1.0:
        canvas.text(version, line, _FOOT, align="left")
        high = foot_height(view, services, view.width - 2 * left) - row
        box = (left, view.height - row - high, view.width - 2 * left, high)
        canvas.text(words, box, _FOOT, wrap=True)
        return
    line.width = canvas.text(version, line, _FOOT, align="right").x - Sizes.padding - line.x
    line.inflate_ip(0, 18)
    canvas.text(words, line, _FOOT, wrap=True, valign="middle")


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
        canvas.image("icons/cross", (x, self.rect.centery - side / 2, side, side), light=self.light)


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

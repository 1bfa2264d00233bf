"""The foot of the menu: the version, whose game it is, and a link."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import __version__
from game.kit import (
    Canvas,
    Colours,
    Pressable,
    Sizes,
    Viewport,
    grown,
    text_size,
    text_style,
)

from ..services import Services

#: The height of the foot.
FOOT = 54.0
_FOOT = text_style.CAPTION.with_changes(
    align="left", size=15, fit=True, colour=Colours.text, outline=1.2
)
_LINK = text_style.STRONG.with_changes(size=16, align="center", outline=1.2)
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
    last = canvas.text(version, line, _FOOT, align="right")
    line.width = last.x - Sizes.padding - line.x
    line.inflate_ip(0, 18)
    canvas.text(words, line, _FOOT, wrap=True, valign="middle")

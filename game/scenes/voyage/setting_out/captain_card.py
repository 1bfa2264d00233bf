"""A captain to choose: a portrait, a name and a trade, and what was won with this captain."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.board import CALM, GLAD
from game.kit import Canvas, Colours, Sizes, Viewport, grown, text_room, text_style

from ...new_match.choice_card import Choice
from ..parts.voyage_pictures import CAPTAINS, draw_face

#: The radius of the portrait, the space at the edges, and the least height.
_RADIUS, _EDGE, _LEAST = 38.0, 16.0, 100.0
_NAME = text_style.STRONG.with_changes(size=21, wrap=True, fit=True, outline=1.4)
_LINE = text_style.CAPTION.with_changes(size=14.5, wrap=True, fit=True)


class CaptainCard(Choice):
    """One of the captains; ``best`` tells the best voyage so far, "" for none."""

    def __init__(
        self, captain: str, words: tuple[str, str], best: str, on_click: Callable[[], None]
    ) -> None:
        super().__init__(on_click)
        self.captain = captain
        self.name, self.trade = words
        self.best = best

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high it must be for words of the wanted size."""
        room = self._words_width(width)
        words = text_room(view, self.name, _NAME, room)
        words += sum(text_room(view, line, _LINE, room) for line in self._lines)
        return max(_LEAST, words + 2 * _EDGE)

    @property
    def _lines(self) -> list[str]:
        return [line for line in (self.trade, self.best) if line]

    @staticmethod
    def _words_width(width: float) -> float:
        return width - 2 * _EDGE - 2 * _RADIUS - Sizes.gap

    def draw(self, canvas: Canvas) -> None:
        """Draw the portrait at the beginning, the words beside it."""
        rect = self.draw_ground(canvas)
        x = rect.x + _EDGE + _RADIUS
        feeling = GLAD if self.chosen or self.warmth > 0.5 else CALM
        with canvas.shifted(0, 0, alpha=self.strength):
            center = x, rect.centery
            draw_face(canvas, f"{CAPTAINS}/{self.captain}", center, _RADIUS, feeling=feeling)
        room = self._words_width(rect.width)
        view = canvas.view
        heights = [text_room(view, line, _LINE, room) for line in self._lines]
        name = text_room(view, self.name, _NAME, room)
        y = max(rect.y + 8, rect.centery - (name + sum(heights)) / 2)
        place = pygame.FRect(x + _RADIUS + Sizes.gap, y, room, name)
        canvas.text(self.name, place, _NAME, colour=Colours.gold if self.chosen else Colours.text)
        for line, high in zip(self._lines, heights, strict=True):
            place.y += place.height
            place.height = high
            colour = Colours.gold if line == self.best else Colours.text
            canvas.text(line, place, _LINE, colour=colour)
        self.draw_mark(canvas)


def columns(count: int) -> int:
    """Return how many captains stand side by side at the present size of texts."""
    return count if grown(1.0) <= 1.3 else 2

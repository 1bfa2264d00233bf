"""The captains to choose from, and the cards that each sets out with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame.typing import RectLike

from game.board import CALM, CARD_SHAPE, GLAD, ShownCard
from game.kit import Canvas, Colours, Sizes, Viewport, draw_panel, grown, text_room, text_style

from ...common import CardRow, draw_card, inner
from ...new_match.choice_card import Choice
from ..parts.icon_lines import BODY, HEAD, IconLine, draw_icon_lines, lines_height
from ..parts.voyage_pictures import CAPTAINS, draw_face, goods_icon

_EDGE, _GAP = 22.0, 7.0
#: How wide a card is at most, and how a step is written.
_WIDEST = 104.0
#: The radius of the portrait beside the steps.
_FACE = 84.0
_STEP = BODY.with_changes(size=18.0)


class CaptainCards(CardRow):
    """The cards of a captain in a row, over the steps of the specialty.

    ``words`` are the head over the cards, the head over the steps, and the steps.
    """

    def __init__(self) -> None:
        super().__init__(())
        self.captain = ""
        self.faces: tuple[ShownCard, ...] = ()
        self.heads = ("", "")
        self.steps: Sequence[tuple[int, str]] = ()

    def show(
        self,
        captain: str,
        shown: Sequence[ShownCard],
        heads: tuple[str, str],
        steps: Sequence[tuple[int, str]],
    ) -> None:
        """Show a captain; ``steps`` are ranks and what they bring."""
        self.captain = captain
        self.faces = tuple(shown)
        self.cards = tuple(each.card for each in shown if each.card is not None)
        self.index = min(self.index, len(self.cards) - 1)
        self.heads, self.steps = heads, steps
        self.arrival = type(self.arrival)(len(self.cards), reduced=True)

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high the panel must be at a width."""
        room = width - 2 * _EDGE
        heads = lines_height(view, [self._head(0)], room)
        below = lines_height(view, self._steps(), room - self._face_room)
        return 2 * _EDGE + heads + Sizes.gap + self._card_high(room) + 1.4 * Sizes.gap + below

    def _card_high(self, room: float) -> float:
        count = max(1, len(self.cards))
        return min(grown(_WIDEST), (room + _GAP) / count - _GAP) * CARD_SHAPE

    @property
    def _face_room(self) -> float:
        """How wide the portrait is beside the steps; larger words take its room."""
        return 2 * _FACE + Sizes.padding if grown(1.0) == 1.0 else 0.0

    def _head(self, index: int) -> IconLine:
        return IconLine(self.heads[index], HEAD)

    def _steps(self) -> list[IconLine]:
        lines = [
            IconLine(words, _STEP, goods_icon(f"rank_{rank}"), 12.0) for rank, words in self.steps
        ]
        return [self._head(1), *lines]

    def place(self, rect: RectLike) -> None:
        """Take a place, and lay the cards below the first head."""
        super().place(rect)
        room = self.rect.width - 2 * _EDGE
        high = self._card_high(room)
        wide = high / CARD_SHAPE
        y = self.rect.y + _EDGE + grown(HEAD.size) * Sizes.line + Sizes.gap
        pitch = wide + _GAP
        self.spots = [
            pygame.FRect(self.rect.x + _EDGE + place * pitch, y, wide, high)
            for place in range(len(self.cards))
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the cards and the steps."""
        draw_panel(canvas, self.rect)
        inside = inner(self.rect, _EDGE)
        draw_icon_lines(canvas, [self._head(0)], inside)
        for index in range(len(self.cards)):
            draw_card(canvas, self.faces[index], self.spots[index])
        if self.focused and self.cards:
            with self.pointed_out(canvas):
                pass
        if self.spots:
            inside.y = self.spots[0].bottom + 1.4 * Sizes.gap
        inside.height = self.rect.bottom - _EDGE - inside.y
        if self._face_room:
            center = inside.right - _FACE, inside.centery
            picture = f"{CAPTAINS}/{self.captain}"
            draw_face(canvas, picture, center, min(_FACE, inside.height / 2), feeling=GLAD)
            inside.width -= self._face_room
        words = lines_height(canvas.view, self._steps(), inside.width)
        inside.y += max(0.0, (inside.height - words) / 3)
        draw_icon_lines(canvas, self._steps(), inside)


#: The radius of the portrait, the space at the edges, and the least height.
_RADIUS, _CARD_EDGE, _LEAST = 38.0, 16.0, 100.0
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
        return max(_LEAST, words + 2 * _CARD_EDGE)

    @property
    def _lines(self) -> list[str]:
        return [line for line in (self.trade, self.best) if line]

    @staticmethod
    def _words_width(width: float) -> float:
        return width - 2 * _CARD_EDGE - 2 * _RADIUS - Sizes.gap

    def draw(self, canvas: Canvas) -> None:
        """Draw the portrait at the beginning, the words beside it."""
        rect = self.draw_ground(canvas)
        x = rect.x + _CARD_EDGE + _RADIUS
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

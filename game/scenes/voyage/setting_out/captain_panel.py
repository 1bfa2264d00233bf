"""The gifts of a captain: eight cards, and the three steps of the specialty."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE, GLAD, ShownCard
from game.kit import Canvas, Sizes, Viewport, draw_panel, grown

from ...common import CardRow, draw_card, inner
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

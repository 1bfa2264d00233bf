"""The prospects of a voyage: its scenario, its goals, the days there are and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit import Canvas, Sizes, Viewport, draw_panel

from ...common import inner
from ...services import Services
from ..parts.icon_lines import BODY, HEAD, SMALL, STRONG, IconLine, draw_icon_lines, lines_height
from ..parts.voyage_pictures import GOALS, draw_face, goods_icon

_EDGE, _GAP = 18.0, 8.0
#: The radius of a goal's face.
_FACE = 27.0


class AwaitsPanel:
    """Tells a scenario; ``below`` is the height of what others lay at its foot.

    ``locked`` are sentences about what is not open yet, and what opens it.
    """

    def __init__(
        self,
        services: Services,
        scenario: str,
        goals: Sequence[str],
        days: int,
        locked: Sequence[str] = (),
    ) -> None:
        self.rect = pygame.FRect(0, 0, 0, 0)
        say = services.translate
        self._head = [
            IconLine(say(f"setting_out.scenarios.{scenario}.name"), HEAD),
            IconLine(say(f"setting_out.scenarios.{scenario}.text"), BODY),
        ]
        self._goals = [
            (
                goal,
                [
                    IconLine(say(f"voyage.goals.{goal}.name"), STRONG),
                    IconLine(say(f"voyage.goals.{goal}.text"), SMALL, above=0.0),
                ],
            )
            for goal in goals
        ]
        self._facts = [
            IconLine(say("setting_out.days", count=days), BODY, goods_icon("day")),
            IconLine(say("setting_out.minutes"), BODY, "icons/hourglass"),
            *(IconLine(words, BODY, goods_icon("shut")) for words in locked),
        ]

    @property
    def words(self) -> list[str]:
        """All that it tells but the goals."""
        return [line.words for line in (*self._head, *self._facts)]

    @property
    def spoken(self) -> list[str]:
        """All of it for the voice, a goal with what it is."""
        goals = [" ".join(f"{line.words}." for line in lines) for _, lines in self._goals]
        return [line.words for line in self._head] + goals + [line.words for line in self._facts]

    def needs(self, view: Viewport, width: float, below: float) -> float:
        """Return how high the panel must be at a width."""
        room = width - 2 * _EDGE
        high = lines_height(view, self._head, room) + _GAP
        high += sum(self._goal_height(view, lines, room) + _GAP for _, lines in self._goals)
        return high + lines_height(view, self._facts, room) + _GAP + below + 2 * _EDGE

    @staticmethod
    def _goal_height(view: Viewport, lines: Sequence[IconLine], room: float) -> float:
        return max(2 * _FACE, lines_height(view, lines, room - 2 * _FACE - Sizes.gap))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its words."""
        draw_panel(canvas, self.rect)
        inside = inner(self.rect, _EDGE)
        inside.y = draw_icon_lines(canvas, self._head, inside) + _GAP
        for goal, lines in self._goals:
            high = self._goal_height(canvas.view, lines, inside.width)
            middle = inside.x + _FACE, inside.y + high / 2
            draw_face(canvas, f"{GOALS}/{goal}", middle, _FACE)
            words = inside.copy()
            words.x += 2 * _FACE + Sizes.gap
            words.width -= 2 * _FACE + Sizes.gap
            words.y += (high - lines_height(canvas.view, lines, words.width)) / 2
            draw_icon_lines(canvas, lines, words)
            inside.y += high + _GAP
        draw_icon_lines(canvas, self._facts, inside)

    @property
    def foot(self) -> pygame.FRect:
        """Where others lay things: the lowest line inside."""
        inside = inner(self.rect, _EDGE)
        return pygame.FRect(inside.x, inside.bottom, inside.width, 0)

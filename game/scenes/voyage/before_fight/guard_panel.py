"""The guard before a fight: who it is and how strong, the outlook, what is won and lost."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colours, Sizes, Viewport, draw_panel
from game.voyage import Guard, Voyage

from ...common import inner
from ...services import Services
from ..parts.icon_lines import HEAD, SMALL, IconLine, draw_icon_lines, lines_height
from ..parts.outlook_gauge import OutlookGauge
from ..parts.voyage_pictures import draw_face
from ..parts.voyage_words import (
    guard_about,
    guard_lines,
    guard_name,
    guard_picture,
    lost_lines,
    won_lines,
)

_EDGE, _FACE = 18.0, 40.0
_STAKE = SMALL.with_changes(size=15.0, colour=Colours.text)


class GuardPanel:
    """Tells everything that is known of the guard before the fleet."""

    def __init__(self, services: Services, voyage: Voyage, guard: Guard) -> None:
        self.rect = pygame.FRect(0, 0, 0, 0)
        self.outlook = OutlookGauge(services)
        self._guard = guard
        say = services.translate
        self._head = [
            IconLine(guard_name(services, guard), HEAD, colour=Colours.gold),
            IconLine(guard_about(services, voyage, guard), SMALL, above=0.0),
        ]
        self._strength = guard_lines(services, guard)
        self._stakes = [IconLine(say("before_fight.won.head"), HEAD.with_changes(size=16.5))]
        for line in won_lines(services, voyage, guard):
            self._stakes.append(IconLine(line.words, _STAKE, line.picture, 2.0))
        self._stakes.append(
            IconLine(say("before_fight.lost.head"), HEAD.with_changes(size=16.5), above=10.0)
        )
        for line in lost_lines(services, voyage, guard):
            self._stakes.append(IconLine(line.words, _STAKE, line.picture, 2.0))

    @property
    def spoken(self) -> list[str]:
        """All lines, for the voice."""
        lines = [*self._head, *self._strength, *self._stakes]
        return [line.words for line in lines]

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high the panel must be at a width."""
        room = width - 2 * _EDGE
        high = self._head_high(view, room) + Sizes.gap
        high += lines_height(view, self._strength, room) + Sizes.gap
        high += self.outlook.needs(view, room) + Sizes.gap
        return high + lines_height(view, self._stakes, room) + 2 * _EDGE

    def _head_high(self, view: Viewport, room: float) -> float:
        words = lines_height(view, self._head, room - 2 * _FACE - Sizes.gap)
        return max(2 * _FACE, words)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel from its head to the stakes."""
        draw_panel(canvas, self.rect)
        view, inside = canvas.view, inner(self.rect, _EDGE)
        high = self._head_high(view, inside.width)
        middle = inside.x + _FACE, inside.y + high / 2
        draw_face(canvas, guard_picture(self._guard), middle, _FACE)
        words = inside.copy()
        words.x += 2 * _FACE + Sizes.gap
        words.width -= 2 * _FACE + Sizes.gap
        words.y += (high - lines_height(view, self._head, words.width)) / 2
        draw_icon_lines(canvas, self._head, words)
        inside.y += high + Sizes.gap
        inside.y = draw_icon_lines(canvas, self._strength, inside) + Sizes.gap
        tall = self.outlook.needs(view, inside.width)
        self.outlook.rect = pygame.FRect(inside.x, inside.y, inside.width, tall)
        self.outlook.draw(canvas)
        inside.y += tall + Sizes.gap
        draw_icon_lines(canvas, self._stakes, inside)

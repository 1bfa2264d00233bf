"""The guard before a fight: who it is and how strong, the outlook, what is won and lost."""

from __future__ import annotations

import pygame

from game.kit import Block, Canvas, Colours, Drawn, Fitting, Panel, Sizes
from game.voyage import Guard, Voyage

from ...services import Services
from ..parts.icon_lines import HEAD, SMALL, IconLine, IconLines, lines_beside_face
from ..parts.outlook_gauge import OutlookGauge
from ..parts.sights import SHAPE, draw_sight, sight_of_field
from ..parts.voyage_pictures import goods_icon
from ..parts.voyage_words import (
    brief_words,
    guard_about,
    guard_lines,
    guard_name,
    guard_picture,
    lost_lines,
    won_lines,
)

_EDGE, _FACE = 18.0, 40.0
#: How high the painting of the place is at least.
_LEAST_SIGHT = 60.0
#: The space above a line of the strength where all are close.
_CLOSE = 1.0
_STAKE = SMALL.with_changes(size=15.0, colour=Colours.text)


class GuardPanel:
    """Tells everything that is known of the guard before the fleet."""

    def __init__(self, services: Services, voyage: Voyage, guard: Guard) -> None:
        self.outlook = OutlookGauge(services)
        self._guard = guard
        self._sight = sight_of_field(voyage, voyage.fleet)
        say = services.translate
        self._head = [
            IconLine(guard_name(services, guard), HEAD, colour=Colours.gold),
            IconLine(guard_about(services, voyage, guard), SMALL, above=0.0),
        ]
        self._strength = guard_lines(services, guard)
        head = HEAD.with_changes(size=16.5)
        won, lost = (
            [line._replace(style=_STAKE, above=2.0) for line in told(services, voyage, guard)]
            for told in (won_lines, lost_lines)
        )
        brief = IconLine(
            brief_words(services, voyage, guard), _STAKE, goods_icon("gold"), above=2.0
        )
        won_head = IconLine(say("before_fight.won.head"), head)
        lost = [IconLine(say("before_fight.lost.head"), head, above=10.0), *lost]
        self._stakes = [won_head, *won, *lost]
        self._brief_stakes = [won_head, brief, *lost]

    @property
    def spoken(self) -> list[str]:
        """All lines, for the voice."""
        return [line.words for line in [*self._head, *self._strength, *self._stakes]]

    def block(self, *, fits: bool) -> Block:
        """Return the panel from its head to the stakes; one that ``fits`` leaves out what it can.

        Captions go first, then lines stand closer, and what a win brings is told in one: whoever
        is to fight sees the button that begins it.
        """
        whole = self._panel(self._strength, self._stakes)
        if not fits:
            return whole
        plain = [line for line in self._strength if line.style != SMALL]
        close = [line._replace(above=_CLOSE) for line in plain]
        return Fitting(
            whole,
            self._panel(plain, self._stakes),
            self._panel(close, self._stakes, Sizes.gap_small),
            self._panel(close, self._brief_stakes, Sizes.gap_small),
        )

    def _panel(
        self, strength: list[IconLine], stakes: list[IconLine], gap: float = Sizes.gap
    ) -> Panel:
        return Panel(
            lines_beside_face(guard_picture(self._guard), self._head, _FACE),
            *(IconLines(strength), self.outlook, IconLines(stakes)),
            Drawn(self._draw_place, spring=1.0),
            edge=_EDGE,
            gap=gap,
        )

    def _draw_place(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw the place below the words, if these leave room for it."""
        high = min(area.height, area.width / SHAPE)
        if high >= _LEAST_SIGHT:
            band = pygame.FRect(area.x, area.bottom - high, area.width, high)
            draw_sight(canvas, self._sight, band)

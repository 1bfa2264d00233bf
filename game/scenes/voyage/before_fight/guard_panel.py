"""The guard before a fight: who it is and how strong, the outlook, what is won and lost."""

from functools import partial

import pygame

from game.kit import Block, Canvas, Colours, Drawn, Fitting, Panel, Row, Space
from game.voyage import Guard, Voyage

from ...common import paint_sight
from ...services import Services
from ..parts.guard_persons import person_words
from ..parts.hero_painting import draw_hero
from ..parts.icon_lines import HEAD, SMALL, IconLine, IconLines, lines_beside_face
from ..parts.outlook_gauge import OutlookGauge
from ..parts.place_senses import sight_of_field
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
#: How much larger what is told is where there is room.
_LARGER = 1.25
#: The space between the columns that tell the strength and the stakes, and their shares.
_BETWEEN, _SHARES = 22.0, (0.36, 0.34, 0.3)
#: The space above a line of the strength where all are close.
_CLOSE = 1.0
_NAME = HEAD.with_changes(size=25.0, align="center")
_ABOUT = SMALL.with_changes(size=15.0, align="center")
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
        person = person_words(services, guard)
        self._person = [IconLine(person, _ABOUT, above=2.0)] if person else []
        head = HEAD.with_changes(size=16.5)
        won, lost = (
            [line._replace(style=_STAKE, above=2.0) for line in told(services, voyage, guard)]
            for told in (won_lines, lost_lines)
        )
        brief = IconLine(
            brief_words(services, voyage, guard), _STAKE, goods_icon("gold"), above=2.0
        )
        won_head = IconLine(say("before_fight.won.head"), head, above=10.0)
        self._won, self._brief = [won_head, *won], [won_head, brief]
        self._lost = [IconLine(say("before_fight.lost.head"), head, above=10.0), *lost]

    @property
    def spoken(self) -> list[str]:
        """All lines, for the voice."""
        lines = [*self._head, *self._strength, *self._won, *self._lost]
        return [line.words for line in lines]

    def poster(self) -> Panel:
        """Return who waits, large, over the name, who that is, and the outlook."""
        name, about = self._head
        words = [name._replace(style=_NAME), about._replace(style=_ABOUT), *self._person]
        return Panel(
            Drawn(self._draw_guard, spring=1.0), IconLines(words), self.outlook, edge=_EDGE
        )

    def told(self) -> Block:
        """Return the strength and the stakes side by side; captions go first without room."""
        strength = self._strength[len(self._person) :]
        plain = [line for line in strength if line.style != SMALL]
        close = [line._replace(above=_CLOSE) for line in plain]
        return Fitting(
            self._columns(strength, self._won, _LARGER),
            self._columns(strength, self._won),
            self._columns(plain, self._won),
            self._columns(close, self._brief),
            spring=1.0,
        )

    def _columns(self, strength: list[IconLine], won: list[IconLine], growth: float = 1.0) -> Panel:
        columns = (
            IconLines([line.enlarged(growth) for line in lines])
            for lines in (strength, won, self._lost)
        )
        row = Row(*columns, gap=_BETWEEN, shares=_SHARES)
        space = Space(spring=1.0)
        return Panel(space, row, space, edge=_EDGE, tall=_EDGE - 2, paper="parchment")

    def list(self) -> Panel:
        """Return all of it below one another, for large texts."""
        return Panel(
            lines_beside_face(guard_picture(self._guard), self._head, _FACE),
            *(IconLines(self._strength), self.outlook, IconLines([*self._won, *self._lost])),
            edge=_EDGE,
        )

    def _draw_guard(self, canvas: Canvas, area: pygame.FRect) -> None:
        behind = partial(paint_sight, name=self._sight)
        draw_hero(canvas, guard_picture(self._guard), area, behind, self._sight)

"""The prospects of a voyage: its scenario, its goals, the days there are and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.kit import Block, Canvas, Column, Drawn, Panel, Row, Sizes, Space

from ...services import Services
from ..parts.icon_lines import BODY, HEAD, SMALL, STRONG, IconLine, IconLines
from ..parts.voyage_pictures import GOALS, draw_face, goods_icon

_EDGE, _GAP = 18.0, 8.0
#: The radius of a goal's face.
_FACE = 27.0


class AwaitsPanel:
    """Tells a scenario; ``locked`` are sentences about what is not open yet, and what opens it."""

    def __init__(
        self,
        services: Services,
        scenario: str,
        goals: Sequence[str],
        days: int,
        locked: Sequence[str] = (),
    ) -> None:
        say = services.translate
        self._head = [
            IconLine(say(f"setting_out.scenarios.{scenario}.name"), HEAD),
            IconLine(say(f"setting_out.scenarios.{scenario}.text"), BODY),
        ]
        self._goals = {
            goal: [
                IconLine(say(f"voyage.goals.{goal}.name"), STRONG),
                IconLine(say(f"voyage.goals.{goal}.text"), SMALL, above=0.0),
            ]
            for goal in goals
        }
        self._facts = [
            IconLine(say("setting_out.days", count=days), BODY, goods_icon("day")),
            IconLine(say("setting_out.minutes"), BODY, "icons/hourglass"),
            *(IconLine(words, BODY, goods_icon("shut")) for words in locked),
        ]

    @property
    def spoken(self) -> list[str]:
        """All of it for the voice, a goal with what it is."""
        goals = [" ".join(f"{line.words}." for line in lines) for lines in self._goals.values()]
        return [line.words for line in self._head] + goals + [line.words for line in self._facts]

    def panel(self, *below: Block) -> Panel:
        """Return the panel, with what others lay ``below``, at its foot."""
        goals = (self._goal(goal, lines) for goal, lines in self._goals.items())
        told = IconLines(self._head), *goals, IconLines(self._facts)
        return Panel(*told, Space(_GAP, spring=1.0), *below, edge=_EDGE, gap=_GAP)

    @staticmethod
    def _goal(goal: str, lines: Sequence[IconLine]) -> Row:
        words = Column(Space(spring=1.0), IconLines(lines), Space(spring=1.0))
        face = Drawn(partial(_draw_goal, goal), 2 * _FACE)
        return Row(*(face, words), shares=lambda width: (2 * _FACE, width - 2 * _FACE - Sizes.gap))


def _draw_goal(goal: str, canvas: Canvas, area: pygame.FRect) -> None:
    draw_face(canvas, f"{GOALS}/{goal}", area.center, _FACE)

"""The positions of the rulebook: read from the data, with their words, and drawn small."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.cases import Case, read_cases
from game.content import examples_file
from game.kit import Canvas, Colours
from game.rules import LEFT

from ..common import BoardLook, draw_position
from ..services import Services


@dataclass(frozen=True)
class ExampleBook:
    """The examples by their names, and how boards are drawn.

    ``titles`` are the title of each, and what is to be seen at first.
    """

    cases: dict[str, Case]
    titles: dict[str, tuple[str, str]]
    look: BoardLook

    @classmethod
    def load(cls, services: Services) -> ExampleBook:
        """Read the examples; raises ``ContentError``."""
        found = read_cases(examples_file(), services.content.cards)
        cases = {case.name: case for case in found}
        say = services.translate
        titles = {
            name: (
                say(f"rulebook.examples.{name}.title"),
                say(f"rulebook.examples.{name}.begin"),
            )
            for name in cases
        }
        return cls(cases, titles, BoardLook.of(services))

    @property
    def by_rule(self) -> dict[str, tuple[str, ...]]:
        """The names of the examples by the rule that each of them stands below."""
        found: dict[str, tuple[str, ...]] = {}
        for name, case in self.cases.items():
            found[case.rules[0]] = (*found.get(case.rules[0], ()), name)
        return found

    def draw_small(self, canvas: Canvas, name: str, box: pygame.FRect) -> None:
        """Draw the position of an example."""
        draw_position(canvas, box, self.cases[name].state, LEFT, self.look)
        canvas.frame(box, Colours.bronze, width=1.5, radius=3)

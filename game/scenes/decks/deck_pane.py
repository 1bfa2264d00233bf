"""The right half of the deck builder: the deck, what it comes to, and what to do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kit import Button, Canvas, Sizes, WidgetGroup, draw_panel
from game.rules import DECK_SIZE, Card

from ..common.screen import inner
from .deck_slots import DeckSlots
from .deck_summary import Say, draw_abilities, draw_figures, draw_heading

#: Per button: the end of the key of its words, its icon, and what it does.
Offer = tuple[str, str, Callable[[], None]]

WIDTH = 402.0
_HEADING, _FIGURES, _ABILITIES = 26.0, 78.0, 34.0
_LARGE, _SMALL, _GAP = 48.0, 34.0, 8.0
_LARGEST_SLOT = 40.0


class DeckPane:
    """The widgets at the right, and the panel under them; the first offer is the main one."""

    def __init__(
        self,
        widgets: WidgetGroup,
        translate: Say,
        offers: Sequence[Offer],
        on_pick: Callable[[Card], None],
    ) -> None:
        self.translate = translate
        self.slots = widgets.add(DeckSlots(on_pick))
        self.main, *self.others = (widgets.add(self._button(*offer)) for offer in offers)
        self.main.kind, self.main.size = "primary", Sizes.strong + 2
        self.box = self.heading = self.figures = self.abilities = pygame.FRect(0, 0, 0, 0)

    def place(self, box: pygame.FRect) -> None:
        """Lay everything on the panel, from its foot upwards; the slots take what is left."""
        self.box, inside = box, inner(box, 18, 14)
        foot = inside.bottom
        rows = -(-len(self.others) // 2)
        for index, button in enumerate(self.others):
            row, column = divmod(index, 2)
            width = (inside.width - _GAP) / 2
            if index == len(self.others) - 1 and not column:
                width = inside.width
            x = inside.x + column * (inside.width + _GAP) / 2
            button.place((x, foot - (rows - row) * (_SMALL + 5) + 5, width, _SMALL))
        foot -= rows * (_SMALL + 5) + 3
        self.main.place((inside.x, foot - _LARGE, inside.width, _LARGE))
        foot -= _LARGE + _GAP
        self.abilities = pygame.FRect(inside.x, foot - _ABILITIES, inside.width, _ABILITIES)
        foot -= _ABILITIES + 4
        self.figures = pygame.FRect(inside.x, foot - _FIGURES, inside.width, _FIGURES)
        foot -= _FIGURES + _GAP + 2
        self.heading = pygame.FRect(inside.x, inside.y, inside.width, _HEADING)
        top = self.heading.bottom + 4
        height = min(foot - top, _LARGEST_SLOT * DECK_SIZE)
        self.slots.place((inside.x, top, inside.width, height))

    def draw(self, canvas: Canvas, cards: Sequence[Card]) -> None:
        """Draw the panel, and what the deck comes to."""
        draw_panel(canvas, self.box)
        draw_heading(canvas, self.translate, self.heading, cards)
        draw_figures(canvas, self.translate, self.figures, cards)
        draw_abilities(canvas, self.abilities, cards)

    def _button(self, key: str, icon: str, act: Callable[[], None]) -> Button:
        words = self.translate(f"builder.{key}")
        return Button(words, act, icon=f"icons/{icon}", size=Sizes.small + 1)

"""The bar over the menu's cards: what may be done next, by what was done so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.kit import SceneStack, Viewport, grown

from ..common import LinedButton
from .boot_pictures import MENU_ICONS

if TYPE_CHECKING:
    from ..routes import NextUp

#: The size of the bar, where its words are of the usual size.
_WIDE, _HIGH = 500.0, 68.0


class NextUpButton(LinedButton):
    """Leads to what is proposed; it is not there before the profile was looked at."""

    def __init__(self, stack: Callable[[], SceneStack]) -> None:
        super().__init__("", self._take, icon=MENU_ICONS["learn"])
        self._stack = stack
        self._proposal: NextUp | None = None
        self.visible = False

    def tell(self, proposal: NextUp) -> None:
        """Have something to propose."""
        self._proposal = proposal
        self.label = f"{proposal.words} · {proposal.detail}"
        self.lines, self.icon = (proposal.why,), proposal.icon
        self.visible = True

    def _take(self) -> None:
        if self._proposal is not None:
            self._proposal.go(self._stack())

    def high(self, view: Viewport, width: float) -> float:
        """Return how high the bar is at a width, whether or not it is there yet."""
        usual = _HIGH if grown(1.0) == 1.0 else grown(_HIGH)
        return max(usual, self.wanted_height(view, width))

    def place_over(self, view: Viewport, cards: pygame.FRect, gap: float) -> None:
        """Take a place over the cards, at their beginning."""
        wide = min(grown(_WIDE), cards.width)
        high = self.high(view, wide)
        self.place((cards.x, cards.y - gap - high, wide, high))

"""The opponent that the player's rating suggests, where another one is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.kit import Button, Sizes, grown
from game.play import DUEL, ProfileError, Proposal, Settings, propose

from ..common import Page
from ..services import Services

if TYPE_CHECKING:
    from .new_match_scene import NewMatchScene

_WIDE = 210.0
#: From this growth of the texts on its button has no picture.
_ALONE = 1.2


class Suggestion:
    """Offers the proposed strength beside the main button; nothing is chosen without a press."""

    def __init__(self, scene: NewMatchScene) -> None:
        self._scene = scene
        self.proposal = _proposal(scene.services)
        self.note = pygame.FRect(0, 0, 0, 0)
        self.button = scene.widgets.add(Button(self._label, self._take, icon="icons/statistics"))
        self.button.visible = False

    @property
    def _label(self) -> str:
        if self.proposal is None:
            return ""
        strength = self._scene.translate(f"strengths.{self.proposal.strength}.name")
        return self._scene.translate("statistics.suggest", strength=strength)

    @property
    def words(self) -> str:
        """Why just this one, while it is offered; else nothing."""
        if not self.button.visible or self.proposal is None:
            return ""
        percent = round(100 * self.proposal.expected)
        return self._scene.translate("statistics.suggest_hint", percent=percent)

    def show(self, plan: Settings) -> None:
        """Offer it where one person plays a computer of another strength."""
        computers = [side for side, kind in enumerate(plan.seats) if kind == "computer"]
        self.button.visible = (
            self.proposal is not None
            and plan.mode == DUEL
            and len(computers) == 1
            and plan.strengths[computers[0]] != self.proposal.strength
        )

    def place(self, page: Page) -> None:
        """Lay the button at the right of the foot, and the note before it."""
        self.note = page.note
        if not self.button.visible:
            return
        box = page.aside
        # Larger words need all of the button.
        self.button.icon = "" if grown(1.0) > _ALONE else "icons/statistics"
        if not page.note_row:
            box.width = _WIDE
            box.right = self.note.right
            self.note.width -= self.beside
        self.button.place(box)

    @property
    def beside(self) -> float:
        """The width that it takes from the note."""
        return grown(_WIDE) + Sizes.gap if self.button.visible else 0.0

    def _take(self) -> None:
        if self.proposal is not None:
            side = self._scene.plan.seats.index("computer")
            self._scene.choose_strength(side, self.proposal.strength)
            self._scene.widgets.focus(self._scene.begin_button, show=True)


def _proposal(services: Services) -> Proposal | None:
    """Return what the rating proposes; None also where the profile cannot be read."""
    try:
        return propose(services.profile.figures.duels())
    except ProfileError:
        return None

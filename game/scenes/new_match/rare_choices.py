"""What is seldom chosen, folded away under a bar: the edition of the rules, and who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.kit import Segments
from game.play import SeatKind, Settings
from game.rules import EDITION_NAMES

from .choice_card import CompactChoiceCard
from .choice_pictures import Paint
from .fold_bar import FoldBar

if TYPE_CHECKING:
    from .new_match_scene import NewMatchScene

#: What an edition changes, and the pictures for it (R12.1 to R12.3).
DIFFERENCES = ("incantations", "protection", "beginner")
#: Which sides the computer may play, by how that is called.
SIDES: dict[str, tuple[SeatKind, SeatKind]] = {
    "left": ("person", "computer"),
    "right": ("computer", "person"),
    "watch": ("computer", "computer"),
}
BAR, GAP, CAPTION = 42.0, 10.0, 26.0
#: The height that is best for what is folded away.
OPEN = 168.0
#: The share of the width that the sides take, and the height of their switch.
SIDES_SHARE, SWITCH = 0.36, 46.0


class RareChoices:
    """The bar and what it folds away; ``captions`` are those that stand over it now."""

    def __init__(self, scene: NewMatchScene, paint: dict[str, Paint]) -> None:
        self.scene = scene
        self.paint = paint
        self.captions: list[tuple[str, pygame.FRect]] = []
        add = scene.widgets.add
        self.bar = add(FoldBar(scene.translate("start.more"), scene.refold))
        words = [scene.translate(f"start.sides.{key}") for key in SIDES]
        self.sides = add(Segments("", words, 0, self._sit))
        self.editions = {edition: add(self._edition(edition)) for edition in EDITION_NAMES}

    def height(self, room: float) -> float:
        """Return the height that it takes, the bar included, where there is so much ``room``."""
        return BAR if self.bar.folded else min(room, BAR + GAP + OPEN)

    def show(self, plan: Settings) -> None:
        """Show what is chosen; what makes no difference to the plan is left out."""
        open_ = not self.bar.folded
        self.sides.visible = open_ and self._by_computer(plan)
        if plan.seats in SIDES.values():
            self.sides.index = list(SIDES.values()).index(plan.seats)
        drafted = not self.scene.solo and plan.form == "draft"
        for key, card in self.editions.items():
            card.visible, card.chosen = open_, key == plan.edition
            card.idle = set() if drafted else {DIFFERENCES.index("beginner")}
        self.bar.values = self.summary(plan)

    def summary(self, plan: Settings) -> str:
        """Return what is set, in a few words."""
        edition = self.scene.translate(f"start.editions.{plan.edition}.name")
        if not self._by_computer(plan):
            return edition
        side = list(SIDES)[self.sides.index]
        said = self.scene.translate(f"start.sides_said.{side}")
        return self.scene.translate("start.more_now", edition=edition, side=said)

    def place(self, area: pygame.FRect) -> None:
        """Lay the bar over what it folds away."""
        self.bar.place((area.x, area.y, area.width, BAR))
        self.captions = []
        if self.bar.folded:
            return
        y, x, right = area.y + BAR + GAP, area.x, area.right
        if self.sides.visible:
            width = area.width * SIDES_SHARE - GAP
            self.captions.append(("sides_caption", pygame.FRect(x + 6, y, width - 12, CAPTION)))
            self.sides.place((x, y + CAPTION + 4, width, SWITCH))
            x += width + 2 * GAP
        width = (right - x - GAP) / 2
        for card in self.editions.values():
            card.place((x, y, width, area.bottom - y))
            x += width + GAP

    def _by_computer(self, plan: Settings) -> bool:
        return not self.scene.solo and plan.seats in SIDES.values()

    def _sit(self, index: int) -> None:
        self.scene.choose(seats=list(SIDES.values())[index])

    def _edition(self, edition: str) -> CompactChoiceCard:
        scene = self.scene
        said = [scene.translate(f"start.editions.{edition}.{key}") for key in DIFFERENCES]
        rows = list(zip((self.paint[key] for key in DIFFERENCES), said, strict=True))
        name = scene.translate(f"start.editions.{edition}.name")
        return CompactChoiceCard(name, rows, lambda: scene.choose(edition=edition))

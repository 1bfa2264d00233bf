"""What is seldom chosen, folded away: the edition, who sits where, which decks are offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.kit import Segments, interface_flipped
from game.play import DECK_SETS, DUEL_FORMS, SeatKind, Settings
from game.rules import EDITION_NAMES

from ..common.matches.match_plan import evenly
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
#: The share of the width that the switches take, the height of one, and the space below it.
SIDES_SHARE, SWITCH, BELOW = 0.36, 46.0, 8.0


class RareChoices:
    """The bar and what it folds away; ``captions`` are those that stand over it now."""

    def __init__(self, scene: NewMatchScene, paint: dict[str, Paint]) -> None:
        self.scene = scene
        self.paint = paint
        self.captions: list[tuple[str, pygame.FRect]] = []
        add = scene.widgets.add
        self.bar = add(FoldBar(scene.translate("start.more"), scene.refold))
        #: The keys of ``SIDES`` as one reads; "left" is always at the left of "right".
        self.order = _as_they_lie()
        words = [scene.translate(f"start.sides.{key}") for key in self.order]
        self.sides = add(Segments("", words, 0, self._sit))
        sets = [scene.translate(f"start.deck_sets.{key}") for key in DECK_SETS]
        self.deck_sets = add(Segments("", sets, 0, self._offer))
        self.editions = {edition: add(self._edition(edition)) for edition in EDITION_NAMES}

    def height(self, room: float) -> float:
        """Return the height that it takes, the bar included, where there is so much ``room``."""
        return BAR if self.bar.folded else min(room, BAR + GAP + OPEN)

    def show(self, plan: Settings) -> None:
        """Show what is chosen; what makes no difference to the plan is left out."""
        open_ = not self.bar.folded
        self.sides.visible = open_ and self._by_computer(plan)
        if plan.seats in SIDES.values():
            self.sides.index = [SIDES[key] for key in self.order].index(plan.seats)
        self.deck_sets.visible = open_ and self._has_decks(plan)
        self.deck_sets.index = DECK_SETS.index(plan.deck_set)
        drafted = not self.scene.solo and plan.form == "draft"
        for key, card in self.editions.items():
            card.visible, card.chosen = open_, key == plan.edition
            card.idle = set() if drafted else {DIFFERENCES.index("beginner")}
        self.bar.values = self.summary(plan)

    def summary(self, plan: Settings) -> str:
        """Return what is set, in a few words."""
        say = self.scene.translate
        said = say(f"start.editions.{plan.edition}.name")
        if self._by_computer(plan):
            side = self.order[self.sides.index]
            said = say("start.more_now", first=said, then=say(f"start.sides_said.{side}"))
        if evenly(plan):
            said = say("start.more_now", first=said, then=say("start.even_said"))
        return said

    def place(self, area: pygame.FRect) -> None:
        """Lay the bar over what it folds away."""
        self.bar.place((area.x, area.y, area.width, BAR))
        self.captions = []
        if self.bar.folded:
            return
        y, x, right = area.y + BAR + GAP, area.x, area.right
        switches = {"sides_caption": self.sides, "deck_sets_caption": self.deck_sets}
        shown = {key: switch for key, switch in switches.items() if switch.visible}
        if shown:
            width = area.width * SIDES_SHARE - GAP
            self._place_switches(shown, pygame.FRect(x, y, width, area.bottom - y))
            x += width + 2 * GAP
        width = (right - x - GAP) / 2
        for card in self.editions.values():
            card.place((x, y, width, area.bottom - y))
            x += width + GAP

    def _place_switches(self, shown: Mapping[str, Segments], area: pygame.FRect) -> None:
        """Lay the switches below each other, lower where there is little room."""
        each = min(CAPTION + 4 + SWITCH, (area.height + BELOW) / len(shown) - BELOW)
        y = area.y
        for key, switch in shown.items():
            self.captions.append((key, pygame.FRect(area.x + 6, y, area.width - 12, CAPTION)))
            switch.place((area.x, y + CAPTION + 4, area.width, each - CAPTION - 4))
            y += each + BELOW

    def _has_decks(self, plan: Settings) -> bool:
        return not self.scene.solo and plan.form == DUEL_FORMS[0]

    def _offer(self, index: int) -> None:
        self.scene.choose(deck_set=DECK_SETS[index])

    def _by_computer(self, plan: Settings) -> bool:
        return not self.scene.solo and plan.seats in SIDES.values()

    def _sit(self, index: int) -> None:
        self.scene.choose(seats=SIDES[self.order[index]])

    def _edition(self, edition: str) -> CompactChoiceCard:
        scene = self.scene
        said = [scene.translate(f"start.editions.{edition}.{key}") for key in DIFFERENCES]
        rows = list(zip((self.paint[key] for key in DIFFERENCES), said, strict=True))
        name = scene.translate(f"start.editions.{edition}.name")
        return CompactChoiceCard(name, rows, lambda: scene.choose(edition=edition))


def _as_they_lie() -> tuple[str, ...]:
    """Return the keys of ``SIDES`` in the order in which one reads them on the screen."""
    left, right, *others = SIDES
    return (right, left, *others) if interface_flipped() else tuple(SIDES)

"""The rare choices, folded away: the edition, who sits where, which decks are offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from game.kit import (
    Canvas,
    Colours,
    Pressable,
    Segments,
    Viewport,
    draw_panel,
    grown,
    interface_flipped,
    line_width,
    text_room,
    text_style,
)
from game.play import DECK_SETS, DUEL_FORMS, SeatKind, Settings
from game.rules import EDITION_NAMES

from ..common import evenly, inner
from .choice_card import CompactChoiceCard, Paint

if TYPE_CHECKING:
    from .new_match_scene import NewMatchScene

#: The changes of an edition, by the keys of their words and pictures (R12.1 to R12.3).
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
#: From this growth of the texts on the switches lie over the editions, not beside them.
STACKED = 1.4
#: The share of the width that the switches take, the height of one, and the space below it.
SIDES_SHARE, SWITCH, BELOW = 0.36, 46.0, 8.0

_BAR_NAME = text_style.STRONG.with_changes(
    size=17, colour=Colours.gold, valign="middle", outline=1.2
)
_BAR_VALUES = text_style.BODY.with_changes(
    size=15, colour=Colours.text, align="right", valign="middle", fit=True
)
#: How far the arrow reaches from its middle.
_ARROW = 7.0
#: From the edge to the name, and between the name and the values.
_EDGE, _BETWEEN = 44.0, 40.0


class FoldBar(Pressable):
    """A name with an arrow at its beginning, and ``values`` at its end while it is folded."""

    def __init__(self, name: str, on_fold: Callable[[], None]) -> None:
        super().__init__(on_fold)
        self.name = name
        self.values = ""
        self.folded = True

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high it must be for its words, the values on a second line if need be."""
        if grown(1.0) == 1.0:
            return BAR
        one = text_room(view, self.name, _BAR_NAME, width)
        both = one
        if self.folded and self._is_long(view, width):
            both += text_room(view, self.values, _BAR_VALUES, width - 2 * _EDGE)
        return max(BAR, both + 12)

    def _is_long(self, view: Viewport, width: float) -> bool:
        """Return whether larger words need a line for the name and one for the values."""
        words = line_width(view, self.name, _BAR_NAME) + line_width(view, self.values, _BAR_VALUES)
        return grown(1.0) > 1.0 and words + 2 * _EDGE + _BETWEEN > width

    def activate(self) -> None:
        """Fold, or unfold."""
        self.folded = not self.folded
        super().activate()

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        draw_panel(canvas, rect)
        if self.light:
            canvas.fill(inner(rect, 8), Colours.gold, radius=7, alpha=self.light)
        rtl = canvas.begins_right(self.name)
        self._draw_arrow(canvas, rect, rtl=rtl)
        box = inner(rect, _EDGE, 4)
        if self.folded and self._is_long(canvas.view, rect.width):
            high = text_room(canvas.view, self.name, _BAR_NAME, box.width)
            canvas.text(self.name, (box.x, box.y + 2, box.width, high), _BAR_NAME)
            values = (box.x, box.y + 2 + high, box.width, box.height - high - 4)
            canvas.text(self.values, values, _BAR_VALUES, wrap=True, align="start")
            return
        wide = min(box.width / 2, canvas.text_size(self.name, _BAR_NAME)[0] + 1)
        words = pygame.FRect(box.right - wide if rtl else box.x, box.y, wide, box.height)
        canvas.text(self.name, words, _BAR_NAME, fit=True)
        if self.folded:
            rest = pygame.FRect(box.x, box.y, box.width - wide - _BETWEEN / 2, box.height)
            rest.x += 0 if rtl else wide + _BETWEEN
            canvas.text(self.values, rest, _BAR_VALUES)

    def _draw_arrow(self, canvas: Canvas, rect: pygame.FRect, *, rtl: bool) -> None:
        x, y = (rect.right - 26 if rtl else rect.x + 26), rect.centery
        way = -1 if rtl else 1
        corners = [(x - 0.6 * way * _ARROW, y - _ARROW), (x + way * _ARROW, y)]
        corners.append((x - 0.6 * way * _ARROW, y + _ARROW))
        if not self.folded:
            corners = [(x - _ARROW, y - 0.5 * _ARROW), (x + _ARROW, y - 0.5 * _ARROW)]
            corners.append((x, y + _ARROW))
        canvas.polygon(corners, Colours.gold)


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

    def height(self, view: Viewport, width: float, room: float) -> float:
        """Return the height that it takes, the bar included, where there is so much ``room``.

        Larger texts take what they need.
        """
        bar = self.bar.needs(view, width)
        if self.bar.folded:
            return bar
        if grown(1.0) == 1.0:
            return min(room, bar + GAP + OPEN)
        switches = self._shown_switches()
        if not self._stacked:
            high = (grown(CAPTION) + 4 + self._switch_height + BELOW) * len(switches)
            return bar + GAP + max(high, self._editions_height(view, self._editions_width(width)))
        high = (grown(CAPTION) + 4 + self._switch_height + GAP) * len(switches)
        return bar + GAP + high + self._editions_height(view, width)

    @property
    def _stacked(self) -> bool:
        return grown(1.0) > STACKED

    @property
    def _switch_height(self) -> float:
        return min(grown(SWITCH), 1.5 * SWITCH)

    def _editions_width(self, width: float) -> float:
        """Return the width of the editions together, beside the switches if there are some."""
        if self._stacked or not self._shown_switches():
            return width
        return width * (1 - SIDES_SHARE) - GAP

    def _editions_height(self, view: Viewport, width: float) -> float:
        return max(card.needs(view, (width - GAP) / 2) for card in self.editions.values())

    def _shown_switches(self) -> dict[str, Segments]:
        switches = {"sides_caption": self.sides, "deck_sets_caption": self.deck_sets}
        return {key: switch for key, switch in switches.items() if switch.visible}

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

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the bar over what it folds away."""
        bar = self.bar.needs(view, area.width)
        self.bar.place((area.x, area.y, area.width, bar))
        self.captions = []
        if self.bar.folded:
            return
        y, x, right = area.y + bar + GAP, area.x, area.right
        if shown := self._shown_switches():
            width = area.width if self._stacked else area.width * SIDES_SHARE - GAP
            high = area.bottom - y
            if self._stacked:
                high = (grown(CAPTION) + 4 + self._switch_height + GAP) * len(shown)
            self._place_switches(shown, pygame.FRect(x, y, width, high))
            x += 0 if self._stacked else width + 2 * GAP
            y += high if self._stacked else 0
        width = (right - x - GAP) / 2
        for card in self.editions.values():
            card.place((x, y, width, area.bottom - y))
            x += width + GAP

    def _place_switches(self, shown: Mapping[str, Segments], area: pygame.FRect) -> None:
        """Lay the switches below each other, lower where there is little room."""
        name = grown(CAPTION)
        each = min(name + 4 + self._switch_height, (area.height + BELOW) / len(shown) - BELOW)
        y = area.y
        for key, switch in shown.items():
            self.captions.append((key, pygame.FRect(area.x + 6, y, area.width - 12, name)))
            switch.place((area.x, y + name + 4, area.width, each - name - 4))
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

"""The rare choices, folded away: the edition, who sits where, which decks are offered."""

from collections.abc import Callable

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Pressable,
    Row,
    Segments,
    Viewport,
    draw_panel,
    grown,
    interface_flipped,
    line_width,
    text_room,
    text_style,
)
from game.play import DECK_SETS, DUEL, RIVALS_OWN, SeatKind, Settings
from game.rules import EDITION_NAMES

from ..common import evenly, has_rivals_own, inner, offers_decks
from .choice_card import CompactChoiceCard
from .plan_screen import CAPTION_LOOK, PlanScreen

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

_BAR_NAME = text_style.NAME.with_changes(size=17, colour=Colours.gold, valign="middle", outline=1.2)
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
    """The bar and what it folds away."""

    def __init__(self, scene: PlanScreen) -> None:
        self.scene = scene
        say, add = scene.translate, scene.widgets.add
        self.bar = add(FoldBar(say("start.more"), scene.show_anew))
        #: The keys of ``SIDES`` as one reads; "left" is always at the left of "right".
        left, right, *others = SIDES
        self.order = (right, left, *others) if interface_flipped() else tuple(SIDES)
        words = [say(f"start.sides.{key}") for key in self.order]
        self.sides = add(
            Segments("", words, 0, lambda index: scene.choose(seats=SIDES[self.order[index]]))
        )
        #: Which decks can be offered: against a computer, its own as well.
        self.sets = (*DECK_SETS, RIVALS_OWN)
        sets = [say(f"start.deck_sets.{key}") for key in self.sets]
        self.deck_sets = add(
            Segments("", sets, 0, lambda index: scene.choose(deck_set=self.sets[index]))
        )
        self.editions = {edition: add(self._edition(edition)) for edition in EDITION_NAMES}

    def _edition(self, edition: str) -> CompactChoiceCard:
        scene, words = self.scene, f"start.editions.{edition}"
        rows = [(scene.paint[key], scene.translate(f"{words}.{key}")) for key in DIFFERENCES]
        name = scene.translate(f"{words}.name")
        return CompactChoiceCard(name, rows, lambda: scene.choose(edition=edition))

    def show(self, plan: Settings) -> None:
        """Show what is chosen; what makes no difference to the plan is left out."""
        open_ = not self.bar.folded
        self.sides.visible = open_ and _with_computer(plan)
        if plan.seats in SIDES.values():
            self.sides.index = [SIDES[key] for key in self.order].index(plan.seats)
        self.deck_sets.visible = open_ and offers_decks(plan)
        known = self.sets if _with_computer(plan) else DECK_SETS
        self.deck_sets.options = tuple(
            [self.scene.translate(f"start.deck_sets.{key}") for key in known]
        )
        self.deck_sets.index = known.index(plan.deck_set) if plan.deck_set in known else 0
        drafted = plan.mode == DUEL and plan.form == "draft"
        for key, card in self.editions.items():
            card.visible, card.chosen = open_, key == plan.edition
            card.idle = set() if drafted else {DIFFERENCES.index("beginner")}
        self.bar.values = self.summary(plan)

    def summary(self, plan: Settings) -> str:
        """Return what is set, in a few words."""
        say = self.scene.translate
        said = say(f"start.editions.{plan.edition}.name")
        if _with_computer(plan):
            side = self.order[self.sides.index]
            said = say("start.more_now", first=said, then=say(f"start.sides_said.{side}"))
        if evenly(plan):
            said = say("start.more_now", first=said, then=say("start.even_said"))
        if has_rivals_own(plan):
            said = say("start.more_now", first=said, then=say("start.rival_said"))
        return said

    # The layout

    def make(self) -> Block:
        """Return the bar over what it folds away: switches beside the editions, or over them."""
        bar = Item(self.bar, self.bar.needs, fills=True)
        if self.bar.folded:
            return bar
        switches = {"sides_caption": self.sides, "deck_sets_caption": self.deck_sets}
        shown = [self._switch(key, each) for key, each in switches.items() if each.visible]
        usual = grown(1.0) == 1.0
        cards: Block = Row(
            *(
                Item(card, OPEN if usual else card.needs, fills=True)
                for card in self.editions.values()
            ),
            gap=GAP,
        )
        if shown:
            cards = Row(
                Column(*shown, gap=BELOW),
                cards,
                gap=2 * GAP,
                shares=lambda width: (width * SIDES_SHARE - GAP, width * (1 - SIDES_SHARE) - GAP),
                stack=STACKED,
            )
        return Column(bar, cards, gap=GAP)

    def _switch(self, key: str, switch: Segments) -> Column:
        words = self.scene.translate(f"start.{key}")

        def draw(canvas: Canvas, area: pygame.FRect) -> None:
            canvas.text(words, inner(area, 6, 0), CAPTION_LOOK)

        high = min(grown(SWITCH), 1.5 * SWITCH)
        return Column(Drawn(draw, grown(CAPTION)), Item(switch, high), gap=4)


def _with_computer(plan: Settings) -> bool:
    return plan.mode == DUEL and plan.seats in SIDES.values()

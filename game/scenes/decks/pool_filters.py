"""The switches above the pool: what to look for, and in what order to show it."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.content import is_custom
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    CycleChoice,
    Item,
    Point,
    Pressable,
    Row,
    Segments,
    Sizes,
    Space,
    TextField,
    grown,
    share_tab_stop,
)
from game.rules import ABILITIES, DECK_SIZE, Card, Creature, Incantation

from ..common import AURA, HIGHEST_COST, abilities_of, cost_step, draw_cost
from .deck_list import STACKED

#: The kinds of cards to show, and the orders to show them in, by the ends of their keys.
_KINDS: dict[str, type] = {"all": object, "creatures": Creature, "incantations": Incantation}
TYPES = tuple(_KINDS)
SORTS = ("cost", "name", "attack", "health")

#: How many cards of each cost a deck that is filled up comes near to.
_CURVE = {1: 1, 2: 2, 3: 3, 4: 2, 5: 1, 6: 1, 7: 0}


@dataclass(frozen=True, slots=True)
class PoolFilter:
    """The conditions on a card to be shown; with none chosen, all cards are.

    One of several ``costs`` is enough; all of several ``abilities`` are asked for. ``own``: the
    player's own cards alone.
    """

    type: str = "all"
    costs: frozenset[int] = frozenset()
    abilities: frozenset[str] = frozenset()
    words: str = ""
    sort: str = "cost"
    own: bool = False

    @property
    def filtering(self) -> bool:
        """Whether anything is left out."""
        narrowed = self.costs or self.abilities or self.words.strip() or self.own
        return self.type != "all" or bool(narrowed)


def chosen(cards: Iterable[Card], wanted: PoolFilter) -> tuple[Card, ...]:
    """Return the cards that are wanted, in the wanted order."""
    return tuple(sorted((card for card in cards if _fits(card, wanted)), key=_ORDERS[wanted.sort]))


def _fits(card: Card, wanted: PoolFilter) -> bool:
    return (
        isinstance(card, _KINDS[wanted.type])
        and (is_custom(card.id) or not wanted.own)
        and (cost_step(card) in wanted.costs or not wanted.costs)
        and wanted.abilities <= set(abilities_of(card))
        and wanted.words.strip().casefold() in card.name.casefold()
    )


def _attack(card: Card) -> int:
    return card.attack if isinstance(card, Creature) else card.damage


def _health(card: Card) -> int:
    return card.health if isinstance(card, Creature) else 0


_ORDERS: dict[str, Callable[[Card], tuple[object, ...]]] = {
    "cost": lambda card: (card.cost, card.name),
    "name": lambda card: (card.name,),
    "attack": lambda card: (-_attack(card), card.cost, card.name),
    "health": lambda card: (-_health(card), card.cost, card.name),
}


def filled(cards: Sequence[Card], pool: Sequence[Card]) -> tuple[Card, ...]:
    """Return a whole deck around ``cards``: the rest by chance, along a good cost curve."""
    deck = list(cards)
    rest = [card for card in pool if card not in deck]
    random.shuffle(rest)
    while len(deck) < DECK_SIZE and rest:
        counts = Counter(cost_step(card) for card in deck)
        best = max(rest, key=lambda card: _CURVE[cost_step(card)] - counts[cost_step(card)])
        rest.remove(best)
        deck.append(best)
    return tuple(deck)


#: Paints the picture of a switch around a middle, in a size, so much lighter.
PaintSign = Callable[[Canvas, Point, float, int], None]


class Chip(Pressable):
    """A switch with the picture that ``paint`` draws; ``on`` while it narrows the pool."""

    def __init__(self, paint: PaintSign, on_click: Callable[[], None], *, hint: str) -> None:
        super().__init__(on_click, hint=hint)
        self.paint = paint
        self.on = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate in the look of its state, and the picture."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        radius = Sizes.radius
        if self.on:
            canvas.glow(rect, Colours.gold, strength=120, spread=8, radius=radius)
            canvas.fill(rect, Colours.accent_deep, radius=radius)
            canvas.fill(rect, Colours.accent, radius=radius, alpha=120)
            canvas.frame(rect, Colours.gold, width=2, radius=radius)
        else:
            warm = self.warmth > 0.5
            edge = Colours.gold if warm else Colours.bronze
            canvas.fill(rect, Colours.well, radius=radius, alpha=235 if warm else 190)
            canvas.frame(rect, edge, width=1.4, radius=radius, alpha=255 if warm else 130)
        self.paint(canvas, rect.center, min(rect.size) * 0.8, self.light)


def _image(name: str, share: float = 1.0) -> PaintSign:
    def paint(canvas: Canvas, center: Point, size: float, light: int) -> None:
        side = size * share
        canvas.image(name, (center[0] - side / 2, center[1] - side / 2, side, side), light=light)

    return paint


LONGEST_SEARCH = 24
_GAP, _CHIP_GAP = 10.0, 6.0
_FIELD, _CHIP, _WIDEST = 40.0, 40.0, 56.0


class PoolFilters:
    """Keeps ``wanted`` in step with the widgets; ``on_change`` hears of every change.

    ``own``: there are cards of the player's own to look for.
    """

    def __init__(
        self, translate: Callable[..., str], on_change: Callable[[], None], *, own: bool = False
    ) -> None:
        self.wanted = PoolFilter()
        self.on_change = on_change
        self.translate = translate
        self.search = TextField(
            placeholder=translate("builder.search"),
            max_length=LONGEST_SEARCH,
            on_change=lambda words: self._want(words=words),
        )
        names = [translate(f"builder.type_{name}") for name in TYPES]
        self.types = Segments("", names, 0, lambda index: self._want(type=TYPES[index]))
        orders = [translate(f"builder.sort_{name}") for name in SORTS]
        self.sort = CycleChoice("", orders, 0, lambda index: self._want(sort=SORTS[index]))
        self.own = Chip(
            _image("icons/custom"),
            lambda: self._switch(self.own, own=not self.own.on),
            hint=translate("builder.own_hint"),
        )
        self.own.visible = own
        self.costs = {cost: self._cost_chip(cost) for cost in _COSTS}
        self.abilities = {name: self._ability_chip(name) for name in _ABILITIES}
        share_tab_stop(self.costs.values())
        share_tab_stop(self.abilities.values())

    @property
    def chips(self) -> list[Chip]:
        """The switches with pictures, in their order."""
        own = [self.own] if self.own.visible else []
        return [*own, *self.costs.values(), *self.abilities.values()]

    def make(self) -> Block:
        """Return them in two rows; larger words have room in three."""
        if grown(1.0) > STACKED:
            high = min(grown(_FIELD), 1.5 * _FIELD)
            words = Row(Item(self.search, high), Item(self.sort, high), gap=_GAP, shares=(42, 58))
            chips = Row(*(Item(chip, high) for chip in self.chips), gap=_CHIP_GAP)
            return Column(words, Item(self.types, high), chips, gap=_GAP)
        fields = (Item(each, _FIELD) for each in (self.search, self.types, self.sort))
        others = self.chips[: -len(_ABILITIES)]
        groups = [
            Row(*(Item(chip, _CHIP) for chip in group), gap=_CHIP_GAP)
            for group in (others, self.abilities.values())
        ]

        def shares(width: float) -> tuple[float, float, float]:
            """Return the widths of costs and abilities, and of the room between them."""
            count = len(self.chips)
            each = min(_WIDEST, (width - count * _CHIP_GAP - _GAP) / count) + _CHIP_GAP
            left, right = len(others) * each - _CHIP_GAP, len(_ABILITIES) * each - _CHIP_GAP
            return left, width - left - right, right

        chips = Row(groups[0], Space(), groups[1], gap=0, shares=shares)
        return Column(Row(*fields, gap=_GAP, shares=(27, 46, 27)), chips, gap=_GAP)

    def type_in(self, text: str) -> None:
        """Look for what is typed elsewhere on the screen."""
        self.search.caret = len(self.search.text)
        self.search.typed(text)

    def command(self, name: str) -> bool:
        """Let the search field have a key that erases; "accept" on an empty pool shows all."""
        if name == "accept":
            self.clear()
            return True
        if name != "erase" or not self.search.text:
            return False
        self.search.caret = len(self.search.text)
        return self.search.command(name)

    def clear(self) -> None:
        """Show every card again, in the order that was chosen."""
        self.search.text, self.search.caret = "", 0
        self.types.index = 0
        for chip in self.chips:
            chip.on = False
        self.wanted = PoolFilter(sort=self.wanted.sort)
        self.on_change()

    def _switch(self, chip: Chip, **changes: Any) -> None:
        chip.on = not chip.on
        self._want(**changes)

    def _want(self, **changes: Any) -> None:
        self.wanted = replace(self.wanted, **changes)
        self.on_change()

    def _cost_chip(self, cost: int) -> Chip:
        figure = f"{cost}+" if cost == HIGHEST_COST else str(cost)
        return Chip(
            lambda canvas, center, size, _light: draw_cost(canvas, figure, center, size),
            lambda: self._switch(self.costs[cost], costs=self.wanted.costs ^ {cost}),
            hint=self.translate("builder.cost_hint", cost=figure),
        )

    def _ability_chip(self, name: str) -> Chip:
        ability = self.translate(f"abilities.{name}.name")
        return Chip(
            _image(f"ui/ic_{name}", 0.98),
            lambda: self._switch(self.abilities[name], abilities=self.wanted.abilities ^ {name}),
            hint=self.translate("builder.ability_hint", ability=ability),
        )


_COSTS = range(1, HIGHEST_COST + 1)
_ABILITIES = (*ABILITIES, AURA)

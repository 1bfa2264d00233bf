"""Which cards of the kit the deck builder shows, and in what order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from game.content import is_custom
from game.rules import DECK_SIZE, Card, Creature, Incantation

from ..common import abilities_of, cost_step

#: The kinds of cards to show, and the orders to show them in, by the ends of their keys.
TYPES = ("all", "creatures", "incantations")
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
    if wanted.own and not is_custom(card.id):
        return False
    if wanted.type == "creatures" and not isinstance(card, Creature):
        return False
    if wanted.type == "incantations" and not isinstance(card, Incantation):
        return False
    if wanted.costs and cost_step(card) not in wanted.costs:
        return False
    if not wanted.abilities <= set(abilities_of(card)):
        return False
    return wanted.words.strip().casefold() in card.name.casefold()


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

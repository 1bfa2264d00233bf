"""Which cards of a company go into a fight: by the worth of cards, as a person would choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.opponents import CHEAP, CROWDED, card_worth, formula_worth
from game.rules import Card, Creature

#: So many cheap cards of a hand are none too many (``opponents.card_values``).
_FEW_CHEAP = 3
#: So many cards of the proposed hand are tried to be left out for one that stays behind.
_TRIED_OUT = 2

#: Tells which part of some sample fights a hand wins.
Trial = Callable[[tuple[str, ...]], float]


def as_pack(card: Card) -> Card:
    """Return a card as pack (R16.31)."""
    if isinstance(card, Creature):
        return replace(card, attack=card.attack + 1, health=card.health + 1)
    return replace(card, damage=card.damage + 1)


def worth_of(card: Card, pack: bool) -> int:
    """Return what a card is worth in a hand, as few or pack."""
    gained = formula_worth(as_pack(card)) - formula_worth(card) if pack else 0
    return card_worth(card) + gained


def hand_by_worth(cards: Sequence[tuple[Card, bool]], size: int) -> tuple[str, ...]:
    """Return the best cards of a company, each with whether it is a pack, as far as they go."""
    left = sorted(cards, key=lambda member: (-worth_of(*member), member[0].id))
    hand: list[Card] = []
    while left and len(hand) < size:
        crowd = CROWDED if sum(card.cost <= CHEAP for card in hand) >= _FEW_CHEAP else 0
        best = max(left, key=lambda member: worth_of(*member) - crowd * (member[0].cost <= CHEAP))
        left.remove(best)
        hand.append(best[0])
    return tuple(card.id for card in hand)


def tried_hand(cards: Sequence[tuple[Card, bool]], size: int, trial: Trial) -> tuple[str, ...]:
    """Return the proposed hand, or one with another card in it that has done better in trials."""
    hand = hand_by_worth(cards, size)
    behind = [card.id for card, _ in cards if card.id not in hand]
    if not behind:
        return hand
    # The last of the proposed are the least worth.
    others = [
        (*hand[:place], stays, *hand[place + 1 :])
        for place in range(len(hand) - _TRIED_OUT, len(hand))
        for stays in behind[:2]
    ]
    return max((hand, *others), key=trial)

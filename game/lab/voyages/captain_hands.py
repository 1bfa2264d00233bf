"""The cards of a company by their worth: which go into a fight, and which are named (R16.20)."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.opponents import CHEAP, CROWDED, card_worth, formula_worth
from game.rules import Card, Creature
from game.voyage import Voyage, hand_size, names_asked

#: So many cheap cards of a hand are none too many (``opponents.card_values``).
_FEW_CHEAP = 3
#: So many cards of the proposed hand are tried to be left out for one that stays behind.
_TRIED_OUT = 2
#: The worth of an empty place in a hand.
_EMPTY = -2000.0

#: Tells which part of some sample fights a hand wins.
Trial = Callable[[tuple[str, ...]], float]


def _as_pack(card: Card) -> Card:
    """Return a card as pack (R16.31)."""
    if isinstance(card, Creature):
        return replace(card, attack=card.attack + 1, health=card.health + 1)
    return replace(card, damage=card.damage + 1)


def worth_of(card: Card, pack: bool) -> int:
    """Return what a card is worth in a hand, as few or pack."""
    gained = formula_worth(_as_pack(card)) - formula_worth(card) if pack else 0
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


def members(voyage: Voyage) -> list[tuple[Card, bool]]:
    """Return the cards of the company, each with whether it is a pack."""
    return [(voyage.kit[member.card], member.pack) for member in voyage.company]


def last_of_hand(voyage: Voyage) -> float:
    """Return the worth of the card that a better one would take the place of."""
    worths = sorted((worth_of(*member) for member in members(voyage)), reverse=True)
    size = voyage.book.ranks[voyage.rank].hand
    return worths[size - 1] if len(worths) >= size else _EMPTY


def least_card(voyage: Voyage) -> str:
    """Return the card of the company that is worth least."""
    return min(members(voyage), key=lambda member: (worth_of(*member), member[0].id))[0].id


def joining(voyage: Voyage, card: str, *, pack: bool = False) -> float:
    """Return how much better than the last card of the hand a card is that joins."""
    return worth_of(voyage.kit[card], pack) - last_of_hand(voyage)


def gain_as_pack(voyage: Voyage, card: str) -> float:
    """Return what a card of the company adds to the hand when it becomes a pack."""
    few, pack = worth_of(voyage.kit[card], False), worth_of(voyage.kit[card], True)
    return max(0.0, pack - max(few, last_of_hand(voyage)))


def best_hand(voyage: Voyage) -> tuple[str, ...]:
    """Return the hand that goes by the worth of the cards."""
    return hand_by_worth(members(voyage), hand_size(voyage)[1])


def named(voyage: Voyage, hand: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return the cards that are named with a hand: those of the most attack (R16.20)."""
    return tuple(
        (asked.source, max(asked.cards, key=lambda card: _attack(voyage.kit[card])))
        for asked in names_asked(voyage, hand)
    )


def _attack(card: Card) -> tuple[int, str]:
    return getattr(card, "attack", 0), card.id

"""What one side is given over the other, all else being equal: to find what it is worth.

Each gift is laid into the first position of a match, after the deal and before anybody has acted.
More mana, reach and the like are the changes of a voyage's fights (R16.52).
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from game.rules import (
    ABILITIES,
    BOTTOM,
    REACH,
    TOP,
    Card,
    Change,
    Changes,
    ChangeTable,
    Creature,
    FullFirstMana,
    LaneChange,
    ManaChange,
    ReachChange,
    State,
    mana_at_beginning,
)

#: Nothing; a card more; a mana more in each turn; a reach one deeper; the 6 of R2.7 lifted for who
#: begins; the hand dealt from the cheapest card to the dearest; fallen cards that come back in any
#: order; creatures in one lane alone; an opponent that looks no further than its own turn.
GIFTS = NOTHING, CARD, MANA, DEEPER, FULL_FIRST, SORTED, ANY_ORDER, ONE_LANE, FORESIGHT = (
    *("nothing", "card", "mana", "reach", "full_first", "sorted", "any_order", "one_lane"),
    "foresight",
)
#: An ability more for a creature that has not got it is a gift by its name.
ALL_GIFTS = (*GIFTS, *ABILITIES)
#: Gifts of which there may be more, such as two cards: ``card=2``.
COUNTED = (CARD, MANA, DEEPER, *ABILITIES)


def parted(gift: str) -> tuple[str, int]:
    """Return what a gift is called, and how much of it there is: ``card=2`` are two cards."""
    name, _, much = gift.partition("=")
    return name, int(much or 1)


def give(state: State, side: int, gift: str, rng: Random, spare: Sequence[Card]) -> None:
    """Lay a gift for ``side`` into the first position of a match; ``spare`` cards are in no hand.

    ``ANY_ORDER`` and ``FORESIGHT`` are matters of the player, and change nothing here.
    """
    hand = state.sides[side].hand
    name, much = parted(gift)
    if name == CARD:
        left = list(spare)
        for _ in range(much):
            place, card = rng.randrange(len(hand) + 1), rng.choice(left)
            hand.insert(place, card)
            left.remove(card)
    elif name == SORTED:
        hand.sort(key=lambda card: card.cost)
    elif name in ABILITIES:
        for _ in range(much):
            _enable(hand, ABILITIES[name], rng)
    else:
        change = _change(side, name, much, rng)
        if change is not None:
            state.changes = Changes(ChangeTable((change,)))
            state.mana = mana_at_beginning(state, state.active)


def _change(side: int, gift: str, much: int, rng: Random) -> Change | None:
    if gift == MANA:
        return ManaChange(side, amount=much)
    if gift == DEEPER:
        return ReachChange(side, REACH + much)
    if gift == FULL_FIRST:
        return FullFirstMana(side)
    return LaneChange(side, 0, rng.choice((TOP, BOTTOM))) if gift == ONE_LANE else None


def _enable(hand: list[Card], bit: int, rng: Random) -> None:
    """Give an ability to one of the creatures that have not got it."""
    places = [
        place
        for place, card in enumerate(hand)
        if isinstance(card, Creature) and not card.abilities & bit
    ]
    if places:
        place = rng.choice(places)
        card = hand[place]
        assert isinstance(card, Creature)
        hand[place] = replace(card, abilities=card.abilities | bit)

"""The choices of a side in its turn just now, and why not more."""

from __future__ import annotations

from typing import NamedTuple

from game.rules import (
    BOTTOM,
    INDESTRUCTIBLE,
    TOP,
    UNDECIDED,
    Card,
    Creature,
    Incantation,
    Refusal,
    State,
    abilities_at,
    reach_of,
    to_act,
    why_not_card,
)

from .why_not_offered import of_attack, of_creature

LANES = TOP, BOTTOM
#: The reasons of a creature that attacks if the assault begins now.
_ATTACKS = frozenset(("attacks", "attacks_at_once", "no_strength", "strikes_again"))


class CardChoice(NamedTuple):
    """A card within reach: the creatures it does something to, and why it cannot be played."""

    card: Card
    theirs: tuple[Card, ...] = ()
    own: tuple[Card, ...] = ()
    refusal: Refusal | None = None


class TurnChoices(NamedTuple):
    """Cards within reach, creatures that attack in their order, or why there is no assault."""

    cards: tuple[CardChoice, ...]
    attackers: tuple[Card, ...]
    no_attack: Refusal | None

    @property
    def playable(self) -> tuple[CardChoice, ...]:
        """The cards that can be played."""
        return tuple(each for each in self.cards if each.refusal is None)

    @property
    def hindered(self) -> tuple[CardChoice, ...]:
        """The cards within reach that cannot be played."""
        return tuple(each for each in self.cards if each.refusal is not None)


def turn_choices(state: State, side: int) -> TurnChoices | None:
    """Return what ``side`` can do, or None while it is not its turn."""
    if state.winner != UNDECIDED or state.pending or to_act(state) != side:
        return None
    hand = state.sides[side].hand[: reach_of(state, side)]
    cards = tuple(_choice(state, side, card, place) for place, card in enumerate(hand))
    return TurnChoices(cards, tuple(_attackers(state, side)), of_attack(state))


def _choice(state: State, side: int, card: Card, place: int) -> CardChoice:
    refusal = why_not_card(state, place)
    if isinstance(card, Creature):
        return CardChoice(card, refusal=refusal)
    across = state.field.across[side]
    theirs = [found for foe, lane in across for found in _targets(state, foe, lane, card)]
    own = [found for lane in LANES for found in _targets(state, side, lane, card)]
    return CardChoice(card, tuple(theirs), tuple(own), refusal)


def _targets(state: State, side: int, lane: int, card: Incantation) -> list[Card]:
    """Return the creatures of a lane that an incantation does something to (R8.5)."""
    own = state.sides[side]
    return [
        unit.card
        for position, unit in enumerate(own.lanes[lane])
        if card.abilities or not abilities_at(own, lane, position) & INDESTRUCTIBLE
    ]


def _attackers(state: State, side: int) -> list[Card]:
    """Return the creatures that attack, the top lane first, from rear to front (R5.2)."""
    return [
        row[position].card
        for lane, row in enumerate(state.sides[side].lanes)
        for position in reversed(range(len(row)))
        if of_creature(state, side, lane, position).code in _ATTACKS
    ]

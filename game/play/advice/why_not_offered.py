"""Why something is not offered: no attack, no card, a creature that does not attack.

A refused action has its ``Refusal`` from the rules. An action that is merely missing gets one
here, read from the same answers; ``WHYS`` are the further codes. ``data/strings`` has
the words for both in ``reasons``.
"""

from typing import NamedTuple

from game.rules import (
    BOTTOM,
    DECK_SIZE,
    INDESTRUCTIBLE,
    NOBODY,
    RAGE,
    REFUSALS,
    TOP,
    UNDECIDED,
    Attack,
    Card,
    Creature,
    Incantation,
    Refusal,
    State,
    abilities_at,
    reach_of,
    to_act,
    why_not,
    why_not_card,
)

#: The rule behind every code that is no refusal; "" where no rule of the game is.
WHYS: dict[str, str] = {
    "all_attacked": "R5.1",
    "all_open": "R3.2",
    "all_summoned": "R5.1",
    "attacked": "R5.1",
    "attacks": "R5.1",
    "attacks_at_once": "R8.3",
    "code_check": "",
    "code_long": "",
    "code_short": "",
    "code_sign": "",
    "code_version": "",
    "deck_full": "R2.5",
    "name_missing": "",
    "no_ban": "R2.5",
    "no_deck": "R2.2",
    "no_decks": "R2.5",
    "nobody_in_play": "R5.1",
    "no_strength": "R5.7",
    "rage_alone": "R8.3",
    "strikes_again": "R8.6",
    "summoned": "R5.1",
    "their_turn": "R3.6",
    "theirs": "R5.1",
}


def _why(code: str, **values: int | str) -> Refusal:
    return Refusal(code, WHYS[code], tuple(values.items()))


def of_creature(state: State, side: int, lane: int, position: int) -> Refusal:
    """Return when a creature in play attacks next, and why not before."""
    own = state.sides[side]
    unit = own.lanes[lane][position]
    name, attack = unit.card.name, unit.attack
    if side != state.active:
        return _why("theirs", card=name, attack=attack)
    foe, there = state.field.across[side][lane]
    facing = bool(state.sides[foe].lanes[there])
    if unit.again and (facing or not unit.summoned):
        return _why("strikes_again", card=name)
    if unit.again:
        # Summoned this turn, it strikes no stronghold.
        return _why("rage_alone", card=name)
    if unit.attacked:
        return _why("attacked", card=name)
    if unit.summoned:
        if not abilities_at(own, lane, position) & RAGE:
            return _why("summoned", card=name)
        return _why("attacks_at_once" if facing else "rage_alone", card=name)
    return _why("attacks", card=name, attack=attack) if attack else _why("no_strength", card=name)


def of_attack(state: State) -> Refusal | None:
    """Return why the active side has no attack to make, or None when it has."""
    refusal = why_not(state, Attack())
    if refusal is None or refusal.code != "no_attack":
        return refusal
    units = [unit for row in state.sides[state.active].lanes for unit in row]
    if not units:
        return _why("nobody_in_play")
    new = all(unit.summoned and not unit.attacked for unit in units)
    return _why("all_summoned" if new else "all_attacked")


def of_deck(cards: int) -> Refusal | None:
    """Return why a deck of so many different cards cannot be played, or None."""
    if cards == DECK_SIZE:
        return None
    return Refusal("deck_size", REFUSALS["deck_size"], (("cards", cards), ("size", DECK_SIZE)))


def missing(code: str) -> Refusal:
    """Return why a choice before a match is missing, by its code in ``WHYS``."""
    return _why(code)


def of_turn(state: State, side: int) -> list[Refusal]:
    """Return why ``side`` is not offered more just now, one answer for every kind of reason."""
    if state.winner != UNDECIDED:
        return [Refusal("match_over", REFUSALS["match_over"])]
    if state.pending_side != NOBODY:
        return [Refusal("order_pending", REFUSALS["order_pending"])]
    if to_act(state) != side:
        return [_why("their_turn")]
    found: dict[str, Refusal] = {}
    places = range(min(len(state.sides[side].hand), reach_of(state, side)))
    for refusal in (of_attack(state), *(why_not_card(state, place) for place in places)):
        if refusal is not None:
            found.setdefault(refusal.code, refusal)
    return list(found.values()) or [_why("all_open")]


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

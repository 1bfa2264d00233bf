"""Positions as small pictures, so that a test reads: position, moves, outcome.

A side is written as its hand, then its lanes from front to rear::

    duel("* Baron x Bolt=!2 | top: Troll Zombie:d1 | bottom: Gnome", "x ** y | top: 0/9", mana=6)

``*`` is the Bastion and ``**`` the Fort, each at its place. A card is

* a card of the kit, by its name;
* a creature made on the spot: ``2/5`` is attack and health, ``+splash`` an ability,
  ``~rage`` an aura, ``@3`` the cost (1 unless told);
* an incantation made on the spot: ``!3`` is its damage, ``+splash``, ``@2``;
* either with a name before it, ``Wall=0/20``; afterwards ``Wall`` is enough;
* a lone small letter: a filler, a creature of 1/1 for 1.

After a colon come the marks of ``notation``: ``d1`` damage, ``g1`` growth,
``s`` summoned, ``a`` attacked, ``r`` to repeat, ``p`` Protection used.

A Horde's side is its stronghold and its deck from the top: ``* a b c | discard: d``.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from game.rules import (
    ABILITIES,
    FIRST,
    LANE_NAMES,
    LEFT,
    SUMMONING,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    Creature,
    EndTurn,
    Event,
    HordeDeck,
    Incantation,
    MatchAction,
    PlayCreature,
    Refused,
    Relieve,
    RunHordeTurn,
    Side,
    State,
    Unit,
    apply,
    regenerated_mana,
    side_names,
    to_text,
    why_not,
)
from tests.certain import sure

from .kit import BY_NAME

_CREATURE = re.compile(r"(\d+)/(\d+)((?:\+\w+)*)(?:~(\w+))?(?:@(\d+))?")
_INCANTATION = re.compile(r"!(\d+)((?:\+\w+)*)(?:@(\d+))?")
_PLAIN: dict[str, MatchAction] = {
    "attack": Attack(),
    "end": EndTurn(),
    "ai": RunHordeTurn(),
    "relieve": Relieve(),
}
_MARKS = re.compile(r"(?:d(\d+))?(?:g(\d+))?(s?)(a?)(r?)(p?)")


def bits(names: str) -> int:
    return sum(ABILITIES[name] for name in names.split("+") if name)


def card(text: str, known: dict[str, Card] | None = None) -> Card:
    """Return the card that ``text`` describes; remember a name given to it in ``known``."""
    known = {} if known is None else known
    name, _, spec = text.rpartition("=")
    if not name:
        name = spec
        found = known.get(text) or BY_NAME.get(text)
        if found:
            return found
        if re.fullmatch("[a-z]", text):
            spec = "1/1"
    if match := _CREATURE.fullmatch(spec):
        attack, health, own, aura, cost = match.groups()
        known[name] = Creature(
            name, name, int(cost or 1), int(attack), int(health), bits(own), bits(aura or "")
        )
    elif match := _INCANTATION.fullmatch(spec):
        damage, own, cost = match.groups()
        known[name] = Incantation(name, name, int(cost or 1), int(damage), bits(own))
    else:
        raise ValueError(f"no card: {text}")
    return known[name]


def unit(text: str, known: dict[str, Card] | None = None) -> Unit:
    name, _, marks = text.partition(":")
    creature = card(name, known)
    match = _MARKS.fullmatch(marks)
    assert isinstance(creature, Creature), text
    assert match is not None, text
    damage, growth, summoned, attacked, again, suffered = match.groups()
    return Unit(
        creature,
        int(damage or 0),
        bool(summoned),
        bool(attacked),
        bool(again),
        bool(suffered),
        int(growth or 0),
    )


def zones(text: str) -> tuple[list[str], dict[str, list[str]]]:
    """Return the words before the first stroke, and those of each zone behind it."""
    first, *rest = text.split("|")
    found = {}
    for part in rest:
        zone, _, content = part.partition(":")
        assert zone.strip() in ("top", "bottom", "discard"), text
        found[zone.strip()] = content.split()
    return first.split(), found


def lanes_of(found: dict[str, list[str]], known: dict[str, Card]) -> list[list[Unit]]:
    return [[unit(word, known) for word in found.get(lane, [])] for lane in LANE_NAMES]


def hand_side(text: str, known: dict[str, Card]) -> Side:
    words, found = zones(text)
    places = [place for place, word in enumerate(words) if word in ("*", "**")]
    assert len(places) == 1, f"one stronghold in a hand: {text}"
    mark = words.pop(places[0])
    hand = [card(word, known) for word in words]
    return Side.of(hand, places[0], mark == "**", lanes_of(found, known))


def duel(
    left: str,
    right: str,
    *,
    mana: int | None = None,
    active: int = LEFT,
    phase: int = SUMMONING,
    edition: int = FIRST,
    turn: int = 3,
) -> State:
    """Return a duel's position; without ``mana``, that of R3.1."""
    known: dict[str, Card] = {}
    state = State.of([hand_side(left, known), hand_side(right, known)], active, edition)
    return _completed(state, mana, phase, turn)


def solo(
    left: str,
    right: str,
    *,
    mana: int | None = None,
    active: int = LEFT,
    phase: int = SUMMONING,
    edition: int = FIRST,
    turn: int = 3,
    ability: str = "",
    **settings: int,
) -> State:
    """Return a solo position; ``settings`` are those of ``HordeDeck``."""
    known: dict[str, Card] = {}
    player = hand_side(left, known)
    (mark, *words), found = zones(right)
    deck = [card(word, known) for word in words]
    discard = [card(word, known) for word in found.get("discard", [])]
    horde = HordeDeck(deck, discard, **settings)
    fort = {"*": False, "**": True}[mark]
    side = Side.of([], 0, fort, lanes_of(found, known), bits(ability), horde)
    return _completed(State.of([player, side], active, edition), mana, phase, turn)


def _completed(state: State, mana: int | None, phase: int, turn: int) -> State:
    state.mana = regenerated_mana(state, state.active) if mana is None else mana
    state.phase = phase
    state.turn = turn
    return state


def move(state: State, text: str) -> MatchAction:
    """Return the action that a move of the case format means in this position.

    A card is named, and is then the leftmost of that name, or is a place of the hand.
    """
    verb, *words = text.split()
    if verb == "order":
        return _order(state, words)
    if verb != "play":
        return _PLAIN[verb]
    names = [held.name for held in state.sides[state.active].hand]
    place = int(words[0]) if re.fullmatch(r"-?\d+", words[0]) else names.index(words[0])
    if len(words) == 2:
        return PlayCreature(place, LANE_NAMES.index(words[1]))
    side, lane, position = words[1:]
    seat = side_names(state.field).index(side)
    return CastIncantation(place, seat, LANE_NAMES.index(lane), int(position))


def _order(state: State, names: list[str]) -> ChooseOrder:
    free: list[str | None] = [fallen.name for fallen in state.pending]
    order = []
    for name in names:
        order.append(free.index(name))
        free[order[-1]] = None
    return ChooseOrder(tuple(order))


def told(state: State, *moves: str) -> tuple[State, list[Event]]:
    events: list[Event] = []
    for text in moves:
        after, more = apply(state, move(state, text))
        assert isinstance(after, State)
        state = after
        events += more
    return state, events


def run(state: State, *moves: str) -> State:
    return told(state, *moves)[0]


def happened(state: State, kind: type[Any], *moves: str) -> list[Any]:
    return [event for event in told(state, *moves)[1] if isinstance(event, kind)]


def refused(state: State, action: str | MatchAction) -> str | None:
    """Return the code of the refusal, or None; check that a refused action changes nothing."""
    asked = move(state, action) if isinstance(action, str) else action
    refusal = why_not(state, asked)
    if refusal is None:
        return None
    before = to_text(state)
    with pytest.raises(Refused) as raised:
        apply(state, asked)
    assert raised.value.refusal == refusal
    assert to_text(state) == before
    return refusal.code


def horde_of(state: State) -> HordeDeck:
    return sure(state.sides[state.horde_side].horde)


def row(state: State, side: int, lane: int) -> str:
    """Return the creatures of a lane from the front, with their damage."""
    return " ".join(
        one.card.name + (f":d{one.damage}" if one.damage else "")
        for one in state.sides[side].lanes[lane]
    )


def show(state: State, side: int) -> str:
    """Return the picture of a side: hand or piles, then lanes that are not empty."""
    own = state.sides[side]
    mark = "**" if own.fort else "*"
    names = [held.name for held in (own.hand if own.horde is None else own.horde.deck)]
    names.insert(own.stronghold, mark)
    parts = [" ".join(names)]
    if own.horde is not None and own.horde.discard:
        parts.append("discard: " + " ".join(held.name for held in own.horde.discard))
    for lane, name in enumerate(LANE_NAMES):
        if own.lanes[lane]:
            parts.append(f"{name}: {row(state, side, lane)}")
    return " | ".join(parts)


#: A position, what is done there, and what must hold after it: see ``found``.
Scene = tuple[State, list[str], dict[int | str, object]]


def played(scenes: dict[str, Scene]) -> Callable[[str], None]:
    """Return the test that each scene of a table holds, by its name."""

    @pytest.mark.parametrize("name", scenes)
    def test(name: str) -> None:
        state, moves, wanted = scenes[name]
        assert found(run(state, *moves), wanted) == wanted

    return test


def found(state: State, asked: Iterable[int | str]) -> dict[int | str, object]:
    """Return what is asked of a position: the picture of a side, a field, the refusal of a move.

    A side is its number, a field has its name, and a move that is not refused has None.
    """
    return {
        key: show(state, key)
        if isinstance(key, int)
        else getattr(state, key)
        if hasattr(state, key)
        else refused(state, key)
        for key in asked
    }

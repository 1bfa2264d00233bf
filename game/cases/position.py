"""The ``match`` of a case -> a position."""

from game.content import FieldError, KeyPath, checks
from game.rules import (
    EDITION_NAMES,
    LEFT,
    PHASE_NAMES,
    SIDE_NAMES,
    Odds,
    Side,
    State,
    regenerated_mana,
)

from .case_changes import read_changes
from .case_sides import Book, index_of, read_mana, read_side, settle
from .ring_position import is_ring, read_ring

#: The keys of a match besides its sides; ``changes`` are those of a fight (R16.52).
_KEYS = ("edition", "active", "phase", "mana", "odds", "changes")


def read_position(value: object, book: Book, route: KeyPath) -> State:
    """Return the position that ``match`` describes, with what holds at once in it (R4.2, R9.7)."""
    if is_ring(value, route):
        return read_ring(value, book, route)
    match = checks.keyed(value, route, SIDE_NAMES, _KEYS)
    sides = [_side(match[name], book, (*route, name)) for name in SIDE_NAMES]
    active = index_of(match, "active", route, SIDE_NAMES)
    state = State.of(sides, active, index_of(match, "edition", route, EDITION_NAMES))
    state.phase = index_of(match, "phase", route, PHASE_NAMES)
    if "odds" in match:
        state.odds = _odds(match["odds"], (*route, "odds"))
    if "changes" in match:
        read_changes(state, match["changes"], book, (*route, "changes"))
    settle(state)
    read_mana(state, regenerated_mana(state, active), match, route)
    return state


def _odds(value: object, route: KeyPath) -> Odds:
    entries = checks.keyed(value, route, Odds._fields)
    side = checks.one_of(entries["side"], (*route, "side"), "side", SIDE_NAMES)
    mana, turns = (checks.number(entries[key], (*route, key)) for key in Odds._fields[1:])
    return Odds(SIDE_NAMES.index(side), mana, turns)


def _side(value: object, book: Book, route: KeyPath) -> Side:
    entries = checks.mapping(value, route)
    if "ai" not in entries:
        return read_side(entries, book, route)
    if route[-1] == SIDE_NAMES[LEFT]:
        raise FieldError((*route, "ai"), "an AI on the left side", "put the AI on the right")
    if "hand" in entries:
        raise FieldError((*route, "hand"), "a hand beside an AI", "leave the hand or the AI out")
    return read_side(entries, book, route, wing=True)

"""Properties of every match, whatever the cards and whatever is played."""

from collections import Counter
from random import Random
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules import (
    LAST_TURN,
    NOBODY,
    UNDECIDED,
    Card,
    Event,
    HordeDeck,
    Incantation,
    Side,
    State,
    Unit,
    apply,
    match_actions,
    to_act,
    to_text,
    why_not,
)
from tests.amounts import examples

from .matches import conceivable, random_start, states, steps
from .pictures import refused

quick = settings(max_examples=examples(60), suppress_health_check=[HealthCheck.too_slow])
seeds = given(st.integers(0, 2**32 - 1))
many = pytest.mark.slow


def cards_of(state: State) -> Counter[Card]:
    """Return every card of a match, wherever it is; one being cast is still in the hand."""
    found: Counter[Card] = Counter(state.pending)
    for number, side in enumerate(state.sides):
        found.update(side.hand)
        found.update(unit.card for row in side.lanes for unit in row)
        # The wings of the Horde share their piles (R13.22).
        if side.horde is not None and number not in state.field.wings[1:]:
            found.update(side.horde.deck + side.horde.discard)
            # A revealed creature is in its lane already; an incantation lies in between.
            found.update(
                [side.horde.revealed] if isinstance(side.horde.revealed, Incantation) else []
            )
    return found


def check_match(seed: int) -> None:
    """Play a match; no card is lost, no stronghold rightmost, no corpse stands, it ends."""
    rng = Random(seed)
    first = state = random_start(rng)
    cards = cards_of(first)
    for before, action, after, events in steps(rng, first):
        state = after
        assert cards_of(after) == cards, (seed, action)
        check_events(events)
        check_position(after)
        check_turn(before, after)
    assert state.winner != UNDECIDED
    assert state.turn <= LAST_TURN


def check_events(events: list[Event]) -> None:
    """Each event has all its fields, and what they are said to be: the rules fill the tuple."""
    for event in events:
        hints = get_type_hints(type(event))
        assert len(event) == len(hints), event
        for value, hint in zip(event, hints.values(), strict=True):
            assert is_of(value, hint), (event, hint)


def is_of(value: object, hint: Any) -> bool:
    """Whether a value is of a type as the fields of events have it."""
    if get_origin(hint) is tuple:
        return isinstance(value, tuple) and all(is_of(item, get_args(hint)[0]) for item in value)
    return isinstance(value, hint)


def check_position(state: State) -> None:
    over = state.winner != UNDECIDED
    for side in state.sides:
        assert 0 <= side.stronghold <= len(side.hand)
        assert over or side.horde is not None or side.stronghold_life > 0
        for row in side.lanes:
            for unit in row:
                assert 0 <= unit.damage < unit.card.health
                assert unit.growth >= 0
        if side.horde is not None:
            assert over or side.fort or side.horde.deck or side.horde.revealed
    assert state.mana >= 0
    assert (state.pending_side == NOBODY) == (not state.pending)
    assert len(state.pending) != 1
    assert state.casting < 0 or state.pending, "a spell waits for an order alone"
    assert not state.ending or state.pending or over, "so does the end of a turn"
    assert to_act(state) == NOBODY if over else to_act(state) in state.field.sides


def check_turn(before: State, after: State) -> None:
    """A new turn finds all creatures whole, and is the next side's."""
    if after.turn == before.turn:
        assert after.active == before.active
        return
    assert after.turn == before.turn + 1
    assert after.active == (before.active + 1) % len(before.sides)
    for side in after.sides:
        assert all(repr(unit) == f"<{unit.card.name}>" for row in side.lanes for unit in row)


@quick
@seeds
def test_cards_strongholds_and_the_end(seed: int) -> None:
    """R3.8, R4.2, R5.4, R5.6, R7.2: every card is somewhere once."""
    check_match(seed)


@many
@settings(quick, max_examples=examples(4000))
@seeds
def test_cards_strongholds_and_the_end_in_many_matches(seed: int) -> None:
    """R3.8, R4.2, R5.4, R5.6, R7.2."""
    check_match(seed)


def check_legality(seed: int, every: int) -> None:
    """The legal actions are exactly those not refused; none raises, all leave the state."""
    rng = Random(seed)
    for state in states(rng):
        if rng.randrange(every):
            continue
        before = to_text(state)
        legal = match_actions(state)
        assert len(legal) == len(set(legal))
        for action in legal:
            assert why_not(state, action) is None
            apply(state, action)
        allowed = set(legal)
        for action in conceivable(state):
            assert (why_not(state, action) is None) == (action in allowed), action
        outside = [action for action in conceivable(state) if action not in allowed]
        for action in rng.sample(outside, 10):
            assert refused(state, action)
        assert to_text(state) == before
        assert bool(legal) == (state.winner == UNDECIDED)


@settings(quick, max_examples=examples(25))
@seeds
def test_every_conceivable_action_is_legal_or_refused(seed: int) -> None:
    """R3.2, R5.6, R6.1, R7.1."""
    check_legality(seed, 8)


@many
@settings(quick, max_examples=examples(400))
@seeds
def test_every_conceivable_action_in_many_matches(seed: int) -> None:
    """R3.2, R5.6, R6.1, R7.1."""
    check_legality(seed, 3)


def anatomy(thing: object) -> Any:
    """Return all that a state consists of, slot by slot."""
    if isinstance(thing, State | Side | HordeDeck):
        return {name: anatomy(getattr(thing, name)) for name in thing.__slots__}
    if isinstance(thing, Unit):
        return repr(thing)
    if isinstance(thing, list):
        return [anatomy(item) for item in thing]
    return thing


def mutables(thing: object) -> list[object]:
    """Return every part of a state that could be changed in place; a unit never changes."""
    found: list[object] = []
    if isinstance(thing, State | Side | HordeDeck):
        found.append(thing)
        for name in thing.__slots__:
            found += mutables(getattr(thing, name))
    elif isinstance(thing, list):
        found.append(thing)
        for item in thing:
            found += mutables(item)
    return found


def check_copy(state: State) -> None:
    twin = state.copy()
    assert anatomy(twin) == anatomy(state)
    shared = {id(part) for part in mutables(state)} & {id(part) for part in mutables(twin)}
    assert not shared


@settings(quick, max_examples=examples(30))
@seeds
def test_a_copy_is_equal_and_shares_nothing(seed: int) -> None:
    """R2.6: so that undo and search may change it."""
    for state in states(Random(seed)):
        check_copy(state)


def test_apply_leaves_the_given_state() -> None:
    """R3.2: slot by slot, over whole matches."""
    for seed in range(25):
        rng = Random(seed)
        before = random_start(rng)
        seen = anatomy(before)
        for given_state, _, after, _ in steps(rng, before):
            assert anatomy(given_state) == seen
            seen = anatomy(after)

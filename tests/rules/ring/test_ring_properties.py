"""Properties of every ring, whatever the cards and whatever is played (R13 to R15)."""

from copy import deepcopy
from pickle import dumps, loads
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules import (
    MODES,
    NOBODY,
    UNDECIDED,
    Card,
    Setup,
    State,
    apply,
    digest,
    from_text,
    has_won,
    legal_actions,
    match_actions,
    places,
    position_key,
    standing_key,
    to_act,
    to_text,
    why_not,
)
from tests.amounts import examples
from tests.rules.matches import conceivable, opening, random_kit, steps
from tests.rules.mirror import Mirror, differences
from tests.rules.test_notation import book_of
from tests.rules.test_properties import (
    anatomy,
    cards_of,
    check_copy,
    check_events,
    check_position,
    check_turn,
)

from .ring_pictures import random_ring, ring_states, ring_terms

quick = settings(max_examples=examples(40), suppress_health_check=[HealthCheck.too_slow])
few = settings(quick, max_examples=examples(15))
seeds = given(st.integers(0, 2**32 - 1))
each_mode = pytest.mark.parametrize("mode", MODES)


def check_ring(seed: int, mode: str = "") -> State:
    """Play a ring to its end: each card is somewhere once, events tell all, it ends in time."""
    rng = Random(seed)
    state = random_ring(rng, mode)
    cards, mirror = cards_of(state), Mirror(state)
    for before, action, after, events in steps(rng, state):
        state = after
        assert cards_of(after) == cards, (seed, action)
        check_events(events)
        check_position(after)
        check_turn(before, after)
        for event in events:
            mirror.tell(event)
        assert not differences(mirror, after), (seed, action, events)
    assert state.winner != UNDECIDED
    assert state.turn <= state.field.last_turn
    return state


@quick
@seeds
def test_no_card_is_lost_and_the_events_tell_everything(seed: int) -> None:
    """R13.1, R13.8, R13.9, R13.22: every card is somewhere once, whoever has it."""
    check_ring(seed)


@quick
@seeds
def test_every_place_is_given_once(seed: int) -> None:
    """R13.9, R14.3, R15.3: who has won stands first, and all seats have a place."""
    state = check_ring(seed)
    ranks = places(state)
    assert sorted(seat for rank in ranks for seat in rank) == list(state.field.sides)
    won = [seat for seat in state.field.sides if has_won(state, seat)]
    assert won in ([], list(ranks[0]))


@few
@seeds
def test_exactly_what_is_not_refused_is_legal(seed: int) -> None:
    """R13.5, R13.8, R15.4: of all that can be thought of, with relief and seats beyond the last."""
    rng = Random(seed)
    for state in ring_states(rng):
        if rng.randrange(12):
            continue
        legal = match_actions(state)
        allowed = set(legal)
        assert len(legal) == len(allowed)
        for action in conceivable(state):
            assert (why_not(state, action) is None) == (action in allowed), action
        for action in legal:
            apply(state, action)
        assert bool(legal) == (state.winner == UNDECIDED)


@few
@seeds
def test_a_position_is_the_same_from_its_line_and_from_a_worker(seed: int) -> None:
    """R13.22: the wings share their deck again, copied, sent or read."""
    rng = Random(seed)
    book: dict[str, Card] = {}
    for state in ring_states(rng):
        book = book or book_of(state)
        line = to_text(state)
        for again in (from_text(line, book), loads(dumps(state)), deepcopy(state), state.copy()):
            assert to_text(again) == line
            assert anatomy(again) == anatomy(state)
            assert digest(again) == digest(state)
            assert position_key(again) == position_key(state)
            assert again.field is state.field
            assert len({id(again.sides[wing].horde) for wing in state.field.wings}) <= 1
        check_copy(state)


@few
@seeds
def test_a_position_read_back_goes_on_alike(seed: int) -> None:
    """R13.1: whatever is done next."""
    rng = Random(seed)
    for state in ring_states(rng):
        if state.winner != UNDECIDED or rng.randrange(8):
            continue
        twin = from_text(to_text(state), book_of(state))
        for action in match_actions(state):
            here, there = apply(state, action), apply(twin, action)
            assert digest(here[0]) == digest(there[0])
            assert here[1] == there[1]


@few
@seeds
def test_the_same_seed_and_actions_make_the_same_ring(seed: int) -> None:
    """R13.7, R14.2: from the lot of the cards to the end."""
    rng = Random(seed)
    mode, kit = rng.choice(MODES), random_kit(rng)
    terms = ring_terms(rng, mode)
    position: Setup | State = opening(terms, kit, seed)
    done, digests = [], [digest(position)]
    while to_act(position) != NOBODY:
        done.append(rng.choice(legal_actions(position)))
        position = apply(position, done[-1])[0]
        digests.append(digest(position))
    position = opening(terms, kit, seed)
    for action, wanted in zip(done, digests, strict=False):
        assert digest(position) == wanted
        position = apply(position, action)[0]
    assert digest(position) == digests[-1]


@few
@seeds
def test_keys_are_equal_where_positions_are(seed: int) -> None:
    """R13.8, R13.25, R15.2: relief, last turns and spoils tell positions apart."""
    by_key: dict[object, str] = {}
    by_text: dict[str, object] = {}
    rng = Random(seed)
    for before, _, after, _ in steps(rng, random_ring(rng)):
        others = [apply(before, action)[0] for action in match_actions(before)[:4]]
        for state in (after, *others):
            assert isinstance(state, State)
            fields = to_text(state).split()
            del fields[6]  # the random stream
            key, text = position_key(state), " ".join(fields)
            assert by_key.setdefault(key, text) == text
            assert by_text.setdefault(text, key) == key


@few
@seeds
def test_positions_stand_again_after_the_first_round_alone(seed: int) -> None:
    """R13.7: as long as first turns with mana of their own are to come, the turn counts."""
    for state in ring_states(Random(seed)):
        later = state.copy()
        later.turn += len(state.sides)
        assert position_key(later) != position_key(state)
        alike = standing_key(later) == standing_key(state)
        assert alike == (state.turn >= len(state.sides))


@pytest.mark.slow
@each_mode
@pytest.mark.parametrize("start", range(0, 2000, 250))
def test_many_rings_of_each_mode(start: int, mode: str) -> None:
    """R13, R14, R15: the soak of the rules, 2,000 random matches of each mode."""
    for seed in range(start, start + 250):
        check_ring(seed, mode)

"""Properties of every match, whatever the cards and whatever is played.

Each holds in duels and solo games, in fights with changes, and in rings.
"""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pickle import dumps, loads
from random import Random
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game.rules import (
    MODES,
    NOBODY,
    UNDECIDED,
    Card,
    Changes,
    Event,
    HordeDeck,
    Incantation,
    MatchAction,
    Position,
    Setup,
    Side,
    State,
    Unit,
    apply,
    digest,
    from_text,
    has_won,
    legal_actions,
    match_actions,
    open_fight,
    places,
    position_key,
    standing_key,
    step,
    to_act,
    to_text,
    why_not,
)
from tests.amounts import examples

from .fights import random_changed, random_fight, random_meeting, random_terms
from .matches import any_terms, conceivable, opening, random_kit, random_start, states, steps
from .mirror import Mirror, differences
from .pictures import refused
from .ring.ring_pictures import random_ring, ring_terms

Start = Callable[[Random], State]

quick = settings(max_examples=examples(60), suppress_health_check=[HealthCheck.too_slow])
few = settings(quick, max_examples=examples(25))
seeds = given(seed=st.integers(0, 2**32 - 1))
each = pytest.mark.parametrize("start", [random_start, random_changed, random_ring])
#: The positions of these fights can be read with the cards of ``random_kit``.
each_read = pytest.mark.parametrize(
    "start", [random_start, random_fight, random_meeting, random_ring]
)


def cards_of(state: State) -> Counter[Card]:
    found: Counter[Card] = Counter(state.pending)
    found.update(state.changes.waiting if state.changes else ())
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


def ids_of(state: State) -> Counter[str]:
    """Return every card by its id: in a lane of a fight its numbers can be others (H9)."""
    return Counter([card.id for card in cards_of(state).elements()])


def book_of(state: State, seed: int) -> dict[str, Card]:
    """Return the cards by which a position is read: of a fight the printed ones."""
    cards = cards_of(state) if state.changes is None else random_kit(Random(seed))
    return {card.id: card for card in cards}


def check_match(start: Start, seed: int) -> None:
    """Play a match; no card is lost, the events tell all, no corpse stands, it ends in time."""
    rng = Random(seed)
    state = start(rng)
    cards, ids, mirror = cards_of(state), ids_of(state), Mirror(state)
    for before, action, after, events in steps(rng, state):
        state = after
        assert ids_of(after) == ids, (seed, action)
        assert after.changes is not None or cards_of(after) == cards, (seed, action)
        in_hands = Counter([card for side in after.sides for card in side.hand])
        # What passes to an ally becomes what it is in that hand (R13.8, R16.94).
        passing = after.ring is not None and after.changes is not None
        left = not in_hands - cards
        assert left or passing, "a card left its lane with what only stands there has"
        check_events(events)
        assert position_key(unheard(before, action)) == position_key(after), (seed, action)
        check_position(after)
        check_turn(before, after)
        for event in events:
            mirror.tell(event)
        assert not differences(mirror, after), (seed, action, events)
    assert state.turn <= state.field.last_turn
    check_places(state)


def unheard(state: State, action: MatchAction) -> State:
    """Return where an action leads of which no event is made, as in a search."""
    new = state.copy()
    step(new, action)
    return new


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


def check_places(state: State) -> None:
    """It is over, each side has one place, and who has won stands first."""
    assert state.winner != UNDECIDED
    ranks = places(state)
    assert sorted(side for rank in ranks for side in rank) == list(state.field.sides)
    assert [side for side in state.field.sides if has_won(state, side)] in ([], list(ranks[0]))


@each
@quick
@seeds
def test_no_card_is_lost_and_the_events_tell_everything(start: Start, seed: int) -> None:
    """R3.8, R4.2, R5.4, R5.6, R7.2, R13.1, R13.8, R13.9, R13.22, R14.3, R15.3, R16.52."""
    check_match(start, seed)


@pytest.mark.slow
@each
@pytest.mark.parametrize("first", range(0, 4000, 250))
def test_many_matches(start: Start, first: int) -> None:
    """R3 to R10, R12 to R15: the soak of the rules."""
    for seed in range(first, first + 250):
        check_match(start, seed)


def check_legality(start: Start, seed: int, every: int) -> None:
    """The legal actions are exactly those not refused; none raises, all leave the state."""
    rng = Random(seed)
    for state in states(rng, start):
        if rng.randrange(every):
            continue
        before = to_text(state)
        legal = match_actions(state)
        assert bool(legal) == (state.winner == UNDECIDED)
        allowed = set(legal)
        assert len(legal) == len(allowed)
        for action in legal:
            apply(state, action)
        asked = {action: why_not(state, action) is None for action in conceivable(state)}
        assert {action for action, is_legal in asked.items() if is_legal} == allowed
        for action in rng.sample([action for action in asked if action not in allowed], 10):
            assert refused(state, action)
        assert to_text(state) == before


@each
@few
@seeds
@example(643)  # A reach of three, shorter than that of other matches.
def test_every_conceivable_action_is_legal_or_refused(start: Start, seed: int) -> None:
    """R3.2, R5.6, R6.1, R7.1, R13.5, R13.8, R15.4, R16.52."""
    check_legality(start, seed, 12)


@pytest.mark.slow
@each
@settings(quick, max_examples=examples(400))
@seeds
def test_every_conceivable_action_in_many_matches(start: Start, seed: int) -> None:
    """R3.2, R5.6, R6.1, R7.1."""
    check_legality(start, seed, 3)


def anatomy(thing: object) -> Any:
    """Return all that a state consists of, slot by slot."""
    if isinstance(thing, State | Side | HordeDeck):
        return {name: anatomy(getattr(thing, name)) for name in thing.__slots__}
    if isinstance(thing, Unit):
        return repr(thing)
    if isinstance(thing, Changes):
        return thing.table.text, thing.used, thing.waiting
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


def check_same(again: State, state: State) -> None:
    """A position read, sent or copied is equal, and shares nothing that changes."""
    assert anatomy(again) == anatomy(state)
    assert to_text(again) == to_text(state)
    assert position_key(again) == position_key(state)
    assert again.field is state.field
    assert not {id(part) for part in mutables(state)} & {id(part) for part in mutables(again)}
    # The wings share their deck again (R13.22).
    assert len({id(again.sides[wing].horde) for wing in state.field.wings}) <= 1


def check_lines(start: Start, seed: int) -> None:
    """A position comes back whole from its line and from a worker, and goes on alike."""
    rng = Random(seed)
    book: dict[str, Card] = {}
    for state in states(rng, start):
        book = book or book_of(state, seed)
        if rng.randrange(6):
            continue
        read = from_text(to_text(state), book)
        for again in (read, loads(dumps(state)), deepcopy(state), state.copy()):
            check_same(again, state)
        before = anatomy(state)
        for action in match_actions(state):
            (here, told), (there, same) = apply(state, action), apply(read, action)
            assert digest(here) == digest(there)
            assert told == same
        assert anatomy(state) == before, "the given position is left as it is"


@each_read
@few
@seeds
def test_a_position_is_the_same_from_its_line_and_from_a_worker(start: Start, seed: int) -> None:
    """R2.6, R3.2, R13.22, R16.1: so that undo, search and worker may change it."""
    check_lines(start, seed)


@pytest.mark.slow
@each_read
@settings(quick, max_examples=examples(1000))
@seeds
def test_lines_of_many_matches(start: Start, seed: int) -> None:
    check_lines(start, seed)


def first_of_match(rng: Random) -> Position:
    return opening(any_terms(rng), random_kit(rng), rng.getrandbits(64))


def first_of_fight(rng: Random) -> Position:
    cards = {card.id: card for card in random_kit(rng)}
    return open_fight(random_terms(rng, cards), cards, 0, rng.getrandbits(64))[0]


def first_of_ring(rng: Random) -> Position:
    return opening(ring_terms(rng, rng.choice(MODES)), random_kit(rng), rng.getrandbits(64))


@pytest.mark.parametrize("first", [first_of_match, first_of_fight, first_of_ring])
@few
@seeds
def test_the_same_seed_and_actions_make_the_same_match(
    first: Callable[[Random], Position], seed: int
) -> None:
    """R2.6, R13.7, R14.2, R16.1: from the lot of the cards, or the hand laid first, to the end."""
    rng = Random(seed)
    position = first(rng)
    done, digests = [], [digest(position)]
    while to_act(position) != NOBODY:
        actions = legal_actions(position)
        if isinstance(position, Setup):
            assert all(why_not(position, action) is None for action in actions)
        done.append(rng.choice(actions))
        position = apply(position, done[-1])[0]
        digests.append(digest(position))
    again = first(Random(seed))
    for action, wanted in zip(done, digests, strict=False):
        assert digest(again) == wanted
        again = apply(again, action)[0]
    assert digest(again) == digests[-1]


def told(state: State) -> str:
    """Return the position as text without the random stream."""
    other = state.copy()
    other.rng = 0
    return to_text(other)


@each
@few
@seeds
def test_keys_are_equal_where_positions_are(start: Start, seed: int) -> None:
    """R2.6, R13.8, R13.25, R15.2: in one match neither too many positions are one nor too few."""
    by_key: dict[object, str] = {}
    by_text: dict[str, object] = {}
    rng = Random(seed)
    for before, _, after, _ in steps(rng, start(rng)):
        met = [after]
        for action in match_actions(before) if rng.random() < 0.3 else []:
            met.append(before.copy())
            step(met[-1], action, [])
        for state in met:
            key, text = position_key(state), told(state)
            assert by_key.setdefault(key, text) == text
            assert by_text.setdefault(text, key) == key


@few
@seeds
def test_positions_stand_again_after_the_first_round_alone(seed: int) -> None:
    """R13.7: as long as first turns with mana of their own are to come, the turn counts."""
    for state in states(Random(seed), random_ring):
        later = state.copy()
        later.turn += len(state.sides)
        assert position_key(later) != position_key(state)
        assert (standing_key(later) == standing_key(state)) == (state.turn >= len(state.sides))

"""The table that is told what happened shows what is true, whatever is played and however seen."""

import typing
from collections.abc import Callable
from itertools import islice
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game.board.animation.event_animators import EVENT_ANIMATORS
from game.kit import INSTANT
from game.rules import State, events
from tests.amounts import examples
from tests.rules.matches import random_start, steps
from tests.rules.pictures import solo
from tests.rules.ring.ring_pictures import random_ring

from ..telling import WAYS, Showing, Way, at_once, check_rest, in_frames

quick = settings(max_examples=examples(12), suppress_health_check=[HealthCheck.too_slow])
seeds = given(seed=st.integers(0, 2**32 - 1))

#: Events that are told by the events beside them, or by words alone.
WITHOUT_MOTION = {events.OrderAsked, events.HordeLastTurnBegan}
#: Events before there is a table.
OF_THE_SETUP = {
    events.DeckTaken,
    events.CardsRevealed,
    events.CardPicked,
    events.DeckBuilt,
    events.DeckShown,
    events.CardBanned,
    events.HandDealt,
    events.HordeDeckDealt,
    events.DifficultyChosen,
    events.BeginnerChosen,
}


def test_every_event_has_a_teller_or_needs_none() -> None:
    told = set(EVENT_ANIMATORS)
    assert not told & (WITHOUT_MOTION | OF_THE_SETUP)
    assert told | WITHOUT_MOTION | OF_THE_SETUP == set(typing.get_args(events.Event))


starts = pytest.mark.parametrize("start", [random_start, random_ring])


def check_match(
    start: Callable[[Random], State],
    seed: int,
    way: Way,
    speed: float = 1.0,
    *,
    reduced: bool = False,
    longest: int = 60,
) -> None:
    """Show a random match of random cards, and compare whenever the picture rests."""
    rng = Random(seed)
    state = start(rng)
    showing = Showing(state, speed=speed, reduced=reduced)
    for _, _, after, happened in islice(steps(rng, state), longest):
        showing.play(happened)
        way(showing, rng)
        assert showing.heard == happened
        showing.heard.clear()
        check_rest(showing, after)


@starts
@pytest.mark.parametrize("way", WAYS)
@settings(quick, max_examples=5)
@seeds
@example(101)  # In a ring a creature out of sight, Indestructible and with Protection, is aimed at.
def test_the_table_follows_every_match(
    start: Callable[[Random], State], way: Way, seed: int
) -> None:
    check_match(start, seed, way)


@pytest.mark.slow
@starts
@pytest.mark.parametrize("way", WAYS)
@settings(quick, max_examples=examples(600))
@seeds
def test_the_table_follows_many_matches(
    start: Callable[[Random], State], way: Way, seed: int
) -> None:
    check_match(start, seed, way, longest=1000)


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(
    ("speed", "way"), [(0.5, in_frames), (2.0, in_frames), (4.0, in_frames), (INSTANT, at_once)]
)
@settings(quick, max_examples=2)
@seeds
def test_the_table_follows_at_every_speed(speed: float, way: Way, reduced: bool, seed: int) -> None:
    check_match(random_start, seed, way, speed, reduced=reduced)


@settings(quick, max_examples=examples(12))
@seeds
def test_several_actions_are_told_in_their_order(seed: int) -> None:
    """As when an assault is played without looking: nothing waits for the picture."""
    rng = Random(seed)
    match = steps(rng, random_start(rng))
    before, _, after, happened = next(match)
    showing = Showing(before)
    showing.play(happened)
    told = list(happened)
    for _, _, after, more in match:  # noqa: B007
        showing.play(more)
        told += more
        if len(told) > 150:
            break
    while showing.animator.advance(0.05):
        pass
    assert showing.heard == told
    check_rest(showing, after)


@settings(quick, max_examples=examples(20))
@seeds
def test_a_duel_is_played_with_the_same_pieces_from_first_to_last(seed: int) -> None:
    rng = Random(seed)
    state = random_start(rng)
    if state.solo:
        return
    showing = Showing(state)
    pieces = {id(piece) for piece in showing.table.pieces()}
    for count, (_, _, _, happened) in enumerate(steps(rng, state)):
        showing.play(happened)
        showing.animator.skip()
        assert {id(piece) for piece in showing.table.pieces()} == pieces
        if count > 60:
            return


@settings(quick, max_examples=examples(25))
@seeds
def test_a_match_can_be_gone_on_with_from_any_state(seed: int) -> None:
    """A new table in the middle of things, the order of fallen cards included (R5.6)."""
    rng = Random(seed)
    for count, (before, _, after, happened) in enumerate(steps(rng, random_start(rng))):
        if rng.random() > 0.3 and not before.pending:
            continue
        showing = Showing(before)
        showing.play(happened)
        rng.choice(WAYS)(showing, rng)
        check_rest(showing, after)
        if count > 80:
            return


def test_the_state_is_never_touched() -> None:
    """The table has its own creatures: telling one table must not change another's."""
    rng = Random(5)
    before, _, _, told = next(step for step in steps(rng, random_start(rng)) if len(step[3]) > 3)
    assert isinstance(before, State)
    one, two = Showing(before), Showing(before)
    one.play(told)
    one.animator.skip()
    check_rest(two, before)


def test_a_creature_on_its_way_home_is_passed_by_the_next() -> None:
    """Two sprint, one past the other, and neither blow is felt (R8.7, R10.2)."""
    state = solo("* x y | top: B=0/5+sprint A=0/5+sprint", "* a b c", resistance=1)
    for seed in range(20):
        showing = Showing(state, "attack", "attack")
        in_frames(showing, Random(seed))
        check_rest(showing, showing.after)

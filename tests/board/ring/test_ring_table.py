"""The table of a ring shows what is true, whatever is played, near or out of sight (R13)."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.board import Table
from game.board.ring.seat_plaque import next_mana
from game.rules import MODES, EndTurn, State, apply
from tests.amounts import examples
from tests.rules.matches import steps

from ..telling import WAYS, Showing, Way, check_rest
from .rings import random_ring

quick = settings(max_examples=examples(6), suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("way", WAYS)
@quick
@given(st.integers(0, 2**32 - 1))
def test_the_table_follows_every_ring(way: Way, mode: str, seed: int) -> None:
    rng = Random(seed)
    showing: Showing | None = None
    for number, (before, _, after, happened) in enumerate(steps(rng, random_ring(rng, mode))):
        showing = showing or Showing(before)
        showing.play(happened)
        way(showing, rng)
        check_rest(showing, after)
        if number > 60:
            return


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_mana_that_is_told_of_a_seat_is_that_of_its_next_turn(mode: str, seed: int) -> None:
    """R13.7: in the first round, too."""
    state = random_ring(Random(seed), mode)
    for _ in range(2 * len(state.sides)):
        if state.sides[state.active].horde is not None:
            return
        coming = (state.active + 1) % len(state.sides)
        told = next_mana(Table(state), coming)
        after, _ = apply(state, EndTurn())
        assert isinstance(after, State)
        assert after.mana == told
        state = after

"""The table of a ring shows what is true, whatever is played, near or out of sight (R13)."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules import MODES
from tests.rules.matches import steps

from ..telling import WAYS, Showing, Way, check_rest
from .rings import random_ring

quick = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])


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

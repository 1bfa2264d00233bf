"""Events are complete: a mirror that is told them alone agrees with the state."""

from random import Random

import pytest

from .matches import random_start, steps
from .mirror import Mirror, differences


def _mirrored(seed: int) -> None:
    rng = Random(seed)
    state = random_start(rng)
    mirror = Mirror(state)
    for before, action, after, events in steps(rng, state):
        for event in events:
            mirror.tell(event)
        assert not differences(mirror, after), (seed, before, action, events)


@pytest.mark.parametrize("seed", range(40))
def test_the_mirror_agrees_after_every_action(seed: int) -> None:
    _mirrored(seed)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 4000, 100))
def test_the_mirror_agrees_in_many_matches(start: int) -> None:
    for seed in range(start, start + 100):
        _mirrored(seed)

"""Two hundred matches of each mode through the screens: nothing hangs, nothing fails.

``python -m pytest -m slow tests/scenes/ring/test_ring_soak.py`` plays them all.
"""

from dataclasses import replace
from random import Random

import pytest

from game.play import SPEED_INSTANT
from game.rules import MODES
from game.scenes import Services

from .ring_desk import RingDesk, RingKeys, RingMouse, ring_state

MATCHES, PART = 200, 20
#: Who sits at the screen, in turn; the Horde's wings are nobody's.
PERSONS = {
    "three": ((0,), (0, 1), (0, 1, 2), (2,), ()),
    "four": ((0,), (1, 2), (0, 1, 2, 3), (3,), ()),
    "pairs": ((0,), (0, 2), (0, 1), (0, 1, 2, 3), (1, 2, 3), ()),
    "horde": ((0,), (2,), (0, 2), ()),
}


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, MATCHES, PART))
@pytest.mark.parametrize("mode", MODES)
def test_matches_through_the_screens(services: Services, mode: str, first: int) -> None:
    services.settings = replace(services.settings, end_warning=False).at_speed(SPEED_INSTANT)
    for seed in range(first, first + PART):
        persons = PERSONS[mode][seed % len(PERSONS[mode])]
        desk = RingDesk(services, ring_state(services, mode, seed), persons, seed=seed)
        hands = (RingMouse, RingKeys)[seed % 2]
        match = hands(desk, Random(seed)).ring_to_the_end()
        assert match.result is not None, (mode, seed)

"""Whole matches of rings at the screen, by real events alone."""

from dataclasses import replace
from random import Random

import pytest

from game.play import SPEED_INSTANT
from game.scenes import Services

from .ring_desk import (
    RingDesk,
    RingHands,
    RingKeys,
    RingMouse,
    RingPad,
    RingTouch,
    ring_state,
)

#: The seats of persons, by mode.
PERSONS: list[tuple[str, tuple[int, ...]]] = [
    ("pairs", (0,)),
    ("pairs", (0, 2)),
    ("pairs", (0, 1)),
    ("pairs", (0, 1, 2, 3)),
    ("three", (1,)),
    ("three", (0, 1, 2)),
    ("four", (2,)),
    ("four", (0, 3)),
    ("horde", (0,)),
    ("horde", (2,)),
    ("horde", (0, 2)),
]
#: By keys one match of each mode is enough, but for the slow ones.
BY_KEYS = (("pairs", (0, 2)), ("three", (0, 1, 2)), ("four", (0, 3)), ("horde", (2,)))
WHOLE = [
    *(pytest.param(RingMouse, *each) for each in PERSONS),
    *(
        pytest.param(RingKeys, *each, marks=() if each in BY_KEYS else pytest.mark.slow)
        for each in PERSONS
    ),
]


@pytest.mark.parametrize(("hands", "mode", "persons"), WHOLE)
def test_a_match_comes_to_its_end(
    services: Services, hands: type[RingHands], mode: str, persons: tuple[int, ...]
) -> None:
    """R13: nothing hangs, and the picture shows the position whenever it rests."""
    services.settings = replace(services.settings, end_warning=False).at_speed(SPEED_INSTANT)
    desk = RingDesk(services, ring_state(services, mode, 3), persons)
    match = hands(desk, Random(5)).ring_to_the_end()
    assert match.result is not None


@pytest.mark.parametrize("hands", [RingPad, RingTouch])
@pytest.mark.parametrize(("mode", "persons"), [("pairs", (0, 2)), ("three", (1,)), ("horde", (0,))])
def test_a_match_by_pad_and_by_touch(
    services: Services, mode: str, persons: tuple[int, ...], hands: type[RingHands]
) -> None:
    """R13.8: each device comes to relief, where there is any."""
    services.settings = replace(services.settings, end_warning=False).at_speed(SPEED_INSTANT)
    player = hands(RingDesk(services, ring_state(services, mode, 3), persons), Random(5))
    assert player.ring_to_the_end().result is not None
    assert (player.relieved > 0) == (mode != "three")

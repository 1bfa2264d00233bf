"""Rings with the game's own computers in the other seats, to the end."""

from dataclasses import replace
from random import Random

import pytest

from game.play import SPEED_INSTANT, ComputerPlayer
from game.scenes import Services

from .ring_desk import RingDesk, RingMouse, ring_state


@pytest.mark.parametrize(("mode", "me"), [("pairs", 0), ("three", 1), ("horde", 2)])
def test_a_match_with_real_computers_comes_to_its_end(
    services: Services, mode: str, me: int
) -> None:
    services.settings = replace(services.settings, end_warning=False).at_speed(SPEED_INSTANT)
    desk = RingDesk(services, ring_state(services, mode, 4), (me,))
    thinker = ComputerPlayer(desk.played, services.tasks)
    desk.ring.flow.computer.thinker = thinker
    assert RingMouse(desk, Random(2)).ring_to_the_end().result is not None
    assert not thinker.failure

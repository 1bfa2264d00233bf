"""What the pause says of the match below."""

from __future__ import annotations

import pytest

from game.play import Match, Seat
from game.rules import State, to_act
from game.scenes import Services
from game.scenes.examples import middle_duel
from game.scenes.match.pause_dialog import PauseDialog


@pytest.mark.parametrize(("computers", "awaited"), [(True, "Grunhild"), (False, "Alaric")])
def test_the_pause_names_the_one_who_acts(
    services: Services, computers: bool, awaited: str
) -> None:
    state = middle_duel(services).position
    assert isinstance(state, State)
    seats = [Seat("Alaric"), Seat("Alaric")]
    seats[to_act(state) if computers else 1 - to_act(state)] = Seat("Grunhild", "computer")
    match = Match.from_position(state, (seats[0], seats[1]))
    assert PauseDialog(services, "Alaric", match).awaited == awaited

"""The forecast is what happens in fights, too, whatever their changes are (R16.52)."""

from collections.abc import Iterator
from random import Random

from game.board import forecast_assault, forecast_next_turn
from game.rules import UNDECIDED, ChooseOrder, EndTurn, State, match_actions, to_text
from tests.rules.fights import random_changed
from tests.rules.matches import steps

from .test_forecast import check_all, done, in_turn, plays_of, tagged

POSITIONS = 1500


def positions(seed: int, count: int) -> Iterator[tuple[Random, State]]:
    """Yield positions of random fights and duels of captains in which a person plays."""
    rng = Random(seed)
    while count > 0:
        for state, _, _, _ in steps(rng, random_changed(rng)):
            if in_turn(state) and count > 0:
                count -= 1
                yield rng, state


def test_the_forecast_of_a_fight_is_what_happens() -> None:
    """R16.52: first blows, softened steps, resting lanes and better ground among it."""
    spared = orders = played = 0
    for rng, found in positions(11, POSITIONS):
        state, places = tagged(found)
        plays = plays_of(state)
        play = rng.choice(plays) if plays and rng.random() < 0.6 else None
        told, before = forecast_assault(state, play), to_text(state)
        orders += check_all(told, state, places, play) > 1
        assert to_text(state) == before
        played += play is not None
        spared += any(blow.target is None and not blow.amount for blow in told.blows)
    assert min(orders, played, spared) > POSITIONS / 200


def test_the_next_turn_of_a_fight_is_told_as_the_rules_play_it() -> None:
    """R16.52: what is used up in this turn is used up in the next."""
    for rng, state in positions(12, POSITIONS // 3):
        told, after = forecast_next_turn(state), state
        while after.turn == state.turn and after.winner == UNDECIDED:
            orders = [a for a in match_actions(after) if isinstance(a, ChooseOrder)]
            after = done(after, rng.choice(orders) if orders else EndTurn())
        if after.winner != UNDECIDED:
            assert told.winner == after.winner
        elif not state.solo:
            ended = forecast_assault(after)
            assert told.stronghold_outcomes == ended.stronghold_outcomes
            assert len(told.blows) == len(ended.blows)

"""The forecast is what happens: over thousands of positions, and in small pictures of each kind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import pytest

from game.board.forecast import (
    Fate,
    Forecast,
    Oracle,
    Place,
    Play,
    Stand,
    either,
    forecast,
    next_turn,
)
from game.rules import (
    LATER,
    LEFT,
    NOBODY,
    RIGHT,
    UNDECIDED,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    PlayCreature,
    RunAiTurn,
    State,
    apply,
    events,
    match_actions,
    next_attacker,
    to_text,
)
from tests.rules.matches import states
from tests.rules.pictures import duel, move, solo

POSITIONS = 3000


@dataclass
class Outcome:
    """What has really happened: who stands with what health, the strongholds, who is asked."""

    health: dict[Place, int]
    lives: list[tuple[int, int, bool]]
    order_side: int
    winner: int


def tagged(state: State) -> tuple[State, dict[str, Place]]:
    """Return the state with a card of its own for every creature, and where each stands."""
    state, places = state.copy(), {}
    for number, side in enumerate(state.sides):
        for lane, row in enumerate(side.lanes):
            for position, unit in enumerate(row):
                name = f"unit {number}{lane}{position}"
                unit.card = replace(unit.card, id=name, name=name)
                places[name] = number, lane, position
    return state, places


def done(state: State, action: object) -> State:
    after = apply(state, action)[0]  # type: ignore[arg-type]
    assert isinstance(after, State)
    return after


def attacked(state: State) -> State:
    """Make one attack after the other, as a player does who looks at each."""
    while state.winner == UNDECIDED and state.pending_side == NOBODY and next_attacker(state):
        state = done(state, Attack())
    return state


def outcome(state: State, places: dict[str, Place], play: Play | None = None) -> Outcome:
    """Play the turn to its end, attack by attack, and look before anything recovers."""
    if play is not None:
        state = done(state, play)
        if isinstance(play, PlayCreature):
            row = state.sides[state.active].lanes[play.lane]
            row[-1].card = replace(row[-1].card, id="new")
            places = {**places, "new": (state.active, play.lane, len(row) - 1)}
    return seen(attacked(state), places)


def seen(state: State, places: dict[str, Place]) -> Outcome:
    health = {
        places[unit.card.id]: unit.card.health - unit.damage
        for side in state.sides
        for row in side.lanes
        for unit in row
    }
    lives = [
        (
            side.stronghold,
            side.stronghold_life if side.ai is None else len(side.ai.deck),
            side.fort,
        )
        for side in state.sides
    ]
    return Outcome(health, lives, state.pending_side, state.winner)


def check(told: Forecast, real: Outcome, places: dict[str, Place]) -> None:
    """What was told is what has come."""
    standing = {
        place: fate.health for place, fate in told.fates.items() if not fate.falls and not fate.gone
    }
    assert standing == real.health
    assert set(told.fates) >= set(places.values())
    stands = [(s.place, s.life, s.fort) for s in told.stands if s is not None]
    assert stands == real.lives
    assert told.order_side == real.order_side


def plays_of(state: State) -> list[Play]:
    return [a for a in match_actions(state) if isinstance(a, PlayCreature | CastIncantation)]


def in_turn(state: State) -> bool:
    """Whether a person could have the forecast before the eyes."""
    free = state.winner == UNDECIDED and state.pending_side == NOBODY
    return free and state.sides[state.active].ai is None


def test_the_forecast_is_what_happens() -> None:
    rng, count, orders, solos, played = Random(6), 0, 0, 0, 0
    while count < POSITIONS:
        for found in states(rng, limit=120):
            if not in_turn(found):
                continue
            state, places = tagged(found)
            plays = plays_of(state)
            play = rng.choice(plays) if plays and rng.random() < 0.6 else None
            told, before = forecast(state, play), to_text(state)
            check(told, outcome(state, places, play), places)
            assert to_text(state) == before
            count += 1
            orders += told.order_side != NOBODY
            solos += state.solo
            played += play is not None
    assert min(orders, solos, played) > POSITIONS / 100


def test_the_next_turn_is_what_happens_when_nothing_new_comes() -> None:
    rng, count = Random(7), 0
    while count < POSITIONS / 3:
        for found in states(rng, limit=120):
            if not in_turn(found):
                continue
            state, places = tagged(found)
            after = state
            # The order is anyone's: it changes nothing that is shown.
            while after.turn == state.turn and after.winner == UNDECIDED:
                orders = [a for a in match_actions(after) if isinstance(a, ChooseOrder)]
                after = done(after, rng.choice(orders) if orders else EndTurn())
            told = next_turn(state)
            count += 1
            if after.winner != UNDECIDED:
                assert told.winner == after.winner
                continue
            if after.solo:
                # Someone who may not play, in the place of the deck: the rules of attack are one.
                after.sides[RIGHT].ai = None
            check(replace(told, stands=(None, None)), _lives_aside(after, places), places)


def _lives_aside(state: State, places: dict[str, Place]) -> Outcome:
    real = seen(attacked(state), places)
    real.lives = []
    return real

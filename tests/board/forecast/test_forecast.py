"""The forecast is what happens, over thousands of random positions (R5, R6, R8, R9, R12, R16)."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from game.board import Forecast, PositionForecast
from game.board.forecast.assault_forecast import Foretold, forecast_assault
from game.board.forecast.position_forecast import CastEffect
from game.rules import (
    DRAW,
    FIRST,
    LATER,
    LEFT,
    NOBODY,
    RIGHT,
    TOP,
    UNDECIDED,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    Place,
    PlayCreature,
    State,
    Unit,
    apply,
    match_actions,
    next_attacker,
    to_text,
)
from tests.rules.fights import random_changed
from tests.rules.matches import random_start, states
from tests.rules.pictures import duel
from tests.rules.ring.ring_pictures import random_ring

POSITIONS = 3000
#: The sides that were asked for an order.
Asked = frozenset[int]


@dataclass
class Outcome:
    """The real outcome: who stands with what health, the strongholds, who has won."""

    health: dict[Place, int]
    lives: list[tuple[int, int, bool]]
    winner: int


def tagged(state: State) -> tuple[State, dict[str, Place]]:
    """Return the state with a card of its own for every creature, and where each stands."""
    state, places = state.copy(), {}
    for number, side in enumerate(state.sides):
        for lane, row in enumerate(side.lanes):
            for position, unit in enumerate(row):
                name = f"unit {number}{lane}{position}"
                row[position] = named(unit, name)
                places[name] = number, lane, position
    return state, places


def named(unit: Unit, name: str) -> Unit:
    """Return an equal unit with a card of its own."""
    card = replace(unit.card, id=name, name=name)
    marks = unit.damage, unit.summoned, unit.attacked, unit.again, unit.suffered, unit.growth
    return Unit(card, *marks, unit.eager)


def done(state: State, action: MatchAction) -> State:
    after = apply(state, action)[0]
    assert isinstance(after, State)
    return after


def ends(state: State, asked: Asked = frozenset()) -> Iterator[tuple[State, Asked]]:
    """Make one attack after the other, as a player does who looks at each.

    Yield the end for every order that can be chosen on the way (R5.6), and who was asked.
    """
    while state.winner == UNDECIDED and state.pending_side == NOBODY and next_attacker(state):
        state = done(state, Attack())
    if state.pending_side == NOBODY:
        yield state, asked
        return
    for order in match_actions(state):
        yield from ends(done(state, order), asked | {state.pending_side})


def check_all(told: Forecast, state: State, places: dict[str, Place], play: Foretold | None) -> int:
    """The forecast is the outcome of every order, before anything recovers; return how many."""
    if play is not None:
        state = done(state, play)
        places = marked(state, play, places)
    count = 0
    for end, asked in ends(state):
        check(told, seen(end, places), places)
        assert told.choosers == asked
        count += 1
    return count


def marked(state: State, play: Foretold, places: dict[str, Place]) -> dict[str, Place]:
    """Give a creature that has just been summoned a card of its own, too."""
    if not isinstance(play, PlayCreature):
        return places
    row = state.sides[state.active].lanes[play.lane]
    row[-1] = named(row[-1], "new")
    return {**places, "new": (state.active, play.lane, len(row) - 1)}


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
            side.stronghold_life if side.horde is None else len(side.horde.deck),
            side.fort,
        )
        for side in state.sides
    ]
    return Outcome(health, lives, state.winner)


def turn_ended(rng: Random, state: State) -> State:
    """Return the position after this turn, the fallen in any order: it changes nothing shown."""
    after = state
    while after.turn == state.turn and after.winner == UNDECIDED:
        orders = [a for a in match_actions(after) if isinstance(a, ChooseOrder)]
        after = done(after, rng.choice(orders) if orders else EndTurn())
    return after


def check(told: Forecast, real: Outcome, places: dict[str, Place]) -> None:
    """The forecast is the real outcome."""
    standing = {
        place: outcome.health
        for place, outcome in told.creature_outcomes.items()
        if not outcome.falls and not outcome.gone
    }
    assert standing == real.health
    assert set(told.creature_outcomes) >= set(places.values())
    assert [(s.place, s.life, s.fort) for s in told.stronghold_outcomes] == real.lives
    assert not any(outcome.open for outcome in told.stronghold_outcomes)
    # That the turns are over is no one's attack: only then does a match end without one (R7.2).
    assert told.winner in (real.winner, DRAW)


def plays_of(state: State) -> list[Foretold]:
    return [action for action in match_actions(state) if isinstance(action, Foretold)]


def in_turn(state: State) -> bool:
    """Whether a person could have the forecast before the eyes."""
    free = state.winner == UNDECIDED and state.pending_side == NOBODY
    return free and state.sides[state.active].horde is None


def positions(
    seed: int, count: int, start: Callable[[Random], State] = random_start
) -> Iterator[tuple[Random, State]]:
    """Yield positions of random matches in which a person plays."""
    rng = Random(seed)
    while True:
        for state in states(rng, start, 120):
            if in_turn(state):
                yield rng, state
                count -= 1
            if not count:
                return


@pytest.mark.parametrize(
    ("start", "count", "among"),
    [
        (random_start, POSITIONS, ("orders", "played", "hordes", "later")),
        (random_ring, POSITIONS // 6, ("orders", "played", "hordes", "later")),
        (random_changed, POSITIONS // 2, ("orders", "played", "spared")),
    ],
)
def test_the_forecast_is_what_happens_whatever_order_is_chosen(
    start: Callable[[Random], State], count: int, among: tuple[str, ...]
) -> None:
    """R13 to R15: what falls on two sides in one assault is ordered by each of them.

    R16.52: first blows, softened steps, resting lanes and better ground are among the fights.
    """
    counted = Counter[str]()
    for rng, found in positions(6, count, start):
        state, places = tagged(found)
        plays = plays_of(state)
        play = rng.choice(plays) if plays and rng.random() < 0.6 else None
        told, before = forecast_assault(state, play), to_text(state)
        counted["orders"] += check_all(told, state, places, play) > 1
        assert to_text(state) == before
        counted["played"] += play is not None
        counted["hordes"] += state.sides[RIGHT].horde is not None
        counted["later"] += state.edition == LATER
        counted["spared"] += any(blow.target is None and not blow.amount for blow in told.blows)
    assert min(counted[kind] for kind in among) > count / 100


def test_the_next_turn_is_what_happens_when_nothing_new_comes() -> None:
    solos = 0
    for rng, found in positions(7, POSITIONS // 3):
        state, places = tagged(found)
        plays = plays_of(state)
        play = rng.choice(plays) if plays and rng.random() < 0.3 else None
        told, after = forecast_assault(state, play, turns=1), state
        if play is not None:
            after = done(after, play)
            places = marked(after, play, places)
        after = turn_ended(rng, after)
        if after.winner != UNDECIDED:
            assert told.winner == after.winner
            continue
        horde, after.sides[RIGHT].horde = after.sides[RIGHT].horde, None
        if horde is not None:
            # Someone who plays nothing, in the place of the deck: the rules of attack are one.
            solos += 1
            told = replace(told, stronghold_outcomes=told.stronghold_outcomes[:RIGHT])
        for end, asked in ends(after):
            real = seen(end, places)
            if horde is not None:
                real.lives.pop()
                if horde.last_turn and real.winner == UNDECIDED:
                    real.winner = LEFT  # R9.8
            check(told, real, places)
            assert told.choosers == asked
    assert solos > POSITIONS / 100


def test_an_assault_wins_whatever_order_is_chosen_on_the_way() -> None:
    wins = 0
    for rng, state in positions(9, POSITIONS):
        told = PositionForecast(state).wins
        assert told == (turn_ended(rng, state).winner == state.active)
        wins += told
    assert wins > POSITIONS / 100


def test_nothing_hidden_is_told() -> None:
    for rng, state in positions(8, POSITIONS // 3):
        other = state.copy()
        other.rng = rng.getrandbits(64)
        foe = other.sides[1 - other.active]
        rng.shuffle(foe.hand)
        if foe.horde is not None:
            rng.shuffle(foe.horde.deck)
            rng.shuffle(foe.horde.discard)
        plays = plays_of(state)
        for play in (None, rng.choice(plays) if plays else None):
            assert forecast_assault(state, play) == forecast_assault(other, play)
            assert forecast_assault(state, play, turns=1) == forecast_assault(other, play, turns=1)


def test_both_editions_and_all_phases_are_among_the_positions() -> None:
    seen_ = {(state.edition, state.phase, state.solo) for _, state in positions(6, 1000)}
    assert {edition for edition, _, _ in seen_} == {FIRST, LATER}
    assert len(seen_) == 8


def test_the_next_turn_of_a_fight_is_told_as_the_rules_play_it() -> None:
    """R16.52: what is used up in this turn is used up in the next."""
    for rng, state in positions(12, POSITIONS // 6, random_changed):
        told, after = forecast_assault(state, turns=1), turn_ended(rng, state)
        if after.winner != UNDECIDED:
            assert told.winner == after.winner
        elif not state.solo:
            ended = forecast_assault(after)
            assert told.stronghold_outcomes == ended.stronghold_outcomes
            assert len(told.blows) == len(ended.blows)


HURT = CastEffect()
BOLT, WAVE, NOTHING = "Bolt=!2@1", "Wave=!2+splash@1", "Fizz=!0@1"


@pytest.mark.parametrize(
    ("spell", "foe", "edition", "effect"),
    [
        (BOLT, "top: 1/3", FIRST, HURT),
        (BOLT, "top: 1/3+indestructible", FIRST, CastEffect(False, True, "indestructible")),
        (BOLT, "top: 1/3+protection", FIRST, HURT),
        (BOLT, "top: 1/3+protection", LATER, CastEffect(False, False, "protection")),
        (
            BOLT,
            "top: 1/3+protection+indestructible",
            LATER,
            CastEffect(False, True, "indestructible"),
        ),
        (
            WAVE,
            "top: 1/3+indestructible | bottom: 1/3",
            FIRST,
            CastEffect(False, False, "indestructible"),
        ),
        (NOTHING, "top: 1/3", FIRST, CastEffect(False, True)),
    ],
)
def test_the_effect_on_a_target(spell: str, foe: str, edition: int, effect: CastEffect) -> None:
    state = duel(f"* {spell} x y", f"* a b | {foe}")
    state.edition = edition
    assert PositionForecast(state).effect(CastIncantation(0, RIGHT, TOP, 0)) == effect

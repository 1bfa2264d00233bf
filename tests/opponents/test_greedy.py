"""Small pictures and whole matches: wins that are taken, a Fort kept, plain good sense."""

import os
import subprocess
import sys
from random import Random

import pytest

from game.opponents.greedy import choose
from game.rules import (
    ASSAULT,
    DRAW,
    NOBODY,
    RIGHT,
    UNDECIDED,
    CastIncantation,
    MatchAction,
    PlayCreature,
    Position,
    State,
    Terms,
    apply,
    match_actions,
    to_act,
    why_not,
)
from tests.certain import done
from tests.rules.matches import any_terms, opening, random_kit, states
from tests.rules.pictures import duel, run, solo
from tests.sources import ROOT

from .matches import FORMATS, FORMS, greedy, last, moments, random_player, told


def turn_of(state: State, seed: int = 1) -> tuple[State, list[MatchAction]]:
    """Play the turn out, orders of the fallen too; return what it led to and by what."""
    turn, actions = state.turn, []
    while state.turn == turn and to_act(state) != NOBODY:
        actions.append(choose(state, to_act(state), seed))
        state = done(state, actions[-1])
    return state, actions


WINS = {
    "attack": duel("* a b | top: 1/1", "x ** y"),
    "attack twice": duel("* a b | top: 1/1 | bottom: 2/2", "** x y z"),
    "through the Bastion": duel("* a b | top: 2/2 1/1", "x * y"),
    "bolt the only blocker": duel("Bolt=!2 * a b | top: 3/3", "x ** y | top: 0/2", mana=1),
    "rage clears the way": duel("Dog=2/1+rage * a b | bottom: 3/3", "x ** y | bottom: 0/2"),
    "two bolts for two blockers": duel(
        "Bolt=!1 Zap=!2 * a b | top: 4/4", "x ** y | top: 0/2 0/1", mana=2
    ),
    "the same bolt twice": duel("Bolt=!2 * a b | bottom: 4/4", "x ** | bottom: 0/2 0/2", mana=2),
    "bolt and rage": duel("Bolt=!1 Dog=2/1+rage * a b | top: 4/4", "x ** y | top: 0/2 0/1", mana=2),
    "a gift of sprint": duel("Wind=0/3~sprint * a b | top: 1/1 1/1", "** x y z"),
    "between two attacks": duel(
        "Fire=!2+splash * a b | top: 2/2 3/3 | bottom: 3/3",
        "x ** y | top: 0/3 0/2 | bottom: 0/2",
        mana=1,
    ),
    "under way": duel("Bolt=!2 * a b | top: 3/3", "x ** y | top: 0/2", mana=1, phase=ASSAULT),
    "from the right side too": duel(
        "x ** y | top: 0/2", "Bolt=!2 * a b | top: 3/3", mana=1, active=RIGHT
    ),
    "splash falls in both lanes": duel(
        "Fire=!2+splash@3 * a b | top: 3/3 | bottom: 3/3", "x ** y | top: 0/2 | bottom: 0/2", mana=3
    ),
}


@pytest.mark.parametrize("name", WINS)
def test_a_win_within_the_turn_is_taken(name: str) -> None:
    end, actions = turn_of(WINS[name])
    assert end.winner == WINS[name].active, actions


def test_the_fort_is_not_thrown_away() -> None:
    """R4.6: the only card to the right of the Fort is a giant, and stays in the hand."""
    state = duel("a ** Giant=9/9", "* x y z", mana=9)
    assert run(state, "play Giant top").winner == RIGHT
    after, actions = turn_of(state)
    assert after.winner != RIGHT
    assert PlayCreature(1, 0) not in actions


@pytest.mark.parametrize("seed", range(15))
def test_every_choice_in_a_random_position_is_legal_and_loses_nothing(seed: int) -> None:
    for state in states(Random(seed), limit=60):
        side = to_act(state)
        if side == NOBODY:
            continue
        action = choose(state, side, seed)
        assert why_not(state, action) is None
        after = done(state, action)
        # A loss by the opponent's assault, which goes on after an order, is not thrown away.
        forced = len(match_actions(state)) < 2
        assert forced or after.winner != 1 - side or state.active != side


@pytest.mark.parametrize(
    ("state", "play"),
    [
        # The bottom lane is where the blow would fall on a Fort that would not bear it.
        (duel("Wall=0/9 a ** b c", "* x y z | bottom: 5/5", mana=1), PlayCreature(0, 1)),
        # An incantation fells the greater creature.
        (
            duel("* Bolt=!3 a b c d", "* x y z w v | top: 1/3 | bottom: 5/3 ", mana=1),
            CastIncantation(0, RIGHT, 1, 0),
        ),
    ],
)
def test_a_card_is_played_where_it_serves(state: State, play: MatchAction) -> None:
    assert play in turn_of(state)[1]


def test_no_incantation_is_wasted_on_ones_own() -> None:
    _, actions = turn_of(duel("* Bolt=!3 a b | top: 4/3", "* x y z", mana=1))
    assert not any(isinstance(action, CastIncantation) for action in actions)


def test_the_player_of_a_solo_match_can_be_played() -> None:
    state = solo("* Dog=2/2 a b c | top: 3/3", "* x y z w | top: 1/1")
    after, actions = turn_of(state)
    assert actions
    assert after.turn == state.turn + 1


@pytest.mark.parametrize("seed", range(1, 21))
def test_matches_with_random_cards_are_legal_from_the_setup_on_and_end(seed: int) -> None:
    """Mild kits make long matches, which end by R7.2 at the latest."""
    rng = Random(seed)
    position: Position = opening(any_terms(rng), random_kit(rng), rng.getrandbits(64))
    while (side := to_act(position)) != NOBODY and (seed < 6 or not isinstance(position, State)):
        action = greedy(position, side, rng.getrandbits(32))
        assert why_not(position, action) is None
        position = apply(position, action)[0]
    assert isinstance(position, State)
    assert position.winner in ((0, 1, DRAW) if seed < 6 else (UNDECIDED,))


@pytest.mark.parametrize("terms", FORMATS, ids=str)
def test_whole_matches_are_legal_and_end(terms: Terms) -> None:
    for seed in range(3):
        assert last(terms, (greedy, greedy), seed).winner != UNDECIDED


def test_a_turn_ends_in_few_actions() -> None:
    """No action is repeated without end: the cards, the mana and the attacks run out."""
    turns: dict[int, int] = {}
    for moment in moments(FORMATS[0], (greedy, greedy), 5):
        if isinstance(moment.position, State):
            turn = moment.position.turn
            turns[turn] = turns.get(turn, 0) + 1
    assert max(turns.values()) < 25


def test_it_beats_a_random_player() -> None:
    """At least 57 of 60 matches: 95 in a hundred."""
    won = 0
    for number in range(60):
        terms, me = Terms(FORMS[number % 3], edition=number % 2), number // 3 % 2
        players = (greedy, random_player) if me == 0 else (random_player, greedy)
        won += last(terms, players, 900 + number).winner == me
    assert won >= 57


def test_the_same_seed_chooses_the_same_in_every_process() -> None:
    """Neither the order of sets nor the identity of objects may have a say."""
    code = (
        "from tests.opponents.matches import FORMATS, told\n"
        "for terms in FORMATS[::2]: print(told(terms, 11))"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashseed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hashseed in ("0", "1", "4242")
    }
    assert len(outputs) == 1
    assert outputs.pop().splitlines() == [repr(told(terms, 11)) for terms in FORMATS[::2]]


def test_the_position_is_left_as_it_is() -> None:
    for moment in moments(FORMATS[2], (greedy, greedy), 3):
        if isinstance(moment.position, State):
            before = repr([side.hand for side in moment.position.sides])
            greedy(moment.position, moment.side, 1, moment.memory)
            assert repr([side.hand for side in moment.position.sides]) == before


def test_another_seed_may_make_another_match() -> None:
    """Equally good actions may be chosen either way, so that matches differ."""
    openings = [
        m for m in moments(FORMATS[0], (greedy, greedy), 2) if isinstance(m.position, State)
    ]
    choices = [{greedy(m.position, m.side, seed, m.memory) for seed in range(6)} for m in openings]
    assert any(len(found) > 1 for found in choices)

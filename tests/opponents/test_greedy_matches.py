"""The door: legal actions in every format, matches that end, the same again each time."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.rules import DRAW, NOBODY, UNDECIDED, Position, State, Terms, apply, to_act, why_not
from tests.rules.matches import any_terms, opening, random_kit, states

from .matches import FORMATS, FORMS, greedy, last, moments, random_player, told

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", range(12))
def test_every_choice_in_a_random_position_is_legal(seed: int) -> None:
    rng = Random(seed)
    for state in states(rng, 60):
        side = to_act(state)
        if side != NOBODY:
            assert why_not(state, greedy(state, side, rng.getrandbits(32))) is None


@pytest.mark.parametrize("seed", range(40))
def test_every_choice_before_a_match_with_random_cards_is_legal(seed: int) -> None:
    rng = Random(seed)
    position: Position = opening(any_terms(rng), random_kit(rng), rng.getrandbits(64))
    while not isinstance(position, State):
        action = greedy(position, to_act(position), rng.getrandbits(32))
        assert why_not(position, action) is None
        position = apply(position, action)[0]


@pytest.mark.parametrize("terms", FORMATS, ids=str)
def test_whole_matches_are_legal_and_end(terms: Terms) -> None:
    for seed in range(3):
        assert last(terms, (greedy, greedy), seed).winner != UNDECIDED


@pytest.mark.parametrize("seed", range(6))
def test_matches_with_random_cards_end(seed: int) -> None:
    """Mild kits make long matches, which end by R7.2 at the latest."""
    position = next(states(Random(seed), 0))
    while (side := to_act(position)) != NOBODY:
        after, _ = apply(position, greedy(position, side, seed))
        assert isinstance(after, State)
        position = after
    assert position.winner in (0, 1, DRAW)


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

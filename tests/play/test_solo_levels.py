"""Solo games of all levels, played to the end at random: quick ones, and with legal settings."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from game.play import HORDE, Match, MatchStore, check, computer_action, read_record
from game.rules import DRAW, LEFT, LEVELS, RIGHT, apply, digest, legal_actions

from .games import CONTENT, at_level

#: The last level stands for the quick game, which has none.
ALL = (*LEVELS.values(), 0)


def play(match: Match, rng: Random) -> None:
    """Play at random; every second game with some sense, so that the Horde meets its last turn."""
    sense, eager = rng.choice((0.0, 0.9)), rng.choice((0.5, 1.0))
    while actions := legal_actions(match.position):
        if rng.random() < sense:
            match.submit(computer_action(match))
        else:
            match.submit(rng.choice(actions) if rng.random() < eager else actions[-1])


def check_end(match: Match) -> str:
    """The match has a result, and the record leads to the same; return how it ended."""
    result, state = match.result, match.state
    assert result is not None
    assert state is not None
    assert result.winner in (LEFT, RIGHT, DRAW)
    assert state.solo
    assert match.seats[RIGHT] == HORDE
    assert match.record is not None
    assert check(match.record, CONTENT).agrees
    position = match.start
    for done in match.history:
        position, happened = apply(position, done.action)
        assert happened == done.events
    assert digest(position) == digest(state)
    if match.record.path is not None:
        assert read_record(match.record.path).text() == match.record.text()
    return f"{result.winner} {result.rule}"


def games(level: int, seeds: range, store: MatchStore | None = None) -> Counter[str]:
    """Play a game for each seed; return how they ended."""
    ends: Counter[str] = Counter()
    for seed in seeds:
        match = at_level(level, 1000 * level + seed, store)
        play(match, Random(seed))
        ends[check_end(match)] += 1
        match.close()
    return ends


@pytest.mark.parametrize("level", ALL)
def test_games_of_every_level_end(level: int, tmp_path: Path) -> None:
    assert games(level, range(6), MatchStore(tmp_path)).total() == 6


@pytest.mark.slow
@pytest.mark.parametrize("level", ALL)
def test_hundreds_of_games_of_every_level_end(level: int) -> None:
    ends = games(level, range(100, 600))
    assert ends.total() == 500
    assert {end[0] for end in ends} >= {str(LEFT), str(RIGHT)}

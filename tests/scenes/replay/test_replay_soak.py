"""The mirror goes forward by events and back by positions, and is always the position of the rules.

A thousand records: ``python -m pytest -m slow tests/scenes/replay/test_replay_soak.py``.
"""

from random import Random

import pytest

from game.kit import INSTANT
from game.play import Match, Playback
from game.rules import digest
from game.scenes import Services
from game.scenes.replay.replay_board import ReplayBoard
from tests.play.games import CONTENT, FORMATS, played

FEW, MANY = 12, 1000


def watch(services: Services, match: Match, rng: Random) -> None:
    """Go through a match forward, back, and to anywhere; compare mirror and digest every time."""
    record = match.record
    assert record is not None
    playback = Playback.of(CONTENT, record)
    assert playback.problem is None
    moments = playback.moments
    kept = [entry.digest for entry in record.entries][-len(moments) :]
    board = ReplayBoard(services, playback)
    board.speed = INSTANT
    board.show(moments[0])
    for number, moment in enumerate(moments):
        if number:
            board.play(moment)
        assert board.differences(moment) is None
        assert digest(moment.position) == kept[number]
    for number in reversed(range(len(moments) - 1)):
        board.go_back(moments[number])
        assert board.differences(moments[number]) is None
        assert digest(moments[number].position) == kept[number]
    for _ in range(12):
        number = rng.randrange(len(moments))
        board.show(moments[number])
        assert board.differences(moments[number]) is None
        if number + 1 < len(moments):
            board.play(moments[number + 1])
            assert board.differences(moments[number + 1]) is None
            assert digest(moments[number + 1].position) == kept[number + 1]


@pytest.mark.parametrize("number", range(FEW))
def test_a_match_is_the_same_forward_and_back(number: int, services: Services) -> None:
    watch(services, played(FORMATS[number % len(FORMATS)], number), Random(number))


@pytest.mark.slow
def test_a_thousand_matches_are_the_same_forward_and_back(services: Services) -> None:
    for number in range(FEW, FEW + MANY):
        watch(services, played(FORMATS[number % len(FORMATS)], number), Random(number))

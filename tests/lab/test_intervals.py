"""Wilson's interval, and how many independent games the games of pairs are worth."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from game.lab import share_of, share_of_pairs


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (200, 400, 0.4512, 0.5488),
        (5, 20, 0.1119, 0.4687),
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_known_values(won: int, games: int, low: float, high: float) -> None:
    found = share_of([1.0] * won + [0.0] * (games - won))
    assert found == pytest.approx((won / games, low, high), abs=5e-5)


@given(games=st.integers(1, 2000), data=st.data())
def test_the_interval_is_that_of_scipy(games: int, data: st.DataObject) -> None:
    won = data.draw(st.integers(0, games))
    known = binomtest(won, games).proportion_ci(method="wilson")
    found = share_of([1.0] * won + [0.0] * (games - won))
    assert (found.low, found.high) == pytest.approx((known.low, known.high), abs=1e-9)


def test_nothing_played_tells_nothing() -> None:
    assert share_of([]) == share_of_pairs([]) == (0.0, 0.0, 1.0)


def test_two_games_that_say_the_same_count_as_one() -> None:
    single = [1.0, 0.0, 1.0, 1.0] * 10
    both = [score for score in single for _ in range(2)]
    assert share_of_pairs(both) == pytest.approx(share_of(single), abs=0.003)


def test_pairs_are_never_worth_more_than_their_games() -> None:
    scores = [1.0, 0.0] * 50
    assert share_of_pairs(scores) == share_of(scores)


def test_pairs_that_are_all_won_count_as_pairs() -> None:
    assert share_of_pairs([1.0] * 40) == share_of([1.0] * 20)


def test_a_draw_is_half_a_win() -> None:
    assert share_of_pairs([0.5, 0.5, 1.0, 0.0]).share == 0.5


@pytest.mark.parametrize("alike", [0.0, 0.4, 1.0])
def test_nineteen_of_twenty_intervals_hold_the_true_share(alike: float) -> None:
    """``alike``: how often the second game of a pair goes as the first."""
    rng = Random(7)
    true, held, trials = 0.7, 0, 1500
    for _ in range(trials):
        scores: list[float] = []
        for _ in range(60):
            scores.append(float(rng.random() < true))
            again = rng.random() < alike
            scores.append(scores[-1] if again else float(rng.random() < true))
        found = share_of_pairs(scores)
        held += found.low <= true <= found.high
    assert held / trials > 0.925

"""Wilson's interval, how many games pairs are worth, durations, and pictures of figures."""

from pathlib import Path
from random import Random

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.__main__ import main
from game.lab import Job
from game.lab.jobs import GameOutcome
from game.lab.reports import strength_figures
from game.lab.tables import strengths_text
from game.play import share_of, share_of_pairs
from game.rules import DRAW, LEFT, Terms


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
    # Loaded here: to collect all tests would take every process a fifth longer.
    from scipy.stats import binomtest  # noqa: PLC0415

    won = data.draw(st.integers(0, games))
    known = binomtest(won, games).proportion_ci(method="wilson")
    found = share_of([1.0] * won + [0.0] * (games - won))
    assert (found.low, found.high) == pytest.approx((known.low, known.high), abs=1e-9)


def test_nothing_played_tells_nothing() -> None:
    assert share_of([]) == share_of_pairs([]) == (0.0, 0.0, 1.0)


SINGLE = [1.0, 0.0, 1.0, 1.0] * 10


@pytest.mark.parametrize(
    ("pairs", "games"),
    [
        # Two games that say the same count as one, so do those that are all won.
        ([score for score in SINGLE for _ in range(2)], SINGLE),
        ([1.0] * 40, [1.0] * 20),
        # Pairs are never worth more than their games.
        ([1.0, 0.0] * 50, [1.0, 0.0] * 50),
    ],
)
def test_pairs_are_worth_as_many_games(pairs: list[float], games: list[float]) -> None:
    assert share_of_pairs(pairs) == pytest.approx(share_of(games), abs=0.003)


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
            scores.append(scores[-1] if rng.random() < alike else float(rng.random() < true))
        found = share_of_pairs(scores)
        held += found.low <= true <= found.high
    assert held / trials > 0.925


@pytest.mark.parametrize(
    "words",
    [
        ["strengths", "--pair", "careless", "beginner", "--games", "4"],
        ["decks", "--strength", "beginner", "--games", "2"],
        ["solo", "--strength", "beginner", "--games", "2"],
        ["solo", "--strength", "beginner", "--games", "2", "--level", "quick"],
    ],
)
def test_every_run_has_a_picture(words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    assert main(["simulate", *words, "--jobs", "1", "--quiet", "--plot", str(path)]) == 0
    assert path.read_bytes().startswith(b"\x89PNG")
    width, height = pygame.image.load(path).get_size()
    assert 300 < height < 2000
    assert 700 < width < 2000


def test_without_matplotlib_one_line_tells_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    assert main(["simulate", "decks", "--plot", str(tmp_path / "a.png")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("pip install 'bridges-of-erret[plots]'\n")
    assert err.count("\n") == 1


def lasting(number: int, turns: int, winner: int = LEFT) -> tuple[Job, GameOutcome]:
    job = Job("deep-deep", number, number, Terms("draft"), ("deep", "deep"))
    return job, GameOutcome(winner, LEFT, turns, "", ((), ()), ((), ()))


def test_games_that_go_in_circles_are_counted() -> None:
    """R7.2: more than twenty turns a side, and the end without a winner."""
    usual = [lasting(number, 14) for number in range(37)]
    games = [*usual, lasting(37, 40), lasting(38, 41), lasting(39, 200, DRAW)]
    figures = strength_figures(games)
    (row,) = figures["pairs"]
    assert (row["turns_95"], row["long"], row["drawn"]) == (41, 2, 1)
    heads, line = strengths_text(figures).splitlines()
    assert heads.split("  ")[-2:] == ["95 % by", "over 40"]
    assert line.split()[-2:] == ["41", "2"]

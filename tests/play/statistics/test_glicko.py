"""The Glicko rating, against the worked example that its inventor has published."""

import pytest

from game.play.statistics.ladder_ratings import (
    UNKNOWN,
    RatedGame,
    Rating,
    damping,
    expected_score,
    loosened,
    rated,
)

#: Glickman, "The Glicko system" (1999): one player of 1500, and three games.
PLAYER = Rating(1500, 200)
GAMES = (
    RatedGame(Rating(1400, 30), 1),
    RatedGame(Rating(1550, 100), 0),
    RatedGame(Rating(1700, 300), 0),
)


@pytest.mark.parametrize(
    ("game", "g", "e"),
    [(GAMES[0], 0.9955, 0.639), (GAMES[1], 0.9531, 0.432), (GAMES[2], 0.7242, 0.303)],
)
def test_how_much_a_game_tells_and_what_is_expected(game: RatedGame, g: float, e: float) -> None:
    assert damping(game.rival.deviation) == pytest.approx(g, abs=1e-4)
    assert expected_score(PLAYER, game.rival) == pytest.approx(e, abs=1e-3)


def test_the_worked_example_comes_out() -> None:
    after = rated(PLAYER, GAMES)
    assert after.points == pytest.approx(1464, abs=0.5)
    assert after.deviation == pytest.approx(151.4, abs=0.05)


def test_without_games_nothing_changes() -> None:
    after = rated(PLAYER, ())
    assert after.points == PLAYER.points
    assert after.deviation == pytest.approx(PLAYER.deviation)


def test_what_is_known_loosens_with_time_and_never_beyond_nothing_known() -> None:
    assert loosened(Rating(1500, 30), 40).deviation == 50
    assert loosened(Rating(1500, 340), 200).deviation == UNKNOWN

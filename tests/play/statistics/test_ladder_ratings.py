"""The rating among the computer's strengths by Glicko, and who is proposed next."""

from itertools import pairwise

import pytest

from game.opponents import STRENGTHS
from game.play import ANCHORS, ENOUGH, FIRST_DUEL_RIVAL, RatedDuel, propose, rating_course
from game.play.statistics.ladder_ratings import (
    STEPS,
    UNKNOWN,
    RatedGame,
    Rating,
    damping,
    expected_against,
    expected_score,
    loosened,
    rated,
)


def duels(rival: str, outcomes: str) -> list[RatedDuel]:
    words = {"w": "won", "l": "lost", "d": "drawn"}
    return [RatedDuel(rival, words[outcome]) for outcome in outcomes]


def test_each_strength_stands_above_the_one_below_by_what_was_measured() -> None:
    assert list(ANCHORS) == list(STRENGTHS)
    for below, above in pairwise(STRENGTHS):
        assert expected_against(ANCHORS[above], below) == pytest.approx(STEPS[above], abs=0.002)


def test_a_win_raises_the_rating_a_loss_lowers_it_and_both_make_it_surer() -> None:
    first, won = rating_course(duels("careless", "w"))
    _, lost = rating_course(duels("careless", "l"))
    assert lost.points < first.points < won.points
    assert won.deviation < first.deviation
    _, drawn = rating_course(duels("forgetful", "d"))
    assert drawn.points == pytest.approx(first.points)


def test_who_wins_every_other_time_comes_to_stand_where_the_rival_stands() -> None:
    last = rating_course(duels("greedy", "wl" * 40))[-1]
    assert abs(last.points - ANCHORS["greedy"].points) < 60
    assert last.deviation < 80


def test_who_is_proposed_is_beaten_about_every_other_time() -> None:
    assert not propose(duels("forgetful", "w" * (ENOUGH - 1))).known
    proposal = propose(duels("greedy", "wl" * 20))
    assert proposal.known
    assert proposal.strength == "greedy"
    assert 0.4 <= proposal.expected <= 0.6
    gentler = propose(duels("master", "l" * 10))
    assert STRENGTHS.index(gentler.strength) < STRENGTHS.index("greedy")


def test_nobody_is_sent_up_more_than_one_step() -> None:
    assert propose(duels("first_steps", "w" * 10), Rating(2200, 50)).strength == "beginner"
    assert propose(duels("beginner", "w")).strength == "forgetful"


def test_before_any_duel_it_is_the_gentle_one_and_after_a_loss_a_gentler() -> None:
    assert propose(()).strength == FIRST_DUEL_RIVAL
    assert propose(duels(FIRST_DUEL_RIVAL, "lll")).strength == "first_steps"


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
    assert tuple(rated(PLAYER, ())) == pytest.approx(tuple(PLAYER))


def test_what_is_known_loosens_with_time_and_never_beyond_nothing_known() -> None:
    assert loosened(Rating(1500, 30), 40).deviation == 50
    assert loosened(Rating(1500, 340), 200).deviation == UNKNOWN

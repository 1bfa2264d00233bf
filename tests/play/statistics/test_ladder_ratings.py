"""The rating among the computer's strengths, and who is proposed next."""

from itertools import pairwise

import pytest

from game.opponents import STRENGTHS
from game.play import ANCHORS, ENOUGH, RatedDuel, Rating, propose, rating_course
from game.play.statistics.ladder_ratings import STEPS, expected_against

from ..games import sure


def duels(rival: str, outcomes: str) -> list[RatedDuel]:
    """Return duels against one strength: w for won, l for lost, d for drawn."""
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


def test_who_wins_every_other_time_comes_to_stand_where_the_rival_stands() -> None:
    last = rating_course(duels("greedy", "wl" * 40))[-1]
    assert abs(last.points - ANCHORS["greedy"].points) < 60
    assert last.deviation < 80


def test_a_draw_among_equals_changes_next_to_nothing() -> None:
    course = rating_course(duels("forgetful", "d"))
    assert course[1].points == pytest.approx(course[0].points)


def test_nobody_is_proposed_before_there_are_enough_duels() -> None:
    assert propose(duels("forgetful", "w" * (ENOUGH - 1))) is None
    assert propose(duels("forgetful", "w" * ENOUGH)) is not None


def test_who_is_proposed_is_beaten_about_every_other_time() -> None:
    proposal = sure(propose(duels("greedy", "wl" * 20)))
    assert proposal.strength == "greedy"
    assert 0.4 <= proposal.expected <= 0.6


def test_nobody_is_sent_up_more_than_one_step() -> None:
    assert sure(propose(duels("first_steps", "w" * 10), Rating(2200, 50))).strength == "beginner"


def test_who_loses_is_offered_somebody_gentler() -> None:
    proposal = sure(propose(duels("master", "l" * 10)))
    assert STRENGTHS.index(proposal.strength) < STRENGTHS.index("greedy")

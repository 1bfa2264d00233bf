"""The cup: eight in, seven meetings, one winner, and the same for each seed."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play import (
    CHARACTERS,
    YOU,
    Cup,
    bracket_of,
    climb_of,
    draw_cup,
    is_over,
    is_won,
    next_of,
    passed,
)

OUTCOMES = st.lists(st.sampled_from(["won", "lost", "drawn"]), max_size=14).map(tuple)
SEEDS = st.integers(0, 2**40)


def cup(seed: int = 7, letters: str = "") -> Cup:
    words = {"w": "won", "l": "lost", "d": "drawn"}
    return draw_cup(seed, 1500)._replace(outcomes=tuple(words[each] for each in letters))


@given(SEEDS, OUTCOMES)
def test_eight_come_in_and_a_cup_that_is_over_has_seven_meetings_and_one_winner(
    seed: int, outcomes: tuple[str, ...]
) -> None:
    drawn = draw_cup(seed, 1300)._replace(outcomes=outcomes)
    assert len(set(drawn.entrants)) == 8
    assert set(drawn.entrants) - {YOU} < set(CHARACTERS)
    bracket = bracket_of(drawn)
    meetings = [meeting for meetings in bracket.rounds for meeting in meetings]
    assert [len(meetings) for meetings in bracket.rounds] == [4, 2, 1]
    assert is_over(drawn) == all(each.winner for each in meetings)
    if is_over(drawn):
        assert sorted([max(each.games) for each in meetings]) == [2] * 7
        assert bracket.winner in drawn.entrants
        assert bracket.own is None
    assert bracket == bracket_of(drawn)


@given(SEEDS, OUTCOMES)
def test_whoever_wins_a_meeting_and_nobody_else_stands_in_the_next_round(
    seed: int, outcomes: tuple[str, ...]
) -> None:
    rounds = bracket_of(draw_cup(seed, 1500)._replace(outcomes=outcomes)).rounds
    for before, after in pairwise(rounds):
        there = [who for meeting in after for who in (meeting.first, meeting.second)]
        assert there == [meeting.winner for meeting in before]


def test_the_nearest_by_rating_is_met_first_and_the_farthest_is_not_invited() -> None:
    drawn = draw_cup(1, 1500)
    assert drawn.entrants[:2] == (YOU, "quill")
    assert "pip" not in drawn.entrants
    assert {*drawn.entrants[2:4]} == {"dagna", "brock"}


@pytest.mark.parametrize(
    ("letters", "round_", "games"),
    [("", 0, (0, 0)), ("w", 0, (1, 0)), ("wd", 0, (1, 0)), ("wdl", 0, (1, 1)), ("wdlw", 1, (0, 0))],
)
def test_two_won_games_lead_to_the_next_round_and_a_draw_counts_for_neither(
    letters: str, round_: int, games: tuple[int, int]
) -> None:
    bracket = bracket_of(cup(letters=letters))
    assert bracket.own is not None
    assert (bracket.round, bracket.own.games) == (round_, games)


def test_six_wins_are_the_cup_and_two_losses_end_it() -> None:
    won, lost = cup(letters="wwwwww"), cup(letters="wwll")
    assert (is_won(won), bracket_of(won).winner) == (True, YOU)
    assert (is_won(lost), is_over(lost), bracket_of(lost).round) == (False, True, 1)


def test_others_of_a_round_are_settled_once_ones_own_meeting_is() -> None:
    waits, decided = bracket_of(cup(letters="w")), bracket_of(cup(letters="ww"))
    assert not any(meeting.winner for meeting in waits.rounds[0])
    assert all(meeting.winner for meeting in decided.rounds[0])
    assert not any(meeting.winner for meeting in decided.rounds[1])


def test_the_stronger_win_more_often_among_the_others() -> None:
    winners = [bracket_of(cup(seed, "ll")).winner for seed in range(200)]
    assert winners.count("warden") > winners.count("venn") > winners.count("brock") > 0
    assert winners.count("pip") == 0


def test_a_cup_that_is_given_up_is_over_and_has_no_next_game() -> None:
    left = cup(letters="ww")._replace(given_up=True)
    assert (is_over(left), is_won(left), bracket_of(left).own) == (True, False, None)


# The climb


def test_before_the_first_duel_one_may_ask_up_to_the_first_rival() -> None:
    steps = climb_of([])
    assert [step.character for step in steps] == list(CHARACTERS)
    assert [step.number for step in steps if step.open] == [1, 2, 3]
    first = next_of(steps)
    assert first is not None
    assert (first.character, first.tries, first.wins) == ("pip", 0, 0)


def test_a_win_is_a_step_and_a_loss_a_try() -> None:
    steps = climb_of([("careless", True), ("careless", False), ("greedy", False)])
    assert [(step.tries, step.wins) for step in steps[3:5]] == [(2, 1), (1, 0)]
    assert [step.number for step in steps if step.open] == [1, 2, 3, 4, 5]
    # Those below have been passed, and can still be met.
    assert passed(steps) == 4
    upward = next_of(steps)
    assert upward is not None
    assert upward.character == "quill"


def test_who_has_passed_all_is_led_back_to_whom_they_never_met() -> None:
    left = next_of(climb_of([("master", True), ("first_steps", True)]))
    assert left is not None
    assert left.character == "marl"


def test_the_horde_is_no_step_and_all_eight_are_the_end() -> None:
    assert not any(step.tries for step in climb_of([("horde", True)]))
    assert next_of(climb_of([(step.strength, True) for step in climb_of([])])) is None

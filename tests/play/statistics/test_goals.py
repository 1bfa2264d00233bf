"""Goals of a day and of a week: the same for everybody, reached by what was done in that time."""

from datetime import UTC, date, datetime, timedelta

from game.play import AchievementProgress, CountedMatch, DeedsOfDays, Goal, goal_board
from game.play.statistics.goals import day_goals, monday, week_goals

DAY = date(2026, 11, 30)
YEAR = [DAY + timedelta(days=number) for number in range(365)]


def match(day: date, outcome: str = "won", rival: str = "greedy", deck: str = "1") -> CountedMatch:
    # Noon is on the same day wherever it is played, but for the farthest islands.
    began = datetime(day.year, day.month, day.day, 12, tzinfo=UTC).isoformat()
    return CountedMatch("", began, outcome, "preconstructed", rival, 0, 9, deck, "", "")


def test_a_day_has_its_puzzle_and_two_goals_that_differ_in_kind() -> None:
    for day in YEAR:
        kinds = [goal.kind for goal in day_goals(day)]
        assert kinds[0] == "daily"
        assert len({*kinds}) == len(kinds) == 3


def test_every_goal_comes_up_in_a_year() -> None:
    assert len({goal for day in YEAR for goal in day_goals(day)}) == 9
    assert len({goal for day in YEAR for goal in week_goals(day)}) == 6


def test_the_goals_of_a_week_stay_from_monday_to_sunday() -> None:
    week = {week_goals(monday(DAY) + timedelta(days=number)) for number in range(7)}
    assert len(week) == 1


def test_a_win_with_the_deck_that_is_asked_for_counts_and_a_loss_does_not() -> None:
    goal = Goal("deck", deck="2")
    assert DeedsOfDays([match(DAY, deck="2")]).progress(goal).share == 1.0
    others = [match(DAY, "lost", deck="2"), match(DAY, deck="3")]
    assert DeedsOfDays(others).progress(goal).done == 0


def test_three_decks_are_three_different_ones() -> None:
    won = [match(DAY, deck=deck) for deck in ("1", "1", "4")]
    assert DeedsOfDays(won).progress(Goal("decks", 3)) == AchievementProgress(2, 3)


def test_only_what_was_done_on_the_day_counts_for_it() -> None:
    deeds = DeedsOfDays(puzzle_days=frozenset({DAY - timedelta(days=1)}))
    board = goal_board(DAY, deeds)
    assert not board.day[0].reached
    assert board.past[DAY - timedelta(days=1)] == 1
    assert sum(board.past.values()) == 1


def test_more_than_is_asked_for_is_no_more_than_done() -> None:
    won = [match(DAY, rival="horde") for _ in range(5)]
    assert DeedsOfDays(won).progress(Goal("horde", 2)) == AchievementProgress(2, 2)

"""How much of an achievement is done: of a list, of an amount at once; and which is nearest."""

from game.play import AchievementProgress, MatchFigures, load_achievements, nearest
from game.play.statistics.achievements import FirstWin, progress_in_matches

MEDALS = load_achievements()
ALL = {each.id: each for each in MEDALS}
WIN = FirstWin("2026-01-01", "m")


def best(outcome: str = "won", **deeds: int) -> MatchFigures:
    return MatchFigures(outcome, "draft", "greedy", 0, 0, deeds=deeds)


def test_of_a_list_each_value_that_was_won_with_counts() -> None:
    wins = {"deck": {"1": WIN, "3": WIN, "even-7": WIN}, "rival": {"deep": WIN}}
    assert progress_in_matches(ALL["printed"], wins, ()) == AchievementProgress(2, 4)
    assert progress_in_matches(ALL["ladder"], wins, ()) == AchievementProgress(1, 8)
    assert progress_in_matches(ALL["voyage"], {}, ()) == AchievementProgress(0, 5)


def test_of_an_amount_the_most_in_one_match_that_fits_counts() -> None:
    matches = [
        best(creatures_in_play=4),
        best(creatures_in_play=3),
        best("lost", creatures_in_play=5),
    ]
    assert progress_in_matches(ALL["full_board"], {}, matches) == AchievementProgress(
        4, 6, at_once=True
    )
    assert progress_in_matches(ALL["full_board"], {}, ()) == AchievementProgress(0, 6, at_once=True)


def test_what_counts_nothing_has_no_progress() -> None:
    for name in ("first_win", "master", "swift", "last_notch", "both_games", "pupil"):
        assert progress_in_matches(ALL[name], {}, [best(turns=9)]) is None


def test_nearest_is_what_most_is_done_of_then_the_lesser_metal_and_never_a_secret() -> None:
    done = {
        "ladder": AchievementProgress(6, 8),
        "voyage": AchievementProgress(1, 5),
        "printed": AchievementProgress(1, 4),
    }
    assert nearest(MEDALS, {"pupil"}, done, 4) == ["ladder", "printed", "voyage", "three_keys"]
    secret = {each.id for each in MEDALS if each.hidden}
    assert not secret & set(nearest(MEDALS, (), {}, len(MEDALS)))

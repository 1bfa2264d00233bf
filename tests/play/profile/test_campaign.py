"""The campaign and what a match gains: what a win unlocks, what is kept, what a reset leaves."""

from datetime import UTC, datetime
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.play import (
    HORDE,
    HORDE_RIVAL,
    USUAL,
    Crown,
    FiledMatch,
    LevelProgress,
    MatchGain,
    Profile,
    ProfileError,
    Result,
    Seat,
    gains_of,
    past_matches,
)
from game.play.profile.campaign import Attempt
from game.rules import DRAW, LEFT, RIGHT, Difficulty, Terms, difficulties

from ...amounts import examples
from ...fault_telling import english_in
from .profiles import in_memory

EASY, OTHER_EASY = difficulties(1)[:2]
MATCHES = count()


def play(
    profile: Profile,
    level: int,
    won: bool,
    turns: int | None = 10,
    form: str = "draft",
    difficulty: Difficulty | None = None,
) -> str:
    match = f"match {next(MATCHES)}"
    difficulty = difficulty or difficulties(level)[0]
    profile.campaign.begin_attempt(level, form, difficulty, match)
    assert profile.campaign.finish_attempt(match, won, turns)
    return match


def unlocked(profile: Profile) -> list[int]:
    return [points for points, level in profile.campaign.levels().items() if level.unlocked]


def test_a_new_campaign_has_its_first_level_alone(profile: Profile) -> None:
    nothing = {points: LevelProgress() for points in range(2, 6)}
    assert profile.campaign.levels() == {1: LevelProgress(unlocked=True)} | nothing
    assert profile.campaign.crown() is None


def test_every_win_unlocks_the_next_level(profile: Profile) -> None:
    for level in range(1, 6):
        assert unlocked(profile) == list(range(1, level + 1))
        assert profile.campaign.crown() is None
        play(profile, level, won=False)
        assert unlocked(profile) == list(range(1, level + 1))
        play(profile, level, won=True)
    assert unlocked(profile) == [1, 2, 3, 4, 5]
    assert profile.campaign.crown() is not None


def test_a_locked_level_and_settings_of_other_points_are_refused(profile: Profile) -> None:
    with pytest.raises(
        ProfileError, match="level 2 is locked: win the level before it first"
    ) as told:
        profile.campaign.begin_attempt(2, "draft", None, "match")
    assert english_in(str(told.value)) == []
    with pytest.raises(ValueError, match="the settings have 2 points, the level 1"):
        profile.campaign.begin_attempt(1, "draft", difficulties(2)[0], "match")
    assert profile.campaign.attempt("match") is None


def test_a_level_keeps_attempts_wins_bests_and_combinations(profile: Profile) -> None:
    play(profile, 1, won=False, turns=3)
    play(profile, 1, won=True, turns=12)
    play(profile, 1, won=True, turns=8, difficulty=OTHER_EASY)
    play(profile, 1, won=True, turns=8)
    play(profile, 1, won=False, turns=None, form="preconstructed", difficulty=OTHER_EASY)
    assert profile.campaign.levels()[1] == LevelProgress(
        unlocked=True,
        attempts=5,
        wins=3,
        own_wins=3,
        own_beaten=frozenset({EASY, OTHER_EASY}),
        best_turns=8,
        beaten=frozenset({EASY, OTHER_EASY}),
        last=("preconstructed", OTHER_EASY),
    )


def test_an_attempt_counts_once_its_settings_are_chosen(profile: Profile) -> None:
    campaign = profile.campaign
    campaign.begin_attempt(1, "draft", None, "match")
    assert campaign.attempt("match") == Attempt("match", 1, "draft", None, None, None)
    assert campaign.levels()[1] == LevelProgress(unlocked=True)
    campaign.begin_attempt(1, "draft", EASY, "match")
    campaign.begin_attempt(1, "draft", OTHER_EASY, "match")
    assert campaign.attempt("match") == Attempt("match", 1, "draft", EASY, None, None)
    assert campaign.levels()[1].attempts == 1
    assert campaign.levels()[1].last == ("draft", EASY)


def test_the_first_end_of_an_attempt_stands(profile: Profile) -> None:
    match = play(profile, 1, won=False, turns=9)
    assert not profile.campaign.finish_attempt(match, True, 10)
    assert not profile.campaign.finish_attempt("another", True, 10)
    assert profile.campaign.attempt(match) == Attempt(match, 1, "draft", EASY, False, 9)
    assert unlocked(profile) == [1]


@pytest.mark.parametrize("points", range(1, 6))
def test_every_combination_is_kept_as_it_was_chosen(profile: Profile, points: int) -> None:
    for level in range(1, points):
        play(profile, level, won=True)
    every = difficulties(points)
    for difficulty in every:
        play(profile, points, won=True, difficulty=difficulty)
    assert profile.campaign.levels()[points].beaten == frozenset(every)


def test_a_reset_begins_anew_and_leaves_the_reward(profile: Profile) -> None:
    for level in range(1, 6):
        play(profile, level, won=True)
    profile.campaign.begin_attempt(5, "draft", None, "under way")
    profile.campaign.reset_campaign()
    assert unlocked(profile) == [1]
    assert profile.campaign.levels()[1] == LevelProgress(unlocked=True)
    assert profile.campaign.crown() is not None
    # A match of before the reset ends without a word in the new campaign.
    profile.campaign.finish_attempt("under way", True, 10)
    assert unlocked(profile) == [1]


def test_the_crown_keeps_what_it_was_won_against(profile: Profile) -> None:
    first, second, third = difficulties(5)[:3]
    for level in range(1, 5):
        play(profile, level, won=True)
    play(profile, 5, won=True, difficulty=first)
    play(profile, 5, won=False, difficulty=second)
    profile.campaign.reset_campaign()
    assert profile.campaign.crown() == Crown(frozenset({first}))
    for level in range(1, 5):
        play(profile, level, won=True)
    play(profile, 5, won=True, difficulty=third)
    assert profile.campaign.crown() == Crown(frozenset({first, third}))


@settings(max_examples=examples(40))
@given(st.lists(st.tuples(st.integers(1, 5), st.booleans(), st.integers(1, 40)), max_size=25))
def test_progress_is_what_the_attempts_add_up_to(games: list[tuple[int, bool, int]]) -> None:
    with in_memory() as profile:
        told: dict[int, list[tuple[bool, int]]] = {level: [] for level in range(1, 6)}
        for level, won, turns in games:
            if level == 1 or any(win for win, _ in told[level - 1]):
                play(profile, level, won, turns)
                told[level].append((won, turns))
            else:
                with pytest.raises(ProfileError):
                    play(profile, level, won, turns)
        for points, found in profile.campaign.levels().items():
            wins = [turns for won, turns in told[points] if won]
            assert (found.attempts, found.wins) == (len(told[points]), len(wins))
            assert found.best_turns == min(wins, default=None)
        assert (profile.campaign.crown() is not None) == any(won for won, _ in told[5])


ADA, BO = Seat("Ada"), Seat("Bo")
CASUAL, MASTER = (Seat("", "computer", strength=name) for name in ("careless", "master"))
#: A record from before there were strengths names none.
BEFORE_STRENGTHS, USUAL_ONE = Seat("", "computer"), Seat("", "computer", strength=USUAL)
FIRST, AGAIN = MatchGain("first_win"), MatchGain("first_win", again=True)


def filed(rival: Seat, winner: int | None = LEFT, turns: int = 9) -> FiledMatch:
    result = None if winner is None else Result(winner, "R4.4", turns)
    return FiledMatch("id", datetime(2026, 1, 31, tzinfo=UTC), Terms(), (ADA, rival), result, "")


def own_cards(rival: Seat, winner: int = LEFT) -> FiledMatch:
    return filed(rival, winner)._replace(has_custom_cards=True)


def from_the_right(winner: int) -> FiledMatch:
    return filed(MASTER, winner)._replace(seats=(MASTER, ADA))


def bulb(rival: Seat, winner: int = LEFT, turns: int = 9) -> FiledMatch:
    """Return a match in which cards were played as the hint said."""
    return filed(rival, winner, turns)._replace(bulb=True)


@pytest.mark.parametrize(
    ("match", "before", "gains"),
    [
        (filed(MASTER), [], [FIRST]),
        (filed(MASTER, RIGHT), [], []),
        (filed(MASTER, DRAW), [], []),
        (filed(MASTER, None), [], []),
        (filed(BO), [], []),
        (filed(MASTER), [filed(MASTER, RIGHT)], [FIRST]),
        (filed(MASTER), [filed(CASUAL)], [FIRST, MatchGain("streak", 2)]),
        (filed(HORDE), [filed(MASTER, RIGHT), filed(HORDE)], []),
        (filed(HORDE, turns=7), [filed(MASTER, RIGHT), filed(HORDE)], [MatchGain("best", 7)]),
        (filed(CASUAL), [filed(CASUAL), filed(BO, RIGHT), filed(CASUAL)],
         [MatchGain("streak", 3)]),
        (own_cards(MASTER), [filed(MASTER)], []),
        (filed(MASTER), [own_cards(MASTER)], [FIRST]),
        (filed(CASUAL), [own_cards(CASUAL, RIGHT), filed(CASUAL)], [MatchGain("streak", 2)]),
        (filed(USUAL_ONE), [filed(BEFORE_STRENGTHS)], [MatchGain("streak", 2)]),
        (filed(MASTER), [filed(MASTER, None), filed(MASTER, turns=9)], [MatchGain("streak", 2)]),
        (filed(BO, None), [], []),
        (from_the_right(LEFT), [], []),
        (from_the_right(RIGHT), [from_the_right(LEFT)], [FIRST]),
        (from_the_right(RIGHT), [from_the_right(RIGHT)], [MatchGain("streak", 2)]),
        (from_the_right(RIGHT), [filed(MASTER)], [MatchGain("streak", 2)]),
        (filed(CASUAL, turns=8), [filed(CASUAL, DRAW), filed(CASUAL)], [MatchGain("best", 8)]),
        # What was gained with the hint's plays can be gained without.
        (bulb(MASTER), [], [MatchGain("first_win", bulb=True)]),
        (filed(MASTER), [filed(BO), bulb(MASTER), filed(MASTER, RIGHT)],
         [AGAIN, MatchGain("streak", 2, bulb=True)]),
        (filed(MASTER), [filed(MASTER, RIGHT), bulb(MASTER)], [AGAIN]),
        (bulb(MASTER), [filed(MASTER, RIGHT), bulb(MASTER)], []),
        (bulb(MASTER), [filed(MASTER, RIGHT), filed(MASTER)], []),
        (bulb(MASTER, turns=8), [filed(BO, RIGHT), filed(MASTER, RIGHT), filed(MASTER)],
         [MatchGain("best", 8, bulb=True)]),
        (filed(MASTER, turns=8), [filed(MASTER, RIGHT), bulb(MASTER, turns=7), filed(MASTER)],
         [MatchGain("best", 8, again=True)]),
        (filed(MASTER), [filed(MASTER), filed(MASTER, RIGHT), bulb(MASTER)],
         [MatchGain("streak", 2)]),
        (bulb(MASTER), [filed(MASTER)], [MatchGain("streak", 2, bulb=True)]),
    ],
)  # fmt: skip
def test_what_is_gained(
    match: FiledMatch, before: list[FiledMatch], gains: list[MatchGain]
) -> None:
    assert gains_of(match, past_matches(before)) == gains


def test_a_horde_is_the_rival_that_the_figures_know() -> None:
    """They are asked in place of the records, where there are thousands of those."""
    assert [past.rival for past in past_matches([filed(HORDE)])] == [HORDE_RIVAL]

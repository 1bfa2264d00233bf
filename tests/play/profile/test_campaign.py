"""The campaign: what a win unlocks, what is kept of each level, and what a reset leaves."""

from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.play import Attempt, Crown, LevelProgress, Profile, ProfileError
from game.rules import Difficulty, difficulties
from tests.amounts import examples

from .profiles import in_memory

EASY, OTHER_EASY = difficulties(1)[:2]
MATCHES = count()


@pytest.fixture
def profile() -> Iterator[Profile]:
    with in_memory() as profile:
        yield profile


def play(
    profile: Profile,
    level: int,
    won: bool,
    turns: int | None = 10,
    form: str = "draft",
    difficulty: Difficulty | None = None,
) -> str:
    """Play one attempt and return its match."""
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


def test_a_locked_level_cannot_be_begun(profile: Profile) -> None:
    with pytest.raises(ProfileError, match="level 2 is locked: win the level before it first"):
        profile.campaign.begin_attempt(2, "draft", None, "match")
    assert profile.campaign.attempt("match") is None


def test_settings_of_other_points_are_refused(profile: Profile) -> None:
    with pytest.raises(ValueError, match="the settings have 2 points, the level 1"):
        profile.campaign.begin_attempt(1, "draft", difficulties(2)[0], "match")


def test_a_level_keeps_attempts_wins_bests_and_combinations(profile: Profile) -> None:
    play(profile, 1, won=False, turns=3)
    play(profile, 1, won=True, turns=12)
    best = play(profile, 1, won=True, turns=8, difficulty=OTHER_EASY)
    play(profile, 1, won=True, turns=8)
    play(profile, 1, won=False, turns=None, form="preconstructed", difficulty=OTHER_EASY)
    assert profile.campaign.levels()[1] == LevelProgress(
        unlocked=True,
        attempts=5,
        wins=3,
        own_wins=3,
        own_beaten=frozenset({EASY, OTHER_EASY}),
        best_turns=8,
        best_record=best,
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

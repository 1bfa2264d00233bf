"""What is earned by doing a thing once: by what, how near it is, and what of it is new."""

from pathlib import Path

import pytest

from game.content import ContentError
from game.play import (
    WON_PORTRAITS,
    AchievementProgress,
    DoneDeeds,
    earned_things,
    load_achievements,
    wardrobe_of,
)
from game.play.statistics.earned_things import EarnedThing, load_earned_things

BACK = EarnedThing("heron", "back", achievement="pupil")
TEN = EarnedThing("moon", "back", counted="puzzles", count=10)
OAK = EarnedThing("oak", "frame", achievement="printed")
THINGS = (BACK, TEN, OAK)


def test_every_thing_is_earned_by_an_achievement_that_there_is() -> None:
    known = {each.id for each in load_achievements()}
    assert {each.achievement for each in earned_things() if each.achievement} <= known


def test_no_two_things_are_won_by_the_same() -> None:
    ways = [(each.achievement, each.counted, each.count) for each in earned_things()]
    assert len(set(ways)) == len(ways)


def test_the_portraits_are_those_that_settings_and_letters_know() -> None:
    assert tuple(each.id for each in earned_things() if each.kind == "portrait") == WON_PORTRAITS


def test_every_picture_is_there() -> None:
    built = Path("assets/built")
    assert [
        each.id for each in earned_things() if not (built / f"{each.picture}.webp").exists()
    ] == []


def test_what_was_done_before_there_was_anything_to_earn_counts_at_once() -> None:
    wardrobe = wardrobe_of(
        DoneDeeds({"pupil"}, {}, {"puzzles": 12}), told=(), seen=(), things=THINGS
    )
    assert wardrobe.won == {"heron", "moon"}
    assert wardrobe.untold == (BACK, TEN)


def test_a_thing_is_told_of_once_and_stays_new_until_it_is_looked_at() -> None:
    deeds = DoneDeeds({"pupil"})
    told = wardrobe_of(deeds, told=("heron",), seen=(), things=THINGS)
    assert (told.untold, told.fresh) == ((), (BACK,))
    seen = wardrobe_of(deeds, told=("heron",), seen=("heron",), things=THINGS)
    assert seen.fresh == ()


def test_the_nearest_is_the_one_of_which_most_is_done() -> None:
    deeds = DoneDeeds((), {"printed": AchievementProgress(3, 4)}, {"puzzles": 6})
    wardrobe = wardrobe_of(deeds, told=(), seen=(), things=THINGS)
    assert wardrobe.nearest == OAK
    assert wardrobe.progress["moon"] == AchievementProgress(6, 10)


def test_everything_opens_what_is_not_won_and_earns_nothing() -> None:
    wardrobe = wardrobe_of(DoneDeeds(), told=(), seen=(), everything=True, things=THINGS)
    assert all(map(wardrobe.may_wear, THINGS))
    assert not wardrobe.won


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("a: {kind: hat, by: {puzzles: 1}}", "unknown kind"),
        ("a: {kind: back, by: {}}", "0 ways to earn it"),
        ("a: {kind: back, by: {puzzles: 1, rings: 1}}", "2 ways to earn it"),
        ("a: {kind: back, by: {puzzles: 0}}", "'puzzles' is 0"),
    ],
)
def test_a_mistake_in_the_file_is_named(tmp_path: Path, line: str, fault: str) -> None:
    (tmp_path / "earned.yaml").write_text(line)
    with pytest.raises(ContentError, match=fault):
        load_earned_things(tmp_path)

"""The achievements: what a match must have been, and a file that is checked."""

from pathlib import Path

import pytest

from game.content import ContentError, load_strings
from game.kit import Assets
from game.play import AchievementProgress, MatchFigures, load_achievements, nearest
from game.play.statistics.achievements import (
    LESSONS_DONE,
    PUZZLE_GRADE,
    PUZZLE_KINDS,
    FirstWin,
    progress_in_matches,
)
from game.play.statistics.ring_counts import RingFigures
from tests.certain import objection

ALL = {each.id: each for each in load_achievements()}


def match(outcome: str = "won", rival: str = "greedy", **deeds: int) -> MatchFigures:
    return MatchFigures(outcome, "preconstructed", rival, 0, 10, deeds=deeds)


def test_most_ask_for_a_win_and_none_for_hours() -> None:
    assert len(ALL) == 47
    assert sum(each.voyage for each in ALL.values()) == 12
    assert [each.id for each in ALL.values() if each.outcome != "won"] == ["peace"]
    assert sum(each.hidden for each in ALL.values()) == 2


def test_no_match_is_what_lessons_and_puzzles_earn() -> None:
    practised = [each for each in ALL.values() if each.practice]
    assert [each.practice for each in practised] == [LESSONS_DONE, PUZZLE_KINDS, PUZZLE_GRADE]
    assert not any(each.is_met(match()) or each.completed_by({}) for each in practised)


@pytest.mark.parametrize("name", ALL)
def test_each_has_words_and_a_picture(name: str) -> None:
    strings = load_strings("en")
    assert strings.text(f"achievements.{name}.name")
    assert strings.text(f"achievements.{name}.text", rival="Marl").endswith(".")
    assert Assets().exists(ALL[name].icon)
    assert Assets().exists(ALL[name].mould)


@pytest.mark.parametrize(
    ("name", "met", "short"),
    [
        ("first_win", match(), match("lost")),
        ("first_win", match(), match("couch", "friend")),
        # A stronger rival counts, and a weaker one does not.
        ("planner", match(rival="master"), match(rival="careless")),
        ("planner", match(rival="master"), match(rival="horde")),
        # Bounds hold both ends, and what is not known is nothing.
        ("last_notch", match(fort_life=1), match(fort_life=2)),
        ("last_notch", match(fort_life=1), match()),
        ("unscathed", match(creatures_lost=0), match(creatures_lost=1)),
        ("horde", match(rival="horde"), match()),
    ],
)
def test_what_a_match_must_have_been(name: str, met: MatchFigures, short: MatchFigures) -> None:
    assert ALL[name].is_met(met)
    assert not ALL[name].is_met(short)


def test_a_list_is_completed_by_the_last_of_its_first_wins() -> None:
    wins = {name: FirstWin(f"2026-01-0{day}", name) for day, name in enumerate("1234", 1)}
    printed = ALL["printed"]
    assert printed.completed_by({"deck": wins}) == wins["4"]
    assert printed.completed_by({"deck": {name: wins[name] for name in "123"}}) is None
    assert ALL["first_win"].completed_by({"deck": wins}) is None
    assert not printed.is_met(match())


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: {metal: tin}", "unknown metal 'tin'"),
        ("a: {hidden: true}", "missing key 'metal'"),
        ("a: {metal: gold, deeds: {hops: {most: 1}}}", "unknown key 'hops'"),
        ("a: {metal: gold, deeds: {turns: {}}}", "no bound"),
        ("a: {metal: gold, beyond: me}", "unknown beyond 'me'"),
        ("a: {metal: gold, practice: hard}", "unknown practice 'hard'"),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_place(tmp_path: Path, text: str, line: str) -> None:
    (tmp_path / "achievements.yaml").write_text(text, "utf-8")
    told = objection(ContentError, load_achievements, tmp_path)
    assert line in told
    assert "achievements.yaml:1" in told


def test_metals_are_those_that_can_be_drawn() -> None:
    assert {each.metal for each in ALL.values()} == {"bronze", "silver", "gold"}


def ring(outcome: str = "won", mode: str = "pairs", **deeds: int) -> RingFigures:
    place = 1 if outcome == "won" else 2
    return RingFigures(mode, outcome, place, "draft", "greedy", deeds.get("level", 0), 14, deeds)


@pytest.mark.parametrize(
    ("name", "met", "short"),
    [
        ("team", ring(), ring("lost")),
        ("team", ring(), ring(mode="horde")),
        ("lifeline", ring(forts_saved=1), ring(forts_saved=0)),
        ("lifeline", ring(mode="horde", forts_saved=2), ring("lost", forts_saved=2)),
        ("plunder", ring(mode="four", forts_taken=0), ring(mode="four", forts_taken=1)),
        ("both_hands", ring(whole_team=1), ring(whole_team=0)),
        ("both_wings", ring(mode="horde", level=5), ring(mode="horde", level=4)),
        ("both_wings", ring(mode="horde", level=5), ring(mode="horde")),
    ],
)
def test_what_a_ring_must_have_been(name: str, met: RingFigures, short: RingFigures) -> None:
    """R13 to R15: no match of two is one, and a ring is none of theirs."""
    assert ALL[name].is_met_in_ring(met)
    assert not ALL[name].is_met_in_ring(short)
    assert not ALL[name].is_met(match())
    assert not any(each.is_met_in_ring(met) for each in ALL.values() if not each.ring)


WIN = FirstWin("2026-01-01", "m")


_IN_PLAY = [match(creatures_in_play=4), match(creatures_in_play=3)]
_WINS = {"deck": {"1": WIN, "3": WIN, "even-7": WIN}, "island": dict.fromkeys("1234", WIN)}


@pytest.mark.parametrize(
    ("name", "wins", "matches", "progress"),
    [
        # Of a list each value that was won with counts, and what is left is named.
        ("printed", _WINS, (), AchievementProgress(2, 4, left=(("deck", "2"), ("deck", "4")))),
        ("voyage", _WINS, (), AchievementProgress(4, 5, left=(("island", "5"),))),
        # Of an amount the most in one match that fits counts.
        ("full_board", {}, _IN_PLAY, AchievementProgress(4, 6, at_once=True)),
        ("full_board", {}, [match("lost", creatures_in_play=5)], AchievementProgress(0, 6, True)),
        *(
            (name, {}, [match(turns=9)], None)
            for name in ("first_win", "master", "swift", "last_notch", "both_games", "pupil")
        ),
    ],
)
def test_what_is_done_of_an_achievement(
    name: str,
    wins: dict[str, dict[str, FirstWin]],
    matches: list[MatchFigures],
    progress: AchievementProgress | None,
) -> None:
    assert progress_in_matches(ALL[name], wins, matches) == progress


def test_nearest_is_what_most_is_done_of_then_the_lesser_metal_and_never_a_secret() -> None:
    done = {
        "ladder": AchievementProgress(6, 8),
        "voyage": AchievementProgress(1, 5),
        "printed": AchievementProgress(1, 4),
    }
    assert nearest(load_achievements(), {"pupil"}, done, 4) == [
        "ladder",
        "printed",
        "voyage",
        "three_keys",
    ]
    secret = {each.id for each in ALL.values() if each.hidden}
    assert not secret & set(nearest(load_achievements(), (), {}, len(ALL)))

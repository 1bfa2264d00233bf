"""The files of puzzles: read, written, refused in one line; puzzles seen from the left."""

from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from game.content import ContentError, load_cards
from game.puzzles import SURVIVE, Puzzle, daily_puzzle, judge_turn, load_puzzles, seen_from_left
from game.puzzles.puzzle import WEEK
from game.puzzles.puzzle_file import (
    line_text,
    puzzle_line,
    puzzles_text,
    read_line,
    read_puzzle_file,
)
from game.puzzles.turn_endings import Effort, endings, played
from game.rules import (
    LEFT,
    RIGHT,
    SIDE_NAMES,
    WINNER_NAMES,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    Odds,
    PlayCreature,
    to_text,
)
from tests.certain import objection

CARDS = load_cards()
BOOK = load_puzzles(CARDS)
ONE = BOOK.ladder[0]
MONDAY = date(2026, 11, 23)


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def complaint(path: Path, text: str) -> str:
    file = written(path / "some.yaml", text)
    return objection(ContentError, read_puzzle_file, file, CARDS).removeprefix(str(path))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = written(tmp_path / "some.yaml", puzzles_text(BOOK.ladder))
    assert read_puzzle_file(file, CARDS).puzzles == BOOK.ladder


def test_a_line_of_play_is_a_word() -> None:
    line = (
        *(PlayCreature(0, 0), PlayCreature(3, 1), CastIncantation(2, 1, 0, 12)),
        *(Attack(), ChooseOrder((1, 0)), EndTurn()),
    )
    assert line_text(line) == "0t,3b,2rt12,a,o10,e"
    assert read_line(line_text(line)) == line


@pytest.mark.parametrize("word", ["", "t", "0x", "12t", "0rt", "o", "e,,e", "٣t", "a " * 9])
def test_a_word_that_is_no_line_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="no action"):
        read_line(word)


def test_a_line_of_play_has_an_end() -> None:
    with pytest.raises(ValueError, match="100 actions"):
        read_line(",".join("a" * 100))


GOOD = f"- {puzzle_line(ONE)}\n"
HEAD = "# one\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "0 YAML documents"),
        ("ladder: 3", ":1: the document is a mapping"),
        ("[]", "0 puzzles"),
        (HEAD + GOOD + "- nothing\n", ":3: 'nothing' is no puzzle"),
        (HEAD + GOOD + GOOD, ":3: the same position as in puzzle 1"),
        (HEAD + GOOD.replace(ONE.kind, "win_later"), ":2: unknown kind 'win_later'"),
        (HEAD + GOOD.replace(f" {ONE.grade} ", " 6 ", 1), ":2: '6' is no grade"),
        (HEAD + GOOD.replace(line_text(ONE.solution), "9z"), ":2: '9z' is no action of a line"),
        (HEAD + GOOD.replace(" summoning ", " assault "), "not the beginning of a turn"),
        (HEAD + GOOD.replace(" summoning ", " summer "), "phase: 'summer'"),
        (HEAD + f"- {'x' * 1001}\n", ":2: the line is too long"),
        (HEAD + "- [1, 2]\n", ":2: item 1 is a list"),
        (HEAD + GOOD.rstrip()[:-1] + "*\n", "is no number"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    assert told in complaint(tmp_path, text)


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    assert "2001 puzzles" in complaint(tmp_path, "- x\n" * 2001)


def test_days_that_are_no_whole_weeks_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "puzzles"
    folder.mkdir()
    for name in ("first_steps.yaml", "ladder.yaml"):
        written(folder / name, puzzles_text(BOOK.ladder))
    written(folder / "daily.yaml", puzzles_text(BOOK.daily[:8]))
    with pytest.raises(ContentError, match="no whole weeks"):
        load_puzzles(CARDS, tmp_path)


def test_an_id_is_short_and_stays_the_same() -> None:
    ids = [puzzle.id for puzzle in (*BOOK.ladder, *BOOK.daily)]
    assert len(set(ids)) == len(ids)
    assert Puzzle("survive", 1, "a position", ()).id == "s1-a3fe6b"
    assert Puzzle("survive", 5, "a position", (EndTurn(),)).id == "s1-a3fe6b"
    assert (BOOK.find(ids[-1]), BOOK.find("w1-nobody")) == (BOOK.daily[-1], None)


def test_every_day_has_its_puzzle_and_none_comes_twice() -> None:
    days = [MONDAY + timedelta(day) for day in range(len(BOOK.daily))]
    shown = [daily_puzzle(BOOK, day) for day in days]
    assert len(set(shown)) == len(BOOK.daily)
    assert daily_puzzle(BOOK, days[-1] + timedelta(1)) == shown[0]


def test_a_clock_set_back_shows_what_it_showed() -> None:
    shown = daily_puzzle(BOOK, MONDAY)
    daily_puzzle(BOOK, MONDAY + timedelta(400))
    assert daily_puzzle(BOOK, MONDAY) == shown
    assert daily_puzzle(BOOK, date.min) == BOOK.daily[0]


def test_a_week_begins_gently_and_the_weekend_is_the_hardest() -> None:
    assert [daily_puzzle(BOOK, MONDAY + timedelta(day)).grade for day in range(70)] == [*WEEK] * 10
    assert min(WEEK[5:]) > max(WEEK[:5])


def test_neighbouring_days_differ_in_kind_and_grade() -> None:
    days = [daily_puzzle(BOOK, MONDAY + timedelta(day)) for day in range(len(BOOK.daily) + 1)]
    for one, other in pairwise(days):
        assert one.kind != other.kind
        assert one.grade != other.grade


AT_THE_RIGHT = [each for each in (*BOOK.ladder, *BOOK.daily) if each.state(CARDS).active == RIGHT]
#: For each name of a side and of a winner, that of the other side.
OTHER = {SIDE_NAMES[0]: SIDE_NAMES[1], SIDE_NAMES[1]: SIDE_NAMES[0]}


def turned(text: str) -> str:
    fields = text.split()
    left, right = fields[10:]
    head = [OTHER.get(field, field) for field in fields[:10]]
    return " ".join((*head, right, left))


def test_there_are_puzzles_of_both_sides() -> None:
    assert len(AT_THE_RIGHT) > 50
    assert {OTHER.get(str(name)) for name in WINNER_NAMES.values()} >= set(SIDE_NAMES)


def test_every_solution_ends_in_the_mirror_image() -> None:
    for puzzle in AT_THE_RIGHT:
        mirrored = seen_from_left(puzzle)
        assert mirrored.state(CARDS).active == LEFT
        assert mirrored.id == puzzle.id
        assert mirrored.kind == puzzle.kind
        end = played(puzzle.state(CARDS), puzzle.solution)
        assert to_text(played(mirrored.state(CARDS), mirrored.solution)) == turned(to_text(end))


def test_even_odds_go_to_the_other_side_with_the_player() -> None:
    """R2.8: who has more mana keeps it."""
    puzzle = AT_THE_RIGHT[0]
    given = replace(puzzle, position=f"{puzzle.position} right+1x4")
    assert given.state(CARDS).odds == Odds(RIGHT, 1, 4)
    assert seen_from_left(given).state(CARDS).odds == Odds(LEFT, 1, 4)


@pytest.mark.parametrize("puzzle", AT_THE_RIGHT[:6], ids=lambda puzzle: puzzle.id)
def test_every_end_of_a_turn_has_its_mirror_image(puzzle: Puzzle) -> None:
    """The mirrored match goes the same way with any play, so that the proof holds for both."""
    mirrored = seen_from_left(puzzle)
    ends = [to_text(end.state) for end in endings(puzzle.state(CARDS), Effort())]
    other = [to_text(end.state) for end in endings(mirrored.state(CARDS), Effort())]
    assert sorted(map(turned, ends)) == sorted(other)


def test_the_verdict_is_the_same() -> None:
    for puzzle in [each for each in AT_THE_RIGHT if each.kind == SURVIVE][:4]:
        mirrored = seen_from_left(puzzle)
        for line, image in (((EndTurn(),),) * 2, (puzzle.solution, mirrored.solution)):
            one = judge_turn(puzzle, played(puzzle.state(CARDS), line), CARDS)
            other = judge_turn(mirrored, played(mirrored.state(CARDS), image), CARDS)
            assert one.code == other.code


def test_the_solutions_name_the_other_side() -> None:
    casts = [
        (action, image)
        for puzzle in AT_THE_RIGHT
        for action, image in zip(puzzle.solution, seen_from_left(puzzle).solution, strict=True)
        if isinstance(action, CastIncantation)
    ]
    assert casts
    for action, image in casts:
        assert isinstance(image, CastIncantation)
        assert image.side == 1 - action.side


def test_a_puzzle_at_the_left_stays_as_it_is() -> None:
    left = next(each for each in BOOK.ladder if each not in AT_THE_RIGHT)
    assert seen_from_left(left) is left

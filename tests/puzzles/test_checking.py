"""Every puzzle of the game holds, a spoilt one is told of, and mining finds sound ones."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.content import ContentError, load_cards
from game.puzzles import KINDS, SURVIVE, WIN_NOW, Puzzle, PuzzleBook, load_puzzles
from game.puzzles.checking import book_faults, faults, twins
from game.puzzles.grading import GRADES, graded
from game.puzzles.mine_ledger import ROTA, STEPS, MineLedger, TooFewFinds, chosen
from game.puzzles.mining import Find, mine_game
from game.puzzles.puzzle import WEEK
from game.puzzles.puzzle_file import load_ease, puzzles_text, read_line
from game.puzzles.verdict import EASY, measured_ease
from game.rules import EndTurn, Side, from_text, to_text

CARDS = load_cards()
BOOK = load_puzzles(CARDS)
ALL = (*BOOK.ladder, *BOOK.daily)
EASE = load_ease()
#: Some of every kind; all of them are proved behind the slow marker, and by ``game puzzles check``.
SAMPLE = [puzzle for kind in KINDS for puzzle in [p for p in ALL if p.kind == kind][::29]]
PUZZLES = [p if p in SAMPLE else pytest.param(p, marks=pytest.mark.slow) for p in ALL]


def told(puzzle: Puzzle) -> str:
    return "; ".join(faults(puzzle, CARDS, EASE.get(puzzle.id)))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_shipped_puzzle_holds(puzzle: Puzzle) -> None:
    assert told(puzzle) == ""


def test_there_are_enough_of_every_kind_and_grade() -> None:
    assert list(book_faults(BOOK, EASE)) == []
    assert len(BOOK.ladder) >= 60
    assert len(BOOK.daily) >= 365
    assert min(Counter(puzzle.kind for puzzle in BOOK.ladder).values()) >= 20
    assert min(Counter(puzzle.kind for puzzle in BOOK.daily).values()) >= 30


def test_no_two_are_alike() -> None:
    assert list(twins(ALL, CARDS)) == []


CLIMB = BOOK.ladder[BOOK.first :]
ONE = next(one for one in CLIMB if one.kind == "win_now" and len(one.solution) == 3)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"solution": read_line("e")}, "another end position"),
        ({"solution": read_line("8t,e")}, "action 1 of its solution is not legal"),
        ({"solution": read_line("a,a,a,a,a,a,a,a,a,a,a,a")}, "is not legal"),
        ({"solution": ONE.solution[:-1]}, "does not end the turn"),
        ({"solution": ONE.solution * 2}, "goes on after the turn"),
        ({"grade": 1 + ONE.grade % 5}, f"its grade is {ONE.grade}, not {1 + ONE.grade % 5}"),
        ({"kind": "survive"}, "win at once"),
        ({"kind": "win_in_two"}, "win at once"),
        (
            {"position": ONE.position.replace(" summoning ", " summoning 1", 1)},
            "its mana is not what the hand gives (R3.1)",
        ),
    ],
)
def test_a_spoilt_puzzle_is_told(changes: dict[str, Any], fault: str) -> None:
    assert fault in told(replace(ONE, **changes))


def whole_bastion(foe: Side) -> None:
    foe.fort, foe.stronghold = False, 0


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [(whole_bastion, "0 end positions"), (lambda foe: foe.hand.pop(), "8 different cards")],
)
def test_a_spoilt_opponent_is_told(spoil: Callable[[Side], object], fault: str) -> None:
    state = ONE.state(CARDS)
    spoil(state.sides[1 - state.active])
    assert fault in told(replace(ONE, position=to_text(state)))


def test_less_life_leaves_more_wins() -> None:
    puzzle = next(one for one in CLIMB if one.kind == "win_now" and _life(one) > 1)
    state = puzzle.state(CARDS)
    foe = state.sides[1 - state.active]
    foe.fort, foe.stronghold = True, len(foe.hand) - 1
    assert "exactly one may hold" in told(replace(puzzle, position=to_text(state)))


def _life(puzzle: Puzzle) -> int:
    state = puzzle.state(CARDS)
    foe = state.sides[1 - state.active]
    return foe.stronghold_life + (0 if foe.fort else len(foe.hand))


def test_a_position_in_other_words_is_told() -> None:
    other = replace(ONE, position=ONE.position.replace("summoning ", "summoning 0", 1))
    assert from_text(other.position, CARDS).mana == ONE.state(CARDS).mana
    assert "not written as the game writes it" in told(other)


def test_the_same_solution_with_the_same_cards_is_too_alike() -> None:
    state = ONE.state(CARDS)
    state.sides[1 - state.active].hand.reverse()
    again = replace(ONE, position=to_text(state))
    assert again.position != ONE.position
    assert list(twins([ONE, again, BOOK.daily[0]], CARDS)) == [(1, 0)]


def test_a_book_that_is_too_small_or_out_of_order_is_told() -> None:
    book = PuzzleBook(BOOK.ladder[::-1], (*BOOK.daily[1:], BOOK.daily[0]))
    words = "\n".join(book_faults(book, EASE))
    assert "the ladder does not rise" in words
    assert "daily puzzle 1 has grade 2, not 1" in words
    none = "\n".join(book_faults(PuzzleBook((), ()), {}))
    assert "the ladder has 0 puzzles, and needs 60" in none
    assert "whose ease was measured" in next(book_faults(PuzzleBook((), ()), EASE))


@pytest.mark.parametrize("puzzle", BOOK.ladder[::29], ids=lambda puzzle: puzzle.id)
def test_how_easy_a_puzzle_is_was_measured(puzzle: Puzzle) -> None:
    assert measured_ease(puzzle, puzzle.state(CARDS)) == EASE[puzzle.id]


def test_the_ladder_begins_with_what_newcomers_find() -> None:
    """Of the first steps each is found by one of forty of their turns, of the rest few are."""
    first = [EASE[puzzle.id] for puzzle in BOOK.ladder[: BOOK.first]]
    assert min(first) >= EASY
    rest = [EASE[puzzle.id] for puzzle in BOOK.ladder[BOOK.first :]]
    assert sum(first) / len(first) > 4 * sum(rest) / len(rest)


def test_a_first_step_that_newcomers_do_not_find_is_told() -> None:
    hard = EASE | {BOOK.ladder[0].id: EASY - 1}
    assert "is solved by 24 turns of newcomers" in next(book_faults(BOOK, hard))


def test_the_command_tells_of_faults_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(puzzles_text([ONE]), encoding="utf-8")
    assert main(["puzzles", "check", str(file), "--jobs", "1"]) == 0
    assert "all 1 puzzles hold" in capsys.readouterr().out
    file.write_text(puzzles_text([replace(ONE, solution=read_line("e"))]), encoding="utf-8")
    assert main(["puzzles", "check", str(file), "--jobs", "1"]) == 1
    told = capsys.readouterr()
    assert f"{file}:4: {ONE.id}: its solution comes to another end position" in told.out
    assert told.err == "game puzzles: 1 faults in 1 puzzles\n"
    assert main(["puzzles", "check", str(tmp_path / "none.yaml")]) == 1
    assert "no such file" in capsys.readouterr().err


FINDS = [Find(puzzle, 100 + number) for number, puzzle in enumerate(BOOK.ladder[:3])]
#: A game of this run in which a win is found.
SEED, GAME = 21, 5


def test_what_a_game_gives_is_the_same_anywhere_and_holds() -> None:
    found = mine_game(SEED, GAME, (WIN_NOW,))
    assert found == mine_game(SEED, GAME, (WIN_NOW,))
    assert [find.puzzle.kind for find in found] == [WIN_NOW]
    assert list(faults(found[0].puzzle, CARDS)) == []


@pytest.mark.parametrize("torn", [b"", b'{"game":2,"fou'])
def test_what_is_found_is_kept_and_a_torn_last_line_dropped(tmp_path: Path, torn: bytes) -> None:
    path = tmp_path / "found.jsonl"
    ledger = MineLedger(path, 7)
    ledger.add(0, FINDS)
    ledger.add(1, [])
    ledger.close()
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    again = MineLedger(path, 7)
    assert again.finds == {0: FINDS, 1: []}
    again.close()
    assert path.read_bytes() == whole


@pytest.mark.parametrize("damage", [b"[]\n", b'{"game":1}\n', b'{"game":1,"found":[[1]]}\n'])
def test_a_line_that_is_none_is_told(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "found.jsonl"
    MineLedger(path, 7).close()
    path.write_bytes(path.read_bytes() + damage)
    with pytest.raises(ContentError, match="jsonl:2: this is no line of a search"):
        MineLedger(path, 7)


def test_a_search_of_another_seed_or_other_kinds_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    MineLedger(path, 7, (WIN_NOW,)).close()
    for seed, kinds in ((8, (WIN_NOW,)), (7, (SURVIVE,))):
        with pytest.raises(ContentError, match="no search with this seed"):
            MineLedger(path, seed, kinds)


def test_the_command_goes_on_with_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def mined(_seed: int, number: int, kinds: object) -> list[Find]:
        looked.append(number)
        return FINDS[number : number + 1]

    monkeypatch.setattr("game.puzzles.puzzle_command.mine_game", mined)
    words = ["puzzles", "mine", "--out", str(tmp_path / "found.jsonl"), "--jobs", "1", "--games"]
    assert main([*words, "2"]) == 0
    assert main([*words, "3"]) == 0
    assert looked == [0, 1, 2]
    last = capsys.readouterr().out.splitlines()[-4:]
    assert sum(int(line.split()[-1]) for line in last[1:]) == 3


def games(of_each: int) -> list[list[Find]]:
    """Return as many games as are needed, each with a find of each grade and kind."""
    found = []
    for number in range(of_each):
        for kind in sorted(set(ROTA)):
            for points in (0, *GRADES[kind]):
                position = f"{kind} {points} {number}"
                found.append([Find(Puzzle(kind, 1, position, (EndTurn(),)), points)])
    return found


def test_ladder_and_days_are_put_together_by_kind_and_grade() -> None:
    book = chosen(games(20), 6)
    assert len(book.ladder) == 3 * sum(STEPS)
    grades = [puzzle.grade for puzzle in book.ladder]
    assert grades == sorted(grades)
    assert [puzzle.grade for puzzle in book.daily] == [*WEEK] * 6
    assert [puzzle.kind for puzzle in book.daily[:9]] == [*ROTA]
    assert len(set(book.ladder + book.daily)) == 3 * sum(STEPS) + 42


def test_a_game_gives_one_puzzle_of_a_kind_at_most() -> None:
    found = games(20)
    with pytest.raises(TooFewFinds, match="too few puzzles of"):
        chosen([[find for finds in found for find in finds]], 1)


def test_grades_begin_at_their_bounds() -> None:
    for kind, bounds in GRADES.items():
        assert [graded(kind, points) for points in bounds] == [2, 3, 4, 5]
        assert graded(kind, bounds[0] - 1) == 1
        assert list(bounds) == sorted(bounds)


def test_the_command_tells_of_too_few(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "found.jsonl"
    MineLedger(path, 7).close()
    assert main(["puzzles", "choose", str(path), "--data", str(tmp_path)]) == 2
    assert "too few puzzles of win_now with grade 1: find more" in capsys.readouterr().err

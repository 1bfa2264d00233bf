"""Puzzles are found in games, kept in a file, and put together."""

from pathlib import Path

import pytest

from game.__main__ import main
from game.content import ContentError, load_cards
from game.puzzles import SURVIVE, WIN_NOW, Puzzle, load_puzzles
from game.puzzles.checking import faults
from game.puzzles.choosing import ROTA, STEPS, TooFewFinds, chosen
from game.puzzles.grading import GRADES, graded
from game.puzzles.mine_ledger import MineLedger
from game.puzzles.mining import Find, mine_game
from game.puzzles.puzzle import WEEK
from game.rules import EndTurn

CARDS = load_cards()
BOOK = load_puzzles(CARDS)
FINDS = [Find(puzzle, 100 + number) for number, puzzle in enumerate(BOOK.ladder[:3])]
#: A game of this run in which a win is found.
SEED, GAME = 21, 5


def test_what_a_game_gives_is_the_same_anywhere_and_holds() -> None:
    found = mine_game(SEED, GAME, (WIN_NOW,))
    assert found == mine_game(SEED, GAME, (WIN_NOW,))
    assert [find.puzzle.kind for find in found] == [WIN_NOW]
    assert list(faults(found[0].puzzle, CARDS)) == []


def test_what_is_found_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    ledger = MineLedger(path, 7)
    ledger.add(0, FINDS)
    ledger.add(1, [])
    ledger.close()
    again = MineLedger(path, 7)
    assert again.finds == {0: FINDS, 1: []}
    again.close()


def test_a_torn_last_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    ledger = MineLedger(path, 7)
    ledger.add(0, FINDS)
    ledger.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"game":1,"fou')
    again = MineLedger(path, 7)
    assert again.finds == {0: FINDS}
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

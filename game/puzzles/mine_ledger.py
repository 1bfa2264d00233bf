"""The file that a search for puzzles goes on from, and the files of the game chosen from it.

A search goes on from it: games that stand there are not played again.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO

from game.content import ContentError, FieldError, checks
from game.lab import json_of, line_of, open_lines, read_lines

from .grading import graded
from .mining import Find
from .puzzle import KINDS, MOST_GRADE, SURVIVE, WEEK, WIN_IN_TWO, WIN_NOW, Puzzle, PuzzleBook
from .puzzle_file import line_text, read_line


class MineLedger:
    """The games that have been looked through, in memory and in their file.

    Raises ``ContentError`` for a file that is something else, or of another seed or other
    ``kinds``; a last line that was not written to its end is dropped.
    """

    def __init__(self, path: Path, seed: int, kinds: Sequence[str] = KINDS) -> None:
        self.finds: dict[int, list[Find]] = {}
        self.kinds = tuple(kind for kind in KINDS if kind in kinds)
        self._name = str(path)
        header = {"mine": {"seed": seed, "kinds": list(self.kinds)}}
        self._file: IO[bytes] = open_lines(path)
        try:
            lines, size = read_lines(self._file, path, line_of(header))
            if lines and _json(lines[0]) != header:
                problem = "this is no search with this seed and these kinds"
                raise ContentError(self._name, 1, problem, "name a new file")
            self.finds = read_finds(lines[1:], self._name)
            # Not before all is known to be ours: what is refused stays as it is.
            self._file.truncate(size)
            self._file.seek(0, 2)
            if not lines:
                self._write(header)
        except BaseException:
            self.close()
            raise

    def add(self, number: int, finds: Sequence[Find]) -> None:
        """Keep what was found in a game."""
        self.finds[number] = list(finds)
        self._write({"game": number, "found": [_plain(find) for find in finds]})

    def _write(self, entry: object) -> None:
        self._file.write(line_of(entry))

    def close(self) -> None:
        """Let go of the file; closing twice is safe."""
        self._file.close()


def read_finds(lines: Sequence[bytes], file: str) -> dict[int, list[Find]]:
    """Return what was found by game; ``lines`` are those after the first."""
    found = {}
    for number, line in enumerate(lines, 2):
        try:
            entry = checks.keyed(_json(line), (), ("game", "found"))
            game = checks.number(entry["game"], ("game",))
            found[game] = [_find(value) for value, _ in checks.each(entry["found"], ("found",))]
        except (FieldError, ValueError):
            problem = "this is no line of a search for puzzles"
            raise ContentError(file, number, problem, "name a new file, or mend this one") from None
    return found


def _json(line: bytes) -> object:
    try:
        return json_of(line)
    except ValueError:
        return None


def _plain(find: Find) -> list[object]:
    puzzle = find.puzzle
    return [puzzle.kind, puzzle.grade, find.points, line_text(puzzle.solution), puzzle.position]


def _find(value: object) -> Find:
    kind, grade, points, line, position = checks.items(value, ())
    name = checks.one_of(kind, (), "kind", KINDS)
    actions = read_line(checks.word(line, ()))
    puzzle = Puzzle(name, checks.number(grade, ()), checks.word(position, ()), actions)
    return Find(puzzle, checks.number(points, ()))


#: How many puzzles of each kind the ladder has, by grade.
STEPS = (5, 5, 5, 5, 4)
#: The kinds of the daily puzzles, day after day. So many days have no common part with those of a
#: week, so that every kind comes on every day of it.
ROTA = (*(WIN_NOW, SURVIVE) * 4, WIN_IN_TWO)

_Pool = dict[tuple[str, int], list[Puzzle]]


class TooFewFinds(Exception):
    """There are not enough puzzles of some kind and grade; the message says of which."""


def chosen(games: Iterable[Sequence[Find]], weeks: int) -> PuzzleBook:
    """Return ladder and daily puzzles for so many weeks; raises ``TooFewFinds``."""
    pool = _pool(games)
    ladder = [
        _taken(pool, kind, grade)
        for grade in range(1, MOST_GRADE + 1)
        for _ in range(STEPS[grade - 1])
        for kind in KINDS
    ]
    daily = [
        _taken(pool, ROTA[day % len(ROTA)], WEEK[day % len(WEEK)])
        for day in range(weeks * len(WEEK))
    ]
    return PuzzleBook(tuple(ladder), tuple(daily))


def _pool(games: Iterable[Sequence[Find]]) -> _Pool:
    pool: _Pool = defaultdict(list)
    for finds in games:
        kinds = set()
        for find in finds:
            kind = find.puzzle.kind
            if kind not in kinds:
                kinds.add(kind)
                # The bounds of the grades may have changed since it was found.
                grade = graded(kind, find.points)
                puzzle = Puzzle(kind, grade, find.puzzle.position, find.puzzle.solution)
                pool[kind, grade].append(puzzle)
    for puzzles in pool.values():
        puzzles.sort(key=lambda puzzle: puzzle.id)
    return pool


def _taken(pool: _Pool, kind: str, grade: int) -> Puzzle:
    if not pool[kind, grade]:
        raise TooFewFinds(f"too few puzzles of {kind} with grade {grade}: find more")
    return pool[kind, grade].pop()

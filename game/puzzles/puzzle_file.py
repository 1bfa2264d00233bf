"""The files of puzzles: ``data/puzzles/ladder.yaml`` and others beside it, one puzzle a line.

A line is a list item of plain text: the kind, the grade, the solution as one word
(``line_notation``), and the position as the twelve fields of its notation. The daily puzzles stand
in the order of the days, a week after the other from Monday on.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from game.content import (
    ContentError,
    Document,
    FieldError,
    KeyPath,
    checks,
    data_documents,
    documents,
    load_cards,
    read_text,
)
from game.rules import (
    LANE_NAMES,
    NOBODY,
    SIDE_NAMES,
    SUMMONING,
    UNDECIDED,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    NotationError,
    PlayCreature,
    Press,
    Relieve,
    RunHordeTurn,
    State,
    from_text,
    require_duel,
)

from .puzzle import KINDS, MOST_GRADE, WEEK, Puzzle, PuzzleBook
from .verdict import ALL_TURNS

#: No line is longer, in actions.
MOST_ACTIONS = 60

_LANES = "".join(name[0] for name in LANE_NAMES)
_SIDES = "".join(name[0] for name in SIDE_NAMES)
_SUMMON = re.compile(rf"([0-9])([{_LANES}])")
_CAST = re.compile(rf"([0-9])([{_SIDES}])([{_LANES}])([0-9]{{1,2}})")
_ORDER = re.compile(r"o([0-9]{1,9})")


def line_text(actions: Sequence[MatchAction]) -> str:
    """Return the actions as one word."""
    return ",".join(map(_word, actions))


def _word(action: MatchAction) -> str:
    match action:
        case PlayCreature(place, lane):
            return f"{place}{_LANES[lane]}"
        case CastIncantation(place, side, lane, position):
            return f"{place}{_SIDES[side]}{_LANES[lane]}{position}"
        case ChooseOrder(order):
            return f"o{''.join(map(str, order))}"
        case Attack():
            return "a"
        case EndTurn():
            return "e"
        case RunHordeTurn() | Press() | Relieve():
            raise ValueError("a puzzle is a duel")


def read_line(text: str) -> tuple[MatchAction, ...]:
    """Return the actions that a word stands for; raises ValueError that says which is none."""
    words = text.split(",")
    if len(words) > MOST_ACTIONS:
        raise ValueError(f"a line has {len(words)} actions, and at most {MOST_ACTIONS}")
    return tuple(map(_action, words))


def _action(word: str) -> MatchAction:
    if word == "a":
        return Attack()
    if word == "e":
        return EndTurn()
    if found := _SUMMON.fullmatch(word):
        return PlayCreature(int(found[1]), _LANES.index(found[2]))
    if found := _CAST.fullmatch(word):
        side, lane = _SIDES.index(found[2]), _LANES.index(found[3])
        return CastIncantation(int(found[1]), side, lane, int(found[4]))
    if found := _ORDER.fullmatch(word):
        return ChooseOrder(tuple(map(int, found[1])))
    raise ValueError(f"{word[:40]!r} is no action of a line")


FIRST_FILE, LADDER_FILE = "puzzles/first_steps.yaml", "puzzles/ladder.yaml"
DAILY_FILE, EASE_FILE = "puzzles/daily.yaml", "puzzles/ease.yaml"
#: A file has at most so many puzzles, and a line so many letters.
MOST_PUZZLES, MOST_LETTERS = 2000, 1000

_FIELDS = 3
_HEAD = """\
# {what}
# A line: kind, grade, solution, position. Every one is proved anew by
#   python -m game puzzles check
"""
_EASE_HEAD = """\
# How many of {turns} turns of newcomers (game/puzzles/verdict.py) solve each puzzle of the ladder.
# Measured anew by
#   python -m game puzzles check
"""
LADDER_HEAD = "The ladder of puzzles after its first steps, from the easiest to the hardest."
DAILY_HEAD = "The daily puzzles: one for each day of whole weeks, from Monday on."


class PuzzleFile(NamedTuple):
    """A file of puzzles that has been read."""

    document: Document
    puzzles: tuple[Puzzle, ...]

    def place(self, number: int) -> str:
        """Return file and line of a puzzle, counted from 0."""
        return f"{self.document.file}:{self.document.line((number,))}"


def load_puzzles(cards: Mapping[str, Card] | None = None, folder: Path | None = None) -> PuzzleBook:
    """Load the puzzles of the game, or of another data folder; raises ``ContentError``."""
    cards = cards if cards is not None else load_cards(folder)
    return book_of(read_shipped(cards, folder))


def book_of(files: Sequence[PuzzleFile]) -> PuzzleBook:
    """Return the puzzles of the files of ``read_shipped``."""
    first, ladder, daily = (file.puzzles for file in files)
    return PuzzleBook((*first, *ladder), daily, len(first))


def read_shipped(cards: Mapping[str, Card], folder: Path | None = None) -> list[PuzzleFile]:
    """Read the first steps, the rest of the ladder, and the daily puzzles of a data folder.

    Raises ``ContentError``.
    """
    names = (FIRST_FILE, LADDER_FILE, DAILY_FILE)
    files = [_read(data_documents(name, folder), name, cards) for name in names]
    days = len(files[2].puzzles)
    if days % len(WEEK):
        hint = f"write a multiple of {len(WEEK)}"
        raise ContentError(DAILY_FILE, 0, f"{days} puzzles are no whole weeks", hint)
    return files


def load_ease(folder: Path | None = None) -> dict[str, int]:
    """Read how many of ``ALL_TURNS`` of newcomers solve each puzzle of the ladder, by its id.

    Raises ``ContentError``.
    """
    found: dict[str, int] = {}
    for document in data_documents(EASE_FILE, folder):
        try:
            for key, value in checks.mapping(document.data, ()).items():
                found[key] = checks.number(value, (key,))
        except FieldError as fault:
            raise document.error(fault) from None
    return found


def read_puzzle_file(path: Path, cards: Mapping[str, Card]) -> PuzzleFile:
    """Read any file of puzzles; raises ``ContentError``."""
    return _read(documents(read_text(path, str(path)), str(path)), str(path), cards)


def _read(parts: Iterator[Document], name: str, cards: Mapping[str, Card]) -> PuzzleFile:
    found = list(parts)
    if len(found) != 1:
        hint = "write exactly one, without ---"
        raise ContentError(name, 0, f"{len(found)} YAML documents in the file", hint)
    try:
        return PuzzleFile(found[0], tuple(_puzzles(found[0].data, cards)))
    except FieldError as fault:
        raise found[0].error(fault) from None


def _puzzles(value: object, cards: Mapping[str, Card]) -> Iterator[Puzzle]:
    lines = checks.each(value, ())
    if not 0 < len(lines) <= MOST_PUZZLES:
        raise FieldError((), f"{len(lines)} puzzles", f"write 1 to {MOST_PUZZLES}")
    seen: dict[str, int] = {}
    for number, (line, route) in enumerate(lines, 1):
        puzzle = read_puzzle(line, route, cards)
        if puzzle.position in seen:
            problem = f"the same position as in puzzle {seen[puzzle.position]}"
            raise FieldError(route, problem, "leave one of them")
        seen[puzzle.position] = number
        yield puzzle


def read_puzzle(value: object, route: KeyPath, cards: Mapping[str, Card]) -> Puzzle:
    """Return the puzzle of a line; raises ``FieldError``. Nothing is proved yet."""
    text = checks.word(value, route)
    if len(text) > MOST_LETTERS:
        raise FieldError(route, "the line is too long", f"write at most {MOST_LETTERS} letters")
    words = text.split(maxsplit=_FIELDS)
    if len(words) != _FIELDS + 1:
        hint = "write kind, grade, solution and position"
        raise FieldError(route, f"{checks.quoted(text)} is no puzzle", hint)
    kind, grade, line, position = words
    checks.one_of(kind, route, "kind", KINDS)
    if grade not in map(str, range(1, MOST_GRADE + 1)):
        hint = f"write a grade from 1 to {MOST_GRADE}"
        raise FieldError(route, f"{checks.quoted(grade)} is no grade", hint)
    try:
        actions = read_line(line)
        state = from_text(position, cards)
        require_duel("puzzles", state.field)
    except (NotationError, ValueError) as error:
        raise FieldError(route, str(error), "mend this part of the line") from None
    _check_position(state, route)
    return Puzzle(kind, int(grade), position, actions)


def _check_position(state: State, route: KeyPath) -> None:
    problem = ""
    if state.solo:
        problem = "this is no duel"
    elif state.winner != UNDECIDED or state.pending_side != NOBODY or state.phase != SUMMONING:
        problem = "this is not the beginning of a turn"
    if problem:
        raise FieldError(route, problem, "write a position in which a turn of a duel begins")


def puzzle_line(puzzle: Puzzle) -> str:
    """Return the line of a puzzle, which ``read_puzzle`` reads."""
    return f"{puzzle.kind} {puzzle.grade} {line_text(puzzle.solution)} {puzzle.position}"


def puzzles_text(puzzles: Iterable[Puzzle], what: str = LADDER_HEAD) -> str:
    """Return the text of a file of puzzles; ``what`` says in its head which they are."""
    return _HEAD.format(what=what) + "".join(f"- {puzzle_line(one)}\n" for one in puzzles)


def ease_text(ease: Mapping[str, int]) -> str:
    """Return the text of the file of what was measured, by the ids of puzzles."""
    head = _EASE_HEAD.format(turns=ALL_TURNS)
    return head + "".join(f"{key}: {count}\n" for key, count in ease.items())

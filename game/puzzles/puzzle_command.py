"""``python -m game puzzles``: find puzzles, put the files of the game together, prove them anew."""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from pathlib import Path

from game.content import ContentError, load_cards, one_line, read_text
from game.lab import OneLineParser, played, processes

from .checking import book_faults, faults, twins
from .mine_ledger import MineLedger, TooFewFinds, chosen, read_finds
from .mining import Find, mine_game
from .puzzle import KINDS, MOST_GRADE, Puzzle
from .puzzle_file import (
    DAILY_FILE,
    DAILY_HEAD,
    EASE_FILE,
    LADDER_FILE,
    PuzzleFile,
    book_of,
    ease_text,
    load_ease,
    puzzles_text,
    read_puzzle_file,
    read_shipped,
)
from .verdict import measured_ease

_OK, _FAULTY, _REFUSED, _INTERRUPTED = 0, 1, 2, 130
_MOST_GAMES, _MOST_WEEKS = 10_000_000, 250


def add_puzzles(parser: ArgumentParser) -> None:
    """Give the command its words; what is run is left in ``run``, as by all commands."""
    parser.description = "Find puzzles, and prove those of the game."
    parts = parser.add_subparsers(
        title="what is done", metavar="WHAT", required=True, parser_class=OneLineParser
    )
    mine = parts.add_parser("mine", help="find puzzles in games of the computer against itself")
    mine.add_argument("--games", type=partial(_count, _MOST_GAMES), default=100, metavar="N")
    mine.add_argument("--seed", type=partial(_count, 10**9, least=0), default=1, metavar="N")
    mine.add_argument(
        "--kind", action="append", choices=KINDS, help="only these, which may be said again"
    )
    mine.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="what is found; gone on with"
    )
    _add_jobs(mine)
    mine.set_defaults(run=_mine)
    choose = parts.add_parser("choose", help="put ladder and daily puzzles together from finds")
    choose.add_argument("files", nargs="+", type=Path, metavar="FILE", help="of mine --out")
    choose.add_argument("--weeks", type=partial(_count, _MOST_WEEKS), default=54, metavar="N")
    choose.add_argument(
        "--data", type=Path, default=Path("data"), metavar="FOLDER", help="where they are written"
    )
    choose.set_defaults(run=_choose)
    check = parts.add_parser("check", help="prove every puzzle of the game, or of files, anew")
    check.add_argument("files", nargs="*", type=Path, metavar="FILE")
    _add_jobs(check)
    check.set_defaults(run=_check)


def _add_jobs(parser: ArgumentParser) -> None:
    parser.add_argument(
        *("--jobs",),
        type=partial(_count, 1000),
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes: all cores",
    )


def _count(most: int, text: str, least: int = 1) -> int:
    whole = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else -1
    if not least <= whole <= most:
        raise ArgumentTypeError(f"{text[:40]!r}: write a number from {least} to {most}")
    return whole


def _mine(options: Namespace) -> int:
    try:
        ledger = MineLedger(options.out, options.seed, options.kind or KINDS)
    except ContentError as error:
        return _told(str(error), _REFUSED)
    left = [number for number in range(options.games) if number not in ledger.finds]
    work = partial(mine_game, options.seed, kinds=ledger.kinds)
    try:
        with processes(options.jobs) as hands:
            for number, finds in played(left, hands, work):
                ledger.add(number, finds)
    except (KeyboardInterrupt, BrokenProcessPool):
        count = len(ledger.finds)
        return _told(f"stopped after {count} games; run the same again to go on", _INTERRUPTED)
    finally:
        ledger.close()
    _tell([find.puzzle for finds in ledger.finds.values() for find in finds])
    return _OK


def _choose(options: Namespace) -> int:
    games: list[Sequence[Find]] = []
    try:
        for path in options.files:
            lines = read_text(path, str(path)).encode().split(b"\n")
            games += read_finds(lines[1:-1], str(path)).values()
        book = chosen(games, options.weeks)
        folder = options.data / Path(LADDER_FILE).parent
        folder.mkdir(parents=True, exist_ok=True)
        first, ease = read_shipped(_cards())[0], {}
        for puzzle in (*first.puzzles, *book.ladder):
            ease[puzzle.id] = measured_ease(puzzle, puzzle.state(_cards()))
        ladder = sorted(book.ladder, key=lambda puzzle: (puzzle.grade, -ease[puzzle.id]))
        (options.data / LADDER_FILE).write_text(puzzles_text(ladder), encoding="utf-8")
        daily = puzzles_text(book.daily, DAILY_HEAD)
        (options.data / DAILY_FILE).write_text(daily, encoding="utf-8")
        (options.data / EASE_FILE).write_text(ease_text(ease), encoding="utf-8")
    except (ContentError, TooFewFinds) as error:
        return _told(str(error), _REFUSED)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        return _told(f"{options.data}: {reason}; name a folder that can be written", _REFUSED)
    _tell([*book.ladder, *book.daily])
    return _OK


def _check(options: Namespace) -> int:
    cards = _cards()
    try:
        if options.files:
            files = [read_puzzle_file(path, cards) for path in options.files]
        else:
            files = read_shipped(cards)
    except ContentError as error:
        return _told(str(error), _FAULTY)
    count = 0
    for line in _complaints(files, not options.files, options.jobs):
        count += 1
        print(line, flush=True)
    puzzles = [puzzle for file in files for puzzle in file.puzzles]
    _tell(puzzles)
    if count:
        return _told(f"{count} faults in {len(puzzles)} puzzles", _FAULTY)
    print(f"all {len(puzzles)} puzzles hold")
    return _OK


def shipped_faults(jobs: int) -> Iterator[str]:
    """Prove the puzzles of the game by so many processes; yield a line for all that is wrong.

    Raises ``ContentError`` where they cannot be read.
    """
    return _complaints(read_shipped(_cards()), True, jobs)


def _complaints(files: Sequence[PuzzleFile], shipped: bool, jobs: int) -> Iterator[str]:
    if shipped:
        yield from book_faults(book_of(files), load_ease())
    places = [(file, number) for file in files for number in range(len(file.puzzles))]
    puzzles = [file.puzzles[number] for file, number in places]

    def place(number: int) -> str:
        file, row = places[number]
        return f"{file.place(row)}: {puzzles[number].id}"

    for later, first in twins(puzzles, _cards()):
        yield f"{place(later)}: too much like {place(first)}"
    with processes(jobs) as hands:
        for number, found in played(range(len(puzzles)), hands, partial(_faults_of, puzzles)):
            yield from (f"{place(number)}: {one_line(fault)}" for fault in found)


def _faults_of(puzzles: Sequence[Puzzle], number: int) -> list[str]:
    return list(faults(puzzles[number], _cards(), _ease().get(puzzles[number].id)))


_cards = cache(load_cards)
_ease = cache(load_ease)


def _tell(puzzles: Sequence[Puzzle]) -> None:
    counts = Counter((puzzle.kind, puzzle.grade) for puzzle in puzzles)
    grades = range(1, MOST_GRADE + 1)
    print(f"{'':12}" + "".join(f"{f'grade {grade}':>9}" for grade in grades) + f"{'all':>7}")
    for kind in KINDS:
        row = [counts[kind, grade] for grade in grades]
        print(f"{kind:12}" + "".join(f"{count:9}" for count in row) + f"{sum(row):7}")


def _told(message: str, status: int) -> int:
    print(f"game puzzles: {message}", file=sys.stderr)
    return status

"""All matches that can be gone on with, and what a list shows of each.

Only the first line of every file is read; how far a match has come is looked up one match at a
time, when it is selected. ``salvage`` tells the beginning of a damaged one.
"""

import time
from collections.abc import Collection
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.content import Content, Worded
from game.rules import Position

from .journal import put_back, recency, set_aside
from .match_result import Result
from .match_store import MatchStore, unsaved
from .record import (
    Header,
    Record,
    RecordError,
    parse_record,
    read_header,
    read_record,
    record_bytes,
)
from .replay import replay, unfit, unknown_strengths


class SavedGame(NamedTuple):
    """A file with an unfinished match, saved last at ``saved`` by the clock of this place.

    One that cannot be gone on with says in ``problem`` why, and may lack its ``header``.
    """

    path: Path
    saved: datetime
    header: Header | None
    problem: str = ""


def saved_games(store: MatchStore, content: Content, over: Collection[str] = ()) -> list[SavedGame]:
    """Return all matches without an end, those saved last first.

    The names ``over`` are those of files that are known to have one.
    """
    fitting: set[tuple[int, str]] = set()
    games = filter(None, (_saved_game(path, content, fitting) for path in store.unended(over)))
    now = time.time()
    return sorted(games, key=lambda game: recency(game.saved.timestamp(), now), reverse=True)


def saved_position(game: SavedGame, content: Content) -> Position:
    """Return where a match stands, by playing it again; raises ``RecordError``."""
    *_, step = replay(content, read_record(game.path))
    return step.position


def delete_saved(game: SavedGame) -> Path:
    """Take a match out of the list, and return where its file is now: nothing is lost.

    Raises ``RecordError`` where it is being played, or cannot be moved.
    """
    problem = Worded("played_elsewhere", "this match is being played in another window")
    hint = Worded("leave_there", "leave it there first")
    return set_aside(game.path, RecordError(str(game.path), 0, problem, hint), unsaved)


def restore_saved(deleted: Path) -> Path:
    """Put a deleted match back among the others, and return its file; raises ``RecordError``."""
    return put_back(deleted, unsaved)


def _saved_game(path: Path, content: Content, fitting: set[tuple[int, str]]) -> SavedGame | None:
    try:
        saved = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        # Gone since the folder was listed.
        return None
    try:
        header = read_header(path)
    except RecordError as problem:
        return SavedGame(path, saved, None, str(problem))
    made_by = header.rules, header.cards
    # To compare the cards takes longer than to read the file.
    fits = made_by in fitting and not unknown_strengths(header)
    foreign = None if fits else unfit(content, Record(header, path=path))
    if foreign is None:
        fitting.add(made_by)
    return SavedGame(path, saved, header, str(foreign) if foreign else "")


class Salvaged(NamedTuple):
    """The readable part of a record, None without a header, and its problem, if there is one."""

    record: Record | None
    problem: RecordError | None = None


def salvage_file(path: Path) -> Salvaged:
    """Read a file as far as it can be read; raises nothing."""
    try:
        return salvage(record_bytes(path), str(path))
    except RecordError as problem:
        return Salvaged(None, problem)


def salvage(data: bytes, where: str) -> Salvaged:
    """Return the record that ``data`` holds up to its first fault, with its result if it has one.

    The file that it came from is not the record's: nothing is ever written to it.
    """
    try:
        return Salvaged(parse_record(data, where))
    except RecordError as problem:
        if problem.line <= 1:
            return Salvaged(None, problem)
        lines = data.split(b"\n")
        record = parse_record(_lines(lines[: problem.line - 1]), where)
        if not record.finished:
            record.result = _result(lines, where)
        return Salvaged(record, problem)


def _result(lines: list[bytes], where: str) -> Result | None:
    last = next(line for line in reversed(lines) if line)
    try:
        return parse_record(_lines([lines[0], last]), where).result
    except RecordError:
        return None


def _lines(lines: list[bytes]) -> bytes:
    return b"\n".join(lines) + b"\n"

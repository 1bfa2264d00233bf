"""All matches that can be gone on with, and what a list shows of each.

Only the first line of every file is read; how far a match has come is looked up one match at a
time, when it is selected. ``salvage`` tells the beginning of a damaged one.
"""

from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.content import Content, Worded
from game.rules import Position

from .header import RECORD_FILE, Header, RecordError, read_header
from .journal import put_back, set_aside
from .match_result import Result
from .match_store import MatchStore
from .record import Record, parse_record, read_record, record_bytes
from .replay import replay, unfit, unknown_strengths
from .saved_files import SavedFile, saved_files

SavedGame: TypeAlias = SavedFile[Header]


def saved_games(store: MatchStore, content: Content, over: Collection[str] = ()) -> list[SavedGame]:
    """Return all matches without an end, those saved last first.

    The names ``over`` are those of files that are known to have one.
    """
    fitting: set[tuple[int, str]] = set()

    def why_unfit(path: Path, header: Header) -> RecordError | None:
        made_by = header.rules, header.cards
        # To compare the cards takes longer than to read the file.
        if made_by in fitting and not unknown_strengths(header):
            return None
        foreign = unfit(content, Record(header, path=path))
        if foreign is None:
            fitting.add(made_by)
        return foreign

    return saved_files(store.unended(over), read_header, why_unfit)


def saved_position(game: SavedGame, content: Content) -> Position:
    """Return where a match stands, by playing it again; raises ``RecordError``."""
    *_, step = replay(content, read_record(game.path))
    return step.position


def delete_saved(game: SavedGame) -> Path:
    """Take a match out of the list, and return where its file is now: nothing is lost.

    Raises ``RecordError`` where it is being played, or cannot be moved.
    """
    busy = RECORD_FILE.busy(game.path, Worded("leave_there", "leave it there first"))
    return set_aside(game.path, busy, RECORD_FILE.cannot_save)


def restore_saved(deleted: Path) -> Path:
    """Put a deleted match back among the others, and return its file; raises ``RecordError``."""
    return put_back(deleted, RECORD_FILE.cannot_save)


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

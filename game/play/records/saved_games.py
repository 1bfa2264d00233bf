"""All that can be gone on with, each a file: what a list shows of a match, a voyage, a saga."""

import time
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from game.content import Content, ContentError, Worded
from game.rules import Position

from .header import RECORD_FILE, Header, RecordError, read_header
from .journal import put_back, set_aside
from .kept_folder import recency
from .match_result import Result
from .match_store import MatchStore
from .record import Record, parse_record, read_record, record_bytes
from .replay import replay, unfit, unknown_strengths

H = TypeVar("H")


class SavedFile(NamedTuple, Generic[H]):
    """A file of what has not ended, saved last at ``saved`` by the clock of this place.

    One that cannot be gone on with says in ``problem`` why, and may lack its ``header``.
    """

    path: Path
    saved: datetime
    header: H | None
    problem: str = ""


SavedGame: TypeAlias = SavedFile[Header]


def saved_files(
    paths: Iterable[Path],
    read_header: Callable[[Path], H],
    why_unfit: Callable[[Path, H], ContentError | None],
) -> list[SavedFile[H]]:
    """Return what a list shows of these files, those saved last first; only headers are read.

    ``why_unfit`` tells why this release cannot go on with a file.
    """

    def looked_at() -> Iterator[SavedFile[H]]:
        for path in paths:
            try:
                saved = datetime.fromtimestamp(path.stat().st_mtime)
            except OSError:
                # Gone since the folder was listed.
                continue
            try:
                header = read_header(path)
            except ContentError as problem:
                yield SavedFile(path, saved, None, str(problem))
            else:
                yield SavedFile(path, saved, header, str(why_unfit(path, header) or ""))

    now = time.time()
    return sorted(looked_at(), key=lambda each: recency(each.saved.timestamp(), now), reverse=True)


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

"""The readable part of a damaged record: the lines before the fault, and the end."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .match_result import Result
from .record import Record, RecordError, parse_record, record_bytes


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
    """Return the result that stands in the last line, if one does."""
    last = next(line for line in reversed(lines) if line)
    try:
        return parse_record(_lines([lines[0], last]), where).result
    except RecordError:
        return None


def _lines(lines: list[bytes]) -> bytes:
    return b"\n".join(lines) + b"\n"

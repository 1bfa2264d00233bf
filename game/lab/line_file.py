"""A file of lines of JSON that a run writes, and goes on from: read whole, never without bounds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO

from game.content import ContentError

#: The most bytes of a file and of one line of it.
MOST_BYTES, LONGEST_LINE = 200_000_000, 1_000_000


def open_lines(path: Path) -> IO[bytes]:
    """Open a file to read and go on with, made where there is none; each line is written whole.

    Raises ``ContentError``.
    """
    hint = "name a file that can be written"
    try:
        path.touch()
        # A device may never end, and a pipe wait for a writer.
        if not (path.is_file() or path.is_dir()):
            raise ContentError(str(path), 0, "this is no file", hint)
        return path.open("r+b", buffering=0)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ContentError(str(path), 0, reason, hint) from None


def read_lines(file: IO[bytes], path: Path, first: bytes) -> tuple[list[bytes], int]:
    """Return the whole lines of a file, without their ends, and how many bytes they are with them.

    The bytes behind them are a line that was not written to its end; where there is no whole line,
    they have to be a beginning of the ``first``. Raises ``ContentError``.
    """
    whole = file.read(MOST_BYTES + 1)
    if len(whole) > MOST_BYTES:
        problem, most = "the file is too large", MOST_BYTES // 1_000_000
        raise ContentError(str(path), 0, problem, f"at most {most} MB are read: name a new one")
    lines = whole.split(b"\n")
    torn = lines.pop()
    if not lines and not first.startswith(torn):
        raise ContentError(str(path), 1, "this is a file of something else", "name a new file")
    return lines, len(whole) - len(torn)


def line_of(entry: object) -> bytes:
    """Return the line of a value, with its end."""
    return json.dumps(entry, separators=(",", ":")).encode() + b"\n"


def json_of(line: bytes) -> object:
    """Return the value of a line; raises ValueError for one that is no JSON, or too long."""
    if len(line) > LONGEST_LINE:
        raise ValueError("a line is too long")
    try:
        return json.loads(line)
    except RecursionError as error:
        raise ValueError("too much inside one another") from error

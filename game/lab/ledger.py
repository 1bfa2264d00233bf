"""The results file: a line of JSON for the settings, then one for each game that was played."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

from game.content import FieldError, checks

from .jobs import GameOutcome, Job, read_outcome
from .lab_errors import LabError


class Ledger:
    """The games that have been played, in memory and, where there is a path, in its file.

    ``settings`` are all that the games depend on beside their names. A file of
    others is refused, by ``LabError``; a last line that was not written to its end
    is dropped.
    """

    def __init__(self, settings: Mapping[str, object], path: Path | None = None) -> None:
        self.outcomes: dict[str, GameOutcome] = {}
        self.path = path
        self._file: IO[bytes] | None = None
        if path is not None:
            header = {"simulate": settings}
            self._file = _opened(path)
            try:
                self._read(header, path)
            except BaseException:
                self.close()
                raise

    def _read(self, header: Mapping[str, object], path: Path) -> None:
        assert self._file is not None
        whole = self._file.read()
        lines = whole.split(b"\n")
        torn = lines.pop()
        if lines:
            self._take(lines, header, path)
        # Not before all is known to be ours: what is refused stays as it is.
        self._file.truncate(len(whole) - len(torn))
        self._file.seek(0, 2)
        if not lines:
            self._write(header)

    def _take(self, lines: Sequence[bytes], header: Mapping[str, object], path: Path) -> None:
        _compare(_json(lines[0], f"{path}:1"), json.loads(json.dumps(header)), path)
        for number, line in enumerate(lines[1:], 2):
            key, outcome = _game(_json(line, f"{path}:{number}"), f"{path}:{number}")
            self.outcomes[key] = outcome

    def add(self, job: Job, outcome: GameOutcome) -> None:
        """Keep how a game went."""
        self.outcomes[job.key] = outcome
        if self._file is not None:
            self._write({"game": job.key, **outcome.plain()})

    def _write(self, entry: Mapping[str, object]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(entry, separators=(",", ":")).encode() + b"\n")

    def close(self) -> None:
        """Let go of the file; closing twice is safe."""
        if self._file is not None:
            self._file.close()


def _opened(path: Path) -> IO[bytes]:
    """Open a file to read and go on with, made where there is none; each line is written whole."""
    try:
        path.touch()
        return path.open("r+b", buffering=0)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise LabError(f"{path}: {reason}; name a file that can be written") from None


def _json(line: bytes, where: str) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise _stranger(where) from None


def _stranger(where: str) -> LabError:
    return LabError(f"{where}: this is no line of results; name a new file, or mend this one")


def _game(value: object, where: str) -> tuple[str, GameOutcome]:
    try:
        entries = checks.mapping(value, ())
        return str(entries.pop("game")), read_outcome(entries)
    except (FieldError, KeyError, OverflowError):
        raise _stranger(where) from None


def _compare(found: object, wanted: Mapping[str, object], path: Path) -> None:
    """Refuse a file of other settings, and name the first that differs."""
    if found == wanted:
        return
    other = found.get("simulate") if isinstance(found, dict) else None
    mine = wanted["simulate"]
    if not isinstance(other, dict) or not isinstance(mine, dict):
        raise _stranger(f"{path}:1")
    for key in [*mine, *other]:
        if other.get(key) != mine.get(key):
            problem = f"its games have {key} {other.get(key)!r}, not {mine.get(key)!r}"
            raise LabError(f"{path}: {problem}; name a new file, or the same options as then")

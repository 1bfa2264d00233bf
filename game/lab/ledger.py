"""The results file: a line of JSON for the settings, then one for each game that was played."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from game.content import ContentError, FieldError, checks, one_line

from .jobs import AnyJob, AnyOutcome, LabError, ReadOutcome, read_outcome

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


class Ledger:
    """The games that have been played, in memory and, where there is a path, in its file.

    ``settings`` are all that the games depend on beside their names. A file of
    others is refused, by ``LabError`` or ``ContentError``, and left as it is; a last
    line that was not written to its end is dropped. ``read`` reads the outcome of a job.
    """

    def __init__(
        self,
        settings: Mapping[str, object],
        path: Path | None = None,
        read: ReadOutcome = read_outcome,
    ) -> None:
        self.outcomes: dict[str, Any] = {}
        self._read_outcome = read
        self.path = path
        self._file: IO[bytes] | None = None
        if path is not None:
            header = {"simulate": settings}
            self._file = open_lines(path)
            try:
                self._read(header, path)
            except BaseException:
                self.close()
                raise

    def _read(self, header: Mapping[str, object], path: Path) -> None:
        assert self._file is not None
        lines, size = read_lines(self._file, path, line_of(header))
        if lines:
            self._take(lines, header, path)
        # Not before all is known to be ours: what is refused stays as it is.
        self._file.truncate(size)
        self._file.seek(0, 2)
        if not lines:
            self._write(header)

    def _take(self, lines: Sequence[bytes], header: Mapping[str, object], path: Path) -> None:
        _compare(_json(lines[0], f"{path}:1"), json.loads(json.dumps(header)), path)
        for number, line in enumerate(lines[1:], 2):
            where = f"{path}:{number}"
            key, outcome = _game(_json(line, where), where, self._read_outcome)
            self.outcomes[key] = outcome

    def add(self, job: AnyJob, outcome: AnyOutcome) -> None:
        """Keep how a game went."""
        self.outcomes[job.key] = outcome
        if self._file is not None:
            self._write({"game": job.key, **outcome.plain()})

    def _write(self, entry: Mapping[str, object]) -> None:
        assert self._file is not None
        self._file.write(line_of(entry))

    def close(self) -> None:
        """Let go of the file; closing twice is safe."""
        if self._file is not None:
            self._file.close()


def _json(line: bytes, where: str) -> object:
    try:
        return json_of(line)
    except ValueError:
        raise _stranger(where) from None


def _stranger(where: str) -> LabError:
    return LabError(f"{where}: this is no line of results; name a new file, or mend this one")


def _game(value: object, where: str, read: ReadOutcome) -> tuple[str, Any]:
    try:
        entries = checks.mapping(value, ())
        return str(entries.pop("game")), read(entries)
    except (FieldError, KeyError, OverflowError):
        raise _stranger(where) from None


def _compare(found: object, wanted: Mapping[str, object], path: Path) -> None:
    if found == wanted:
        return
    other = found.get("simulate") if isinstance(found, dict) else None
    mine = wanted["simulate"]
    if not isinstance(other, dict) or not isinstance(mine, dict):
        raise _stranger(f"{path}:1")
    for key in [*mine, *other]:
        if other.get(key) != mine.get(key):
            theirs, ours = checks.quoted(other.get(key)), checks.quoted(mine.get(key))
            problem = f"its games have {one_line(key)} {theirs}, not {ours}"
            raise LabError(f"{path}: {problem}; name a new file, or the same options as then")

"""Files of causes: a header, a line of JSON for each cause, an end; how each kind complains.

The records of matches and the files of voyages are such files.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from game.content import ContentError, FieldError, Worded, read_bytes, system_reason

from .journal import Journal, confirmed

E = TypeVar("E", bound=ContentError)
T = TypeVar("T")

#: The remedy for a file of another format, or of other rules.
OTHER_VERSION = Worded("wrote_it", "use the version of the game that wrote it")


def line_of(values: object) -> bytes:
    """Return values as a line of such a file."""
    # A half of a surrogate pair, which no UTF-8 can hold, becomes JSON's own escape of it.
    text = json.dumps(values, ensure_ascii=False)
    return text.encode("utf-8", "backslashreplace") + b"\n"


def told(fault: FieldError) -> str:
    """Return what is wrong with a line and what to do, for a complaint with a hint of its own."""
    return f"{fault.problem} ({fault.hint})" if fault.hint else fault.problem


@dataclass(frozen=True, slots=True)
class CauseFile(Generic[E]):
    """A kind of file of causes, by its complaints.

    ``error`` is what all raise, ``largest`` how many bytes a file can have. ``wanted`` is the
    remedy for a file of another kind, ``no_header`` and ``no_line`` what is wrong with one.
    ``unsaved`` tells for what reason one cannot be written, ``elsewhere`` that another copy of the
    game holds it.
    """

    error: type[E]
    largest: int
    wanted: Worded
    no_header: Worded
    no_line: str
    unsaved: Callable[[str], Worded]
    elsewhere: Worded

    def cannot_save(self, path: Path, error: OSError) -> E:
        """Return the complaint that ``path`` cannot be written."""
        problem = self.unsaved(system_reason(error))
        english = "make room on the disk or mend the folder's permissions, and try again"
        return self.error(str(path), 0, problem, Worded("make_room", english))

    def busy(self, path: Path, remedy: Worded) -> E:
        """Return the complaint that another copy of the game holds ``path``."""
        return self.error(str(path), 0, self.elsewhere, remedy)

    def append(self, journal: Journal | None, lines: bytes, *, sync: bool = True) -> None:
        """Add lines to a file, if there is one; with ``sync`` they are on the disk after it."""
        if journal is None:
            return
        try:
            journal.append(lines, sync)
        except OSError as error:
            raise self.cannot_save(journal.path, error) from None

    def whole(self, path: Path) -> bytes:
        """Return what is in a file."""
        try:
            return read_bytes(path, str(path), self.largest)
        except ContentError as fault:
            raise self.error(str(path), 0, fault.problem, self.wanted) from None

    def first_line(self, path: Path) -> bytes:
        """Return the first line of a file alone."""
        try:
            with path.open("rb") as file:
                return file.readline(self.largest)
        except OSError as error:
            reason = system_reason(error)
            problem = Worded("unreadable", f"cannot be read ({reason})", reason=reason)
            raise self.error(str(path), 0, problem, self.wanted) from None

    def lines(self, data: bytes, where: str) -> list[bytes]:
        """Return the lines that ``data`` holds, the header first."""
        lines = confirmed(data).split(b"\n")[:-1]
        if not lines:
            raise self.error(where, 1, self.no_header, self.wanted)
        return lines

    def value(self, line: bytes) -> object:
        """Return what a line holds; raises ``FieldError``."""
        try:
            # An editor may have put a mark of its own at the beginning of the file.
            return json.loads(line.decode("utf-8-sig"))
        except (ValueError, RecursionError):
            raise FieldError((), self.no_line) from None

    def header(self, line: bytes, where: str, read: Callable[[object], T]) -> T:
        """Return what ``read`` makes of the first line."""
        try:
            return read(self.value(line))
        except FieldError as fault:
            raise self.error(where, 1, fault.problem, fault.hint or self.wanted) from None

"""Files of lines: their names in a folder, and the one process at a time that appends to one.

A line counts from the moment it stands in the file with its end. ``confirmed`` drops the torn line
that a killed process left.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, TypeVar

from game.content import ContentError

from .kept_folder import free_name, new_name

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
#: Windows locks bytes and keeps others from reading them: this one is far behind every end.
_LOCKED_BYTE = 1 << 30
_PATIENCE = 0.25
_BUSY = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class JournalBusy(Exception):
    """Raised when another copy of the game holds the file."""


def confirmed(data: bytes) -> bytes:
    """Return ``data`` without a torn last line, every line with its end.

    A last line that is whole and lacks but its end is kept: a beginning of an
    object is never an object itself, and mail programs eat last line ends.
    """
    start = data.rfind(b"\n") + 1
    tail = data[start:]
    if not tail:
        return data
    # The first picture of the menu waits for no library that it does without.
    import json  # noqa: PLC0415

    try:
        whole = isinstance(json.loads(tail), dict)
    except (ValueError, RecursionError):
        whole = False
    return data + b"\n" if whole else data[:start]


def is_busy(path: Path) -> bool:
    """Tell whether another copy of the game holds the file just now."""
    with path.open("rb") as file:
        if not _try_lock(file, shared=True):
            return True
        _unlock(file)
    return False


class Journal:
    """The one open handle to a file of lines, locked as long as it is open."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    @classmethod
    def create(cls, path: Path, first_line: bytes) -> Journal:
        """Make a new file with its first line; raises OSError, also when it is there already."""
        journal = cls(path, path.open("x+b", buffering=0))
        try:
            journal._lock()
            journal.append(first_line, sync=True)
        except OSError:
            journal.close()
            path.unlink()
            raise
        return journal

    @classmethod
    def open(cls, path: Path) -> Journal:
        """Open a file to go on with it, a torn last line cut off.

        Raises ``JournalBusy`` when another copy of the game holds it, and OSError.
        """
        journal = cls(path, path.open("r+b", buffering=0))
        journal._lock()
        data = journal._read()
        kept = confirmed(data)
        if kept != data:
            journal._file.truncate(min(len(kept), len(data)))
            journal.append(kept[len(data) :], sync=True)
        return journal

    def read(self) -> bytes:
        """Return all lines."""
        return confirmed(self._read())

    def append(self, lines: bytes, sync: bool = False) -> None:
        """Write whole lines in one piece; raises OSError, and then nothing has changed.

        Unbuffered, so that the lines are the system's when this returns: the death
        of the process, even by SIGKILL, cannot take them back (3 µs). ``sync`` is for
        what a power cut shall not take either. It takes 0.14 ms on a virtual disk
        and as long as a real one likes, so it is for the ends of turns.
        """
        end = self._file.seek(0, os.SEEK_END)
        try:
            if self._file.write(lines) != len(lines):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            if sync:
                os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(end)
            raise

    def close(self) -> None:
        """Let go of the file; closing twice is safe."""
        self._file.close()

    def _read(self) -> bytes:
        self._file.seek(0)
        return self._file.read()

    def _lock(self) -> None:
        # Another copy that asks ``is_busy`` holds the lock for a moment only.
        deadline = time.monotonic() + _PATIENCE
        while not _try_lock(self._file):
            if time.monotonic() > deadline:
                self.close()
                raise JournalBusy(self.path)
            time.sleep(0.01)


def _try_lock(file: BinaryIO, shared: bool = False) -> bool:
    """Lock the open file against other open files, in this process too; tell whether it went.

    A file system that has no locks (some network folders) does not keep anyone from playing.
    """
    try:
        if sys.platform == "win32":
            file.seek(_LOCKED_BYTE)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
            fcntl.flock(file.fileno(), kind | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _BUSY
    return True


def _unlock(file: BinaryIO) -> None:
    if sys.platform == "win32":
        file.seek(_LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
    else:
        fcntl.flock(file.fileno(), fcntl.LOCK_UN)


def begin_journal(
    folder: Path, first_line: bytes, unsaved: Callable[[Path, OSError], ContentError]
) -> Journal:
    """Make a new file in ``folder`` and hold it; raises the complaint of ``unsaved``."""
    path = folder / new_name()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Journal.create(path, first_line)
    except OSError as error:
        raise unsaved(path, error) from None


def hold_journal(
    path: Path,
    read: Callable[[bytes], T],
    busy: ContentError,
    unsaved: Callable[[Path, OSError], ContentError],
) -> tuple[Journal, T]:
    """Hold a file to go on with it, and return it as ``read`` finds it now.

    Raises ``busy`` when another copy of the game holds it, and what ``read`` raises.
    """
    try:
        journal = Journal.open(path)
    except JournalBusy:
        raise busy from None
    except OSError as error:
        raise unsaved(path, error) from None
    try:
        return journal, read(journal.read())
    except ContentError:
        journal.close()
        raise


_DELETED = "deleted"


def set_aside(path: Path, busy: Exception, unsaved: Callable[[Path, OSError], Exception]) -> Path:
    """Take a file out of the list of its folder, and return where it is now: nothing is lost.

    Raises ``busy`` where another copy of the game holds it, and ``unsaved`` where it cannot be
    moved.
    """
    folder = path.parent / _DELETED
    try:
        if path.is_file() and is_busy(path):
            raise busy
        folder.mkdir(exist_ok=True)
        return path.rename(free_name(folder, path))
    except OSError as error:
        raise unsaved(path, error) from None


def put_back(deleted: Path, unsaved: Callable[[Path, OSError], Exception]) -> Path:
    """Put such a file back among the others, and return where it is; raises ``unsaved``."""
    try:
        return deleted.rename(free_name(deleted.parent.parent, deleted))
    except OSError as error:
        raise unsaved(deleted, error) from None

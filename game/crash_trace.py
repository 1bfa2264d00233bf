"""The trace of a crash: where every thread was when the interpreter itself came to its end.

An exception that nobody caught has its report, and the log its lines. A fault that ends the process
at once, such as one in a library, can only be written by a handler that has a file open already.
The next start finds it there.
"""

import faulthandler
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from game import paths
from game.processes import has_ended

#: A file of a process that may still run, by its number; one that was told; so many are kept.
_OPEN, _TOLD, _KEPT = "running-", "crash-", 3
_SUFFIX = ".txt"


class CrashTrace:
    """Stands ready from when it is made until it is closed, and writes nothing unless all ends.

    ``earlier`` is what a copy of the game has left that has crashed since the last start.
    Python's own handler stays where it is switched on, as by ``-X faulthandler``.
    """

    def __init__(self) -> None:
        folder = paths.user_log_dir()
        self.earlier = _set_aside(folder)
        self._path = folder / f"{_OPEN}{os.getpid()}{_SUFFIX}"
        self._file: BinaryIO | None = None
        if not faulthandler.is_enabled():
            # Where no file can be made, there is no trace.
            with suppress(OSError):
                self._file = self._path.open("wb")
                faulthandler.enable(self._file, all_threads=True)

    def close(self) -> None:
        """Close and remove the file."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            with suppress(OSError):
                self._path.unlink()


def _set_aside(folder: Path) -> Path | None:
    """Give what crashed copies have left a name of its own; return the newest of them, or None."""
    told = []
    with suppress(OSError):
        told = [_named(path) for path in folder.glob(f"{_OPEN}*{_SUFFIX}") if _is_left(path)]
        for old in sorted(folder.glob(f"{_TOLD}*{_SUFFIX}"))[:-_KEPT]:
            old.unlink()
    return max(filter(None, told), default=None)


def _is_left(path: Path) -> bool:
    """Tell whether a process does not hold its file any more.

    A file that is not empty was written at an end, whichever process has the number since. In a
    sandbox each start may have the same number. Where processes cannot be asked, a file that is
    held can neither be removed nor renamed.
    """
    number = path.stem.removeprefix(_OPEN)
    ended = number == str(os.getpid()) or has_ended(number) is not False
    return ended or path.stat().st_size > 0


def _named(path: Path) -> Path | None:
    """Call a trace by when it was written, for good; None for an empty file, which goes."""
    with suppress(OSError):
        written = path.stat()
        if written.st_size:
            moment = time.strftime("%Y%m%d-%H%M%S", time.localtime(written.st_mtime))
            return path.replace(path.with_name(f"{_TOLD}{moment}{_SUFFIX}"))
        # Its process was killed, or the power failed: there is nothing to tell.
        path.unlink()
    return None

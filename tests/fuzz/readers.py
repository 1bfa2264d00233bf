"""A reader under test: good inputs, ways to damage them, and a watch over what reading does."""

from __future__ import annotations

import faulthandler
import os
import resource
import signal
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

from hypothesis.strategies import SearchStrategy

from .damage import YAML, Damage, damaged

LONGEST_LINE = 1300


class Broken(Exception):
    """An input was neither taken nor refused as it should be."""


class Reader(ABC):
    """Reads inputs of one sort. ``folder`` is empty at first, and the player's home.

    ``named`` is what every complaint has to name.
    """

    ways: Sequence[Damage] = YAML
    named = ""
    #: The least parts of a complaint: the place, the problem, the remedy.
    parts = 3

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.seeds: Sequence[bytes] = ()
        #: How many damaged inputs were.
        self.taken = self.refused = 0

    def inputs(self) -> SearchStrategy[bytes]:
        """Return what draws damaged inputs."""
        return damaged(self.seeds, self.ways)

    @abstractmethod
    def read(self, data: bytes) -> Sequence[str]:
        """Read an input by the doors of the game; return the complaints, none if it was taken."""

    def put(self, path: str, data: bytes) -> Path:
        """Write a file below the folder, and return it."""
        place = self.folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
        return place

    def check_line(self, line: str) -> None:
        """Raise ``Broken`` for a complaint that is not one clear line."""
        if not line.isprintable() or len(line) > LONGEST_LINE:
            raise Broken(f"no clear line: {line[:200]!r}")
        if self.named not in line or len(line.replace(";", ":").split(": ")) < self.parts:
            raise Broken(f"it lacks the file or the remedy: {line[:300]!r}")


#: The limits for an input: seconds of the processor, bytes, and bytes of the whole process.
SECONDS, MOST_BYTES, CEILING = 5, 100_000_000, 4_000_000_000
#: After so many seconds of the clock the process ends itself: code in C hears of no signal. Others
#: may use the processor meanwhile.
_PATIENCE = 600
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_STATUS, _CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")
#: Nothing that reads a file does any of this.
_NEVER = (
    *("subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn"),
    *("os.spawn", "os.startfile", "pty.spawn", "pickle.find_class", "ctypes.dlopen"),
    *("socket.connect", "socket.bind", "socket.sendto", "socket.getaddrinfo", "urllib.Request"),
)
#: The place of the path among the arguments.
_PATHS = {
    **dict.fromkeys(("os.mkdir", "os.chmod", "os.truncate"), 0),
    **dict.fromkeys(("os.rename", "os.link", "os.symlink", "shutil.copyfile", "shutil.move"), 1),
    **dict.fromkeys(("os.chown", "os.utime", "shutil.rmtree", "sqlite3.connect"), 0),
}
T = TypeVar("T")

_OWN = ("game", "pygame", "yaml", "platformdirs", "tests")
#: Modules that make classes by running text.
_CLASS_MAKERS = ("dataclasses.py", "collections/__init__.py", "typing.py", "enum.py")


class Forbidden(Exception):
    """A reader did what no reader may do."""


class TooSlow(BaseException):
    """An input took too much time of the processor."""


class Watch:
    """Watches calls in this process, which may write below ``folder`` alone.

    Python never forgets an audit hook, so there is one for all watches.
    """

    _looking: Watch | None = None
    _hooked = False

    def __init__(self, folder: Path) -> None:
        self._found: list[str] = []
        self._allowed = (os.path.realpath(folder) + os.sep, os.path.abspath(folder) + os.sep)
        self._roots = tuple(
            {str(Path(place).resolve()) for place in (*sys.path, sys.prefix) if place}
        )
        if not Watch._hooked:
            Watch._hooked = True
            sys.addaudithook(_hear)

    def run(self, act: Callable[[], T]) -> T:
        """Return what ``act`` does; raise ``Forbidden`` or ``TooSlow`` for what it must not do."""
        before, begun = _memory("VmRSS"), time.process_time()
        self._found.clear()
        former = signal.signal(signal.SIGPROF, _late)
        limits = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (CEILING, limits[1]))
        faulthandler.dump_traceback_later(_PATIENCE, exit=True)
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        Watch._looking = self
        try:
            result = act()
        finally:
            Watch._looking = None
            signal.setitimer(signal.ITIMER_PROF, 0)
            faulthandler.cancel_dump_traceback_later()
            resource.setrlimit(resource.RLIMIT_AS, limits)
            signal.signal(signal.SIGPROF, former)
            if self._found:
                raise Forbidden(self._found[0])
        if time.process_time() - begun > SECONDS:
            raise Forbidden(f"more than {SECONDS} seconds")
        if _memory("VmHWM") - before > MOST_BYTES:
            raise Forbidden("too much memory")
        return result

    def hear(self, event: str, args: tuple[Any, ...]) -> None:
        """Note an event of Python that no reader may cause."""
        if event == "open":
            _, mode, flags = args
            if (flags or 0) & _WRITING or (isinstance(mode, str) and set(mode) & set("wax+")):
                self._look_at(event, args[0])
        elif event in ("os.remove", "os.rmdir"):
            # Whole folders are emptied by names in them.
            path, folder = args
            inside = Path(f"/proc/self/fd/{folder}").resolve() if folder >= 0 else Path()
            self._look_at(event, inside / os.fsdecode(path))
        elif event in _PATHS:
            self._look_at(event, args[_PATHS[event]])
        elif event == "import":
            name = str(args[0]).partition(".")[0]
            if name not in sys.stdlib_module_names and name not in _OWN:
                self._found.append(f"import {args[0]}"[:300])
        elif event in ("exec", "compile"):
            file = args[0].co_filename if event == "exec" else str(args[1])
            caller = sys._getframe(2).f_code.co_filename
            if not (file.startswith(("<frozen", *self._roots)) or caller.endswith(_CLASS_MAKERS)):
                self._found.append(f"{event} of code from {file}"[:300])
        elif event.startswith(_NEVER):
            self._found.append(f"{event} {args!r}"[:300])
            raise Forbidden(event)

    def _look_at(self, event: str, path: object) -> None:
        if isinstance(path, int) or path in (":memory:", b":memory:", os.devnull, b""):
            return
        with suppress(ValueError):
            place = os.path.abspath(os.fsdecode(path))  # type: ignore[arg-type]
            if not f"{place}{os.sep}".startswith(self._allowed):
                self._found.append(f"{event} {place}"[:300])


def _hear(event: str, args: tuple[Any, ...]) -> None:
    if Watch._looking is not None:
        Watch._looking.hear(event, args)


def _late(_signal: int, _frame: FrameType | None) -> None:
    raise TooSlow


def _memory(which: str) -> int:
    """Return the bytes that the process has now (VmRSS), or had at most since that was asked.

    It is 0 where the system does not tell.
    """
    try:
        if which == "VmRSS":
            _CLEAR.write_text("5")
        text = _STATUS.read_text()
    except OSError:
        return 0
    return int(text.partition(f"{which}:")[2].split(maxsplit=1)[0]) * 1024

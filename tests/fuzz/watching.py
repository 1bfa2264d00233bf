"""What a reader takes and touches: time, memory, files, and code that is run.

Nothing that is watched can be let go of again, so whoever watches is a process of its own.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

SECONDS = 5.0
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_STATUS, _CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")
#: Nothing that reads a file does any of this.
_NEVER = (
    *("subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn"),
    *("os.spawn", "os.startfile", "pty.spawn", "pickle.find_class", "ctypes.dlopen"),
    *("socket.connect", "socket.bind", "socket.sendto", "socket.getaddrinfo", "urllib.Request"),
)
#: Each with the places of the paths among its arguments.
_PATHS = {
    **dict.fromkeys(("os.remove", "os.rmdir", "os.mkdir", "os.chmod", "os.truncate"), (0,)),
    **dict.fromkeys(("os.rename", "os.link", "os.symlink", "shutil.copyfile", "shutil.move"), (1,)),
    **dict.fromkeys(("os.chown", "os.utime", "shutil.rmtree", "sqlite3.connect"), (0,)),
}
_OWN = ("game", "pygame", "yaml", "platformdirs", "tests")


class TooSlow(BaseException):
    """So much time of the processor no input may take."""


class Watch:
    """Watches this process from now on; ``found`` are the lines about what must not be."""

    def __init__(self, folder: Path) -> None:
        self.found: list[str] = []
        self.seconds, self.bytes = 0.0, 0
        self._allowed = (os.path.realpath(folder) + os.sep, os.path.abspath(folder) + os.sep)
        self._roots = tuple(
            {str(Path(place).resolve()) for place in (*sys.path, sys.prefix) if place}
        )
        #: Only what is acted is looked at, and not what this itself does.
        self._looking = False
        sys.dont_write_bytecode = True
        sys.addaudithook(self._hear)
        signal.signal(signal.SIGPROF, _late)

    def run(self, act: Callable[[], object]) -> None:
        """Act, and note the seconds of the processor and the bytes at its peak that it took."""
        before = _memory("VmRSS")
        begun = time.process_time()
        self.found.clear()
        self._looking = True
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            act()
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self._looking = False
            self.seconds = time.process_time() - begun
            self.bytes = max(0, _memory("VmHWM") - before)

    def _hear(self, event: str, args: tuple[Any, ...]) -> None:
        if not self._looking:
            return
        if event == "open":
            _, mode, flags = args
            if (flags or 0) & _WRITING or (isinstance(mode, str) and set(mode) & set("wax+")):
                self._look_at(event, args[0])
        elif event in _PATHS:
            for place in _PATHS[event]:
                self._look_at(event, args[place])
        elif event in ("import", "exec", "compile"):
            self._look_at_code(event, args)
        elif event.startswith(_NEVER):
            self.found.append(f"{event} {args!r}"[:300])
            raise RuntimeError(f"the fuzzer forbids {event}")

    def _look_at(self, event: str, path: object) -> None:
        if isinstance(path, int) or path in (":memory:", b":memory:", os.devnull, b""):
            return
        try:
            place = os.path.abspath(os.fsdecode(path))  # type: ignore[arg-type]
        except ValueError:
            return
        if not f"{place}{os.sep}".startswith(self._allowed):
            self.found.append(f"{event} {place}"[:300])

    def _look_at_code(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "import":
            name = str(args[0]).partition(".")[0]
            if name not in sys.stdlib_module_names and name not in _OWN:
                self.found.append(f"import {args[0]}"[:300])
            return
        file = args[0].co_filename if event == "exec" else str(args[1])
        if not (file.startswith(("<frozen", *self._roots)) or _is_of_library(sys._getframe(2))):
            self.found.append(f"{event} of code from {file}"[:300])


def _is_of_library(frame: FrameType | None) -> bool:
    """Tell whether classes are being made, which Python itself does by running text."""
    return frame is not None and frame.f_code.co_filename.endswith(
        ("dataclasses.py", "collections/__init__.py", "typing.py", "enum.py")
    )


def _late(_signal: int, _frame: FrameType | None) -> None:
    raise TooSlow


def _memory(which: str) -> int:
    """Return what the process has now, in bytes, or had at most since it was asked for that.

    Nothing where the system does not tell.
    """
    try:
        if which == "VmRSS":
            _CLEAR.write_text("5")
        text = _STATUS.read_text()
    except OSError:
        return 0
    return int(text.partition(f"{which}:")[2].split(maxsplit=1)[0]) * 1024

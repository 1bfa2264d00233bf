"""Children that try a mutant: forks of a process in which everything is loaded."""

import faulthandler
import os
import resource
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

#: Seconds on the clock, for one that waits for ever; bytes, for one that grows for ever.
WAITING, ROOM = 100, 2 << 30
#: The answers of a child. ``COLD``: the mutant works only while its module is loaded.
LIVED, CAUGHT, COLD, TOO_LONG = "lived", "caught", "cold", "endless"

T = TypeVar("T")


def in_children(
    works: Iterable[tuple[T, Callable[[], str]]], most: int = 1
) -> Iterator[tuple[T, str, float]]:
    """Have each work done by a child, ``most`` at the same time.

    Yields, as they end, what a work is for, what its child found, and the seconds of the processor
    that it took. It found ``TOO_LONG`` when its time is over (``give_time``), ``CAUGHT`` when it
    crashed.
    """
    running: dict[int, tuple[T, Path]] = {}
    left = iter(works)
    try:
        while True:
            for thing, work in islice(left, most - len(running)):
                # Some tests take up another user's rights.
                (folder := _scratch()).chmod(0o755)
                child = os.fork()
                if child == 0:
                    _be_a_child(work, folder)
                running[child] = thing, folder
            if not running:
                return
            child, status, usage = os.wait3(0)
            if child in running:
                thing, folder = running.pop(child)
                yield thing, _answer(folder, status), usage.ru_utime + usage.ru_stime
    finally:
        for child, (_, folder) in running.items():
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            shutil.rmtree(folder, ignore_errors=True)


def _scratch() -> Path:
    """Return a new folder for what tests write, in memory where that can be."""
    memory = Path("/dev/shm")
    return Path(tempfile.mkdtemp(prefix="mutants-", dir=memory if memory.is_dir() else None))


def _answer(folder: Path, status: int) -> str:
    answer = folder / "answer"
    found = answer.read_text(encoding="utf-8") if answer.exists() else CAUGHT
    shutil.rmtree(folder, ignore_errors=True)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM):
        return TOO_LONG
    return found


def give_time(seconds: float, waiting: int = WAITING) -> None:
    """Let this process end when it has worked so many seconds more, or waited on the clock."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(waiting)


def _be_a_child(work: Callable[[], str], folder: Path) -> None:
    """Do the work and end, whatever happens."""
    try:
        faulthandler.disable()
        # The keyboard's interrupt is for the one that asks.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for number in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(number, signal.SIG_DFL)
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        room = pages * resource.getpagesize() + ROOM
        resource.setrlimit(resource.RLIMIT_AS, (room, room))
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
        os.environ["BRIDGES_OF_ERRET_HOME"] = str(folder / "home")
        (folder / "answer").write_text(work(), encoding="utf-8")
    finally:
        os._exit(0)

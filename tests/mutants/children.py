"""Children that try a mutant: forks of a process in which everything is loaded, or a cold start."""

import faulthandler
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import islice
from pathlib import Path
from types import CodeType, ModuleType
from typing import TypeVar

import pytest

from .changes import Mutant, Mutator, mutants_of

#: Seconds on the clock, for one that waits for ever; bytes, for one that grows for ever.
WAITING, ROOM = 100, 2 << 30
#: Who works less of that time waits; on a busy machine others are slow, too.
_IDLE = 0.0005
#: Seconds of the processor for one that is there from the beginning.
_COLD_WORK = 120
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


def give_time(seconds: float, waiting: float = WAITING) -> None:
    """Let this process end when it has worked so many seconds more, or waited on the clock."""
    worked = time.process_time()

    def look(number: int, frame: object) -> None:
        nonlocal worked
        if time.process_time() - worked < _IDLE * waiting:
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)
        worked = time.process_time()

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, waiting, waiting)


def _be_a_child(work: Callable[[], str], folder: Path) -> None:
    try:
        faulthandler.disable()
        # The keyboard's interrupt is for the one that asks.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
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


VARIABLE = "MUTANT"
#: Tests are neither explained nor shared out: it is enough that one fails.
ARGUMENTS = ("-q", "--no-header", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-n0")
#: How pytest ends where all tests have passed, or none has the name of before.
_PASSED = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def changed(mutant: Mutant, tests: Sequence[str]) -> str:
    """Return what becomes of a mutant with these tests, when it is there from the beginning."""
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    command = [sys.executable, "-m", "pytest", *ARGUMENTS, "-x", "-p", __name__, *files]
    named = json.dumps([mutant.module, mutant.index, list(tests)])
    # A process has the limits of the one that started it.
    resource.setrlimit(resource.RLIMIT_CPU, (_COLD_WORK, _COLD_WORK))
    child = subprocess.Popen(command, env=os.environ | {VARIABLE: named})
    worked = 0.0
    while True:
        try:
            status = child.wait(WAITING)
            break
        except subprocess.TimeoutExpired:
            before, worked = worked, _worked(child.pid)
            if worked - before < _IDLE * WAITING:
                child.kill()
    if status in (-signal.SIGXCPU, -signal.SIGKILL):
        return TOO_LONG
    return LIVED if status in _PASSED else CAUGHT


def _worked(process: int) -> float:
    """Return the seconds of the processor that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        super().__init__(name, str(path))
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Mutant, source: str) -> None:
        path = Path(mutant.module).resolve()
        self._name = ".".join(Path(mutant.module).with_suffix("").parts).removesuffix(".__init__")
        self._loader = _Loader(self._name, path, Mutator(source).compiled(mutant, str(path)))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        return spec_from_file_location(fullname, self._loader.path, loader=self._loader)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests that are named."""
    items[:] = [item for item in items if item.nodeid in _TESTS]


if VARIABLE in os.environ:
    _MODULE, _INDEX, _TESTS = json.loads(os.environ[VARIABLE])
    _SOURCE = Path(_MODULE).read_text(encoding="utf-8")
    (_MUTANT,) = [each for each in mutants_of(_MODULE, _SOURCE) if each.index == _INDEX]
    sys.meta_path.insert(0, _Finder(_MUTANT, _SOURCE))

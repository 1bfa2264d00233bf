"""Trying a mutant at once: a process with all tests loaded forks, changes the function, tests.

A function's code is exchanged in place, so that whoever has the function has the mutant. What
works while a module is loaded cannot be tried so.
"""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

from .changes import Mutant, Mutator
from .children import CAUGHT, COLD, LIVED, give_time, in_a_child
from .coverage_map import Tracer, passes, walk, write_walks
from .pytest_process import TestProcess, answering, steady_chance

#: An hour for all tests, traced.
TRACING = 3600
#: Seconds for a test, and how many times what it took unchanged.
PATIENCE, TIMES = 2, 8

#: A test by its id, and the seconds that it takes.
Timed = tuple[str, float]

#: By file, name and first line: what exists of a function.
Functions = dict[tuple[str, str, int], list[FunctionType]]

#: Lines by module.
Lines = dict[str, list[int]]


class WarmTests:
    """The tests, loaded, in a process of their own."""

    def __init__(self, modules: Sequence[Path], tests: Sequence[str]) -> None:
        self._process = TestProcess(tests, lambda pipe: _WarmAnswers(pipe, modules))

    def loaded(self) -> tuple[dict[str, str], Lines, list[str]]:
        """Return all tests with their files, the lines met while loading, and others’ modules."""
        found: tuple[dict[str, str], Lines, list[str]] = self._process.ask("loaded")[0]
        return found

    def trace(self, path: Path, tests: Sequence[str]) -> None:
        """Run these tests, and write their walks."""
        self._process.ask("trace", path, tests)

    def verdict(self, mutant: Mutant, tests: Sequence[Timed]) -> tuple[str, float]:
        """Return what becomes of a mutant and the test that caught it; and seconds of work."""
        return self._process.ask("try", mutant, tests)

    def close(self) -> None:
        """End the process."""
        self._process.close()


class _WarmAnswers:
    """A plugin that answers questions instead of running the tests."""

    def __init__(self, pipe: Connection, modules: Sequence[Path]) -> None:
        self._pipe = pipe
        self._modules = modules
        self._mutators: dict[str, Mutator] = {}
        self._functions: Functions = {}
        self._items: dict[str, pytest.Item] = {}
        self._tracer = Tracer(modules)

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """Note what is carried out while all is loaded."""
        steady_chance()
        with self._tracer.tracing():
            return (yield)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Answer until the end is asked for."""
        self._items = {item.nodeid: item for item in session.items}
        self._functions = functions_of(self._modules)
        gc.collect()
        gc.freeze()
        answering(self._pipe, {"loaded": self._loaded, "trace": self._traced, "try": self._tried})
        return True

    def _loaded(self) -> tuple[dict[str, str], Lines, list[str]]:
        files = {test: str(item.path) for test, item in self._items.items()}
        others = sorted(name for name, module in sys.modules.items() if not _is_ours(module))
        return files, self._tracer.lines(), others

    def _traced(self, path: Path, tests: Sequence[str]) -> str:
        def work() -> str:
            give_time(TRACING, TRACING)
            write_walks(path, walk([self._items[test] for test in tests], self._modules))
            return LIVED

        return in_a_child(work)

    def _tried(self, mutant: Mutant, tests: Sequence[Timed]) -> str:
        path = Path(mutant.module)
        if mutant.module not in self._mutators:
            self._mutators[mutant.module] = Mutator(path.read_text(encoding="utf-8"))
        code = self._mutators[mutant.module].compiled(mutant, str(path.resolve()))

        def work() -> str:
            if not installed(code, self._functions):
                return COLD
            return first_to_fail([(self._items[test], seconds) for test, seconds in tests])

        return in_a_child(work)


def first_to_fail(tests: Sequence[tuple[pytest.Item, float]]) -> str:
    """Run tests, each in its time, until one fails: that has caught the mutant."""
    following = [*(item for item, _ in tests[1:]), None]
    for (item, seconds), after in zip(tests, following, strict=True):
        give_time(PATIENCE + TIMES * seconds)
        if not passes(item, after):
            return f"{CAUGHT} {item.nodeid}"
    return LIVED


def _is_ours(module: ModuleType) -> bool:
    """Whether a module is of this project: the game, a test."""
    file = Path(getattr(module, "__file__", None) or sys.prefix).resolve()
    return file.is_relative_to(Path.cwd()) and not file.is_relative_to(sys.prefix)


def functions_of(modules: Iterable[Path]) -> Functions:
    """Return all functions there are of these modules, wrapped ones as well."""
    files = {str(path.resolve()) for path in modules}
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            found[_name(thing.__code__)].append(thing)
    return found


def installed(module: CodeType, functions: Functions) -> bool:
    """Give all functions the code that they have in ``module``; tell whether one has changed."""
    changed = False
    for code in _codes(module):
        for function in functions.get(_name(code), ()):
            if function.__code__ != code:
                try:
                    function.__code__ = code
                except ValueError:
                    # It has another number of free variables.
                    return False
                changed = True
    return changed


def _name(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)

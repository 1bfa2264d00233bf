"""Trying a mutant at once: a process with all tests loaded forks, changes the function, tests.

A function's code is exchanged in place, so that whoever has the function has the mutant. What
works while a module is loaded cannot be tried so.
"""

from __future__ import annotations

import gc
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from .changes import Mutant, Mutator
from .children import CAUGHT, COLD, LIVED, give_time, in_a_child
from .coverage_map import Walk, passes, stamp, walk, write_walks

ARGUMENTS = ("-q", "-n0", "-p", "no:cacheprovider", "--no-header")
#: An hour for all tests, traced.
TRACING = 3600
#: Seconds for a test, and how many times what it took when it was traced.
PATIENCE, TIMES = 2, 4

#: A test by its id, and the seconds that it takes.
Timed = tuple[str, float]

#: By file, name and first line: what exists of a function.
Functions = dict[tuple[str, str, int], list[FunctionType]]


class WarmTests:
    """The tests, loaded, in a process of their own that answers questions."""

    def __init__(self, modules: Sequence[Path], tests: Sequence[str]) -> None:
        self._pipe, other = Pipe()
        self._child = os.fork()
        if self._child == 0:
            pytest.main([*ARGUMENTS, *tests], plugins=[_Answers(other, modules)])
            os._exit(0)

    def trace(self, path: Path, known: Sequence[Walk]) -> None:
        """Run all tests but those whose file has not changed, and write all walks."""
        self._pipe.send(("trace", path, known))
        self._pipe.recv()

    def verdict(self, mutant: Mutant, tests: Sequence[Timed]) -> str:
        """Return what becomes of a mutant under these tests, and the test that caught it."""
        self._pipe.send(("try", mutant, tests))
        return str(self._pipe.recv())

    def close(self) -> None:
        """End the process."""
        self._pipe.send(("end",))
        os.waitpid(self._child, 0)


class SteadyChance:
    """A plugin: tests of chance try the same examples every time, and end at a failure."""

    def pytest_collection(self) -> None:
        """Set it before a test is loaded."""
        from hypothesis import Phase, settings  # noqa: PLC0415 # pytest warns of it before its time

        settings.register_profile(
            "mutants",
            settings.default,
            derandomize=True,
            database=None,
            phases=(Phase.explicit, Phase.generate),
        )
        settings.load_profile("mutants")


class _Answers(SteadyChance):
    """A plugin that answers questions instead of running the tests."""

    def __init__(self, pipe: Connection, modules: Sequence[Path]) -> None:
        self._pipe = pipe
        self._modules = modules
        self._mutators: dict[str, Mutator] = {}
        self._functions: Functions = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Answer until the end is asked for."""
        items = {item.nodeid: item for item in session.items}
        self._functions = functions_of(self._modules)
        gc.collect()
        gc.freeze()
        while True:
            question, *said = self._pipe.recv()
            if question == "end":
                return True
            if question == "trace":
                answer = self._traced(list(items.values()), *said)
            else:
                mutant, tests = said
                answer = self._tried(mutant, [(items[test], taken) for test, taken in tests])
            self._pipe.send(answer)

    def _traced(self, items: Sequence[pytest.Item], path: Path, known: Sequence[Walk]) -> str:
        stamps = {item.nodeid: stamp(item.path) for item in items}
        kept = [found for found in known if stamps.get(found.test) == found.stamp]
        names = {found.test for found in kept}
        new = [item for item in items if item.nodeid not in names]

        def work() -> str:
            give_time(TRACING, TRACING)
            write_walks(path, [*kept, *walk(new, self._modules)])
            return LIVED

        return in_a_child(work)

    def _tried(self, mutant: Mutant, tests: Sequence[tuple[pytest.Item, float]]) -> str:
        path = Path(mutant.module)
        if mutant.module not in self._mutators:
            self._mutators[mutant.module] = Mutator(path.read_text(encoding="utf-8"))
        code = self._mutators[mutant.module].compiled(mutant, str(path.resolve()))

        def work() -> str:
            if not installed(code, self._functions):
                return COLD
            following = [*(item for item, _ in tests[1:]), None]
            for (item, seconds), after in zip(tests, following, strict=True):
                give_time(PATIENCE + TIMES * seconds)
                if not passes(item, after):
                    return f"{CAUGHT} {item.nodeid}"
            return LIVED

        return in_a_child(work)


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

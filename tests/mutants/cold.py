"""Trying a mutant from the beginning: a process without the game forks, and loads it changed."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from .changes import Mutant, Mutator
from .children import CAUGHT, give_time, in_a_child
from .pytest_process import TestProcess, answering, steady_chance
from .warm import Timed, first_to_fail

#: What loading the game and its tests takes at most, in seconds of the processor.
LOADING = 20


class ColdTests:
    """A process in which pytest has begun and nothing of the game is loaded.

    ``others`` are modules that tests need and no mutant can change: they are loaded once.
    """

    def __init__(self, tests: Sequence[str], others: Sequence[str]) -> None:
        self._process = TestProcess(tests, lambda pipe: _ColdAnswers(pipe, others))

    def verdict(self, mutant: Mutant, tests: Sequence[Timed]) -> tuple[str, float]:
        """Return what becomes of a mutant and the test that caught it; and seconds of work."""
        return self._process.ask("try", mutant, tests)

    def close(self) -> None:
        """End the process."""
        self._process.close()


class _ColdAnswers:
    """A plugin that answers questions instead of loading the tests."""

    def __init__(self, pipe: Connection, others: Sequence[str]) -> None:
        self._pipe = pipe
        self._others = others
        self._session: pytest.Session | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Keep what collects tests."""
        self._session = session

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Answer until the end is asked for, and end."""
        steady_chance()
        _load(self._others)
        answering(self._pipe, {"try": self._tried})
        os._exit(0)

    def _tried(self, mutant: Mutant, tests: Sequence[Timed]) -> str:
        path = Path(mutant.module).resolve()
        assert _dotted(mutant.module) not in sys.modules
        code = Mutator(path.read_text(encoding="utf-8")).compiled(mutant, str(path))
        return in_a_child(lambda: self._first_to_fail(mutant, path, code, tests))

    def _first_to_fail(
        self, mutant: Mutant, path: Path, code: CodeType, tests: Sequence[Timed]
    ) -> str:
        assert self._session is not None
        give_time(LOADING)
        sys.meta_path.insert(0, _Finder(_dotted(mutant.module), path, code))
        files = dict.fromkeys(test.partition("::")[0] for test, _ in tests)
        items = {item.nodeid: item for item in self._session.perform_collect([*files])}
        if self._session.testsfailed:
            # A file of tests cannot be loaded any more.
            return CAUGHT
        # A mutant may give the cases of a test other names.
        return first_to_fail([(items[test], time) for test, time in tests if test in items])


def _load(names: Sequence[str]) -> None:
    """Load modules, as far as they can be loaded by themselves."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in names:
            with contextlib.suppress(Exception):
                importlib.import_module(name)


def _dotted(module: str) -> str:
    return ".".join(Path(module).with_suffix("").parts).removesuffix(".__init__")


class _Loader(SourceFileLoader):
    """Loads a module from a code that is at hand."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        super().__init__(name, str(path))
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        """Return that code."""
        return self._code


class _Finder(MetaPathFinder):
    """Finds one module, changed."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self._name = name
        self._loader = _Loader(name, path, code)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for that one."""
        if fullname != self._name:
            return None
        return spec_from_file_location(fullname, self._loader.path, loader=self._loader)

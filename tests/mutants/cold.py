"""Trying a mutant from the beginning: a process without the game forks, and loads it changed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from .changes import Mutant, Mutator
from .children import CAUGHT, LIVED, give_time, in_a_child
from .warm import ARGUMENTS, PATIENCE, TIMES, SteadyChance, Timed

#: What loading the game and its tests takes at most, in seconds of the processor.
LOADING = 20


def cold_verdict(mutant: Mutant, tests: Sequence[Timed]) -> str:
    """Return what becomes of a mutant under these tests, and the test that caught it."""

    def work() -> str:
        give_time(LOADING)
        path = Path(mutant.module).resolve()
        code = Mutator(path.read_text(encoding="utf-8")).compiled(mutant, str(path))
        sys.meta_path.insert(0, _Finder(_dotted(mutant.module), path, code))
        files = dict.fromkeys(test.partition("::")[0] for test, _ in tests)
        chosen = _Chosen(tests)
        found = pytest.main([*ARGUMENTS, "-x", *files], plugins=[chosen])
        lived = found in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        return LIVED if lived else f"{CAUGHT} {chosen.running}".strip()

    return in_a_child(work)


def _dotted(module: str) -> str:
    return ".".join(Path(module).with_suffix("").parts).removesuffix(".__init__")


class _Chosen(SteadyChance):
    """A plugin: only some tests, in their order."""

    def __init__(self, tests: Sequence[Timed]) -> None:
        self._places = {test: place for place, (test, _) in enumerate(tests)}
        self._seconds = dict(tests)
        self.running = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that were chosen."""
        chosen = [item for item in items if item.nodeid in self._places]
        items[:] = sorted(chosen, key=lambda item: self._places[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Give the test its time."""
        self.running = item.nodeid
        give_time(PATIENCE + TIMES * self._seconds[item.nodeid])


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

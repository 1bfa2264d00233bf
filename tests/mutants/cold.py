"""A plugin of pytest that loads one module changed: for what works only while it is loaded.

``changed`` starts a process with it, to which ``MUTANT`` names the change and the tests.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from .changes import Mutant, Mutator, mutants_of
from .children import CAUGHT, LIVED, TOO_LONG, WAITING

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
    try:
        ended = subprocess.run(
            command, env=os.environ | {VARIABLE: named}, timeout=WAITING, check=False
        )
    except subprocess.TimeoutExpired:
        return TOO_LONG
    return LIVED if ended.returncode in _PASSED else CAUGHT


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

    def __init__(self, mutant: Mutant, source: str) -> None:
        path = Path(mutant.module).resolve()
        self._name = ".".join(Path(mutant.module).with_suffix("").parts).removesuffix(".__init__")
        self._loader = _Loader(self._name, path, Mutator(source).compiled(mutant, str(path)))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for that one."""
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

"""The list of measurements has each of them, and what stands beside it can be read again."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.benchmarks.__main__ import MODULES
from tests.benchmarks.beside import figures_of

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "benchmarks"
#: It makes what others measure.
MEASURES_NOTHING = {"random_cases"}


def can_be_run(path: Path) -> bool:
    """Whether a module does something by itself: it ends with ``if __name__ == "__main__":``."""
    last = ast.parse(path.read_text(encoding="utf-8")).body[-1]
    return isinstance(last, ast.If) and ast.unparse(last.test) == "__name__ == '__main__'"


def test_the_list_has_every_measurement() -> None:
    runnable = {path.stem for path in FOLDER.glob("*.py") if can_be_run(path)}
    assert set(MODULES) == runnable - {"__main__"} - MEASURES_NOTHING


def told(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.benchmarks", *words]
    return subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)


def test_the_list_is_told() -> None:
    listed = told("--list")
    assert (listed.returncode, listed.stdout.split()) == (0, list(MODULES))


def test_one_that_is_not_there_is_refused() -> None:
    refused = told("greedy")
    assert (refused.returncode, refused.stdout.count("\n")) == (2, 1)
    assert refused.stdout.startswith("no measurement is called greedy: choose of resolve_speed, ")


@pytest.mark.parametrize("name", MODULES)
def test_each_finds_what_it_measures(name: str) -> None:
    assert callable(import_module(f"tests.benchmarks.{name}").main)


def test_the_first_figure_of_a_line_stands_beside_another() -> None:
    lines = (
        "pygame-ce 2.5.8 (SDL 2.32.10, Python 3.11.7)\n"
        "assault, warm      median   4.83 ms ( 5.00 yardsticks), 99 %  12.96, longest  97.33\n"
        "slide, cold: first picture 254.44 ms\n"
        "at rest            19 µs, 99 %    46, longest    59, which is 0.4% of a frame\n"
    )
    assert figures_of(lines) == {
        "assault, warm, ms": 4.83,
        "slide, cold: first picture, ms": 254.44,
        "at rest, µs": 19.0,
    }

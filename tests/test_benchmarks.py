"""The list of measurements has each of them, the table all rows, and figures are read again."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.benchmarks import __main__ as benchmarks
from tests.benchmarks import package_size
from tests.benchmarks.__main__ import MODULES, WITH_ROWS
from tests.benchmarks.rows import Row, read_row, tell_rows

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "benchmarks"
#: They make what others measure.
MEASURES_NOTHING = {"noted_frames", "random_cases", "resting_scene"}


def can_be_run(path: Path) -> bool:
    """Whether a module does something by itself: it ends with ``if __name__ == "__main__":``."""
    last = ast.parse(path.read_text(encoding="utf-8")).body[-1]
    return isinstance(last, ast.If) and ast.unparse(last.test) == "__name__ == '__main__'"


def test_the_list_has_every_measurement() -> None:
    runnable = {path.stem for path in FOLDER.glob("*.py") if can_be_run(path)}
    assert set(MODULES) == runnable - {"__main__"} - MEASURES_NOTHING


def test_the_table_has_every_module_with_rows() -> None:
    with_rows = {name for name in MODULES if hasattr(module(name), "rows")}
    assert set(WITH_ROWS) == with_rows


def module(name: str) -> ModuleType:
    return import_module(f"tests.benchmarks.{name}")


def told(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.benchmarks", *words]
    return subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)


def test_the_list_is_told() -> None:
    listed = told("--list")
    assert (listed.returncode, listed.stdout.split()) == (0, [*MODULES])


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("greedy", "no measurement is called greedy: choose of engine_speed, "),
        ("table match_slope", "match_slope has no rows: choose of engine_speed, "),
    ],
)
def test_one_that_is_not_there_or_has_no_rows_is_refused(words: str, line: str) -> None:
    refused = told(*words.split())
    assert (refused.returncode, refused.stdout.count("\n")) == (2, 1)
    assert refused.stdout.startswith(line)


@pytest.mark.parametrize("name", MODULES)
def test_each_finds_what_it_measures(name: str) -> None:
    assert callable(module(name).main)


def test_a_row_comes_through_another_process_as_it_was(
    capsys: pytest.CaptureFixture[str],
) -> None:
    row = Row("opening a chest", "a bare lid", 1.2, 2, figures="12 and 10 ms")
    assert tell_rows([row]) == 0
    assert read_row(capsys.readouterr().out) == row


@pytest.mark.parametrize(
    ("measured", "aim", "at_most", "reached"),
    [
        (1.9, 2, True, True),
        (2.1, 2, True, False),
        (5.1, 5, False, True),
        (4.9, 5, False, False),
        (None, 2, True, False),
    ],
)
def test_a_row_reaches_its_aim_or_misses_it(
    measured: float | None, aim: float, at_most: bool, reached: bool
) -> None:
    assert Row("a", "b", measured, aim, at_most).reached is reached


def test_a_line_of_the_table_names_figure_aim_and_what_stands_beside() -> None:
    first, second = Row("a menu", "a window", 2.25, 2, figures="9 and 4 ms").line().splitlines()
    assert first.split() == ["a", "menu", "2.25×", "≤", "2×", "MISSED"]
    assert second == "  beside a window: 9 and 4 ms"


def test_rows_that_cannot_be_measured_miss(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benchmarks, "WITH_ROWS", ("no_such_measurement",))
    assert benchmarks.main([]) == 1
    assert "no_such_measurement: rows" in capsys.readouterr().out


def test_a_packed_game_is_weighed_without_its_assets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, trivial = tmp_path / "game", tmp_path / "trivial"
    for path, size in (
        (game / "game", 50),
        (game / "_internal" / "library.so", 60),
        (game / "_internal" / "assets" / "built" / "map.webp", 900),
        (game / "_internal" / "data" / "cards.yaml", 90),
        (trivial / "trivial", 100),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"." * size)
    monkeypatch.setattr(package_size, "PACKED", game)
    monkeypatch.setattr(package_size, "TRIVIAL", trivial)
    row = package_size._size_row([])
    assert (row.measured, row.reached) == (1.1, True)


def test_what_was_not_packed_is_told_with_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PACKED", "TRIVIAL"):
        monkeypatch.setattr(package_size, name, tmp_path / name.lower())
    for row in package_size.rows():
        assert (row.measured, row.reached) == (None, False)
        assert "pyinstaller" in row.figures

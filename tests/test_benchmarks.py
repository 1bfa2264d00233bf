"""The list of measurements has each of them, the table all rows, and figures are read again."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.benchmarks import __main__ as benchmarks
from tests.benchmarks import package_size
from tests.benchmarks.__main__ import MODULES
from tests.benchmarks.rows import Row

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "benchmarks"


def module(name: str) -> ModuleType:
    return import_module(f"tests.benchmarks.{name}")


def test_the_table_has_every_module_with_rows() -> None:
    names = [path.stem for path in FOLDER.glob("*.py")]
    with_rows = {
        name for name in names if "\ndef rows(" in (FOLDER / f"{name}.py").read_text("utf-8")
    }
    assert set(MODULES) == with_rows
    assert all(callable(module(name).rows) for name in MODULES)


def told(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.benchmarks", *words]
    return subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)


def test_the_list_is_told() -> None:
    listed = told("--list")
    assert (listed.returncode, listed.stdout.split()) == (0, [*MODULES, "compiled"])


def test_one_that_is_not_there_is_refused() -> None:
    refused = told("greedy")
    assert (refused.returncode, refused.stdout.count("\n")) == (2, 1)
    assert refused.stdout.startswith("no measurement is called greedy: choose of engine_speed, ")


def test_a_row_comes_through_another_process_as_it_was(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = Row("opening a chest", "a bare lid", 1.2, 2, figures="12 and 10 ms")
    monkeypatch.setattr(package_size, "rows", lambda: [row])
    assert benchmarks.tell_rows("package_size") == 0
    assert Row(**json.loads(capsys.readouterr().out)) == row


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
    monkeypatch.setattr(benchmarks, "MODULES", ("no_such_measurement",))
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

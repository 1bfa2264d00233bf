"""The list of measurements has each of them, the table all rows, and figures are read again."""

import json
from pathlib import Path

import pytest

from tests.benchmarks import __main__ as benchmarks
from tests.benchmarks import memory
from tests.benchmarks.__main__ import MODULES
from tests.benchmarks.rows import Row

FOLDER = Path(benchmarks.__file__).parent


def test_the_table_has_every_module_with_rows() -> None:
    with_rows = {
        path.stem for path in FOLDER.glob("*.py") if "\ndef rows(" in path.read_text("utf-8")
    }
    assert set(MODULES) == with_rows


def test_the_list_is_told_and_one_that_is_not_there_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert benchmarks.main(["--list"]) == 0
    assert capsys.readouterr().out.split() == [*MODULES, "compiled"]
    assert benchmarks.main(["greedy"]) == 2
    out = capsys.readouterr().out
    assert out.startswith("no measurement is called greedy: choose of engine_speed, ")


def test_a_row_comes_through_another_process_as_it_was(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = Row("opening a chest", "a bare lid", 1.2, 2, figures="12 and 10 ms")
    monkeypatch.setattr(memory, "rows", lambda: [row])
    assert benchmarks.tell_rows("memory") == 0
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

"""How long ``resolve`` takes beside the parsing of the same file alone.

Both take turns in one process.
"""

import io
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import yaml

from game.cases import resolve
from tests.benchmarks.random_cases import random_cases

from .rows import Row

COUNT = 5_000
ROUNDS = 5

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def rows() -> Iterator[Row]:
    """Measure both in one process, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        path = _cases(Path(folder))
        parsing, working = _best(lambda: _parse(path), lambda: _resolve(path))
    yield Row(
        f"resolve of {COUNT} cases, in one process",
        "reading the same YAML with the C loader",
        working / parsing,
        1.15,
        figures=f"{working:.2f} and {parsing:.2f} s",
    )


def _cases(folder: Path) -> Path:
    """Write the cases to a file, and return it."""
    path = folder / "cases.yaml"
    path.write_text("---\n".join(random_cases(1, COUNT)), "utf-8")
    return path


def _best(parse: Callable[[], None], work: Callable[[], None]) -> tuple[float, float]:
    """Return the best times of both, which took turns."""
    rounds = [(_seconds(parse), _seconds(work)) for _ in range(ROUNDS)]
    parsing, working = zip(*rounds, strict=True)
    return min(parsing), min(working)


def _seconds(function: Callable[[], None]) -> float:
    """Return the processor's time for a call, so that others at work matter less."""
    start = sum(os.times()[:4])
    function()
    return sum(os.times()[:4]) - start


def _parse(path: Path) -> None:
    with path.open(encoding="utf-8") as file:
        list(yaml.load_all(file, Loader=_LOADER))


def _resolve(path: Path) -> None:
    err = io.StringIO()
    assert resolve([path], io.StringIO(), err) == 0, err.getvalue()

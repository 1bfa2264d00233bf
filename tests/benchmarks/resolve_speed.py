"""How long ``resolve`` takes beside the parsing of the same file alone.

``python -m tests.benchmarks.resolve_speed`` prints both, within one process and
as processes of their own; resolving may take twice as long as parsing.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import yaml

from game.cases import resolve
from tests.benchmarks.random_cases import random_cases

COUNT = 5_000
ROUNDS = 3
LIMIT = 2.0

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PARSE = (
    "import sys, yaml; f = open(sys.argv[1], encoding='utf-8');"
    " list(yaml.load_all(f, Loader=getattr(yaml, 'CSafeLoader', yaml.SafeLoader)))"
)


def main() -> int:
    """Print the times and their ratios; return 1 when the limit is passed."""
    with tempfile.TemporaryDirectory() as folder:
        # As for a player: modules are compiled once, and lines are written many at a time.
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        for name in ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED"):
            os.environ.pop(name, None)
        path = Path(folder) / "cases.yaml"
        text = "---\n".join(random_cases(1, COUNT))
        path.write_text(text, "utf-8")
        lines = text.count("\n") / COUNT
        print(f"{COUNT} cases of {lines:.1f} lines, the best of {ROUNDS}")
        inside = _ratio("in one process", lambda: _parse(path), lambda: _resolve(path))
        own = _ratio("as processes", lambda: _run("-c", _PARSE, path), lambda: _command(path))
    return int(max(inside, own) > LIMIT)


def _ratio(title: str, parse: Callable[[], None], work: Callable[[], None]) -> float:
    parsing, working = [], []
    for _ in range(ROUNDS):
        parsing.append(_seconds(parse))
        working.append(_seconds(work))
    ratio = min(working) / min(parsing)
    print(
        f"{title}: parsing {min(parsing):.3f} s, resolving {min(working):.3f} s, {ratio:.2f} times"
    )
    return ratio


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


def _command(path: Path) -> None:
    _run("-m", "game", "resolve", path)


def _run(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())

"""The fuzzer notices what it is there to notice, and finds nothing in a few inputs of each sort."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .damage import JSON, YAML, damaged
from .targets import TARGETS
from .worker import Tally

ROOT = Path(__file__).parents[2]
#: Reads as a bad reader would, and tells what was noticed.
_BAD = """
import sys
from pathlib import Path
from tests.fuzz.watching import Watch

home = Path(sys.argv[1])
kept = []
watch = Watch(home)
acts = {
    "outside": lambda: (home.parent / "outside").write_text("x"),
    "inside": lambda: (home / "inside").write_text("x"),
    "command": lambda: __import__("os").system("true"),
    "code": lambda: eval("1 + 1"),
    "large": lambda: kept.append(bytearray(200_000_000)),
}
for name, act in acts.items():
    try:
        watch.run(act)
    except RuntimeError:
        pass
    print(name, bool(watch.found), watch.bytes > 100_000_000)
"""


def run(*words: str) -> str:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(  # noqa: PLW1510
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_a_number_always_gives_the_same_input() -> None:
    seeds = [b"a: {b: 1}\n", b"c: [1, 2]\n"]
    for ways in (YAML, JSON):
        one, other = ([damaged(Random(n), seeds, ways) for n in range(200)] for _ in range(2))
        assert one == other
        assert len(set(one)) > 100


@pytest.mark.skipif(sys.platform != "linux", reason="memory is told on Linux alone")
def test_what_a_reader_must_not_do_is_noticed(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    told = dict(line.split(" ", 1) for line in run("-c", _BAD, str(home)).splitlines())
    assert told == {
        "outside": "True False",
        "inside": "False False",
        "command": "True False",
        "code": "True False",
        "large": "False True",
    }


@pytest.mark.slow
@pytest.mark.parametrize("name", list(TARGETS))
def test_a_few_hundred_inputs_of_each_sort_do_no_harm(name: str, tmp_path: Path) -> None:
    words = ("-m", "tests.fuzz.worker", str(tmp_path), name, "1000000", "300")
    values: dict[str, Any] = json.loads(run(*words).splitlines()[-1])
    tally = Tally(**values)
    assert tally.inputs == 300
    assert not tally.faults
    assert tally.taken
    assert tally.refused

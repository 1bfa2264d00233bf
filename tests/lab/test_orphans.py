"""Processes of the laboratory outlive nobody: not even a run that was killed and told nobody."""

import os
import subprocess
import sys
from pathlib import Path

from tests.processes import gone

ROOT = Path(__file__).parents[2]
_PARENT = """
import os, time
from game.lab import processes

if __name__ == "__main__":
    with processes(2) as hands:
        print(hands.executor.submit(os.getpid).result(), flush=True)
        hands.executor.submit(time.sleep, 600)
        time.sleep(600)
"""


def test_workers_end_with_a_run_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(_PARENT, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, script],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        children = children_of(parent.pid)
        parent.kill()
    assert worker in children or not children
    for pid in {worker, *children}:
        assert gone(pid), f"process {pid} goes on"


def children_of(pid: int) -> set[int]:
    """Return the processes that one has started, where the system tells them."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(word) for path in lists for word in path.read_text().split()}

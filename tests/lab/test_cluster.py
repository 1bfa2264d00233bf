"""A Dask cluster plays what one process plays, and nothing of a run is left behind."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.lab import executors as cluster
from tests.processes import gone

WORDS = ["simulate", "strengths", "--pair", "careless", "beginner", "--games", "12", "--quiet"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    # Loaded here, and not by every process that collects all tests.
    from distributed import LocalCluster  # noqa: PLC0415

    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
    ) as workers:
        yield workers.scheduler_address


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main([*WORDS, "--json", *words]) == 0
    found = json.loads(capsys.readouterr().out)
    del found["thinking"]
    return found


def complaint(capsys: pytest.CaptureFixture[str], address: str) -> str:
    assert main([*WORDS, "--cluster", address]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


def ends(path: Any) -> dict[str, Any]:
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return {game.pop("game"): {**game, "seconds": None} for game in games}


def test_a_cluster_plays_as_one_process_does(
    address: str, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    there, here = tmp_path / "there.jsonl", tmp_path / "here.jsonl"
    far = asked(capsys, "--cluster", address, "--out", str(there))
    assert json.dumps(far) == json.dumps(asked(capsys, "--jobs", "1", "--out", str(here)))
    assert ends(there) == ends(here)
    assert len(ends(there)) == 12


def test_a_cluster_with_another_game_is_refused(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "__version__", "another")
    assert "has another game" in complaint(capsys, address)


def test_a_cluster_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    for address in (f"tcp://127.0.0.1:{port}", "gaga", "tcp://:x"):
        assert f"no cluster answers at {address}" in complaint(capsys, address)


def test_without_dask_one_line_tells_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "pip install 'bridges-of-erret[cluster]'" in complaint(capsys, "tcp://127.0.0.1:1")


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
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(word) for path in lists for word in path.read_text().split()}

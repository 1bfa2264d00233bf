"""A Dask cluster of a scheduler and two workers plays what one process plays."""

import json
import socket
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from distributed import LocalCluster

from game.__main__ import main
from game.lab import cluster

WORDS = ["simulate", "strengths", "--pair", "careless", "beginner", "--games", "12", "--quiet"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
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
    near = asked(capsys, "--jobs", "1", "--out", str(here))
    assert json.dumps(far) == json.dumps(near)
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

"""Killed in the middle of play, the program has kept all that it had said to have kept."""

from pathlib import Path

import pytest

from .kills import kill_and_look


def test_a_killed_program_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / "home"))
    found = kill_and_look(tmp_path / "home", range(3))
    assert found["act"] > 3


@pytest.mark.slow
def test_two_hundred_killed_programs_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / "home"))
    found = kill_and_look(tmp_path / "home", range(200))
    assert found["act"] > 1000

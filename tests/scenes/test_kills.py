"""Killed in the middle of play, the program has kept all that it had said to have kept."""

from pathlib import Path

import pytest

from .kills import kill_and_look


@pytest.mark.parametrize(
    ("kills", "acts"), [(3, 3), pytest.param(200, 1000, marks=pytest.mark.slow)]
)
def test_a_killed_program_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kills: int, acts: int
) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / "home"))
    assert kill_and_look(tmp_path / "home", range(kills))["act"] > acts

"""A killed process loses nothing of a voyage, or of its fights, that was confirmed (R16.85)."""

from pathlib import Path

import pytest

from .kills import kill_and_look


def test_a_killed_voyage_is_there_up_to_its_last_deed(tmp_path: Path) -> None:
    assert kill_and_look(tmp_path, 4) > 20
    assert kill_and_look(tmp_path, 4) > 20


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    assert kill_and_look(tmp_path, 200, first=4) > 3000

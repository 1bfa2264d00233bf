"""Where the matches are kept that are filed in a profile."""

from pathlib import Path

import pytest

from game.play import MatchStore


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")

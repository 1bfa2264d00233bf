"""Where the voyages of a test are kept."""

from pathlib import Path

import pytest

from game.play import VoyageStore


@pytest.fixture
def voyages(tmp_path: Path) -> VoyageStore:
    return VoyageStore(tmp_path / "voyages")

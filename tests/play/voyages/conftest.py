"""Where the voyages and sagas of a test are kept."""

from pathlib import Path

import pytest

from game.play import SagaStore, VoyageStore


@pytest.fixture
def voyages(tmp_path: Path) -> VoyageStore:
    return VoyageStore(tmp_path / "voyages")


@pytest.fixture
def sagas(voyages: VoyageStore) -> SagaStore:
    return SagaStore(voyages)

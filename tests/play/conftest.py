"""Where the matches and the profile of a test are kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.play import MatchStore, Profile, open_profile

from .profile.profiles import in_memory


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "profile.sqlite"


@pytest.fixture
def kept_profile(path: Path) -> Iterator[Profile]:
    with open_profile(path)[0] as profile:
        yield profile


@pytest.fixture
def profile() -> Iterator[Profile]:
    with in_memory() as profile:
        yield profile

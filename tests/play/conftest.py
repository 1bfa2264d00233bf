"""Where the matches and the profile of a test are kept; complaints are said in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import ContentError, Worded
from game.play import MatchStore, Profile, open_profile
from tests.fault_telling import english_in

from .profile.profiles import in_memory

#: The sorts of complaints that were looked at.
_SAID: set[tuple[object, ...]] = set()


@pytest.fixture(autouse=True)
def said_in_every_language() -> Iterator[None]:
    """Look at the first complaint of each sort that a test meets."""
    new: list[str] = []
    begin = ContentError.__init__

    def noted(error: ContentError, file: str, line: int, problem: str, hint: str = "") -> None:
        begin(error, file, line, problem, hint)
        sort = tuple(
            (part.code, *part.values) if isinstance(part, Worded) else ""
            for part in (file, problem, hint)
        )
        if sort not in _SAID:
            _SAID.add(sort)
            new.append(str(error))

    with pytest.MonkeyPatch.context() as own:
        own.setattr(ContentError, "__init__", noted)
        yield
    assert [words for line in new for words in english_in(line)] == []


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

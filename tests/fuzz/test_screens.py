"""A few damaged files through the screens; ``python -m tests.fuzz.screens`` opens thousands."""

from pathlib import Path

import pytest

from game import paths

from .screens import SORTS, Screens, begin_unseen, later_voyages, search


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    begin_unseen()
    return tmp_path


@pytest.mark.parametrize("sort", SORTS)
def test_no_screen_is_lost_by_a_damaged_file(sort: str, home: Path) -> None:
    assert search(sort, 3, home, home) == (3, 0)


def test_a_voyage_of_a_later_release_is_a_row_with_its_problem(home: Path) -> None:
    screens = Screens(home, "voyages")
    # One that waits, and one that has ended.
    for data in later_voyages(screens.made.seeds[:2]):
        screens.open(data)

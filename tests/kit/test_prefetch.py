"""A value a thread made ahead is there when it is asked for, and nobody waits for the rest."""

import sys
import threading
from pathlib import Path

import platformdirs
import pytest

from game import paths
from game.kit.prefetch import Prefetcher


class Works:
    """Makes capitals, as slowly as the test wants."""

    def __init__(self) -> None:
        self.go_on = threading.Semaphore(0)
        self.told = threading.Semaphore(0)
        self.begun: list[str] = []
        self.begins = threading.Semaphore(0)
        self.ahead = Prefetcher(self.make, self.told.release)

    def make(self, name: str) -> str:
        self.begun.append(name)
        self.begins.release()
        assert self.go_on.acquire(timeout=5)
        if name == "bad":
            raise ValueError
        return name.upper()

    def allow(self, count: int) -> None:
        self.go_on.release(count)
        for _ in range(count):
            assert self.told.acquire(timeout=5)


@pytest.fixture
def works() -> Works:
    return Works()


def test_things_are_made_in_their_order_and_taken_once(works: Works) -> None:
    works.ahead.ask(["a", "b"])
    works.allow(2)
    assert works.begun == works.ahead.finished() == ["a", "b"]
    assert works.ahead.take("b") == "B"
    assert works.ahead.take("b") is None
    assert works.ahead.finished() == ["a"]


def test_what_is_not_begun_is_left_to_who_asks_for_it(works: Works) -> None:
    works.ahead.ask(["a", "b", "c"])
    assert works.begins.acquire(timeout=5)
    assert works.ahead.take("b") is None
    works.allow(2)
    assert works.begun == ["a", "c"]


def test_what_is_being_made_is_waited_for(works: Works) -> None:
    works.ahead.ask(["a"])
    assert works.begins.acquire(timeout=5)
    threading.Timer(0.02, works.go_on.release).start()
    assert works.ahead.take("a") == "A"


def test_what_fails_does_not_keep_the_others(works: Works) -> None:
    works.ahead.ask(["bad", "a"])
    works.allow(2)
    assert works.ahead.take("bad") is None
    assert works.ahead.take("a") == "A"


def test_more_can_be_asked_for_after_the_end(works: Works) -> None:
    works.ahead.ask(["a"])
    works.allow(1)
    works.ahead.ask(["b"])
    works.allow(1)
    assert works.ahead.finished() == ["a", "b"]


def test_what_is_forgotten_is_made_anew_when_it_is_asked_for_again(works: Works) -> None:
    works.ahead.ask(["a", "b", "c"])
    works.allow(1)
    assert works.begins.acquire(timeout=5)
    assert works.begins.acquire(timeout=5)
    works.ahead.forget()
    assert not works.ahead.expects("b")
    works.ahead.ask(["b"])
    assert works.ahead.expects("b")
    works.allow(2)
    assert works.begun == ["a", "b", "b"]
    assert works.ahead.finished() == ["b"]


def test_a_source_tree_has_its_files_beside_the_package() -> None:
    root = Path(paths.__file__).parent.parent
    assert paths.data_dir() == root / "data"
    assert paths.assets_dir() == root / "assets" / "built"


@pytest.mark.parametrize(
    ("holder", "name", "place"), [(paths, "__file__", "paths.py"), (sys, "_MEIPASS", "")]
)
def test_a_wheel_and_a_bundle_have_their_files_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holder: object, name: str, place: str
) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(holder, name, str(tmp_path / place), raising=False)
    assert paths.data_dir() == tmp_path / "data"
    assert paths.assets_dir() == tmp_path / "assets" / "built"


def test_the_players_folders_are_made_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    assert paths.user_data_dir() == tmp_path / "home" / "data"
    assert paths.user_config_dir().is_dir()


def test_without_a_home_of_its_own_the_system_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda name, appauthor: str(tmp_path / name))
    assert paths.user_data_dir() == tmp_path / "bridges-of-erret"


def test_a_folder_that_cannot_be_made_is_named_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").touch()
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    assert paths.user_data_dir() == tmp_path / "home" / "data"
    assert paths.user_config_dir() == tmp_path / "home" / "config"

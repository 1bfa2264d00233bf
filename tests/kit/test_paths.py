import sys
from pathlib import Path

import platformdirs
import pytest

from game import paths


def test_a_source_tree_has_its_files_beside_the_package() -> None:
    root = Path(paths.__file__).parent.parent
    assert paths.data_dir() == root / "data"
    assert paths.assets_dir() == root / "assets" / "built"


def test_a_wheel_has_its_files_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "paths.py"))
    assert paths.data_dir() == tmp_path / "data"
    assert paths.assets_dir() == tmp_path / "assets" / "built"


def test_a_bundle_has_its_files_where_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
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

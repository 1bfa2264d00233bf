"""A desk with an empty store, and a player who sits down at it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.content import Content, load_content
from game.kit import Assets, forget_blocks, forget_drawings
from game.play import Settings, Store
from game.scenes import Desk

from .table import Player


@pytest.fixture(scope="session")
def content() -> Content:
    return load_content()


@pytest.fixture(scope="session")
def assets() -> Assets:
    return Assets()


@pytest.fixture(autouse=True)
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / "home"))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    yield
    forget_blocks()
    forget_drawings()


@pytest.fixture
def desk(content: Content, tmp_path: Path) -> Desk:
    return Desk(content, Settings(), Store(tmp_path / "matches"))


@pytest.fixture
def sit_down(desk: Desk, assets: Assets) -> Callable[..., Player]:
    def sit(size: tuple[int, int] = (1280, 720)) -> Player:
        return Player(desk, assets, size)

    return sit


@pytest.fixture
def player(sit_down: Callable[..., Player]) -> Player:
    return sit_down()

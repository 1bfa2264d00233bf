"""A small window for the tests of the kit."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.kit import INTERFACE, Assets, Canvas, Viewport, active_context


@pytest.fixture(autouse=True)
def window() -> pygame.Surface:
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((640, 360))


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """A folder with a red square of 64 pixels, and blue ones of 96: nine-patches, and parchment."""
    (tmp_path / "ui" / "grounds").mkdir(parents=True)
    red = pygame.Surface((64, 64), pygame.SRCALPHA)
    red.fill((200, 0, 0))
    pygame.image.save(red, tmp_path / "red.png")
    sheets = (f"grounds/parchment_{part}" for part in ("tile", "light", "rim"))
    for name in ("button", "panel_dark", "panel_wood", "panel_parch", *sheets):
        patch = pygame.Surface((96, 96), pygame.SRCALPHA)
        patch.fill((0, 0, 200))
        pygame.image.save(patch, tmp_path / "ui" / f"{name}.png")
    return tmp_path


@pytest.fixture
def canvas(window: pygame.Surface, pictures: Path) -> Canvas:
    window.fill((0, 0, 0))
    return Canvas(window, Viewport.of(window.get_size()), Assets(pictures))


@pytest.fixture
def heard() -> list[object]:
    return []


@pytest.fixture
def sounds() -> Iterator[list[str]]:
    """The sounds of the interface that were played."""
    found: list[str] = []
    active_context().feedback = found.append
    yield found
    assert set(found) <= set(INTERFACE)


@pytest.fixture
def written(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.FRect]]:
    """The texts that are written on the canvas, and where."""
    found: list[tuple[str, pygame.FRect]] = []
    write = canvas.text

    def noted(words: str, *where: Any, **look: Any) -> pygame.FRect:
        found.append((words, write(words, *where, **look)))
        return found[-1][1]

    monkeypatch.setattr(canvas, "text", noted)
    return found

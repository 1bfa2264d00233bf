"""The player's folder, and a hidden window to draw what the real one should show."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.play import Settings, save_settings

from .ways import SIZE


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, of this process as well: instant speed, no question at a turn's end."""
    folder = tmp_path / "home"
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(folder))
    (folder / "config").mkdir(parents=True)
    unasked = Settings(hand_over=True, end_warning=False, loss_warning=False)
    assert save_settings(unasked.at_speed(0)) is None
    return folder


@pytest.fixture
def painter() -> Iterator[None]:
    """A hidden window for the pictures that this process draws."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    yield
    pygame.display.quit()

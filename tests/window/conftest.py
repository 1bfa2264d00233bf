"""The player's folder, and a hidden window to draw what the real one should show."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.play import Settings, save_settings

from .ways import SIZE

_MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests of this folder where there is no X server out of sight."""
    needs_a_screen = pytest.mark.skipif(
        bool(_MISSING), reason=f"not installed: {', '.join(_MISSING)}"
    )
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(needs_a_screen)


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

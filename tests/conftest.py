"""What every test needs: no window, no sound card, and no touch of the player's own files."""

import os
import tempfile
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["BRIDGES_OF_ERRET_HOME"] = tempfile.mkdtemp(prefix="bridges-of-erret-")

ORIGINAL = Path(__file__).parents[2] / "shared"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what compares with the folder beside the project, where there is none."""
    if ORIGINAL.is_dir():
        return
    left_out = [item for item in items if item.get_closest_marker("original")]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)

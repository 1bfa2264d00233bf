"""What every test needs: no window, no sound card, and no touch of the player's own files."""

import logging
import os
import tempfile
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["BRIDGES_OF_ERRET_HOME"] = tempfile.mkdtemp(prefix="bridges-of-erret-")


@pytest.fixture(autouse=True)
def _log_let_go() -> Iterator[None]:
    """Let go of the log file, which one test may open and another would write to."""
    yield
    game = logging.getLogger("game")
    for handler in game.handlers[:]:
        game.removeHandler(handler)
        handler.close()

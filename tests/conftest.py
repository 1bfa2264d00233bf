"""What every test needs: no window, no sound card, and no touch of the player's own files."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["BRIDGES_OF_ERRET_HOME"] = tempfile.mkdtemp(prefix="bridges-of-erret-")

# How long one example takes is the machine's affair.
settings.register_profile("house", settings.default, deadline=None)
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Share the tests of a folder among all processors; files are tested by this process.

    ``-n 0`` and ``-p no:xdist`` keep it from that, as does a debugger.
    """
    if "PYTEST_XDIST_WORKER" in os.environ or not config.pluginmanager.hasplugin("xdist"):
        return
    options = config.option
    whole = any(Path(argument.partition("::")[0]).is_dir() for argument in config.args)
    if whole and options.numprocesses is None and not options.usepdb:
        options.numprocesses = "auto"
        if options.dist == "no":
            options.dist = "worksteal"


@pytest.fixture(autouse=True)
def _log_let_go() -> Iterator[None]:
    """Let go of the log file, which one test may open and another would write to."""
    yield
    game = logging.getLogger("game")
    for handler in game.handlers[:]:
        game.removeHandler(handler)
        handler.close()

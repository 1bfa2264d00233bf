"""The first picture of the menu waits for nothing that is not to be seen on it."""

import os
import subprocess
import sys
from pathlib import Path

from game.paths import HOME_VARIABLE
from tests.benchmarks.start_up import GAME, make_home

#: Nothing of it is on the menu: each is loaded when it is needed, or while the menu is looked at.
LATER = (
    "argparse",
    "json",
    "logging",
    "sqlite3",
    "game.board.cards.card_view",
    "game.board.cards.inspector",
    "game.board.layout",
    "game.content.rulebook",
    "game.opponents",
    "game.play.match",
    "game.scenes.match",
)
_TELL = "import atexit, sys; atexit.register(lambda: print(*sys.modules))"


def loaded_at_the_first_picture(home: Path) -> set[str]:
    """Return the modules that are loaded when a player's game has drawn its menu."""
    make_home(home)
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", HOME_VARIABLE: str(home)}
    command = [sys.executable, "-c", _TELL + GAME]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return set(done.stdout.split())


def test_the_menu_waits_for_no_cards_and_no_libraries_that_it_does_not_need(tmp_path: Path) -> None:
    loaded = loaded_at_the_first_picture(tmp_path)
    assert "game.scenes.menu.menu_scene" in loaded
    assert loaded.isdisjoint(LATER), sorted(loaded.intersection(LATER))

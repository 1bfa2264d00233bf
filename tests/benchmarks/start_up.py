"""How long the game takes to its first picture of the menu, beside a bare window.

Both start in processes of their own, in turns. It uses the display that is there, or that of
``SDL_VIDEODRIVER``; without one it starts an X server of its own (Xvfb).
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from game.paths import HOME_VARIABLE
from tests.window.desktop import desktop

from .rows import Row

_ROUNDS = 15
_AIM, _SIZE = 2.0, (1280, 720)

_BARE = """
import os
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
"""

#: The game as it starts for a player, left when the first turn of the loop has drawn the menu.
GAME = """
from game import kit
from game.__main__ import main

unpack_faces = kit.unpack_faces

def start():
    unpack_faces()
    from game.app import App
    turn = App._turn

    def only_turn(app):
        turn(app)
        raise SystemExit

    App._turn = only_turn

kit.unpack_faces = start
main([])
"""


@contextmanager
def screen() -> Iterator[str]:
    """Have a display, one of our own where there is none; yield why there is none, or ""."""
    told = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform in ("win32", "darwin") or any(map(os.environ.get, told)):
        yield ""
    elif shutil.which("Xvfb") is None:
        yield "there is no screen here: install Xvfb, or set SDL_VIDEODRIVER=dummy"
    else:
        with (
            tempfile.TemporaryDirectory() as folder,
            desktop(Path(folder), _SIZE) as seen,
            patch.dict(os.environ, seen.environment),
        ):
            yield ""


def _milliseconds(program: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return (time.perf_counter() - start) * 1000


def rows() -> Iterator[Row]:
    """Yield the row of the table."""
    name, beside = "process start to first menu frame", "bare pygame window"
    with tempfile.TemporaryDirectory() as folder, screen() as missing:
        if missing:
            yield Row(name, beside, None, _AIM, figures=missing)
            return
        _prepare(Path(folder))
        bare, menu = map(statistics.median, _taken_in_turn(_BARE, GAME))
    figures = f"{menu:.0f} ms beside {bare:.0f} ms, {_ROUNDS} starts each"
    yield Row(name, beside, menu / bare, _AIM, figures=figures)


def _prepare(folder: Path) -> None:
    """Let the player have chosen a language, and have a place for compiled modules."""
    os.environ[HOME_VARIABLE] = str(folder)
    make_home(folder)
    # As for a player, modules are compiled once; here none of it is left in the source tree.
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def make_home(folder: Path) -> None:
    """Make the folder of a player who has been asked for the language."""
    (folder / "config").mkdir(parents=True)
    (folder / "config" / "settings.yaml").write_text("language: en\n", "utf-8")


def _taken_in_turn(*programs: str) -> list[list[float]]:
    """Return the milliseconds of each, started in turns, once each for nothing."""
    for program in programs:
        _milliseconds(program)
    rounds = [[_milliseconds(program) for program in programs] for _ in range(_ROUNDS)]
    return [list(times) for times in zip(*rounds, strict=True)]

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
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from game.paths import HOME_VARIABLE
from tests.window.desktop import desktop

from .rows import Row

ROUNDS = 15
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


@dataclass(frozen=True)
class Start:
    """A program, the folder that it starts in, and that of its player, where they are others."""

    code: str
    folder: Path | None = None
    home: Path | None = None

    def milliseconds(self) -> float:
        """Run it to its end."""
        environment = {**os.environ, **({HOME_VARIABLE: str(self.home)} if self.home else {})}
        command = [sys.executable, "-c", self.code]
        start = time.perf_counter()
        subprocess.run(command, check=True, cwd=self.folder, env=environment)
        return (time.perf_counter() - start) * 1000


def rows() -> Iterator[Row]:
    """Yield the row of the table."""
    name, beside = "process start to first menu frame", "bare pygame window"
    with tempfile.TemporaryDirectory() as folder, screen() as missing:
        if missing:
            yield Row(name, beside, None, _AIM, figures=missing)
            return
        _prepare(Path(folder))
        times = taken_in_turn({"bare": Start(_BARE), "menu": Start(GAME)})
    bare, menu = map(statistics.median, times.values())
    figures = f"{menu:.0f} ms beside {bare:.0f} ms, {ROUNDS} starts each"
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


def taken_in_turn(starts: dict[str, Start]) -> dict[str, list[float]]:
    """Return the milliseconds of each, started in turns, once each for nothing."""
    for start in starts.values():
        start.milliseconds()
    times: dict[str, list[float]] = {name: [] for name in starts}
    for _ in range(ROUNDS):
        for name, start in starts.items():
            times[name].append(start.milliseconds())
    return times

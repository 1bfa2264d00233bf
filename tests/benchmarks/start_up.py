"""How long the game takes to its first picture of the menu, beside a bare window.

``python -m tests.benchmarks.start_up`` starts both in processes of their own, in
turns, and prints the medians and their ratio. It uses the display that is there;
without one set ``SDL_VIDEODRIVER=dummy``. ``beside COMMIT`` as arguments starts that
commit of the game in the same turns, ``imports`` tells the twenty slowest imports on the way
instead.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .beside import unpacked
from .rows import Row, tell_rows

ROUNDS = 15
SLOWEST = 20

_BARE = """
import os
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
"""

#: The game as it starts for a player, left when the first turn of the loop has drawn the menu.
_GAME = """
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


def main(words: list[str]) -> int:
    """Print the figures."""
    if "rows" in words:
        return tell_rows(rows())
    with tempfile.TemporaryDirectory() as folder:
        _prepare(Path(folder))
        starts = {"bare window": Start(_BARE), "first menu": Start(_GAME)}
        if "beside" in words:
            commit = words[-1]
            starts[f"at {commit}"] = Start(_GAME, unpacked(commit, Path(folder) / "source"))
        for start in starts.values():
            start.milliseconds()
        if "imports" in words:
            print("\n".join(_imports()))
            return 0
        times = _in_turn(starts)
    middle = {name: statistics.median(series) for name, series in times.items()}
    for name, series in times.items():
        ratio = middle["first menu"] / middle[name]
        print(f"{name:12} {middle[name]:4.0f} ms, best {min(series):4.0f}: menu {ratio:.2f} times")
    return 0


@dataclass(frozen=True)
class Start:
    """A program, and the folder that it starts in."""

    code: str
    folder: Path | None = None

    def milliseconds(self) -> float:
        """Run it to its end."""
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", self.code], check=True, cwd=self.folder)
        return (time.perf_counter() - start) * 1000


def rows() -> Iterator[Row]:
    """Yield the row of the table."""
    with tempfile.TemporaryDirectory() as folder:
        _prepare(Path(folder))
        starts = {"bare window": Start(_BARE), "first menu": Start(_GAME)}
        for start in starts.values():
            start.milliseconds()
        times = _in_turn(starts)
    bare, menu = (statistics.median(times[name]) for name in starts)
    figures = f"{menu:.0f} ms beside {bare:.0f} ms, {ROUNDS} starts each"
    yield Row(
        "process start to first menu frame", "bare pygame window", menu / bare, 2, figures=figures
    )


def _prepare(folder: Path) -> None:
    """Make a profile whose player has chosen a language, and a place for compiled modules."""
    os.environ["BRIDGES_OF_ERRET_HOME"] = str(folder)
    # The language has been asked for.
    (folder / "config").mkdir()
    (folder / "config" / "settings.yaml").write_text("language: en\n", "utf-8")
    # As for a player, modules are compiled once; here none of it is left in the source tree.
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def _in_turn(starts: dict[str, Start]) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {name: [] for name in starts}
    for _ in range(ROUNDS):
        for name, start in starts.items():
            times[name].append(start.milliseconds())
    return times


def _imports() -> list[str]:
    """Return the slowest imports by their own time, as ``-X importtime`` tells them."""
    command = [sys.executable, "-X", "importtime", "-c", _GAME]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    lines = [line for line in told.splitlines() if line.startswith("import time:")][1:]
    return sorted(lines, key=lambda line: -int(line[12:].split("|")[0]))[:SLOWEST]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

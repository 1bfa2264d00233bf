"""How long the game takes to its first picture of the menu, beside a bare window.

``python -m tests.benchmarks.start_up`` starts both in processes of their own, in
turns, and prints the medians and their ratio. It uses the display that is there;
without one set ``SDL_VIDEODRIVER=dummy``. ``imports`` as an argument tells the
twenty slowest imports on the way instead.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

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
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BRIDGES_OF_ERRET_HOME"] = folder
        # As for a player, modules are compiled once; here none of it is left in the source tree.
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        _milliseconds(_BARE)
        _milliseconds(_GAME)
        if "imports" in words:
            print("\n".join(_imports()))
            return 0
        bare, game = [], []
        for _ in range(ROUNDS):
            bare.append(_milliseconds(_BARE))
            game.append(_milliseconds(_GAME))
    ratio = statistics.median(game) / statistics.median(bare)
    print(f"bare window {statistics.median(bare):4.0f} ms, best {min(bare):4.0f}")
    print(
        f"first menu  {statistics.median(game):4.0f} ms, best {min(game):4.0f}, {ratio:.2f} times"
    )
    return 0


def _milliseconds(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return (time.perf_counter() - start) * 1000


def _imports() -> list[str]:
    """Return the slowest imports by their own time, as ``-X importtime`` tells them."""
    command = [sys.executable, "-X", "importtime", "-c", _GAME]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    lines = [line for line in told.splitlines() if line.startswith("import time:")][1:]
    return sorted(lines, key=lambda line: -int(line[12:].split("|")[0]))[:SLOWEST]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The game in a window out of sight, played by somebody who writes what is pressed on a pad.

``python -m tests.window.by_pad FOLDER`` keeps the player's files in ``FOLDER/home`` and reads lines
from the pipe ``FOLDER/pad``: those of ``tests.window.padded``, ``shoot NAME``, which leaves the
screen in ``FOLDER/NAME.png``, and ``quit``.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import pygame

from .desktop import Program, desktop, program
from .padded import COUNT, PIPE

#: Seconds that a picture waits for what was pressed before.
_SETTLES = 0.4


def play(game: Program, folder: Path) -> None:
    """Hand on to the game what the pipe says, until it says to quit or the game has ended."""
    pipe, pads = folder / PIPE, game.home / PIPE
    if not pipe.exists():
        os.mkfifo(pipe)
    print(f"display :{game.desktop.number}; write to {pipe}", flush=True)
    with os.fdopen(os.open(pipe, os.O_RDWR), encoding="utf-8") as lines:
        for line in lines:
            words = line.split()
            if game.process.poll() is not None or words[:1] == ["quit"]:
                return
            if words[:1] == ["shoot"]:
                time.sleep(_SETTLES)
                pygame.image.save(game.desktop.picture(), folder / f"{words[1]}.png")
            else:
                with pads.open("w", encoding="utf-8") as to:
                    to.write(line)


def main(words: list[str]) -> int:
    """Start the game on an X server of its own; return when it has ended."""
    parser = argparse.ArgumentParser(prog="python -m tests.window.by_pad", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the player's files and pictures lie")
    parser.add_argument("--pads", default="1", help="how many pads there are")
    parser.add_argument("--size", default="1280x720", help="of the screen")
    parser.add_argument("--fresh", action="store_true", help="ask for the language at first")
    options = parser.parse_args(words)
    width, height = map(int, options.size.split("x"))
    folder = options.folder.resolve()
    (folder / "home").mkdir(parents=True, exist_ok=True)
    os.environ[COUNT] = options.pads
    with (
        tempfile.TemporaryDirectory() as screen,
        desktop(Path(screen), (width, height)) as seen,
        program(seen, folder / "home", "tests.window.padded", fresh=options.fresh) as game,
    ):
        play(game, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The game with an effect in every turn of its loop, as when the opponent plays, and no rest.

``python -m tests.window.noisy`` fades the music in an instant, and writes to ``music.txt`` in the
player's folder how often it was hushed and came back: an even number while it is silent.
"""
# ruff: noqa: PLC0415
# A worker loads this module, too: it must not load the window by it.

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App

NOTES = "music.txt"
#: Seconds of a fade: one step of the fader.
FADE = 0.02


def make_noise() -> None:
    """Have every turn of the loop make a sound, and the music noted."""
    from itertools import cycle
    from threading import Thread

    from pygame import mixer

    from game.app import App
    from game.kit.sound import music_fader

    notes = (Path(os.environ["BRIDGES_OF_ERRET_HOME"]) / NOTES).open("w", encoding="ascii")
    turn = App._turn
    effects = cycle(("click", "hover", "tick", "toggle"))
    heard = [0]

    def noisy_turn(app: App) -> None:
        app.services.sound.effect(next(effects))
        playing = mixer.get_init() is not None and mixer.music.get_busy()
        if playing != heard[0] % 2:
            heard[0] += 1
            notes.seek(0)
            print(heard[0], file=notes, flush=True)
        turn(app)

    def work() -> None:
        while True:
            sum(range(1000))

    # The interpreter's lock is always wanted by somebody, as while older matches are read.
    Thread(target=work, daemon=True).start()
    music_fader.FADE = FADE
    App._turn = noisy_turn  # type: ignore[method-assign, assignment]
    App._moving = property(lambda _: True)  # type: ignore[assignment]


def main() -> int:
    """Run the game, noisy."""
    from game.__main__ import main as run

    make_noise()
    return run([])


if __name__ == "__main__":
    sys.exit(main())

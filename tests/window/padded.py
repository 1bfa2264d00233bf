"""The game, with virtual pads that are pressed from outside.

``python -m tests.window.padded`` reads lines from the pipe ``pad`` in the player's folder, words
one after the other:

``a dpad_right``      press what is called so in the settings, and let it go
``dpad_right*3``      three times
``hold left_stick_up``, ``let_go left_stick_up``
``2: y``              on the second pad
``unplug``, ``plug``  pull the pad, and plug in one in its place
``tremble``, ``still`` the sticks of the pad tremble 250 times a second, and no more
"""
# ruff: noqa: PLC0415
# A worker loads this module, too: it must not load the window by it.

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.kit.input.virtual_pad import VirtualPad

#: In the player's folder, what is read; and in the environment, how many pads there are.
PIPE, COUNT = "pad", "BRIDGES_OF_ERRET_PADS"
#: The function that the game calls when it begins to look for pads.
_LOOK = "look_for_pads"
#: How long a button is held, and how long nothing is before the next, in seconds.
_HELD, _BETWEEN = 0.05, 0.05
_TREMBLES, _WIDE = 0.004, 3000


class Holder:
    """Presses the pads as the lines say, in a thread of its own."""

    def __init__(self, pads: int) -> None:
        from tests.kit.input.virtual_pad import VirtualPad

        self.pads: list[VirtualPad] = [VirtualPad() for _ in range(pads)]
        self._still = Event()

    def follow(self, pipe: Path) -> None:
        """Do what the pipe says, without an end."""
        # Opened to write as well, it has no end while nobody writes.
        with os.fdopen(os.open(pipe, os.O_RDWR), encoding="utf-8") as lines:
            for line in lines:
                try:
                    self.obey(line)
                except (KeyError, ValueError, IndexError) as error:
                    print(f"{line.strip()}: not understood ({error!r})", file=sys.stderr)

    def obey(self, line: str) -> None:
        """Do what one line says."""
        number, colon, rest = line.partition(":")
        index = int(number) - 1 if colon else 0
        words = iter((rest if colon else line).split())
        for word in words:
            self._do(index, word, words)

    def _do(self, index: int, word: str, words: Iterator[str]) -> None:
        from tests.kit.input.virtual_pad import VirtualPad

        pad = self.pads[index]
        match word:
            case "hold":
                pad.hold(next(words))
            case "let_go":
                pad.let_go(next(words))
            case "unplug":
                pad.unplug()
            case "plug":
                self.pads[index] = VirtualPad()
            case "tremble":
                self._still.clear()
                Thread(target=self._tremble, args=(pad,), daemon=True).start()
            case "still":
                self._still.set()
            case _:
                name, _, times = word.partition("*")
                for _ in range(int(times or 1)):
                    self._press(pad, name)
                return
        pad.tell()

    def _press(self, pad: VirtualPad, name: str) -> None:
        for push, seconds in ((pad.hold, _HELD), (pad.let_go, _BETWEEN)):
            push(name)
            pad.tell()
            time.sleep(seconds)

    def _tremble(self, pad: VirtualPad) -> None:
        rng = Random(0)
        while not self._still.wait(_TREMBLES):
            for axis in range(4):
                pad.lean(axis, rng.randint(-_WIDE, _WIDE))
            pad.tell()


def connect() -> None:
    """Have pads plugged in when the game has begun to look for them."""
    from game import app
    from tests.kit.input.virtual_pad import hear_without_focus

    look = getattr(app, _LOOK)

    def look_and_find() -> None:
        look()
        hear_without_focus()
        pipe = Path(os.environ["BRIDGES_OF_ERRET_HOME"]) / PIPE
        if not pipe.exists():
            os.mkfifo(pipe)
        holder = Holder(int(os.environ.get(COUNT, "1")))
        Thread(target=holder.follow, args=(pipe,), daemon=True).start()

    setattr(app, _LOOK, look_and_find)


def main() -> int:
    """Run the game, with pads."""
    from game.__main__ import main as run

    connect()
    return run([])


if __name__ == "__main__":
    sys.exit(main())

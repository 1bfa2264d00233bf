"""The game, with a note of every turn of its loop in which the computer was thinking.

``python -m tests.window.timed`` writes to ``turns.txt`` in the player's folder, a line
each: the seconds that the turn took, without those in which it waited for events or
others had the processor, and those in which the processor worked for it.
"""
# ruff: noqa: PLC0415
# A worker loads this module, too: it must not load the window by it.

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App
    from game.kit import Pads, Window

NOTES = "turns.txt"
#: Linux's figures of a thread: nanoseconds of work, and of waiting for a processor.
_SCHEDULED = Path("/proc/thread-self/schedstat")


def watch() -> None:
    """Have every turn of the loop noted."""
    from game.app import App
    from game.kit import Window
    from game.scenes import MatchScene

    notes = (Path(os.environ["BRIDGES_OF_ERRET_HOME"]) / NOTES).open("a", encoding="ascii")
    turn, wait = App._turn, Window.wait
    waited = [0.0]

    def thinking(app: App) -> bool:
        matches = (scene for scene in app.stack.scenes if isinstance(scene, MatchScene))
        return any(getattr(match.flow.computer.thinker, "thinking", False) for match in matches)

    def timed_wait(window: Window, seconds: float | None, pads: Pads) -> list[object]:
        began = time.perf_counter()
        heard = wait(window, seconds, pads)
        waited[0] += time.perf_counter() - began
        return list(heard)

    def timed_turn(app: App) -> None:
        waited[0], before = 0.0, thinking(app)
        began, kept_off, worked = time.perf_counter(), seconds_kept_off(), time.thread_time()
        turn(app)
        if before or thinking(app):
            took = time.perf_counter() - began - waited[0] - (seconds_kept_off() - kept_off)
            print(took, time.thread_time() - worked, file=notes, flush=True)

    App._turn = timed_turn  # type: ignore[method-assign, assignment]
    Window.wait = timed_wait  # type: ignore[method-assign, assignment]


def seconds_kept_off() -> float:
    """Return how long this thread could have worked while others had the processor."""
    return int(_SCHEDULED.read_text().split()[1]) / 1e9 if _SCHEDULED.exists() else 0.0


def main() -> int:
    """Run the game, watched."""
    from game.__main__ import main as run

    watch()
    return run([])


if __name__ == "__main__":
    sys.exit(main())

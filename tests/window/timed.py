"""The game, with a note of every turn of its loop in which the computer was thinking.

``python -m tests.window.timed`` writes to ``turns.txt`` in the player's folder, a line
each: the seconds that the turn took, without those in which it waited or others had the processor,
and those in which the processor worked for it.
"""
# ruff: noqa: PLC0415
# A worker loads this module, too: it must not load the window by it.

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.app import App

NOTES = "turns.txt"
#: Linux's figures of a thread: nanoseconds of work, and of waiting for a processor.
_SCHEDULED = Path("/proc/thread-self/schedstat")


class Waits:
    """A clock or a window of the game, whose waiting is counted."""

    waited = 0.0

    def __init__(self, thing: Any, call: str) -> None:
        self._thing, self._call = thing, call

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._thing, name)
        return self._timed(value) if name == self._call else value

    @staticmethod
    def _timed(call: Any) -> Any:
        def timed(*words: Any) -> Any:
            began = time.perf_counter()
            result = call(*words)
            Waits.waited += time.perf_counter() - began
            return result

        return timed


def time_turns(told: Callable[[App, float, float], object]) -> None:
    """Have every turn of the loop timed: ``told`` hears what it took, and of the processor."""
    from game.app import App

    turn = App._turn

    def timed_turn(app: App) -> None:
        if not isinstance(app.clock, Waits):
            app.clock = Waits(app.clock, "tick")  # type: ignore[assignment]
            app.window = Waits(app.window, "wait")  # type: ignore[assignment]
        Waits.waited = 0.0
        began, kept_off, worked = time.perf_counter(), _seconds_kept_off(), time.thread_time()
        turn(app)
        took = time.perf_counter() - began - Waits.waited - (_seconds_kept_off() - kept_off)
        told(app, took, time.thread_time() - worked)

    App._turn = timed_turn  # type: ignore[method-assign, assignment]


def watch() -> None:
    """Have every turn noted at whose beginning or end the computer was thinking."""
    from game.scenes import MatchScene

    notes = (Path(os.environ["BRIDGES_OF_ERRET_HOME"]) / NOTES).open("a", encoding="ascii")
    thought = [False]

    def thinking(app: App) -> bool:
        matches = (scene for scene in app.stack.scenes if isinstance(scene, MatchScene))
        return any(getattr(match.flow.computer.thinker, "thinking", False) for match in matches)

    def note(app: App, took: float, worked: float) -> None:
        before, thought[0] = thought[0], thinking(app)
        if before or thought[0]:
            print(took, worked, file=notes, flush=True)

    time_turns(note)


def _seconds_kept_off() -> float:
    """Return how long this thread could have worked while others had the processor."""
    return int(_SCHEDULED.read_text().split()[1]) / 1e9 if _SCHEDULED.exists() else 0.0


def main() -> int:
    """Run the game, watched."""
    from game.__main__ import main as run

    watch()
    return run([])


if __name__ == "__main__":
    sys.exit(main())

"""The game, which plays a full table again and again, with a note of every frame that it shows.

``python -m tests.benchmarks.noted_frames`` writes to ``frames.txt`` in the player's folder, a line
for each frame once the first match has come to rest: the seconds that it took, without those in
which the loop waited or others had the processor; those in which the processor worked for it; and
whether it was one of a match.
"""
# ruff: noqa: PLC0415
# A worker loads this module, too: it must not load the window by it.

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.window.timed import seconds_kept_off

if TYPE_CHECKING:
    from game.app import App

NOTES = "frames.txt"
#: The seconds that the menu is shown before the match.
ARRIVING = 4.0


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


def watch() -> None:
    """Have every frame noted, and a match begun wherever there is none."""
    import pygame

    from game.app import App

    notes = (Path(os.environ["BRIDGES_OF_ERRET_HOME"]) / NOTES).open("a", encoding="ascii")
    turn, update = App._turn, pygame.display.update
    shown, rested = [False], [False]

    def noted_update(*boxes: Any) -> None:
        shown[0] = True
        update(*boxes)

    def noted_turn(app: App) -> None:
        if not isinstance(app.clock, Waits):
            app.clock = Waits(app.clock, "tick")  # type: ignore[assignment]
            app.window = Waits(app.window, "wait")  # type: ignore[assignment]
            app._idle_tasks.append(lambda: time.sleep(ARRIVING))
        shown[0], Waits.waited = False, 0.0
        began, kept_off, worked = time.perf_counter(), seconds_kept_off(), time.thread_time()
        turn(app)
        took = time.perf_counter() - began - Waits.waited - (seconds_kept_off() - kept_off)
        plays = _plays(app)
        rested[0] |= plays and not app._idle_tasks and not app.stack.animating()
        if shown[0] and rested[0]:
            print(took, time.thread_time() - worked, plays, file=notes, flush=True)
        if not plays and not app._idle_tasks and app.stack.top is not None:
            _begin_match(app)

    App._turn = noted_turn  # type: ignore[method-assign, assignment]
    pygame.display.update = noted_update


def _plays(app: App) -> bool:
    from game.scenes import MatchScene

    return any(isinstance(scene, MatchScene) for scene in app.stack.scenes)


def _begin_match(app: App) -> None:
    from game.play import Match, Seat
    from game.rules import SUMMONING
    from game.scenes import MatchScene

    from .frame_times import position

    match = Match.from_position(position(SUMMONING), (Seat("Alaric"), Seat("Morwen")))
    app.stack.push(MatchScene(app.services, match))


def main() -> int:
    """Run the game, watched."""
    from game.__main__ import main as run

    watch()
    return run([])


if __name__ == "__main__":
    sys.exit(main())

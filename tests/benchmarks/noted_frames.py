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

from tests.window.timed import time_turns

if TYPE_CHECKING:
    from game.app import App

NOTES = "frames.txt"
#: The seconds from the start to the first match.
ARRIVING = 4.0


def watch() -> None:
    """Have every frame noted, and a match begun wherever there is none."""
    import pygame

    notes = (Path(os.environ["BRIDGES_OF_ERRET_HOME"]) / NOTES).open("a", encoding="ascii")
    update = pygame.display.update
    shown, rested = [False], [False]
    begins = time.monotonic() + ARRIVING

    def noted_update(*boxes: Any) -> None:
        shown[0] = True
        update(*boxes)

    def note(app: App, took: float, worked: float) -> None:
        plays = _plays(app)
        rested[0] |= plays and not app._idle_tasks and not app.stack.animating()
        if shown[0] and rested[0]:
            print(took, worked, plays, file=notes, flush=True)
        shown[0] = False
        if not plays and not app._idle_tasks and app.stack.top is not None:
            time.sleep(max(0.0, begins - time.monotonic()))
            _begin_match(app)

    time_turns(note)
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

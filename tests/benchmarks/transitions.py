"""How long frames take in which scenes give way to one another, at 1920×1080.

``python -m tests.benchmarks.transitions`` draws without a window (SDL's dummy driver) every
kind of transition from the match to another scene, first cold and then warm, beside the
yardstick of the match's frames. The first picture is told apart: it is drawn before the
time of the transition begins. ``beside COMMIT`` as arguments measures that commit of the
game as well, in turns, by its own benchmark.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from itertools import islice
from pathlib import Path

from game.kit import Scene, SceneStack
from game.play import Match, Seat
from game.rules import LEFT, SUMMONING
from game.scenes import HandOverScene, MatchScene, NewMatchScene, PauseDialog, ResultsScene

from .beside import compare
from .frame_times import RESTING, Bench, draw_frame, milliseconds, position, tell

KINDS = ("slide", "gate", "dawn", "drapes", "panel")
#: The aims, once all is warm: milliseconds of the median, and of the longest frame.
MEDIAN, LONGEST = 4.0, 8.0
_SEATS = (Seat("Alaric"), Seat("Morwen"))


class Doors(Bench):
    """A match that other scenes come over."""

    def transition(self, kind: str) -> list[float]:
        """Return the milliseconds of every frame until the scene is there."""
        plain, canvas = self.stack(position(SUMMONING))
        stack = SceneStack(canvas.view, transitions=True)
        stack.push(plain.scenes[0])
        draw_frame(stack, canvas)
        stack.push(self.scene(kind))
        times = [milliseconds(lambda: draw_frame(stack, canvas))]
        while stack.in_transition:
            times.append(milliseconds(lambda: draw_frame(stack, canvas)))
        # The last is the scene's own frame.
        return times[:-1]

    def scene(self, kind: str) -> Scene:
        """Return a scene that comes by a kind of transition."""
        match = Match.from_position(position(SUMMONING), _SEATS)
        if kind == "dawn":
            match.concede(LEFT)
            return ResultsScene(self.services, match)
        if kind == "drapes":
            return HandOverScene(self.services, match.seats, LEFT)
        if kind == "panel":
            return PauseDialog(self.services, "Alaric")
        return MatchScene(self.services, match) if kind == "gate" else NewMatchScene(self.services)


def main(words: list[str]) -> int:
    """Print the times; return 1 when an aim is missed."""
    if "beside" in words:
        compare("transitions", words[-1])
        return 0
    missed = False
    with tempfile.TemporaryDirectory() as folder:
        doors = Doors(Path(folder))
        sticks = list(islice(doors.yardstick(), RESTING))
        yardstick = statistics.median(sticks)
        tell("yardstick", sticks, yardstick)
        for kind in KINDS:
            for state in ("cold", "warm"):
                first, *times = doors.transition(kind)
                print(f"{kind}, {state}: first picture {first:.2f} ms")
                median = tell(f"{kind}, {state}", times, yardstick)
            missed |= median > MEDIAN or max(times) > LONGEST
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

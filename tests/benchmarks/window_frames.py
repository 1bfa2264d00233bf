"""How long frames of a match take in a real window of 1920×1080, without hardware that draws.

A full table is played by keys and mouse on an X server of its own: summonings, assaults of eight,
orders of the fallen, and what comes after them. A frame's time is what the game takes for it, from
what was heard to what the screen shows, without what it waits for the next one and without what
other programs take of the processor. It needs Xvfb and xdotool.
"""

import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from game.app import FRAMES_PER_SECOND
from tests.window.desktop import desktop, program

from .noted_frames import NOTES
from .rows import Row

SIZE = (1920, 1080)
SECONDS = 60.0
#: Milliseconds from one frame to the next; of a hundred frames, so many may take longer.
FRAME, MOST = 1000 / FRAMES_PER_SECOND, 1.0
#: The keys that the players press in turn: end the summoning, and take each order as it is.
_KEYS = ("n", "1", "Return", "r", "2", "Return")
_PAUSE = 0.4
_SETTINGS = """
language: en
hand_over: false
window: [0, 0, 1920, 1080]
screens: [1920x1080]
"""


def played_frames(seconds: float) -> tuple[list[float], list[float]]:
    """Return the milliseconds of the frames of a match, and the processor's time for them."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        settings = home / "config" / "settings.yaml"
        settings.parent.mkdir(parents=True)
        settings.write_text(_SETTINGS, "utf-8")
        with (
            desktop(Path(folder), SIZE) as seen,
            program(seen, home, "tests.benchmarks.noted_frames") as game,
        ):
            notes = home / NOTES
            game.wait_for("Alaric’s turn")
            end = time.monotonic() + seconds
            for number, key in enumerate(cycle(_KEYS)):
                if time.monotonic() > end:
                    break
                # Over the hand, from card to card.
                seen.do("mousemove", 480 + 90 * (number % 9), 980, "key", key)
                time.sleep(_PAUSE)
            lines = [line.split() for line in notes.read_text("ascii").splitlines()]
    found = [(float(took), float(worked)) for took, worked, plays in lines if plays == "True"]
    return [1000 * took for took, _ in found], [1000 * worked for _, worked in found]


def rows() -> Iterator[Row]:
    """Yield the share of frames that take longer than there is time for."""
    name = "frames over {:.1f} ms, a match in a real window, {}×{}".format(FRAME, *SIZE)
    missing = [each for each in ("Xvfb", "xdotool") if shutil.which(each) is None]
    if missing:
        figures = f"it takes {', '.join(missing)}: measure it where these are"
        yield Row(name, "", None, MOST, unit=" %", figures=figures)
        return
    times, worked = played_frames(SECONDS)
    late = sum(took > FRAME for took in times)
    figures = (
        f"{late} of {len(times)} frames in {SECONDS:.0f} s; median {statistics.median(times):.1f}, "
        f"longest {max(times):.0f} ms; of the processor {sum(work > FRAME for work in worked)}, "
        f"median {statistics.median(worked):.1f}, longest {max(worked):.0f} ms"
    )
    yield Row(name, "", 100 * late / len(times), MOST, unit=" %", figures=figures)

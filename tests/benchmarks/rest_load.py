"""The load of a core by the game at rest, in a real window on an X server of its own.

The game is started, comes to a scene, and all that lives on it goes to rest. Then the processor's
time counts, with the pointer in the middle of the window; what the screen shows must not change
meanwhile. There is no sound device: the thread that mixes music takes its own time, whatever is
shown. It needs Xvfb and xdotool, and Linux, which tells the time.
"""

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

from game.kit.desktop import QUIET
from game.kit.scene_stack.press_watch import AWAKE
from tests.window.desktop import Program, desktop, program, until
from tests.window.test_window import same
from tests.window.ways import SIZE

from .resting_scene import ARRIVING, SCENE_VARIABLE
from .rows import Row

#: The aim, in hundredths of a core.
MOST = 0.5
SCENES = ("menu", "match", "statistics", "puzzles", "rulebook", "replay", "lesson")
_WATCHED, _BUSY = 10.0, 0.2


def rest_of(scene: str) -> tuple[float, bool]:
    """Return the hundredths of a core that a scene takes at rest, and whether its picture stays."""
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.dict(os.environ, {SCENE_VARIABLE: scene}),
        desktop(Path(folder), SIZE) as seen,
        program(seen, Path(folder) / "home", "tests.benchmarks.resting_scene") as game,
    ):
        time.sleep(ARRIVING)
        until("the end of the idle tasks", lambda: _share(game, 1.0) < _BUSY)
        seen.do("mousemove", SIZE[0] // 2, SIZE[1] // 2)
        time.sleep(AWAKE + QUIET + 1)
        before = seen.picture()
        share = _share(game, _WATCHED)
        return 100 * share, same(before, seen.picture())


def _share(game: Program, seconds: float) -> float:
    """Return how much of a core all threads of the program take for some seconds."""
    before, began = _used(game), time.monotonic()
    time.sleep(seconds)
    return (_used(game) - before) / (time.monotonic() - began)


def _used(game: Program) -> float:
    """Return the seconds of processor that the program has taken, to a fraction of a tick."""
    threads = Path(f"/proc/{game.process.pid}/task").glob("*/schedstat")
    return sum(int(each.read_text(encoding="ascii").split()[0]) for each in threads) / 1e9


def rows() -> Iterator[Row]:
    """Yield a row for each scene."""
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if not Path("/proc/self/schedstat").exists():
        missing.append("Linux")
    for scene in SCENES:
        name = f"share of a core at rest: {scene}"
        if missing:
            figures = f"it takes {', '.join(missing)}: measure it where these are"
            yield Row(name, "", None, MOST, unit=" %", figures=figures)
            continue
        share, still = rest_of(scene)
        figures = f"{_WATCHED:.0f} s, {'the picture stays' if still else 'THE PICTURE CHANGES'}"
        yield Row(name, "", share if still else None, MOST, unit=" %", figures=figures)

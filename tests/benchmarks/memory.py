"""How much memory the game takes once every scene was shown at 1920×1080.

All scenes are shown one after the other in the whole application, without a window on any screen
(SDL's dummy driver). After each the loop comes to rest, and what the process holds then counts. The
time of the rest is skipped. Where the system does not tell (``/proc``), nothing is measured.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game.kit import window
from game.paths import HOME_VARIABLE
from game.scenes import SCENE_MODULES, MatchScene, MenuScene, idle_tasks, load_scene, middle_duel
from game.start import make_services
from tests.scenes.desktop import RestingDesktop
from tests.soak.ledger import resident_kb

from .rows import Row

#: The aim, in megabytes: seven tenths of what release 0.19.0 held.
MOST = 209.0
_SIZE = (1920, 1080)
#: Frames of each scene before its rest, and of one that does not come to rest by itself.
_FRAMES, _MOST_FRAMES = 120, 600
_STATM = Path("/proc/self/statm")


def held() -> float:
    """Return the megabytes that this process holds."""
    return resident_kb() / 1024


def walk() -> Iterator[tuple[str, float, float]]:
    """Show every scene; yield its name, and the megabytes held before its rest and after it."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ[HOME_VARIABLE] = folder
        # A screen of this driver is smaller: a place that was kept would be fitted into it.
        window.FIRST_SIZE = _SIZE
        services = make_services()
        desktop = RestingDesktop(services, MenuScene(services), painted=True)
        app = desktop.app
        assert app.window.size == _SIZE, app.window.size
        app._idle_tasks.extend(idle_tasks(services, app.assets, app.stack.view))
        desktop.come_to_rest(_FRAMES)
        while app.assets.reading:
            time.sleep(0.05)
        yield "the menu at rest", *_rest(desktop)
        for name in SCENE_MODULES:
            scene = load_scene(name)(services)
            if scene.transparent:
                match = getattr(scene, "match", None) or middle_duel(services)
                app.stack.push(MatchScene(services, match))
            app.stack.push(scene)
            yield name, *_rest(desktop)
            while len(app.stack) > 1:
                app.stack.pop()


def _rest(desktop: RestingDesktop) -> tuple[float, float]:
    """Let the loop come to rest; return the megabytes held when nothing moves, and then."""
    for _ in range(_FRAMES):
        desktop.turn()
    moved = held()
    desktop.come_to_rest(_MOST_FRAMES)
    return moved, held()


def rows() -> Iterator[Row]:
    """Yield the row of the table."""
    name = "memory at rest, every scene shown once at 1920×1080"
    if not _STATM.exists():
        yield Row(name, "", None, MOST, unit=" MB", figures="only Linux tells: measure it there")
        return
    series = [*walk()]
    worst, _, most = max(series, key=lambda shown: shown[2])
    peak = max(moved for _, moved, _ in series)
    figures = (
        f"{worst}; the menu {series[0][2]:.0f} MB at rest, at most {peak:.0f} MB before a rest, "
        f"{len(series) - 1} scenes"
    )
    yield Row(name, "", most, MOST, unit=" MB", figures=figures)

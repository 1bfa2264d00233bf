"""How much memory the game takes once every scene was shown at 1920×1080.

``python -m tests.benchmarks.memory`` shows the scenes of the table one after the other, without a
window (SDL's dummy driver), and tells what the process holds from time to time. Where the system
does not tell (``/proc``), nothing is measured. ``rows`` as an argument gives the row of the table.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from game.scenes import SCENE_MODULES, MatchScene, load_scene, middle_duel

from .first_pictures import Opening
from .frame_times import draw_frame
from .rows import Row, tell_rows

#: The aim, in megabytes.
MOST = 250.0
_FRAMES, _TOLD = 60, 20
_STATM = Path("/proc/self/statm")


def held() -> float:
    """Return the megabytes that this process holds."""
    pages = int(_STATM.read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def walk() -> Iterator[tuple[str, float]]:
    """Show every scene, and yield its name and the megabytes that are held then."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BRIDGES_OF_ERRET_HOME"] = folder
        opening = Opening(Path(folder))
        yield "the menu at rest", held()
        for name in SCENE_MODULES:
            scene = load_scene(name)(opening.services)
            if scene.transparent:
                match = getattr(scene, "match", None) or middle_duel(opening.services)
                opening.scenes.push(MatchScene(opening.services, match))
            opening.scenes.push(scene)
            for _ in range(_FRAMES):
                draw_frame(opening.scenes, opening.canvas)
            while len(opening.scenes) > 1:
                opening.scenes.pop()
            yield name, held()


def rows() -> Iterator[Row]:
    """Yield the row of the table."""
    name = "memory, every scene shown once at 1920×1080"
    if not _STATM.exists():
        yield Row(name, "", None, MOST, unit=" MB", figures="only Linux tells: measure it there")
        return
    series = dict(walk())
    begun, most = next(iter(series.values())), max(series.values())
    figures = f"{begun:.0f} MB with the menu at rest, {len(series) - 1} scenes"
    yield Row(name, "", most, MOST, unit=" MB", figures=figures)


def main(words: list[str]) -> int:
    """Print what is held; return 1 when it is more than the aim."""
    if "rows" in words:
        return tell_rows(rows())
    most = 0.0
    for number, (name, megabytes) in enumerate(walk()):
        most = max(most, megabytes)
        if number % _TOLD == 0:
            print(f"{name:26} {megabytes:6.0f} MB", flush=True)
    print(f"at most {most:.0f} MB")
    return int(most > MOST)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

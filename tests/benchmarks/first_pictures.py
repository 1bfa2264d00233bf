"""How long the first picture of each scene takes, cold, at 1920×1080.

``python -m tests.benchmarks.first_pictures [SCENE ...]`` shows the menu, lets it do all that it
does while nothing moves, and then comes to every scene of the table in a copy of the process of its
own, which has never shown it: what is told is the time of that process alone from the decision to
the picture, with the transition to it. The modules are loaded by then. ``rows`` as an argument
gives the rows of the table.
"""

from __future__ import annotations

import gc
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game.kit import Scene, SceneStack, fit_caches
from game.scenes import SCENE_MODULES, MatchScene, MenuScene, idle_tasks, load_scene, middle_duel

from .frame_times import SIZE, Bench, draw_frame, position
from .rows import Row, tell_rows

#: The aims: yardsticks, and milliseconds.
YARDSTICKS, LONGEST = 25.0, 60.0
_SETTLING, _YARDSTICKS_TAKEN = 30, 300


class Opening(Bench):
    """The menu at rest, from which every scene is come to."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        fit_caches(self.assets, SIZE)
        plain, self.canvas = self.stack(position())
        self.scenes = SceneStack(plain.view, transitions=True)
        self.show(MenuScene(self.services))
        self.scenes.make_ready(SIZE)
        for task in idle_tasks(self.services, self.assets, plain.view):
            task()
        while self.assets.reading:
            time.sleep(0.05)
        self.assets.collect()

    def show(self, scene: Scene) -> None:
        """Come to a scene, and let it come to rest."""
        self.scenes.push(scene)
        for _ in range(_SETTLING):
            draw_frame(self.scenes, self.canvas)
        while self.scenes.in_transition:
            draw_frame(self.scenes, self.canvas)

    def first_picture(self, name: str) -> float:
        """Return the milliseconds that the first picture of a scene takes in this process."""
        scene = load_scene(name)(self.services)
        if scene.transparent:
            match = getattr(scene, "match", None) or middle_duel(self.services)
            self.show(MatchScene(self.services, match))
        # What is written in every frame belongs to this process from now on.
        for below in self.scenes.scenes:
            below.invalidate()
        draw_frame(self.scenes, self.canvas)
        gc.collect()
        gc.freeze()
        start = time.process_time()
        self.scenes.push(scene)
        draw_frame(self.scenes, self.canvas)
        return (time.process_time() - start) * 1000

    def beside(self, name: str) -> float:
        """Return the same from a copy of this process, which has never shown the scene."""
        reading, writing = os.pipe()
        if not (child := os.fork()):
            try:
                os.write(writing, json.dumps(self.first_picture(name)).encode())
            finally:
                os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as told:
            text = told.read()
        os.waitpid(child, 0)
        if not text:
            raise RuntimeError(f"the scene {name} could not be shown")
        return float(json.loads(text))


def measured(names: list[str]) -> tuple[float, dict[str, float]]:
    """Return the yardstick's milliseconds, and those of every scene's first picture."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BRIDGES_OF_ERRET_HOME"] = folder
        bench = Opening(Path(folder))
        yardstick = statistics.median(islice(bench.yardstick(), _YARDSTICKS_TAKEN))
        return yardstick, {name: bench.beside(name) for name in names}


def rows() -> Iterator[Row]:
    """Yield the rows of the table."""
    yardstick, times = measured([*SCENE_MODULES])
    worst = max(times, key=times.__getitem__)
    over = sum(each > YARDSTICKS * yardstick for each in times.values())
    longer = sum(each > LONGEST for each in times.values())
    middle = statistics.median(times.values())
    beside = "background, 24 cards, 30 texts, flip"
    figures = (
        f"{worst} {times[worst]:.0f} ms of processor, median {middle:.0f}, {len(times)} scenes"
    )
    name = "first picture of any scene, cold, 1920×1080"
    ratio = times[worst] / yardstick
    yield Row(name, beside, ratio, YARDSTICKS, figures=f"{figures}, {over} over the aim")
    yield Row(
        "longest first picture of any scene",
        "",
        times[worst],
        LONGEST,
        unit=" ms",
        figures=f"{worst}; {longer} of {len(times)} scenes over the aim",
    )


def main(words: list[str]) -> int:
    """Print the times, longest first; return 1 when one misses its aim."""
    if "rows" in words:
        return tell_rows(rows())
    yardstick, times = measured(words or [*SCENE_MODULES])
    for name, each in sorted(times.items(), key=lambda pair: -pair[1]):
        print(f"{name:26} {each:6.1f} ms, {each / yardstick:6.1f} yardsticks")
    return int(max(times.values()) > min(LONGEST, YARDSTICKS * yardstick))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

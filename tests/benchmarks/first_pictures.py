"""How long the frames take in which a scene first appears, cold, at 1920×1080.

It shows the menu, lets it do all that it does while nothing moves, and then comes to every scene of
the table in a copy of the process of its own, which has never shown it. As in the game, what a
scene is made of is painted over several frames, and then the transition to it begins with its whole
picture: what is told is the longest frame from the decision to that one, in time of that process
alone, and what all of them take together. The modules are loaded by then.
"""

import ctypes
import gc
import json
import mmap
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game.app import PAINTING
from game.kit import Scene, WindowStack, fit_caches
from game.play import MatchStore, Task, TaskRunner
from game.scenes import SCENE_MODULES, MatchScene, MenuScene, idle_tasks, load_scene, middle_duel

from .frame_times import SIZE, Bench, draw_frame, position
from .rows import Row

#: The aims: yardsticks, and milliseconds.
YARDSTICKS, LONGEST = 25.0, 60.0
_SETTLING, _YARDSTICKS_TAKEN = 30, 300
_MAPS = Path("/proc/self/maps")
#: Larger mappings are reserved rather than used.
_LARGEST_MAPPING = 1 << 30


def copy_shared_pages() -> None:
    """Write every page of this process back as it is, where the system lists the pages.

    After a fork, the first write to a page copies it: a cost of the copy, not of what is measured.
    """
    if not _MAPS.exists():
        return
    for line in _MAPS.read_text(encoding="utf-8").splitlines():
        span, kind = line.split()[:2]
        start, end = (int(each, 16) for each in span.split("-"))
        if kind.startswith("rw") and kind.endswith("p") and end - start <= _LARGEST_MAPPING:
            for page in range(start, end, mmap.PAGESIZE):
                ctypes.memmove(page, ctypes.string_at(page, 1), 1)


class Unanswered(TaskRunner):
    """Takes every question, and has no answer yet."""

    def ask(self, function: object, *args: object, **told: object) -> Task[Any]:
        """Return a question on its way."""
        return Task()


class Opening(Bench):
    """The menu at rest, from which every scene is come to."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder
        fit_caches(self.assets, SIZE)
        plain, self.canvas = self.stack(position())
        self.scenes = WindowStack(plain.view, transitions=True, slice_seconds=PAINTING)
        self.show(MenuScene(self.services))
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

    def first_frames(self, name: str) -> list[float]:
        """Return the milliseconds of the frames until a scene is seen, in this process."""
        home = self.folder / name
        os.environ["BRIDGES_OF_ERRET_HOME"] = str(home)
        self.services.store = MatchStore(home / "matches")
        scene = load_scene(name)(self.services)
        if scene.transparent:
            match = getattr(scene, "match", None) or middle_duel(self.services)
            self.show(MatchScene(self.services, match))
        # Another process thinks in the game: no frame waits for an answer.
        self.services.tasks = Unanswered()
        for below in self.scenes.scenes:
            below.invalidate()
        draw_frame(self.scenes, self.canvas)
        gc.collect()
        gc.freeze()
        copy_shared_pages()
        frames = [self._timed(lambda: self.scenes.push(scene))]
        while self.scenes.painting_ahead:
            frames.append(self._timed())
        return frames

    def _timed(self, before: Callable[[], None] = lambda: None) -> float:
        start = time.process_time()
        before()
        draw_frame(self.scenes, self.canvas)
        return (time.process_time() - start) * 1000

    def beside(self, name: str) -> list[float]:
        """Return the same from a copy of this process, which has never shown the scene."""
        reading, writing = os.pipe()
        if not (child := os.fork()):
            try:
                os.write(writing, json.dumps(self.first_frames(name)).encode())
            finally:
                os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as told:
            text = told.read()
        os.waitpid(child, 0)
        if not text:
            raise RuntimeError(f"the scene {name} could not be shown")
        return [float(each) for each in json.loads(text)]


def measured(names: list[str]) -> tuple[float, dict[str, list[float]]]:
    """Return the yardstick's milliseconds, and those of every scene's first frames."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BRIDGES_OF_ERRET_HOME"] = folder
        bench = Opening(Path(folder))
        yardstick = statistics.median(islice(bench.yardstick(), _YARDSTICKS_TAKEN))
        return yardstick, {name: bench.beside(name) for name in names}


def rows() -> Iterator[Row]:
    """Yield the rows of the table."""
    yardstick, frames = measured([*SCENE_MODULES])
    times = {name: max(each) for name, each in frames.items()}
    sums = {name: sum(each) for name, each in frames.items()}
    worst, last = (max(each, key=each.__getitem__) for each in (times, sums))
    over = sum(each > YARDSTICKS * yardstick for each in times.values())
    longer = sum(each > LONGEST for each in times.values())
    beside = "background, 24 cards, 30 texts, flip"
    middle = statistics.median(times.values())
    yield Row(
        "longest frame till any scene is whole, cold, 1920×1080",
        beside,
        times[worst] / yardstick,
        YARDSTICKS,
        figures=f"{worst} {times[worst]:.0f} ms of processor, median {middle:.0f}, "
        f"{len(times)} scenes, {over} over the aim",
    )
    yield Row(
        "the same",
        "",
        times[worst],
        LONGEST,
        unit=" ms",
        figures=f"{worst}; {longer} of {len(times)} scenes over the aim; till it is whole "
        f"{statistics.median(sums.values()):.0f} ms in the median, {last} {sums[last]:.0f}",
    )

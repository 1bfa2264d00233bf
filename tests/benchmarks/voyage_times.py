"""How long a voyage takes: a deed to its picture, an outlook, loading, a rival's day.

The deeds are those of whole voyages, sailed on the chart at 1920×1080 with their file on the disk,
at instant speed: the picture of a deed is that in which the chart comes to rest, and what is then
pushed over it is painted over several frames, as in the game. Outlooks are those of all guards of
a chart, as newcomers are told. Times are those of the process. In a compiled copy (``build/fast``)
the same command measures the compiled rules, whose outlooks have an aim of their own.
"""

import os
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game.app import PAINTING
from game.kit import Viewport, WindowStack
from game.play import SPEED_INSTANT, Outlooks, TaskRunner, VoyageRun
from game.play.voyages.outlook import WEAKEST
from game.scenes.voyage.chart.chart_examples import (
    SampleOutlooks,
    next_deed,
    sample_rival,
    sample_run,
)
from game.scenes.voyage.chart.chart_story import ChartStory
from game.scenes.voyage.chart.event_tellers import teller_of
from game.scenes.voyage.chart.shown_chart import DEED, ShownChart
from game.scenes.voyage.chart_scene import ChartScene
from game.voyage import VoyageHeader, guard_of
from game.voyage.sea_events import RivalSailed, RivalTook

from .first_pictures import Opening, Unanswered
from .frame_times import FRAME, SIZE, milliseconds
from .rows import Row

#: The aims: milliseconds of a deed and of loading, seconds of a rival's day on the screen.
PICTURE, LOADING, RIVAL_DAY = 50.0, 300.0, 1.5
#: Milliseconds of sixty fights of a guard, in plain Python and compiled.
OUTLOOK = {False: 250.0, True: 100.0}
#: The days of a voyage at whose beginning all guards have their outlook told.
DAYS = (1, 7)
#: So often a voyage is loaded.
LOADS = 7
CROWN = VoyageHeader("crown", "fair", "sanna", 1)
RIVAL_EVENTS = (RivalSailed, RivalTook)


class Sea(Opening):
    """The chart of a voyage on a stack that paints as the game's does."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        assert self.services.profile is not None
        self.services.settings = replace(self.services.settings, speed=SPEED_INSTANT)
        # Another process plays the fights of outlooks: no frame waits for them.
        self.services.tasks = Unanswered()

    def set_out(self, header: VoyageHeader) -> tuple[WindowStack, ChartScene]:
        """Return the chart of a new voyage at rest."""
        run = VoyageRun.new(self.services.content, header, self.services.voyages)
        scene = ChartScene(self.services, run, outlooks=SampleOutlooks())
        stack = WindowStack(Viewport.of(SIZE), transitions=True, slice_seconds=PAINTING)
        stack.push(scene)
        self.picture.forget()
        return stack, scene

    def deeds(self, header: VoyageHeader) -> Iterator[tuple[str, float]]:
        """Yield the deeds done on the chart till the voyage is over, each with its milliseconds."""
        stack, scene = self.set_out(header)
        while True:
            self._choose_and_fight(stack, scene)
            if scene.run.voyage.end is not None:
                return
            deed = next_deed(scene.run.voyage)

            def done() -> None:
                scene.flow.submit(deed)  # noqa: B023 # called at once
                scene._show()
                self._frame(stack)

            yield type(deed).__name__, milliseconds(done)

    def _choose_and_fight(self, stack: WindowStack, scene: ChartScene) -> None:
        """Do what is done on other screens, and let the chart come to rest again."""
        happened = []
        while scene.flow.waits_for != DEED and scene.run.voyage.end is None:
            happened += scene.run.submit(next_deed(scene.run.voyage))
        while stack.top is not scene and len(stack) > 1:
            stack.pop(happened)
            happened = []
        scene.flow.tell(happened)
        self._come_to_rest(stack)


def _of_deeds(sea: Sea) -> Iterator[Row]:
    """Yield what the deeds of a whole chart take till their picture."""
    times = [taken for _, taken in sea.deeds(CROWN)]
    worst = f"worst {max(times):.0f} ms, {sum(each > PICTURE for each in times)} over the aim"
    yield Row(
        "a chart's deed to its picture, 1920×1080, median",
        "",
        statistics.median(times),
        PICTURE,
        figures=f"{len(times)} deeds of a voyage; {worst}",
        unit=" ms",
    )


def _of_outlooks(sea: Sea) -> Iterator[Row]:
    """Yield what sixty fights of a guard take."""
    times: list[float] = []
    for day in DAYS:
        voyage = sample_run(sea.services, day, CROWN).voyage
        outlooks = Outlooks(TaskRunner(), WEAKEST)
        guards = [field for field in voyage.chart.fields if guard_of(voyage, field) is not None]
        times += [milliseconds(lambda: outlooks.of(voyage, field)) for field in guards]  # noqa: B023
    yield Row(
        f"the outlook of a guard{', compiled' * is_compiled()}, mean",
        "",
        statistics.mean(times),
        OUTLOOK[is_compiled()],
        figures=f"{len(times)} guards, median {statistics.median(times):.0f} ms, "
        f"worst {max(times):.0f}",
        unit=" ms",
    )


def _of_loading(sea: Sea) -> Iterator[Row]:
    """Yield what it takes to go on with a voyage of whose days none is left but the last."""
    run = VoyageRun.new(sea.services.content, CROWN, sea.services.voyages)
    while run.voyage.end is None:
        run.submit(next_deed(run.voyage))
    run.close()
    path = run.record.path
    assert path is not None
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-2]))
    times: list[float] = []
    for _ in range(LOADS):

        def load() -> None:
            VoyageRun.resume(sea.services.content, path, sea.services.voyages).close()

        times.append(milliseconds(load))
    yield Row(
        "loading a voyage on its last day",
        "",
        statistics.median(times),
        LOADING,
        figures=f"worst {max(times):.0f} ms of {LOADS}; {len(run.record.causes)} deeds",
        unit=" ms",
    )


def _of_rivals(sea: Sea) -> Iterator[Row]:
    """Yield how long the longest day of a rival in sight is told, at the usual speed."""
    run = sample_rival(sea.services)
    seconds: list[float] = []
    while run.voyage.end is None:
        shown = ShownChart.of(run.voyage)
        happened = run.submit(next_deed(run.voyage))
        day = [event for event in happened if isinstance(event, RIVAL_EVENTS)]
        if day:
            story = ChartStory(sea.services, shown, teller_of, lambda _: None)
            story.tell(day, lambda: None)
            seconds.append(0.0)
            while story.busy:
                story.update(FRAME)
                seconds[-1] += FRAME
    yield Row(
        "a rival's day on the screen, longest",
        "",
        max(seconds),
        RIVAL_DAY,
        figures=f"{len(seconds)} days, median {statistics.median(seconds):.2f} s",
        unit=" s",
    )


def is_compiled() -> bool:
    """Return whether the rules that are measured were compiled."""
    found = find_spec("game.rules.state")
    return found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))


def rows() -> Iterator[Row]:
    """Yield the rows of the table."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BRIDGES_OF_ERRET_HOME"] = folder
        sea = Sea(Path(folder))
        for measured in (_of_deeds, _of_outlooks, _of_loading, _of_rivals):
            yield from measured(sea)

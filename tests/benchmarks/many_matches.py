"""The cost of a profile of 20,000 matches: the start, and frames of the screens that show them.

Such a profile is made up. The game is started with it and with an empty one, in turns. Then each
screen is come to, words are searched and a match is ended, and the frame that took longest is told:
the time of its thread alone, the best of three rounds. All has been painted once before:
``first_pictures`` measures painting.
"""

import gc
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from game.kit import Assets, Canvas, Scene, Viewport, WindowStack
from game.paths import HOME_VARIABLE
from game.play import Match, Seat
from game.rules import RIGHT, TakeDeck, Terms
from game.scenes import ResultsScene, Services
from game.scenes.common import file_year
from game.scenes.history.history_scene import HistoryScene
from game.scenes.statistics.statistics_scene import TABS, StatisticsScene
from game.start import make_services

from .rows import Row
from .start_up import GAME, ROUNDS, Start, make_home, taken_in_turn

MATCHES = 20_000
#: The aims: a start beside one with no matches, and a frame's milliseconds.
START, LONGEST = 1.15, 60.0
#: So many frames a screen is watched, at least; while something is read, longer.
_WATCHED, _MOST = 30, 2000
_REPEATS = 3
_SIZE = (1920, 1080)


class Window:
    """A stack of scenes that is drawn into nothing; ``longest`` is the worst of its frames."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self.surface = pygame.display.set_mode(_SIZE)
        self.stack = WindowStack(Viewport.of(_SIZE))
        self.longest = 0.0

    def frame(self, act: Callable[[], object] = lambda: None) -> None:
        """Do something, and draw what follows."""
        began = time.thread_time()
        act()
        self.stack.update(1 / 60)
        self.stack.draw(Canvas(self.surface, self.stack.view, self.assets))
        self.longest = max(self.longest, (time.thread_time() - began) * 1000)

    def come_to(self, scene: Scene) -> None:
        """Show a scene in the place of all others until it has read what it shows."""
        gc.collect()
        gc.freeze()
        self.longest = 0.0
        self.frame(lambda: self.stack.clear_to(scene))
        for number in range(_MOST):
            if number > _WATCHED and not _busy(scene):
                return
            self.frame()


def _busy(scene: Scene) -> bool:
    if isinstance(scene, HistoryScene):
        return scene.older.more
    return isinstance(scene, StatisticsScene) and scene.reading


def history(window: Window, services: Services) -> None:
    """Open the history, and read all of it."""
    scene = HistoryScene(services)
    window.come_to(scene)
    assert len(scene.entries) == services.profile.history.count()


def search(window: Window, services: Services) -> None:
    """Type letters in the history."""
    scene = HistoryScene(services)
    window.come_to(scene)
    window.longest = 0.0
    for letter in "master 2026-11":
        window.frame(lambda typed=letter: scene.search.typed(typed))  # type: ignore[misc]
    for _ in "master 2026-11":
        window.frame(lambda: scene.search.command("erase"))
    assert len(scene.shown) == len(scene.entries)


def tabs(window: Window, services: Services) -> None:
    """Open the statistics, and look at all parts."""
    scene = StatisticsScene(services)
    window.come_to(scene)
    for number in range(len(TABS)):
        window.frame(lambda tab=number: scene.choose(tab))  # type: ignore[misc]


def end_of_match(window: Window, services: Services) -> None:
    """Win a match, file it, and see what was won."""
    seats = Seat("Alaric"), Seat("", "computer", strength="master")
    match = Match.new(services.content, Terms(), seats, 1, services.store)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    match.concede(RIGHT)
    match.close()
    window.longest = 0.0
    window.frame(lambda: services.file(match))
    filing = window.longest
    window.come_to(ResultsScene(services, match))
    window.longest = max(window.longest, filing)


#: What is measured in a window, by its name in the table.
WAYS: dict[str, Callable[[Window, Services], None]] = {
    "the history opened": history,
    "letters searched": search,
    "statistics": tabs,
    "the end of a match": end_of_match,
}


def longest_frames(services: Services) -> Iterator[tuple[str, float]]:
    """Yield what is done, and the milliseconds of its longest frame."""
    pygame.display.init()
    pygame.font.init()
    window = Window(Assets())
    for name, way in WAYS.items():
        way(window, services)
        times = []
        for _ in range(_REPEATS):
            way(window, services)
            times.append(window.longest)
        yield name, min(times)


def rows() -> Iterator[Row]:
    """Yield the rows of the table."""
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder) / "full", Path(folder) / "empty"
        for home in (full, empty):
            make_home(home)
        with patch.dict(os.environ, {HOME_VARIABLE: str(full)}):
            services = make_services()
            with services.profile._database.writing():
                file_year(services, MATCHES)
            starts = {"full": Start(GAME, home=full), "empty": Start(GAME, home=empty)}
            taken, bare = map(statistics.median, taken_in_turn(starts).values())
            yield Row(
                f"start to first menu frame, {MATCHES} matches",
                "no matches",
                taken / bare,
                START,
                figures=f"{taken:.0f} ms beside {bare:.0f} ms, {ROUNDS} starts each",
            )
            for name, longest in longest_frames(services):
                title = f"longest frame, {MATCHES} matches: {name}"
                yield Row(title, "", longest, LONGEST, unit=" ms", figures=f"best of {_REPEATS}")
            services.profile.close()

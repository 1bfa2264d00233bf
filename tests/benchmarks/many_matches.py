"""The cost of a profile of 20,000 matches: the start, and frames of the screens that show them.

Such a profile is made up, with the files of its matches; a few of the oldest are not over. The game
is started with it and with an empty one, in turns. Then each screen is come to, words are searched
and a match is ended, and the frame that took longest is told: the time of its thread alone, the
best of three rounds. All has been painted once before: ``first_pictures`` measures painting.
"""

import gc
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from game.kit import Assets, Canvas, Scene, Viewport, WindowStack
from game.paths import HOME_VARIABLE
from game.play import Match, Record, Seat
from game.play.records.record import header_line
from game.rules import RIGHT, TakeDeck, Terms
from game.scenes import MenuScene, ResultsScene, Services
from game.scenes.common import file_year
from game.scenes.examples import finished_duel
from game.scenes.history.history_scene import HistoryScene
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
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
#: One in so many of the oldest quarter is not over: the search for one to go on with passes
#: all others.
_SAVED_SHARE, _SAVED_EVERY = 4, 25
_SEED = 12


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


def menu(window: Window) -> None:
    """Start anew: the profile is opened in a thread."""
    services = make_services()
    services.open_profile_ahead(lambda: None)
    scene = MenuScene(services)
    window.come_to(scene)
    while not services.profile_ready:
        time.sleep(0.01)
    for _ in range(_WATCHED):
        window.frame()
    assert scene.record is not None, "there is a match to go on with"
    services.profile.close()


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


def longest_frames(home: Path) -> dict[str, float]:
    """Return the milliseconds of the longest frame of each, by what is done."""
    with patch.dict(os.environ, {HOME_VARIABLE: str(home)}):
        pygame.display.init()
        pygame.font.init()
        window = Window(Assets())
        services = make_services()
        ways: dict[str, Callable[[], object]] = {
            "the menu": lambda: menu(window),
            "the history opened": lambda: history(window, services),
            "letters searched": lambda: search(window, services),
            "saved games": lambda: window.come_to(SavedGamesScene(services)),
            "statistics": lambda: tabs(window, services),
            "the end of a match": lambda: end_of_match(window, services),
        }
        found = {}
        for name, way in ways.items():
            way()
            times = []
            for _ in range(_REPEATS):
                way()
                times.append(window.longest)
            found[name] = min(times)
        services.profile.close()
        return found


def make_long_profile(services: Services, count: int) -> None:
    """File so many matches, and write the files of them; a few of the oldest are not over.

    Each begins with a line of its own; after it comes what was played in one duel, which
    is as long as most are.
    """
    duel = finished_duel(services, _SEED).record
    assert duel is not None
    with services.profile._database.writing():
        file_year(services, count)
        _write_files(services, duel)
    # The next to ask opens it anew, as a start of the game does.
    services.profile.close()
    del services.profile


def _write_files(services: Services, duel: Record) -> None:
    database, folder = services.profile._database, services.store.folder
    folder.mkdir(parents=True, exist_ok=True)
    causes = duel.text().splitlines(keepends=True)[1:-1]
    sql = "SELECT id, began, text FROM played_match JOIN match_record ON match = id ORDER BY began"
    rows = database.rows(lambda *values: values, sql)
    for number, (match, began, text) in enumerate(rows):
        when = datetime.fromisoformat(began)
        name = f"{when.strftime('%Y%m%d-%H%M%S-%f')}-{number:05}.jsonl"
        if number < len(rows) // _SAVED_SHARE and number % _SAVED_EVERY == 0:
            header = header_line(replace(duel.header, began=when))
            (folder / name).write_bytes(header + b"".join(causes[: len(causes) // 2]))
            for table in ("forecast_use", "match_figures", "match_record"):
                database.run(f"DELETE FROM {table} WHERE match = ?", match)
            database.run("DELETE FROM played_match WHERE id = ?", match)
        else:
            first, _, end = text.partition(b"\n")
            record = first + b"\n" + b"".join(causes) + end
            (folder / name).write_bytes(record)
            database.run("UPDATE played_match SET file = ? WHERE id = ?", name, match)
            database.run("UPDATE match_record SET text = ? WHERE match = ?", record, match)


def starts(full: Path, empty: Path) -> tuple[float, float]:
    """Return the milliseconds of a start with matches, and of one without: medians."""
    times = taken_in_turn({"full": Start(GAME, home=full), "empty": Start(GAME, home=empty)})
    return statistics.median(times["full"]), statistics.median(times["empty"])


def rows() -> Iterator[Row]:
    """Yield the rows of the table."""
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder) / "full", Path(folder) / "empty"
        for home in (full, empty):
            make_home(home)
        with patch.dict(os.environ, {HOME_VARIABLE: str(full)}):
            make_long_profile(make_services(), MATCHES)
        taken, bare = starts(full, empty)
        figures = f"{taken:.0f} ms beside {bare:.0f} ms, {ROUNDS} starts each"
        yield Row(
            f"start to first menu frame, {MATCHES} matches",
            "no matches",
            taken / bare,
            START,
            figures=figures,
        )
        for name, longest in longest_frames(full).items():
            title = f"longest frame, {MATCHES} matches: {name}"
            yield Row(title, "", longest, LONGEST, unit=" ms", figures=f"best of {_REPEATS}")

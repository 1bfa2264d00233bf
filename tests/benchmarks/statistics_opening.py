"""How soon the statistics open: ``python -m tests.benchmarks.statistics_opening [MATCHES]``.

A profile with so many matches (20,000) is made up in a file; then each part of the screen is opened
anew, read, laid out and drawn once. Of each, the best of three runs counts, by the time of this
process alone, since others use the machine too.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

import pygame

from game.content import load_content
from game.kit import Assets, Canvas, SceneStack, Viewport
from game.play import MatchStore, Settings, open_profile, propose
from game.scenes import Services
from game.scenes.common.example_year import file_year
from game.scenes.statistics.statistics_scene import TABS, StatisticsScene

MATCHES = 20_000
#: The aim, in seconds.
LONGEST = 0.3


def opening(services: Services, assets: Assets, tab: str) -> float:
    """Return the seconds from the decision to open a part to its first picture."""
    surface = pygame.Surface((1280, 720))
    start = time.process_time()
    stack = SceneStack(Viewport.of((1280, 720)))
    stack.push(StatisticsScene(services, tab))
    stack.draw(Canvas(surface, stack.view, assets))
    return time.process_time() - start


def suggesting(services: Services) -> float:
    """Return the seconds that the proposal of the next opponent takes."""
    start = time.process_time()
    propose(services.profile.figures.duels())
    return time.process_time() - start


def main(words: list[str]) -> int:
    """Print the times; return 1 when one misses the aim."""
    count = int(words[0]) if words else MATCHES
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    with tempfile.TemporaryDirectory() as home:
        os.environ["BRIDGES_OF_ERRET_HOME"] = home
        services = Services(load_content(), Settings(), MatchStore(Path(home)))
        with services.profile._database.writing():
            file_year(services, count)
        services.profile.close()
        services.__dict__["profile"], _ = open_profile()
        assets = Assets()
        # What is painted once is painted for all screens.
        for tab in TABS:
            opening(services, assets, tab)
        times = {tab: min(opening(services, assets, tab) for _ in range(3)) for tab in TABS}
        times["proposal"] = min(suggesting(services) for _ in range(3))
    for name, seconds in times.items():
        print(f"{name:14} {seconds * 1000:6.0f} ms with {count} matches")
    return int(max(times.values()) > LONGEST)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

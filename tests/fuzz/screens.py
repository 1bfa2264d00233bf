"""Damaged files of a player, through the screens that show them.

``python -m tests.fuzz.screens FOLDER --number 20000`` opens the screens as often for each sort of
file; ``--of profile`` for one. An input by which a screen is lost lies in FOLDER, with its trace.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import Any, ClassVar

import pygame
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from game import paths
from game.kit import Assets, Command, KitContext, Scene, Size, Viewport, WindowStack
from game.kit.draw.shape_masks import blank_surface
from game.kit.voice.page_reader import ReadingCanvas
from game.play import load_settings
from game.scenes import Services
from tests.play.games import CONTENT
from tests.scenes.matches import services_of

from .content_readers import CardsReader, DecksReader, KitsReader, SettingsReader
from .profile_reader import ProfileReader
from .readers import Reader
from .record_readers import RecordsReader
from .voyage_readers import VoyagesReader

#: The sorts of files: who damages them, the file's place, and the screens that show what it says.
_LISTS = ("saved_games", "menu", "history", "statistics")
SORTS: dict[str, tuple[type[Reader], str, Sequence[str]]] = {
    "profile": (
        ProfileReader,
        "data/profile.sqlite",
        (
            *("history", "statistics", "menu", "campaign", "puzzles", "deck_library"),
            *("saved_games", "contests.climb", "contests.cup"),
        ),
    ),
    "voyages": (
        VoyagesReader,
        f"data/voyages/{VoyagesReader.named}",
        ("saved_games", "menu", "voyage_start", "voyage_log"),
    ),
    "records": (RecordsReader, f"data/matches/{RecordsReader.named}", _LISTS),
    "settings": (SettingsReader, "config/settings.yaml", ("menu", "options", "new_match")),
    "cards": (CardsReader, CardsReader.place, ("own_cards", "deck_library")),
    "decks": (DecksReader, DecksReader.place, ("own_cards", "deck_library")),
    "kits": (KitsReader, KitsReader.place, ("own_cards", "kit_picker")),
}
#: A row can be walked to, and its details seen.
_STEPS = ("down", "down", "up", "right", "down")
_SIZE = (1280, 720)


class Glance(ReadingCanvas):
    """Reads what is drawn; what is kept by a key was sound when it was painted first."""

    painted: ClassVar[set[Hashable]] = set()

    def sprite(self, key: Hashable, size: Size, paint: Any, **way: Any) -> pygame.Surface:
        if key in self.painted:
            return blank_surface(self.view.size_px(size))
        drawn = super().sprite(key, size, paint, **way)
        self.painted.add(key)
        return drawn


class Screens:
    """Opens all screens of a home in which one file is damaged."""

    def __init__(self, home: Path, sort: str) -> None:
        self.home = home
        self.reader, self.place, self.names = SORTS[sort]
        self.made = self.reader(home)
        self.assets = Assets()

    @cached_property
    def inputs(self) -> st.SearchStrategy[bytes]:
        """Return what draws damaged files; of a voyage also what a later release may write."""
        drawn = self.made.inputs()
        if self.reader is not VoyagesReader:
            return drawn
        return st.one_of(drawn, st.sampled_from(list(later_voyages(self.made.seeds))))

    def open(self, data: bytes) -> None:
        """Show each screen, walk in it a little, and read all that stands on it."""
        for folder in ("data", "config"):
            shutil.rmtree(self.home / folder, ignore_errors=True)
        self.made.put(self.place, data)
        given, _ = load_settings()
        services = services_of(CONTENT, self.home / "data" / "matches")
        services.settings = given
        for name in self.names:
            self._show(services, name)
        if "profile" in services.__dict__:
            services.profile.close()

    def _show(self, services: Services, name: str) -> None:
        stack = WindowStack(Viewport.of(_SIZE))
        stack.push(self._made(services, name))
        self._read(stack)
        for step in _STEPS:
            stack.handle(Command(step))
            stack.update(0.05)
        self._read(stack)
        while stack.top is not None:
            stack.pop()

    @staticmethod
    def _made(services: Services, name: str) -> Scene:
        if name == "kit_picker":
            return services.routes.kit_picker("mine")
        make: Callable[..., Scene] = attrgetter(name)(services.routes)
        return make("computer") if name == "new_match" else make()

    def _read(self, stack: WindowStack) -> None:
        for _ in range(8):
            stack.update(0.2)
        assert stack.top is not None
        stack.top.draw(Glance.of(stack.view, self.assets))


def later_voyages(seeds: Sequence[bytes]) -> Iterator[bytes]:
    """Yield voyages that a later release may have sailed."""
    for data in seeds:
        header, *rest = data.split(b"\n")
        for key in ("captain", "scenario", "difficulty", "version", "rules", "book", "cards"):
            value: object = 9 if key in ("version", "rules") else "unheard_of"
            changed = json.loads(header) | {key: value, "weather": "rain"}
            yield b"\n".join([json.dumps(changed).encode(), *rest])
        yield data.replace(b'"goal": "', b'"goal": "unheard_of_')


def search(sort: str, number: int, home: Path, found: Path, start: int = 0) -> tuple[int, int]:
    """Open the screens with so many damaged files; return how many were opened, and lost."""
    screens, counts = Screens(home, sort), [0, 0]

    @seed(start)
    @settings(
        max_examples=number,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(screens.inputs)
    def tried(data: bytes) -> None:
        counts[0] += 1
        try:
            screens.open(data)
        except Exception:
            counts[1] += 1
            place = found / f"{sort}-{counts[1]}"
            place.with_suffix(".input").write_bytes(data)
            place.with_suffix(".txt").write_text(traceback.format_exc())
        if counts[0] % 500 == 0:
            print(f"{sort}: {counts[0]} opened, {counts[1]} lost", file=sys.stderr, flush=True)

    tried()
    return counts[0], counts[1]


def begin_unseen() -> None:
    """Make a window that nobody sees."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(_SIZE)


def main(words: Sequence[str] | None = None) -> int:
    """Search, and return 1 where a screen was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.screens", description=__doc__)
    parser.add_argument("folder", type=Path, help="where inputs are kept that lose a screen")
    parser.add_argument("--number", type=int, default=20_000, help="of each sort: 20,000")
    parser.add_argument("--of", choices=SORTS, action="append", help="only this sort of files")
    parser.add_argument("--seed", type=int, default=0, help="of all damage: 0")
    options = parser.parse_args(words)
    options.folder.mkdir(parents=True, exist_ok=True)
    begin_unseen()
    lost = 0
    for sort in options.of or SORTS:
        with KitContext(), tempfile.TemporaryDirectory(prefix="screens-") as home:
            os.environ[paths.HOME_VARIABLE] = home
            opened, failed = search(sort, options.number, Path(home), options.folder, options.seed)
        print(f"{sort}: {opened} opened, {failed} lost", flush=True)
        lost += failed
    return int(lost > 0)


if __name__ == "__main__":
    sys.exit(main())

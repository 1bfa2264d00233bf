"""The whole application played at random, on a disk that is full at times.

``python -m tests.scenes.full_disk SEED [STEPS]``, with the player's folder in the environment.
"""

from __future__ import annotations

import errno
import os
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.kit import KitContext, Scene, Widget
from game.play import Match, ProfileError, check, read_record
from game.play.profile.database import Database
from game.play.records.journal import Journal
from game.rules import match_actions, to_act
from game.scenes import ErrorScene, MatchScene, MenuScene, Services
from game.scenes.replay.share_dialog import ShareDialog
from game.start import make_services

from . import ways
from .desktop import Desktop
from .ways import MODES, SETUP, MouseGuide

KEYS = (
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_n, pygame.K_r, pygame.K_u, pygame.K_TAB),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_1, pygame.K_2),
)


#: The files that the program writes.
RECORD, PROFILE, SETTINGS = "record", "profile", "settings"
#: The files that find no room at times: all, or one.
TROUBLES = ((RECORD, PROFILE, SETTINGS), (RECORD,), (PROFILE,), (SETTINGS,))


class FullDisk:
    """Refuses to keep ``full``, some of what the program writes, as the system does."""

    def __init__(self) -> None:
        self.full: tuple[str, ...] = ()
        self.refused: Counter[str] = Counter()

    def _refuse(self, what: str) -> None:
        if what in self.full:
            self.refused[what] += 1
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    @contextmanager
    def mounted(self, patch: pytest.MonkeyPatch) -> Iterator[FullDisk]:
        """Let all that the game writes be written here; ``patch`` is a ``MonkeyPatch``."""
        append, writing = Journal.append, Database.writing

        def appended(journal: Journal, lines: bytes, sync: bool = False) -> None:
            self._refuse(RECORD)
            append(journal, lines, sync)

        @contextmanager
        def written(database: Database) -> Iterator[None]:
            try:
                self._refuse(PROFILE)
            except OSError:
                hint = "make room and try again"
                raise ProfileError(database.where, "the disk is full", hint) from None
            with writing(database):
                yield

        def saved(_settings: object, **_: object) -> str | None:
            try:
                self._refuse(SETTINGS)
            except OSError as error:
                return str(error)
            return None

        with patch.context() as here:
            here.setattr(Journal, "append", appended)
            here.setattr(Database, "writing", written)
            here.setattr("game.scenes.services.save_settings", saved)
            yield self


class Stubborn:
    """Presses whatever can be pressed, whether or not it was heard."""

    def __init__(self, services: Services, disk: FullDisk, rng: Random) -> None:
        self.disk, self.rng, self.services = disk, rng, services
        services.settings = replace(services.settings, hand_over=False).at_speed(0.0)
        self.desktop = Desktop(services, MenuScene(services))
        self.guide = MouseGuide(self.desktop, rng)
        self.seen: Counter[str] = Counter()

    def step(self) -> None:
        """Do one thing, and look whether the program has borne it."""
        if self.rng.random() < 0.15:
            self.disk.full = () if self.disk.full else self.rng.choice(TROUBLES)
        self._rest()
        stack = self.desktop.app.stack
        if stack.top is None:
            stack.push(MenuScene(self.services))
            self._rest()
        top = self.desktop.top
        assert not isinstance(top, ErrorScene)
        self.seen[f"{type(top).__name__}{' on a full disk' * bool(self.disk.full)}"] += 1
        self._do(top)
        self._rest()
        for scene in stack.scenes:
            match = getattr(scene, "match", None)
            if isinstance(match, Match):
                self.expect(match)

    def _rest(self) -> None:
        for _ in range(300):
            self.desktop.turn()
            if not (pygame.event.peek() or self.desktop.app._moving):
                return

    def _do(self, top: object) -> None:
        if isinstance(top, MenuScene) and self.rng.random() < 0.5:
            self.disk.full = ()
            self.guide.plan(self.rng.choice(MODES))
        elif isinstance(top, SETUP) and self.rng.random() < 0.6:
            try:
                self.guide.step(top)
            except Exception as error:
                # Something else may be there than what the guide goes for: nothing was kept.
                *_, place = traceback.extract_tb(error.__traceback__)
                if place.filename != ways.__file__:
                    raise
        elif isinstance(top, MatchScene) and self._plays(top):
            self._play(top)
        elif isinstance(top, ShareDialog):
            # It needs a picture, and none is painted here.
            self.desktop.key(pygame.K_ESCAPE)
        elif isinstance(top, Scene) and self.rng.random() < 0.7:
            self._press(top)
        else:
            self.desktop.key(self.rng.choice(KEYS))

    def _plays(self, scene: MatchScene) -> bool:
        match = scene.match
        person = match.result is None and match.seat(to_act(match.position)).is_person
        return person and self.rng.random() < 0.8

    def _play(self, scene: MatchScene) -> None:
        """Do what the rules allow, by the one entrance that all hands use."""
        scene.helpers.put_all_back()
        scene.flow.submit(self.rng.choice(match_actions(scene.state)))

    def _press(self, top: Scene) -> None:
        widgets: list[Widget] = [
            widget for widget in top.widgets.widgets if widget.visible and widget.enabled
        ]
        if widgets:
            self.desktop.click(self.rng.choice(widgets).rect.center)

    def expect(self, match: Match) -> None:
        """Check that the file of a match holds what the program holds."""
        record = match.record
        if record is None or record.path is None:
            return
        kept = read_record(record.path)
        assert kept.causes == record.causes
        assert (kept.result, kept.abandoned) == (record.result, record.abandoned)
        assert check(kept, self.services.content).agrees


def play(seed: int, steps: int, patch: pytest.MonkeyPatch) -> tuple[Stubborn, FullDisk]:
    """Play some steps, and return who has played, and the disk."""
    rng = Random(seed)
    with FullDisk().mounted(patch) as disk:
        services = make_services()
        player = Stubborn(services, disk, rng)
        for _ in range(steps):
            player.step()
        disk.full = ()
        services.profile.close()
    return player, disk


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    Path(os.environ["BRIDGES_OF_ERRET_HOME"]).mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    with KitContext():
        figures = play(int(sys.argv[1]), int((*sys.argv[2:], "300")[0]), pytest.MonkeyPatch())
    for name, figure in sorted((*figures[0].seen.items(), *figures[1].refused.items())):
        print(f"{figure:7} {name}")

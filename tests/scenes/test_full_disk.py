"""On a disk that is full at times, nothing that was done differs from what is kept."""

from __future__ import annotations

import errno
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.content import Content
from game.play import SPEED_INSTANT, Match, ProfileError, check, read_record
from game.play.profile.database import Database
from game.play.records.journal import Journal
from game.scenes import MenuScene
from game.start import make_services

from ..soak.walker import Walker

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

        def saved(*_: object, **__: object) -> str | None:
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


def check_kept(match: Match, content: Content) -> None:
    """Check that the file of a match holds what the program holds."""
    record = match.record
    if record is None or record.path is None:
        return
    kept = read_record(record.path)
    assert kept.causes == record.causes
    assert (kept.result, kept.abandoned) == (record.result, record.abandoned)
    assert check(kept, content).agrees


def play(seed: int, steps: int, patch: pytest.MonkeyPatch) -> tuple[Walker, FullDisk]:
    """Play some steps, and return who has played, and the disk."""
    rng = Random(seed)
    with FullDisk().mounted(patch) as disk:
        services = make_services()
        services.settings = replace(services.settings, hand_over=False).at_speed(SPEED_INSTANT)
        menu = MenuScene(services)
        walker = Walker(services, menu, rng, painted=False, purpose=0.8, disturbed=False)
        stack = walker.desktop.app.stack
        for _ in range(steps):
            if rng.random() < 0.15:
                disk.full = () if disk.full else rng.choice(TROUBLES)
            walker.step()
            if stack.top is None:
                stack.push(MenuScene(services))
            for scene in stack.scenes:
                match = getattr(scene, "match", None)
                if isinstance(match, Match):
                    check_kept(match, services.content)
        disk.full = ()
        services.profile.close()
    return walker, disk


def test_nothing_goes_on_that_could_not_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    # Which seed meets a full disk in a match changes with every screen on the way.
    assert any(play(seed, 60, monkeypatch)[1].refused[RECORD] for seed in (0, 1, 4))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
def test_however_often_the_disk_is_full_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / str(seed)))
    player, _ = play(seed, 250, monkeypatch)
    assert sum(player.seen.values()) == 250

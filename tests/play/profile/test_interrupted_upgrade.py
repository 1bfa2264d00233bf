"""An upgrade that is cut off at any moment: all is there at the next start, and no half step."""

import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from game.play import open_profile
from game.play.profile.database import connect
from game.play.profile.schema import VERSION, take_step
from game.play.profile.upgrades import version_of

from .test_schema import STORED, expect_the_stored_profile, run, schema_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "player" / "profile.sqlite"
    path.parent.mkdir()
    run(path, STORED.read_text())
    return path


#: The names of files, and what is in them.
Files = tuple[tuple[str, bytes], ...]


class Watched(sqlite3.Connection):
    """A connection that calls ``before`` with every statement."""

    before: Callable[[str], object] = staticmethod(lambda _: None)

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        type(self).before(sql)
        return super().execute(sql, *values)


def watched(monkeypatch: pytest.MonkeyPatch, before: Callable[[str], object]) -> None:
    plain = sqlite3.connect

    def connected(*words: Any, **more: Any) -> sqlite3.Connection:
        return plain(*words, factory=Watched, **more)

    monkeypatch.setattr(Watched, "before", staticmethod(before))
    monkeypatch.setattr(sqlite3, "connect", connected)


def whole_version(path: Path) -> int:
    """Return the version of a file, in which every step was taken whole or not at all."""
    with closing(sqlite3.connect(path)) as found, closing(connect(None)) as model:
        assert found.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        version = version_of(found)
        for step in range(version):
            take_step(model, step)
        assert schema_of(found) == schema_of(model)
        return version


def expect_everything(path: Path) -> None:
    """Open the profile as the next start does: it is brought up, with all that it had."""
    profile, problem = open_profile(path)
    with profile:
        assert problem is None
        expect_the_stored_profile(profile)
    assert whole_version(path) == VERSION
    assert not list(path.parent.glob("*broken*"))


def files_of(folder: Path) -> Files:
    """Return what is on the disk: the profile and what SQLite has laid beside it."""
    return tuple((file.name, file.read_bytes()) for file in sorted(folder.iterdir()))


def test_the_disk_as_it_is_before_every_statement_is_a_whole_profile(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements = Counter[Files]()
    with monkeypatch.context() as patch:
        watched(patch, lambda _: statements.update([files_of(path.parent)]))
        with open_profile(path)[0]:
            statements.update([files_of(path.parent)])
    assert statements.total() > 20
    versions = set()
    for number, files in enumerate(statements):
        # A copy is looked at: to look is to mend.
        for folder in (looked := tmp_path / f"{number}.looked", tmp_path / str(number)):
            folder.mkdir()
            for name, data in files:
                (folder / name).write_bytes(data)
        versions.add(whole_version(looked / path.name))
        expect_everything(tmp_path / str(number) / path.name)
    assert versions == set(range(1, VERSION + 1))


def test_a_failed_upgrade_leaves_it_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original, left = path.read_bytes(), set[Files]()
    versions = set()
    for number in range(1, 200):
        shutil.rmtree(path.parent)
        path.parent.mkdir()
        path.write_bytes(original)
        statements = count(1)

        def stop(sql: str, last: int = number, statements: Iterator[int] = statements) -> None:
            if next(statements) == last and sql != "ROLLBACK":
                raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            watched(patch, stop)
            try:
                open_profile(path)[0].close()
            except KeyboardInterrupt:
                pass
            else:
                break
        files = files_of(path.parent)
        if files not in left:
            left.add(files)
            versions.add(whole_version(path))
            expect_everything(path)
    assert number > 20
    assert versions == set(range(1, VERSION + 1))


@pytest.mark.parametrize("room", [0, 2, 4, 6])
def test_a_full_disk_keeps_it_as_is(path: Path, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    """So many more pages have room: the system refuses the next, in some step or other."""

    def confined(where: Path | None, patience: float | None = None) -> sqlite3.Connection:
        connection = connect(where, patience)
        if where == path:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages + room}")
        return connection

    with monkeypatch.context() as patch:
        patch.setattr("game.play.profile.open_profile.connect", confined)
        profile, problem = open_profile(path)
        with profile:
            assert problem == (
                f"{path}: the profile cannot be opened, the disk is full: make room and try"
                " again; the game starts, and what you reach now will not be kept"
            )
            assert profile.path is None
            expect_the_stored_profile(profile)
    assert whole_version(path) < VERSION
    expect_everything(path)

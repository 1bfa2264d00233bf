"""A profile's file is looked through, and brought to this game's version step by step."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache

from .schema import APPLICATION, VERSION, take_step


class Newer(Exception):
    """The profile was written by a later game than this one."""


class Foreign(Exception):
    """The database can be opened, and it is no sound profile."""


def version_of(connection: sqlite3.Connection) -> int:
    """Return how many steps the file has taken."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def upgrade(connection: sqlite3.Connection) -> None:
    """Look the file through and bring it to this game's version, step by step.

    Raises ``Newer``, ``Foreign`` and sqlite3's errors; the steps taken so far stay.
    """
    # A large file takes a while to be looked through, and nobody who writes waits for that.
    with _transaction(connection, "DEFERRED"):
        _look_through(connection, _checked_version(connection))
    # Kept in the file from now on. Where its system cannot do it, the old way stays,
    # and where another copy is at work, that one does it.
    with suppress(sqlite3.OperationalError):
        connection.execute("PRAGMA journal_mode = WAL")
    version = 0
    while version < VERSION:
        with _transaction(connection):
            # Asked every time: another copy of the game may have taken the step.
            version = _checked_version(connection)
            if version < VERSION:
                take_step(connection, version)
                version += 1
                connection.execute(f"PRAGMA user_version = {version}")


@contextmanager
def _transaction(connection: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    connection.execute(f"BEGIN {kind}")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _look_through(connection: sqlite3.Connection, version: int) -> None:
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise Foreign(str(found))
    missing = _tables_of(version) - _tables(connection)
    if missing:
        raise Foreign(f"it lacks {', '.join(sorted(name for name, _ in missing))}")


# Each opening asks twice.
@cache
def _tables_of(version: int) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as model:
        for step in range(version):
            take_step(model, step)
        return _tables(model)


def foreign_rules(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return the triggers, views and unique indexes that are none of the game's: kind and name.

    They would be carried out with all that the game writes.
    """
    own = {name for name, _ in _tables_of(VERSION)}
    kinds = "type IN ('trigger', 'view') OR type = 'index' AND sql LIKE '%UNIQUE%'"
    rows = connection.execute(f"SELECT type, name FROM sqlite_schema WHERE {kinds}")
    return [(str(kind), str(name)) for kind, name in rows if str(name) not in own]


def drop_rules(connection: sqlite3.Connection, rules: Iterable[tuple[str, str]]) -> None:
    """Take rules of somebody else out; raises sqlite3's errors."""
    with _transaction(connection):
        for kind, name in rules:
            quoted = name.replace('"', '""')
            connection.execute(f'DROP {kind} IF EXISTS "{quoted}"')


def _checked_version(connection: sqlite3.Connection) -> int:
    version = version_of(connection)
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    if application != APPLICATION and (application or version or _tables(connection)):
        raise Foreign("it belongs to another program")
    if version > VERSION:
        raise Newer(version)
    if version < 0:
        raise Foreign("its version is none")
    return version


def _tables(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {(str(name), " ".join(str(sql).split())) for name, sql in rows}

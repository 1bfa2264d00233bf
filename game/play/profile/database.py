"""The one connection to the profile's file: short transactions, typed rows, one-line complaints.

SQLite keeps a write-ahead log: a write then waits for the disk once, which is 5 to
8 times as fast as with a rollback journal and does not hold up the picture. Several
copies of the game wait for one another, a few milliseconds each.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import TypeVar

from game.content import ContentError, FieldError, Worded

from .schema import VERSION
from .upgrades import version_of

T = TypeVar("T")
Value = str | bytes | int | None

#: How long another copy of the game may hold the file, in seconds.
PATIENCE = 2.0
_ANEW = Worded("start_anew", "start the game anew")
_TRY_AGAIN = Worded("close_others", "close the other programs that use it, and try again")
_REPLACE = Worded("put_back", "put a copy of it back, or move it away to begin a new one")
#: What is wrong with a row that makes no sense, and the remedy.
UNREADABLE = (Worded("profile_unread", "it holds what this game cannot read"), _REPLACE)
_IN_USE = (Worded("file_in_use", "it is in use by another program"), _TRY_AGAIN)
_DAMAGED = (
    Worded("damaged_file", "it is damaged"),
    Worded("set_aside", f"{_ANEW}, it will be set aside"),
)
#: What is raised for values of a row that somebody else has written.
NO_ROW = (
    *(LookupError, ValueError, OverflowError, TypeError, AttributeError, RecursionError),
    FieldError,
)
#: SQLITE_CONSTRAINT_DATATYPE, for which Python has no name.
_WRONG_TYPE = sqlite3.SQLITE_CONSTRAINT | 12 << 8
#: The errors of SQLite, and in words: the problem and its remedy.
_COMPLAINTS = {
    sqlite3.SQLITE_BUSY: _IN_USE,
    sqlite3.SQLITE_LOCKED: _IN_USE,
    sqlite3.SQLITE_FULL: (
        Worded("full_disk", "the disk is full"),
        Worded("room_again", "make room and try again"),
    ),
    sqlite3.SQLITE_READONLY: (
        Worded("not_written", "it cannot be written"),
        Worded("permissions_again", "mend the permissions and try again"),
    ),
    sqlite3.SQLITE_CANTOPEN: (
        Worded("not_opened", "it cannot be opened"),
        Worded("mend_folder", "mend the folder's permissions"),
    ),
    sqlite3.SQLITE_IOERR: (
        Worded("broken_disk", "the disk does not answer as it should"),
        Worded("see_disk", "see to the disk"),
    ),
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _DAMAGED,
}


class ProfileError(ContentError):
    """The profile cannot do what was asked: what is wrong and what to do. Nothing has changed."""

    def __init__(self, where: str, problem: str, hint: str) -> None:
        super().__init__(where, 0, problem, hint)

    @property
    def unread(self) -> bool:
        """Whether rows are the reason, which make no sense or do not fit the others."""
        return isinstance(self.problem, Worded) and self.problem.code == UNREADABLE[0].code


def connect(path: Path | None, patience: float | None = None) -> sqlite3.Connection:
    """Open a file, or a database in memory; transactions are begun by hand.

    It waits ``patience`` seconds, else ``PATIENCE``, for others who write. One thread may open it
    and another go on with it: not both at once.
    """
    seconds = PATIENCE if patience is None else patience
    connection = sqlite3.connect(
        path or ":memory:", timeout=seconds, isolation_level=None, check_same_thread=False
    )
    try:
        # These read the file already, and so wait for others.
        connection.execute("PRAGMA foreign_keys = ON")
        # A confirmed write shall outlive a power cut too.
        connection.execute("PRAGMA synchronous = EXTRA")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def wait_for_others(connection: sqlite3.Connection, patience: float) -> None:
    """Let a connection wait so many seconds for others who write."""
    connection.execute(f"PRAGMA busy_timeout = {round(1_000 * patience)}")


def now_in_utc() -> str:
    """Return the moment as it is kept: to the second, in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def error_code(error: sqlite3.Error) -> int:
    """Return SQLite's primary code of an error, 0 where it has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def complaint(error: sqlite3.Error) -> tuple[str, str]:
    """Return what is wrong, in words, and what to do about it."""
    code = error_code(error)
    # Without a code it is Python's own: a text that is none.
    return _COMPLAINTS.get(code, (str(error), _ANEW)) if code else UNREADABLE


class Database:
    """The open profile. It raises ``ProfileError`` alone, but for mistakes of the program.

    Whose mistake it is that a row is not taken, only a profile in memory can tell.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        self.where = str(path) if path else Worded("the_profile", "the profile")
        self._connection = connection
        self._path = path
        self._identity = self._found()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Hold the file for one transaction, in full or not at all; inside another, join it."""
        if self._connection.in_transaction:
            yield
            return
        with self._told():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                self._still_ours()
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                # Some failures (a full disk) have rolled back by themselves.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def run(self, sql: str, *values: Value) -> int:
        """Carry out one statement inside ``writing``; return how many rows it changed."""
        with self._told():
            return self._connection.execute(sql, values).rowcount

    def insert(self, sql: str, *values: Value) -> int:
        """Add one row inside ``writing``, and return its number."""
        with self._told():
            return self._connection.execute(sql, values).lastrowid or 0

    def rows(self, make: Callable[..., T], sql: str, *values: Value) -> list[T]:
        """Return what ``make`` makes of every row's values, all read before this returns."""
        with self._told():
            rows = self._connection.execute(sql, values).fetchall()
        try:
            return [make(*row) for row in rows]
        except NO_ROW:
            raise ProfileError(self.where, *UNREADABLE) from None

    def sound_rows(self, make: Callable[..., T], sql: str, *values: Value) -> list[T]:
        """Return the same, without the rows of which nothing can be made."""

        def made(*row: Value) -> list[T]:
            with suppress(*NO_ROW):
                return [make(*row)]
            return []

        return list(chain.from_iterable(self.rows(made, sql, *values)))

    def copy_to(self, path: Path) -> None:
        """Write a copy of the whole file to a new one."""
        with self._told(), closing(sqlite3.connect(path)) as copy:
            self._connection.backup(copy)

    def close(self) -> None:
        """Let go of the file; closing twice is safe."""
        self._connection.close()

    def _still_ours(self) -> None:
        """Keep off a file that another copy of the game has upgraded or set aside since."""
        if self._found() != self._identity:
            problem = Worded("was_moved", "it was moved while the game ran")
            raise ProfileError(self.where, problem, _ANEW)
        if version_of(self._connection) != VERSION:
            problem = Worded("taken_over", "a newer version of the game has taken it over")
            hint = Worded("use_newer", "go on in the newer one")
            raise ProfileError(self.where, problem, hint)

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self._path and self._path.stat()
        except OSError:
            return None
        return (found.st_dev, found.st_ino) if found else None

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.ProgrammingError:
            raise
        except sqlite3.IntegrityError as error:
            if getattr(error, "sqlite_errorcode", 0) == _WRONG_TYPE:
                # A number that somebody wrote into a row, beyond which none can be counted.
                raise ProfileError(self.where, *UNREADABLE) from None
            if self._path is None:
                raise
            # A player's file may have triggers and indexes that are none of the game's.
            problem = Worded("profile_unread", f"it does not take this ({error})")
            raise ProfileError(self.where, problem, _REPLACE) from None
        except sqlite3.DatabaseError as error:
            raise ProfileError(self.where, *complaint(error)) from None
        except UnicodeDecodeError:
            # SQLite quotes what is broken, and Python takes it for UTF-8.
            raise ProfileError(self.where, *_COMPLAINTS[sqlite3.SQLITE_CORRUPT]) from None


class ProfileStore:
    """A part of the profile with questions of its own; every method raises ``ProfileError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

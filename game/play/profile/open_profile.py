"""The profile's file: found or made, brought up to date, filed anew, set aside where damaged."""

import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from game import paths
from game.content import Content, Worded, one_line, system_reason

from ..records.kept_folder import free_aside
from ..records.match_store import MatchStore
from .database import PATIENCE, ProfileError, complaint, connect, error_code, wait_for_others
from .profile import Profile
from .upgrades import Foreign, Newer, drop_rules, foreign_rules, upgrade

_FILE = "profile.sqlite"
_BEGINNING = b"SQLite format 3\0"
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
#: The files that SQLite may have put beside the file. It is moved before the file: beside a
#: new one under the old name it would be taken for that one's own.
_COMPANIONS = ("-journal", "-wal", "-shm")
_UNKEPT = Worded("unkept", "the game starts, and what you reach now will not be kept")


#: How many seconds another copy of the game may take to begin the file, or to bring it up to date:
#: on a busy machine that is longer than any write of it.
_PATIENCE = 30.0


class _Damaged(Exception):
    """The file is no sound profile, and why."""


def open_profile(path: Path | None = None) -> tuple[Profile, str | None]:
    """Open the profile, or make it; return it with one line about what went wrong, or None.

    A damaged file is set aside under a new name and a new profile begun. Where no file can be used
    the profile is in memory, with what could be read: the game always starts.
    """
    try:
        path = path or paths.user_data_dir() / _FILE
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason, where = system_reason(error), path or error.filename or _FILE
        problem = Worded("profile_unmade", f"the profile cannot be made ({reason})", reason=reason)
        return _in_memory(), _unkept(where, problem)
    try:
        return _kept(path)
    except Newer:
        english = "a newer version of the game wrote this profile: use that one"
        english = f"{english}; the file stays as it is"
        return _in_memory(), _unkept(path, Worded("profile_newer", english))
    except OSError as error:
        reason = system_reason(error)
        english = f"the profile can neither be used nor set aside ({reason})"
        return _in_memory(), _unkept(path, Worded("profile_unusable", english, reason=reason))
    except sqlite3.Error as error:
        why, remedy = complaint(error)
        english = f"the profile cannot be opened, {why}: {remedy}"
        problem = Worded("profile_unopened", english, why=why, remedy=remedy)
        # An old one that there is no room to bring up can be read, and be brought up in memory.
        full = error_code(error) == sqlite3.SQLITE_FULL
        return _copied(path) if full else _in_memory(), _unkept(path, problem)


def _unkept(where: object, problem: Worded) -> Worded:
    english = f"{where}: {problem}; {_UNKEPT}"
    return Worded("in_file", english, file=where, problem=problem, hint=_UNKEPT)


def _kept(path: Path) -> tuple[Profile, str | None]:
    if not (os.access(path.parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))):
        english = "the profile cannot be written: mend the permissions"
        return _copied(path), _unkept(path, Worded("profile_read_only", english))
    try:
        return _opened(path)
    except _Damaged:
        return _begun_anew(path)


def _without_rules(connection: sqlite3.Connection, path: Path) -> Worded | None:
    """Take what is none of the game's out of a sound file, a copy of which stays; tell of it."""
    rules = foreign_rules(connection)
    if not rules:
        return None
    aside = free_aside(path, _COMPANIONS)
    with closing(sqlite3.connect(aside)) as copy:
        connection.backup(copy)
    drop_rules(connection, rules)
    names = one_line(", ".join(name for _, name in rules))
    english = f"{path}: the profile has rules of somebody else ({names})"
    english = f"{english}: they were taken out, and it is kept as it was as {aside.name}"
    return Worded("profile_rules", english, file=path, aside=aside.name)


def _opened(path: Path) -> tuple[Profile, Worded | None]:
    """Open the file; return it with one line on what was taken out of it, or None.

    Raises ``_Damaged``, ``Newer`` and sqlite3's errors.
    """
    _look_at_beginning(path)
    try:
        connection = connect(path, _PATIENCE)
        _upgraded(connection)
        try:
            told = _without_rules(connection, path)
            wait_for_others(connection, PATIENCE)
        except BaseException:
            connection.close()
            raise
        return Profile(connection, path), told
    except (Foreign, UnicodeDecodeError) as error:
        # The latter: SQLite quotes what is broken, and Python takes it for UTF-8.
        raise _Damaged(_one_line(error)) from None
    except sqlite3.Error as error:
        if error_code(error) in _DAMAGED:
            raise _Damaged(_one_line(error)) from None
        raise


def _look_at_beginning(path: Path) -> None:
    """Raise ``_Damaged`` for what is no database, before SQLite would begin one in its place.

    An empty file is one that was made and not yet written.
    """
    if path.is_dir():
        raise _Damaged("it is a folder")
    if path.exists() and not path.is_file():
        raise _Damaged("it is no file")
    if path.exists():
        with path.open("rb") as file:
            if file.read(len(_BEGINNING)) not in (b"", _BEGINNING):
                raise _Damaged("it is no database")


def _begun_anew(path: Path) -> tuple[Profile, str | None]:
    with _alone(path):
        try:
            # Tried again: another copy of the game may just have done all this.
            return _opened(path)
        except _Damaged as damage:
            aside = _set_aside(path)
            told = f"it was set aside as {aside.name}, and a new one begun"
            english = f"{path}: the profile is damaged ({damage}): {told}"
            told = Worded("profile_aside", english, file=path, aside=aside.name)
            return _opened(path)[0], told


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep other copies of the game from setting files aside at the same time.

    The lock is SQLite's own, on an empty database: it works on every system and
    goes with the process.
    """
    with closing(connect(path.with_name(f"{path.stem}.lock"), _PATIENCE)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def _set_aside(path: Path) -> Path:
    """Give the file and its companions a name that nothing has yet; raises OSError."""
    aside = free_aside(path, _COMPANIONS)
    for end in (*_COMPANIONS, ""):
        old = Path(f"{path}{end}")
        if old.exists():
            old.rename(f"{aside}{end}")
    return aside


def _copied(path: Path) -> Profile:
    memory = connect(None)
    try:
        # By way of a copy: to read its log, SQLite must write beside the file.
        with TemporaryDirectory(prefix=paths.APP_NAME) as folder:
            for end in ("", *_COMPANIONS):
                if Path(f"{path}{end}").exists():
                    shutil.copyfile(f"{path}{end}", Path(folder, f"{_FILE}{end}"))
            with closing(connect(Path(folder, _FILE))) as copy:
                copy.backup(memory)
        return Profile(_upgraded(memory), None)
    except (OSError, sqlite3.Error, Foreign, UnicodeDecodeError):
        memory.close()
        return _in_memory()


def _in_memory() -> Profile:
    return Profile(_upgraded(connect(None)), None)


def _upgraded(connection: sqlite3.Connection) -> sqlite3.Connection:
    try:
        upgrade(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _one_line(error: Exception) -> str:
    """Return SQLite's words; what they quote of a damaged file may be anything."""
    text = "".join(sign if sign.isprintable() else " " for sign in str(error))
    return " ".join(text.split())


#: Seconds after each match in which others may write, and between two words about how far it is.
_PAUSE, _PACE = 0.004, 0.5


class Refiling:
    """Files matches in a thread, by a connection of its own to the profile.

    ``left`` is how many files are still to be looked at; ``heard`` is called in the thread as they
    become fewer, and ``on_problem`` with one line about what keeps them from being filed.
    Filed matches stay filed when the game ends, and the next start goes on with the rest.
    """

    #: From so many files on that a profile does not know they are looked through beside the game.
    MANY: ClassVar[int] = 500

    def __init__(
        self, profile: Path, store: MatchStore, content: Content, names: Sequence[str]
    ) -> None:
        self.left = len(names)
        self.heard: Callable[[], None] = lambda: None
        self.on_problem: Callable[[str], None] = lambda _line: None
        self._path, self._store, self._content = profile, store, content
        self._names = names
        self._thread = threading.Thread(target=self._work, daemon=True)

    def start(self) -> None:
        """Begin, without waiting for it."""
        self._thread.start()

    def join(self) -> None:
        """Wait until all is filed."""
        self._thread.join()

    def _work(self) -> None:
        profile, problem = open_profile(self._path)
        try:
            # One in memory would be of no use: whoever opened the other has told why.
            if problem is None:
                with profile:
                    for name in self._names:
                        new = profile.file_finished(self._store, self._content, [name])
                        self._count(pause=new > 0)
        except ProfileError as error:
            self.on_problem(str(error))
        finally:
            self.left = 0
            self.heard()

    def _count(self, *, pause: bool) -> None:
        """Take one file from those that are left, and let others write."""
        before = time.monotonic()
        if pause:
            time.sleep(_PAUSE)
        self.left -= 1
        if int(before / _PACE) != int(time.monotonic() / _PACE):
            self.heard()

"""A player's home as one file, to carry it to another computer: written, looked through, taken in.

The file is a zip: the profile, the matches, voyages and letters under way, and the player's own
cards, decks and kits; beside them, in ``carried.json``, the version and a checksum of each.
Settings belong to a computer, and stay there. Nothing of a file is taken before all of it was
looked through, and whatever it meets is kept aside first, as such a file.
"""

import json
import shutil
import sqlite3
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from hashlib import sha256
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from game import paths

from ..moments import moment_of
from ..records.kept_folder import unfinished_file
from ..records.match_codes import new_shared_file
from .database import NO_ROW, ProfileError
from .merging import take_rows
from .profile import Profile
from .upgrades import Foreign, Newer, upgrade

#: The version of the file, and its name before the date and behind it.
CARRY_VERSION = 1
STEM, SUFFIX = "profile", ".zip"
#: The folders of the player's home that are carried, with all below them.
FOLDERS = ("matches", "voyages", "letters", "cards", "decks", "kits")
#: The most that is unpacked, in bytes: no home is as large.
MOST = 2 << 30
#: The most that is read at once, and the longest list of files: a hundred thousand names.
_PART, _LONGEST_LIST = 1 << 20, 16 << 20
_LIST, _PROFILE = "carried.json", "profile.sqlite"
#: How what is in it may be pressed: other ways have errors of their own.
_PRESSED = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
#: Where what gives way to a profile that was carried here is moved to.
_DELETED = "deleted"

CarryFault = Literal["foreign", "damaged", "newer", "large", "unread", "unwritten"]


class CarryError(Exception):
    """A file that is no sound home, or cannot be written: ``fault`` is why. Nothing has changed."""

    def __init__(self, fault: CarryFault) -> None:
        super().__init__(fault)
        self.fault: CarryFault = fault


class CarriedHome(NamedTuple):
    """What is in a file: when it was written, with how many matches and achievements."""

    path: Path
    written: datetime
    matches: int
    achievements: int


def pack_home(profile: Profile, home: Path | None = None, stem: str = STEM) -> Path:
    """Write a home to a new file in the folder of what is passed on; raises ``CarryError``."""
    home = paths.user_data_dir() if home is None else home
    target = new_shared_file(f"{stem}-{datetime.now():%Y-%m-%d}", SUFFIX)
    unfinished = unfinished_file(target)
    try:
        with TemporaryDirectory(prefix=paths.APP_NAME) as folder:
            copy = Path(folder, _PROFILE)
            profile.copy_to(copy)
            files = {_PROFILE: copy, **dict(_own_files(home))}
            _pack(unfinished, files)
        unfinished.replace(target)
    except (OSError, ProfileError, sqlite3.Error):
        unfinished.unlink(missing_ok=True)
        raise CarryError("unwritten") from None
    return target


def _own_files(home: Path) -> Iterator[tuple[str, Path]]:
    for folder in FOLDERS:
        for path in sorted((home / folder).rglob("*")):
            if path.is_file() and not path.name.startswith("."):
                yield path.relative_to(home).as_posix(), path


def _pack(target: Path, files: dict[str, Path]) -> None:
    sums: dict[str, str] = {}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, path in files.items():
            data = path.read_bytes()
            sums[name] = sha256(data).hexdigest()
            packed.writestr(name, data)
        written = datetime.now().astimezone().isoformat(timespec="seconds")
        head = {"carried": CARRY_VERSION, "written": written, "files": sums}
        packed.writestr(_LIST, json.dumps(head, indent=1))


def carry_folder() -> Path:
    """Return the folder in which such files are written and looked for."""
    return paths.user_shared_dir()


def newest_home() -> Path | None:
    """Return the newest such file that lies there."""
    # A link may lead nowhere.
    files = [path for path in carry_folder().glob(f"{STEM}-*{SUFFIX}") if path.is_file()]
    return max(files, key=lambda each: each.stat().st_mtime, default=None)


def look_into_home(path: Path) -> CarriedHome:
    """Look through a file, all of it, and return what is in it; raises ``CarryError``."""
    with TemporaryDirectory(prefix=paths.APP_NAME) as folder:
        written = _unpack(path, Path(folder))
        with closing(_opened(Path(folder, _PROFILE))) as other:
            counts = [
                other.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                for table in ("played_match", "achievement")
            ]
    return CarriedHome(path, written, *counts)


def take_home_in(profile: Profile, path: Path, *, replace: bool, home: Path | None = None) -> Path:
    """Take a file in, added to the home that is here, or in its place; return what is kept aside.

    Raises ``CarryError``; then nothing has changed. Where a name is in both, the file that is here
    stays, but where all is to ``replace`` it: then it is moved to what was deleted.
    """
    home = paths.user_data_dir() if home is None else home
    with TemporaryDirectory(prefix=paths.APP_NAME) as folder:
        source = Path(folder)
        _unpack(path, source)
        aside = pack_home(profile, home, f"{STEM}-before")
        with closing(_opened(source / _PROFILE)) as other:
            try:
                take_rows(profile, other, replace=replace)
            except ProfileError as error:
                raise CarryError("damaged" if error.unread else "unwritten") from None
            except (sqlite3.Error, *NO_ROW):
                # Its checks are right, and yet its rows make no sense.
                raise CarryError("damaged") from None
        try:
            if replace:
                _clear_away(home)
            _copy_missing(source, home)
        except OSError:
            raise CarryError("unwritten") from None
    return aside


def _unpack(path: Path, folder: Path) -> datetime:
    """Unpack a file that is sound; return when it was written."""
    try:
        with zipfile.ZipFile(path) as packed:
            sizes = {each.filename: each.file_size for each in packed.infolist()}
            if sum(sizes.values()) > MOST or sizes[_LIST] > _LONGEST_LIST:
                raise CarryError("large")
            if {each.compress_type for each in packed.infolist()} - _PRESSED:
                raise CarryError("foreign")
            head = json.loads(packed.read(_LIST))
            if (version := head["carried"]) not in range(1, CARRY_VERSION + 1):
                raise CarryError("newer" if version > CARRY_VERSION else "foreign")
            sums: dict[str, str] = head["files"]
            for name, expected in sums.items():
                _unpack_one(packed, name, expected, folder)
            if _PROFILE not in sums:
                raise CarryError("foreign")
            return moment_of(head["written"])
    except OSError:
        raise CarryError("unread") from None
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        # Also what json and the unpacking raise: a list that is none, or lacks something.
        raise CarryError("foreign") from None
    except (zipfile.BadZipFile, EOFError, RuntimeError, zlib.error):
        raise CarryError("foreign" if not zipfile.is_zipfile(path) else "damaged") from None


def _unpack_one(packed: zipfile.ZipFile, name: str, expected: str, folder: Path) -> None:
    parts = PurePosixPath(name).parts
    inside = name == _PROFILE or (len(parts) > 1 and parts[0] in FOLDERS)
    if not inside or ".." in parts or "\\" in name or ":" in name:
        raise CarryError("foreign")
    target, check = folder.joinpath(*parts), sha256()
    target.parent.mkdir(parents=True, exist_ok=True)
    with packed.open(name) as source, target.open("wb") as unpacked:
        while part := source.read(_PART):
            check.update(part)
            unpacked.write(part)
    if check.hexdigest() != expected:
        raise CarryError("damaged")


def _opened(path: Path) -> sqlite3.Connection:
    """Open a profile that was unpacked, brought up to this game's version."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        upgrade(connection)
    except (Newer, Foreign, sqlite3.Error, UnicodeDecodeError) as error:
        connection.close()
        raise CarryError("newer" if isinstance(error, Newer) else "damaged") from None
    return connection


def _clear_away(home: Path) -> None:
    """Move the files that are here to what was deleted."""
    aside = home / _DELETED / f"{datetime.now():%Y-%m-%d-%H%M%S}"
    for name, path in [*_own_files(home)]:
        target = aside / name
        target.parent.mkdir(parents=True, exist_ok=True)
        path.replace(target)


def _copy_missing(source: Path, home: Path) -> None:
    for name, path in _own_files(source):
        target = home / name
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)

"""A folder in which matches, voyages or sagas are kept, and files that are there in full."""

import contextlib
import errno
import os
import time
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from game import paths
from game.content import Worded, system_reason

SUFFIX = ".jsonl"
_LONGEST_END = 512
#: So many seconds a file's time may lie ahead of the clock, as on another machine's disk.
_AHEAD = 60.0


def names_in(folder: Path, over: Collection[str] = ()) -> list[str]:
    """Return the names of the files in a folder but for those ``over``, the newest first.

    There may be thousands. Pipes and devices are none: they may have no end, or wait for somebody
    to write. A folder that cannot be read has none.
    """
    try:
        with os.scandir(folder) as entries:
            others = (entry for entry in entries if entry.name not in over)
            return sorted((entry.name for entry in others if _is_kept(entry)), reverse=True)
    except OSError:
        return []


def new_name() -> str:
    """Return a name that no other file has: the moment and some letters by lot."""
    # Loaded when a file is made: the menu, which only looks, need not wait for it.
    import secrets  # noqa: PLC0415

    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return f"{moment}-{secrets.token_hex(2)}{SUFFIX}"


def last_line(path: Path) -> bytes:
    """Return the last line of a file that stands whole, or nothing; raises OSError."""
    with path.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - _LONGEST_END))
        lines = file.read().split(b"\n")
    return lines[-2] if len(lines) > 1 else b""


def is_stillborn(path: Path, mark: bytes) -> bool:
    """Tell whether the game was killed before the first line stood: nothing is lost.

    ``mark`` is how that line begins. Raises OSError.
    """
    with path.open("rb") as file:
        beginning = file.read(1 << 16)
    return b"\n" not in beginning and (mark.startswith(beginning) or beginning.startswith(mark))


def is_over(path: Path, mark: bytes, end: bytes) -> bool:
    """Tell from its first and last line alone whether nothing of a file is left to go on with.

    ``mark`` is how the first line begins, ``end`` the last of one that is over.
    """
    try:
        return last_line(path).startswith(end) or is_stillborn(path, mark)
    except OSError:
        # Gone since the folder was listed, or not readable: reading tells.
        return not path.exists()


def free_name(folder: Path, path: Path) -> Path:
    """Return a name in ``folder`` that nothing has yet, the old one if it can be."""
    names = (folder / f"{path.stem}-{n}{path.suffix}" for n in range(2, 10_000))
    target = folder / path.name
    while target.exists():
        target = next(names)
    return target


def recency(saved: float, now: float) -> tuple[bool, float]:
    """Return by what files are put in order, by the seconds at which they were saved last.

    A clock that was ahead has been set back since: what was saved then comes before all others.
    """
    return saved <= now + _AHEAD, saved


def saved_last_first(paths: Iterable[Path]) -> list[Path]:
    """Return files in the order in which they were saved; of one moment, as they came."""
    now = time.time()

    def saved(path: Path) -> tuple[bool, float]:
        try:
            return recency(path.stat().st_mtime, now)
        except OSError:
            # A reader of the file hears why.
            return recency(now, now)

    return sorted(paths, key=saved, reverse=True)


def why_unusable(folder: Path, code: str, english: str) -> Worded | None:
    """Return why nothing can be kept in a folder, which is made where it is missing, or None.

    ``english`` are the words of the ``code``, with places for the folder and the reason.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK | os.X_OK):
            return None
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        reason = system_reason(error)
    return Worded(code, english.format(folder=folder, reason=reason), folder=folder, reason=reason)


def _is_kept(entry: os.DirEntry[str]) -> bool:
    # A reader of a folder of that name hears that it is one.
    return entry.name.endswith(SUFFIX) and (entry.is_file() or entry.is_dir())


def unfinished_file(path: Path) -> Path:
    """Return where a file is written until it is whole: for each copy of the game another place."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file in one step; where that fails, all is as before. Raises OSError.

    A link stays, and what it leads to is written.
    """
    path = Path(os.path.realpath(path))
    unfinished = unfinished_file(path)
    try:
        unfinished.write_bytes(data)
        with unfinished.open("r+b") as file:
            os.fsync(file.fileno())
        # Another copy of the game may have finished the same meanwhile.
        unfinished.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        raise


def free_aside(path: Path, companions: tuple[str, ...] = ()) -> Path:
    """Return a name for a broken file that nothing has yet, nor any file with these endings."""
    names = (path.with_name(f"{path.stem}.broken-{number}{path.suffix}") for number in count(1))
    ends = ("", *companions)
    return next(name for name in names if not any(Path(f"{name}{end}").exists() for end in ends))


def keep_text(text: str, stem: str) -> Path:
    """Write ``text`` to a new file in the player's folder and return it; raises OSError."""
    folder = paths.user_data_dir() / "texts"
    folder.mkdir(parents=True, exist_ok=True)
    name = time.strftime(f"{stem}-%Y%m%d-%H%M%S")
    path, number = folder / f"{name}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.txt"
    write_whole(path, f"{text}\n".encode())
    return path

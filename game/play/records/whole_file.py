"""Files that are there in full, or not at all."""

import contextlib
import os
import time
from itertools import count
from pathlib import Path

from game import paths


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

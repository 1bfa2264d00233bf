"""The files of a match to pass on: its record as a file, and the names of such files."""

import re
import unicodedata
from itertools import count
from pathlib import Path

from game import paths

from .header import Header
from .record import Record
from .seating import teams_of
from .whole_file import write_whole

_LONGEST = 24


def shared_file(header: Header, suffix: str) -> Path:
    """Return a new file for a match in the player's folder of matches to pass on.

    It is named by who played, and when; ``suffix`` is such as ``.gif``.
    """
    names = [_plain(seat.name) or seat.kind for seat in header.seats]
    # Both wings of the Horde are one opponent (R13.22).
    teams = (dict.fromkeys(names[side] for side in team) for team in teams_of(header.field))
    return new_shared_file(
        f"{header.began:%Y-%m-%d}-{'-vs-'.join(map('-and-'.join, teams))}", suffix
    )


def new_shared_file(stem: str, suffix: str) -> Path:
    """Return a file of that name in the same folder, or of the next that there is not yet."""
    folder = paths.user_shared_dir()
    stems = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    return next(
        path for path in (folder / f"{each}{suffix}" for each in stems) if not path.exists()
    )


def share_record(record: Record) -> Path:
    """Write a record to a file to pass on, and return it; raises OSError."""
    path = shared_file(record.header, ".jsonl")
    write_whole(path, record.text())
    return path


def _plain(name: str) -> str:
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9]+", "-", bare).strip("-")[:_LONGEST]

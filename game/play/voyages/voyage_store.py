"""Where voyages live: one file each in the player's folder."""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game import paths
from game.content import Content, Worded, system_reason

from ..records.journal import (
    Journal,
    begin_journal,
    hold_journal,
    is_over,
    names_in,
    put_back,
    recency,
    set_aside,
    why_unusable,
)
from ..records.match_store import MatchStore
from .voyage_file import (
    FileHeader,
    VoyageFileError,
    VoyageRecord,
    header_line,
    parse_voyage,
    read_voyage_header,
)
from .voyage_replay import unfit

_BEGINNING = b'{"voyage-of-erret"'
END = b'{"end": {'
_UNUSABLE = (
    "{folder}: voyages cannot be kept here ({reason}): you can sail, and no voyage is saved until"
    " you mend the folder and start again"
)


class SavedVoyage(NamedTuple):
    """A file with a voyage that has not ended, saved last at ``saved`` by the clock of this place.

    One that cannot be gone on with says in ``problem`` why, and may lack its ``header``.
    """

    path: Path
    saved: datetime
    header: FileHeader | None
    problem: str = ""


class VoyageStore:
    """The folder of voyages, with that of the records of their fights in it.

    The fights are apart from all other matches: no list of matches, no statistic and no campaign
    meets them (R16.29). ``problem`` is one line about why nothing can be kept here, or None:
    voyages are then sailed, and none is kept.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.user_data_dir() / "voyages"
        self.fights = MatchStore(self.folder / "fights")
        self.problem = None if folder else why_unusable(self.folder, "no_voyage_folder", _UNUSABLE)

    @classmethod
    def beside(cls, matches: MatchStore) -> VoyageStore:
        """Return the store that belongs to one of matches: beside the player's, in any other."""
        own = cls()
        players = matches.folder == own.folder.with_name("matches")
        return own if players else cls(matches.folder / own.folder.name)

    def files(self) -> list[Path]:
        """Return the files of all voyages, the newest first."""
        return [] if self.problem else [self.folder / name for name in names_in(self.folder)]

    def begin(self, header: FileHeader) -> Journal | None:
        """Make the file of a new voyage and hold it; raises ``VoyageFileError``.

        None where voyages are not kept.
        """
        if self.problem is not None:
            return None
        return begin_journal(self.folder, header_line(header), unsaved)

    def reopen(self, path: Path) -> tuple[Journal, VoyageRecord]:
        """Hold the file of a voyage to go on with it; return it as it now stands.

        Raises ``VoyageFileError``, also when another copy of the game is sailing it.
        """
        busy = _sailed_elsewhere(path, Worded("sail_on_there", "go on with it there"))
        return hold_journal(path, lambda data: parse_voyage(data, str(path), path), busy, unsaved)


def saved_voyages(store: VoyageStore, content: Content) -> list[SavedVoyage]:
    """Return all voyages without an end, those saved last first; files are not taken apart."""
    found = [_saved(path, content) for path in store.files() if not is_over(path, _BEGINNING, END)]
    now = time.time()
    voyages = filter(None, found)
    return sorted(voyages, key=lambda each: recency(each.saved.timestamp(), now), reverse=True)


def delete_voyage(path: Path) -> Path:
    """Take a voyage out of the list, and return where its file is now: nothing is lost.

    Raises ``VoyageFileError`` where it is being sailed, or cannot be moved.
    """
    busy = _sailed_elsewhere(path, Worded("leave_voyage_there", "leave it there first"))
    return set_aside(path, busy, unsaved)


def restore_voyage(deleted: Path) -> Path:
    """Put a deleted voyage back among the others, and return its file.

    Raises ``VoyageFileError``.
    """
    return put_back(deleted, unsaved)


def unsaved(path: Path, error: OSError) -> VoyageFileError:
    """Return the complaint that ``path`` cannot be written."""
    reason = system_reason(error)
    english = f"the voyage cannot be saved ({reason})"
    problem = Worded("voyage_unsaved", english, reason=reason)
    english = "make room on the disk or mend the folder's permissions, and try again"
    return VoyageFileError(str(path), 0, problem, Worded("make_room", english))


def _sailed_elsewhere(path: Path, remedy: Worded) -> VoyageFileError:
    problem = Worded("sailed_elsewhere", "this voyage is being sailed in another window")
    return VoyageFileError(str(path), 0, problem, remedy)


def _saved(path: Path, content: Content) -> SavedVoyage | None:
    try:
        saved = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        # Gone since the folder was listed.
        return None
    try:
        header = read_voyage_header(path)
    except VoyageFileError as problem:
        return SavedVoyage(path, saved, None, str(problem))
    foreign = unfit(content, VoyageRecord(header, path=path))
    return SavedVoyage(path, saved, header, str(foreign) if foreign else "")

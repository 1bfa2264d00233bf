"""Where voyages live: one file each in the player's folder."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from game import paths
from game.content import Content, Worded

from ..records.journal import Journal, begin_journal, hold_journal, put_back, set_aside
from ..records.kept_folder import is_over, names_in, why_unusable
from ..records.match_store import MatchStore
from ..records.saved_games import SavedFile, saved_files
from .voyage_file import VoyageRecord, parse_voyage
from .voyage_header import VOYAGE_FILE, FileHeader, header_line, read_voyage_header
from .voyage_replay import unfit

_BEGINNING = b'{"voyage-of-erret"'
END = b'{"end": {'
_UNUSABLE = (
    "{folder}: voyages cannot be kept here ({reason}): you can sail, and no voyage is saved until"
    " you mend the folder and start again"
)


SavedVoyage: TypeAlias = SavedFile[FileHeader]


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
        return begin_journal(self.folder, header_line(header), VOYAGE_FILE.cannot_save)

    def reopen(self, path: Path) -> tuple[Journal, VoyageRecord]:
        """Hold the file of a voyage to go on with it; return it as it now stands.

        Raises ``VoyageFileError``, also when another copy of the game is sailing it.
        """
        busy = VOYAGE_FILE.busy(path, Worded("sail_on_there", "go on with it there"))
        return hold_journal(
            path, lambda data: parse_voyage(data, path), busy, VOYAGE_FILE.cannot_save
        )


def saved_voyages(store: VoyageStore, content: Content) -> list[SavedVoyage]:
    """Return all voyages without an end, those saved last first; files are not taken apart."""
    unended = (path for path in store.files() if not is_over(path, _BEGINNING, END))
    return saved_files(
        unended,
        read_voyage_header,
        lambda path, header: unfit(content, VoyageRecord(header, path=path)),
    )


def delete_voyage(path: Path) -> Path:
    """Take a voyage out of the list, and return where its file is now: nothing is lost.

    Raises ``VoyageFileError`` where it is being sailed, or cannot be moved.
    """
    busy = VOYAGE_FILE.busy(path, Worded("leave_voyage_there", "leave it there first"))
    return set_aside(path, busy, VOYAGE_FILE.cannot_save)


def restore_voyage(deleted: Path) -> Path:
    """Put a deleted voyage back among the others, and return its file.

    Raises ``VoyageFileError``.
    """
    return put_back(deleted, VOYAGE_FILE.cannot_save)

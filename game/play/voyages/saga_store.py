"""Where sagas live: one file each beside the voyages, those under way and those that have ended."""

from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.content import Content, Worded

from ..records.journal import Journal, begin_journal, hold_journal, put_back, set_aside
from ..records.kept_folder import is_over, last_line, names_in
from ..records.saved_files import SavedFile, saved_files
from .saga_file import (
    SAGA_FILE,
    SagaFileError,
    SagaFileHeader,
    SagaRecord,
    SagaResult,
    parse_saga,
    parse_saga_end,
    read_saga_header,
    saga_header_line,
)
from .saga_replay import unfit_saga
from .voyage_store import VoyageStore

_BEGINNING = b'{"saga-of-erret"'
_END = b'{"end": {'


SavedSaga: TypeAlias = SavedFile[SagaFileHeader]


class EndedSaga(NamedTuple):
    """A saga that has ended, in the file at ``path``."""

    path: Path
    header: SagaFileHeader
    result: SagaResult


class SagaStore:
    """The folder of sagas, in that of the ``voyages``; where those are not kept, no saga is."""

    def __init__(self, voyages: VoyageStore) -> None:
        self.voyages = voyages
        self.folder = voyages.folder / "sagas"

    def files(self) -> list[Path]:
        """Return the files of all sagas, the newest first."""
        if self.voyages.problem:
            return []
        return [self.folder / name for name in names_in(self.folder)]

    def begin(self, header: SagaFileHeader) -> Journal | None:
        """Make the file of a new saga and hold it; raises ``SagaFileError``.

        None where voyages are not kept.
        """
        if self.voyages.problem is not None:
            return None
        return begin_journal(self.folder, saga_header_line(header), SAGA_FILE.cannot_save)

    def reopen(self, path: Path) -> tuple[Journal, SagaRecord]:
        """Hold the file of a saga to go on with it; return it as it now stands.

        Raises ``SagaFileError``, also when another copy of the game is sailing it.
        """
        busy = _busy(path)
        return hold_journal(path, lambda data: parse_saga(data, path), busy, SAGA_FILE.cannot_save)


def saved_sagas(store: SagaStore, content: Content) -> list[SavedSaga]:
    """Return all sagas without an end, those saved last first; files are not taken apart."""
    unended = (path for path in store.files() if not is_over(path, _BEGINNING, _END))
    return saved_files(
        unended,
        read_saga_header,
        lambda path, header: unfit_saga(content, SagaRecord(header, path=path)),
    )


def ended_sagas(store: SagaStore) -> list[EndedSaga]:
    """Return the sagas that have ended, those begun last first, by their first and last lines."""
    ended = []
    for path in store.files():
        try:
            last = last_line(path)
            if last.startswith(_END):
                result = parse_saga_end(last, str(path))
                ended.append(EndedSaga(path, read_saga_header(path), result))
        except (OSError, SagaFileError):
            # The list of saved sagas tells of files that cannot be read.
            continue
    return ended


def delete_saga(path: Path) -> Path:
    """Take a saga out of the list, and return where its file is now: nothing is lost.

    Raises ``SagaFileError`` where it is being sailed, or cannot be moved.
    """
    return set_aside(path, _busy(path), SAGA_FILE.cannot_save)


def restore_saga(deleted: Path) -> Path:
    """Put a deleted saga back among the others, and return its file; raises ``SagaFileError``."""
    return put_back(deleted, SAGA_FILE.cannot_save)


def _busy(path: Path) -> SagaFileError:
    return SAGA_FILE.busy(path, Worded("sail_on_there", "go on with it there"))

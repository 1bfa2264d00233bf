"""Where sagas live, and how one is followed again through its file and its digests."""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.content import Content, Worded
from game.voyage import (
    SAGA_VERSION,
    DeedRefused,
    Saga,
    SagaNumbers,
    apply_to_saga,
    open_saga,
    saga_digest,
    saga_score,
)

from ..records.cause_lines import OTHER_VERSION
from ..records.journal import Journal, begin_journal, hold_journal, put_back, set_aside
from ..records.kept_folder import is_over, last_line, names_in
from ..records.saved_games import SavedFile, saved_files
from .saga_file import (
    SAGA_FILE,
    SagaFileError,
    SagaFileHeader,
    SagaRecord,
    SagaResult,
    SagaVoyageLine,
    parse_saga,
    parse_saga_end,
    read_saga_header,
    saga_header_line,
)
from .voyage_store import VoyageStore

_BEGINNING = b'{"saga-of-erret"'
_END = b'{"end": {'


SavedSaga: TypeAlias = SavedFile[SagaFileHeader]


class SagaStep(NamedTuple):
    """The saga after a line of its file; ``file`` is that of the voyage under way, "" for none."""

    saga: Saga
    file: str


def numbers_digest(numbers: SagaNumbers) -> str:
    """Return twelve hexadecimal figures that stand for the numbers of the saga."""
    return blake2b(repr(numbers).encode(), digest_size=6).hexdigest()


def unfit_saga(content: Content, record: SagaRecord) -> SagaFileError | None:
    """Return why this game cannot go on with the saga, or None."""
    header, own = record.header, numbers_digest(content.voyage.saga)
    if (header.version, header.numbers) == (SAGA_VERSION, own):
        return None
    found, known = f"{header.version} ({header.numbers})", f"{SAGA_VERSION} ({own})"
    english = f"it was begun by rules version {found}, this game has {known}"
    problem = Worded("other_saga_rules", english)
    return SagaFileError(record.where, 1, problem, OTHER_VERSION)


def begin_saga(content: Content, record: SagaRecord) -> Saga:
    """Return the saga before its first voyage; raises ``SagaFileError``."""
    try:
        return open_saga(record.header.saga, content.voyage)
    except ValueError as error:
        problem = Worded("bad_saga", str(error))
        hint = Worded("other_saga", "begin with another captain or difficulty")
        raise SagaFileError(record.where, 1, problem, hint) from None


def replay_saga(content: Content, record: SagaRecord) -> Iterator[SagaStep]:
    """Follow the saga again, line by line; raises ``SagaFileError``."""
    foreign = unfit_saga(content, record)
    if foreign is not None:
        raise foreign
    saga, file = begin_saga(content, record), ""
    yield SagaStep(saga, file)
    for place, cause in enumerate(record.causes):
        if isinstance(cause, SagaVoyageLine):
            if saga.under_way is None:
                raise _difference(record, place, "it names a voyage, and none is under way")
            file = cause.file
        else:
            assert cause.deed is not None
            try:
                saga = apply_to_saga(saga, cause.deed)
            except DeedRefused as refused:
                problem = f"the rules refuse the deed, {refused}"
                raise _difference(record, place, problem) from None
            if (found := saga_digest(saga)) != cause.digest:
                parted = f"the saga's digest is {found}, the file has {cause.digest}"
                raise _difference(record, place, parted)
            file = file if saga.under_way is not None else ""
        yield SagaStep(saga, file)
    if record.result not in (None, saga_result(saga)):
        raise _difference(record, len(record.causes), "the saga ends in another way")


def saga_result(saga: Saga) -> SagaResult | None:
    """Return the result of a saga that has ended, None for one under way."""
    if not saga.end:
        return None
    return SagaResult(saga.end, saga.won, len(saga.landings), saga_score(saga))


def _difference(record: SagaRecord, cause: int, problem: str) -> SagaFileError:
    english = "the lines before it agree; the file was changed, or the game was"
    words = Worded("saga_differs", problem)
    hint = Worded("was_changed", english)
    return SagaFileError(record.where, record.line_of(cause), words, hint)


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

"""A saga under way: its file, the voyage that is being sailed, and the one entrance for deeds."""

from __future__ import annotations

from pathlib import Path

from game.content import Content, Worded
from game.voyage import (
    Land,
    Landing,
    Member,
    Saga,
    SagaDeed,
    SagaHeader,
    SagaVoyage,
    VoyageHeader,
    apply_to_saga,
    header_of,
    saga_digest,
)

from ..records.journal import Journal
from ..records.kept_folder import last_line
from .saga_file import (
    SAGA_FILE,
    SagaCause,
    SagaDeedLine,
    SagaFileError,
    SagaFileHeader,
    SagaRecord,
    SagaVoyageLine,
    read_saga,
    saga_cause_line,
    saga_end_line,
)
from .saga_store import SagaStep, SagaStore, begin_saga, numbers_digest, replay_saga, saga_result
from .voyage_file import VoyageResult, parse_end
from .voyage_header import VoyageFileError, read_voyage_header
from .voyage_replay import result_of
from .voyage_run import VoyageRun


class SagaRun:
    """A saga under way or over, made by ``new`` or ``resume``; the file is held until ``close``.

    ``voyage_problem`` is one line about the file of the voyage under way where it cannot be gone on
    with, else "": the voyage is then begun anew, on the same chart.
    """

    def __init__(self, content: Content, record: SagaRecord, saga: Saga) -> None:
        self.record = record
        self.saga = saga
        self.voyage_problem = ""
        self._content = content
        self._file = ""
        self._store: SagaStore | None = None
        self._journal: Journal | None = None
        #: The voyage under way where nothing is kept: there is no file to go on with.
        self._unkept: VoyageRun | None = None

    @classmethod
    def new(cls, content: Content, header: SagaHeader, store: SagaStore | None = None) -> SagaRun:
        """Begin a saga; without a store that keeps it, it is in memory only.

        Raises ``SagaFileError`` for a header without meaning, or where nothing can be saved.
        """
        first_line = SagaFileHeader(header, numbers_digest(content.voyage.saga))
        record = SagaRecord(first_line)
        run = cls(content, record, begin_saga(content, record))
        run._store = store
        journal = store.begin(first_line) if store is not None else None
        if journal is not None:
            run._journal, record.path = journal, journal.path
        return run

    @classmethod
    def resume(cls, content: Content, path: Path, store: SagaStore) -> SagaRun:
        """Go on with the saga in a file of the store, where it stands.

        A voyage that has ended meanwhile is taken over. Raises ``SagaFileError`` for a file that
        does not agree with its replay.
        """
        journal, record = store.reopen(path)
        try:
            run = cls._replayed(content, record)
            run._journal, run._store = journal, store
            run._mend()
        except SagaFileError:
            journal.close()
            raise
        return run

    @classmethod
    def watch(cls, content: Content, path: Path) -> SagaRun:
        """Return how a saga ended, or stands, without holding its file: nothing is saved."""
        return cls._replayed(content, read_saga(path))

    @classmethod
    def _replayed(cls, content: Content, record: SagaRecord) -> SagaRun:
        steps = list(replay_saga(content, record))
        run = cls(content, record, steps[-1].saga)
        run._file = steps[-1].file
        return run

    def submit(self, deed: SagaDeed) -> Saga:
        """Carry out a deed, confirm it on disk, and return the saga after it.

        Raises ``DeedRefused`` for a deed that is not legal and ``SagaFileError`` when it cannot be
        saved; either way nothing has changed.
        """
        saga = apply_to_saga(self.saga, deed)
        result = saga_result(saga)
        line = SagaDeedLine(deed, saga_digest(saga))
        self._keep(line, end=b"" if result is None else saga_end_line(result))
        self.record.result = result
        self._take(SagaStep(saga, self._file if saga.under_way is not None else ""))
        return saga

    def close(self) -> None:
        """Let go of the file, so that the saga can be gone on with; closing twice is safe."""
        if self._journal is not None:
            self._journal.close()

    # The voyage under way

    def sail(self) -> VoyageRun:
        """Return the voyage under way, begun now or gone on with where it stands.

        Its file stands on the disk, and its name in that of the saga, before this returns. Raises
        ValueError where none is under way, ``VoyageFileError`` and ``SagaFileError``.
        """
        header = self._header_under_way()
        if self._unkept is not None:
            return self._unkept
        voyages = self._store.voyages if self._store is not None else None
        if voyages is not None and self._file and not self.voyage_problem:
            return VoyageRun.resume(self._content, voyages.folder / self._file, voyages)
        run = VoyageRun.new(self._content, header, voyages)
        if run.record.path is None:
            self._unkept = run
        else:
            try:
                self._note(run.record.path.name)
            except SagaFileError:
                run.close()
                raise
        return run

    @property
    def file(self) -> str:
        """The name of the file of the voyage under way, "" for none."""
        return self._file

    def look(self) -> bool:
        """Take over the voyage under way if it has ended, once; tell whether it has.

        Raises ``SagaFileError`` when that cannot be saved. A voyage whose file cannot be gone on
        with has its line in ``voyage_problem``.
        """
        sailed = self.saga.under_way
        if sailed is None:
            return False
        if self._unkept is not None:
            landing = landing_of(self._unkept)
        elif self._file and self._store is not None:
            landing = self._landing_in(self._store.voyages.folder / self._file, sailed)
        else:
            return False
        if landing is None:
            return False
        self.submit(Land(landing))
        return True

    def _landing_in(self, path: Path, sailed: SagaVoyage) -> Landing | None:
        """Return what the voyage in a file brought home; None for one under way."""
        self.voyage_problem = ""
        try:
            self._check_header(path)
            return landing_of(VoyageRun.watch(self._content, path))
        except VoyageFileError as problem:
            result = _result_in(path, self._header_under_way())
            if result is not None:
                return self._by_result(result, sailed)
            self.voyage_problem = str(problem)
            return None

    def _check_header(self, path: Path) -> None:
        if read_voyage_header(path).voyage != self._header_under_way():
            other = Worded("other_voyage_of_saga", "it is another voyage than that of the saga")
            anew = Worded("voyage_anew", "put it back, or begin the voyage anew")
            raise VoyageFileError(str(path), 1, other, anew)

    def _by_result(self, result: VoyageResult, sailed: SagaVoyage) -> Landing:
        """Return a landing of which the result alone can be read: the company is as it set out."""
        own = self._content.voyage.captains[self.saga.header.captain]
        out = {each.card for each in sailed.start.cards}
        filled = [Member(card) for card in own.cards if card not in out]
        company = (*sailed.start.cards, *filled)
        relics = (sailed.start.relic,) if sailed.start.relic else ()
        return Landing(result.outcome, result.goal, result.score, result.rank, company, relics)

    def _header_under_way(self) -> VoyageHeader:
        sailed = self.saga.under_way
        if sailed is None:
            raise ValueError("no voyage of the saga is under way")
        return header_of(self.saga, sailed)

    # The file

    def _mend(self) -> None:
        result = saga_result(self.saga)
        if result is not None and self.record.result is None:
            SAGA_FILE.append(self._journal, saga_end_line(result))
            self.record.result = result
        if self.saga.under_way is not None and not self._file:
            self._adopt()
        self.look()

    def _adopt(self) -> None:
        """Find the voyage that had been begun when the game was killed before its name stood."""
        assert self._store is not None
        known = {each.file for each in self.record.causes if isinstance(each, SagaVoyageLine)}
        wanted = self._header_under_way()
        for path in self._store.voyages.files():
            if path.name in known:
                continue
            try:
                found = read_voyage_header(path)
            except VoyageFileError:
                continue
            if found.voyage == wanted and found.began >= self.record.header.began:
                self._note(path.name)
                return

    def _note(self, file: str) -> None:
        self._keep(SagaVoyageLine(file))
        self._take(SagaStep(self.saga, file))

    def _keep(self, cause: SagaCause, end: bytes = b"") -> None:
        SAGA_FILE.append(self._journal, saga_cause_line(cause) + end)
        self.record.causes.append(cause)

    def _take(self, step: SagaStep) -> None:
        self._unkept = None
        self.saga, self._file = step
        self.voyage_problem = ""


def landing_of(run: VoyageRun) -> Landing | None:
    """Return what a voyage that has ended brought home; None for one under way."""
    voyage, result = run.voyage, result_of(run.voyage)
    if result is None:
        return None
    return Landing(
        result.outcome,
        result.goal,
        result.score,
        voyage.rank,
        voyage.company,
        voyage.relics,
        run.rival_wins,
    )


def _result_in(path: Path, wanted: VoyageHeader) -> VoyageResult | None:
    """Return the result at the end of the voyage's file, however sound its deeds are."""
    try:
        is_other = read_voyage_header(path).voyage != wanted
        return None if is_other else parse_end(last_line(path), str(path))
    except (OSError, VoyageFileError):
        return None

"""A voyage under way: where it stands, its file, its fights, and the one entrance for deeds."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path

from game.content import Content, Worded, card_digest
from game.rules import DRAW, PLAYER
from game.voyage import (
    LOST,
    WON,
    Deed,
    FightEnded,
    GiveUp,
    Guard,
    Voyage,
    VoyageEvent,
    VoyageHeader,
    apply,
    fight_of,
    fight_seed,
    fight_under_way,
    guard_of,
    own_sides,
    voyage_digest,
)

from ..match import Match
from ..records.header import RecordError
from ..records.house_terms import HouseTerms
from ..records.journal import Journal
from ..records.match_result import CONCEDED, Result
from ..records.record import Record, read_record
from ..seats import FIRST_RIVAL, HORDE, Seat, figure_seat
from ..statistics.voyage_figures import CountedFight, fight_figures
from .voyage_file import (
    DeedLine,
    FightLine,
    UndoLine,
    VoyageCause,
    VoyageRecord,
    cause_line,
    end_line,
    read_voyage,
)
from .voyage_header import VOYAGE_FILE, FileHeader, VoyageFileError
from .voyage_replay import DeedUndo, VoyageStep, book_digest, replay_voyage, result_of, set_out
from .voyage_store import VoyageStore

DRAWN, WITHDRAWN = "drawn", "withdrawn"
_PLAYER = Seat()
_ANEW = Worded("fight_anew", "put it back and start the game again, or begin the fight anew")


class UndoRefused(Exception):
    """Nothing can be taken back; ``code`` is that of the reason (``deed_undo``)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class VoyageRun:
    """A voyage under way or over, made by ``new`` or ``resume``.

    ``opening`` is what happened before the first deed, or was found when it was gone on with: the
    end of a fight that was over when the game was killed. ``fight_problem`` is one line about the
    record of the fight under way where it cannot be used, else "": the fight is then begun anew.
    ``fights`` are those that are over.
    The file is held until ``close``.
    """

    def __init__(self, content: Content, record: VoyageRecord, first: VoyageStep) -> None:
        self.record = record
        self.voyage: Voyage = first.voyage
        self.opening: Sequence[VoyageEvent] = first.events
        self.fight_problem = ""
        self.fights: list[CountedFight] = []
        #: How often a rival captain won a duel (R16.91).
        self.rival_wins = 0
        self._content = content
        self._undo = DeedUndo()
        self._fight_name = ""
        self._store: VoyageStore | None = None
        self._journal: Journal | None = None

    @classmethod
    def new(
        cls,
        content: Content,
        header: VoyageHeader,
        store: VoyageStore | None = None,
        day: date | None = None,
    ) -> VoyageRun:
        """Set out; without a store that keeps it, the voyage is in memory only.

        ``day`` is the date of which it is the voyage of the day (R16.84). Raises
        ``VoyageFileError`` for a header without meaning, or where nothing can be saved.
        """
        book = book_digest(content.voyage, header)
        first_line = FileHeader(header, card_digest(content.cards), book, day=day)
        record = VoyageRecord(first_line)
        run = cls(content, record, set_out(content, record))
        if store is not None:
            journal = store.begin(first_line)
            if journal is not None:
                run._keep_in(journal, store)
        return run

    @classmethod
    def resume(cls, content: Content, path: Path, store: VoyageStore) -> VoyageRun:
        """Go on with the voyage in a file of the store, where it stands.

        A fight that had ended, with nothing told of it in the voyage, ends it now. Raises
        ``VoyageFileError`` for a file that does not agree with its replay.
        """
        journal, record = store.reopen(path)
        try:
            run = cls._replayed(content, record)
            run._keep_in(journal, store)
            run._mend()
        except VoyageFileError:
            journal.close()
            raise
        return run

    @classmethod
    def watch(cls, content: Content, path: Path) -> VoyageRun:
        """Return how a voyage ended, or stands, without holding its file: nothing is saved."""
        return cls._replayed(content, read_voyage(path))

    @classmethod
    def _replayed(cls, content: Content, record: VoyageRecord) -> VoyageRun:
        steps = replay_voyage(content, record)
        run = cls(content, record, next(steps))
        run.opening = ()
        for step in steps:
            if step.fight:
                run._fight_name = step.fight
            elif step.back:
                run._go_back(step.back, step.voyage)
            else:
                run._take(step)
        return run

    # Deeds

    def submit(self, deed: Deed) -> list[VoyageEvent]:
        """Carry out a deed, confirm it on disk, and return what happened.

        Raises ``DeedRefused`` for a deed that is not legal and ``VoyageFileError`` when it cannot
        be saved; either way nothing has changed.
        """
        voyage, happened = apply(self.voyage, deed)
        result = result_of(voyage)
        line = DeedLine(deed, voyage_digest(voyage))
        self._keep(line, end=b"" if result is None else end_line(result))
        self._take(VoyageStep(voyage, happened, deed))
        self.record.result = result
        return happened

    @property
    def why_not_undo(self) -> str | None:
        """The code of why the last deed stands, or None (``voyage.undo.<code>``)."""
        return self._undo.why_not

    @property
    def may_undo(self) -> bool:
        """Whether the last deed can be taken back (R16.85)."""
        return self.why_not_undo is None

    def undo(self) -> None:
        """Take the last deed back.

        Raises ``UndoRefused`` where it stands, and ``VoyageFileError`` when that cannot be saved;
        either way nothing has changed.
        """
        why = self.why_not_undo
        if why is not None:
            raise UndoRefused(why)
        before = self._undo.before()
        self._keep(UndoLine(1, voyage_digest(before)))
        self._go_back(1, before)

    def close(self) -> None:
        """Let go of the file, so that the voyage can be gone on with; closing twice is safe."""
        if self._journal is not None:
            self._journal.close()

    # Fights

    def begin_fight(self, seat: Seat = _PLAYER) -> Match:
        """Begin the fight that waits, or go on with it where it stands; return its match.

        Its record stands on the disk, and its name in the voyage's file, before this returns. A
        match that has its result already is only to be finished (``finish_fight``). Raises
        ValueError where no fight waits, ``RecordError`` and ``VoyageFileError``.
        """
        fight = fight_under_way(self.voyage)
        if self._fight_name:
            assert self._store is not None
            record = read_record(self._store.fights.folder / self._fight_name)
            return Match.resume(self._content, record, self._store.fights)
        terms = fight_of(self.voyage)
        house = HouseTerms(fight=terms)
        fights = self._store.fights if self._store is not None else None
        guard = guard_of(self.voyage, fight.field)
        assert guard is not None
        seats = [figure_seat(seat, "captains", self.voyage.captain), self._other(guard)]
        if self.voyage.ally is not None:
            beside = figure_seat(seat._replace(name=""), "captains", self.voyage.ally.captain)
            seats += [beside, self._other(guard)]
        elif PLAYER not in own_sides(self.voyage):
            seats.reverse()
        seed = fight_seed(self.voyage)
        match = Match.new(
            self._content, terms.match_terms(), tuple(seats), seed, fights, house=house
        )
        if match.record is not None and match.record.path is not None:
            self._note_fight(match, match.record.path)
        return match

    def _other(self, guard: Guard) -> Seat:
        """Return the seat of who stands before the fleet: the Horde's, or a captain's (R16.91)."""
        beside = self.voyage.beside
        if beside is not None and guard.captain:
            return figure_seat(Seat(), "captains", beside.captain)
        if guard.captain:
            strength = self.voyage.difficulty.rival or FIRST_RIVAL
            return figure_seat(Seat("", "computer", "", strength), "captains", guard.captain)
        who = ("goals", guard.goal) if guard.goal else ("kinds", guard.kind)
        played = beside is not None and not self.voyage.header.hordes
        return figure_seat(Seat() if played else HORDE, *who)

    def _note_fight(self, match: Match, path: Path) -> None:
        try:
            self._keep(FightLine(path.name))
        except VoyageFileError:
            # Nothing was played in it, and nobody knows of it.
            match.close()
            with suppress(OSError):
                path.unlink()
            raise
        self._fight_name = path.name

    def finish_fight(self, match: Match) -> list[VoyageEvent]:
        """Tell the voyage how its fight has ended, once, and return what happened.

        Raises ValueError for a match that is not over or where no fight waits, and as ``submit``.
        """
        fight_under_way(self.voyage)
        if match.result is None:
            raise ValueError("the match is not over")
        match.close()
        return self.submit(FightEnded(self._outcome(match.result), self._fight_name))

    def _outcome(self, result: Result) -> str:
        return outcome_of(result, own_sides(self.voyage))

    def _mend(self) -> None:
        result = result_of(self.voyage)
        if result is not None and self.record.result is None:
            VOYAGE_FILE.append(self._journal, end_line(result))
            self.record.result = result
        if self._fight_name:
            assert self._store is not None
            path = self._store.fights.folder / self._fight_name
            try:
                self._mend_fight(read_record(path))
            except RecordError as fault:
                self.fight_problem = str(self._lost_fight(path, fault.problem))
                self._fight_name = ""

    def _mend_fight(self, record: Record) -> None:
        fight = fight_of(self.voyage), fight_seed(self.voyage)
        if (record.header.house.fight, record.header.seed) != fight:
            other = Worded("other_fight", "it is the record of another fight")
            raise RecordError(record.where, 1, other, _ANEW)
        if record.abandoned:
            self.opening = self.submit(FightEnded(WITHDRAWN, self._fight_name))
            return
        # In memory, and so without its end where only the line of that is missing.
        match = Match.resume(self._content, record)
        if match.result is not None:
            self.opening = self.submit(FightEnded(self._outcome(match.result), self._fight_name))

    def _lost_fight(self, path: Path, problem: str) -> VoyageFileError:
        causes = self.record.causes
        number = max(n for n, cause in enumerate(causes) if isinstance(cause, FightLine))
        english = f"its fight in {path} cannot be gone on with, {problem}"
        words = Worded("lost_fight", english, fight=path, problem=problem)
        return VoyageFileError(self.record.where, self.record.line_of(number), words, _ANEW)

    # The file

    def _keep_in(self, journal: Journal, store: VoyageStore) -> None:
        self._journal, self._store = journal, store
        self.record.path = journal.path

    def _keep(self, cause: VoyageCause, end: bytes = b"") -> None:
        VOYAGE_FILE.append(self._journal, cause_line(cause) + end)
        self.record.causes.append(cause)

    def _take(self, step: VoyageStep) -> None:
        assert step.deed is not None
        self._undo.note(self.voyage, step.deed, step.events, step.voyage)
        if isinstance(step.deed, FightEnded):
            self.rival_wins += bool(self.voyage.meeting) and step.deed.outcome != WON
            self.fights.append(fight_figures(self.voyage, step.deed))
        if isinstance(step.deed, FightEnded | GiveUp):
            self._fight_name = self.fight_problem = ""
        self.voyage = step.voyage

    def _go_back(self, count: int, before: Voyage) -> None:
        self._undo.drop(count)
        self.voyage = before


def outcome_of(result: Result, own: Collection[int] = (PLAYER,)) -> str:
    """Return how a fight has ended for the sides ``own``, by its result (R16.26, R16.27)."""
    if result.winner in own:
        return WON
    if result.winner == DRAW:
        return DRAWN
    return WITHDRAWN if result.rule == CONCEDED else LOST

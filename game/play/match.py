"""A running match: a position, its record, and the one entrance for actions."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace as changed
from typing import NamedTuple

from game.content import Content, Worded, card_digest
from game.rules import (
    DRAW,
    DUEL,
    NOBODY,
    REFUSALS,
    UNDECIDED,
    AnyAction,
    Card,
    Event,
    Field,
    Position,
    Refusal,
    Refused,
    State,
    Terms,
    apply,
    digest,
    events,
    side_names,
    standing_key,
    to_act,
)

from .by_letter import ByLetter
from .records.header import RECORD_FILE, Header, RecordError, fights_right, nobody_left, sit_right
from .records.house_terms import BY_THE_RULES, HouseTerms
from .records.journal import Journal
from .records.match_result import AGREED, CONCEDED, Result, left_by_all
from .records.match_store import MatchStore
from .records.record import ALIKE, Cause, Entry, HandedOver, Record, TakenBack, cause_line, end_line
from .records.replay import ReplayStep, opening, places_of, replay_causes, result_of, turns_of
from .records.replay_check import check_end
from .records.undo_stack import NOT_NOW, NOTHING_AGAIN, OVER, UndoStack
from .seats import Seat, handed_over, seats_of_people

PERSONS = (Seat(), Seat())


class Done(NamedTuple):
    """An action of this match and what happened."""

    action: AnyAction
    events: list[Event]


class _Help(NamedTuple):
    """The help that an action had: a hint asked for before it, and whether it follows the hint."""

    hinted: bool
    bulb: bool


class Match:
    """A match under way or over; made by ``new``, ``resume`` or ``from_position``.

    ``opening`` is what happened before the first action, ``history`` what each
    action did. The file of a saved match is held until ``close``.
    """

    def __init__(
        self, first: ReplayStep, seats: tuple[Seat, ...], record: Record | None = None
    ) -> None:
        self.start = first.position
        self.opening = first.events
        self.position: Position = first.position
        self.history: list[Done] = []
        self.seats = seats
        #: The seats of persons who have given up and left them to the computer (R13.10).
        self.gave_up: tuple[int, ...] = ()
        self.record = record
        self.result: Result | None = None
        #: How the turns of a duel have stood when they began (``standing_key``), from the first.
        self.standings: list[Hashable] = []
        #: Whether it plays on from a moment of another match, and counts for nothing.
        self.what_if = False
        #: Before how many of its actions a hint was asked for.
        self.hints = 0
        #: What stands behind it where it is played by letter, and what came by letters and is yet
        #: to be watched here, the next first.
        self.by_letter: ByLetter | None = None
        self.came: list[AnyAction] = []
        self._hinted = False
        #: How often something was done or taken back: another number, another position.
        self.changes = 0
        self._undo_stack = UndoStack()
        #: Actions that were taken back and can be done again, the next last; each with its help.
        self._undone: list[tuple[AnyAction, _Help]] = []
        #: The help that each action of the history had.
        self._help: list[_Help] = []
        self._journal: Journal | None = None
        if isinstance(first.position, State):
            self._note_standing(first.position)

    @classmethod
    def new(
        cls,
        content: Content,
        terms: Terms,
        seats: tuple[Seat, ...],
        seed: int | None = None,
        store: MatchStore | None = None,
        custom: Sequence[Card] = (),
        house: HouseTerms = BY_THE_RULES,
    ) -> Match:
        """Begin a match; without a store that keeps it, it is recorded in memory only.

        ``custom`` cards join the kit and are kept in the record, as the terms of the
        ``house`` are. Raises ValueError for terms or seats that do not exist, and
        ``RecordError`` when the match cannot be saved.
        """
        if not sit_right(terms, seats):
            raise ValueError("there is a seat for each side, and the Horde in its own (R9, R13.20)")
        if not fights_right(terms, house):
            raise ValueError("a fight has its own form and no other terms of the house (R16.29)")
        if seed is None:
            seed = secrets.randbits(64)
        kit = card_digest(content.cards)
        header = Header(seed, terms, seats, kit, tuple(custom), house=house)
        match = cls(opening(content, header), seats, Record(header))
        journal = store.begin(header) if store is not None else None
        if journal is not None:
            match._keep_in(journal)
        return match

    @classmethod
    def resume(cls, content: Content, record: Record, store: MatchStore | None = None) -> Match:
        """Go on with a recorded match where it stands, without a store in memory only.

        Raises ``RecordError`` for a record that does not agree with its replay.
        """
        journal = None
        if store is not None:
            journal, record = store.reopen(record)
        try:
            match = cls._replayed(content, record)
            if journal is not None:
                match._keep_in(journal)
                match._mend_end(record)
        except RecordError:
            if journal is not None:
                journal.close()
            raise
        return match

    @classmethod
    def from_position(
        cls,
        position: Position,
        seats: tuple[Seat, ...] = PERSONS,
        *,
        what_if: bool = False,
        whole_turn: bool = False,
    ) -> Match:
        """Play on from a position that has no record: nothing is kept or saved.

        ``what_if`` says that it is one of another match, ``whole_turn`` that the assault can be
        taken back, too.
        How a decided one came to its end is not in it: the result names the common rule (R7).
        """
        match = cls(ReplayStep(None, [], position), seats)
        match.what_if = what_if
        match._undo_stack = UndoStack(whole_turn=whole_turn)
        if isinstance(position, State) and position.winner != UNDECIDED:
            drawn = "R13.9" if position.field.is_ring else "R7.2"
            rule = drawn if position.winner == DRAW else "R7.1"
            match.result = Result(position.winner, rule, match.turns, places_of(position))
        return match

    @classmethod
    def _replayed(cls, content: Content, record: Record) -> Match:
        if record.abandoned:
            ended = Worded("given_up", "this match was given up")
            raise RecordError(record.where, 0, ended, Worded("begin_new", "begin a new one"))
        undo_stack = UndoStack()
        steps = replay_causes(content, record, undo_stack)
        match = cls(next(steps), record.header.seats, changed(record, path=None))
        match._undo_stack = undo_stack
        for step in steps:
            if step.back:
                match._go_back(step.position, step.back)
            elif step.left != NOBODY:
                match._leave(step.left)
            else:
                match._take(step)
        problem = check_end(record, match.position, match.result)
        if problem is not None:
            raise problem
        match.result = match.result or record.result
        return match

    @property
    def state(self) -> State | None:
        """The position, or None while the match is being set up."""
        return self.position if isinstance(self.position, State) else None

    @property
    def field(self) -> Field:
        """The field on which it is played: a duel's, or that of a ring (R13)."""
        return self.position.field

    @property
    def happened(self) -> list[Event]:
        """All events of the match up to now."""
        return [*self.opening, *(event for done in self.history for event in done.events)]

    @property
    def edition(self) -> int:
        """The edition of the rules that the match is played by (R12)."""
        here = self.position
        return here.edition if isinstance(here, State) else here.terms.edition

    @property
    def turns(self) -> int:
        """The number of turns begun, of both sides together."""
        return turns_of(self.position)

    @property
    def times_stood(self) -> int:
        """How many turns of this duel have begun just like the one under way, itself included."""
        return self.standings.count(self.standings[-1]) if self.standings else 0

    def seat(self, side: int) -> Seat:
        """Return who plays ``side``."""
        return self.seats[side]

    def plays_itself(self, side: int) -> bool:
        """Whether nobody at this screen acts for a side, and yet it is known what it does now."""
        if self.by_letter is None or self.seats[side].is_person:
            return self.seats[side].is_computer
        return bool(self.came) or self.by_letter.acts_for(side)

    @property
    def bulb_plays(self) -> int:
        """How many cards were played as the hint said."""
        return sum(each.bulb for each in self._help)

    def submit(self, action: AnyAction, *, bulb: bool = False) -> list[Event]:
        """Carry out an action, keep it, and return what happened.

        ``bulb`` tells that it plays a card as the hint says. Raises ``Refused`` for an action that
        is not legal and ``RecordError`` when it cannot be saved; either way nothing has changed.
        """
        self._still_on()
        position, happened = apply(self.position, action)
        again = bool(self._undone) and self._undone[-1][0] == action
        before = self._undone[-1][1] if again else _Help(False, False)
        hinted, bulb = self._hinted or before.hinted, bulb or before.bulb
        step = ReplayStep(action, happened, position, hinted, bulb=bulb)
        self._keep_by_letter(0, action)
        self._keep(Entry(action, digest(position), hinted, bulb), step)
        self._undo_stack.note(self.position, action, happened, position)
        self._take(step)
        if self.came and self.came[0] == action:
            del self.came[0]
        return happened

    def _keep_by_letter(self, back: int, *more: AnyAction) -> None:
        if self.by_letter is not None:
            done = [done.action for done in self.history]
            self.by_letter.keep([*done[: len(done) - back], *more])

    # Undo and redo

    @property
    def why_not_undo(self) -> str | None:
        """The code of why the last play cannot be taken back now, or None (``undo_stack``)."""
        return self._why_not(self._undo_stack.why_not(self.position))

    @property
    def why_not_redo(self) -> str | None:
        """The code of why nothing that was taken back can be done again now, or None."""
        return self._why_not(None if self._undone else NOTHING_AGAIN)

    def undo(self) -> list[Done]:
        """Take the last play of the turn back, with the order of its fallen, and return it.

        Raises ``Refused`` with ``why_not_undo`` where it stands, and ``RecordError`` when
        that cannot be saved; either way nothing has changed.
        """
        why = self.why_not_undo
        if why is not None:
            raise Refused(Refusal(why, ""))
        count = self._undo_stack.last_play
        self._keep_by_letter(count)
        before = self._undo_stack.before(count)
        cause = TakenBack(count, digest(before))
        if self.record is not None:
            RECORD_FILE.append(self._journal, self._line(cause), sync=False)
            self.record.add(cause)
        self._undo_stack.drop(count)
        return self._go_back(before, count)

    def redo(self) -> list[Event]:
        """Do the action again that was taken back last; return what happened, raise as ``undo``.

        After a play that asks its player for an order the order itself is next.
        """
        why = self.why_not_redo
        if why is not None:
            raise Refused(Refusal(why, ""))
        return self.submit(self._undone[-1][0])

    def _why_not(self, otherwise: str | None) -> str | None:
        if self._is_over:
            return OVER
        side = to_act(self.position)
        return NOT_NOW if side == NOBODY or not self.seats[side].is_person else otherwise

    def _go_back(self, before: Position, count: int) -> list[Done]:
        self.position = before
        self.changes += 1
        gone, helped = self.history[-count:], self._help[-count:]
        del self.history[-count:], self._help[-count:]
        undone = [(done.action, each) for done, each in zip(gone, helped, strict=True)]
        self._undone += reversed(undone)
        hinted = sum(each.hinted for each in helped)
        if hinted:
            # The player still knows the hint: the next action counts as hinted.
            self.hints += (not self._hinted) - hinted
            self._hinted = True
        return gone

    def note_hint(self) -> None:
        """Keep with the next action that a hint was asked for; several count once."""
        self.hints += not self._hinted
        self._hinted = True

    def concede(self, side: int) -> None:
        """End it with the other side's victory, or ``hand_over``; raises as ``submit`` does."""
        ring = self.field.is_ring
        if ring and not any(seat.is_away for seat in self.seats):
            self.hand_over(side)
            return
        self._still_on()
        alone = Result(DUEL.rival(side), CONCEDED, self.turns)
        result = left_by_all(self.position, (side,)) if ring else alone
        RECORD_FILE.append(self._journal, end_line(result, self.field), sync=True)
        self._end(result)

    def hand_over(self, side: int) -> None:
        """Give a person's seat of a ring to the computer (R13.10); raises as ``submit`` does.

        The match ends as soon as nobody is left to play with (``nobody_left``). Raises ValueError
        for a seat that no person holds, and in a duel.
        """
        self._still_on()
        if not self.field.is_ring or side not in seats_of_people(self.seats):
            raise ValueError("only a person in a ring can leave a seat to the computer (R13.10)")
        cause = HandedOver(side, digest(self.position))
        if self.record is not None:
            result = self._result_without(side)
            end = end_line(result, self.field) if result else b""
            RECORD_FILE.append(self._journal, self._line(cause) + end, sync=True)
            self.record.add(cause)
        self._leave(side)

    def _leave(self, side: int) -> None:
        result = self._result_without(side)
        self.gave_up += (side,)
        self.seats = handed_over(self.seats, (side,))
        self.changes += 1
        if result is not None:
            self._end(result)

    def _result_without(self, side: int) -> Result | None:
        if not nobody_left(self.field, self.seats, (side,)):
            return None
        return left_by_all(self.position, (*self.gave_up, side))

    @property
    def may_agree(self) -> bool:
        """Whether a draw may be offered: some turn has begun alike ``ALIKE`` times (R7.3).

        In a duel alone: there are no standings of a ring.
        """
        return any(times >= ALIKE for times in Counter(self.standings).values())

    def agree_draw(self) -> None:
        """End the match with a draw that both sides want (R7.3); raises as ``submit`` does.

        Raises ValueError where none may be offered yet.
        """
        self._still_on()
        if not self.may_agree:
            raise ValueError("no position has come again often enough for a draw (R7.3)")
        result = Result(DRAW, AGREED, self.turns)
        RECORD_FILE.append(self._journal, end_line(result), sync=True)
        self._end(result)

    def abandon(self) -> None:
        """Give the match up without a result, on the player's word, and let go of its file."""
        if self.record is not None and not self.record.finished:
            RECORD_FILE.append(self._journal, end_line(None), sync=True)
            self.record.abandoned = True
        self.close()

    def close(self) -> None:
        """Let go of the file, so that the match can be gone on with; closing twice is safe."""
        if self._journal is not None:
            self._journal.close()

    @property
    def _is_over(self) -> bool:
        abandoned = self.record is not None and self.record.abandoned
        return abandoned or self.result is not None

    def _still_on(self) -> None:
        if self._is_over:
            raise Refused(Refusal("match_over", REFUSALS["match_over"]))

    def _take(self, step: ReplayStep) -> None:
        action = step.action
        assert action is not None
        again = bool(self._undone) and self._undone[-1][0] == action
        del self._undone[-1 if again else 0 :]
        self.hints += step.hinted and not self._hinted
        self._hinted = False
        self.changes += 1
        if isinstance(step.position, State) and step.position.turn > self.turns:
            self._note_standing(step.position)
        self.position = step.position
        self.history.append(Done(action, step.events))
        self._help.append(_Help(step.hinted, step.bulb))
        result = result_of(step)
        if result is not None:
            self._end(result)

    def _note_standing(self, state: State) -> None:
        if not state.solo and not state.field.is_ring:
            self.standings.append(standing_key(state))

    def _end(self, result: Result) -> None:
        self.result = result
        if self.record is not None:
            self.record.result = result

    def _keep(self, entry: Entry, step: ReplayStep) -> None:
        if self.record is None:
            return
        result = result_of(step)
        lines = self._line(entry) + (end_line(result, self.field) if result else b"")
        over = any(isinstance(event, events.TurnEnded) for event in step.events)
        RECORD_FILE.append(self._journal, lines, sync=over or result is not None)
        self.record.add(entry)

    def _line(self, cause: Cause) -> bytes:
        return cause_line(cause, self.field)

    def _keep_in(self, journal: Journal) -> None:
        assert self.record is not None
        self._journal = journal
        self.record.path = journal.path

    def _mend_end(self, kept: Record) -> None:
        if self.result is not None and kept.result is None:
            RECORD_FILE.append(self._journal, end_line(self.result, self.field), sync=True)

    def __repr__(self) -> str:
        sides = zip(side_names(self.field), self.seats, strict=True)
        who = ", ".join(f"{side} {seat.name or seat.kind}" for side, seat in sides)
        return f"<Match {who}, turn {self.turns}, {len(self.history)} actions>"

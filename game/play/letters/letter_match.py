"""One match by letter at one home: its course, its file, and the turn that is not sent yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from game.content import Content, FieldError, Worded, card_digest
from game.rules import DECK_SIZE, NOBODY, AnyAction, State

from ..records.cause_lines import told
from ..records.header import RECORD_FILE, RecordError
from ..records.kept_folder import write_whole
from ..seats import Seat
from .byte_strip import StripError
from .course_replay import replayed, seats_of_course
from .letter import Letter, LetterFault, PrivateLetter, clean_line
from .letter_course import LetterCourse
from .letter_file import NOTE, KeptLetters, parse_letters, read_turn
from .letter_reading import take
from .letter_terms import LetterTerms, letter_terms_of
from .letter_writing import Wording, write_letter, write_resignation
from .own_turn import LetterStage, acts, opened, settle


class LetterMatch:
    """A match by letter as it is kept in the file ``path``.

    Whatever changes it writes the file, and raises ``RecordError`` where that cannot be done;
    nothing has changed then.
    """

    def __init__(self, content: Content, path: Path, kept: KeptLetters, terms: LetterTerms) -> None:
        self.path, self.kept, self.terms, self._content = path, kept, terms, content
        self.course = self._follow(kept.letters)
        #: Whether the own turn is done, with the course and the turn of which that was found out.
        self._written: tuple[LetterCourse, list[AnyAction], bool] | None = None

    @classmethod
    def read(cls, content: Content, data: bytes, path: Path) -> LetterMatch:
        """Return the match of a file; raises ``RecordError``."""
        kept, turn = parse_letters(data, str(path))
        try:
            terms = letter_terms_of(kept.letters[0][0])
            if terms.cards != card_digest(content.cards):
                raise LetterFault("other_cards")
            if not {kept.own, *kept.told} <= {*range(terms.seats)}:
                raise FieldError((), "a seat is none of the match")
            kept.turn = read_turn(turn, terms.terms.field)
            match = cls(content, path, kept, terms)
            match._look_through()
            return match
        except (LetterFault, FieldError, StripError) as fault:
            why = told(fault) if isinstance(fault, FieldError) else fault.args[0]
            problem = Worded("differs", f"its letters do not fit one another ({why})")
            english = "use the version of the game that wrote it"
            raise RecordError(str(path), 0, problem, Worded("wrote_it", english)) from None

    def _look_through(self) -> None:
        """Raise ``LetterFault`` or ``FieldError`` for what cannot be kept beside these letters."""
        kept, course = self.kept, self.course
        if not all(course.is_of_match(each) for each in kept.early):
            raise LetterFault("bent")
        if not all(course.is_secret(*each) for each in kept.told.items()):
            raise LetterFault("unsealed")
        built = self.terms.terms.form == "constructed"
        if built and not len(kept.deck) == len({*kept.deck} & {*course.kit}) == DECK_SIZE:
            raise FieldError((), f"a deck has {DECK_SIZE} different cards of the kit")

    # What is told of it

    @property
    def own(self) -> int:
        """The own seat."""
        return self.kept.own

    @property
    def names(self) -> list[str]:
        """What the seats are called, "" for one that has not said so."""
        return [seat.name for seat in self.seats]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where; oneself as chosen, though the others are told by the own first letter."""
        seats, own, kept = [*seats_of_course(self.course)], self.own, self.kept
        told = seats[own]
        name, portrait = told.name or kept.name, told.portrait or kept.portrait
        seats[own] = told._replace(name=name, portrait=portrait)
        return tuple(seats)

    @property
    def last_time(self) -> datetime:
        """When the last letter was written or read here."""
        return self.kept.letters[-1][1]

    @property
    def last_letter(self) -> Letter:
        """The letter that was written or read last."""
        return self.kept.letters[-1][0]

    @property
    def own_letter(self) -> Letter | None:
        """The last letter of the own seat, which can be sent again, or None."""
        told = (letter for letter, _ in reversed(self.kept.letters))
        letters = (*self.kept.early, *told)
        return next((letter for letter in letters if letter.writer == self.own), None)

    @property
    def all_codes(self) -> str:
        """The codes of all letters, a line each: whoever has lost some finds them there."""
        letters = [*(letter for letter, _ in self.kept.letters), *self.kept.early]
        return "".join(f"{letter.code}\n" for letter in letters)

    @property
    def leavers(self) -> list[int]:
        """The seats that will be left as soon as they would have to write."""
        early = [each for each in self.kept.early if each.resigns and self.terms.hands_over]
        return [each.writer for each in early if self.course.is_secret(each.writer, each.secret)]

    @property
    def has_left(self) -> bool:
        """Whether the own seat of a ring that goes on was given up."""
        return self.terms.hands_over and self.own in (*self.course.left, *self.leavers)

    @property
    def stage(self) -> LetterStage:
        """Where it stands."""
        course = self.course
        if self.kept.closed:
            return LetterStage.CLOSED
        if self.has_left:
            # Nothing is shown here any more before the end.
            return LetterStage.OVER if course.awaited == NOBODY else LetterStage.GONE
        if self.kept.seen < len(self.kept.letters) and self._to_watch():
            return LetterStage.WATCH
        if course.awaited == NOBODY:
            return LetterStage.OVER
        if course.awaited != self.own:
            return LetterStage.WAITING
        return LetterStage.READY if self.is_written else LetterStage.YOURS

    def _to_watch(self) -> bool:
        """Whether something was played, or somebody ended it, since a letter was watched last."""
        seen, course = self.kept.seen, self.course
        before = course.marks[seen - 1] if seen else 0
        ended = any(letter.resigns or letter.agrees for letter in course.letters[seen:])
        return before < len(course.plays) or ended

    @property
    def dealt(self) -> bool:
        """Whether the hands were dealt."""
        return isinstance(self.course.position, State) and self.course.drawn

    @property
    def joins(self) -> bool:
        """Whether the own seat has still to be taken."""
        return not self.course.chains[self.own].sealed

    @property
    def is_written(self) -> bool:
        """Whether the next own letter has all that it needs: nothing is left to be chosen."""
        course = self.course
        if course.awaited != self.own:
            return False
        if course.over:
            return True
        turn, known = self.kept.turn, self._written
        if known is None or known[0] is not course or known[1] is not turn:
            here = opened(course)
            match, _ = replayed(here, here.lots(), len(here.plays))
            settle(here, match, turn)
            self._written = known = course, turn, not acts(here, match)
        return known[2]

    @property
    def may_agree(self) -> bool:
        """Whether a draw is offered to the own seat."""
        course = self.course
        return course.awaited == self.own and course.offered not in (NOBODY, self.own)

    # What changes it

    def keep_turn(self, turn: list[AnyAction]) -> None:
        """Keep what was done since the last letter, before it is sent."""
        if turn != self.kept.turn:
            self._change(turn=turn)

    def note_down(self, note: str) -> None:
        """Keep a note to oneself."""
        self._change(note=clean_line(note, NOTE))

    def note_seen(self) -> None:
        """Keep that all letters were watched."""
        if self.kept.seen < len(self.kept.letters):
            self._change(seen=len(self.kept.letters))

    def note_filed(self, name: str) -> None:
        """Keep what the record of the whole match is called among the others."""
        self._change(filed=name)

    def keep_early(self, early: Iterable[Letter]) -> None:
        """Keep these letters, which came before those they follow."""
        self._change(early=tuple(early))

    def note_lot(self) -> None:
        """Keep that it was seen who begins."""
        if not self.kept.lot:
            self._change(lot=True)

    def close(self, closed: bool = True) -> None:
        """Await no answer any more, or do so again."""
        self._change(closed=closed)

    def write(self, wording: Wording) -> Letter:
        """Write the own letter, and return it: from now on it stands.

        Raises ``LetterFault`` where there is still something to do.
        """
        wording = replace(wording, name=self.kept.name, portrait=self.kept.portrait)
        # A turn that was under way is void where the match has ended meanwhile.
        done = [] if wording.agrees or self.course.over else self.kept.turn
        letter = write_letter(self.course, done, wording)
        self.add(letter, len(self.kept.letters))
        return letter

    def resign(self, greeting: str = "") -> Letter:
        """Give the match up, whoever has to write, and return the letter that says so."""
        letter = write_resignation(self.course, greeting)
        if self.terms.hands_over and self.course.awaited != self.own:
            self.keep_early((*self.kept.early, letter))
        else:
            self.add(letter, len(self.kept.letters))
        return letter

    # What partners tell each other alone

    @property
    def partner(self) -> int:
        """The seat that wins with the own one and is told its hand, or NOBODY."""
        partner = self.terms.terms.field.relief_to[self.own]
        return NOBODY if partner is None or not self.terms.hides_relief else partner

    @property
    def private_letter(self) -> PrivateLetter | None:
        """What tells the partner alone the own hand; None before the deal, or without a partner."""
        if not self.dealt or self.course.over or self.partner == NOBODY:
            return None
        if self.has_left or self.partner in self.course.left:
            # That hand lies open.
            return None
        return PrivateLetter(self.terms.match, self.own, self.partner, self.kept.secret)

    @property
    def misses_private(self) -> bool:
        """Whether the hands are dealt, and the partner's is not known here yet."""
        return self.private_letter is not None and self.partner not in self.course.told

    def learn(self, letter: PrivateLetter) -> None:
        """Know the partner's hand; raises ``LetterFault``, and nothing has changed then."""
        course = self.course.fork()
        course.learn(letter.writer, letter.secret)
        self._change(told=course.told)
        self.course = course

    # Its file

    def add(self, letter: Letter, before: int) -> None:
        """Take a letter behind so many of those that are kept; raises ``LetterFault``."""
        letters = self.kept.letters[:before]
        course = self.course.fork() if letters == self.kept.letters else self._follow(letters)
        take(course, letter)
        kept = replace(self.kept, letters=letters, closed=False)
        kept.seen = min(kept.seen, before)
        kept.add(letter)
        if letter.writer == self.own:
            kept.turn = []
            # What the own seat has written needs not be watched.
            kept.seen = len(kept.letters)
        course = _with_leavers(course, kept)
        self._save(kept)
        self.course = course

    def _follow(self, letters: Sequence[tuple[Letter, datetime]]) -> LetterCourse:
        kept = self.kept
        course = LetterCourse(self._content, self.terms, kept.own, kept.secret, kept.deck)
        course.told = kept.told
        for letter, _ in letters:
            take(course, letter)
        return course

    def _change(self, **values: object) -> None:
        self._save(replace(self.kept, **values))  # type: ignore[arg-type]

    def _save(self, kept: KeptLetters) -> None:
        if not kept.letters:
            # Nothing is kept of a match whose first letter is not written.
            self.kept = kept
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, kept.written(self.terms.terms.field))
        except OSError as error:
            raise RECORD_FILE.cannot_save(self.path, error) from None
        self.kept = kept


def _with_leavers(course: LetterCourse, kept: KeptLetters) -> LetterCourse:
    """Return the course once whoever has to write, and has given up, has left the seat."""
    while due := [each for each in kept.early if each.resigns and course.is_due(each)]:
        kept.early = tuple(each for each in kept.early if each != due[0])
        trial = course.fork()
        with suppress(LetterFault):
            take(trial, due[0])
            course = trial
            kept.add(due[0])
    return course

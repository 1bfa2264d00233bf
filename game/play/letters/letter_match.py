"""One match by letter at one home: its course, its file, and the turn that is not sent yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from game.content import Content, FieldError, Worded, card_digest
from game.rules import (
    NOBODY,
    REFUSALS,
    AnyAction,
    CastIncantation,
    Event,
    PlayCreature,
    Refusal,
    Refused,
    State,
    to_act,
)

from ..match import Match
from ..records.match_store import MatchStore, unsaved
from ..records.record import RecordError
from ..records.whole_file import write_whole
from .byte_strip import StripError
from .letter import Letter, clean_line
from .letter_check import checked_match, false_seats, is_checkable
from .letter_course import LetterCourse, LetterFault
from .letter_file import KeptLetters, parse_letters, read_turn
from .letter_terms import LetterTerms, letter_terms_of
from .letter_writing import Wording, write_letter, write_resignation
from .private_letter import PrivateLetter

#: Why a card that the partner passed on cannot be played before the partner's letter was read.
UNSEEN = Refusal("unseen_card", REFUSALS["unseen_card"])
#: So many letters are kept that came before the one they follow.
EARLY = 64
#: A note to oneself has at most so many bytes.
NOTE = 600


class LetterStage(StrEnum):
    """Where a match by letter stands, as its list tells; in words below ``letters.stages``.

    A letter is there to be watched; it is the own turn; the own letter is ready without a choice;
    others have to write; the match is over, or was closed.
    """

    WATCH = "watch"
    YOURS = "yours"
    READY = "ready"
    WAITING = "waiting"
    OVER = "over"
    CLOSED = "closed"


class LetterMatch:
    """A match by letter as it is kept in the file ``path``.

    Whatever changes it writes the file, and raises ``RecordError`` where that cannot be done;
    nothing has changed then.
    """

    def __init__(self, content: Content, path: Path, kept: KeptLetters, terms: LetterTerms) -> None:
        self.path, self.kept, self.terms, self._content = path, kept, terms, content
        self.course = self._follow(kept.letters)
        self._opened: tuple[LetterCourse, LetterCourse] | None = None
        #: How many actions of the match that is shown were told by letters.
        self._told = 0
        self._shown: Match | None = None

    @classmethod
    def read(cls, content: Content, data: bytes, path: Path) -> LetterMatch:
        """Return the match of a file; raises ``RecordError``."""
        kept, turn = parse_letters(data, str(path))
        try:
            terms = letter_terms_of(kept.letters[0][0])
            if terms.cards != card_digest(content.cards):
                raise LetterFault("other_cards")
            kept.turn = read_turn(turn, terms.terms.field)
            return cls(content, path, kept, terms)
        except (LetterFault, FieldError, StripError) as fault:
            problem = Worded("differs", f"its letters do not fit one another ({fault})")
            english = "use the version of the game that wrote it"
            raise RecordError(str(path), 0, problem, Worded("wrote_it", english)) from None

    # What is told of it

    @property
    def own(self) -> int:
        """The own seat."""
        return self.kept.own

    @property
    def names(self) -> list[str]:
        """What the seats are called, "" for one that has not said so."""
        return self.course.names

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
        letters = (letter for letter, _ in reversed(self.kept.letters))
        return next((letter for letter in letters if letter.writer == self.own), None)

    @property
    def all_codes(self) -> str:
        """The codes of all letters, a line each: whoever has lost some finds them there."""
        return "".join(f"{letter.code}\n" for letter, _ in self.kept.letters)

    @property
    def stage(self) -> LetterStage:
        """Where it stands."""
        course = self.course
        if self.kept.closed:
            return LetterStage.CLOSED
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
        shown = self._shown
        return not self._acts(self.home() if shown is None or shown.came else shown)

    @property
    def opened(self) -> LetterCourse:
        """The course as it stands at home: what is due to be shown is known there."""
        if self._opened is None or self._opened[0] is not self.course:
            self._opened = self.course, self.course.opened()
        return self._opened[1]

    def _acts(self, match: Match) -> bool:
        """Whether the own seat has to act in a match."""
        opened = self.opened
        if match.result is not None or to_act(match.position) != self.own:
            return False
        return opened.plays_on(match.position)

    @property
    def may_agree(self) -> bool:
        """Whether a draw is offered to the own seat."""
        course = self.course
        return course.awaited == self.own and course.offered not in (NOBODY, self.own)

    # The match to be played

    def home(self) -> Match:
        """Return the match where it stands at home, with what was done of the turn."""
        return self.table(watch=False)

    def table(self, *, watch: bool = True) -> Match:
        """Return the match to be shown; without ``watch`` all letters were seen.

        What is to be watched is what ``came`` to it, and is done in it by whoever shows it.
        """
        course = self.opened
        plays = [played.action for played in course.plays]
        seen = self.kept.seen if watch else len(course.marks)
        begin = course.marks[seen - 1] if seen else 0
        queue = plays[begin:]
        match, _ = course.replayed(course.lots(), begin)
        if not watch or not queue:
            for action in queue:
                match.submit(action)
            queue = []
        self._told = len(match.history) + len(queue)
        if not queue:
            self._settle(match)
        match.came = queue
        match.by_letter = self
        self._shown = match
        return match

    def _settle(self, match: Match) -> None:
        """End a match that has been watched as its seats have, and do again what was not sent."""
        self.course.end(match)
        for action in self.kept.turn:
            if not self._acts(match):
                return
            try:
                match.submit(action)
            except Refused:
                return

    # What changes it

    def keep(self, actions: Sequence[AnyAction]) -> None:
        """Keep what is done in the match that is shown: what is watched was told before.

        Raises ``Refused`` for the play of a card that is not known here.
        """
        turn = list(actions[self._told :])
        if self._shown is not None and turn and self._plays_unseen(self._shown, actions):
            raise Refused(UNSEEN)
        if turn != self.kept.turn:
            self._change(turn=turn)

    def _plays_unseen(self, match: Match, actions: Sequence[AnyAction]) -> bool:
        """Whether the last of these actions is a new one in a match, of a card not known here."""
        new = actions[-1] if len(actions) > len(match.history) else None
        if not isinstance(new, PlayCreature | CastIncantation):
            return False
        return (self.own, new.place) in self.unseen(match.happened)

    @property
    def is_done(self) -> bool:
        """Whether all that came was watched, and nothing is left to do at this home."""
        match = self._shown
        return match is not None and not match.came and not self._acts(match)

    def keep_turn(self, actions: Sequence[AnyAction]) -> None:
        """Keep another own turn than is shown, such as none at all, before it is sent."""
        self._change(turn=list(actions))
        self._shown = None

    def note_down(self, note: str) -> None:
        """Keep a note to oneself."""
        self._change(note=clean_line(note, NOTE))

    def note_seen(self) -> None:
        """Keep that all letters were watched."""
        if self.kept.seen < len(self.kept.letters):
            self._change(seen=len(self.kept.letters))

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
        self._add(letter, len(self.kept.letters))
        return letter

    def resign(self, greeting: str = "") -> Letter:
        """Give the match up, whoever has to write, and return the letter that says so."""
        letter = write_resignation(self.course, greeting)
        self._add(letter, len(self.kept.letters))
        return letter

    def receive(self, letter: Letter) -> None:
        """Take a letter of another seat; raises ``LetterFault``, and nothing has changed then."""
        number, known = letter.number, len(self.course.letters)
        if letter.writer == self.own:
            raise LetterFault("own")
        if number > known + 1:
            raise LetterFault("missing", known + 1)
        later = [each for each, _ in self.kept.letters[number - 1 :]]
        if any(each.code == letter.code for each in later):
            raise LetterFault("old")
        if self.course.over and later:
            raise LetterFault("over")
        if later and not (letter.resigns and all(each.writer != letter.writer for each in later)):
            raise LetterFault("differs")
        # What crossed with a resignation on its way was written to a match that was over.
        self._add(letter, number - 1)

    def keep_early(self, letter: Letter) -> None:
        """Keep a letter that came before the one it follows, for when that one has come."""
        known = {each.code for each in self.kept.early}
        if letter.code not in known and len(known) < EARLY:
            self._change(early=(*self.kept.early, letter))

    def receive_early(self) -> int:
        """Take the letters that came early and follow now; return how many those are."""
        taken = 0
        for letter in sorted(self.kept.early, key=lambda each: each.number):
            if letter.number > len(self.course.letters) + 1:
                break
            self._change(early=tuple(each for each in self.kept.early if each != letter))
            with suppress(LetterFault):
                self.receive(letter)
                taken += 1
        return taken

    @property
    def closed(self) -> frozenset[int]:
        """The seats that pass no card on before everybody's eyes, and whose hands are not known."""
        others = self.terms.hides_relief and self.course.unknown
        return frozenset(others or ())

    def unseen(self, happened: Iterable[Event]) -> list[tuple[int, int]]:
        """Return side and place of each card of a hand that is not known here after all this."""
        return self.course.unseen(happened)

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
        return PrivateLetter(self.terms.match, self.own, self.partner, self.kept.secret)

    @property
    def misses_private(self) -> bool:
        """Whether the hands are dealt, and the partner's is not known here yet."""
        return self.private_letter is not None and self.partner not in self.course.told

    def receive_private(self, letter: PrivateLetter) -> None:
        """Learn the partner's hand; raises ``LetterFault``, and nothing has changed then."""
        if letter.reader != self.own or letter.writer != self.partner:
            raise LetterFault("private")
        if letter.writer in self.course.told:
            raise LetterFault("old")
        course = self.course.fork()
        course.learn(letter.writer, letter.secret)
        self._change(told=course.told)
        self.course, self._shown = course, None

    def _add(self, letter: Letter, before: int) -> None:
        """Take a letter behind so many of those that are kept."""
        letters = self.kept.letters[:before]
        course = self.course.fork() if letters == self.kept.letters else self._follow(letters)
        course.take(letter)
        kept = replace(self.kept, letters=letters, closed=False)
        kept.seen = min(kept.seen, before)
        kept.add(letter)
        if letter.writer == self.own:
            kept.turn = []
            # What the own seat has written needs not be watched.
            kept.seen = len(kept.letters)
        self._save(kept)
        self.course, self._shown = course, None

    def _follow(self, letters: Sequence[tuple[Letter, datetime]]) -> LetterCourse:
        kept = self.kept
        course = LetterCourse(self._content, self.terms, kept.own, kept.secret, kept.deck)
        course.told = kept.told
        for letter, _ in letters:
            course.take(letter)
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
            raise unsaved(self.path, error) from None
        self.kept = kept

    # The end

    @property
    def checkable(self) -> bool:
        """Whether all secrets lie open, so that the match can be checked."""
        return is_checkable(self.course)

    @property
    def false_names(self) -> list[str] | None:
        """Who has played what was not in the hand: nobody, as a rule; None if it cannot be told."""
        if not self.checkable:
            return None
        return [self.names[seat] for seat in false_seats(self.course)]

    def file_in(self, store: MatchStore) -> Match | None:
        """Put the whole match among the others, once; return it, or None where it is no match.

        That is, where it was filed before, is not over, or does not fit its secrets.
        """
        waits = self.stage is LetterStage.WATCH or not self.checkable
        if self.kept.filed or waits or not self.dealt:
            return None
        match = checked_match(self.course)
        if match is None or match.record is None:
            return None
        journal = store.begin(match.record.header)
        if journal is not None:
            text = match.record.text()
            try:
                journal.append(text.partition(b"\n")[2], sync=True)
            except OSError as error:
                raise unsaved(journal.path, error) from None
            finally:
                journal.close()
            match.record.path = journal.path
            self._change(filed=journal.path.name)
        return match

"""The end of a match by letter: all secrets lie open, and both copies check the whole of it."""

from contextlib import closing

from game.rules import Lots, Refused

from ..match import Match
from ..records.header import RECORD_FILE
from ..records.match_store import MatchStore
from .course_replay import replayed
from .left_seats import strange_letters
from .letter_course import LetterCourse
from .letter_match import LetterMatch
from .own_turn import LetterStage


def _is_checkable(course: LetterCourse) -> bool:
    """Tell whether every seat of a match that is over has shown its secret."""
    return course.over and course.drawn and all(course.secrets)


def false_names(letter: LetterMatch) -> list[str] | None:
    """Return who has played what was not in the hand, nobody as a rule; None before that shows."""
    if not _is_checkable(letter.course):
        return None
    return [letter.names[seat] for seat in _false_seats(letter.course)]


def strange_names(letter: LetterMatch) -> list[str]:
    """Return whose letters have the computer act otherwise than it does here, nobody as a rule.

    That is in a seat that was left, once all secrets lie open; another release may play otherwise.
    """
    writers = {letter.course.letters[at].writer for at in strange_letters(letter.course)}
    return [letter.names[seat] for seat in sorted(writers)]


def file_in(letter: LetterMatch, store: MatchStore) -> Match | None:
    """Put the whole match among the others, once; return it, or None where it is no match.

    That is, where it was filed before, is not over, or does not fit its secrets. Raises
    ``RecordError``.
    """
    waits = letter.stage is LetterStage.WATCH or not _is_checkable(letter.course)
    if letter.kept.filed or waits or not letter.dealt:
        return None
    match = _checked_match(letter.course)
    if match is None or match.record is None:
        return None
    journal = store.begin(match.record.header)
    if journal is not None:
        with closing(journal):
            RECORD_FILE.append(journal, match.record.text().partition(b"\n")[2])
        match.record.path = journal.path
        letter.note_filed(journal.path.name)
    return match


def _true_lots(course: LetterCourse) -> Lots:
    """Return the lots of a match whose secrets lie open."""
    secrets = enumerate(course.secrets)
    hands = tuple(course.hand_of(seat, secret) for seat, secret in secrets)
    return course.lots()._replace(hands=hands)


def _false_seats(course: LetterCourse) -> list[int]:
    """Return who has played other cards than lay in the hand, by the secrets: nobody, as a rule."""
    return [
        seat for seat, hand in enumerate(_true_lots(course).hands) if not course.fits(seat, hand)
    ]


def _checked_match(course: LetterCourse) -> Match | None:
    """Return the whole match by the secrets, which its record keeps; None where they do not fit."""
    if _false_seats(course):
        return None
    try:
        match, _ = replayed(course, _true_lots(course), len(course.plays))
    except Refused:
        return None
    course.end(match)
    return match

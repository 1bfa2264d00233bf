"""The end of a match by letter: all secrets lie open, and both copies check the whole of it."""

from game.rules import Lots, Refused

from ..match import Match
from .letter_course import LetterCourse


def is_checkable(course: LetterCourse) -> bool:
    """Tell whether every seat of a match that is over has shown its secret."""
    return course.over and course.drawn and all(course.secrets)


def true_lots(course: LetterCourse) -> Lots:
    """Return the lots of a match whose secrets lie open."""
    secrets = enumerate(course.secrets)
    hands = tuple(course.hand_of(seat, secret) for seat, secret in secrets)
    return course.lots()._replace(hands=hands)


def false_seats(course: LetterCourse) -> list[int]:
    """Return who has played other cards than lay in the hand, by the secrets: nobody, as a rule."""
    return [
        seat for seat, hand in enumerate(true_lots(course).hands) if not course.fits(seat, hand)
    ]


def checked_match(course: LetterCourse) -> Match | None:
    """Return the whole match by the secrets, which its record keeps; None where they do not fit."""
    if false_seats(course):
        return None
    try:
        match, _ = course.replayed(true_lots(course), len(course.plays))
    except Refused:
        return None
    course.end(match)
    return match

"""The end of a match by letter: all secrets lie open, and both copies check the whole of it."""

from __future__ import annotations

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
    lots, wrong = true_lots(course), []
    for seat, (told, true) in enumerate(zip(course.orders, lots.hands, strict=True)):
        guessed = true if seat == course.own else told
        hidden = set(course.hidden.hands[seat])
        played = (place for place in range(len(true)) if place not in hidden)
        if any(guessed[place] != true[place] for place in played):
            wrong.append(seat)
    return wrong


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

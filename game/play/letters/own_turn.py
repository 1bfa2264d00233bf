"""Where a match by letter stands, and what its own seat has to do."""

from collections.abc import Sequence
from enum import StrEnum

from game.rules import AnyAction, Refused

from ..match import Match
from .letter_course import LetterCourse


def opened(course: LetterCourse) -> LetterCourse:
    """Return a course as it stands at home: what is due to be shown is known there.

    It is the same one while another seat has to write, or the own seat is not taken.
    """
    if course.awaited != course.own or not course.chains[course.own].sealed:
        return course
    new = course.fork()
    if new.terms.terms.form == "constructed" and not new.decks[new.own]:
        new.decks[new.own] = new.own_deck
    new.rebuild()
    show_own(new)
    return new


def show_own(course: LetterCourse) -> tuple[bytes, ...]:
    """Show the shares of the own seat that are due, and return them."""
    chain, shown = course.chains[course.own], []
    while chain.sealed and not course.over and chain.shares < course.stage_due:
        shown.append(course.own_chain[len(chain.shown)])
        chain.show(shown[-1])
        course.rebuild()
    return tuple(shown)


def acts(course: LetterCourse, match: Match) -> bool:
    """Whether something is to be done in a match at this home, if only by the computer in a seat.

    The course is one that was ``opened``.
    """
    if match.result is not None or course.writer_at(match.position) != course.own:
        return False
    return course.plays_on(match.position)


def settle(course: LetterCourse, match: Match, turn: Sequence[AnyAction]) -> None:
    """End a match that has been watched as its seats have, and do a turn that was not sent."""
    course.end(match)
    for action in turn:
        if not acts(course, match):
            return
        try:
            match.submit(action)
        except Refused:
            return


class LetterStage(StrEnum):
    """Where a match by letter stands, as its list tells; in words below ``letters.stages``.

    A letter is there to be watched; it is the own turn; the own letter is ready without a choice;
    others have to write; the own seat was left; the match is over, or was closed.
    """

    WATCH = "watch"
    YOURS = "yours"
    READY = "ready"
    WAITING = "waiting"
    GONE = "gone"
    OVER = "over"
    CLOSED = "closed"

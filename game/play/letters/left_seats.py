"""What the computer does in a seat of a ring by letter that was left (R13.10).

It knows what everybody knows, besides its own cards: so all homes work out the same, whatever each
knows of the hands. It plays as computers do at any table whose seat was left, by no clock.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.opponents import Memory, remember, think
from game.rules import AnyAction, Event, Lots, Position, apply, to_act

from ..seats import USUAL
from .course_replay import replayed
from .hidden_hands import HiddenHands
from .letter_course import LetterCourse


class _Moment(NamedTuple):
    """A match before its next action: all that happened up to there, and what is hidden then."""

    position: Position
    happened: list[Event]
    hidden: HiddenHands


def computer_action(course: LetterCourse, plays: Sequence[AnyAction]) -> AnyAction:
    """Return what the computer does in the seat to act after these plays."""
    lots = course.lots()
    *_, here = _moments(course, lots, plays)
    acting = to_act(here.position)
    hands = [
        _in_order(order, _hidden_places(here.hidden, seat, acting))
        for seat, order in enumerate(lots.hands)
    ]
    *_, here = _moments(course, lots._replace(hands=tuple(hands)), plays)
    memory = remember(Memory(), here.happened)
    return think(here.position, acting, len(plays), memory, USUAL).actions[0]


def strange_letters(course: LetterCourse) -> list[int]:
    """Return the places of the letters in which the computer acts otherwise than it does here."""
    found: list[int] = []
    for number, moment in enumerate(_moments(course, course.lots(), course.plays)):
        left = course.left.get(to_act(moment.position), len(course.plays))
        if left <= number < len(course.plays) and (
            computer_action(course, course.plays[:number]) != course.plays[number]
        ):
            found.append(next(at for at, mark in enumerate(course.marks) if mark > number))
    return found


def _moments(course: LetterCourse, lots: Lots, plays: Sequence[AnyAction]) -> Iterator[_Moment]:
    """Yield the match by these lots before each of these plays, and after the last."""
    match, hidden = replayed(course, lots, 0)
    position, happened = match.position, match.happened
    for number, action in enumerate([*plays, None]):
        for seat, left in course.left.items():
            if left == number:
                hidden.lay_open(seat)
        yield _Moment(position, happened, hidden)
        if action is not None:
            position, events = apply(position, action)
            happened += events
            hidden.hear(events)


def _hidden_places(hidden: HiddenHands, seat: int, acting: int) -> list[int]:
    """Return at which places of its deal the cards of a seat lay that are hidden elsewhere now."""
    places = hidden.places(seat).items()
    return sorted(dealt.place for dealt, (holder, _) in places if holder != acting)


def _in_order(hand: Sequence[int], hidden: Sequence[int]) -> tuple[int, ...]:
    """Return a hand in which the cards at the hidden places lie in the order of their ids."""
    laid = [*hand]
    for place, card in zip(hidden, sorted(hand[place] for place in hidden), strict=True):
        laid[place] = card
    return tuple(laid)

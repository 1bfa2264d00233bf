"""Whether a record tells the truth: it is played again, and every position compared."""

from dataclasses import dataclass

from game.content import Content
from game.rules import DRAW, DUEL, NOBODY, Field, Position, State, side_names, to_act, winner_names

from ..seats import seats_of_people
from .header import Header, RecordError
from .match_result import AGREED, CONCEDED, Result, left_by_all
from .record import Record
from .replay import ReplayMismatch, difference, replay, result_of, turns_of


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """The finding of ``check``: ``agrees``, or the ``problem`` that kept it from agreeing.

    ``result`` is the replay's own where it was played to its end, otherwise the
    record's; ``turns`` is None for a record that could not be replayed.
    """

    record: Record
    problem: RecordError | None
    result: Result | None
    turns: int | None

    @property
    def agrees(self) -> bool:
        """Whether the whole record was replayed and every digest was the same."""
        return self.problem is None


def check(record: Record, content: Content) -> ReplayReport:
    """Replay the record, and compare every digest and the result."""
    try:
        *_, step = replay(content, record)
    except RecordError as problem:
        return ReplayReport(record, problem, record.result, None)
    result = result_of(step)
    problem_at_end = check_end(record, step.position, result)
    return ReplayReport(record, problem_at_end, result or record.result, turns_of(step.position))


def check_end(record: Record, position: Position, result: Result | None) -> ReplayMismatch | None:
    """Compare the record's end with the replay's.

    Only a match under way can be conceded, by a person where one plays, and only in a duel a draw
    be agreed on. A ring ends by the word of the last person who leaves it.
    """
    kept = record.result
    if kept is None or kept == result:
        return None
    if record.header.field.is_ring:
        return _check_end_of_ring(record, position, result, kept)
    under_way = to_act(position) != NOBODY
    duel = isinstance(position, State) and not position.solo
    agreed = kept.rule == AGREED and kept.winner == DRAW and duel
    conceded = kept.rule == CONCEDED and _can_concede(record.header, kept.winner)
    if (agreed or conceded) and under_way and kept.turns == turns_of(position):
        return None
    return _other_end(record, result, kept)


def _check_end_of_ring(
    record: Record, position: Position, result: Result | None, kept: Result
) -> ReplayMismatch | None:
    if result is None and record.is_left:
        result = left_by_all(position, record.gave_up)
    elif result is None and record.header.house.lots is not None:
        # By letter one who gives up ends it: no computer goes on in that seat.
        given_up = [left_by_all(position, (seat,)) for seat in record.header.field.sides]
        result = kept if kept in given_up else None
    return None if kept == result else _other_end(record, result, kept)


def _other_end(record: Record, result: Result | None, kept: Result) -> ReplayMismatch:
    own = record.header.field
    problem = f"the match ends as {_words(result, own)}, the record has {_words(kept, own)}"
    return difference(record, len(record.causes), problem)


def _can_concede(header: Header, winner: int) -> bool:
    """Tell whether who has lost can have given up: no computer does, but where none else plays."""
    persons = seats_of_people(header.seats)
    return winner != DRAW and (not persons or DUEL.rival(winner) in persons)


def _words(result: Result | None, own: Field) -> str:
    if result is None:
        return "not yet decided"
    words = f"{winner_names(own)[result.winner]} ({result.rule}, turn {result.turns})"
    if len(result.places) <= 1:
        return words
    names = side_names(own)
    order = ", ".join(" and ".join(names[seat] for seat in place) for place in result.places)
    return f"{words}: {order}"

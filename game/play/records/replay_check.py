"""Whether a record tells the truth: played again, and told on the command line."""

from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from game.content import Content, ContentError, load_content
from game.rules import (
    DRAW,
    DUEL,
    EDITION_NAMES,
    NOBODY,
    Field,
    Position,
    State,
    side_names,
    to_act,
    winner_names,
)

from ..seats import Seat, seats_of_people, strength_of
from .header import Header, RecordError, teams_of
from .match_result import AGREED, CONCEDED, Result, left_by_all
from .record import Record, read_record
from .replay import ReplayMismatch, difference, replay, result_of, turns_of

_OK, _DIFFERS, _BROKEN = 0, 1, 2


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


def replay_command(file: Path, checking: bool, out: TextIO, err: TextIO) -> int:
    """Print one line about the record; ``checking`` compares it with its replay.

    Returns 0; 1 when the record and its replay differ; 2 when the file is broken
    or cannot be replayed by this game.
    """
    try:
        record = read_record(file)
        if not checking:
            _tell(_summary(record, record.result), out)
            return _OK
        report = check(record, load_content())
    except ContentError as error:
        _tell(str(error), err)
        return _BROKEN
    if report.agrees:
        _tell(f"{_summary(record, report.result, report.turns)}, digests agree", out)
        return _OK
    _tell(_summary(record, report.result), out)
    _tell(str(report.problem), err)
    return _DIFFERS if isinstance(report.problem, ReplayMismatch) else _BROKEN


def _tell(line: str, out: TextIO) -> None:
    """Print a line without what would command the terminal: a record may be a stranger's."""
    print("".join(filter(str.isprintable, line)), file=out)


def _summary(record: Record, result: Result | None, turns: int | None = None) -> str:
    header = record.header
    parts = [
        " against ".join(_players(header)),
        f"{header.terms.form} {'solo' if header.terms.solo else header.field.name}",
        f"{EDITION_NAMES[header.terms.edition]} edition",
        f"begun {header.began:%Y-%m-%d %H:%M}",
        f"{len(record.entries)} actions",
    ]
    if taken_back := len(record.taken_back):
        parts.append(f"{taken_back} more taken back")
    names = side_names(header.field)
    parts += [f"the {names[seat]} seat left to the computer" for seat in record.gave_up]
    if turns is None and result is not None:
        turns = result.turns
    if turns is not None:
        parts.append(f"{turns} turns")
    parts.append(_outcome(record, result))
    return ", ".join(parts)


def _players(header: Header) -> list[str]:
    names = list(map(_name, header.seats, side_names(header.field)))
    teams = teams_of(header.field)
    return [" and ".join(dict.fromkeys(names[side] for side in team)) for team in teams]


def _name(seat: Seat, side: str) -> str:
    name = " ".join(seat.name.split()).encode("utf-8", "replace").decode()
    if seat.is_horde:
        return name or "the AI"
    return name or (f"{side} computer ({strength_of(seat)})" if seat.is_computer else side)


def _outcome(record: Record, result: Result | None) -> str:
    if result is None:
        return "given up" if record.abandoned else "not finished"
    field = record.header.field
    if result.winner == DRAW:
        return f"draw ({result.rule})"
    names = side_names(field)
    best, *others = result.places or ((result.winner,),)
    won = " and ".join(names[seat] for seat in best)
    line = f"{won} {'wins' if len(best) == 1 else 'win'} ({result.rule})"
    # Of two teams the other one has lost; of those who play for themselves each has a place.
    places = others if field.spoils else []
    return line + "".join(f", then {names[seat]}" for place in places for seat in place)

"""``python -m game replay FILE [--check]``: what a record holds, and whether it still holds."""

from pathlib import Path
from typing import TextIO

from game.content import ContentError, load_content
from game.rules import DRAW, EDITION_NAMES, side_names

from ..seats import Seat, strength_of
from .header import Header
from .match_result import Result
from .record import Record, read_record
from .replay import ReplayMismatch
from .replay_check import check
from .seating import teams_of

_OK, _DIFFERS, _BROKEN = 0, 1, 2


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

"""The one record of a match, for save, replay, undo and bug report.

It holds causes only: seed, terms and actions, each with the digest of the position after it.
``data/FORMATS.md`` describes the file, line by line. What is taken back stays in it, and what is
done again is an action like any other.

The record of a ring (R13) is of another format, which tells releases from before there were rings
that they cannot read it.

A record of other rules keeps its header and result, and actions without meaning.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.content import FieldError, Worded
from game.rules import DUEL, RULES_VERSION, AnyAction, Field, side_names

from ..seats import Seat, handed_over, seats_of_people
from .cause_lines import line_of, told
from .codec import read_action, write_action
from .header import (
    LARGEST,
    NO_RECORD,
    RECORD_FILE,
    Header,
    RecordError,
    header_line,
    nobody_left,
    parse_header,
)
from .json_checks import flag, items, keyed, number, one_of, word
from .match_result import Result, read_result, write_result

#: The turns that must have begun alike before a draw may be agreed on (R7.3).
ALIKE = 3

_CUT = Worded("cut_here", "delete this line and all after it to keep the match up to here")


class Entry(NamedTuple):
    """An action and the digest of the position after it; None for an action of other rules.

    ``hinted``: a hint was asked for since the action before it. ``bulb``: a card was played as the
    hint said while it was shown.
    """

    action: AnyAction | None
    digest: str
    hinted: bool = False
    bulb: bool = False


class TakenBack(NamedTuple):
    """The last ``number`` actions were taken back; ``digest`` is that of the position after it."""

    number: int
    digest: str


class HandedOver(NamedTuple):
    """The person in a seat gave up and left it to the computer (R13.10); the position stays."""

    seat: int
    digest: str


Cause: TypeAlias = Entry | TakenBack | HandedOver


@dataclass(slots=True)
class Record:
    """A match as it is kept. ``path`` is its file; without one it is in memory only.

    ``causes`` are all lines between header and end, ``entries`` the actions that stand: without
    those that were taken back. ``standing`` are their places among the causes. ``gave_up`` are
    the seats that persons left to the computer, the first to leave first (R13.10). ``read_from`` is
    what it was read from, if nothing was added since: what is the same need not be read again.
    """

    header: Header
    causes: list[Cause] = field(default_factory=list)
    result: Result | None = None
    abandoned: bool = False
    path: Path | None = None
    entries: list[Entry] = field(init=False, default_factory=list)
    standing: list[int] = field(init=False, default_factory=list)
    gave_up: list[int] = field(init=False, default_factory=list)
    read_from: bytes = field(init=False, default=b"", repr=False, compare=False)

    def __post_init__(self) -> None:
        causes, self.causes = self.causes, []
        for cause in causes:
            self.add(cause)

    def add(self, cause: Cause) -> None:
        """Add a line; raises ValueError for one that cannot be.

        That takes back more than stands, or hands over a seat that no person holds, or comes after
        all persons have left.
        """
        if self.is_left:
            raise ValueError("all persons have left")
        if isinstance(cause, Entry):
            self.entries.append(cause)
            self.standing.append(len(self.causes))
        elif isinstance(cause, HandedOver):
            if not self.can_hand_over(cause.seat):
                raise ValueError("no person to leave the seat")
            self.gave_up.append(cause.seat)
        elif not 1 <= cause.number <= len(self.entries):
            raise ValueError("no such actions to take back")
        else:
            del self.entries[-cause.number :]
            del self.standing[-cause.number :]
        self.causes.append(cause)
        self.read_from = b""

    def can_hand_over(self, seat: int) -> bool:
        """Tell whether a person holds this seat of a ring, and can leave it to the computer."""
        return self.header.field.is_ring and seat in seats_of_people(self.seats)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now; those who began are in the header."""
        return handed_over(self.header.seats, self.gave_up)

    @property
    def is_left(self) -> bool:
        """Whether so many persons have left a ring that it ends (R13.10)."""
        return bool(self.gave_up) and nobody_left(
            self.header.field, self.header.seats, self.gave_up
        )

    @property
    def finished(self) -> bool:
        """Whether the match has ended or was given up."""
        return self.abandoned or self.result is not None

    @property
    def bulb_plays(self) -> int:
        """How many of the cards that stand were played as the hint said."""
        return sum(entry.bulb for entry in self.entries)

    @property
    def where(self) -> str:
        """The file, as complaints name it."""
        return str(self.path) if self.path else Worded("the_record", "the record")

    @property
    def taken_back(self) -> list[Entry]:
        """The actions that were taken back, also those that were done again afterwards."""
        standing = set(self.standing)
        return [
            cause
            for number, cause in enumerate(self.causes)
            if isinstance(cause, Entry) and number not in standing
        ]

    def line_of(self, cause: int) -> int:
        """Return the line of a cause, counted from 0; the header is line 1."""
        return cause + 2

    def text(self) -> bytes:
        """Return the whole record as it stands in a file."""
        own = self.header.field
        lines = [header_line(self.header), *(cause_line(cause, own) for cause in self.causes)]
        if self.finished:
            lines.append(end_line(self.result, own))
        return b"".join(lines)


def cause_line(cause: Cause, own: Field = DUEL) -> bytes:
    """Return the line of an action of these rules, or of what else was done; ``own`` is its field.

    That is to take some back, or to leave a seat.
    """
    if isinstance(cause, TakenBack):
        return line_of({"undo": cause.number, "digest": cause.digest})
    if isinstance(cause, HandedOver):
        return line_of({"hand_over": side_names(own)[cause.seat], "digest": cause.digest})
    assert cause.action is not None
    values: dict[str, object] = {"do": write_action(cause.action, own), "digest": cause.digest}
    # Without a hint the line is, to the letter, what games before that have written.
    marks = {"hint": cause.hinted, "bulb": cause.bulb}
    return line_of(values | {key: True for key, marked in marks.items() if marked})


def end_line(result: Result | None, own: Field = DUEL) -> bytes:
    """Return the last line; without a result, that of a match that was given up."""
    if result is None:
        return line_of({"end": {"abandoned": True}})
    return line_of({"end": write_result(result, own)})


def read_record(path: Path) -> Record:
    """Read a file, without what a killed process left of a last line; raises ``RecordError``."""
    return parse_record(record_bytes(path), str(path), path)


def record_bytes(path: Path) -> bytes:
    """Return what is in a file, of which no match has more; raises ``RecordError``."""
    return RECORD_FILE.whole(path)


def parse_record(data: bytes, where: str, path: Path | None = None) -> Record:
    """Return the record that ``data`` holds; raises ``RecordError``, naming ``where``."""
    if len(data) > LARGEST:
        # Not every text comes from a file: a profile holds them as well.
        raise RecordError(where, 0, Worded("large_file", "the file is too large"), NO_RECORD)
    lines = RECORD_FILE.lines(data, where)
    record = Record(parse_header(lines[0], where), path=path)
    # What is taken back and done again stands in the same words, to be read once.
    known: dict[bytes, Cause] = {}
    for line_number, line in enumerate(lines[1:], 2):
        try:
            if not _take_again(record, known.get(line)):
                _take(record, RECORD_FILE.value(line))
                known.update((line, cause) for cause in record.causes[-1:])
        except FieldError as fault:
            raise RecordError(where, line_number, told(fault), _CUT) from None
    record.read_from = data
    return record


def _take_again(record: Record, cause: Cause | None) -> bool:
    if cause is None or record.finished:
        return False
    try:
        record.add(cause)
    except ValueError:
        return False
    return True


def _take(record: Record, value: object) -> None:
    if record.finished:
        raise FieldError((), "a line after the end of the match")
    if isinstance(value, dict) and "end" in value:
        _take_end(record, value["end"])
        return
    if record.is_left:
        raise FieldError((), "a line after the last person has left")
    if isinstance(value, dict) and "undo" in value:
        _take_undo(record, value)
        return
    if isinstance(value, dict) and "hand_over" in value and record.header.field.is_ring:
        _take_hand_over(record, value)
        return
    entries = keyed(value, "the line", ("do", "digest"), ("hint", "bulb"))
    digest = word(entries["digest"], "'digest'")
    do = items(entries["do"], "'do'")
    known = record.header.rules == RULES_VERSION
    hinted, bulb = (flag(entries.get(key, False), f"'{key}'") for key in ("hint", "bulb"))
    action = read_action(do, record.header.field) if known else None
    record.add(Entry(action, digest, hinted, bulb))


def _take_undo(record: Record, value: object) -> None:
    entries = keyed(value, "the line", ("undo", "digest"))
    count = number(entries["undo"], "'undo'")
    there = len(record.entries)
    if not 1 <= count <= there:
        raise FieldError((), f"it takes {count} actions back, and {there} were done")
    record.add(TakenBack(count, word(entries["digest"], "'digest'")))


def _take_hand_over(record: Record, value: object) -> None:
    entries = keyed(value, "the line", ("hand_over", "digest"))
    names = side_names(record.header.field)
    seat = one_of(entries["hand_over"], "'hand_over'", names)
    if not record.can_hand_over(names.index(seat)):
        raise FieldError((), f"no person holds the {seat} seat")
    record.add(HandedOver(names.index(seat), word(entries["digest"], "'digest'")))


def _take_end(record: Record, value: object) -> None:
    if value == {"abandoned": True}:
        record.abandoned = True
        return
    record.result = read_result(value, record.header.field)

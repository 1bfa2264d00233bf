"""The one record of a match, for save, replay, undo and bug report.

It holds causes only: seed, terms and actions, each with the digest of the position after it.
``data/FORMATS.md`` describes the file, line by line. What is taken back stays in it, and what is
done again is an action like any other.

The record of a ring (R13) is of another format, which tells releases from before there were rings
that they cannot read it.

A record of other rules keeps its header and result, and actions without meaning.
"""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, TypeAlias, get_args

from game.content import MOST_CARDS, ContentError, FieldError, Worded
from game.rules import (
    DUEL,
    EDITION_NAMES,
    FIGHT,
    RULES_VERSION,
    AnyAction,
    Card,
    Field,
    Terms,
    side_names,
)

from ..seats import Seat, SeatKind, handed_over, seats_of_people
from .cause_lines import CauseFile, line_of, told
from .codec import read_action, read_embedded_card, write_action, write_card
from .house_terms import BY_THE_RULES, HouseTerms, read_house_terms, write_house_terms
from .json_checks import flag, items, keyed, moment, name, number, one_of, seed, word
from .match_result import Result, read_result, write_result
from .seating import check_seats, check_teams, nobody_left, read_mode

#: That of matches between two, and that of rings (R13).
FORMAT, RING_FORMAT = 1, 2
#: No match has so many bytes.
LARGEST = 8_000_000
MARK = "bridges-of-erret"
#: The turns that must have begun alike before a draw may be agreed on (R7.3).
ALIKE = 3

#: The values that the records of earlier games lack in their seats.
_LATER = ("portrait", "strength", "character")
#: How decks come about, and a fight of a voyage, whose terms are those of the house (R16.29).
FORMS = ("preconstructed", "draft", "constructed", FIGHT)
_CUT = Worded("cut_here", "delete this line and all after it to keep the match up to here")
_NO_RECORD = Worded("choose_record", "choose a file that the game has written")
_OTHER_VERSION = Worded("wrote_it", "use the version of the game that wrote it")


class RecordError(ContentError):
    """A record that cannot be used: file, line, what is wrong with it and what to do."""


RECORD_FILE = CauseFile(
    RecordError,
    LARGEST,
    wanted=_NO_RECORD,
    no_header=Worded("no_record", "there is no header"),
    no_line="this is no line of a record",
    unsaved=lambda reason: Worded(
        "unsaved", f"the match cannot be saved ({reason})", reason=reason
    ),
    elsewhere=Worded("played_elsewhere", "this match is being played in another window"),
)


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


@dataclass(frozen=True, slots=True)
class Header:
    """The causes of a match. ``cards`` is the digest of the kit without ``custom`` cards."""

    seed: int
    terms: Terms
    seats: tuple[Seat, ...]
    cards: str
    custom: tuple[Card, ...] = ()
    rules: int = RULES_VERSION
    began: datetime = field(default_factory=lambda: datetime.now(UTC).replace(microsecond=0))
    house: HouseTerms = BY_THE_RULES

    @property
    def has_custom_cards(self) -> bool:
        """Whether cards, a kit or decks of a player's own are played with.

        Such a match counts neither for the campaign nor for statistics.
        """
        return bool(self.custom) or self.house.custom

    @property
    def field(self) -> Field:
        """The field of the match: a duel's, or that of its ring."""
        return self.terms.field


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


def header_line(header: Header) -> bytes:
    """Return the first line of a record."""
    is_ring = header.field.is_ring
    terms = header.terms._asdict() | {"edition": EDITION_NAMES[header.terms.edition]}
    if not is_ring:
        del terms["ring"]
    values = {
        MARK: RING_FORMAT if is_ring else FORMAT,
        "rules": header.rules,
        "cards": header.cards,
        "seed": header.seed,
        "terms": terms,
        "seats": [_seat_values(seat) for seat in header.seats],
        **({"teams": list(header.field.teams)} if is_ring else {}),
        "began": header.began.isoformat(),
    }
    if header.custom:
        values["custom"] = {card.id: write_card(card) for card in header.custom}
    return line_of(values | write_house_terms(header.house))


def _seat_values(seat: Seat) -> dict[str, str]:
    # Without what came later the line is, to the letter, what games before that have written.
    return {key: value for key, value in seat._asdict().items() if value or key not in _LATER}


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


def read_header(path: Path) -> Header:
    """Read the first line of a file alone; raises ``RecordError``."""
    return parse_header(RECORD_FILE.first_line(path), str(path))


def record_bytes(path: Path) -> bytes:
    """Return what is in a file, of which no match has more; raises ``RecordError``."""
    return RECORD_FILE.whole(path)


def parse_header(line: bytes, where: str) -> Header:
    """Return the header that a record's first line holds; raises ``RecordError``."""
    return RECORD_FILE.header(line, where, _header)


def parse_record(data: bytes, where: str, path: Path | None = None) -> Record:
    """Return the record that ``data`` holds; raises ``RecordError``, naming ``where``."""
    if len(data) > LARGEST:
        # Not every text comes from a file: a profile holds them as well.
        raise RecordError(where, 0, Worded("large_file", "the file is too large"), _NO_RECORD)
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


def _header(value: object) -> Header:
    """Read the header; keys that are not known are left to the later game that wrote them."""
    if not isinstance(value, dict) or MARK not in value:
        english = f"this is no record, {MARK!r} is missing"
        raise FieldError((), Worded("no_record", english), _NO_RECORD)
    if value[MARK] not in (FORMAT, RING_FORMAT):
        known = f"{FORMAT} and {RING_FORMAT}"
        english = f"this is a record of format {value[MARK]!r}, this game reads {known}"
        raise FieldError((), Worded("other_format", english), _OTHER_VERSION)
    keys = ("rules", "cards", "seed", "terms", "seats", "began")
    entries = keyed(value, "the header", keys, None)
    custom = keyed(entries.get("custom", {}), "'custom'", (), None)
    if len(custom) > MOST_CARDS:
        problem = f"'custom' has {len(custom)} cards"
        raise FieldError((), problem, f"write at most {MOST_CARDS}")
    terms = _terms(entries["terms"], is_ring=value[MARK] == RING_FORMAT)
    seats = tuple(_seat(seat) for seat in items(entries["seats"], "'seats'"))
    check_seats(terms, seats)
    house = read_house_terms(entries)
    if value[MARK] == RING_FORMAT:
        check_teams(entries.get("teams"), terms.field)
        if house.odds or house.first:
            problem = "even odds and a first game are those of a duel (R2.8)"
            raise FieldError((), problem, "take 'odds' and 'first' out")
    if not fights_right(terms, house):
        problem = "'fight' and the form 'fight' go together, in the match that it is of"
        raise FieldError((), problem, "write both or neither")
    return Header(
        seed(entries["seed"]),
        terms,
        seats,
        name(entries["cards"], "'cards'"),
        tuple(read_embedded_card(identity, card) for identity, card in custom.items()),
        number(entries["rules"], "'rules'"),
        moment(entries["began"], "'began'"),
        house,
    )


def _terms(value: object, *, is_ring: bool) -> Terms:
    entries = keyed(value, "'terms'", ("form", "solo", "edition", "custom"), None)
    return Terms(
        one_of(entries["form"], "'form'", FORMS),
        flag(entries["solo"], "'solo'"),
        EDITION_NAMES.index(one_of(entries["edition"], "'edition'", EDITION_NAMES)),
        flag(entries["custom"], "'custom'"),
        read_mode(entries, is_ring=is_ring),
    )


def fights_right(terms: Terms, house: HouseTerms) -> bool:
    """Tell whether a match is a fight of a voyage by all of its terms, or by none (R16.29)."""
    if terms.form != FIGHT or house.fight is None:
        return terms.form != FIGHT and house.fight is None
    others = house.custom or house.odds or house.first
    return terms == house.fight.match_terms(terms.edition) and not others


def _seat(value: object) -> Seat:
    entries = keyed(value, "a seat", ("name", "kind"), None)
    kind = one_of(entries["kind"], "'kind'", get_args(SeatKind))
    portrait = name(entries.get("portrait", ""), "'portrait'")
    # One that a later release may have is kept: the match is then another release's (``unfit``).
    strength = name(entries.get("strength", ""), "'strength'")
    if strength and kind != "computer":
        raise FieldError((), f"a seat of kind {kind!r} has a strength", "take it out")
    character = name(entries.get("character", ""), "'character'")
    if character and kind != "computer":
        raise FieldError((), f"a seat of kind {kind!r} has a character", "take it out")
    called = name(entries["name"], "'name'")
    return Seat(called, kind, portrait, strength, character)  # type: ignore[arg-type]


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

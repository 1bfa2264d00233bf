"""The one file of a voyage (R16.85): its causes alone, deeds as plain values for JSON."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.content import FieldError, Worded
from game.rules import RULES_VERSION
from game.voyage import LOST, OUTCOMES, VOYAGE_VERSION, WON, Deed, Hex, deeds

from ..records.cause_lines import line_of, told
from ..records.codec import Part, Shapes
from ..records.json_checks import file_name, flag, items, keyed, name, number, one_of, shown, word
from .voyage_header import (
    VOYAGE_FILE,
    FileHeader,
    VoyageFileError,
    header_line,
    parse_voyage_header,
)

#: No chart has a field so far from its middle.
_FARTHEST = 100

_CUT = Worded("voyage_cut_here", "delete this line and all after it to keep the voyage up to here")


def _read_hex(value: object, what: str) -> Hex:
    found = items(value, what)
    if len(found) != 2 or not all(
        type(each) is int and -_FARTHEST <= each <= _FARTHEST for each in found
    ):
        raise FieldError((), f"{what} is {shown(value)}", "write two whole numbers in [ ]")
    return Hex(*found)  # type: ignore[arg-type]


def _read_words(value: object, what: str) -> tuple[str, ...]:
    return tuple(name(each, what) for each in items(value, what))


def _read_pairs(value: object, what: str) -> tuple[tuple[str, str], ...]:
    pairs = [_read_words(each, what) for each in items(value, what)]
    if any(len(pair) != 2 for pair in pairs):
        raise FieldError((), f"{what} is {shown(value)}", "write pairs of two texts in [ ]")
    return tuple((source, card) for source, card in pairs)


_HEX = Part(list, _read_hex)
_NUMBER, _FLAG, _NAME = Part(int, number), Part(bool, flag), Part(str, name)
_NAMES = Part(list, _read_words)
_PAIRS = Part(lambda pairs: [list(pair) for pair in pairs], _read_pairs)
_OUTCOME = Part(str, lambda value, what: one_of(value, what, OUTCOMES))

#: Every deed: its word, its class, and its values, as in ``["sail", [1, 0], false]``.
DEED_SHAPES: Shapes[Deed] = Shapes(
    "deed",
    {
        "sail": (deeds.Sail, (_HEX, _FLAG)),
        "turn_up": (deeds.TurnUp, (_NUMBER,)),
        "visit": (deeds.VisitAgain, ()),
        "recruit": (deeds.Recruit, (_NAME,)),
        "reinforce": (deeds.Reinforce, (_NAME,)),
        "dismiss": (deeds.Dismiss, (_NAME,)),
        "build": (deeds.Build, (_NAME,)),
        "pilot": (deeds.HirePilot, ()),
        "engage": (deeds.Engage, (_NAMES, _PAIRS)),
        "engage_together": (deeds.EngageTogether, (_NAMES, _NAMES, _PAIRS, _PAIRS)),
        "hand_over": (deeds.HandOver, ()),
        "turn_back": (deeds.TurnBack, ()),
        "fight_ended": (deeds.FightEnded, (_OUTCOME, _NAME)),
        "choose": (deeds.Choose, (_NUMBER,)),
        "end_day": (deeds.EndDay, ()),
        "give_up": (deeds.GiveUp, ()),
    },
)


class DeedLine(NamedTuple):
    """A deed and the digest of the voyage after it; None for a deed of other rules."""

    deed: Deed | None
    digest: str


class UndoLine(NamedTuple):
    """The last ``number`` deeds were taken back; ``digest`` is that of the voyage after it."""

    number: int
    digest: str


class FightLine(NamedTuple):
    """The name of the record in which the fight that waits is played."""

    record: str


VoyageCause: TypeAlias = DeedLine | UndoLine | FightLine


class VoyageResult(NamedTuple):
    """How a voyage ended: WON or LOST, its score, the day, days left, rank and fights won.

    ``goal`` is the id of the goal that was reached, "" for a voyage that was lost; ``winner`` that
    of the captain of two persons who has won, and of whom all this tells, else "" (R16.93).
    """

    outcome: str
    goal: str
    score: int
    day: int
    days_left: int
    rank: int
    fights_won: int
    winner: str = ""

    def as_line(self) -> dict[str, object]:
        """Return what the file tells; who has won only where two have sailed."""
        return {key: value for key, value in self._asdict().items() if key != "winner" or value}


@dataclass(slots=True)
class VoyageRecord:
    """A voyage as it is kept. ``path`` is its file; without one it is in memory only.

    ``causes`` are all lines between header and end; ``result`` is set once the voyage has ended.
    """

    header: FileHeader
    causes: list[VoyageCause] = field(default_factory=list)
    result: VoyageResult | None = None
    path: Path | None = None

    @property
    def where(self) -> str:
        """The file, as complaints name it."""
        return str(self.path) if self.path else Worded("the_voyage", "the voyage")

    def line_of(self, cause: int) -> int:
        """Return the line of a cause, counted from 0; the header is line 1."""
        return cause + 2

    def text(self) -> bytes:
        """Return the whole voyage as it stands in a file."""
        lines = [header_line(self.header), *map(cause_line, self.causes)]
        if self.result is not None:
            lines.append(end_line(self.result))
        return b"".join(lines)


def cause_line(cause: VoyageCause) -> bytes:
    """Return the line of a deed of these rules, of one that takes some back, or of a fight."""
    if isinstance(cause, FightLine):
        return line_of({"fight": cause.record})
    if isinstance(cause, UndoLine):
        return line_of({"undo": cause.number, "digest": cause.digest})
    assert cause.deed is not None
    return line_of({"do": DEED_SHAPES.write(cause.deed), "digest": cause.digest})


def end_line(result: VoyageResult) -> bytes:
    """Return the last line, of a voyage that has ended."""
    return line_of({"end": result.as_line()})


def read_voyage(path: Path) -> VoyageRecord:
    """Read a file, without what a killed process left of a last line; raises the error above."""
    return parse_voyage(VOYAGE_FILE.whole(path), path)


def parse_voyage(data: bytes, source: Path | str) -> VoyageRecord:
    """Return the voyage that ``data`` holds; raises ``VoyageFileError``.

    ``source`` is its file, or what complaints name where it is in none.
    """
    where = str(source)
    lines = VOYAGE_FILE.lines(data, where)
    path = source if isinstance(source, Path) else None
    record = VoyageRecord(parse_voyage_header(lines[0], where), path=path)
    # What is taken back and done again stands in the same words, to be read once.
    known: dict[bytes, VoyageCause] = {}
    for line_number, line in enumerate(lines[1:], 2):
        if line in known and record.result is None:
            record.causes.append(known[line])
            continue
        try:
            _take(record, VOYAGE_FILE.value(line))
            known.update((line, cause) for cause in record.causes[-1:])
        except FieldError as fault:
            raise VoyageFileError(where, line_number, told(fault), _CUT) from None
    return record


def parse_end(line: bytes, where: str) -> VoyageResult:
    """Return the result that a last line tells; raises ``VoyageFileError`` for another line."""
    try:
        return _result(keyed(VOYAGE_FILE.value(line), "the line", ("end",))["end"])
    except FieldError as fault:
        raise VoyageFileError(where, 0, fault.problem, fault.hint) from None


def _take(record: VoyageRecord, value: object) -> None:
    if record.result is not None:
        raise FieldError((), "a line after the end of the voyage")
    if isinstance(value, dict) and "end" in value:
        record.result = _result(keyed(value, "the line", ("end",))["end"])
    elif isinstance(value, dict) and "undo" in value:
        entries = keyed(value, "the line", ("undo", "digest"))
        count = number(entries["undo"], "'undo'")
        record.causes.append(UndoLine(count, word(entries["digest"], "'digest'")))
    elif isinstance(value, dict) and "fight" in value:
        entries = keyed(value, "the line", ("fight",))
        record.causes.append(FightLine(file_name(entries["fight"], "'fight'")))
    else:
        entries = keyed(value, "the line", ("do", "digest"))
        digest = word(entries["digest"], "'digest'")
        do, header = items(entries["do"], "'do'"), record.header
        known = (header.rules, header.version) == (RULES_VERSION, VOYAGE_VERSION)
        record.causes.append(DeedLine(DEED_SHAPES.read(do) if known else None, digest))


def _result(value: object) -> VoyageResult:
    outcome, goal, *counts, winner = VoyageResult._fields
    entries = keyed(value, "'end'", (outcome, goal, *counts), (winner,))
    found = {key: number(entries[key], f"'{key}'") for key in counts}
    return VoyageResult(
        one_of(entries[outcome], f"'{outcome}'", (WON, LOST)),
        name(entries[goal], f"'{goal}'"),
        winner=name(entries.get(winner, ""), f"'{winner}'"),
        **found,
    )

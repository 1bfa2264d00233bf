"""The one file of a voyage (R16.85): its causes alone.

``data/FORMATS.md`` describes it, line by line. The fights are records of their own, known by their
names; where two lines name the record of one fight, the later is meant.

A voyage of other rules, cards or numbers keeps its header and result, and deeds without meaning.
"""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.content import ContentError, FieldError, Worded
from game.rules import RULES_VERSION
from game.voyage import LOST, VOYAGE_VERSION, WON, Deed, Member, VoyageHeader, VoyageStart

from ..records.cause_lines import CauseFile, line_of, told
from ..records.json_checks import flag, items, keyed, moment, name, number, one_of, seed, word
from .deed_codec import DEED_SHAPES

FORMAT = 1
MARK = "voyage-of-erret"
#: No voyage has so many bytes.
LARGEST = 2_000_000

_CUT = Worded("voyage_cut_here", "delete this line and all after it to keep the voyage up to here")
_NO_VOYAGE = Worded("choose_voyage", "choose a file of a voyage that the game has written")
_OTHER_VERSION = Worded("wrote_it", "use the version of the game that wrote it")


class VoyageFileError(ContentError):
    """A voyage that cannot be used or kept: file, line, what is wrong and what to do."""


VOYAGE_FILE = CauseFile(
    VoyageFileError,
    LARGEST,
    wanted=_NO_VOYAGE,
    no_header=Worded("no_voyage", "there is no header of a voyage"),
    no_line="this is no line of a voyage",
    unsaved=lambda reason: Worded(
        "voyage_unsaved", f"the voyage cannot be saved ({reason})", reason=reason
    ),
    elsewhere=Worded("sailed_elsewhere", "this voyage is being sailed in another window"),
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


@dataclass(frozen=True, slots=True)
class FileHeader:
    """The first line: how the voyage set out, and by what rules, cards and numbers.

    ``rules`` are those of the fights, ``version`` is that of the rules of the voyage. ``day`` is
    the date of which it is the voyage of the day (R16.84), None for any other.
    """

    voyage: VoyageHeader
    cards: str
    book: str
    rules: int = RULES_VERSION
    version: int = VOYAGE_VERSION
    began: datetime = field(default_factory=lambda: datetime.now(UTC).replace(microsecond=0))
    day: date | None = None


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


def header_line(header: FileHeader) -> bytes:
    """Return the first line of a voyage."""
    values = {
        MARK: FORMAT,
        "rules": header.rules,
        "version": header.version,
        "cards": header.cards,
        "book": header.book,
        "scenario": header.voyage.scenario,
        "difficulty": header.voyage.difficulty,
        "captain": header.voyage.captain,
        "seed": header.voyage.seed,
        "began": header.began.isoformat(),
    }
    if header.voyage.squalls:
        values["squalls"] = list(header.voyage.squalls)
    if header.voyage.ally:
        values["ally"] = header.voyage.ally
    if header.voyage.against:
        values |= {"against": header.voyage.against, "hordes": header.voyage.hordes}
    if header.voyage.start is not None:
        values["start"] = _start_values(header.voyage.start)
    # Files from before have no such key, and are what they were.
    if header.day is not None:
        values["day"] = header.day.isoformat()
    return line_of(values)


def _start_values(start: VoyageStart) -> dict[str, object]:
    cards = [[member.card, member.pack] for member in start.cards]
    return {"cards": cards, "rank": start.rank, "relics": list(start.relics), "foes": start.foes}


def _read_start(value: object) -> VoyageStart:
    entries = keyed(value, "'start'", ("cards", "rank", "relics", "foes"))
    cards = [items(each, "a card that sails on") for each in items(entries["cards"], "'cards'")]
    if any(len(each) != 2 for each in cards):
        raise FieldError((), "a card that sails on is no pair", "write pairs of a card and a flag")
    return VoyageStart(
        tuple([Member(name(card, "a card"), flag(pack, "a pack")) for card, pack in cards]),
        number(entries["rank"], "'rank'"),
        _names(entries["relics"], "'relics'"),
        number(entries["foes"], "'foes'"),
    )


def _names(value: object, what: str) -> tuple[str, ...]:
    return tuple([name(each, what) for each in items(value, what)])


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
    return parse_voyage(VOYAGE_FILE.whole(path), str(path), path)


def read_voyage_header(path: Path) -> FileHeader:
    """Read the first line of a file alone; raises ``VoyageFileError``."""
    return _parse_voyage_header(VOYAGE_FILE.first_line(path), str(path))


def _parse_voyage_header(line: bytes, where: str) -> FileHeader:
    return VOYAGE_FILE.header(line, where, _header)


def parse_voyage(data: bytes, where: str, path: Path | None = None) -> VoyageRecord:
    """Return the voyage that ``data`` holds; raises ``VoyageFileError``, naming ``where``."""
    lines = VOYAGE_FILE.lines(data, where)
    record = VoyageRecord(_parse_voyage_header(lines[0], where), path=path)
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


def _header(value: object) -> FileHeader:
    """Read the header; keys that are not known are left to the later game that wrote them."""
    if not isinstance(value, dict) or MARK not in value:
        english = f"this is no voyage, {MARK!r} is missing"
        raise FieldError((), Worded("no_voyage", english), _NO_VOYAGE)
    if value[MARK] != FORMAT or type(value[MARK]) is not int:
        english = f"this is a voyage of format {value[MARK]!r}, this game reads {FORMAT}"
        raise FieldError((), Worded("other_format", english), _OTHER_VERSION)
    words = ("scenario", "difficulty", "captain")
    keys = ("rules", "version", "cards", "book", *words, "seed", "began")
    entries = keyed(value, "the header", keys, None)
    scenario, difficulty, captain = (name(entries[key], f"'{key}'") for key in words)
    squalls = _names(value.get("squalls", []), "'squalls'")
    start = _read_start(value["start"]) if "start" in value else None
    ally = name(value["ally"], "'ally'") if "ally" in value else ""
    against = name(value["against"], "'against'") if "against" in value else ""
    hordes = flag(value.get("hordes", False), "'hordes'")
    out = VoyageHeader(
        scenario, difficulty, captain, seed(entries["seed"]), squalls, start, ally, against, hordes
    )
    return FileHeader(
        out,
        name(entries["cards"], "'cards'"),
        name(entries["book"], "'book'"),
        number(entries["rules"], "'rules'"),
        number(entries["version"], "'version'"),
        moment(entries["began"], "'began'"),
        _day(entries["day"]) if "day" in entries else None,
    )


def _day(value: object) -> date:
    try:
        return date.fromisoformat(name(value, "'day'"))
    except ValueError:
        raise FieldError((), "'day' is no date", "write it as 2026-01-31") from None


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
        record.causes.append(FightLine(_file_name(entries["fight"])))
    else:
        entries = keyed(value, "the line", ("do", "digest"))
        digest = word(entries["digest"], "'digest'")
        do, header = items(entries["do"], "'do'"), record.header
        known = (header.rules, header.version) == (RULES_VERSION, VOYAGE_VERSION)
        record.causes.append(DeedLine(DEED_SHAPES.read(do) if known else None, digest))


def _file_name(value: object) -> str:
    """Return the name of a record if it is that of a file, and no way to another folder."""
    text = name(value, "'fight'")
    if not text or text != Path(text).name or "\\" in text or "\0" in text:
        raise FieldError((), "'fight' is no name of a file", "write the name alone")
    return text


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

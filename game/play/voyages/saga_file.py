"""The one file of a saga (R16.114): its causes alone.

It is JSON Lines, append-only. Its voyages have files of their own, known by their names::

    {"saga-of-erret": 1, "version": 1, "numbers": "…", "difficulty": "fair", "captain": "sanna", …}
    {"do": ["set_sail", "crown"], "digest": "…"}
    {"voyage": "20260131-180000-000000-abcd.jsonl"}
    {"do": ["land", {"outcome": "won", "goal": "crown", …}], "digest": "…"}
    {"do": ["keep", ["wolf", …], "whetstone"], "digest": "…"}
    {"end": {"outcome": "won", "won": 9, "voyages": 11, "score": 2140}}

A line with ``voyage`` tells the file of the voyage under way; where there are two of one voyage,
the later is meant. What a voyage brought home stands in the saga's own file: it needs those of its
voyages no more when these have landed.
"""

from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.content import ContentError, FieldError, Worded
from game.voyage import (
    GIVEN_UP,
    LOST,
    SAGA_VERSION,
    WON,
    EndSaga,
    KeepAboard,
    Land,
    Landing,
    Member,
    SagaDeed,
    SagaHeader,
    SetSail,
)

from ..records.cause_lines import OTHER_VERSION, CauseFile, line_of, told
from ..records.codec import Part, Shapes
from ..records.json_checks import (
    file_name,
    flag,
    items,
    keyed,
    moment,
    name,
    number,
    one_of,
    seed,
    word,
)

FORMAT = 1
MARK = "saga-of-erret"
#: No saga has so many bytes.
LARGEST = 500_000
#: No company has so many cards or relics.
_MOST = 100

_CUT = Worded("saga_cut_here", "delete this line and all after it to keep the saga up to here")
_NO_SAGA = Worded("choose_saga", "choose a file of a saga that the game has written")


class SagaFileError(ContentError):
    """A saga that cannot be used or kept: file, line, what is wrong and what to do."""


SAGA_FILE = CauseFile(
    SagaFileError,
    LARGEST,
    wanted=_NO_SAGA,
    no_header=Worded("no_saga", "there is no header of a saga"),
    no_line="this is no line of a saga",
    unsaved=lambda reason: Worded(
        "saga_unsaved", f"the saga cannot be saved ({reason})", reason=reason
    ),
    elsewhere=Worded("saga_elsewhere", "this saga is open in another window"),
)


class SagaDeedLine(NamedTuple):
    """A deed and the digest of the saga after it; None for a deed of other rules."""

    deed: SagaDeed | None
    digest: str


class SagaVoyageLine(NamedTuple):
    """The name of the file in which the voyage under way is kept."""

    file: str


SagaCause: TypeAlias = SagaDeedLine | SagaVoyageLine


class SagaResult(NamedTuple):
    """How a saga ended: WON, LOST or GIVEN_UP, the stops won, the voyages sailed, its score."""

    outcome: str
    won: int
    voyages: int
    score: int


@dataclass(frozen=True, slots=True)
class SagaFileHeader:
    """The first line: how the saga began, and by what rules and ``numbers``."""

    saga: SagaHeader
    numbers: str
    version: int = SAGA_VERSION
    began: datetime = field(default_factory=lambda: datetime.now(UTC).replace(microsecond=0))


@dataclass(slots=True)
class SagaRecord:
    """A saga as it is kept. ``path`` is its file; without one it is in memory only.

    ``causes`` are all lines between header and end; ``result`` is set once the saga has ended.
    """

    header: SagaFileHeader
    causes: list[SagaCause] = field(default_factory=list)
    result: SagaResult | None = None
    path: Path | None = None

    @property
    def where(self) -> str:
        """The file, as complaints name it."""
        return str(self.path) if self.path else Worded("the_saga", "the saga")

    def line_of(self, cause: int) -> int:
        """Return the line of a cause, counted from 0; the header is line 1."""
        return cause + 2

    def text(self) -> bytes:
        """Return the whole saga as it stands in a file."""
        lines = [saga_header_line(self.header), *map(saga_cause_line, self.causes)]
        if self.result is not None:
            lines.append(saga_end_line(self.result))
        return b"".join(lines)


def _write_landing(landing: Landing) -> object:
    company = [[each.card, each.pack] for each in landing.company]
    return asdict(landing) | {"company": company, "relics": list(landing.relics)}


def _read_landing(value: object, what: str) -> Landing:
    entries = keyed(value, what, list(Landing.__dataclass_fields__))
    return Landing(
        one_of(entries["outcome"], "'outcome'", (WON, LOST)),
        name(entries["goal"], "'goal'"),
        number(entries["score"], "'score'"),
        number(entries["rank"], "'rank'"),
        tuple([_read_member(each) for each in _few(entries["company"], "'company'")]),
        _read_names(entries["relics"], "'relics'"),
        number(entries["rivals"], "'rivals'"),
    )


def _read_member(value: object) -> Member:
    pair = items(value, "a card of 'company'")
    if len(pair) != 2:
        raise FieldError((), "a card of 'company' is no pair", "write its id and true or false")
    return Member(name(pair[0], "a card"), flag(pair[1], "its side"))


def _read_names(value: object, what: str) -> tuple[str, ...]:
    return tuple([name(each, what) for each in _few(value, what)])


def _few(value: object, what: str) -> list[object]:
    found = items(value, what)
    if len(found) > _MOST:
        raise FieldError((), f"{what} has {len(found)} entries", f"write at most {_MOST}")
    return found


_NAME = Part(str, name)
#: Every deed: its word, its class, and its values, as in ``["set_sail", "crown"]``.
SAGA_SHAPES: Shapes[SagaDeed] = Shapes(
    "deed",
    {
        "set_sail": (SetSail, (_NAME,)),
        "land": (Land, (Part(_write_landing, _read_landing),)),
        "keep": (KeepAboard, (Part(list, _read_names), _NAME)),
        "give_up": (EndSaga, ()),
    },
)


def saga_header_line(header: SagaFileHeader) -> bytes:
    """Return the first line of a saga."""
    values = {
        MARK: FORMAT,
        "version": header.version,
        "numbers": header.numbers,
        "difficulty": header.saga.difficulty,
        "captain": header.saga.captain,
        "seed": header.saga.seed,
        "began": header.began.isoformat(),
    }
    return line_of(values)


def saga_cause_line(cause: SagaCause) -> bytes:
    """Return the line of a deed of these rules, or of the file of a voyage."""
    if isinstance(cause, SagaVoyageLine):
        return line_of({"voyage": cause.file})
    assert cause.deed is not None
    return line_of({"do": SAGA_SHAPES.write(cause.deed), "digest": cause.digest})


def saga_end_line(result: SagaResult) -> bytes:
    """Return the last line, of a saga that has ended."""
    return line_of({"end": result._asdict()})


def read_saga(path: Path) -> SagaRecord:
    """Read a file, without what a killed process left of a last line; raises the error above."""
    return parse_saga(SAGA_FILE.whole(path), path)


def read_saga_header(path: Path) -> SagaFileHeader:
    """Read the first line of a file alone; raises ``SagaFileError``."""
    return SAGA_FILE.header(SAGA_FILE.first_line(path), str(path), _header)


def parse_saga(data: bytes, source: Path) -> SagaRecord:
    """Return the saga that ``data`` holds in the file ``source``; raises ``SagaFileError``."""
    where = str(source)
    lines = SAGA_FILE.lines(data, where)
    record = SagaRecord(SAGA_FILE.header(lines[0], where, _header), path=source)
    for line_number, line in enumerate(lines[1:], 2):
        try:
            _take(record, SAGA_FILE.value(line))
        except FieldError as fault:
            raise SagaFileError(where, line_number, told(fault), _CUT) from None
    return record


def parse_saga_end(line: bytes, where: str) -> SagaResult:
    """Return the result that a last line tells; raises ``SagaFileError`` for another line."""
    try:
        return _result(keyed(SAGA_FILE.value(line), "the line", ("end",))["end"])
    except FieldError as fault:
        raise SagaFileError(where, 0, fault.problem, fault.hint) from None


def _header(value: object) -> SagaFileHeader:
    """Read the header; keys that are not known are left to the later game that wrote them."""
    if not isinstance(value, dict) or MARK not in value:
        english = f"this is no saga, {MARK!r} is missing"
        raise FieldError((), Worded("no_saga", english), _NO_SAGA)
    if value[MARK] != FORMAT or type(value[MARK]) is not int:
        english = f"this is a saga of format {value[MARK]!r}, this game reads {FORMAT}"
        raise FieldError((), Worded("other_format", english), OTHER_VERSION)
    keys = ("version", "numbers", "difficulty", "captain", "seed", "began")
    entries = keyed(value, "the header", keys, None)
    difficulty, captain = (name(entries[key], f"'{key}'") for key in ("difficulty", "captain"))
    return SagaFileHeader(
        SagaHeader(difficulty, captain, seed(entries["seed"])),
        name(entries["numbers"], "'numbers'"),
        number(entries["version"], "'version'"),
        moment(entries["began"], "'began'"),
    )


def _take(record: SagaRecord, value: object) -> None:
    if record.result is not None:
        raise FieldError((), "a line after the end of the saga")
    if isinstance(value, dict) and "end" in value:
        record.result = _result(keyed(value, "the line", ("end",))["end"])
    elif isinstance(value, dict) and "voyage" in value:
        entries = keyed(value, "the line", ("voyage",))
        record.causes.append(SagaVoyageLine(file_name(entries["voyage"], "'voyage'")))
    else:
        entries = keyed(value, "the line", ("do", "digest"))
        digest = word(entries["digest"], "'digest'")
        do = items(entries["do"], "'do'")
        known = record.header.version == SAGA_VERSION
        record.causes.append(SagaDeedLine(SAGA_SHAPES.read(do) if known else None, digest))


def _result(value: object) -> SagaResult:
    fields = SagaResult._fields
    entries = keyed(value, "'end'", fields)
    outcome = one_of(entries["outcome"], "'outcome'", (WON, LOST, GIVEN_UP))
    return SagaResult(outcome, *[number(entries[key], f"'{key}'") for key in fields[1:]])

"""The first line of a voyage's file: how it was set out."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

from game.content import ContentError, FieldError, Worded
from game.rules import RULES_VERSION
from game.voyage import VOYAGE_VERSION, Member, VoyageHeader, VoyageStart

from ..records.cause_lines import OTHER_VERSION, CauseFile, line_of
from ..records.json_checks import flag, items, keyed, moment, name, number, seed

FORMAT = 1
MARK = "voyage-of-erret"
#: No voyage has so many bytes.
LARGEST = 2_000_000
_NO_VOYAGE = Worded("choose_voyage", "choose a file of a voyage that the game has written")


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


def read_voyage_header(path: Path) -> FileHeader:
    """Read the first line of a file alone; raises ``VoyageFileError``."""
    return parse_voyage_header(VOYAGE_FILE.first_line(path), str(path))


def parse_voyage_header(line: bytes, where: str) -> FileHeader:
    """Return what the first line of a voyage's file holds; raises ``VoyageFileError``."""
    return VOYAGE_FILE.header(line, where, _header)


def _header(value: object) -> FileHeader:
    """Read the header; keys that are not known are left to the later game that wrote them."""
    if not isinstance(value, dict) or MARK not in value:
        english = f"this is no voyage, {MARK!r} is missing"
        raise FieldError((), Worded("no_voyage", english), _NO_VOYAGE)
    if value[MARK] != FORMAT or type(value[MARK]) is not int:
        english = f"this is a voyage of format {value[MARK]!r}, this game reads {FORMAT}"
        raise FieldError((), Worded("other_format", english), OTHER_VERSION)
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

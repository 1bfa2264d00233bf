"""The first line of a record: the match that it is of, and who began it."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

from game.content import MOST_CARDS, ContentError, FieldError, Worded
from game.rules import EDITION_NAMES, FIGHT, RULES_VERSION, Card, Field, Terms

from ..seats import Seat, SeatKind
from .cause_lines import OTHER_VERSION, CauseFile, line_of
from .codec import read_embedded_card, write_card
from .house_terms import BY_THE_RULES, HouseTerms, read_house_terms, write_house_terms
from .json_checks import flag, items, keyed, moment, name, number, one_of, seed
from .seating import check_seats, check_teams, read_mode

#: That of matches between two, and that of rings (R13).
FORMAT, RING_FORMAT = 1, 2
#: No match has so many bytes.
LARGEST = 8_000_000
MARK = "bridges-of-erret"
#: The values that the records of earlier games lack in their seats.
_LATER = ("portrait", "strength", "character")
#: How decks come about, and a fight of a voyage, whose terms are those of the house (R16.29).
FORMS = ("preconstructed", "draft", "constructed", FIGHT)
NO_RECORD = Worded("choose_record", "choose a file that the game has written")


class RecordError(ContentError):
    """A record that cannot be used: file, line, what is wrong with it and what to do."""


RECORD_FILE = CauseFile(
    RecordError,
    LARGEST,
    wanted=NO_RECORD,
    no_header=Worded("no_record", "there is no header"),
    no_line="this is no line of a record",
    unsaved=lambda reason: Worded(
        "unsaved", f"the match cannot be saved ({reason})", reason=reason
    ),
    elsewhere=Worded("played_elsewhere", "this match is being played in another window"),
)


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


def read_header(path: Path) -> Header:
    """Read the first line of a file alone; raises ``RecordError``."""
    return parse_header(RECORD_FILE.first_line(path), str(path))


def parse_header(line: bytes, where: str) -> Header:
    """Return the header that a record's first line holds; raises ``RecordError``."""
    return RECORD_FILE.header(line, where, _header)


def _header(value: object) -> Header:
    """Read the header; keys that are not known are left to the later game that wrote them."""
    if not isinstance(value, dict) or MARK not in value:
        english = f"this is no record, {MARK!r} is missing"
        raise FieldError((), Worded("no_record", english), NO_RECORD)
    if value[MARK] not in (FORMAT, RING_FORMAT):
        known = f"{FORMAT} and {RING_FORMAT}"
        english = f"this is a record of format {value[MARK]!r}, this game reads {known}"
        raise FieldError((), Worded("other_format", english), OTHER_VERSION)
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

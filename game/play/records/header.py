"""The first line of a record: the match that it is of, and who began it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

from game.content import MOST_CARDS, ContentError, FieldError, Worded
from game.rules import EDITION_NAMES, FIGHT, MODES, RULES_VERSION, Card, Field, Terms, side_names

from ..seats import Seat, SeatKind, seats_of_people
from .cause_lines import OTHER_VERSION, CauseFile, line_of
from .codec import read_embedded_card, write_card
from .house_terms import BY_THE_RULES, HouseTerms, read_house_terms, write_house_terms
from .json_checks import flag, items, keyed, moment, name, number, one_of, seed, shown

#: A team has at most so many seats.
_PARTNERS = 2
_DUEL, _SEATS = "write two, the left one first", "write one for each, in the order of their turns"

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


def teams_of(field: Field) -> list[list[int]]:
    """Return the sides of each team, in the order of the seats."""
    teams = sorted(set(field.teams))
    return [[side for side in field.sides if field.teams[side] == team] for team in teams]


def sit_right(terms: Terms, seats: Sequence[Seat]) -> bool:
    """Tell whether there is a seat for each side, and the Horde in its own and nowhere else.

    Its deck sits on the right of a solo match (R9), and its wings in their ring (R13.20).
    """
    return [seat.is_horde for seat in seats] == [
        side not in terms.hands for side in terms.field.sides
    ]


def nobody_left(field: Field, seats: Sequence[Seat], gave_up: Sequence[int]) -> bool:
    """Tell whether a ring ends as these seats are left (R13.10).

    It does when no person stays; by letter, when all who stay are of one team.
    """
    stay = [side for side in seats_of_people(seats) if side not in gave_up]
    if any(seat.is_away for seat in seats):
        return len({field.teams[side] for side in stay}) <= 1
    return not stay


def check_seats(terms: Terms, seats: Sequence[Seat]) -> None:
    """Raise ``FieldError`` for seats that do not fit the terms."""
    field = terms.field
    count = len(field.sides)
    if len(seats) != count:
        there = f"there are {len(seats)} seats"
        if not field.is_ring:
            raise FieldError((), there, _DUEL)
        raise FieldError((), f"{there}, {field.name!r} has {count} (R13.1)", _SEATS)
    if sit_right(terms, seats):
        return
    names = side_names(field)
    wings = " and the ".join(names[side] for side in field.sides if side not in terms.hands)
    kind = f"'ai-deck' for the {wings} seat alone" if wings else "no seat of kind 'ai-deck'"
    if field.wings:
        raise FieldError((), "the seats do not fit the mode (R13.20)", f"write kind {kind}")
    raise FieldError((), "the seats do not fit the terms (R9)", f"write {kind}")


def read_mode(terms: Mapping[str, object], *, is_ring: bool) -> str:
    """Return the mode of a match from its terms, "" for a duel; raises ``FieldError``."""
    mode = terms.get("ring", "")
    if not is_ring:
        if mode != "":
            problem = "a ring stands in a record of two seats"
            raise FieldError((), problem, "take 'ring' out of the terms")
        return ""
    if terms["solo"]:
        raise FieldError((), "a ring is no solo match", "write 'solo': false")
    return one_of(mode, "'ring'", MODES)


def check_teams(value: object, field: Field) -> None:
    """Raise ``FieldError`` for teams that are not those of a ring: a number for each seat."""
    teams = tuple(number(team, "a team") for team in items(value, "'teams'"))
    if teams == field.teams:
        return
    fitting = f"write {list(field.teams)}"
    largest = max(map(teams.count, teams), default=0)
    if len(teams) != len(field.teams):
        problem = f"'teams' has {len(teams)} seats"
    elif largest > _PARTNERS:
        problem = f"a team has {largest} seats, it is of two at most (R13)"
    elif any(team == teams[place - 1] for place, team in enumerate(teams)):
        problem = "two partners sit side by side, they sit opposite (R14.1)"
    else:
        problem = f"{shown(list(teams))} are not the teams of {field.name!r}"
    raise FieldError((), problem, fitting)


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

"""The matches played: what a list shows of them, and their whole records.

A record is kept here besides its own file, so that a match can be shown and
replayed when that file is gone.
"""

import json
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import blake2b
from itertools import chain
from typing import Any, NamedTuple, cast, get_args

from game.content import Worded
from game.rules import EDITION_NAMES, Terms, winner_names

from ..moments import moment_of
from ..records.header import FORMS, Header, RecordError, header_line, parse_header
from ..records.house_terms import BY_THE_RULES, HouseTerms
from ..records.match_result import Places, Result
from ..records.record import Record
from ..records.saved_games import salvage
from ..seats import Seat, SeatKind
from .database import NO_ROW, UNREADABLE, ProfileError, ProfileStore, Value

_COLUMNS = (
    "id, began, form, solo, edition, custom,"
    " left_name, left_kind, right_name, right_kind, winner, rule, turns, file, bulb, ring, ring_end"
)
#: The first end of a match stands: what is told of it later is not kept.
_ADD = (
    f"INSERT INTO played_match ({_COLUMNS}) VALUES ({', '.join('?' * 17)}) ON CONFLICT DO NOTHING"
)


#: All of a match, and the first line of its record. Which ones is asked first, of the index alone:
#: to pass over thousands takes no time then.
_LIST = (
    f"SELECT {_COLUMNS}, substr(text, 1, instr(text, x'0a')),"
    " (SELECT captain || ' ' || CASE voyage_fight.goal WHEN '' THEN 'kinds/' || kind"
    " ELSE 'goals/' || voyage_fight.goal END FROM voyage_fight"
    " JOIN voyage_figures ON voyage_figures.id = voyage"
    " WHERE form = 'fight' AND record = played_match.file),"
    " (SELECT cup FROM contest_match WHERE contest_match.match = played_match.id)"
    " FROM played_match LEFT JOIN match_record ON match = id"
    " WHERE played_match.rowid IN"
    " (SELECT rowid FROM played_match ORDER BY began DESC, rowid DESC LIMIT ? OFFSET ?)"
    " ORDER BY began DESC, played_match.rowid DESC"
)
#: No limit, as SQLite has it.
ALL = -1


class FiledMatch(NamedTuple):
    """A match that is over. ``began`` is in UTC; without a ``result`` it was given up.

    ``file`` is the name of its record in the folder of matches, "" without one; ``house``
    are the terms beside the rules, where the record tells them. ``has_custom_cards`` is that of
    its ``Header``. ``bulb``: a card was played in it as the hint said. ``gave_up`` are the seats of
    a ring that persons left to the computer (R13.10). ``contest`` is the cup that it was a game of,
    0 for a match of the climb. ``problem`` tells why nothing of it can be told: all else is then
    empty.
    """

    id: str
    began: datetime
    terms: Terms
    seats: tuple[Seat, ...]
    result: Result | None
    file: str
    house: HouseTerms = BY_THE_RULES
    has_custom_cards: bool = False
    bulb: bool = False
    gave_up: tuple[int, ...] = ()
    problem: str = ""
    contest: int | None = None


def match_id(header: Header) -> str:
    """Return the name by which the profile knows a match: a digest of its record's first line."""
    return text_id(header_line(header))


def text_id(text: bytes) -> str:
    """Return the ``match_id`` of a record's text."""
    return blake2b(text.partition(b"\n")[0], digest_size=16).hexdigest()


class History(ProfileStore):
    """The matches of the profile; every method raises ``ProfileError``."""

    def add_match(self, record: Record, text: bytes) -> bool:
        """File a match that is over with the text of its record, and tell whether this was news.

        Raises ValueError for a match that is not over.
        """
        if not record.finished:
            raise ValueError("this match is not over")
        with self._database.writing():
            new = self._database.run(_ADD, *_values(record, text)) > 0
            if new:
                sql = "INSERT INTO match_record (match, text) VALUES (?, ?)"
                self._database.run(sql, text_id(text), text)
            return new

    def matches(self, limit: int = ALL, offset: int = 0) -> list[FiledMatch]:
        """Return matches, those begun last first; of a damaged row what its record tells."""
        return self._database.rows(self._told, _LIST, limit, offset)

    def _told(self, identity: str, *columns: Any) -> FiledMatch:
        with suppress(*NO_ROW):
            return _filed(identity, *columns)
        try:
            found = salvage(self.record_text(identity), self._database.where)
            if found.record is not None and found.record.finished:
                return _of_record(identity, found.record)
            problem = found.problem or ProfileError(self._database.where, *UNREADABLE)
        except ProfileError as fault:
            problem = fault
        began = datetime.fromtimestamp(0, UTC)
        seats = (Seat(), Seat())
        return FiledMatch(identity, began, Terms(), seats, None, "", problem=str(problem))

    def count(self) -> int:
        """Return how many matches there are."""
        return self._database.rows(int, "SELECT count(*) FROM played_match")[0]

    def record_text(self, match: str) -> bytes:
        """Return the whole record of a match, for ``parse_record``."""
        for text in self._database.rows(
            bytes, "SELECT text FROM match_record WHERE match = ?", match
        ):
            return text
        problem = Worded("no_match", "it has no such match")
        hint = Worded("choose_match", "choose one from the history")
        raise ProfileError(self._database.where, problem, hint)

    def files(self) -> set[str]:
        """Return the names of all files whose matches are here."""
        return set(self._database.rows(str, "SELECT file FROM played_match"))


def _values(record: Record, text: bytes) -> tuple[Value, ...]:
    header, result = record.header, record.result
    terms = header.terms
    end: tuple[Value, ...] = (None,) * 3
    if result:
        end = winner_names(header.field)[result.winner], plain(result.rule), result.turns
    placed = [record.result.places if record.result else (), record.gave_up]
    return (
        text_id(text),
        header.began.astimezone(UTC).isoformat(timespec="seconds"),
        *(terms.form, int(terms.solo), EDITION_NAMES[terms.edition], int(terms.custom)),
        *(plain(part) for seat in header.seats[:2] for part in (seat.name, seat.kind)),
        *end,
        plain(record.path.name) if record.path else "",
        record.bulb_plays,
        terms.ring,
        json.dumps(placed) if terms.ring else "",
    )


def plain(text: str) -> str:
    """Return a text without halves of surrogate pairs, which SQLite does not take."""
    return text.encode("utf-8", "replace").decode()


def _filed(  # noqa: PLR0913, PLR0917
    identity: str,
    began: str,
    form: str,
    solo: int,
    edition: str,
    custom: int,
    left_name: str,
    left_kind: str,
    right_name: str,
    right_kind: str,
    winner: str | None,
    rule: str | None,
    turns: int | None,
    file: str,
    bulb: int,
    ring: str,
    ring_end: str,
    first_line: bytes | None,
    figures: str | None,
    contest: int | None,
) -> FiledMatch:
    if form not in FORMS or {left_kind, right_kind} - set(get_args(SeatKind)):
        raise ValueError(form)
    terms = Terms(form, bool(solo), EDITION_NAMES.index(edition), bool(custom), ring)
    field = terms.field
    places, gave_up = _read_end(ring_end, field.sides)
    result = None
    if winner is not None and rule is not None and turns is not None:
        winners = {name: number for number, name in winner_names(field).items()}
        result = Result(winners[winner], rule, turns, places)
    seats, house, own = _beside(first_line, len(field.sides))
    names, kinds = (left_name, right_name), (left_kind, right_kind)
    seats = _listed(seats, names, kinds, figures or "")
    when = moment_of(began)
    filed = FiledMatch(identity, when, terms, seats, result, file, house, own, bulb > 0, gave_up)
    return filed._replace(contest=contest)


def _of_record(identity: str, record: Record) -> FiledMatch:
    header = record.header
    return FiledMatch(
        *(identity, header.began.astimezone(UTC), header.terms, header.seats, record.result, ""),
        *(header.house, header.has_custom_cards, record.bulb_plays > 0, tuple(record.gave_up)),
    )


def _listed(
    seats: tuple[Seat, ...], names: Sequence[str], kinds: Sequence[str], figures: str
) -> tuple[Seat, ...]:
    listed = [
        seat._replace(name=name, kind=cast(SeatKind, kind))
        for seat, name, kind in zip(seats, names, kinds, strict=False)
    ]
    if figures and not listed[0].figure:
        # A fight from before its record told who was in it.
        captain, _, guard = figures.partition(" ")
        listed[0] = listed[0]._replace(portrait=f"captains/{captain}")
        listed[1] = listed[1]._replace(portrait=guard)
    # Of a ring, the record's first line tells the others.
    return (*listed, *seats[len(listed) :])


def _read_end(text: str, sides: Sequence[int]) -> tuple[Places, tuple[int, ...]]:
    """Return what ``_end_of_ring`` wrote of these sides; raises ValueError."""
    if not text:
        return (), ()
    try:
        found, left = json.loads(text)
        places, gave_up = tuple(map(tuple, found)), tuple(left)
    except TypeError:
        raise ValueError(text) from None
    if not all(type(seat) is int and seat in sides for seat in chain(gave_up, *places)):
        raise ValueError(text)
    return places, gave_up


def _beside(first_line: bytes | None, count: int) -> tuple[tuple[Seat, ...], HouseTerms, bool]:
    """Return what a record tells beside the columns: seats, house terms, if cards are a player's.

    The seats are for portraits and strengths, and for all of a ring but the first two; ``count`` is
    how many there are. None of that where the record cannot be read.
    """
    if first_line:
        with suppress(RecordError):
            header = parse_header(first_line, "")
            if len(header.seats) == count:
                return header.seats, header.house, header.has_custom_cards
    return (Seat(),) * count, BY_THE_RULES, False

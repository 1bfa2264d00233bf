"""A voyage that has ended as a short text to copy and paste: ``BoV1…``, some hundred signs.

It is a code as those of matches (``records/text_codes.py``): the header, the result and the figures
of its fights in words, the digest of the voyage at its end, and one long number for all deeds. Few
deeds are legal at a time, always in the same order: a deed is its place among them; one that is not
among them, such as a hand that one chose oneself, is in the words.

What was taken back is not in it, nor are the fights as they were played. Only the rules and the
numbers that made the text can sail all of it again; others can read its header and its result.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.content import Content, FieldError, Worded
from game.voyage import (
    Deed,
    DeedRefused,
    Engage,
    FightEnded,
    Voyage,
    apply,
    legal_deeds,
    voyage_digest,
)

from ..records.json_checks import items, number
from ..records.match_codes import WHERE
from ..records.text_codes import LENGTH, CodeError, CodeForm, mixed_radix
from ..statistics.voyage_figures import FightFacts
from .deed_codec import DEED_SHAPES
from .voyage_file import (
    DeedLine,
    VoyageFileError,
    VoyageRecord,
    end_line,
    header_line,
    parse_voyage,
)
from .voyage_replay import replay_voyage, set_out, unfit

_VERSION = "1"
_DIGEST = 6
#: The word of the deed whose cards are told by their places.
_ENGAGE = "engage"
#: No voyage has so many deeds.
_MOST_DEEDS = 1 << 14
#: Words that are likely in a code of version 1, which never change.
_LIKELY = (
    b'["forge", "teacher", "recruit", "reinforce", "dismiss", "build", "market", "ferry", "seats", '
    b'"squalls": ["guards_begin", "more_guards", "fewer_days", "nine_cards", "no_village_offers", '
    b'"goal_points"], "scenario": "drowned_bell", "overlord", "sinking_isles", "two_captains", '
    b'"crown", "difficulty": "storm", "rough", "calm", "captain": "sanna", "tavi", "kelm", "odo", '
    b'"peg", "ruk", "twins", "nessun", "varg", "day": "2026-"outcome": "lost", "goal": "wrecker", '
    b'"tollmaster", "rival", "crown", "bell", "high_isle", [["engage", [0, 1, 2, 3, 4, 5, 6, 7], '
    b'[["mirel.1", 0]]], ["engage", [[7, 2], [8, 3], [9, -1], [11, 1], [6, 4], '
    b'{"end": {"outcome": "won", "goal": "", "score": 2, "day": 5, "days_left": 0, "rank": 4, '
    b'"fights_won": 5}} {"voyage-of-erret": 1, "rules": 1, "version": 1, "cards": "", "book": "", '
    b'"scenario": "out_of_the_harbour", "difficulty": "fair", "captain": "mirel", "seed": 1, '
    b'"began": "2026-00:00+00:00"}'
)


class VoyageCodeError(CodeError):
    """A code without a voyage: why, in one line with its remedy."""


_FORM = CodeForm("BoV", "a voyage", {_VERSION: _LIKELY}, VoyageCodeError)


class SharedVoyage(NamedTuple):
    """The voyage of a code, and the facts of its fights in their order; None for what is unknown.

    That of other rules or numbers has a header and a result, and no deeds.
    """

    record: VoyageRecord
    facts: tuple[FightFacts | None, ...]


def looks_like_voyage_code(text: str) -> bool:
    """Tell whether a text is meant as the code of a voyage, sound or not."""
    return _FORM.looks_like(text)


def voyage_code(
    content: Content, record: VoyageRecord, facts: Sequence[FightFacts | None] = ()
) -> str:
    """Return the code of a voyage that has ended.

    Raises ``VoyageFileError`` for one that this game cannot sail again, and ValueError for one that
    is under way.
    """
    if record.result is None:
        raise ValueError("this voyage is under way")
    figures: list[tuple[int, int]] = []
    others: list[object] = []
    voyage = set_out(content, record).voyage
    for deed in _deeds(content, record):
        legal = legal_deeds(voyage)
        if deed in legal:
            figures.append((legal.index(deed), len(legal) + 1))
        else:
            figures.append((len(legal), len(legal) + 1))
            others.append(_write(voyage, deed))
        voyage, _ = apply(voyage, deed)
    words = header_line(record.header) + end_line(record.result)
    words += json.dumps(others).encode() + b"\n"
    words += json.dumps([_facts(each) for each in facts]).encode() + b"\n"
    packed = _FORM.deflated(words, _VERSION)
    parts = len(figures).to_bytes(LENGTH, "big") + len(packed).to_bytes(LENGTH, "big") + packed
    parts += bytes.fromhex(voyage_digest(voyage)) + mixed_radix(figures)
    return _FORM.text(_VERSION, parts)


def from_voyage_code(content: Content, text: str) -> SharedVoyage:
    """Return the voyage of a code; raises ``VoyageCodeError``, and ``VoyageFileError``."""
    version, parts = _FORM.parts(text)
    count, size = (int.from_bytes(parts[at : at + LENGTH], "big") for at in (0, LENGTH))
    begin = 2 * LENGTH
    words, rest = _FORM.inflated(parts[begin : begin + size], version), parts[begin + size :]
    if words is None or len(rest) < _DIGEST or count > _MOST_DEEDS:
        raise _FORM.damaged()
    header, end, others, told, *_ = (*words.split(b"\n"), b"", b"", b"")
    record = parse_voyage(header + b"\n" + end + b"\n", WHERE)
    if record.result is None:
        raise _FORM.damaged()
    facts = _read_facts(told)
    if unfit(content, record) is not None:
        return SharedVoyage(record, facts)
    number_ = int.from_bytes(rest[_DIGEST:], "big")
    lines = list(_sailed(content, record, _list(others), number_, count))
    record.causes = [*lines]
    last = lines[-1].digest if lines else ""
    if last != rest[:_DIGEST].hex():
        english = "it leads to another voyage than the one that it was made from"
        hint = Worded("wrote_it", "use the version of the game that made it")
        raise VoyageFileError(WHERE, 0, Worded("voyage_differs", english), hint)
    return SharedVoyage(record, facts)


def _deeds(content: Content, record: VoyageRecord) -> list[Deed]:
    """Return the deeds that stand; the records of fights lie elsewhere, and are not named."""
    found: list[Deed] = []
    for step in replay_voyage(content, record):
        if step.back:
            del found[-step.back :]
        elif isinstance(step.deed, FightEnded):
            found.append(FightEnded(step.deed.outcome))
        elif step.deed is not None:
            found.append(step.deed)
    return found


def _sailed(
    content: Content, record: VoyageRecord, others: list[object], number_: int, count: int
) -> Iterator[DeedLine]:
    voyage = set_out(content, record).voyage
    waiting = list(reversed(others))
    for _ in range(count):
        legal = legal_deeds(voyage)
        number_, place = divmod(number_, len(legal) + 1)
        if place < len(legal):
            deed = legal[place]
        elif waiting:
            deed = _read(voyage, waiting.pop())
        else:
            raise _FORM.damaged()
        try:
            voyage, _ = apply(voyage, deed)
        except DeedRefused:
            raise _FORM.damaged() from None
        yield DeedLine(deed, voyage_digest(voyage))


def _write(voyage: Voyage, deed: Deed) -> object:
    """Return a deed for JSON: cards of a hand are their places in the company."""
    written = DEED_SHAPES.write(deed)
    if isinstance(deed, Engage):
        cards = voyage.cards
        named = [[source, cards.index(card)] for source, card in deed.named]
        return [written[0], [cards.index(card) for card in deed.hand], named]
    return written


def _read(voyage: Voyage, value: object) -> Deed:
    try:
        written = items(value, "the deed")
        if written and written[0] == _ENGAGE:
            cards = voyage.cards
            _, hand, named = written
            chosen = [cards[number(each, "a card")] for each in items(hand, "the hand")]
            names = [items(each, "a name") for each in items(named, "the names")]
            pairs = [[source, cards[number(card, "a card")]] for source, card in names]
            written = [_ENGAGE, chosen, pairs]
        return DEED_SHAPES.read(written)
    except (FieldError, ValueError, IndexError):
        raise _FORM.damaged() from None


def _facts(facts: FightFacts | None) -> list[int]:
    if facts is None:
        return []
    return [facts.turns, -1 if facts.fort is None else facts.fort]


def _read_facts(text: bytes) -> tuple[FightFacts | None, ...]:
    found: list[FightFacts | None] = []
    for value in _list(text):
        match value:
            case []:
                found.append(None)
            case [int(turns), int(fort)]:
                found.append(FightFacts(turns, None if fort < 0 else fort))
            case _:
                raise _FORM.damaged()
    return tuple(found)


def _list(text: bytes) -> list[object]:
    try:
        return items(json.loads(text or b"[]"), "the list")
    except (FieldError, ValueError, RecursionError):
        raise _FORM.damaged() from None

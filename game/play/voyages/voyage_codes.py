"""A voyage that has ended as a short text to copy and paste: ``BoV1…``, some hundred signs.

It is a code as those of matches (``records/text_codes.py``): the header, the result, the deeds and
the figures of its fights in words, and the digest of the voyage at its end. Deeds are told as in
the file, but for the cards of a hand, which are their places in the company.

What was taken back is not in it, nor are the fights as they were played. Only the rules and the
numbers that made the text can sail all of it again; others can read its header and its result.
"""

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.content import Content, FieldError, Worded
from game.voyage import Deed, DeedRefused, Engage, FightEnded, Voyage, apply, voyage_digest

from ..records.json_checks import items, number
from ..records.match_codes import WHERE
from ..records.text_codes import CodeError, CodeForm
from ..statistics.voyage_figures import FightFacts
from .voyage_file import DEED_SHAPES, DeedLine, VoyageRecord, end_line, parse_voyage
from .voyage_header import VoyageFileError, header_line
from .voyage_replay import replay_voyage, set_out, unfit

_VERSION = "1"
_DIGEST = 6
#: The word of the deed whose cards are told by their places.
_ENGAGE = "engage"
#: No voyage has so many deeds.
_MOST_DEEDS = 1 << 14
#: Words that are likely in a code of version 1, which never change.
_LIKELY = (
    b'"aberration","abomination","alpha","annihilation","assassin","baron","boom","brigand",'
    b'"brute","carapace","carnivore","combustion","cyclone","disciple","gnome","grrr","lieut'
    b'enant","machine","martyr","meteorite","microctopus","mutant","ogre","parasite","partis'
    b'an","reptile","revenant","scribe","shaman","troll","vortex","zombie",["recruit",""],["'
    b'reinforce",""],["dismiss",""],["build","barracks"],["build","great_hall"],["build","dr'
    b'ill_yard"],["build","counting_house"],["build","shipyard"],["build","chart_room"],["bu'
    b'ild","sickbay"],["build","relic_hall"],["build","tower"],["pilot"],["give_up"],["visit'
    b'"],["turn_back"],["turn_up",4],["turn_up",3],["turn_up",2],["turn_up",1],["fight_ended'
    b'","withdrawn",""],["fight_ended","drawn",""],["fight_ended","lost",""],["engage",[7,8,'
    b'9,10,11],[["harpoon",1]]],["engage",[0,1,2,3,4,5,6,7],[["mirel.1",0]]],["sail",[-2,3],'
    b'true],["sail",[-3,2],false],["sail",[-2,1],false],["sail",[-1,2],false],["sail",[2,-1]'
    b',false],["sail",[0,-1],false],["sail",[-1,0],false],["sail",[1,-1],false],["sail",[-1,'
    b'1],false],["sail",[0,1],false],["sail",[1,0],false],["end_day"],["choose",3],["choose"'
    b',2],["choose",1],["engage",[0,1,2,3,4,5,6],[]],["fight_ended","won",""],["choose",0],"'
    b'squalls": ["guards_begin", "more_guards", "fewer_days", "nine_cards", "no_village_offe'
    b'rs", "goal_points"], "scenario": "drowned_bell", "overlord", "sinking_isles", "two_cap'
    b'tains", "crown", "difficulty": "storm", "rough", "calm", "captain": "sanna", "tavi", "'
    b'kelm", "odo", "peg", "ruk", "twins", "nessun", "varg", "day": "2026-"outcome": "lost",'
    b' "goal": "wrecker", "tollmaster", "rival", "crown", "bell", "high_isle", [[7,2],[8,3],'
    b'[9,-1],[11,1],[6,4],{"end": {"outcome": "won", "goal": "", "score": 2, "day": 5, "days'
    b'_left": 0, "rank": 4, "fights_won": 5}} {"voyage-of-erret": 1, "rules": 1, "version": '
    b'1, "cards": "", "book": "", "scenario": "out_of_the_harbour", "difficulty": "fair", "c'
    b'aptain": "mirel", "seed": 1, "began": "2026-00:00+00:00"}'
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
    written: list[object] = []
    voyage = set_out(content, record).voyage
    for deed in _deeds(content, record):
        written.append(_write(voyage, deed))
        voyage, _ = apply(voyage, deed)
    words = header_line(record.header) + end_line(record.result)
    for line in (written, [_facts(each) for each in facts]):
        words += json.dumps(line, separators=(",", ":")).encode() + b"\n"
    parts = bytes.fromhex(voyage_digest(voyage)) + _FORM.deflated(words, _VERSION)
    return _FORM.text(_VERSION, parts)


def from_voyage_code(content: Content, text: str) -> SharedVoyage:
    """Return the voyage of a code; raises ``VoyageCodeError``, and ``VoyageFileError``."""
    version, parts = _FORM.parts(text)
    words = _FORM.inflated(parts[_DIGEST:], version)
    if words is None:
        raise _FORM.damaged()
    header, end, deeds, told, *_ = (*words.split(b"\n"), b"", b"", b"")
    record = parse_voyage(header + b"\n" + end + b"\n", WHERE)
    if record.result is None:
        raise _FORM.damaged()
    facts = _read_facts(told)
    if unfit(content, record) is not None:
        return SharedVoyage(record, facts)
    lines = list(_sailed(content, record, _list(deeds)))
    record.causes = [*lines]
    last = lines[-1].digest if lines else ""
    if last != parts[:_DIGEST].hex():
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


def _sailed(content: Content, record: VoyageRecord, deeds: list[object]) -> Iterator[DeedLine]:
    if len(deeds) > _MOST_DEEDS:
        raise _FORM.damaged()
    voyage = set_out(content, record).voyage
    for value in deeds:
        try:
            deed = _read(voyage, value)
            voyage, _ = apply(voyage, deed)
        except (FieldError, ValueError, IndexError, DeedRefused):
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
    """Return a deed; raises ``FieldError``, ValueError or IndexError for what is none."""
    written = items(value, "the deed")
    if written[0] == _ENGAGE:
        cards = voyage.cards
        _, hand, named = written
        chosen = [cards[number(each, "a card")] for each in items(hand, "the hand")]
        names = [items(each, "a name") for each in items(named, "the names")]
        pairs = [[source, cards[number(card, "a card")]] for source, card in names]
        written = [_ENGAGE, chosen, pairs]
    return DEED_SHAPES.read(written)


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
        return items(json.loads(text), "the list")
    except (FieldError, ValueError, RecursionError):
        raise _FORM.damaged() from None

"""A match to pass on: its record as a file, or all of it as a short text, ``BoE1…``."""

import json
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace as changed
from itertools import count
from pathlib import Path

from game import paths
from game.content import Content, FieldError, Worded
from game.rules import (
    AnyAction,
    Field,
    MatchAction,
    Position,
    Refused,
    State,
    apply,
    digest,
    match_actions,
    side_names,
)

from .codec import read_action, write_action
from .header import Header, RecordError, header_line, teams_of
from .kept_folder import write_whole
from .record import Cause, Entry, HandedOver, Record, end_line, parse_record
from .replay import opening, unfit
from .text_codes import LENGTH, CodeError, CodeForm, mixed_radix

_MARK = "BoE"
#: That of matches between two, and that of rings.
_VERSION, _RING_VERSION = "1", "2"
#: The name that complaints give to a code.
WHERE = Worded("the_code", "the code")
_DIGEST = 6
#: No match has so many actions.
_MOST_ACTIONS = 1 << 16
#: The likely words of a match, as version 1 knows them: never changed.
_LIKELY = (
    b'"} {"end": {"winner": "draw", "rule": "conceded", "turns": {"winner": "right", "rule": "R9.8"'
    b' {"end": {"winner": "left", "rule": "R4.4", "turns": 1 ["difficulty", 4, {"variable_mana": '
    b'"fixed_mana": "ai_begins": false, "bastion": true, "resistance": "ability": "none"}] '
    b'["build", ["aberration", "abomination", "alpha", "annihilation", "assassin", "baron", "boom",'
    b' "brigand", "brute", "carapace", "carnivore", "combustion", "cyclone", "disciple", "gnome", '
    b'"grrr", "lieutenant", "machine", "martyr", "meteorite", "microctopus", "mutant", "ogre", '
    b'"parasite", "partisan", "reptile", "revenant", "scribe", "shaman", "troll", "vortex", '
    b'"zombie"]] ["ban", 0] ["pick", 0] [["take", 0], ["take", 1], ["take", 2], ["take", 3]] '
    b'"portrait": "hearth", "moon", "strength": "greedy"}, {"name": "", "kind": "ai-deck"}], '
    b'"seats": [{"name": "", "kind": "person"}, {"name": "", "kind": "computer", "strength": '
    b'"master"}], "form": "draft", "constructed", "solo": true, "edition": "later", '
    b'"began": "2026-00:00+00:00"} {"bridges-of-erret": 1, "rules": 1, "cards": "", "seed": 1, '
    b'"terms": {"form": "preconstructed", "solo": false, "edition": "first", "custom": false}, '
)

#: Those of rings, as version 2 knows them: never changed either.
_LIKELY_OF_RINGS = (
    b'[[20, "first"], [1, "second"], [1, "third"], [1, "fourth"]] "conceded", "R15.3", "R13.25", '
    b'"R13.9", "places": [["second", "fourth"], ["first", "third"]]}} "places": [["first"], '
    b'["second"], ["third"], ["fourth"]]}} {"end": {"winner": "first", "rule": "R14.3", "turns": '
    b'"teams": [0, 1, 2, 3], "teams": [0, 1, 0, 1], {"name": "", "kind": "ai-deck"}, {"bridges-of-'
    b'erret": 2, "custom": true, "ring": "three"}, "ring": "four"}, "ring": "horde"}, "custom": '
    b'false, "ring": "pairs"}, ' + _LIKELY
)

_LONGEST = 24


class MatchCodeError(CodeError):
    """A code without a match: why, in one line with its remedy."""


_FORM = CodeForm(
    _MARK, "a match", {_VERSION: _LIKELY, _RING_VERSION: _LIKELY_OF_RINGS}, MatchCodeError
)


def looks_like_match_code(text: str) -> bool:
    """Tell whether a text is meant as the code of a match, sound or not."""
    return _FORM.looks_like(text)


def match_code(content: Content, record: Record) -> str:
    """Return the code of a match as it stands.

    Raises ``RecordError`` for a record that this game cannot play again.
    """
    foreign = unfit(content, record)
    if foreign is not None:
        raise foreign
    version = _RING_VERSION if record.header.field.is_ring else _VERSION
    position: Position = opening(content, record.header).position
    before: list[AnyAction] = []
    figures: list[tuple[int, int]] = []
    for entry in record.entries:
        action = entry.action
        assert action is not None
        if isinstance(position, State) and isinstance(action, MatchAction):
            legal = match_actions(position)
            figures.append((legal.index(action), len(legal)))
        else:
            before.append(action)
        position, _ = apply(position, action)
    packed = _FORM.deflated(_words(record, before), version)
    parts = len(figures).to_bytes(LENGTH, "big") + len(packed).to_bytes(LENGTH, "big") + packed
    parts += bytes.fromhex(digest(position)) + mixed_radix(figures)
    return _FORM.text(version, parts)


def from_match_code(content: Content, text: str) -> Record:
    """Return the record of a code; raises ``MatchCodeError``, and ``RecordError`` for its content.

    That of other rules or cards has no actions. Spaces and ends of lines do not count.
    """
    version, parts = _FORM.parts(text)
    count = int.from_bytes(parts[:LENGTH], "big")
    size = int.from_bytes(parts[LENGTH : 2 * LENGTH], "big")
    rest = parts[2 * LENGTH + size :]
    words = _FORM.inflated(parts[2 * LENGTH : 2 * LENGTH + size], version)
    if words is None or len(rest) < _DIGEST or count > _MOST_ACTIONS:
        raise _FORM.damaged()
    header, _, later = words.partition(b"\n")
    choices, _, end = later.partition(b"\n")
    left = b"[]"
    if version == _RING_VERSION:
        left, _, end = end.partition(b"\n")
    record = parse_record(header + b"\n" + end, WHERE)
    if record.header.field.is_ring != (version == _RING_VERSION):
        raise _FORM.damaged()
    if unfit(content, record) is not None:
        return record
    before = _choices(choices, record.header.field)
    number = int.from_bytes(rest[_DIGEST:], "big")
    done, last = _played(content, record, before, number, count)
    if last != rest[:_DIGEST].hex():
        english = "it leads to another position than the one that it was made from"
        hint = Worded("wrote_it", "use the version of the game that made it")
        raise RecordError(WHERE, 0, Worded("differs", english), hint)
    return _with_leaves(record, done, left, digest(opening(content, record.header).position))


def _words(record: Record, before: Sequence[AnyAction]) -> bytes:
    """Return the header, the choices before the deal and the end, a line each.

    In a ring, a line with who left comes before the end.
    """
    field = record.header.field
    choices = json.dumps([write_action(action, field) for action in before]).encode() + b"\n"
    left = json.dumps(_leaves(record)).encode() + b"\n" if field.is_ring else b""
    end = end_line(record.result, field) if record.finished else b""
    return header_line(record.header) + choices + left + end


def _leaves(record: Record) -> list[tuple[int, str]]:
    names = side_names(record.header.field)
    return [
        (bisect_left(record.standing, place), names[cause.seat])
        for place, cause in enumerate(record.causes)
        if isinstance(cause, HandedOver)
    ]


def _with_leaves(record: Record, done: Sequence[Entry], left: bytes, first: str) -> Record:
    """Return the record with its actions, and among them those by whom a seat was left.

    ``first`` is the digest of the position before all of them.
    """
    names = side_names(record.header.field)
    digests = [first, *(entry.digest for entry in done)]
    causes: list[Cause] = []
    taken = 0
    try:
        for count, name in json.loads(left):
            if not taken <= count <= len(done):
                raise _FORM.damaged()
            causes += [*done[taken:count], HandedOver(names.index(name), digests[count])]
            taken = count
        return changed(record, causes=[*causes, *done[taken:]])
    except (ValueError, TypeError, RecursionError):
        raise _FORM.damaged() from None


def _choices(text: bytes, field: Field) -> list[AnyAction]:
    try:
        return [read_action(value, field) for value in json.loads(text)]
    except (FieldError, ValueError, TypeError, RecursionError):
        raise _FORM.damaged() from None


def _played(
    content: Content, record: Record, before: Sequence[AnyAction], number: int, count: int
) -> tuple[list[Entry], str]:
    position: Position = opening(content, record.header).position
    done: list[Entry] = []
    waiting = list(reversed(before))
    while waiting or count:
        if isinstance(position, State):
            legal = match_actions(position)
            if not legal or not count:
                raise _FORM.damaged()
            number, place = divmod(number, len(legal))
            action: AnyAction = legal[place]
            count -= 1
        elif waiting:
            action = waiting.pop()
        else:
            raise _FORM.damaged()
        try:
            position, _ = apply(position, action)
        except Refused:
            raise _FORM.damaged() from None
        done.append(Entry(action, digest(position)))
    return done, digest(position)


def shared_file(header: Header, suffix: str) -> Path:
    """Return a new file for a match in the player's folder of matches to pass on.

    It is named by who played, and when; ``suffix`` is such as ``.gif``.
    """
    names = [_plain(seat.name) or seat.kind for seat in header.seats]
    # Both wings of the Horde are one opponent (R13.22).
    teams = (dict.fromkeys(names[side] for side in team) for team in teams_of(header.field))
    return new_shared_file(
        f"{header.began:%Y-%m-%d}-{'-vs-'.join(map('-and-'.join, teams))}", suffix
    )


def new_shared_file(stem: str, suffix: str) -> Path:
    """Return a file of that name in the same folder, or of the next that there is not yet."""
    folder = paths.user_shared_dir()
    stems = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    return next(
        path for path in (folder / f"{each}{suffix}" for each in stems) if not path.exists()
    )


def share_record(record: Record) -> Path:
    """Write a record to a file to pass on, and return it; raises OSError."""
    path = shared_file(record.header, ".jsonl")
    write_whole(path, record.text())
    return path


def _plain(name: str) -> str:
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9]+", "-", bare).strip("-")[:_LONGEST]

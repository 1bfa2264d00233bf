"""Deeds as plain values for JSON, and back. Complaints are ``FieldError``s."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple

from game.content import FieldError
from game.voyage import (
    OUTCOMES,
    Choose,
    Deed,
    Dismiss,
    EndDay,
    Engage,
    FightEnded,
    GiveUp,
    Hex,
    HirePilot,
    Recruit,
    Reinforce,
    Sail,
    TurnBack,
    TurnUp,
    VisitAgain,
)

from ..records.json_checks import flag, items, name, number, one_of, shown

#: No chart has a field so far from its middle.
_FARTHEST = 100


class _Part(NamedTuple):
    """One value of a deed: how it is written, and read with the name to complain by."""

    write: Callable[[Any], object]
    read: Callable[[object, str], object]


def _read_hex(value: object, what: str) -> Hex:
    found = items(value, what)
    if len(found) != 2 or not all(_is_coordinate(each) for each in found):
        raise FieldError((), f"{what} is {shown(value)}", "write two whole numbers in [ ]")
    return Hex(*found)  # type: ignore[arg-type]


def _is_coordinate(value: object) -> bool:
    return type(value) is int and -_FARTHEST <= value <= _FARTHEST


def _read_words(value: object, what: str) -> tuple[str, ...]:
    return tuple(name(each, what) for each in items(value, what))


def _read_pairs(value: object, what: str) -> tuple[tuple[str, str], ...]:
    pairs = [_read_words(each, what) for each in items(value, what)]
    if any(len(pair) != 2 for pair in pairs):
        raise FieldError((), f"{what} is {shown(value)}", "write pairs of two texts in [ ]")
    return tuple((source, card) for source, card in pairs)


_HEX = _Part(list, _read_hex)
_NUMBER, _FLAG, _NAME = _Part(int, number), _Part(bool, flag), _Part(str, name)
_NAMES = _Part(list, _read_words)
_PAIRS = _Part(lambda pairs: [list(pair) for pair in pairs], _read_pairs)
_OUTCOME = _Part(str, lambda value, what: one_of(value, what, OUTCOMES))

#: Every deed: its word, its class, and its values in the order of the class's fields.
_SHAPES: dict[str, tuple[type[Deed], tuple[_Part, ...]]] = {
    "sail": (Sail, (_HEX, _FLAG)),
    "turn_up": (TurnUp, (_NUMBER,)),
    "visit": (VisitAgain, ()),
    "recruit": (Recruit, (_NAME,)),
    "reinforce": (Reinforce, (_NAME,)),
    "dismiss": (Dismiss, (_NAME,)),
    "pilot": (HirePilot, ()),
    "engage": (Engage, (_NAMES, _PAIRS)),
    "turn_back": (TurnBack, ()),
    "fight_ended": (FightEnded, (_OUTCOME, _NAME)),
    "choose": (Choose, (_NUMBER,)),
    "end_day": (EndDay, ()),
    "give_up": (GiveUp, ()),
}
_WORD_OF = {kind: word for word, (kind, _) in _SHAPES.items()}


def write_deed(deed: Deed) -> list[object]:
    """Return the deed as a short list: its word and its values, ``["sail", [1, 0], false]``."""
    word = _WORD_OF[type(deed)]
    kind, parts = _SHAPES[word]
    values = [getattr(deed, field.name) for field in fields(kind)]
    return [word, *(part.write(value) for part, value in zip(parts, values, strict=True))]


def read_deed(value: object) -> Deed:
    """Return the deed that ``write_deed`` wrote; raises ``FieldError``."""
    word, *values = items(value, "the deed") or [""]
    kind, parts = _SHAPES[one_of(word, "the deed's word", _SHAPES)]
    names = [field.name for field in fields(kind)]
    if len(values) != len(parts):
        raise FieldError((), f"{word!r} has {len(values)} values", f"it takes {len(parts)}")
    read = [part.read(v, what) for part, v, what in zip(parts, values, names, strict=True)]
    make: Callable[..., Deed] = kind
    return make(*read)

"""A change as a word of text and back: for positions, records and cases.

A change is its name and, after a colon, what is not as usual, parted by commas::

    step:most=2    mana:side=right,amount=-1    card:of_ids=fish+gull,ability=rage

Fields are those of the classes; the fields of ``Which`` begin with ``of_``. A flag is 0 or 1, ids
are joined by ``+``, two numbers by ``/``; sides, lanes and abilities go by their names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any
from urllib.parse import quote, unquote

from ..cards import ABILITIES, ability_names
from .changes import (
    BlowChange,
    CardChange,
    Change,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    ManaChange,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
    Which,
)
from .faults import fault_of

#: No fight has more changes.
MOST_CHANGES = 40
_NUMBER = re.compile("-?[0-9]{1,3}")
_OF = "of_"
_NAMES: dict[str, dict[str, int]] = {
    "side": {"left": 0, "right": 1},
    "lane": {"none": -1, "top": 0, "bottom": 1},
    "ability": {"none": 0, **ABILITIES},
}
#: Each change by its name, as it usually is.
_USUAL: dict[str, Change] = {
    "card": CardChange(Which()),
    "mana": ManaChange(0),
    "full": FullFirstMana(),
    "reach": ReachChange(0, 0),
    "blow": BlowChange(0),
    "step": StepChange(),
    "hand": HandChange(),
    "lane": LaneChange(0, 0, 0),
    "rest": RestChange(0, 0),
    "ground": GroundChange(0, 0),
    "press": PressChange(""),
}
_NAME_OF = {type(change): name for name, change in _USUAL.items()}


def change_text(change: Change) -> str:
    """Return a change as one word."""
    name = _NAME_OF[type(change)]
    usual = _values(_USUAL[name])
    told = [
        f"{key}={_value_text(key, value)}"
        for key, value in _values(change).items()
        if value != usual[key]
    ]
    return f"{name}:{','.join(told)}" if told else name


def change_from(word: str) -> Change:
    """Return the change that a word stands for; raises ValueError in one line."""
    name, _, told = word.partition(":")
    if name not in _USUAL:
        raise ValueError(f"{name!r} is no change, these are: {', '.join(_USUAL)}")
    usual = _values(_USUAL[name])
    found = dict(usual)
    for part in told.split(",") if told else ():
        key, _, text = part.partition("=")
        if key not in usual:
            raise ValueError(f"{name!r} has no {key!r}, but {', '.join(usual)}")
        found[key] = _value(key, usual[key], text)
    change = _made(name, found)
    fault = fault_of(change)
    if fault is not None:
        raise ValueError(f"{name}: {fault}")
    return change


def changes_text(changes: Sequence[Change]) -> str:
    """Return changes as one word."""
    return ";".join([change_text(change) for change in changes])


def changes_from(text: str) -> tuple[Change, ...]:
    """Return the changes that a word stands for; raises ValueError in one line."""
    words = text.split(";")
    # One more is that of the packs.
    if len(words) > MOST_CHANGES + 1:
        raise ValueError(f"a fight has at most {MOST_CHANGES} changes, not {len(words)}")
    return tuple([change_from(word) for word in words])


def _values(change: Change) -> dict[str, Any]:
    """Return the values of a change by name, those of ``Which`` among them."""
    values: dict[str, Any] = {}
    for field in fields(change):
        value = getattr(change, field.name)
        if isinstance(value, Which):
            for part in fields(value):
                values[_OF + part.name] = getattr(value, part.name)
        else:
            values[field.name] = value
    return values


def _made(name: str, values: dict[str, Any]) -> Change:
    kind: Any = type(_USUAL[name])
    if kind is not CardChange:
        made: Change = kind(**values)
        return made
    which = {key[len(_OF) :]: value for key, value in values.items() if key.startswith(_OF)}
    rest = {key: value for key, value in values.items() if not key.startswith(_OF)}
    return CardChange(Which(**which), **rest)


def _value_text(key: str, value: Any) -> str:
    if key in _NAMES:
        if key == "ability" and value:
            return "+".join(ability_names(value))
        return next(name for name, number in _NAMES[key].items() if number == value)
    if isinstance(value, str):
        return quote(value, "")
    if not isinstance(value, tuple):
        return str(int(value))
    if key == "of_ids":
        return "+".join([quote(each, "") for each in value])
    return "/".join([str(each) for each in value])


def _value(key: str, usual: Any, text: str) -> Any:
    if key in _NAMES:
        bits = 0
        for name in text.split("+") if key == "ability" else [text]:
            if name not in _NAMES[key]:
                raise ValueError(f"{key} {name!r} is none of {', '.join(_NAMES[key])}")
            bits = bits | _NAMES[key][name] if key == "ability" else _NAMES[key][name]
        return bits
    if key == "of_ids":
        return tuple([unquote(each) for each in text.split("+")])
    if isinstance(usual, str):
        return unquote(text)
    if isinstance(usual, tuple):
        first, _, second = text.partition("/")
        return _number(key, first), _number(key, second)
    if isinstance(usual, bool) and text not in ("0", "1"):
        raise ValueError(f"{key} is 0 or 1, not {text!r}")
    return text == "1" if isinstance(usual, bool) else _number(key, text)


def _number(key: str, text: str) -> int:
    if _NUMBER.fullmatch(text) is None or not text.isascii():
        raise ValueError(f"{key}: {text[:20]!r} is no number of at most three figures")
    return int(text)

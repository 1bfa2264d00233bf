"""A change as a word of text and back: for positions, records and cases.

A change is its name and, after a colon, what is not as usual, parted by commas::

    step:most=2    mana:side=right,amount=-1    card:of_ids=fish+gull,ability=rage

Fields are those of the classes; the fields of ``Which`` begin with ``of_``. A flag is 0 or 1, ids
are joined by ``+``, two numbers by ``/``; sides, lanes and abilities go by their names. Of allies
the first is the left side, the Horde with both wings the right one, and the second the third.
"""

import re
from dataclasses import fields
from typing import Any
from urllib.parse import quote, unquote

from ..cards import ABILITIES, REACH, ability_names
from .changes import (
    ALLY,
    GUARD,
    NO_LANE,
    PLAYER,
    PRESSES,
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

#: No number of a change is larger, and no turn later than the last of a match (R7.2).
MOST_AMOUNT, MOST_TURN = 20, 100
#: No reach is longer than the largest hand (R16.20).
MOST_REACH = 10
#: No stronghold has more grace for a face.
MOST_GRACE = 15
_SIDES, _LANES = (PLAYER, GUARD, ALLY), (0, 1)
_ALL_BITS = 127


def fault_of(change: Change) -> str | None:
    """Return what is wrong with a change, or None."""
    if change.side not in _SIDES:
        return f"there is no side {change.side}"
    if isinstance(change, CardChange):
        return _fault_of_cards(change)
    if isinstance(change, ManaChange):
        return _fault_of_mana(change)
    if isinstance(change, ReachChange):
        return _outside("the reach", change.reach, REACH - 3, MOST_REACH)
    if isinstance(change, BlowChange):
        return _outside("the amount", change.amount, 1, MOST_AMOUNT)
    if isinstance(change, StepChange):
        return _fault_of_steps(change)
    if isinstance(change, (HandChange, PressChange)):
        return _fault_of_deed(change)
    return _fault_of_place(change)


def _fault_of_deed(change: HandChange | PressChange) -> str | None:
    if isinstance(change, HandChange):
        return _outside("swaps", change.swaps, -1, MOST_AMOUNT)
    if change.what not in PRESSES:
        return f"{change.what!r} is no press, these are: {', '.join(PRESSES)}"
    return _outside("the amount", change.amount, 0, MOST_AMOUNT)


def _fault_of_cards(change: CardChange) -> str | None:
    which = change.which
    if which.kind not in ("", "creature", "incantation"):
        return f"{which.kind!r} is no kind of card: write creature or incantation"
    for name in ("cost", "attack", "health"):
        least, most = getattr(which, name)
        if not 0 <= least <= most:
            return f"no {name} lies between {least} and {most}"
    if change.ability & ~_ALL_BITS:
        return f"there is no ability {change.ability}"
    for name in ("cost", "attack", "health", "damage"):
        fault = _outside(name, getattr(change, name), -MOST_AMOUNT, MOST_AMOUNT)
        if fault is not None:
            return fault
    return None


def _fault_of_mana(change: ManaChange) -> str | None:
    fault = _outside("the first turn", change.first, 1, MOST_TURN)
    if fault is None and change.last:
        fault = _outside("the last turn", change.last, change.first, MOST_TURN)
    return fault or _outside("the amount", change.amount, -MOST_AMOUNT, MOST_AMOUNT)


def _fault_of_steps(change: StepChange) -> str | None:
    fault = _outside("the most places", change.most, 0, MOST_AMOUNT)
    for places in change.grace:
        fault = fault or _outside("grace", places, 0, MOST_GRACE)
    return fault


def _fault_of_place(change: FullFirstMana | LaneChange | RestChange | GroundChange) -> str | None:
    if isinstance(change, FullFirstMana):
        return None
    if isinstance(change, RestChange):
        if (change.lane in _LANES) == (change.ability != 0):
            return "either a lane rests or an ability"
        if (change.lane not in _LANES and change.lane != NO_LANE) or change.ability & ~_ALL_BITS:
            return "there is no such lane, or no such ability"
        return _outside("the turns", change.turns, 0, MOST_TURN)
    if change.lane not in _LANES:
        return f"there is no lane {change.lane}"
    if isinstance(change, GroundChange):
        return _outside("the health", change.health, 1, MOST_AMOUNT)
    return _outside("the turns", change.turns, 0, MOST_TURN)


def _outside(what: str, value: int, least: int, most: int) -> str | None:
    return None if least <= value <= most else f"{what} is {value}, not from {least} to {most}"


#: No fight has more changes, nor more hands with packs.
MOST_CHANGES, MOST_PACKED = 40, 2
_NUMBER = re.compile("-?[0-9]{1,3}")
_OF = "of_"
_NAMES: dict[str, dict[str, int]] = {
    "side": {"left": PLAYER, "right": GUARD, "third": ALLY},
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


def changes_from(text: str) -> tuple[Change, ...]:
    """Return the changes that a word stands for; raises ValueError in one line."""
    words = text.split(";")
    # Some more are those of the packs of either hand.
    if len(words) > MOST_CHANGES + MOST_PACKED:
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
    if not isinstance(usual, bool):
        return _number(key, text)
    if text not in ("0", "1"):
        raise ValueError(f"{key} is 0 or 1, not {text!r}")
    # Compiled, a choice between this and a number would be a number.
    return text == "1"


def _number(key: str, text: str) -> int:
    if _NUMBER.fullmatch(text) is None or not text.isascii():
        raise ValueError(f"{key}: {text[:20]!r} is no number of at most three figures")
    return int(text)

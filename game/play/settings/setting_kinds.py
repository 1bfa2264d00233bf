"""The kinds of settings: how each is checked when it is read, and how it is written."""

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, NamedTuple, TypeAlias, TypeVar

from game.content import FieldError, Worded, read_difficulty, write_difficulty
from game.rules import MOST_SIDES

from ..records.json_checks import flag, items, one_of, shown, word
from ..seats import ALL_PORTRAITS, STRENGTHS, SeatKind

#: The speed at which nothing is seen to move.
SPEED_INSTANT = 0.0
SPEEDS = (0.5, 1.0, 2.0, 4.0, SPEED_INSTANT)
LOUDEST = 100
#: The kinds of players at a side of a duel.
PLAYERS: tuple[SeatKind, ...] = ("person", "computer")
#: The scale of the interface that is the largest at which all fits, and those to choose, percent.
AUTOMATIC = 0
SCALES = (AUTOMATIC, 75, 100, 125, 150, 175, 200)
_AUTOMATIC_WORD = "automatic"
_INSTANT_WORD = "instant"

_SIZE = re.compile(r"[1-9]\d{0,5}x[1-9]\d{0,5}")

Value = TypeVar("Value")


def _wrong(value: object, what: str, hint: str) -> FieldError:
    told = shown(value)
    return FieldError((), Worded("is", f"{what} is {told}", what=what, kind=told), hint)


def _one_of(*choices: object) -> Worded:
    *most, last = map(str, choices)
    listed = ", ".join(most)
    return Worded("known_are", f"write {listed} or {last}", names=f"{listed}, {last}")


class SettingKind(NamedTuple):
    """How the value of a setting is checked, and what is written for it.

    ``read(value, what)`` returns what the file's value means, or raises ``FieldError``, which
    calls the setting ``what``; ``write(value)`` returns what YAML can hold.
    """

    read: Callable[[object, str], object]
    write: Callable[[Any], object] = lambda value: value


def setting(first: Value, kind: SettingKind) -> Value:
    """Return the field of a setting that is ``first`` until the player chooses."""
    return field(default=first, metadata={"kind": kind})


def known(*names: str) -> SettingKind:
    """Return the kind of a setting that is one of some words."""
    return SettingKind(lambda value, what: one_of(value, what, names))


def number_of(*numbers: int) -> SettingKind:
    """Return the kind of a setting that is one of some whole numbers."""

    def read(value: object, what: str) -> int:
        if type(value) is int and value in numbers:
            return value
        raise _wrong(value, what, _one_of(*numbers))

    return SettingKind(read)


def _for_each(check: Callable[[str, str], object], count: int, hint: str) -> SettingKind:
    def read(value: object, what: str) -> tuple[str, ...]:
        words = tuple(word(item, f"an item of {what}") for item in items(value, what))
        if len(words) != count:
            raise FieldError((), f"{what} has {len(words)} items", hint)
        for item in words:
            check(item, f"an item of {what}")
        return words

    return SettingKind(read, list)


def _language(value: object, what: str) -> str:
    language = word(value, what)
    if not language:
        raise FieldError((), f"{what} is empty", "write a language like en")
    return language


def _speed(value: object, what: str) -> float:
    if value == _INSTANT_WORD:
        return SPEED_INSTANT
    if type(value) in (int, float) and value in SPEEDS and value != SPEED_INSTANT:
        return float(value)
    raise _wrong(value, what, _one_of(*map(_written_speed, SPEEDS)))


def _written_speed(speed: float) -> object:
    return (int(speed) if speed == int(speed) else speed) or _INSTANT_WORD


def _volume(value: object, what: str) -> int:
    if type(value) is int and 0 <= value <= LOUDEST:
        return value
    raise _wrong(value, what, f"write a whole number from 0 to {LOUDEST}")


def _scale(value: object, what: str) -> int:
    if value == _AUTOMATIC_WORD:
        return AUTOMATIC
    if type(value) is int and value in SCALES and value != AUTOMATIC:
        return value
    raise _wrong(value, what, _one_of(*SCALES[1:], _AUTOMATIC_WORD))


def _window_place(value: object, what: str) -> tuple[int, ...]:
    numbers = tuple(items(value, what))
    if len(numbers) not in (0, 4) or any(type(each) is not int for each in numbers):
        hint = "write four whole numbers (x, y, width, height), or []"
        raise _wrong(value, what, hint)
    return numbers  # type: ignore[return-value]


def _sizes(value: object, what: str) -> tuple[str, ...]:
    sizes = tuple(word(each, f"an item of {what}") for each in items(value, what))
    for size in sizes:
        if not _SIZE.fullmatch(size):
            hint = "write a width and a height like 1920x1080"
            raise _wrong(size, f"an item of {what}", hint)
    return sizes


FLAG = SettingKind(flag)
LANGUAGE = SettingKind(_language)
SPEED = SettingKind(_speed, _written_speed)
VOLUME = SettingKind(_volume)
SCALE = SettingKind(_scale, lambda scale: scale or _AUTOMATIC_WORD)
WINDOW_PLACE = SettingKind(_window_place, list)
SCREEN_SIZES = SettingKind(_sizes, list)
TEXT = SettingKind(word)
#: An empty portrait: not chosen yet.
_CHECKS: dict[str, Callable[[str, str], object]] = {
    "text": lambda _text, _what: None,
    "kind": lambda text, what: one_of(text, what, PLAYERS),
    "strength": lambda text, what: one_of(text, what, STRENGTHS),
    "portrait": lambda text, what: text and one_of(text, what, ALL_PORTRAITS),
}
TEXTS, SEAT_KINDS, STRENGTH_IDS, PORTRAIT_IDS = (
    _for_each(check, 2, "write two, the left side's first") for check in _CHECKS.values()
)
RING_TEXTS, RING_SEAT_KINDS, RING_STRENGTH_IDS, RING_PORTRAIT_IDS = (
    _for_each(check, MOST_SIDES, "write four, in the order of the seats")
    for check in _CHECKS.values()
)
DIFFICULTY = SettingKind(lambda value, what: read_difficulty(value, (what,)), write_difficulty)


#: The triggers of every action that the player has changed: ``{"undo": ("ctrl+z", "u")}``.
Bindings: TypeAlias = Mapping[str, tuple[str, ...]]


def _read_bindings(value: object, what: str) -> dict[str, tuple[str, ...]]:
    """Return the triggers by action; whether there are such is for the action map to say."""
    if not isinstance(value, dict):
        raise _wrong(value, what, "write lines like undo: [ctrl+z, u]")
    return {
        str(action): tuple(_trigger(one, action) for one in items(triggers, repr(action)))
        for action, triggers in value.items()
    }


def _trigger(value: object, action: object) -> str:
    # The key of a digit is a number to YAML.
    if isinstance(value, str) or (type(value) is int and 0 <= value <= 9):
        return str(value)
    raise FieldError((), f"{action!r} has {shown(value)}", "write names of keys like ctrl+z")


def _written_bindings(bindings: Bindings) -> dict[str, list[str]]:
    return {action: list(triggers) for action, triggers in bindings.items()}


BINDINGS = SettingKind(_read_bindings, _written_bindings)

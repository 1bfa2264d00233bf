"""Small questions to a value out of a JSON line; each raises ``FieldError`` with its remedy."""

from collections.abc import Collection
from datetime import datetime
from pathlib import PurePath

from game.content import FieldError, checks

from ..moments import moment_of

#: The longest name that a screen is given to write.
LONGEST_NAME = 100


def keyed(
    value: object, what: str, required: Collection[str], optional: Collection[str] | None = ()
) -> dict[str, object]:
    """Return ``value`` if it is a mapping with these keys; ``optional`` None allows any more."""
    if not isinstance(value, dict):
        raise FieldError((), f"{what} is {shown(value)}", "write keys and values in { }")
    for key in required:
        if key not in value:
            raise FieldError((), f"{what} lacks {key!r}", f"add {key!r}")
    if optional is not None:
        for key in value:
            if key not in required and key not in optional:
                raise FieldError((), f"{what} has the unknown key {key!r}", "take it out")
    return value


def items(value: object, what: str) -> list[object]:
    """Return ``value`` if it is a list."""
    if not isinstance(value, list):
        raise FieldError((), f"{what} is {shown(value)}", "write a list in [ ]")
    return value


def number(value: object, what: str) -> int:
    """Return ``value`` if it is a whole number from 0 up, of 15 figures; a flag is none."""
    if type(value) is not int or value < 0:
        raise FieldError((), f"{what} is {shown(value)}", "write a whole number from 0 up")
    if checks.is_too_large(value):
        raise FieldError((), f"{what} is too large a number", checks.TOO_LARGE)
    return value


def flag(value: object, what: str) -> bool:
    """Return ``value`` if it is true or false."""
    if type(value) is not bool:
        raise FieldError((), f"{what} is {shown(value)}", "write true or false")
    return value


def word(value: object, what: str) -> str:
    """Return ``value`` if it is a text."""
    if not isinstance(value, str):
        raise FieldError((), f"{what} is {shown(value)}", "write a text in quotes")
    return value


def name(value: object, what: str) -> str:
    """Return ``value`` if it is a text, empty or not, that a screen can take as a name."""
    text = word(value, what)
    if len(text) > LONGEST_NAME:
        raise FieldError((), f"{what} is {shown(text)}", f"write at most {LONGEST_NAME} letters")
    return text


def file_name(value: object, what: str) -> str:
    """Return ``value`` if it is the name of a file, and no way to another folder."""
    text = name(value, what)
    if text in ("", "..") or text != PurePath(text).name or "\\" in text or "\0" in text:
        raise FieldError((), f"{what} is no name of a file", "write the name alone")
    return text


def one_of(value: object, what: str, names: Collection[str]) -> str:
    """Return ``value`` if it is one of ``names``."""
    if not isinstance(value, str) or value not in names:
        raise FieldError((), f"{what} is {shown(value)}", f"known are {', '.join(names)}")
    return value


def shown(value: object) -> str:
    """Return the value as a complaint quotes it, cut short where it is long."""
    return checks.quoted(value, 40)


def seed(value: object) -> int:
    """Return ``value`` if it is the seed of a random stream: a whole number of 64 bits."""
    if type(value) is not int or value < 0:
        return number(value, "'seed'")
    if value >> 64:
        raise FieldError((), "'seed' has more than 64 bits", "write a smaller number")
    return value


def moment(value: object, what: str) -> datetime:
    """Return the time that ``value`` writes in the manner of ISO 8601."""
    try:
        return moment_of(word(value, what))
    except ValueError:
        hint = "write a time like 2026-01-31T18:00:00Z"
        raise FieldError((), f"{what} is {value!r}", hint) from None

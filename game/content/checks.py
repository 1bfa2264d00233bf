"""Small questions to a plain value: is it what it should be? Each raises ``FieldError``."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from .errors import FieldError, KeyPath

_LIKENESS = 0.65
#: The longest id and name of a card.
_LONGEST_ID, _LONGEST_NAME = 40, 40
#: The most letters of a wrong value that are quoted.
_QUOTED = 60
#: A text that is longer than this is like no name.
_LONG_NAME = 200

#: As many figures as every reader of JSON keeps exactly.
_TOO_MUCH = 10**15
TOO_LARGE = "write one of at most 15 figures"


def mapping(value: object, route: KeyPath) -> dict[str, object]:
    """Return ``value`` if it is a mapping."""
    if not isinstance(value, dict):
        raise FieldError(route, f"{_name(route)} is {kind(value)}", "write keys and values")
    return value


def keyed(
    value: object, route: KeyPath, required: Collection[str], optional: Collection[str] = ()
) -> dict[str, object]:
    """Return ``value`` if it is a mapping with all required keys and no unknown ones."""
    entries = mapping(value, route)
    for key in entries:
        if key not in required and key not in optional:
            hint = nearest(key, [*required, *optional])
            raise FieldError((*route, key), f"unknown key {quoted(key)}{_of(route)}", hint)
    for key in required:
        if key not in entries:
            raise FieldError(route, f"missing key {key!r}{_of(route)}", f"add {key!r}")
    return entries


def items(value: object, route: KeyPath) -> list[object]:
    """Return ``value`` if it is a list."""
    if not isinstance(value, list):
        raise FieldError(route, f"{_name(route)} is {kind(value)}", "write a list in [ ]")
    return value


def each(value: object, route: KeyPath) -> list[tuple[object, KeyPath]]:
    """Return the items of a list, each with its own route."""
    return [(item, (*route, index)) for index, item in enumerate(items(value, route))]


def number(value: object, route: KeyPath, least: int = 0) -> int:
    """Return ``value`` if it is a whole number of at least ``least``; a flag is none."""
    if type(value) is not int:
        raise FieldError(route, f"{_name(route)} is {kind(value)}", "write a whole number")
    if value < least:
        raise FieldError(route, f"{_name(route)} is {value}", f"write {least} or more")
    if is_too_large(value):
        raise FieldError(route, f"{_name(route)} is too large a number", TOO_LARGE)
    return value


def is_too_large(value: int) -> bool:
    """Tell whether no value of the game is this large."""
    return abs(value) >= _TOO_MUCH


def flag(value: object, route: KeyPath) -> bool:
    """Return ``value`` if it is true or false."""
    if type(value) is not bool:
        raise FieldError(route, f"{_name(route)} is {kind(value)}", "write true or false")
    return value


def word(value: object, route: KeyPath) -> str:
    """Return ``value`` if it is a text that is not empty."""
    if not isinstance(value, str):
        scalar = isinstance(value, int | float)
        hint = "put it in quotes if it is meant as a text" if scalar else "write a text"
        raise FieldError(route, f"{_name(route)} is {kind(value)}", hint)
    if not value.strip():
        raise FieldError(route, f"{_name(route)} is empty", "write a text")
    return value


def card_id(identity: str, route: KeyPath) -> str:
    """Return ``identity`` if a card may go by it: it is written into texts and names of files."""
    sound = identity.isascii() and identity.isidentifier() and identity.islower()
    if not sound or len(identity) > _LONGEST_ID:
        hint = f"use at most {_LONGEST_ID} lower-case letters, figures and _"
        raise FieldError(route, f"bad id {quoted(identity)}", hint)
    return identity


def card_name(value: object, route: KeyPath) -> str:
    """Return ``value`` if it is a name that every screen can show."""
    name = word(value, route)
    if len(name) > _LONGEST_NAME:
        hint = f"write at most {_LONGEST_NAME} letters"
        raise FieldError(route, f"the name {quoted(name)} is too long", hint)
    # No halves of letters, no signs that cannot be seen or turn the writing around.
    if not (name.isprintable() and any(map(str.isalnum, name))):
        raise FieldError(route, f"the name {quoted(name)} cannot be shown", "use plain letters")
    return name


def one_of(value: object, route: KeyPath, what: str, names: Iterable[str], owner: str = "") -> str:
    """Return ``value`` if it is one of ``names``; the nearest of them is the remedy."""
    text = word(value, route)
    known = list(names)
    if text not in known:
        of_owner = f" of {owner!r}" if owner else ""
        raise FieldError(route, f"unknown {what} {quoted(text)}{of_owner}", nearest(text, known))
    return text


def nearest(text: str, names: Collection[str]) -> str:
    """Return a hint with the name most like ``text``, or with all of them if there are few."""
    from difflib import get_close_matches  # noqa: PLC0415 (only a complaint needs it)

    if len(text) > _LONG_NAME:
        return "check the spelling"
    folded = {name.casefold(): name for name in names}
    close = get_close_matches(text.casefold(), list(folded), n=1, cutoff=_LIKENESS)
    if len(names) == 1:
        close = list(folded)
    if close:
        return f"write {folded[close[0]]!r}"
    if len(names) <= 8:
        return f"known are {', '.join(names)}"
    return "check the spelling"


def kind(value: object) -> str:
    """Return what sort of value this is, in words."""
    if value is None:
        return "empty"
    if isinstance(value, bool):
        return f"the flag {str(value).lower()}"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    return f"the number {value}"


def quoted(value: object, most: int = _QUOTED) -> str:
    """Return a value as a complaint quotes it, cut to ``most`` letters where it is long."""
    # A long text is cut before it is quoted: to write all of it takes time.
    text = repr(value[:most] if isinstance(value, str) else value)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _name(route: KeyPath) -> str:
    if not route:
        return "the document"
    last = route[-1]
    return repr(last) if isinstance(last, str) else f"item {last + 1}{_of(route[:-1])}"


def _of(route: KeyPath) -> str:
    return f" of {route[-1]!r}" if route and isinstance(route[-1], str) else ""

"""Small questions to a plain value: is it what it should be? Each raises ``FieldError``."""

from collections.abc import Collection, Iterable

from .errors import FieldError, KeyPath, Worded

_LIKENESS = 0.65
#: The longest id and name of a card.
_LONGEST_ID, _LONGEST_NAME = 40, 40
#: The most letters of a wrong value that are quoted.
_QUOTED = 60
#: A text that is longer than this is like no name.
_LONG_NAME = 200

#: As many figures as every reader of JSON keeps exactly.
_TOO_MUCH = 10**15
TOO_LARGE = Worded("few_figures", "write one of at most 15 figures", most=15)


_WRITE_TEXT = Worded("write_text", "write a text")
_CHECK_SPELLING = Worded("check_spelling", "check the spelling")


def mapping(value: object, route: KeyPath) -> dict[str, object]:
    """Return ``value`` if it is a mapping."""
    if not isinstance(value, dict):
        raise _is_kind(route, value, Worded("write_mapping", "write keys and values"))
    return value


def keyed(
    value: object, route: KeyPath, required: Collection[str], optional: Collection[str] = ()
) -> dict[str, object]:
    """Return ``value`` if it is a mapping with all required keys and no unknown ones."""
    entries = mapping(value, route)
    for key in entries:
        if key not in required and key not in optional:
            hint = nearest(key, [*required, *optional])
            english = f"unknown key {quoted(key)}{_of(route)}"
            raise FieldError((*route, key), Worded("unknown_key", english, key=key), hint)
    for key in required:
        if key not in entries:
            raise missing_key(key, route)
    return entries


def items(value: object, route: KeyPath) -> list[object]:
    """Return ``value`` if it is a list."""
    if not isinstance(value, list):
        raise _is_kind(route, value, Worded("write_list", "write a list in [ ]"))
    return value


def each(value: object, route: KeyPath) -> list[tuple[object, KeyPath]]:
    """Return the items of a list, each with its own route."""
    return [(item, (*route, index)) for index, item in enumerate(items(value, route))]


def number(value: object, route: KeyPath, least: int = 0) -> int:
    """Return ``value`` if it is a whole number of at least ``least``; a flag is none."""
    if type(value) is not int:
        raise _is_kind(route, value, Worded("write_whole", "write a whole number"))
    if value < least:
        problem = Worded("is", f"{_name(route)} is {value}", what=_name(route), kind=value)
        hint = Worded("write_least", f"write {least} or more", least=least)
        raise FieldError(route, problem, hint)
    if is_too_large(value):
        what = _name(route)
        problem = Worded("too_large_number", f"{what} is too large a number", what=what)
        raise FieldError(route, problem, TOO_LARGE)
    return value


def is_too_large(value: int) -> bool:
    """Tell whether no value of the game is this large."""
    return abs(value) >= _TOO_MUCH


def flag(value: object, route: KeyPath) -> bool:
    """Return ``value`` if it is true or false."""
    if type(value) is not bool:
        raise _is_kind(route, value, Worded("write_flag", "write true or false"))
    return value


def word(value: object, route: KeyPath) -> str:
    """Return ``value`` if it is a text that is not empty."""
    if not isinstance(value, str):
        scalar = isinstance(value, int | float)
        quote = Worded("quote_text", "put it in quotes if it is meant as a text")
        raise _is_kind(route, value, quote if scalar else _WRITE_TEXT)
    if not value.strip():
        what = _name(route)
        raise FieldError(route, Worded("is_empty", f"{what} is empty", what=what), _WRITE_TEXT)
    return value


def card_id(identity: str, route: KeyPath) -> str:
    """Return ``identity`` if a card may go by it: it is written into texts and names of files."""
    sound = identity.isascii() and identity.isidentifier() and identity.islower()
    if not sound or len(identity) > _LONGEST_ID:
        english = f"use at most {_LONGEST_ID} lower-case letters, figures and _"
        problem = Worded("bad_id", f"bad id {quoted(identity)}", id=identity)
        raise FieldError(route, problem, Worded("id_letters", english, most=_LONGEST_ID))
    return identity


def card_name(value: object, route: KeyPath) -> str:
    """Return ``value`` if it is a name that every screen can show."""
    name = word(value, route)
    if len(name) > _LONGEST_NAME:
        hint = Worded("few_letters", f"write at most {_LONGEST_NAME} letters", most=_LONGEST_NAME)
        problem = Worded("long_name", f"the name {quoted(name)} is too long", name=name)
        raise FieldError(route, problem, hint)
    # No halves of letters, no signs that cannot be seen or turn the writing around.
    if not (name.isprintable() and any(map(str.isalnum, name))):
        problem = Worded("unshown_name", f"the name {quoted(name)} cannot be shown")
        raise FieldError(route, problem, Worded("plain_letters", "use plain letters"))
    return name


def one_of(value: object, route: KeyPath, what: str, names: Iterable[str], owner: str = "") -> str:
    """Return ``value`` if it is one of ``names``; the nearest of them is the remedy."""
    text = word(value, route)
    known = list(names)
    if text not in known:
        of_owner = f" of {owner!r}" if owner else ""
        english = f"unknown {what} {quoted(text)}{of_owner}"
        raise FieldError(route, Worded("unknown_word", english, word=text), nearest(text, known))
    return text


def nearest(text: str, names: Collection[str]) -> Worded:
    """Return a hint with the name most like ``text``, or with all of them if there are few."""
    from difflib import get_close_matches  # noqa: PLC0415 (only a complaint needs it)

    if len(text) > _LONG_NAME:
        return _CHECK_SPELLING
    folded = {name.casefold(): name for name in names}
    close = get_close_matches(text.casefold(), list(folded), n=1, cutoff=_LIKENESS)
    if len(names) == 1:
        close = list(folded)
    if close:
        name = folded[close[0]]
        return Worded("write_word", f"write {name!r}", word=name)
    if len(names) <= 8:
        listed = ", ".join(names)
        return Worded("known_are", f"known are {listed}", names=listed)
    return _CHECK_SPELLING


def kind(value: object) -> Worded:
    """Return what sort of value this is, in words."""
    if value is None:
        return Worded("kind_empty", "empty")
    if isinstance(value, bool):
        flag_word = str(value).lower()
        return Worded("kind_flag", f"the flag {flag_word}", value=flag_word)
    if isinstance(value, dict):
        return Worded("kind_mapping", "a mapping")
    if isinstance(value, list):
        return Worded("kind_list", "a list")
    if isinstance(value, str):
        return Worded("kind_text", f"the text {quoted(value)}", text=value)
    return Worded("kind_number", f"the number {value}", number=value)


def quoted(value: object, most: int = _QUOTED) -> str:
    """Return a value as a complaint quotes it, cut to ``most`` letters where it is long."""
    # A long text is cut before it is quoted: to write all of it takes time.
    text = repr(value[:most] if isinstance(value, str) else value)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def missing_key(key: str, route: KeyPath) -> FieldError:
    """Return the complaint that the mapping at ``route`` lacks a key."""
    problem = Worded("missing_key", f"missing key {key!r}{_of(route)}", key=key)
    return FieldError(route, problem, Worded("add_key", f"add {key!r}", key=key))


def _is_kind(route: KeyPath, value: object, hint: Worded) -> FieldError:
    what, sort = _name(route), kind(value)
    return FieldError(route, Worded("is", f"{what} is {sort}", what=what, kind=sort), hint)


def _name(route: KeyPath) -> Worded:
    if not route:
        return Worded("the_document", "the document")
    last = route[-1]
    if isinstance(last, str):
        return Worded("named", repr(last), name=last)
    return Worded("item", f"item {last + 1}{_of(route[:-1])}", number=last + 1)


def _of(route: KeyPath) -> str:
    return f" of {route[-1]!r}" if route and isinstance(route[-1], str) else ""

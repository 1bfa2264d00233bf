"""The texts of one language: keys, placeholders, plurals, and the pseudo-language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from . import plurals
from .checks import kind, mapping, word
from .errors import ContentError, FieldError, KeyPath

PSEUDO = "pseudo"

#: A text, or one text for each plural form.
Entry = str | dict[str, str]

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")
_ACCENTS = str.maketrans("aceinouyzACEINOUYZ", "áćéíñóúýžÁĆÉÍÑÓÚÝŽ")
_FILLER = "éñ só ón ánd óñ só fár "


class TextError(ContentError, KeyError):
    """A text that was asked for and is not there, or not with these values."""


class Strings:
    """The texts of one language by dotted key."""

    def __init__(self, language: str, entries: Mapping[str, Entry], plural_rule: str = "") -> None:
        self.language = language
        self.rtl = language in plurals.RIGHT_TO_LEFT
        self._entries = entries
        self._plural_rule = plural_rule or language

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def text(self, key: str, **values: object) -> str:
        """Return the text of ``key`` with ``values`` in its places; ``count`` picks the plural.

        Raises ``TextError`` for an unknown key and for a value that is missing.
        """
        entry = self._entries.get(key)
        if entry is None:
            raise self._error(f"no text {key!r}", "add it, or mend the key")
        if not isinstance(entry, str):
            entry = self._plural(key, entry, values.get("count"))
        if "{" not in entry:
            return entry
        try:
            return _PLACEHOLDER.sub(lambda match: str(values[match[1]]), entry)
        except KeyError as error:
            raise self._error(f"{key!r} needs the value {error}", "hand it to text()") from None

    def _plural(self, key: str, forms: dict[str, str], count: object) -> str:
        if not isinstance(count, int):
            raise self._error(f"{key!r} needs the number 'count'", "hand it to text()")
        return forms[plurals.category(self._plural_rule, count)]

    def _error(self, problem: str, hint: str) -> TextError:
        return TextError(f"data/strings/{self._plural_rule}.yaml", 0, problem, hint)

    def placeholders(self, key: str) -> frozenset[str]:
        """Return the names of the values that ``key`` takes, ``count`` of a plural included."""
        entry = self._entries[key]
        if isinstance(entry, str):
            return _places(entry)
        return frozenset({"count"}.union(*map(_places, entry.values())))

    def pseudo(self) -> Strings:
        """Return a language made of this one, to find literals and texts that do not fit.

        Every text is 40 % longer, accented, and has Hebrew letters at both ends.
        """
        entries: dict[str, Entry] = {}
        for key, entry in self._entries.items():
            if isinstance(entry, str):
                entries[key] = _stretched(entry)
            else:
                entries[key] = {form: _stretched(text) for form, text in entry.items()}
        return Strings(PSEUDO, entries, self._plural_rule)


def _places(text: str) -> frozenset[str]:
    return frozenset(_PLACEHOLDER.findall(text))


def _stretched(text: str) -> str:
    parts = _PLACEHOLDER.split(text)
    parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
    parts[1::2] = [f"{{{name}}}" for name in parts[1::2]]
    # Two letters and two spaces at the ends belong to the 40 %.
    missing = max(0, -(-len(text) * 2 // 5) - 4)
    filler = (_FILLER * (missing // len(_FILLER) + 1))[:missing]
    return f"א {''.join(parts)}{filler} ש"


def read_strings(language: str, value: object) -> Strings:
    """Return the texts of a strings file, every one of them checked."""
    forms = plurals.categories(language)
    if forms is None:
        hint = "add the language to game/content/plurals.py"
        raise FieldError((), f"no plural rule for the language {language!r}", hint)
    entries: dict[str, Entry] = {}
    _collect(mapping(value, ()), (), forms, entries)
    return Strings(language, entries)


def _collect(
    section: dict[str, object], route: KeyPath, forms: tuple[str, ...], entries: dict[str, Entry]
) -> None:
    for key, value in section.items():
        here = (*route, key)
        if "." in key:
            raise FieldError(here, f"the key {key!r} has a dot", "nest the sections instead")
        if isinstance(value, dict):
            if not value:
                raise FieldError(
                    here, f"the section {key!r} is empty", "write a text or leave it out"
                )
            if any(form in plurals.CATEGORIES for form in value):
                entries[_dotted(here)] = _read_plural(value, here, forms)
            else:
                _collect(value, here, forms, entries)
        else:
            entries[_dotted(here)] = _read_text(value, here)


def _dotted(route: KeyPath) -> str:
    return ".".join(map(str, route))


def _read_text(value: object, route: KeyPath) -> str:
    if not isinstance(value, str):
        hint = "write a text, in quotes if need be"
        raise FieldError(route, f"{_dotted(route)!r} is {kind(value)}", hint)
    text = word(value, route)
    if "{" in text or "}" in text:
        rest = _PLACEHOLDER.sub("", text)
        if "{" in rest or "}" in rest:
            hint = "write places as {name}, in lower-case letters"
            raise FieldError(route, f"a bad placeholder in {_dotted(route)!r}", hint)
    return text


def _read_plural(
    value: dict[str, object], route: KeyPath, forms: tuple[str, ...]
) -> dict[str, str]:
    known = (*forms, "other")
    for form in value:
        if form not in known:
            hint = f"this language has {', '.join(forms)}"
            raise FieldError((*route, form), f"{_dotted(route)!r} has the form {form!r}", hint)
    for form in forms:
        if form not in value:
            raise FieldError(
                route, f"the plural {_dotted(route)!r} lacks {form!r}", f"add {form!r}"
            )
    texts = {form: _read_text(text, (*route, form)) for form, text in value.items()}
    most = _places(texts[forms[-1]]) | {"count"}
    for form, text in texts.items():
        if not _places(text) <= most:
            odd = ", ".join(sorted(_places(text) - most))
            hint = f"the form {forms[-1]!r} does not know it"
            raise FieldError((*route, form), f"the place {odd!r} in {_dotted(route)!r}", hint)
    return texts

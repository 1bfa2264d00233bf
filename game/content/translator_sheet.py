"""``strings``: every text with its note and its translation, and what a language lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TextIO

from .errors import ContentError
from .language_files import ENGLISH, leftovers, load_strings
from .string_notes import load_notes, note_of
from .strings import PSEUDO, Entry, Strings

_OK, _INCOMPLETE, _BROKEN = 0, 1, 2


def strings_command(language: str, out: TextIO, err: TextIO, *, brief: bool = False) -> int:
    """Print the texts of a language for its translators, or with ``brief`` only what is wrong.

    The exit status is 1 where a text is missing or left over, 2 where a file cannot be used.
    """
    try:
        english, strings = load_strings(ENGLISH), load_strings(language)
        extra = leftovers(language) if language != PSEUDO else ()
        notes = load_notes()
    except ContentError as error:
        err.write(f"{error}\n")
        return _BROKEN
    missing = strings.missing
    if not brief:
        for key in english:
            out.write("\n".join(_sheet(key, note_of(notes, key), english, strings)) + "\n\n")
    out.writelines(f"{line}\n" for line in _summary(strings, missing, extra))
    return _INCOMPLETE if missing or extra else _OK


def _sheet(key: str, note: str, english: Strings, strings: Strings) -> Iterator[str]:
    """Yield the lines about one text."""
    yield key
    if note:
        yield f"  note: {note}"
    yield from _forms(ENGLISH, english.entry(key))
    if strings.language != ENGLISH:
        if key in strings.missing:
            yield f"  {strings.language}: (missing)"
        else:
            yield from _forms(strings.language, strings.entry(key))


def _forms(language: str, entry: Entry) -> Iterator[str]:
    if isinstance(entry, str):
        yield f"  {language}: {entry}"
    else:
        yield from (f"  {language} ({form}): {text}" for form, text in entry.items())


def _summary(strings: Strings, missing: Sequence[str], extra: Sequence[str]) -> Iterator[str]:
    for key in missing:
        yield f"missing: {key}"
    for key in extra:
        yield f"left over: {key}"
    count = sum(1 for _ in strings)
    told = f"{count - len(missing)} of {count} texts, {len(missing)} missing"
    yield f"{strings.language}: {told}, {len(extra)} left over"

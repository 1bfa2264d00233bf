"""``strings``: every text with its note and its translation, and what a language lacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TextIO

from game import paths

from .checks import mapping, word
from .errors import ContentError
from .language_files import ENGLISH, leftovers, load_strings
from .source import load
from .strings import PSEUDO, YOU_FORM, Entry, Strings

#: The fewest parts in the key of a section whose note holds for all its texts.
SECTION_DEPTH = 2
_ANY = "*"


def load_notes(folder: Path | None = None) -> dict[str, str]:
    """Load the notes by dotted key, of a text or of a section; raises ``ContentError``.

    In a key, * stands for any one part of it, or for the rest of one.
    """
    return load(folder or paths.data_dir(), "strings/notes.yaml", _read_notes)


def note_of(notes: Mapping[str, str], key: str) -> str:
    """Return the note of a text: its own, or that of the nearest section around it, or nothing."""
    return next((notes[name] for name in _names(notes, key)), "")


def notes_for_nothing(notes: Mapping[str, str], keys: list[str]) -> list[str]:
    """Return the keys of notes that are the note of no text."""
    used = {next(_names(notes, key), "") for key in keys}
    return [name for name in notes if name not in used]


def _names(notes: Mapping[str, str], key: str) -> Iterator[str]:
    """Yield the keys of the notes that hold for a text, the nearest first."""
    # A text about "you" is the same text otherwise.
    parts = key.split(".") if key in notes else key.removesuffix(YOU_FORM).split(".")
    for length in range(len(parts), SECTION_DEPTH - 1, -1):
        here = parts[:length]
        exact = ".".join(here)
        if exact in notes:
            yield exact
        yield from (name for name in notes if _ANY in name and _matches(name.split("."), here))


def _matches(pattern: list[str], parts: list[str]) -> bool:
    return len(pattern) == len(parts) and all(map(fnmatchcase, parts, pattern))


def _read_notes(value: object) -> dict[str, str]:
    return {key: word(note, (key,)) for key, note in mapping(value, ()).items()}


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

"""The notes for translators: where each text stands, and how long it may be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path

from game import paths

from .checks import mapping, word
from .source import load
from .strings import YOU_FORM

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

"""The notes for translators: where each text stands, and how long it may be."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game import paths

from .checks import mapping, word
from .source import load

#: So deep in its keys must a section lie for a note to hold for all its texts.
SECTION_DEPTH = 2


def load_notes(folder: Path | None = None) -> dict[str, str]:
    """Load the notes by dotted key, of a text or of a section; raises ``ContentError``."""
    return load(folder or paths.data_dir(), "strings/notes.yaml", _read_notes)


def note_of(notes: Mapping[str, str], key: str) -> str:
    """Return the note of a text: its own, or that of the nearest section around it, or nothing."""
    parts = key.split(".")
    for length in range(len(parts), SECTION_DEPTH - 1, -1):
        found = notes.get(".".join(parts[:length]))
        if found is not None:
            return found
    return ""


def _read_notes(value: object) -> dict[str, str]:
    return {key: word(note, (key,)) for key, note in mapping(value, ()).items()}

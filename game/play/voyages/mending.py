"""A damaged voyage gone on with: its file up to the first fault, with the whole file set aside."""

from __future__ import annotations

from pathlib import Path

from game.content import Content, ContentError, read_bytes

from ..records.whole_file import write_whole
from .voyage_file import LARGEST, VoyageFileError, parse_voyage
from .voyage_replay import replay_voyage
from .voyage_store import delete_voyage, unsaved


def mend_voyage(content: Content, path: Path) -> Path:
    """Keep a voyage up to its first fault, and return where the damaged file is now.

    Raises ``VoyageFileError`` where not even its header can be used, or where it is being sailed
    or cannot be moved; then nothing has changed.
    """
    try:
        lines = read_bytes(path, str(path), LARGEST).splitlines(keepends=True)
    except ContentError as unread:
        raise VoyageFileError(str(path), 0, unread.problem, unread.hint) from None
    while (fault := _first_fault(content, b"".join(lines), path)) is not None:
        if fault.line <= 1:
            raise fault
        del lines[fault.line - 1 :]
    aside = delete_voyage(path)
    try:
        write_whole(path, b"".join(lines))
    except OSError as error:
        aside.rename(path)
        raise unsaved(path, error) from None
    return aside


def _first_fault(content: Content, data: bytes, path: Path) -> VoyageFileError | None:
    """Return what keeps a file from being gone on with, or None."""
    try:
        for _ in replay_voyage(content, parse_voyage(data, str(path), path)):
            pass
    except VoyageFileError as fault:
        return fault
    return None

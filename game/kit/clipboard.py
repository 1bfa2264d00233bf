"""The system's clipboard, for text; both ways say when there is none."""

from __future__ import annotations

import pygame

#: So many signs of a text are looked at for a line.
_LOOKED_AT = 10_000


def read_clipboard() -> str | None:
    """Return the text on the clipboard, "" for none on it, None where none can be read."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, SystemError, UnicodeDecodeError):
        return None


def clipboard_line() -> str | None:
    """Return the beginning of the text on the clipboard as one line; None where none can be read.

    It may hold a whole book: no more is looked at than any field has room for.
    """
    text = read_clipboard()
    return None if text is None else " ".join(text[:_LOOKED_AT].split())


def write_clipboard(text: str) -> bool:
    """Put ``text`` on the clipboard; False where there is none to put it on."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):
        # A text with half a sign, or with a null, cannot be handed over.
        return False
    return read_clipboard() == text

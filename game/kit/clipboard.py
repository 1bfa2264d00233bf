"""The system's clipboard, for text; both ways say when there is none."""

from __future__ import annotations

import pygame


def read_clipboard() -> str | None:
    """Return the text on the clipboard, "" for none on it, None where there is no clipboard."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):
        return None


def write_clipboard(text: str) -> bool:
    """Put ``text`` on the clipboard; False where there is none to put it on."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return read_clipboard() == text

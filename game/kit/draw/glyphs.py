"""Which letters the game's face has, so that none of a name shows as an empty box."""

from __future__ import annotations

from functools import lru_cache

from ..context.kit_context import active_context

#: No face has this one: its picture is what others that are missing get too.
_MISSING = "\U0010ffff"
_PX = 64


@lru_cache(maxsize=1024)
def can_write(letter: str) -> bool:
    """Tell whether the face has a letter, and the letter has a picture."""
    if letter.isascii() or not letter.isprintable():
        return letter.isprintable()
    face = active_context().fonts.font(_PX)
    return face.metrics(letter) != face.metrics(_MISSING)


def writable(text: str) -> str:
    """Return the text without the letters that the face lacks."""
    return "".join(filter(can_write, text))

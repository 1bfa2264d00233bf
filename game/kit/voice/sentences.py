"""Words made ready to be spoken: joined to sentences, and without the signs that are only seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

_STOPS = ".!?:;…,"
#: Signs that are said by words, and those that are a pause.
_SIGNS = {" → ": "to", "×": "times", "−": "minus"}
_DASHES = "·—–"
#: The marks of the direction of letters.
_UNSAID = dict.fromkeys(map(ord, "\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069"))

#: What has so many words is a sentence of its own, and no part of a list.
_LONG = 4


def joined(parts: Iterable[str]) -> str:
    """Return parts of a sentence one after the other."""
    said = ""
    for part in filter(None, (part.strip() for part in parts)):
        if said:
            said += " " if said[-1] in _STOPS else ", "
        said += part
    return said


def read_out(texts: Iterable[str]) -> str:
    """Return texts that are written together: a title and what it is about are two sentences."""
    said = ""
    for text in texts:
        long = len(text.split()) >= _LONG
        said = f"{closed(said)} {text}" if said and long else joined((said, text))
    return said


def closed(words: str) -> str:
    """Return words as a sentence of their own, so that the voice pauses after them."""
    words = words.strip()
    words = words[:1].upper() + words[1:]
    return words if not words or words[-1] in ".!?…" else f"{words.rstrip(',:;')}."


def spoken(words: str, text: Callable[..., str]) -> str:
    """Return words without the signs that are only seen."""
    for sign, key in _SIGNS.items():
        if sign in words:
            said = text(f"voice.signs.{key}")
            words = words.replace(sign, f" {said} " if sign[0] == " " else said)
    for sign in _DASHES:
        words = words.replace(f" {sign} ", ", ")
    return " ".join(words.translate(_UNSAID).split())

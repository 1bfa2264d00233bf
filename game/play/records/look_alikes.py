"""Letters of other alphabets that look like Latin ones: another keyboard may have typed them."""

from __future__ import annotations

_LATIN = str.maketrans(
    # Cyrillic capitals and small letters, then Greek ones.
    "АВЕЅІЈКМНОРСТУХаесіјорухѕкΑΒΕΖΗΙΚΜΝΟΡΤΥΧοκν",
    "ABESIJKMHOPCTYXaecijopyxskABEZHIKMNOPTYXokv",
)


def in_latin(text: str) -> str:
    """Return a code with each letter of another alphabet as the Latin letter that it looks like."""
    return text.translate(_LATIN)

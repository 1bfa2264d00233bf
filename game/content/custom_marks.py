"""Which cards are of the game, and which of somebody's own."""

from __future__ import annotations

from collections.abc import Collection

#: The ids of the game's own cards: known when they have been read.
_printed: set[str] = set()


def note_printed(identities: Collection[str]) -> None:
    """Note which cards are of the game."""
    _printed.clear()
    _printed.update(identities)


def is_custom(identity: str) -> bool:
    """Tell whether a card is not of the game: one of the player's own, or of a foreign record."""
    return bool(_printed) and identity not in _printed

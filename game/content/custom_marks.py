"""Which cards are of the game, and which of somebody's own."""

from __future__ import annotations

import re
from functools import cache

from game import paths

from .source import read_text

#: An id at the beginning of a line of the file of cards.
_ID = re.compile(r"^(\w+):", re.MULTILINE)


@cache
def _printed() -> frozenset[str]:
    """Return the ids of the game's own cards."""
    return frozenset(_ID.findall(read_text(paths.data_dir() / "cards.yaml", "data/cards.yaml")))


def is_custom(identity: str) -> bool:
    """Tell whether a card is not of the game: one of the player's own, or of a foreign record."""
    return identity not in _printed()

"""What a deck that is offered is worth: how often it wins against the others, by measured games."""

from __future__ import annotations

from collections.abc import Sequence

from game.content import Deck
from game.opponents import deck_share

#: The strength that played the measured games, on both sides.
DECKS_PLAYED_BY = "deep"


def deck_worth(decks: Sequence[Deck], number: int, other: int | None = None) -> float | None:
    """Return the share of games, 0 to 1, that a deck wins against an ``other``, or against all.

    None where games tell nothing of these decks.
    """
    rivals = [each for each in range(len(decks)) if each != number] if other is None else [other]
    shares = [deck_share(decks[number].cards, decks[rival].cards) for rival in rivals]
    known = [share for share in shares if share is not None]
    return sum(known) / len(known) if shares and len(known) == len(shares) else None

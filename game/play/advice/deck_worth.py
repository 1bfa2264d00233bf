"""The worth of a deck that is offered: how often it wins against the others, by measured games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from game.content import Deck, OddsTable
from game.opponents import deck_share

#: The strength that played the measured games, on both sides.
DECKS_PLAYED_BY = "deep"


def deck_worth(
    decks: Sequence[Deck],
    number: int,
    other: int | None = None,
    odds: OddsTable | None = None,
) -> float | None:
    """Return the share of games, 0 to 1, that a deck wins against an ``other``, or against all.

    ``odds`` are the even odds that are given. None where games tell nothing of these decks.
    """
    rivals = [each for each in range(len(decks)) if each != number] if other is None else [other]
    shares = [
        odds.share(number, rival)
        if odds is not None
        else deck_share(decks[number].cards, decks[rival].cards)
        for rival in rivals
    ]
    known = [share for share in shares if share is not None]
    return sum(known) / len(known) if shares and len(known) == len(shares) else None


def even_pair(
    decks: Sequence[Deck], left: int | None = None, right: int | None = None
) -> tuple[int, int]:
    """Return two decks, by number, that win as evenly against each other as any; those given stay.

    Where games tell nothing of them, they are the first.
    """
    pairs = [
        (one, other)
        for one, other in permutations(range(len(decks)), 2)
        if left in (None, one) and right in (None, other)
    ]
    return min(pairs, key=lambda pair: _unevenness(decks, *pair))


def _unevenness(decks: Sequence[Deck], one: int, other: int) -> float:
    share = deck_worth(decks, one, other)
    # Either way round a pair is as even, whatever floats make of it.
    return 1.0 if share is None else round(abs(share - 0.5), 6)

"""How decks do against each other, measured: for choosing among decks that are known as a whole.

A deck is known by its cards, whatever it is called and in whatever order they stand. The shares
are those of ``python -m game simulate decks --strength deep --games 100`` (seed 0), with ``--even``
and 400 games for those of the house: of each two decks, every deal twice, with the hands swapped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules import Card

from .card_values import is_learnt


class MatchupTable(NamedTuple):
    """Decks by the ids of their cards, and the share of games that one wins against another.

    ``shares`` have for each two decks, by their names in ``decks``, what the first wins.
    """

    decks: dict[str, str]
    shares: dict[tuple[str, str], float]


PRINTED = MatchupTable(
    {
        "1": "annihilation baron boom brute carapace partisan revenant troll",
        "2": "abomination alpha combustion lieutenant microctopus ogre scribe shaman",
        "3": "brigand disciple gnome grrr martyr meteorite parasite vortex",
        "4": "aberration assassin carnivore cyclone machine mutant reptile zombie",
    },
    {
        ("1", "2"): 0.99,
        ("1", "3"): 0.98,
        ("1", "4"): 0.96,
        ("2", "3"): 0.34,
        ("2", "4"): 0.54,
        ("3", "4"): 0.87,
    },
)
#: The even decks of the house.
EVEN = MatchupTable(
    {
        "swift": "assassin brigand carapace carnivore combustion gnome mutant vortex",
        "shield": "alpha annihilation grrr lieutenant machine martyr reptile shaman",
        "fury": "aberration boom disciple microctopus ogre parasite partisan troll",
        "storm": "abomination baron brute cyclone meteorite revenant scribe zombie",
    },
    {
        ("swift", "shield"): 0.38,
        ("swift", "fury"): 0.49,
        ("swift", "storm"): 0.68,
        ("shield", "fury"): 0.47,
        ("shield", "storm"): 0.71,
        ("fury", "storm"): 0.61,
    },
)
TABLES = (PRINTED, EVEN)


def deck_share(deck: Sequence[Card], other: Sequence[Card]) -> float | None:
    """Return the share of games that ``deck`` wins against ``other``; None if it is not known."""
    # No table tells how a card with other figures would do.
    if not all(map(is_learnt, (*deck, *other))):
        return None
    return _SHARES.get((_cards(deck), _cards(other)))


def _cards(deck: Sequence[Card]) -> frozenset[str]:
    return frozenset(card.id for card in deck)


def _joined() -> dict[tuple[frozenset[str], frozenset[str]], float]:
    """Return the shares of all tables by the cards of both decks, either way round."""
    both: dict[tuple[frozenset[str], frozenset[str]], float] = {}
    for table in TABLES:
        for (one, other), share in table.shares.items():
            first, second = (frozenset(table.decks[name].split()) for name in (one, other))
            both[first, second] = share
            both[second, first] = 1 - share
    return both


_SHARES = _joined()

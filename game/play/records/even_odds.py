"""Which even odds a match is given: those for the best player at the table (R2.8)."""

from __future__ import annotations

from game.content import Content, Deck, OddsTable

from ..seats import STRENGTHS, Seat
from .house_terms import HouseTerms


def odds_table(content: Content, seats: tuple[Seat, ...]) -> OddsTable:
    """Return the odds for the strongest computer of a match; between persons, the first."""
    strengths = {seat.strength for seat in seats if seat.is_computer}
    best = max(strengths & set(STRENGTHS), key=STRENGTHS.index, default="")
    return content.even_odds.of(best)


def with_odds(
    house: HouseTerms, content: Content, seats: tuple[Seat, ...], *, given: bool
) -> HouseTerms:
    """Return the terms with even odds given, or without."""
    return house._replace(odds=odds_table(content, seats).in_force() if given else ())


def are_printed(decks: tuple[Deck, ...], content: Content) -> bool:
    """Whether these are the printed decks, which alone have even odds."""
    return decks == content.decks

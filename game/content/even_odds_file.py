"""Plain values -> even odds (R2.8): what a printed deck is given so that either wins as often.

The laboratory has measured them (``python -m game simulate decks --even-odds``).
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules import DeckOdds

from .card_file import Deck
from .checks import each, keyed, number, one_of, word
from .errors import FieldError, KeyPath

#: No odds give more mana, nor in more turns: a match has no more of each side.
MOST_MANA, ALL_TURNS = 20, 100
_PERCENT = 100


class GivenOdds(NamedTuple):
    """A deck's extra mana against another (none, with 0), and the share that it then wins."""

    odds: DeckOdds
    share: float


class OddsTable(NamedTuple):
    """The odds of every two decks for the strengths ``of``, and who played for the shares."""

    played_by: str
    of: frozenset[str]
    given: tuple[GivenOdds, ...]

    def in_force(self) -> tuple[DeckOdds, ...]:
        """Return what is given where something is."""
        return tuple(each.odds for each in self.given if each.odds.mana)

    def share(self, deck: int, rival: int) -> float | None:
        """Return the share of games that a deck wins against another; None if it is not known."""
        for given in self.given:
            if (given.odds.deck, given.odds.rival) == (deck, rival):
                return given.share
            if (given.odds.deck, given.odds.rival) == (rival, deck):
                return 1 - given.share
        return None


class EvenOdds(NamedTuple):
    """The tables; what is even between two players depends on how well they play."""

    tables: tuple[OddsTable, ...] = ()

    def of(self, strength: str) -> OddsTable:
        """Return the table for a strength; for one that no table names, the first."""
        tables = self.tables or (OddsTable("", frozenset(), ()),)
        return next((table for table in tables if strength in table.of), tables[0])


def read_even_odds(value: object, decks: Sequence[Deck]) -> EvenOdds:
    """Return what ``even_odds.yaml`` holds, of the printed ``decks``."""
    ids = [deck.id for deck in decks]
    tables = tuple(_table(table, route, ids) for table, route in each(value, ()))
    if not tables:
        raise FieldError((), "there are no odds", "write a table of them")
    return EvenOdds(tables)


def _table(value: object, route: KeyPath, ids: Sequence[str]) -> OddsTable:
    entries = keyed(value, route, ("played_by", "for", "odds"))
    return OddsTable(
        word(entries["played_by"], (*route, "played_by")),
        frozenset(word(name, here) for name, here in each(entries["for"], (*route, "for"))),
        tuple(_given(given, here, ids) for given, here in each(entries["odds"], (*route, "odds"))),
    )


def _given(value: object, route: KeyPath, ids: Sequence[str]) -> GivenOdds:
    entries = keyed(value, route, ("deck", "rival", "mana", "turns", "wins"))
    deck, rival = (
        ids.index(one_of(entries[key], (*route, key), "deck", ids)) for key in ("deck", "rival")
    )
    if deck == rival:
        raise FieldError((*route, "rival"), "a deck against itself", "name another deck")

    def limited(key: str, most: int) -> int:
        figure = number(entries[key], (*route, key))
        if figure > most:
            raise FieldError((*route, key), f"{key!r} is {figure}", f"write at most {most}")
        return figure

    mana, turns = limited("mana", MOST_MANA), limited("turns", ALL_TURNS)
    return GivenOdds(DeckOdds(deck, rival, mana, turns), limited("wins", _PERCENT) / _PERCENT)

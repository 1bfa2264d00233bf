"""The player's own decks, saved by name (R2.5)."""

import unicodedata
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from game.content import Worded
from game.rules import DECK_SIZE

from ..moments import moment_of
from .database import ProfileError, ProfileStore, now_in_utc

LONGEST_NAME = 40


class SavedDeck(NamedTuple):
    """A deck as it is kept; it may be unfinished. ``changed`` is in UTC."""

    id: int
    name: str
    cards: tuple[str, ...]
    changed: datetime

    @property
    def complete(self) -> bool:
        """Whether a match can be played with it."""
        return len(self.cards) == DECK_SIZE


class DeckStore(ProfileStore):
    """The saved decks of the profile; every method raises ``ProfileError``.

    Names differ by more than capitals: a taken name gets a number. Another copy
    of the game may delete a deck at any time; what is done to it then is told.
    """

    def all(self) -> list[SavedDeck]:
        """Return all decks in the order of their names."""
        return self._decks("ORDER BY folded, id")

    def get(self, deck: int) -> SavedDeck:
        """Return one deck."""
        for found in self._decks("WHERE id = ?", deck):
            return found
        problem = Worded("deleted_deck", "this deck was deleted in another window")
        hint = Worded("save_named", "save it under a name")
        raise ProfileError(self._database.where, problem, hint)

    def save(self, name: str, cards: Sequence[str]) -> SavedDeck:
        """Save a new deck of at most ten different cards; raises ValueError for others."""
        _check(cards)
        with self._database.writing():
            free = self._free(name)
            sql = "INSERT INTO deck (name, folded, changed) VALUES (?, ?, ?)"
            deck = self._database.insert(sql, free, folded(free), now_in_utc())
            self._put(deck, cards)
            return self.get(deck)

    def change(self, deck: int, cards: Sequence[str]) -> SavedDeck:
        """Give a deck other cards; raises as ``save`` does."""
        _check(cards)
        with self._database.writing():
            self.get(deck)
            self._database.run("UPDATE deck SET changed = ? WHERE id = ?", now_in_utc(), deck)
            self._database.run("DELETE FROM deck_card WHERE deck = ?", deck)
            self._put(deck, cards)
            return self.get(deck)

    def rename(self, deck: int, name: str) -> SavedDeck:
        """Give a deck another name."""
        with self._database.writing():
            self.get(deck)
            free = self._free(name, deck)
            sql = "UPDATE deck SET name = ?, folded = ? WHERE id = ?"
            self._database.run(sql, free, folded(free), deck)
            return self.get(deck)

    def delete(self, deck: int) -> None:
        """Delete a deck, on the player's word; one that is gone already is no complaint."""
        with self._database.writing():
            self._database.run("DELETE FROM deck WHERE id = ?", deck)

    def _put(self, deck: int, cards: Sequence[str]) -> None:
        for place, card in enumerate(cards):
            sql = "INSERT INTO deck_card (deck, place, card) VALUES (?, ?, ?)"
            self._database.run(sql, deck, place, card)

    def _free(self, name: str, own: int | None = None) -> str:
        name = plain_name(name)
        if not name:
            problem, hint = (
                Worded("no_name", "the deck has no name"),
                Worded("type_one", "type one"),
            )
            raise ProfileError(self._database.where, problem, hint)
        sql = "SELECT folded FROM deck WHERE id IS NOT ?"
        taken = set(self._database.rows(str, sql, own))
        free, number = name, 1
        while folded(free) in taken:
            number += 1
            free = f"{name[: LONGEST_NAME - len(f' {number}')]} {number}"
        return free

    def _decks(self, which: str, *values: int) -> list[SavedDeck]:
        # One statement for the decks and their cards: another copy may write in between.
        rows = self._database.rows(
            _row,
            "SELECT id, name, changed, card"
            f" FROM (SELECT * FROM deck {which}) LEFT JOIN deck_card ON deck = id"
            " ORDER BY folded, id, place",
            *values,
        )
        found: dict[int, SavedDeck] = {}
        for deck, card in rows:
            before = found.get(deck.id, deck)
            found[deck.id] = before._replace(cards=before.cards + card)
        return list(found.values())


def plain_name(name: str) -> str:
    """Return a name as it is kept: one line, of what can be shown, and not too long."""
    shown = "".join(" " if unicodedata.category(sign) in ("Cc", "Cs") else sign for sign in name)
    return " ".join(unicodedata.normalize("NFC", shown).split())[:LONGEST_NAME].rstrip()


def folded(name: str) -> str:
    """Return what two names have in common that differ in their capitals alone."""
    return unicodedata.normalize("NFC", name.casefold())


def _row(deck: int, name: str, changed: str, card: str | None) -> tuple[SavedDeck, tuple[str, ...]]:
    cards = () if card is None else (card,)
    return SavedDeck(deck, name, (), moment_of(changed)), cards


def _check(cards: Sequence[str]) -> None:
    if len(cards) > DECK_SIZE or len(set(cards)) < len(cards):
        raise ValueError(f"a deck has {DECK_SIZE} different cards at most: {cards!r}")

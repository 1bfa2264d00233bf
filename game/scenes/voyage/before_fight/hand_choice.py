"""The hand of a fight as it is chosen: which cards of the company, and which are named (R16.20)."""

from __future__ import annotations

from game.voyage import (
    AskedName,
    Voyage,
    hand_size,
    names_asked,
    proposed_hand,
    proposed_names,
)


class HandChoice:
    """Holds the chosen cards in the order of the company, and the card named for each source."""

    def __init__(self, voyage: Voyage) -> None:
        self.voyage = voyage
        self.least, self.most = hand_size(voyage)
        self._chosen: set[str] = set()
        self._named: dict[str, str] = {}
        self.take(proposed_hand(voyage))

    @property
    def hand(self) -> tuple[str, ...]:
        """The chosen cards, in the order of the company."""
        return tuple(card for card in self.voyage.cards if card in self._chosen)

    @property
    def complete(self) -> bool:
        """Whether there are as many cards as a hand has."""
        return self.least <= len(self._chosen) <= self.most

    def take(self, hand: tuple[str, ...]) -> None:
        """Take a hand, and the names that the game gives."""
        self._chosen = set(hand)
        self._named = dict(proposed_names(self.voyage, self.hand))

    def toggle(self, card: str) -> bool:
        """Take a card into the hand or put it back; False where the hand is full."""
        if card in self._chosen:
            self._chosen.remove(card)
        elif len(self._chosen) >= self.most:
            return False
        else:
            self._chosen.add(card)
        self._name_anew()
        return True

    def _name_anew(self) -> None:
        """Name another card where the one that was named is in the hand no more."""
        proposed = dict(proposed_names(self.voyage, self.hand))
        kept = {
            asked.source: self._named[asked.source]
            for asked in self.asked
            if self._named.get(asked.source) in asked.cards
        }
        self._named = {**proposed, **kept}

    @property
    def asked(self) -> tuple[AskedName, ...]:
        """The names that this hand asks for."""
        return names_asked(self.voyage, self.hand)

    def name(self, source: str, card: str) -> None:
        """Name a card for a relic or the captain."""
        self._named[source] = card

    @property
    def named(self) -> tuple[tuple[str, str], ...]:
        """The pairs of a source and the card named for it."""
        return tuple((asked.source, self._named[asked.source]) for asked in self.asked)

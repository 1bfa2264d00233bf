"""Constructed duels: a deck of ten each, and four bans (R2.5)."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

from . import rng
from .actions import BanCard, BuildDeck, SetupAction
from .cards import DECK_SIZE, Card
from .deal import dealt_duel
from .events import CardBanned, DeckBuilt, DeckShown, Event
from .field import require_duel
from .legal import Refusal, refuse
from .setup import Setup
from .state import LEFT, State

#: Who bans and in whose deck, as offsets from A: B in A's, A twice in B's, B in A's (R2.5).
BAN_ORDER = ((1, 0), (0, 1), (0, 1), (1, 0))


@dataclass
class Constructed(Setup):
    """Both build ten different cards; then bans in their order, until eight are left each.

    ``first`` is A of R2.5; both decks are built before either is shown, so that
    neither answers the other. ``decks`` are by side.
    """

    first: int = LEFT
    decks: tuple[tuple[Card, ...], ...] = ((), ())
    bans: int = 0

    def begin(self, events: list[Event]) -> None:  # noqa: ARG002
        """Choose who is A."""
        require_duel("bans", self.field)
        self.first, self.stream = rng.below(self.stream, 2)

    @property
    def building(self) -> bool:
        """Whether a deck is still to be built."""
        return not all(self.decks)

    @property
    def banned_side(self) -> int:
        """The side in whose deck the next ban falls."""
        return (self.first + BAN_ORDER[self.bans][1]) % 2

    def to_act(self) -> int:
        """Return who builds (A, then B) or bans."""
        if self.building:
            return self.first if not self.decks[self.first] else self.field.rival(self.first)
        return (self.first + BAN_ORDER[self.bans][0]) % 2

    def legal_actions(self) -> list[SetupAction]:
        """Return every ban; of the many decks, those of ten neighbours in the kit's order."""
        if not self.building:
            return [BanCard(index) for index in range(len(self.decks[self.banned_side]))]
        ids = [card.id for card in self.cards]
        return [
            BuildDeck(tuple((ids[start:] + ids[:start])[:DECK_SIZE])) for start in range(len(ids))
        ]

    def why_not(self, action: object) -> Refusal | None:
        """Refuse a deck that is not ten different cards of the kit, or a ban beside the deck."""
        if self.building:
            return self._why_not_deck(action)
        size = len(self.decks[self.banned_side])
        if isinstance(action, BanCard) and 0 <= action.index < size:
            return None
        return refuse("no_such_ban")

    def _why_not_deck(self, action: object) -> Refusal | None:
        if not isinstance(action, BuildDeck):
            return refuse("deck_size", cards=0, size=DECK_SIZE)
        known = {card.id for card in self.cards}
        strangers = [card for card in action.cards if card not in known]
        if strangers:
            return refuse("unknown_card", card=strangers[0])
        if len(action.cards) != DECK_SIZE:
            return refuse("deck_size", cards=len(action.cards), size=DECK_SIZE)
        if len(set(action.cards)) != DECK_SIZE:
            return refuse("deck_doubles")
        return None

    def advance(self, action: SetupAction, events: list[Event]) -> Setup | State:
        """Build or ban; after the last ban, deal."""
        new = copy(self)
        side = self.to_act()
        if isinstance(action, BuildDeck):
            new._build(side, action.cards, events)
            return new
        assert isinstance(action, BanCard)
        new._ban(side, action.index, events)
        if new.bans < len(BAN_ORDER):
            return new
        decks = [list(deck) for deck in new.decks]
        return dealt_duel(decks, self.terms, self.stream, None, events)

    def _build(self, side: int, ids: tuple[str, ...], events: list[Event]) -> None:
        book = {card.id: card for card in self.cards}
        self._put(side, tuple(book[card] for card in ids))
        events.append(DeckBuilt(side))
        if not self.building:
            events.append(DeckShown(self.first, self.decks[self.first]))

    def _ban(self, banner: int, index: int, events: list[Event]) -> None:
        owner = self.banned_side
        deck = self.decks[owner]
        self._put(owner, deck[:index] + deck[index + 1 :])
        self.bans += 1
        events.append(CardBanned(banner, owner, deck[index], index))
        if self.bans == 1:
            other = self.field.rival(self.first)
            events.append(DeckShown(other, self.decks[other]))

    def _put(self, side: int, deck: tuple[Card, ...]) -> None:
        self.decks = tuple(
            [deck if owner == side else kept for owner, kept in enumerate(self.decks)]
        )

    def text(self) -> str:
        """Return both decks by id."""
        ids = "/".join(",".join(card.id for card in deck) for deck in self.decks)
        return f"constructed {self.stream:x} {self.first} {self.bans} {ids}"

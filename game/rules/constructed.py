"""Constructed matches: a deck of ten each, and two bans in each deck (R2.5, R14.2)."""

from copy import copy
from dataclasses import dataclass

from . import rng
from .actions import BanCard, BuildDeck, SetupAction
from .cards import DECK_SIZE, Card
from .events import CardBanned, DeckBuilt, DeckShown, Event
from .field import DUEL, LEFT
from .legal import Refusal, refuse
from .setup import Setup, dealt
from .state import State

#: Who bans and in whose deck, as offsets from A: B in A's, A twice in B's, B in A's (R2.5).
BAN_ORDER = ((1, 0), (0, 1), (0, 1), (1, 0))


@dataclass
class Constructed(Setup):
    """All build ten different cards; then bans in their order, until eight are left each.

    ``first`` is A of R2.5; all decks are built before any is shown, so that
    none answers another. ``decks`` are by side. In a ring each seat bans a card of the next seat,
    in the order of the seats, and then one of the previous seat (R14.2).
    """

    first: int = LEFT
    decks: tuple[tuple[Card, ...], ...] = ((), ())
    bans: int = 0

    def begin(self, events: list[Event]) -> None:  # noqa: ARG002
        """Choose who is A, where there are two; in a ring the lot has given out the seats."""
        self.decks = ((),) * len(self.field.sides)
        if self.field is DUEL and self.lots is not None:
            self.first = self.lots.first
        elif self.field is DUEL:
            self.first, self.stream = rng.below(self.stream, 2)

    @property
    def building(self) -> bool:
        """Whether a deck is still to be built."""
        return not all(self.decks)

    @property
    def banned_side(self) -> int:
        """The side in whose deck the next ban falls."""
        return self._in_order(self.ban_order[self.bans][1])

    @property
    def ban_order(self) -> tuple[tuple[int, int], ...]:
        """Who bans and in whose deck, ban by ban, as offsets from A."""
        field = self.field
        if field is DUEL:
            return BAN_ORDER
        neighbours = (field.next_side, field.previous_side)
        return tuple([(side, beside[side]) for beside in neighbours for side in field.sides])

    def _in_order(self, offset: int) -> int:
        return (self.first + offset) % len(self.decks)

    def to_act(self) -> int:
        """Return who builds, A first, or bans."""
        if self.building:
            order = map(self._in_order, self.field.sides)
            return next(side for side in order if not self.decks[side])
        return self._in_order(self.ban_order[self.bans][0])

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
        if new.bans < len(self.ban_order):
            return new
        return dealt(self, [list(deck) for deck in new.decks], [], events)

    def _build(self, side: int, ids: tuple[str, ...], events: list[Event]) -> None:
        book = {card.id: card for card in self.cards}
        self._put(side, tuple(book[card] for card in ids))
        events.append(DeckBuilt(side))
        if self.building:
            return
        if self.field is DUEL:
            events.append(DeckShown(self.first, self.decks[self.first]))
        else:
            events.extend(DeckShown(seat, deck) for seat, deck in enumerate(self.decks))

    def _ban(self, banner: int, index: int, events: list[Event]) -> None:
        owner = self.banned_side
        deck = self.decks[owner]
        self._put(owner, deck[:index] + deck[index + 1 :])
        self.bans += 1
        events.append(CardBanned(banner, owner, deck[index], index))
        if self.bans == 1 and self.field is DUEL:
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

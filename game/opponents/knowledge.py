"""The knowledge of a seat: everything on the table, and not the order of what is hidden.

All decks are open (R2.2), seen while they were picked (R2.3) or laid open (R2.5), so the *cards* of
the opponent's hand are known. Their order is not, but for what came back to the hand in sight of
all: the far right of the hand, which a ``Memory`` counts from the events. The Horde's deck lies
face down (R9.1), and nobody sees the random stream. Everybody sees when a position comes again.
"""

from collections.abc import Hashable, Iterable
from copy import copy
from random import Random
from typing import NamedTuple

from game.rules import (
    DECK_SIZE,
    Card,
    Constructed,
    Draft,
    Event,
    FightSetup,
    Position,
    Setup,
    State,
    events,
    standing_key,
)

#: By these events a card that a hand was dealt is seen: it is played, or passed on (R13.8).
_LEAVES_HAND = events.CreatureSummoned | events.IncantationReturned | events.CardRelieved


class Memory(NamedTuple):
    """The cards that were dealt hidden and never seen since.

    ``unseen`` tells by side how many they are; they are the leftmost of the hand, as all cards to
    their right came back in sight of all. ``stood`` are the standings with which turns of this
    match have begun (``standing_key``).
    """

    unseen: tuple[int, ...] = (0, 0)
    stood: frozenset[Hashable] = frozenset()

    def hidden(self, side: int) -> int:
        """Return how many cards of this side's hand were never seen."""
        return self.unseen[side] if side < len(self.unseen) else 0


def nothing_seen(state: State) -> Memory:
    """Return the memory of one who comes to the table now."""
    return Memory(tuple([len(side.hand) for side in state.sides]))


def remember(memory: Memory, happened: Iterable[Event], now: Position | None = None) -> Memory:
    """Return the memory after these events, which everybody saw.

    Begin with ``Memory()`` and all events of the match, or with ``nothing_seen``. If the turn of
    a duel begins with the events, its standing is remembered, too: ``now`` is the position after
    them.
    """
    hidden = [*memory.unseen]
    stood = memory.stood
    for event in happened:
        if isinstance(event, events.HandDealt):
            # A ring has more than two sides.
            hidden += [0] * (event.side + 1 - len(hidden))
            hidden[event.side] = len(event.cards)
        elif isinstance(event, _LEAVES_HAND):
            hidden[event.side] -= event.place < hidden[event.side]
        elif isinstance(event, events.TurnBegan) and isinstance(now, State) and not now.solo:
            stood |= {standing_key(now)}
    return Memory(tuple(hidden), stood)


def seen(position: Position, side: int, seed: int, memory: Memory | None = None) -> Position:
    """Return a copy in which what ``side`` may not know is replaced by something plausible.

    The replacement depends on ``seed`` and on what ``side`` knows, on nothing else.
    Without a memory all of the opponent's hand is taken to be hidden.
    """
    if isinstance(position, State):
        return seen_match(position, side, seed, memory)
    return _seen_setup(position, side, Random(seed))


def seen_match(state: State, side: int, seed: int, memory: Memory | None = None) -> State:
    """Return what ``seen`` does of a match."""
    rng = Random(seed)
    new = state.copy()
    new.rng = rng.getrandbits(64)
    for foe in state.field.foes[side]:
        hand = new.sides[foe].hand
        hidden = len(hand) if memory is None else min(memory.hidden(foe), len(hand))
        # An incantation that waits for an order of the fallen has been shown (R6.3).
        shown = new.casting if new.active == foe else -1
        places = [place for place in range(hidden) if place != shown]
        cards = _shuffled([hand[place] for place in places], rng)
        for place, card in zip(places, cards, strict=True):
            hand[place] = card
    horde = new.sides[-1].horde
    if horde is not None:
        # The wings of a ring share it (R13.22).
        horde.deck = _shuffled(horde.deck, rng)
    return new


def retaken(before: State, after: State, seed: int) -> State:
    """Return a copy of ``after`` in which the player's turn has taken other cards of the Horde's.

    The turn began with ``before``, and took cards from the top of a deck that lies
    face down (R9.1, R9.6). The rest of it is put in another order, too.
    """
    rng = Random(seed)
    new = after.copy()
    new.rng = rng.getrandbits(64)
    # The wings of a ring share one deck, and who plays alone meets but one (R13.22).
    then, now = before.sides[-1], new.sides[-1]
    assert then.horde is not None
    assert now.horde is not None
    if then.fort != now.fort:
        # All of the deck was taken, and lies in the next one.
        now.horde.deck = _shuffled(now.horde.deck, rng)
        return new
    pile = _shuffled(then.horde.deck, rng)
    taken = len(pile) - len(now.horde.deck)
    for card in then.horde.deck[:taken]:
        now.horde.discard.remove(card)
    now.horde.discard += pile[:taken]
    now.horde.deck = pile[taken:]
    return new


def _seen_setup(setup: Setup, side: int, rng: Random) -> Setup:
    new = copy(setup)
    new.stream = rng.getrandbits(64)
    if isinstance(new, Draft):
        new.pile = tuple(_shuffled(new.pile, rng))
    elif isinstance(new, FightSetup):
        own = new.hands.index(side)
        new.dealt = tuple(
            [
                hand if number == own else tuple(_shuffled(hand, rng))
                for number, hand in enumerate(new.dealt)
            ]
        )
        new.deck = tuple(_shuffled(new.deck, rng))
    elif isinstance(new, Constructed):
        for other in new.field.sides:
            if other != side:
                _hide_deck(new, other, rng)
    return new


def _hide_deck(setup: Constructed, owner: int, rng: Random) -> None:
    """Replace a deck that has been built but not laid open yet (R2.5, R14.2)."""
    open_at_once = owner == setup.first or setup.field.is_ring
    shown = not setup.building and (open_at_once or setup.bans > 0)
    if shown or not setup.decks[owner]:
        return
    decks = list(setup.decks)
    decks[owner] = tuple(_shuffled(setup.cards, rng)[:DECK_SIZE])
    setup.decks = tuple(decks)


def _id(card: Card) -> str:
    return card.id


def _shuffled(cards: Iterable[Card], rng: Random) -> list[Card]:
    """Return the cards in an order that does not depend on the one in which they lay."""
    pile = sorted(cards, key=_id)
    rng.shuffle(pile)
    return pile

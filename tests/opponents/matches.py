"""Matches between computer players, with what each of them remembers."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, Protocol

from game.opponents import Memory, remember, think
from game.rules import (
    NOBODY,
    AnyAction,
    Card,
    Position,
    State,
    Terms,
    apply,
    legal_actions,
    open_setup,
    to_act,
)
from tests.certain import done
from tests.rules.kit import CARDS, DECKS

FORMS = ("preconstructed", "draft", "constructed")
KIT: list[Card] = list(CARDS.values())

FORMATS = (
    *(Terms(form, edition=edition) for form in FORMS for edition in (0, 1)),
    Terms("preconstructed", solo=True),
    Terms("draft", solo=True),
    Terms("draft", solo=True, custom=True),
)


class Player(Protocol):
    def __call__(
        self, position: Position, side: int, seed: int, memory: Memory | None = None
    ) -> AnyAction:
        """Return an action, resting on nothing but what is given."""


def player(strength: str) -> Player:
    def act(position: Position, side: int, seed: int, memory: Memory | None = None) -> AnyAction:
        return think(position, side, seed, memory, strength).actions[0]

    return act


greedy = player("greedy")


class Moment(NamedTuple):
    """A position in which ``side`` has acted, and what it then remembered."""

    position: Position
    side: int
    memory: Memory
    action: AnyAction


def random_player(
    position: Position, side: int, seed: int, memory: Memory | None = None
) -> AnyAction:
    return Random(seed).choice(legal_actions(position))


def moments(terms: Terms, players: tuple[Player, Player], seed: int) -> Iterator[Moment]:
    """Play a match to its end; the last moment's action leads to it."""
    rng = Random(seed)
    position: Position
    position, happened = open_setup(terms, KIT, DECKS, seed)
    memory = remember(Memory(), happened)
    while (side := to_act(position)) != NOBODY:
        action = players[side](position, side, rng.getrandbits(32), memory)
        yield Moment(position, side, memory, action)
        position, happened = apply(position, action)
        memory = remember(memory, happened)


def last(terms: Terms, players: tuple[Player, Player], seed: int) -> State:
    *_, moment = moments(terms, players, seed)
    return done(moment.position, moment.action)


def told(terms: Terms, seed: int) -> list[str]:
    return [repr(moment.action) for moment in moments(terms, (greedy, greedy), seed)]


def permuted(state: State, side: int, memory: Memory, rng: Random) -> State:
    """Return the position with all that is hidden from ``side`` in another order."""
    new = state.copy()
    new.rng = rng.getrandbits(64)
    for foe in state.field.foes[side]:
        hand = new.sides[foe].hand
        shown = new.casting if new.active == foe else -1
        places = [place for place in range(min(memory.hidden(foe), len(hand))) if place != shown]
        cards = [hand[place] for place in places]
        rng.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            hand[place] = card
    horde = new.sides[-1].horde
    if horde is not None:
        rng.shuffle(horde.deck)
    return new

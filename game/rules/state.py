"""The whole state of a match: all that is needed to go on, and nothing else.

The stronghold is not an item of the hand's list but a place in it: the number of cards to its left.

A search copies states more often than it does anything else. So a copy is made in the quickest
way: lists by their own ``copy``, the sides in a loop, because a call or a comprehension takes
longer. Sides and states have no ``__init__``, which would take as long as all else in a copy:
they are made by ``of``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from .cards import REACH, Card
from .field import DUEL, FIRST, LEFT, NOBODY, RIGHT, SUMMONING, TOP, UNDECIDED, Field
from .fights.in_force import Changes, own_turn
from .ring.ring_state import FIRST_TURNS, RingState
from .unit import Unit

OPENING_MANA: Final = 6


class HordeDeck:
    """The rule-driven opponent of a solo match (R9): its piles and its settings.

    ``deck`` is listed from the top. ``spent``, ``lane``, ``revealed`` and
    ``last_turn`` belong to the Horde's turn under way.
    """

    __slots__ = (
        "deck",
        "discard",
        "fixed_mana",
        "lane",
        "last_turn",
        "resistance",
        "revealed",
        "spent",
        "variable_mana",
    )

    def __init__(
        self,
        deck: list[Card],
        discard: list[Card],
        fixed_mana: int = 6,
        variable_mana: int = 1,
        resistance: int = 0,
    ) -> None:
        self.deck = deck
        self.discard = discard
        self.fixed_mana = fixed_mana
        self.variable_mana = variable_mana
        self.resistance = resistance
        self.spent = 0
        self.lane = TOP
        self.revealed: Card | None = None
        self.last_turn = False

    def brings(self, mana: int) -> bool:
        """Tell whether another card comes for what is left of ``mana`` (R9.3)."""
        return bool(self.deck) and self.spent < mana

    def begin_turn(self, lane: int, *, behind_fort: bool) -> bool:
        """Begin a turn whose first card comes to ``lane``; tell whether it is the last (R9.8)."""
        self.spent = 0
        self.lane = lane
        self.last_turn = behind_fort and not self.deck
        return self.last_turn

    def add_to_key(self, key: list[object]) -> None:
        """Add to the key of a position what tells this deck from others."""
        key += [self.spent, self.lane, self.last_turn]
        key.append(None if self.revealed is None else self.revealed.id)
        for pile in (self.deck, self.discard):
            key.append(None)
            for card in pile:
                key.append(card.id)

    def copy(self) -> HordeDeck:
        """Return an equal deck that changes apart from this one."""
        new = HordeDeck(
            [*self.deck], [*self.discard], self.fixed_mana, self.variable_mana, self.resistance
        )
        new.spent = self.spent
        new.lane = self.lane
        new.revealed = self.revealed
        new.last_turn = self.last_turn
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how ``pickle`` makes it anew: compiled, it cannot be made without its piles."""
        settings = self.fixed_mana, self.variable_mana, self.resistance
        turn = self.spent, self.lane, self.revealed, self.last_turn
        return restored_deck, (self.deck, self.discard, settings, turn)


def restored_deck(
    deck: list[Card],
    discard: list[Card],
    settings: tuple[int, int, int],
    turn: tuple[int, int, Card | None, bool],
) -> HordeDeck:
    """Return the Horde's deck that was pickled, or copied."""
    new = HordeDeck(deck, discard, *settings)
    new.spent, new.lane, new.revealed, new.last_turn = turn
    return new


class Side:
    """One player's cards: the hand, the stronghold's place in it, and two lanes.

    ``hand`` is listed from the left, without the stronghold; ``stronghold`` is
    the number of cards to the left of it; ``fort`` tells which face it shows.
    ``lanes`` are listed from the front. ``permanent`` are ability bits that
    every creature of this side has (R10.2). ``horde`` replaces the hand in solo.
    """

    __slots__ = ("fort", "hand", "horde", "lanes", "permanent", "stronghold")

    hand: list[Card]
    stronghold: int
    fort: bool
    lanes: list[list[Unit]]
    permanent: int
    horde: HordeDeck | None

    @staticmethod
    def of(
        hand: list[Card],
        stronghold: int = 0,
        fort: bool = False,
        lanes: list[list[Unit]] | None = None,
        permanent: int = 0,
        horde: HordeDeck | None = None,
    ) -> Side:
        """Return a side; without ``lanes`` it has no creatures in play."""
        new = Side()
        new.hand = hand
        new.stronghold = stronghold
        new.fort = fort
        new.lanes = lanes if lanes is not None else [[], []]
        new.permanent = permanent
        new.horde = horde
        return new

    @property
    def piles(self) -> tuple[list[Card], ...]:
        """The Horde's deck and discard pile; a hand has none."""
        return (self.horde.deck, self.horde.discard) if self.horde else ()

    @property
    def creatures(self) -> int:
        """The number of creatures in play."""
        top, bottom = self.lanes
        return len(top) + len(bottom)

    @property
    def stronghold_life(self) -> int:
        """The damage that would destroy the stronghold: the cards to its right (R4.2)."""
        return len(self.hand) - self.stronghold

    @property
    def life(self) -> int:
        """The same, or for the Horde what empties its deck (R9.6)."""
        return self.stronghold_life if self.horde is None else len(self.horde.deck)


class Odds(NamedTuple):
    """Even odds: ``side`` has ``mana`` more in each of its first ``turns`` turns (R2.8)."""

    side: int
    mana: int
    turns: int

    def left(self, turn: int, active: int, sides: int) -> int:
        """Return how many of those turns are left in a turn of ``active``, that one included.

        ``sides`` play in turn. The last turn of ``side`` that is over lies 1 to ``sides`` back.
        """
        back = (active - self.side - 1) % sides + 1
        return max(0, self.turns - (turn - 1 + sides - back) // sides)


class DeckOdds(NamedTuple):
    """By even odds, what a deck has more in each of its first ``turns`` turns (R2.8).

    ``deck`` and ``rival``, the one that it faces, are numbers of the decks offered.
    """

    deck: int
    rival: int
    mana: int
    turns: int


def odds_between(odds: Sequence[DeckOdds], left: int, right: int) -> Odds | None:
    """Return what two decks, by their numbers, are given against each other (R2.8)."""
    for each in odds:
        if (each.deck, each.rival) in ((left, right), (right, left)):
            return Odds(LEFT if each.deck == left else RIGHT, each.mana, each.turns)
    return None


class State:
    """A position of a match.

    ``pending`` are the fallen cards whose owner ``pending_side`` has still to order (R5.6).
    ``casting`` is the place in the active hand of an incantation whose effect waits for that order,
    or −1. ``ending``: the turn is being ended, the attacks that are left are made without a further
    action (R5.8). ``turn`` counts the turns of both sides from 1. ``rng`` is the random stream.
    ``odds`` are what a match with even odds gives, which it keeps to its end. ``changes`` are those
    of a fight, None in every other match (R16.52), and ``ring`` is what a ring of several seats
    keeps, None between two (R13). ``field`` tells who stands across, who plays next, and who is
    whose opponent.
    """

    __slots__ = (
        "active",
        "casting",
        "changes",
        "edition",
        "ending",
        "field",
        "mana",
        "odds",
        "pending",
        "pending_side",
        "phase",
        "ring",
        "rng",
        "sides",
        "turn",
        "winner",
    )

    field: Field
    sides: list[Side]
    active: int
    edition: int
    turn: int
    phase: int
    mana: int
    odds: Odds | None
    changes: Changes | None
    ring: RingState | None
    rng: int
    pending: tuple[Card, ...]
    pending_side: int
    casting: int
    ending: bool
    winner: int

    @staticmethod
    def of(
        sides: list[Side], active: int = LEFT, edition: int = FIRST, field: Field = DUEL
    ) -> State:
        """Return the state in which the first turn of ``active`` is to begin."""
        new = State()
        new.field = field
        new.sides = sides
        new.active = active
        new.edition = edition
        new.turn = 1
        new.phase = SUMMONING
        new.mana = 0
        new.odds = None
        new.changes = None
        new.ring = RingState(active, (0,) * len(sides)) if field.is_ring else None
        new.rng = 0
        new.pending = ()
        new.pending_side = NOBODY
        new.casting = -1
        new.ending = False
        new.winner = UNDECIDED
        return new

    def copy(self, changing: tuple[int, ...] | None = None) -> State:
        """Return an equal state that changes apart from this one.

        Where only the sides ``changing`` will, the states share the others.
        """
        new = State()
        field = new.field = self.field
        sides = self.sides.copy()
        for number in field.sides if changing is None else changing:
            side = sides[number]
            own = sides[number] = Side()
            own.hand = side.hand.copy()
            own.stronghold = side.stronghold
            own.fort = side.fort
            top, bottom = side.lanes
            own.lanes = [top.copy(), bottom.copy()]
            own.permanent = side.permanent
            own.horde = side.horde
        new.sides = sides
        # It sits last, and changes with its own side alone.
        if changing is None and sides[-1].horde is not None:
            _own_horde(new)
        new.active = self.active
        new.edition = self.edition
        new.turn = self.turn
        new.phase = self.phase
        new.mana = self.mana
        new.odds = self.odds
        new.changes = self.changes
        new.ring = self.ring
        new.rng = self.rng
        new.pending = self.pending
        new.pending_side = self.pending_side
        new.casting = self.casting
        new.ending = self.ending
        new.winner = self.winner
        return new

    @property
    def solo(self) -> bool:
        """Whether one hand plays against the Horde (R9), which sits last."""
        return self.ring is None and self.sides[-1].horde is not None

    @property
    def spoils(self) -> tuple[int, ...]:
        """The spoils of each seat of a ring (R15.2); a duel has none."""
        return () if self.ring is None else self.ring.spoils

    @property
    def relieved(self) -> bool:
        """Whether relief was used in the turn under way (R13.8)."""
        return self.ring is not None and self.ring.relieved

    @property
    def horde_side(self) -> int:
        """The side that is the Horde (R9), or ``NOBODY``."""
        return len(self.sides) - 1 if self.solo else NOBODY


def _own_horde(state: State) -> None:
    """Let the Horde have a deck of its own, which is one for all of its wings (R13.22)."""
    last = len(state.sides) - 1
    horde = state.sides[last].horde
    assert horde is not None
    horde = horde.copy()
    for wing in state.field.wings or (last,):
        state.sides[wing].horde = horde


def to_act(state: State) -> int:
    """Return the side whose action is awaited, or ``NOBODY`` when the match is over.

    It is the owner of a pending order (R5.6, R9.10), otherwise the active side.
    """
    if state.winner != UNDECIDED:
        return NOBODY
    return state.pending_side if state.pending_side != NOBODY else state.active


def regenerated_mana(state: State, side: int) -> int:
    """Return the mana with which ``side`` would begin a turn now (R2.8, R3.1, R9.2)."""
    own = state.sides[side]
    if own.horde is None:
        return max(0, len(own.hand) + 1 + extra_mana(state, side))
    met = sum([len(state.sides[foe].lanes[lane]) for foe, lane in state.field.across[side]])
    mana = own.horde.fixed_mana + own.horde.variable_mana * met
    return mana if state.changes is None else max(0, mana + extra_mana(state, side))


def mana_at_beginning(state: State, side: int) -> int:
    """Return the mana with which ``side`` would begin this turn with the cards that it has now."""
    if state.turn > state.field.listed_turns or state.sides[side].horde is not None:
        return regenerated_mana(state, side)
    mana = _first_mana(state, side)
    return regenerated_mana(state, side) if mana is None else max(0, mana + extra_mana(state, side))


def _first_mana(state: State, side: int) -> int | None:
    """Return the mana of a hand's first turn, or None where it begins as usual (R2.7, R13.7).

    A change of a fight can lift the 6 of the first turn (H2), and where the Horde begins a ring
    the list holds for nobody (R13.26).
    """
    if state.changes is not None and side in state.changes.table.full_first:
        return None
    if state.ring is None:
        return OPENING_MANA
    first = state.ring.first
    if state.sides[first].horde is not None:
        return None
    return FIRST_TURNS[state.field.name][(side - first) % len(state.sides)]


def extra_mana(state: State, side: int) -> int:
    """Return what a turn of ``side`` has more: the one under way, or its next.

    That is what even odds add (R2.8), and the changes of a fight (H2 of R16.52).
    """
    odds, changes = state.odds, state.changes
    more = 0
    if changes is not None and changes.table.has_mana:
        sides = len(state.sides)
        turn = own_turn(state.turn + (side - state.active) % sides, sides)
        more = changes.table.mana(side, turn)
    if odds is None or odds.side != side:
        return more
    return more + (odds.mana if odds.left(state.turn, state.active, len(state.sides)) else 0)


def reach_of(state: State, side: int) -> int:
    """Return how many cards of a side's hand are in reach (R1; H3 of R16.52)."""
    return REACH if state.changes is None else state.changes.table.reach[side]

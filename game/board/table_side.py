"""One side of the table: its pieces, its stronghold, and how it holds its cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.rules import TOP, Card, Creature, HordeDeck, Side, Unit

from .card_faces import CardFace, FightSight
from .layout import Layout
from .spots import Box, Spot


class Piece:
    """A card on the table: what it is, and where and how it is drawn now.

    ``x`` and ``y`` are its middle, ``width`` and ``height`` its size, in logical units; ``turned``
    goes from 0 (face down) to 1 (face up); ``depth`` puts higher pieces over lower ones; ``goal``
    is where it belongs or is going. ``unit`` is set while it is in play. A ``veiled`` card is not
    known to whoever looks, in whosever hand it lies.
    """

    def __init__(self, card: Card | None, unit: Unit | None = None) -> None:
        self.card = card
        self.unit = unit
        self.x = self.y = 0.0
        self.width = self.height = 0.0
        self.alpha = 255.0
        self.angle = 0.0
        self.turned = 1.0
        self.depth = 0
        self.veiled = False
        self.goal = Spot(0.0, 0.0, 0.0, 0.0)
        #: The face of its card, and what that follows from.
        self.known: tuple[Card, FightSight, CardFace] | None = None

    @property
    def is_stronghold(self) -> bool:
        """Whether it is a stronghold rather than a card."""
        return self.card is None

    @property
    def spot(self) -> Spot:
        """Where it is drawn now."""
        return Spot(self.x, self.y, self.width, self.height)

    def put(self, spot: Spot) -> None:
        """Lay it at ``spot`` at once."""
        self.goal = spot
        self.x, self.y, self.width, self.height = spot


@dataclass(eq=False)
class Keep:
    """A stronghold with the Horde's piles around it, if it is the Horde's; wings share one."""

    fort: bool
    stronghold: Piece
    deck: int
    discard: list[Card]
    #: Whether the Horde's deck has run out behind its Fort (R9.8): it has one turn left.
    ran_out: bool
    #: Whether the Fort was seen to fall (R4.4).
    fallen: bool = False


class Holding(NamedTuple):
    """How a side holds its cards: in a hand with the stronghold among them, or in piles.

    ``word`` names it in texts, ``stands`` what an attack on it strikes; ``life`` is the damage that
    would destroy the stronghold, all told (R4.2, R9.6), ``count`` how many cards are held. ``tray``
    is where they lie at the top, ``spot`` the place of one by its side, its index and their number.
    """

    word: str
    stands: Callable[[TableSide], str]
    life: Callable[[TableSide], int]
    count: Callable[[TableSide], int]
    tray: Callable[[Layout], Box]
    spot: Callable[[Layout, int, int, int], Spot]


HAND = Holding(
    "hand",
    lambda side: "fort" if side.fort else "bastion",
    lambda side: len(side.hand) - side.place - side.pushed,
    lambda side: len(side.hand),
    lambda layout: layout.other_tray,
    lambda layout, side, index, count: layout.row(side, index, count),
)
#: Those of the Horde, whose deck is its life.
PILES = Holding(
    "deck",
    lambda _: "deck",
    lambda side: side.deck,
    lambda side: side.deck,
    lambda layout: layout.horde_tray,
    lambda layout, *_: layout.horde_stronghold,
)


class TableSide:
    """One side of the table. ``hand`` is without the stronghold, whose place is a number."""

    def __init__(self, side: Side) -> None:
        self.hand: list[Piece] = [Piece(card) for card in side.hand]
        self.place: int = side.stronghold
        #: How many places further to the right the stronghold will be when its push is over.
        self.pushed: int = 0
        self.permanent = side.permanent
        self.lanes = [[Piece(unit.card, unit) for unit in row] for row in side.lanes]
        self.horde = side.horde is not None
        self.holding = PILES if self.horde else HAND
        piles = side.horde or HordeDeck([], [], 0, 0)
        ran_out = self.horde and side.fort and not piles.deck and piles.revealed is None
        self.keep = Keep(side.fort, Piece(None), len(piles.deck), list(piles.discard), ran_out)
        #: The parts of the Horde's mana (R9.2), and the lane to which its next card comes (R9.3).
        self.fixed_mana, self.variable_mana = piles.fixed_mana, piles.variable_mana
        self.next_lane = TOP
        #: What the creatures in play show, and what that follows from: a frame asks often.
        self.seen: list[object] = []
        self.faces: dict[Piece, CardFace] = {}

    @property
    def fort(self) -> bool:
        """Whether the stronghold shows its Fort (R4.3)."""
        return self.keep.fort

    @property
    def stronghold(self) -> Piece:
        """The piece of the stronghold."""
        return self.keep.stronghold

    @property
    def deck(self) -> int:
        """How many cards the Horde's deck has."""
        return self.keep.deck

    @property
    def row(self) -> list[Piece]:
        """The hand from left to right with the stronghold at its place."""
        return [*self.hand[: self.place], self.stronghold, *self.hand[self.place :]]

    @property
    def life(self) -> int:
        """The damage that would destroy the stronghold, all told (R4.2, R9.6)."""
        return self.holding.life(self)

    def as_rules(self) -> Side:
        """Return the creatures in play as the rules see them, to ask for abilities."""
        lanes = [[piece.unit for piece in row if piece.unit is not None] for row in self.lanes]
        return Side.of([], lanes=lanes, permanent=self.permanent)


def side_picture(side: TableSide) -> list[object]:
    """Return what a side shows, to be compared with another."""
    rows = [[_unit_picture(piece.unit) for piece in row] for row in side.lanes]
    hand = [piece.card for piece in side.hand]
    return [hand, side.place, side.fort, *rows, side.deck, side.keep.discard]


def _unit_picture(unit: Unit | None) -> tuple[str, int, int, bool, bool] | None:
    if unit is None:
        return None
    return unit.card.id, unit.damage, unit.growth, unit.summoned, unit.suffered


def new_unit(card: Card) -> Unit:
    """Return a creature that was summoned this turn."""
    assert isinstance(card, Creature)
    return Unit(card, summoned=True)

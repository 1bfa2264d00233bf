"""The order of attack as numbers of the creatures: given when an assault begins (R5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules import State, next_attacker

if TYPE_CHECKING:
    from .table import Piece, TableSide


@dataclass(eq=False)
class Rank:
    """A creature's number in the order of attack; ``grown`` goes from 0 to 1 as it pops up."""

    number: int
    grown: float = 1.0


def attack_order(sides: Sequence[TableSide], active: int) -> dict[Piece, Rank]:
    """Return the numbers of the creatures that are to attack, as the table is now."""
    state = State.of([side.as_rules() for side in sides], active)
    order: dict[Piece, Rank] = {}
    while (found := next_attacker(state)) is not None:
        lane, position = found
        row = state.sides[active].lanes[lane]
        row[position] = row[position].spent()
        order[sides[active].lanes[lane][position]] = Rank(len(order) + 1)
    return order


def take_number(order: dict[Piece, Rank], attacker: Piece) -> None:
    """Take the attacker's number from it, and those of all whose turn has passed by (R8.3)."""
    rank = order.get(attacker)
    if rank is None:
        return
    for piece in [piece for piece, other in order.items() if other.number <= rank.number]:
        del order[piece]

"""The order of attack as numbers on the cards: given when an assault begins (R5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.kit import Canvas, Colour, Colours, Point, Times, timeline
from game.rules import State, next_attacker

from .cards.card_lettering import draw_number
from .cards.card_view import SLIM_BELOW

if TYPE_CHECKING:
    from .animation.animator import Animator
    from .table import Piece, TableSide

#: The radius of a badge, and of the next attacker's.
_RADIUS, _NEXT = 14.0, 18.0
_RIM: Colour = (40, 14, 10)
_DISC: Colour = (150, 34, 26)
_NEXT_DISC: Colour = (226, 74, 24)
#: A badge that pops up is drawn in so many sizes.
_SIZES = 6
#: Seconds between two badges that pop up, and until the last of many.
_BETWEEN, _LONGEST = 0.1, 0.7


@dataclass(eq=False)
class Rank:
    """A creature's number in the order of attack; ``grown`` goes from 0 to 1 as it pops up."""

    number: int
    grown: float = 1.0


def attack_order(sides: Sequence[TableSide], active: int) -> dict[Piece, Rank]:
    """Return the numbers of the creatures that are to attack, as the table is now."""
    state = State([side.as_rules() for side in sides], active)
    order: dict[Piece, Rank] = {}
    while (found := next_attacker(state)) is not None:
        lane, position = found
        row = state.sides[active].lanes[lane]
        row[position] = row[position].spent()
        order[sides[active].lanes[lane][position]] = Rank(len(order) + 1)
    return order


def call_up(board: Animator) -> timeline.Step:
    """Let the attackers' numbers pop up one after the other."""
    table = board.table
    table.order = attack_order(table.sides, table.active)
    if board.reduced:
        return timeline.Wait(Times.move)
    between = min(_BETWEEN, _LONGEST / max(len(table.order), 1))
    for rank in table.order.values():
        rank.grown = 0.0
        line = timeline.Timeline(timeline.Wait(between * rank.number))
        board.aside(line.tween(rank, "grown", 1.0, 0.26, timeline.back_out))
    return timeline.Wait(between * len(table.order) + Times.move)


def take_number(order: dict[Piece, Rank], attacker: Piece) -> None:
    """Take the attacker's number from it, and those of all whose turn has passed by (R8.3)."""
    rank = order.get(attacker)
    if rank is None:
        return
    for piece in [piece for piece, other in order.items() if other.number <= rank.number]:
        del order[piece]


def draw_order(canvas: Canvas, order: dict[Piece, Rank]) -> None:
    """Draw the numbers at the upper left of their cards, the next attacker's larger."""
    first = min((rank.number for rank in order.values()), default=0)
    for piece, rank in order.items():
        share = round(rank.grown * _SIZES) / _SIZES
        if share <= 0 or piece.unit is None:
            continue
        ahead = rank.number == first
        radius = (_NEXT if ahead else _RADIUS) * share
        top = piece.y - piece.height / 2
        # A narrow card has its signs in the middle: the number stands above them.
        narrow = piece.width < SLIM_BELOW
        middle = (piece.x, top - 9) if narrow else (piece.x - piece.width / 2 + 5, top + 4)
        if ahead:
            light = pygame.FRect(0, 0, radius, radius)
            light.center = middle
            canvas.glow(light, Colours.attacker, strength=220, spread=16, radius=radius / 2)
        _badge(canvas, rank.number, ahead, middle, radius)


def _badge(canvas: Canvas, number: int, ahead: bool, middle: Point, radius: float) -> None:
    size = (2 * radius + 2, 2 * radius + 2)
    paint = partial(_paint, number=number, ahead=ahead)
    canvas.blit(canvas.sprite(("rank", number, ahead), size, paint), middle, centered=True)


def _paint(canvas: Canvas, number: int, ahead: bool) -> None:
    middle = canvas.view.center
    radius = canvas.view.width / 2 - 1
    canvas.circle(middle, radius, _RIM)
    canvas.circle(middle, radius * 0.92, Colours.gold if ahead else Colours.bronze)
    canvas.circle(middle, radius * 0.76, _RIM)
    canvas.circle(middle, radius * 0.7, _NEXT_DISC if ahead else _DISC)
    canvas.circle(
        (middle[0] - radius * 0.14, middle[1] - radius * 0.2), radius * 0.42, _shine(ahead)
    )
    draw_number(canvas, number, middle, radius * (0.95 if number < 10 else 0.75))


def _shine(ahead: bool) -> Colour:
    return (240, 110, 44) if ahead else (176, 54, 38)

"""The motion of an undo: the table shows an earlier position, and every card goes back to it."""

from __future__ import annotations

from typing import NamedTuple

from game.kit import Times, timeline
from game.rules import Card, State

from ..layout import Layout
from ..spots import Spot
from ..table import Piece, Table
from .animator import Animator

#: Whose card, and which; the stronghold is no card.
_Key = tuple[int, Card | None]


class _Pose(NamedTuple):
    """How a piece was drawn."""

    spot: Spot
    turned: float
    angle: float


def go_back(animator: Animator, state: State) -> None:
    """Show ``state``, which was before: what lies elsewhere goes there, from where it is now."""
    table = animator.table
    poses, lit = _poses(table), table.lit
    animator.skip()
    table.rebuild(state)
    table.arrange(animator.layout)
    moved = [
        piece
        for key, piece in _pieces(table)
        if _lies_again(piece, poses.get(key), animator.layout)
    ]
    table.lit = lit
    animator.aside(timeline.Tween(table, "lit", float(table.left), Times.move, timeline.linear))
    line = timeline.Timeline(animator.settle(Times.move))
    animator.run(line.call(lambda: _put_down(moved)))


def _lies_again(piece: Piece, pose: _Pose | None, layout: Layout) -> bool:
    """Draw a piece where it was drawn; True where that is not where it belongs."""
    if pose is None:
        # A creature of the Horde, whose card is one of a pile.
        pose = _Pose(layout.horde_discard, 1.0, 0.0)
    if pose == (piece.goal, piece.turned, piece.angle):
        return False
    piece.x, piece.y, piece.width, piece.height = pose.spot
    piece.turned, piece.angle = pose.turned, pose.angle
    piece.depth = 10
    return True


def _put_down(pieces: list[Piece]) -> None:
    for piece in pieces:
        piece.depth = 0


def _poses(table: Table) -> dict[_Key, _Pose]:
    """Return how every card is drawn now; the fallen may be of either side."""
    fallen = {(side, piece.card): piece for piece in table.fallen for side in table.field.sides}
    pieces = fallen | dict(_pieces(table))
    return {key: _Pose(piece.spot, piece.turned, piece.angle) for key, piece in pieces.items()}


def _pieces(table: Table) -> list[tuple[_Key, Piece]]:
    """Return the pieces in hands and lanes; no side has a card twice."""
    return [
        ((number, piece.card), piece)
        for number, side in enumerate(table.sides)
        for piece in (side.stronghold, *side.hand, *side.lanes[0], *side.lanes[1])
    ]

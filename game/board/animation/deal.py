"""The hands dealt when a match begins: card by card, from the sides of the table (R2.6)."""

from __future__ import annotations

from game.kit import Times, timeline

from ..hud.mana_gems import fill
from ..table import Piece
from .animator import Animator

#: Seconds between two cards, and for the way of each.
_BETWEEN, _WAY = 0.075, 0.44
#: How far outside of the window a card comes from.
_OUTSIDE = 120.0


def deal(board: Animator) -> timeline.Step:
    """Return how both hands come to lie where they belong, and how the first mana fills."""
    table, layout = board.table, board.layout
    targets = table.targets(layout)
    steps: list[timeline.Step] = []
    for number, side in enumerate(table.sides):
        if side.ai:
            continue
        start = -_OUTSIDE if number == 0 else layout.width + _OUTSIDE
        for index, piece in enumerate(side.row):
            steps.append(_dealt(board, piece, start, targets[piece][1], index))
    table.lit = 0.0
    return timeline.Timeline(timeline.Together(*steps)).call(lambda: fill(board))


def _dealt(board: Animator, piece: Piece, start: float, turned: float, index: int) -> timeline.Step:
    """Return the way of one card, face down until it lies."""
    goal = piece.goal
    line = timeline.Timeline(timeline.Wait(_BETWEEN * index))
    if board.reduced:
        piece.alpha = 0.0
        return line.tween(piece, "alpha", 255.0, Times.appear, timeline.linear)
    piece.x, piece.y = start, board.layout.height * 0.45
    piece.turned, piece.angle = 0.0, 24.0 if start < 0 else -24.0
    piece.depth = 1
    line.together(
        timeline.Tween(piece, "x", goal.x, _WAY),
        timeline.Tween(piece, "y", goal.y, _WAY, timeline.ease_in_out),
        timeline.Tween(piece, "angle", 0.0, _WAY),
    )
    line.then(board.turn(piece, turned, Times.appear))
    return line.call(lambda: setattr(piece, "depth", 0))

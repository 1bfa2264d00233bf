"""The fall of creatures: a crack of light, two halves that sink in dust, and rows that close up."""

from __future__ import annotations

from game.kit import Times, motion
from game.rules import events as ev

from .animator import TELLERS, Animator
from .effects import Puff, Shards
from .effects_cards import Crack, Halves
from .faces import Face
from .flights import Later
from .gifts import gifts, show_lost
from .table import Piece

#: Seconds of the crack, and of the halves' fall.
_CRACK, _FALL = 0.13, 0.42
#: How much is seen of a fallen card until it goes home, and how far it has sunk.
_FAINT, _SUNK = 120.0, 18.0


def creatures_destroyed(board: Animator, event: ev.CreaturesDestroyed) -> motion.Step:
    """Let creatures fall together, and the rows close up (R5.4, R5.6)."""
    lanes = board.table.sides[event.side].lanes
    pieces = [lanes[fallen.lane][fallen.position] for fallen in event.fallen]
    for piece in pieces:
        board.marked.pop(piece, None)
        piece.depth = 5
        crack = Crack(piece)
        board.show(crack, motion.Tween(crack, "share", 1.0, _CRACK, motion.linear), fade=0.05)
    return motion.Timeline(motion.Wait(_CRACK), Later(lambda: _leave(board, event.side, pieces)))


def _leave(board: Animator, side: int, pieces: list[Piece]) -> motion.Step:
    """Take creatures out of their rows, and return their fall and the closing of the rows."""
    table = board.table
    faces, before = table.unit_faces(side), gifts(table)
    for row in table.sides[side].lanes:
        row[:] = [piece for piece in row if piece not in pieces]
    table.fallen += pieces
    show_lost(board, before)
    falls = motion.Together(*(_fall(board, piece, faces[piece]) for piece in pieces))
    return motion.Timeline(falls).then(Later(lambda: board.settle(Times.move, held=pieces)))


def _fall(board: Animator, piece: Piece, face: Face) -> motion.Step:
    """Return the fall of one creature, until its halves are on their way."""
    if board.reduced:
        return motion.Tween(piece, "alpha", _FAINT, Times.move, motion.linear)
    _break(board, piece, face)
    line = motion.Timeline()
    # What is left is the faint card, where it stood: it goes home from here.
    line.together(
        motion.Tween(piece, "alpha", 0.0, 0.0),
        motion.Tween(piece, "angle", 0.0, 0.0),
        motion.Tween(piece, "y", piece.goal.y + _SUNK, 0.0),
    )
    return line.tween(piece, "alpha", _FAINT, 0.24, motion.ease_in_cubic)


def _break(board: Animator, piece: Piece, face: Face) -> None:
    halves = Halves(face, piece.x, piece.y, piece.goal.width, piece.goal.height)
    board.show(halves, motion.Tween(halves, "fall", 1.0, _FALL, motion.linear), fade=0.16)
    foot = piece.y + piece.height / 2
    dust = Puff(piece.x, foot + 6, piece.goal.width * 1.1, rise=30)
    board.show(dust, motion.Tween(dust, "spread", 1.0, 0.6), fade=0.15)
    for colour, seed in (((196, 146, 74), 2), ((104, 72, 46), 7)):
        chips = Shards(piece.x, piece.y, colour, 8, seed=seed)
        board.show(chips, motion.Tween(chips, "spread", 1.0, 0.5), fade=0.14)


TELLERS[ev.CreaturesDestroyed] = creatures_destroyed

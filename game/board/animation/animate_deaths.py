"""The fall of creatures: a crack of light, two halves that sink in dust, and rows that close up."""

from __future__ import annotations

from game.kit import Times, timeline
from game.rules import events as ev

from ..card_faces import CardFace
from ..effects import Puff, Shards
from ..effects.card_ghosts import Crack, Halves
from ..table import Piece
from .animate_auras import aura_grants, show_lost
from .animator import Animator
from .arcs import Deferred

#: Seconds of the crack, and of the halves' fall.
_CRACK, _FALL = 0.13, 0.42
#: How much is seen of a fallen card until it goes home, and how far it has sunk.
_FAINT, _SUNK = 120.0, 18.0


def creatures_destroyed(animator: Animator, event: ev.CreaturesDestroyed) -> timeline.Step:
    """Let creatures fall together, and the rows close up (R5.4, R5.6)."""
    for piece in animator.table.rows.fallen(event):
        animator.marked.pop(piece, None)
        piece.depth = 5
        crack = Crack(piece)
        animator.show(crack, timeline.Tween(crack, "t", 1.0, _CRACK, timeline.linear), fade=0.05)
    return timeline.Timeline(timeline.Wait(_CRACK), Deferred(lambda: _leave(animator, event)))


def _leave(animator: Animator, event: ev.CreaturesDestroyed) -> timeline.Step:
    """Take creatures out of their rows, and return their fall and the closing of the rows."""
    table = animator.table
    faces, before = table.unit_faces(event.side), aura_grants(table)
    pieces = table.rows.fall(event)
    table.fallen += pieces
    show_lost(animator, before)
    falls = timeline.Together(*(_fall(animator, piece, faces[piece]) for piece in pieces))
    return timeline.Timeline(falls).then(Deferred(lambda: animator.settle(Times.move, held=pieces)))


def _fall(animator: Animator, piece: Piece, face: CardFace) -> timeline.Step:
    """Return the fall of one creature, until its halves are on their way."""
    if animator.reduced:
        return timeline.Tween(piece, "alpha", _FAINT, Times.move, timeline.linear)
    _break(animator, piece, face)
    line = timeline.Timeline()
    # The faint card is left where it stood: it goes home from here.
    line.together(
        timeline.Tween(piece, "alpha", 0.0, 0.0),
        timeline.Tween(piece, "angle", 0.0, 0.0),
        timeline.Tween(piece, "y", piece.goal.y + _SUNK, 0.0),
    )
    return line.tween(piece, "alpha", _FAINT, 0.24, timeline.ease_in_cubic)


def _break(animator: Animator, piece: Piece, face: CardFace) -> None:
    halves = Halves(face, piece.x, piece.y, piece.goal.width, piece.goal.height)
    animator.show(halves, timeline.Tween(halves, "fall", 1.0, _FALL, timeline.linear), fade=0.16)
    foot = piece.y + piece.height / 2
    dust = Puff(piece.x, foot + 6, piece.goal.width * 1.1, rise=30)
    animator.show(dust, timeline.Tween(dust, "spread", 1.0, 0.6), fade=0.15)
    for colour, seed in (((196, 146, 74), 2), ((104, 72, 46), 7)):
        chips = Shards(piece.x, piece.y, colour, 8, seed=seed)
        animator.show(chips, timeline.Tween(chips, "spread", 1.0, 0.5), fade=0.14)

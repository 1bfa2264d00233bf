"""Flights over the table: arcs from place to place, and the trail that a card leaves behind."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from game.kit import Canvas, Colour, Point, Times, motion

from .effects import Effect
from .effects_light import glow, shine, stepped

if TYPE_CHECKING:
    from .animator import Animator
    from .table import Piece


class Movable(Protocol):
    """Whatever has a place."""

    x: float
    y: float


class Later(motion.Step):
    """A step that is made when its turn has come, from the table as it then is."""

    def __init__(self, make: Callable[[], motion.Step]) -> None:
        self._make = make
        self._step: motion.Step | None = None

    def _made(self) -> motion.Step:
        if self._step is None:
            self._step = self._make()
        return self._step

    def advance(self, dt: float) -> float:
        """Move the made step on."""
        left = self._made().advance(dt)
        self.done = self._made().done
        return left

    def finish(self) -> None:
        """Make the step, if it is not made, and bring it to its end."""
        if not self.done:
            self.done = True
            self._made().finish()


def over(thing: Movable, goal: Point, seconds: float, *, height: float) -> motion.Step:
    """Return a flight to ``goal``, over a point ``height`` above the higher of both ends."""
    return Later(lambda: _over(thing, goal, seconds, height))


def _over(thing: Movable, goal: Point, seconds: float, height: float) -> motion.Step:
    top = min(thing.y, goal[1]) - height
    # As long up as down would need for the two heights, as a thrown thing takes.
    up, down = (thing.y - top) ** 0.5, (goal[1] - top) ** 0.5
    rise = seconds * up / (up + down or 1.0)
    return motion.Together(
        motion.Tween(thing, "x", goal[0], seconds, motion.linear),
        motion.Timeline(
            motion.Tween(thing, "y", top, rise, _slowing),
            motion.Tween(thing, "y", goal[1], seconds - rise, _falling),
        ),
    )


def _slowing(share: float) -> float:
    return 1.0 - (1.0 - share) ** 2


def _falling(share: float) -> float:
    return share * share


def carry(board: Animator, piece: Piece, seconds: float, *, height: float) -> motion.Step:
    """Return the flight of a piece to where it belongs, above the others, while they close up."""
    if board.reduced:
        return board.on_top(piece, board.settle(seconds))
    spot, turned = board.table.targets(board.layout)[piece]
    piece.goal = spot
    flight = motion.Together(
        board.settle(Times.move, held=(piece,)),
        over(piece, (spot.x, spot.y), seconds, height=height),
        motion.Tween(piece, "width", spot.width, seconds, motion.ease_in_out),
        motion.Tween(piece, "height", spot.height, seconds, motion.ease_in_out),
        motion.Tween(piece, "angle", 0.0, seconds * 0.7),
        motion.Tween(piece, "alpha", 255.0, seconds * 0.5),
        board.turn(piece, turned, seconds),
    )
    return board.on_top(piece, flight)


@dataclass(eq=False)
class Wake(Effect):
    """The light that a flying card leaves behind it."""

    piece: Piece
    colour: Colour
    alpha: float = 255.0
    _seen: deque[Point] = field(default_factory=lambda: deque(maxlen=12))

    below = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the light, weaker where the card was longer ago."""
        self._seen.append((self.piece.x, self.piece.y))
        for number, place in enumerate(self._seen):
            share = (number + 1) / len(self._seen)
            size = stepped(self.piece.width * (0.35 + 0.5 * share), 12.0)
            shine(canvas, glow, self.colour, place, (size, size), self.alpha * 0.5 * share)


def trailed(board: Animator, piece: Piece, colour: Colour, seconds: float) -> None:
    """Let a piece leave light behind it for so long."""
    board.show(Wake(piece, colour), motion.Wait(seconds), fade=0.2)

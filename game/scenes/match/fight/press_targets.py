"""The targets of a press on the table: own creatures, lanes, or nothing at all (R16.52)."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.board import Layout, Marks, Piece, Pointing, Table, aimed_at
from game.kit import Point, nearest
from game.rules import Press

_TARGET = "target"


@dataclass(frozen=True, slots=True)
class PressTargets:
    """The ways to use a press on a table: one action each, ``plays``, in the rules' order."""

    table: Table
    layout: Layout
    plays: Sequence[Press]

    def at(self, pos: Point) -> Press | None:
        """Return the way that a point means: the creature there, or the lane."""
        for play in self.plays:
            piece = self._piece(play)
            if piece is not None and piece.spot.holds(pos):
                return play
            if piece is None and any(box.collidepoint(pos) for box in self._halves(play)):
                return play
        return None

    def towards(self, here: Press, direction: str) -> Press:
        """Return the way that an arrow leads to from another, or the same."""
        others = [play for play in self.plays if play != here]
        found = nearest(self._box(here), [self._box(play) for play in others], direction)
        return here if found is None else others[found]

    def after(self, here: Press, step: int) -> Press:
        """Return the way ``step`` places further in the order, which begins again at its end."""
        return self.plays[(self.plays.index(here) + step) % len(self.plays)]

    def mark(self, marks: Marks, chosen: Press, start: Point) -> None:
        """Mark all targets, and point from ``start`` to the one that is ``chosen``."""
        marks.raised = marks.aim = None
        marks.lanes, marks.lane = (), None
        for play in self.plays:
            piece = self._piece(play)
            if piece is not None:
                marks.pieces[piece] = _TARGET
            else:
                marks.lanes += self._sides(play.lane)
        piece = self._piece(chosen)
        if piece is not None:
            spot = piece.spot
            marks.aim = Pointing(start, aimed_at(spot, start), spot)
            return
        for side, lane in self._sides(chosen.lane):
            marks.pieces |= dict.fromkeys(self.table.sides[side].lanes[lane], _TARGET)
        middle = self.layout.width / 2, self.layout.lane_middle(chosen.lane)
        marks.aim = Pointing(start, middle)

    def name(self, play: Press) -> str:
        """Return the name of the creature that is meant, or ""."""
        piece = self._piece(play)
        return piece.card.name if piece is not None and piece.card is not None else ""

    def _piece(self, play: Press) -> Piece | None:
        if play.position < 0:
            return None
        return self.table.sides[self.table.active].lanes[play.lane][play.position]

    def _sides(self, lane: int) -> tuple[tuple[int, int], ...]:
        own = self.table.active
        return (own, lane), self.table.field.across[own][lane]

    def _halves(self, play: Press) -> list[pygame.FRect]:
        return [pygame.FRect(self.layout.lane(side, lane)) for side, lane in self._sides(play.lane)]

    def _box(self, play: Press) -> pygame.FRect:
        piece = self._piece(play)
        if piece is not None:
            return pygame.FRect(piece.spot.rect)
        first, *others = self._halves(play)
        return first.unionall(others)

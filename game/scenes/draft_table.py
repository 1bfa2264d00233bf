"""The table of a draft: four revealed cards, and what each side has taken, as pieces that move."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.board import Piece, Spot
from game.kit import Step, Timeline, Together, Tween, back_out, ease_in_out
from game.rules import LEFT, RIGHT, Card, Draft, Event, events

CARD_SHAPE = 1.4
REVEALED_WIDTH = 178.0
REVEALED_GAP = 14.0
COLUMN = 236.0
COLUMN_TOP = 190.0
EDGE = 16.0
FLIGHT = 0.5
FLIP = 0.34


@dataclass(frozen=True, slots=True)
class DraftLayout:
    """Where the cards of a draft lie, in a window of ``width`` by ``height`` logical units."""

    width: float
    height: float

    def column(self, side: int) -> pygame.FRect:
        """Return the panel of a side's picks."""
        x = EDGE if side == LEFT else self.width - EDGE - COLUMN
        return pygame.FRect(x, EDGE, COLUMN, self.height - 2 * EDGE)

    def revealed(self, index: int, count: int = 4) -> Spot:
        """Return the place of a revealed card."""
        room = self.width - 2 * (COLUMN + 3 * EDGE)
        width = min(REVEALED_WIDTH * self.height / 720, (room - 3 * REVEALED_GAP) / 4)
        x = self.width / 2 + (index - (count - 1) / 2) * (width + REVEALED_GAP)
        return Spot(x, self.height * 0.47, width, width * CARD_SHAPE)

    def picked(self, side: int, index: int, most: int) -> Spot:
        """Return the place of a side's pick; ``most`` is how many there will be."""
        columns = 2 if most <= 8 else 4
        rows = -(-most // columns)
        panel = self.column(side)
        room = panel.height - COLUMN_TOP - 14
        height = min((room - 6 * (rows - 1)) / rows, 134.0)
        width = min(height / CARD_SHAPE, (panel.width - 28 - 6 * (columns - 1)) / columns)
        height = width * CARD_SHAPE
        left = panel.centerx - (columns * width + 6 * (columns - 1)) / 2
        x = left + (index % columns) * (width + 6) + width / 2
        y = panel.y + COLUMN_TOP + (index // columns) * (height + 6) + height / 2
        return Spot(x, y, width, height)

    @property
    def pile(self) -> Spot:
        """Return where cards come from: above the window's upper edge."""
        return Spot(self.width / 2, -180, 120, 120 * CARD_SHAPE)


class DraftTable:
    """The pieces of a draft, built from its position and moved by its events."""

    def __init__(self, draft: Draft) -> None:
        self.most = (8, 24 if draft.terms.solo else 8)
        self.revealed = [Piece(card) for card in draft.revealed]
        self.picks = tuple([Piece(card) for card in cards] for cards in draft.picks)
        self.round = draft.round

    def pieces(self) -> list[Piece]:
        """Return all pieces, those on the move last."""
        everything = [*self.picks[LEFT], *self.picks[RIGHT], *self.revealed]
        return sorted(everything, key=lambda piece: piece.depth)

    def arrange(self, layout: DraftLayout) -> None:
        """Lay everything at its place at once."""
        for piece, spot in self._targets(layout):
            piece.put(spot)
            piece.turned = 1.0
            piece.depth = 0

    def _targets(self, layout: DraftLayout) -> list[tuple[Piece, Spot]]:
        count = len(self.revealed)
        spots = [(p, layout.revealed(n, count)) for n, p in enumerate(self.revealed)]
        for side, picks in enumerate(self.picks):
            spots += [
                (piece, layout.picked(side, n, self.most[side])) for n, piece in enumerate(picks)
            ]
        return spots

    def tell(self, event: Event, layout: DraftLayout) -> Step | None:
        """Move what an event moves, and return the motion, or None."""
        if isinstance(event, events.CardPicked):
            piece = self.revealed.pop(event.at)
            self.picks[event.side].append(piece)
            piece.depth = 10
            moves = self._settle(layout)
            return Timeline(moves).call(lambda: setattr(piece, "depth", 0))
        if isinstance(event, events.CardsRevealed):
            self.round = event.round
            return self._reveal(event.cards, layout)
        return None

    def _settle(self, layout: DraftLayout) -> Step:
        tweens: list[Step] = []
        for piece, spot in self._targets(layout):
            if piece.spot != spot:
                piece.goal = spot
                tweens += [
                    Tween(piece, name, value, FLIGHT, ease_in_out)
                    for name, value in zip(("x", "y", "width", "height"), spot, strict=True)
                ]
        return Together(*tweens)

    def _reveal(self, cards: tuple[Card, ...], layout: DraftLayout) -> Step:
        """Let four cards fall in one after the other, and turn them up together."""
        self.revealed = [Piece(card) for card in cards]
        falls: list[Step] = []
        turns: list[Step] = []
        for index, piece in enumerate(self.revealed):
            spot = layout.revealed(index)
            piece.put(spot)
            piece.y = layout.pile.y
            piece.turned = 0.0
            fall = Timeline().wait(0.09 * index).tween(piece, "y", spot.y, 0.42, back_out)
            falls.append(fall)
            turn = Timeline().wait(0.07 * index).tween(piece, "turned", 1.0, FLIP, ease_in_out)
            turns.append(turn)
        return Timeline(Together(*falls), Together(*turns))

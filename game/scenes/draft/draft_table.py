"""The table of a draft: four revealed cards, and what each side has taken, as pieces that move."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import pygame

from game.board import CARD_SHAPE, Piece, Spot
from game.kit import (
    Point,
    Sizes,
    Step,
    Timeline,
    Together,
    Tween,
    back_out,
    ease_in_out,
    grown,
)
from game.rules import HAND_SIZE, Card, Draft, Event, events

from ..common.page_layout import MARGIN
from .draft_tray import head_height, turn_height, turn_top

#: The revealed cards lie between the words above, and those below that explain them: the height
#: of the title and of the spaces, and that of the explanations.
HEAD, HINT = 14.0, 92.0
#: The heights of the cards in a tray and of its edges, and of the cards in the lowest window.
TRAY_CARDS, LEAST_CARDS = 118.0, 302.0
WIDEST_CARD, REVEALED_GAP = 300.0, 20.0
FOOT = 16.0
PICK_GAP = 6.0
FLIGHT = 0.5
FLIP = 0.34


@dataclass(frozen=True, slots=True)
class DraftLayout:
    """Where the cards of a draft lie, in a window of ``width`` by ``height`` logical units."""

    width: float
    height: float
    #: How many trays lie side by side.
    seats: int = 2

    @classmethod
    def needed_height(cls) -> float:
        """Return how high the page must be for cards as large as beside the usual texts."""
        own = cls(0.0, 0.0)
        return own.head + LEAST_CARDS + 12 + own.hint_height + own.tray_height + FOOT

    @property
    def head(self) -> float:
        """How high the words above the revealed cards are."""
        return HEAD + turn_top() + turn_height()

    @property
    def hint_height(self) -> float:
        """How high the words below the revealed cards are."""
        return grown(HINT)

    @property
    def tray_height(self) -> float:
        """How high a tray is."""
        return TRAY_CARDS + head_height()

    def tray(self, side: int) -> pygame.FRect:
        """Return the panel of a side's picks."""
        width = (self.width - 2 * MARGIN + Sizes.gap) / self.seats - Sizes.gap
        y = self.height - FOOT - self.tray_height
        return pygame.FRect(MARGIN + side * (width + Sizes.gap), y, width, self.tray_height)

    @property
    def hint(self) -> pygame.FRect:
        """Return where it is explained what a card can do."""
        foot = self.tray(0).y
        width = min(self.width - 4 * MARGIN, 1100.0)
        high = self.hint_height
        return pygame.FRect((self.width - width) / 2, foot - high + 8, width, high - 16)

    def revealed(self, index: int, count: int = 4) -> Spot:
        """Return the place of a revealed card."""
        room = self.hint.y - self.head - 12
        across = (self.width - 2 * MARGIN - 3 * REVEALED_GAP) / 4
        width = min(room / CARD_SHAPE, across, WIDEST_CARD)
        x = self.width / 2 + (index - (count - 1) / 2) * (width + REVEALED_GAP)
        return Spot(x, self.head + room / 2, width, width * CARD_SHAPE)

    def picked(self, side: int, index: int, most: int) -> Spot:
        """Return the place of a side's pick; with room for ``most``, many lie over one another."""
        panel = self.tray(side)
        height = panel.bottom - 16 - (panel.y + 8 + head_height())
        width = height / CARD_SHAPE
        room = panel.width - 36
        pitch = min(width + PICK_GAP, (room - width) / max(1, most - 1))
        left = panel.centerx - (pitch * (most - 1) + width) / 2
        x = left + index * pitch + width / 2
        return Spot(x, panel.bottom - 16 - height / 2, width, height)

    def free(self, side: int, picked: int, most: int) -> list[Spot]:
        """Return where the picks to come will lie; none where they lie over one another."""
        apart = most <= HAND_SIZE
        return [self.picked(side, index, most) for index in range(picked, most) if apart]

    @property
    def pile(self) -> Spot:
        """Return where cards come from: above the window's upper edge."""
        return Spot(self.width / 2, -180, 120, 120 * CARD_SHAPE)


class DraftTable:
    """The pieces of a draft, built from its position and moved by its events."""

    def __init__(self, draft: Draft) -> None:
        self.most = (HAND_SIZE, (3 if draft.terms.solo else 1) * HAND_SIZE)
        self.revealed = [Piece(card) for card in draft.revealed]
        self.picks = tuple([Piece(card) for card in cards] for cards in draft.picks)
        self.round = draft.round

    def revealed_at(self, pos: Point) -> int | None:
        """Return the place of the revealed card that is, or will be, at ``pos``, or None."""
        places = enumerate(self.revealed)
        return next((n for n, piece in places if piece.goal.holds(pos)), None)

    def pieces(self) -> list[Piece]:
        """Return all pieces, those on the move last."""
        everything = [*(piece for picks in self.picks for piece in picks), *self.revealed]
        return sorted(everything, key=lambda piece: piece.depth)

    def deal(self, layout: DraftLayout) -> Step:
        """Reveal anew what lies there, and return the motion."""
        return self._reveal(tuple(p.card for p in self.revealed if p.card is not None), layout)

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
            # So many that they end up over one another lie apart while they are few.
            most = self.most[side] if self.most[side] <= HAND_SIZE else len(picks)
            spots += [(piece, layout.picked(side, n, most)) for n, piece in enumerate(picks)]
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


def next_batch(waiting: deque[Event]) -> list[Event]:
    """Take the next event, and with a pick those of the same side that follow it."""
    first = waiting.popleft()
    batch = [first]
    while isinstance(first, events.CardPicked) and waiting:
        following = waiting[0]
        if not isinstance(following, events.CardPicked) or following.side != first.side:
            break
        batch.append(waiting.popleft())
    return batch

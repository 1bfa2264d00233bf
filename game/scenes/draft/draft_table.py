"""The table of a draft: four revealed cards, and what each side has taken, as pieces that move."""

from collections import deque
from dataclasses import dataclass

import pygame

from game.board import CARD_SHAPE, Piece, Spot
from game.kit import Point, Sizes, Step, Timeline, Together, Tween, back_out, ease_in_out, grown
from game.rules import HAND_SIZE, NOBODY, REVEALED, Card, Draft, Event, events

from ..common import MARGIN
from .draft_tray import head_height, turn_height, turn_top
from .narrow_tray import CARD_HIGH, COLUMNS, ROW_GAP, ROWS, has_figures, narrow_head

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
#: How far cards stay off the edges of their tray, and off its foot.
_INSET, _TRAY_FOOT = 15.0, 15.0


@dataclass(frozen=True, slots=True)
class DraftLayout:
    """Where the cards of a draft lie, in a window of ``width`` by ``height`` logical units.

    ``trays`` lie side by side; more than two are narrow, and their cards lie in two rows.
    """

    width: float
    height: float
    trays: int = 2

    @classmethod
    def needed_height(cls, trays: int = 2) -> float:
        """Return how high the page must be for cards as large as beside the usual texts."""
        own = cls(0.0, 0.0, trays)
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
    def narrow(self) -> bool:
        """Whether the trays have room for half a hand beside one another."""
        return self.trays > 2

    @property
    def tray_height(self) -> float:
        """How high a tray is."""
        if self.narrow:
            return narrow_head() + ROWS * (CARD_HIGH + ROW_GAP) - ROW_GAP + _TRAY_FOOT + 8
        return TRAY_CARDS + head_height()

    def tray(self, place: int) -> pygame.FRect:
        """Return the panel of the picks that lie at a place, from the left."""
        width = (self.width - 2 * MARGIN + Sizes.gap) / self.trays - Sizes.gap
        y = self.height - FOOT - self.tray_height
        return pygame.FRect(MARGIN + place * (width + Sizes.gap), y, width, self.tray_height)

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

    def picked(self, place: int, index: int, most: int) -> Spot:
        """Return where a pick lies in the tray at a place.

        With room for ``most``, many lie over one another.
        """
        panel = self.tray(place)
        if self.narrow:
            return self._in_rows(panel, index, most)
        height = panel.bottom - 16 - (panel.y + 8 + head_height())
        width = height / CARD_SHAPE
        room = panel.width - 36
        pitch = min(width + PICK_GAP, (room - width) / max(1, most - 1))
        left = panel.centerx - (pitch * (most - 1) + width) / 2
        x = left + index * pitch + width / 2
        return Spot(x, panel.bottom - 16 - height / 2, width, height)

    def _in_rows(self, panel: pygame.FRect, index: int, most: int) -> Spot:
        """Return the place of a pick in a narrow tray: a hand row by row, what is more by columns.

        So the two cards that the Horde gets in each round lie below one another.
        """
        width = CARD_HIGH / CARD_SHAPE
        row, column = divmod(index, COLUMNS)
        pitch = width + PICK_GAP
        left = panel.x + _INSET
        if most > HAND_SIZE or not has_figures(panel):
            columns = COLUMNS if most <= HAND_SIZE else max(COLUMNS, -(-most // ROWS))
            room = panel.width - 2 * _INSET
            pitch = min(pitch, (room - width) / (columns - 1))
            left = panel.centerx - (pitch * (columns - 1) + width) / 2
        if most > HAND_SIZE:
            column, row = divmod(index, ROWS)
        up = (ROWS - 1 - row) * (CARD_HIGH + ROW_GAP)
        y = panel.bottom - _TRAY_FOOT - up - CARD_HIGH / 2
        return Spot(left + column * pitch + width / 2, y, width, CARD_HIGH)

    def free(self, place: int, picked: int, most: int) -> list[Spot]:
        """Return where the picks to come will lie; none where they lie over one another."""
        apart = most <= HAND_SIZE
        return [self.picked(place, index, most) for index in range(picked, most) if apart]

    @property
    def pile(self) -> Spot:
        """Return where cards come from: above the window's upper edge."""
        return Spot(self.width / 2, -180, 120, 120 * CARD_SHAPE)


class DraftTable:
    """The pieces of a draft, built from its position and moved by its events."""

    def __init__(self, draft: Draft) -> None:
        hands = draft.hands
        horde = sorted({*draft.order} - {*hands, NOBODY})
        #: The sides whose picks lie in a tray, from the left: the Horde's after the hands.
        self.owners = (*hands, *horde)
        self.rounds = draft.rounds
        left = REVEALED * draft.rounds - HAND_SIZE * len(hands)
        #: How many cards each of them has in the end.
        self.most = {side: HAND_SIZE if side in hands else left for side in self.owners}
        #: Whether a card of each round is laid aside (R15.1).
        self.lays_aside = left > 0 and not horde
        self._aside: list[Piece] = []
        self.revealed = [Piece(card) for card in draft.revealed]
        self.picks = tuple([Piece(card) for card in cards] for cards in draft.picks)
        self.round = draft.round

    def revealed_at(self, pos: Point) -> int | None:
        """Return the place of the revealed card that is, or will be, at ``pos``, or None."""
        return next((n for n, piece in enumerate(self.revealed) if piece.goal.holds(pos)), None)

    def pieces(self) -> list[Piece]:
        """Return all pieces, those on the move last."""
        picked = (piece for picks in self.picks for piece in picks)
        return sorted([*picked, *self.revealed, *self._aside], key=lambda piece: piece.depth)

    def deal(self, layout: DraftLayout) -> Step:
        """Reveal anew what lies there, and return the motion."""
        return self._reveal(tuple(p.card for p in self.revealed if p.card is not None), layout)

    def arrange(self, layout: DraftLayout) -> None:
        """Lay everything at its place at once."""
        self._aside.clear()
        for piece, spot in self._targets(layout):
            piece.put(spot)
            piece.turned = 1.0
            piece.depth = 0

    def _targets(self, layout: DraftLayout) -> list[tuple[Piece, Spot]]:
        count = len(self.revealed)
        spots = [(p, layout.revealed(n, count)) for n, p in enumerate(self.revealed)]
        for place, side in enumerate(self.owners):
            picks, most = self.picks[side], self.most[side]
            if most > HAND_SIZE and not layout.narrow:
                # So many that they end up over one another lie apart while they are few.
                most = len(picks)
            spots += [(piece, layout.picked(place, n, most)) for n, piece in enumerate(picks)]
        return spots

    def tell(self, event: Event, layout: DraftLayout) -> Step | None:
        """Move what an event moves, and return the motion, or None."""
        if isinstance(event, events.CardPicked):
            piece = self.revealed.pop(event.at)
            self.picks[event.side].append(piece)
            piece.depth = 10
            moves = self._settle(layout)
            if self.lays_aside and len(self.revealed) == 1:
                moves = Together(moves, self._lay_aside(layout))
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

    def _lay_aside(self, layout: DraftLayout) -> Step:
        """Turn down the card that nobody takes, and let it go back to where cards come from."""
        piece = self.revealed.pop()
        piece.depth = 5
        self._aside = [piece]
        away = Timeline().tween(piece, "turned", 0.0, FLIP, ease_in_out)
        return away.tween(piece, "y", layout.pile.y, FLIGHT, ease_in_out)

    def _reveal(self, cards: tuple[Card, ...], layout: DraftLayout) -> Step:
        self._aside.clear()
        self.revealed = [Piece(card) for card in cards]
        for index, piece in enumerate(self.revealed):
            piece.put(layout.revealed(index))
            piece.y, piece.turned = layout.pile.y, 0.0
        down = layout.revealed(0).y
        falls = (
            Timeline().wait(0.09 * index).tween(piece, "y", down, 0.42, back_out)
            for index, piece in enumerate(self.revealed)
        )
        turns = (
            Timeline().wait(0.07 * index).tween(piece, "turned", 1.0, FLIP, ease_in_out)
            for index, piece in enumerate(self.revealed)
        )
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

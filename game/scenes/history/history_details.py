"""The selected match of the history: how it ended, and with which cards it was played."""

from itertools import chain

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE
from game.content import ContentError
from game.kit import Canvas, Colours, Viewport, draw_panel, grown, text_size, text_style
from game.play import Match, TakenBack, only_person, parse_record
from game.rules import DUEL, HAND_SIZE, Card, State

from ..common import BoardLook, by_cost, draw_board_strip, draw_card, draw_emblem, rows_stacked
from ..services import Services
from .history_entry import HistoryEntry

#: The least height, that of the name, and the medal beside both.
_LEAST, _NAME_HIGH, _MEDAL, _HEAD_GAP = 62.0, 34.0, 84.0, 14.0
#: How much of its height the medal lies over the picture above it.
_OVER = 0.12
_MEDALS = {
    "won": "medals/outcome_won",
    "lost": "medals/mould_outcome_lost",
    "draw": "medals/outcome_draw",
}
_ENDED_NAME = text_style.NAME.with_changes(
    size=27, colour=Colours.gold, fit=True, floor=14, valign="middle"
)
_HOW = text_style.BODY.with_changes(size=16, wrap=True, fit=True, floor=12)

_PADDING, _NAME_ROOM, _GAP = 20.0, 28.0, 6.0
#: The heights of a quiet line, and of a deck's cards in the panel below the list.
_QUIET_HIGH, _DECK = 16.0, 230.0
#: The height of the board at the end: shares of the panel's, or for a width of one below the list.
_BOARD_SHARE, _RING_SHARE, _BOARD = 0.36, 0.3, 0.4
#: The room below a deck's cards, and that of a name beside them.
_BELOW, _BESIDE = 8.0, 150.0
#: So many cards of a hand that others have passed cards to stand in one row.
_LONGEST_ROW = 12
_NAME = text_style.NAME.with_changes(size=16, floor=11, fit=True, valign="middle")
_QUIET = text_style.CAPTION.with_changes(align="center", valign="middle", fit=True)
_PROBLEM = text_style.BODY.with_changes(size=15, colour=Colours.attention)


def ended_height(view: Viewport, width: float, how: str) -> float:
    """Return how high the head is at a width."""
    wide = width - grown(_MEDAL) - _HEAD_GAP
    return max(grown(_LEAST), grown(_NAME_HIGH) + text_size(view, how or " ", _HOW, wide)[1] + 4)


def draw_ended(canvas: Canvas, box: pygame.FRect, outcome: str, name: str, how: str) -> None:
    """Draw the medal of an ``outcome``, and beside it its name and by what it came."""
    words, medal = box.copy(), _MEDALS.get(outcome, "")
    if medal:
        side = grown(_MEDAL)
        canvas.image(medal, (box.x, box.centery - (0.5 + _OVER) * side, side, side))
        words.x, words.width = words.x + side + _HEAD_GAP, words.width - side - _HEAD_GAP
    upper = pygame.FRect(words.x, words.y, words.width, grown(_NAME_HIGH))
    if not how:
        upper.centery = box.centery
    canvas.text(name, upper, _ENDED_NAME)
    canvas.text(how, (words.x, upper.bottom, words.width, words.bottom - upper.bottom), _HOW)


class MatchDetails:
    """A finished match played again: how it ended, and the cards of each side.

    ``match`` is None for a record that this game cannot replay; ``problem`` says why. ``decks`` are
    those of all sides, () where it did not come to the deal.
    """

    def __init__(self, services: Services, entry: HistoryEntry) -> None:
        self._services, self._entry = services, entry
        self.match: Match | None = None
        self.decks: tuple[tuple[Card, ...], ...] = ()
        self.problem = entry.filed.problem
        if not self.problem:
            try:
                text = services.profile.history.record_text(entry.filed.id)
                self.match = Match.resume(services.content, parse_record(text, entry.filed.file))
            except ContentError as problem:
                self.problem = str(problem)
        #: The sides whose cards are shown: both wings of the Horde have one deck.
        self._owners: list[int] = []
        #: The lines on what was taken back and what was played as the hint said.
        self._quiet: list[str] = []
        if self.match is not None:
            self.decks = decks_of(self.match)
            field, record = self.match.field, self.match.record
            self._owners = [side for side in field.sides if side not in field.wings[1:]]
            causes = record.causes if record else ()
            taken = sum(isinstance(cause, TakenBack) for cause in causes)
            counts = {"history.taken_back": taken, "bulb.played": self.match.bulb_plays}
            say = services.translate
            self._quiet = [say(key, count=count) for key, count in counts.items() if count]
        self._how = entry.how(self.match)
        header = self.match.record.header if self.match and self.match.record else None
        self._look = BoardLook.of(services, header.seed if header else 0)
        self._viewer = only_person(entry.filed.seats) or 0

    @property
    def _unplayable(self) -> str:
        return self._services.translate("history.unplayable", reason=self.problem)

    def height(self, view: Viewport, width: float) -> float:
        """Return how high the panel is where it lies below the list, the decks side by side."""
        inside = width - 2 * _PADDING
        high = 2 * _PADDING + ended_height(view, inside, self._how) + 6
        if self.match is not None and self.match.state is not None:
            high += inside * _BOARD
        if self.problem:
            return high + text_size(view, self._unplayable, _PROBLEM, inside)[1] + 4
        rows = -(-len(self._owners) // 2)
        return high + len(self._quiet) * grown(_QUIET_HIGH) + rows * (grown(_NAME_ROOM) + _DECK)

    def draw(self, canvas: Canvas, rect: RectLike) -> None:
        """Draw the panel beside the list."""
        box = pygame.FRect(rect)
        draw_panel(canvas, box)
        inside = box.inflate(-2 * _PADDING, -2 * _PADDING)
        place = pygame.FRect(inside.x, inside.y, inside.width, 0)
        if self.match is not None and self.match.state is not None:
            place.height = self._board_height(inside)
            draw_board_strip(canvas, place, self.match.state, self._viewer, self._look)
            place.y = place.bottom
        place.height = ended_height(canvas.view, inside.width, self._how)
        draw_ended(canvas, place, self._entry.outcome, self._entry.ended, self._how)
        place.y = place.bottom + 6
        if self.problem:
            place.height = inside.bottom - place.y
            canvas.text(self._unplayable, place, _PROBLEM, fit=True)
            return
        for words in self._quiet:
            canvas.text(words, (place.x, place.y - 12, place.width, grown(_QUIET_HIGH) + 4), _QUIET)
            place.y += grown(_QUIET_HIGH)
        place.height = inside.bottom - place.y
        for side, box in zip(self._owners, _deck_places(place, len(self._owners)), strict=True):
            self._draw_deck(canvas, box, side)

    @property
    def _is_ring(self) -> bool:
        return len(self.decks) > len(DUEL.sides)

    def _board_height(self, inside: pygame.FRect) -> float:
        """Return how high the picture of the board at the end is."""
        return (
            inside.width * _BOARD
            if rows_stacked()
            else inside.height * (_RING_SHARE if self._is_ring else _BOARD_SHARE)
        )

    def _draw_deck(self, canvas: Canvas, box: pygame.FRect, side: int) -> None:
        cards, place = self.decks[side], box.copy()
        place.height -= _BELOW
        beside = self._is_ring and not rows_stacked()
        if beside:
            # Four hands have no room below their names.
            name = pygame.FRect(place.x, place.y, _BESIDE, place.height)
            place.x, place.width = name.right, place.width - name.width
        else:
            name = pygame.FRect(place.x, place.y, place.width, grown(26.0))
            place.y, place.height = place.y + grown(_NAME_ROOM), place.height - grown(_NAME_ROOM)
        draw_emblem(canvas, side, (name.x + 12, name.centery), 12)
        name.x, name.width = name.x + 32, name.width - 38
        canvas.text(self._entry.heads[side].name, name, _NAME, colour=Colours.sides[side])
        if not cards:
            canvas.text(self._services.translate("history.no_cards"), place, text_style.BODY)
            return
        columns = _columns(len(cards), is_ring=self._is_ring)
        rows, most = -(-len(cards) // columns), min(columns, HAND_SIZE)
        width = min(
            (place.width - _GAP * (most - 1)) / most,
            (place.height - _GAP * (rows - 1)) / rows / CARD_SHAPE,
        )
        # A longer row is closer together, and its cards as large as others, so that they are read.
        step = min(width + _GAP, (place.width - width) / (columns - 1))
        # Rows below one another begin in one line.
        left = place.x if beside else place.centerx - (columns - 1) * step / 2 - width / 2
        for number, card in enumerate(cards):
            x = left + number % columns * step
            y = place.y + number // columns * (width * CARD_SHAPE + _GAP)
            draw_card(canvas, card, (x, y, width, width * CARD_SHAPE))


def decks_of(match: Match) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of each side, the cheapest first: nothing ever leaves a match.

    The wings of the Horde have one deck (R13.22): it stands at the first of them, with the
    creatures of both.
    """
    state = match.state
    if state is None:
        return ((),) * len(match.field.sides)
    field = state.field
    decks = [_cards_of(state, side) for side in field.sides]
    for wing in field.wings[1:]:
        decks[field.wings[0]] += _creatures_of(state, wing)
        decks[wing] = []
    return tuple(map(by_cost, decks))


def _cards_of(state: State, side: int) -> list[Card]:
    own = state.sides[side]
    return [*own.hand, *_creatures_of(state, side), *chain(*own.piles)]


def _creatures_of(state: State, side: int) -> list[Card]:
    pending = state.pending if state.pending_side == side else []
    return [*(unit.card for lane in state.sides[side].lanes for unit in lane), *pending]


def _deck_places(box: pygame.FRect, count: int) -> list[pygame.FRect]:
    across = 2 if rows_stacked() else 1
    wide, high = (box.width + _PADDING) / across - _PADDING, box.height / -(-count // across)
    return [
        pygame.FRect(box.x + n % across * (wide + _PADDING), box.y + n // across * high, wide, high)
        for n in range(count)
    ]


def _columns(count: int, *, is_ring: bool) -> int:
    """Return how many cards stand beside one another; a hand of a ring is one row (R13.8)."""
    if is_ring and count <= _LONGEST_ROW:
        return max(HAND_SIZE, count)
    return HAND_SIZE if count <= HAND_SIZE and not rows_stacked() else max(8, -(-count // 2))

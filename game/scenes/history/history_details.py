"""The selected match of the history: how it ended, and with which cards it was played."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE
from game.content import ContentError
from game.kit import (
    Canvas,
    Colours,
    Viewport,
    draw_head,
    draw_panel,
    grown,
    text_size,
    text_style,
)
from game.play import Match, TakenBack, parse_record
from game.rules import DUEL, HAND_SIZE, Card, State

from ..common import by_cost, draw_card, draw_emblem, end_words, how_it_ended, rows_stacked
from ..services import Services
from .history_filter import HistoryEntry
from .history_row import outcome_words

_PADDING, _HEAD, _NAME_ROOM, _GAP = 22.0, 50.0, 30.0, 6.0
#: The heights of how it ended, of a quiet line, and of a deck's cards in the panel below the list.
_HOW_HIGH, _QUIET_HIGH, _DECK = 44.0, 16.0, 230.0
#: So many cards of a hand that others have passed cards to stand in one row.
_LONGEST_ROW = 12
_NAME = text_style.STRONG.with_changes(size=16, floor=12)
_HOW = text_style.BODY.with_changes(size=16, align="center", valign="middle", fit=True, floor=12)
_QUIET = text_style.CAPTION.with_changes(align="center", valign="middle", fit=True)
_PROBLEM = text_style.BODY.with_changes(size=15, colour=Colours.attention)


@dataclass(frozen=True, slots=True)
class MatchDetails:
    """A finished match played again, and its decks, () where it did not come to the deal.

    ``match`` is None for a record that this game cannot replay; ``problem`` says why.
    """

    match: Match | None
    decks: tuple[tuple[Card, ...], ...]
    problem: str = ""

    @classmethod
    def of(cls, services: Services, entry: HistoryEntry) -> MatchDetails:
        """Play a match again, from the record that the profile keeps."""
        if entry.filed.problem:
            return cls(None, (), entry.filed.problem)
        try:
            text = services.profile.history.record_text(entry.filed.id)
            match = Match.resume(services.content, parse_record(text, entry.filed.file))
        except ContentError as problem:
            return cls(None, ((),) * len(entry.heads), str(problem))
        return cls(match, decks_of(match))

    @property
    def bulb_plays(self) -> int:
        """How many cards were played as the hint said."""
        return self.match.bulb_plays if self.match else 0

    @property
    def taken_back(self) -> int:
        """How often something was taken back in the match."""
        record = self.match and self.match.record
        causes = record.causes if record else []
        return sum(isinstance(cause, TakenBack) for cause in causes)


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
    cards = [*own.hand, *_creatures_of(state, side)]
    if own.horde is not None:
        cards += [*own.horde.deck, *own.horde.discard]
    return cards


def _creatures_of(state: State, side: int) -> list[Card]:
    """Return the creatures of a side in play, and those that wait for an order."""
    pending = state.pending if state.pending_side == side else []
    return [*(unit.card for lane in state.sides[side].lanes for unit in lane), *pending]


def details_height(
    view: Viewport, services: Services, width: float, entry: HistoryEntry, details: MatchDetails
) -> float:
    """Return how high the panel is where it lies below the list, with the decks side by side."""
    inside = width - 2 * _PADDING
    high = (
        2 * _PADDING + grown(_HEAD) + 8 + _how_height(view, inside, _how(services, entry, details))
    )
    if details.problem:
        words = services.translate("history.unplayable", reason=details.problem)
        return high + text_size(view, words, _PROBLEM, inside)[1] + 4
    quiet = sum(count > 0 for count in (details.taken_back, details.bulb_plays))
    rows = -(-len(_owners(details)) // 2)
    return high + quiet * grown(_QUIET_HIGH) + rows * (grown(_NAME_ROOM) + _DECK)


def _how(services: Services, entry: HistoryEntry, details: MatchDetails) -> str:
    if entry.filed.problem:
        return ""
    assert entry.filed.result is not None
    names = [player.name for player in entry.heads]
    if entry.ending is None:
        return end_words(services, names, entry.filed.result)
    # Which Fort fell is not in the result of a ring, nor in a record that stops before the end.
    match = details.match
    return how_it_ended(services, match, names) if match and match.result else ""


def _how_height(view: Viewport, width: float, words: str) -> float:
    if grown(1.0) == 1.0:
        return _HOW_HIGH
    return max(_HOW_HIGH, text_size(view, words, _HOW, width)[1] + 4)


def draw_details(
    canvas: Canvas, services: Services, rect: RectLike, entry: HistoryEntry, details: MatchDetails
) -> None:
    """Draw the panel beside the list."""
    box = pygame.FRect(rect)
    draw_panel(canvas, box)
    inside = box.inflate(-2 * _PADDING, -2 * _PADDING)
    head = pygame.FRect(inside.x, inside.y - 6, inside.width, grown(_HEAD))
    draw_head(canvas, head, outcome_words(services, entry))
    told = _how(services, entry, details)
    how = pygame.FRect(inside.x, head.bottom, inside.width, 0)
    how.height = _how_height(canvas.view, inside.width, told)
    canvas.text(told, how, _HOW)
    below = pygame.FRect(inside.x, how.bottom + 8, inside.width, inside.bottom - how.bottom - 8)
    if details.problem:
        words = services.translate("history.unplayable", reason=details.problem)
        canvas.text(words, below, _PROBLEM, fit=True)
        return
    quiet = (("history.taken_back", details.taken_back), ("bulb.played", details.bulb_plays))
    for words in (services.translate(key, count=count) for key, count in quiet if count):
        high = grown(_QUIET_HIGH)
        canvas.text(words, (inside.x, below.y - 12, inside.width, high + 4), _QUIET)
        below = pygame.FRect(below.x, below.y + high, below.width, below.height - high)
    owners = _owners(details)
    for side, place in zip(owners, _deck_places(below, len(owners)), strict=True):
        _draw_deck(canvas, services, place, entry, details, side)


def _owners(details: MatchDetails) -> list[int]:
    """Return the sides whose cards are shown: both wings of the Horde have one deck."""
    sides = range(len(details.decks))
    wings = details.match.field.wings if details.match else ()
    return [side for side in sides if side not in wings[1:]]


def _deck_places(box: pygame.FRect, count: int) -> list[pygame.FRect]:
    """Return the places of the decks: below one another, or side by side where texts are large."""
    if not rows_stacked():
        high = box.height / count
        return [pygame.FRect(box.x, box.y + n * high, box.width, high) for n in range(count)]
    half, rows = (box.width - _PADDING) / 2, -(-count // 2)
    high = box.height / rows
    return [
        pygame.FRect(box.x + n % 2 * (half + _PADDING), box.y + n // 2 * high, half, high)
        for n in range(count)
    ]


def _columns(count: int, *, is_ring: bool) -> int:
    """Return how many cards stand beside one another; a hand of a ring is one row (R13.8)."""
    if is_ring and count <= _LONGEST_ROW:
        return max(HAND_SIZE, count)
    return HAND_SIZE // 2 if count <= HAND_SIZE and not is_ring else 8


def _draw_deck(
    canvas: Canvas,
    services: Services,
    box: pygame.FRect,
    entry: HistoryEntry,
    details: MatchDetails,
    side: int,
) -> None:
    draw_emblem(canvas, side, (box.x + 12, box.y + grown(13.0)), 12)
    name = pygame.FRect(box.x + 32, box.y, box.width - 32, grown(26.0))
    canvas.text(entry.heads[side].name, name, _NAME, colour=Colours.sides[side])
    cards, room = details.decks[side], grown(_NAME_ROOM)
    place = pygame.FRect(box.x, box.y + room, box.width, box.height - room - 8)
    if not cards:
        canvas.text(services.translate("history.no_cards"), place, text_style.BODY)
        return
    columns = _columns(len(cards), is_ring=len(details.decks) > len(DUEL.sides))
    rows = -(-len(cards) // columns)
    width = min(
        (place.width - _GAP * (columns - 1)) / columns,
        (place.height - _GAP * (rows - 1)) / rows / CARD_SHAPE,
    )
    left = place.centerx - (columns * (width + _GAP) - _GAP) / 2
    for number, card in enumerate(cards):
        x = left + number % columns * (width + _GAP)
        y = place.y + number // columns * (width * CARD_SHAPE + _GAP)
        draw_card(canvas, card, (x, y, width, width * CARD_SHAPE))

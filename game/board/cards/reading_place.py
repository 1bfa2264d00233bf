"""Where a card is read: over the river or at an edge, never over the fronts that are fought for."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.kit import grown

from ..layout import Layout
from ..spots import CARD_SHAPE

#: The widths of a card that is read, the largest first; on one below the last, nobody could read
#: what is printed there.
WIDTHS = (236.0, 220.0, 204.0, 188.0, 172.0, 158.0)
GAP = 8.0
#: A panel of words narrower than this has too few of them on a line, and one wider than it
#: needs none.
_NARROWEST, _WIDEST = 196.0, 372.0
_SHORT = 66.0
#: Room for the signs of the forecast below the other row, and over a card that is held up.
_SIGNS, _HAND_ROOM = 28.0, 8.0
_EDGE = 8.0
#: How much of the window's width the widest room takes.
_SHARE = 0.84
#: The lowest room for a card over what is told on the river.
_LOWEST = 240.0


class Reading(NamedTuple):
    """Where the large card lies, and the panel of words beside or below it.

    One of them may be missing: words that there are none of, or a card that they leave no room.
    """

    card: pygame.FRect | None
    words: pygame.FRect | None

    @property
    def box(self) -> pygame.FRect:
        """Both together."""
        first, *others = self.parts
        return first.unionall(others)

    @property
    def parts(self) -> list[pygame.FRect]:
        """Those that there are."""
        return [part for part in (self.card, self.words) if part is not None]


@dataclass(frozen=True, slots=True)
class Readable:
    """A card to be read: ``spot`` is where the small card lies, ``right`` the half that it is of.

    ``tall`` returns the height that its words take in a panel of a width, 0 where it has none.
    """

    spot: pygame.FRect
    right: bool
    tall: Callable[[float], float]


def front_places(layout: Layout) -> list[pygame.FRect]:
    """Return where the front creatures of both sides stand in both lanes."""
    return [
        pygame.FRect(layout.token(side, lane, 0, 1).rect) for side, lane in layout.rows_in_sight
    ]


def reading_of(layout: Layout, readable: Readable, avoid: Sequence[RectLike] = ()) -> Reading:
    """Return where a card is read so that it hides neither itself, nor what is to ``avoid``.

    That is over the river, where no creature stands; at an outer edge while something else
    is there.
    """
    taken = [readable.spot, *front_places(layout), *(pygame.FRect(rect) for rect in avoid)]
    found = [(room, _arranged(room, readable)) for room in _rooms(layout, readable, taken)]
    if grown(1.0) > 1.0:
        # Large words may need the river and the land on both sides of it.
        found.append((wide := _wide_room(layout), _arranged(wide, readable)))

    def cost(arranged: tuple[pygame.FRect, Reading]) -> tuple[bool, float, bool]:
        room, reading = arranged
        too_high = grown(1.0) > 1.0 and reading.box.height > room.height + 1
        return too_high, _hidden(reading, taken), reading.card is None

    return min(found, key=cost)[1]


def _hidden(reading: Reading, taken: Sequence[pygame.FRect]) -> float:
    clips = (reading.box.clip(other) for other in taken)
    return sum(clip.width * clip.height for clip in clips)


def _rooms(
    layout: Layout, readable: Readable, taken: Sequence[pygame.FRect]
) -> Iterator[pygame.FRect]:
    """Yield the places for a card, the best first: over the river, and behind the fronts."""
    middle, half = layout.width / 2, layout.bridge_half
    top = layout.other_tray.y + layout.other_tray.height
    raised = layout.hand(0, 1).raised
    foot = raised.y - raised.height / 2 - _HAND_ROOM
    river = pygame.FRect(middle - half - 2, top + _SIGNS, 2 * half + 4, 0)
    river.height = foot - river.y
    yield river
    above = min((box.top for box in taken if box.colliderect(river)), default=foot) - GAP
    if above - river.y >= _LOWEST:
        yield pygame.FRect(river.x, river.y, river.width, above - river.y)
    edge = half + 10 + layout.token_width + GAP
    low = min(layout.own_panel.y, layout.log.y, layout.button(0, 1).y) - GAP
    high = max(layout.banner.y + layout.banner.height, top) + GAP
    left = pygame.FRect(_EDGE, high, middle - edge - _EDGE, low - high)
    right = pygame.FRect(middle + edge, high, middle - edge - _EDGE, low - high)
    yield from (right, left) if readable.right else (left, right)


def _wide_room(layout: Layout) -> pygame.FRect:
    top = layout.other_tray.y + layout.other_tray.height + GAP
    room = pygame.FRect(0, top, _SHARE * layout.width, layout.tray.y - GAP - top)
    room.centerx = layout.width / 2
    return room


def _arranged(room: pygame.FRect, readable: Readable) -> Reading:
    beside, below = _beside(room, readable), _below(room, readable)
    if beside is None or (below is not None and _width(below) >= _width(beside)):
        reading = below or _words_alone(room, readable)
    else:
        reading = beside
    box = reading.box
    here = box.copy()
    here.center = readable.spot.center
    here = here.clamp(room)
    way = here.x - box.x, here.y - box.y
    card, words = (None if part is None else part.move(way) for part in reading)
    return Reading(card, words)


def _width(reading: Reading) -> float:
    return 0.0 if reading.card is None else reading.card.width


def _words_alone(room: pygame.FRect, readable: Readable) -> Reading:
    """Return the words without the card, which is on the table as well."""
    wide = min(room.width, grown(_WIDEST))
    return Reading(None, pygame.FRect(room.x, room.y, wide, readable.tall(wide)))


def _card(room: pygame.FRect, width: float) -> pygame.FRect:
    return pygame.FRect(room.x, room.y, width, width * CARD_SHAPE)


def _below(room: pygame.FRect, readable: Readable) -> Reading | None:
    for width in WIDTHS:
        # A few words have room in a panel as wide as the card.
        wide = width if readable.tall(width) <= _SHORT else min(room.width, grown(_WIDEST))
        tall = readable.tall(wide)
        card = _card(room, width)
        if width > room.width or card.height + (tall + GAP) * bool(tall) > room.height:
            continue
        if not tall:
            return Reading(card, None)
        words = pygame.FRect(room.x, card.bottom + GAP, wide, tall)
        card.centerx = words.centerx
        return Reading(card, words)
    return None


def _beside(room: pygame.FRect, readable: Readable) -> Reading | None:
    for width in WIDTHS:
        wide = min(room.width, width + GAP + grown(_WIDEST - width - GAP)) - width - GAP
        tall = readable.tall(wide) if wide >= _NARROWEST else 0.0
        card = _card(room, width)
        if not tall or max(tall, card.height) > room.height:
            continue
        words = pygame.FRect(card.right + GAP, room.y, wide, tall)
        return Reading(card, words)
    return None

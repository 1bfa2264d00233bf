"""Where everything lies on the large map of a ring, and the one form of its creatures."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import pygame

from game.board import CARD_SHAPE
from game.kit import Point, box_at

#: The river between two lands, and how far a bridge lies on either bank; how wide its road is.
_RIVER, _BANK, _ROAD = 62.0, 30.0, 82.0
#: Between the upper and the lower land, and between a plate and what is around it.
_BROOK, _AROUND = 16.0, 6.0
#: How high a stronghold stands at most, and beside it on land that is as high as the map; for a
#: height of one, how wide it is.
_BUILDING, _BETWEEN, _WIDE = 168.0, 0.28, 0.8
#: How far what is on a land keeps off its upper and its lower coast.
_ABOVE, _CLIFF = 14.0, 22.0
#: With three, the share of the own land, and how wide the land is at which the last bridge lies.
_OWN, _LAST = 0.27, 112.0

#: How wide and high the place of a row is, and how many creatures stand in it.
Room: TypeAlias = tuple[float, float]

#: How wide a creature is at most, and from which width on it is a whole card; else it is drawn as
#: in the small map, so high for a width of one.
_LARGEST, _WHOLE, _SHORT = 84.0, 78.0, 1.42
#: Between two cards, and how many ranks there are at most.
GAP, _RANKS = 4.0, 3


@dataclass(frozen=True)
class MapRow:
    """The place of a row; ``ahead`` is where its bridge is, 1 at the right and -1 at the left."""

    box: pygame.FRect
    ahead: int


@dataclass(frozen=True)
class MapPlaces:
    """The geometry of the map in ``box``, as the table has it: the own land lies at the left.

    Places go by the steps from the viewer's seat on, in the order of the turns (R13.2).
    """

    box: pygame.FRect
    seats: int
    plate: tuple[float, float]

    @property
    def _side(self) -> float:
        return self.box.width * _OWN if self.seats == 3 else (self.box.width - 2 * _RIVER) / 4

    @property
    def _land_high(self) -> float:
        """Return the height of a land above or below another."""
        return (self.box.height - _BROOK) / 2

    def _rows_high(self, step: int) -> float:
        """Return the height of the rows of a land: stronghold and plate have what is left."""
        if not self._is_whole(step) and self.seats == 3:
            return self._beside
        between = self.plate[1] + 2 * _AROUND + self.box.height * _BETWEEN
        return min((self.box.height - _ABOVE - _CLIFF - between) / 2, self._beside)

    @property
    def _beside(self) -> float:
        """Return what is left of the height of a land above or below another, but for its plate."""
        return self._land_high - self.plate[1] - 2 * _AROUND - max(_ABOVE, _CLIFF)

    def _is_whole(self, step: int) -> bool:
        """Whether a land is as high as the map."""
        return step == 0 or (step == 2 and self.seats == 4)

    def _span(self, step: int) -> pygame.FRect:
        """Return the part of a land on which its rows lie: no bridge lies there."""
        span = self.land(step).inflate(-2 * _AROUND, 0)
        if self.seats == 3 and step:
            span.width -= _LAST
        return span

    def is_upper(self, step: int, lane: int) -> bool:
        """Whether a row lies in the upper half of the map."""
        if self._is_whole(step):
            return lane == step // 2
        return step == 1

    def land(self, step: int) -> pygame.FRect:
        """Return the land of a seat."""
        box, side = self.box, self._side
        if step == 0:
            return pygame.FRect(box.x, box.y, side, box.height)
        if step == 2 and self.seats == 4:
            return pygame.FRect(box.right - side, box.y, side, box.height)
        left = box.x + side + _RIVER
        right = box.right if self.seats == 3 else box.right - side - _RIVER
        high = self._land_high
        top = box.y if step == 1 else box.bottom - high
        return pygame.FRect(left, top, right - left, high)

    def row(self, step: int, lane: int) -> MapRow:
        """Return the place of a row."""
        span, high = self._span(step), self._rows_high(step)
        upper = self.is_upper(step, lane)
        top = self.box.y + _ABOVE if upper else self.box.bottom - _CLIFF - high
        if self._is_whole(step):
            return MapRow(pygame.FRect(span.x, top, span.width, high), 1 if step == 0 else -1)
        # A neighbour has one row at the bridge to the viewer, the other at the bridge beyond, and
        # its stronghold between the two.
        near = lane == (1 if step == 1 else 0)
        room = (span.width - self.building(step).width) / 2 - _AROUND
        left = span.x if near else span.right - room
        return MapRow(pygame.FRect(left, top, room, high), -1 if near else 1)

    def plate_of(self, step: int) -> pygame.FRect:
        """Return the place of the emblem, name and life of a seat."""
        span, (width, height) = self._span(step), self.plate
        plate = box_at(span.center, min(width, span.width), height)
        if self._is_whole(step):
            plate.bottom = span.centery + (height + self._high_of(step) - _CLIFF + _ABOVE) / 2
        elif step == 1:
            plate.bottom = span.bottom - _AROUND
        else:
            plate.top = span.y + _AROUND
        return plate

    def _high_of(self, step: int) -> float:
        """Return how high the stronghold of a seat stands."""
        if self._is_whole(step):
            return min(_BUILDING, self.box.height * _BETWEEN)
        return min(_BUILDING, self._beside)

    def building(self, step: int) -> pygame.FRect:
        """Return where the stronghold of a seat stands: on its plate, or below where that is up."""
        plate, high = self.plate_of(step), self._high_of(step)
        box = pygame.FRect(0, 0, high * _WIDE, high)
        box.midbottom = plate.centerx, plate.top
        if not self._is_whole(step) and step != 1:
            box.midtop = plate.centerx, plate.bottom
        return box

    def roads_of(self, step: int) -> list[tuple[Point, Point, Point, Point]]:
        """Return the roads from the stronghold of a seat to its two bridges, as curves."""
        gate = self.building(step).midbottom
        roads = []
        for of in (step, (step - 1) % self.seats):
            bridge = self.bridge(of)
            middle = self._span(step).center
            if bridge.height > bridge.width:
                end = bridge.centerx, bridge.top if step == 1 else bridge.bottom
                roads.append((gate, (end[0] - 60, gate[1]), (end[0], middle[1]), end))
                continue
            end = bridge.right if bridge.centerx < middle[0] else bridge.left, bridge.centery
            away = (end[0] + gate[0]) / 2
            roads.append((gate, (away, gate[1]), (away, end[1]), end))
        return roads

    def camp_of(self, step: int) -> tuple[Point, Point]:
        """Return where the tent and the cart of a seat stand."""
        plate, span = self.plate_of(step), self._span(step)
        if self._is_whole(step):
            building = self.building(step)
            away, foot = span.width * 0.36, building.bottom - 4
            return (building.centerx - away, foot), (building.centerx + away, foot + 8)
        away = min((span.width + plate.width) / 4, span.width * 0.38)
        foot = plate.bottom - (24 if step == 1 else -10)
        return (plate.centerx - away, foot), (plate.centerx + away, foot)

    def bridge(self, step: int) -> pygame.FRect:
        """Return the bridge from the top lane of a seat to the next one, both its banks with it."""
        then = (step + 1) % self.seats
        if self.seats == 3 and step == 1:
            one, two = self.land(1), self.land(2)
            middle = one.right - _LAST / 2, (one.bottom + two.y) / 2
            return box_at(middle, _ROAD, _RIVER + 2 * _BANK)
        first, second = sorted((self.land(step), self.land(then)), key=lambda land: land.x)
        middle = (first.right + second.x) / 2, self.row(step, 0).box.centery
        return box_at(middle, second.x - first.right + 2 * _BANK, _ROAD)


class CardForm(NamedTuple):
    """How large all creatures of a map are, and whether they are whole cards."""

    width: float
    height: float
    whole: bool

    def ranks(self, count: int, room: Room) -> int:
        """Return in how many ranks so many creatures stand in a room: as few as have place."""
        for ranks in range(1, _RANKS):
            if -(-count // ranks) * (self.width + GAP) - GAP <= room[0] + 0.5:
                return ranks
        return _RANKS


def form_of(rows: Sequence[tuple[int, Room]]) -> CardForm:
    """Return the largest form in which the creatures of all rows have place."""
    width = _widest(rows, CARD_SHAPE)
    if width >= _WHOLE:
        return CardForm(width, width * CARD_SHAPE, whole=True)
    width = _widest(rows, _SHORT)
    return CardForm(width, width * _SHORT, whole=False)


def _widest(rows: Sequence[tuple[int, Room]], shape: float) -> float:
    return min([_LARGEST, *(_fitting(count, room, shape) for count, room in rows if count)])


def _fitting(count: int, room: Room, shape: float) -> float:
    wide, high = room
    return max(
        min((wide + GAP) / -(-count // ranks) - GAP, ((high + GAP) / ranks - GAP) / shape)
        for ranks in range(1, _RANKS + 1)
    )

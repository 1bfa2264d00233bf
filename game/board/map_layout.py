"""The map of a ring: where its lands, rows, bridges and emblems are in its box.

The viewer's land is at the left, those of both neighbours beside it, and with four that of the
partner at the right. Rows at bridges that the viewer does not share stand there, small.
"""

from dataclasses import dataclass

import pygame

from game.kit import Point
from game.rules import Field

from .spots import Box, Spot

#: In the map: from its edges, a creature's width, between two creatures, and around a row.
_RIM, _LARGEST, _NEXT, _AROUND = 7.0, 24.0, 1.0, 4.0
#: In the map: the own land, the river, the room of a stronghold before a row, and an emblem; the
#: river between the upper and the lower land; half of what a bridge lies on either bank.
_OWN, _RIVER, _EMBLEM, _MEDAL, _BROOK, _BANK = 36.0, 13.0, 27.0, 13.0, 8.0, 7.0
#: The height of a stronghold, and its width as a share of it; the foot of one on a neighbour's land
#: from above, how far in from above or below the bridge to the viewer is, and between two rows.
_BUILDING, _WIDE, _FOOT, _BRIDGE_IN, _BETWEEN = 30.0, 0.8, 32.0, 45.0, 29.0
#: In the map: how wide a bridge is. With three, how wide the land is at which the last one lies.
_DECK, _LAST = 17.0, 22.0


@dataclass(frozen=True)
class MapLayout:
    """The places in the map of a ring in its ``box``, for the seat of ``viewer``."""

    box: Box
    zoom: float
    viewer: int
    field: Field

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.field.sides)

    @property
    def _neighbours(self) -> tuple[int, int]:
        """The seats that play after the viewer and before: above and below in the map."""
        return self.field.next_side[self.viewer], self.field.previous_side[self.viewer]

    @property
    def rows(self) -> tuple[tuple[int, int], ...]:
        """The rows at the bridges that the viewer does not share, from the next seat on."""
        seen = self.field.across[self.viewer]
        order = ((self.viewer + step) % self.seats for step in range(1, self.seats))
        return tuple((side, lane) for side in order for lane in (1, 0) if (side, lane) not in seen)

    @property
    def water(self) -> pygame.FRect:
        """The river, in which all lands lie."""
        rim = 2 * _RIM * self.zoom
        return pygame.FRect(self.box).inflate(-rim, -rim)

    def leads_right(self, side: int) -> bool:
        """Whether the rows of a seat have their front at the right."""
        return self.seats == 3 or side in self._neighbours

    def _is_upper(self, side: int, lane: int = 0) -> bool:

        after, before = self._neighbours
        return side == after or (side != before and lane == 1)

    @property
    def _half(self) -> float:
        """How wide a row is: with four, two of them lie at a bridge."""
        room = self.water.width - (_OWN + _RIVER + _EMBLEM) * self.zoom
        if self.seats == 3:
            return room - _LAST * self.zoom
        return (room - (_RIVER + 3 * _AROUND) * self.zoom) / 2

    def land(self, side: int) -> Box:
        """Return the land of a seat."""
        inside, zoom = self.water, self.zoom
        if side == self.viewer:
            return Box(inside.x, inside.y, _OWN * zoom, inside.height)
        left = inside.x + (_OWN + _RIVER) * zoom
        wide = (_EMBLEM + _AROUND) * zoom + self._half
        if side not in self._neighbours:
            far = left + wide + _RIVER * zoom
            return Box(far, inside.y, inside.right - far, inside.height)
        high = (inside.height - _BROOK * zoom) / 2
        top = inside.y if self._is_upper(side) else inside.bottom - high
        return Box(left, top, inside.right - left if self.seats == 3 else wide, high)

    def row(self, side: int, lane: int) -> Box:
        """Return the strip of a row that is not on the viewer's land."""
        inside, land, around = self.water, self.land(side), _AROUND * self.zoom
        high = (inside.height - _BETWEEN * self.zoom) / 2 - around
        upper = self._is_upper(side, lane)
        y = inside.y + around if upper else inside.bottom - around - high
        left = land.x + (_EMBLEM * self.zoom if self.leads_right(side) else around)
        return Box(left, y, self._half, high)

    def token(self, side: int, lane: int, position: int, count: int) -> Spot:
        """Return the place of a creature: its front at the bridge, every second one below."""
        row, zoom = self.row(side, lane), self.zoom
        # Two neighbours lie above one another, half of one apart.
        size = 2 * (row.width - _NEXT * (count - 1)) / (count + 1)
        size = min(_LARGEST * zoom, (row.height - _NEXT) / 2, size)
        away = size / 2 + position * (size / 2 + _NEXT)
        x = row.x + row.width - away if self.leads_right(side) else row.x + away
        down = 0.0 if count == 1 else (size + _NEXT) / 2 * (1 if position % 2 else -1)
        return Spot(x, row.y + row.height / 2 + down, size, size)

    def building(self, side: int) -> Box:
        """Return where the stronghold of a seat stands."""
        land, high = self.land(side), _BUILDING * self.zoom
        x, foot = land.x + land.width / 2, land.y + (land.height + high) / 2 - 2 * self.zoom
        if side in self._neighbours:
            x, foot = land.x + _EMBLEM * self.zoom / 2, land.y + _FOOT * self.zoom
            if not self._is_upper(side):
                foot = land.y + land.height - (_BRIDGE_IN + _DECK / 2 + 1) * self.zoom + high
        return Box(x - high * _WIDE / 2, foot - high, high * _WIDE, high)

    def emblem(self, side: int) -> Spot:
        """Return where the emblem of a seat stands: at the foot of its stronghold."""
        box, size = self.building(side), _MEDAL * self.zoom
        return Spot(box.x + box.width / 2, box.y + box.height - 4 * self.zoom, size, size)

    def _from_edge(self, side: int, away: float) -> float:
        """Return a height in a neighbour's land, from the edge of the map inwards."""
        land, inwards = self.land(side), away * self.zoom
        return land.y + inwards if self._is_upper(side) else land.y + land.height - inwards

    def bridge(self, one: int, other: int) -> Box:
        """Return the bridge between two neighbours, the part on both banks with it."""
        zoom, deck = self.zoom, _DECK * self.zoom
        if self.viewer in (one, other):
            middle = self._from_edge(other if one == self.viewer else one, _BRIDGE_IN)
            left = self.water.x + (_OWN - _BANK) * zoom
        elif self.seats == 3:
            land, bank = self.land(self._neighbours[0]), _BANK * zoom
            right = land.x + land.width - (_LAST * zoom - deck) / 2
            return Box(right - deck, land.y + land.height - bank, deck, _BROOK * zoom + 2 * bank)
        else:
            neighbour = one if one in self._neighbours else other
            row = self.row(neighbour, 0 if neighbour == self._neighbours[0] else 1)
            middle = row.y + row.height / 2
            left = row.x + row.width + (_AROUND - _BANK) * zoom
        return Box(left, middle - deck / 2, (_RIVER + 2 * _BANK) * zoom, deck)

    def meeting(self, side: int, lane: int) -> Point:
        """Return the middle of the bridge of a row."""
        bridge = self.bridge(side, self.field.across[side][lane][0])
        return bridge.x + bridge.width / 2, bridge.y + bridge.height / 2

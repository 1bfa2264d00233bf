"""The map of a ring: where its lands, rows, bridges and emblems are in its box.

The viewer's land is at the left, those of both neighbours beside it, and with four that of the
partner at the right. Rows at bridges that the viewer does not share stand there, small.
"""

from dataclasses import dataclass

import pygame

from game.kit import Point
from game.rules import Field

from .spots import CARD_SHAPE, Box, Spot

#: In the map: from its edges, a creature's width, between two creatures, and around a row.
_RIM, _SMALL, _NEXT, _AROUND = 7.0, 36.0, 1.5, 3.0
#: In the map: the own land, the river, the room of an emblem before a row, and its size; the river
#: between the upper and the lower land; half of what a bridge lies on either bank.
_OWN, _RIVER, _EMBLEM, _MEDAL, _BROOK, _BANK = 36.0, 14.0, 25.0, 20.0, 9.0, 5.0
#: How far into a land from above or below its emblem is, and the bridge to the viewer.
_EMBLEM_IN, _BRIDGE_IN = 15.0, 37.0
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
        high = (inside.height - _BROOK * self.zoom) / 2 - 2 * around
        upper = self._is_upper(side, lane)
        y = inside.y + around if upper else inside.bottom - around - high
        left = land.x + (_EMBLEM * self.zoom if self.leads_right(side) else around)
        return Box(left, y, self._half, high)

    def token(self, side: int, lane: int, position: int, count: int) -> Spot:
        """Return the place of a creature, its front at the bridge."""
        row = self.row(side, lane)
        most = min(_SMALL * self.zoom, row.height / CARD_SHAPE)
        width = min(most, (row.width - _NEXT * (count - 1)) / max(count, 1))
        away = width / 2 + position * (width + _NEXT)
        x = row.x + row.width - away if self.leads_right(side) else row.x + away
        return Spot(x, row.y + row.height / 2, width, most * CARD_SHAPE)

    def emblem(self, side: int) -> Spot:
        """Return where the emblem of a seat stands."""
        land, zoom = self.land(side), self.zoom
        size = _MEDAL * zoom
        if side == self.viewer:
            return Spot(land.x + land.width / 2, land.y + land.height / 2, size * 1.3, size * 1.3)
        if side in self._neighbours:
            return Spot(land.x + _EMBLEM * zoom / 2, self._from_edge(side, _EMBLEM_IN), size, size)
        # Between both bridges, where no creature stands.
        return Spot(land.x, land.y + land.height / 2, size * 0.85, size * 0.85)

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

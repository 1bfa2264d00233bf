"""Where everything lies on the screen of a ring: three or four seats around bridges (R13.2).

The two bridges of the viewer lie on the land as in a duel, the viewer's own lanes always at the
left. The other seats have panels across the top, in the order of their turns; the rows that the
viewer's bridges do not touch stand small in the map of the ring, at the upper right.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from game.kit import Point
from game.rules import Field

from .layout import CARD_SHAPE, EDGE, ROW_WIDTH, TOKEN_WIDTH, Layout
from .spots import Box, Spot

#: The plaque of the turn, and the map: logical units of the smallest window.
_BANNER, _MAP = 164.0, (218.0, 143.0)
#: How wide a panel is at most, and how high; between two panels, and around what is in one.
_WIDEST, _HIGH, _BETWEEN, _INSIDE = 400.0, 110.0, 5.0, 10.0
#: The room in a panel above the row of cards, and that of the ruler below it.
_HEAD, _FOOT = 55.0, 14.0
#: The ruler in a panel; between two cards of a row there.
_RULER, _APART = 9.0, 2.5
#: In the map: from its edges, a creature's width, between two creatures, and around a row.
_RIM, _SMALL, _NEXT, _AROUND = 7.0, 36.0, 1.5, 3.0
#: In the map: the own land, the river, the room of an emblem before a row, and its size; the river
#: between the upper and the lower land; half of what a bridge lies on either bank.
_OWN, _RIVER, _EMBLEM, _MEDAL, _BROOK, _BANK = 36.0, 14.0, 25.0, 20.0, 9.0, 5.0
#: How far into a land from above or below its emblem is, and the bridge to the viewer.
_EMBLEM_IN, _BRIDGE_IN = 15.0, 37.0
#: In the map: how wide a bridge is. With three, how wide the land is at which the last one lies.
_DECK, _LAST = 17.0, 22.0
#: The share of the wide panel of both wings that the Horde's piles take, and their widest card.
_PILES, _PILE = 0.31, 62.0


@dataclass(frozen=True)
class RingLayout(Layout):
    """The geometry of a ring in a window; ``field`` says who sits where.

    ``viewer`` is the seat whose hand lies at the bottom.
    """

    ring: Field | None = None

    @cached_property
    def seats(self) -> int:
        """How many seats there are."""
        assert self.ring is not None
        return len(self.ring.sides)

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats in the order of their turns after the viewer's."""
        return tuple((self.viewer + step) % self.seats for step in range(1, self.seats))

    @property
    def wings(self) -> tuple[int, ...]:
        """The seats that are wings of the Horde."""
        return () if self.ring is None else self.ring.wings

    # The land

    def on_right(self, side: int) -> bool:
        """Whether a side is another than the viewer, whose lanes are always the left ones."""
        return side != self.viewer

    @cached_property
    def rows_in_sight(self) -> tuple[tuple[int, int], ...]:
        """The viewer's rows and those across, as they stand on the land: left, then right."""
        assert self.ring is not None
        return (self.viewer, 0), (self.viewer, 1), *self.ring.across[self.viewer]

    @cached_property
    def rows_out_of_sight(self) -> tuple[tuple[int, int], ...]:
        """The rows at the bridges that the viewer does not share, from the next seat on."""
        seen = self.rows_in_sight
        return tuple(
            (side, lane) for side in self.others for lane in (1, 0) if (side, lane) not in seen
        )

    def ahead(self, side: int, lane: int) -> int:
        """Return the way to the front of a row: 1 to the right, -1 to the left."""
        if self.is_in_sight(side, lane):
            return super().ahead(side, lane)
        return 1 if self._leads_right(side) else -1

    def _leads_right(self, side: int) -> bool:
        """Whether the rows of a seat in the map have their front at the right."""
        return self.seats == 3 or side in (self.others[0], self.others[-1])

    def _bridge(self, side: int, lane: int) -> int:
        """Return at which bridge of the viewer a row stands: 0 is the upper one."""
        return lane if side == self.viewer else self.rows_in_sight.index((side, lane)) - 2

    def lane(self, side: int, lane: int) -> Box:
        """Return the strip in which a row stands, on the land or in the map."""
        if not self.is_in_sight(side, lane):
            return self._small_row(side, lane)
        return self.strip(self._bridge(side, lane), right=self.on_right(side))

    def token(self, side: int, lane: int, position: int, count: int) -> Spot:
        """Return a creature's place, on the land or, small, in the map."""
        if not self.is_in_sight(side, lane):
            return self._small(side, lane, position, count)
        bridge = self._bridge(side, lane)
        return self.standing(bridge, position, count, right=self.on_right(side))

    # The map

    @cached_property
    def ring_map(self) -> Box:
        """The map of the ring, at the upper right."""
        room = self._lane_top - 2 * EDGE
        width, height = _MAP[0] * self.zoom, min(_MAP[1] * self.zoom, room)
        return Box(self._aside(width, right=True), 6, width, height)

    @cached_property
    def _lane_top(self) -> float:
        """The upper edge of the cards in the upper lane."""
        return self.lane_middle(0) - TOKEN_WIDTH * self.zoom * CARD_SHAPE / 2

    @cached_property
    def map_water(self) -> pygame.FRect:
        """The river in the map, in which all lands lie."""
        rim = 2 * _RIM * self.zoom
        return pygame.FRect(self.ring_map).inflate(-rim, -rim)

    def _is_upper(self, side: int, lane: int = 0) -> bool:
        """Whether a row of the map, or the land of a neighbour, is in its upper half."""
        return side == self.others[0] or (side != self.others[-1] and lane == 1)

    @property
    def _half(self) -> float:
        """How wide a row in the map is: with four, two of them lie at a bridge."""
        zoom, inside = self.zoom, self.map_water
        room = inside.width - (_OWN + _RIVER + _EMBLEM) * zoom
        if self.seats == 3:
            return room - _LAST * zoom
        return (room - (_RIVER + 3 * _AROUND) * zoom) / 2

    def map_land(self, side: int) -> Box:
        """Return the land of a seat in the map: the own one at the left, its neighbours' beside."""
        inside, zoom = self.map_water, self.zoom
        if side == self.viewer:
            return Box(inside.x, inside.y, _OWN * zoom, inside.height)
        left = inside.x + (_OWN + _RIVER) * zoom
        wide = (_EMBLEM + _AROUND) * zoom + self._half
        if side not in (self.others[0], self.others[-1]):
            far = left + wide + _RIVER * zoom
            return Box(far, inside.y, inside.right - far, inside.height)
        high = (inside.height - _BROOK * zoom) / 2
        top = inside.y if self._is_upper(side) else inside.bottom - high
        return Box(left, top, inside.right - left if self.seats == 3 else wide, high)

    def _small_row(self, side: int, lane: int) -> Box:
        """Return the strip of a row out of sight, in the map."""
        inside, land, around = self.map_water, self.map_land(side), _AROUND * self.zoom
        high = (inside.height - _BROOK * self.zoom) / 2 - 2 * around
        upper = self._is_upper(side, lane)
        y = inside.y + around if upper else inside.bottom - around - high
        near = self._leads_right(side)
        left = land.x + _EMBLEM * self.zoom if near else land.x + around
        return Box(left, y, self._half, high)

    def _small(self, side: int, lane: int, position: int, count: int) -> Spot:
        """Return the place of a creature in the map, its front at the bridge."""
        row = self._small_row(side, lane)
        most = min(_SMALL * self.zoom, row.height / CARD_SHAPE)
        width = min(most, (row.width - _NEXT * (count - 1)) / max(count, 1))
        away = width / 2 + position * (width + _NEXT)
        x = row.x + row.width - away if self._leads_right(side) else row.x + away
        return Spot(x, row.y + row.height / 2, width, most * CARD_SHAPE)

    def emblem(self, side: int) -> Spot:
        """Return where the emblem of a seat stands in the map."""
        land, zoom = self.map_land(side), self.zoom
        size = _MEDAL * zoom
        if side == self.viewer:
            return Spot(land.x + land.width / 2, land.y + land.height / 2, size * 1.3, size * 1.3)
        if side in (self.others[0], self.others[-1]):
            return Spot(land.x + _EMBLEM * zoom / 2, self._from_edge(side, _EMBLEM_IN), size, size)
        # Between both bridges, where no creature stands.
        return Spot(land.x, land.y + land.height / 2, size * 0.85, size * 0.85)

    def _from_edge(self, side: int, away: float) -> float:
        """Return a height in a neighbour's land, from the edge of the map inwards."""
        land, inwards = self.map_land(side), away * self.zoom
        return land.y + inwards if self._is_upper(side) else land.y + land.height - inwards

    def map_bridge(self, one: int, other: int) -> Box:
        """Return the bridge between two neighbours in the map, the part on both banks with it."""
        zoom = self.zoom
        if self.viewer in (one, other):
            neighbour = other if one == self.viewer else one
            middle = self._from_edge(neighbour, _BRIDGE_IN)
            left = self.map_water.x + (_OWN - _BANK) * zoom
        elif self.seats == 3:
            land = self.map_land(self.others[0])
            deck, bank = _DECK * zoom, _BANK * zoom
            right = land.x + land.width - (_LAST * zoom - deck) / 2
            return Box(right - deck, land.y + land.height - bank, deck, _BROOK * zoom + 2 * bank)
        else:
            neighbour = one if one in (self.others[0], self.others[-1]) else other
            row = self._small_row(neighbour, 0 if neighbour == self.others[0] else 1)
            middle = row.y + row.height / 2
            left = row.x + row.width + (_AROUND - _BANK) * zoom
        deck = _DECK * zoom
        return Box(left, middle - deck / 2, (_RIVER + 2 * _BANK) * zoom, deck)

    def meeting(self, side: int, lane: int) -> Point:
        """Return the middle of the bridge of a row out of sight, in the map."""
        assert self.ring is not None
        bridge = self.map_bridge(side, self.ring.across[side][lane][0])
        return bridge.x + bridge.width / 2, bridge.y + bridge.height / 2

    # The panels

    @cached_property
    def banner(self) -> Box:
        """The plaque of the turn, small, at the upper left."""
        return Box(self._aside(_BANNER, right=False), 6, _BANNER, self._top_high)

    @cached_property
    def _top_high(self) -> float:
        """How high the panels at the top are."""
        more = 1.0 + 0.2 * min(1.0, self.growth - 1.0)
        return min(_HIGH * self.zoom * more, self._lane_top - EDGE - 6)

    @cached_property
    def _panels(self) -> Box:
        """The strip in which the panels of the other seats stand."""
        left = self.banner.x + self.banner.width + _BETWEEN
        room = self.ring_map.x - _BETWEEN - left
        width = min(room, (self.seats - 1) * (_WIDEST * self.zoom + _BETWEEN) - _BETWEEN)
        return Box(left + (room - width) / 2, 6, width, self._top_high)

    def seat_panel(self, side: int) -> Box:
        """Return the panel of another seat; both wings of the Horde have one together."""
        return self._seat_panels[side]

    @cached_property
    def _seat_panels(self) -> dict[int, Box]:
        return {side: self._panel_of(side) for side in self.others}

    def _panel_of(self, side: int) -> Box:
        whole = self._panels
        if side in self.wings:
            return self.horde_box
        if self.wings:
            width = (whole.width - 2 * _BETWEEN) / 3
            return Box(whole.x, whole.y, width, whole.height)
        count = self.seats - 1
        width = (whole.width - (count - 1) * _BETWEEN) / count
        place = self.others.index(side)
        return Box(whole.x + place * (width + _BETWEEN), whole.y, width, whole.height)

    def panel(self, side: int) -> Box:
        """Return the panel of a seat, a wing's half of the one that both have."""
        if side == self.viewer:
            return self.own_panel
        return self.wing_panel(side) if side in self.wings else self.seat_panel(side)

    @cached_property
    def other_panel(self) -> Box:
        """The panel that lies farthest to the right."""
        return self.horde_box if self.wings else self.seat_panel(self.others[-1])

    @property
    def relief(self) -> Box:
        """The button that passes a card to the partner, between the panels and the bridges."""
        eye = self.eye
        return Box((self.width - eye.width) / 2, eye.y, eye.width, eye.height)

    @cached_property
    def other_tray(self) -> Box:
        """All of the panels, off which the land is free."""
        return self._panels

    def row(self, side: int, index: int, count: int) -> Spot:
        """Return a card's place in the row of a seat, the stronghold counted, from the left."""
        if side == self.viewer:
            return self.hand(index, count)
        key = side, index, count
        if key not in self._row_spots:
            self._row_spots[key] = self._in_panel(*key)
        return self._row_spots[key]

    @cached_property
    def _row_spots(self) -> dict[tuple[int, int, int], Spot]:
        """The places in the panels' rows that were asked for."""
        return {}

    def _in_panel(self, side: int, index: int, count: int) -> Spot:
        box = self.seat_panel(side)
        places = max(count, self.places)
        inside = box.width - 2 * _INSIDE
        room = box.height - self._head - _FOOT
        most = min(ROW_WIDTH * self.zoom, room / CARD_SHAPE)
        width = min(most, (inside + _APART) / places - _APART)
        pitch = min(width + _APART * 2, (inside - width) / (places - 1))
        x = box.x + _INSIDE + width / 2 + index * pitch
        foot = box.y + box.height - _FOOT
        return Spot(x, foot - width * CARD_SHAPE / 2, width, width * CARD_SHAPE)

    @property
    def head_growth(self) -> float:
        """How much larger than usual the rows of words in a panel are."""
        return 1.0 + 0.3 * min(1.0, self.growth - 1.0)

    @property
    def _head(self) -> float:
        """The room of the words in a panel, above the row."""
        return _HEAD * self.head_growth

    def ruler(self, side: int) -> Box:
        """Return the strip below the row of a seat in which the ruler of its stronghold lies."""
        if side == self.viewer:
            return super().ruler(side)
        box = self.seat_panel(side)
        return Box(box.x, box.y + box.height - _FOOT, box.width, _RULER)

    @property
    def team_sign(self) -> Point:
        """The middle of the badge of the own team."""
        x, y = self.spoils_sign(self.viewer)
        # Beside large words the badge has the room of no number.
        return (self.own_panel.x + self.own_panel.width - 20 if self.plain else x), y

    def spoils_sign(self, side: int) -> Point:
        """Return the middle of the sign of the spoils in the panel of a seat."""
        box = self.panel(side)
        if side == self.viewer:
            up, aside = (30, 54) if self.plain else (50, 46)
            return box.x + box.width - aside, box.y + box.height - up
        return box.x + 150, box.y + 41

    # The Horde

    @cached_property
    def horde_box(self) -> Box:
        """The panel of both wings, beside the partner's."""
        whole = self._panels
        width = (whole.width - 2 * _BETWEEN) / 3
        left = whole.x + width + _BETWEEN
        return Box(left, whole.y, whole.x + whole.width - left, whole.height)

    def wing_panel(self, side: int) -> Box:
        """Return the part of the wings' panel in which one of them is told of."""
        box = self.horde_box
        width = box.width * (1 - _PILES) / 2
        right = side == self.others[-1]
        return Box(box.x + box.width - width if right else box.x, box.y, width, box.height)

    @cached_property
    def horde_tray(self) -> Box:
        """The part of the wings' panel in which the Horde's piles lie."""
        box = self.horde_box
        width = box.width * _PILES
        return Box(box.x + (box.width - width) / 2, box.y, width, box.height)

    def _pile(self, away: float) -> Spot:
        tray = self.horde_tray
        width = min(_PILE * self.zoom, tray.width / 3.2, (tray.height - 18) / CARD_SHAPE)
        x = tray.x + tray.width / 2 + away / 104 * (width + 5)
        return Spot(x, tray.y + tray.height / 2, width, width * CARD_SHAPE)

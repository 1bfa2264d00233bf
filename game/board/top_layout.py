"""Where everything lies at the top of a match screen: the plaque of the turn, the others' panels.

A duel has one panel and one row there, or the piles of the Horde. A ring has a small plaque, a
panel for each other seat in the order of their turns with its row in it, and the map.
"""

from dataclasses import dataclass
from typing import TypeAlias

import pygame

from game.rules import Field

from .spots import CARD_SHAPE, EDGE, LARGE_WORDS, ROW_WIDTH, TRAY_AWAY, TRAY_RIM, Box, Spot

#: How high the panels at the top are, and how much higher with words of twice the size.
_TOP_HIGH, _TOP_MORE = 92.0, 34.0
#: The widest panel beside the piles of the Horde.
_HORDE_WIDE = 226.0
#: Between the cards of the opponent's row.
_ROW_GAP = 5.0

#: The plaque of the turn of a ring, and its map: logical units of the smallest window.
_BANNER, _MAP = 164.0, (218.0, 143.0)
#: How wide a panel is at most, and how high; between two panels, and around what is in one.
_WIDEST, _HIGH, _BETWEEN, _INSIDE = 400.0, 110.0, 5.0, 10.0
#: The room in a panel above the row of cards and beside it, above it where words are large, and
#: that of the ruler below it.
_HEAD, _ASIDE, _LARGE_HEAD, _FOOT = 29.0, 72.0, 55.0, 14.0
#: The ruler in a panel; between two cards in reach there, and in the pile of those beyond.
_RULER, _APART, _PILED = 9.0, 3.0, 9.0
#: Where the spoils of a seat are told in its panel: beside large words in one row with all else.
_SPOILS, _LARGE_SPOILS = (22.0, 93.0), (115.0, 31.5)
#: The share of the wide panel of both wings that the Horde's piles take, and their widest card.
_PILES, _PILE = 0.31, 62.0


@dataclass(frozen=True)
class TopRoom:
    """The room at the top: the ``console``, and above which height the upper lane lies.

    ``lane_top`` is the upper edge of the cards there; ``growth`` is that of the words of panels,
    ``places`` are those that a row keeps, ``reach`` is how many of its cards can be played.
    """

    console: Box
    width: float
    zoom: float
    lane_top: float
    growth: float
    places: int
    reach: int
    viewer: int
    at_right: bool
    field: Field

    def aside(self, width: float, *, right: bool) -> float:
        """Return the left edge of what lies at the left or at the right end of the console."""
        console = self.console
        return console.x + (console.width - EDGE - width if right else EDGE)


class TopPlaces:
    """The places at the top of a table, apart from what is the viewer's.

    The land is free of ``other_tray``: the tray of the opponent's row, or all panels together.
    """

    banner: Box
    other_panel: Box
    other_tray: Box
    horde_tray: Box

    @property
    def horde_life(self) -> Box:
        """Where it says what the Horde's deck is, between the banner and the piles."""
        left, right = self.banner.x + self.banner.width + 6, self.horde_tray.x - 6
        width = min(_HORDE_WIDE, right - left)
        return Box(right - width, self.banner.y, width, self.banner.height)

    @property
    def horde_next(self) -> Box:
        """Where it says what the Horde's next turn brings, between the piles and its panel."""
        left = self.horde_tray.x + self.horde_tray.width + 6
        width = min(_HORDE_WIDE, self.other_panel.x - 6 - left)
        return Box(left, self.banner.y, width, self.banner.height)


class DuelTop(TopPlaces):
    """The top of a duel: the banner over the viewer's land, panel and row over the opponent's."""

    def __init__(self, room: TopRoom) -> None:
        self._room = room
        zoom, middle = room.zoom, room.width / 2
        # Larger words take the land above the lanes.
        wanted = _TOP_HIGH + _TOP_MORE * min(1.0, room.growth - 1.0)
        high = max(_TOP_HIGH, min(wanted, room.lane_top - EDGE))
        self.banner = Box(room.aside(300, right=room.at_right), 6, 300, high)
        self.other_panel = panel = Box(room.aside(234, right=not room.at_right), 6, 234, high)
        self._wide = room.places * (ROW_WIDTH * zoom + _ROW_GAP) - _ROW_GAP
        half = self._wide / 2
        away = TRAY_AWAY + TRAY_RIM + half
        #: The middle of the opponent's row: over its own land as far as the panel lets it.
        self._middle = min(panel.x - away, middle + half)
        if room.at_right:
            self._middle = max(panel.x + panel.width + away, middle - half)
        left = self._middle - half - TRAY_RIM
        self.other_tray = Box(left, -14, self._wide + 2 * TRAY_RIM, 35 + 84 * zoom)
        self.horde_tray = Box(middle - 160 * zoom, -14, 320 * zoom, 14 + 106 * zoom)

    def panel(self, side: int) -> Box:
        """Return the opponent's panel."""
        del side
        return self.other_panel

    def row(self, side: int, index: int, count: int) -> Spot:
        """Return a card's place in the opponent's row, from the left."""
        del side
        places, zoom = max(count, self._room.places), self._room.zoom
        width = min(ROW_WIDTH * zoom, (self._wide - _ROW_GAP * (places - 1)) / places)
        pitch = (self._wide - width) / (places - 1)
        x = self._middle - self._wide / 2 + width / 2 + index * pitch
        return Spot(x, 3 + 42 * zoom, width, width * CARD_SHAPE)

    def ruler(self, side: int) -> Box:
        """Return the strip below the opponent's row."""
        del side
        return Box(0, 4 + 84 * self._room.zoom, self._room.width, 13)

    def pile(self, away: float) -> Spot:
        """Return the place of a pile of the Horde, in the middle of the window."""
        zoom = self._room.zoom
        width = 66 * zoom
        return Spot(self._room.width / 2 + away * zoom, 52 * zoom, width, width * CARD_SHAPE)


class RingTop(TopPlaces):
    """The top of a ring: a small plaque, a panel for each other seat, and the map at the right.

    ``others`` are the other seats in the order of their turns after the viewer's. The wings of the
    Horde have one panel together (``horde_box``), beside the partner's.
    """

    def __init__(self, room: TopRoom) -> None:
        self._room, self.seats = room, len(room.field.sides)
        self.others = tuple((room.viewer + step) % self.seats for step in range(1, self.seats))
        self.wings = room.field.wings
        more = min(1.0, room.growth - 1.0)
        #: Whether words and numbers lie above the cards, for they need the room beside them.
        self.plain = room.growth > LARGE_WORDS
        high = min(_HIGH * room.zoom * (1.0 + 0.2 * more), room.lane_top - EDGE - 6)
        #: How much larger than usual words in a panel are; beside the cards they follow its height.
        self.head_growth = 1.0 + 0.3 * more if self.plain else high / _HIGH
        x, y = _LARGE_SPOILS if self.plain else _SPOILS
        self.spoils = x * self.head_growth, y * self.head_growth
        self.banner = Box(room.aside(_BANNER, right=False), 6, _BANNER, high)
        wide = _MAP[0] * room.zoom
        map_high = min(_MAP[1] * room.zoom, room.lane_top - 2 * EDGE)
        self.map_box = Box(room.aside(wide, right=True), 6, wide, map_high)
        #: How much larger than usual things are on the map: less where it is lower.
        self.map_zoom = map_high / _MAP[1]
        left = self.banner.x + self.banner.width + _BETWEEN
        inside = self.map_box.x - _BETWEEN - left
        width = min(inside, (self.seats - 1) * (_WIDEST * room.zoom + _BETWEEN) - _BETWEEN)
        self.other_tray = whole = Box(left + (inside - width) / 2, 6, width, high)
        third = (whole.width - 2 * _BETWEEN) / 3
        left = whole.x + third + _BETWEEN
        self.horde_box = box = Box(left, whole.y, whole.x + whole.width - left, whole.height)
        width = box.width * _PILES
        self.horde_tray = Box(box.x + (box.width - width) / 2, box.y, width, box.height)
        self._panels = {side: self._panel_of(side) for side in self.others}
        self.other_panel = self._panels[self.others[-1]]
        #: The places in the panels' rows that were asked for: a frame asks a thousand times.
        self._spots: dict[tuple[int, int, int], Spot] = {}

    def _panel_of(self, side: int) -> Box:
        whole, count = self.other_tray, self.seats - 1
        if side in self.wings:
            return self.horde_box
        if self.wings:
            return Box(whole.x, whole.y, (whole.width - 2 * _BETWEEN) / 3, whole.height)
        width = (whole.width - (count - 1) * _BETWEEN) / count
        left = whole.x + self.others.index(side) * (width + _BETWEEN)
        return Box(left, whole.y, width, whole.height)

    def seat_panel(self, side: int) -> Box:
        """Return the panel of another seat; both wings of the Horde have one together."""
        return self._panels[side]

    def panel(self, side: int) -> Box:
        """Return the panel of a seat, a wing's part of the one that both have."""
        box = self._panels[side]
        if side not in self.wings:
            return box
        width = box.width * (1 - _PILES) / 2
        right = side == self.others[-1]
        return Box(box.x + box.width - width if right else box.x, box.y, width, box.height)

    def row(self, side: int, index: int, count: int) -> Spot:
        """Return a card's place in the row of a seat, in its panel."""
        key = side, index, count
        if key not in self._spots:
            self._spots[key] = self._in_panel(*key)
        return self._spots[key]

    def hand(self, side: int) -> pygame.FRect:
        """Return where the cards of a seat lie in its panel."""
        box = pygame.FRect(self._panels[side])
        above = (_LARGE_HEAD if self.plain else _HEAD) * self.head_growth
        left = box.x + (_INSIDE if self.plain else _ASIDE)
        return pygame.FRect(
            left, box.y + above, box.right - _INSIDE - left, box.height - above - _FOOT
        )

    def _in_panel(self, side: int, index: int, count: int) -> Spot:
        """Return the place of a card in a fan: those in reach apart, the others piled up."""
        room = self.hand(side)
        width = min(ROW_WIDTH * self._room.zoom, room.height / CARD_SHAPE)
        near = min(count, self._room.reach + 1)
        beyond, free = count - near, room.width - width
        piled = min(_PILED, free / 3 / max(beyond, 1))
        pitch = min(width + _APART, (free - beyond * piled) / max(near - 1, 1))
        piled = min(pitch, (free - (near - 1) * pitch) / max(beyond, 1))
        x = room.x + width / 2 + min(index, near - 1) * pitch + max(index - near + 1, 0) * piled
        return Spot(x, room.bottom - width * CARD_SHAPE / 2, width, width * CARD_SHAPE)

    def piled(self, count: int) -> int:
        """Return how many of so many cards lie in the pile of those beyond the reach."""
        return max(0, count - self._room.reach - 1)

    def ruler(self, side: int) -> Box:
        """Return the strip below the row of a seat."""
        box = self._panels[side]
        return Box(box.x, box.y + box.height - _FOOT, box.width, _RULER)

    def pile(self, away: float) -> Spot:
        """Return the place of a pile of the Horde, in the wings' panel."""
        tray = self.horde_tray
        width = min(_PILE * self._room.zoom, tray.width / 3.2, (tray.height - 18) / CARD_SHAPE)
        x = tray.x + tray.width / 2 + away / 104 * (width + 5)
        return Spot(x, tray.y + tray.height / 2, width, width * CARD_SHAPE)


Top: TypeAlias = DuelTop | RingTop

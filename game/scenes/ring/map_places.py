"""Where everything lies on the large map of a ring: lands in the river, rows, plates, bridges."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.kit import box_at

#: The river between two lands, and how far a bridge lies on either bank; how wide its road is.
_RIVER, _BANK, _ROAD = 62.0, 30.0, 82.0
#: Between the upper and the lower land, and between a plate and what is around it.
_BROOK, _AROUND = 16.0, 6.0
#: How high a stronghold stands at most, and how far a plate keeps off a shore.
_BUILDING, _SHORE = 172.0, 18.0
#: With three, the share of the own land, and how wide the land is at which the last bridge lies.
_OWN, _LAST = 0.27, 112.0


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
    def _rows_high(self) -> float:
        plates = 1 if self.seats == 3 else 2
        return (self.box.height - plates * (self.plate[1] + _AROUND) - _AROUND - _BROOK) / 2

    def is_upper(self, step: int, lane: int) -> bool:
        """Whether a row lies in the upper half of the map."""
        if step == 0 or (step == 2 and self.seats == 4):
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
        high = (box.height - _BROOK) / 2
        top = box.y if step == 1 else box.bottom - high
        return pygame.FRect(left, top, right - left, high)

    def row(self, step: int, lane: int) -> MapRow:
        """Return the place of a row."""
        land, high = self.land(step).inflate(-2 * _AROUND, 0), self._rows_high
        top = self.box.y if self.is_upper(step, lane) else self.box.bottom - high
        if step == 0 or (step == 2 and self.seats == 4):
            return MapRow(pygame.FRect(land.x, top, land.width, high), 1 if step == 0 else -1)
        # A neighbour has one row at the bridge to the viewer, the other at the bridge beyond.
        near = lane == (1 if step == 1 else 0)
        room = land.width - (self.plate[0] + _LAST if self.seats == 3 else 0) - 2 * _AROUND
        left = land.x if near else land.x + land.width - room / 2
        if self.seats == 3 and not near:
            left -= _LAST
        return MapRow(pygame.FRect(left, top, room / 2, high), -1 if near else 1)

    def plate_of(self, step: int) -> pygame.FRect:
        """Return the place of the emblem, name and life of a seat."""
        land, (width, height) = self.land(step), self.plate
        plate = box_at(land.center, min(width, land.width - 2 * _AROUND), height)
        if self.seats == 3 and step:
            near = self.row(step, 1 if step == 1 else 0).box
            plate.left = near.right + _AROUND
            plate.bottom = land.bottom - _SHORE
        elif step in (1, 3):
            plate.bottom = land.bottom - _AROUND
            if step == 3:
                plate.top = land.y + _AROUND
        return plate

    def building(self, step: int) -> pygame.FRect:
        """Return where the stronghold of a seat stands: on its plate, or below where that is up."""
        land, plate = self.land(step), self.plate_of(step)
        below = step == 3
        room = land.bottom - plate.bottom if below else plate.top - land.y
        high = min(_BUILDING, room - _AROUND)
        box = pygame.FRect(0, 0, high, high)
        box.midbottom = plate.centerx, plate.top
        if below:
            box.midtop = plate.centerx, plate.bottom
        return box

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

"""The pictures of rings in the chapters of the ring: which rule has one, and how it is drawn."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.kit import Canvas, Colours, text_style
from game.rules import RINGS

from ..common import draw_ring, ring_spots
from ..services import Services

#: By the rule below which it stands, the mode that is drawn, and whether lanes have their names.
RING_VIEWS = {"R13.2": ("three", True), "R13.20": ("horde", False), "R14.1": ("pairs", False)}
#: How far along its bridge the name of a lane stands, the way from the bridge's middle to its
#: words, as a share of the picture's height, and the room of the words as shares of the picture.
_ALONG, _BESIDE, _ROOM = 0.31, 0.05, (0.21, 0.075)
_NAME = text_style.CAPTION.with_changes(
    size=16, colour=Colours.light, align="center", valign="middle", fit=True, floor=11
)


class LaneName(NamedTuple):
    """Where the name of a seat's lane stands, and whether it is the top lane."""

    box: pygame.FRect
    is_top: bool


class RingViews:
    """Paints the rings."""

    def __init__(self, services: Services) -> None:
        self._names = [services.translate(f"lanes.{lane}") for lane in ("top", "bottom")]

    def paint(self, canvas: Canvas, rule: str, room: pygame.FRect) -> None:
        """Paint the ring of a rule into ``room``."""
        mode, with_lanes = RING_VIEWS[rule]
        canvas.fill(room, Colours.well, radius=3)
        draw_ring(canvas, room, mode)
        if not with_lanes:
            return
        for name in lane_names(room, len(RINGS[mode].teams)):
            canvas.text(self._names[0 if name.is_top else 1], name.box, _NAME)


def lane_names(room: pygame.FRect, count: int) -> Iterator[LaneName]:
    """Yield where each lane of a ring in ``room`` is named: outside, at its seat's end (R13.2)."""
    spots = ring_spots(room, count)
    wide, high = room.width * _ROOM[0], room.height * _ROOM[1]
    for start, end in pairwise([*spots, spots[0]]):
        far = math.dist(start, end)
        # The seats stand clockwise, so this side of a bridge is outside the ring.
        x, y = (end[1] - start[1]) / far, (start[0] - end[0]) / far
        away = room.height * _BESIDE + abs(x) * wide / 2 + abs(y) * high / 2
        for share, is_top in ((_ALONG, True), (1 - _ALONG, False)):
            box = pygame.FRect(0, 0, wide, high)
            box.center = (
                start[0] + (end[0] - start[0]) * share + x * away,
                start[1] + (end[1] - start[1]) * share + y * away,
            )
            yield LaneName(box, is_top)

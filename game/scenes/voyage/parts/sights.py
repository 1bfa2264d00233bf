"""The sights of a voyage: a place as a wide painting, over a choice and behind what waits there."""

from __future__ import annotations

from functools import partial

import pygame

from game.kit import Block, Canvas, Colours, Viewport
from game.voyage import Hex, Voyage

from ...common import draw_fade
from .voyage_pictures import SIGHTS

#: How wide a sight is for its height.
SHAPE = 320 / 105
#: The places that have a painting of their own.
PAINTED = (
    "bridge", "castle", "forge", "market", "mine", "shore", "teacher", "vault", "village", "wreck",
)  # fmt: skip
#: Which painting shows a place that has none of its own; what is not told here is the castle.
_LIKE = {
    "stone_mine": "mine",
    "crystal_mine": "mine",
    "chest": "shore",
    "bell": "vault",
    "rival": "bridge",
    "open": "bridge",
    "harbour": "bridge",
    "reef": "bridge",
    "ferry": "bridge",
    "lookout": "bridge",
    "buoy": "bridge",
    "shrine": "teacher",
}
#: How far from its top the middle of what is seen lies, where a painting is cut.
_MIDDLE = 0.52
_RADIUS = 7.0


def sight_picture(place: str) -> str:
    """Return the wide painting of a place, or of the like: a goal's is the castle."""
    return f"{SIGHTS}/{place if place in PAINTED else _LIKE.get(place, 'castle')}"


def sight_of_field(voyage: Voyage, field: Hex) -> str:
    """Return the wide painting of what lies on a field of the chart."""
    there = voyage.chart.fields[field]
    return sight_picture(there.goal or there.place)


def draw_sight(canvas: Canvas, name: str, area: pygame.FRect) -> None:
    """Draw a sight so that it covers an area, in a thin frame of gold."""
    band = canvas.sprite(("sight", name), area.size, partial(_paint, name=name))
    canvas.blit(band, area.topleft)
    canvas.frame(area, Colours.gold, width=1.6, radius=_RADIUS, alpha=200)


def _paint(canvas: Canvas, name: str) -> None:
    wide, high = canvas.view.width, canvas.view.height
    cover = max(wide, high * SHAPE), max(high, wide / SHAPE)
    place = ((wide - cover[0]) / 2, (high - cover[1]) * _MIDDLE)
    canvas.image(name, (*place, *cover))


def draw_sight_ground(canvas: Canvas, name: str, dim: int) -> None:
    """Draw a sight over the upper part of the window, darker by ``dim``, and night below."""
    with canvas.in_window():
        view = canvas.view
        high = view.width / SHAPE
        canvas.fill((0, 0, view.width, view.height), Colours.night)
        canvas.image(name, (0, 0, view.width, high))
        canvas.dim(alpha=dim)
        draw_fade(canvas, (0, 0.5 * high, view.width, 0.5 * high + 1), Colours.night, (0, 255))
        draw_fade(canvas, (0, 0, view.width, 0.24 * high), Colours.night, (170, 0))


class SightBand(Block):
    """A sight as a band over what is asked there; it is ``high``, or left out at 0."""

    def __init__(self, name: str, high: float) -> None:
        super().__init__()
        self.name, self.high = name, high

    def height(self, view: Viewport, width: float) -> float:
        """Return the height that it was given."""
        del view, width
        return self.high

    def draw(self, canvas: Canvas) -> None:
        """Draw the painting."""
        if self.high:
            draw_sight(canvas, self.name, self.area)

"""The sights of a voyage: a place as a wide painting, over a choice and behind what waits there."""

from functools import partial

import pygame

from game.board import ground_of
from game.kit import (
    Block,
    Canvas,
    Colours,
    Panel,
    Sizes,
    Space,
    Viewport,
    draw_fade,
    scaled_smoothly,
)
from game.voyage import Hex, Voyage

from .voyage_pictures import SIGHTS

#: How wide a sight is for its height.
SHAPE = 320 / 105
#: The places that have a painting of their own.
PAINTED = (
    "bridge", "castle", "forge", "lookout", "market", "mine", "prison", "shore", "shrine",
    "teacher", "vault", "village", "wreck",
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
    "buoy": "bridge",
}
#: How far from its top the middle of what is seen lies, where a painting is cut; over a question
#: its ground is seen, with whoever stands there.
_MIDDLE, _LOW = 0.52, 0.8
_RADIUS = 7.0
#: How high a band over a question is, at most and at least, and the space below it.
_HIGHEST, _LEAST, _BELOW = 250.0, 84.0, 6.0
#: How far inside the panel's edge a painting at its head lies, how far down it fades, behind the
#: heading, and the steps of that.
_INSIDE, _FADES, _STEPS = 7.0, 64.0, 32
#: How much darker a sight is behind a panel.
_BEHIND = 90


def sight_picture(place: str) -> str:
    """Return the wide painting of a place, or of the like: a goal's is the castle."""
    return f"{SIGHTS}/{place if place in PAINTED else _LIKE.get(place, 'castle')}"


def sight_of_field(voyage: Voyage, field: Hex) -> str:
    """Return the wide painting of what lies on a field of the chart."""
    there = voyage.chart.fields[field]
    return sight_picture(there.goal or there.place)


def ground_of_field(voyage: Voyage, field: Hex) -> str:
    """Return the board on which the guard of a field is fought."""
    there = voyage.chart.fields[field]
    return ground_of(there.goal or there.place)


def paint_sight(canvas: Canvas, name: str, middle: float = _MIDDLE) -> None:
    """Paint a sight so that it covers a canvas."""
    wide, high = canvas.view.width, canvas.view.height
    cover = max(wide, high * SHAPE), max(high, wide / SHAPE)
    place = ((wide - cover[0]) / 2, (high - cover[1]) * middle)
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


def _paint_head(canvas: Canvas, name: str) -> None:
    """Paint a sight whose foot fades away; its whole width is seen, and what fits of its height."""
    paint_sight(canvas, name, _LOW)
    wide, high = canvas.surface.get_size()
    end = round(1.25 * high * _FADES / canvas.view.height)
    mask = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.rect(
        mask,
        (255, 255, 255, 255),
        mask.get_rect(),
        border_top_left_radius=round(_RADIUS * canvas.view.scale),
        border_top_right_radius=round(_RADIUS * canvas.view.scale),
    )
    ramp = pygame.Surface((1, _STEPS), pygame.SRCALPHA)
    for step in range(_STEPS):
        t = step / (_STEPS - 1)
        ramp.set_at((0, step), (255, 255, 255, round(255 * (1 - t * t * (3 - 2 * t)))))
    mask.blit(
        scaled_smoothly(ramp, (wide, end)), (0, high - end), special_flags=pygame.BLEND_RGBA_MULT
    )
    canvas.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


class SightBand(Block):
    """A sight over what is asked there, across its panel, its foot behind the heading.

    It is ``high``, or left out at 0; ``side`` is how far it is off the panel's sides and top.
    """

    def __init__(self, name: str, high: float, side: float) -> None:
        super().__init__()
        self.name, self.high, self.side = name, high, side

    def height(self, view: Viewport, width: float) -> float:
        """Return the height that it was given."""
        del view, width
        return self.high

    def draw(self, canvas: Canvas) -> None:
        """Draw the painting."""
        if self.high:
            out = self.side - _INSIDE
            area = pygame.FRect(
                self.area.x - out,
                self.area.y - out,
                self.area.width + 2 * out,
                self.area.height + out + _FADES,
            )
            head = canvas.sprite(
                ("head", self.name), area.size, partial(_paint_head, name=self.name)
            )
            canvas.blit(head, area.topleft)


def under_sight(
    name: str,
    panel: Panel,
    size: tuple[float, float],
    view: Viewport,
    edges: tuple[float, float, float],
) -> tuple[Panel, tuple[float, float]] | None:
    """Return a dialog's panel with a sight over its boxes, and its size; None without room for it.

    ``edges`` are off the panel's sides, top and foot, as the dialog has them.
    """
    (wide, high), (side, top, foot) = size, edges
    # As far off the panel's top as off its sides; air is left above and below the panel.
    free = view.height - 4 * Sizes.gap - high - (side - top) - _BELOW
    band = min(_HIGHEST, (wide - 2 * side) / SHAPE, free)
    if band < _LEAST:
        return None
    boxes = SightBand(name, band, side), Space(_BELOW), *panel.boxes
    headed = Panel(*boxes, edge=side, tall=(side, foot))
    return headed, (wide, headed.height(view, wide))


def draw_sight_behind(canvas: Canvas, name: str) -> None:
    """Draw a sight across the window, dark, fading above and below, for a panel to lie on."""
    with canvas.in_window():
        view = canvas.view
        area = pygame.FRect(0, 0, view.width, view.width / SHAPE)
        area.centery = view.height / 2
        edge = area.height * 0.22
        canvas.fill((0, 0, view.width, view.height), Colours.night)
        canvas.image(name, area)
        canvas.dim(alpha=_BEHIND)
        draw_fade(canvas, (0, area.y, area.width, edge), Colours.night, (255, 0))
        draw_fade(canvas, (0, area.bottom - edge, area.width, edge), Colours.night, (0, 255))

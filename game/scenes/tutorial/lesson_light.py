"""The light on what a lesson speaks of: all else lies in the dark, and an arrow points at it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.board import draw_tip_frame
from game.kit import Canvas, Colours, Point

#: How dark it is beside the light; how far that reaches around a place, and how far it fades.
_VEIL, _LIGHT, _FADE = 150, 9.0, 26.0
#: The dark is painted so many times too small, and the corner of a light is so round.
_SMALL, _CORNER = 8, 18.0
#: The glow around a place that is not the first, where nothing is dark.
_GLOW = 130
_ARROW, _ARROW_AWAY, _RIM = 15.0, 9.0, 3.0
#: Where along an edge an arrow may stand: in its middle, or near an end.
_SHARES = (0.5, 0.2, 0.8)


class PointingArrow(NamedTuple):
    """An arrow by its tip, and by the way from there to its back."""

    tip: Point
    back: Point

    @property
    def box(self) -> pygame.FRect:
        """All that it covers, with its rim."""
        (x, y), (across, down) = self.tip, self.back
        wide = 0.8 * _ARROW
        one = pygame.FRect(x - wide * abs(down), y - wide * abs(across), 0, 0)
        one.width, one.height = 2 * wide * abs(down), 2 * wide * abs(across)
        return one.union(one.move(_ARROW * across, _ARROW * down)).inflate(2 * _RIM, 2 * _RIM)

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        (x, y), (across, down) = self.tip, self.back
        for rim, colour in ((_RIM, Colours.ink_shadow), (0.0, Colours.attention)):
            wide, far = 0.8 * _ARROW + rim, _ARROW + rim
            foot = x + far * across, y + far * down
            tip = x - rim * across, y - rim * down
            one = foot[0] + wide * down, foot[1] + wide * across
            canvas.polygon([tip, one, (foot[0] - wide * down, foot[1] - wide * across)], colour)


def draw_light(
    canvas: Canvas,
    places: Sequence[pygame.FRect],
    kept_clear: Sequence[pygame.FRect],
    *,
    dark: bool,
) -> None:
    """Light some places, the first with a frame and an arrow; in the ``dark``, all else is dark."""
    if dark:
        lit = tuple(tuple(place) for place in places)
        veil = canvas.sprite(
            ("lesson dark", lit), canvas.view.rect.size, partial(_paint_dark, places=places)
        )
        canvas.blit(veil, (0, 0))
    for place in () if dark else places[1:]:
        canvas.glow(place, Colours.attention, strength=_GLOW, spread=_FADE, filled=False)
    draw_tip_frame(canvas, places[0], 255)
    arrow = arrow_to(places, canvas.view.rect, kept_clear)
    if arrow is not None:
        arrow.draw(canvas)


def _paint_dark(canvas: Canvas, places: Sequence[pygame.FRect]) -> None:
    wide, high = canvas.surface.get_size()
    scale = canvas.view.scale / _SMALL
    # Over the edges, which would else be blurred into the light beyond them.
    edge = 2 * max(1, round(_FADE * scale))
    dark = pygame.Surface((wide // _SMALL + 2 * edge, high // _SMALL + 2 * edge), pygame.SRCALPHA)
    night = canvas.context.shown(Colours.night)
    dark.fill((*night, _VEIL))
    for place in places:
        hole = place.inflate(2 * _LIGHT + _FADE, 2 * _LIGHT + _FADE)
        left, top, across, down = (side * scale for side in hole)
        box = pygame.Rect(round(left) + edge, round(top) + edge, round(across), round(down))
        pygame.draw.rect(dark, (*night, 0), box, border_radius=round(_CORNER * scale))
    soft = pygame.transform.box_blur(dark, max(1, round(_FADE * scale / 2)))
    inside = soft.subsurface((edge, edge, wide // _SMALL, high // _SMALL))
    pygame.transform.smoothscale(inside, (wide, high), canvas.surface)


def arrow_to(
    places: Sequence[pygame.FRect], whole: pygame.FRect, kept_clear: Sequence[pygame.FRect]
) -> PointingArrow | None:
    """Return an arrow to the first place that leaves room for one.

    It lies off what is to be kept clear and off the other places.
    """
    for place in places:
        others = [*kept_clear, *(other for other in places if other is not place)]
        for arrow in _ways_to(place):
            if whole.contains(arrow.box) and arrow.box.collidelist(others) < 0:
                return arrow
    return None


def _ways_to(place: pygame.FRect) -> Iterator[PointingArrow]:
    for edge, back in ((place.top, -1.0), (place.bottom, 1.0)):
        for share in _SHARES:
            x = place.left + share * place.width
            yield PointingArrow((x, edge + _ARROW_AWAY * back), (0.0, back))
    for edge, back in ((place.right, 1.0), (place.left, -1.0)):
        yield PointingArrow((edge + _ARROW_AWAY * back, place.centery), (back, 0.0))

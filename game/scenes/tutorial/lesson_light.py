"""The light on the subject of a lesson: rings, arrows, and the dark around."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.board import draw_tip_frame
from game.kit import Canvas, Colours, Point

_VEIL = 132
_ARROW, _ARROW_AWAY, _RIM = 15.0, 9.0, 3.0
#: How far the light reaches around a place.
_LIGHT = 6.0
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
        for grown, colour in ((_RIM, Colours.ink_shadow), (0.0, Colours.attention)):
            wide, far = 0.8 * _ARROW + grown, _ARROW + grown
            foot = x + far * across, y + far * down
            tip = x - grown * across, y - grown * down
            one = foot[0] + wide * down, foot[1] + wide * across
            other = foot[0] - wide * down, foot[1] - wide * across
            canvas.polygon([tip, one, other], colour)


def draw_light(
    canvas: Canvas,
    places: Sequence[pygame.FRect],
    kept_clear: Sequence[pygame.FRect],
    *,
    dark: bool,
) -> None:
    """Point at some places with a ring and an arrow; in the ``dark``, all else is darkened."""
    lit = [place.inflate(2 * _LIGHT, 2 * _LIGHT) for place in places]
    for strip in _dark(canvas.view.rect, lit) if dark else ():
        canvas.fill(strip, Colours.night, alpha=_VEIL)
    for place in places:
        draw_tip_frame(canvas, place, 255)
    for arrow in arrows_to(places, canvas.view.rect, kept_clear):
        arrow.draw(canvas)


def arrows_to(
    places: Sequence[pygame.FRect], whole: pygame.FRect, kept_clear: Sequence[pygame.FRect]
) -> list[PointingArrow]:
    """Return an arrow to each place, off what is to be kept clear and off the other places.

    A place that leaves no room for one has its ring alone.
    """
    arrows = []
    for place in places:
        others = [*kept_clear, *(other for other in places if other is not place)]
        for arrow in _ways_to(place):
            if whole.contains(arrow.box) and arrow.box.collidelist(others) < 0:
                arrows.append(arrow)
                break
    return arrows


def _ways_to(place: pygame.FRect) -> Iterator[PointingArrow]:
    """Yield the arrows that may point at a place: from above, from below, from the sides."""
    for edge, back in ((place.top, -1.0), (place.bottom, 1.0)):
        for share in _SHARES:
            x = place.left + share * place.width
            yield PointingArrow((x, edge + _ARROW_AWAY * back), (0.0, back))
    for edge, back in ((place.right, 1.0), (place.left, -1.0)):
        yield PointingArrow((edge + _ARROW_AWAY * back, place.centery), (back, 0.0))


def _dark(whole: pygame.FRect, lit: Iterable[pygame.FRect]) -> list[pygame.FRect]:
    """Return what is left of a rectangle without some others, in strips."""
    holes = [hole.clip(whole) for hole in lit]
    edges = {whole.top, whole.bottom, *(y for hole in holes for y in (hole.top, hole.bottom))}
    strips: list[pygame.FRect] = []
    heights = sorted(edges)
    for top, bottom in pairwise(heights):
        x = whole.left
        beside = [hole for hole in holes if hole.top <= top and bottom <= hole.bottom]
        for hole in sorted(beside, key=lambda each: each.left):
            if hole.left > x:
                strips.append(pygame.FRect(x, top, hole.left - x, bottom - top))
            x = max(x, hole.right)
        if x < whole.right:
            strips.append(pygame.FRect(x, top, whole.right - x, bottom - top))
    return strips

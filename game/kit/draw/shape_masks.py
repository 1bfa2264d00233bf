"""Smooth shapes and shadows in pixels, drawn several times too large once and scaled down."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import pygame
from pygame.typing import ColorLike

from ..context.paint_stores import SurfaceCache, in_time
from ..theme import Colour, Colours
from ..viewport import Point


def scaled_smoothly(
    picture: pygame.Surface, size: tuple[int, int], target: pygame.Surface | None = None
) -> pygame.Surface:
    """Return a picture at ``size`` pixels, drawn on ``target`` of that size where one is given.

    When pygame enlarges a picture a single pixel wide or high, it reads the pixels behind the last;
    they count for nothing, and may not exist. The same pixel twice is safe, and gives the same.
    """
    wide, high = picture.get_size()
    safe = 2 if wide == 1 < size[0] else wide, 2 if high == 1 < size[1] else high
    if safe != (wide, high):
        picture = pygame.transform.scale(picture, safe)
    if target is None:
        return pygame.transform.smoothscale(picture, size)
    return pygame.transform.smoothscale(picture, size, target)


def ramp(
    colours: Sequence[ColorLike], size: tuple[int, int], *, down: bool = False
) -> pygame.Surface:
    """Return ``size`` pixels of colours that become each other from left to right, or ``down``."""
    count = len(colours)
    strip = pygame.Surface((1, count) if down else (count, 1), pygame.SRCALPHA)
    for place, colour in enumerate(colours):
        strip.set_at((0, place) if down else (place, 0), colour)
    return scaled_smoothly(strip, size)


OVERSAMPLING = 4
#: A light that reaches twice as many pixels is painted smaller and scaled up: nobody sees it.
SOFT = 16
#: From so many pixels on, only the corners of such a light are scaled up; and how far they reach
#: beyond their curve, in its own pixels.
_LARGE, _MARGIN = 500_000, SOFT // 2 + 2
#: The height of the bands in which a polygon is painted, in pixels.
_BAND = 32
#: So many lights without their lengths are kept, for all sizes of what they surround.
_RINGS = 64


def blank_surface(size: tuple[int, int], colour: Colour | None = None) -> pygame.Surface:
    """Return an empty see-through surface of ``size`` pixels.

    With ``colour``, the see-through pixels carry it, so that scaled edges do not darken.
    """
    surface = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    if colour is not None:
        # Without a colour it is clear by itself, and to touch all of it takes its time.
        surface.fill((*colour, 0))
    return surface


def rounded(size: tuple[int, int], radius: int, colour: Colour, width: int = 0) -> pygame.Surface:
    """Return a rounded rectangle, filled or (``width`` over 0) as a frame."""
    # Only the corners are drawn large: a panel of the screen's size would take 30 million pixels.
    corner = min(max(radius, width) + 1, *(max(1, side // 2) for side in size))
    small = 2 * corner + 1
    if size[0] < small or size[1] < small:
        return _rounded_large(size, radius, colour, width)
    return stretched(_rounded_large((small, small), radius, colour, width), size, corner, corner)


def _rounded_large(
    size: tuple[int, int], radius: int, colour: Colour, width: int
) -> pygame.Surface:
    large = blank_surface((size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), colour)
    area = large.get_rect()
    radius = min(radius, *(side // 2 for side in size))
    pygame.draw.rect(large, (*colour, 255), area, border_radius=radius * OVERSAMPLING)
    if width:
        inner = area.inflate(-2 * width * OVERSAMPLING, -2 * width * OVERSAMPLING)
        inside = max(0, radius - width) * OVERSAMPLING
        pygame.draw.rect(large, (*colour, 0), inner, border_radius=inside)
    return pygame.transform.smoothscale(large, size)


def stretched(
    source: pygame.Surface, size: tuple[int, int], source_corner: int, corner: int
) -> pygame.Surface:
    """Return a nine-patch at ``size``: corners of ``source_corner`` pixels become ``corner``."""
    corner = max(1, min(corner, size[0] // 2, size[1] // 2))
    result = blank_surface(size)
    across, down = source.get_size()
    columns = _bands(across, source_corner, size[0], corner)
    rows = _bands(down, source_corner, size[1], corner)
    for source_x, source_width, x, width in columns:
        for source_y, source_height, y, height in rows:
            if min(width, height, source_width, source_height) <= 0:
                continue
            part = source.subsurface((source_x, source_y, source_width, source_height))
            _stretch(part, result, pygame.Rect(x, y, width, height))
    return result


def _stretch(part: pygame.Surface, target: pygame.Surface, box: pygame.Rect) -> None:
    if part.get_size() == (1, 1):
        target.fill(part.get_at((0, 0)), box)
    elif part.get_bitsize() == target.get_bitsize():
        scaled_smoothly(part, box.size, target.subsurface(box))
    else:
        target.blit(scaled_smoothly(part, box.size), box)


def _bands(source: int, source_corner: int, size: int, corner: int) -> list[tuple[int, ...]]:
    middle, source_middle = size - 2 * corner, source - 2 * source_corner
    return [
        (0, source_corner, 0, corner),
        (source_corner, source_middle, corner, middle),
        (source - source_corner, source_corner, size - corner, corner),
    ]


def disc(radius: int, colour: Colour, width: int = 0) -> pygame.Surface:
    """Return a circle of ``radius`` pixels, filled or as a ring."""
    side = 2 * radius
    large = blank_surface((side * OVERSAMPLING, side * OVERSAMPLING), colour)
    center = (radius * OVERSAMPLING, radius * OVERSAMPLING)
    pygame.draw.circle(large, (*colour, 255), center, radius * OVERSAMPLING)
    if width:
        pygame.draw.circle(large, (*colour, 0), center, max(0, radius - width) * OVERSAMPLING)
    return pygame.transform.smoothscale(large, (side, side))


def polygon(size: tuple[int, int], points: Sequence[Point], colour: Colour) -> pygame.Surface:
    """Return a filled polygon on a surface of ``size`` pixels."""
    result = blank_surface(size)
    width, height = result.get_size()
    corners = [(int(x * OVERSAMPLING), int(y * OVERSAMPLING)) for x, y in points]
    # In bands: a surface of 16 times as many pixels at once takes longer to get than to fill.
    large = blank_surface((width * OVERSAMPLING, min(_BAND, height) * OVERSAMPLING))
    for top in range(0, height, _BAND):
        down = min(_BAND, height - top)
        band = large.subsurface((0, 0, width * OVERSAMPLING, down * OVERSAMPLING))
        band.fill((*colour, 0))
        moved = [(x, y - top * OVERSAMPLING) for x, y in corners]
        pygame.draw.polygon(band, (*colour, 255), moved)
        pygame.transform.smoothscale(band, (width, down), result.subsurface((0, top, width, down)))
    return result


def halo(
    size: tuple[int, int], radius: int, spread: int, colour: Colour, *, filled: bool
) -> pygame.Surface:
    """Return a soft light around a rounded rectangle of ``size``, ``spread`` pixels on every side.

    It is opaque at the edge and falls off to nothing outwards, and inwards unless ``filled``.
    """
    full = size[0] + 2 * spread, size[1] + 2 * spread
    shrink = spread // SOFT
    if shrink > 1:
        if full[0] * full[1] < _LARGE:
            across, down = (max(1, side // shrink) for side in size)
            light = halo((across, down), radius // shrink, SOFT, colour, filled=filled)
            return _upright(scaled_smoothly(light, full))
        rings = _soft_rings(radius // shrink, shrink, colour, filled)
        corner = rings.get_width() // 2 - shrink // 2
        return stretched(rings, full, corner, corner)
    corner = min(radius + spread + 1, 2 * spread + radius)
    small = 2 * corner + 1
    if min(full) < small:
        return _halo_rings(full, radius, spread, colour, filled).copy()
    rings = _halo_rings((small, small), radius, spread, colour, filled)
    return stretched(rings, full, corner, corner)


def _upright(light: pygame.Surface) -> pygame.Surface:
    """Return a light with its upper left quarter at all corners: enlarged ones lean by a pixel."""
    width, height = light.get_size()
    for box, across in (
        (pygame.Rect(width - width // 2, 0, width // 2, height), True),
        (pygame.Rect(0, height - height // 2, width, height // 2), False),
    ):
        half = light.subsurface((0, 0, *box.size)).copy()
        light.fill((0, 0, 0, 0), box)
        light.blit(pygame.transform.flip(half, flip_x=across, flip_y=not across), box)
    return light


@lru_cache(maxsize=_RINGS)
def _soft_rings(radius: int, shrink: int, colour: Colour, filled: bool) -> pygame.Surface:
    """Return the corners of a light of ``SOFT`` pixels that is enlarged ``shrink`` times."""
    small = 2 * (radius + SOFT + _MARGIN) + 1
    rings = _halo_rings((small, small), radius, SOFT, colour, filled)
    return _upright(pygame.transform.smoothscale(rings, (small * shrink, small * shrink)))


@lru_cache(maxsize=_RINGS)
def _halo_rings(
    size: tuple[int, int], radius: int, spread: int, colour: Colour, filled: bool
) -> pygame.Surface:
    large = blank_surface((size[0] * 2, size[1] * 2), colour)
    area = large.get_rect()
    outer = max(1, 2 * spread)
    # Inwards a hollow light falls off twice as fast, so that what it surrounds stays clear.
    for step in range(outer + (1 if filled else outer // 2)):
        depth = step + 1 - outer
        share = 1 + depth / (outer + 1) if depth <= 0 else max(0.0, 1 - 2 * depth / outer)
        ring = area.inflate(-2 * step, -2 * step)
        rounding = max(0, 2 * radius + outer - step)
        pygame.draw.rect(large, (*colour, round(255 * share * share)), ring, border_radius=rounding)
    if not filled:
        hole = area.inflate(-3 * outer, -3 * outer)
        pygame.draw.rect(large, (*colour, 0), hole, border_radius=max(0, 2 * radius - outer // 2))
    return pygame.transform.smoothscale(large, size)


class Rim(NamedTuple):
    """The shadow, in pixels, of a thing of ``size`` that lies ``drop`` above it.

    ``strength`` is the opacity at its edge, 0 to 255; ``spread`` is how far it reaches. It is seen
    ``whole`` below what is not opaque. Its pictures have that opacity by themselves: one that is
    given to a picture as a whole takes twice the time whenever it is drawn.
    """

    size: tuple[int, int]
    radius: int
    spread: int
    drop: int
    strength: int
    whole: bool = False

    @property
    def full_size(self) -> tuple[int, int]:
        """The size of the whole shadow."""
        return self.size[0] + 2 * self.spread, self.size[1] + 2 * self.spread

    def boxes(self) -> list[pygame.Rect]:
        """Return where it is seen: above the thing, below it, and at its sides."""
        width, height = self.full_size
        if self.whole:
            return [pygame.Rect(0, 0, width, height)]
        # So far inwards that no round corner shows it: that of a painted frame lies further in.
        inset = 2 * (self.radius + 1)
        covered = pygame.Rect((self.spread, self.spread - self.drop), self.size)
        covered = covered.inflate(-inset, -inset)
        if covered.width <= 0 or covered.height <= 0:
            return [pygame.Rect(0, 0, width, height)]
        left, top, right, bottom = *covered.topleft, *covered.bottomright
        boxes = (
            pygame.Rect(0, 0, width, top),
            pygame.Rect(0, top, left, bottom - top),
            pygame.Rect(right, top, width - right, bottom - top),
            pygame.Rect(0, bottom, width, height - bottom),
        )
        return [box for box in boxes if box.width > 0 and box.height > 0]


def rim_strips(cache: SurfaceCache, rim: Rim) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Yield the pictures that a shadow is seen by, from the cache, each with its left upper pixel.

    They are a fourth of its pixels: what the thing covers takes its time also where it is clear.
    """
    boxes = rim.boxes()
    found = [cache.find((rim, number)) for number in range(len(boxes))]
    strips = [strip for strip in found if strip is not None]
    if len(strips) < len(boxes):
        strips = in_time(partial(_cut, rim, boxes), partial(_keep, cache, rim))
    for strip, box in zip(strips, boxes, strict=True):
        yield strip, box.topleft


def _cut(rim: Rim, boxes: Iterable[pygame.Rect]) -> list[pygame.Surface]:
    whole = halo(rim.size, rim.radius, rim.spread, Colours.shadow, filled=True)
    strips = [whole.subsurface(box).copy() for box in boxes]
    for strip in strips:
        strip.fill((255, 255, 255, rim.strength), special_flags=pygame.BLEND_RGBA_MULT)
    return strips


def _keep(cache: SurfaceCache, rim: Rim, strips: Iterable[pygame.Surface]) -> None:
    for number, strip in enumerate(strips):
        cache.put((rim, number), strip)

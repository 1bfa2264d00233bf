"""The soft shadow of what lies above the ground: only what is seen of it around the thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

import pygame

from ..context.paint_time import in_time
from ..context.surface_cache import SurfaceCache
from ..theme import Colours
from .shape_masks import halo


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

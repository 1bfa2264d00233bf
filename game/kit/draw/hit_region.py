"""The things seen in the window and their places, to find what lies under the pointer."""

from __future__ import annotations

from typing import NamedTuple

import pygame


class HitRegion(NamedTuple):
    """A ``thing`` and where it is seen, in logical units of the window."""

    rect: pygame.FRect
    thing: object


def hit_region(
    pixels: pygame.Rect, clip: pygame.Rect, scale: float, thing: object
) -> list[HitRegion]:
    """Return the region of a thing at these pixels, as far as they are not clipped."""
    seen = pixels.clip(clip)
    if not seen.width or not seen.height:
        return []
    return [HitRegion(pygame.FRect(*(length / scale for length in seen)), thing)]

"""Pictures enlarged smoothly, whatever their size."""

from __future__ import annotations

import pygame


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

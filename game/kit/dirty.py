"""Which pixels are drawn anew when little has changed."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from .view import View

#: To go over the scene once more takes as long as to draw about so many pixels.
_PIXELS_OF_A_PASS = 60_000


def pixels_around(rect: pygame.FRect, view: View) -> pygame.Rect:
    """Return the pixels that a logical rectangle may touch, whichever way they are rounded."""
    left, top = math.floor(rect.left * view.scale) - 1, math.floor(rect.top * view.scale) - 1
    right, bottom = math.ceil(rect.right * view.scale) + 1, math.ceil(rect.bottom * view.scale) + 1
    return pygame.Rect(left, top, right - left, bottom - top)


def merged(boxes: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return few rectangles inside `window` that hold all `boxes`, none of them overlapping."""
    groups: list[pygame.Rect] = []
    for box in boxes:
        whole = box.clip(window)
        if not whole:
            continue
        # One that has grown may reach others that it did not reach before.
        while (near := _near(whole, groups)) is not None:
            whole = whole.union(groups.pop(near))
        groups.append(whole)
    return groups


def _near(box: pygame.Rect, groups: list[pygame.Rect]) -> int | None:
    """Return which group is better drawn together with `box`, or None."""
    for number, group in enumerate(groups):
        union = box.union(group)
        bare = _area(union) - _area(box) - _area(group)
        if bare < _PIXELS_OF_A_PASS or box.colliderect(group):
            return number
    return None


def _area(box: pygame.Rect) -> int:
    return box.width * box.height

"""Where a window lies, remembered from one start to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

#: Pixels above a window that its frame takes, and along it that can be taken hold of.
_FRAME, _HOLD = 40, 120
#: SDL's mark for the middle of a screen, of which it takes the number, too.
_MIDDLE, _PROBE = 0x2FFF0000, 64
#: The share of a large screen that the first window has: with its frame it stays clear of panels.
_FIRST_SHARE = 5 / 6


class WindowPlace(NamedTuple):
    """The corner of a window on the desktop and its size, in pixels, without its frame."""

    x: int
    y: int
    width: int
    height: int


def first_size(screen: tuple[int, int], usual: tuple[int, int]) -> tuple[int, int]:
    """Return how large the window is at the first start, on a screen of this size.

    It is of the ``usual`` shape, and no smaller unless the screen is.
    """
    wide, high = usual
    whole = min(screen[0] / wide, screen[1] / high)
    share = max(min(1.0, whole), _FIRST_SHARE * whole)
    return round(wide * share), round(high * share)


def screen_boxes() -> list[pygame.Rect]:
    """Return where the screens lie on the desktop, the main one first.

    SDL tells pygame no more than their sizes, but it finds the middle of each.
    """
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) == 1:
        return [pygame.Rect((0, 0), sizes[0])]
    probe, boxes = pygame.Window("", (_PROBE, _PROBE), hidden=True), []
    for number, (wide, high) in enumerate(sizes):
        probe.position = _MIDDLE | number, _MIDDLE | number
        x, y = probe.position
        boxes.append(pygame.Rect(x - (wide - _PROBE) // 2, y - (high - _PROBE) // 2, wide, high))
    probe.destroy()
    return boxes


def mended(
    place: WindowPlace,
    screens: Sequence[pygame.Rect],
    screens_then: Sequence[tuple[int, int]],
    least: tuple[int, int],
) -> WindowPlace:
    """Return where a window is to lie that lay at ``place``, at least as large as ``least``.

    ``screens`` are those that there are, the main one first, and ``screens_then`` the sizes of
    those at that time. A place on the same ones is kept if the window's frame can be taken hold
    of there, and else the window comes to the main one.
    """
    width, height = max(place.width, least[0]), max(place.height, least[1])
    top = pygame.Rect(place.x, place.y, width, _FRAME)
    if [each.size for each in screens] == list(screens_then) and any(
        top.clip(each).height == _FRAME and top.clip(each).width >= _HOLD for each in screens
    ):
        return WindowPlace(place.x, place.y, width, height)
    main = screens[0]
    width, height = min(width, main.width), min(height, max(least[1], main.height - _FRAME))
    x = min(max(place.x, main.x), max(main.x, main.right - width))
    y = min(max(place.y, main.y + _FRAME), max(main.y, main.bottom - height))
    return WindowPlace(x, y, width, height)

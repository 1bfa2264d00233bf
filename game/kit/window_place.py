"""Where a window lies, remembered from one start to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

#: Pixels above a window that its frame takes, so that it can be taken hold of.
_FRAME = 40


class WindowPlace(NamedTuple):
    """The corner of a window on the desktop and its size, in pixels, without its frame."""

    x: int
    y: int
    width: int
    height: int


def mended(
    place: WindowPlace,
    screens: Sequence[tuple[int, int]],
    screens_then: Sequence[tuple[int, int]],
    least: tuple[int, int],
) -> WindowPlace:
    """Return where a window is to lie that lay at ``place``, at least as large as ``least``.

    ``screens`` are the sizes of those there are, the main one first, and ``screens_then`` of those
    at that time. Where other screens lie is not known: a place on the same ones is kept if it
    can be on any of them, and else the window comes to the main one.
    """
    width, height = max(place.width, least[0]), max(place.height, least[1])
    if not screens:
        return WindowPlace(place.x, place.y, width, height)
    wide, high = sum(size[0] for size in screens), sum(size[1] for size in screens)
    within = -wide < place.x < wide - _FRAME and -high < place.y < high - _FRAME
    if list(screens) == list(screens_then) and within:
        alone = len(screens) == 1
        reachable = place.x + width > _FRAME and place.y + height > _FRAME
        if not alone or reachable:
            return WindowPlace(place.x, place.y, width, height)
    main = screens[0]
    width, height = min(width, main[0]), min(height, max(least[1], main[1] - _FRAME))
    x = min(max(place.x, 0), max(0, main[0] - width))
    y = min(max(place.y, _FRAME), max(0, main[1] - height))
    return WindowPlace(x, y, width, height)

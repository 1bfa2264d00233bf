"""Where a tip lies: near to what it speaks of, and over nothing that is needed now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

#: How far a tip stays off what it must not cover.
_APART = 6.0


def tip_place(
    space: pygame.FRect,
    sizes: Iterable[tuple[float, float]],
    target: pygame.FRect,
    free: Sequence[pygame.FRect] = (),
) -> pygame.FRect:
    """Return the place of a tip in ``space`` that leaves ``target`` and all of ``free`` uncovered.

    Of several such places it is the nearest to the target, of several ``sizes`` the first for which
    there is one. Where there is none, as little as can be is covered.
    """
    kept = [each.inflate(2 * _APART, 2 * _APART) for each in (target, *free)]
    best: tuple[float, float, pygame.FRect] | None = None
    for width, height in sizes:
        for box in _candidates(space, width, height, target, kept):
            # A clash of rectangles is much quicker to ask than how large it is.
            hidden = 0.0 if box.collidelist(kept) < 0 else sum(_shared(box, each) for each in kept)
            found = hidden, _distance(box, target), box
            if best is None or found[:2] < best[:2]:
                best = found
        if best is not None and not best[0]:
            break
    assert best is not None
    return best[2]


def _candidates(
    space: pygame.FRect,
    width: float,
    height: float,
    target: pygame.FRect,
    kept: Sequence[pygame.FRect],
) -> Iterable[pygame.FRect]:
    """Yield where a tip may lie: at the edges of the space, and beside all that is kept free."""
    lefts = [target.centerx - width / 2, space.x, space.right - width, space.centerx - width / 2]
    tops = [target.centery - height / 2, space.y, space.bottom - height]
    for each in kept:
        lefts += [each.x - width, each.right]
        tops += [each.y - height, each.bottom]
    rights, feet = max(space.x, space.right - width), max(space.y, space.bottom - height)
    for left in {max(space.x, min(left, rights)) for left in lefts}:
        for top in {max(space.y, min(top, feet)) for top in tops}:
            yield pygame.FRect(left, top, width, height)


def _shared(one: pygame.FRect, other: pygame.FRect) -> float:
    common = one.clip(other)
    return common.width * common.height


def _distance(box: pygame.FRect, target: pygame.FRect) -> float:
    """Return how far two rectangles are from each other, and a little how far their middles are."""
    across = max(box.x - target.right, target.x - box.right, 0.0)
    down = max(box.y - target.bottom, target.y - box.bottom, 0.0)
    aside = abs(box.centerx - target.centerx) + abs(box.centery - target.centery)
    return across + down + aside / 100

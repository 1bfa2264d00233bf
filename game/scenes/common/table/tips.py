"""Where a tip lies: near to what it speaks of, and over nothing that is needed now."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.board import Layout
from game.kit import grown

from ...services import Services

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


#: The preference in which the profile keeps the keys of the tips that are known.
KNOWN = "first_tips"
#: The same of the tips of a first voyage, which have a list of their own: a veteran of matches
#: sails for the first time, too.
VOYAGE_KNOWN = "voyage_tips"
#: The key of no tip: the player has asked to be told everything anew.
ANEW = "anew"


def known_tips(services: Services) -> set[str]:
    """Return the keys of the known tips; empty in a profile that has never been told one."""
    return set(services.profile.words(KNOWN))


def keep_tips(services: Services, keys: set[str]) -> None:
    """Let the profile remember which tips are known; what goes wrong becomes a problem."""
    services.attempt(lambda: services.profile.set_preference(KNOWN, sorted(keys)), None)


def forget_tips(services: Services) -> None:
    """Let all tips be told anew, to a veteran too."""
    keep_tips(services, {ANEW})
    services.attempt(lambda: services.profile.set_preference(VOYAGE_KNOWN, []), None)


#: How much wider it becomes for large words, step by step, and the most of the window it takes.
_STEPS = (1.0, 1.25, 1.5, 1.75, 2.0)
_MOST = 0.6
#: How far its foot stays off the tray of the own row.
_AWAY = 8.0


def river_width(
    layout: Layout, usual: float, height: Callable[[float], float], room: float
) -> float:
    """Return the least width at which a panel is no higher than ``room``, at most twice the usual.

    ``height`` returns how high the panel is at a width. At the usual size of texts the width is
    always the ``usual`` one, so that the panel hides no creature at the bridges.
    """
    if grown(1.0) <= 1.0:
        return usual
    width = usual
    for step in _STEPS:
        width = min(usual * step, max(usual, _MOST * layout.width))
        if height(width) <= room:
            break
    return width


def river_foot(layout: Layout) -> float:
    """Return how far down such a panel may reach: to the tray of the own row."""
    return layout.tray.y - _AWAY

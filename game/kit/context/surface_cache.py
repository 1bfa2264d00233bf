"""A bounded store of surfaces."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from weakref import WeakValueDictionary

import pygame

from .paint_time import in_time

#: Stands among the surfaces: what comes after it was used since the cache last settled.
_SETTLED = object()


class SurfaceCache:
    """Keeps the surfaces used last, up to ``budget`` bytes of pixels.

    One that is over the budget is found again for how long somebody else has it, as the picture in
    the window: what is seen need not be made anew.
    """

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._let_go: WeakValueDictionary[Hashable, pygame.Surface] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._kept) - (_SETTLED in self._kept)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under ``key``, made by ``make`` when it is not there.

        When the time for painting is over then, ``OutOfTime`` comes in its place.
        """
        surface = self._kept.get(key)
        if surface is not None:
            # Hundreds of times a frame: without another call.
            self._kept.move_to_end(key)
            return surface
        surface = self.find(key)
        return in_time(make, lambda made: self.put(key, made)) if surface is None else surface

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Return the surface kept under ``key``, or None."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = self._let_go.get(key)
        if surface is not None:
            self.put(key, surface)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep ``surface`` under ``key`` in the place of what was there."""
        self.drop(key)
        self._kept[key] = surface
        self.used += _bytes(surface)
        self._shrink()

    def limit(self, budget: int) -> None:
        """Keep at most so many bytes from now on."""
        self.budget = budget
        self._shrink()

    def settle(self, budget: int) -> None:
        """Drop what was not used since this was last called, until ``budget`` bytes are left.

        The least recently used go first. Afterwards all that is kept counts as unused.
        """
        if _SETTLED in self._kept:
            while self.used > budget:
                key, oldest = self._kept.popitem(last=False)
                if key is _SETTLED:
                    break
                self.used -= _bytes(oldest)
                self._let_go[key] = oldest
        self._kept[_SETTLED] = pygame.Surface((0, 0))
        self._kept.move_to_end(_SETTLED)

    def _shrink(self) -> None:
        # The newest stays even when it alone is over the budget: it is about to be drawn.
        while self.used > self.budget and len(self._kept) > 1:
            key, oldest = self._kept.popitem(last=False)
            self.used -= _bytes(oldest)
            self._let_go[key] = oldest

    def drop(self, key: Hashable) -> None:
        """Forget the surface under ``key``, if there is one."""
        self._let_go.pop(key, None)
        surface = self._kept.pop(key, None)
        if surface is not None:
            self.used -= _bytes(surface)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._let_go.clear()
        self.used = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()

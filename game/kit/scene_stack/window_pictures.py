"""Surfaces of the window's size that pictures of transitions are painted on, time and again."""

from __future__ import annotations

from typing import Literal

import pygame

#: The window's old picture, its new one, and an overlay by itself.
PictureRole = Literal["old", "new", "overlay"]
_ROLES: dict[PictureRole, int] = {"old": 0, "new": 0, "overlay": pygame.SRCALPHA}


class WindowPictures:
    """Keeps one surface for each role: to ask the system for megabytes takes more than a frame.

    A transition is over before the next one begins, so none of them is asked for twice at once.
    """

    def __init__(self) -> None:
        self._kept: dict[PictureRole, pygame.Surface] = {}

    def take(self, role: PictureRole, size: tuple[int, int]) -> pygame.Surface:
        """Return a surface of ``size`` pixels: black, or see-through for an overlay."""
        kept = self.lend(role, size)
        kept.set_clip(None)
        kept.fill((0, 0, 0, 0))
        return kept

    def lend(self, role: PictureRole, size: tuple[int, int]) -> pygame.Surface:
        """Return the same as it was left, for somebody who looks at no pixel of it."""
        kept = self._kept.get(role)
        if kept is None or kept.get_size() != size:
            kept = self._kept[role] = pygame.Surface(size, _ROLES[role])
        return kept

    def forget(self) -> None:
        """Drop them, as after the display changed its format or its size."""
        self._kept.clear()

    def make_ready(self, size: tuple[int, int]) -> None:
        """Have all of them, before the first transition needs them."""
        for role in _ROLES:
            self.take(role, size)

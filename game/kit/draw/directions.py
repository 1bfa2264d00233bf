"""Which way the player's language reads, and what keeps its place where it reads from the right."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

#: True: from the right; False: from the left; None: each text tells by itself.
_reading: list[bool | None] = [None]


def set_reading(rtl: bool | None) -> None:
    """Tell the direction of the player's language."""
    _reading[0] = rtl


def reading() -> bool | None:
    """Return the direction of the player's language, None where each text tells by itself."""
    return _reading[0]


def interface_flipped() -> bool:
    """Whether the player's language reads from the right, and screens are turned round."""
    return _reading[0] is True


def fixed(rect: RectLike, around: RectLike) -> pygame.FRect:
    """Return where a part of ``around`` lies so that it keeps its side in a scene that is flipped.

    So the left player's panel is at the left in every language.
    """
    box, area = pygame.FRect(rect), pygame.FRect(around)
    if interface_flipped():
        box.x = area.left + area.right - box.right
    return box

"""The stand-in for a picture that is missing: plain, and it hides little."""

from __future__ import annotations

import pygame

from ..theme import Colours

#: As large as most pictures of the interface, whose corners are kept when they are stretched.
_SIDE, _CORNER, _EDGE = 192, 24, 6
_LAND = (320, 180)
#: Opacities: the ground under words and cards shows through.
_BODY, _FRAME = 110, 200


def stand_in(name: str) -> pygame.Surface:
    """Return a plain picture for ``name``: a land is dark, all else a plate with an edge."""
    if "/" not in name:
        land = pygame.Surface(_LAND)
        land.fill(Colours.night)
        return land
    plate = pygame.Surface((_SIDE, _SIDE), pygame.SRCALPHA)
    box = plate.get_rect()
    pygame.draw.rect(plate, (*Colours.night, _BODY), box, border_radius=_CORNER)
    pygame.draw.rect(plate, (*Colours.gold, _FRAME), box, _EDGE, border_radius=_CORNER)
    return plate

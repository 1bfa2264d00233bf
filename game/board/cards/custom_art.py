"""The picture of a card that is not of the game: the player's own, or an emblem; and its mark."""

from __future__ import annotations

import pygame

from game.content import is_custom
from game.kit import (
    Canvas,
    Colours,
    Point,
    active_context,
    added_picture,
    scaled_smoothly,
)

from ..card_faces import CREATURE, INCANTATION, CardFace
from .emblem import emblem, emblem_key, paint_sky

#: The most pixels that are kept of a picture, twice as many as the largest card has units.
_MOST = (750, 1050)
_CACHE_BYTES = 48 << 20
_MARK = "icons/custom"


def custom_art(
    face: CardFace, size: tuple[int, int], area: tuple[float, float, float, float]
) -> pygame.Surface:
    """Return ``area`` (shares) of the picture of a card that the game has none of, in pixels."""
    kept = active_context().cache("custom art", _CACHE_BYTES)
    whole = kept.get(("art", *emblem_key(face)), lambda: _art(face))
    left, top, across, down = area
    width, height = whole.get_size()
    part = pygame.Rect(left * width, top * height, across * width, down * height)
    cut = whole.subsurface(part.clip(whole.get_rect()))
    return scaled_smoothly(cut, size)


def bears_mark(face: CardFace) -> bool:
    """Tell whether a face is that of a card of somebody's own."""
    return face.kind in (CREATURE, INCANTATION) and is_custom(face.id)


def custom_mark(canvas: Canvas, middle: Point, size: float) -> None:
    """Paint the mark of a card of somebody's own."""
    canvas.circle(middle, size * 0.52, Colours.night, alpha=110)
    canvas.image(_MARK, (middle[0] - size / 2, middle[1] - size / 2, size, size))


def _art(face: CardFace) -> pygame.Surface:
    own = added_picture(face.id, _MOST)
    if own is None:
        return emblem(face)
    # Its clear parts show the sky of the emblem.
    ground = pygame.Surface(own.get_size(), pygame.SRCALPHA)
    paint_sky(ground, face)
    ground.blit(own, (0, 0))
    return ground

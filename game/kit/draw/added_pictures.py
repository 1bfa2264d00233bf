"""Pictures beside those of the game: files of the player's, brought to a size and a shape."""

from __future__ import annotations

import pygame

from ..context.kit_context import active_context
from .smooth_scale import scaled_smoothly


def added_picture(name: str, most: tuple[int, int]) -> pygame.Surface | None:
    """Return a picture that was added, at most as large as ``most`` pixels, and of that shape.

    It is cut to that shape at its edges. None where there is no such picture, or it cannot be
    read.
    """
    files = active_context().pictures
    path = files.get(name)
    if path is None:
        return None
    try:
        picture = pygame.image.load(path)
    except (pygame.error, OSError) as error:
        # Loaded when it is needed: the first picture does not wait for it.
        import logging  # noqa: PLC0415

        logging.getLogger(__name__).warning("%s: the picture cannot be read (%s)", path, error)
        # It is asked for again and again.
        del files[name]
        return None
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    whole.blit(picture, (0, 0))
    return _fitted(whole, most)


def _fitted(picture: pygame.Surface, most: tuple[int, int]) -> pygame.Surface:
    """Return the middle of a picture in the shape of ``most``, not larger than it."""
    width, height = picture.get_size()
    share = min(width / most[0], height / most[1])
    part = pygame.Rect(0, 0, max(1, round(most[0] * share)), max(1, round(most[1] * share)))
    part = part.clip(picture.get_rect())
    part.center = width // 2, height // 2
    cut = picture.subsurface(part.clip(picture.get_rect()))
    return scaled_smoothly(cut, most) if share > 1 else cut.copy()

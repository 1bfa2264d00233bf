"""A picture that a player adds: read, and fitted to what the game has use for."""

from pathlib import Path

import pygame

from ..context.kit_context import active_context
from .shape_masks import scaled_smoothly


def added_picture(
    name: str, most: tuple[int, int], spare: Path | None = None
) -> pygame.Surface | None:
    """Return a picture that was added, at most as large as ``most`` pixels, and of that shape.

    It is cut to that shape at its edges; the ``spare`` one is for whoever has none. None where
    there is no such picture, or it cannot be read.
    """
    files = active_context().pictures
    path = files.get(name, spare)
    if path is None:
        return None
    try:
        picture = pygame.image.load(path)
    except (pygame.error, OSError) as error:
        # Loaded when it is needed: the first picture does not wait for it.
        import logging  # noqa: PLC0415

        logging.getLogger(__name__).warning("%s: the picture cannot be read (%s)", path, error)
        # It is asked for again and again.
        files.pop(name, None)
        return None
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    whole.blit(picture, (0, 0))
    return _fitted(whole, most)


def _fitted(picture: pygame.Surface, most: tuple[int, int]) -> pygame.Surface:
    width, height = picture.get_size()
    share = min(width / most[0], height / most[1])
    part = pygame.Rect(0, 0, max(1, round(most[0] * share)), max(1, round(most[1] * share)))
    part = part.clip(picture.get_rect())
    part.center = width // 2, height // 2
    cut = picture.subsurface(part.clip(picture.get_rect()))
    return scaled_smoothly(cut, most) if share > 1 else cut.copy()

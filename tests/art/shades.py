"""Light and shade of a picture, so that a test can tell two drawings from one in two colours."""

from pathlib import Path
from statistics import correlation

import pygame

#: The side, in pixels, at which pictures are compared.
SMALL = 24


def shades(path: Path) -> list[float]:
    """Return how bright a picture is, point by point, when it is small and without colours."""
    small = pygame.transform.smoothscale(pygame.image.load(path), (SMALL, SMALL))
    points = ((x, y) for y in range(SMALL) for x in range(SMALL))
    return [sum(small.get_at(point)[:3]) for point in points]


def likeness(one: Path, other: Path) -> float:
    """Return how much light and shade two pictures have in common; 1 is one and the same."""
    return correlation(shades(one), shades(other))

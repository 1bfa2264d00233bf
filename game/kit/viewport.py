"""Logical units and pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import pygame
from pygame.typing import RectLike

MIN_WIDTH = 1280.0
MIN_HEIGHT = 720.0

Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[float, float]


def box_at(center: Point, wide: float, high: float | None = None) -> pygame.FRect:
    """Return a box around a point, a square where its height is not given."""
    box = pygame.FRect(0, 0, wide, wide if high is None else high)
    box.center = center
    return box


def _largest_scale(pixels: Size) -> float:
    """Return the largest scale at which the least logical space is in a window of ``pixels``."""
    return min(pixels[0] / MIN_WIDTH, pixels[1] / MIN_HEIGHT)


@dataclass(frozen=True, slots=True)
class Viewport:
    """How a window shows the logical space.

    ``width`` and ``height`` are in logical units and never below 1280 by 720;
    ``scale`` is pixels per logical unit.
    """

    width: float
    height: float
    scale: float

    @classmethod
    def of(cls, pixels: tuple[int, int], wanted: float | None = None) -> Viewport:
        """Return the view of a window of ``pixels`` width and height.

        ``wanted`` is the scale that the player has chosen; it is held to the largest with which
        the least space is in the window. None is that largest.
        """
        width, height = max(1, pixels[0]), max(1, pixels[1])
        scale = _largest_scale((width, height))
        if wanted is not None:
            scale = min(scale, wanted)
        return cls(width / scale, height / scale, scale)

    @property
    def rect(self) -> pygame.FRect:
        """The whole logical space."""
        return pygame.FRect(0, 0, self.width, self.height)

    @property
    def largest(self) -> float:
        """The largest scale that this window could have."""
        return _largest_scale((self.width * self.scale, self.height * self.scale))

    @property
    def center(self) -> Point:
        """The middle of the logical space."""
        return self.width / 2, self.height / 2

    def length_px(self, length: float) -> int:
        """Return a logical length in whole pixels, at least one when it is not zero."""
        pixels = round(length * self.scale)
        return 1 if pixels == 0 and length > 0 else pixels

    def point_px(self, point: Point) -> tuple[int, int]:
        """Return a logical point in pixels."""
        return round(point[0] * self.scale), round(point[1] * self.scale)

    def size_px(self, size: Size) -> tuple[int, int]:
        """Return a logical size in pixels, the same at every place: nothing jitters in motion."""
        return max(1, round(size[0] * self.scale)), max(1, round(size[1] * self.scale))

    def rect_px(self, rect: RectLike) -> pygame.Rect:
        """Return a logical rectangle in pixels."""
        box = pygame.FRect(rect)
        return pygame.Rect(self.point_px(box.topleft), self.size_px(box.size))

    def to_logical(self, pixels: Point) -> Point:
        """Return a pixel position in logical units."""
        return pixels[0] / self.scale, pixels[1] / self.scale

    def centered(self, size: Size) -> pygame.FRect:
        """Return a logical rectangle of ``size`` in the middle."""
        return box_at(self.center, *size)

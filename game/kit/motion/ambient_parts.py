"""What moves on a scene at rest, as its layer asks for it, and the frames in which it moves."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import pygame

from ..draw.canvas import Canvas
from ..draw.shape_masks import scaled_smoothly
from ..viewport import Point, Size, Viewport

#: The side of the surface that becomes the soft edges of what is cut out.
_SOFT = 20


class Frame(NamedTuple):
    """Where a landscape lies: its left, its top, and how much it is enlarged."""

    x: float
    y: float
    cover: float


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small picture, painted once for every size.

    ``paint`` draws it on a clear canvas of ``size``, in the landscape's own units; ``key`` names
    it. Without that it is cut out of the landscape with soft edges, its middle at ``place``.
    """

    key: Hashable
    size: Size
    paint: Callable[[Canvas], None] | None = None
    place: Point = (0.0, 0.0)


class SpriteState(NamedTuple):
    """How a sprite is to be drawn now: its middle in the landscape, and its opacity."""

    sprite: Sprite
    x: float
    y: float
    alpha: int = 255


class AmbientSprite(Protocol):
    """Something small that moves by itself."""

    def state_at(self, time: float) -> SpriteState | None:
        """Return its state after ``time`` seconds; None where it is not to be seen."""


class AmbientOverlay(Protocol):
    """Something small that lies above a whole scene, and moves in its place there."""

    def advance(self, dt: float) -> None:
        """Move on by ``dt`` seconds."""

    def refresh(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw what has changed of it in the window; return those pixels."""


def sprite_picture(canvas: Canvas, sprite: Sprite, cover: float) -> pygame.Surface:
    """Return what a sprite paints, ``cover`` times as large, kept for all who show it."""
    paint = sprite.paint
    assert paint is not None

    def fill(offscreen: Canvas) -> None:
        view = Viewport(*sprite.size, offscreen.view.scale * cover)
        paint(Canvas(offscreen.surface, view, offscreen.assets))

    size: Size = sprite.size[0] * cover, sprite.size[1] * cover
    return canvas.sprite(("ambient", sprite.key), size, fill, upright=True)


def soft(size: tuple[int, int]) -> pygame.Surface:
    """Return white of so many pixels that fades at its rim: what it lies on gets soft edges."""
    small = pygame.Surface((_SOFT, _SOFT), pygame.SRCALPHA)
    small.fill((255, 255, 255, 0))
    small.fill((255, 255, 255, 255), small.get_rect().inflate(-2, -2))
    return scaled_smoothly(small, size)


def cover_frame(view: Viewport) -> Frame:
    """Return where a landscape of 1280 by 720 lies that covers the whole window."""
    cover = max(view.width / 1280, view.height / 720)
    return Frame((view.width - 1280 * cover) / 2, (view.height - 720 * cover) / 2, cover)

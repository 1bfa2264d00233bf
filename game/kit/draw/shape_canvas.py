"""Shapes in logical units, smooth at every pixel size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

import pygame
from pygame.typing import RectLike

from ..theme import Alphas, Colour, Colours, Sizes
from ..viewport import Point, Viewport
from . import shape_masks, surface_ops
from .surface_cache import SurfaceCache

#: An assault of eight at 1920×1080 needs 126 MB; with less, each one is painted anew.
SPRITE_CACHE_BYTES = 160 << 20
OPAQUE = 255

sprite_cache = SurfaceCache(SPRITE_CACHE_BYTES)


def forget_drawings() -> None:
    """Drop every kept shape and sprite, as after the display changed its format."""
    sprite_cache.clear()


class ShapeCanvas:
    """Draws shapes on a surface; the part of a Canvas that needs neither pictures nor text."""

    def __init__(self, surface: pygame.Surface, view: Viewport) -> None:
        self.surface = surface
        self.view = view
        self._offset = (0.0, 0.0)
        self._alpha = OPAQUE

    def fill(
        self, rect: RectLike, colour: Colour, *, radius: float = 0.0, alpha: int = OPAQUE
    ) -> None:
        """Fill a rectangle with round corners."""
        opacity = alpha * self._alpha // OPAQUE
        box = self._pixels(rect)
        if not radius and opacity == OPAQUE:
            self.surface.fill(colour, box)
            return
        corner = self.view.length_px(radius)
        key = ("fill", box.size, corner, colour)
        shape = sprite_cache.get(key, lambda: surface_ops.plate(box.size, corner, colour))
        surface_ops.put(self.surface, shape, box.topleft, opacity)

    def box(
        self,
        rect: RectLike,
        colour: Colour,
        edge: Colour,
        *,
        width: float = 1.5,
        radius: float = 0.0,
        alpha: int = OPAQUE,
    ) -> None:
        """Fill a rectangle and draw its edge."""
        self.fill(rect, colour, radius=radius, alpha=alpha)
        self.frame(rect, edge, width=width, radius=radius, alpha=alpha)

    def frame(
        self,
        rect: RectLike,
        colour: Colour,
        *,
        width: float = 2.0,
        radius: float = 0.0,
        alpha: int = OPAQUE,
    ) -> None:
        """Draw the edge of a rectangle, ``width`` inwards."""
        size = self.view.size_px(pygame.FRect(rect).size)
        corner, line = self.view.length_px(radius), self.view.length_px(width)
        key = ("frame", size, corner, line, colour)
        shape = sprite_cache.get(key, lambda: shape_masks.rounded(size, corner, colour, line))
        self._put(shape, pygame.FRect(rect).topleft, alpha)

    def circle(
        self, center: Point, radius: float, colour: Colour, *, width: float = 0, alpha: int = OPAQUE
    ) -> None:
        """Draw a disc, or with ``width`` a ring."""
        pixels, line = self.view.length_px(radius), self.view.length_px(width)
        key = ("disc", pixels, line, colour)
        shape = sprite_cache.get(key, lambda: shape_masks.disc(pixels, colour, line))
        self._put_centered(shape, center, alpha)

    def line(
        self, start: Point, end: Point, colour: Colour, *, width: float = 2.0, alpha: int = OPAQUE
    ) -> None:
        """Draw a smooth straight line."""
        self.polygon(shape_masks.ribbon([start, end], (width, width)), colour, alpha=alpha)

    def polygon(self, points: Sequence[Point], colour: Colour, *, alpha: int = OPAQUE) -> None:
        """Fill a polygon with smooth edges."""
        left, top, size, local = surface_ops.local(points, self.view.scale)
        key = ("polygon", tuple((round(x, 1), round(y, 1)) for x, y in local), colour)
        shape = sprite_cache.get(key, lambda: shape_masks.polygon(size, local, colour))
        self._put(shape, (left / self.view.scale, top / self.view.scale), alpha)

    def arrow(  # noqa: PLR0913
        self,
        start: Point,
        end: Point,
        colour: Colour,
        *,
        bend: float = 0.0,
        width: float = 8.0,
        t: float = 1.0,
        head: bool = True,
        alpha: int = OPAQUE,
    ) -> None:
        """Draw a glowing curved arrow, ``bend`` units to the left of the way (up when going right).

        ``t`` is the progress of an arrow that grows, 0 to 1.
        """
        drawn = surface_ops.Arrow(colour, bend, width, surface_ops.arrow_step(t), head)
        key, (x, y) = surface_ops.arrow_key(start, end, drawn, self.view.scale)
        shape = sprite_cache.get(key, lambda: surface_ops.arrow(start, end, drawn, self.view.scale))
        self._put(shape, (x / self.view.scale, y / self.view.scale), alpha)

    def glow(
        self,
        rect: RectLike,
        colour: Colour,
        *,
        strength: int = 200,
        spread: float = Sizes.glow,
        radius: float = Sizes.radius,
        filled: bool = True,
    ) -> None:
        """Draw soft light around a rectangle, out to ``spread``; not ``filled``: clear inside."""
        box = pygame.FRect(rect)
        size, reach = self.view.size_px(box.size), self.view.length_px(spread)
        corner = self.view.length_px(radius)
        key = ("halo", size, corner, reach, colour, filled)
        shape = sprite_cache.get(
            key, lambda: shape_masks.halo(size, corner, reach, colour, filled=filled)
        )
        self._put(shape, (box.x - spread, box.y - spread), strength)

    def shadow(
        self,
        rect: RectLike,
        *,
        spread: float = Sizes.shadow,
        drop: float = 5.0,
        radius: float = Sizes.radius,
        strength: int = Alphas.shadow,
        covered: bool = False,
    ) -> None:
        """Draw the soft shadow of a rectangle, ``drop`` below it.

        ``covered`` leaves out what the rectangle hides: for what is opaque, and does not fade.
        """
        box = pygame.FRect(rect).move(0, drop)
        if covered and self._alpha == OPAQUE:
            size, reach = self.view.size_px(box.size), self.view.length_px(spread)
            corner, low = self.view.length_px(radius), self.view.length_px(drop)
            key = ("rim", size, corner, reach, low, strength)
            shape = sprite_cache.get(
                key, lambda: shape_masks.rim(size, corner, reach, low, Colours.shadow, strength)
            )
            self._put(shape, (box.x - spread, box.y - spread))
            return
        self.glow(box, Colours.shadow, strength=strength, spread=spread, radius=radius)

    def dim(self, colour: Colour = Colours.night, alpha: int = Alphas.dim) -> None:
        """Darken all that is drawn so far."""
        surface_ops.dim(self.surface, colour, alpha * self._alpha // OPAQUE)

    # Groups

    def clip(self, rect: RectLike) -> AbstractContextManager[None]:
        """Draw inside ``rect`` only."""
        return self.within(self._pixels(rect))

    @contextmanager
    def within(self, pixels: pygame.Rect) -> Iterator[None]:
        """Draw inside these pixels only."""
        before = self.surface.get_clip()
        self.surface.set_clip(pixels.clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def shifted(self, dx: float = 0.0, dy: float = 0.0, *, alpha: int = OPAQUE) -> Iterator[None]:
        """Draw moved by (``dx``, ``dy``) and with every opacity multiplied by ``alpha``."""
        offset, opacity = self._offset, self._alpha
        self._offset = offset[0] + dx, offset[1] + dy
        self._alpha = opacity * alpha // OPAQUE
        try:
            yield
        finally:
            self._offset, self._alpha = offset, opacity

    def _place(self, pos: Point) -> tuple[int, int]:
        return self.view.point_px((pos[0] + self._offset[0], pos[1] + self._offset[1]))

    def _pixels(self, rect: RectLike) -> pygame.Rect:
        return self.view.rect_px(pygame.FRect(rect).move(self._offset))

    def _put(self, surface: pygame.Surface, pos: Point, alpha: int = OPAQUE) -> None:
        surface_ops.put(self.surface, surface, self._place(pos), alpha * self._alpha // OPAQUE)

    def _put_centered(self, surface: pygame.Surface, center: Point, alpha: int = OPAQUE) -> None:
        x, y = self._place(center)
        corner = x - surface.get_width() // 2, y - surface.get_height() // 2
        surface_ops.put(self.surface, surface, corner, alpha * self._alpha // OPAQUE)

"""Drawing in logical units, rasterised at the real pixel size."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Unpack

import pygame
from pygame.typing import RectLike

from ..theme import Colour
from ..viewport import Point, Size, Viewport
from . import shape_masks, surface_ops
from .assets import Assets
from .shape_canvas import OPAQUE, ShapeCanvas, sprite_cache
from .text import base_rtl
from .text_block import block, text_size
from .text_style import BODY, StyleChanges, TextStyle

NINE_SIDE = 96
LOW_CORNER = 1.3


class Canvas(ShapeCanvas):
    """A surface of pixels that is drawn on in logical units.

    Rectangles are pygame's or (x, y, width, height); colours are (red, green, blue); opacities
    0 to 255; angles degrees, counter-clockwise. All that is expensive is kept by pixel size.
    """

    def __init__(self, surface: pygame.Surface, view: Viewport, assets: Assets) -> None:
        super().__init__(surface, view)
        self.assets = assets

    # Pictures

    def image(
        self,
        name: str,
        rect: RectLike,
        *,
        alpha: int = OPAQUE,
        tint: Colour | None = None,
        light: int = 0,
        grey: bool = False,
        angle: float = 0.0,
    ) -> None:
        """Draw the picture ``name`` stretched to ``rect``.

        ``tint`` multiplies, ``light`` (0 to 255) adds, ``grey`` takes the colours out, ``angle``
        turns it about its middle.
        """
        box = pygame.FRect(rect)
        look = surface_ops.SpriteLook(tint, light, grey, surface_ops.quantised(angle))
        picture = self._picture(name, self.view.size_px(box.size), look)
        self._put_centered(picture, box.center, alpha)

    def nine_patch(
        self,
        name: str,
        rect: RectLike,
        *,
        corner: float = 18.0,
        alpha: int = OPAQUE,
        tint: Colour | None = None,
        light: int = 0,
        grey: bool = False,
    ) -> None:
        """Draw a nine-patch; ``corner`` is the unstretched one, in logical units of 96 a side."""
        box = pygame.FRect(rect)
        size = self.view.size_px(box.size)
        look = surface_ops.SpriteLook(tint, light, grey)
        key = ("nine_patch", name, size, corner, look, self.view.scale)
        patch = sprite_cache.get(key, lambda: self._patch(name, size, corner, look))
        self._put(patch, box.topleft, alpha)

    def blit(
        self, surface: pygame.Surface, pos: Point, *, alpha: int = OPAQUE, centered: bool = False
    ) -> None:
        """Draw a surface that already has its pixel size, its corner or its middle at ``pos``."""
        if centered:
            self._put_centered(surface, pos, alpha)
        else:
            self._put(surface, pos, alpha)

    def shine(self, surface: pygame.Surface, center: Point) -> None:
        """Add the light of a surface of pixels (black adds none) with its middle at ``center``."""
        x, y = self._place(center)
        corner = x - surface.get_width() // 2, y - surface.get_height() // 2
        self.surface.blit(surface, corner, special_flags=pygame.BLEND_RGB_ADD)

    def sprite(self, key: Hashable, size: Size, paint: Callable[[Canvas], None]) -> pygame.Surface:
        """Return what ``paint`` draws on a clear canvas of logical ``size``, kept under ``key``.

        The key must hold all that the picture depends on, except the scale.
        """
        pixels = self.view.size_px(size)

        def make() -> pygame.Surface:
            canvas = self.blank(pixels)
            paint(canvas)
            return canvas.surface

        return sprite_cache.get(("sprite", key, pixels, self.view.scale), make)

    def turned(self, surface: pygame.Surface, key: Hashable, angle: float) -> pygame.Surface:
        """Return ``surface`` turned by ``angle`` (in steps), kept under ``key``, which names it."""
        step = surface_ops.quantised(angle)
        if not step:
            return surface
        kept = ("turned", key, surface.get_size(), step)
        return sprite_cache.get(kept, lambda: surface_ops.turned(surface, step))

    def blank(self, pixels: tuple[int, int]) -> Canvas:
        """Return a clear canvas of ``pixels`` with the same scale."""
        scale = self.view.scale
        view = Viewport(pixels[0] / scale, pixels[1] / scale, scale)
        return Canvas(shape_masks.blank_surface(pixels), view, self.assets)

    # Text

    def text(
        self,
        string: str,
        where: RectLike | Point,
        style: TextStyle = BODY,
        **changes: Unpack[StyleChanges],
    ) -> pygame.FRect:
        """Write in a rectangle, or at a point that the alignment refers to.

        Returns where the letters are.
        """
        style = style.with_changes(**changes)
        box, bounded = _text_box(where)
        scale = self.view.scale
        limits = (box.width * scale, box.height * scale) if bounded else None
        surface = block(string, style, scale, limits)
        size = surface.get_width() / scale, surface.get_height() / scale
        place = _placed(box, size, style, string)
        self._put(surface, place.topleft, style.alpha)
        return place

    def text_size(
        self,
        string: str,
        style: TextStyle = BODY,
        width: float | None = None,
        **changes: Unpack[StyleChanges],
    ) -> Size:
        """Return the width and height a text takes; ``width`` is where it wraps."""
        return text_size(self.view, string, style.with_changes(**changes), width)

    def _picture(
        self, name: str, size: tuple[int, int], look: surface_ops.SpriteLook
    ) -> pygame.Surface:
        if look == surface_ops.PLAIN:
            return self.assets.sized(name, size)
        key = ("image", id(self.assets), name, size, look)
        return sprite_cache.get(
            key, lambda: surface_ops.changed(self.assets.sized(name, size), look)
        )

    def _patch(
        self, name: str, size: tuple[int, int], corner: float, look: surface_ops.SpriteLook
    ) -> pygame.Surface:
        master = self.assets.master(name)
        # A picture of 96 pixels a side is drawn for one pixel per unit, a larger one for more.
        source_corner = round(corner * master.get_width() / NINE_SIDE)
        # A low patch shrinks nearly as a whole: with full corners its shading would fall in bands.
        most = round(min(size) * corner / NINE_SIDE * LOW_CORNER)
        pixels = min(self.view.length_px(corner), most)
        patch = shape_masks.stretched(master, size, source_corner, pixels)
        return patch if look == surface_ops.PLAIN else surface_ops.changed(patch, look)


def _text_box(where: RectLike | Point) -> tuple[pygame.FRect, bool]:
    if isinstance(where, tuple) and len(where) == 2 and not isinstance(where[0], tuple):
        return pygame.FRect(where, (0, 0)), False
    return pygame.FRect(where), True


def _placed(box: pygame.FRect, size: Size, style: TextStyle, string: str) -> pygame.FRect:
    place = pygame.FRect((0, 0), size)
    align = style.align
    if align == "start":
        align = "right" if base_rtl(string) else "left"
    across = {"left": box.x, "center": box.centerx - size[0] / 2, "right": box.right - size[0]}
    down = {"top": box.y, "middle": box.centery - size[1] / 2, "bottom": box.bottom - size[1]}
    place.topleft = across[align], down[style.valign]
    return place

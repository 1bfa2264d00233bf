"""Drawing in logical units, rasterised at the real pixel size."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import nullcontext
from typing import Literal, Unpack

import pygame
from pygame.typing import RectLike

from ..theme import Alphas, Colour, Colours, Sizes
from ..viewport import Point, Size, Viewport
from . import shape_lines, shape_masks, surface_ops
from .assets import Assets
from .display_list import HitRegion, hit_region
from .grounds import PLATES, Grounds, Paper, sheet
from .placed_surface import PlacedSurface
from .shape_masks import Rim, rim_strips
from .surface_ops import OPAQUE
from .text.text import base_rtl
from .text.text_block import block, text_size
from .text.text_style import BODY, FLIPPED, StyleChanges, TextStyle, placed, text_box

#: Pictures that point onwards or back: they are turned round with the places. The signs of time,
#: such as "play", "skip", "undo" and "redo", point the same way in every language.
POINTING = frozenset(f"icons/{name}" for name in ("back", "leave", "next"))
#: The grounds below words: nearly opaque where contrast is high.
_GROUNDS = frozenset((Colours.panel, Colours.well, Colours.night))
#: From such an opacity on, a dark box is a ground of its own.
_COVERING = 150
#: How much wider edges are where contrast is high.
_STRONG_EDGE = 1.5


class Canvas(PlacedSurface):
    """A surface of pixels that is drawn on in logical units.

    Rectangles are pygame's or (x, y, width, height); colours are (red, green, blue); opacities
    0 to 255; angles degrees, counter-clockwise. All that is expensive is kept by pixel size.
    """

    def __init__(self, surface: pygame.Surface, view: Viewport, assets: Assets) -> None:
        super().__init__(surface, view)
        self.assets = assets
        self._sprites, self._shown = self.context.sprites, self.context.shown
        #: What lies where, and what a panel is made of that does not say it.
        self.grounds = Grounds()
        self.paper: Paper = "dark"
        #: The things drawn and their places in the window, the last on top.
        self.hit_regions: list[HitRegion] = []

    def add_hit_region(self, rect: RectLike, thing: object) -> None:
        """Note that ``thing`` is seen in ``rect``, as far as it is not clipped away."""
        self.hit_regions += hit_region(self._pixels(rect), self.clip_px, self.view.scale, thing)

    # Shapes

    def fill(
        self, rect: RectLike, colour: Colour, *, radius: float = 0.0, alpha: int = OPAQUE
    ) -> None:
        """Fill a rectangle with round corners."""
        opacity = alpha * self._alpha // OPAQUE
        if self.context.look.contrast and colour in _GROUNDS:
            opacity = (opacity + OPAQUE) // 2
        box = self._pixels(rect)
        if not self.grounds.bare:
            colour, opacity = self.grounds.veil(colour, opacity, box, self._seen(box.center))
        colour = self._shown(colour)
        if not radius and opacity == OPAQUE:
            self._fill(colour, box)
            return
        corner = self.view.length_px(radius)
        key = ("fill", box.size, corner, colour)
        shape = self._sprites.get(key, lambda: surface_ops.plate(box.size, corner, colour))
        self._draw(shape, box.topleft, opacity)

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
        """Fill a rectangle and draw its edge; a dark one is a ground of its own."""
        if colour in _GROUNDS and alpha >= _COVERING:
            self._lay("wood", self._pixels(rect))
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
        colour = self._toned(colour, self._place(pygame.FRect(rect).center))
        size = self.view.size_px(pygame.FRect(rect).size)
        width *= _STRONG_EDGE if self.context.look.contrast else 1.0
        corner, line = self.view.length_px(radius), self.view.length_px(width)
        key = ("frame", size, corner, line, colour)
        shape = self._sprites.get(key, lambda: shape_masks.rounded(size, corner, colour, line))
        self._put(shape, pygame.FRect(rect).topleft, alpha)

    def circle(
        self, center: Point, radius: float, colour: Colour, *, width: float = 0, alpha: int = OPAQUE
    ) -> None:
        """Draw a disc, or with ``width`` a ring; a dark one for a sign is a ground of its own."""
        if colour == Colours.panel and not width:
            side = 2 * radius
            self._lay("wood", self._pixels((center[0] - radius, center[1] - radius, side, side)))
        colour = self._toned(colour, self._place(center))
        pixels, line = self.view.length_px(radius), self.view.length_px(width)
        key = ("disc", pixels, line, colour)
        shape = self._sprites.get(key, lambda: shape_masks.disc(pixels, colour, line))
        self._put_centered(shape, center, alpha)

    def line(
        self, start: Point, end: Point, colour: Colour, *, width: float = 2.0, alpha: int = OPAQUE
    ) -> None:
        """Draw a smooth straight line."""
        self.polygon(shape_lines.ribbon([start, end], (width, width)), colour, alpha=alpha)

    def polygon(self, points: Sequence[Point], colour: Colour, *, alpha: int = OPAQUE) -> None:
        """Fill a polygon with smooth edges."""
        colour = self._toned(colour, self._place(points[0]))
        if self._way < 0:
            points = [(-x, y) for x, y in points]
        left, top, size, local = surface_ops.local(points, self.view.scale)
        key = ("polygon", tuple((round(x, 1), round(y, 1)) for x, y in local), colour)
        shape = self._sprites.get(key, lambda: shape_masks.polygon(size, local, colour))
        self._put_beside_origin(shape, (left, top), alpha)

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
        if self._way < 0:
            start, end, bend = (-start[0], start[1]), (-end[0], end[1]), -bend
        drawn = surface_ops.Arrow(self._shown(colour), bend, width, surface_ops.arrow_step(t), head)
        key, place = surface_ops.arrow_key(start, end, drawn, self.view.scale)
        shape = self._sprites.get(
            key, lambda: surface_ops.arrow(start, end, drawn, self.view.scale)
        )
        self._put_beside_origin(shape, place, alpha)

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
        colour = self._toned(colour, self._place(box.center))
        size, reach = self.view.size_px(box.size), self.view.length_px(spread)
        corner = self.view.length_px(radius)
        key = ("halo", size, corner, reach, colour, filled)
        shape = self._sprites.get(
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
        if self._alpha == OPAQUE:
            size, reach = self.view.size_px(box.size), self.view.length_px(spread)
            corner, low = self.view.length_px(radius), self.view.length_px(drop)
            rim = Rim(size, corner, reach, low, strength, whole=not covered)
            left, top = self._corner((box.x - spread, box.y - spread), rim.full_size[0])
            for strip, (x, y) in rim_strips(self._sprites, rim):
                self._draw(strip, (left + x, top + y), OPAQUE)
            return
        self.glow(box, Colours.shadow, strength=strength, spread=spread, radius=radius)

    def dim(self, colour: Colour = Colours.night, alpha: int = Alphas.dim) -> None:
        """Darken all that is drawn so far."""
        if self.context.look.contrast:
            alpha = max(alpha, Alphas.contrast_dim)
        self._dim(self._shown(colour), alpha * self._alpha // OPAQUE)
        self._lay(self.grounds.base, pygame.Rect((0, 0), self.size_px))

    # Grounds

    def sheet(
        self, paper: Literal["wood", "parchment"], rect: RectLike, *, alpha: int = OPAQUE
    ) -> None:
        """Draw a sheet of parchment or wood; what is drawn on it has the colours for it."""
        box = self._pixels(rect)
        look = self.context.look.contrast
        key = ("sheet", paper, box.size, self.view.scale)
        kept = self._sprites.get(
            key, lambda: sheet(self.assets, paper, box.size, self.view.scale, plain=look)
        )
        self._draw(kept, box.topleft, alpha * self._alpha // OPAQUE)
        self._lay(paper, box)

    def lie_on(self, paper: Paper) -> None:
        """Begin what lies on nothing but a landscape; its panels are of this."""
        self.paper = paper
        self.grounds.lie_on("dark" if paper == "dark" else "wood")

    def toned(self, colour: Colour, rect: RectLike) -> Colour:
        """Return how a colour looks in the middle of a rectangle, for the player's look."""
        return self._toned(colour, self._place(pygame.FRect(rect).center))

    def _lay(self, paper: Paper, box: pygame.Rect) -> None:
        self.grounds.lay(box.clip(self.clip_px), paper)

    def _toned(self, colour: Colour, place: tuple[int, int]) -> Colour:
        if not self.grounds.bare:
            colour = self.grounds.exchanged(colour, self._seen(place))
        return self._shown(colour)

    def _seen(self, place: tuple[int, int]) -> tuple[int, int]:
        """Return the place, or the nearest one to it where something can be seen."""
        clip = self.clip_px
        x = min(max(place[0], clip.left), clip.right - 1)
        return x, min(max(place[1], clip.top), clip.bottom - 1)

    # Parts

    def keep(self) -> None:
        """Leave what is drawn on as it was, with nothing of this frame."""

    def part(self, name: Hashable, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Draw a part that ``name`` tells from others, and whose look follows from ``key`` alone.

        In a window it is painted again only when its key has changed.
        """
        del name, key
        paint(self)

    # Pictures

    def image(  # noqa: PLR0913
        self,
        name: str,
        rect: RectLike,
        *,
        alpha: int = OPAQUE,
        tint: Colour | None = None,
        light: int = 0,
        grey: bool = False,
        angle: float = 0.0,
        turns: bool = False,
    ) -> None:
        """Draw the picture ``name`` stretched to ``rect``.

        ``tint`` multiplies, ``light`` (0 to 255) adds, ``grey`` takes the colours out, ``angle``
        turns it about its middle. One that ``turns`` is turned round with the places. What is worn
        in its place is drawn instead.
        """
        name = self.context.worn.get(name, name)
        box = pygame.FRect(rect)
        turned = surface_ops.quantised(self._way * angle)
        mirrored = self.is_flipped and (turns or name in POINTING)
        look = surface_ops.SpriteLook(tint, light, grey, turned, mirrored)
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

        def make() -> pygame.Surface:
            pixels = self.view.length_px(corner)
            return surface_ops.nine_patch(self.assets.master(name), size, corner, pixels, look)

        if name in PLATES:
            self._lay(PLATES[name], self._pixels(rect))
        self._put(self._sprites.get(key, make), box.topleft, alpha)

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
        if self._alpha < OPAQUE:
            surface = surface.copy()
            surface.fill((self._alpha,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        x, y = self._place(center)
        corner = x - surface.get_width() // 2, y - surface.get_height() // 2
        self._add(surface, corner)

    def push(self, off: Point, by: float = 1.0, about: Point = (0.0, 0.0)) -> None:
        """Show all that is drawn so far ``by`` times as large about a place, and moved by ``off``.

        What that leaves bare, at the edges, shows it as it was. It takes a whole frame: it is for
        moments.
        """
        seen, surface = self._so_far(), self.surface
        whole, scale, (x, y) = surface.get_rect(), self.view.scale, self._place(about)
        left = x - x * by + self._way * round(off[0] * scale)
        top = y - y * by + round(off[1] * scale)
        large = pygame.Rect(round(left), round(top), round(whole.w * by), round(whole.h * by))
        box = large.clip(whole)
        part = pygame.Rect(
            (box.x - left) / by, (box.y - top) / by, box.width / by, box.height / by
        ).clip(whole)
        wide, high = whole.size
        for bare in (
            (0, 0, wide, box.top), (0, box.bottom, wide, high - box.bottom),
            (0, 0, box.left, high), (box.right, 0, wide - box.right, high),
        ):  # fmt: skip
            surface.blit(seen, bare, bare)
        if by == 1:
            surface.blit(seen, box, part)
            return
        # Smoothly it would take twice as long as all the rest, and it is in motion.
        pygame.transform.scale(seen.subsurface(part), box.size, surface.subsurface(box))

    def _so_far(self) -> pygame.Surface:
        """Return a picture of all that is drawn so far, before something else is drawn instead."""
        return self.surface.copy()

    def sprite(
        self, key: Hashable, size: Size, paint: Callable[[Canvas], None], *, upright: bool = False
    ) -> pygame.Surface:
        """Return what ``paint`` draws on a clear canvas of logical ``size``, kept under ``key``.

        The key must hold all that the picture depends on, except the scale. One that is ``upright``
        is never flipped, as a card is not.
        """
        pixels = self.view.size_px(size)
        way = 1 if upright else self._way

        def make() -> pygame.Surface:
            canvas = self.blank(pixels)
            with canvas.flipped(canvas.view.rect) if way < 0 else nullcontext():
                paint(canvas)
            return canvas.surface

        return self._sprites.get(("sprite", key, pixels, self.view.scale, way), make)

    def turned(self, surface: pygame.Surface, key: Hashable, angle: float) -> pygame.Surface:
        """Return ``surface`` turned by ``angle`` (in steps), kept under ``key``, which names it."""
        step = surface_ops.quantised(self._way * angle)
        if not step:
            return surface
        kept = ("turned", key, surface.get_size(), step)
        return self.context.passing.get(kept, lambda: surface_ops.turned(surface, step))

    def scaled(self, surface: pygame.Surface, key: Hashable, size: Size) -> pygame.Surface:
        """Return ``surface`` stretched to ``size``, kept under ``key``, which names it."""
        pixels = self.view.size_px(size)
        if pixels == surface.get_size():
            return surface

        def make() -> pygame.Surface:
            target = shape_masks.blank_surface(pixels)
            surface_ops.stretch_over(target, surface)
            return target

        return self.context.passing.get(("scaled", key, pixels, self._way), make)

    def inset(self, pixels: pygame.Rect, view: Viewport) -> Canvas:
        """Return a part of this canvas as one of its own, to be drawn on before anything else."""
        return Canvas(self.surface.subsurface(pixels), view, self.assets)

    def blank(self, pixels: tuple[int, int]) -> Canvas:
        """Return a clear canvas of ``pixels`` with the same scale."""
        scale = self.view.scale
        view = Viewport(pixels[0] / scale, pixels[1] / scale, scale)
        return Canvas(shape_masks.blank_surface(pixels), view, self.assets)

    # Text

    def begins_right(self, string: str) -> bool:
        """Whether a text begins at the right of its place, in the coordinates of this canvas."""
        return not self.is_flipped and base_rtl(string)

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
        box, bounded = text_box(where)
        style = self.grounds.style(
            style.with_changes(**changes), self._seen(self._place(box.center))
        )
        scale = self.view.scale
        limits = (box.width * scale, box.height * scale) if bounded else None
        seen = style.with_changes(align=FLIPPED[style.align]) if self.is_flipped else style
        surface = block(string, seen, scale, limits)
        size = surface.get_width() / scale, surface.get_height() / scale
        place = placed(box, size, style, from_right=self.begins_right(string))
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

    # Details

    def _picture(
        self, name: str, size: tuple[int, int], look: surface_ops.SpriteLook
    ) -> pygame.Surface:
        if look == surface_ops.PLAIN:
            return self.assets.sized(name, size)
        key = ("image", id(self.assets), name, size, look)
        return self._sprites.get(
            key, lambda: surface_ops.changed(self.assets.sized(name, size), look)
        )

"""A surface of pixels on which places are given in logical units: moved, clipped, turned round."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

import pygame
from pygame.typing import RectLike

from ..context.kit_context import active_context
from ..theme import Colour
from ..viewport import Point, Viewport
from . import surface_ops
from .surface_ops import OPAQUE


class PlacedSurface:
    """Pixels with a coordinate system: its scale, origin and direction, a clip and an opacity.

    Where a language reads from the right, ``flipped`` turns the places of all things round, left
    for right, and nothing else: pictures and texts stay as they are, at the other side.
    """

    def __init__(self, surface: pygame.Surface, view: Viewport) -> None:
        self.surface = surface
        self.view = view
        self.context = active_context()
        #: Where x lies in the window: ``way`` times x, and ``origin``.
        self._way, self._origin, self._alpha = 1, (0.0, 0.0), OPAQUE
        #: The window and the part of the page in it, while a page is drawn that is higher.
        self._scrolled: tuple[Viewport, pygame.FRect] | None = None

    @property
    def size_px(self) -> tuple[int, int]:
        """The size of what is drawn on, in pixels."""
        return self.surface.get_size()

    @property
    def clip_px(self) -> pygame.Rect:
        """The pixels that can be drawn on now."""
        return self.surface.get_clip()

    def clip(self, rect: RectLike) -> AbstractContextManager[None]:
        """Draw inside ``rect`` only."""
        return self.within(self._pixels(rect))

    @contextmanager
    def within(self, pixels: pygame.Rect) -> Iterator[None]:
        """Draw inside these pixels only."""
        before = self.clip_px
        self._set_clip(pixels.clip(before))
        try:
            yield
        finally:
            self._set_clip(before)

    @contextmanager
    def shifted(self, dx: float = 0.0, dy: float = 0.0, *, alpha: int = OPAQUE) -> Iterator[None]:
        """Draw moved by (``dx``, ``dy``) and with every opacity multiplied by ``alpha``."""
        origin, opacity = self._origin, self._alpha
        self._origin = origin[0] + self._way * dx, origin[1] + dy
        self._alpha = opacity * alpha // OPAQUE
        try:
            yield
        finally:
            self._origin, self._alpha = origin, opacity

    @property
    def seen_box(self) -> pygame.FRect:
        """The part of the page that is in the window: all of it, unless it is scrolled."""
        return self.view.rect if self._scrolled is None else self._scrolled[1]

    @contextmanager
    def scrolled(self, page: Viewport, seen: pygame.FRect) -> Iterator[None]:
        """Draw on a page that is higher than the window, of which ``seen`` is in the window."""
        before = self.view, self._origin
        self._scrolled = self.view, seen
        self.view, self._origin = page, (self._origin[0], self._origin[1] - seen.y)
        try:
            yield
        finally:
            self.view, self._origin = before
            self._scrolled = None

    @contextmanager
    def in_window(self) -> Iterator[None]:
        """Draw what keeps its place in the window while the page below it scrolls."""
        if self._scrolled is None:
            yield
            return
        before, page = (self.view, self._origin), self._scrolled
        self.view, self._origin = page[0], (self._origin[0], self._origin[1] + page[1].y)
        self._scrolled = None
        try:
            yield
        finally:
            (self.view, self._origin), self._scrolled = before, page

    @property
    def is_flipped(self) -> bool:
        """Whether places are turned round, left for right."""
        return self._way < 0

    @contextmanager
    def flipped(self, rect: RectLike) -> Iterator[None]:
        """Draw what lies in ``rect`` with its places turned round, left for right."""
        box, before = pygame.FRect(rect), (self._way, self._origin)
        self._origin = self._origin[0] + self._way * (box.left + box.right), self._origin[1]
        self._way = -self._way
        try:
            yield
        finally:
            self._way, self._origin = before

    def upright(self, rect: RectLike) -> AbstractContextManager[None]:
        """Draw what lies in ``rect`` as it is, wherever its place is: a card, a board, a map."""
        return self.flipped(rect) if self.is_flipped else nullcontext()

    def reading(self, rect: RectLike) -> AbstractContextManager[None]:
        """Draw what lies in ``rect`` as the player reads, also where all else is not flipped."""
        turn = self.context.rtl is True and not self.is_flipped
        return self.flipped(rect) if turn else nullcontext()

    # Pixels

    def _draw(self, surface: pygame.Surface, corner: tuple[int, int], alpha: int) -> None:
        surface_ops.put(self.surface, surface, corner, alpha)

    def _add(self, surface: pygame.Surface, corner: tuple[int, int]) -> None:
        self.surface.blit(surface, corner, special_flags=pygame.BLEND_RGB_ADD)

    def _fill(self, colour: Colour, box: pygame.Rect) -> None:
        self.surface.fill(colour, box)

    def _dim(self, colour: Colour, alpha: int) -> None:
        surface_ops.dim(self.surface, colour, alpha)

    def _set_clip(self, pixels: pygame.Rect) -> None:
        self.surface.set_clip(pixels)

    def _place(self, pos: Point) -> tuple[int, int]:
        (x, y), scale = self._origin, self.view.scale
        return round((self._way * pos[0] + x) * scale), round((pos[1] + y) * scale)

    def _pixels(self, rect: RectLike) -> pygame.Rect:
        box = pygame.FRect(rect)
        size = self.view.size_px(box.size)
        return pygame.Rect(self._corner(box.topleft, size[0]), size)

    def _corner(self, pos: Point, width: int) -> tuple[int, int]:
        x, y = self._place(pos)
        return (x - width, y) if self._way < 0 else (x, y)

    def _put(self, surface: pygame.Surface, pos: Point, alpha: int = OPAQUE) -> None:
        corner = self._corner(pos, surface.get_width())
        self._draw(surface, corner, alpha * self._alpha // OPAQUE)

    def _put_beside_origin(
        self, surface: pygame.Surface, pixels: tuple[int, int], alpha: int
    ) -> None:
        scale, (x, y) = self.view.scale, self._origin
        corner = self.view.point_px((pixels[0] / scale + x, pixels[1] / scale + y))
        self._draw(surface, corner, alpha * self._alpha // OPAQUE)

    def _put_centered(self, surface: pygame.Surface, center: Point, alpha: int = OPAQUE) -> None:
        (x, y), (across, down) = self._place(center), surface.get_size()
        self._draw(surface, (x - across // 2, y - down // 2), alpha * self._alpha // OPAQUE)

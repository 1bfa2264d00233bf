"""The canvas of the window, which draws only what is new; and a part with units of its own."""

from collections.abc import Callable, Hashable

import pygame
from pygame.typing import RectLike

from ..theme import Colour
from ..viewport import Viewport
from .assets import Assets
from .canvas import Canvas
from .display_list import DisplayList, Drawing, HitRegion, KeptPart, draw_all

_new = tuple.__new__


class WindowCanvas(Canvas):
    """A canvas for one frame of a window, which ``display_list`` follows from frame to frame.

    ``show`` makes the drawings visible. The ``surface`` itself comes with all that was drawn so
    far, and is drawn on at once: a frame in which it was asked for is shown whole.
    """

    def __init__(
        self, surface: pygame.Surface, view: Viewport, assets: Assets, display_list: DisplayList
    ) -> None:
        self._list = display_list
        self._frame: list[Drawing] | None = []
        #: The parts of this frame, by their names.
        self._parts: dict[Hashable, KeptPart] = {}
        self._keeps = False
        self._clip_px = self._window_px = surface.get_rect()
        #: That of the next drawing; None without one.
        self._clip: tuple[int, int, int, int] | None = None
        super().__init__(surface, view, assets)

    @property
    def surface(self) -> pygame.Surface:
        """The pixels of the window, with all that was drawn so far."""
        if self._frame is not None:
            if self._frame:
                self._list.show(self._surface, self._frame)
            self._list.lose_picture()
            self._draw_at_once()
        return self._surface

    @surface.setter
    def surface(self, surface: pygame.Surface) -> None:
        self._surface = surface

    @property
    def size_px(self) -> tuple[int, int]:
        """The size of the window, in pixels."""
        return self._window_px.size

    @property
    def clip_px(self) -> pygame.Rect:
        """The pixels that can be drawn on now."""
        return self._clip_px.copy()

    def keep(self) -> None:
        """Leave the window as it was."""
        self._keeps = True

    def inset(self, pixels: pygame.Rect, view: Viewport) -> Canvas:
        """Return a part of the window as a canvas of its own, to be drawn on before all else."""
        return _Inset(self, pixels, view)

    def part(self, name: Hashable, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Draw a part, which is painted again only when its key or its surroundings changed."""
        around = self._origin, self._way, self._alpha, self._clip, self.view
        kept = self._list.parts.get(name)
        if kept is not None and kept.key == (key, around):
            self._parts[name] = kept
            self.hit_regions += kept.regions
            if self._frame is None:
                draw_all(kept.drawings, self._surface)
                self._surface.set_clip(self._clip_px)
            else:
                self._frame += kept.drawings
            return
        if self._frame is None:
            paint(self)
            return
        first, region = len(self._frame), len(self.hit_regions)
        paint(self)
        if self._frame is not None:
            part = KeptPart((key, around), self._frame[first:], self.hit_regions[region:])
            self._list.parts[name] = self._parts[name] = part

    def _so_far(self) -> pygame.Surface:
        if self._frame is None:
            return super()._so_far()
        picture = self._list.picture(self._surface, self._frame)
        self._draw_at_once()
        return picture

    def _draw_at_once(self) -> None:
        self._frame = None
        self._surface.set_clip(self._clip_px)

    def show(self) -> list[pygame.Rect]:
        """Let the window show what was drawn; return the pixels that may have changed."""
        if self._keeps:
            return []
        if self._frame is None:
            return [self._window_px]
        if not self._list.has_picture:
            # The parts that another scene has left are of no use any more.
            self._list.parts = self._parts
        return self._list.show(self._surface, self._frame)

    def _set_clip(self, pixels: pygame.Rect) -> None:
        self._clip_px = pixels.clip(self._window_px)
        whole = self._clip_px == self._window_px
        self._clip = None if whole else tuple(self._clip_px)  # type: ignore[assignment]
        if self._frame is None:
            super()._set_clip(pixels)

    def _draw(self, surface: pygame.Surface, corner: tuple[int, int], alpha: int) -> None:
        if self._frame is None:
            super()._draw(surface, corner, alpha)
        elif alpha > 0:
            # Hundreds a frame: a named tuple's own constructor takes three times as long.
            drawing = _new(Drawing, ("put", surface, corner, alpha, self._clip))
            self._frame.append(drawing)

    def _add(self, surface: pygame.Surface, corner: tuple[int, int]) -> None:
        if self._frame is None:
            super()._add(surface, corner)
        else:
            self._frame.append(Drawing("add", surface, corner, 0, self._clip))

    def _fill(self, colour: Colour, box: pygame.Rect) -> None:
        if self._frame is None:
            super()._fill(colour, box)
        else:
            self._frame.append(Drawing("fill", colour, tuple(box), 0, self._clip))

    def _dim(self, colour: Colour, alpha: int) -> None:
        if self._frame is None:
            super()._dim(colour, alpha)
        else:
            self._frame.append(Drawing("dim", colour, (), alpha, self._clip))


class _Inset(Canvas):
    def __init__(self, around: WindowCanvas, pixels: pygame.Rect, view: Viewport) -> None:
        self._around = around
        self._box = pixels
        super().__init__(around._surface, view, around.assets)

    @property
    def surface(self) -> pygame.Surface:
        return self._around.surface.subsurface(self._box)

    @surface.setter
    def surface(self, surface: pygame.Surface) -> None:
        """Leave it: these are pixels of the window's own."""

    @property
    def size_px(self) -> tuple[int, int]:
        return self._box.size

    @property
    def clip_px(self) -> pygame.Rect:
        return self._around.clip_px.move(-self._box.x, -self._box.y)

    def _moved(self, corner: tuple[int, int]) -> tuple[int, int]:
        return corner[0] + self._box.x, corner[1] + self._box.y

    def _set_clip(self, pixels: pygame.Rect) -> None:
        self._around._set_clip(pixels.move(self._box.topleft).clip(self._box))

    def _draw(self, surface: pygame.Surface, corner: tuple[int, int], alpha: int) -> None:
        self._around._draw(surface, self._moved(corner), alpha)

    def _add(self, surface: pygame.Surface, corner: tuple[int, int]) -> None:
        self._around._add(surface, self._moved(corner))

    def _fill(self, colour: Colour, box: pygame.Rect) -> None:
        self._around._fill(colour, box.move(self._box.topleft))

    def _dim(self, colour: Colour, alpha: int) -> None:
        self._around._dim(colour, alpha)


def inset_view(view: Viewport, rect: RectLike) -> Viewport:
    """Return the view of what lies in ``rect``: of the least logical space, or more one way."""
    return Viewport.of(view.rect_px(rect).size)


def draw_inset(canvas: Canvas, rect: RectLike, draw: Callable[[Canvas], None]) -> None:
    """Let ``draw`` fill a part of the window as if it were a window.

    Its hit regions are added to the canvas, at their places in the window.
    """
    pixels = canvas.view.rect_px(rect).clip(((0, 0), canvas.size_px))
    if not pixels.width or not pixels.height:
        return
    inside = canvas.inset(pixels, inset_view(canvas.view, rect))
    with canvas.within(pixels):
        draw(inside)
    share, (x, y) = inside.view.scale / canvas.view.scale, pygame.FRect(rect).topleft
    canvas.hit_regions += [
        HitRegion(pygame.FRect(x + box.x * share, y + box.y * share,
                               box.width * share, box.height * share), thing)
        for box, thing in inside.hit_regions
    ]  # fmt: skip

"""Overlays that rise over what is below them, and sink again."""

from __future__ import annotations

from typing import Any, NamedTuple

import pygame
from pygame.typing import RectLike

from ..draw.canvas import Canvas
from ..draw.surface_ops import put
from ..motion.easing import ease_in_out, ease_out_cubic
from ..theme import Alphas, Colour, Colours, Times
from .transition_effects import WHOLE, Transition

#: To find what is drawn on a surface, one pixel in so many is looked at along each side.
_GRAIN = 8


class OverlaySnapshot(NamedTuple):
    """An overlay by itself: how it dims what is below, its panel, and its upper left pixel."""

    dims: tuple[tuple[Colour, int], ...]
    panel: pygame.Surface
    corner: tuple[int, int]

    def recaptured(self, picture: pygame.Surface) -> OverlaySnapshot:
        """Return the snapshot with its colours as they are now in a picture of the window."""
        box = self.panel.get_rect(topleft=self.corner)
        shape = self.panel.copy()
        shape.fill((WHOLE, WHOLE, WHOLE, 0), special_flags=pygame.BLEND_RGBA_MAX)
        shape.blit(picture, (0, 0), box, special_flags=pygame.BLEND_RGB_MULT)
        return OverlaySnapshot(self.dims, shape, self.corner)


class OverlayCanvas(Canvas):
    """A clear canvas for an overlay by itself; how it dims what is below is noted, not drawn."""

    def __init__(self, canvas: Canvas, clear: pygame.Surface) -> None:
        super().__init__(clear, canvas.view, canvas.assets)
        self._dims: list[tuple[Colour, int]] = []

    def dim(self, colour: Colour = Colours.night, alpha: int = Alphas.dim) -> None:
        """Note how it dims what is below it."""
        self._dims.append((colour, alpha))

    def shadow(self, rect: RectLike, **looks: Any) -> None:
        """Draw a shadow, all of it: it is seen through a panel that is not yet quite there."""
        super().shadow(rect, **{**looks, "covered": False})

    def snapshot(self) -> OverlaySnapshot:
        """Return what was drawn."""
        box = _bounds(self.surface)
        return OverlaySnapshot(tuple(self._dims), self.surface.subsurface(box).copy(), box.topleft)


def _bounds(surface: pygame.Surface) -> pygame.Rect:
    """Return a rectangle around all that is not clear, some pixels more than it takes."""
    # To look at every pixel takes longer than a frame; nothing of an overlay is that thin.
    width, height = surface.get_size()
    across, down = max(1, width // _GRAIN), max(1, height // _GRAIN)
    found = pygame.transform.scale(surface, (across, down)).get_bounding_rect()
    left, right = (x * width // across for x in (found.left, found.right))
    top, bottom = (y * height // down for y in (found.top, found.bottom))
    box = pygame.Rect(left, top, right - left, bottom - top)
    return box.inflate(4 * _GRAIN, 4 * _GRAIN).clip(surface.get_rect())


class OverlayRise(Transition):
    """An overlay rises over what is below; ``back``, it sinks and is gone."""

    seconds = Times.appear
    _RISE = 22.0

    def __init__(
        self, below: pygame.Surface, snapshot: OverlaySnapshot, *, back: bool = False
    ) -> None:
        super().__init__()
        self.below = below
        self.snapshot = snapshot
        self.back = back

    def paint(self, canvas: Canvas, t: float) -> None:
        """Draw what is below, dimmed, and the panel on its way."""
        shown = 1 - ease_in_out(t) if self.back else ease_out_cubic(t)
        canvas.surface.blit(self.below, (0, 0))
        for colour, alpha in self.snapshot.dims:
            canvas.dim(colour, round(alpha * shown))
        x, y = self.snapshot.corner
        sunk = canvas.view.length_px(self._RISE * (1 - shown))
        put(canvas.surface, self.snapshot.panel, (x, y + sunk), round(WHOLE * shown))


class OverlaySink(OverlayRise):
    """An overlay that goes."""

    seconds = Times.vanish

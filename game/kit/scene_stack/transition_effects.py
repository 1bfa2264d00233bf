"""Short motions from one picture of the window to the next, and overlays that rise and sink."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

import pygame
from pygame.typing import RectLike

from ..context.kit_context import active_context
from ..draw.canvas import Canvas
from ..draw.surface_ops import dim, put
from ..motion.timeline import ease_in_cubic, ease_in_out, ease_out_cubic
from ..theme import Alphas, Colour, Colours, Times
from .gate_transition import gate_leaf

#: The longest first step, in seconds: the pictures take their time before it.
_FIRST_STEP = 1 / 60
WHOLE = 255
#: How far the shadows of a gate and of drapes reach, in logical units.
_SHADE = 44.0


class Transition(ABC):
    """A motion of ``seconds`` after which the new picture is there as it is."""

    seconds: float = Times.transition

    def __init__(self) -> None:
        self._elapsed = 0.0
        self._begun = False

    @property
    def over(self) -> bool:
        """Whether the new picture is there."""
        return self._elapsed >= self.seconds

    def advance(self, dt: float) -> None:
        """Go on by ``dt`` seconds."""
        self._elapsed += dt if self._begun else min(dt, _FIRST_STEP)
        self._begun = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the window as it is now."""
        self.paint(canvas, min(1.0, self._elapsed / self.seconds))

    @abstractmethod
    def paint(self, canvas: Canvas, t: float) -> None:
        """Draw the window at the progress ``t``, 0 to 1."""


class TransitionPictures(NamedTuple):
    """The window's old and new picture: surfaces of its size."""

    old: pygame.Surface
    new: pygame.Surface


class SceneChange(Transition):
    """A transition between two pictures; going ``back`` mirrors it."""

    def __init__(self, pictures: TransitionPictures, *, back: bool = False) -> None:
        super().__init__()
        self.old, self.new = pictures
        self.back = back

    @classmethod
    def paint_ahead(cls, canvas: Canvas) -> None:
        """Paint what all of its frames are made of, besides the pictures."""


class FadeTransition(SceneChange):
    """The new picture appears in the old one: all that happens where motion is reduced."""

    seconds = Times.fade

    def paint(self, canvas: Canvas, t: float) -> None:
        """Draw the one over the other."""
        canvas.surface.blit(self.old, (0, 0))
        put(canvas.surface, self.new, (0, 0), round(WHOLE * t))


class SweepTransition(SceneChange):
    """The new picture comes from the right behind a soft edge, and the old one gives way."""

    #: Logical units: how soft the edge is, and how far both pictures move.
    _SOFT, _WAY = 200.0, 80.0

    def __init__(self, pictures: TransitionPictures, *, back: bool = False) -> None:
        super().__init__(pictures, back=back)
        self._strip: pygame.Surface | None = None

    def paint(self, canvas: Canvas, t: float) -> None:
        """Draw both sides of the edge, then the edge."""
        target, view = canvas.surface, canvas.view
        width, height = target.get_size()
        soft, direction = view.length_px(self._SOFT), -1 if self.back else 1
        moved = ease_out_cubic(t)
        # Where the new picture is whole, measured from the side that it comes from.
        whole = round((width + soft) * ease_in_out(t)) - soft
        away = direction * min(view.length_px(self._WAY * 0.5 * moved), max(0, whole))
        near = direction * view.length_px(self._WAY * (1 - moved))
        target.blit(self.old, (-away, 0))
        edge = pygame.Rect(whole, 0, soft, height)
        shown = pygame.Rect(0, 0, max(0, whole), height)
        if not self.back:
            edge.right, shown.right = width - edge.x, width
        target.blit(self.new, (shown.x, 0), shown.move(-near, 0))
        self._blend(target, edge, near)

    def _blend(self, target: pygame.Surface, edge: pygame.Rect, near: int) -> None:
        ramp = _ramp(edge.size, falling=self.back)
        self._strip = self._strip or pygame.Surface(edge.size, pygame.SRCALPHA)
        self._strip.fill((0, 0, 0, 0))
        self._strip.blit(self.new, (0, 0), edge.move(-near, 0))
        self._strip.blit(ramp, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(self._strip, edge)


class GateTransition(SceneChange):
    """The leaves of a gate close over the old picture, and open on the new one."""

    seconds = Times.gate
    #: The shares of the time till it is closed, and from which it opens.
    _CLOSED, _OPENING = 0.40, 0.52

    @classmethod
    def paint_ahead(cls, canvas: Canvas) -> None:
        """Paint both leaves."""
        for right in (False, True):
            gate_leaf(canvas, right=right)

    def paint(self, canvas: Canvas, t: float) -> None:
        """Draw the picture that it is time for, and the leaves over it."""
        target = canvas.surface
        opening = t > self._OPENING
        if opening:
            open_by = ease_in_out((t - self._OPENING) / (1 - self._OPENING))
        else:
            open_by = 1 - ease_in_cubic(min(1.0, t / self._CLOSED))
        target.blit(self.new if opening else self.old, (0, 0))
        left, right = (gate_leaf(canvas, right=side) for side in (False, True))
        way = round(open_by * (left.get_width() + canvas.view.length_px(_SHADE)))
        _shade(canvas, left.get_width() - way, target.get_width() - right.get_width() + way)
        target.blit(left, (-way, 0))
        target.blit(right, (target.get_width() - right.get_width() + way, 0))


class CurtainTransition(SceneChange):
    """The halves of the new picture close over the old one; ``back`` opens those of the old."""

    def paint(self, canvas: Canvas, t: float) -> None:
        """Draw what is behind, and the halves before it."""
        target = canvas.surface
        behind, before = (self.new, self.old) if self.back else (self.old, self.new)
        open_by = ease_in_out(t) if self.back else 1 - ease_out_cubic(t)
        target.blit(behind, (0, 0))
        width, height = target.get_size()
        half = width // 2
        way = round(open_by * (width - half + canvas.view.length_px(_SHADE)))
        _shade(canvas, half - way, half + way)
        target.blit(before, (-way, 0), (0, 0, half, height))
        target.blit(before, (half + way, 0), (half, 0, width - half, height))


class DawnTransition(SceneChange):
    """The old picture sinks into the dark, and light rises over the new one."""

    seconds = Times.dawn
    #: The share of the time till it is dark; how high the border of the light is; its steps.
    _DARK, _SOFT, _STEPS = 0.38, 0.85, 96

    def paint(self, canvas: Canvas, t: float) -> None:
        """Draw the dusk, then the dawn."""
        if t < self._DARK:
            canvas.surface.blit(self.old, (0, 0))
            dark = ease_in_out(t / self._DARK)
            dim(canvas.surface, Colours.night, round(WHOLE * dark))
        else:
            self._rise(canvas.surface, (t - self._DARK) / (1 - self._DARK))

    def _rise(self, target: pygame.Surface, risen: float) -> None:
        width, height = target.get_size()
        soft = round(height * self._SOFT)
        top = height - round((height + soft) * risen)
        target.blit(self.new, (0, 0))
        target.fill(Colours.night, (0, 0, width, max(0, top)))
        # In bands: to darken in place is much cheaper than to draw a gradient over all.
        for step in range(self._STEPS):
            start, end = (top + soft * part // self._STEPS for part in (step, step + 1))
            band = pygame.Rect(0, start, width, end - start).clip(target.get_rect())
            if band:
                dark = ease_in_out(1 - (step + 0.5) / self._STEPS)
                dim(target.subsurface(band), Colours.night, round(WHOLE * dark))


def _shade(canvas: Canvas, left: int, right: int) -> None:
    """Draw the shadows of what closes from both sides on what is seen between them, in pixels."""
    gap = pygame.Rect(left, 0, right - left, canvas.surface.get_height())
    size = (canvas.view.length_px(_SHADE), gap.height)
    with canvas.within(gap):
        for falling, x in ((True, left), (False, right - size[0])):
            canvas.surface.blit(_ramp(size, falling=falling, colour=Colours.shadow), (x, 0))


def _ramp(
    size: tuple[int, int], *, falling: bool, colour: Colour = (WHOLE, WHOLE, WHOLE)
) -> pygame.Surface:
    def make() -> pygame.Surface:
        strip = pygame.Surface((size[0], 1), pygame.SRCALPHA)
        for x in range(size[0]):
            t = ease_in_out((x + 0.5) / size[0])
            alpha = round(WHOLE * (1 - t if falling else t))
            strip.set_at((x, 0), (*colour, alpha))
        return pygame.transform.scale(strip, size)

    return active_context().sprites.get(("ramp", size, falling, colour), make)


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

    _RISE = 22.0

    def __init__(
        self, below: pygame.Surface, snapshot: OverlaySnapshot, *, back: bool = False
    ) -> None:
        super().__init__()
        self.below = below
        self.snapshot = snapshot
        self.back = back
        self.seconds = Times.vanish if back else Times.appear

    def paint(self, canvas: Canvas, t: float) -> None:
        """Draw what is below, dimmed, and the panel on its way."""
        shown = 1 - ease_in_out(t) if self.back else ease_out_cubic(t)
        canvas.surface.blit(self.below, (0, 0))
        for colour, alpha in self.snapshot.dims:
            canvas.dim(colour, round(alpha * shown))
        x, y = self.snapshot.corner
        sunk = canvas.view.length_px(self._RISE * (1 - shown))
        put(canvas.surface, self.snapshot.panel, (x, y + sunk), round(WHOLE * shown))

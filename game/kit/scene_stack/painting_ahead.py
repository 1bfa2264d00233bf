"""Pictures soon to come into the window, painted beforehand in slices of time."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame

from ..context.paint_stores import OutOfTime, paint_clock, painting_until
from ..draw.canvas import Canvas
from ..theme import Colour
from .scene import Scene
from .transition_effects import OverlayCanvas

Scenes: TypeAlias = tuple["Scene", ...]
Draw: TypeAlias = Callable[[Canvas, Sequence["Scene"]], None]

#: After so many slices all is painted at once: more than any screen takes.
_MOST_SLICES = 300


class Unpainted:
    """A canvas whose own pixels stay as they are: only what is kept of pictures is painted."""

    def _draw(self, surface: pygame.Surface, corner: tuple[int, int], alpha: int) -> None:
        pass

    def _add(self, surface: pygame.Surface, corner: tuple[int, int]) -> None:
        pass

    def _fill(self, colour: Colour, box: pygame.Rect) -> None:
        pass

    def _dim(self, colour: Colour, alpha: int) -> None:
        pass


class UnpaintedCanvas(Unpainted, Canvas):
    """A canvas that is not painted."""


class _UnpaintedOverlay(Unpainted, OverlayCanvas):
    """The same for an overlay by itself."""


class PaintingAhead:
    """Paints what scenes are made of before they are seen, while the window stays as it is.

    Drawing changes nothing, so it can be left at any time and begun anew: what was painted by then
    is kept, and comes at once. ``slice_seconds`` is what a frame has for it; without an end to
    that, nothing is painted ahead.
    """

    def __init__(self, slice_seconds: float) -> None:
        self.slice_seconds = slice_seconds
        self._scenes: Scenes = ()
        self._slices = 0
        self._started: float | None = None

    def start(self) -> None:
        """Count the time of this frame's slice from now on, if it is not counted yet."""
        if self._started is None:
            self._started = paint_clock()

    def stop(self) -> None:
        """Count no time: there is nothing to be painted ahead in this frame."""
        self._started = None

    def is_ready(
        self, target: pygame.Surface, canvas: Canvas, scenes: Scenes, below: int, draw: Draw
    ) -> bool:
        """Whether scenes can be drawn now; if not, go on for the time of a slice.

        ``target`` lends its size, the first ``below`` scenes are there already, and those above
        come over them.
        """
        if scenes != self._scenes:
            self._scenes, self._slices = scenes, 0
        started = paint_clock() if self._started is None else self._started
        self.stop()
        if self._slices < 0 or self._slices > _MOST_SLICES:
            return True
        self._slices += 1
        try:
            with painting_until(started + self.slice_seconds):
                if below:
                    draw(_UnpaintedOverlay(canvas, _unclipped(target)), scenes[below:])
                draw(UnpaintedCanvas(_unclipped(target), canvas.view, canvas.assets), scenes)
        except OutOfTime:
            return False
        self._slices = -1
        # To draw them takes its time as well: in the next frame, if little is left of this one.
        return paint_clock() - started < self.slice_seconds / 2


def _unclipped(surface: pygame.Surface) -> pygame.Surface:
    surface.set_clip(None)
    return surface

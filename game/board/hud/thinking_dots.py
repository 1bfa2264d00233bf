"""The dots that show that somebody thinks: three dots that swell, one after the other."""

from __future__ import annotations

import math

import pygame

from game.kit import Canvas, Colours, Point, draw_well

#: The whole, the dots at rest, how much they swell, from one to the next, and their round.
SIZE = (42.0, 20.0)
_RADIUS, _SWELL, _APART = 2.5, 1.5, 10.0
_ROUND, _LATER = 1.5, 0.17


class ThinkingDots:
    """Three dots in a bubble; it moves with the board's life, above all that lies there.

    It draws itself anew on what it has found under it, as long as nothing lies over it.
    """

    def __init__(self) -> None:
        self._time = 0.0
        self._moved = False
        self._place: Point | None = None
        #: Where it is in the window, what is under it, and how both look together.
        self._box = pygame.Rect(0, 0, 0, 0)
        self._ground: pygame.Surface | None = None
        self._look = b""

    def hide(self) -> None:
        """Be seen no more, from the next drawing on."""
        self._time, self._ground = 0.0, None

    def draw(self, canvas: Canvas, middle: Point) -> None:
        """Draw it, with a whole picture around it."""
        x, y = middle[0] - SIZE[0] / 2, middle[1] - SIZE[1] / 2
        left, top = canvas.view.point_px((x - 1, y - 1))
        across, down = canvas.view.size_px((SIZE[0] + 3, SIZE[1] + 3))
        self._place = middle
        self._box = pygame.Rect(left, top, across, down).clip(canvas.surface.get_rect())
        self._ground = canvas.surface.subsurface(self._box).copy()
        self._paint(canvas)

    def advance(self, dt: float) -> None:
        """Let its dots move on by ``dt`` seconds."""
        if self._ground is not None:
            self._time += dt
            self._moved = True

    def refresh(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw it as it is now; return the pixels that have changed."""
        moved, self._moved = self._moved, False
        if not moved or self._ground is None or self._seen(canvas) != self._look:
            return []
        canvas.surface.blit(self._ground, self._box)
        self._paint(canvas)
        return [self._box]

    def _paint(self, canvas: Canvas) -> None:
        assert self._place is not None
        x, y = self._place
        bubble = (x - SIZE[0] / 2, y - SIZE[1] / 2, *SIZE)
        draw_well(canvas, bubble, radius=SIZE[1] / 2)
        for number in (-1, 0, 1):
            swell = _swell(self._time / _ROUND - _LATER * number)
            dot = x + number * _APART, y
            canvas.circle(
                dot, _RADIUS + _SWELL * swell, Colours.gold, alpha=round(130 + 125 * swell)
            )
        self._look = self._seen(canvas)

    def _seen(self, canvas: Canvas) -> bytes:
        return pygame.image.tobytes(canvas.surface.subsurface(self._box), "RGB")


def _swell(rounds: float) -> float:
    """Return how large a dot is, 0 to 1: it swells and shrinks, and rests for half a round."""
    t = rounds % 1.0
    return math.sin(math.pi * t / 0.5) ** 2 if t < 0.5 else 0.0

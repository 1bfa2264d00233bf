"""The sign that a press was heard, where the next screen takes longer than a moment to come."""

import time

import pygame

from ..draw.canvas import Canvas
from ..draw.materials import draw_well

#: Seconds after which it shows, and its size with the room around the hourglass.
_MOMENT, _SIZE, _ROOM = 0.25, 88.0, 30.0


class WaitSign:
    """An hourglass in the middle of what the window still shows."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._shown = False

    def follow(self, canvas: Canvas, *, waits: bool) -> list[pygame.Rect]:
        """Draw it once it is due; return those pixels, which the next picture is to cover."""
        if not waits:
            self._since, self._shown = None, False
            return []
        now = time.monotonic()
        self._since = self._since or now
        if self._shown or now - self._since < _MOMENT:
            return []
        self._shown = True
        box = canvas.view.centered((_SIZE, _SIZE))
        draw_well(canvas, box, radius=_SIZE / 2, lit=True)
        canvas.image("icons/hourglass", box.inflate(-_ROOM, -_ROOM))
        return [canvas.view.rect_px(box).inflate(4, 4)]

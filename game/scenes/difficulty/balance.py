"""A pair of scales: the points of the level against those of the settings."""

from __future__ import annotations

import math

import pygame

from game.kit import Canvas, Colour, Colours, Point, text_style

from ..common.mini_cards import draw_check
from ..common.point_gem import draw_hollow, draw_ruby

#: The lean for a point of difference, and the most there is; radians.
LEAN, MOST = 0.11, 0.34
#: How fast the beam follows, in shares of the way per second.
_FOLLOWS = 9.0
_CLOSE = 0.002
_BRASS: Colour = (214, 162, 74)
_BRASS_DARK: Colour = (112, 72, 26)
_BRASS_LIGHT: Colour = (255, 226, 150)
_RUBY, _PITCH = 8.0, 18.0
_CAPTION = text_style.CAPTION.but(size=13, align="center", fit=True, colour=Colours.text)


class Balance:
    """Leans to the heavier side: level with as many points on the right as on the left."""

    def __init__(self, level: int, points: int) -> None:
        self.level = level
        self.points = points
        self.lean = self.goal

    @property
    def goal(self) -> float:
        """The angle at which the beam comes to rest; positive: the right pan is lower."""
        return max(-MOST, min(MOST, LEAN * (self.points - self.level)))

    def weigh(self, level: int, points: int) -> None:
        """Lay other points on the pans."""
        self.level, self.points = level, points

    def update(self, dt: float) -> bool:
        """Swing to rest; True while it moves."""
        away = self.goal - self.lean
        if not away:
            return False
        self.lean = self.goal if abs(away) < _CLOSE else self.lean + away * min(1.0, dt * _FOLLOWS)
        return True

    def draw(self, canvas: Canvas, box: pygame.FRect, captions: tuple[str, str]) -> None:
        """Draw the scales; ``captions`` are what lies on the left and on the right pan."""
        pivot = (box.centerx, box.y + 30)
        foot = box.bottom - 4
        arm = box.width * 0.32
        self._draw_stand(canvas, pivot, foot)
        for way, points, caption in ((-1, self.level, captions[0]), (1, self.points, captions[1])):
            x = pivot[0] + way * arm * math.cos(self.lean)
            y = pivot[1] + way * arm * math.sin(self.lean)
            self._draw_pan(canvas, (x, y), box, points, caption)
        self._draw_beam(canvas, pivot, arm)

    def _draw_stand(self, canvas: Canvas, pivot: Point, foot: float) -> None:
        x, y = pivot
        base = pygame.FRect(x - 34, foot - 10, 68, 10)
        canvas.shadow(base, spread=8, drop=4, strength=120)
        canvas.fill((x - 4, y, 8, foot - y), _BRASS_DARK, radius=3)
        canvas.fill((x - 2.5, y, 2.5, foot - y - 4), _BRASS, radius=1)
        canvas.fill(base, _BRASS_DARK, radius=4)
        canvas.fill((base.x + 2, base.y + 1, base.width - 4, 4), _BRASS, radius=2)

    def _draw_beam(self, canvas: Canvas, pivot: Point, arm: float) -> None:
        dx, dy = arm * math.cos(self.lean), arm * math.sin(self.lean)
        ends = (pivot[0] - dx, pivot[1] - dy), (pivot[0] + dx, pivot[1] + dy)
        canvas.line(*ends, _BRASS_DARK, width=9)
        canvas.line(*ends, _BRASS, width=5.5)
        for end in ends:
            canvas.circle(end, 5.5, _BRASS_DARK)
            canvas.circle(end, 3.8, _BRASS_LIGHT)
        if self.points == self.level:
            draw_check(canvas, pivot, 15)
        else:
            canvas.circle(pivot, 11, _BRASS_DARK)
            canvas.circle(pivot, 9, _BRASS)
            canvas.circle((pivot[0] - 2, pivot[1] - 2), 3.5, _BRASS_LIGHT)

    def _draw_pan(
        self, canvas: Canvas, hook: Point, box: pygame.FRect, points: int, caption: str
    ) -> None:
        x, y = hook
        reach, drop = box.width * 0.165, box.height * 0.42
        rim = y + drop
        for way in (-1, 1):
            canvas.line(hook, (x + way * reach, rim), _BRASS_DARK, width=2)
        _draw_points(canvas, (x, rim), points)
        steps = 14
        bowl = [
            (x + reach * math.cos(math.pi * n / steps), rim + 15 * math.sin(math.pi * n / steps))
            for n in range(steps + 1)
        ]
        canvas.polygon(bowl, _BRASS_DARK)
        canvas.polygon([(a, b - 1.5 if b > rim + 2 else b) for a, b in bowl], _BRASS)
        canvas.fill((x - reach - 3, rim - 2.5, 2 * reach + 6, 5), _BRASS_LIGHT, radius=2.5)
        canvas.text(caption, (x - reach - 16, rim + 17, 2 * reach + 32, 20), _CAPTION)


def _draw_points(canvas: Canvas, foot: Point, points: int) -> None:
    """Heap rubies up from the rim of a pan; less than none is an empty setting over it."""
    if points < 0:
        draw_hollow(canvas, (foot[0], foot[1] - _RUBY - 6), _RUBY, minus=True)
        return
    y, left, row = foot[1] - _RUBY - 2, points, 4
    while left:
        count = min(left, row)
        for number in range(count):
            place = (foot[0] + (number - (count - 1) / 2) * _PITCH, y)
            draw_ruby(canvas, place, _RUBY)
        left -= count
        row = max(1, row - 1)
        y -= _PITCH * 0.84

"""The five levels of the custom solo game as banners that hang from the upper edge (R10.1)."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame

from game.kit import (
    CHOICE,
    Canvas,
    Colour,
    Colours,
    Point,
    Spoken,
    Times,
    Widget,
    give_feedback,
    grown,
    shared_size,
    text_style,
)

from ..common import draw_check, draw_point_gem

#: How much longer the chosen banner hangs.
LONGER = 14.0
GAP = 10.0
_COLOURS: tuple[tuple[Colour, Colour], ...] = (
    ((34, 92, 58), (92, 168, 92)),
    ((22, 78, 104), (72, 150, 176)),
    ((122, 78, 16), (214, 154, 52)),
    ((120, 40, 20), (214, 88, 52)),
    ((62, 24, 92), (148, 84, 196)),
)
#: The height of a name.
NAME = 30.0
_POLE: Colour = (92, 58, 30)
_NAME = text_style.NAME.with_changes(size=21, align="center", colour=Colours.light, outline=1.6)


class LevelBanners(Widget):
    """Banners of ``levels``, each a name and its points; ``index`` is the chosen one."""

    focusable: ClassVar[bool] = True

    def __init__(
        self, levels: Sequence[tuple[str, int]], index: int, on_choose: Callable[[int], None]
    ) -> None:
        super().__init__()
        self.levels = tuple(levels)
        self.index = index
        self.on_choose = on_choose
        #: How far each banner has dropped, 0 to 1.
        self._dropped = [float(number == index) for number in range(len(self.levels))]
        self.reduced = False

    @property
    def reachable(self) -> bool:
        """Whether there is anything to choose."""
        return super().reachable and len(self.levels) > 1

    def banner(self, index: int) -> pygame.FRect:
        """Return where a banner hangs."""
        width = (self.rect.width + GAP) / len(self.levels) - GAP
        height = self.rect.height - LONGER * (1.0 - self._dropped[index])
        return pygame.FRect(self.rect.x + index * (width + GAP), self.rect.y, width, height)

    def update(self, dt: float) -> bool:
        """Let the chosen banner drop, and the others go up; True while they do."""
        moving = super().update(dt)
        step = 1.0 if self.reduced else dt / Times.appear
        for index, dropped in enumerate(self._dropped):
            goal = float(index == self.index)
            if dropped != goal:
                moving = True
                way = dropped + step if goal else dropped - step
                self._dropped[index] = min(1.0, max(0.0, way))
        return moving

    def click(self, pos: Point) -> None:
        """Choose the banner that was clicked."""
        found = [n for n in range(len(self.levels)) if self.banner(n).collidepoint(pos)]
        if found and found[0] != self.index:
            self._choose(found[0])

    def command(self, name: str) -> bool:
        """Go from banner to banner, and out at the ends."""
        step = {"left": -1, "right": 1}.get(name)
        if step is None or not 0 <= self.index + step < len(self.levels):
            return False
        give_feedback("move")
        self._choose(self.index + step)
        return True

    def _choose(self, index: int) -> None:
        self.index = index
        self.on_choose(self.levels[index][1])

    @property
    def spoken(self) -> Spoken:
        """The level that is chosen."""
        name, _ = self.levels[self.index]
        return Spoken(self.called, CHOICE, name, place=(self.index + 1, len(self.levels)))

    def draw(self, canvas: Canvas) -> None:
        """Draw the pole and the banners."""
        pole = (self.rect.x - 14, self.rect.y - 1, self.rect.width + 28, 9)
        canvas.shadow(pole, spread=6, drop=4, strength=120)
        for index in range(len(self.levels)):
            self._draw_banner(canvas, index)
        canvas.fill(pole, _POLE, radius=4)
        canvas.fill((pole[0] + 2, pole[1] + 1, pole[2] - 4, 2), Colours.bronze, radius=1)

    def _draw_banner(self, canvas: Canvas, index: int) -> None:
        name, points = self.levels[index]
        box = self.banner(index)
        deep, bright = _COLOURS[points - 1]
        chosen = index == self.index
        if chosen:
            glow = pygame.FRect(box.x + 8, box.y + 10, box.width - 16, box.height - 26)
            canvas.glow(glow, Colours.gold, strength=170, spread=20, radius=10)
        for inside, colour in ((0.0, Colours.gold if chosen else deep), (2.6, deep), (7.0, bright)):
            alpha = 255 if inside < 7 else (235 if chosen else 90)
            canvas.polygon(_cloth(box, inside), colour, alpha=alpha)
        canvas.polygon(_cloth(box, 9.0), deep, alpha=215 if chosen else 235)
        high = grown(NAME)
        words = (box.x + 12, box.y + 12, box.width - 24, high)
        names = [each for each, _ in self.levels]
        look = shared_size(canvas.view, names, _NAME, box.width - 24, high)
        canvas.text(name, words, look, alpha=255 if chosen else 170)
        size = 8.0
        left = box.centerx - (points - 1) * size * 1.25
        for point in range(points):
            place = (left + point * size * 2.5, box.y + 27 + high)
            draw_point_gem(canvas, place, size, alpha=255 if chosen else 150)
        if chosen and len(self.levels) > 1:
            draw_check(canvas, (box.centerx, box.bottom - 20), 10)


def _cloth(box: pygame.FRect, inside: float) -> list[Point]:
    left, right = box.x + inside, box.right - inside
    foot = box.bottom - inside * 1.5
    return [(left, box.y), (right, box.y), (right, foot), (box.centerx, foot - 16), (left, foot)]

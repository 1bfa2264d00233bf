"""The button of a lesson: its number, its picture, and whether it is done or next."""

from collections.abc import Callable

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, Pressable, Sizes, Viewport, grown, text_size, text_style

_NAME = text_style.STRONG.with_changes(
    size=20, carved=True, colour=Colours.gold, fit=True, wrap=False
)
_ABOUT = text_style.CAPTION.with_changes(size=14, fit=True, colour=Colours.text)
_NUMBER = text_style.BADGE.with_changes(colour=Colours.gold)
_TWO_LINES = 48.0
#: The least height where words are larger than usual, and the air above and below them.
_LEAST, _AIR = 46.0, 8.0
#: How large the figures of a number are in its disc.
_FIGURES = 0.55
#: The share of a picture that the disc of its number has.
_SMALL = 0.5
_PLATE_EDGE, _SIGN, _TICK = 12.0, 46.0, 28.0
#: How far beside the plate of the next one its light is seen.
_SHINE = 16.0


class LessonButton(Pressable):
    """Leads to a lesson, by its ``number`` among all (0 for none) and its ``picture``, if any."""

    def __init__(
        self,
        name: str,
        on_click: Callable[[], None],
        *,
        number: int = 0,
        picture: str = "",
        about: str = "",
    ) -> None:
        super().__init__(on_click)
        self.name, self.number, self._picture, self._about = name, number, picture, about
        self.done = self.is_next = False

    def place(self, rect: RectLike) -> None:
        """Take a place; without room for two lines, the second is told at the pointer."""
        super().place(rect)
        self.hint = self._about if self.rect.height < _TWO_LINES else ""

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it must be at a width where its words wrap."""
        if grown(1.0) == 1.0:
            return 0.0
        beside = 2 * _PLATE_EDGE + _SIGN + Sizes.gap + _TICK + Sizes.gap_small
        name, about = self._heights(view, width - beside)
        return max(grown(_LEAST), name + about + 2 * _AIR)

    def _heights(self, view: Viewport, wide: float) -> tuple[float, float]:
        name = text_size(view, self.name, _NAME.with_changes(wrap=True), wide)[1]
        if not self._about:
            return name, 0.0
        return name, text_size(view, self._about, _ABOUT.with_changes(wrap=True), wide)[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the sign, the words, and a tick once it is done."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        if self.is_next:
            canvas.glow(rect, Colours.gold, strength=210, spread=_SHINE, radius=10, filled=False)
        self.draw_plate(canvas, "ui/button" if self.is_next else "ui/panel_wood", rect)
        with canvas.reading(rect):
            self._draw_inside(canvas, rect)

    def _draw_inside(self, canvas: Canvas, rect: pygame.FRect) -> None:
        side = min(_SIGN, rect.height - 10)
        sign = pygame.FRect(rect.x + _PLATE_EDGE, rect.centery - side / 2, side, side)
        if self._picture:
            canvas.image(self._picture, sign, light=self.light)
        if self.number:
            self._draw_number(canvas, sign)
        look = _NAME.with_changes(colour=Colours.light) if self.is_next else _NAME
        right = rect.right - _PLATE_EDGE
        if self.done:
            canvas.image("icons/tick", (right - _TICK, rect.centery - _TICK / 2, _TICK, _TICK))
        x = sign.right + Sizes.gap
        wide = right - x - (_TICK + Sizes.gap_small if self.done else 0.0)
        if not self._about or rect.height < _TWO_LINES:
            canvas.text(self.name, (x, rect.y, wide, rect.height), look, wrap=grown(1.0) > 1.0)
            return
        if grown(1.0) > 1.0:
            name, about = self._heights(canvas.view, wide)
            y = rect.centery - (name + about) / 2
            canvas.text(self.name, (x, y, wide, name + 2), look, wrap=True)
            canvas.text(self._about, (x, y + name, wide, about + 2), _ABOUT, wrap=True)
            return
        half = rect.height / 2
        canvas.text(self.name, (x, rect.y + 4, wide, half - 4), look)
        canvas.text(self._about, (x, rect.y + half - 1, wide, half - 5), _ABOUT, wrap=True)

    def _draw_number(self, canvas: Canvas, sign: pygame.FRect) -> None:
        """Draw the number large, or small at the foot of the picture."""
        disc = sign.copy()
        if self._picture:
            disc.size = sign.width * _SMALL, sign.height * _SMALL
            disc.center = sign.right - 3, sign.bottom - 4
        canvas.circle(disc.center, disc.width / 2, Colours.well)
        canvas.circle(disc.center, disc.width / 2, Colours.bronze, width=2)
        canvas.text(str(self.number), disc, _NUMBER.with_changes(size=disc.width * _FIGURES))

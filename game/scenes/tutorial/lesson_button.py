"""The button of a lesson: its number, its picture, and whether it is done or next."""

from collections.abc import Callable, Sequence

import pygame
from pygame.typing import RectLike

from game.kit import (
    Canvas,
    Colours,
    Pressable,
    Sizes,
    Viewport,
    grown,
    shared_size,
    text_size,
    text_style,
)

from ..common import draw_painting, sight_picture

_NAME = text_style.NAME.with_changes(size=20, colour=Colours.gold, fit=True, wrap=False)
_ABOUT = text_style.CAPTION.with_changes(size=14, wrap=True, fit=True, colour=Colours.text)
_NUMBER = text_style.BADGE.with_changes(colour=Colours.gold)
#: The height with room for two lines, and that of the words below a sight.
_TWO_LINES, _WORDS_HIGH = 48.0, 66.0
#: How much of a button's height its name has over what it is about.
_UPPER = 0.43
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
    """Leads to a lesson, by its ``number`` among all (0 for none) and its ``picture``, if any.

    One that is high shows a ``sight`` over its words.
    """

    def __init__(
        self,
        name: str,
        on_click: Callable[[], None],
        *,
        number: int = 0,
        picture: str = "",
        about: str = "",
        sight: str = "",
    ) -> None:
        super().__init__(on_click)
        self.name, self.number, self._picture, self.about = name, number, picture, about
        self.sight = sight
        self.done = self.is_next = False
        self.looks = _NAME, _ABOUT

    def place(self, rect: RectLike) -> None:
        """Take a place; without room for two lines, the second is told at the pointer."""
        super().place(rect)
        self.hint = self.about if self.rect.height < _TWO_LINES else ""

    @property
    def words_wide(self) -> float:
        """How wide its words may be."""
        side = min(_SIGN, self.rect.height - 10)
        beside = 2 * _PLATE_EDGE + side + Sizes.gap
        return self.rect.width - beside - (_TICK + Sizes.gap_small if self.done else 0.0)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it must be at a width where its words wrap."""
        if grown(1.0) == 1.0:
            return 0.0
        beside = 2 * _PLATE_EDGE + _SIGN + Sizes.gap + _TICK + Sizes.gap_small
        name, about = self._heights(view, width - beside)
        return max(grown(_LEAST), name + about + 2 * _AIR)

    def _heights(self, view: Viewport, wide: float) -> tuple[float, float]:
        name = text_size(view, self.name, _NAME.with_changes(wrap=True), wide)[1]
        if not self.about:
            return name, 0.0
        return name, text_size(view, self.about, _ABOUT, wide)[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the sign, the words, and a tick once it is done."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        if self.is_next:
            canvas.glow(rect, Colours.gold, strength=210, spread=_SHINE, radius=10, filled=False)
        self.draw_plate(canvas, "ui/button" if self.is_next else "ui/panel_wood", rect)
        words = rect.copy()
        if self.sight and rect.height > 2 * _WORDS_HIGH:
            words.height = _WORDS_HIGH
            words.bottom = rect.bottom - _AIR / 2
            shown = rect.inflate(-2 * _PLATE_EDGE, -2 * _PLATE_EDGE)
            shown.height = words.y - shown.y
            draw_painting(canvas, shown, sight_picture(self.sight))
        with canvas.reading(rect):
            self._draw_inside(canvas, words)

    def _draw_inside(self, canvas: Canvas, rect: pygame.FRect) -> None:
        side = min(_SIGN, rect.height - 10)
        sign = pygame.FRect(rect.x + _PLATE_EDGE, rect.centery - side / 2, side, side)
        if self._picture:
            canvas.image(self._picture, sign, light=self.light)
        if self.number:
            self._draw_number(canvas, sign)
        look, small = self.looks
        if self.is_next:
            look = look.with_changes(colour=Colours.light)
        right = rect.right - _PLATE_EDGE
        if self.done:
            canvas.image("icons/tick", (right - _TICK, rect.centery - _TICK / 2, _TICK, _TICK))
        x, wide = sign.right + Sizes.gap, self.words_wide
        if not self.about or rect.height < _TWO_LINES:
            canvas.text(self.name, (x, rect.y, wide, rect.height), look, wrap=grown(1.0) > 1.0)
            return
        large = grown(1.0) > 1.0
        name, about = self._heights(canvas.view, wide)
        if not large:
            look, name = look.with_changes(wrap=False), canvas.text_size(self.name, look)[1]
            about = canvas.text_size(self.about, small, wide)[1]
        y = rect.centery - (name + about) / 2
        canvas.text(self.name, (x, y, wide, name + 2), look, wrap=large)
        canvas.text(self.about, (x, y + name, wide, about + 2), small)

    def _draw_number(self, canvas: Canvas, sign: pygame.FRect) -> None:
        """Draw the number large, or small at the foot of the picture."""
        disc = sign.copy()
        if self._picture:
            disc.size = sign.width * _SMALL, sign.height * _SMALL
            disc.center = sign.right - 3, sign.bottom - 4
        canvas.circle(disc.center, disc.width / 2, Colours.well)
        canvas.circle(disc.center, disc.width / 2, Colours.bronze, width=2)
        canvas.text(str(self.number), disc, _NUMBER.with_changes(size=disc.width * _FIGURES))


def share_sizes(view: Viewport, buttons: Sequence[LessonButton]) -> None:
    """Let the usual words of all that tell what they are about be as large, once placed."""
    if grown(1.0) > 1.0:
        return
    told = [each for each in buttons if each.about]
    wide = min(each.words_wide for each in told)
    high = (1 - _UPPER) * min(each.rect.height for each in buttons) - _AIR
    name = shared_size(view, [each.name for each in told], _NAME, wide)
    about = shared_size(view, [each.about for each in told], _ABOUT, wide, high)
    for each in told:
        each.looks = name, about

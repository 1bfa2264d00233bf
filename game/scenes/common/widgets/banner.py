"""A banner of cloth with what matters most of a page on it: a medal, a name, large figures."""

from collections.abc import Callable
from typing import Literal, TypeAlias

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Line,
    Panel,
    Row,
    Viewport,
    Words,
    grown,
    text_style,
)

Cloth: TypeAlias = Literal["crimson", "azure", "green"]

#: How wide a banner hangs beside what it heads, and from which growth of the texts on it lies flat.
BANNER_WIDE, BANNER_FLAT = 316.0, 1.1
#: The shares of a banner's picture that are cloth: off its sides, its top and its pointed foot.
_SIDE, _TOP, _FOOT = 0.155, 0.068, 0.195
#: How a medal and what is told beside it share the width of a banner that lies flat.
_FLAT = (0.26, 0.74)
#: How high a large figure is, and the words below it.
_FIGURE_HIGH, _CAPTION_HIGH, _NAME_HIGH = 48.0, 21.0, 36.0
#: The same of the one figure of a banner.
_ONE_HIGH = 58.0
_NAME = text_style.NAME.with_changes(
    size=27, align="center", colour=Colours.light, outline=1.6, fit=True, floor=14
)
_FIGURE = _NAME.with_changes(size=46, colour=Colours.gold, floor=16, outline=2.0)
_ONE = _FIGURE.with_changes(size=62)
_CAPTION = text_style.BODY.with_changes(
    size=15, align="center", valign="middle", colour=Colours.light, fit=True, floor=10, outline=1.2
)

_QUIET = _CAPTION.with_changes(size=13.5, wrap=True, valign="top")

#: Draws a round picture at a middle, with a radius.
PaintMedal: TypeAlias = Callable[[Canvas, tuple[float, float], float], object]


class ClothBanner(Column):
    """Blocks on a hanging cloth; it fills its place, and its blocks lie off its hem."""

    def __init__(self, cloth: Cloth, *blocks: Block) -> None:
        super().__init__(*blocks, gap=4.0, squeezes=True)
        self._cloth = cloth
        self.hung = pygame.FRect(0, 0, 0, 0)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the blocks on the cloth."""
        self.hung = area
        inside = area.inflate(-2 * _SIDE * area.width, 0)
        inside.y, inside.height = (area.y + _TOP * area.height, (1 - _TOP - _FOOT) * area.height)
        super().place(view, inside)

    def height(self, view: Viewport, width: float) -> float:
        """Return the height with the pole and the pointed foot."""
        inside = super().height(view, width * (1 - 2 * _SIDE))
        return inside / (1 - _TOP - _FOOT)

    def highest(self, view: Viewport, width: float) -> float:
        """Return no end: the cloth is as long as its place."""
        del view, width
        return float("inf")

    def draw(self, canvas: Canvas) -> None:
        """Draw the cloth, and what is on it."""
        canvas.image(f"banners/{self._cloth}", self.hung)
        super().draw(canvas)

    def reading(self) -> list[list[Block]]:
        """Return everything on it as one group."""
        return [[self, *(leaf for group in super().reading() for leaf in group)]]


def headed(cloth: Cloth, medal: Block, *blocks: Block) -> Block:
    """Return a banner of a medal over blocks, or a panel with both side by side in larger texts."""
    if grown(1.0) > BANNER_FLAT:
        return Panel(Row(medal, Column(*blocks, gap=4.0), shares=_FLAT, gap=20.0), paper="wood")
    return ClothBanner(cloth, medal, *blocks)


def medal_block(paint: PaintMedal, radius: float) -> Drawn:
    """Return a round picture in the middle of its place, smaller where there is less room."""

    def draw(canvas: Canvas, area: pygame.FRect) -> None:
        size = min(radius, area.height / 2 - 2, area.width / 2)
        paint(canvas, area.center, size)

    return Drawn(draw, 2 * radius + 8, spring=1.0)


def name_line(words: str) -> Line:
    """Return the name on a banner."""
    return Line(words, _NAME, grown(_NAME_HIGH))


def caption_line(words: str) -> Words:
    """Return quiet words on a banner, on a second line where they are long."""
    return Words(words, _CAPTION.with_changes(wrap=True), grown(_CAPTION_HIGH))


def quiet_words(words: str) -> Words:
    """Return small words on a banner, in as many lines as they need."""
    return Words(words, _QUIET)


def large_figure(figure: str, caption: str) -> Column:
    """Return the one figure of a banner, over what it is."""
    return Column(
        Line(figure, _ONE, grown(_ONE_HIGH)), Line(caption, _CAPTION, grown(_CAPTION_HIGH)), gap=0.0
    )


def draw_large_figure(canvas: Canvas, box: pygame.FRect, figure: str, caption: str) -> None:
    """Draw one of two figures, over what it is."""
    high = grown(_FIGURE_HIGH)
    canvas.text(figure, (box.x, box.y, box.width, high), _FIGURE)
    canvas.text(caption, (box.x, box.y + high, box.width, box.height - high), _CAPTION)

"""The path up to the Warden's bridge: eight persons along it, each a mark that can be chosen."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from game.board import CALM, GLAD, LARGE_WORDS, draw_portrait
from game.kit import (
    CHOSEN,
    Block,
    Canvas,
    Colour,
    Colours,
    Item,
    Point,
    Pressable,
    Spoken,
    Viewport,
    grown,
    text_style,
)
from game.play import ClimbStep, passed

from .contest_matches import THEIRS

#: Where each stands, from the first to the Warden, as shares of the path's room.
_STANDS = (
    *((0.10, 0.83), (0.355, 0.87), (0.605, 0.83), (0.86, 0.70)),
    *((0.63, 0.50), (0.38, 0.53), (0.13, 0.42), (0.42, 0.19)),
)
#: The radius of a portrait as a share of the room's width and height, whichever is less; the
#: Warden's is larger.
_RADIUS, _LARGER = (0.075, 0.118), 1.3
#: The least height of the path at a width, and its share of it.
_SHARE, _LEAST = 0.60, 380.0
#: What the Warden's mark and that below it take beside portraits and a name, of the path's height.
_LEFT, _OF_NAME, _OF_HEIGHT = 14.0, 0.53, 0.0686
_NAME_HIGH, _NAME_WIDE = 24.0, 200.0
_DARK: Colour = (44, 26, 14)
_STONE: Colour = (196, 168, 122)
_WORN: Colour = (240, 206, 120)
_LEAF: Colour = (86, 138, 62)
_LEAF_LIGHT: Colour = (156, 196, 96)
_DIMMED = 120
_NAME = text_style.NAME.with_changes(
    size=18, align="center", valign="middle", outline=2.0, fit=True, floor=11
)


class StepMark(Pressable):
    """A person on the path: a laurel around who was beaten, light around who is next.

    Who cannot be asked for a match yet stands in the dark, with a padlock.
    """

    def __init__(
        self, step: ClimbStep, names: tuple[str, str], told: str, on_click: Callable[[], None]
    ) -> None:
        super().__init__(on_click)
        self.step, self.told = step, told
        #: The second is for large words.
        self.name, self.short = names
        self.chosen = self.is_next = False

    @property
    def spoken(self) -> Spoken:
        """The name with its number, what was done there, and whether it is chosen."""
        said = super().spoken
        states = (CHOSEN, *said.states) if self.chosen else said.states
        return said._replace(name=self.name, value=self.told, states=states)

    def draw(self, canvas: Canvas) -> None:
        """Draw the portrait in its light, the laurel, and the name below."""
        high = grown(_NAME_HIGH)
        radius = (self.rect.height - high) / 2 - 6
        middle = self.rect.centerx, self.rect.y + radius + 6
        box = pygame.FRect(0, 0, 2 * radius, 2 * radius)
        box.center = middle
        if self.is_next:
            canvas.glow(box, Colours.playable, strength=230, spread=26, radius=radius)
        if self.chosen:
            canvas.circle(middle, radius + 5, Colours.focus, width=3, alpha=235)
        won = self.step.wins > 0
        alpha = 255 if self.step.open else _DIMMED
        if not self.step.open:
            canvas.circle(middle, radius, Colours.night)
        with canvas.shifted(0, 0, alpha=alpha):
            feeling = GLAD if self.is_next else CALM
            draw_portrait(
                canvas,
                self.step.character,
                THEIRS,
                middle,
                radius,
                light=self.light,
                feeling=feeling,
            )
        if won:
            draw_laurel(canvas, middle, radius)
        if not self.step.open:
            canvas.image("ui/lock", (middle[0] - 17, middle[1] - 18, 34, 34))
        name = pygame.FRect(0, 0, max(self.rect.width, grown(_NAME_WIDE)), high)
        name.midtop = (self.rect.centerx, middle[1] + radius + 4)
        colour = Colours.gold if won else Colours.light if self.step.open else Colours.muted
        words = self.short if grown(1.0) > LARGE_WORDS else self.name
        canvas.text(words, name, _NAME, colour=colour)


class ClimbPath(Block):
    """The marks on their path; it is worn bright as far as the player has come."""

    def __init__(self, marks: Sequence[StepMark]) -> None:
        super().__init__(*(Item(mark, fills=True) for mark in marks), spring=1.0)
        self.marks = marks

    def height(self, view: Viewport, width: float) -> float:
        """Return the least height at a width: larger names take more."""
        del view
        apart = (_LEFT + _OF_NAME * grown(_NAME_HIGH)) / _OF_HEIGHT
        return max(min(_SHARE * width, _LEAST), apart)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay each mark around its stand."""
        self.area = area
        radius = min(_RADIUS[0] * area.width, _RADIUS[1] * (area.height - 3 * grown(_NAME_HIGH)))
        for number, item in enumerate(self.boxes):
            own = radius * (_LARGER if number == len(self.boxes) - 1 else 1.0)
            x, y = self._stand(number)
            high = 2 * own + 12 + grown(_NAME_HIGH)
            item.place(view, pygame.FRect(x - own - 6, y - own - 6, 2 * own + 12, high))

    def _stand(self, number: int) -> Point:
        x, y = _STANDS[number]
        room = self.area.height - grown(_NAME_HIGH)
        return self.area.x + x * self.area.width, self.area.y + y * room

    def draw(self, canvas: Canvas) -> None:
        """Draw the path below the marks."""
        legs = list(pairwise(range(len(self.marks))))
        reached = passed(mark.step for mark in self.marks)
        for first, second in legs:
            self._draw_leg(canvas, first, second, _DARK, 15.0)
        for first, second in legs:
            worn = first < reached
            self._draw_leg(canvas, first, second, _WORN if worn else _STONE, 9.0)

    def _draw_leg(
        self, canvas: Canvas, first: int, second: int, colour: Colour, width: float
    ) -> None:
        points = list(_bow(self._stand(first), self._stand(second), 26.0 * (-1) ** first))
        for start, end in pairwise(points):
            canvas.line(start, end, colour, width=width)
        for point in points:
            canvas.circle(point, width / 2, colour)


def _bow(start: Point, end: Point, bend: float) -> Sequence[Point]:
    length = math.dist(start, end) or 1.0
    across = (start[1] - end[1]) / length * bend, (end[0] - start[0]) / length * bend
    points = []
    for step in range(17):
        t = step / 16
        bow = 4 * t * (1 - t)
        x = start[0] + (end[0] - start[0]) * t + across[0] * bow
        points.append((x, start[1] + (end[1] - start[1]) * t + across[1] * bow))
    return points


def draw_laurel(canvas: Canvas, center: Point, radius: float) -> None:
    """Draw a wreath of leaves around the lower part of a portrait."""
    size = 2.7 * radius, 2.7 * radius
    wreath = canvas.sprite(("laurel",), size, lambda offscreen: _paint_laurel(offscreen, radius))
    canvas.blit(wreath, center, centered=True)


def _paint_laurel(canvas: Canvas, radius: float) -> None:
    middle = canvas.view.width / 2, canvas.view.height / 2
    for way in (-1, 1):
        for leaf in range(8):
            turn = math.radians(90 - way * (14 + 19 * leaf))
            for out, colour in ((0.92, _LEAF), (1.13, _LEAF_LIGHT)):
                _paint_leaf(canvas, middle, radius, turn, way, out, colour)


def _paint_leaf(
    canvas: Canvas, middle: Point, radius: float, turn: float, way: int, out: float, colour: Colour
) -> None:
    x = middle[0] + out * radius * math.cos(turn)
    y = middle[1] + out * radius * math.sin(turn)
    lean = turn - way * (1.15 if out > 1 else 1.9)
    length, wide = 0.28 * radius, 0.075 * radius
    along = math.cos(lean), math.sin(lean)
    aside = -along[1], along[0]

    def at(forth: float, off: float) -> Point:
        return (
            x + along[0] * forth * length + aside[0] * off * wide,
            y + along[1] * forth * length + aside[1] * off * wide,
        )

    outline = [
        at(-0.5, 0),
        at(-0.1, 1.25),
        at(0.25, 1.0),
        at(0.62, 0),
        at(0.25, -1.0),
        at(-0.1, -1.25),
    ]
    dark = [(px + (px - x) * 0.22, py + (py - y) * 0.22) for px, py in outline]
    canvas.polygon(dark, _DARK)
    canvas.polygon(outline, colour)

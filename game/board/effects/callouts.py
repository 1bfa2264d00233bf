"""Effects that point something out: numbers, icons, arrows, and the light around a card."""

import math
from dataclasses import dataclass

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at, text_style

from .light import Effect, PlacedEffect, glow, shine

_DASH_STEP = 21.0
_DASH_LARGE = 25.0
_GLOW = 78.0
_RIM: Colour = (34, 16, 6)
_NOTE = text_style.STRONG.with_changes(
    size=17, colour=Colours.attention, valign="middle", wrap=False
)
_NOTE_SIGN, _NOTE_INSET = 24.0, 10.0


@dataclass(eq=False)
class FloatingNumber(Effect):
    """A short text that rises from a place: damage, a shield's refusal."""

    text: str
    x: float
    y: float
    colour: Colour = Colours.victim
    size: float = 38.0
    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the text with a dark outline."""
        look = text_style.BADGE.with_changes(size=self.size, colour=self.colour, outline=3.0)
        canvas.text(self.text, (self.x, self.y), look, alpha=round(self.alpha))


@dataclass(eq=False)
class SpokenNote(Effect):
    """A few words on a dark plaque behind a sign: what is to be said of a card held up there."""

    words: str
    icon: str
    x: float
    y: float
    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the plaque, its sign and its words."""
        across, down = canvas.text_size(self.words, _NOTE)
        box = box_at(
            (self.x, self.y), across + _NOTE_SIGN + 3 * _NOTE_INSET, down + 2 * _NOTE_INSET
        )
        with canvas.shifted(alpha=round(self.alpha)):
            canvas.box(box, Colours.well, Colours.attention, width=1.6, radius=9)
            sign = pygame.FRect(0, 0, _NOTE_SIGN, _NOTE_SIGN)
            sign.midleft = box.x + _NOTE_INSET, box.centery
            canvas.image(self.icon, sign)
            left = sign.right + _NOTE_INSET
            canvas.text(self.words, (left, box.y, across + 4, box.height), _NOTE)


@dataclass(eq=False)
class FloatingIcon(Effect):
    """A medallion that appears over a creature when its ability matters."""

    icon: str
    x: float
    y: float
    size: float = 58.0
    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the medallion, in steps of size: a scaled picture is kept for each."""
        side = max(8.0, round(self.size / 4) * 4.0)
        where = (self.x - side / 2, self.y - side / 2, side, side)
        canvas.image(f"ui/ic_{self.icon}", where, alpha=round(self.alpha))


@dataclass(eq=False)
class AimLine(Effect):
    """An arrow from one place to another that grows with the progress ``t``: dashes along a bow.

    ``bend`` is how far its middle is to the left of the straight way.
    """

    start: Point
    end: Point
    colour: Colour = Colours.attacker
    bend: float = 60.0
    t: float = 0.0
    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the dashes that have grown, larger towards the head, and the head at their end."""
        alpha = round(self.alpha)
        count = max(3, round(math.dist(self.start, self.end) / _DASH_STEP))
        grown = self.t * count
        for number in range(1, math.floor(grown)):
            part = number / count
            size = round((0.5 + 0.5 * part) * 4) / 4
            self._stamp(canvas, "dash", part, size, alpha)
        if grown > 0:
            tip = min(1.0, grown / count)
            x, y, _ = self._at(tip)
            shine(canvas, glow, self.colour, (x, y), (_GLOW, _GLOW), self.alpha * 0.8)
            self._stamp(canvas, "head", tip, 1.0, alpha)

    def _stamp(self, canvas: Canvas, kind: str, part: float, size: float, alpha: int) -> None:
        side = _DASH_LARGE * size * (2.2 if kind == "head" else 1.0)
        key = ("way", kind, self.colour, size)
        paint = _paint_head if kind == "head" else _paint_dash
        picture = canvas.sprite(key, (side, side), lambda offscreen: paint(offscreen, self.colour))
        x, y, angle = self._at(part)
        canvas.blit(canvas.turned(picture, key, angle), (x, y), alpha=alpha, centered=True)

    def _at(self, part: float) -> tuple[float, float, float]:
        """Return a point of the bow, and its direction in degrees, counter-clockwise."""
        (x0, y0), (x2, y2) = self.start, self.end
        across, down = x2 - x0, y2 - y0
        length = math.hypot(across, down) or 1.0
        x1 = (x0 + x2) / 2 + 2 * self.bend * down / length
        y1 = (y0 + y2) / 2 - 2 * self.bend * across / length
        first, second, third = (1 - part) ** 2, 2 * part * (1 - part), part * part
        dx = (1 - part) * (x1 - x0) + part * (x2 - x1)
        dy = (1 - part) * (y1 - y0) + part * (y2 - y1)
        x = first * x0 + second * x1 + third * x2
        y = first * y0 + second * y1 + third * y2
        return x, y, -math.degrees(math.atan2(dy, dx))


def _paint_dash(canvas: Canvas, colour: Colour) -> None:
    side = canvas.view.width
    for inset, shade in ((0.0, _RIM), (0.14, colour)):
        low, high, tip = 0.12 + inset, 0.88 - inset, 0.92 - inset * 1.2
        back, notch = 0.16 + inset * 0.8, 0.42 + inset * 0.2
        corners = [(back, low), (tip - 0.3, low), (tip, 0.5), (tip - 0.3, high),
                   (back, high), (notch, 0.5)]  # fmt: skip
        canvas.polygon([(side * x, side * y) for x, y in corners], shade)


def _paint_head(canvas: Canvas, colour: Colour) -> None:
    side = canvas.view.width
    pale = tuple((channel + 2 * 255) // 3 for channel in colour)
    shades: tuple[tuple[float, Colour], ...] = (
        (0.0, _RIM),
        (0.045, colour),
        (0.11, (pale[0], pale[1], pale[2])),
    )
    for inset, shade in shades:
        tip, back, half = 0.56 - inset * 1.5, 0.02 + inset, 0.27 - inset * 1.2
        corners = [(tip, 0.5), (back, 0.5 - half), (back + 0.13, 0.5), (back, 0.5 + half)]
        canvas.polygon([(side * x, side * y) for x, y in corners], shade)


@dataclass(eq=False)
class Flash(PlacedEffect):
    """A frame of light around a card."""

    width: float
    height: float
    colour: Colour = Colours.light
    still = True
    flashes = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the light."""
        rect = box_at((self.x, self.y), self.width, self.height)
        canvas.fill(rect, self.colour, radius=10, alpha=round(self.alpha * 0.32))
        canvas.glow(rect, self.colour, strength=round(self.alpha), spread=16, filled=False)

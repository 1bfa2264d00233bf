"""The plate of a medal: bright with a metal rim when earned, dark with what is done till then."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.kit import Canvas, Colour, Colours, Point, TextStyle, draw_well, grown, mixed, text_style
from game.play import Achievement, AchievementProgress, EarnedAchievement

from ..common import draw_bulb

#: The dark edge, the colour and the light of each metal; and its ribbon.
_METALS: dict[str, tuple[Colour, Colour, Colour]] = {
    "bronze": ((74, 36, 16), (184, 112, 62), (240, 182, 128)),
    "silver": ((58, 64, 84), (168, 178, 202), (240, 246, 255)),
    "gold": ((96, 56, 8), (222, 162, 46), (255, 236, 158)),
}
_RIBBONS: dict[str, tuple[Colour, Colour]] = {
    "bronze": ((40, 92, 60), (96, 160, 104)),
    "silver": ((36, 60, 122), (92, 128, 204)),
    "gold": ((122, 26, 42), (206, 74, 72)),
}
_IRON: tuple[Colour, Colour, Colour] = ((26, 28, 44), (70, 74, 98), (104, 110, 138))
_CLOTH: tuple[Colour, Colour] = ((30, 32, 50), (52, 56, 78))
_BEADS = 28
#: In what light the picture lies on a medal that was not earned.
_LOCKED: Colour = (176, 180, 200)
#: How much of its metal and of its ribbon a medal shows that was not earned.
_HINTED = 0.3
#: How much of its metal is in the plate of one that was earned.
_METAL = 96


def metal_colour(metal: str) -> Colour:
    """Return the light of a metal, for what is written and framed in it."""
    return mixed(_METALS[metal][1], _METALS[metal][2], 0.5)


def draw_medal(
    canvas: Canvas, center: Point, radius: float, achievement: Achievement, *, earned: bool
) -> None:
    """Draw a medal; one that was not earned yet is nearly iron, and a hidden one has no picture."""
    metal, ribbon = _METALS[achievement.metal], _RIBBONS[achievement.metal]
    if not earned:
        dark, own, light = (mixed(*pair, _HINTED) for pair in zip(_IRON, metal, strict=True))
        metal = (dark, own, light)
        ribbon = (mixed(_CLOTH[0], ribbon[0], _HINTED), mixed(_CLOTH[1], ribbon[1], _HINTED))
    size = (2.3 * radius, 2.9 * radius)
    key = ("medal", achievement.metal, earned, round(radius, 1))
    picture = canvas.sprite(key, size, lambda offscreen: _paint(offscreen, radius, metal, ribbon))
    x, y = center
    canvas.blit(picture, (x, y + 0.3 * radius), centered=True)
    icon = achievement.icon if earned or not achievement.hidden else "icons/help"
    side = radius * 1.12
    canvas.image(icon, (x - side / 2, y - side / 2, side, side), tint=None if earned else _LOCKED)


def _paint(
    canvas: Canvas,
    radius: float,
    metal: tuple[Colour, Colour, Colour],
    ribbon: tuple[Colour, Colour],
) -> None:
    """Paint a medal without its picture; the disc lies in the upper part of the canvas."""
    x, y = canvas.view.width / 2, 1.15 * radius
    for way in (-1, 1):
        _paint_tail(canvas, (x, y), radius, way, ribbon)
    dark, own, light = metal
    canvas.circle((x, y + 1.5), radius * 1.06, Colours.shadow, alpha=120)
    canvas.circle((x, y), radius * 1.05, dark)
    canvas.circle((x, y), radius, own)
    steps = 10
    for step in range(steps):
        # Lighter towards the upper left, as everything here is lit.
        t = step / steps
        away = radius * 0.16 * t
        shade = mixed(own, light, 0.75 * t)
        canvas.circle((x - away, y - away), radius * (0.97 - 0.62 * t), shade)
    for bead in range(_BEADS):
        turn = 2 * math.pi * bead / _BEADS
        place = (x + radius * 0.92 * math.cos(turn), y + radius * 0.92 * math.sin(turn))
        canvas.circle(place, radius * 0.062, mixed(light, own, 0.3))
    canvas.circle((x, y), radius * 0.8, dark, width=max(1.0, radius * 0.05))
    canvas.circle((x, y), radius * 0.77, mixed(own, dark, 0.55))
    canvas.circle((x, y + radius * 0.03), radius * 0.73, mixed(own, dark, 0.3))


def _paint_tail(
    canvas: Canvas, center: Point, radius: float, way: int, ribbon: tuple[Colour, Colour]
) -> None:
    deep, bright = ribbon
    x, y = center

    def at(across: float, down: float) -> Point:
        return x + way * across * radius, y + down * radius

    tail = [at(0.02, 0.4), at(0.62, 0.4), at(0.86, 1.62), at(0.56, 1.42), at(0.22, 1.66)]
    canvas.polygon(tail, deep)
    canvas.polygon([at(0.26, 0.4), at(0.44, 0.4), at(0.63, 1.46), at(0.44, 1.5)], bright)


RADIUS, EDGE = 29.0, 8.0
#: The room at the left, between medal and words, and at the right of a plate.
_LEFT, _BETWEEN, _RIGHT = 13.0, 13.0, 11.0
#: How high the line at a plate's foot is, the bar on it, and how wide the figure beside it.
FOOT = 20.0
_BAR, _FIGURE = 11.0, 62.0
#: Written in one size on all plates, however many lines that takes.
TEXT = text_style.CAPTION.with_changes(
    size=13.5, floor=9, wrap=True, valign="top", colour=Colours.text
)
_DATE = text_style.CAPTION.with_changes(size=13, floor=9, fit=True, valign="middle")
_COUNT = text_style.STRONG.with_changes(size=13.5, floor=9, fit=True, align="right")
_TAG = text_style.STRONG.with_changes(
    size=12, floor=8, fit=True, align="center", valign="middle", colour=Colours.night
)
_TAG_HIGH = 18.0


class PlateWords(NamedTuple):
    """The words on a plate: name, what it takes, and when it was earned or how much is done."""

    name: str
    text: str
    date: str = ""
    figure: str = ""
    tag: str = ""


def words_wide(box: pygame.FRect) -> float:
    """Return how wide the words beside a medal may be."""
    return box.width - _LEFT - 2 * RADIUS - _BETWEEN - _RIGHT


class MedalPlate(NamedTuple):
    """A medal on its plate: what is known of it, and what is written."""

    medal: Achievement
    earned: EarnedAchievement | None
    progress: AchievementProgress | None
    words: PlateWords

    @property
    def foot(self) -> float:
        """How high the line at its foot is."""
        return grown(FOOT) if self.words.date or self.words.figure else 0.0

    @property
    def tag(self) -> float:
        """How high the line over its name is: there the mark has room in larger letters."""
        return grown(_TAG_HIGH) + 4 if self.words.tag and grown(1.0) > 1.0 else 0.0

    def draw(
        self, canvas: Canvas, box: pygame.FRect, name: TextStyle, name_high: float, *, pointed: bool
    ) -> None:
        """Draw it, its name in the style ``name``."""
        self._draw_ground(canvas, box, pointed=pointed)
        center = (box.x + _LEFT + RADIUS, box.centery - 9)
        earned = self.earned
        draw_medal(canvas, center, RADIUS, self.medal, earned=earned is not None)
        if earned and earned.bulb:
            draw_bulb(canvas, (center[0] + 0.72 * RADIUS, center[1] + 0.72 * RADIUS))
        if self.words.tag:
            tag = pygame.FRect(0, 0, grown(2 * RADIUS + 10), grown(_TAG_HIGH))
            tag.midbottom = center[0], box.bottom - 7
            if self.tag:
                tag.topleft = center[0] + RADIUS + _BETWEEN, box.y + EDGE
            canvas.fill(tag, Colours.accent, radius=tag.height / 2)
            canvas.text(self.words.tag, tag.inflate(-10, 0), _TAG)
        place = pygame.FRect(center[0] + RADIUS + _BETWEEN, 0, words_wide(box), name_high)
        place.y = box.y + EDGE + self.tag
        canvas.text(self.words.name, place, name, colour=Colours.gold if earned else Colours.light)
        place.y, place.height = place.bottom, box.bottom - EDGE - self.foot - place.bottom
        canvas.text(self.words.text, place, TEXT)
        if self.foot:
            place.y, place.height = box.bottom - EDGE - self.foot + 2, self.foot
            self._draw_foot(canvas, place)

    def _draw_ground(self, canvas: Canvas, box: pygame.FRect, *, pointed: bool) -> None:
        metal = metal_colour(self.medal.metal)
        # One that was not earned is a hollow in the sheet.
        ground, strength = (metal, _METAL) if self.earned else (Colours.well, 170)
        edge, alpha = (metal, 255) if self.earned else (Colours.muted, 70)
        if self.words.tag:
            edge, alpha = Colours.accent_light, 200
        if pointed:
            edge, alpha = Colours.light, 255
        canvas.fill(box, ground, radius=9, alpha=strength)
        canvas.frame(box, edge, width=2.2 if pointed else 1.6, radius=9, alpha=alpha)

    def _draw_foot(self, canvas: Canvas, place: pygame.FRect) -> None:
        if self.words.date:
            canvas.text(self.words.date, place, _DATE, colour=Colours.muted)
            return
        assert self.progress is not None
        bar = pygame.FRect(place.x, 0, place.width - grown(_FIGURE) - 6, _BAR)
        bar.centery = place.centery
        draw_well(canvas, bar, radius=_BAR / 2)
        inner = bar.inflate(-4, -4)
        inner.width *= self.progress.share
        if inner.width:
            inner.width = max(inner.height, inner.width)
            canvas.fill(inner, Colours.gold, radius=inner.height / 2)
        figure = (place.right - grown(_FIGURE), place.y, grown(_FIGURE), place.height)
        canvas.text(self.words.figure, figure, _COUNT, colour=Colours.gold)

"""The plate of a medal: bright with a metal rim when earned, dark with what is done till then."""

from typing import NamedTuple

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    TextStyle,
    box_at,
    grown,
    text_style,
)
from game.play import Achievement, AchievementProgress, EarnedAchievement

from ..common import draw_bulb, draw_progress

#: The colour of each metal, and its ribbon.
_METALS: dict[str, Colour] = {
    "bronze": (212, 146, 94),
    "silver": (206, 214, 230),
    "gold": (240, 198, 96),
}
_RIBBONS: dict[str, tuple[Colour, Colour]] = {
    "bronze": ((40, 92, 60), (96, 160, 104)),
    "silver": ((36, 60, 122), (92, 128, 204)),
    "gold": ((122, 26, 42), (206, 74, 72)),
}
#: How much of its metal is in the plate of one that was earned.
_METAL = 96
#: How much lighter than painted a medal is: its mould is of plain stone.
_LIGHTER = 40
#: The mould of what is a secret.
_SECRET = "medals/mould_hidden"


def draw_medal(
    canvas: Canvas, center: Point, radius: float, achievement: Achievement, *, earned: bool
) -> None:
    """Draw a medal on its ribbon, or the mould of one that was not earned yet."""
    x, y = center
    if earned:
        ribbon, size = _RIBBONS[achievement.metal], (2.3 * radius, 2.9 * radius)
        key = ("ribbon", achievement.metal, round(radius, 1))
        tails = canvas.sprite(key, size, lambda offscreen: _paint_ribbon(offscreen, radius, ribbon))
        canvas.blit(tails, (x, y + 0.3 * radius), centered=True)
        canvas.image(achievement.icon, box_at(center, 2.1 * radius), light=_LIGHTER)
        return
    mould = _SECRET if achievement.hidden else achievement.mould
    canvas.image(mould, box_at(center, 2.1 * radius), grey=True)


def _paint_ribbon(canvas: Canvas, radius: float, ribbon: tuple[Colour, Colour]) -> None:
    """Paint both tails of a ribbon; the medal lies over their upper ends."""
    for way in (-1, 1):
        _paint_tail(canvas, (canvas.view.width / 2, 1.15 * radius), radius, way, ribbon)


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


RADIUS, EDGE = 39.0, 9.0
#: The room at the left, between medal and words, and at the right of a plate.
_LEFT, _BETWEEN, _RIGHT = 13.0, 13.0, 11.0
#: How high the line at a plate's foot is, the bar on it, and how wide the figure beside it.
FOOT = 20.0
_BAR, _FIGURE = 13.0, 62.0
#: Written in one size on all plates, however many lines that takes.
TEXT = text_style.CAPTION.with_changes(
    size=14.5, floor=9, wrap=True, valign="top", colour=Colours.text
)
_DATE = text_style.CAPTION.with_changes(size=13, floor=9, fit=True, valign="middle")
_COUNT = text_style.STRONG.with_changes(size=13.5, floor=9, fit=True, align="right")
_TAG = text_style.STRONG.with_changes(
    size=13.5, floor=8, fit=True, align="center", valign="middle", colour=Colours.attention
)
_TAG_HIGH = 18.0


class PlateWords(NamedTuple):
    """The words on a plate: name, what it takes, and when it was earned or how much is done.

    What it wins is told of the one that is looked at.
    """

    name: str
    text: str
    date: str = ""
    figure: str = ""
    tag: str = ""
    wins: str = ""


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
            canvas.text(self.words.tag, tag, _TAG)
        place = pygame.FRect(center[0] + RADIUS + _BETWEEN, 0, words_wide(box), name_high)
        place.y = box.y + EDGE + self.tag
        canvas.text(self.words.name, place, name, colour=Colours.gold if earned else Colours.light)
        place.y, place.height = place.bottom, box.bottom - EDGE - self.foot - place.bottom
        canvas.text(self.words.text, place, TEXT)
        if self.foot:
            place.y, place.height = box.bottom - EDGE - self.foot + 2, self.foot
            self._draw_foot(canvas, place)

    def _draw_ground(self, canvas: Canvas, box: pygame.FRect, *, pointed: bool) -> None:
        metal = _METALS[self.medal.metal]
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
        draw_progress(canvas, bar, self.progress.share)
        figure = (place.right - grown(_FIGURE), place.y, grown(_FIGURE), place.height)
        canvas.text(self.words.figure, figure, _COUNT, colour=Colours.gold)

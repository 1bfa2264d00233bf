"""Signs of what was gained: a picture and a few words on a capsule with a golden rim."""

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from game.kit import (
    Canvas,
    Colours,
    Pressable,
    Viewport,
    box_at,
    button_height,
    grown,
    text_size,
    text_style,
)
from game.play import Achievement, load_achievements

from ..drawings.side_emblem import MARK, draw_bulb
from ..screen import Screen

SIGN_HIGH = 32.0
_ICON, _PADDING, _BESIDE = 24.0, 14.0, 6.0
_HELD, _LIT = 1.0, 60
_WORDS = text_style.STRONG.with_changes(size=16, floor=11, colour=Colours.gold)


def sign_high(view: Viewport, words: str, width: float) -> float:
    """Return how high a sign is on which words have room that is at most ``width`` wide."""
    usual = button_height(SIGN_HIGH)
    if grown(1.0) <= 1.0 or sign_width(view, words) <= width:
        return usual
    inside = width - grown(_ICON) - 2.6 * _PADDING - _BESIDE
    return max(usual, text_size(view, words, _WORDS.with_changes(wrap=True), inside)[1] + 6)


def sign_width(view: Viewport, words: str) -> float:
    """Return how wide a sign is on which all words have room."""
    return text_size(view, words, _WORDS)[0] + grown(_ICON) + 2.6 * _PADDING + _BESIDE


def draw_sign(
    canvas: Canvas,
    place: pygame.FRect,
    icon: str,
    words: str,
    *,
    warmth: float = 0.0,
    bulb: bool = False,
    shape: float = 1.0,
) -> None:
    """Draw a sign; ``warmth`` (0 to 1) is how much the pointer has lit it.

    ``bulb``: it was gained with cards that were played as the hint said. ``shape`` is the width of
    the picture for a height of one.
    """
    radius = min(place.height, grown(SIGN_HIGH)) / 2
    canvas.fill(place, Colours.well, radius=radius, alpha=200)
    if warmth:
        canvas.fill(place, Colours.gold, radius=radius, alpha=round(_LIT * warmth))
    canvas.frame(place, Colours.gold, width=1.6, radius=radius, alpha=210)
    side = min(grown(_ICON), place.height - 8)
    middle = place.x + _PADDING + side / 2, place.centery
    canvas.image(icon, box_at(middle, min(side, side * shape), min(side, side / shape)))
    box = pygame.FRect(place.x + _PADDING + side + _BESIDE, place.y, 0, place.height)
    box.width = place.right - _PADDING * 0.8 - box.x
    canvas.text(words, box, _WORDS, wrap=grown(1.0) > 1.0)
    if bulb:
        draw_bulb(canvas, (place.right - MARK, place.y + 3))


class WonSign(Pressable):
    """Tells that something was won, and leads to it; ``shape`` and ``bulb`` as ``draw_sign``."""

    def __init__(
        self,
        go: Callable[[], None],
        icon: str,
        words: str,
        *,
        shape: float = 1.0,
        bulb: bool = False,
    ) -> None:
        super().__init__(go)
        self.icon, self.words, self.shape, self.bulb = icon, words, shape, bulb

    def wanted_width(self, view: Viewport) -> float:
        """Return the width of its words."""
        return sign_width(view, self.words)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of its words at a width."""
        return sign_high(view, self.words, width)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign, a little lower while it is held down."""
        place = self.rect.move(0, _HELD if self.sunk else 0)
        warmth, bulb, shape = self.warmth, self.bulb, self.shape
        draw_sign(canvas, place, self.icon, self.words, warmth=warmth, bulb=bulb, shape=shape)


class AchievementSign(WonSign):
    """Tells that an achievement was earned, and leads from ``scene`` to it among the others."""

    def __init__(self, scene: Screen, achievement: Achievement, *, bulb: bool = False) -> None:
        name = scene.translate(f"achievements.{achievement.id}.name")
        words, routes = scene.translate("statistics.gained", name=name), scene.services.routes
        way = partial(routes.statistics, achievement.id)
        super().__init__(lambda: scene.stack.push(way()), achievement.icon, words, bulb=bulb)
        self.achievement = achievement
        self.hint = scene.translate("bulb.why") if bulb else ""


def practice_signs(scene: Screen, practices: Iterable[str]) -> list[AchievementSign]:
    """Return signs of what lessons and puzzles have earned, and have them answer the player."""
    earned = set(practices)
    medals = (each for each in load_achievements() if each.practice and each.practice in earned)
    return [scene.widgets.add(AchievementSign(scene, each)) for each in medals]


def thing_signs(scene: Screen) -> list[WonSign]:
    """Return signs of the looks that were won and never told of, which lead to the wardrobe."""
    news, push = scene.services.routes.news, scene.stack.push
    return [
        scene.widgets.add(
            WonSign(
                partial(lambda thing: push(news.wardrobe(thing)), each.thing),
                *(each.picture, each.words),
                shape=each.shape,
            )
        )
        for each in news.tell_earned()
    ]

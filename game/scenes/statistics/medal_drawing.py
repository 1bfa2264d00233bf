"""Medals: a ribbon, a disc of metal with a beaded rim, and a picture struck on it."""

from __future__ import annotations

import math

from game.kit import Canvas, Colour, Colours, Point, mixed
from game.play import Achievement

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
    place = (x - side / 2, y - side / 2, side, side)
    canvas.image(icon, place, tint=None if earned else _LOCKED)


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
    """Paint one end of the ribbon, swallow-tailed, and the lighter stripe along it."""
    deep, bright = ribbon
    x, y = center

    def at(across: float, down: float) -> Point:
        return x + way * across * radius, y + down * radius

    tail = [at(0.02, 0.4), at(0.62, 0.4), at(0.86, 1.62), at(0.56, 1.42), at(0.22, 1.66)]
    canvas.polygon(tail, deep)
    canvas.polygon([at(0.26, 0.4), at(0.44, 0.4), at(0.63, 1.46), at(0.44, 1.5)], bright)

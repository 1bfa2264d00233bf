"""Whole figures in the open: hands with wrists, eyes that shine, and the land they act on.

A hand is drawn from its wrist along the forearm: `turn` is the way it points, in degrees
clockwise from right; `flip` puts the thumb on the other side.
"""

import math
import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from .curves import Knot, Points, ellipse, knots, place, ridge, smooth, taper
from .polish import Polished
from .scene import Light, Scene, Shape
from .svg import clouds, cover, fill, linear, lines, oval, specks
from .tilt import PAIR


@dataclass(frozen=True)
class Hand:
    """Where a wrist is, how long the palm, and which way it points."""

    x: float
    y: float
    size: float
    turn: float
    fill: str
    flip: bool = False

    def put(self, points: Points) -> list[Knot]:
        """Place points that are drawn about a wrist at the origin."""
        drawn = [Knot(p.x, -p.y if self.flip else p.y, p.corner) for p in knots(points)]
        return place(drawn, self.x, self.y, self.size, self.turn)

    def finger(self, points: Points, width: float, ink: float = 0.8) -> Shape:
        """Bend one finger."""
        wide = [width * self.size * k for k in (1.0, 1.08, 0.94, 1.0, 0.9, 0.62)]
        return Shape(
            taper(self.put(points), wide, 40), self.fill, round=width * self.size * 0.5,
            skin=0.4, contact=0.85, ink=ink,
        )  # fmt: skip

    def palm(self, points: Points, swell: str = "") -> Shape:
        """Make the back of the hand, or its palm; the swell is of its ball and its knuckles."""
        path = smooth(self.put(points))
        return Shape(path, self.fill, round=self.size * 0.42, skin=0.4, contact=0.5, swell=swell)

    def raised(self, high: Sequence[Points], low: Sequence[Points]) -> str:
        """Raise lines of a hand and sink others."""
        return lines([self.put(way) for way in high], "#ffffff", self.size * 0.2, 0.7) + lines(
            [self.put(way) for way in low], "#000000", self.size * 0.08, 0.7
        )


def grip(hand: Hand) -> list[Shape]:
    """Close a hand about a haft that crosses the forearm's way at 0.72 of its size."""
    back = hand.palm(
        "-.08,-.27 .14,-.38 .4,-.54 .8,-.56 1.1,-.36 1.12,.3 .88,.55 .36,.5 -.08,.28",
        hand.raised([".2,.34 .5,.4"], [".04,-.16 .34,-.1 .5,.2"]),
    )
    fingers = [
        hand.finger(
            f"{bent},{y * 1.04:.2f} {bent - 0.12:.2f},{y + 0.02:.2f} "
            f"{(bent + tip) / 2:.2f},{y + 0.04:.2f} {tip},{y * 0.94 + 0.06:.2f}", wide,
        )
        for y, bent, tip, wide in ((0.42, 1.0, 0.56, 0.26), (0.16, 1.09, 0.47, 0.3),
            (-0.11, 1.13, 0.44, 0.31), (-0.38, 1.06, 0.5, 0.3))
    ]  # fmt: skip
    return [back, *fingers, hand.finger(".1,-.28 .3,-.5 .54,-.6 .74,-.5 .88,-.34", 0.33)]


def spread(hand: Hand, curl: float = 0.0) -> list[Shape]:
    """Open a hand; `curl` bends its fingers towards the side of the little one."""
    fingers = [
        hand.finger([(0.72, y), (1.1, y * 1.5), (1.1 + long * 0.6, y * 2 + curl * 0.4),
            (1.08 + long * (1 - abs(curl) * 0.3), y * 2.3 + curl)], wide)
        for y, long, wide in ((-0.34, 0.52, 0.3), (-0.1, 0.68, 0.31), (0.14, 0.62, 0.3),
            (0.36, 0.42, 0.27))
    ]  # fmt: skip
    thumb = hand.finger([(0.2, -0.24), (0.46, -0.62), (0.72, -0.86), (0.98, -0.9 + curl)], 0.34)
    palm = hand.palm(
        "-.08,-.27 .1,-.36 .3,-.52 .56,-.56 .82,-.5 1.04,-.32 1.06,.28 .84,.5 .3,.45 -.08,.27",
        hand.raised([".2,-.3 .46,-.36", ".3,.32 .6,.34"], [".1,-.04 .4,-.06 .66,-.3"]),
    )
    return [*fingers, thumb, palm]


def eyeball(
    at: tuple[float, float], size: float, iris: str, look: tuple[float, float] = (0, 0)
) -> list[Shape]:
    """Set a wet eye with its iris; the pupil goes into the sharp layer."""
    x, y = at
    return [
        Shape(ellipse(x, y, size * 1.18, size * 1.16), "#1c1018", flat=0.5, rim=0, ink=0),
        Shape(ellipse(x, y, size), "#fffaf0", round=size, glow=0.55, shine=0.5, gloss=26, rim=0),
        Shape(ellipse(x + look[0], y + look[1], size * 0.6), iris, round=size, glow=0.55,
            shine=0.5, gloss=26, contact=0, ink=0.7, rim=0),
    ]  # fmt: skip


def lid(
    at: tuple[float, float], size: float, skin: str, turn: float = 0, shut: float = 0.3
) -> Shape:
    """Let a lid hang over an eye; a left one with a positive turn is angry."""
    edge = 2 * shut - 1
    upper = (
        f"-1.36,{edge * 0.3:.2f}! -1.05,-.9 0,-1.34 1.05,-.9 1.36,{edge * 0.3:.2f}! "
        f".62,{edge:.2f} 0,{edge - 0.06:.2f} -.62,{edge:.2f}"
    )
    path = smooth(place(upper, *at, size, turn))
    return Shape(path, skin, round=size * 0.5, contact=0.8, ink=0.7, rim=0.4)


def outdoors(
    light: Light,
    sky: Sequence[str],
    earth: Sequence[str],
    horizon: float,
    gradients: str = "",
    seed: int = 1,
) -> Polished:
    """Begin a picture in the open: sky from top to horizon, and earth from there to the foot."""
    picture = Polished(
        gradients
        + linear("sky", (0, 0), (0, horizon + 12), (0, sky[0]), (0.55, sky[1]), (1, sky[2]))
        + linear(
            "earth", (0, horizon - 10), (0, 525), (0, earth[0]), (0.4, earth[1]), (1, earth[2])
        ),
        light,
        seed,
    )
    picture.cover(cover("url(#sky)"))
    picture.veil(clouds(seed, 5, (0, 20, 375, horizon * 0.6), 90, sky[0], 0.28), 8)
    picture.veil(clouds(seed + 9, 5, (0, horizon * 0.5, 375, horizon), 100, sky[2], 0.34), 8)
    return picture


def earth(picture: Scene, horizon: float, swing: float = 6, seed: int = 1) -> None:
    """Lay the ground below the horizon, with strokes that run along it."""
    picture.cover(fill(ridge(-5, 380, horizon, swing, seed), "url(#earth)"))


def furrows(picture: Scene, horizon: float, dark: str, bright: str, seed: int = 1) -> None:
    """Lay flat light and shade on the ground, smaller with distance."""
    chance = random.Random(seed)
    for tone in (dark, bright):
        marks = ""
        for _ in range(22):
            deep = chance.uniform(0.05, 1) ** 1.5
            y = horizon + 10 + deep * (520 - horizon)
            wide = (18 + 90 * deep) * chance.uniform(0.5, 1.2)
            marks += oval(chance.uniform(0, 375), y, wide, 2 + 7 * deep, tone, 0.3)
        picture.veil(marks, 2)


def floor_shadow(picture: Scene, x: float, y: float, wide: float, tone: str = "#2a2238") -> None:
    """Darken the ground under whoever stands on it."""
    picture.shade(oval(x, y, wide, wide * 0.16, tone, 0.55), 7)
    picture.shade(oval(x, y, wide * 0.7, wide * 0.1, tone, 0.7), 3)


def motes(picture: Scene, colour: str, seed: int = 5, count: int = 26) -> Scene:
    """End a picture: the foot a little darker, light that floats."""
    picture.shade('<rect y="440" width="375" height="120" fill="#3a3448" opacity=".55"/>', 26)
    picture.afterglow(specks(seed, count, (15, 30, 360, 430), colour), 0.4)
    picture.afterglow(specks(seed + 1, count // 2, (15, 30, 360, 430), colour, (1.6, 3)), 3, 0.6)
    return picture


def strands(many: Sequence[Points], tones: Sequence[str], width: float) -> list[Shape]:
    """Comb hair or fur: one tapering lock for each curve, its tones in turn."""
    return [
        Shape(
            taper(curve, [width * 0.7, width, width * 0.7, 0.8], 40), tones[index % len(tones)],
            round=width * 0.4, contact=0.5, ink=0.6, stuff="grain",
        )
        for index, curve in enumerate(many)
    ]  # fmt: skip


def grooves(many: Sequence[Points], tone: str, width: float = 2.2, opacity: float = 0.6) -> str:
    """Draw wrinkles, seams and folds as details of a shape."""
    return lines(many, tone, width, opacity)


def moved(
    shapes: Iterable[Shape],
    about: tuple[float, float],
    to: tuple[float, float],
    scale: float = 1,
    turn: float = 0,
) -> list[Shape]:
    """Carry finished shapes elsewhere, smaller or larger and turned; the light stays."""
    cosine, sine = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale

    def put(pair: re.Match[str]) -> str:
        x, y = float(pair[1]) - about[0], float(pair[2]) - about[1]
        return f"{to[0] + x * cosine - y * sine:.1f} {to[1] + x * sine + y * cosine:.1f}"

    way = (
        f"translate({to[0]} {to[1]}) rotate({turn}) scale({scale}) "
        f"translate({-about[0]} {-about[1]})"
    )
    return [
        replace(
            shape,
            path=PAIR.sub(put, shape.path),
            round=shape.round * scale,
            bump_size=max(3, shape.bump_size * scale),
            detail=f'<g transform="{way}">{shape.detail}</g>' if shape.detail else "",
            swell=f'<g transform="{way}">{shape.swell}</g>' if shape.swell else "",
        )
        for shape in shapes
    ]

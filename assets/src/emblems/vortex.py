"""Vortex: a spiral wheel of wind."""

import math
import random

from ..curves import ellipse, place, smooth, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, linear, radial

BACKDROP = Backdrop(
    ("#151046", "#3a2a86", "#8a6ac8"),
    ("#c8b8ff", "#5a48b8"),
    "#2a2070",
    "#0c0a2a",
    "crags",
    radius=140,
    halo="rings",
)
LIGHT = lit("#120c36", "#4a5aa0", "#eafcff", "#3a5a9a")
CENTRE = (187.0, 198.0)
TONES = ("#e9fbff", "#9fe8f0", "#58c2dc", "#3a8fd0")


def scene() -> Scene:
    """Let the wheel turn."""
    colours = linear("arm", (80, 80), (300, 320), (0, "#f4ffff"), (0.5, "#7adcec"), (1, "#2f7cc4"))
    colours += radial("hub", CENTRE, 44, (0, "#ffffff"), (0.6, "#d8fbff"), (1, "#6ad0e8"))
    picture = stage(BACKDROP, LIGHT, colours, 8)
    picture.group(*(_arm(index, 148, 1.35) for index in range(7)), shadow=0.55, form=0.2)
    picture.group(*(_arm(index + 0.5, 104, 1.25) for index in range(7)), shadow=0.4, form=0.2)
    picture.group(*_hub(), shadow=0.5)
    picture.group(*_leaves(), shadow=0.35, form=0)
    picture.afterglow(disc(*CENTRE, 46, "#d8fbff", 0.6), 16)
    return finish(picture, BACKDROP, "#eaffff")


def _arm(index: float, reach: float, turns: float) -> Shape:
    start = index / 7 * math.tau
    spine = []
    for step in range(9):
        part = step / 8
        angle = start + part * turns * math.pi * 0.8
        away = 16 + (reach - 16) * part**0.8
        spine.append((CENTRE[0] + away * math.cos(angle), CENTRE[1] + away * math.sin(angle)))
    widths = [8, 24, 38, 44, 42, 34, 24, 12, 0.8]
    size = reach / 148
    tone = TONES[int(index * 2) % 4] if reach < 120 else "url(#arm)"
    return Shape(
        taper(spine, [w * size for w in widths], 80), tone, round=15 * size, shine=0.25, contact=0.6
    )


def _hub() -> tuple[Shape, ...]:
    return (
        Shape(ellipse(*CENTRE, 30), "#2a4fa0", round=8),
        Shape(ellipse(*CENTRE, 23), "url(#hub)", round=22, glow=0.8, shine=0.6, contact=0.3),
    )


def _leaves() -> list[Shape]:
    chance = random.Random(3)
    leaf = "0,-1! .5,-.3 .45,.4 0,1! -.45,.4 -.5,-.3"
    places = ((70, 106), (306, 268), (110, 322), (268, 66), (318, 190), (56, 236))
    return [
        Shape(
            smooth(place(leaf, x, y, 15, chance.uniform(0, 360))),
            chance.choice(("#ff8a5a", "#ffc65a")),
            round=6,
            shine=0.2,
        )
        for x, y in places
    ]

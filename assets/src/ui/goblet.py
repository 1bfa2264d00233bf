"""The cup that is played for, large: a goblet of gold with two handles, a jewel and laurels."""

import math

from ..curves import ellipse, place, polygon, smooth, star
from ..scene import Scene, Shape
from ..svg import line, linear, oval, radial
from .cutout import BADGE_LIGHT, Piece

_GOLD = (
    linear("bowl", (24, 10), (98, 90), (0, "#fff6c0"), (0.35, "#f8cc56"), (0.7, "#c8842a"),
           (1, "#8a5018"))
    + linear("stem", (44, 80), (78, 110), (0, "#ffe69a"), (0.5, "#dc9c38"), (1, "#86501a"))
    + linear("inner", (60, 10), (60, 26), (0, "#7a4410"), (1, "#c88a34"))
    + linear("wood", (30, 110), (92, 130), (0, "#9a5c34"), (0.5, "#6c3a1e"), (1, "#3c1e10"))
)  # fmt: skip
_RUBY = radial("ruby", (57, 46), 12, (0, "#ffa8a8"), (0.4, "#e02a48"), (1, "#6e0a22"))
_BOWL = "24,18! 60,22 96,18! 94,46 84,68 68,80 60,82 52,80 36,68 26,46"
_HANDLE = "96,24! 112,20 117,34 108,52 88,64! 88,57! 100,48 107,35 104,29 95,32!"
_STEM = "53,79! 67,79! 66,88 70,93 66,98 68,106 82,112! 38,112! 52,106 54,98 50,93 54,88"
_LEAF = "0,-6! 3,-1 2.4,4 0,6! -2.4,4 -3,-1"


def goblet() -> Scene:
    """Forge the cup."""
    other = [(120 - point.x, point.y, point.corner) for point in place(_HANDLE)]
    left = " ".join(f"{x:.1f},{y:.1f}{'!' if corner else ''}" for x, y, corner in other)
    handles = tuple(
        Shape(smooth(points), "url(#bowl)", round=5, shine=0.8, gloss=9, ink=0.7)
        for points in (_HANDLE, left)
    )
    shine = line("36,30 38,50 46,66", "#fffbe0", 4.5, 0.55) + line(
        "28,32 90,32", "#a86a1e", 1.6, 0.5
    )
    bowl = Shape(smooth(_BOWL), "url(#bowl)", round=13, shine=0.8, gloss=10, ink=0.7, detail=shine)
    mouth = Shape(ellipse(60, 18, 36, 7), "url(#bowl)", round=3, shine=0.7, ink=0.7, contact=0.6)
    inner = Shape(ellipse(60, 18, 31.5, 4.6), "url(#inner)", round=2, rim=0, ink=0.5, contact=0)
    stem = Shape(smooth(_STEM), "url(#stem)", round=7, shine=0.8, gloss=10, ink=0.7, contact=0.8)
    base = Shape(polygon("34,112 86,112 92,128 28,128"), "url(#wood)", round=5, shine=0.3, ink=0.7)
    plate = Shape(polygon("46,116 74,116 76,124 44,124"), "url(#bowl)", round=2, shine=0.6, ink=0.6)
    return _lit((*handles, stem), (base, plate), (bowl, mouth, inner), (*_laurels(), *_jewel()))


def _lit(*groups: tuple[Shape, ...]) -> Scene:
    scene = Scene(_GOLD + _RUBY, BADGE_LIGHT, 4, (120, 134))
    for shapes in groups:
        scene.group(*shapes, shadow=0.5, shadow_offset=(0, 3), shadow_blur=3, form=0.25,
                    outline=2.2)  # fmt: skip
    return scene


def _laurels() -> tuple[Shape, ...]:
    """Lay two branches around the jewel."""
    leaves = []
    for side in (-1, 1):
        for step in range(5):
            turn = math.radians(115 - 38 * step)
            x, y = 60 + side * 19 * math.cos(turn), 49 + 17 * math.sin(turn)
            lean = side * (180 - math.degrees(turn) + 60)
            leaf = smooth(place(_LEAF, x, y, 0.9, lean))
            leaves.append(Shape(leaf, "#ffe698", round=2.5, shine=0.6, ink=0.6, contact=0.6))
    return tuple(leaves)


def _jewel() -> tuple[Shape, ...]:
    rays = Shape(polygon(star(60, 48, 12.5, 8, 8)), "url(#stem)", round=3, shine=0.6, ink=0.6)
    ruby = Shape(ellipse(60, 48, 7.4), "url(#ruby)", round=7, shine=0.9, gloss=14, ink=0.7,
                 contact=0.7, detail=oval(57.6, 45, 2.4, 1.6, "#fff", 0.7))  # fmt: skip
    return rays, ruby


PIECES = {"goblet": Piece(goblet, 4)}

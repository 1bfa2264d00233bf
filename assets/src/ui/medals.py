"""Struck medals: an emblem of each achievement and of each league, in relief on its metal.

What is not earned yet is the mould of its medal: the same emblem, sunk into clay.
An emblem is made of the outlines of icons, laid together anew and struck in one metal, on a field
with an ornament: laurel, rays, waves, or a few stars.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count

from ..curves import ellipse, place, polygon, ring, smooth, star, taper
from ..emblems import EMBLEMS, HIDDEN, Emblem, Motif
from ..scene import Group, Scene, Shape
from ..svg import linear
from . import badges, icons, trophies
from .cutout import BADGE_LIGHT, Piece

#: Of each metal: what is raised, the rim, and the field, from light to dark.
_METALS = {
    "bronze": (
        ("#ffd9ae", "#d98d55", "#8a4a22"),
        ("#f2b684", "#b06a38", "#5c2c12"),
        ("#9c5a2e", "#7a4220", "#4a2410"),
    ),
    "silver": (
        ("#ffffff", "#cfd8e6", "#7f8ba4"),
        ("#f2f6fc", "#a9b5c9", "#566078"),
        ("#8792a8", "#69748c", "#404860"),
    ),
    "gold": (
        ("#fff6c4", "#f4c04a", "#ab6a18"),
        ("#ffe89a", "#d9992c", "#74430a"),
        ("#b8801e", "#946012", "#5c3806"),
    ),
    "clay": (
        ("#8a7258", "#7c664e", "#6a563f"),
        ("#c4ab86", "#9c8462", "#66523a"),
        ("#a58d6b", "#96805f", "#826c4e"),
    ),
}
#: From below: what is lit so seems to be sunk.
_SUNK = replace(BADGE_LIGHT, key=(0.5, 0.72, 0.5), rim=0.0)
_MIDDLE, _FIELD = 50.0, 37.0
_LAURELS = 7
_MOTIFS = {**icons.PIECES, **badges.PIECES, **trophies.PIECES}
_SUN = polygon(star(50, 50, 44, 27, 12)) + ellipse(50, 50, 20)
_BOLT = smooth("58,6! 24,56! 46,56! 36,94! 76,40! 54,40! 66,6!")
_WAVE = "8,70! 22,34 52,18 80,32 88,54! 74,44 62,52 66,66 92,74! 92,88! 8,88!"
_RUNGS = [taper([(x, 6), (x, 94)], [11, 11]) for x in (26, 74)] + [
    taper([(26, y), (74, y)], [9, 9]) for y in (20, 40, 60, 80)
]
#: Emblems that no icon has.
_OWN = {"sun": [_SUN], "bolt": [_BOLT], "wave": [smooth(_WAVE)], "rungs": _RUNGS}


def _medal(emblem: Emblem, *, sunk: bool = False) -> Scene:
    colours = "".join(
        linear(name, (24, 8), (76, 92), (0, light), (0.5, middle), (1, dark))
        for name, (light, middle, dark) in zip(
            ("raised", "rim", "field"), _METALS["clay" if sunk else emblem.metal], strict=True
        )
    )
    scene = Scene(colours, BADGE_LIGHT, 4, (100, 100))
    beads = [
        Shape(ellipse(*_around(43.2, turn * 10), 1.5), "url(#raised)", round=1.5, rim=0, ink=0.4)
        for turn in range(36)
    ]
    scene.group(
        Shape(ellipse(50, 50, 48), "url(#rim)", round=7, shine=0.6, gloss=9, rim=0.2),
        *beads,
        shadow=0.0, form=0.1, outline=0.8, tint=0.02,
    )  # fmt: skip
    scene.group(
        Shape(ellipse(50, 50, 39), "url(#field)", round=2, bump=0.16, bump_size=5, rim=0, ink=0.6),
        shadow=0.0, form=0.0, outline=0.9, tint=0.02,
    )  # fmt: skip
    scene.group(
        Shape(ring(50, 50, 39.5, 2.6), "url(#raised)", round=1.5, shine=0.6, gloss=9, ink=0.5),
        shadow=0.4, shadow_offset=(1, 1.4), shadow_blur=1.2, form=0.0, outline=0.5, tint=0.02,
    )  # fmt: skip
    for shapes, outline in ((_ornament(emblem), 0.5), *((m, 1.1) for m in _struck(emblem))):
        if shapes:
            if sunk:
                scene.group(*shapes, light=_SUNK, shadow=0.0, form=0.0, outline=0.5, tint=0.02)
                continue
            scene.group(*shapes, shadow=0.6, shadow_offset=(1.2, 1.8), shadow_blur=1.4, form=0.1,
                        outline=outline, tint=0.02)  # fmt: skip
    return scene


def _raised(path: str, swell: float = 4, fill: str = "url(#raised)") -> Shape:
    return Shape(path, fill, round=swell, contact=0.7, shine=0.55, gloss=8, ink=0.6, rim=0.3)


def _struck(emblem: Emblem) -> Iterator[tuple[Shape, ...]]:
    for motif in emblem.motifs:
        yield tuple(
            _raised(_moved(path, motif), swell * motif.size)
            for path, swell in _outlines(motif.name)
        )


def _outlines(name: str) -> list[tuple[str, float]]:
    if name in _OWN:
        return [(path, 8.0) for path in _OWN[name]]
    groups = [layer for layer in _MOTIFS[name].scene().layers if isinstance(layer, Group)]
    return [(shape.path, shape.round) for group in groups for shape in group.shapes]


def _moved(path: str, motif: Motif) -> str:
    """Return an outline at its place on the medal; numbers of a path are pairs of x and y."""
    numbers = count()

    def moved(found: re.Match[str]) -> str:
        value, across = (float(found[0]) - 50) * motif.size, next(numbers) % 2 == 0
        if across:
            return f"{50 + motif.x + (-value if motif.mirrored else value):.2f}"
        return f"{50 + motif.y + value:.2f}"

    return re.sub(r"-?\d+(?:\.\d+)?", moved, path)


def _ornament(emblem: Emblem) -> tuple[Shape, ...]:
    if emblem.stars:
        return tuple(_stars(emblem.stars))
    if emblem.ornament == "laurel":
        return tuple(_laurel())
    if emblem.ornament == "rays":
        return tuple(_rays())
    return tuple(_waves()) if emblem.ornament == "waves" else ()


def _stars(how_many: int) -> Iterator[Shape]:
    for number in range(how_many):
        x, y = _around(29.5, 90 + 19 * ((how_many - 1) / 2 - number))
        yield _raised(polygon(star(x, y, 5.2, 2.3, 5)), 2)


def _laurel() -> Iterator[Shape]:
    leaf = "0,-5.4! 2.6,-1 2,3 0,5.4! -2,3 -2.6,-1"
    for way in (-1, 1):
        for number in range(_LAURELS):
            turn = 90 - way * (12 + 19 * number)
            x, y = _around(31.0, turn)
            lean = turn + (90 if way < 0 else -90) + 90 - way * 24
            yield _raised(smooth(place(leaf, x, y, 1.0, lean)), 1.8)


def _rays() -> Iterator[Shape]:
    for number in range(24):
        reach = _FIELD - 1 if number % 2 == 0 else _FIELD - 8
        ends = (_around(20, number * 15), _around(reach, number * 15))
        yield _raised(taper(list(ends), [0.6, 2.6 if number % 2 == 0 else 1.8]), 0.8, "url(#rim)")


def _waves() -> Iterator[Shape]:
    for row, half in ((72.0, 27.0), (78.5, 20.0)):
        steps = 13
        points = [
            (50 - half + 2 * half * n / (steps - 1), row + (1.9 if n % 2 else -1.9))
            for n in range(steps)
        ]
        yield _raised(taper(points, [1.6, 3.0, 1.6]), 1.2)


def _around(radius: float, turn: float) -> tuple[float, float]:
    angle = math.radians(turn)
    return _MIDDLE + radius * math.cos(angle), _MIDDLE + radius * math.sin(angle)


PIECES = {
    f"medals/{name}": Piece(partial(_medal, emblem), 2)
    for name, emblem in EMBLEMS.items()
    if name != HIDDEN
} | {
    f"medals/mould_{name}": Piece(partial(_medal, emblem, sunk=True), 2)
    for name, emblem in EMBLEMS.items()
    if not name.startswith(("league_", "outcome_w", "outcome_d"))
}

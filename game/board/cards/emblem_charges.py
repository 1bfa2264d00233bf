"""The charges on the shields of emblems: an outline for every ability, and for those without."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.kit import Point

Outline = tuple[Point, ...]


class Charge(NamedTuple):
    """A figure in a square from -50 to 50: its ``body``, and on it what is dark or light."""

    body: tuple[Outline, ...]
    dark: tuple[Outline, ...] = ()
    light: tuple[Outline, ...] = ()


def _turned(outline: Outline, degrees: float, dx: float = 0.0, dy: float = 0.0) -> Outline:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple((x * cos - y * sin + dx, x * sin + y * cos + dy) for x, y in outline)


def _sized(outline: Outline, share: float, dx: float = 0.0, dy: float = 0.0) -> Outline:
    return tuple((x * share + dx, y * share + dy) for x, y in outline)


def _round(radius: float, dx: float = 0.0, dy: float = 0.0) -> Outline:
    steps = range(28)
    return tuple(
        (dx + radius * math.cos(math.tau * n / 28), dy + radius * math.sin(math.tau * n / 28))
        for n in steps
    )


def star(points: int, inner: float, outer: float = 50.0) -> Outline:
    """Return a star with one of its points upwards."""
    corners = []
    for number in range(2 * points):
        radius = inner if number % 2 else outer
        angle = math.pi * number / points - math.pi / 2
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return tuple(corners)


_BLADE: Outline = ((0, -50), (8, -38), (7, 16), (-7, 16), (-8, -38))
_GUARD: Outline = (
    (-25, 14), (-20, 20), (20, 20), (25, 14), (28, 24), (22, 29), (-22, 29), (-28, 24),
)  # fmt: skip
_GRIP: Outline = ((-5, 28), (5, 28), (5, 43), (-5, 43))
_GROOVE: Outline = ((0, -38), (2, -30), (1.5, 14), (-1.5, 14), (-2, -30))
_FLAME: Outline = (
    (2, -50), (12, -30), (25, -16), (30, -32), (38, -6), (38, 16), (28, 36), (10, 48), (-10, 48),
    (-28, 38), (-38, 18), (-37, -4), (-28, -20), (-22, -4), (-12, -14), (-8, -32),
)  # fmt: skip
_DROP: Outline = (
    (0, -50), (14, -22), (27, 4), (30, 20), (25, 36), (13, 46), (0, 49), (-13, 46), (-25, 36),
    (-30, 20), (-27, 4), (-14, -22),
)  # fmt: skip
_ESCUTCHEON: Outline = (
    (-38, -46), (0, -40), (38, -46), (40, -8), (32, 20), (18, 38), (0, 50), (-18, 38), (-32, 20),
    (-40, -8),
)  # fmt: skip
_TOWER: Outline = (
    (-32, 50), (-26, -14), (-36, -16), (-36, -46), (-22, -46), (-22, -34), (-8, -34), (-8, -46),
    (8, -46), (8, -34), (22, -34), (22, -46), (36, -46), (36, -16), (26, -14), (32, 50),
)  # fmt: skip
_DOOR: Outline = ((-10, 50), (-10, 24), (-6, 15), (0, 11), (6, 15), (10, 24), (10, 50))
_LOZENGE: Outline = ((0, -50), (36, -6), (0, 50), (-36, -6))
_FACETS: tuple[Outline, ...] = (
    ((0, -44), (12, -8), (0, -2), (-12, -8)),
    ((-30, -8), (-16, -12), (-4, 36)),
)
_HEAD: Outline = ((0, -50), (17, -20), (6, -24), (6, -16), (-6, -16), (-6, -24), (-17, -20))
_SHAFT: Outline = ((-4.5, -18), (4.5, -18), (4.5, 34), (14, 42), (14, 50), (0, 42), (-14, 50),
                   (-14, 42), (-4.5, 34))  # fmt: skip
_HAFT: Outline = ((-4, -44), (4, -44), (4, 52), (-4, 52))
_AXE: Outline = ((3, -38), (14, -44), (29, -50), (33, -28), (29, -6), (14, -14), (3, -18))
_CHEVRON: Outline = ((0, -22), (44, 14), (44, 30), (0, -4), (-44, 30), (-44, 14))
_HILL: Outline = ((-48, 44), (-22, -22), (-12, -8), (6, -48), (26, -8), (32, -16), (48, 44))
_SNOW: Outline = ((6, -42), (17, -18), (8, -22), (3, -12), (-3, -22), (-5, -18))


def _sun() -> Charge:
    rays = star(12, 30.0)
    return Charge((rays, _round(30)), (_round(22),), (_round(18),))


def _crossed(*parts: Outline) -> tuple[Outline, ...]:
    mirrored = [tuple((-x, y) for x, y in part) for part in parts]
    return tuple(_turned(part, 34) for part in parts) + tuple(
        _turned(part, -34) for part in mirrored
    )


SWORD = Charge((_GUARD, _GRIP, _round(7, 0, 46), _BLADE), (), (_GROOVE,))
SWORDS = Charge(_crossed(_GUARD, _GRIP, _round(7, 0, 46), _BLADE))
TOWER = Charge((_TOWER,), (_DOOR,))
HILL = Charge((_HILL,), (), (_SNOW,))
#: By the name of the ability that they stand for.
CHARGES = {
    "splash": Charge(
        (_sized(_DROP, 0.56, 0, -22), _sized(_DROP, 0.56, -25, 21), _sized(_DROP, 0.56, 25, 21)),
        (),
        tuple(_round(4, x - 6, y) for x, y in ((0, -12), (-25, 31), (25, 31))),
    ),
    "perforation": Charge((_SHAFT, _HEAD, _round(24, 0, 4)), (_round(14, 0, 4),), (_SHAFT,)),
    "rage": Charge((_FLAME,), (_sized(_FLAME, 0.56, 0, 18),), (_sized(_DROP, 0.3, 0, 28),)),
    "protection": Charge((_ESCUTCHEON,), (_sized(_ESCUTCHEON, 0.74),), (_sized(star(4, 12), 0.6),)),
    "indestructible": Charge((_LOZENGE,), (), _FACETS),
    "berserk": Charge(_crossed(_HAFT, _AXE)),
    "sprint": Charge(
        tuple(tuple((x, y + down) for x, y in _CHEVRON) for down in (-24.0, 0.0, 24.0))
    ),
    "aura": _sun(),
}


def burst(damage: int) -> Charge:
    """Return a star with as many points as fit what an incantation does."""
    points = min(12, 4 + damage)
    return Charge((star(points, 22.0),), (star(points, 12.0, 30.0),), (_round(8),))

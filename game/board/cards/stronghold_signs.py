"""Bastion and Fort as small signs: a tower, broken, crossed out; and the skull of what falls."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit import Canvas, Colour, Colours, Point

_STONE: Colour = (226, 218, 204)
_ROOF: Colour = (206, 64, 60)
_GATE: Colour = (58, 40, 44)
_NIGHT_STONE: Colour = (214, 120, 84)
_BONE: Colour = (246, 236, 212)
_SOCKET: Colour = (50, 8, 18)
#: A tower's outline in shares of half its size, around its middle.
_TOWER = (
    (-0.66, 0.9), (-0.52, -0.2), (-0.74, -0.28), (-0.74, -0.8), (-0.38, -0.8), (-0.38, -0.52),
    (-0.18, -0.52), (-0.18, -0.8), (0.18, -0.8), (0.18, -0.52), (0.38, -0.52), (0.38, -0.8),
    (0.74, -0.8), (0.74, -0.28), (0.52, -0.2), (0.66, 0.9),
)  # fmt: skip
_GATE_AT = ((-0.2, 0.9), (-0.2, 0.42), (0.0, 0.24), (0.2, 0.42), (0.2, 0.9))
#: The two halves of a shield, along its break.
_LEFT_HALF = (
    (-0.86, -0.9), (0.1, -0.9), (-0.16, -0.42), (0.16, -0.06), (-0.12, 0.4), (0.0, 1.0),
    (-0.5, 0.66), (-0.86, 0.1),
)  # fmt: skip
_RIGHT_HALF = (
    (0.1, -0.9), (0.86, -0.9), (0.86, 0.1), (0.5, 0.66), (0.0, 1.0), (-0.12, 0.4), (0.16, -0.06),
    (-0.16, -0.42),
)  # fmt: skip
_SHIELD: Colour = (186, 36, 42)
_SHIELD_EDGE: Colour = (242, 206, 128)
_FLAG = ((-0.04, -0.8), (-0.04, -1.3), (0.62, -1.08), (0.06, -0.9))
#: A skull's outline in shares of its radius: the head's middle and size, the jaw's corners.
_HEAD = (-0.16, 0.62)
_JAW = ((-0.36, 0.2), (0.36, 0.2), (0.3, 0.74), (-0.3, 0.74))
_NOSE = ((0.0, 0.12), (0.1, 0.3), (-0.1, 0.3))
_TEETH = (-0.11, 0.11)


def paint_tower(canvas: Canvas, middle: Point, radius: float, *, fort: bool = False) -> None:
    """Paint the tower of a Bastion, or the burning one of a Fort with its flag."""
    canvas.polygon(_around(middle, radius * 1.16, _TOWER), Colours.ink_shadow)
    canvas.polygon(_around(middle, radius, _TOWER), _NIGHT_STONE if fort else _STONE)
    canvas.polygon(_around(middle, radius, _GATE_AT), _GATE)
    if fort:
        canvas.polygon(_around(middle, radius, _FLAG), _ROOF)


def paint_broken_shield(canvas: Canvas, middle: Point, radius: float) -> None:
    """Paint a stronghold's shield in two halves: the Bastion breaks here."""
    x, y = middle
    for way, half in ((-1, _LEFT_HALF), (1, _RIGHT_HALF)):
        apart = x + way * radius * 0.16, y + way * radius * 0.1
        canvas.polygon(_around(apart, radius, half), _SHIELD_EDGE)
        inner = apart[0] + way * radius * 0.02, apart[1] - radius * 0.02
        canvas.polygon(_around(inner, radius * 0.7, half), _SHIELD)


def paint_cross(canvas: Canvas, middle: Point, radius: float) -> None:
    """Paint two bars across: what stands below is destroyed."""
    x, y = middle
    arm = radius * 0.86
    for extra, colour in ((2.2, Colours.ink_shadow), (0.0, Colours.victim)):
        for way in (-1, 1):
            ends = (x - arm, y - arm * way), (x + arm, y + arm * way)
            canvas.line(*ends, colour, width=max(1.6, radius * 0.26) + extra)


def paint_skull(canvas: Canvas, middle: Point, radius: float) -> None:
    """Paint the sign of what falls."""
    x, y = middle

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x + radius * across, y + radius * down) for across, down in points]

    up, size = _HEAD
    for extra, colour in ((radius * 0.13, Colours.ink_shadow), (0.0, _BONE)):
        canvas.circle((x, y + radius * up), radius * size + extra, colour)
        wide, low = 1 + extra / radius * 2.4, extra
        jaw = [(x + (px - x) * wide, py + low * (1 if py > y + radius * 0.5 else 0))
               for px, py in at(_JAW)]  # fmt: skip
        canvas.polygon(jaw, colour)
    for way in (-1, 1):
        canvas.circle((x + way * radius * 0.25, y - radius * 0.1), radius * 0.17, _SOCKET)
    canvas.polygon(at(_NOSE), _SOCKET)
    for across in _TEETH:
        top, foot = at(((across, 0.46), (across, 0.74)))
        canvas.line(top, foot, _SOCKET, width=max(1.0, radius * 0.09))


def _around(middle: Point, radius: float, shape: Sequence[Point]) -> list[Point]:
    x, y = middle
    return [(x + radius * across, y + radius * down) for across, down in shape]

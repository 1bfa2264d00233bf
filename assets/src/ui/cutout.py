"""Pictures with transparency, and the lights and paths that they share."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ..compose import render
from ..curves import Knot, knots, polygon, smooth
from ..finish import tone
from ..raster import Pixels
from ..scene import Blend, Light, Marks, Scene, Shape
from ..svg import cover, linear

GOLD = linear("gold", (0, 10), (100, 90), (0, "#ffe9a6"), (0.45, "#d99b3a"), (1, "#8a5420"))
BADGE_LIGHT = Light(
    (-0.5, -0.72, 0.52), "#fff3da", "#565a78", (0.7, 0.7), "#fff0d0", 0.35, "#000000", "#140c10"
)


class Piece(NamedTuple):
    """A cut-out picture and its pixels per unit."""

    scene: Callable[[], Scene]
    scale: float


def cut_out(piece: Piece) -> Pixels:
    """Paint on black and on white, and solve for colour and transparency."""
    black, white = (_painted_on(piece, backing) for backing in ("#000000", "#ffffff"))
    alpha = np.clip(1 - (white - black).min(-1), 0, 1)[..., None]
    colours = np.clip(black / np.maximum(alpha, 1e-3), 0, 1)
    return np.concatenate([tone(colours, 0.9, 1.12), alpha], -1)


def _painted_on(piece: Piece, backing: str) -> Pixels:
    scene = piece.scene()
    scene.layers.insert(0, Marks(cover(backing, *scene.size), Blend.COVER))
    return render(scene, piece.scale)


def badge(gradients: str, *groups: tuple[Shape, ...]) -> Scene:
    """Stack groups of shapes on a square of 100 units."""
    scene = Scene(gradients, BADGE_LIGHT, 4, (100, 100))
    for shapes in groups:
        scene.group(*shapes, shadow=0.5, shadow_offset=(0, 3), shadow_blur=3, form=0.2, outline=2.4)
    return scene


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Outline a rectangle with round corners."""
    return smooth(_corners(x, y, width, height, radius), tension=1 / 6)


def rounded_frame(outer: tuple[float, float, float, float, float], border: float) -> str:
    """Outline a rounded rectangle with a rounded hole."""
    x, y, width, height, radius = outer
    inner = _corners(
        x + border, y + border, width - 2 * border, height - 2 * border, max(radius - border, 2)
    )
    return rounded(*outer) + smooth(inner[::-1], tension=1 / 6)


def _corners(x: float, y: float, width: float, height: float, radius: float) -> list[Knot]:
    """Give the points of a rounded rectangle; each corner is a quarter circle of points."""
    right, bottom = x + width, y + height
    points = []
    for centre_x, centre_y, start in (
        (x + radius, y + radius, 180), (right - radius, y + radius, 270),
        (right - radius, bottom - radius, 0), (x + radius, bottom - radius, 90),
    ):  # fmt: skip
        for step in range(7):
            angle = np.radians(start + step * 15)
            at_x, at_y = centre_x + radius * np.cos(angle), centre_y + radius * np.sin(angle)
            points.append(Knot(float(at_x), float(at_y), step in (0, 6)))
    return points


def facets(corners: list[tuple[float, float]], inner: float, colours: list[str]) -> list[Shape]:
    """Cut a gem: one facet for each edge around a smaller table."""
    centre_x = sum(x for x, _ in corners) / len(corners)
    centre_y = sum(y for _, y in corners) / len(corners)
    table = [
        (centre_x + (x - centre_x) * inner, centre_y + (y - centre_y) * inner) for x, y in corners
    ]
    shapes = []
    for index, tone_of_facet in enumerate(colours):
        after = (index + 1) % len(corners)
        edge = [corners[index], corners[after], table[after], table[index]]
        shapes.append(Shape(polygon(edge), tone_of_facet, round=3, contact=0, shine=0.35, ink=0.3))
    return shapes


def flipped(points: str, width: float, height: float, right: bool, low: bool) -> str:
    """Draw a soft shape in any of the four corners of a picture."""
    return smooth(
        [
            Knot(width - p.x if right else p.x, height - p.y if low else p.y, p.corner)
            for p in knots(points)
        ]
    )

"""The back of the cards: a crystal in a golden knot on blue."""

import math

from ..curves import Knot, ellipse, knots, polygon, taper
from ..scene import Light, Scene, Shape
from ..svg import linear, radial
from .cutout import Piece, rounded, rounded_frame

WIDTH, HEIGHT = 375, 525
LIGHT = Light(
    (-0.5, -0.7, 0.52), "#fff0cf", "#46507a", (0.7, 0.7), "#ffe9b0", 0.3, "#000000", "#0a0814"
)
LOOP = (
    (0.3, -0.5),
    (0.62, -0.34),
    (0.9, -0.1),
    (1.0, 0.06),
    (0.86, 0.2),
    (0.66, 0.16),
    (0.6, 0.0),
    (0.68, -0.08),
)
CRYSTAL = (
    ("50,4 50,60 26,34", "#baf4ff"), ("50,4 74,34 50,60", "#5cc8ff"),
    ("26,34 50,60 50,96 22,66", "#3aa0f0"), ("74,34 78,66 50,96 50,60", "#2a86e0"),
)  # fmt: skip


def card_back() -> Scene:
    """Lay cloth, frame, knot and crystal."""
    colours = radial("cloth", (187, 262), 330, (0, "#2f5a86"), (0.6, "#1a2f5e"), (1, "#0c1434"))
    colours += linear(
        "gold", (0, 0), (WIDTH, HEIGHT), (0, "#ffe9a6"), (0.5, "#c98a36"), (1, "#8a5420")
    )
    scene = Scene(colours, LIGHT, 9, (WIDTH, HEIGHT))
    weave = "".join(
        f'<path d="M{x} 0L{x - 262} 525M{x - 525 + 262} 0L{x - 262} 525" stroke="#6fa0d8" '
        f'stroke-width="1.2" opacity=".16"/>'
        for x in range(0, 900, 30)
    )
    cloth = Shape(
        rounded(6, 6, WIDTH - 12, HEIGHT - 12, 20),
        "url(#cloth)",
        round=4,
        bump=0.25,
        rim=0,
        detail=weave,
    )
    scene.group(cloth, shadow=0, form=0, outline=0)
    scene.group(
        Shape(rounded_frame((1.5, 1.5, WIDTH - 3, HEIGHT - 3, 24), 11.5), "url(#gold)", round=7,
              bump=0.35, bump_size=7, shine=0.4, gloss=9, contact=0.6),
        Shape(rounded_frame((26, 26, WIDTH - 52, HEIGHT - 52, 12), 3),
              "url(#gold)", round=1.5, ink=0.3),
        shadow=0.4, shadow_offset=(0, 6), form=0, outline=0,
    )  # fmt: skip
    scene.group(*_knot(), *_flourishes(), shadow=0.6, form=0)
    scene.group(
        Shape(ellipse(187.5, 262.5, 62, 80), "url(#gold)", round=7, shine=0.5, gloss=9),
        Shape(ellipse(187.5, 262.5, 52, 69), "#14264e", round=12, contact=0.8),
        shadow=0.6, form=0,
    )  # fmt: skip
    gem = [
        Shape(polygon([(187 + (p.x - 50) * 1.25, 262 + (p.y - 50) * 1.25) for p in knots(face)]),
              colour, round=5, contact=0, shine=0.35)
        for face, colour in CRYSTAL
    ]  # fmt: skip
    scene.group(*gem, shadow=0.6, form=0.1)
    return scene


def _knot() -> list[Shape]:
    """Wind eight loops around the middle."""
    shapes = []
    for index in range(8):
        start, reach = index * math.tau / 8, 96 if index % 2 else 128
        spine = [
            (
                187.5 + reach * far * math.cos(start + turn),
                262.5 + reach * 1.28 * far * math.sin(start + turn),
            )
            for far, turn in LOOP
        ]
        path = taper(spine, [12, 11, 10, 9, 7, 5, 3, 1], 70)
        shapes.append(Shape(path, "url(#gold)", round=5, shine=0.5, gloss=9, contact=0.6))
    return shapes


def _flourishes() -> list[Shape]:
    curls = (
        ("40,150 44,90 84,52 110,70 96,96 78,86 86,74", [2, 8, 9, 8, 6, 4, 2]),
        ("150,40 96,42 58,76", [2, 8, 8]),
    )
    shapes = []
    for right in (False, True):
        for low in (False, True):
            for points, widths in curls:
                spine = [
                    Knot(WIDTH - p.x if right else p.x, HEIGHT - p.y if low else p.y)
                    for p in knots(points)
                ]
                shapes.append(
                    Shape(taper(spine, widths, 60), "url(#gold)", round=4, shine=0.4, gloss=9)
                )
    return shapes


PIECES = {"back": Piece(card_back, 2)}

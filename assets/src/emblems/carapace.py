"""Carapace: a domed shell with two eyes shining under it."""

import math

from ..curves import ellipse, polygon, smooth, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, linear, oval, spots

BACKDROP = Backdrop(
    ("#0b3350", "#1f7f8e", "#8fdcc4"),
    ("#dffff0", "#5fc8b8"),
    "#12566c",
    "#06182a",
    "waves",
    radius=138,
    halo="rings",
)
LIGHT = lit("#0c1620", "#3f5f86", "#d8fff0", "#4a6a5a", 0.7)


def scene() -> Scene:
    """Draw the head in."""
    colours = (
        linear("shell", (80, 80), (300, 300), (0, "#ffc46a"), (0.5, "#c87a34"), (1, "#7a3a24"))
        + linear("plate", (90, 70), (280, 290), (0, "#ffdc8a"), (0.5, "#d98a3a"), (1, "#94482a"))
        + linear("rim", (40, 250), (340, 310), (0, "#ffe9b0"), (1, "#b9803a"))
        + linear("skin", (60, 290), (320, 390), (0, "#9ac86a"), (1, "#3f7a4c"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 30)
    picture.group(*_feet(), shadow=0.5)
    picture.group(*_shell(), shadow=0.6, roundness=120, form=0.5)
    for x in (150, 225):
        picture.sharp(oval(x, 318, 17, 11, "#fff2a0") + oval(x + 2, 319, 5, 9, "#1a0e08"))
        picture.sharp(disc(x - 6, 314, 3.2, "#ffffff"))
        picture.afterglow(disc(x, 318, 22, "#ffd23a", 0.8), 8)
    return finish(picture, BACKDROP, "#eafff0")


def _feet() -> list[Shape]:
    shapes = []
    for x, lean in ((76, -18), (299, 18)):
        limb = [(x, 300.0), (x + lean, 350.0), (x + lean * 1.4, 384.0)]
        scales = spots(int(x), 24, (x - 60, 300, x + 60, 400), "#2f6a44", (3, 6), 0.5)
        shapes.append(
            Shape(taper(limb, [70, 66, 60]), "url(#skin)", round=28, bump=0.8, detail=scales)
        )
        shapes += [
            Shape(ellipse(x + lean * 1.4 + toe, 400, 10, 12), "#fff0c8", round=9)
            for toe in (-22, 0, 22)
        ]
    return shapes


def _shell() -> list[Shape]:
    dome = (
        "34,296! 36,230 62,150 118,84 187,62 256,84 312,150 338,230 340,296! 260,284 "
        "187,280 114,284"
    )
    dark = "64,286! 120,278 187,274 254,278 311,286! 300,338 250,358 187,364 124,358 74,338"
    shapes = [
        Shape(smooth(dark), "#160f1a", round=10, flat=0.6, rim=0),
        Shape(smooth(dome), "#7a3f26", round=120, bump=0.4),
        *_plates(),
    ]
    for index in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        angle = math.pi * (1 - index / 8)
        x, y = 187 - 152 * math.cos(math.pi - angle), 292 - 20 * math.sin(angle)
        scute = (
            f"{x - 22:.0f},{y - 14:.0f} {x + 22:.0f},{y - 14:.0f} "
            f"{x + 20:.0f},{y + 12:.0f} {x - 20:.0f},{y + 12:.0f}"
        )
        shapes.append(Shape(smooth(scute), "url(#rim)", round=10, bump=0.4, shine=0.3, contact=0.7))
    return shapes


def _plates() -> list[Shape]:
    """Cover the dome with horn plates: each a large tile with a smaller one on it."""
    tiles = (
        ("187,76 232,98 240,150 187,176 134,150 142,98", 0.62),
        ("134,160 184,184 182,252 126,258 92,206", 0.62),
        ("240,160 190,184 192,252 248,258 282,206", 0.62),
        ("128,92 132,146 86,198 56,180 88,124", 0.6),
        ("246,92 242,146 288,198 318,180 286,124", 0.6),
        ("54,192 84,208 116,262 44,270", 0.55),
        ("320,192 290,208 258,262 330,270", 0.55),
    )
    shapes = []
    for text, inner in tiles:
        corners = [tuple(map(float, word.split(","))) for word in text.split()]
        x = sum(corner[0] for corner in corners) / len(corners)
        y = sum(corner[1] for corner in corners) / len(corners)
        shapes.append(
            Shape(
                polygon([(c[0], c[1]) for c in corners]),
                "url(#shell)",
                round=14,
                bump=0.7,
                bump_size=7,
                shine=0.15,
                contact=0.3,
            )
        )
        small = [(x + (c[0] - x) * inner, y + (c[1] - y) * inner) for c in corners]
        shapes.append(
            Shape(polygon(small), "url(#plate)", round=12, bump=0.5, shine=0.3, contact=0.4)
        )
    return shapes

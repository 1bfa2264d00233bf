"""Annihilation: a black sun that breaks apart."""

import math
import random

from ..curves import ellipse, polygon, ring, star
from ..props import shards
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, line, radial, rays

CENTRE = (187.0, 200.0)
BACKDROP = Backdrop(
    ("#12041c", "#5a0c2a", "#d8442a"),
    ("#fff8d0", "#ff8a3a"),
    "#2e0818",
    "#0e0410",
    "crags",
    radius=142,
    halo="rays",
    centre=CENTRE,
)
LIGHT = lit("#0a0410", "#4a2a5a", "#ffd080", "#ff7a2a", 1.0)


def scene() -> Scene:
    """End it."""
    colours = radial("sun", (150, 150), 190, (0, "#6a4a8a"), (0.5, "#2e1a4a"), (1, "#120826"))
    colours += radial("core", CENTRE, 130, (0, "#ffffff"), (0.6, "#fff0a0"), (1, "#ffb03a"))
    picture = stage(BACKDROP, LIGHT, colours, 69)
    for outer, inner, count, tone, turn in (
        (196, 118, 13, "#ff5a2a", 0),
        (172, 112, 17, "#ffa02e", 9),
        (148, 104, 21, "#ffe27a", 4),
    ):
        picture.veil(fill(polygon(star(*CENTRE, outer, inner, count, turn)), tone, 0.9), 1.2)
    picture.glow(fill(rays(CENTRE, (96, 330), 9, 0.22, 13), "#fff0b0", 0.5), 3)
    picture.cover(fill(ellipse(*CENTRE, 112), "url(#core)"))
    picture.group(*_plates(), shadow=0, outline=1.6, form=1.0, roundness=110)
    picture.group(*_debris(), shadow=0.3, form=0)
    _burst(picture)
    return finish(picture, BACKDROP, "#ffe08a")


def _plates() -> list[Shape]:
    """Break the ball into pieces that drift apart, most of all to the upper right."""
    chance = random.Random(7)
    plates = []
    for piece in shards(5, CENTRE, 104, 19):
        x = sum(corner[0] for corner in piece) / len(piece)
        y = sum(corner[1] for corner in piece) / len(piece)
        out_x, out_y = x - CENTRE[0], y - CENTRE[1]
        if math.hypot(out_x, out_y) < 26:
            continue
        torn = max(0.0, (out_x - out_y) / 150)
        push = 0.05 + 0.3 * torn * chance.uniform(0.6, 1.2)
        size = 0.9 - 0.14 * torn
        corners = [
            (x + (a - x) * size + out_x * push, y + (b - y) * size + out_y * push) for a, b in piece
        ]
        plates.append(
            Shape(
                polygon(corners), "url(#sun)", round=11, bump=1.1, bump_size=9, contact=0, ink=0.6
            )
        )
    return plates


def _debris() -> list[Shape]:
    chance = random.Random(4)
    shapes = []
    for index in range(16):
        angle, away = math.tau * index / 16 + chance.uniform(-0.15, 0.15), chance.uniform(126, 172)
        size = chance.uniform(4, 11)
        corners = [
            (
                CENTRE[0] + away * math.cos(angle) + size * math.cos(a) * chance.uniform(0.7, 1.2),
                CENTRE[1] + away * math.sin(angle) + size * math.sin(a) * chance.uniform(0.6, 1.1),
            )
            for a in (0, 1.2, 2.5, 3.8, 5)
        ]
        shapes.append(Shape(polygon(corners), "#4a3060", round=5, bump=0.6, bump_size=5))
    return shapes


def _burst(picture: Scene) -> None:
    picture.glow(fill(ring(*CENTRE, 162, 6, 0.3), "#fff0c0", 0.9), 2)
    picture.glow(fill(ring(*CENTRE, 166, 14, 0.3), "#ff8a4a", 0.8), 7)
    picture.sharp(fill(polygon(star(*CENTRE, 26, 8, 4)), "#ffffff"))
    bolts = (
        "187,200 166,160 176,134 158,96",
        "187,200 226,216 244,206 286,226",
        "187,200 164,236 172,258 148,296",
    )
    for bolt in bolts:
        picture.sharp(line(bolt, "#fffbe0", 4, 0.9))
        picture.afterglow(line(bolt, "#ffd06a", 12, 0.9), 5)
    picture.afterglow(disc(*CENTRE, 46, "#fff2c0", 0.9), 16)

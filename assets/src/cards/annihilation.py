"""Annihilation: a dark sun opens over a world that is coming apart."""

import math
import random
from dataclasses import replace
from itertools import pairwise

from ..curves import Points, ellipse, knots, polygon, ridge, ring, smooth, star, taper
from ..props import shards, tower
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, line, linear, radial, rays, specks

CENTRE = (187.0, 178.0)
BACKDROP = Backdrop(
    ("#0e0420", "#5a0c34", "#f0582a"), ("#fff6c8", "#ff9a3a"), "#3a0a22", "#0c0412", "crags",
    radius=128, halo="rays", centre=CENTRE,
)  # fmt: skip
LIGHT = lit("#0a0410", "#4a2a5a", "#ffd080", "#ff7a2a", 1.0)
BOLTS = (
    "187,178 152,140 164,112 132,66 138,44", "187,178 232,190 252,172 300,196 336,186",
    "187,178 160,220 172,246 140,290 146,318", "187,178 222,140 216,112 252,70",
    "187,178 226,226 222,250 262,300",
)  # fmt: skip


def scene() -> Scene:
    """Blast, the sun's broken crust, what it tears up, and the ground that lets go."""
    colours = (
        radial("sun", (140, 120), 200, (0, "#8a5aa8"), (0.5, "#3a2058"), (1, "#140828"))
        + radial("core", CENTRE, 124, (0, "#ffffff"), (0.55, "#fff0a0"), (1, "#ffa02e"))
        + linear("land", (0, 320), (0, 460), (0, "#a05a4a"), (0.3, "#5a2a3a"), (1, "#1a0a1c"))
        + linear("stone", (0, 250), (0, 400), (0, "#d8a888"), (1, "#6a4048"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 69)
    for outer, inner, count, tone, turn in (
        (236, 122, 13, "#c8281e", 0), (206, 118, 17, "#ff5a22", 9), (172, 112, 19, "#ffa02e", 4),
        (146, 106, 23, "#ffe27a", 0),
    ):  # fmt: skip
        burst = smooth(star(*CENTRE, outer, inner, count, turn))
        picture.veil(fill(burst, tone, 0.85), 1.4)
    picture.glow(fill(rays(CENTRE, (96, 360), 11, 0.2, 13), "#fff0b0", 0.45), 3)
    picture.veil(fill(ring(*CENTRE, 178, 7, 0.34), "#fff4c8", 0.8), 1.5)
    picture.cover(fill(ellipse(*CENTRE, 110), "url(#core)"))
    picture.group(*_crust(), shadow=0, outline=1.6, form=1.0, roundness=110)
    _bolts(picture)
    below = replace(LIGHT, key=(0.0, -0.8, 0.45), key_colour="#ffc06a", ambient="#4a2444")
    picture.group(*_ground(), light=below, shadow=0.4, form=0.2, fade=(390, 460, 0.6))
    crack = "187,356! 194,366 184,376 198,390 188,404 204,420 196,470! 176,470! 180,420 170,404 "
    crack += "180,388 172,374 180,364!"
    picture.glow(fill(polygon(crack), "#ff6a1e"), 7)
    picture.cover(fill(polygon(crack), "#ffb83a"))
    picture.group(*_torn(), light=below, shadow=0.5, form=0.2)
    picture.afterglow(disc(*CENTRE, 48, "#fff2c0", 0.9), 16)
    picture.afterglow(specks(7, 46, (20, 30, 355, 380), "#ffd06a", (0.8, 2.2)), 0.5)
    return finish(picture, BACKDROP, "#ffe08a")


def _crust() -> list[Shape]:
    """Let the plates drift apart, most of all to the upper right."""
    chance = random.Random(7)
    plates = []
    for piece in shards(5, CENTRE, 104, 21):
        x, y = _middle(piece)
        out_x, out_y = x - CENTRE[0], y - CENTRE[1]
        if math.hypot(out_x, out_y) < 30:
            continue
        torn = max(0.0, (out_x - out_y) / 150)
        push = 0.07 + 0.34 * torn * chance.uniform(0.6, 1.2)
        size = 0.9 - 0.14 * torn
        corners = [
            (x + (a - x) * size + out_x * push, y + (b - y) * size + out_y * push) for a, b in piece
        ]
        plates.append(
            Shape(polygon(corners), "url(#sun)", round=11, bump=1.1, bump_size=9, contact=0,
                ink=0.6)
        )  # fmt: skip
    return plates


def _middle(piece: Points) -> tuple[float, float]:
    corners = knots(piece)
    return sum(p.x for p in corners) / len(corners), sum(p.y for p in corners) / len(corners)


def _bolts(picture: Scene) -> None:
    for bolt in BOLTS:
        corners = [(p.x, p.y) for p in knots(bolt)]
        for width, tone in ((9, "#ff9a3a"), (4.5, "#fffbe0")):
            path = "".join(
                taper([start, end], [width * (1 - n * 0.18), width * (0.82 - n * 0.18)], 4)
                for n, (start, end) in enumerate(pairwise(corners))
            )
            picture.glow(fill(path, tone, 0.9), 3 if width > 5 else 0.4)
        picture.afterglow(line(bolt, "#ffd06a", 8, 0.5), 6)
    picture.sharp(fill(polygon(star(*CENTRE, 34, 9, 4)), "#ffffff"))


def _ground() -> list[Shape]:
    """Spread a plain with two towers left on it."""
    return [
        Shape(ridge(-20, 395, 364, 18, 3, 540), "url(#land)", round=12, bump=2, bump_size=9),
        tower((34, 318, 22, 60), "url(#stone)", 4),
        Shape(polygon("30,320 45,286 60,320"), "#8a2434", round=8, bump=0.3),
        tower((312, 312, 20, 62), "url(#stone)", 6),
    ]  # fmt: skip


def _torn() -> list[Shape]:
    """Lift clods, boulders and a tower's head off the ground."""
    chance = random.Random(4)
    shapes = []
    for index, (x, y, size) in enumerate((
        (84, 318, 20), (262, 326, 17), (132, 346, 11), (236, 352, 9), (54, 252, 11), (330, 262, 10),
        (110, 284, 7), (288, 286, 8), (34, 188, 6), (346, 130, 7), (60, 92, 6), (300, 60, 5),
        (160, 330, 6), (214, 322, 5),
    )):  # fmt: skip
        corners = [
            (x + size * chance.uniform(0.75, 1.2) * math.cos(a),
             y + size * chance.uniform(0.65, 1.05) * math.sin(a))
            for a in (0, 1.1, 2.2, 3.1, 4.1, 5.2)
        ]  # fmt: skip
        tone = "#7a4a52" if index % 3 else "#a06a5a"
        shapes.append(Shape(polygon(corners), tone, round=6, bump=0.9, bump_size=6))
    return shapes

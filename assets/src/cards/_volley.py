"""The volley at dusk that the Martyr stands in, and the shield that has caught most of it."""

import math

from ..actors import earth, furrows
from ..curves import ellipse, place, polygon, ridge, ring, star, taper
from ..figures import arrow
from ..props import rivets, tufts
from ..scene import Scene, Shape
from ..svg import fill, lines, oval

GOLD = "url(#gold)"
SHIELD = (226, 148)


def volley(picture: Scene) -> None:
    """Paint the field at dusk: who shoots is far off, and what has missed stands about."""
    picture.veil(oval(320, 320, 170, 70, "#ffd080", 0.8), 22)
    picture.veil(fill(ridge(-5, 380, 312, 18, 3), "#a85068", 0.9), 1.4)
    host = "".join(taper([(x, 330), (x + 4, 276 + x % 19)], [3, 2]) for x in range(326, 380, 8))
    picture.veil(fill(host, "#843858", 0.95), 0.6)
    earth(picture, 336, 8, 4)
    furrows(picture, 336, "#7c4458", "#ffc08c", 5)
    grass = tufts([(0, 352), (375, 350)], 40, 16, 3) + tufts([(0, 400), (375, 396)], 24, 24, 6)
    picture.cover(fill(grass, "#94584c", 0.8))
    streaks = [[(x, y), (x + 58, y - 30)] for x, y in ((6, 150), (30, 236), (318, 60), (328, 250))]
    picture.veil(lines(streaks, "#ffd8b0", 4, 0.55), 1.2)


def shield() -> list[Shape]:
    """Stick arrows about the round shield, like the rays of a halo."""
    x, y = SHIELD
    rays: list[Shape] = []
    for turn in (-172, -140, -104, -66, -20):
        a = math.radians(turn)
        near, far = 80 + turn % 4 * 5, 128 + turn % 7 * 3
        rays += arrow((x + far * math.cos(a), y + far * math.sin(a)),
            (x + near * math.cos(a), y + near * math.sin(a)), "#fff4dc")  # fmt: skip
    studs = [place([(91, 0)], x, y, 1, turn)[0] for turn in range(-170, 190, 24)]
    sun = polygon(star(x, y, 84, 54, 12))
    return [
        Shape(ellipse(x, y, 99), "url(#face)", round=26,
            detail=fill(sun, "#ffc860", 0.8)),
        Shape(ring(x, y, 101, 19), GOLD, round=9, shine=0.6, gloss=8),
        *rivets([(stud.x, stud.y) for stud in studs], 4, "#8c3430"),
        *rays,
    ]  # fmt: skip

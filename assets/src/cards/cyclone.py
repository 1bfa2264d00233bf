"""Cyclone: one wind from the clouds to the field, and all that it carries goes its way."""

import math

from ..actors import earth, furrows, grooves, motes, moved, outdoors
from ..curves import ellipse, place, polygon, rectangle, ridge, smooth, taper
from ..figures import limb
from ..props import gear, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, oval
from ._guard import body, boots, head, helmet

LIGHT = lit("#06222c", "#4a7c90", "#fff2c0", "#8ab0a0", 0.7)
TURNS = 9


def scene() -> Scene:
    """Paint a gap under the storm, the torn field, the wind, and what it carries."""
    colours = linear(
        "wind", (40, 0), (330, 0), (0, "#f4ffff"), (0.5, "#9cd0dc"), (1, "#4c8ca4")
    ) + linear("gyre", (60, 0), (320, 0), (0, "#a8d8e0"), (0.45, "#5c98ac"), (1, "#1c4c68"))
    picture = outdoors(
        LIGHT, ("#123848", "#3a7c88", "#f4e8a4"), ("#a8b45c", "#6c8444", "#2c4c3c"), 330, colours, 9
    )
    _land(picture)
    picture.group(*_arcs(math.pi, "#3c7488", "#2a5c74"), shadow=0, outline=0, form=0)
    left = [_edge(step / 4, -1) for step in range(4 * TURNS)]
    right = [_edge(step / 4, 1) for step in range(4 * TURNS)]
    funnel = Shape(smooth([*left, *right[::-1]]), "url(#gyre)", round=120, bump=0.6, ink=0.4)
    picture.group(funnel, shadow=0.4, shadow_blur=12, roundness=110, form=0.7)
    picture.group(*_arcs(0, "url(#wind)", "#a8dce4"), shadow=0.2, outline=0, form=0.3)
    _prey(picture)
    _victim(picture)
    _cloud(picture)
    _foot(picture)
    return motes(picture, "#f4fff0", 5, 34)


def _at(turn: float, reach: float = 1) -> tuple[float, float]:
    """Return where the wind is after so many turns down from the clouds."""
    part = turn / TURNS
    radius = (142 * (1 - part) ** 1.25 + 15) * reach
    x = 196 + 26 * math.sin(part * 4.4) - 40 * part
    angle = turn * math.tau
    return x + radius * math.cos(angle), 66 + 346 * part**0.9 + radius * 0.24 * math.sin(angle)


def _edge(turn: float, side: int) -> tuple[float, float]:
    """Return the outline of the wind at one side."""
    part = turn / TURNS
    radius = 142 * (1 - part) ** 1.25 + 15
    x = 196 + 26 * math.sin(part * 4.4) - 40 * part
    return x + side * radius * 0.97, 66 + 346 * part**0.9


def _arcs(start: float, one: str, other: str) -> list[Shape]:
    """Draw the near half of each turn, or the far one."""
    found = []
    for number in range(TURNS * 2):
        turn = number / 2
        first = turn // 1 + (start / math.tau) + (0.0 if number % 2 else 0.06)
        if number % 2:
            first += 0.02
        path = [_at(min(TURNS - 0.01, first + step / 16)) for step in range(9)]
        wide = (30 if number % 2 == 0 else 10) * (1 - turn / TURNS * 0.72)
        lift = 0 if number % 2 == 0 else 15 * (1 - turn / TURNS)
        path = [(x, y + lift) for x, y in path]
        found.append(
            Shape(taper(path, [1, wide * 0.7, wide, wide * 0.7, 1], 60),
                one if number % 2 == 0 else other, round=wide * 0.5, ink=0.1, contact=0.25)
        )  # fmt: skip
    return found


def _land(picture: Scene) -> None:
    picture.veil(oval(250, 322, 190, 30, "#fff4b0", 0.7), 14)
    picture.veil(fill(ridge(-5, 380, 316, 18, 3), "#5c8c84", 0.8), 1.2)
    earth(picture, 334, 5, 4)
    furrows(picture, 334, "#2c5440", "#d8d488", 3)
    rut = "M150 410L188 408L330 530L120 530Z"
    picture.veil(fill(rut, "#5a4630", 0.85), 4)
    bent = tufts([(0, 372), (120, 390)], 22, 26, 3, 0.9) + tufts([(236, 380), (380, 366)], 24, 26,
        4, -0.9)  # fmt: skip
    picture.cover(fill(bent, "#4c6c38"))
    fence = "".join(
        polygon(place("-3,-26! 3,-26! 4,0! -4,0!", x, y, 1, turn))
        for x, y, turn in ((22, 378, 34), (52, 384, 40), (86, 392, 52))
    )
    picture.cover(fill(fence + taper("14,362 60,368 104,386", [4, 4, 3]), "#4a3a34"))
    picture.cover(fill(tufts([(-5, 486), (90, 500)], 16, 46, 3, 0.7, 5) + tufts([(290, 500),
        (380, 480)], 14, 46, 4, -0.6, 5), "#24402c"))  # fmt: skip


def _prey(picture: Scene) -> None:
    roof = place("-44,-4! 0,-40! 44,-4! 36,4! -36,4!", 0, 0)
    house = [
        Shape(polygon(place("-32,0! 32,0! 28,42! -30,44!", 0, 0)), "#e8c898", round=8,
            detail=grooves(["-32,14 32,12", "-8,0 -8,44", "14,0 12,44"], "#7a4a2c", 3)),
        Shape(smooth(roof), "#c8503c", round=9, detail=grooves(["-30,-8 30,-8", "-18,-20 18,-20"],
            "#7a2424", 2)),
        Shape(rectangle(-24, 12, 14, 14), "#ffdc6a", round=3, glow=0.7),
        Shape(polygon("4,44 4,20 20,20 20,44"), "#6a3a24", round=4),
    ]  # fmt: skip
    picture.group(*moved(house, (0, 0), (64, 226), 1.0, -26), shadow=0.3)
    tree = [
        limb("0,52 0,10", [12, 9], "#7a5434"),
        limb("0,50 -16,66", [7, 2], "#7a5434"),
        limb("0,50 14,68", [7, 2], "#7a5434"),
        Shape(
            smooth("-34,10 -38,-16 -14,-40 14,-38 36,-14 32,12 0,22"),
            "#5a9c48",
            round=24,
            bump=1.4,
            bump_size=9,
        ),
    ]
    picture.group(*moved(tree, (0, 0), (318, 190), 0.9, 64), shadow=0.3)
    wheel = Shape(gear(128, 320, 22, 12), "#a8743c", round=5)
    planks = [
        Shape(polygon(place("-26,-4! 26,-4! 26,4! -26,4!", x, y, k, turn)), "#b8824c", round=3)
        for x, y, k, turn in ((250, 340, 0.8, 20), (116, 150, 0.7, -20), (262, 128, 0.7, 14))
    ]
    picture.group(wheel, *planks, shadow=0.3)


def _victim(picture: Scene) -> None:
    parts = [*boots(), *body(), *head()]
    picture.group(
        *moved(parts, (226, 340), (212, 236), 0.66, 142), shadow=0.45, shadow_blur=6, outline=2,
    )  # fmt: skip
    pupils = moved([Shape("M199 262L199 262", ""), Shape("M237 258L237 258", "")], (226, 340),
        (212, 236), 0.66, 142)  # fmt: skip
    spots = [shape.path[1:].split("L")[0].split() for shape in pupils]
    picture.sharp("".join(disc(float(x), float(y), 3.2, "#140a12") for x, y in spots))
    picture.group(*moved(helmet(0, 0, 0), (0, 0), (300, 330), 0.55, 40), shadow=0.3)
    for path in ("150,200 176,240 250,282 320,262", "128,250 170,300 240,312 282,292"):
        picture.veil(line(path, "#f0ffff", 4, 0.7), 0.8)


def _cloud(picture: Scene) -> None:
    heaps = ((10, 34, 52), (70, 20, 56), (140, 30, 58), (214, 22, 60), (284, 32, 56), (356, 24, 56),
        (40, 62, 36), (110, 68, 38), (190, 72, 40), (268, 70, 38), (338, 62, 38))  # fmt: skip
    for tone, heap in (("#2c5868", heaps[:6]), ("#548898", heaps[6:])):
        path = "".join(ellipse(x, y, r * 1.1, r * 0.62) for x, y, r in heap)
        cloud = Shape(path, tone, round=34, bump=1.6, bump_size=20, ink=0.5)
        picture.group(cloud, shadow=0.5, form=0.4, roundness=40)
    picture.veil(clouds(4, 4, (20, 60, 355, 84), 80, "#0c2c3c", 0.35), 6)
    bolt = "M318 76L292 150L312 146L284 236L330 138L308 142L338 80Z"
    picture.glow(fill(bolt, "#fff2a0"), 7, 1.2)
    picture.cover(fill(bolt, "#ffffe8"))


def _foot(picture: Scene) -> None:
    dust = ((112, 402, 30), (214, 404, 32), (72, 420, 22), (256, 422, 24), (162, 416, 40))
    for tone, lift in (("#b8b488", 10), ("#e8dcae", 0)):
        path = "".join(ellipse(x + lift, y - lift * 1.6, r * 1.2, r * 0.8) for x, y, r in dust)
        picture.group(
            Shape(path, tone, round=20, bump=1.6, bump_size=12, ink=0.2), shadow=0.3, outline=0.8,
            form=0.5, roundness=26,
        )  # fmt: skip
    picture.veil("".join(oval(x, y + 10, r * 1.4, r * 0.5, "#f4ecc8", 0.5) for x, y, r in dust), 6)

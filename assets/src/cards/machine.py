"""Machine: a walking boiler that throws a wall of light before both its neighbours."""

import math

from ..actors import earth, floor_shadow, furrows, motes, outdoors
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..figures import limb, plate
from ..props import rivets
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, oval, radial

LIGHT = lit("#0c0a20", "#4c5490", "#8cf4ff", "#a06a3c", 0.9)
BRASS, COPPER, IRON = "url(#brass)", "#d07840", "#7484ac"


def scene() -> Scene:
    """Dusk on a battlefield, far legs, the two walls of light, boiler and lens, near legs."""
    colours = (
        radial("brass", (160, 150), 190, (0, "#fff0b0"), (0.4, "#e8b450"), (1, "#9c5c24"))
        + radial("core", (180, 196), 44, (0, "#ffffff"), (0.35, "#a0fff4"), (1, "#0c8cb8"))
        + linear("wall", (0, 150), (0, 420), (0, "#c8ffff"), (0.5, "#48d0f0"), (1, "#2878d8"))
    )
    picture = outdoors(
        LIGHT,
        ("#1c2050", "#4c3c80", "#f08c5c"),
        ("#7c5868", "#4c3c5c", "#2c2844"),
        350,
        colours,
        13,
    )
    _land(picture)
    floor_shadow(picture, 186, 444, 150)
    picture.group(*_leg(150, 300, -46, 400, 0.8), *_leg(222, 300, 46, 400, 0.8), shadow=0.3)
    picture.group(*_arms(), shadow=0.4)
    _walls(picture)
    picture.group(*_chimneys(), shadow=0.3)
    picture.group(*_boiler(), shadow=0.4, roundness=90, form=0.5)
    picture.group(*_leg(130, 306, -62, 440, 1), *_leg(242, 306, 62, 440, 1), shadow=0.45)
    _light(picture)
    return motes(picture, "#a8f4ff")


def _land(picture: Scene) -> None:
    picture.veil(oval(187, 346, 220, 40, "#ffb070", 0.7), 16)
    picture.veil(fill(ridge(-5, 380, 322, 20, 3), "#6a4878", 0.85), 1.4)
    far = "M20 340V290H26V282H34V290H40V340ZM300 340V270H308V262H318V270H326V340Z"
    picture.veil(fill(far, "#5a3c70", 0.9), 1)
    earth(picture, 354, 6, 5)
    furrows(picture, 354, "#2c2444", "#d88c78", 8)
    stakes = "".join(taper([(x, 400), (x + lean, 352)], [6, 2]) for x, lean in
        ((18, 10), (34, -8), (346, -10), (362, 8)))  # fmt: skip
    picture.cover(fill(stakes, "#2c2040"))


def _leg(x: float, y: float, out: float, foot: float, size: float) -> list[Shape]:
    """Paint a leg of three joints that ends in a claw on the ground."""
    side = 1 if out > 0 else -1
    knee, ankle = (x + out, y + 16), (x + out * 1.3, foot - 14)
    return [
        limb([(x, y), knee], [20 * size, 16 * size], IRON, shine=0.6, gloss=9, bump=0.1),
        limb([knee, ankle], [15 * size, 24 * size], IRON, shine=0.6, gloss=9, bump=0.1),
        plate([(knee[0] - 17 * size, knee[1] - 13), (knee[0] + 17 * size, knee[1] - 13),
            (knee[0] + 14 * size, knee[1] + 16), (knee[0] - 14 * size, knee[1] + 16)], COPPER,
            round=12, shine=0.6),
        *rivets([knee], 7 * size, "#ffe0a0"),
        plate(place("-26,14! -22,2 -8,-10 10,-10 24,2 30,14! 8,12 0,16 -10,12", ankle[0] + side * 4,
            ankle[1], size), "#98a4c4", round=12, shine=0.6),
        *rivets([ankle], 6 * size, "#ffe0a0"),
    ]  # fmt: skip


def _arms() -> list[Shape]:
    parts = []
    for side in (-1, 1):
        shoulder, elbow, dish = (
            (186 + side * 78, 214), (186 + side * 104, 268), (186 + side * 118, 226)
        )  # fmt: skip
        parts += [
            limb([shoulder, elbow], [17, 15], IRON, shine=0.6, gloss=9, bump=0.1),
            limb([elbow, dish], [14, 18], IRON, shine=0.6, gloss=9, bump=0.1),
            *rivets([elbow], 10, COPPER),
            plate(_oval_of(dish[0], dish[1], 24, 28), BRASS, round=14, shine=0.6),
            Shape(
                ellipse(dish[0] + side * 7, dish[1], 13, 18),
                "url(#core)",
                round=10,
                glow=0.8,
                shine=0.6,
            ),
        ]
    return parts


def _oval_of(x: float, y: float, across: float, down: float) -> list[tuple[float, float]]:
    """Give eight points of an ellipse."""
    return [
        (x + across * math.cos(k * math.pi / 4), y + down * math.sin(k * math.pi / 4))
        for k in range(8)
    ]


def _walls(picture: Scene) -> None:
    """Stand a wall of six-sided cells at each edge, before whoever is beside."""
    cells = []
    for side in (-1, 1):
        for column in range(2):
            for row in range(5):
                x = 187.5 + side * (160 + column * 30)
                y = 158 + row * 54 + column * 27
                cells.append(polygon(place("-17,-26! 17,-26! 33,0! 17,26! -17,26! -33,0!", x, y,
                    0.92)))  # fmt: skip
    picture.glow(fill("".join(cells), "#2aa8e8"), 12, 0.8)
    picture.veil(fill("".join(cells), "url(#wall)", 0.5))
    edge = "".join(f'<path d="{cell}" fill="none" stroke="#d8ffff" stroke-width="2.6"/>'
        for cell in cells)  # fmt: skip
    picture.cover(edge)


def _chimneys() -> list[Shape]:
    smoke = [
        Shape(ellipse(x, y, r * 1.1, r), "#b8a8c8", round=r, bump=1, ink=0.4)
        for x, y, r in ((232, 60, 17), (252, 40, 20), (280, 28, 18), (306, 14, 22))
    ]
    pipes = []
    for x, top in ((138, 88), (226, 76)):
        pipes += [
            plate([(x - 12, top), (x + 12, top), (x + 13, 140), (x - 13, 140)], COPPER, round=11,
                shine=0.6),
            plate([(x - 17, top - 6), (x + 17, top - 6), (x + 15, top + 9), (x - 15, top + 9)],
                BRASS, round=6, shine=0.6),
        ]  # fmt: skip
    return [*smoke, *pipes]


def _boiler() -> list[Shape]:
    bands = line("96,252 186,276 276,252", "#7c4418", 3, 0.7) + line("100,156 186,136 272,156",
        "#7c4418", 3, 0.7) + oval(146, 150, 26, 12, "#ffffff", 0.55)  # fmt: skip
    nails = [(186 + 88 * math.cos(a), 248 + 22 * math.sin(a)) for a in (0.5, 0.9, 1.57, 2.24, 2.64)]
    grate = "".join(taper([(x, 284), (x, 312)], [5, 5]) for x in (162, 174, 186, 198, 210))
    return [
        plate("132,300 240,300 256,324 232,346 140,346 116,324", IRON, round=20, shine=0.6),
        plate("94,210 104,156 140,126 186,118 232,126 268,156 278,210 270,264 240,304 186,318 "
            "132,304 102,264", BRASS, round=80, shine=0.55, gloss=16, detail=bands),
        plate(_oval_of(186, 200, 62, 60), COPPER, round=16, shine=0.6),
        Shape(ellipse(186, 200, 48, 46), "#142040", round=8, flat=0.5, rim=0),
        Shape(ellipse(186, 200, 43, 41), "url(#core)", round=40, glow=0.7, shine=0.7, gloss=20,
            detail=oval(168, 178, 14, 8, "#ffffff", 0.9)),
        Shape(ellipse(192, 203, 15, 15), "#0c3c6c", round=12, glow=0.4, shine=0.6, contact=0.2),
        plate("124,190 140,150 186,134 232,150 248,190 216,166 186,160 156,166", BRASS, round=14,
            shine=0.6, contact=0.9),
        Shape(smooth("146,280 186,274 226,280 222,312 186,318 150,312"), "#2a1018", round=5,
            flat=0.5, rim=0),
        Shape(grate, "#ffb43a", round=3, glow=0.8, ink=0.5),
        *rivets(nails, 4.6, "#fff0b8"),
        *rivets(((120, 160), (252, 160), (112, 226), (262, 226)), 5, "#fff0b8"),
    ]  # fmt: skip


def _light(picture: Scene) -> None:
    for side in (-1, 1):
        beam = polygon([(186 + side * 124, 214), (186 + side * 190, 150), (186 + side * 190, 330),
            (186 + side * 124, 240)])  # fmt: skip
        picture.glow(fill(beam, "#6ce8ff"), 8, 0.6)
    picture.sharp(disc(186, 196, 5, "#ffffff") + disc(199, 211, 2.4, "#ffffff", 0.7))
    picture.afterglow(disc(186, 200, 60, "#4cd8ff", 0.5), 16)
    picture.afterglow(disc(186, 298, 30, "#ff9a2a", 0.5), 12)

"""Boom!: a bomb that thinks the world of itself, and the guard whom it has picked."""

import random

from ..actors import earth, floor_shadow, grooves, moved, outdoors
from ..curves import Knot, ellipse, knots, place, polygon, ridge, star, taper
from ..figures import limb, plate
from ..props import rivets, tufts
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial, specks
from ._guard import body, far_arm, head, helmet, legs

#: The spark lights whoever runs from it.
LIGHT = Light(
    key=(0.4, -0.72, 0.56), key_colour="#fff0c0", ambient="#64608c", rim_from=(0.75, -0.65),
    rim_colour="#ffd890", rim=1.0, bounce="#b87a3c", ink="#1c0a16",
)  # fmt: skip
BOMB, RADIUS = (226.0, 118.0), 72
SPARK = (322.0, 40.0)
FUSE = "274,76 288,48 306,58 316,44"
#: Where the guard's head is drawn, and where he holds it.
DRAWN, HELD, LEAN = (221.0, 284.0), (134.0, 270.0), -14.0


def scene() -> Scene:
    """Paint a road to a castle, the bomb on its way, him in the air, and his spear."""
    colours = (
        radial("iron", (206, 92), 150, (0, "#a4b4ff"), (0.3, "#4850a8"), (1, "#14143a"))
        + linear("rope", (270, 66), (320, 80), (0, "#fff2cc"), (1, "#c08a48"))
        + linear("coat", (120, 290), (240, 400), (0, "#ff6048"), (1, "#b4202c"))
    )
    picture = outdoors(
        LIGHT, ("#f4981c", "#ffcc48", "#fff4c0"), ("#d8b078", "#b08458", "#7c5848"), 306, colours,
        21,
    )  # fmt: skip
    _land(picture)
    _smoke(picture)
    picture.group(*_bomb(), shadow=0.25, shadow_blur=10, roundness=90, form=0.5)
    _spark(picture)
    _flight(picture)
    _ground(picture)
    picture.afterglow(specks(5, 26, (15, 30, 360, 430), "#fffbe0"), 0.4)
    return picture


def _land(picture: Scene) -> None:
    """Lay cobbles from the viewer to a castle, larger the nearer they are."""
    picture.veil(clouds(12, 5, (60, 190, 375, 250), 70, "#fffbe4", 0.5), 4)
    picture.veil(fill(ridge(-5, 380, 266, 24, 5), "#f0b068", 0.8), 1.5)
    keep = "M296 292V238H302V230H308V238H316V230H322V238H328V262H338V254H344V262H352V254H358V292Z"
    picture.veil(fill(keep, "#c87c50", 0.95), 0.7)
    picture.veil(fill("M300 232V212L318 218L300 224Z", "#d8402f"), 0.5)
    picture.veil(fill(ridge(-5, 380, 288, 12, 8), "#b8ac54", 0.95), 0.8)
    earth(picture, 306, 5, 4)
    picture.veil(fill("M-5 306H380V345L340 306Z", "#9cac4c", 0.9), 2)
    picture.veil(fill("M-5 310L240 306L60 360L-5 380Z", "#9cac4c", 0.9), 3)
    picture.cover(fill(tufts([(0, 332), (150, 318)], 22, 18, 3) + tufts([(330, 318), (380, 342)],
        12, 20, 4), "#7c8c34", 0.9))  # fmt: skip
    chance, stones = random.Random(4), ""
    y, tall = 312.0, 5.0
    while y < 530:
        x = -20.0 + chance.uniform(0, tall)
        while x < 400:
            wide = tall * chance.uniform(1.7, 2.5)
            tone = chance.choice(("#ecd0a0", "#d8b484", "#c49c78", "#b89080"))
            if x + wide > 296 - (y - 306) * 2.4 and x < 318 + (y - 306) * 1.5:
                stones += oval(x + wide / 2, y, wide * 0.47, tall * 0.44, tone, 0.85)
            x += wide
        y += tall
        tall *= 1.13
    picture.veil(stones, 0.5)


def _smoke(picture: Scene) -> None:
    """Show where it came from, and how it spins."""
    for (x, y, r), tone in zip(((372, 104, 30), (352, 126, 26), (330, 142, 20), (310, 150, 15)),
            ("#fff6dc", "#ffeecc", "#ffe6bc", "#ffdcaa"), strict=True):  # fmt: skip
        picture.veil(
            "".join(
                oval(x + dx * r, y + dy * r, r * 0.7, r * 0.6, tone, 0.9)
                for dx, dy in ((0, 0), (0.6, -0.4), (-0.4, -0.5), (0.3, 0.5), (-0.6, 0.2))
            ),
            2.5,
        )
    for path in ("138,58 122,112 138,166", "118,78 104,118 116,160", "180,200 214,212 252,206"):
        picture.cover(fill(taper(path, [1, 8, 1]), "#fffbe4", 0.85))


def _bomb() -> list[Shape]:
    """Cast the bomb; somebody has chalked its opinion of itself on it."""
    x, y = BOMB
    chalk = lines([
        f"{x - 50},{y - 2} {x - 40},{y - 14} {x - 26},{y - 10} {x - 22},{y + 2}",
        f"{x + 6},{y - 6} {x + 16},{y - 18} {x + 30},{y - 12} {x + 34},{y}",
        f"{x - 34},{y + 26} {x - 8},{y + 44} {x + 24},{y + 34} {x + 38},{y + 14}",
        f"{x + 30},{y + 8} {x + 40},{y + 13} {x + 46},{y + 22}",
    ], "#f4f0ff", 5, 0.92)  # fmt: skip
    crown = ((-32, -34), (-38, -58), (-20, -46), (-10, -64), (2, -47), (18, -60), (14, -36),
        (-32, -34))  # fmt: skip
    chalk += lines([[Knot(x + dx, y + dy, True) for dx, dy in crown]], "#ffe890", 4.4, 0.95)
    gleam = fill(ellipse(x - 46, y - 38, 15, 8, -50), "#ffffff", 0.95) + line(
        [(x + 66, y + 20), (x + 44, y + 50), (x + 8, y + 66)], "#ff9a4a", 8, 0.7)  # fmt: skip
    return [
        Shape(taper(FUSE, [13, 12, 11], 50), "url(#rope)", round=5, bump=0.3,
            detail=grooves(["276,66 288,72", "284,52 292,60", "300,50 304,62"], "#8a5c30")),
        Shape(ellipse(x, y, RADIUS), "url(#iron)", round=RADIUS, shine=0.8, gloss=30,
            detail=chalk + gleam),
        plate(place("-25,-6! 25,-6! 28,20! -28,20!", x + 44, y - 58, 1, 38), "#d8452e", round=14,
            shine=0.7),
        plate(place("-30,-12! 30,-12! 30,3! -30,3!", x + 46, y - 60, 1, 38), "#ff7a50", round=6,
            shine=0.7),
        *rivets([(p.x, p.y) for p in knots(place("-20,7 0,9 20,7", x + 44, y - 58, 1, 38))], 3.4,
            "#ffd860"),
    ]  # fmt: skip


def _spark(picture: Scene) -> None:
    x, y = SPARK
    picture.glow(disc(x, y, 60, "#ff8a2a"), 16)
    for outer, inner, tone, turn in (
        (44, 16, "#d8281c", -80), (33, 12, "#ff8a1e", -62), (22, 9, "#fff6c0", -80),
    ):  # fmt: skip
        picture.cover(fill(polygon(star(x, y, outer, inner, 9, turn)), tone))
    picture.sharp(disc(x, y, 7, "#ffffff"))
    flying = ((-40, -16), (34, 30), (-24, 40), (10, 52), (-48, 20))
    picture.sharp("".join(disc(x + dx, y + dy, 2.8, "#d8381c") for dx, dy in flying))
    picture.afterglow(disc(x, y, 34, "#ffd25a", 0.7), 13)


def _flight(picture: Scene) -> None:
    """Throw the guard to the left, away from it, his helmet ahead of him."""
    floor_shadow(picture, 180, 466, 130, "#4a2c34")
    picture.shade(oval(250, 400, 90, 16, "#4a2c34", 0.4), 8)
    picture.group(*moved(far_arm(), (178, 306), (184, 312), 1.06, 27), shadow=0.3)
    picture.group(*legs(), shadow=0.35, roundness=46)
    picture.group(*body(), shadow=0.4, roundness=60)
    picture.group(*moved(head(), DRAWN, HELD, 1.04, LEAN), shadow=0.5, roundness=54)
    eyes = disc(208, 257, 5.4, "#140a12") + disc(249, 254, 5.6, "#140a12")
    eyes += disc(206, 254, 2, "#fff") + disc(247, 251, 2, "#fff")
    picture.sharp(f'<g transform="translate({HELD[0]} {HELD[1]}) rotate({LEAN}) scale(1.04) '
        f'translate({-DRAWN[0]} {-DRAWN[1]})">{eyes}</g>')  # fmt: skip
    picture.group(*moved(helmet(0, 0, 0), (0, 0), (44, 246), 0.86, -34), shadow=0.3)
    drops = ((196, 214), (80, 206), (64, 286), (214, 232), (104, 196))
    picture.sharp("".join(oval(a, b, 3.2, 5.2, "#b4ecff") for a, b in drops))


def _ground(picture: Scene) -> None:
    """Leave on the road the spear that he has let go, loose cobbles, and grass between them."""
    picture.cover(fill(tufts([(-5, 520), (130, 516)], 16, 30, 5) + tufts([(270, 524), (380, 518)],
        14, 26, 7), "#7c8c34", 0.9))  # fmt: skip
    picture.group(
        *(Shape(ellipse(x, y, k, k * 0.6, turn), "#c8a480", round=k * 0.4, bump=0.5)
            for x, y, k, turn in ((46, 488, 24, -8), (96, 506, 17, 12), (20, 512, 18, 4))),
        shadow=0.4,
    )  # fmt: skip
    picture.shade(oval(236, 508, 100, 7, "#4a2c34", 0.5), 4)
    picture.group(
        limb("150,512 330,478", [10, 10], "#b07c48", round=4),
        plate(place("0,-10! 44,0! 0,10! 8,0!", 328, 478, 1, -11), "#d0dcec", round=5, shine=0.8),
        shadow=0.4,
    )
    picture.sharp(glint(360, 471, 10) + glint(186, 76, 13))

"""Boom!: a bomb that thinks the world of itself, and the guard whom it has picked."""

import math
import random

from ..actors import earth, floor_shadow, grooves, moved, outdoors
from ..curves import Knot, Points, ellipse, knots, place, polygon, ridge, smooth, star, taper
from ..figures import limb, plate
from ..props import rivets, tufts
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import clouds, disc, fill, linear, lines, oval, radial, specks
from ._fleeing import far_side, near_arm, trunk
from ._guard import head, helmet

#: The spark lights whoever runs from it.
LIGHT = Light(
    key=(0.4, -0.72, 0.56), key_colour="#fff0c0", ambient="#64608c", rim_from=(0.75, -0.65),
    rim_colour="#ffd890", rim=1.0, bounce="#b87a3c", ink="#1c0a16",
)  # fmt: skip
BOMB, RADIUS = (222.0, 130.0), 86
#: How far its face looks down at whom it has picked.
TILT = 0.22
SPARK = (334.0, 46.0)
FUSE = "276,58 280,34 296,20 316,24 332,42"
#: Where the guard's head is drawn, and where he holds it.
DRAWN, HELD, LEAN, SIZE = (221.0, 284.0), (126.0, 288.0), -10.0, 0.84


def scene() -> Scene:
    """Paint a road to a castle, the bomb on its way, him at a run, and his spear."""
    colours = (
        radial("iron", (190, 92), 180, (0, "#7c88e0"), (0.35, "#343c90"), (1, "#0c0c30"))
        + linear("rope", (270, 66), (320, 20), (0, "#c08a48"), (1, "#fff2cc"))
        + linear("coat", (110, 330), (220, 420), (0, "#ff6048"), (1, "#b4202c"))
        + linear(
            "steel",
            (-10, 200),
            (94, 280),
            (0, "#f4faff"),
            (0.24, "#b4c4e0"),
            (0.42, "#53648e"),
            (0.6, "#93a8cc"),
            (0.74, "#e8f2ff"),
            (1, "#3c4870"),
        )
        + linear("hose", (80, 400), (260, 470), (0, "#7c9ce8"), (1, "#3c549c"))
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
    """Show where it came from."""
    puffs = ((392, 190, 34), (366, 206, 27), (342, 216, 21), (322, 222, 15), (306, 226, 10))
    for x, y, r in puffs:
        for rise, tone, size in ((0, "#e8b878", 1.0), (-0.22, "#fff2d0", 0.78)):
            picture.veil("".join(oval(x + dx * r, y + (dy + rise) * r, r * 0.62 * size,
                r * 0.5 * size, tone, 0.9) for dx, dy in ((0, 0), (0.6, -0.3), (-0.5, -0.3),
                (0.3, 0.4), (-0.5, 0.3))), 1.6)  # fmt: skip
    for path in ("116,70 104,124 118,176", "96,92 88,130 96,166"):
        picture.cover(fill(taper(path, [1, 8, 1]), "#fffbe4", 0.85))


def _bent(points: Points) -> list[Knot]:
    """Lay what is drawn flat about the origin round the ball, which looks down to the left."""
    bent = []
    for p in knots(points):
        lon, lat = p.x / RADIUS * 1.22 - 0.3, p.y / RADIUS * 1.12
        up, deep = math.sin(lat), math.cos(lon) * math.cos(lat)
        y = up * math.cos(TILT) + deep * math.sin(TILT)
        bent.append(Knot(BOMB[0] + RADIUS * math.sin(lon) * math.cos(lat), BOMB[1] + RADIUS * y,
            p.corner))  # fmt: skip
    return bent


def _face() -> str:
    """Chalk its opinion of itself on the bomb: a crown, eyes shut with glee, a wide grin."""
    white, blue = "#f8f4ff", "#343c90"
    grin = "-56,4! -40,10 -16,13 12,13 36,9 52,2! 50,22 38,40 16,52 -8,53 -32,45 -50,26"
    eyes = ("-54,-8 -46,-25 -36,-30 -26,-25 -18,-9", "12,-10 20,-26 30,-31 40,-26 48,-10")
    chalk = fill(smooth(_bent(grin)), white, 0.95)
    chalk += "".join(fill(taper(_bent(eye), [4, 9, 10, 8, 4], 50), white, 0.95) for eye in eyes)
    chalk += lines([_bent(f"{x},10 {x * 1.02},30 {x * 0.96},56") for x in (-36, -19, -2, 15, 32)],
        blue, 3.6, 0.9)  # fmt: skip
    chalk += lines([_bent("-53,22 -30,30 -2,32 26,30 51,20")], blue, 3.6, 0.9)
    chalk += lines([_bent("48,-10 56,-5 62,-6"), _bent("-62,0 -58,6 -52,8"),
        _bent("58,-1 55,6 50,7")], white, 5, 0.9)  # fmt: skip
    crown = (
        (-30, -46),
        (-33, -57),
        (-36, -68),
        (-25, -64),
        (-17, -59),
        (-11, -67),
        (-4, -76),
        (3, -67),
        (10, -59),
        (18, -64),
        (30, -68),
        (27, -57),
        (24, -46),
        (-3, -44),
        (-30, -46),
    )
    tips = {2, 4, 6, 8, 10, 12, 14}
    chalk += lines([_bent([Knot(a, b, n in tips or n == 0) for n, (a, b) in enumerate(crown)])],
        "#ffe070", 5.6, 0.95)  # fmt: skip
    return chalk


def _bomb() -> list[Shape]:
    """Cast the bomb; somebody has chalked its opinion of itself on it."""
    x, y = BOMB
    gleam = fill(ellipse(x - 58, y - 42, 17, 8, -52), "#ffffff", 0.9)
    gleam += fill(ellipse(x - 70, y - 18, 6, 4, -70), "#ffffff", 0.8)
    return [
        Shape(taper(FUSE, [13, 12, 11, 10], 50), "url(#rope)", round=5, bump=0.3,
            detail=grooves(["270,44 284,50", "274,30 288,38", "288,16 296,28", "306,16 306,30",
            "320,22 314,34"], "#8a5c30", 2.6)),
        Shape(ellipse(x, y, RADIUS), "url(#iron)", round=RADIUS, shine=0.8, gloss=30,
            detail=_face() + gleam),
        plate(place("-25,-4! 25,-4! 28,20! -28,20!", x + 50, y - 66, 1, 38), "#d8452e", round=14,
            shine=0.7),
        plate(place("-30,-11! 30,-11! 30,4! -30,4!", x + 53, y - 70, 1, 38), "#ff7a50", round=6,
            shine=0.7),
        *rivets([(p.x, p.y) for p in knots(place("-20,8 0,10 20,8", x + 50, y - 66, 1, 38))], 3.4,
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
    """Let the guard run to the left, away from it, his helmet ahead of him."""
    floor_shadow(picture, 130, 482, 110, "#4a2c34")
    picture.shade(oval(250, 452, 96, 15, "#4a2c34", 0.5), 7)
    picture.group(*far_side(), shadow=0.3, roundness=40)
    picture.group(*trunk(), shadow=0.4, roundness=60)
    picture.group(*moved(head(), DRAWN, HELD, SIZE, LEAN), shadow=0.5, roundness=54)
    picture.group(*near_arm(), shadow=0.45, roundness=40)
    eyes = disc(208, 257, 5.4, "#140a12") + disc(249, 254, 5.6, "#140a12")
    eyes += disc(206, 254, 2, "#fff") + disc(247, 251, 2, "#fff")
    picture.sharp(f'<g transform="translate({HELD[0]} {HELD[1]}) rotate({LEAN}) scale({SIZE}) '
        f'translate({-DRAWN[0]} {-DRAWN[1]})">{eyes}</g>')  # fmt: skip
    picture.group(*moved(helmet(), (0, 0), (48, 222), 0.78, -30), shadow=0.35)
    drops = ((186, 262), (84, 226), (60, 290), (196, 284), (110, 214))
    picture.sharp("".join(oval(a, b, 3.2, 5.2, "#b4ecff") for a, b in drops))


def _ground(picture: Scene) -> None:
    """Leave on the road the spear that he has let go, dust at his heels, grass at its edge."""
    picture.veil("".join(oval(x, y, r, r * 0.5, "#f4dcb0", 0.6) for x, y, r in
        ((132, 478, 12), (152, 470, 16), (178, 474, 20), (206, 464, 13), (226, 474, 8))),
        2.5)  # fmt: skip
    picture.cover(fill(tufts([(-5, 520), (90, 520)], 14, 30, 5) + tufts([(310, 524), (380, 518)],
        10, 26, 7), "#7c8c34", 0.9))  # fmt: skip
    picture.shade(oval(266, 508, 90, 7, "#4a2c34", 0.5), 4)
    picture.group(
        limb("180,516 336,480", [10, 10], "#b07c48", round=4),
        plate(place("0,-10! 44,0! 0,10! 8,0!", 334, 480, 1, -13), "#d0dcec", round=5, shine=0.8),
        shadow=0.4,
    )
    picture.sharp(glint(364, 473, 10) + glint(170, 84, 13))

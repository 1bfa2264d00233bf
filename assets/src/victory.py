"""The backdrop of a won match, 1280x720: dawn at the far end of a bridge, a castle, a banner.

The middle stays calm and darker: the results lie there. Banner and streamers are in the winner's
cloth, with a star for the left side and a sun for the right; a crystal and a stone are for the
third and fourth seat of a ring.
"""

import random
from typing import NamedTuple

from .curves import Knot, ellipse, place, polygon, rectangle, ring, smooth, star, taper
from .land import bush
from .props import battlement, tower, tufts
from .scene import Light, Scene, Shape
from .svg import (
    bricks,
    clouds,
    cover,
    disc,
    fill,
    line,
    linear,
    lines,
    oval,
    radial,
    rays,
    specks,
)  # fmt: skip
from .viaduct import Looks, Viaduct, build, lamp

WIDTH, HEIGHT, HORIZON = 1280, 720, 492
SUN = (1130.0, 268.0)
DAWN = Light(
    (0.1, -0.7, 0.52), "#ffdca8", "#6a6496", (0.6, -0.5), "#ffd890", 0.9, "#7a5458", "#201432"
)
STONE = Looks("url(#wall)", "#ecd2b0", "#5a4450", DAWN)
WAY = Viaduct(
    "-70,556 160,562 420,554 680,538 880,515 1022,486",
    "170,800 420,698 640,632 830,582 960,545 1070,502",
    (1.5, 0.5),
    STONE,
    3,
)
ARCHES = [(0.17, 0.3), (0.33, 0.45), (0.48, 0.59), (0.62, 0.72), (0.745, 0.835), (0.855, 0.94)]
GOLD = "#ffd066"


class Cloth(NamedTuple):
    """The flags: colours lit, plain and in shadow; their folds; the points of the crest."""

    light: str
    plain: str
    deep: str
    fold: str
    shine: str
    crest: tuple[float, float, int]


CLOTHS = {
    "leaf": Cloth("#5cc878", "#2f9a58", "#15603e", "#0c4030", "#d8ffc0", (36, 15, 5)),
    "sun": Cloth("#ff9a50", "#dc5c22", "#8a2c14", "#5a1808", "#ffe8b8", (38, 25, 12)),
    "crystal": Cloth("#8ad0ff", "#3f8fd0", "#1c4c84", "#0e2c54", "#e8faff", (40, 17, 6)),
    "gate": Cloth("#c08ae8", "#7c44a8", "#452068", "#280e40", "#f4dcff", (40, 27, 4)),
}


def scene(mood: str) -> Scene:
    """Paint from the sky to the meadow at our feet, with the flags of a winner."""
    cloth = CLOTHS[mood]
    picture = Scene(_gradients(cloth), DAWN, 19, (WIDTH, HEIGHT))
    _sky(picture)
    _sea(picture)
    _calm(picture)
    _hill(picture)
    _castle(picture, cloth)
    lamp(picture, WAY, False, 0.62)
    build(picture, WAY, (0, 1), ARCHES)
    for near, part in ((False, 0.3), (True, 0.3), (True, 0.62), (False, 0.97), (True, 0.97)):
        lamp(picture, WAY, near, part)
    _meadow(picture)
    _banner(picture, cloth)
    _petals(picture)
    return picture


def _gradients(cloth: Cloth) -> str:
    return (
        linear("sky", (0, 0), (0, HORIZON), (0, "#1c2a62"), (0.3, "#54508e"), (0.58, "#d0708a"),
               (0.8, "#ffab66"), (1, "#ffe6a4"))
        + radial("sun", SUN, 640, (0, "#fff4b8ff"), (0.12, "#ffdc7ae8"), (0.3, "#ffa850aa"),
                 (0.6, "#f0687055"), (1, "#e0508000"))
        + linear("sea", (0, HORIZON), (0, 720), (0, "#ffd49a"), (0.22, "#d68e94"),
                 (0.55, "#5f6cae"), (1, "#27346e"))
        + linear("wall", (0, 480), (0, 720), (0, "#e2bf98"), (1, "#86667a"))
        + linear("castle", (980, 0), (1270, 0), (0, "#f6d8ac"), (1, "#b47f7c"))
        + linear("roof", (0, 60), (0, 300), (0, "#5a9ad0"), (1, "#34508e"))
        + linear("hill", (900, 460), (1200, 620), (0, "#b8c868"), (1, "#4f7a50"))
        + linear("cloth", (80, 110), (250, 420), (0, cloth.light), (0.5, cloth.plain),
                 (1, cloth.deep))
        + linear("top", (0, 0), (0, 190), (0, "#1c1650bb"), (1, "#3a1a5000"))
        + radial("calm", (630, 350), 450, (0, "#3a1a4eb8"), (0.6, "#42204e88"), (1, "#4a205000"))
    )  # fmt: skip


def _sky(picture: Scene) -> None:
    picture.cover(cover("url(#sky)", WIDTH, HEIGHT))
    picture.veil(clouds(5, 7, (40, 90, 900, 230), 220, "#8a5a94", 0.3), 11)
    picture.veil(clouds(12, 9, (0, 240, 1200, 370), 200, "#ff9a78", 0.3), 9)
    picture.cover(cover("url(#sun)", WIDTH, HEIGHT))
    picture.veil(fill(rays(SUN, (70, 1200), 22, 0.34, 5), "#fff2be", 0.17), 7)
    picture.veil(clouds(30, 6, (420, 380, 1280, 440), 170, "#ffb478", 0.36), 7)
    picture.glow(disc(*SUN, 120, "#ffc860", 0.8), 26)
    picture.cover(disc(*SUN, 92, "#fff0b4"))
    for points, colour, opacity in (
        ("-20,420 90,392 210,420 340,384 470,424 600,410 740,440 900,470 980,493! -20,493!",
         "#a86a98", 0.55),
        ("-20,452 130,430 260,456 400,440 540,468 680,478 760,493! -20,493!", "#7a5490", 0.7),
    ):  # fmt: skip
        picture.veil(fill(smooth(points), colour, opacity), 1.6)
    flock = ((370, 150, 1.3), (402, 132, 1), (340, 130, 0.9), (436, 158, 0.9), (884, 130, 1.1),
             (912, 118, 0.9))  # fmt: skip
    for x, y, size in flock:
        wing = f"M{x} {y}q{6 * size} {-7 * size} {12 * size} 0q{6 * size} {-7 * size} {12 * size} 0"
        picture.sharp(f'<path d="{wing}" stroke="#40285a" stroke-width="2" fill="none"/>')


def _sea(picture: Scene) -> None:
    picture.cover(fill(rectangle(0, HORIZON, WIDTH, HEIGHT - HORIZON), "url(#sea)"))
    chance = random.Random(16)
    marks = []
    for _ in range(380):
        depth = chance.random() ** 1.5
        y = HORIZON + 3 + depth * 230
        spread = 60 + depth * 420
        x, wide = 880 + chance.gauss(0, 0.6) * spread, 8 + depth * 44
        near = abs(x - 900) < spread * 0.4
        colour = "#fff2c0" if near else chance.choice(("#ffab8a", "#3a4488", "#8a8cc8"))
        marks.append(oval(x, y, wide, 0.7 + depth * 2.4, colour, chance.uniform(0.2, 0.6)))
    picture.cover("".join(marks))


def _hill(picture: Scene) -> None:
    """Raise the far bank on its cliff."""
    cliff = "984,486! 1060,480 1180,474 1300,466! 1300,640! 1180,628 1100,606 1040,572 1000,530!"
    top = "976,494! 1010,474 1080,452 1180,440 1300,430! 1300,540! 1200,528 1120,528 1050,508!"
    picture.group(
        Shape(smooth(cliff), "#9a7276", round=18, bump=3, bump_size=18),
        Shape(smooth(top), "url(#hill)", round=12, bump=1, bump_size=18),
        shadow=0.3, form=0.1, outline=1.3,
    )  # fmt: skip
    leaves = ("#6f9a50", "#8ab45a", "#a8c464")
    for x, y, size in ((1264, 500, 17), (1236, 512, 14), (1204, 508, 11)):
        picture.group(*bush(x, y, size, x, leaves), shadow=0.35, form=0.3, outline=1.1)


def _castle(picture: Scene, cloth: Cloth) -> None:
    """Build the castle against the rising sun."""
    x, foot, stone = 1140, 476, "url(#castle)"
    parts: list[Shape] = []
    for shift, wide, tall, roofed in ((0, 58, 300, True), (-44, 34, 214, True),
                                      (46, 36, 236, True), (-84, 40, 150, False),
                                      (88, 44, 168, True)):  # fmt: skip
        left, top = x + shift - wide / 2, foot - tall
        parts.append(tower((left, top, wide, tall), stone, shift + 100, 3))
        crown = battlement(left - 5, top, wide + 10, 13, 4, 8)
        parts.append(Shape(crown, stone, round=4, bump=0.4, contact=0.7))
        if roofed:
            peak = [(left - 1, top - 6), (x + shift, top - wide * 1.7), (left + wide + 1, top - 6)]
            parts.append(Shape(polygon(peak), "url(#roof)", round=wide * 0.4, bump=0.3))
            parts += _streamer(x + shift, top - wide * 1.7, cloth)
    joints = bricks((x - 108, foot - 66, x + 112, foot + 20), (16, 10), 4)
    parts.append(Shape(battlement(x - 108, foot - 58, 220, 76, 10, 9), stone, round=7, bump=0.5,
                       detail=joints, contact=0.7))  # fmt: skip
    arch = [Knot(x - 62, foot + 16, True), Knot(x - 62, foot - 20), Knot(x - 44, foot - 42),
            Knot(x - 26, foot - 20), Knot(x - 26, foot + 16, True)]  # fmt: skip
    parts.append(Shape(smooth(arch), "#ffd478", round=4, glow=0.85, contact=0.7))
    picture.group(*parts, shadow=0.3, form=0.12, outline=1.5)
    panes = (
        (0, -262, 4),
        (-10, -216, 3.4),
        (10, -190, 3.4),
        (-44, -176, 3),
        (46, -196, 3),
        (46, -150, 3),
        (-84, -118, 3),
        (88, -132, 3),
        (30, -28, 3.4),
        (70, -28, 3.4),
    )
    lights = "".join(oval(x + dx, foot + dy, size, size * 2, "#ffb45a") for dx, dy, size in panes)
    picture.sharp(lights)
    picture.afterglow(lights, 3, 0.7)
    picture.afterglow(disc(x - 44, foot - 12, 26, "#ffd070", 0.7), 10)
    leaves = ("#7ea454", "#94ba5e", "#6a9450")
    for at_x, at_y, size in ((1052, 498, 8), (1130, 500, 11), (1152, 504, 9), (1244, 496, 14)):
        picture.group(*bush(at_x, at_y, size, at_x, leaves), shadow=0.3, form=0.3, outline=1.1)


def _streamer(x: float, y: float, cloth: Cloth) -> list[Shape]:
    flag = smooth(place("0,0! 14,-5 26,2 40,-3! 32,6 40,15! 26,17 14,10 0,16!", x, y - 24))
    mast = taper([(x, y + 4), (x, y - 26)], [3, 2.4])
    return [Shape(mast, "#8a5a34", round=1.5), Shape(flag, cloth.plain, round=5, ink=0.7)]


def _meadow(picture: Scene) -> None:
    """Lay the near meadow in the lower right corner."""
    knoll = "1300,612! 1210,628 1120,662 1050,700 1000,740! 1300,740!"
    picture.group(Shape(smooth(knoll), "#3f6a56", round=22, bump=1.4, bump_size=18, rim=0.6),
                  shadow=0.3, form=0.1)  # fmt: skip
    blades = tufts("1020,726 1070,694 1140,658 1210,634 1280,620", 100, 30, 5, 0.06, 3.2)
    picture.cover(fill(blades, "#6a9a58"))
    chance = random.Random(2)
    petals = "".join(
        disc(x, 1330 - x * 0.55 + chance.uniform(0, 60), chance.uniform(2, 3.6),
             chance.choice(("#fff0c0", "#ff9ab8", "#ffd45a")))
        for x in (chance.uniform(1080, 1275) for _ in range(34))
    )  # fmt: skip
    picture.cover(petals)


def _banner(picture: Scene, cloth: Cloth) -> None:
    """Raise the banner of the winner on the near left."""
    pole = Shape(taper("86,740 86,62", [15, 12]), "#8a5a34", round=6, shine=0.3)
    bar = Shape(taper("58,112 262,108", [9, 9]), "#a06a3c", round=4, shine=0.3)
    knobs = [
        Shape(ellipse(x, y, size), GOLD, round=size, shine=0.7, contact=0.6)
        for x, y, size in ((86, 56, 14), (56, 112, 8), (264, 108, 8))
    ]
    outline = (
        "98,114! 150,118 204,112 252,112! 258,190 246,270 256,350 250,436! 226,420 200,398 "
        "176,384! 150,406 124,428 100,450! 92,370 104,280 94,190"
    )
    folds = lines(("124,116 118,230 128,330 118,430", "178,116 184,220 172,300 176,384"),
                  cloth.fold, 15, 0.26)  # fmt: skip
    folds += lines(("150,116 154,230 146,330 150,400", "216,114 212,230 220,330 214,404"),
                   cloth.shine, 12, 0.2)  # fmt: skip
    trim = line("106,446 150,398 176,376 204,394 246,428", GOLD, 9, 0.95)
    sides = ("102,118 98,200 106,290 98,370 104,440", "248,116 254,190 242,270 252,350 246,430")
    trim += lines(sides, GOLD, 6, 0.95)
    banner = Shape(smooth(outline), "url(#cloth)", round=16, detail=folds + trim, shine=0.12)
    picture.group(pole, shadow=0.4, shadow_offset=(10, 8), form=0, outline=1.6)
    picture.group(banner, bar, *knobs, shadow=0.4, shadow_offset=(12, 12), shadow_blur=9, form=0.1,
                  outline=1.8)  # fmt: skip
    arches = "126,300! 150,276 176,268 202,276 228,300! 228,330! 214,330! 212,308 200,308 198,330! "
    arches += "184,330! 183,304 169,304 168,330! 154,330! 152,308 140,308 138,330! 124,330!"
    crest = [Shape(smooth(arches), GOLD, round=6, shine=0.4, ink=0.8)]
    crest.append(Shape(polygon(star(177, 208, *cloth.crest)), GOLD, round=8, shine=0.5, ink=0.8))
    picture.group(*crest, shadow=0.4, shadow_offset=(3, 4), shadow_blur=3, form=0, outline=1.4)
    wreath = fill(ring(177, 208, 50, 4), GOLD, 0.85)
    picture.cover(wreath)


def _calm(picture: Scene) -> None:
    """Darken the middle and the top, where the results and their title lie."""
    picture.cover(cover("url(#calm)", WIDTH, HEIGHT))
    picture.cover(cover("url(#top)", WIDTH, HEIGHT))


def _petals(picture: Scene) -> None:
    """Strew petals on the road; let light float in the air."""
    chance = random.Random(44)
    for _ in range(70):
        part, across = chance.uniform(0.0, 0.5), chance.uniform(0.12, 0.88)
        (ax, ay), (bx, by) = WAY.edge(False, part), WAY.edge(True, part)
        x, y, size = ax + (bx - ax) * across, ay + (by - ay) * across, 4.2 * WAY.size(part) ** 1.2
        colour = chance.choice(("#ff8aa8", "#ffd45a", "#fff4d0", "#ff6a7a"))
        picture.cover(oval(x + 1.5, y + 2, size, size * 0.5, "#3a2440", 0.4))
        picture.cover(oval(x, y, size, size * 0.5, colour))
    picture.afterglow(disc(SUN[0], SUN[1], 150, "#ffb860", 0.3), 50)
    beams = fill(rays(SUN, (150, 640), 22, 0.34, 5), "#ffc070")
    picture.afterglow(beams, 12, 0.13)
    picture.afterglow(specks(8, 60, (20, 60, 1260, 700), "#ffe8b0"), 0.4)
    picture.afterglow(specks(15, 26, (20, 60, 1260, 700), "#ffd080", (1.6, 3.2)), 3, 0.9)

"""Meteorite: a burning rock comes through the clouds, and the watch below has one umbrella."""

import random
from dataclasses import replace

from ..actors import Hand, eyeball, grip, moved, outdoors, spread
from ..curves import Knot, Points, ellipse, place, polygon, rectangle, ridge, smooth, star, taper
from ..figures import limb
from ..props import tongue
from ..scene import Light, Scene, Shape
from ..svg import bricks, cover, disc, fill, linear, lines, oval, radial, specks
from ._street import barrel, runner, street

COLOURS = (
    radial("heat", (180, 160), 250, (0, "#fff2c0ff"), (0.22, "#ffb04acc"), (0.5, "#ff5a8a55"),
        (1, "#ff3a8a00"))
    + linear("t0", (120, 240), (375, -30), (0, "#d0304a"), (0.5, "#b02478"), (1, "#5a1a7a"))
    + linear("t1", (120, 240), (375, -30), (0, "#ff7a2a"), (0.5, "#e8403f"), (1, "#a02260"))
    + linear("t2", (120, 240), (350, 0), (0, "#ffb63a"), (0.55, "#ff8428"), (1, "#d03a45"))
    + linear("t3", (110, 250), (320, 40), (0, "#fff3b0"), (0.5, "#ffd254"), (1, "#ff8a2a"))
    + linear("t4", (100, 260), (260, 100), (0, "#ffffff"), (0.6, "#fff6c8"), (1, "#ffd244"))
    + radial("crust", (138, 206), 190, (0, "#ffb060"), (0.3, "#d0644a"), (0.65, "#8a4658"),
        (1, "#64407a"))
    + linear("wall", (0, 330), (0, 450), (0, "#c88890"), (0.25, "#845480"), (1, "#402a60"))
    + linear("cap", (0, 0), (375, 0), (0, "#e8a890"), (0.5, "#d898a0"), (1, "#a06c98"))
    + linear("coat", (200, 420), (320, 490), (0, "#e84a34"), (1, "#b02a34"))
    + linear("iron", (0, 280), (0, 345), (0, "#d4dcec"), (1, "#6c749c"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.35, 0.55, 0.6), key_colour="#ffb060", ambient="#5a3a7a", rim_from=(-0.6, 0.75),
    rim_colour="#ffe6a0", rim=1, ink="#1c0a2c",
)  # fmt: skip
#: The light below, which comes from the fire.
BELOW = replace(LIGHT, key=(0.15, -0.8, 0.5), rim_from=(0.3, -0.9), rim=0.7, ambient="#a07c9c")
STONE = (180.0, 146.0)
SIZE = 0.92
RISE = 30.0
SLANT = 43.0
"""Degrees from upright, clockwise, of the way it came."""
FIRE = (
    (12, (210, 122), 9, 84, 370, 54, 0.9), (2, (208, 124), 9, 74, 330, 46, 1),
    (4, (206, 128), 8, 64, 280, 40, 1), (6, (204, 132), 7, 52, 230, 30, 1),
    (9, (200, 136), 6, 38, 185, 24, 1),
)  # fmt: skip
BANKS = (
    (((-14, 96, 40), (24, 78, 36), (62, 92, 34), (96, 72, 30), (122, 92, 24), (146, 74, 17),
        (164, 88, 11), (40, 112, 30), (88, 110, 24)), (0.85, 0.35, 0.4)),
    (((392, 206, 44), (362, 190, 34), (336, 214, 30), (316, 196, 20), (300, 212, 14),
        (286, 200, 8), (350, 232, 26)), (-0.75, -0.5, 0.4)),
)  # fmt: skip
"""What is left of the clouds it went through: middles and radii, and where their light is."""
CRATERS = ((34, -44, 28, -20), (66, 24, 13, -30), (-18, -76, 9, 0))
CRACKS = (
    ("-76,60 -44,40 -40,12 -14,-8 -10,-34", [11, 9, 7, 5, 0.6]),
    ("-44,40 -20,52 8,48 26,62 54,52", [8, 6, 5, 3, 0.5]),
    ("-40,12 -66,-4 -70,-32", [6, 4, 0.5]),
    ("8,48 14,74 6,92", [5, 6, 8]),
    ("-14,-8 14,0 26,-12", [4, 3, 0.5]),
)
SKIN, IRON, WALL = "#ffcca0", "url(#iron)", "url(#wall)"


def scene() -> Scene:
    """Sky, the torn clouds with the fire between them, the rock, the valley, wall and watch."""
    picture = outdoors(
        LIGHT, ("#1c1450", "#7a3a9c", "#f89a7c"), ("#8a4a80", "#4a2a68", "#2a1848"), 312, COLOURS, 5
    )
    _sky(picture)
    for index, (seed, root, count, wide, length, width, opacity) in enumerate(FIRE):
        tail = _tail(seed, root, count, wide, length, width)
        picture.cover(fill(tail, f"url(#t{index})", opacity))
    _mantle(picture)
    _clouds(picture)
    _stone(picture)
    picture.group(*_raised(_watch()), light=BELOW, shadow=0.4, roundness=40)
    picture.group(*_raised(_wall()), light=BELOW, shadow=0.5, form=0.1, outline=1.6)
    picture.afterglow(oval(120, 346, 150, 30, "#ff9a50", 0.4), 14)
    street(picture)
    picture.group(*barrel(), light=BELOW, shadow=0.5)
    picture.group(*runner(), light=BELOW, shadow=0.5)
    dots = "".join(disc(x, y, 3.4, "#140a1c") + disc(x - 1, y - 1.4, 1.3, "#fff") for x, y in LOOKS)
    picture.sharp(f'<g transform="translate(0 {-RISE})">{dots}</g>')
    picture.sharp(disc(264.5, 404, 2.6, "#140a1c") + disc(284.5, 402.5, 2.6, "#140a1c"))
    picture.afterglow(disc(136, 196, 70, "#ffb04a", 0.5), 26)
    embers = specks(11, 26, (10, 20, 365, 260), "#ffcf6a", (0.5, 1.8))
    picture.afterglow(embers, 0.4)
    picture.afterglow(embers, 2.4, 0.9)
    return picture


def _sky(picture: Scene) -> None:
    picture.cover(specks(3, 34, (0, 0, 375, 150), "#ffe9ff", (0.4, 1.4)))
    picture.veil("".join(oval(*at, "#8a4a9a", 0.5) for at in ((20, 190, 110, 12),
        (330, 270, 120, 12), (60, 256, 130, 10))), 6)  # fmt: skip
    picture.veil(fill(ridge(-5, 380, 296, 22, 31), "#a8568c", 0.8), 2)
    picture.veil(fill(ridge(-5, 380, 322, 14, 8), "#6c3880", 0.95), 1)
    picture.veil(oval(130, 330, 170, 26, "#ffb070", 0.5), 12)
    picture.glow(cover("url(#heat)"), 0, 0.75)


def _clouds(picture: Scene) -> None:
    """Heap what is left of the clouds on both sides; their torn ends are in the light."""
    for heap, key in BANKS:
        light = replace(LIGHT, key=key, rim_from=key[:2], rim_colour="#ffd890", ambient="#74509c")
        whole = "".join(ellipse(x, y, r, r * 0.8) for x, y, r in heap)
        tops = [
            Shape(ellipse(x, y - r * 0.14, r * 0.84, r * 0.58), "#d898c4", round=r * 0.3,
                contact=0, ink=0, rim=0.1, glow=0.3)
            for x, y, r in sorted(heap, key=lambda puff: puff[1])
        ]  # fmt: skip
        picture.group(Shape(whole, "#c088bc", round=24), *tops, light=light, shadow=0.2, form=0.5,
            outline=0.8)  # fmt: skip


def _tail(
    seed: int, root: tuple[float, float], count: int, spread: float, length: float, width: float
) -> str:
    """Lay S-curved tongues side by side; all blow to the upper right."""
    chance = random.Random(seed)
    tongues = []
    for index in range(count):
        aside = (index - (count - 1) / 2) / (count - 1) * 2
        foot = (root[0] + aside * spread * 0.73, root[1] + aside * spread * 0.68)
        long = length * (1 - 0.5 * abs(aside) ** 1.3) * chance.uniform(0.82, 1.12)
        wide = width * chance.uniform(0.75, 1.15)
        sway = width * 0.4 * chance.uniform(0.6, 1.2)
        turn = SLANT - aside * 5
        tongues.append(tongue(foot, long, wide, turn, sway, chance.uniform(0, 6)))
    return "".join(tongues)


def _put(points: Points, turn: float = 0) -> list[Knot]:
    """Move points that are given about the middle of the rock."""
    return place(points, *STONE, SIZE, turn)


def _mantle(picture: Scene) -> None:
    """Wrap the rock's front in fire that streams back along both its sides."""
    for colour, grow, long in (
        ("url(#t1)", 24, 1.0), ("url(#t2)", 15, 0.86), ("url(#t3)", 7, 0.7),
    ):  # fmt: skip
        front = _put(star(-9, 8, 96 + grow, 96 + grow, 20))
        sides = ""
        for aside, far, sway in (
            (-104, 250, 14), (-78, 310, -12), (104, 240, -14), (80, 300, 10), (-112, 170, 8),
            (112, 160, -8),
        ):  # fmt: skip
            lean = aside * (0.93 + grow / 250)
            track = [(lean * 0.9, 40), (lean, -20), (lean * 0.92 + sway, -far * long * 0.5),
                (lean * 0.7, -far * long)]  # fmt: skip
            sides += taper(_put(track, SLANT), [8, 26 + grow * 0.35, 17, 0.5], 50)
        picture.cover(fill(smooth(front) + sides, colour))


def _stone(picture: Scene) -> None:
    rock = "-92,-34 -74,-78 -30,-100 16,-92! 58,-90 92,-54 88,-8! 102,34 72,76 34,84! -4,104 "
    rock += "-52,88 -78,52! -100,16"
    below = replace(
        LIGHT, key=(-0.6, 0.5, 0.5), ambient="#6a4078", key_colour="#ffc890",
        rim_from=(-0.7, 0.72), rim_colour="#ffe08a", rim=1.0,
    )  # fmt: skip
    shapes = [Shape(smooth(_put(rock)), "url(#crust)", round=70, bump=2.4, bump_size=22, ink=0.8)]
    for dx, dy, size, turn in CRATERS:
        x, y, _ = _put([(dx, dy)])[0]
        shapes += [
            Shape(ellipse(x, y, size, size * 0.8, turn), "#4a2036", round=size * 0.4, flat=0.6,
                contact=0, rim=0, ink=0.7, bump=0.6),
            Shape(smooth(place("0,-.8! .6,-.62 .96,0 .8,.5! .82,0 .5,-.52", x, y, size, turn)),
                "#ffa860", round=4, contact=0.2, rim=0.3, ink=0.2),
        ]  # fmt: skip
    picture.group(*shapes, light=below, shadow=0, form=0.3)
    for track, widths in CRACKS:
        path = taper(_put(track), widths, 12)
        picture.glow(fill(path, "#ff6a1e"), 4)
        picture.cover(fill(path, "#ffd860"))
        picture.afterglow(fill(path, "#ffb040", 0.7), 3)
    picture.glow(disc(STONE[0] - 64, STONE[1] + 62, 52, "#ff9a3a", 0.9), 26)
    for track, widths, tone, blur in (
        ("-98,-72 -112,6 -80,82 -18,114 56,100", [1, 14, 24, 14, 1], "#ff9a3a", 7),
        ("-92,-52 -100,10 -70,74 -14,100 40,94", [0.5, 6, 12, 7, 0.5], "#fff4d0", 2),
    ):
        picture.glow(fill(taper(_put(track), widths), tone), blur, 0.95)
    chips = [
        Shape(polygon(star(x, y, size, size * 0.8, 3, x)), "#6a4a5a", round=5, bump=0.5)
        for x, y, size in (
            (272, 158, 9), (290, 204, 6), (60, 160, 7), (44, 184, 5), (206, 256, 5),
        )
    ]  # fmt: skip
    picture.group(*chips, light=replace(LIGHT, rim_colour="#ffd070"), shadow=0.2)


def _raised(shapes: list[Shape]) -> list[Shape]:
    """Set wall and watch high enough to be seen above a small card's name."""
    return moved(shapes, (0, 0), (0, -RISE))


def _kettle(x: float, y: float) -> list[Shape]:
    return [
        Shape(smooth(place("-22,-11! -17,-34 0,-42 17,-34 22,-11! 0,-17", x, y)), IRON, round=20,
            shine=0.7, gloss=10),
        limb(place("-30,-9 -14,-14 14,-14 30,-9", x, y), [7, 9, 9, 7], IRON, round=4, shine=0.6,
            contact=0.9),
    ]  # fmt: skip


def _nightcap(x: float, y: float) -> list[Shape]:
    """Cap one who was called from his bed; a moustache tells him from the other, too."""
    return [
        Shape(smooth(place("-21,-8! -19,-26 -2,-38 18,-36 40,-18 46,2! 34,-6 20,-9! 0,-15", x, y)),
            "#a4b0ee", round=14, bump=0.3,
            detail=lines([place("6,-37 10,-13", x, y), place("22,-33 24,-9", x, y)], "#7c6cc0", 5,
                0.7)),
        Shape(ellipse(x + 46, y + 5, 7, 7), "#d84858", round=6, bump=0.6),
        Shape(smooth(place("0,11 -8,9 -17,16 -8,17 0,14 9,17 17,15 9,9", x, y)), "#8c5030",
            round=4, bump=0.5, contact=0.7),
    ]  # fmt: skip


def _soldier(x: float, y: float, coat: str, worn: list[Shape]) -> list[Shape]:
    """Set head and shoulders behind the wall; the eyes are on the sky."""
    drawn = [
        Shape(smooth(place("-32,70! -33,36 -18,24 0,20 18,24 33,36 32,70!", x, y)), coat, round=20,
            bump=0.4),
        Shape(smooth(place("-19,-4 -12,-18 12,-18 19,-4 17,14 7,25 -7,25 -17,14", x, y)), SKIN,
            round=20, skin=0.5, glow=0.5),
        *eyeball((x - 8, y - 2), 8, "#7ca4d8", (0, -3)),
        *eyeball((x + 9, y - 3), 8, "#7ca4d8", (0, -3)),
        Shape(ellipse(x + 1, y + 8, 6, 5), "#ff9a70", round=5, contact=0.6, skin=0.5),
        *worn,
    ]  # fmt: skip
    return moved(drawn, (x, y), (x, y), 1.3)


#: Where the pupils of the watch are.
LOOKS = ((114, 305), (136, 304), (262, 309), (284, 308))


def _watch() -> list[Shape]:
    """Post the watch: one has an umbrella, one his hands on his hat, one is not here at all."""
    left, right = (123.0, 312.0), (271.0, 317.0)
    ribs = lines([[(88, 246), (x, 296)] for x in (30, 56, 84, 110)], "#8a1c34", 2.4, 0.6)
    canopy = (
        "16,300! 20,268 48,244 84,236 118,248 140,276 140,304! 128,292 112,302! 98,292 80,302! "
        "64,290 46,301! 30,291"
    )
    return [
        *_soldier(*left, "#3c54c8", _nightcap(*left)),
        Shape(smooth("114,339 123,335 133,339 130,347 117,347"), "#5a1428", round=3, contact=0.2),
        *_soldier(*right, "#4c8c94", _kettle(*right)),
        Shape(ellipse(274, 340, 9, 10), "#5a1428", round=3, contact=0.2),
        limb("238,376 214,338 238,298", [27, 25, 19], "#4c8c94", bump=0.3),
        limb("306,376 330,334 306,294", [27, 25, 19], "#4c8c94", bump=0.3),
        *spread(Hand(237, 300, 19, -42, SKIN, True)),
        *spread(Hand(307, 297, 19, -138, SKIN)),
        limb("74,384 78,300 79,246", [6, 6, 6], "#c08a50", round=2),
        Shape(smooth(canopy), "#e84450", round=34, bump=0.2, detail=ribs),
        Shape(ellipse(84, 233, 4, 6), "#f0c060", round=3, shine=0.5),
        limb("104,362 50,384 60,350", [32, 30, 21], "#3c54c8", bump=0.3),
        *grip(Hand(61, 355, 22, -42, SKIN)),
    ]  # fmt: skip


def _wall() -> list[Shape]:
    """Build the wall that they keep; the fire warms every edge."""
    merlons = [(-12.0, 50.0), (178.0, 36.0), (322.0, 80.0)]
    shapes = [
        Shape(rectangle(-12, 368, 400, 102), WALL, round=10, rim=0.4, bump=0.8, bump_size=9,
            detail=bricks((-12, 380, 388, 470), (62, 22), 4, "#2c1440"))
    ]  # fmt: skip
    for x, wide in merlons:
        shapes += [
            Shape(rectangle(x, 340, wide, 32), WALL, round=9, contact=0.6,
                detail=bricks((x, 344, x + wide, 372), (30, 15), 6, "#2c1440")),
            Shape(rectangle(x - 5, 332, wide + 10, 11), "url(#cap)", round=5),
        ]  # fmt: skip
    for x, y, wide, tone in ((36, 384, 54, "#a46c88"), (128, 406, 58, "#6c4874"),
        (196, 384, 46, "#9c6484"), (318, 406, 50, "#785080"), (8, 428, 50, "#54386c")):  # fmt: skip
        shapes.append(Shape(rectangle(x, y, wide, 19), tone, round=7, bump=0.8, bump_size=8,
            ink=0.6))  # fmt: skip
    return [*shapes, Shape(rectangle(-12, 366, 400, 12), "url(#cap)", round=5)]

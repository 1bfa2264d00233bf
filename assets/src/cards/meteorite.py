"""Meteorite: a burning rock comes through the clouds, and the watch below has one umbrella."""

import random
from dataclasses import replace

from ..actors import outdoors
from ..curves import Knot, Points, ellipse, place, polygon, rectangle, ridge, smooth, star, taper
from ..props import tongue
from ..scene import Light, Scene, Shape
from ..svg import cover, disc, fill, linear, oval, radial, specks
from ._wallwalk import barrel, floor, sleeper, wall

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
    + linear("shirt", (180, 350), (90, 470), (0, "#fff4e0"), (0.6, "#e8d4dc"), (1, "#b8a0cc"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.35, 0.55, 0.6), key_colour="#ffb060", ambient="#5a3a7a", rim_from=(-0.6, 0.75),
    rim_colour="#ffe6a0", rim=1, ink="#1c0a2c",
)  # fmt: skip
BELOW = replace(LIGHT, key=(0.35, -0.75, 0.5), rim_from=(0.5, -0.8), rim=0.9, ambient="#8c6c9c")
STONE = (180.0, 146.0)
SIZE = 0.92
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


def scene() -> Scene:
    """Sky, the torn clouds with the fire between them, the rock, the town, the wall, one man."""
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
    _town(picture)
    picture.group(*wall(), light=BELOW, shadow=0.4, form=0.1, outline=1.4)
    picture.afterglow(oval(190, 352, 150, 26, "#ff9a50", 0.35), 14)
    floor(picture)
    picture.group(*barrel((294, 440), 0.9), light=replace(BELOW, rim=0.5), shadow=0.5)
    picture.group(*sleeper(), light=BELOW, shadow=0.5, roundness=40)
    looks = ((121, 319, 4.2), (144, 316, 4.2), (285, 404.5, 2.6), (304, 403.5, 2.6))
    picture.sharp("".join(disc(x, y, r, "#140a1c") + disc(x - 1, y - 1.4, r * 0.4, "#fff")
        for x, y, r in looks))  # fmt: skip
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


def _town(picture: Scene) -> None:
    """Set the roofs of a sleeping town behind the wall, one window awake."""
    chance = random.Random(4)
    for low, tone, edge in ((338, "#8c4c84", "#e88c80"), (356, "#5c3470", "#c07088")):
        x = -20.0 - low % 16
        while x < 390:
            wide, tall = chance.uniform(40, 66), chance.uniform(14, 40)
            top, peak = low - tall, low - tall - wide * chance.uniform(0.3, 0.5)
            house = [(x, low + 30), (x, top), (x + wide / 2, peak), (x + wide, top),
                (x + wide, low + 30)]  # fmt: skip
            picture.veil(fill(polygon(house), tone), 0.7)
            picture.veil(fill(polygon([(x + wide / 2, peak), (x + wide + 4, top + 5),
                (x + wide - 2, top + 6)]), edge, 0.8), 0.6)  # fmt: skip
            picture.veil(fill(rectangle(x + wide * 0.2, peak - 4, wide * 0.14, 40), tone), 0.6)
            if chance.random() < 0.4:
                picture.veil(fill(ellipse(x + wide / 2, top + 6, 4, 5), "#ffd878"), 0.3)
            x += wide * chance.uniform(0.8, 1.0)

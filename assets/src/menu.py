"""The backdrop of the menu, 1280x720: the two lands and their bridges in evening light.

The left third and the top stay calm and dark: the menu and the title stand there.
"""

import random
from typing import TypeAlias

from .curves import polygon, rectangle, smooth, taper
from .land import bush, tree
from .props import battlement, tower, tufts
from .scene import Light, Scene, Shape
from .svg import bricks, clouds, cover, disc, fill, line, linear, oval, radial, rays, specks

Span: TypeAlias = tuple[float, float]

WIDTH, HEIGHT = 1280, 720
SUN = (812.0, 372.0)
HORIZON = 398
EVENING = Light(
    (0.25, -0.66, 0.5), "#ffc488", "#5a5488", (0.5, -0.6), "#ffb066", 0.9, "#6a4458", "#1a1028"
)
GREENS = ("#3f6a50", "#54805a", "#6a9460", "#386050")
AUTUMN = ("#c8642c", "#e0902e", "#a84a2a", "#eab040")


def scene() -> Scene:
    """Paint from the sky to the grass at our feet."""
    picture = Scene(_gradients(), EVENING, 77, (WIDTH, HEIGHT))
    _sky(picture)
    _far_land(picture)
    _sea(picture)
    _middle(picture)
    _near_banks(picture)
    _bridge(picture, (392, 1024), 498, 62, 4)
    _foreground(picture)
    _evening(picture)
    return picture


def _gradients() -> str:
    return (
        linear("sky", (0, 0), (0, 410), (0, "#171440"), (0.35, "#4a2a6a"), (0.68, "#c8506a"),
               (0.88, "#ff9a52"), (1, "#ffd890"))
        + radial("sun", SUN, 460, (0, "#fff4c8ff"), (0.1, "#ffdc90dd"), (0.4, "#ff9a5a66"),
                 (1, "#ff705000"))
        + linear("sea", (0, HORIZON), (0, 720), (0, "#ffc08a"), (0.16, "#d8788a"),
                 (0.5, "#4f5a9a"), (1, "#1c2458"))
        + linear("stone", (0, 420), (0, 640), (0, "#d8b89a"), (1, "#6e5a6e"))
        + linear("hazy", (0, 380), (0, 470), (0, "#d89a8a"), (1, "#8a6488"))
        + linear("castle", (0, 150), (0, 400), (0, "#e0a888"), (1, "#8a6078"))
        + linear("roof", (0, 130), (0, 250), (0, "#b8404a"), (1, "#6a2444"))
        + linear("left", (0, 330), (520, 560), (0, "#1f3a44"), (0.6, "#3a6650"), (1, "#7a9a5c"))
        + linear("right", (820, 400), (1280, 620), (0, "#e8a04e"), (0.5, "#b0683e"), (1, "#5a3444"))
        + linear("cliff", (0, 480), (0, 720), (0, "#8a6a70"), (1, "#2e2444"))
        + linear("night", (0, 0), (500, 0), (0, "#0e0c28ee"), (0.6, "#0e0c2899"), (1, "#0e0c2800"))
        + linear("top", (0, 0), (0, 210), (0, "#100c2ccc"), (1, "#100c2c00"))
    )  # fmt: skip


def _sky(picture: Scene) -> None:
    picture.cover(cover("url(#sky)", WIDTH, HEIGHT))
    picture.cover(specks(5, 70, (20, 10, 1260, 150), "#fff0ff", (0.5, 1.4)))
    picture.veil(clouds(3, 7, (430, 120, 1250, 250), 210, "#6a3a78", 0.35), 10)
    picture.veil(clouds(8, 8, (480, 230, 1270, 330), 190, "#ff8a66", 0.3), 9)
    picture.veil(clouds(21, 5, (560, 300, 1200, 360), 170, "#ffd08a", 0.35), 8)
    picture.cover(cover("url(#sun)", WIDTH, HEIGHT))
    picture.veil(fill(rays(SUN, (60, 620), 16, 0.34, 4), "#fff0b8", 0.12), 6)
    picture.cover(disc(*SUN, 44, "#fff6d0"))
    flock = ((700, 190, 1.3), (730, 174, 1), (672, 178, 0.9), (760, 196, 0.8), (1010, 150, 1))
    for x, y, size in flock:
        wing = f"M{x} {y}q{6 * size} {-7 * size} {12 * size} 0q{6 * size} {-7 * size} {12 * size} 0"
        picture.cover(f'<path d="{wing}" stroke="#3a1f4a" stroke-width="2" fill="none"/>')


def _far_land(picture: Scene) -> None:
    """Lay hazy hills on both sides, running down to the sea."""
    for points, colour, opacity in (
        ("-20,300 90,276 190,306 300,262 390,300 470,284 560,332 650,352 730,399! -20,399!",
         "#8a5490", 0.6),
        ("1300,268 1220,250 1130,300 1050,310 980,352 920,370 884,399! 1300,399!", "#c86e7c", 0.65),
        ("-20,352 110,330 240,362 350,338 450,368 560,366 640,399! -20,399!", "#5a3f7a", 0.8),
        ("1300,330 1200,322 1090,356 1010,366 950,399! 1300,399!", "#9a4f6a", 0.85),
    ):  # fmt: skip
        picture.veil(fill(smooth(points), colour, opacity), 1.4)


def _sea(picture: Scene) -> None:
    picture.cover(fill(rectangle(0, HORIZON, WIDTH, HEIGHT - HORIZON), "url(#sea)"))
    chance = random.Random(6)
    marks = []
    for _ in range(320):
        depth = chance.random() ** 1.6
        y = HORIZON + 4 + depth * 310
        spread = 26 + depth * 330
        x, wide = SUN[0] + chance.gauss(0, 0.5) * spread, 8 + depth * 46
        colour = (
            "#fff0b8" if abs(x - SUN[0]) < spread * 0.3 else chance.choice(("#ff9a7a", "#2a2f6a"))
        )
        marks.append(oval(x, y, wide, 0.7 + depth * 2.4, colour, chance.uniform(0.2, 0.6)))
    picture.cover("".join(marks))
    picture.glow(oval(SUN[0], HORIZON + 40, 70, 60, "#ffd890", 0.55), 16)


def _bridge(picture: Scene, span: Span, y: float, height: float, arches: int) -> None:
    """Set a bridge across the water; its size follows its height."""
    left, right = span
    size = height / 62
    foot = y + height * 2.3
    stone = "url(#stone)" if size > 0.7 else "url(#hazy)"
    bricked = (left, y - 26 * size, right, foot)
    wall = Shape(
        _arcade(span, y, foot, size, arches), stone, round=9 * size, bump=0.7 * size, bump_size=7,
        detail=bricks(bricked, (26 * size, 13 * size), 5, "#3a2438"),
    )  # fmt: skip
    shadow = oval((left + right) / 2, foot, (right - left) / 2.1, 16 * size, "#5a4a80", 0.8)
    picture.shade(shadow, 7)
    picture.group(wall, shadow=0.2, form=0.1, outline=1.6 * size)
    top, bottom = y - 15 * size, y + 3 * size
    rail = f"M{left} {top}{_bow(span, top, size)}L{right} {bottom}"
    rail += f"{_bow((right, left), bottom, -size)}Z"
    parapet = Shape(rail, stone, round=6 * size, bump=0.5 * size, contact=0.8)
    picture.group(parapet, *_lamps(span, y, size), shadow=0.4, form=0, outline=1.6 * size)
    for x in span:
        picture.afterglow(disc(x, y - 50 * size, 30 * size, "#ffb850", 0.8), 12 * size)


def _bow(span: Span, y: float, size: float) -> str:
    """Arch a line from one end of a span to the other; a negative size runs it backwards."""
    start, end = span
    crest = y - 26 * abs(size)
    return f"C{start + 160 * size} {crest} {end - 160 * size} {crest} {end} {y}"


def _arcade(span: Span, y: float, foot: float, size: float, arches: int) -> str:
    """Outline the wall of a bridge with its arches."""
    left, right = span
    step = (right - left) / arches
    crown = y - 2 * size
    path = f"M{left} {y}{_bow(span, y, size)}L{right} {foot}"
    for index in range(arches):
        start, end = right - step * index - 11 * size, right - step * (index + 1) + 11 * size
        path += f"L{start} {foot}C{start} {crown} {end} {crown} {end} {foot}"
    return path + f"L{left} {foot}Z"


def _lamps(span: Span, y: float, size: float) -> list[Shape]:
    """Stand a pier with a lantern at both ends."""
    shapes = []
    for x in span:
        pier = rectangle(x - 17 * size, y - 30 * size, 34 * size, 190 * size)
        cap = rectangle(x - 22 * size, y - 38 * size, 44 * size, 11 * size)
        flame = smooth(
            [
                (x, y - 66 * size),
                (x + 10 * size, y - 48 * size),
                (x, y - 38 * size),
                (x - 10 * size, y - 48 * size),
            ]
        )
        joints = bricks(
            (x - 17 * size, y - 30 * size, x + 17 * size, y + 160 * size), (17 * size, 12 * size), 3
        )
        shapes += [
            Shape(pier, "url(#stone)", round=9 * size, bump=0.6 * size, detail=joints),
            Shape(cap, "#e0c0a0", round=5 * size, contact=0.7),
            Shape(flame, "#ffe08a", round=8 * size, glow=0.9),
        ]
    return shapes


def _middle(picture: Scene) -> None:
    """Lay the far bank with the far bridge, and both strongholds."""
    left = "-20,392 160,372 330,384 470,372 560,392 622,420! 618,470! -20,540!"
    right = "1300,352 1234,345 1116,340 1004,350 950,388 896,416! 904,468! 1300,560!"
    picture.group(
        Shape(smooth(left), "#4a4a74", round=16, bump=1.2, bump_size=22),
        shadow=0.2,
        form=0,
        outline=1,
    )
    picture.group(
        Shape(smooth(right), "#b8704e", round=16, bump=1.2, bump_size=22),
        shadow=0.2,
        form=0,
        outline=1,
    )
    _bridge(picture, (606, 916), 413, 25, 5)
    _keep(picture, 506, 392, 0.62, "#6a5a86")
    _keep(picture, 1116, 348, 1.12, "url(#castle)")
    picture.veil(oval(760, 414, 420, 14, "#ffd8a0", 0.5), 9)


def _keep(picture: Scene, x: float, y: float, size: float, stone: str) -> None:
    """Build a small stronghold whose foot is at y."""
    parts: list[Shape] = []
    for shift, wide, tall in (
        (-62, 30, 96),
        (58, 32, 110),
        (0, 52, 160),
        (-30, 30, 66),
        (32, 30, 74),
    ):
        left, width, height = x + (shift - wide / 2) * size, wide * size, tall * size
        parts.append(tower((left, y - height, width, height), stone, int(shift) + 80, 2))
        crown = battlement(left - 3 * size, y - height - 3, width + 6 * size, 9 * size, 4, 6 * size)
        parts.append(Shape(crown, stone, round=4 * size, bump=0.4))
        if shift in (0, 58):
            peak = [(left - 2 * size, y - height - 6), (left + width / 2, y - height - 62 * size),
                    (left + width + 2 * size, y - height - 6)]  # fmt: skip
            parts.append(Shape(polygon(peak), "url(#roof)", round=14 * size, bump=0.3))
    wall = battlement(x - 92 * size, y - 40 * size, 184 * size, 48 * size, 9, 7 * size)
    joints = bricks((x - 92 * size, y - 46 * size, x + 92 * size, y + 8), (14 * size, 8 * size), 4)
    parts.append(Shape(wall, stone, round=6 * size, bump=0.5, detail=joints))
    picture.group(*parts, shadow=0.3, form=0.1, outline=1.3)
    lights = "".join(
        oval(x + dx * size, y + dy * size, 2.2 * size, 4.4 * size, "#ffe08a")
        for dx, dy in ((0, -134), (-9, -104), (9, -90), (58, -86), (-62, -72), (0, -22), (-40, -24))
    )
    picture.sharp(lights)
    picture.afterglow(lights, 3)


def _near_banks(picture: Scene) -> None:
    """Raise the near ends of both lands, their cliffs and their trees."""
    walls = (
        "-20,440! 240,470 400,500! 424,560 402,620 440,740! -20,740!",
        "1300,430! 1120,452 1016,494! 994,560 1012,620 982,740! 1300,740!",
    )
    tops = (
        "-20,408! 130,420 280,446 396,486! 412,510 380,540 230,560 -20,570!",
        "1300,396! 1190,410 1080,438 1020,480! 1004,506 1036,534 1150,552 1300,560!",
    )
    for wall, top, ground, way in zip(
        walls, tops, ("url(#left)", "url(#right)"), (4, -4), strict=True
    ):
        cliff = Shape(smooth(wall), "url(#cliff)", round=26, bump=3, bump_size=24)
        picture.group(cliff, shadow=0.4, shadow_offset=(way, 4), form=0.1, outline=1.4)
        meadow = Shape(smooth(top), ground, round=14, bump=1.1, bump_size=26)
        picture.group(meadow, shadow=0.35, form=0, outline=1.4)
    chance = random.Random(31)
    woods = ((26, (424, 470), (0, 330), GREENS), (15, (430, 540), (1070, 1276), AUTUMN))
    grown = [
        (chance.uniform(*down), chance.uniform(*across), leaves)
        for count, down, across, leaves in woods
        for _ in range(count)
    ]
    for y, x, leaves in sorted(grown):
        plant = tree if chance.random() < 0.7 else bush
        size = chance.uniform(46, 84) if plant is tree else chance.uniform(12, 18)
        picture.group(*plant(x, y, size, int(x), leaves), shadow=0.4, form=0.3, outline=1.3)


def _foreground(picture: Scene) -> None:
    """Set a boat on the water, and the dark hill on which we stand."""
    stripe = line("724,648 784,658 842,646", "#ffd08a", 3)
    hull = "720,640! 736,664 780,670 826,664 846,636! 786,646"
    picture.shade(oval(782, 672, 74, 8, "#4a4480", 0.8), 4)
    picture.group(
        Shape(taper([(782, 644), (784, 566)], [5, 3]), "#5a3a34", round=2),
        Shape(smooth("788,568! 828,600 836,632! 808,630 788,634!"), "#ffe2b8", round=10, bump=0.4),
        Shape(smooth("778,580! 752,606 742,630! 760,628 778,632!"), "#f0b088", round=9, bump=0.4),
        Shape(smooth(hull), "#8a4a3a", round=9, bump=0.5, detail=stripe),
        shadow=0.3, form=0.1, outline=1.4,
    )  # fmt: skip
    arm = Shape(
        taper("690,700 672,668 690,640 712,646 708,662", [24, 19, 14, 9, 5], 60),
        "#e8607a",
        round=8,
        skin=0.5,
    )
    picture.group(arm, shadow=0.2, form=0.1, outline=1.4)
    picture.cover(oval(690, 700, 26, 5, "#ffd0b0", 0.5))
    hill = "-20,560! 120,566 280,610 420,668 520,740! -20,740!"
    knoll = "1300,600! 1210,612 1110,650 1040,700 1010,740! 1300,740!"
    picture.group(
        Shape(smooth(hill), "#16243c", round=26, bump=1.6, bump_size=20, rim=0),
        Shape(smooth(knoll), "#4a2438", round=26, bump=1.6, bump_size=20, rim=0),
        shadow=0.3, form=0.1,
    )  # fmt: skip
    for path, colour, seed in (
        ("0,566 150,574 290,616 430,676 510,730", "#24405a", 3),
        ("1020,728 1060,690 1130,646 1220,612 1280,602", "#8a4038", 7),
    ):
        picture.cover(fill(tufts(path, 110, 34, seed, 0.05, 3.4), colour))


def _evening(picture: Scene) -> None:
    """Calm the left and the top; add haze and floating lights."""
    picture.veil(oval(720, 500, 320, 18, "#ffc8a0", 0.22), 14)
    picture.cover(cover("url(#night)", WIDTH, HEIGHT))
    picture.cover(cover("url(#top)", WIDTH, HEIGHT))
    picture.afterglow(disc(*SUN, 120, "#ffb870", 0.45), 44)
    picture.afterglow(specks(12, 46, (440, 300, 1260, 700), "#ffe0a0"), 0.4)
    picture.afterglow(specks(18, 18, (440, 400, 1260, 700), "#ffd080", (1.6, 3)), 3, 0.8)

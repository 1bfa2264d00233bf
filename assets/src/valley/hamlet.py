"""Buildings in the valley: a mill, a shrine, tents, a well, and lights."""

import math

from ..curves import ellipse, place, polygon, rectangle, ring, smooth, taper
from ..props import tongue
from ..scene import Shape
from ..svg import line, lines
from .hours import Hour, mix
from .yard import DARK_WOOD, STRAW, WOOD

PLASTER, FLAME, PANE = "#e2d2ae", "#ffd070", "#3c3a4a"


def mill(x: float, y: float, hour: Hour) -> list[Shape]:
    """Build a thatched water mill; its wheel turns on the right."""
    beams = lines(
        [
            [(x - 30, y - 26), (x + 22, y - 26)],
            [(x - 8, y - 40), (x - 8, y)],
            [(x + 10, y - 26), (x + 22, y)],
            [(x - 30, y), (x - 18, y - 26)],
        ],
        DARK_WOOD,
        3,
        0.9,
    )
    wall = Shape(rectangle(x - 30, y - 40, 54, 40), PLASTER, round=4, bump=0.5, detail=beams)
    plinth = Shape(rectangle(x - 32, y - 7, 58, 9), "#8c8478", round=3, bump=1)
    outline = "-40,-32! -28,-56 -20,-72! 14,-72! 24,-54 34,-32! -3,-28"
    roof = smooth(place(outline, x, y))
    straws = [[(x - 18 + k * 3, y - 72), (x - 40 + k * 6.2, y - 30)] for k in range(13)]
    thatch = lines(straws, DARK_WOOD, 1.2, 0.4)
    thatch += line([(x - 22, y - 68), (x + 16, y - 68)], "#8a6430", 3, 0.8)
    chimney = Shape(rectangle(x + 2, y - 84, 10, 18), "#94827a", round=3, bump=0.8)
    return [
        wall,
        plinth,
        _door(x - 2, y, hour),
        *_window(x - 19, y - 16, hour),
        *_window(x + 14, y - 16, hour),
        chimney,
        Shape(roof, STRAW, round=9, bump=0.9, bump_size=6, contact=0.8, detail=thatch),
        *_wheel(x + 36, y - 14, 19),
    ]


def _door(x: float, y: float, hour: Hour) -> Shape:
    path = f"M{x - 5} {y}L{x - 5} {y - 13}Q{x} {y - 20} {x + 5} {y - 13}L{x + 5} {y}Z"
    return Shape(path, "#ffb650" if hour.lit else DARK_WOOD, round=2, glow=0.6 * hour.mood.lamps)


def _window(x: float, y: float, hour: Hour) -> list[Shape]:
    frame = Shape(rectangle(x - 5, y - 6, 10, 11), DARK_WOOD, round=2)
    cross = lines([[(x, y - 6), (x, y + 5)], [(x - 5, y), (x + 5, y)]], DARK_WOOD, 1.2, 1)
    glass = FLAME if hour.lit else PANE
    lit = hour.mood.lamps
    return [
        frame,
        Shape(rectangle(x - 3.5, y - 4.5, 7, 8), glass, round=1, glow=lit, ink=0, detail=cross),
    ]


def _wheel(x: float, y: float, radius: float) -> list[Shape]:
    parts = []
    for index in range(8):
        turn = math.tau * index / 8 + 0.2
        tip = (x + radius * math.cos(turn), y + radius * math.sin(turn))
        parts.append(Shape(taper([(x, y), tip], [3, 3]), DARK_WOOD, round=2))
        aside = (tip[0] - 5 * math.sin(turn), tip[1] + 5 * math.cos(turn))
        other = (tip[0] + 5 * math.sin(turn), tip[1] - 5 * math.cos(turn))
        parts.append(Shape(taper([aside, other], [3.4, 3.4]), WOOD, round=2))
    rims = [Shape(ring(x, y, radius - back, 3), WOOD, round=2) for back in (0, 8)]
    return [*parts, *rims, Shape(ellipse(x, y, 3.4), DARK_WOOD, round=2)]


def shrine(x: float, y: float, hour: Hour) -> list[Shape]:
    """Raise a gate of old stones with a light in it."""
    stone = mix(hour.mood.right.stone, "#ffffff", 0.1)
    step = Shape(ellipse(x, y + 1, 34, 8), mix(stone, "#3a3038", 0.3), round=5, bump=0.9)
    posts = [
        Shape(
            taper([(x + dx, y), (x + dx * 0.92, y - 42)], [13, 9]),
            stone,
            round=6,
            bump=1.4,
            bump_size=7,
        )
        for dx in (-19, 19)
    ]
    lintel = smooth(
        [
            (x - 33, y - 44),
            (x - 30, y - 53),
            (x, y - 50),
            (x + 30, y - 54),
            (x + 33, y - 45),
            (x, y - 41),
        ]
    )
    altar = Shape(rectangle(x - 8, y - 13, 16, 12), mix(stone, "#3a3038", 0.15), round=3, bump=0.8)
    flame = Shape(tongue((x, y - 12), 14, 7, 4, 2, 1), FLAME, round=3, glow=0.9)
    moss = Shape(
        ellipse(x - 14, y - 52, 9, 3), hour.leaf(True, 1).middle, round=2, bump=1, ink=0, contact=0
    )
    top = Shape(lintel, stone, round=6, bump=1.4, bump_size=7, contact=0.8)
    return [step, *posts, altar, flame, top, moss]


def tent(x: float, y: float, size: float, cloth: str, hour: Hour) -> list[Shape]:
    """Pitch a pointed tent, its flap open."""
    body = smooth(place("0,-1! .25,-.42 .62,0! 0,.1 -.62,0! -.25,-.42", x, y, size))
    flap = polygon(place("-.04,-.56 .15,.07 -.2,.07", x, y, size))
    peak = (x, y - size)
    folds = [[peak, (x + part * size, y + size * 0.1)] for part in (-0.41, -0.19, 0.19, 0.41)]
    seams = lines(folds, "#4a2a24", 1.4, 0.5)
    bands = line(place("-.32,-.34 0,-.28 .32,-.34", x, y, size), "#f4e0b4", 4, 0.8)
    inside = "#ffb04c" if hour.lit else "#4a2c2a"
    return [
        Shape(taper([(x, y - size + 3), (x, y - size - 8)], [2.5, 2]), DARK_WOOD, round=1),
        Shape(body, cloth, round=size * 0.35, bump=0.5, detail=seams + bands),
        Shape(flap, inside, round=2, glow=0.75 * hour.mood.lamps, contact=0.2),
    ]


def fire(x: float, y: float) -> list[Shape]:
    """Lay a ring of stones with a burning fire."""
    stones = [
        Shape(
            ellipse(x + 12 * math.cos(turn), y + 5 * math.sin(turn), 3.6, 2.8),
            "#8c8078",
            round=3,
            bump=0.6,
        )
        for turn in (math.tau * index / 9 for index in range(9))
    ]
    logs = [
        Shape(taper([(x - 8, y + w), (x + 8, y - w)], [4, 3.4]), DARK_WOOD, round=2)
        for w in (-3, 3)
    ]
    flames = [
        Shape(tongue((x + dx, y), size, size * 0.42, dx, 2, dx), tone, round=3, glow=1, ink=0)
        for dx, size, tone in (
            (-4, 15, "#e8601c"),
            (4, 17, "#f07a1e"),
            (0, 22, "#ff9a2c"),
            (0, 13, "#ffe08a"),
        )
    ]
    return [*stones[4:], *logs, *flames, *stones[:5]]


def lantern(x: float, y: float, hour: Hour) -> list[Shape]:
    """Hang a lantern from a crooked post."""
    post = taper([(x, y + 1), (x, y - 22), (x + 3, y - 30), (x + 9, y - 29)], [4, 3, 2.6, 2])
    glass = FLAME if hour.lit else "#c8c0a0"
    return [
        Shape(post, DARK_WOOD, round=2),
        Shape(rectangle(x + 5.5, y - 27, 7, 9), glass, round=2, glow=hour.mood.lamps),
        Shape(polygon([(x + 4, y - 26), (x + 9, y - 31), (x + 14, y - 26)]), "#4a3c38", round=2),
    ]


def well(x: float, y: float) -> list[Shape]:
    """Build a roofed well."""
    posts = [
        Shape(taper([(x + dx, y - 6), (x + dx, y - 32)], [3, 3]), DARK_WOOD, round=1)
        for dx in (-11, 11)
    ]
    roof = polygon([(x - 18, y - 28), (x - 11, y - 42), (x + 11, y - 42), (x + 18, y - 28)])
    return [
        Shape(ellipse(x, y - 10, 15, 6), "#3a3440", round=2),
        *posts,
        Shape(
            smooth(
                [
                    (x - 15, y - 11),
                    (x - 14, y + 1),
                    (x, y + 5),
                    (x + 14, y + 1),
                    (x + 15, y - 11),
                    (x, y - 5),
                ]
            ),
            "#a29a8c",
            round=5,
            bump=1.2,
            bump_size=5,
        ),
        Shape(roof, "#a05a3c", round=4, bump=0.6),
    ]

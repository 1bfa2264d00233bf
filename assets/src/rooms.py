"""What a room has: shelves of books, a window on what is outside, a candle, a mouse."""

import random

from .actors import moved
from .curves import ellipse, place, polygon, smooth
from .figures import limb
from .props import tongue
from .scene import Scene, Shape
from .svg import disc, fill, line, lines, oval

#: The backs of books.
TONES = ("#a83c28", "#c08a3c", "#6c5088", "#8c3044", "#d0a858", "#487068")


def shelves(
    levels: tuple[float, ...], spans: tuple[tuple[float, float], ...], board: str, seed: int = 4
) -> str:
    """Fill shelves at these heights with books that stand out of true."""
    chance, marks = random.Random(seed), ""
    for level in levels:
        for start, end in spans:
            x = start
            while x < end:
                width, tall = chance.uniform(10, 18), chance.uniform(44, 68)
                turn = chance.uniform(-3, 3)
                spine = [(0, 0), (width, 0), (width, -tall), (0, -tall)]
                marks += fill(polygon(place(spine, x, level, 1, turn)), chance.choice(TONES), 0.75)
                band = [(0, -tall * 0.78), (width, -tall * 0.78)]
                marks += line(place(band, x, level, 1, turn), "#ffe0a0", 3, 0.5)
                x += width + 1.5
            wide = end - start
            marks += f'<rect x="{start}" y="{level}" width="{wide}" height="8" fill="{board}"/>'
    return marks


def window(x: float, y: float, wide: float, tall: float, frame: str, glass: str) -> str:
    """Let an arched window into the wall; (x, y) is the middle of its sill."""
    arch = "-.5,0! -.5,-.66 -.36,-.84 0,-1 .36,-.84 .5,-.66 .5,0!"
    stretched = [(p.x * wide, p.y * tall, p.corner) for p in place(arch)]
    outer = " ".join(f"{a:.1f},{b:.1f}{'!' * c}" for a, b, c in stretched)
    bars = [
        [(x, y), (x, y - tall * 0.92)],
        *([(x - wide * 0.44, y - tall * k), (x + wide * 0.44, y - tall * k)] for k in (0.3, 0.62)),
    ]
    return (
        fill(smooth(place(outer, x, y)), frame)
        + fill(smooth(place(outer, x, y - tall * 0.06, 0.86)), glass)
        + lines(bars, frame, wide * 0.05, 1)
    )


def candle(x: float, y: float) -> list[Shape]:
    """Stand a lit candle in a dish."""
    flame = fill(tongue((x, y - 44), 22, 10, 4, 2, 1), "#fff4c0")
    wax = place("-12,-42! 0,-47 12,-42! 13,-2! 0,3 -13,-2!", x, y)
    return [
        Shape(ellipse(x, y, 27, 9), "#e8b450", round=6, shine=0.8),
        Shape(smooth(wax), "#fff0cc", round=9, glow=0.3),
        Shape(tongue((x, y - 42), 36, 17, 4, 3, 1), "#ff9c30", round=6, glow=1, contact=0, ink=0,
            rim=0, detail=flame),
    ]  # fmt: skip


def candlelight(picture: Scene, x: float, y: float) -> None:
    """Let a candle whose flame is here lay its light on what is near, and on the table."""
    picture.afterglow(disc(x, y - 4, 74, "#ff9838", 0.3), 20)
    picture.afterglow(oval(x + 30, y + 62, 120, 26, "#ffb050", 0.26), 12)
    picture.afterglow(disc(x, y + 2, 18, "#ffe0a0", 0.6), 7)


def mouse(x: float, y: float, size: float = 1) -> list[Shape]:
    """Put a mouse to flight, to the right."""
    grey = "#b0a0a8"
    parts = [
        limb("-20,6 -38,-2 -54,8 -68,2", [4, 4, 3, 1], "#e8a0a0", round=2),
        Shape(smooth("-26,8 -18,-10 0,-16 16,-8 28,4 16,12 -8,14"), grey, round=14, bump=0.3),
        Shape(ellipse(4, -13, 8, 9), grey, round=5, detail=disc(4, -12, 5, "#f0a8a8")),
        Shape(ellipse(17, -1, 3.4, 4), "#140a12", round=3, shine=1, gloss=20),
        Shape(ellipse(29, 5, 3, 3), "#f08c8c", round=3),
        *(limb(way, [6, 4], grey, round=2) for way in ("-18,12 -26,18", "14,12 24,18")),
    ]
    return moved(parts, (0, 0), (x, y), size)

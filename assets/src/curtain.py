"""The curtain between two turns: its folds and its swags in grey, and its trim of gold.

The game dyes the grey cloth in the colour of who is to sit down.
"""

import math
import random
from itertools import pairwise

from .curves import ellipse, polygon, ring, smooth, taper
from .sailing.painted import Painted
from .scene import Light, Scene, Shape
from .svg import line, linear, lines

WIDTH, HEIGHT = 1280, 720
#: How high the swags are with their fringe, and how many hang side by side.
HIGH, SWAGS = 190, 5
LIGHT = Light(
    (-0.62, -0.42, 0.6), "#ffffff", "#5c5c60", (0.8, 0.2), "#ffffff", 0.25, "#000000", "#101010"
)
_GOLD = linear("gold", (0, 0), (0, HIGH), (0, "#fff2c0"), (0.5, "#dca440"), (1, "#8a5a1e"))
_GREYS = ("#b8b8b8", "#c4c4c4", "#acacac", "#cacaca")
#: The ground that the brush paints on, where cloth lets it through.
_DARK = "#2c2c2c"


def _edges() -> list[float]:
    """Return where one fold ends and the next begins, narrower where the drapes meet."""
    chance = random.Random(4)
    edges = [-40.0]
    while edges[-1] < WIDTH / 2 - 14:
        near = edges[-1] / (WIDTH / 2)
        edges.append(edges[-1] + chance.uniform(40, 92) * (1.12 - 0.45 * max(0.0, near)))
    edges[-1] = WIDTH / 2
    return edges


def _fold(left: float, right: float, seed: int, *, turned: bool) -> Shape:
    """Let a fold of cloth hang: wider at its foot, with a crease or two in it."""
    chance = random.Random(seed)
    sway = [chance.uniform(-7, 7) for _ in range(10)]

    def edge(at: float, first: int) -> list[tuple[float, float]]:
        return [
            (at + sway[first + step] * (step / 4), -20 + step * (HEIGHT + 40) / 4)
            for step in range(5)
        ]

    outline = [*edge(left - 5, 0), *edge(right + 5, 5)[::-1]]
    middle = (left + right) / 2
    creases = [
        [(middle + chance.uniform(-14, 14), y), (middle + chance.uniform(-14, 14), y + 150),
         (middle + chance.uniform(-18, 18), y + chance.uniform(210, 340))]
        for y in (chance.uniform(120, 260), chance.uniform(380, 480))
    ]  # fmt: skip
    if turned:
        outline = [(WIDTH - x, y) for x, y in outline]
        creases = [[(WIDTH - x, y) for x, y in crease] for crease in creases]
    marks = lines(creases, "#3a3a3a", 5, 0.22) + lines(creases, "#ffffff", 1.6, 0.14)
    return Shape(smooth(outline, tension=0.12), chance.choice(_GREYS), round=(right - left) * 0.6,
                 bump=0.1, bump_size=4, contact=0.7, detail=marks, ink=0.12)  # fmt: skip


def _folds() -> Scene:
    """Hang both drapes, which meet in the middle."""
    scene = Scene("", LIGHT, 3, (WIDTH, HEIGHT))
    scene.cover(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_DARK}"/>')
    edges = _edges()
    pairs = [*pairwise(edges)]
    # From the sides to the middle: what is nearer to it hangs before the others.
    for turned in (True, False):
        folds = [
            _fold(*pair, number * 3 + turned, turned=turned) for number, pair in enumerate(pairs)
        ]
        order = folds[::2] + folds[1::2]
        scene.group(*order, shadow=0.6, shadow_offset=(4, 2), shadow_blur=9, form=0,
                    outline=0.2, tint=0)  # fmt: skip
    return scene


def _hem(swag: int, share: float, lift: float = 0.0) -> list[tuple[float, float]]:
    """Return a line across a swag, lower in its middle; ``share`` is how far down it hangs."""
    wide = WIDTH / SWAGS
    return [
        (swag * wide + wide * t, 4 + share * (52 + 84 * math.sin(math.pi * t) ** 0.9) - lift)
        for t in (step / 16 for step in range(17))
    ]


def _swags() -> Scene:
    """Hang swags from the top, each in folds that lie one below the other."""
    scene = Scene("", LIGHT, 5, (WIDTH, HIGH))
    for swag in range(SWAGS):
        folds = []
        shares = (1.0, 0.84, 0.68, 0.52, 0.36, 0.2)
        for number, share in enumerate(shares):
            upper = _hem(swag, share - 0.3)
            path = polygon([*_hem(swag, share), *upper[::-1]])
            folds.append(Shape(path, _GREYS[number % 4], round=12, bump=0.1, bump_size=4,
                               contact=0.8, ink=0.3))  # fmt: skip
        scene.group(*folds, shadow=0.8, shadow_offset=(2, 7), shadow_blur=6, form=0.2, outline=1,
                    tint=0)  # fmt: skip
    return scene


def _trim() -> Scene:
    """Sew a cord and a fringe to the swags, hang tassels between them, put up the cartouche."""
    chance = random.Random(9)
    scene = Scene(_GOLD, LIGHT, 5, (WIDTH, HIGH))
    for swag in range(SWAGS):
        hem = _hem(swag, 1.0)
        strands = []
        for (x0, y0), (x1, y1) in pairwise(hem):
            for part in range(5):
                t = part / 5
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                end = x + chance.uniform(-1, 1), y + chance.uniform(13, 17)
                strands.append([(x, y - 1), end])
        fringe = "".join(line(strand, "#e8b44c", 3.0, 0.95) for strand in strands)
        fringe += "".join(line(strand, "#6e4414", 0.8, 0.8) for strand in strands)
        low = [(x, y + 14) for x, y in hem]
        scene.group(
            Shape(polygon([*hem, *low[::-1]]), "url(#gold)", round=3, detail=fringe, ink=0.7),
            Shape(taper(hem, [6, 6]), "url(#gold)", round=3, shine=0.6, contact=0.9, ink=0.8),
            shadow=0.5, shadow_offset=(1, 4), shadow_blur=3, form=0, outline=0.8,
        )  # fmt: skip
    for place in range(SWAGS + 1):
        scene.group(*_tassel(place * WIDTH / SWAGS), shadow=0.6, shadow_offset=(2, 5),
                    shadow_blur=4, form=0.15, outline=1.2)  # fmt: skip
    middle = WIDTH / 2, 74.0
    scene.group(
        Shape(ellipse(*middle, 56), "url(#gold)", round=8, shine=0.7, gloss=10),
        Shape(ring(*middle, 56, 5), "url(#gold)", round=2.5, shine=0.7, contact=0.7),
        *(Shape(ellipse(middle[0] + 48 * math.cos(t), middle[1] + 48 * math.sin(t), 3),
                "url(#gold)", round=2.6, shine=0.8, contact=0.6)
          for t in (math.tau * n / 28 for n in range(28))),
        shadow=0.7, shadow_offset=(2, 6), shadow_blur=5, form=0.1, outline=1.6,
    )  # fmt: skip
    return scene


def _tassel(x: float) -> list[Shape]:
    """Knot a tassel."""
    skirt = [(x - 8, 66), (x + 8, 66), (x + 15, 126), (x + 5, 130), (x - 5, 130), (x - 15, 126)]
    strands = lines([[(x + dx * 0.5, 70), (x + dx, 128)] for dx in (-10, -6, -2, 2, 6, 10)],
                    "#6e4414", 1.2, 0.7)  # fmt: skip
    return [
        Shape(polygon(skirt), "url(#gold)", round=7, detail=strands),
        Shape(ellipse(x, 62, 10, 8), "url(#gold)", round=6, shine=0.7, contact=0.8),
        Shape(ellipse(x, 46, 14), "url(#gold)", round=9, shine=0.8, gloss=9, contact=0.8),
    ]


#: Every picture by its file below `assets/built`.
PIECES = {
    "curtain/folds": Painted(_folds, 1.2, _DARK),
    "curtain/swags": Painted(_swags, 1.5, _DARK),
    "curtain/trim": Painted(_trim, 1.5, "#5a4020"),
}

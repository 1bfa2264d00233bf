"""The two materials off the board: parchment for what is read, carved wood for what is chosen.

A ground is laid together in the game of four pictures: a tile that repeats, a light that lies over
all of it, a rim whose corners keep their size, and on parchment a compass rose in faint ink.
"""

import math
from collections.abc import Iterator
from functools import partial

import numpy as np
from scipy import ndimage

from ..curves import ellipse
from ..raster import Canvas, Pixels, colour, over, ramp, rasterise
from ..scene import Light, Scene, Shape
from ..svg import fill, line, linear
from .cutout import Piece, cut_out, flipped, rounded_frame

#: Rows and columns of the tiles, of the lights, and the side of the rim of parchment, in pixels.
PAPER, WOOD, LIGHT, RIM = (640, 960), (432, 960), (180, 320), 640
#: Rows of a plank.
PLANK = 108
LAMP = Light(
    (-0.5, -0.72, 0.52), "#ffe9c4", "#4a3c34", (0.7, 0.7), "#ffe0b0", 0.3, "#000000", "#120a06"
)


def _cloud(shape: tuple[int, int], across: float, down: float, seed: int) -> Pixels:
    """Give soft random relief in about -1 to 1 that repeats at the edges."""
    rough = np.random.default_rng(seed).standard_normal(shape)
    soft = ndimage.gaussian_filter(rough, (down, across), mode="wrap")
    return np.asarray((soft - soft.mean()) / (2 * soft.std()), np.float32)


def _tinted(shape: tuple[int, int], levels: Pixels, low: str, middle: str, high: str) -> Pixels:
    """Colour levels of -1 to 1 by three colours."""
    image = np.broadcast_to(colour(middle), (*shape, 3)).copy()
    image = over(image, colour(low), np.clip(-levels, 0, 1))
    return over(image, colour(high), np.clip(levels, 0, 1))


def _fibres(shape: tuple[int, int], count: int, seed: int) -> Pixels:
    """Draw short bent hairs that go on at the opposite edge, as an opacity."""
    chance = np.random.default_rng(seed)
    rows, columns = shape
    marks = []
    for _ in range(count):
        x, y = chance.uniform(0, columns), chance.uniform(0, rows)
        turn, bend = chance.normal(0, 0.5), chance.normal(0, 0.6)
        size, wide = chance.uniform(12, 54), chance.uniform(0.5, 1.3)
        points = [
            (t * size * math.cos(turn + bend * t), t * size * math.sin(turn + bend * t))
            for t in (0, 0.35, 0.7, 1)
        ]
        for dx in (0, -columns):
            for dy in (0, -rows):
                path = [(x + dx + a, y + dy + b) for a, b in points]
                marks.append(line(path, "#fff", wide, chance.uniform(0.2, 0.9)))
    return rasterise("".join(marks), "", Canvas(columns, rows, 1))[..., 3]


def _parchment() -> Pixels:
    """Paint a sheet: clouds of wear, paler and browner hairs, a fine grain."""
    wear = 0.4 * _cloud(PAPER, 84, 70, 1) + 0.26 * _cloud(PAPER, 20, 16, 2)
    wear += 0.06 * _cloud(PAPER, 34, 2.2, 3)
    sheet = _tinted(PAPER, wear, "#e5c692", "#f7e7be", "#fff8de")
    hue = _cloud(PAPER, 64, 44, 8)
    sheet = over(sheet, colour("#f2cda4"), 0.46 * np.clip(hue, 0, 1))
    sheet = over(sheet, colour("#e4e2b4"), 0.46 * np.clip(-hue, 0, 1))
    sheet = over(sheet, colour("#fff8e2"), 0.42 * _fibres(PAPER, 420, 4))
    sheet = over(sheet, colour("#8a6232"), 0.24 * _fibres(PAPER, 300, 5))
    pores = ramp(_cloud(PAPER, 1.5, 1.5, 6), 0.9, 1.5)
    sheet = over(sheet, colour("#a07a44"), 0.3 * pores)
    return np.asarray(sheet * (1 + 0.012 * _cloud(PAPER, 0.7, 0.7, 7))[..., None])


def _paper_light() -> Pixels:
    """Darken a sheet towards its edges, browner at the left, greyer at the right."""
    rows, columns = LIGHT
    y, x = np.mgrid[0:rows, 0:columns]
    across, down = (x + 0.5) / columns - 0.5, (y + 0.5) / rows - 0.5
    away = np.hypot(1.25 * across, 1.2 * (down + 0.06)) + 0.09 * _cloud(LIGHT, 26, 22, 11)
    age = np.clip((away - 0.06) / 0.74, 0, 1)
    side = np.clip(across + 0.5 + 0.22 * _cloud(LIGHT, 40, 34, 12), 0, 1)[..., None]
    brown = colour("#d9b78f") * (1 - side) + colour("#d8c49c") * side
    return over(np.ones((*LIGHT, 3)), brown, age * 0.94)


def _paper_rim() -> Pixels:
    """Tear and singe the rim of a sheet: what is multiplied into it, with its opacity."""
    half = RIM / 2
    y, x = np.mgrid[0:RIM, 0:RIM].astype(np.float32) + 0.5
    corner = 16.0
    out_x = np.maximum(np.abs(x - half) - half + corner, 0)
    out_y = np.maximum(np.abs(y - half) - half + corner, 0)
    inside = np.maximum(np.abs(x - half), np.abs(y - half)) - half
    depth = np.where(out_x * out_y > 0, corner - np.hypot(out_x, out_y), -inside)
    square = (RIM, RIM)
    torn = 1.6 + 1.3 * _cloud(square, 9, 9, 21) + 0.8 * _cloud(square, 2.4, 2.4, 22)
    torn += 4.5 * ramp(_cloud(square, 14, 14, 23), 0.75, 1.3)
    deep = depth - np.clip(torn, 0.4, 8)
    singed = 1 - ramp(deep / (17 + 6 * _cloud(square, 18, 18, 24)), 0, 1)
    rim = over(np.ones((RIM, RIM, 3)), colour("#d2aa70"), 0.7 * singed)
    rim = over(rim, colour("#6e4a26"), 0.85 * (1 - ramp(deep, 0, 3.4)))
    return np.concatenate([rim, ramp(deep, -0.4, 0.9)[..., None]], -1)


def _compass() -> Pixels:
    """Draw a compass rose of sixteen points in faint ink."""
    ink, marks = "#5a3a1c", []
    for radius, wide in ((92, 2.4), (86, 1), (54, 1)):
        marks.append(
            f'<circle cx="100" cy="100" r="{radius}" fill="none" stroke="{ink}"'
            f' stroke-width="{wide}"/>'
        )
    for step in range(72):
        turn = math.radians(5 * step)
        a, b = ((100 + r * math.sin(turn), 100 - r * math.cos(turn)) for r in (86, 92))
        marks.append(line([a, b], ink, 1))
    for count, far, near in ((8, 50, 12), (4, 64, 16), (4, 84, 18)):
        for step in range(count):
            shift = {8: 22.5, 4: 45 if far == 64 else 0}[count]
            turn = math.radians(shift + 360 / count * step)
            side = math.radians(180 / 8)
            tip = (100 + far * math.sin(turn), 100 - far * math.cos(turn))
            for way, opacity in ((-1, 0.9), (1, 0.35)):
                foot = turn + way * side
                low = (100 + near * math.sin(foot), 100 - near * math.cos(foot))
                path = f"M{tip[0]},{tip[1]}L{low[0]},{low[1]}L100,100Z"
                marks.append(fill(path, ink, opacity))
    return rasterise("".join(marks), "", Canvas(200, 200, 1.5))


def _plank(number: int) -> Pixels:
    """Paint one plank, the grain along it, bent round a knot or two."""
    shape = (PLANK, WOOD[1])
    seed = 40 + 10 * number
    y = np.broadcast_to(np.arange(PLANK, dtype=np.float32)[:, None], shape)
    bend = 22 * _cloud(shape, 150, 26, seed)
    fine = _cloud(shape, 60, 0.8, seed + 1) * 0.45 + _cloud(shape, 26, 1.6, seed + 2) * 0.4
    rings = np.sin((y + bend) * 0.62) * 0.5 + np.sin((y + bend) * 0.23 + number) * 0.5
    levels = 0.34 * rings + 0.62 * fine + 0.5 * _cloud(shape, 120, 34, seed + 3)
    dark, middle, light = (
        ("#2b1a11", "#5a3a26", "#865a3a"),
        ("#20140e", "#3c281d", "#60442f"),
        ("#311d10", "#603b23", "#825634"),
        ("#26160f", "#4b2d1e", "#764b34"),
    )[number]
    return _tinted(shape, np.clip(levels, -1, 1), dark, middle, light)


def _wood() -> Pixels:
    """Lay four planks, a soft groove and a lit edge between: words lie across them."""
    tile = np.concatenate([np.roll(_plank(k), 190 * k, 1) for k in range(4)])
    y = np.broadcast_to(np.arange(WOOD[0], dtype=np.float32)[:, None], WOOD)
    gap = np.exp(-((((y + 2) % PLANK) - 2.0) ** 2) / 3.4)
    lit = np.exp(-((((y + 2) % PLANK) - 5.6) ** 2) / 3.4)
    tile = over(tile, colour("#8a6440"), 0.14 * lit)
    return over(tile, colour("#150c08"), 0.42 * gap)


def _wood_light() -> Pixels:
    """Let the light fall on a board from its upper left."""
    rows, columns = LIGHT
    y, x = np.mgrid[0:rows, 0:columns]
    far = np.hypot((x / columns - 0.3) * 0.95, (y / rows - 0.22) * 0.95)
    shade = np.clip((far - 0.04) / 0.86 + 0.2 * _cloud(LIGHT, 30, 22, 81), 0, 1)
    return over(np.ones((*LIGHT, 3)), colour("#746260"), shade * 0.96)


def _rivet(side: float, right: bool, low: bool) -> tuple[float, float]:
    return side - 8.4 if right else 8.4, side - 8.4 if low else 8.4


def _wood_rim() -> Scene:
    """Build a carved moulding, a line of brass let into the wood, and a plate on each corner."""
    side = 96
    colours = linear("moulding", (0, 0), (side, side), (0, "#8a5a34"), (0.5, "#5c3a22"),
                     (1, "#40281a"))  # fmt: skip
    colours += linear("brass", (0, 0), (side, side), (0, "#ffe09a"), (0.5, "#b9843a"),
                      (1, "#8a5c26"))  # fmt: skip
    scene = Scene(colours, LAMP, 3, (side, side))
    plate = "2,2! 25,2! 25.5,6 21,8.5 16,10 12,12 10,16 8.5,21 6,25.5 2,25!"
    corners = [(right, low) for right in (False, True) for low in (False, True)]
    scene.group(
        Shape(rounded_frame((2, 2, side - 4, side - 4, 6), 7), "url(#moulding)", round=4.2,
              contact=0.8, shine=0.14, ink=0.8),
        Shape(rounded_frame((12.2, 12.2, side - 24.4, side - 24.4, 3), 1.5), "url(#brass)",
              round=0.8, contact=0.8, shine=0.3, ink=0.6),
        *(Shape(flipped(plate, side, side, *each), "url(#brass)", round=2.2, shine=0.4, gloss=9,
                contact=0.9, ink=0.9) for each in corners),
        *(Shape(ellipse(*_rivet(side, *each), 2.5, 2.5), "#8a5a24",
                round=2.4, shine=0.5, gloss=9, contact=0.9) for each in corners),
        shadow_offset=(0, 2), shadow_blur=2.2, form=0, outline=1.0, tint=0,
    )  # fmt: skip
    return scene


def pictures() -> Iterator[tuple[str, Pixels]]:
    """Paint each part of the two grounds, with its file."""
    for name, paint in (
        ("parchment_tile", _parchment),
        ("parchment_light", _paper_light),
        ("parchment_rim", _paper_rim),
        ("parchment_sign", _compass),
        ("wood_tile", _wood),
        ("wood_light", _wood_light),
        ("wood_rim", partial(cut_out, Piece(_wood_rim, 3))),
    ):
        yield f"ui/grounds/{name}", paint()

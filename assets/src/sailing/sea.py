"""The sea of a chart: a hexagon of water for each depth, fog, and the shore of a waters.

A hexagon stands on a corner and is seen a little from above: with sides of 500 units it is 866
wide and 820 high. The depth is told by its colour, and by the number of steps down to its middle.
"""

import math
import random
from collections.abc import Iterator
from functools import partial

import numpy as np

from ..brush import paint
from ..compose import render
from ..curves import ellipse, place, polygon, smooth
from ..finish import grain, tone
from ..isles.ground import DAY
from ..raster import Canvas, Pixels, blur, colour, distance, noise, over, ramp, rasterise
from ..scene import Light, Scene, Shape
from ..svg import cover, fill, line, oval, radial
from .painted import STROKES, Painted, cut_painting

#: Fog is lit from everywhere.
MIST = Light(
    (-0.4, -0.7, 0.6), "#fdf2e0", "#8e9cc0", (0.6, -0.7), "#ffffff", 0.3, "#7888ac", "#5a6888"
)
SIDE = 500.0
BOX = (866, 820)
#: How much of its height a hexagon keeps as it is seen.
SQUAT = 0.82
SCALE = 0.5
#: For each depth: the water at the rim, in the middle, the light on it and the line of a step.
WATERS = (
    ("#74c4bc", "#5cb2b0", "#e4fbea", "#2c7480"),
    ("#a8e8c8", "#7cd4b8", "#fafff0", "#3c9088"),
    ("#6cc4c4", "#3494a8", "#e0faf2", "#1a6074"),
    ("#4a9cc0", "#1c669c", "#c4ecf8", "#0e4068"),
    ("#3c78b0", "#1c5090", "#a4d0f4", "#0c2e60"),
    ("#3c58a4", "#1c3480", "#a0b4f0", "#0c1a50"),
    ("#3c3c88", "#1c1c60", "#a89cf0", "#0c0c3c"),
    ("#382c64", "#140e3c", "#c48cf0", "#08041c"),
)
#: How far a step lies within the one before, as a share of the way to the middle.
STEP = 0.073
#: The shore of a waters: its box in units of which a hexagon's side has 100, and pixels per unit.
SHORE_BOX, SHORE_SCALE = (590, 480), 1.6
INK = "#2a6478"
#: So many banks of fog, so that few neighbours have the same.
FOGS = 5


def hexagon(x: float, y: float, side: float) -> list[tuple[float, float]]:
    """Give the corners of a field, from the top."""
    turns = [math.radians(60 * k - 90) for k in range(6)]
    return [(x + side * math.cos(t), y + side * SQUAT * math.sin(t)) for t in turns]


def _basin(share: float, seed: int) -> str:
    """Outline a step of the sea's floor: a worn hexagon, smaller by a share."""
    chance = random.Random(seed)
    phases = [chance.uniform(0, math.tau) for _ in range(3)]
    corners = hexagon(BOX[0] / 2, BOX[1] / 2, SIDE * (1 - share))
    points = []
    for k in range(6):
        (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 6]
        for step in range(4):
            part = (step + 0.5) / 4
            turn = (k + part) * math.tau / 6
            swing = sum(math.sin((n + 3) * turn + p) / (n + 2) for n, p in enumerate(phases))
            reach = 1 + 0.022 * swing
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            points.append((BOX[0] / 2 + (x - BOX[0] / 2) * reach,
                           BOX[1] / 2 + (y - BOX[1] / 2) * reach))  # fmt: skip
    return smooth(points)


def _field(depth: int) -> Scene:
    """Paint the water of a depth over the whole box."""
    rim, middle, light, step_ink = WATERS[depth]
    wide, high = BOX
    scene = Scene(
        radial("light", (wide * 0.3, high * 0.2), 720, (0, light + "88"), (0.5, light + "22"),
               (1, light + "00"))
        + radial("edge", (wide / 2, high / 2), 500, (0, step_ink + "00"), (0.8, step_ink + "00"),
                 (1, step_ink + "55")),
        DAY, depth + 3, BOX,
    )  # fmt: skip
    scene.cover(cover(rim, wide, high))
    for step in range(depth):
        path = _basin(0.07 + STEP * step, depth * 10 + step)
        scene.veil(fill(path, step_ink, 0.42), 9)
        scene.cover(fill(path, _between(rim, middle, (step + 1) / depth)))
    if not depth:
        scene.veil(fill(_basin(0.2, 4), middle, 0.8), 40)
    scene.cover(_swell(depth, light, step_ink))
    rings = ""
    for step in range(depth):
        path = _basin(0.07 + STEP * step, depth * 10 + step)
        rings += (f'<path d="{path}" fill="none" stroke="{light}" stroke-width="6" '
                  f'opacity=".75" stroke-dasharray="{170 - 10 * step} 12"/>')  # fmt: skip
    scene.cover(rings)
    scene.cover(cover("url(#light)", wide, high))
    scene.cover(cover("url(#edge)", wide, high))
    return scene


def _between(start: str, end: str, share: float) -> str:
    parts = zip(bytes.fromhex(start[1:]), bytes.fromhex(end[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in parts).hex()


def _swell(depth: int, light: str, dark: str) -> str:
    """Draw the waves: small and many in the shallows, long and few in the deep."""
    chance = random.Random(depth + 40)
    marks = []
    size = 30 + 9 * depth
    for _ in range(190 - 14 * depth):
        x, y = chance.uniform(-40, BOX[0]), chance.uniform(0, BOX[1])
        wide = size * chance.uniform(0.8, 2)
        path = [(x, y), (x + wide * 0.3, y - 7), (x + wide * 0.65, y + 5), (x + wide, y)]
        marks.append(
            line(
                path,
                chance.choice((light, dark)),
                chance.uniform(4, 13),
                chance.uniform(0.12, 0.34),
            )
        )
    for x, y in _spots(chance, max(3, 8 - depth), 400 - 36 * depth):
        wide = (54 + 4 * depth) * chance.uniform(1.1, 1.4)
        high = wide * 0.16
        crests = 2 if depth < 4 else 1
        for k in range(crests):
            left = x + wide * (k / crests - 0.5)
            across = wide / crests
            peaks = ((0, 0), (0.3, high), (0.62, high * 0.9), (1, 0))
            crest = [(left + across * along, y - up) for along, up in peaks]
            marks.append(line(crest, dark, 9, 0.3))
            marks.append(line([(a, b - 5) for a, b in crest], light, 8, 0.75))
    return "".join(marks)


def _spots(chance: random.Random, count: int, reach: float) -> list[tuple[float, float]]:
    """Spread places for waves within reach of the middle, none near another."""
    found: list[tuple[float, float]] = []
    apart = 130 * reach / 400
    for _ in range(4000):
        x, y = chance.uniform(60, BOX[0] - 60), chance.uniform(60, BOX[1] - 60)
        inside = math.hypot(x - BOX[0] / 2, (y - BOX[1] / 2) / SQUAT) < reach
        if (
            len(found) < count
            and inside
            and all(math.hypot((x - a) * 0.7, y - b) > apart for a, b in found)
        ):
            found.append((x, y))
    return found


def _tile(depth: int) -> Pixels:
    scene = _field(depth)
    painted = render(scene, SCALE, lambda image: paint(image, STROKES, depth + 1))
    painted = grain(tone(painted, 0.95, 1.1), 0.008)
    canvas = Canvas(*BOX, SCALE)
    path = polygon(hexagon(BOX[0] / 2, BOX[1] / 2, SIDE))
    mask = rasterise(f'<path d="{path}" fill="#fff"/>', "", canvas)[..., 3]
    return np.concatenate([painted, mask[..., None]], -1)


def _fog(seed: int) -> Scene:
    """Heap up a bank of fog that hides one field and reaches over its rim; no two are alike."""
    scene = Scene("", MIST, seed, (130, 123))
    chance = random.Random(seed * 7 + 4)
    scene.veil(oval(65, 62, 54, 50, "#a4b2c8", 1), 4)
    billows = []
    for row in range(8):
        y = 16 + row * 12.5 + chance.uniform(-4, 4)
        half = 60 * math.sqrt(max(0.3, 1 - ((y - 62) / 66) ** 2))
        for k in range(5):
            x = 65 + half * (k / 2 - 1) * 0.86 + chance.uniform(-13, 13)
            billows.append((y + chance.uniform(-5, 5), x, chance.choice((8, 11, 14, 17, 20))))
    billows.sort()
    for start in range(0, len(billows), 8):
        swells = [
            Shape(ellipse(x, y, size, size * 0.66),
                  chance.choice(("#b9c6d8", "#a8b7cc", "#c8d2e0", "#d2dae6")), round=size * 1.3,
                  bump=0.9, bump_size=13, ink=0, rim=0.2, flat=0.66, contact=0.1)
            for y, x, size in billows[start : start + 8]
        ]  # fmt: skip
        scene.group(*swells, shadow=0.14, shadow_offset=(1, 5), shadow_blur=6, outline=0, form=0.5,
                    roundness=22, tint=0.03)  # fmt: skip
    scene.veil(_curls(chance), 0.5)
    return scene


def _curls(chance: random.Random) -> str:
    """Draw the curls by which charts tell of a wind that nobody knows, small and large."""
    curl = "0,0 9,-4 19,-3 25,2 23,8 17,8 16,4 20,3"
    spots = [(x, y) for y in (26, 44, 62, 80, 98) for x in (26, 48, 70, 92)]
    chance.shuffle(spots)
    marks = []
    for x, y in spots[:6]:
        at = (x + chance.uniform(-7, 7), y + chance.uniform(-5, 5))
        size = chance.uniform(0.55, 1.15)
        marks.append(line(place(curl, *at, size), "#5c6e92", 1.8, 0.7))
        marks.append(line(place("-4,4 6,2 13,3", *at, size), "#f4f8fc", 1.5, 0.6))
    return "".join(marks)


def _bank(seed: int) -> Pixels:
    """Paint a bank of fog, and let it thin out towards its edge."""
    bank = cut_painting(Painted(partial(_fog, seed), 3.2, "#aab4c8"))
    rows, columns = bank.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns]
    away = np.hypot((x / columns - 0.5) / 0.5, (y / rows - 0.5) / 0.5)
    away = away + 0.12 * noise((rows, columns), 70, seed, 3)
    bank[..., 3] = np.minimum(1, blur(bank[..., 3], 3) * 1.1) * (1 - ramp(away, 0.7, 0.95))
    return bank


def _shore() -> Pixels:
    """Draw the shore of a waters: shallows that fade, and the fine lines of old charts."""
    canvas = Canvas(*SHORE_BOX, SHORE_SCALE)
    x, y, step = SHORE_BOX[0] / 2, SHORE_BOX[1] / 2, 100 * math.sqrt(3)
    spots = [(x, y)] + [
        (
            x + step * math.cos(math.radians(60 * k)),
            y + step * SQUAT * math.sin(math.radians(60 * k)),
        )
        for k in range(6)
    ]
    path = "".join(polygon(hexagon(*spot, 101)) for spot in spots)
    mask = rasterise(f'<path d="{path}" fill="#fff"/>', "", canvas)[..., 3]
    away = distance(mask) / SHORE_SCALE + 1.6 * noise(canvas.shape, 40, 5, 3)
    away = np.where(mask > 0.5, 0, away)
    image = np.broadcast_to(colour("#5aa8a8"), (*canvas.shape, 3)).copy()
    alpha = np.where(mask > 0.5, 1.0, 0.75 * (1 - ramp(away, 0, 15)))
    foam = np.exp(-(((away - 2.2) / 1.7) ** 2)) * (mask < 0.5)
    image = over(image, colour("#f4fff4"), foam)
    alpha = np.maximum(alpha, foam * 0.95)
    for out, strength in ((8, 0.8), (12.5, 0.62), (17, 0.46), (21.5, 0.3)):
        ink = np.clip(1 - np.abs(away - out) / 0.8, 0, 1) * strength
        image = over(image, colour(INK), ink)
        alpha = np.maximum(alpha, ink)
    return np.concatenate([image, alpha[..., None]], -1)


def pictures() -> Iterator[tuple[str, Pixels]]:
    """Paint each picture of the sea, with its file."""
    for depth in range(len(WATERS)):
        yield f"voyage/sea/depth_{depth}", _tile(depth)
    for seed in range(1, FOGS + 1):
        yield f"voyage/sea/fog_{seed}", _bank(seed)
    yield "voyage/sea/rim", _shore()

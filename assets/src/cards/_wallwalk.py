"""The walk along the wall that the Meteorite comes down on, and who keeps it tonight."""

import itertools
import random

from ..actors import Hand, eyeball, floor_shadow, moved
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import ellipse, place, polygon, smooth, taper
from ..figures import limb
from ..hands import clasp, skin
from ..polish import Polished
from ..scene import Shape
from ..svg import fill, lines, oval

SKIN, SHIRT, WALL = "#ffcca0", "url(#shirt)", "url(#wall)"
#: Where the wall's lines meet, at its left and at its right.
LEFT, RIGHT, LEVEL = -520.0, 900.0, 318.0
#: Of the wall at its near end: where its teeth, its gaps and its foot are below eye level.
TEETH, GAPS, FOOT = 16.0, 52.0, 142.0


def _wall(x: float, below: float) -> tuple[float, float]:
    """Find a point of the wall's face: it is lower the farther it is to the right."""
    return x, LEVEL + below * (RIGHT - x) / 910


def _thick(point: tuple[float, float], deep: float) -> tuple[float, float]:
    """Go through the wall, away from the viewer."""
    x, y = point
    return x - deep, y + (LEVEL - y) * deep / (x - LEFT)


def wall() -> list[Shape]:
    """Build the parapet, whose teeth have tops and sides, in courses that run to one point."""
    ends = [RIGHT - 910 * 0.94**step for step in range(-1, 11)]
    chance, joints, blocks = random.Random(8), [], ""
    for row in range(6):
        high, low = (GAPS + 4 + (FOOT - GAPS) * k / 6 for k in (row, row + 1))
        joints.append([_wall(x, low) for x in (-20, 180, 390)])
        for step in range(-2, 14):
            x = RIGHT - 910 * 0.94 ** (step + 0.5 * (row % 2))
            joints.append([_wall(x, high), _wall(x, low)])
            if chance.random() < 0.3:
                quad = [_wall(x, high), _wall(x + 46, high), _wall(x + 46, low), _wall(x, low)]
                blocks += fill(polygon(quad), chance.choice(("#d08c8c", "#583468")), 0.45)
    face = [_wall(-20, GAPS), _wall(390, GAPS), _wall(390, FOOT), _wall(-20, FOOT)]
    shapes = [
        Shape(polygon([*(_thick(p, 16) for p in face[:2]), *face[1::-1]]), "#e8a890", round=3),
        Shape(polygon(face), WALL, round=6, rim=0.4, bump=0.6, bump_size=8,
            detail=blocks + lines(joints, "#2c1440", 2.4, 0.6)),
    ]  # fmt: skip
    for left, right in zip(ends[::2], ends[1::2], strict=True):
        near = [_wall(left, TEETH), _wall(right, TEETH), _wall(right, GAPS), _wall(left, GAPS)]
        back = [_thick(p, 17) for p in near]
        shapes += [
            Shape(polygon([near[0], near[3], back[3], back[0]]), "#5c3868", round=3),
            Shape(polygon(near), WALL, round=5, bump=0.6, bump_size=8,
                detail=lines([[_wall(left, 34), _wall(right, 34)]], "#2c1440", 2, 0.6)),
            Shape(polygon([near[0], near[1], back[1], back[0]]), "#ffc8a0", round=3, glow=0.2),
        ]  # fmt: skip
    return shapes


def floor(picture: Polished) -> None:
    """Lay flags from the viewer to the wall, warm where the fire falls on them."""
    foot = [_wall(-20, FOOT), _wall(390, FOOT)]
    picture.cover(fill(polygon([*foot, (390, 540), (-20, 540)]), "#7c5080"))
    chance, stones = random.Random(7), ""
    rows = [FOOT, 158, 178, 204, 236, 276, 330, 400]
    for index, (high, low) in enumerate(itertools.pairwise(rows)):
        for step in range(-4, 16):
            x = RIGHT - 910 * 0.93 ** (step + chance.uniform(-0.2, 0.2) + 0.5 * (index % 2))
            wide = (RIGHT - x) * 0.066
            quad = [_wall(x, high + 1.5), _wall(x + wide, high + 1.5),
                _wall(x + wide - 12, low - 1.5), _wall(x - 12, low - 1.5)]  # fmt: skip
            tone = chance.choice(("#a87490", "#98688c", "#b8808c", "#8c6090"))
            stones += fill(polygon(quad), tone, 0.95)
    picture.veil(stones, 0.5)
    picture.shade(fill(polygon([*foot, _wall(390, 156), _wall(-20, 156)]), "#2c1440", 0.8), 5)
    picture.afterglow(oval(220, 452, 130, 26, "#ff9c50", 0.35), 16)
    floor_shadow(picture, 100, 503, 84)
    floor_shadow(picture, 290, 478, 56)


def barrel(at: tuple[float, float], size: float) -> list[Shape]:
    """Let somebody hold the lid of a barrel over himself."""

    def put(points: str) -> str:
        return smooth(place(points, *at, size))

    def eye(x: float, y: float) -> tuple[float, float]:
        return at[0] + x * size, at[1] + y * size

    body = "-37,-30! 0,-24 37,-30! 45,0 39,34! 0,42 -37,34! -45,0"
    seams = ["-20,-26 -26,4 -20,38", "0,-24 0,42", "20,-26 26,4 20,38"]
    hoops = ("-41,-14 0,-6 41,-14", "-42,18 0,26 42,18")
    return [
        Shape(ellipse(at[0], at[1] - 30 * size, 37 * size, 12 * size), "#2c1424", round=4,
            flat=0.6, rim=0),
        *eyeball(eye(-11, -36), 8 * size, "#58a070", (-1.5, -3)),
        *eyeball(eye(10, -37), 8 * size, "#58a070", (-1.5, -3)),
        Shape(put(body), "#a86438", round=34, bump=0.6,
            detail=lines([place(seam, *at, size) for seam in seams], "#4c2428", 2.6, 0.7)),
        *(Shape(taper(place(hoop, *at, size), [9 * size] * 3), "#8088a8", round=4, shine=0.8)
            for hoop in hoops),
        Shape(put("-43,-52 -34,-62 2,-68 36,-66 45,-56 36,-45 0,-40 -34,-42"), "#c07c44", round=6,
            bump=0.6, contact=0.7, detail=fill(put("-34,-54 2,-62 36,-58 0,-48"), "#8c5430", 0.8)),
    ]  # fmt: skip


def sleeper() -> list[Shape]:
    """Call one from his bed in nightshirt and slippers, with his bear, under an umbrella."""
    return [*_legs(), *_umbrella(), *_shirt(), *_bear(), *_arms(), *_head()]


def _legs() -> list[Shape]:
    """Knock his knees together over slippers."""
    shapes = []
    for joints, side, way in (
        (((140, 446), (134, 466), (152, 494)), 1, 1),
        (((112, 446), (120, 466), (104, 498)), -1, -1),
    ):  # fmt: skip
        x, y = joints[2]
        toe = place("-12,-6! -6,-10 6,-6 24,2 28,9 10,11 -12,10! -14,2", x, y, 1)
        toe = [p._replace(x=2 * x - p.x) for p in toe] if way < 0 else toe
        shapes += [
            limb([joints[0], joints[1], ((joints[1][0] + x) / 2 + way * 3, (joints[1][1] + y) / 2),
                (x, y - 4)], [24, 22, 20, 15], SKIN, skin=0.5, bump=0.1,
                detail=lines([[(joints[1][0] - 6 * side, 466), (joints[1][0], 470)]], "#b05c48",
                2)),
            Shape(smooth(toe if way > 0 else toe[::-1]), "#8c4ca8", round=9, bump=0.4),
            Shape(ellipse(x + way * 18, y, 6), "#ffd8e8", round=5, bump=0.8),
        ]  # fmt: skip
    return shapes


def _shirt() -> list[Shape]:
    """Blow his nightshirt to the left, away from the fire."""
    shirt = ("106,364 120,356 142,356 158,364 166,396 172,430 176,462! 162,456 148,464! 132,458 "
        "114,466! 98,458 78,460! 84,428 94,396")  # fmt: skip
    folds = ["116,380 104,420 96,456", "140,420 134,440 132,456", "152,384 158,424 162,452",
        "128,430 118,448 114,460"]  # fmt: skip
    stripes = [[(x + 126, 360), (x * 1.3 + 125, 410), (x * 1.9 + 124, 466)] for x in
        (-18, -9, 0, 9, 18)]  # fmt: skip
    return [
        Shape(smooth(shirt), SHIRT, round=26, bump=0.3, bump_size=12,
            detail=lines(stripes, "#8c9ce0", 3, 0.6) + lines(folds, "#6c4878", 5, 0.4)),
    ]  # fmt: skip


def _bear() -> list[Shape]:
    """Let him hug a bear that is as frightened as he is."""
    fur = "#b87840"
    drawn = [
        *(Shape(ellipse(x, y, 6), fur, round=5, bump=0.6) for x, y in ((100, 376), (121, 373))),
        Shape(smooth("100,396 98,416 104,436 122,438 130,420 126,398 112,390"), fur, round=14,
            bump=0.6),
        *(limb(way, [11, 10], fur, round=5, bump=0.6) for way in ("104,430 98,446",
            "122,432 128,446", "124,402 136,392")),
        Shape(smooth("96,386 102,375 112,372 122,375 127,386 122,399 111,403 100,399"), fur,
            round=14, bump=0.6, contact=0.7),
        Shape(ellipse(113, 394, 7, 5.4), "#f0c890", round=4, contact=0.3, ink=0.5),
        Shape(ellipse(113, 391, 2.8, 2), "#2c1420", round=2, ink=0.4),
        *eyeball((106, 384), 3.4, "#2c1420"), *eyeball((118, 383), 3.4, "#2c1420"),
    ]  # fmt: skip
    return moved(drawn, (112, 400), (138, 404), 1.12, 6)


def _arms() -> list[Shape]:
    """Clutch the bear with one arm, the umbrella's handle with the other."""
    hug, hold = ((109, 374), (86, 412), (118, 428)), ((156, 374), (192, 408), (187, 370))
    shaft = limb("168,262 180,344 184,384", [5, 5, 6], "#c08a50", round=2)
    holding = Hand(186, 364, 21, -94, SKIN, True)
    pressed = Hand(115, 427, 20, -4, SKIN, True)
    closed = clasp(holding, [shaft], [(187, 374), (186, 366)], 16)
    fingers = [pressed.finger(f".7,{y} 1.1,{y - 0.05} 1.5,{y * 0.9 - 0.1:.2f}", 0.28)
        for y in (-0.3, -0.05, 0.2, 0.42)]  # fmt: skip
    arms = [
        limb_of(joints, 31, SLEEVE, SHIRT, side, bump=0.2,
            detail=creases(joints, 31, "#6c4878", SLEEVE, side))
        for joints, side in ((hug, -1), (hold, -1))
    ]  # fmt: skip
    cuffs = [Shape(taper(way, [10, 10, 10]), SHIRT, round=5, bump=0.3, contact=0.7)
        for way in ("115,415 118,428 116,441", "173,368 186,372 199,368")]  # fmt: skip
    palm = skin(pressed, "-.1,-.3 .3,-.46 .8,-.46 .9,0 .8,.5 .3,.46 -.1,.3",
        [(106, 427), (115, 427)], 16)  # fmt: skip
    return [*fingers, palm, arms[0], cuffs[0], closed[0], closed[1], *closed[2:], arms[1], cuffs[1]]


def _umbrella() -> list[Shape]:
    """Spread a small umbrella between him and it."""
    canopy = ("96,284! 98,262 116,244 146,234 178,234 208,246 226,268 230,284! 216,276 204,284! "
        "188,274 172,284! 154,274 140,285! 124,276 112,286! 104,280")  # fmt: skip
    ribs = lines([[(164, 234), ((x + 164) / 2 + (x - 164) * 0.14, 248), (x, 284)]
        for x in (112, 140, 172, 204)], "#7c1430", 2.6, 0.7)  # fmt: skip
    under = "96,284 112,284 140,283 172,282 204,282 230,284 200,294 160,297 124,294"
    return [
        Shape(smooth(under), "#6c1838", round=6, flat=0.4),
        limb("167,262 178,330", [5, 5], "#c08a50", round=2),
        Shape(smooth(canopy), "#f04850", round=30, bump=0.2, contact=0.7, detail=ribs),
        Shape(ellipse(163, 230, 4, 7, -4), "#f0c060", round=3, shine=0.5),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Look up at it from below a nightcap, past a moustache that stands on end."""
    face = "100,322 106,306 124,298 142,304 150,320 148,344 138,362 122,366 108,356 101,340"
    cap = "98,318! 98,302 110,288 130,286 146,294 154,310! 140,304 126,304 112,309!"
    tail = "104,306! 112,286 98,276 76,282 52,304 44,326! 60,314 78,306 92,310"
    return [
        Shape(smooth(tail), "#a4b0ee", round=12, bump=0.3,
            detail=lines(["100,284 88,304", "82,284 70,308", "64,296 58,316"], "#6c5cb0", 5, 0.7)),
        Shape(ellipse(43, 331, 8), "#d84858", round=6, bump=0.8),
        Shape(ellipse(101, 334, 6, 9), SKIN, round=6, skin=0.4),
        Shape(smooth(face), SKIN, round=22, skin=0.5, glow=0.12),
        Shape(smooth("116,350 126,346 138,349 140,358 130,364 118,360"), "#5a1428", round=3,
            flat=0.4, contact=0.2, detail=oval(128, 361, 8, 3.6, "#e86c80")),
        *eyeball((117, 324), 10.5, "#7ca4d8", (3.4, -4)),
        *eyeball((140, 321), 10.5, "#7ca4d8", (3.4, -4)),
        Shape(ellipse(131, 337, 8.4, 6.6), "#ff9a70", round=6, contact=0.6, skin=0.5),
        Shape(smooth("131,342 122,338 108,343 94,340! 104,352 120,351 131,346 142,350 156,348 "
            "164,336! 152,341 140,337"), "#94502a", round=5, bump=0.5, contact=0.7),
        Shape(smooth(cap), "#b8c4fa", round=14, bump=0.3,
            detail=lines(["114,288 112,306", "132,287 134,303"], "#7c6cc0", 5, 0.6)),
        Shape(taper("98,318 112,309 126,306 140,308 153,314", [10, 11, 11, 11, 9]), "#e8ecff",
            round=5, bump=0.4, contact=0.8),
    ]  # fmt: skip

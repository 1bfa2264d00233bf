"""The forge: black sand over embers, a river of fire, bridges of basalt, furnaces and anvils."""

import math
import random

from ..curves import polygon, rectangle, smooth, taper
from ..land import rock
from ..moods import Side
from ..props import tongue
from ..scene import Light, Scene, Shape
from ..svg import bricks, disc, fill, line, lines, oval
from ..valley import woods, yard
from ..valley.hours import Crown, Hour
from ..valley.places import Thing
from ._stage import LEFT_BANK, RIGHT_BANK, ROADS, Ground, grown, hour_of, painted, stood, strewn

_ASH = Side(
    ((0, "#857a7c"), (0.5, "#7c7274"), (1, "#70666a")),
    ("#62585c", "#968a88", "#6e6468", "#a89a94"),
    ("#5a4a48", "#7a5a4c", "#4c4248", "#8a6a54"),
    ("#ff9a3c", "#e85a24", "#ffc860", "#b84020"),
    "#6a6266",
)
_CINDER = Side(
    ((0, "#86665a"), (0.5, "#8c6856"), (1, "#94705a")),
    ("#6c4c42", "#a47a64", "#7a5a4c", "#b88c70"),
    ("#5a4038", "#8a5a40", "#6a4a40", "#a06a44"),
    ("#ff9a3c", "#e85a24", "#ffc860", "#b84020"),
    "#745e58",
)
_CHARRED = (
    Crown("#2c262c", "#463c40", "#6e5e5a"),
    Crown("#332428", "#54403c", "#86644e"),
    Crown("#28282e", "#40404a", "#686874"),
)
HOUR = hour_of(
    "dusk", (_ASH, _CINDER), _CHARRED, ("#9a8c84", "#aa8672"), "#4a3630",
    foam="#ffd27a", deck="#a09494", wall="#776c72", sunlight="#ff8a40",
    light=Light((-0.6, -0.5, 0.55), "#ffd8b0", "#6a5c74", (0.5, 0.6), "#ff9448", 0.6, "#6a3c34",
                "#190f14"),
)._replace(
    water=((0, "#8a1e10"), (0.28, "#d8480e"), (0.5, "#ffa12a"), (0.78, "#e85a12"), (1, "#94240e")),
    sky=("#fff0a0", "#ffb640"),
    shaded=("#55484e", "#2c1a1e"),
    sunlit=("#7c5c54", "#4a2420"),
    gloom="#6c6478",
)  # fmt: skip
LIGHTS = (
    (168, 118, 40), (330, 124, 26), (880, 116, 44), (1046, 120, 40), (1186, 124, 28),
    (96, 330, 24), (1010, 328, 30), (1214, 332, 22), (70, 546, 30), (934, 544, 34),
)  # fmt: skip
SMOKE = ((168, 62, 4), (880, 56, 5), (1046, 60, 4))


def scene() -> Scene:
    """Lay out the ground of a fight for the forge."""
    return painted(Ground(HOUR, _things, _lay, _span, _weather, LIGHTS, SMOKE, "#ff7a28"))


def _things(hour: Hour) -> list[Thing]:
    """List furnaces, anvils, coal and what is made of them, from back to front."""
    found = stood(
        (168, 142, 66, furnace(168, 142, 0.9)),
        (250, 144, 16, coals(250, 144, 15, 3)),
        (330, 142, 26, brazier(330, 142)),
        (420, 142, 26, anvil(420, 142, 1)),
        (880, 142, 80, furnace(880, 142, 1.05)),
        (960, 144, 26, anvil(962, 144, 1.05)),
        (1046, 142, 70, furnace(1046, 142, 0.95)),
        (1120, 146, 18, coals(1120, 146, 19, 5)),
        (1186, 142, 26, brazier(1186, 142)),
        (46, 348, 20, coals(42, 348, 18, 9)),
        (96, 350, 26, brazier(96, 350)),
        (180, 350, 26, anvil(176, 350, 0.95)),
        (262, 348, 18, ingots(262, 348)),
        (352, 350, 22, swords(352, 350)),
        (440, 348, 14, coals(440, 348, 14, 12)),
        (842, 350, 18, ingots(842, 350)),
        (926, 350, 26, anvil(926, 350, 1.1)),
        (1010, 350, 26, brazier(1010, 350)),
        (1090, 350, 22, swords(1090, 350)),
        (1156, 349, 18, coals(1156, 349, 17, 21)),
        (1214, 350, 26, brazier(1214, 350)),
        (70, 568, 26, brazier(70, 568)),
        (160, 570, 26, anvil(160, 570, 1.15)),
        (250, 566, 18, coals(250, 566, 20, 31)),
        (340, 566, 18, ingots(340, 566)),
        (440, 568, 22, swords(440, 568)),
        (850, 566, 18, coals(850, 566, 18, 33)),
        (934, 566, 26, brazier(934, 566)),
        (1030, 568, 26, anvil(1030, 568, 1.1)),
        (1130, 566, 18, ingots(1130, 566)),
        (1220, 568, 20, coals(1220, 568, 22, 37)),
    )
    found += grown(hour, _burnt, (60, 96), (
        (28, 96), (96, 84), (300, 78), (478, 100), (806, 92), (980, 66), (1250, 96), (24, 650),
        (130, 660), (300, 668), (420, 660), (830, 664), (1000, 668), (1110, 660), (1240, 656),
    ))  # fmt: skip
    for x, y, size in ((498, 142, 9), (784, 140, 9), (474, 346, 9), (806, 348, 10), (490, 560, 10),
                       (794, 556, 10), (14, 350, 8), (1262, 348, 9)):  # fmt: skip
        found.append(Thing(x, y, size, [rock(x, y, size, x + y, "#5e5458")]))
    return found


def furnace(x: float, y: float, size: float) -> list[Shape]:
    """Build a smelting furnace: a chimney of bricks, its mouth full of fire."""

    def at(dx: float, dy: float) -> tuple[float, float]:
        return x + dx * size, y + dy * size

    body = polygon([at(-34, 2), at(-30, -34), at(-16, -52), at(-12, -78), at(12, -78), at(16, -52),
                    at(30, -34), at(34, 2)])  # fmt: skip
    joints = bricks(
        (x - 36 * size, y - 80 * size, x + 36 * size, y + 4), (12, 7), int(x), "#2a1c1e"
    )
    mouth = f"M{x - 15 * size} {y}L{x - 15 * size} {y - 16 * size}Q{x} {y - 38 * size} " \
            f"{x + 15 * size} {y - 16 * size}L{x + 15 * size} {y}Z"  # fmt: skip
    flames = [
        Shape(tongue(at(dx, 0), high * size, wide * size, dx * 0.4, 2, dx), tone, round=3, glow=1,
              ink=0, contact=0)
        for dx, high, wide, tone in ((-7, 20, 9, "#f0641c"), (7, 21, 9, "#f47a1e"),
                                     (0, 26, 11, "#ffa42c"), (0, 15, 7, "#fff0a0"))
    ]  # fmt: skip
    return [
        Shape(body, "#8e7268", round=7, bump=0.8, bump_size=5, detail=joints),
        Shape(polygon([at(-15, -76), at(-14, -84), at(14, -84), at(15, -76)]), "#5a4a4c", round=3),
        Shape(mouth, "#5a1408", round=3, glow=0.6, ink=0.8),
        *flames,
        Shape(rectangle(x - 36 * size, y - 2, 72 * size, 6), "#6a5a5c", round=3, bump=0.8),
    ]


def anvil(x: float, y: float, size: float) -> list[Shape]:
    """Stand an anvil on its block, a hammer and a glowing bar on it."""

    def spots(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        return [(x + dx * size, y + dy * size) for dx, dy in points]

    block = smooth(spots(((-11, 1), (-10, -11), (10, -11), (11, 1), (0, 4))))
    iron = polygon(spots(((-8, -10), (-5, -16), (-9, -19), (-24, -21), (-14, -26), (16, -26),
                          (17, -19), (6, -17), (8, -10))))  # fmt: skip
    bar = taper(spots(((-14, -27), (10, -28))), [2.8 * size, 2.8 * size])
    haft = taper(spots(((12, -28), (26, -35))), [2, 2])
    head = polygon(spots(((6, -34), (12, -37), (17, -28), (11, -25))))
    return [
        Shape(block, "#6a4a34", round=5, bump=0.9, detail=oval(x, y - 9 * size, 9, 2, "#a87a50")),
        Shape(iron, "#8c96a8", round=4, shine=0.7, gloss=8),
        Shape(bar, "#ffb040", round=2, glow=1, ink=0.3),
        Shape(haft, yard.WOOD, round=1),
        Shape(head, "#5c6474", round=2, shine=0.5),
    ]


def coals(x: float, y: float, size: float, seed: int) -> list[Shape]:
    """Heap up coal, some of it alight."""
    chance = random.Random(seed)
    parts = []
    for row, count in ((0, 6), (1, 4), (2, 2)):
        for index in range(count):
            at = x + (index - (count - 1) / 2) * size * 0.46 + chance.uniform(-2, 2)
            high = y - row * size * 0.36 + chance.uniform(-1.5, 1.5)
            hot = chance.random() < 0.3
            lump = rock(
                at, high, size * 0.3, seed + row * 9 + index, "#d8501c" if hot else "#3a3438"
            )
            parts.append(Shape(lump.path, lump.fill, round=4, bump=0.9, bump_size=4,
                               glow=0.8 if hot else 0, shine=0 if hot else 0.3))  # fmt: skip
    return parts


def brazier(x: float, y: float) -> list[Shape]:
    """Set up an iron basket with a fire in it."""
    legs = [Shape(taper([(x + dx, y), (x - dx * 0.4, y - 15)], [2.4, 2.4]), "#3c363c", round=1)
            for dx in (-8, 0, 8)]  # fmt: skip
    flames = [
        Shape(tongue((x + dx, y - 17), high, high * 0.46, dx, 2, dx), tone, round=3, glow=1, ink=0)
        for dx, high, tone in ((-4, 14, "#ee601c"), (4, 15, "#f47a1e"), (0, 20, "#ffa42c"),
                               (0, 11, "#fff0a0"))
    ]  # fmt: skip
    rim = [(x - 11, y - 20), (x - 8, y - 12), (x, y - 10), (x + 8, y - 12), (x + 11, y - 20)]
    bowl = smooth([*rim, (x, y - 17)])
    return [*legs, *flames, Shape(bowl, "#4c444a", round=3, shine=0.4)]


def ingots(x: float, y: float) -> list[Shape]:
    """Stack bars of metal."""

    def bar(left: float, foot: float) -> str:
        corners = [(left, foot), (left + 4, foot - 9), (left + 18, foot - 9), (left + 22, foot)]
        return polygon(corners)

    return [
        Shape(bar(x + dx, y - dy), tone, round=2.4, shine=0.6, gloss=8)
        for dx, dy, tone in (
            (-33, 0, "#d8963c"), (-11, 0, "#a8b2c2"), (11, 0, "#d8963c"),
            (-22, 8, "#a8b2c2"), (0, 8, "#e0a040"), (-11, 16, "#b4bece"),
        )
    ]  # fmt: skip


def swords(x: float, y: float) -> list[Shape]:
    """Stand a barrel of finished swords."""
    blades = []
    for dx, tilt in ((-7, -9), (0, 0), (7, 8)):
        top = (x + dx + tilt, y - 40)
        blades.append(Shape(taper([(x + dx * 0.5, y - 12), top], [3, 1.6]), "#d4dce8", round=1,
                            shine=0.8))  # fmt: skip
        guard = (x + dx + tilt * 0.35, y - 24)
        blades.append(Shape(taper([(guard[0] - 5, guard[1]), (guard[0] + 5, guard[1] - 1)],
                                  [2.4, 2.4]), "#c89038", round=1))  # fmt: skip
    side = [(x - 11, y), (x - 13, y - 10), (x - 11, y - 20)]
    tub = smooth([*side, *((2 * x - at, up) for at, up in side[::-1])])
    bands = [[(x - 13, y - h), (x, y - h + 1.5), (x + 13, y - h)] for h in (5, 15)]
    hoops = lines(bands, "#332c32", 2.2, 0.9)
    return [*blades, Shape(tub, "#80583a", round=7, bump=0.5, detail=hoops)]


def _burnt(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Let a burnt tree stand, without a leaf."""
    chance = random.Random(seed)
    parts = [Shape(taper([(x, y + 2), (x + chance.uniform(-4, 4), y - height * 0.5),
                          (x + chance.uniform(-8, 8), y - height)], [height * 0.13, 5, 2]),
                   crown.deep, round=3, bump=1)]  # fmt: skip
    for index in range(5):
        low = y - height * (0.35 + index * 0.12)
        way = 1 if index % 2 else -1
        reach = height * chance.uniform(0.18, 0.3)
        tip = (x + way * reach, low - height * chance.uniform(0.12, 0.26))
        parts.append(Shape(taper([(x, low), (x + way * reach * 0.6, low - 4), tip], [4, 3, 1.2]),
                           crown.middle, round=2))  # fmt: skip
    if seed % 3 == 0:
        parts += woods.shrub(x + 16, y, 9, seed, crown)
    return parts


def _lay(board: Scene) -> None:
    """Let the ground crack over fire along the roads, and scatter coals."""
    chance = random.Random(71)
    glow, cracks = [], []
    for lane in ROADS:
        for left, right in (LEFT_BANK, RIGHT_BANK):
            for edge in (-72, 74):
                x = left - 10
                while x < right - 20:
                    track = [(x, lane + edge + chance.uniform(-5, 5))]
                    for _ in range(chance.randint(4, 8)):
                        beside = lane + edge + chance.uniform(-7, 7)
                        track.append((track[-1][0] + chance.uniform(5, 17), beside))
                    track = [(min(max(a, left), right), b) for a, b in track]
                    glow.append(line(track, "#ff6a1c", 8, 0.45))
                    path = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in track)
                    cracks += [
                        f'<path d="{path}" fill="none" stroke="{tone}" stroke-width="{wide}"/>'
                        for tone, wide in (("#3a1410", 3.8), ("#ff8a24", 1.8), ("#fff0a0", 0.7))
                    ]
                    x = track[-1][0] + chance.uniform(50, 130)
    board.veil("".join(glow), 4)
    board.cover("".join(cracks))
    board.cover(strewn(5, 170, ("#3a3438", "#4a4248", "#5a5054"), (1.4, 3.6),
                       ((150, 172), (290, 330), (340, 372), (500, 570))))  # fmt: skip
    board.cover(strewn(6, 60, ("#e8641c", "#ffa640"), (1, 2), ((146, 166), (300, 360), (506, 566)),
                       "#3a1410"))  # fmt: skip


def _span(board: Scene) -> None:
    """Let the fire below shine on the arches of both bridges."""
    board.glow("".join(oval(640, lane + 104, 120, 34, "#ff7a1c", 0.6) for lane in ROADS), 16, 0.8)


def _weather(board: Scene) -> None:
    """Let the river glow, crusted with black, and sparks rise from it."""
    chance = random.Random(44)
    crust = []
    for _ in range(120):
        x, y = chance.uniform(568, 712), chance.choice((chance.uniform(0, 172),
                                                        chance.uniform(312, 384),
                                                        chance.uniform(520, 720)))  # fmt: skip
        size = chance.uniform(3, 10)
        edge = [(x + size * chance.uniform(0.7, 1.2) * math.cos(turn) * 1.5,
                 y + size * chance.uniform(0.5, 0.9) * math.sin(turn))
                for turn in (math.tau * k / 7 for k in range(7))]  # fmt: skip
        crust.append(fill(smooth(edge), "#4a140c", 0.5))
    board.veil("".join(crust), 0.7)
    river = "".join(oval(x, y, 62, high, "#ff8a24", 0.55) for x, y, high in (
        (640, 90, 90), (640, 346, 44), (640, 640, 110)))  # fmt: skip
    board.glow(river, 30, 0.5)
    board.afterglow(river, 26, 0.25)
    halo, spark = [], []
    for _ in range(90):
        x, y = chance.gauss(640, 90), chance.choice((chance.uniform(60, 180),
                                                     chance.uniform(300, 390),
                                                     chance.uniform(520, 600)))  # fmt: skip
        halo.append(disc(x, y, 4, "#ff9a3c", 0.5))
        spark.append(disc(x, y, chance.uniform(0.6, 1.3), "#fff0b0", 0.95))
    board.afterglow("".join(halo), 3)
    board.sharp("".join(spark))

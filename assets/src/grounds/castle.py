"""The castle: a court of pale flags at nightfall, carpets along both roads, walls and torches."""

import random

from ..curves import ellipse, polygon, rectangle, smooth, taper
from ..moods import Side
from ..props import tongue
from ..scene import Light, Scene, Shape
from ..svg import bricks, disc, fill, line, oval
from ..valley import woods
from ..valley.hours import Crown, Hour
from ..valley.places import Thing
from ._stage import LEFT_BANK, RIGHT_BANK, ROADS, Ground, grown, hour_of, painted, paved, stood

_LAWN = Side(
    ((0, "#74867c"), (0.5, "#7c8a80"), (1, "#8a9488")),
    ("#586e5e", "#90a488", "#667e68", "#a6b498"),
    ("#5c7c60", "#7a9a70", "#4e6c56", "#98b080"),
    ("#f4c8dc", "#ffffff", "#e8a0c0", "#d8d0ff"),
    "#9c96a4",
)
_COURT = Side(
    ((0, "#8e7e90"), (0.5, "#927f8e"), (1, "#98838c")),
    ("#706478", "#a896a4", "#7c6e80", "#b8a4ac"),
    ("#8a5468", "#b07080", "#74485c", "#c88c94"),
    ("#f4c8dc", "#ffffff", "#e8a0c0", "#d8d0ff"),
    "#a498a4",
)
_CLIPPED = (
    Crown("#28504a", "#42765c", "#84a878"),
    Crown("#2c5850", "#4c8066", "#92b486"),
)
HOUR = hour_of(
    "dusk", (_LAWN, _COURT), _CLIPPED, ("#aaa0a8", "#b8a4a4"), "#5e5264",
    foam="#ffe8dc", deck="#c4b8c0", wall="#9a8c9c", sunlight="#ff9c84",
    light=Light((-0.66, -0.5, 0.52), "#ffd0b0", "#6c64a0", (0.7, -0.5), "#ffb080", 0.5, "#5c4468",
                "#17122a"),
)._replace(
    water=((0, "#1c2450"), (0.28, "#34487e"), (0.55, "#7c7ca4"), (0.8, "#46588e"), (1, "#222c5e")),
    sky=("#ffc8a4", "#c0a0c4"),
    shaded=("#6c627c", "#302c48"),
    sunlit=("#a894a0", "#5a4c66"),
    gloom="#6a64a0",
)  # fmt: skip
LIGHTS = (
    (118, 108, 34), (262, 108, 34), (410, 108, 34), (872, 108, 34), (1016, 108, 34),
    (1162, 108, 34), (60, 322, 26), (262, 322, 26), (452, 322, 26), (836, 322, 26),
    (1010, 322, 26), (1214, 322, 26), (96, 540, 28), (400, 540, 28), (880, 540, 28),
    (1190, 540, 28),
)  # fmt: skip


def scene() -> Scene:
    """Lay out the ground of a fight for a castle, a prison or whoever holds a goal."""
    return painted(Ground(HOUR, _things, _lay, _span, _weather, LIGHTS))


def _things(hour: Hour) -> list[Thing]:
    """List walls, towers, torches, statues and clipped trees, from back to front."""
    found = stood(
        (190, 142, 50, wall(14, 142, 470, 3)),
        (1030, 142, 50, wall(796, 142, 480, 5)),
        (52, 143, 70, turret(52, 143)),
        (338, 143, 70, turret(338, 143)),
        (944, 143, 70, turret(944, 143)),
        (1232, 143, 70, turret(1232, 143)),
        (190, 146, 34, statue(190, 146)),
        (1090, 146, 34, statue(1090, 146)),
        (118, 352, 26, topiary(118, 350, hour)),
        (60, 352, 26, torch(60, 350)),
        (190, 352, 28, statue(190, 350)),
        (262, 352, 26, torch(262, 350)),
        (350, 352, 24, fountain(350, 352)),
        (452, 352, 26, torch(452, 350)),
        (836, 352, 26, torch(836, 350)),
        (916, 352, 24, fountain(924, 352)),
        (1010, 352, 26, torch(1010, 350)),
        (1080, 352, 28, statue(1080, 350)),
        (1150, 352, 26, topiary(1150, 350, hour)),
        (1214, 352, 26, torch(1214, 350)),
        (96, 570, 26, torch(96, 568)),
        (180, 570, 30, statue(180, 570)),
        (400, 570, 26, torch(400, 568)),
        (880, 570, 26, torch(880, 568)),
        (1100, 570, 30, statue(1100, 570)),
        (1190, 570, 26, torch(1190, 568)),
    )
    found += [Thing(x, 146, 26, torch(x, 146, 1.2)) for x in (118, 262, 410, 872, 1016, 1162)]
    found += [Thing(x, 570, 26, topiary(x, 570, hour)) for x in (40, 260, 320, 460, 824, 960, 1020,
                                                               1246)]  # fmt: skip
    found += grown(hour, woods.poplar, (84, 110), (
        (30, 664), (120, 676), (214, 664), (340, 672), (452, 664), (836, 664), (960, 676),
        (1060, 664), (1160, 672), (1250, 664),
    ))  # fmt: skip
    return found


def _masonry(box: tuple[float, float, float, float], seed: int) -> str:
    return bricks(box, (14, 8), seed, "#3a3048")


def wall(x: float, y: float, length: float, seed: int) -> list[Shape]:
    """Build a crenellated wall, hung with red banners."""
    high = 44
    teeth = [
        Shape(rectangle(x + k * 26 + 3, y - high - 11, 15, 14), "#a498a8", round=3, bump=0.6)
        for k in range(int(length // 26))
    ]
    body = Shape(rectangle(x, y - high, length, high), "#988c9e", round=4, bump=0.8, bump_size=6,
                 detail=_masonry((x, y - high, x + length, y), seed))  # fmt: skip
    coping = Shape(rectangle(x - 2, y - high - 1, length + 4, 6), "#b4a8b2", round=2, bump=0.5)
    cloths: list[Shape] = []
    for k in range(1, int(length // 72)):
        at = x + k * 72
        trim = line([(at - 8, y - 12), (at, y - 5), (at + 8, y - 12)], "#f0c868", 2, 0.9)
        trim += disc(at, y - 24, 3.6, "#f0c868")
        flag = polygon([(at - 10, y - 38), (at + 10, y - 38), (at + 10, y - 11), (at, y - 3),
                        (at - 10, y - 11)])  # fmt: skip
        cloths += [
            Shape(flag, "#b0283c", round=4, detail=trim),
            Shape(taper([(at - 13, y - 38), (at + 13, y - 38)], [3, 3]), "#e8b850", round=1),
        ]
    return [*teeth, body, coping, *cloths]


def turret(x: float, y: float) -> list[Shape]:
    """Build a round tower with a pointed roof and a lit window."""
    body = polygon([(x - 23, y + 3), (x - 21, y - 76), (x + 21, y - 76), (x + 23, y + 3)])
    roof = polygon([(x - 30, y - 74), (x, y - 128), (x + 30, y - 74)])
    pane = f"M{x - 5} {y - 34}L{x - 5} {y - 46}Q{x} {y - 54} {x + 5} {y - 46}L{x + 5} {y - 34}Z"
    return [
        Shape(body, "#a094a6", round=12, bump=0.7, bump_size=6,
              detail=_masonry((x - 26, y - 78, x + 26, y + 4), int(x))),
        Shape(roof, "#a8344c", round=10, bump=0.5),
        Shape(rectangle(x - 27, y - 79, 54, 8), "#b8acb6", round=3, bump=0.5),
        Shape(pane, "#ffd070", round=1, glow=0.9),
    ]  # fmt: skip


def torch(x: float, y: float, size: float = 1) -> list[Shape]:
    """Set up a torch on an iron stand."""
    foot = y - 22 * size
    flames = [
        Shape(
            tongue((x + dx * size, foot), high * size, high * 0.48 * size, dx, 2, dx),
            tone,
            round=3,
            glow=1,
            ink=0,
        )
        for dx, high, tone in (
            (-3, 13, "#ee601c"),
            (3, 14, "#f47a1e"),
            (0, 19, "#ffa42c"),
            (0, 10, "#fff0a0"),
        )
    ]
    cup = [(x - 7 * size, foot - 3), (x - 4 * size, foot + 5), (x + 4 * size, foot + 5),
           (x + 7 * size, foot - 3)]  # fmt: skip
    return [
        Shape(taper([(x, y), (x, foot)], [3.4, 3]), "#463e4c", round=1, shine=0.3),
        Shape(ellipse(x, y, 7, 2.6), "#463e4c", round=2),
        *flames,
        Shape(polygon(cup), "#c89a48", round=3, shine=0.5),
    ]


def statue(x: float, y: float) -> list[Shape]:
    """Set up a knight of stone on a block, both hands on his sword."""
    stone, pale = "#a89eac", "#c0b6be"
    return [
        Shape(rectangle(x - 12, y - 11, 24, 11), "#8c8092", round=3, bump=0.6),
        Shape(
            smooth(
                [
                    (x - 10, y - 11),
                    (x - 8, y - 28),
                    (x - 9, y - 34),
                    (x, y - 38),
                    (x + 9, y - 34),
                    (x + 8, y - 28),
                    (x + 10, y - 11),
                ]
            ),
            stone,
            round=6,
            bump=0.6,
        ),
        Shape(ellipse(x - 9, y - 32, 4.6, 4), pale, round=4),
        Shape(ellipse(x + 9, y - 32, 4.6, 4), pale, round=4),
        Shape(
            smooth(
                [
                    (x - 5.4, y - 36),
                    (x - 5.6, y - 45),
                    (x, y - 49),
                    (x + 5.6, y - 45),
                    (x + 5.4, y - 36),
                ]
            ),
            pale,
            round=5,
            detail=line([(x - 4, y - 42), (x + 4, y - 42)], "#2c2438", 2, 0.9),
        ),
        Shape(taper([(x, y - 28), (x, y - 9)], [3.4, 1.6]), "#dcd6dc", round=1, shine=0.5),
        Shape(taper([(x - 6, y - 26), (x + 6, y - 26)], [2.6, 2.6]), stone, round=1),
    ]


def topiary(x: float, y: float, hour: Hour) -> list[Shape]:
    """Grow a tree clipped to two balls, in a tub."""
    leaf = hour.leaf(x < 640, int(x))
    tub = polygon([(x - 9, y - 11), (x + 9, y - 11), (x + 7, y), (x - 7, y)])
    return [
        Shape(taper([(x, y - 8), (x, y - 32)], [3, 3]), woods.BARK, round=1),
        woods.lump(x, y - 19, 12, 10, leaf, int(x)),
        woods.lump(x, y - 37, 9, 8, leaf, int(x) + 1),
        Shape(tub, "#a85a44", round=3, bump=0.5),
    ]


def fountain(x: float, y: float) -> list[Shape]:
    """Build a fountain of two bowls."""
    water = oval(x, y - 11, 27, 5, "#5c86b8") + oval(x - 6, y - 12, 12, 2, "#e8f0ff", 0.6)
    jets = [Shape(taper([(x, y - 33), (x + dx, y - 37), (x + dx * 2.4, y - 14)], [2, 1.6, 1]),
                  "#d8e8ff", round=1, glow=0.4, ink=0, contact=0)
            for dx in (-8, -4, 4, 8)]  # fmt: skip
    bowl = smooth([(x - 32, y - 11), (x - 26, y + 1), (x, y + 5), (x + 26, y + 1), (x + 32, y - 11),
                   (x, y - 6)])  # fmt: skip
    return [
        Shape(ellipse(x, y - 11, 32, 7), "#b4aab6", round=3, detail=water),
        Shape(taper([(x, y - 8), (x, y - 28)], [7, 5]), "#a499a8", round=3),
        Shape(ellipse(x, y - 26, 13, 4), "#b8aeb8", round=3, detail=oval(x, y - 27, 10, 2.4,
                                                                        "#7ca4d0")),
        Shape(ellipse(x, y - 31, 3.4), "#c4bac2", round=3),
        *jets,
        Shape(bowl, "#9c90a2", round=6, bump=0.6),
    ]  # fmt: skip


def _lay(board: Scene) -> None:
    """Pave both roads, and roll out a carpet down the middle of each: blue, and red over there."""
    banks = (
        (
            LEFT_BANK,
            ("#a8a2a6", "#9c9a9e", "#b2acac", "#a39ca8"),
            ("#46506e", "#5a6690", "#66729c"),
        ),
        (
            RIGHT_BANK,
            ("#b2a2a8", "#a6969e", "#bcacae", "#ac9ca8"),
            ("#5c3444", "#80485c", "#8c5264"),
        ),
    )
    for lane in ROADS:
        for span, tones, cloth in banks:
            board.cover(paved(lane, span, tones, "#5a4e60"))
            left, right = span[0] - 20, span[1] + (20 if span[1] > 640 else 0)
            for inset, tone in zip((58, 54, 46), cloth, strict=True):
                band = rectangle(left, lane - inset, right - left, 2 * inset)
                board.cover(fill(band, tone, 0.5 if inset == 58 else 0.86))
            edges = []
            for edge in (-50, 50):
                run = [(left, lane + edge), (right, lane + edge)]
                edges.append(line(run, "#5a4430", 4.6, 0.5) + line(run, "#d8b468", 2.6, 0.8))
                edges += [disc(x, lane + edge, 2, "#ffe4a0", 0.8)
                          for x in range(int(left) + 12, int(right), 24)]  # fmt: skip
            board.cover("".join(edges) + _woven(lane, left, right, cloth[0]))


def _woven(lane: int, left: float, right: float, deep: str) -> str:
    """Weave lozenges into a carpet, faint below the cards."""
    marks = []
    for x in range(int(left) + 40, int(right), 80):
        for size, tone, opacity in ((26, "#e8c880", 0.16), (18, deep, 0.4)):
            path = polygon([(x - size * 1.3, lane), (x, lane - size), (x + size * 1.3, lane),
                            (x, lane + size)])  # fmt: skip
            marks.append(f'<path d="{path}" fill="{tone}" opacity="{opacity}"/>')
    return "".join(marks)


def _span(board: Scene) -> None:
    """Lay the carpets' ends on the bridges."""
    for lane in ROADS:
        for x in (506, 774):
            board.cover(oval(x, lane - 4, 22, 32, "#5a3448", 0.16))


def _weather(board: Scene) -> None:
    """Let roses fall, and the night lie on the edges."""
    chance = random.Random(61)
    petals = "".join(oval(chance.uniform(0, 1280), chance.uniform(140, 570), 2, 1.2, "#f4a0b8", 0.6)
                     for _ in range(90))  # fmt: skip
    board.cover(petals)
    board.shade('<rect x="-40" y="-70" width="1360" height="120" fill="#544c84" opacity=".7"/>', 34)

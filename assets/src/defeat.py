"""The backdrop of a lost match, 1280x720: dusk, a broken bridge, a ruined gate, embers.

The middle stays calm and darker: the results lie there. One lantern still burns.
"""

import random

from .curves import Knot, ellipse, place, polygon, rectangle, smooth, taper
from .land import rock
from .props import blaze, tufts
from .scene import Light, Scene, Shape
from .svg import bricks, clouds, cover, disc, fill, line, linear, lines, oval, radial, specks
from .viaduct import Looks, Viaduct, build, lamp

WIDTH, HEIGHT, HORIZON = 1280, 720, 540
SUN = (700.0, 534.0)
DUSK = Light(
    (-0.42, -0.6, 0.52), "#e8a888", "#48487c", (0.55, -0.2), "#ff8a5a", 0.85, "#6a3048", "#120c22"
)
STONE = Looks("url(#wall)", "#9a8690", "#241c34", DUSK)
WAY = Viaduct(
    "-70,556 160,566 420,560 680,545 880,526 1036,500",
    "170,800 420,704 640,642 830,594 960,560 1090,520",
    (1.5, 0.55),
    STONE,
    8,
)
ARCHES = [(0.17, 0.3), (0.33, 0.47), (0.745, 0.835), (0.855, 0.94)]


def scene() -> Scene:
    """Paint from the sky to the rubble at our feet."""
    picture = Scene(_gradients(), DUSK, 29, (WIDTH, HEIGHT))
    _sky(picture)
    _sea(picture)
    _bank(picture)
    _gate(picture)
    build(picture, WAY, (0.8, 1), ARCHES, 130)
    build(picture, WAY, (0, 0.41), ARCHES)
    _debris(picture)
    lamp(picture, WAY, False, 0.3)
    lamp(picture, WAY, True, 0.3, "")
    _arrows(picture)
    _sword(picture)
    _foreground(picture)
    _embers(picture)
    return picture


def _gradients() -> str:
    return (
        linear("sky", (0, 0), (0, HORIZON), (0, "#141234"), (0.34, "#3a2a5c"), (0.6, "#7c3a5e"),
               (0.82, "#cc5c48"), (1, "#f8a458"))
        + radial("sun", SUN, 520, (0, "#ffd890ff"), (0.12, "#ff9a50cc"), (0.4, "#e8503a66"),
                 (1, "#c0304000"))
        + linear("sea", (0, HORIZON), (0, 720), (0, "#e08a58"), (0.2, "#8a4660"),
                 (0.6, "#33305e"), (1, "#14183a"))
        + linear("wall", (0, 500), (0, 720), (0, "#8a7684"), (1, "#453a58"))
        + linear("ruin", (1000, 0), (1280, 0), (0, "#84707e"), (1, "#54465e"))
        + linear("top", (0, 0), (0, 190), (0, "#0e0c28bb"), (1, "#0e0c2800"))
        + radial("calm", (640, 346), 480, (0, "#1e1030b8"), (0.6, "#22103090"), (1, "#26103000"))
    )  # fmt: skip


def _sky(picture: Scene) -> None:
    picture.cover(cover("url(#sky)", WIDTH, HEIGHT))
    picture.cover(specks(6, 60, (10, 10, 1270, 170), "#e8dcff", (0.5, 1.3)))
    picture.veil(clouds(9, 9, (0, 110, 1280, 260), 230, "#2c2048", 0.36), 10)
    picture.veil(clouds(15, 8, (0, 290, 1280, 420), 220, "#a8404e", 0.3), 9)
    picture.cover(cover("url(#sun)", WIDTH, HEIGHT))
    picture.veil(clouds(27, 7, (100, 430, 1250, 490), 190, "#ff9a5a", 0.32), 7)
    picture.cover(cover("url(#calm)", WIDTH, HEIGHT))
    picture.cover(cover("url(#top)", WIDTH, HEIGHT))
    picture.glow(disc(*SUN, 96, "#ff9a50", 0.8), 34)
    picture.cover(disc(*SUN, 50, "#ffc878"))
    for points, colour, opacity in (
        ("-20,470 110,440 240,474 380,452 520,500 640,520 720,541! -20,541!", "#6a3458", 0.7),
        ("1300,450 1180,440 1060,480 940,496 820,524 760,541! 1300,541!", "#7a3a54", 0.7),
    ):
        picture.veil(fill(smooth(points), colour, opacity), 1.6)
    for x, y, size in ((1010, 128, 1.2), (1046, 146, 1), (972, 150, 0.9), (300, 176, 1)):
        wing = f"M{x} {y}q{6 * size} {-7 * size} {12 * size} 0q{6 * size} {-7 * size} {12 * size} 0"
        picture.sharp(f'<path d="{wing}" stroke="#140e24" stroke-width="2.4" fill="none"/>')


def _sea(picture: Scene) -> None:
    picture.cover(fill(rectangle(0, HORIZON, WIDTH, HEIGHT - HORIZON), "url(#sea)"))
    chance = random.Random(26)
    marks = []
    for _ in range(340):
        depth = chance.random() ** 1.5
        y = HORIZON + 3 + depth * 180
        spread = 40 + depth * 300
        x, wide = SUN[0] + chance.gauss(0, 0.6) * spread, 8 + depth * 40
        near = abs(x - SUN[0]) < spread * 0.3
        colour = "#ffd08a" if near else chance.choice(("#e8705a", "#1c1c48", "#6a4a7c"))
        marks.append(oval(x, y, wide, 0.7 + depth * 2.3, colour, chance.uniform(0.2, 0.6)))
    picture.cover("".join(marks))
    picture.glow(oval(SUN[0], HORIZON + 22, 80, 40, "#ff9a5a", 0.5), 16)


def _bank(picture: Scene) -> None:
    """Raise the far bank, burnt and bare."""
    cliff = "984,512! 1060,502 1180,496 1300,486! 1300,660! 1180,648 1100,620 1040,590 1000,556!"
    top = "990,522! 1030,500 1090,486 1180,476 1300,462! 1300,560! 1200,552 1120,548 1060,534!"
    picture.group(
        Shape(smooth(cliff), "#54404e", round=18, bump=3, bump_size=18),
        Shape(smooth(top), "#5c5058", round=12, bump=1.2, bump_size=16),
        shadow=0.3, form=0.1, outline=1.3,
    )  # fmt: skip


def _gate(picture: Scene) -> None:
    """Leave standing what is left of the gate: two broken towers and half an arch."""
    shapes = []
    keep = "1228,500! 1228,232! 1242,232! 1242,216! 1256,216! 1256,232! 1268,232! 1268,204! "
    keep += "1282,204! 1290,190! 1300,190! 1300,500!"
    left = "1036,512! 1040,222! 1052,222! 1052,206! 1066,208! 1066,192! 1084,196! 1090,222! "
    left += "1104,234! 1112,266! 1114,512!"
    right = "1176,512! 1176,332! 1188,332! 1188,316! 1206,320! 1212,342! 1230,350! 1236,378! "
    right += "1252,390! 1256,512!"
    vault = "1108,318! 1122,312! 1140,330! 1158,322! 1150,350! 1136,362 1122,386 1114,430! "
    vault += "1108,430!"
    for path, seed in ((keep, 6), (vault, 9), (left, 3), (right, 5)):
        edge = [float(word.split(",")[0]) for word in path.replace("!", "").split()]
        joints = bricks((min(edge), 180, max(edge), 520), (19, 12), seed, "#241a30")
        shapes.append(
            Shape(smooth(path), "url(#ruin)", round=13, bump=1.1, bump_size=9, detail=joints,
                  contact=0.7)
        )  # fmt: skip
    picture.group(*shapes, shadow=0.4, shadow_offset=(8, 6), form=0.15, outline=1.6)
    picture.glow(oval(1144, 486, 34, 40, "#ff6a2a", 0.75), 14)
    bars = [[(x, 330 + 30 * abs(x - 1140) / 30), (x, 420 + (x * 7) % 40)] for x in (1122, 1132)]
    picture.cover(lines(bars, "#1a1222", 3, 0.9))
    for spread, length, width, colour in (
        (30, 64, 20, "#c8341e"), (25, 50, 15, "#ff7a24"), (20, 36, 11, "#ffb53a"),
        (14, 22, 7, "#fff0a8"),
    ):  # fmt: skip
        picture.cover(fill(blaze(int(width), (1145, 516), spread, length, width, 5), colour))
    picture.afterglow(oval(1146, 492, 46, 48, "#ff7a2a", 0.75), 18)
    slits = [rectangle(x, y, 7, 24) for x, y in ((1070, 270), (1074, 360), (1208, 400))]
    picture.cover(fill("".join(slits), "#140c1e", 0.9))
    cloth = "1064,246! 1088,250 1104,246! 1102,290 1110,330! 1098,320 1094,352! 1084,330 1076,366! "
    cloth += "1070,330 1060,340! 1066,296"
    folds = line("1078,250 1080,300 1076,350", "#2a0c1c", 6, 0.4)
    picture.group(Shape(smooth(cloth), "#8a2c40", round=8, detail=folds), shadow=0.4, form=0.1,
                  outline=1.3)  # fmt: skip
    for x, y, size in ((1030, 520, 13), (1176, 520, 9), (1262, 520, 16)):
        picture.group(rock(x, y, size, int(x), "#7a6874"), shadow=0.4, outline=1.1)
    for x, lean in ((1150, 30), (1206, 46), (1262, 24)):
        plume = [(x, 470), (x + lean * 0.3, 380), (x + lean, 290), (x + lean * 0.8, 190),
                 (x + lean * 1.8, 90)]  # fmt: skip
        picture.veil(fill(taper(plume, [16, 34, 56, 80, 110]), "#2a2038", 0.34), 13)


def _debris(picture: Scene) -> None:
    """Let the fallen stones lie in the water of the gap."""
    chance = random.Random(12)
    for _ in range(13):
        x, size = chance.uniform(560, 920), chance.uniform(8, 24)
        y = 706 - (x - 560) * 0.24 + chance.uniform(-14, 14)
        corners = [
            (x + size * dx, y + size * dy * 0.7)
            for dx, dy in ((-1, 0.2), (-0.5, -0.8), (0.6, -0.9), (1, -0.1), (0.8, 0.5), (-0.8, 0.5))
        ]
        block = Shape(polygon(corners), "#7c6a78", round=size * 0.4, bump=0.9, bump_size=7)
        picture.group(block, shadow=0.3, outline=1.2)
        picture.cover(oval(x, y + size * 0.36, size * 1.3, 3, "#e8a878", 0.45))


def _sword(picture: Scene) -> None:
    """Leave a sword in the road, with a torn scarf in the wind."""

    def at(points: str) -> list[Knot]:
        return place(points, -62, 6)

    blade = Shape(taper(at("190,650 204,520"), [15, 15]), "#b8bccc", round=6, shine=0.7, gloss=9,
                  detail=line(at("193,640 204,524"), "#6a6e88", 3, 0.8))  # fmt: skip
    guard = Shape(taper(at("172,514 204,520 238,520"), [9, 12, 9]), "#c08a3c", round=5, shine=0.5)
    grip = Shape(taper(at("205,516 210,472"), [10, 9]), "#5a3230", round=4)
    pommel = Shape(ellipse(149, 471, 9), "#c08a3c", round=8, shine=0.6)
    scarf = "206,512! 240,498 268,510 300,494 330,504! 316,512 336,520! 306,522 282,532 262,526 "
    scarf += "240,532 210,524!"
    cloth = Shape(smooth(at(scarf)), "#2f7a58", round=8,
                  detail=line(at("214,518 262,514 316,508"), "#123c34", 5, 0.5))  # fmt: skip
    picture.group(blade, grip, pommel, cloth, guard, shadow=0.4, shadow_offset=(10, 6), form=0.1,
                  outline=1.5)  # fmt: skip
    cracks = ("188,650 172,660 150,658", "194,652 214,664 238,664", "190,654 186,672 196,684")
    picture.cover(lines([at(crack) for crack in cracks], "#1c1428", 2.4, 0.8))
    for x, y, size in ((108, 658, 8), (150, 662, 9), (130, 666, 6)):
        picture.group(rock(x, y, size, x, "#85727e"), shadow=0.3, outline=1)


def _arrows(picture: Scene) -> None:
    """Leave some arrows in the road."""
    for x, y, lean in ((44, 622, 14), (246, 690, 30), (402, 606, 22), (356, 668, -10)):
        shaft = Shape(taper([(x, y), (x + lean, y - 62)], [3.4, 3.4]), "#a8805a", round=2)
        tip = [(x + lean * 0.72, y - 46), (x + lean * 1.02, y - 66)]
        vanes = [
            Shape(taper([(tip[0][0] + side, tip[0][1]), (tip[1][0] + side * 1.6, tip[1][1])],
                        [2, 6]), "#b83a48", round=2, ink=0.7)
            for side in (-2.6, 2.6)
        ]  # fmt: skip
        picture.group(shaft, *vanes, shadow=0.4, shadow_offset=(7, 4), shadow_blur=3, form=0,
                      outline=1.2)  # fmt: skip


def _foreground(picture: Scene) -> None:
    knoll = "1300,640! 1210,654 1120,684 1060,712 1030,740! 1300,740!"
    picture.group(Shape(smooth(knoll), "#2a1e38", round=22, bump=1.6, bump_size=18, rim=0.4),
                  shadow=0.3, form=0.1)  # fmt: skip
    blades = tufts("1040,730 1090,706 1150,680 1220,658 1280,648", 70, 28, 7, 0.3, 3)
    picture.cover(fill(blades, "#4a3448"))
    for path, widths in (
        ("1246,700 1238,640 1250,590 1240,530", [18, 13, 9, 3]),
        ("1243,612 1222,588 1204,580", [8, 5, 1]), ("1248,588 1268,562 1284,552", [7, 4, 1]),
        ("1240,640 1216,632 1196,640", [7, 4, 1]),
    ):  # fmt: skip
        picture.group(Shape(taper(path, widths), "#2c2034", round=6), shadow=0.2, outline=1.2)


def _embers(picture: Scene) -> None:
    """Let embers rise at the sides."""
    picture.afterglow(disc(*SUN, 80, "#ff8a4a", 0.45), 30)
    for seed, box in ((3, (960, 130, 1270, 560)), (7, (20, 240, 330, 660))):
        picture.afterglow(specks(seed, 64, box, "#ffb868", (0.8, 2.1)), 0.5)
        picture.afterglow(specks(seed + 1, 30, box, "#ff7a30", (2, 4)), 2.2, 1)
    picture.afterglow(specks(5, 20, (340, 520, 960, 700), "#ff9a50", (0.6, 1.6)), 0.6)

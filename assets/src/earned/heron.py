"""The back of the heron: it stands on one leg in the reeds and has all the time there is."""

import math
import random

from ..curves import ellipse, polygon, smooth, taper
from ..figures import limb
from ..props import tufts
from ..scene import Light, Scene, Shape
from ..svg import clouds, disc, fill, linear, lines, oval, radial
from ._plate import HEIGHT, SCROLL, WIDTH, ground, inside, plate, rim

LIGHT = Light(
    (-0.55, -0.66, 0.52), "#fff0cf", "#4c7888", (0.7, -0.6), "#fff4c8", 0.7, "#20505c", "#06141c"
)


def back() -> Scene:
    """Let the sun stand low, the reeds on both sides, the heron before it."""
    scene = plate(LIGHT, _gradients(), ("#f0f4e0", "#8cac98", "#3c5c58"), 31)
    ground(scene, "url(#sky)")
    scene.veil(inside(clouds(4, 5, (40, 60, 340, 220), 110, "#ffe8b8", 0.25)), 6)
    scene.veil(inside(disc(206, 186, 118, "#fff0b0", 0.6)), 12)
    scene.cover(disc(206, 186, 100, "url(#sun)"))
    scene.cover(inside(_water()))
    scene.veil(inside(_reeds(3, 26, 150, "#2c6468", 0.7)), 1.4)
    scene.group(*_leg(), shadow=0.3, outline=1.4)
    scene.group(*_bird(), shadow=0.45)
    scene.cover(inside(_rings()))
    scene.group(*_near_reeds(), shadow=0.4, form=0, outline=1.4)
    scene.sharp(disc(168, 123, 5.4, "#10181c") + disc(166.4, 121.4, 1.9, "#ffffff"))
    rim(scene, SCROLL, (2, 8, 9, 8, 6, 5, 3), "#3ca4a0")
    return scene


def _gradients() -> str:
    return (
        linear("sky", (0, 0), (0, 400), (0, "#16485c"), (0.4, "#4c9c9c"), (0.75, "#e8d8a0"),
               (1, "#f4c888"))
        + radial("sun", (186, 160), 150, (0, "#fffbe0"), (0.7, "#ffdc8c"), (1, "#f8b868"))
        + linear("water", (0, 360), (0, 525), (0, "#7cb0a4"), (0.3, "#2c6c78"), (1, "#0c2c40"))
        + linear("plume", (110, 130), (310, 380), (0, "#ffffff"), (0.45, "#b8ccdc"), (1, "#54748c"))
        + linear("wing", (150, 220), (310, 380), (0, "#a8c0d4"), (0.5, "#5c7c9c"), (1, "#243c58"))
        + linear("bill", (60, 110), (160, 140), (0, "#ffd870"), (1, "#e08830"))
        + linear("reed", (0, 200), (0, 525), (0, "#a8c468"), (0.6, "#4c8048"), (1, "#183c30"))
    )  # fmt: skip


def _water() -> str:
    chance = random.Random(5)
    marks = fill(polygon([(0, 372), (WIDTH, 366), (WIDTH, HEIGHT), (0, HEIGHT)]), "url(#water)")
    for number in range(26):
        y = 378 + 140 * (number / 26) ** 1.4
        wide = 20 + (y - 370) * 0.4
        marks += oval(206 + chance.uniform(-1, 1) * (70 + number * 4), y, wide, 2.2, "#ffe8a8",
                      0.55 * (1 - number / 32))  # fmt: skip
    return marks


def _reeds(seed: int, count: int, tall: float, colour: str, opacity: float) -> str:
    feet: list[list[tuple[float, float]]] = [[(10.0, 400.0), (120.0, 396.0)],
                                             [(280.0, 394.0), (366.0, 400.0)]]  # fmt: skip
    return "".join(
        fill(tufts(line, count, tall, seed + number, 0, 4), colour, opacity)
        for number, line in enumerate(feet)
    )


def _leg() -> list[Shape]:
    return [
        limb("206,352 204,400 206,450", [10, 7, 6.4], "#d8a050", round=3, bump=0.3),
        Shape(ellipse(204.6, 400, 6.4, 8), "#c88c40", round=4),
        limb("216,356 240,380 218,392", [9, 6, 4.6], "#c08c44", round=3, bump=0.3),
        limb("186,456 206,448 226,456", [2, 5.6, 2], "#d8a050", round=2, bump=0.2),
    ]


def _bird() -> list[Shape]:
    """Bend the neck into its S, with the crest and the long feathers on breast and back."""
    neck = "236,258 206,236 216,200 224,172 204,140 170,122"
    body = (
        "170,252! 196,226 236,228 274,256 304,298 330,352! 292,356 250,366 210,362 184,336 168,298"
    )
    wing = "204,252! 244,244 282,280 306,320 336,372! 290,352 246,346 216,318 202,282"
    quills = ["214,268 250,286 300,346", "212,286 246,308 286,348", "222,262 262,272 316,352"]
    head = "140,124! 150,112 168,104 188,108 202,122 196,138 176,138 156,134"
    return [
        Shape(smooth(body), "url(#plume)", round=44, bump=0.6),
        *[limb(points, [5, 4, 1], "#c8d8e4", round=3, bump=0.3, contact=0.4) for points in
          ("192,256 178,284 184,312", "204,262 196,292 202,320", "184,246 172,268 172,292")],
        Shape(taper(neck, [46, 38, 30, 26, 26, 26], 90), "url(#plume)", round=15, bump=0.4,
            contact=0.5, detail=lines(["196,248 196,214 206,186 200,160", "190,256 186,226"],
                                      "#2c4460", 3.4, 0.7)),
        Shape(smooth(wing), "url(#wing)", round=26, bump=0.5, contact=0.8,
            detail=lines(quills, "#1c3048", 3, 0.6)),
        *[limb(points, [4, 12, 2], "url(#wing)", round=5, bump=0.3, contact=0.5) for points in
          ("292,318 318,350 336,388", "276,326 304,358 316,392", "258,330 284,362 290,392")],
        limb("190,116 222,118 252,138", [8, 7, 1], "#1c2c44", round=3, bump=0.2),
        limb("188,110 218,106 246,114", [6, 6, 1], "#1c2c44", round=3, bump=0.2),
        Shape(smooth(head), "#ffffff", round=16, bump=0.2, contact=0.4,
            detail=fill(smooth("150,112! 168,106 200,116! 180,118 160,118"), "#1c2c44", 0.95)),
        Shape(polygon("150,118 54,138 148,136"), "url(#bill)", round=6, shine=0.4, contact=0.5,
            detail=lines(["60,138 150,128"], "#8c4c20", 2, 0.8)),
    ]  # fmt: skip


def _rings() -> str:
    """Ring the water about the leg."""
    return "".join(
        f'<ellipse cx="206" cy="456" rx="{wide}" ry="{wide * 0.2:.1f}" fill="none" '
        f'stroke="#e8fff4" stroke-width="2" opacity="{0.7 - wide / 160:.2f}"/>'
        for wide in (22, 40, 62, 88)
    )


def _near_reeds() -> list[Shape]:
    """Set the near reeds, with their brown heads, left and right of the bird."""
    made = []
    stems = ((54, 150, -6), (78, 214, 10), (34, 250, 4), (104, 330, 16), (318, 238, -8),
             (344, 300, 8), (296, 400, -16))  # fmt: skip
    for number, (x, top, lean) in enumerate(stems):
        foot = x + lean * 0.4
        made.append(limb([(foot, 512), (x, (512 + top) / 2), (x + lean, top)], [7, 5, 3],
                         "url(#reed)", round=2, bump=0.2))  # fmt: skip
        if top < 300:
            made.append(limb([(x + lean * 0.86, top + 52), (x + lean, top + 6)], [14, 13],
                             "#7c4424", round=6, bump=0.5, contact=0.5))  # fmt: skip
        side = 1 if number % 2 else -1
        bend = 30 + 6 * math.sin(number * 2.0)
        made.append(limb([(foot, 512), (x + side * 8, 400), (x + side * bend, 330 + number * 12)],
                         [12, 9, 1], "url(#reed)", round=4, bump=0.2))  # fmt: skip
    return made

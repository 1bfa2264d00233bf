"""The alchemist's study: shelves of bottles, and the bench that the fire runs over."""

import random

from ..curves import ellipse, place, polygon, smooth, taper
from ..figures import limb
from ..polish import Polished
from ..props import tongue
from ..scene import Shape
from ..svg import disc, fill, line, lines, oval

#: What is in the bottles.
TONES = ("#58b890", "#5c88d8", "#c85c98", "#d8b048", "#8c6cd0")
BOTTLE = "-9,0! -12,-16 -4,-26 -4,-40! 4,-40! 4,-26 12,-16 9,0!"


def wall(picture: Polished) -> None:
    """Set bottles on shelves, lit by what burns before them."""
    chance, marks = random.Random(3), ""
    for level in (136, 226, 316):
        for x in range(10, 380, 34):
            size = chance.uniform(0.9, 1.4)
            tone = chance.choice(TONES)
            marks += fill(smooth(place(BOTTLE, x, level, size)), tone, 0.6)
            marks += line(
                [(x - 5 * size, level - 6), (x - 5 * size, level - 18)], "#ffffff", 2, 0.5
            )
        marks += f'<rect x="-5" y="{level}" width="390" height="9" fill="#2c1a48"/>'
    picture.veil(marks, 1.2)
    picture.veil(oval(150, 150, 190, 140, "#e8503c", 0.35), 40)
    picture.shade(oval(330, 330, 110, 90, "#1c1030", 0.5), 26)


def table() -> list[Shape]:
    """Lay the bench, scorched where the brew has run."""
    grain = lines(["-5,436 140,432 380,440", "-5,458 160,464 380,456"], "#4c241c", 3, 0.5)
    return [
        Shape(polygon([(-10, 422), (385, 422), (385, 480), (-10, 480)]), "#b8703c", round=4,
            bump=0.5, rim=0, detail=grain + oval(110, 446, 90, 16, "#3c1c24", 0.7)),
        Shape(polygon([(-10, 478), (385, 478), (385, 540), (-10, 540)]), "#84482c", round=8,
            bump=0.5, contact=0, detail=lines(["-5,500 180,504 380,498"], "#441c18", 3, 0.6)),
    ]  # fmt: skip


def burning(picture: Polished) -> None:
    """Let the spilt brew burn along the bench, and drip from its edge."""
    pool = "20,452 60,436 130,434 186,444 190,456 150,466 132,468 130,490 124,496 118,488 116,468 "
    pool += "70,470 34,464"
    picture.cover(fill(smooth(pool), "#ffb030"))
    picture.veil(fill(smooth(place(pool, 21, 90, 0.8)), "#fff0a0", 0.6), 2)
    for tone, size in (("#e8482c", 1.0), ("#ff9830", 0.7), ("#fff0a0", 0.4)):
        flames = "".join(
            tongue((x, 454), tall * size, 26 * size, turn, 6 * size, x)
            for x, tall, turn in ((40, 44, -8), (150, 40, 10), (174, 26, 14))
        )
        picture.veil(fill(flames, tone), 0.8)
    picture.afterglow(oval(110, 450, 120, 34, "#ff8c28", 0.5), 14)


def things() -> list[Shape]:
    """Leave a rack of glasses and a scorched book on the bench."""
    glasses = []
    for x, tone in ((262, "#58d0a0"), (288, "#6c9cf0"), (314, "#f06ca8")):
        glasses += [
            limb([(x, 432), (x, 486)], [15, 15], "#c8e4f0", round=7, shine=0.9, gloss=10),
            limb([(x, 452), (x, 487)], [11, 11], tone, round=6, shine=0.7, contact=0.2, ink=0.4,
                glow=0.3),
            Shape(ellipse(x, 430, 9, 4), "#e8f8ff", round=2, shine=0.8),
        ]  # fmt: skip
    return [
        limb("244,446 332,446", [9, 9], "#c88848", round=3, bump=0.4),
        *glasses,
        limb("240,466 336,466", [13, 13], "#d89850", round=4, bump=0.4, contact=0.7),
        limb("246,440 246,496", [11, 12], "#c88848", round=4, bump=0.4),
        limb("330,440 330,496", [11, 12], "#c88848", round=4, bump=0.4),
        Shape(taper("236,496 340,496", [12, 12]), "#a86838", round=4, bump=0.4),
        Shape(ellipse(352, 486, 18, 12), "#e0a83c", round=10, shine=0.9,
            detail=disc(346, 482, 4, "#ffffff", 0.8)),
    ]  # fmt: skip

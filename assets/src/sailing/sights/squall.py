"""The squall: a ship that rides a great wave under black clouds, by lightning and rain."""

import random

from ...curves import polygon, smooth, taper
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, oval
from .. import wide

_BOLT = "246,0 238,14 245,16 230,32 238,34 224,52"
_FAR = "-8,70 20,58 44,54 60,60 76,70 110,74 150,70 200,60 250,62 290,56 328,64"
_HIGH = "-8,86 30,84 66,80 96,66 122,54 146,50 160,55! 158,62 170,74 200,84 250,88 328,80"
_NEAR = (
    "-8,80 18,70 38,68! 34,76 44,88 84,97 140,99 190,92 232,74 256,66 274,70! 266,76 276,90 "
    "300,98 328,98"
)
#: Where the nearest wave breaks, and the streaks of foam on all of them.
_BREAKS = ("212,83 232,74 256,66 273,69", "267,76 270,82")
_STREAKS = (
    *("60,88 84,90 104,88", "176,86 200,83 214,78", "96,103 140,105 170,102"),
    *("20,98 44,102 60,102", "286,102 306,104", "232,92 250,88 258,84"),
)
_FORK = "238,34 248,42 246,45 254,53"


def scene() -> Scene:
    """Paint the sky that bursts, the waves behind one another, and the ship on the highest."""
    picture = wide.stage(41, wide.GREY)
    wide.sky(picture, (0, "#0c1228"), (0.5, "#2c3c60"), (1, "#8ca8a8"), low=66)
    wide.sun(picture, 232, 40, "#cfe0ff", 74)
    wide.haze(picture, 5, (0, -6, 320, 16), "#0c1024", 11, 86, 0.75)
    wide.haze(picture, 12, (0, 12, 320, 28), "#283652", 8, 70, 0.6)
    picture.veil(lines([_BOLT, _FORK], "#9cc0ff", 5, 0.5), 2.6)
    picture.cover(line(_BOLT, "#ffffff", 1.2, 1) + line(_FORK, "#eef4ff", 0.7, 0.95))
    _rain(picture, 7, 110, 0.22)
    wide.sea(picture, 56, ("#5c8490", "#143a50"), ("#b4d4d4", "#1c4658"), 8, 232)
    _wave(
        picture, _FAR, "#2c6274", 86, "14,60 32,55 48,55", "190,62 206,59 226,60", "276,58 306,58"
    )
    _wave(picture, _HIGH, "#1f5468", 108, "92,68 108,60 122,54 146,50 159,54", "158,60 161,66")
    _ship(picture)
    _wave(picture, _NEAR, "#174558", 116, "6,74 20,69 37,68", "35,74 38,80", *_BREAKS)
    wide.foam(picture, *_STREAKS, width=0.7, strength=0.5)
    _spray(picture)
    _rain(picture, 3, 90, 0.3)
    wide.pool(picture, 232, 30, 60, "#b8d0ff", 0.3)
    return wide.framed(picture, "#060a18", 0.6)


def _wave(picture: Scene, crest: str, colour: str, foot: float, *white: str) -> None:
    """Raise a wave below its crest, ``white`` where it breaks."""
    body = smooth(f"{crest} 328,{foot + 8}! -8,{foot + 8}!")
    wide.stand(picture, Shape(body, colour, round=12, bump=0.9, bump_size=9, ink=0.4), shadow=0.2)
    picture.veil("".join(line(points, "#dcf2f2", 6, 0.6) for points in white), 1.8)
    wide.foam(picture, *white, width=1.0, strength=0.7)


def _ship(picture: Scene) -> None:
    """Heel a small ship over on the slope of the wave, her sail bellied and reefed."""
    mast = Shape(taper("112,52 128,6", [3.4, 2]), "url(#wood)", round=2, ink=0.8)
    yard = Shape(taper("104,17 148,29", [1.8, 2.4, 1.8]), "url(#wood)", round=1.2, ink=0.7)
    picture.cover(lines(["128,7 88,46", "128,7 146,52"], "#241c20", 0.6, 0.9))
    sail = "107,18! 126,21 146,28! 152,38 147,49! 132,45 114,40 100,36! 107,28"
    bridge = line("112,35 118,29 126,29 133,33 136,41", "#c0343c", 2.6, 0.95)
    wide.stand(picture, mast, shadow=0.2)
    wide.stand(picture, Shape(smooth(sail), "#f0e4c8", round=8, ink=0.7, detail=bridge), yard)
    hull = "80,41! 94,50 118,55 140,54 152,49! 150,62 138,70 112,70 92,62 84,54"
    planks = line("84,48 110,59 150,57", "#e8b850", 1.6, 0.95)
    planks += lines(["87,54 112,64 146,63", "93,60 114,68 138,68"], "#3a2218", 0.9, 0.8)
    lamp = Shape(polygon("79,30 85,30 86,38 78,38"), "#ffd870", round=1.4, glow=0.9, ink=0.7)
    wide.stand(picture, Shape(smooth(hull), "#8a5a3a", round=10, bump=0.6, ink=0.9, detail=planks))
    staff = Shape(taper("82,42 82,36", [1.6, 1.4]), "url(#wood)", round=1, ink=0.6)
    flag = Shape(smooth("127,6! 118,2 110,6! 118,9"), "#c0343c", round=2, ink=0.6)
    wide.stand(picture, staff, lamp, flag)
    wide.pool(picture, 82, 34, 18, "#ffc050", 0.7)
    picture.veil(oval(112, 70, 40, 5, "#dcf0f0", 0.7), 2)
    wide.foam(picture, "86,66 104,71 128,71 146,68", "152,62 158,64", width=1.1)


def _spray(picture: Scene) -> None:
    """Tear drops off the crests, where the wind has them."""
    chance = random.Random(9)
    drops = []
    for x, y in ((38, 66), (160, 53), (274, 68), (150, 70), (76, 62)):
        for _ in range(16):
            away = chance.random() ** 1.4
            place = x + away * 22 + chance.uniform(-3, 3), y - away * 9 + chance.uniform(-3, 3)
            drops.append(disc(*place, chance.uniform(0.3, 0.9), "#f4fffc", 0.85))
    picture.sharp("".join(drops))
    picture.veil("".join(oval(x + 8, y - 2, 14, 5, "#e4f4f4", 0.5) for x, y in (
        (38, 68), (160, 54), (274, 69))), 2.2)  # fmt: skip


def _rain(picture: Scene, seed: int, count: int, strength: float) -> None:
    """Let rain drive across all of it."""
    chance = random.Random(seed)
    streaks = []
    for _ in range(count):
        x, y, long = chance.uniform(-10, 330), chance.uniform(-6, 100), chance.uniform(5, 13)
        streaks.append(polygon([(x, y), (x + 0.35, y), (x - 0.42 * long, y + long)]))
    picture.cover(fill("".join(streaks), "#dce8f4", strength))

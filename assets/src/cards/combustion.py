"""Combustion: the flask went off in his hand, and the old alchemist has not yet understood it."""

import random
from collections.abc import Sequence
from dataclasses import replace

from ..actors import eyeball, grip, motes, moved, outdoors, spread, strands
from ..curves import Knot, ellipse, place, polygon, ring, smooth, taper
from ..figures import Spot, ear, limb, nose
from ..polish import Polished
from ..props import rivets, tongue
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial, specks
from ..wardrobe import Cloth, arm
from . import _bench

LIGHT = lit("#140a1c", "#4c4a94", "#ffb44a", "#e0702c", 1.1)
SKIN, BRASS, ROBE, CUFF = "url(#skin)", "url(#brass)", "url(#robe)", "#c48cf0"
HAND, SOOT = "#ffc8a6", "#463a46"
SLEEVE = Cloth(ROBE, "#20124c", CUFF, HAND)
EYES = ((159, 201), (222, 199))
#: The head as it was drawn, where it starts back to, its size and lean, and its face's turn.
UPRIGHT, BACK, SIZE, LEAN, ASIDE = (190.0, 206.0), (222.0, 200.0), 0.92, 9.0, (-11.0, 2.0)
#: The tongues of the fire, from the flask: which way each leans, how long, how wide, its bend.
ROOT = (98.0, 300.0)
TONGUES = ((-44, 120, 44, 5.6), (-28, 200, 62, 5.4), (-12, 270, 74, 5.8), (4, 310, 84, 5.5),
    (20, 320, 92, 5.9), (35, 340, 96, 5.4), (49, 340, 88, 5.7), (63, 320, 70, 5.5),
    (78, 270, 46, 5.8))  # fmt: skip
#: Each tone of it, how wide, and how far along it goes.
TONES = (("#a81c3c", 1.0, 1.0), ("#ee4a24", 0.8, 0.9), ("#ff8c28", 0.58, 0.78),
    ("#ffca48", 0.38, 0.64), ("#fff6b8", 0.2, 0.5))  # fmt: skip


def scene() -> Scene:
    """Paint the dark study, the fire, him, his moustache, and what is left in his hands."""
    colours = (
        radial("skin", (170, 180), 150, (0, "#ffe8d6"), (0.5, "#ffccae"), (1, "#f4a88c"))
        + radial("flush", (140, 230), 30, (0, "#f03c38e0"), (1, "#f03c3800"))
        + radial("flush_far", (244, 228), 30, (0, "#f03c38e0"), (1, "#f03c3800"))
        + linear("brass", (120, 110), (260, 170), (0, "#fff0a8"), (0.5, "#e0a83c"), (1, "#8c5420"))
        + linear("robe", (60, 300), (320, 480), (0, "#8c5cd0"), (0.5, "#5c389c"), (1, "#2c1a5c"))
        + linear("glass", (60, 300), (130, 400), (0, "#d8fff4"), (0.4, "#5cb0b4"), (1, "#1c5874"))
        + radial("brew", (92, 330), 60, (0, "#fffbd0"), (0.4, "#ffc838"), (1, "#f0561c"))
    )
    picture = outdoors(
        LIGHT, ("#141844", "#3c2a70", "#84386c"), ("#3c1c3c", "#241430", "#140c20"), 400, colours, 7
    )
    _bench.wall(picture)
    _fire(picture)
    picture.group(*_robe(), shadow=0.4, roundness=80)
    picture.group(*_put(_hair()), shadow=0.4)
    picture.group(*_put(_head()), shadow=0.5, roundness=60)
    picture.group(*_put(_turned(_brows())), shadow=0.4)
    picture.group(*_put(_goggles()), shadow=0.5, form=0)
    picture.sharp("".join(disc(x - 1, y + 1, 5, "#140a12") + disc(x - 3, y - 2, 2.2, "#fff")
        for x, y in map(_eye_at, EYES)))  # fmt: skip
    picture.group(*_put(_turned(_moustache())), shadow=0.5)
    picture.group(*_bench.table(), shadow=0.4, form=0)
    _bench.burning(picture)
    _flask(picture)
    _startled(picture)
    picture.group(*_bench.things(), shadow=0.5)
    picture.group(*_shards(), shadow=0.35, form=0)
    for x, y in ((132, 270), (324, 290)):
        _lick(picture, x, y)
    _smoke(picture)
    picture.afterglow(disc(120, 190, 100, "#ff8a2a", 0.25), 36)
    picture.afterglow(oval(170, 250, 60, 110, "#ff9030", 0.2), 20)
    picture.afterglow(specks(8, 46, (15, 20, 360, 330), "#ffd06a", (0.8, 2.4)), 0.5)
    return motes(picture, "#ffd08a", 5, 16)


def _turned(shapes: list[Shape]) -> list[Shape]:
    """Shift what is in the face to the side it looks to."""
    return moved(shapes, (0, 0), ASIDE)


def _put(shapes: list[Shape]) -> list[Shape]:
    return moved(shapes, UPRIGHT, BACK, SIZE, LEAN)


def _eye_at(eye: tuple[float, float]) -> tuple[float, float]:
    x, y = eye[0] + ASIDE[0] - UPRIGHT[0], eye[1] + ASIDE[1] - UPRIGHT[1]
    at = place([(x, y)], *BACK, SIZE, LEAN)[0]
    return at.x, at.y


def _fire(picture: Polished) -> None:
    """Blow a bunch of bending tongues out of the flask, past his head."""
    picture.glow(oval(190, 150, 150, 130, "#ff5a20", 0.25), 30)
    for tone, wide, far in TONES:
        tongues = "".join(
            tongue(ROOT, tall * far, width * wide, turn, width * 0.45, bend)
            for turn, tall, width, bend in TONGUES
        )
        picture.veil(fill(tongues, tone), 1.6)
    chance = random.Random(6)
    for x, y in ((150, 30), (232, 26), (330, 60), (40, 44), (120, 60), (276, 90), (16, 116)):
        drop = place("0,-12 5,-2 4,5 0,8 -4,5 -5,-1", x, y, chance.uniform(0.8, 1.5),
            chance.uniform(-30, 30))  # fmt: skip
        picture.veil(fill(smooth(drop), "#ff8c28"), 0.6)
        picture.veil(fill(smooth([(x + (p.x - x) * 0.5, y + (p.y - y) * 0.5) for p in drop]),
            "#ffe890"), 0.4)  # fmt: skip


def _lick(picture: Polished, x: float, y: float) -> None:
    """Let a small flame stand on the end of the moustache."""
    for tone, size in (("#ee4a24", 1.0), ("#ff9c30", 0.7), ("#fff0a0", 0.4)):
        path = smooth(place("-13,2 -14,-10 -4,-22 -6,-44! 10,-28 15,-10 11,4 0,9", x, y, size))
        picture.cover(fill(path, tone))
    picture.afterglow(disc(x, y - 14, 22, "#ffa030", 0.5), 8)


def _robe() -> list[Shape]:
    """Bend the body back from what he holds."""
    return [
        Shape(smooth("104,352 138,312 214,296 290,306 336,340 352,400 356,470 92,470 88,400"),
            ROBE, round=46, bump=0.5, bump_size=12,
            detail=lines(["140,340 130,400 132,470", "312,340 322,400 318,470",
                "222,330 226,470"], "#20124c", 6, 0.5)),
        Shape(smooth("160,270 214,290 262,272 270,318 216,336 152,318"), SKIN, round=20),
        Shape(smooth("138,272! 156,294 186,310 218,316 250,308 280,286 296,266! 320,304 284,338 "
            "220,352 156,338 118,306"), CUFF, round=18, bump=0.4, contact=0.7),
        *rivets([(224, 372), (225, 400)], 7, "#ffc848"),
    ]  # fmt: skip


def _hair() -> list[Shape]:
    """Blow white hair away from both temples."""
    left = ["136,196 112,186 92,188 78,172", "136,182 112,170 100,154 76,146",
        "138,168 118,150 112,132 92,118"]  # fmt: skip
    right = ["248,194 272,184 290,186 306,168", "248,180 272,168 284,150 308,142",
        "246,166 266,148 272,130 292,114"]  # fmt: skip
    return strands([*left, *right], ("#e4d8e4", "#fffaf4", "#d4c8dc"), 24)


def _head() -> list[Shape]:
    """Give him a pale, ruddy, old face: wide eyes, a small round mouth, soot where he wiped it."""
    face = ("124,192 128,146 152,112 191,102 230,112 254,146 258,192 256,238 240,280 214,306 "
        "191,311 168,306 142,280 126,238")  # fmt: skip
    flush = disc(140, 230, 30, "url(#flush)") + disc(244, 228, 30, "url(#flush_far)")
    wrinkles = lines(["144,226 158,231 174,227", "208,226 222,229 236,224",
        "130,206 122,202", "131,212 124,214", "252,204 260,200", "251,211 258,213",
        "166,160 190,156 214,159"], "#b8644c", 2.4, 0.6)  # fmt: skip
    smear = "217,238! 228,237 226,229! 236,231 239,222! 245,227 250,219! 252,234 244,248 226,250"
    features = [
        *(shape for at in EYES for shape in _eye(at)),
        Shape(ellipse(191, 291, 12, 11.5), "#e8907c", round=5, contact=0.3, ink=0.8),
        Shape(ellipse(191, 292, 9, 9), "#4c1420", round=4, contact=0.2, ink=0.6,
            detail=fill("M184 279H198V287H184Z", "#fff6e8")),
        *(replace(part, detail=part.detail + fill(smooth("178,238 186,230 198,232 204,240 198,250 "
            "184,250"), SOOT, 0.9)) for part in nose(191, 234, 22, "#ff9c84", 1.2)),
    ]  # fmt: skip
    return [
        *ear(Spot(256, 214, 34), SKIN, "#d8705c", False),
        Shape(smooth(face), SKIN, round=54, bump=0.3, bump_size=7, skin=0.5, glow=0.2,
            detail=flush + wrinkles + fill(smooth(smear), SOOT)),
        *_turned(features),
    ]  # fmt: skip


def _eye(at: tuple[float, float]) -> list[Shape]:
    """Open an eye as far as it goes, in lids of skin."""
    _, *wet = eyeball(at, 18, "#58b8d0")
    return [Shape(ellipse(*at, 22, 22), "#f0a890", round=8, contact=0.2, ink=0.6, skin=0.4), *wet]


def _brows() -> list[Shape]:
    """Raise two brows; the outer half of each is singed to stubble."""
    white = ["176,168 160,158 146,164", "206,166 222,156 236,162"]
    stubs = ["150,162 144,160 138,168", "147,164 140,166 136,175", "232,160 238,158 245,166",
        "235,162 242,164 247,173"]  # fmt: skip
    return [
        *(Shape(taper(way, [6, 5, 1]), SOOT, round=3, contact=0.2, ink=0.4) for way in stubs),
        *strands(white, ("#f4ece8",), 14),
    ]


def _smoke(picture: Polished) -> None:
    """Let smoke curl from both brows, past the goggles."""
    for way in (
        "160,172 146,150 158,130 146,108 126,100 126,80 142,76",
        "296,174 318,154 308,130 326,108 346,104 350,84 336,78",
    ):
        picture.veil(fill(taper(way, [3, 9, 13, 12, 10, 7, 1], 60), "#54445c", 0.9), 1)
        picture.veil(fill(taper(way, [1, 4, 6, 6, 5, 3, 1], 60), "#c0b0c4", 0.8), 1)


def _goggles() -> list[Shape]:
    """Blow the goggles up to the forehead, one of their glasses cracked."""
    parts = [limb("122,150 150,124 190,114 232,122 260,148", [17] * 5, "#4c2c34", round=6)]
    for x, y in ((158, 122), (222, 120)):
        parts += [
            Shape(ellipse(x, y, 25), "#20304c", round=16, shine=0.9, gloss=20,
                detail=line([(x - 13, y - 2), (x - 7, y - 12)], "#ffffff", 5, 0.9)
                + line([(x - 12, y + 14), (x + 14, y + 6)], "#ff9c40", 5, 0.5)),
            Shape(ring(x, y, 30, 9), BRASS, round=6, shine=0.7),
        ]  # fmt: skip
    crack = lines(["236,100 224,118 230,126 214,142", "224,118 206,116", "230,126 246,132"],
        "#e8f4ff", 1.8, 0.9)  # fmt: skip
    parts[3] = Shape(parts[3].path, parts[3].fill, round=16, shine=0.9, gloss=20, detail=crack)
    return [*parts, limb("184,118 196,118", [11, 11], BRASS, round=5, shine=0.6)]


def _moustache() -> list[Shape]:
    tones = ("#f4ece8", "#d4c4cc", "#fffaf4")
    left = ["188,256 160,270 128,262 98,268", "186,250 156,257 124,250 92,256",
        "188,258 164,276 138,276 116,284"]  # fmt: skip
    right = ["194,256 222,269 256,260 288,262", "196,250 226,256 260,246 294,250",
        "194,258 218,275 246,273 268,280"]  # fmt: skip
    ends = ("112,261 98,258 84,262", "276,256 290,250 304,250")
    burnt = [taper(way, [14, 9, 2]) for way in ends]
    return [
        *strands([*left, *right], tones, 26),
        *(Shape(path, SOOT, round=3, contact=0.2, ink=0.4) for path in burnt),
    ]


def _flask(picture: Polished) -> None:
    """Hold what is left of the flask, still burning, in a fist."""
    bowl = place("-42,-30! -34,-44! -22,-26! -8,-34! 4,-20! 16,-36! 28,-24! 42,-40! 44,-20! 54,6 "
        "44,34 14,48! -14,48! -44,34 -54,6", 96, 318, 1, -10)  # fmt: skip
    brew = smooth(place("-50,0 -24,-8 0,-2 26,-8 50,-2 46,24 28,40 0,44 -28,40 -46,24", 96, 318))
    sleeve, fist = arm(((136, 336), (26, 428), (58, 400)), 44, SLEEVE, 32)
    picture.group(*sleeve, shadow=0.5)
    picture.group(
        Shape(smooth(bowl), "url(#glass)", round=34, shine=0.9, glow=0.4,
            detail=fill(brew, "url(#brew)") + line("56,314 60,338 76,354", "#ffffff", 6, 0.9)),
        limb("98,360 104,414", [24, 24], "url(#glass)", round=10, shine=0.8),
        limb("90,418 120,414", [12, 12], "url(#glass)", round=6, shine=0.8),
        *_sooty(grip(fist), fist.put(".48,.48 .48,.21 .48,-.06 .48,-.32 .86,-.42"), 1),
        shadow=0.5, form=0.4,
    )  # fmt: skip
    picture.cover("".join(disc(96 + dx, 328 + dy, r, "#fffbe0", 0.9) for dx, dy, r in (
        (-24, 4, 6), (4, 16, 5), (22, 2, 7), (-6, -4, 4), (32, 18, 4))))  # fmt: skip
    picture.afterglow(disc(96, 292, 42, "#ffc040", 0.5), 16)


def _startled(picture: Polished) -> None:
    """Throw up the other arm, its cuff in tatters about the wrist."""
    cuff = ("-30,8! -25,-14! -16,-2! -7,-18! 3,-4! 12,-18! 19,-4! 29,-14! 32,10 18,20 0,24 "
        "-18,19")  # fmt: skip
    sleeve, hand = arm(((304, 338), (354, 414), (318, 366)), 45, SLEEVE, 20, True)
    tips = hand.put("1.58,-.73 1.74,-.18 1.68,.37 1.48,.88 .98,-.85")
    picture.group(
        *sleeve,
        Shape(smooth(place(cuff, 319, 366, 1, -38)), CUFF, round=12, contact=0.7),
        *_sooty(spread(hand, 0.05), tips, 0),
        shadow=0.5, roundness=40,
    )  # fmt: skip


def _sooty(hand: Sequence[Shape], tips: Sequence[Knot], first: int) -> list[Shape]:
    """Blacken the tips of its five fingers, the first of which is the given part of a hand."""
    black = {first + index: disc(tip.x, tip.y, 9, SOOT, 0.9) for index, tip in enumerate(tips)}
    return [replace(part, detail=black.get(index, "")) for index, part in enumerate(hand)]


def _shards() -> list[Shape]:
    flying = []
    chance = random.Random(11)
    for x, y, size in ((160, 268, 10), (28, 250, 14), (52, 214, 9), (172, 330, 9), (350, 262, 13),
        (20, 200, 8), (28, 330, 8), (160, 376, 8)):  # fmt: skip
        corners = [(size, 0), (-size * 0.5, size * 0.6), (-size * 0.7, -size * 0.6)]
        shard = polygon(place(corners, x, y, 1, chance.uniform(0, 360)))
        flying.append(Shape(shard, "#bff0ff", round=5, shine=0.8, ink=0.8))
    return flying

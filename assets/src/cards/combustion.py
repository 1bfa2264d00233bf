"""Combustion: the flask went off in his hand, and the old alchemist has not yet understood it."""

import random
from collections.abc import Sequence
from dataclasses import replace

from ..actors import Hand, eyeball, grip, motes, outdoors, spread, strands
from ..curves import Knot, Points, ellipse, knots, place, polygon, ring, smooth, taper
from ..figures import Spot, ear, limb, nose
from ..polish import Polished
from ..props import rivets
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial, specks

LIGHT = lit("#140a1c", "#4c4a94", "#ffb44a", "#e0702c", 1.1)
SKIN, BRASS, ROBE, CUFF = "url(#skin)", "url(#brass)", "url(#robe)", "#c48cf0"
HAND, SOOT = "#ffc8a6", "#463a46"
EYES = ((159, 201), (222, 199))
#: The tongues of the fire: the way of each from its root, and its widths.
TONGUES = (
    ("190,190 172,124 200,66 176,2", (96, 112, 66, 1)),
    ("150,180 108,130 124,74 92,22", (80, 76, 44, 1)),
    ("232,180 270,126 256,72 300,12", (84, 78, 46, 1)),
    ("250,196 300,166 318,120 356,84", (64, 62, 36, 1)),
    ("252,224 298,214 330,226 368,176", (50, 46, 34, 1)),
    ("134,206 88,198 58,166 22,150", (54, 50, 34, 1)),
    ("92,306 58,250 84,196 44,128 60,70", (34, 66, 62, 36, 1)),
    ("96,306 120,256 104,210 122,160", (30, 46, 34, 1)),
)
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
        LIGHT, ("#0c1038", "#2c2060", "#6c2c5c"), ("#3c1c3c", "#241430", "#140c20"), 400, colours, 7
    )
    _study(picture)
    _fire(picture)
    picture.group(*_robe(), shadow=0.4, roundness=80, fade=(390, 470, 0.4))
    picture.group(*_hair(), shadow=0.4)
    picture.group(*_head(), shadow=0.5, roundness=60)
    picture.group(*_brows(), shadow=0.4)
    picture.group(*_goggles(), shadow=0.5, form=0)
    picture.sharp("".join(disc(x, y + 1, 5, "#140a12") + disc(x - 2, y - 2, 2.2, "#fff")
        for x, y in EYES))  # fmt: skip
    picture.group(*_moustache(), shadow=0.5)
    _flask(picture)
    picture.group(*_startled(), shadow=0.5, roundness=40)
    picture.group(*_shards(), shadow=0.35, form=0)
    for x, y in ((84, 262), (302, 250)):
        _lick(picture, x, y)
    _smoke(picture)
    picture.afterglow(disc(190, 100, 90, "#ff8a2a", 0.25), 36)
    picture.afterglow(specks(8, 60, (15, 20, 360, 330), "#ffd06a", (0.8, 2.4)), 0.5)
    return motes(picture, "#ffd08a", 5, 30)


def _study(picture: Polished) -> None:
    """Set bottles on a shelf, dark against the wall."""
    shelf = "".join(
        smooth(place("-9,0! -12,-16 -4,-26 -4,-40! 4,-40! 4,-26 12,-16 9,0!", x, 300, size))
        for x, size in ((20, 1.2), (340, 1.3), (362, 0.9))
    )
    picture.veil(fill(shelf + "M-5 300H48V310H-5ZM316 300H380V310H316Z", "#1c1440", 0.9), 0.8)
    picture.veil(oval(190, 130, 190, 130, "#c83c5c", 0.3), 40)


def _along(points: Points, share: float) -> list[tuple[float, float]]:
    """Draw a way in towards its root."""
    way = knots(points)
    root = way[0]
    return [(root.x + (p.x - root.x) * share, root.y + (p.y - root.y) * share) for p in way]


def _fire(picture: Polished) -> None:
    picture.glow(oval(190, 150, 150, 130, "#ff5a20", 0.25), 30)
    for tone, wide, far in TONES:
        tongues = "".join(
            taper(_along(way, far), [w * wide for w in widths], 60) for way, widths in TONGUES
        )
        picture.veil(fill(tongues, tone), 1.1)
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
    return [
        Shape(smooth("66,352 124,314 190,300 256,312 318,350 352,420 372,560 4,560 28,420"),
            ROBE, round=46, bump=0.5, bump_size=12,
            detail=lines(["110,350 100,420 104,520", "276,350 286,420 280,520",
                "190,330 190,520"], "#20124c", 7, 0.5)),
        Shape(smooth("148,262 190,280 234,262 242,318 190,336 140,318"), SKIN, round=20),
        Shape(smooth("112,262! 130,284 160,306 190,314 220,306 252,282 270,260! 296,304 254,344 "
            "190,360 126,346 86,308"), CUFF, round=18, bump=0.4, contact=0.7),
        *rivets([(190, 384), (190, 416)], 7, "#ffc848"),
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
    return [
        *ear(Spot(126, 216, 34, 0, True), SKIN, "#d8705c", False),
        *ear(Spot(256, 214, 34), SKIN, "#d8705c", False),
        Shape(smooth(face), SKIN, round=54, bump=0.3, bump_size=7, skin=0.5, glow=0.2,
            detail=flush + wrinkles + fill(smooth(smear), SOOT)),
        *(shape for at in EYES for shape in _eye(at)),
        Shape(ellipse(191, 291, 12, 11.5), "#e8907c", round=5, contact=0.3, ink=0.8),
        Shape(ellipse(191, 292, 9, 9), "#4c1420", round=4, contact=0.2, ink=0.6,
            detail=fill("M184 279H198V287H184Z", "#fff6e8")),
        *(replace(part, detail=part.detail + fill(smooth("178,238 186,230 198,232 204,240 198,250 "
            "184,250"), SOOT, 0.9)) for part in nose(191, 234, 22, "#ff9c84", 1.2)),
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
        "138,168 118,150 130,128 116,104 92,98 90,78 106,74",
        "246,166 266,148 254,126 268,102 292,96 294,76 278,72",
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
    arm = [
        limb("64,360 34,430 58,470", [84, 78, 70], ROBE, bump=0.4),
        limb("40,452 78,424", [40, 44], CUFF, round=14),
    ]
    picture.group(*arm, shadow=0.4)
    bowl = place("-42,-30! -34,-44! -22,-26! -8,-34! 4,-20! 16,-36! 28,-24! 42,-40! 44,-20! 54,6 "
        "44,34 14,48! -14,48! -44,34 -54,6", 94, 330, 1, -6)  # fmt: skip
    brew = smooth(place("-50,0 -24,-8 0,-2 26,-8 50,-2 46,24 28,40 0,44 -28,40 -46,24", 94, 330))
    fist = Hand(70, 416, 40, -32, HAND)
    picture.group(
        Shape(smooth(bowl), "url(#glass)", round=34, shine=0.7, glow=0.4,
            detail=fill(brew, "url(#brew)") + line("54,326 58,350 74,366", "#ffffff", 6, 0.9)),
        limb("92,372 96,412", [26, 22], "url(#glass)", round=10, shine=0.7),
        limb("62,424 84,408", [40, 32], HAND, skin=0.4),
        *_sooty(grip(fist), fist.put(".48,.48 .48,.21 .48,-.06 .48,-.32 .86,-.42"), 1),
        shadow=0.5, form=0.4,
    )  # fmt: skip
    picture.cover("".join(disc(94 + dx, 340 + dy, r, "#fffbe0", 0.9) for dx, dy, r in (
        (-24, 4, 6), (4, 16, 5), (22, 2, 7), (-6, -4, 4), (32, 18, 4))))  # fmt: skip
    picture.afterglow(disc(94, 306, 40, "#ffc040", 0.5), 16)


def _startled() -> list[Shape]:
    """Throw up the other arm, its cuff in tatters about the wrist."""
    cuff = ("-38,10! -31,-16! -20,-2! -9,-21! 3,-4! 15,-21! 24,-4! 36,-16! 40,12 22,25 0,29 "
        "-22,24")  # fmt: skip
    hand = Hand(306, 344, 44, -94, HAND)
    tips = hand.put("1.58,-.73 1.74,-.18 1.68,.37 1.48,.88 .98,-.85")
    return [
        limb("300,352 352,420 344,460", [88, 86, 84], ROBE, bump=0.4, rim=0),
        limb("344,462 330,420 311,382", [92, 84, 70], ROBE, bump=0.4, rim=0.2),
        limb("310,376 306,346", [42, 36], HAND, skin=0.4),
        Shape(smooth(place(cuff, 311, 382, 1, -10)), CUFF, round=14, contact=0.7),
        *_sooty(spread(hand, 0.05), tips, 0),
    ]


def _sooty(hand: Sequence[Shape], tips: Sequence[Knot], first: int) -> list[Shape]:
    """Blacken the tips of its five fingers, the first of which is the given part of a hand."""
    black = {first + index: disc(tip.x, tip.y, 9, SOOT, 0.9) for index, tip in enumerate(tips)}
    return [replace(part, detail=black.get(index, "")) for index, part in enumerate(hand)]


def _shards() -> list[Shape]:
    flying = []
    chance = random.Random(11)
    for x, y, size in ((138, 296, 10), (28, 270, 14), (52, 224, 9), (272, 320, 9), (344, 270, 13),
        (20, 214, 8), (352, 308, 8), (252, 340, 8)):  # fmt: skip
        corners = [(size, 0), (-size * 0.5, size * 0.6), (-size * 0.7, -size * 0.6)]
        shard = polygon(place(corners, x, y, 1, chance.uniform(0, 360)))
        flying.append(Shape(shard, "#bff0ff", round=5, shine=0.8, ink=0.8))
    return flying

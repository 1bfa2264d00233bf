"""Combustion: the flask went off in his hand, and the old alchemist has not yet understood it."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from ..actors import Hand, eyeball, motes, moved, outdoors, spread, strands
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import Knot, ellipse, place, polygon, smooth, taper
from ..figures import Spot, ear, limb, nose
from ..hands import clasp, skin
from ..polish import Polished
from ..props import rivets, tongue
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial, specks
from . import _bench

LIGHT = lit("#140a1c", "#4c4a94", "#ffb44a", "#e0702c", 1.1)
SKIN, BRASS, ROBE, CUFF = "url(#skin)", "url(#brass)", "url(#robe)", "#c48cf0"
HAND, SOOT = "#ffc8a6", "#463a46"
EYES = ((159, 201), (222, 199))
#: The head as it was drawn, where it starts back to, its size and lean, and its face's turn.
UPRIGHT, BACK, SIZE, LEAN, ASIDE = (190.0, 206.0), (222.0, 200.0), 0.92, 9.0, (-11.0, 2.0)
ROOT = (98.0, 276.0)
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
    picture.group(*_put(_hair(True)), shadow=0.4)
    picture.group(*_put(_head()), shadow=0.5, roundness=60)
    picture.group(*_put(_turned(_brows())), shadow=0.4)
    picture.group(*_put(_goggles()), shadow=0.5, form=0)
    picture.group(*_put(_hair(False)), shadow=0.4)
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
        Shape(smooth("96,364 124,318 170,300 222,298 280,302 324,328 346,380 350,470 96,470 "
            "90,410"), ROBE, round=50, bump=0.4, bump_size=12,
            detail=lines(["132,346 124,400 128,470", "316,340 326,400 322,468",
                "250,352 262,400 258,468", "196,354 182,410 186,468"], "#20124c", 6, 0.5)
            + fill("M206 340L222 470H242L236 340Z", "#c48cf0", 0.4)),
        Shape(smooth("160,268 214,290 262,270 270,318 216,338 152,318"), SKIN, round=20),
        Shape(smooth("140,276! 156,296 186,312 218,318 250,310 280,288 296,268! 322,306 290,344 "
            "262,338 226,360! 196,344 156,348 112,312"), CUFF, round=18, bump=0.4, contact=0.7,
            detail=lines(["138,296 132,318 146,338", "180,320 184,338", "252,320 258,332",
                "296,290 304,312 292,332"], "#6c3ca8", 4, 0.5)),
        *rivets([(226, 380), (228, 406)], 7, "#ffc848"),
    ]  # fmt: skip


def _hair(far: bool) -> list[Shape]:
    """Blow white hair away from a temple; that of the near one lies over the goggles' strap."""
    left = ["140,206 114,198 94,200 78,186", "136,190 110,180 98,164 74,156",
        "136,172 118,156 112,138 92,124"]  # fmt: skip
    right = ["256,206 280,198 298,204 316,186", "252,192 276,184 292,164 314,156",
        "252,176 272,156 276,138 298,122"]  # fmt: skip
    return strands(left if far else right, ("#e4d8e4", "#fffaf4", "#d4c8dc"), 24)


def _head() -> list[Shape]:
    """Give him a pale, ruddy, old head: wide eyes, a small round mouth, soot where he wiped it."""
    face = ("127,204 122,172 128,138 148,110 178,95 212,95 242,110 260,140 264,176 258,206 "
        "261,232 250,264 230,290 202,309 174,309 150,292 134,266 124,240 128,222")  # fmt: skip
    flush = disc(138, 232, 30, "url(#flush)") + disc(240, 230, 30, "url(#flush_far)")
    wrinkles = lines(["142,228 156,233 172,229", "206,228 220,231 234,226",
        "128,206 122,204", "254,206 246,210", "255,214 248,216", "146,152 182,142 226,144 250,156",
        "150,164 184,155 222,156 244,166", "246,262 236,278", "244,176 252,190"], "#b8644c", 2.4,
        0.6)  # fmt: skip
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
        *ear(Spot(256, 218, 34), SKIN, "#d8705c", False),
        Shape(smooth(face), SKIN, round=58, bump=0.2, bump_size=7, skin=0.5, glow=0.14,
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
    """Push the goggles up the dome of his forehead; one of their glasses is cracked."""
    strap = "121,168 132,140 160,122 194,116 230,124 254,144 265,176"
    seams = lines(["124,152 138,134 150,128", "240,132 254,148 260,164"], "#2c141c", 2, 0.7)
    wide_at = [19.0, 18, 15, 15, 16, 19, 20]
    parts = [limb(strap, wide_at, "#5c3440", round=7, contact=0.7, detail=seams)]
    for x, y, wide, turn in ((152, 124, 22, -14), (214, 116, 27, 8)):
        put = partial(place, dx=x, dy=y, scale=wide, turn=turn)
        crack = [put(way) for way in (".5,-.8 0,0 .3,.3 -.2,.9", "0,0 -.6,-.1", ".3,.3 .9,.4")]
        marks = lines(crack, "#e8f4ff", 1.8, 0.9) if wide > 24 else ""
        marks += line(put("-.6,-.1 -.3,-.6"), "#ffffff", 5, 0.9)
        marks += line(put("-.5,.6 .5,.4"), "#ff9c40", 5, 0.6)
        parts += [
            Shape(ellipse(x, y, wide * 1.24, 32, turn), "#7c4c28", round=9, shine=0.5, contact=0.8),
            Shape(ellipse(x - 1, y - 2, wide * 1.2, 30, turn), BRASS, round=9, shine=0.8),
            Shape(ellipse(x, y, wide * 0.9, 23, turn), "#20304c", round=16, shine=0.9, gloss=20,
                contact=0.2, detail=marks),
        ]  # fmt: skip
    return [*parts, limb("176,118 186,116", [11, 11], BRASS, round=5, shine=0.6)]


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
        "44,34 14,48! -14,48! -44,34 -54,6", 96, 294, 1, -10)  # fmt: skip
    brew = smooth(place("-50,0 -24,-8 0,-2 26,-8 50,-2 46,24 28,40 0,44 -28,40 -46,24", 96, 294))
    fist = Hand(77, 371, 35, -8, HAND)
    held = [
        Shape(smooth(bowl), "url(#glass)", round=34, shine=0.9, glow=0.4,
            detail=fill(brew, "url(#brew)") + line("56,290 60,314 76,330", "#ffffff", 6, 0.9)),
        limb("98,336 105,404", [24, 23], "url(#glass)", round=10, shine=0.8),
        limb("90,408 122,404", [13, 13], "url(#glass)", round=6, shine=0.8),
    ]  # fmt: skip
    closed = clasp(fist, held, [(62, 394), (76, 374)], 26)
    sleeve, cuff = _sleeved(((120, 366), (36, 444), (66, 392)), 1)
    picture.group(sleeve, shadow=0.5, roundness=40)
    picture.group(*closed[:4], cuff, shadow=0.5, form=0.4)
    picture.group(*closed[4:], shadow=0.4, roundness=40)
    picture.cover("".join(disc(96 + dx, 304 + dy, r, "#fffbe0", 0.9) for dx, dy, r in (
        (-24, 4, 6), (4, 16, 5), (22, 2, 7), (-6, -4, 4), (32, 18, 4))))  # fmt: skip
    picture.afterglow(disc(96, 268, 42, "#ffc040", 0.5), 16)


def _startled(picture: Polished) -> None:
    """Throw up the other arm, its cuff in tatters about the wrist."""
    cuff = ("-32,8! -27,-14! -17,-2! -8,-18! 3,-4! 12,-18! 20,-4! 31,-14! 34,10 18,20 0,24 "
        "-18,19")  # fmt: skip
    hand = Hand(318, 352, 39, -100, HAND, True)
    fingers = spread(hand, 0.05)
    tips = hand.put("1.58,-.73 1.74,-.18 1.68,.37 1.48,.88 .98,-.85")
    palm = "-.1,-.3 .26,-.46 .8,-.5 1.06,-.3 1.08,.3 .84,.54 .3,.48 -.1,.3"
    picture.group(
        *_sooty(fingers[:5], tips),
        skin(hand, palm, [(324, 384), (320, 364)], 28, lines([hand.put(".2,-.1 .5,.1 .9,.1"),
            hand.put(".4,-.3 .7,-.1 .96,-.16")], "#b05c48", 2.4, 0.5)),
        *_sleeved(((306, 350), (346, 438), (322, 376)), -1)[:1],
        Shape(smooth(place(cuff, 321, 374, 1, -10)), CUFF, round=12, contact=0.7),
        shadow=0.5, roundness=40,
    )  # fmt: skip


def _sooty(fingers: Sequence[Shape], tips: Sequence[Knot]) -> list[Shape]:
    """Blacken the tips of fingers."""
    return [replace(finger, detail=disc(tip.x, tip.y, 8, SOOT, 0.85))
        for finger, tip in zip(fingers, tips, strict=True)]  # fmt: skip


def _shards() -> list[Shape]:
    flying = []
    chance = random.Random(11)
    for x, y, size in ((160, 268, 10), (28, 250, 14), (52, 214, 9), (172, 330, 9), (350, 262, 13),
        (20, 200, 8), (28, 330, 8), (160, 376, 8)):  # fmt: skip
        corners = [(size, 0), (-size * 0.5, size * 0.6), (-size * 0.7, -size * 0.6)]
        shard = polygon(place(corners, x, y, 1, chance.uniform(0, 360)))
        flying.append(Shape(shard, "#bff0ff", round=5, shine=0.8, ink=0.8))
    return flying


def _sleeved(
    joints: tuple[tuple[float, float], tuple[float, float], tuple[float, float]], side: int
) -> list[Shape]:
    """Sleeve an arm from the shoulder to a cuff about the wrist."""
    (x, y), (a, b) = joints[1:]
    ahead = ((a - x) / 8, (b - y) / 8)
    cuff = [(a - ahead[0] - ahead[1] * k, b - ahead[1] + ahead[0] * k) for k in (-2.6, 0, 2.6)]
    return [
        limb_of(joints, 58, SLEEVE, ROBE, side,
            detail=creases(joints, 58, "#20124c", SLEEVE, side)),
        Shape(taper(cuff, [17, 19, 17]), CUFF, round=8, bump=0.4, contact=0.7),
    ]  # fmt: skip

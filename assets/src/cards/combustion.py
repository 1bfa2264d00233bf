"""Combustion: the flask went off, and where the goggles sat there is still an alchemist."""

import random

from ..actors import Hand, eyeball, grip, motes, outdoors, spread, strands
from ..curves import Points, ellipse, knots, place, polygon, ring, smooth, taper
from ..figures import Spot, ear, limb, nose
from ..polish import Polished
from ..props import rivets
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial, specks

LIGHT = lit("#140a1c", "#4c4a94", "#ffb44a", "#e0702c", 1.1)
SOOT, CLEAN, BRASS = "url(#soot)", "#ffc8a0", "url(#brass)"
HAND = "#6c4a48"
GOGGLES = ((157, 197), (223, 195))
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
        radial("soot", (168, 170), 150, (0, "#705450"), (0.5, "#4a3a40"), (1, "#40303c"))
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
    picture.group(*_head(), shadow=0.5, roundness=60)
    picture.group(*_goggles(), shadow=0.5, form=0)
    picture.sharp("".join(disc(x, y + 1, 5, "#140a12") + disc(x - 2, y - 2, 2.2, "#fff")
        for x, y in GOGGLES))  # fmt: skip
    picture.group(*_moustache(), shadow=0.5)
    _flask(picture)
    picture.group(*_startled(), shadow=0.5, roundness=40)
    picture.group(*_shards(), shadow=0.35, form=0)
    for x, y in ((84, 262), (302, 250)):
        _lick(picture, x, y)
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
            "url(#robe)", round=46, bump=0.5, bump_size=12,
            detail=lines(["110,350 100,420 104,520", "276,350 286,420 280,520",
                "190,330 190,520"], "#20124c", 7, 0.5)),
        Shape(smooth("148,262 190,280 234,262 242,318 190,336 140,318"), SOOT, round=20),
        Shape(smooth("112,262! 130,284 160,306 190,314 220,306 252,282 270,260! 296,304 254,344 "
            "190,360 126,346 86,308"), "#c48cf0", round=18, bump=0.4, contact=0.7),
        *rivets([(190, 384), (190, 416)], 7, "#ffc848"),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Blacken a face all but where the goggles were."""
    face = ("124,192 132,152 158,126 191,120 226,126 252,152 258,192 256,238 240,276 214,298 "
        "191,302 168,298 142,276 126,238")  # fmt: skip
    marks = "".join(disc(x, y, 36, "#c8705c") + disc(x, y, 32.5, CLEAN) for x, y in GOGGLES)
    grin = "146,262! 170,268 191,270 214,267 238,260! 234,280 212,292 191,294 170,292 150,282"
    return [
        *ear(Spot(126, 214, 34, 0, True), SOOT, "#2c1c24", False),
        *ear(Spot(256, 212, 34), SOOT, "#2c1c24", False),
        Shape(smooth(face), SOOT, round=54, bump=0.5, bump_size=7, detail=marks
            + lines(["150,158 178,154", "206,152 236,156"], "#342428", 4, 0.6)),
        *(shape for x, y in GOGGLES for shape in eyeball((x, y), 19, "#58b8d0")),
        Shape(smooth(grin), "#fffaf0", round=6, ink=1.2, glow=0.2,
            detail=lines(["173,256 174,298", "191,256 191,298", "210,256 209,298"], "#8c7480", 2,
                0.8) + fill("M174 256H191V300H174Z", "#2c1018")),
        *nose(191, 234, 22, "#5c4248", 1.15),
    ]  # fmt: skip


def _goggles() -> list[Shape]:
    """Blow the goggles up to the forehead, one of their glasses cracked."""
    parts = [limb("122,168 150,142 190,132 232,140 260,166", [17] * 5, "#4c2c34", round=6)]
    for x, y in ((158, 140), (222, 138)):
        parts += [
            Shape(ellipse(x, y, 25), "#20304c", round=16, shine=0.9, gloss=20,
                detail=line([(x - 13, y - 2), (x - 7, y - 12)], "#ffffff", 5, 0.9)
                + line([(x - 12, y + 14), (x + 14, y + 6)], "#ff9c40", 5, 0.5)),
            Shape(ring(x, y, 30, 9), BRASS, round=6, shine=0.7),
        ]  # fmt: skip
    crack = lines(["236,118 224,136 230,144 214,160", "224,136 206,134", "230,144 246,150"],
        "#e8f4ff", 1.8, 0.9)  # fmt: skip
    parts[3] = Shape(parts[3].path, parts[3].fill, round=16, shine=0.9, gloss=20, detail=crack)
    return [*parts, limb("184,136 196,136", [11, 11], BRASS, round=5, shine=0.6)]


def _moustache() -> list[Shape]:
    tones = ("#f4ece8", "#d4c4cc", "#fffaf4")
    left = ["188,250 160,262 128,252 96,262", "186,246 156,248 124,236 90,250",
        "188,252 164,268 138,266 114,272"]  # fmt: skip
    right = ["194,250 222,262 256,250 290,256", "196,246 226,248 260,232 296,244",
        "194,252 218,268 246,262 270,268"]  # fmt: skip
    burnt = [taper(way, [9, 6, 2]) for way in ("104,258 94,258 84,262", "284,252 294,250 304,250")]
    return [
        *strands([*left, *right], tones, 26),
        *(Shape(path, "#2c1c24", round=3, contact=0.2, ink=0.4) for path in burnt),
    ]


def _flask(picture: Polished) -> None:
    """Hold what is left of the flask, still burning, in a fist."""
    arm = [
        limb("64,360 34,430 58,470", [84, 78, 70], "url(#robe)", bump=0.4),
        limb("40,452 78,424", [40, 44], "#c48cf0", round=14),
    ]
    picture.group(*arm, shadow=0.4)
    bowl = place("-42,-30! -34,-44! -22,-26! -8,-34! 4,-20! 16,-36! 28,-24! 42,-40! 44,-20! 54,6 "
        "44,34 14,48! -14,48! -44,34 -54,6", 94, 330, 1, -6)  # fmt: skip
    brew = smooth(place("-50,0 -24,-8 0,-2 26,-8 50,-2 46,24 28,40 0,44 -28,40 -46,24", 94, 330))
    picture.group(
        Shape(smooth(bowl), "url(#glass)", round=34, shine=0.7, glow=0.4,
            detail=fill(brew, "url(#brew)") + line("54,326 58,350 74,366", "#ffffff", 6, 0.9)),
        limb("92,372 96,412", [26, 22], "url(#glass)", round=10, shine=0.7),
        limb("62,424 84,408", [40, 32], HAND, skin=0.4),
        *grip(Hand(70, 416, 40, -32, HAND)),
        shadow=0.5, form=0.4,
    )  # fmt: skip
    picture.cover("".join(disc(94 + dx, 340 + dy, r, "#fffbe0", 0.9) for dx, dy, r in (
        (-24, 4, 6), (4, 16, 5), (22, 2, 7), (-6, -4, 4), (32, 18, 4))))  # fmt: skip
    picture.afterglow(disc(94, 306, 40, "#ffc040", 0.5), 16)


def _startled() -> list[Shape]:
    """Throw up the other hand, its sleeve in tatters."""
    return [
        limb("306,360 350,430 330,452", [84, 76, 66], "url(#robe)", bump=0.4),
        limb("332,440 326,400 318,366", [44, 42, 34], HAND, skin=0.4),
        Shape(smooth("294,404! 304,424 314,406! 326,424 336,404! 350,420 360,398! 368,430 348,452 "
            "306,450 290,430"), "#c48cf0", round=12, contact=0.7),
        *spread(Hand(318, 364, 40, -96, HAND), 0.05),
    ]  # fmt: skip


def _shards() -> list[Shape]:
    flying = []
    chance = random.Random(11)
    for x, y, size in ((138, 296, 10), (28, 270, 14), (52, 224, 9), (272, 320, 9), (344, 270, 13),
        (20, 214, 8), (352, 308, 8), (252, 340, 8)):  # fmt: skip
        corners = [(size, 0), (-size * 0.5, size * 0.6), (-size * 0.7, -size * 0.6)]
        shard = polygon(place(corners, x, y, 1, chance.uniform(0, 360)))
        flying.append(Shape(shard, "#bff0ff", round=5, shine=0.8, ink=0.8))
    return flying

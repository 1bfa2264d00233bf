"""Disciple: burns like a candle, and believes so hard that it comes out at the other side."""

from ..curves import ellipse, place, polygon, smooth, taper
from ..faces import pupil
from ..figures import Spot, drape, fist, gaze, limb
from ..props import tongue
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import bricks, disc, fill, linear, lines, radial, rays, specks

BACKDROP = Backdrop(
    ("#1a0c38", "#4a1c72", "#a84a8a"), ("#fff2c0", "#ffb060"), "#2c1250", "#0e0620", "crags",
    radius=116, centre=(196, 168), halo="rings",
)  # fmt: skip
LIGHT = lit("#14081c", "#5c4a94", "#ffd080", "#b0702a", 1.0)
SKIN, ROBE = "url(#skin)", "url(#robe)"
#: Where the lance of light begins, goes into the stone, and ends.
START, HOLE, END = (380.0, 392.0), (76.0, 264.0), (2.0, 233.0)


def scene() -> Scene:
    """Run the lance through a standing stone, under the face in the burning hood."""
    colours = (
        linear("skin", (150, 130), (240, 290), (0, "#ffcc98"), (0.6, "#e49866"), (1, "#9a5248"))
        + linear("robe", (100, 60), (320, 440), (0, "#ffb648"), (0.5, "#ee8228"), (1, "#84341e"))
        + linear("red", (80, 240), (300, 440), (0, "#e03c3a"), (1, "#7a1430"))
        + linear("stone", (30, 160), (110, 380), (0, "#d0bedc"), (1, "#5a4878"))
        + radial("dark", (190, 200), 84, (0, "#5a1c3c"), (1, "#200a26"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 14)
    picture.glow(fill(rays((196, 168), (90, 330), 16, 0.34, 5), "#ffcf8a", 0.35), 3)
    _light(picture, HOLE, END)
    picture.group(*_stone(), shadow=0.4)
    picture.group(*_robe(), shadow=0.45, fade=(350, 450, 0.5))
    picture.group(*_hood(), shadow=0.5)
    _candle(picture)
    picture.group(*_face(), shadow=0, outline=0)
    picture.group(*_rim(), shadow=0.4)
    picture.group(*_sleeves(), shadow=0.5)
    _light(picture, START, HOLE)
    picture.group(*_hands(), shadow=0.4)
    picture.group(*_chips(), shadow=0.3)
    picture.sharp(pupil(164, 194, 11) + pupil(209, 189, 14))
    picture.afterglow(disc(*HOLE, 26, "#ffd070", 0.8) + disc(*END, 24, "#fff4c8", 0.9), 9)
    picture.afterglow(glint(12, 237, 44) + glint(12, 237, 22), 0.8)
    picture.afterglow(specks(6, 40, (0, 150, 230, 400), "#fff0b0", (0.8, 2.4)), 0.5)
    return finish(picture, BACKDROP, "#ffe0a0")


def _light(picture: Scene, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Cast a part of the lance: a wide glow, a gold sheath, a white core."""
    tip = 2.0 if end == END else 17.0
    picture.glow(fill(taper([start, end], [50, 40]), "#ffb840", 0.7), 14)
    picture.cover(fill(taper([start, end], [19, tip]), "#ffc84a"))
    picture.cover(fill(taper([start, end], [10, tip * 0.5]), "#fffbe4"))
    picture.afterglow(fill(taper([start, end], [24, 18]), "#ffd880", 0.45), 6)


def _candle(picture: Scene) -> None:
    """Light the tip of the hood."""
    for tone, size in (("#d8342c", 1.0), ("#ff8a2a", 0.78), ("#ffd65a", 0.54), ("#fffbe0", 0.3)):
        tongues = (
            tongue((248 + dx * size, 74), tall * size, wide * size, turn, 9 * size, dx)
            for dx, tall, wide, turn in ((0, 72, 46, 6), (-15, 50, 30, -22), (15, 50, 28, 30))
        )
        picture.cover(fill("".join(tongues), tone))
    picture.afterglow(disc(250, 48, 42, "#ffa040", 0.5), 12)


def _stone() -> list[Shape]:
    slab = "34,190! 56,168 84,160 104,176! 114,240 116,330 110,420! 28,420! 26,320 30,250"
    hole = "76,236! 86,250 102,246! 94,262 108,276! 90,278 88,298! 76,282 58,292! 64,272 48,264! "
    hole += "64,256 60,238! 72,248"
    cracks = ["76,250 62,218 70,196 60,176", "92,250 100,222 92,204", "58,272 40,290 36,320",
        "84,288 92,320 82,352 90,384", "98,272 112,284"]  # fmt: skip
    joints = bricks((20, 150, 120, 420), (34, 30), 3, "#2c1a48")
    return [
        Shape(smooth(slab), "url(#stone)", round=16, bump=0.8, bump_size=8,
            detail=joints + lines(cracks, "#ffc04a", 3.6, 0.95)),
        Shape(smooth(hole), "#ffdc7a", round=4, glow=1, contact=0.3, rim=0, ink=0.8),
    ]  # fmt: skip


def _chips() -> list[Shape]:
    bits = (
        "96,236! 118,216! 112,240!", "104,292! 126,302! 108,308!", "30,236! 12,214! 18,246!",
        "28,276! 8,290! 22,296!", "46,206! 30,186! 50,194!", "88,310! 102,330! 84,326!",
    )  # fmt: skip
    return [
        Shape(polygon(bit.replace("!", "")), "#c8b4d4", round=4, bump=0.4, glow=0.15)
        for bit in bits
    ]


def _robe() -> list[Shape]:
    outline = "122,300 154,278 196,268 244,272 280,292 316,352 334,470 62,470 84,356"
    folds = ["118,340 108,400 104,470", "146,370 140,420 136,470", "258,360 266,430 268,470",
        "286,340 300,400 306,470"]  # fmt: skip
    stole = "160,280! 190,292! 222,280! 230,340 228,470 158,470 154,340"
    sun = "".join(
        fill(ellipse(192, 372, 26, 3.4, turn), "#ffd86a") for turn in range(0, 180, 30)
    ) + disc(192, 372, 11, "#fff0b0")
    return [
        *drape(outline, ROBE, folds, "#5a2418"),
        Shape(smooth(stole), "url(#red)", round=12, bump=0.4, contact=0.6, detail=sun),
    ]


def _hood() -> list[Shape]:
    """Bend the hood's point back, as a candle's wick bends."""
    hood = (
        "128,190 132,144 152,108 182,86 210,72 232,64 248,56! 254,68 264,96 286,140 300,200 "
        "292,250 268,286 236,304! 196,310 158,298 138,262 128,226"
    )
    folds = lines(["242,64 246,94 268,140", "230,72 228,94 244,126", "286,170 288,220 272,264",
        "270,180 272,226 260,260"], "#8a4018", 4, 0.6)  # fmt: skip
    opening = (
        "134,184 144,142 172,114 206,114 234,138 250,178 250,222 238,260 212,288 180,294 "
        "154,276 140,240 133,210"
    )
    return [
        Shape(smooth(hood), ROBE, round=50, bump=0.4, bump_size=14, detail=folds),
        Shape(smooth(opening), "url(#dark)", round=8, contact=0.9, rim=0, flat=0.6),
    ]


def _face() -> list[Shape]:
    """Turn the face three quarters to the left, in joy and fury."""
    face = (
        "143,192 150,156 174,132 204,132 228,154 240,188 238,224 226,252 204,276 180,284 "
        "158,266 146,236"
    )
    grin = "150,248! 164,246 184,251 208,243 230,228! 230,250 212,270 184,277 162,268"
    teeth = lines(
        [
            "162,244 164,272",
            "175,246 176,276",
            "189,246 189,278",
            "203,242 204,276",
            "216,236 218,268",
        ],
        "#a8845c",
        1.8,
    ) + lines(["152,258 184,264 228,244"], "#7a4a3a", 2.2)
    sun = "".join(
        fill(ellipse(*place([(182, 150)])[0][:2], 14, 1.8, turn), "#c8322e", 0.9)
        for turn in range(0, 180, 45)
    ) + disc(182, 150, 5, "#c8322e")
    return [
        Shape(smooth(face), SKIN, round=42, bump=0.15, skin=0.5, contact=0, detail=sun),
        Shape(smooth("232,214 216,208 206,220 214,234 230,228"), "#e8875c", round=14, contact=0,
            ink=0, rim=0, skin=0.5),
        *gaze(Spot(165, 194, 18, 16), "#ffb82a", "#d88c60", 0.12, (-1, 0), "#fffdf0"),
        *gaze(Spot(211, 189, 23, -16), "#ffb82a", "#d88c60", 0.1, (-2, 0), "#fffdf0"),
        Shape(smooth("140,166! 158,164 176,180! 172,188 156,176 142,178"), "#3c1420", round=5,
            contact=0.6, ink=0.5),
        Shape(smooth("186,178! 204,158 224,152 238,160! 226,164 208,170 193,188"), "#3c1420",
            round=5, contact=0.6, ink=0.5),
        Shape(smooth("184,192 178,210 160,232 164,242 178,244 192,240 198,230 192,210"), "#e89a6a",
            round=12, bump=0.1, contact=0.7, shine=0.3, gloss=14, skin=0.5),
        Shape(smooth(grin), "#fff6e0", round=6, contact=0.5, ink=1, rim=0.2, glow=0.15,
            detail=teeth),
        limb("232,222 236,234 230,246", [3, 6, 3], "#b06a4c", contact=0.3, ink=0.2),
    ]  # fmt: skip


def _rim() -> list[Shape]:
    edge = (
        "180,297 152,278 136,240 129,206 131,178 142,138 172,109 207,108 238,134 255,176 "
        "255,224 242,264 214,293 180,297"
    )
    return [Shape(taper(edge, [13, 15, 15, 13], 120), "url(#red)", round=6, bump=0.3, contact=0.95)]


def _sleeves() -> list[Shape]:
    def sleeve(points: str, cuff: str) -> list[Shape]:
        return [
            limb(points, [54, 68, 64], ROBE, bump=0.4),
            limb(cuff, [12, 13, 12], "url(#red)", round=5),
        ]

    return [
        *sleeve("126,310 92,366 128,346", "142,318 156,342 152,372"),
        *sleeve("282,312 338,352 306,376", "276,348 282,374 298,400"),
    ]


def _hands() -> list[Shape]:
    return [*fist(Spot(164, 300, 29, -66), "#e09868"), *fist(Spot(270, 345, 30, -66), "#e09868")]

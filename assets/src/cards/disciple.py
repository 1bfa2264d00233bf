"""Disciple: burns like a candle, and believes so hard that it comes out at the other side."""

from ..actors import Hand, earth, floor_shadow, grip, motes, outdoors
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..faces import pupil
from ..figures import Spot, drape, gaze, limb
from ..props import tongue
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import bricks, clouds, disc, fill, linear, lines, oval, radial, specks

LIGHT = lit("#14081c", "#5c4a94", "#ffd080", "#c8803a", 1.0)
SKIN, ROBE = "url(#skin)", "url(#robe)"
#: Where the lance of light begins, goes into the tower, and ends.
START, HOLE, END = (380.0, 392.0), (66.0, 260.0), (2.0, 233.0)


def scene() -> Scene:
    """Run the lance through a watchtower, under the face in the burning hood."""
    colours = (
        linear("skin", (150, 130), (240, 290), (0, "#ffcc98"), (0.6, "#e49866"), (1, "#9a5248"))
        + linear("robe", (100, 60), (320, 440), (0, "#ffb648"), (0.5, "#ee8228"), (1, "#94401e"))
        + linear("red", (80, 240), (300, 440), (0, "#e03c3a"), (1, "#7a1430"))
        + linear("stone", (0, 160), (120, 380), (0, "#d0bedc"), (1, "#5a4878"))
        + radial("dark", (190, 200), 84, (0, "#5a1c3c"), (1, "#200a26"))
    )
    picture = outdoors(
        LIGHT,
        ("#1c1048", "#5c2a84", "#e8788a"),
        ("#b4708a", "#7c4484", "#3a1e58"),
        392,
        colours,
        14,
    )
    _dusk(picture)
    _light(picture, HOLE, END)
    picture.group(*_tower(), shadow=0.4)
    picture.group(*_robe(), shadow=0.45)
    picture.group(*_hood(), shadow=0.5)
    _candle(picture)
    picture.group(*_face(), shadow=0, outline=0)
    picture.group(*_rim(), shadow=0.4)
    picture.group(*_arms(), shadow=0.5)
    _light(picture, START, HOLE)
    picture.group(*_hands(), shadow=0.4)
    picture.group(*_chips(), shadow=0.3)
    picture.sharp(pupil(164, 194, 11) + pupil(209, 189, 14)
        + disc(55, 113, 2.2, "#140a12") + disc(67, 112, 2.2, "#140a12"))  # fmt: skip
    picture.afterglow(oval(178, 282, 60, 26, "#ffb050", 0.5), 14)
    picture.afterglow(fill(taper([(60, 262), (340, 380)], [60, 90]), "#ff9a3c", 0.16), 18)
    picture.afterglow(disc(*HOLE, 26, "#ffd070", 0.8) + disc(*END, 24, "#fff4c8", 0.9), 9)
    picture.afterglow(glint(9, 236, 40) + glint(9, 236, 20), 0.8)
    picture.afterglow(specks(6, 40, (0, 150, 230, 400), "#fff0b0", (0.8, 2.4)), 0.5)
    return motes(picture, "#ffe0a0")


def _dusk(picture: Scene) -> None:
    """Lay hills at dusk, and a floor that the lance lights."""
    picture.veil(oval(250, 330, 230, 90, "#ffb070", 0.7), 30)
    picture.veil(clouds(3, 5, (120, 190, 375, 300), 90, "#ff9a8a", 0.35), 7)
    picture.veil(fill(ridge(-5, 380, 318, 44, 12), "#6a3078", 0.7), 2)
    picture.veil(fill(ridge(-5, 380, 360, 24, 5), "#4a2266", 0.9), 1)
    earth(picture, 396, 6, 8)
    joints = [f"{187 + dx},396 {187 + dx * 2.4},530" for dx in range(-190, 200, 42)]
    picture.veil(lines([*joints, "0,420 375,420", "0,448 375,448", "0,486 375,486"], "#3a1c54", 2.4,
        0.5), 0.8)  # fmt: skip
    picture.afterglow(oval(60, 440, 110, 22, "#ffb060", 0.4), 12)
    floor_shadow(picture, 60, 440, 80)
    floor_shadow(picture, 204, 474, 180)


def _light(picture: Scene, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Cast a part of the lance: a wide glow, a gold sheath, a white core."""
    tip = 2.0 if end == END else 17.0
    picture.glow(fill(taper([start, end], [50, 40]), "#ffb840", 0.7), 14)
    picture.cover(fill(taper([start, end], [19, tip]), "#ffc84a"))
    picture.cover(fill(taper([start, end], [10, tip * 0.5]), "#fffbe4"))
    picture.afterglow(fill(taper([start, end], [24, 18]), "#ffd880", 0.45), 6)


def _candle(picture: Scene) -> None:
    """Light the tip of the hood, and the hood by it."""
    for tone, size in (("#d8342c", 1.0), ("#ff8a2a", 0.78), ("#ffd65a", 0.54), ("#fffbe0", 0.3)):
        tongues = (
            tongue((248 + dx * size, 76), tall * size, wide * size, turn, 9 * size, dx)
            for dx, tall, wide, turn in ((0, 72, 46, 6), (-15, 50, 30, -22), (15, 50, 28, 30))
        )
        picture.veil(fill("".join(tongues), tone), 1.8 * size + 0.4)
    picture.afterglow(disc(250, 58, 58, "#ff9a40", 0.55), 18)
    picture.afterglow(oval(240, 92, 30, 26, "#ffc060", 0.6), 9)


def _tower() -> list[Shape]:
    """Crack a tower, and startle who keeps watch on it."""
    shaft = "18,152! 106,152! 108,250 110,360 118,436! 62,444 4,436! 12,360 15,250"
    crown = "2,104! 28,104! 28,126! 94,126! 94,104! 120,104! 120,152! 108,168! 14,168! 2,152!"
    hole = "76,236! 86,250 102,246! 94,262 108,276! 90,278 88,298! 76,282 58,292! 64,272 48,264! "
    hole += "64,256 60,238! 72,248"
    cracks = ["66,246 52,218 60,196 50,172", "82,246 90,222 86,186", "48,268 30,286 26,330",
        "74,284 82,320 72,352 80,400", "88,268 104,284"]  # fmt: skip
    joints = bricks((0, 96, 124, 440), (30, 22), 3, "#2c1a48", 6)
    return [
        Shape(smooth(shaft), "url(#stone)", round=40, bump=0.7, bump_size=8,
            detail=joints + lines(cracks, "#ffc04a", 3.6, 0.95)),
        Shape(ellipse(61, 116, 17, 18), "#f0b088", round=14, skin=0.4),
        Shape(smooth("42,108! 44,92 60,82 76,90 80,107! 62,102"), "#8c94b8", round=12, shine=0.7),
        *(Shape(ellipse(x, 112, 5.6, 7), "#fffaf0", round=6, glow=0.4, ink=0.6) for x in (54, 68)),
        Shape(ellipse(61, 124, 4, 5), "#5a1424", round=2, rim=0, ink=0.5),
        Shape(smooth(crown), "url(#stone)", round=12, bump=0.7, bump_size=8, contact=0.7,
            detail=joints),
        *(Shape(ellipse(x, 127, 8, 6), "#f0b088", round=5, contact=0.7) for x in (38, 85)),
        Shape(smooth("84,196! 89,182 94,196! 94,216! 84,216!"), "#ffd070", round=3, glow=0.7),
        Shape(smooth(place(hole, -10, -4)), "#ffdc7a", round=4, glow=1, contact=0.3, rim=0,
            ink=0.8),
    ]  # fmt: skip


def _chips() -> list[Shape]:
    bits = (
        "96,236! 118,216! 112,240!", "104,292! 126,302! 108,308!", "30,236! 12,214! 18,246!",
        "28,276! 8,290! 22,296!", "46,206! 30,186! 50,194!", "88,310! 102,330! 84,326!",
    )  # fmt: skip
    return [
        Shape(polygon(place(bit.replace("!", ""), -8, -4)), "#c8b4d4", round=4, bump=0.4, glow=0.15)
        for bit in bits
    ]


def _robe() -> list[Shape]:
    outline = (
        "122,300 154,278 196,268 244,272 280,292 312,352 336,462! 290,478 244,470 196,482 150,472 "
        "104,480 66,462! 84,356"
    )
    folds = ["118,340 108,400 100,474", "146,370 140,420 134,474", "258,360 266,430 270,476",
        "286,340 300,400 308,472"]  # fmt: skip
    stole = "160,280! 190,292! 222,280! 230,340 228,470 192,478 158,470 154,340"
    sun = "".join(
        fill(ellipse(192, 390, 26, 3.4, turn), "#ffd86a") for turn in range(0, 180, 30)
    ) + disc(192, 390, 11, "#fff0b0")
    return [
        *(
            Shape(ellipse(x, 476, 32, 14), "url(#red)", round=12, shine=0.4, glow=0.25)
            for x in (146, 240)
        ),
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


def _arms() -> list[Shape]:
    """Let bare forearms out of wide sleeves."""

    def sleeve(upper: str, fore: str, cuff: tuple[float, float, float], wrist: str) -> list[Shape]:
        x, y, turn = cuff
        return [
            limb(upper, [54, 66, 66], ROBE, bump=0.4),
            limb(fore, [66, 62, 58], ROBE, bump=0.4),
            Shape(ellipse(x, y, 13, 32, turn), "url(#red)", round=6, bump=0.3, contact=0.6),
            Shape(ellipse(x, y, 7, 24, turn), "#6a1c20", round=4, flat=0.6, rim=0),
            limb(wrist, [33, 30, 26], "#f0ac78", bump=0.15, skin=0.4, glow=0.2),
        ]

    return [
        *sleeve("124,314 92,352 92,396", "92,396 112,382 124,370", (126, 366, -50),
            "124,370 138,350 152,330"),
        *sleeve("282,312 318,356 326,408", "326,408 314,400 304,393", (302, 391, 36),
            "306,394 298,386 290,378"),
    ]  # fmt: skip


def _hands() -> list[Shape]:
    return [*grip(Hand(151, 331, 46, -64, "#e8a070")), *grip(Hand(289, 380, 46, -100, "#e8a070"))]

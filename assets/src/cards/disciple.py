"""Disciple: burns like a candle, and believes so hard that it comes out at the other side."""

from ..actors import Hand, earth, floor_shadow, outdoors
from ..anatomy import LEG, limb_of, muscle
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..faces import pupil
from ..figures import Spot, drape, gaze, limb
from ..hands import clasp
from ..props import tongue
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import clouds, disc, fill, linear, lines, oval, radial, specks
from ._watchtower import chips, pilgrims, tower

#: The candle lights him from above, the lance from below.
LIGHT = Light(
    key=(-0.25, -0.8, 0.5), key_colour="#ffe0a8", ambient="#5c4c90", rim_from=(-0.8, 0.3),
    rim_colour="#ffc870", rim=0.8, bounce="#ff9a40", ink="#14081c",
)  # fmt: skip
SKIN, ROBE = "url(#skin)", "url(#robe)"
#: Where the lance of light begins, goes into the tower, and ends.
STRIDE = ((206, 404), (148, 418), (124, 468))
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
        ("#2a1a68", "#7038a0", "#ff9c8c"),
        ("#e09ca0", "#b080b4", "#8464a8"),
        392,
        colours,
        14,
    )
    _dusk(picture)
    _light(picture, HOLE, END)
    picture.group(*tower(), shadow=0.4)
    picture.group(*_robe(), shadow=0.45)
    picture.group(*_hood(), shadow=0.5)
    _candle(picture)
    picture.group(*_face(), shadow=0, outline=0)
    picture.group(*_rim(), shadow=0.4)
    picture.group(*_sleeves(), shadow=0.5)
    hands = _hands()
    picture.group(*(hand[0] for hand in hands), *_cuffs(), shadow=0.4)
    _light(picture, START, HOLE)
    for hand in hands:
        picture.group(*hand[1:], shadow=0.75, shadow_blur=5, roundness=30)
    picture.group(*chips(), shadow=0.3)
    _rubble(picture)
    picture.sharp(pupil(164, 194, 11) + pupil(209, 189, 14)
        + disc(55, 113, 2.2, "#140a12") + disc(67, 112, 2.2, "#140a12"))  # fmt: skip
    picture.afterglow(oval(178, 282, 60, 26, "#ffb050", 0.5), 14)
    picture.afterglow(fill(taper([(60, 262), (340, 380)], [60, 90]), "#ff9a3c", 0.16), 18)
    picture.afterglow(disc(*HOLE, 26, "#ffd070", 0.8) + disc(*END, 24, "#fff4c8", 0.9), 9)
    picture.afterglow(glint(9, 236, 40) + glint(9, 236, 20), 0.8)
    picture.afterglow(specks(6, 40, (0, 150, 230, 400), "#fff0b0", (0.8, 2.4)), 0.5)
    picture.afterglow(specks(5, 30, (15, 30, 360, 470), "#ffe0a0"), 0.4)
    return picture


def _dusk(picture: Scene) -> None:
    """Lay hills at dusk, and a floor that the lance lights."""
    picture.veil(oval(250, 330, 230, 90, "#ffb070", 0.7), 30)
    picture.veil(clouds(3, 5, (120, 190, 375, 300), 90, "#ff9a8a", 0.35), 7)
    picture.veil(fill(ridge(-5, 380, 318, 44, 12), "#6a3078", 0.7), 2)
    picture.veil(fill(ridge(-5, 380, 360, 24, 5), "#4a2266", 0.9), 1)
    pilgrims(picture)
    earth(picture, 396, 6, 8)
    joints = [f"{187 + dx},396 {187 + dx * 2.4},530" for dx in range(-190, 200, 42)]
    rows = [f"0,{y} 375,{y}" for y in (408, 424, 446, 476, 514)]
    picture.veil(lines([*joints, *rows], "#4c3070", 2.6, 0.6), 0.7)
    flags = ((40, 435, 30), (150, 461, 38), (300, 415, 26), (250, 495, 50), (20, 495, 44),
        (345, 461, 34))  # fmt: skip
    picture.veil("".join(oval(x, y, w, w * 0.22, "#e8b0b0", 0.4) for x, y, w in flags), 2)
    picture.afterglow(oval(70, 440, 130, 30, "#ffb060", 0.5), 12)
    picture.afterglow(oval(290, 470, 120, 22, "#ffa050", 0.35), 12)
    floor_shadow(picture, 60, 444, 80)
    floor_shadow(picture, 214, 484, 170, "#2c1848")


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


def _foot(x: float, y: float, k: float) -> list[Shape]:
    """Set down a foot in its sandal; it points left."""
    toes = [Shape(ellipse(x - dx * k, y + dy * k, 7.5 * k, 6 * k, -12), "#eca878", round=6,
        skin=0.4, contact=0.6) for dx, dy in ((24, 2), (30, 6), (33, 11), (32, 17))]  # fmt: skip
    sole = place("-1.1,.5! -1,.2 .8,.1 1.2,.4 1.1,.72 -.9,.8", x, y, 34 * k)
    arch = place("1,-.7! .9,.4 -.2,.62 -.9,.6 -.9,.1 -.1,-.3 .2,-.8!", x, y, 34 * k)
    return [
        Shape(smooth(sole), "#6c3c34", round=6),
        Shape(smooth(arch), "#e8a070", round=14, skin=0.5, contact=0.6),
        *toes,
        limb(place("-.55,-.14 -.3,.66", x, y, 34 * k), [8 * k, 9 * k], "#8c4c38", round=3),
        limb(place(".1,-.5 .5,.5", x, y, 34 * k), [8 * k, 9 * k], "#8c4c38", round=3),
    ]


def _robe() -> list[Shape]:
    """Stride forward, so that a shin comes out of the robe, which a rope gathers at the waist."""
    outline = (
        "132,300 160,278 200,268 246,272 284,292 306,336 298,380 326,424 366,476! 334,466 306,484 "
        "268,470 240,488 212,462 196,440! 172,448 150,432! 122,440 110,430! 128,400 138,376 118,340"
    )
    folds = ["284,384 304,430 330,464", "262,388 276,430 290,474", "236,392 244,440 248,478",
        "160,384 140,408 132,432", "184,390 172,416 168,440"]  # fmt: skip
    stole = ("160,280! 190,292! 222,280! 226,330 218,380 232,430 226,466! 202,448 180,440! "
        "176,410 164,380 158,336")  # fmt: skip
    sun = "".join(
        fill(ellipse(190, 338, 24, 3.2, turn), "#ffd86a") for turn in range(0, 180, 30)
    ) + disc(190, 338, 10, "#fff0b0")
    return [
        *_foot(312, 480, 0.9),
        limb("296,440 316,476", [36, 24], "#e8a070", skin=0.5),
        *drape("216,380! 300,384! 330,430 366,476! 334,466 306,484 268,470 240,488 212,462", ROBE,
            ["284,400 304,440", "250,400 258,470"], "#7a3418"),
        *_foot(106, 478, 1.1),
        limb_of(STRIDE, 60, LEG, "#e8a070", skin=0.5, detail=muscle(STRIDE, 60, "#8c4438")),
        *drape(outline, ROBE, folds, "#7a3418"),
        Shape(smooth(stole), "url(#red)", round=12, bump=0.3, contact=0.6, detail=sun
            + lines(["164,290 164,380 186,436", "218,290 214,376 222,458"], "#ffc860", 3.4, 0.9)),
        *_rope(),
    ]  # fmt: skip


def _rope() -> list[Shape]:
    """Knot a rope about the waist, its ends hanging on one side."""
    ends = ("244,388 252,416 246,436", "250,388 266,410 268,428")
    waist = "134,374 176,388 240,390 302,372"
    twist = lines([[(x, y - 6), (x + 7, y + 6)] for x, y in ((146, 378), (160, 383), (176, 387),
        (194, 389), (212, 390), (228, 390), (262, 385), (278, 380), (292, 376))], "#8c5c30", 2,
        0.7)  # fmt: skip
    return [
        limb(waist, [12, 13, 13, 12], "#f0d090", round=5, contact=0.8, detail=twist),
        *(limb(end, [8, 8, 13], "#f0d090", round=4, contact=0.7) for end in ends),
        Shape(ellipse(246, 389, 11, 9), "#f0d090", round=8, contact=0.8),
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
    """Bend the arms in wide sleeves, which slide to the elbows and hang from there in points."""
    left = ("130,300 156,316 154,352 146,386 138,408 116,440! 108,418 92,430 72,434! 74,396 84,352 "
        "104,318")  # fmt: skip
    right = ("266,300 304,312 338,350 352,392 362,438 366,474! 344,454 326,474! 308,446 290,438 "
        "292,410 282,370 264,346")  # fmt: skip
    return [
        *drape(left, ROBE, ["112,384 104,406 84,428", "132,388 128,408 118,432",
            "138,318 112,346 96,368"], "#7a3418", 12),
        Shape(ellipse(119, 370, 30, 13, 26), "#4c1830", round=6, rim=0, contact=0.6),
        *drape(right, ROBE, ["318,432 330,448 328,466", "338,424 350,442 362,464",
            "294,320 322,356 334,398"], "#7a3418", 12),
        Shape(ellipse(317, 424, 29, 13, -22), "#4c1830", round=6, rim=0, contact=0.6),
    ]  # fmt: skip


def _cuffs() -> list[Shape]:
    """Lay the near edge of each sleeve round the forearm that comes out of it."""
    return [
        Shape(smooth("90,362 102,380 122,390 144,388 140,402 124,414 100,408 84,388"), ROBE,
            round=14, bump=0.3, ink=0.2),
        Shape(taper("89,358 100,377 122,388 147,383", [9, 13, 13, 9]), "url(#red)", round=6,
            contact=0.8),
        Shape(smooth("290,440 308,440 330,432 346,414 354,430 340,450 318,456 300,452"), ROBE,
            round=14, bump=0.3, ink=0.2),
        Shape(taper("288,434 308,440 332,430 346,411", [9, 13, 13, 9]), "url(#red)", round=6,
            contact=0.8),
    ]  # fmt: skip


def _hands() -> list[list[Shape]]:
    """Close both hands about the lance, which shines through between palm and fingers."""
    return [
        clasp(Hand(136, 328, 48, -64, "#e89c6c"), [], "112,388 122,362", 40, "#ffe8d0"),
        clasp(Hand(303, 388, 48, -112, "#e89c6c", True), [], "322,436 313,412", 40, "#ffe8d0"),
    ]


def _rubble(picture: Scene) -> None:
    """Let what was the tower's lie about, and a candle roll with it."""
    blocks = ((24, 470, 22, -12), (66, 492, 28, 16), (14, 506, 26, 30), (128, 506, 18, -24),
        (352, 502, 20, 12), (180, 512, 13, 40))  # fmt: skip
    picture.group(
        *(Shape(polygon(place("-1,-.5 .6,-.8 1,.2 .8,.7 -.7,.8", x, y, k, turn)), "#b8a0cc",
            round=k * 0.4, bump=0.5, bump_size=6) for x, y, k, turn in blocks),
        limb("238,512 286,500", [17, 17], "#fff0d0", round=8, shine=0.4),
        limb("286,500 294,498", [3, 3], "#40242c"),
        shadow=0.45,
    )  # fmt: skip
    for tone, size in (("#ff8a2a", 1.0), ("#ffd65a", 0.66), ("#fffbe0", 0.36)):
        picture.veil(fill(tongue((296, 500), 26 * size, 13 * size, 14, 3, 2), tone), 0.7)
    picture.afterglow(disc(298, 490, 26, "#ff9a40", 0.5), 9)

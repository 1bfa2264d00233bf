"""Partisan: the first over the barricade, shouting, under her own flag."""

from ..curves import Knot, Points, ellipse, knots, place, smooth, taper
from ..faces import pupil
from ..figures import Spot, drape, fist, limb, punch
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines, oval, specks, spots

BACKDROP = Backdrop(
    ("#3f7cb4", "#8cc0e0", "#fbe4c0"), ("#fff8dc", "#ffdc9a"), "#5a86a8", "#0e1a2c", "crags",
    radius=132, centre=(176, 186), halo="rays",
)  # fmt: skip
LIGHT = lit("#160e1c", "#5e6a98", "#fff0d0", "#7a5a5a", 0.7)
SKIN, COAT, GOLD = "url(#skin)", "url(#coat)", "url(#gold)"
HAIR = ("#2c1a2a", "#4a2834", "#6a3a3a")
LEAN = -9
#: Fitted to whatever is filled with it.
BLUSH = (
    '<radialGradient id="blush"><stop offset="0" stop-color="#ee5a48" stop-opacity=".75"/>'
    '<stop offset="1" stop-color="#ee5a48" stop-opacity="0"/></radialGradient>'
)


def scene() -> Scene:
    """Flag and hair stream behind; coat, face and fist lean into the wind."""
    colours = (
        linear("skin", (140, 130), (250, 300), (0, "#ffdcb8"), (0.55, "#f4ac86"), (1, "#c06c56"))
        + linear("flag", (130, 10), (370, 220), (0, "#ff5a40"), (0.5, "#d82a34"), (1, "#8a1630"))
        + BLUSH
        + linear("coat", (60, 290), (320, 450), (0, "#8e9c58"), (1, "#2f3c2c"))
        + linear("cap", (130, 80), (270, 160), (0, "#9cac5c"), (1, "#42532f"))
        + linear("gold", (240, 50), (320, 140), (0, "#fff4b0"), (1, "#e89a2e"))
        + linear("steel", (130, 0), (170, 60), (0, "#ffffff"), (1, "#8a9ab0"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 12)
    picture.veil(_crowd(), 1.0)
    picture.group(*_flag(), shadow=0.35, form=0.2)
    picture.group(*_pole(), shadow=0.4, form=0)
    picture.group(*_hair_behind(), shadow=0.4)
    picture.group(*_coat(), shadow=0.4, fade=(350, 450, 0.5))
    picture.group(*_far_arm(), shadow=0.5)
    picture.group(*_head(), shadow=0.5, shadow_blur=9, shadow_offset=(-4, 9))
    picture.group(*_cap(), shadow=0.45)
    picture.group(*_near_arm(), shadow=0.6, shadow_blur=9, shadow_offset=(-5, 9))
    left, right = _at(150, 196), _at(208, 194)
    picture.sharp(pupil(left.x - 1, left.y, 14) + pupil(right.x - 2, right.y, 17))
    picture.afterglow(glint(152, 24, 24), 0.7)
    picture.afterglow(specks(8, 40, (0, 20, 375, 420), "#fff0c0", (0.9, 2.4)), 0.4, 0.9)
    return finish(picture, BACKDROP, "#fff4d8")


def _at(x: float, y: float) -> Knot:
    """Where a place of the upright head comes to when she throws it back."""
    return place([(x - 190, y - 220)], 190, 218, 1, LEAN)[0]


def _tilt(points: Points) -> list[Knot]:
    return [Knot(*_at(p.x, p.y)[:2], p.corner) for p in knots(points)]


def _crowd() -> str:
    """Show who follows her, far off in the haze: heads, pikes, a fork and two small flags."""
    heads = "".join(
        disc(x, y, 9, "#6a8cac", 0.7) + fill(ellipse(x, y + 22, 15, 14), "#6a8cac", 0.7)
        for x, y in ((12, 292), (38, 304), (66, 288), (96, 300), (118, 286), (350, 296), (326, 306))
    )
    shafts = [
        "10,300 20,176",
        "36,300 34,206",
        "98,300 114,192",
        "66,290 62,226",
        "352,300 360,236",
    ]
    fork = ["26,210 28,186 34,206", "34,206 34,178", "34,206 40,186 43,208"]
    pennants = (
        "20,176! 44,182 58,172! 52,190 58,202! 40,200 18,204!",
        ("114,192! 128,196 140,190! 138,206 142,216! 126,212 111,218!"),
    )
    return (
        heads
        + lines([*shafts, *fork], "#5c7ea2", 4, 0.7)
        + "".join(fill(smooth(cloth), "#c86a6a", 0.75) for cloth in pennants)
    )


def _flag() -> list[Shape]:
    cloth = (
        "146,20! 182,34 214,24 250,8 292,14 330,30 376,16! 362,70 376,112 358,160 372,206! "
        "330,220 296,200 256,196 216,214 170,206 92,182!"
    )
    valleys = ["192,36 164,110 150,200", "262,14 236,100 238,196", "338,34 314,120 326,214"]
    crests = ["160,30 128,110 112,184", "226,26 200,110 194,206", "300,20 280,100 282,196"]
    folds = lines(valleys, "#6a0c24", 14, 0.5) + lines(crests, "#ff9a70", 9, 0.5)
    emblem = "302,34! 312,58 332,76 330,102 312,120 288,118 270,100 272,76! 282,88 292,66"
    core = "302,76! 308,88 316,98 310,112 296,114 288,102 292,94! 297,98 300,88"
    return [
        Shape(smooth(cloth), "url(#flag)", round=16, bump=0.4, bump_size=14, detail=folds),
        Shape(smooth(emblem), GOLD, round=6, contact=0.4, ink=0.7, shine=0.3,
            detail=fill(smooth(core), "#fffbe0")),
    ]  # fmt: skip


def _pole() -> list[Shape]:
    grain = lines(["4,440 66,250 144,30"], "#4a2c1a", 2)
    return [
        Shape(taper("-6,450 64,250 146,36", [14, 13, 11]), "#a4703e", round=5, bump=0.4,
            detail=grain),
        Shape(smooth("136,44! 132,24 146,10 166,-8! 164,18 160,36 148,50!"), "url(#steel)", round=8,
            shine=0.6, gloss=8),
        limb("128,50 142,54 154,62", [11, 13, 11], GOLD, round=5, shine=0.5),
    ]  # fmt: skip


def _hair_behind() -> list[Shape]:
    """Throw long locks on the wind."""
    streams = (
        ("232,140 286,128 318,156 362,148", 40), ("246,170 300,168 326,206 372,200", 46),
        ("244,210 296,214 322,256 366,258", 46), ("236,240 280,258 296,300 338,312", 42),
        ("222,262 252,290 258,330 286,352", 36), ("240,190 296,190 330,230 350,228", 30),
        ("236,228 284,236 306,276 330,284", 28),
    )  # fmt: skip
    return [
        Shape(taper(spine, [wide, wide, wide * 0.6, 2]), HAIR[n % 3], round=wide * 0.4, bump=0.3,
            contact=0.5, ink=0.7, shine=0.15)
        for n, (spine, wide) in enumerate(streams)
    ]  # fmt: skip


def _coat() -> list[Shape]:
    outline = "92,330 128,300 186,288 240,296 284,322 316,380 330,470 30,470 50,396"
    folds = ["104,350 92,410 90,470", "228,370 236,420 240,470"]
    scarf = "134,296! 168,316 206,318 240,290! 252,318 222,344 176,346 134,330 122,312"
    return [
        *drape(outline, COAT, folds, "#1c2618"),
        Shape(smooth("150,310! 226,312! 222,470 146,470"), "#f0dfc0", round=18, bump=0.4,
            contact=0.5, detail=lines(["186,340 184,470"], "#a88a6a", 3)),
        limb("112,322 176,378 250,456", [20, 22, 22], "#7a4426", round=8, bump=0.4, contact=0.7),
        *[Shape(ellipse(x, y, 6, 5), GOLD, round=4, shine=0.5) for x, y in ((136, 342),
            (162, 366))],
        Shape(smooth(scarf), "#e8442e", round=16, bump=0.5, contact=0.8, detail=lines([
            "140,314 178,332 230,320", "150,304 190,322"], "#8a1630", 3, 0.6)),
    ]  # fmt: skip


def _far_arm() -> list[Shape]:
    return [
        limb("108,338 58,372 46,318", [64, 58, 46], COAT, bump=0.5),
        limb("24,314 48,302 74,312", [20, 22, 20], "#c8a878", round=9, bump=0.6),
        *fist(Spot(64, 268, 34, 20), "#f8b892"),
    ]


def _near_arm() -> list[Shape]:
    return [
        limb("262,338 318,384 312,350", [70, 74, 62], COAT, bump=0.5),
        limb("276,352 308,366 344,350", [20, 22, 20], "#c8a878", round=9, bump=0.6),
        *punch(Spot(308, 312, 47, -6, True), "#f4a882"),
    ]


def _eye(at: Spot) -> list[Shape]:
    """Set a clear almond: white, iris, and a dark upper lash that runs out to a point."""
    white = "-1.1,.16! -.6,-.6 .1,-.8 .76,-.46 1.14,.1! .64,.6 0,.74 -.66,.6"
    lash = "-1.2,.24 -.66,-.62 .1,-.86 .8,-.52 1.42,-.04"
    iris = disc(at.x, at.y, at.size * 0.66, "#1c4a3a") + disc(
        at.x, at.y, at.size * 0.56, "#3cc088"
    ) + disc(at.x, at.y + at.size * 0.24, at.size * 0.3, "#a0f0b0", 0.7)  # fmt: skip
    return [
        Shape(smooth(at.put(white)), "#fffaf0", round=at.size, glow=0.6, contact=0.1, rim=0,
            ink=0.5, detail=iris),
        Shape(taper(at.put(lash), [at.size * k for k in (0.2, 0.3, 0.34, 0.3, 0.02)]), "#22121e",
            round=3, contact=0.35, ink=0, rim=0),
        limb(at.put("-.8,-.86 0,-1.24 .86,-.9"), [1, at.size * 0.12, 1], "#a8584a", contact=0,
            ink=0, rim=0),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Turn the face three quarters to the left."""
    face = (
        "134,150 160,128 204,122 244,136 260,176 258,220 246,256 222,288 188,306 164,300 "
        "144,272 132,236 128,208 126,180"
    )
    freckles = spots(5, 14, (134, 216, 158, 232), "#c0603e", (1, 2), 0.7) + spots(
        8, 18, (200, 220, 236, 240), "#c0603e", (1, 2), 0.7
    )
    blush = oval(144, 234, 17, 19, "url(#blush)") + oval(228, 232, 27, 24, "url(#blush)")
    tilted = f'<g transform="rotate({LEAN} 190 218)">{blush}{freckles}</g>'
    mouth = "146,252! 158,244 172,248 188,243 212,250! 212,276 196,290 174,290 154,278"
    e, w = _at(150, 196), _at(208, 194)
    brows = ("130,176 142,172 156,178 168,188", "186,186 206,168 228,164 246,172")
    return [
        Shape(smooth(_tilt("252,190! 266,182 276,196 270,222 254,232!")), SKIN, round=9, skin=0.4),
        Shape(smooth(_tilt(face)), SKIN, round=50, bump=0.1, skin=0.6, detail=tilted),
        Shape(smooth(_tilt(mouth)), "#54101e", round=5, contact=0.3, flat=0.6, rim=0),
        Shape(smooth(_tilt("164,286 174,270 186,274 198,268 206,278 196,288 178,290")), "#e86470",
            round=9, contact=0.3, rim=0, shine=0.3, ink=0.4),
        Shape(smooth(_tilt("152,250! 172,251 206,250! 202,264 176,267 156,262")), "#fffaf0",
            round=4, contact=0.3, ink=0.4, glow=0.2),
        limb(_tilt("145,252 158,244 172,247 188,242 213,250"), [2, 6, 4, 6, 2], "#d8564e",
            contact=0.2, ink=0.4),
        limb(_tilt("156,280 174,292 196,291 210,278"), [3, 9, 9, 3], "#e0605a", contact=0.3,
            ink=0.4, shine=0.3),
        *_eye(Spot(e.x, e.y, 17, LEAN + 16, True)),
        *_eye(Spot(w.x, w.y, 21, LEAN - 8)),
        *[limb(_tilt(points), [5, 10, 11, 3], HAIR[0], round=4, contact=0.4, ink=0.4)
            for points in brows],
        Shape(smooth(_tilt("178,192 172,208 158,228 160,238 172,240 186,236 190,226 184,210")),
            "#f8b48c", round=11, contact=0.35, ink=0.25, shine=0.3, gloss=14, skin=0.6, rim=0.3),
        limb(_tilt("162,239 170,242 178,240"), [1, 4, 1], "#8a3a34", contact=0, ink=0, rim=0),
    ]  # fmt: skip


def _cap() -> list[Shape]:
    """Pull a soft cap to one side, a cockade on it, and hair from under it."""
    cap = (
        "122,150! 120,118 146,90 190,78 240,80 282,98 298,128 284,150 262,156! 230,136 190,130 "
        "154,138!"
    )
    band = "120,156 152,136 190,128 232,134 266,160"
    fringe = (
        ("150,138 138,160 140,182 128,196", 20), ("236,138 258,160 256,196 274,222", 26),
        ("178,132 158,146 146,146 134,160", 18),
    )  # fmt: skip
    return [
        *[Shape(taper(_tilt(spine), [wide, wide, wide * 0.6, 1]), HAIR[n], round=wide * 0.4,
            bump=0.3, contact=0.5, ink=0.7) for n, (spine, wide) in enumerate(fringe)],
        Shape(smooth(_tilt(cap)), "url(#cap)", round=34, bump=0.5, bump_size=10,
            detail=lines([_tilt("150,104 190,96 250,112"), _tilt("250,92 282,128")], "#2c3a20", 4,
            0.5)),
        limb(_tilt(band), [13, 16, 16, 16, 13], "#4a3524", round=6, contact=0.5),
        Shape(ellipse(*_at(160, 116)[:2], 19), "#e8442e", round=8, contact=0.7),
        Shape(ellipse(*_at(160, 116)[:2], 13), "#fff4dc", round=6, contact=0.4),
        Shape(ellipse(*_at(160, 116)[:2], 7), "#2f6ac0", round=5, contact=0.4, shine=0.5),
    ]  # fmt: skip

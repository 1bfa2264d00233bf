"""Reptile: a young basilisk on its hind legs, faster than its own dust."""

from ..curves import ellipse, place, smooth, taper
from ..faces import pupil, teeth
from ..figures import Spot, gaze, limb
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import clouds, fill, linear, lines, spots

BACKDROP = Backdrop(
    ("#b8482e", "#ee8a44", "#ffd890"), ("#fff4cc", "#ffc468"), "#b45a38", "#2a1018", "crags",
    radius=122, centre=(176, 158),
)  # fmt: skip
LIGHT = lit("#10201e", "#4a6a86", "#fff0b0", "#8a7030", 0.75)
SKIN, PALE = "url(#skin)", "#f4e8a0"


def scene() -> Scene:
    """Dust, tail and far limbs, body, near limbs, then crest and head."""
    colours = (
        linear("skin", (90, 90), (290, 350), (0, "#6ae8a0"), (0.5, "#22a880"), (1, "#0f5c66"))
        + linear("crest", (100, 20), (260, 160), (0, "#ffd25a"), (0.5, "#ff8a34"), (1, "#d83a2e"))
        + linear("far", (0, 230), (0, 400), (0, "#1c8a74"), (1, "#0e4a58"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 24)
    picture.veil(fill(_wake(), "#fff6d8", 0.6), 1.2)
    picture.group(*_dust(), shadow=0.15, outline=0.8)
    picture.group(*_far(), shadow=0.4)
    picture.group(*_body(), shadow=0.5, roundness=60)
    picture.group(*_near(), shadow=0.5)
    picture.group(*_crest(), shadow=0.4)
    picture.group(*_head(), shadow=0.6, shadow_blur=9, shadow_offset=(-5, 10), roundness=70)
    picture.sharp(pupil(122, 176, 24, slit=True) + pupil(204, 160, 27, slit=True))
    picture.veil(clouds(8, 3, (60, 404, 330, 424), 50, "#ffc890", 0.45), 6)
    return finish(picture, BACKDROP, "#fff2c0")


def _wake() -> str:
    return "".join(
        taper([(372, y), (330, y - 3), (372 - reach, y)], [4, 4, 0.6])
        for y, reach in ((180, 60), (214, 84), (330, 90), (362, 60))
    )


def _dust() -> list[Shape]:
    puffs = (
        (356, 380, 30), (322, 392, 24), (352, 344, 20), (290, 398, 18), (330, 364, 22),
        (368, 310, 13), (262, 402, 13), (100, 404, 14), (80, 398, 10),
    )  # fmt: skip
    return [
        Shape(ellipse(x, y, r * 1.15, r), ("#ffe6b8", "#f6c88a")[n % 2], round=r, bump=0.6,
            ink=0.25, contact=0.3)
        for n, (x, y, r) in enumerate(puffs)
    ]  # fmt: skip


def _toes(x: float, y: float, turn: float, size: float, fill: str = SKIN) -> list[Shape]:
    shapes = []
    for spread in (-44, -12, 20, 52):
        toe = place([(0, 0), (0.9, 0.06), (1.6, 0)], x, y, size, turn + spread)
        shapes.append(limb(toe, [size * 0.66, size * 0.5, size * 0.42], fill))
        tip = place([(1.66, 0)], x, y, size, turn + spread)[0]
        shapes.append(
            Shape(ellipse(tip.x, tip.y, size * 0.34), "#ffb83a", round=size * 0.3, shine=0.4)
        )
    return shapes


def _far() -> list[Shape]:
    tail = "252,306 312,316 346,276 336,224 298,214 284,244 304,258"
    bands = lines(["286,290 296,332", "318,286 342,304", "322,254 356,256", "318,234 342,206"],
        "#ffb44a", 7, 0.8)  # fmt: skip
    return [
        Shape(taper(tail, [66, 52, 40, 30, 22, 14, 3], 90), SKIN, round=22, bump=0.5, detail=bands),
        limb("196,236 252,222 272,184", [42, 32, 24], "url(#far)", round=14),
        *_toes(274, 178, -70, 20, "url(#far)"),
        limb("244,320 292,332 296,366 330,382", [66, 50, 32, 24], "url(#far)", round=20),
        *_toes(330, 382, -8, 21, "url(#far)"),
    ]


def _body() -> list[Shape]:
    back = "132,220 180,206 236,232 272,282 270,332 226,352 176,338 142,300 124,258"
    belly = "128,238 152,250 176,290 214,336 186,344 150,312 126,270"
    bands = lines(["196,206 184,236 200,262", "232,226 212,256 226,286", "262,260 236,284 246,314",
        "276,300 250,312 252,340"], "#ffa03a", 9, 0.85)  # fmt: skip
    return [
        Shape(smooth("150,206! 176,180 184,198! 212,186 218,212! 248,208 248,236! 276,240 268,268! "
            "290,284 274,304! 230,290"), "url(#crest)", round=7, bump=0.4),
        Shape(smooth(back), SKIN, round=56, bump=0.7, bump_size=6,
            detail=bands + spots(6, 30, (130, 210, 280, 350), "#0f6a5c", (2, 4), 0.4)),
        Shape(smooth(belly), PALE, round=22, bump=0.3, contact=0.1, ink=0.3,
            detail=lines(["128,256 152,262", "136,278 166,284"], "#b8a45a", 2.4)),
    ]  # fmt: skip


def _near() -> list[Shape]:
    stripes = lines(["178,336 160,306", "150,356 128,330"], "#ffa03a", 8, 0.8)
    return [
        Shape(taper("222,320 158,326 112,352 92,392", [84, 64, 42, 28], 80), SKIN, round=28,
            bump=0.6, detail=stripes),
        *_toes(90, 392, 150, 25),
        limb("152,252 108,282 64,276", [46, 36, 26], SKIN, round=16, bump=0.5),
        *_toes(58, 274, 178, 23),
    ]  # fmt: skip


def _crest() -> list[Shape]:
    sail = "150,120! 164,62 206,26 224,50! 256,36 262,72! 290,76 284,112! 302,134 280,160! 240,170"
    spines = lines(["206,130 214,34", "232,132 258,44", "252,146 286,82", "256,160 296,136"],
        "#a82420", 3, 0.6)  # fmt: skip
    return [Shape(smooth(sail), "url(#crest)", round=10, bump=0.5, detail=spines, skin=0.5)]


def _head() -> list[Shape]:
    skull = (
        "64,214 84,178 104,142 150,118 204,112 250,138 268,182 254,224 214,250 160,262 104,262 "
        "66,246"
    )
    maw = "66,224! 100,232 150,226 200,212 240,188! 240,226 206,248 150,262 104,258 74,246"
    tongue = "112,250 74,262 50,292 62,310"
    marks = lines(["180,118 188,140", "202,116 208,134", "224,124 226,142"], "#0f6a5c", 5, 0.5)
    return [
        Shape(smooth(skull), SKIN, round=56, bump=0.5, bump_size=7, shine=0.2,
            detail=marks + spots(3, 14, (216, 180, 262, 230), "#0f6a5c", (2, 5), 0.4)),
        Shape(smooth(maw), "#4a0c24", round=8, contact=0.4, flat=0.6, rim=0),
        Shape(taper(tongue, [20, 17, 12, 3]), "#ff5a6a", round=8, shine=0.3, contact=0.4),
        Shape(taper("58,284 46,300 34,302", [9, 6, 1]), "#ff5a6a", round=3, contact=0.2),
        *teeth("72,226 150,227 236,190", 11, 15, 11, "#fffbe4"),
        *teeth("226,232 150,260 84,248", 8, 12, 10, "#fffbe4", down=False),
        Shape(smooth("58,214 78,224 116,228 158,222 202,208 250,178 256,186 206,220 158,234 "
            "108,240 66,232"), "#8af0b0", round=6, contact=0.2, ink=0.4),
        Shape(ellipse(82, 202, 4, 6, 30), "#0c4a40", round=2, contact=0, flat=0.6, rim=0),
        Shape(ellipse(104, 206, 4, 6, 10), "#0c4a40", round=2, contact=0, flat=0.6, rim=0),
        *gaze(Spot(122, 176, 28, 16), "#ffc42e", "#2fb488", 0.2, (-5, 2)),
        *gaze(Spot(204, 160, 32, -16), "#ffc42e", "#2fb488", 0.22, (-6, 3)),
        limb("88,156 120,142 152,162", [6, 17, 8], "#1c9474", round=8, bump=0.5, contact=0.8),
        limb("166,138 204,118 244,136", [9, 20, 6], "#1c9474", round=9, bump=0.5, contact=0.8),
    ]  # fmt: skip

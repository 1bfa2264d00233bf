"""Zombie: freshly up, not quite awake, in its burial suit."""

from ..curves import Knot, ellipse, knots, place, ridge, smooth, taper
from ..faces import pupil
from ..figures import Spot, brow, ear, gaze, grasp, limb
from ..props import tufts
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import fill, linear, lines, spots

BACKDROP = Backdrop(
    ("#1e1640", "#4c3274", "#9a6a94"), ("#f4ffc8", "#b4d86a"), "#2a1c50", "#0e0a1c", "graves",
    radius=118, centre=(214, 150),
)  # fmt: skip
LIGHT = lit("#120a1c", "#4c4a86", "#e4ffa0", "#4a5a3a", 0.95)
SKIN, PALE = "url(#skin)", "#b8d4a4"
LEAN = 11


def scene() -> Scene:
    """Earth behind, the suit, the lolling head, a hand that wants something."""
    colours = (
        linear("skin", (120, 80), (270, 400), (0, "#d2e6b4"), (0.5, "#96b890"), (1, "#4f7468"))
        + linear("suit", (80, 270), (300, 440), (0, "#8a6a5a"), (1, "#3c2a34"))
        + linear("soil", (0, 370), (0, 470), (0, "#6a4636"), (1, "#1c1018"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 8)
    bats = "".join(
        f"M{x} {y}q-7 -9 -17 -4q5 2 5 7q6 -1 12 5q6 -6 12 -5q0 -5 5 -7q-10 -5 -17 4Z"
        for x, y in ((100, 96), (132, 66), (300, 230))
    )
    picture.cover(fill(bats, "#2a1c50"))
    picture.group(*_body(), shadow=0.4, fade=(350, 450, 0.5))
    picture.group(*_far_arm(), shadow=0.45)
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-5, 10))
    picture.group(*_soil(), shadow=0.5, fade=(390, 450, 0.6))
    picture.group(*_near_arm(), shadow=0.6, shadow_blur=9, shadow_offset=(-4, 9))
    left, right = _at(152, 196), _at(226, 190)
    picture.sharp(pupil(left.x + 3, left.y + 2, 16) + pupil(right.x - 5, right.y - 4, 9))
    return finish(picture, BACKDROP, "#d8ff8a")


def _at(x: float, y: float) -> Knot:
    """Where a place of the upright head comes to when the head lolls."""
    return place([(x - 187, y - 220)], 196, 220, 1, LEAN)[0]


def _loll(points: str) -> list[Knot]:
    return [Knot(*_at(p.x, p.y)[:2], p.corner) for p in knots(points)]


def _body() -> list[Shape]:
    coat = "84,292 126,262 190,256 256,268 300,300 316,380 310,460 60,460 66,370"
    shirt = "156,262 190,258 232,266 226,340 214,450 168,450 150,340"
    tear = "158,318! 176,324 190,316 206,326 224,318! 220,388 200,380 190,394 178,382 160,390!"
    return [
        Shape(smooth(coat), "url(#suit)", round=50, bump=0.7, bump_size=9,
            detail=lines(["110,300 100,440", "276,300 286,440"], "#241820", 5, 0.6)),
        Shape(smooth(shirt), "#cfc8b4", round=26, bump=0.6, contact=0.4, detail=spots(3, 10,
            (150, 270, 230, 440), "#7a6a4a", (3, 9), 0.4)),
        Shape(smooth(tear), "#2a2030", round=6, contact=0.2, flat=0.6, rim=0),
        *[limb(f"{160 + k},{y} 190,{y + 10} {222 - k},{y}", [8, 10, 8], "#efe6c8", round=4)
            for k, y in ((0, 332), (1, 350), (3, 368))],
        Shape(smooth("126,266! 158,258! 176,330! 150,316 142,336! 120,300"), "#5a4440", round=9,
            bump=0.5, contact=0.7),
        Shape(smooth("256,268! 228,262! 206,330! 232,318 240,340! 262,304"), "#5a4440", round=9,
            bump=0.5, contact=0.7),
        Shape(smooth("180,290! 202,290! 212,330 204,372 190,366 184,380! 176,330"), "#a8343c",
            round=8, bump=0.5, contact=0.6, detail=lines(["176,312 208,302", "176,334 212,324",
            "178,356 210,346"], "#e8c070", 4, 0.8)),
    ]  # fmt: skip


def _far_arm() -> list[Shape]:
    return [
        limb("282,290 330,296 338,250", [62, 54, 44], "url(#suit)", bump=0.7),
        Shape(smooth("316,252! 336,262 360,250! 364,232 352,240 340,226 328,240 314,230"),
            "#5a4440", round=6, bump=0.5, contact=0.5),
        limb("338,240 336,214 322,196", [34, 30, 28], SKIN, bump=0.5),
        *grasp(Spot(314, 170, 36, 14, True), PALE, "#4a3a44", 0.08),
    ]  # fmt: skip


def _near_arm() -> list[Shape]:
    return [
        limb("102,300 66,330 62,372", [70, 64, 54], "url(#suit)", bump=0.7),
        Shape(smooth("34,360! 62,374 92,362! 98,386 84,378 74,396 58,380 44,394 32,382"),
            "#5a4440", round=7, bump=0.5, contact=0.5),
        limb("56,376 66,352 82,330", [40, 40, 36], SKIN, bump=0.5),
        *grasp(Spot(80, 296, 52, -8), PALE, "#4a3a44", 0.1),
    ]  # fmt: skip


def _head() -> list[Shape]:
    skull = (
        "118,180 126,126 160,98 200,96 240,116 258,166 256,216 262,240 250,262 240,290 226,330 "
        "190,344 154,334 136,296 124,262 112,240 120,216"
    )
    brain = (
        "166,104! 176,84 196,88 206,78 224,90 238,92 244,112 252,130! 232,138 214,126 196,132 "
        "182,118"
    )
    maw = "148,272! 168,262 190,264 212,260 232,268! 230,300 216,322 190,328 164,322 150,300"
    worm = [_at(*xy) for xy in ((258, 222), (276, 214), (288, 226), (300, 218))]
    stitch = lines(
        [_loll("138,140 150,176"), _loll("132,152 148,146"), _loll("136,166 152,160")],
        "#38403c",
        2.4,
        0.9,
    )
    w, e = _at(152, 196), _at(226, 190)
    return [
        *ear(Spot(*_at(118, 214)[:2], 34, 2, True), SKIN, "#5a7a6a", pointed=False),
        *ear(Spot(*_at(256, 212)[:2], 34, 16), SKIN, "#5a7a6a", pointed=False),
        Shape(taper(worm, [9, 11, 11, 9]), "#f09aa0", round=5, contact=0.5, shine=0.3, skin=0.4),
        Shape(smooth(_loll(skull)), SKIN, round=52, bump=0.7, bump_size=12, skin=0.2,
            detail=stitch + spots(7, 16, (120, 110, 270, 320), "#5a7a5a", (3, 9), 0.35)),
        Shape(smooth(_loll(brain)), "#e88a94", round=14, bump=1.2, bump_size=6, contact=0.6,
            shine=0.3, detail=lines([_loll("180,100 196,108 190,120"),
            _loll("206,86 212,104 230,104"), _loll("224,126 238,116")], "#a8485a", 3, 0.8)),
        Shape(tufts(_loll("124,140 134,118 156,102"), 12, 34, 5, -0.3, 3.4), "#4a4438", round=3,
            contact=0.3),
        Shape(smooth(_loll("134,246 150,236 160,256 150,274 138,266")), "#7a9a80", round=12,
            contact=0.3, ink=0.1, rim=0),
        Shape(smooth(_loll("246,244 230,236 220,252 230,270 242,262")), "#7a9a80", round=12,
            contact=0.3, ink=0.1, rim=0),
        Shape(smooth(_loll(maw)), "#33141f", round=6, contact=0.6, flat=0.6, rim=0),
        Shape(smooth(_loll("172,306 188,296 206,302 214,330 206,352 192,348 182,330")),
            "#b86a8a", round=12, contact=0.5, shine=0.3),
        *[Shape(smooth(_loll(t)), "#e8dca0", round=4, contact=0.4, ink=0.8)
            for t in ("156,268! 170,263! 170,282 160,284", "174,264! 188,264! 186,278 176,280",
            "208,262! 222,263! 220,284 210,280", "160,316! 172,322! 170,304 162,302",
            "212,318! 222,308! 220,298 210,302")],
        limb(_loll("142,288 148,316 166,334 190,342 216,330 232,302 238,282"), [6, 14, 18, 20,
            18, 14, 6], PALE, contact=0.4, ink=0.4),
        Shape(ellipse(w.x, w.y, 30, 28), "#5c6a70", round=10, contact=0, ink=0, rim=0),
        Shape(ellipse(e.x, e.y, 26, 24), "#5c6a70", round=10, contact=0, ink=0, rim=0),
        *gaze(Spot(w.x, w.y, 24, 14), "#e8c83a", "#86a886", 0.2, (3, 2), "#fbffdc"),
        *gaze(Spot(e.x, e.y, 18, 22), "#e8c83a", "#86a886", 0.44, (-5, -3), "#fbffdc"),
        *brow(*_at(150, 158)[:2], 46, 9, 2, "#4a4438", 3),
        *brow(*_at(230, 158)[:2], 44, 11, 24, "#4a4438", 4),
        Shape(smooth(_loll("186,196 200,200 206,232 204,250! 192,240 186,252! 178,242 168,250! "
            "172,226")), SKIN, round=15, bump=0.4, contact=0.8),
        Shape(smooth(_loll("178,240 186,232 192,246 184,252")), "#2a1c24", round=3, contact=0.1,
            flat=0.6, rim=0),
    ]  # fmt: skip


def _soil() -> list[Shape]:
    heap = (
        "-20,440 10,398 60,404 110,384 150,398 200,388 250,400 300,382 344,400 396,390 396,540 "
        "-20,540"
    )
    stones = [
        Shape(ellipse(x, y, r, r * 0.7), "#8a7c84", round=r * 0.6, bump=0.6, contact=0.6)
        for x, y, r in ((26, 412, 13), (150, 406, 9), (264, 404, 12), (338, 412, 15))
    ]
    return [
        Shape(smooth(heap), "url(#soil)", round=20, bump=2.6, bump_size=9),
        Shape(ridge(-10, 385, 424, 10, 4), "#3a2428", round=12, bump=2.4, bump_size=8, contact=0.4),
        *stones,
        limb("196,398 200,372 206,356", [5, 5, 4], "#6aa04a", round=2, bump=0),
        *[Shape(ellipse(206 + dx, 352 + dy, 6, 5), "#fff6ea", round=4, contact=0.3, ink=0.5)
            for dx, dy in ((-9, 0), (-3, -8), (6, -7), (9, 2), (2, 8), (-6, 7))],
        Shape(ellipse(206, 352, 5), "#f4b62a", round=4, contact=0.3),
    ]  # fmt: skip

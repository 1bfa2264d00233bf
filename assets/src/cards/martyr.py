"""Martyr: arrows are the rays of her halo, and she catches another's without a look at it."""

import math

from ..actors import (
    Hand,
    earth,
    eyeball,
    furrows,
    grip,
    lid,
    motes,
    outdoors,
    spread,
    strands,
)
from ..curves import ellipse, place, polygon, ridge, ring, smooth, star, taper
from ..figures import Spot, arrow, fist, limb, nose, pauldron, plate
from ..props import rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial
from ..tilt import tilted, tilted_marks

LIGHT = lit("#1c0a14", "#6a4a70", "#ffe2a0", "#b0603c", 0.9)
SKIN, STEEL, GOLD = "url(#skin)", "url(#steel)", "url(#gold)"
HAND = "#c48a60"
SHIELD = (226, 148)
LEAN, NECK = -9.0, (204.0, 244.0)


def scene() -> Scene:
    """Paint a volley at dusk, shield and rays, her, the recruit under her arm, and the catch."""
    colours = (
        radial("skin", (166, 130), 150, (0, "#f0b888"), (0.5, "#c48860"), (1, "#8a5046"))
        + linear("gold", (90, 30), (310, 420), (0, "#fff6c0"), (0.5, "#f0b844"), (1, "#9c5c20"))
        + linear("steel", (60, 240), (320, 430), (0, "#ffffff"), (0.5, "#ccd0e2"), (1, "#7c80a8"))
        + radial("face", SHIELD, 108, (0, "#f0603c"), (0.7, "#c03040"), (1, "#7c1c3c"))
        + linear("hair", (110, 70), (290, 290), (0, "#ffffff"), (1, "#cfc4dc"))
        + linear("tabard", (198, 280), (198, 450), (0, "#d83c4c"), (1, "#9c2440"))
        + linear("iron", (64, 230), (180, 310), (0, "#b8c4d8"), (0.5, "#74829c"), (1, "#434c68"))
        + linear("tunic", (70, 350), (170, 520), (0, "#58acd4"), (1, "#2c649c"))
    )
    picture = outdoors(
        LIGHT, ("#44204c", "#a03c58", "#ffb070"), ("#8c4848", "#5c2c44", "#3c1c38"), 340, colours, 9
    )
    _volley(picture)
    picture.group(*_shield(), shadow=0.5, form=0.2)
    picture.group(*_body(), shadow=0.5, roundness=90, fade=(400, 500, 0.3))
    picture.group(*tilted(_hair(), LEAN, NECK), shadow=0.45)
    picture.group(*tilted(_face(), LEAN, NECK), shadow=0.5, roundness=60)
    _eyes(picture)
    _recruit(picture)
    _near_arm(picture)
    _catch(picture)
    return motes(picture, "#ffe8b0", 5, 12)


def _volley(picture: Scene) -> None:
    """Paint the field at dusk: who shoots is far off, and what has missed stands about."""
    picture.veil(oval(320, 320, 170, 70, "#ffd080", 0.8), 22)
    picture.veil(fill(ridge(-5, 380, 312, 18, 3), "#8c3c58", 0.9), 1.4)
    host = "".join(taper([(x, 330), (x + 4, 276 + x % 19)], [3, 2]) for x in range(326, 380, 8))
    picture.veil(fill(host, "#6c2448", 0.95), 0.6)
    earth(picture, 336, 8, 4)
    furrows(picture, 336, "#4c2038", "#d08468", 5)
    streaks = [[(x, y), (x + 58, y - 30)] for x, y in ((6, 150), (30, 236), (318, 60), (328, 250))]
    picture.veil(lines(streaks, "#ffd8b0", 4, 0.55), 1.2)


def _shield() -> list[Shape]:
    """Stick arrows about the round shield, like the rays of a halo."""
    x, y = SHIELD
    rays: list[Shape] = []
    for turn in (-186, -160, -141, -109, -88, -52, -31, -8):
        a = math.radians(turn)
        near, far = 80 + turn % 4 * 5, 128 + turn % 7 * 3
        rays += arrow((x + far * math.cos(a), y + far * math.sin(a)),
            (x + near * math.cos(a), y + near * math.sin(a)), "#fff4dc")  # fmt: skip
    studs = [place([(91, 0)], x, y, 1, turn)[0] for turn in range(-170, 190, 24)]
    sun = polygon(star(x, y, 84, 54, 12))
    return [
        Shape(ellipse(x, y, 99), "url(#face)", round=26,
            detail=fill(sun, "#ffc860", 0.8)),
        Shape(ring(x, y, 101, 19), GOLD, round=9, shine=0.6, gloss=8),
        *rivets([(stud.x, stud.y) for stud in studs], 4, "#8c3430"),
        *rays,
    ]  # fmt: skip


def _body() -> list[Shape]:
    breast = "108,284 150,262 198,272 250,260 288,280 300,350 312,560 90,560 100,350"
    edges = lines(["142,280 140,330 118,560", "258,278 257,330 276,560"], "#f0b844", 7, 0.95)
    return [
        Shape(smooth("84,270 198,230 316,266 352,340 390,540 -20,540 40,340"), "#8c1c34", round=40),
        plate(breast, STEEL, round=60),
        Shape(smooth("138,282! 198,300 262,278! 262,330 284,560 110,560 134,330"), "url(#tabard)",
            round=30, detail=edges),
        Shape(smooth("168,226 230,222 240,268 200,284 160,270"), SKIN, round=20, skin=0.4),
        plate("138,268 164,262 198,284 232,260 262,264 258,286 200,312 140,290", GOLD, round=12),
        limb("292,284 322,316 350,336", [66, 60, 52], STEEL, shine=0.5, bump=0.1),
        limb("98,286 60,310 34,318", [62, 56, 50], STEEL, shine=0.5, bump=0.1),
        *pauldron(Spot(96, 286, 58, -16), STEEL, GOLD),
        *pauldron(Spot(302, 280, 58, 14), STEEL, GOLD),
        *arrow((42, 214), (84, 262), "#fff4dc"),
    ]  # fmt: skip


def _hair() -> list[Shape]:
    tones = ("#fffaf4", "#e2d8e6", "#f4ecf0")
    back = ("128,170 128,112 156,74 200,60 246,76 270,118 274,176 290,216 282,262 250,276 226,240 "
        "170,240 146,268 122,256 118,214")  # fmt: skip
    flow = ["256,120 284,170 276,222 300,268", "250,140 272,196 262,246 280,290",
        "262,110 300,150 298,210 326,246", "240,160 256,220 246,262 262,296",
        "138,140 120,186 132,232 112,272", "146,160 134,206 144,246 128,286"]  # fmt: skip
    return [
        Shape(smooth(back), "url(#hair)", round=40),
        *strands(flow, tones, 26),
    ]


def _face() -> list[Shape]:
    """Turn the face down to whoever is sheltered, with a smile for him."""
    face = ("138,158 148,122 172,104 206,98 238,106 256,130 260,164 252,198 236,224 210,243 "
        "186,245 164,234 150,212 146,192 140,176")  # fmt: skip
    fringe = (
        "130,166! 128,120 152,82 200,66 246,82 274,120 272,184! 260,142 244,122 214,110 "
        "196,120 176,112 156,126 142,146"
    )
    smile = "156,209! 170,215 192,216 222,202! 220,222 202,237 180,235 164,225"
    return [
        Shape(smooth(face), SKIN, round=50, bump=0.15, skin=0.5,
            detail=oval(156, 200, 12, 10, "#f07c5c", 0.45) + oval(234, 196, 17, 12, "#f07c5c",
                0.45)),
        *eyeball((166, 166), 14, "#f0a83c", (-4, 5)),
        *eyeball((218, 164), 17, "#f0a83c", (-5, 6)),
        lid((166, 166), 14, "#b47856", 4, 0.24),
        lid((218, 164), 17, "#a86c50", -4, 0.24),
        *(Shape(taper(curve, [4, 10, 11, 4]), "#f4ecf0", round=5, bump=0.5, contact=0.6)
            for curve in ("146,150 156,138 168,134 182,138", "200,138 216,128 234,128 250,140")),
        Shape(smooth("189,164 187,178 179,189 171,195 172,204 182,208 194,205 200,196 198,180"),
            "#c88c64", round=15, contact=0.6, shine=0.3, skin=0.6, ink=0.7,
            detail=oval(181, 205, 3.6, 2.2, "#5c2c2c")),
        Shape(smooth(smile), "#a03440", round=5, contact=0.3, ink=0.9),
        Shape(smooth("160,211! 174,216 194,216 219,204! 216,216 198,224 176,222"), "#fffaf0",
            round=4, contact=0.2, ink=0.5, glow=0.3),
        Shape(smooth(fringe), "url(#hair)", round=14, contact=0.8,
            detail=lines(["156,92 144,132", "180,80 168,108", "214,80 232,112", "240,94 260,136"],
                "#a294b4", 3, 0.6)),
        plate("128,134! 156,106 192,97 238,104 272,130! 271,147 236,120 192,113 156,123 131,150",
            GOLD, round=6),
        Shape(smooth("182,84! 195,105 183,128! 170,106"), "#e83a48", round=8, shine=0.9,
            contact=0.6),
    ]  # fmt: skip


def _eyes(picture: Scene) -> None:
    dots = disc(161, 172, 4.8, "#1c0c10") + disc(212, 171, 5.6, "#1c0c10")
    dots += disc(158, 168, 2.3, "#fff") + disc(209, 166, 2.7, "#fff")
    picture.sharp(tilted_marks(dots, LEAN, NECK))


def _recruit(picture: Scene) -> None:
    """Shelter someone whose helmet is too large for him."""
    head = [
        Shape(smooth("64,358 110,342 162,356 186,430 196,570 30,570 44,420"), "url(#tunic)",
            round=30, detail=lines(["110,350 112,560"], "#1c4c7c", 3, 0.6)),
        limb("40,452 112,464 188,452", [17, 18, 17], "#7c4a34", round=6),
        plate("98,448! 128,448! 128,474! 98,474!", GOLD, round=6),
        Shape(smooth("72,346 112,358 152,346 160,362 114,376 66,362"), "#f0d8a0", round=12,
            contact=0.7),
        Shape(smooth("66,304 74,278 112,268 150,278 158,306 154,332 136,350 112,354 88,350 70,332"),
            "#ffcca4", round=36, skin=0.5, glow=0.3, detail=oval(80, 328, 11, 8, "#e87860", 0.5)
            + oval(146, 328, 10, 8, "#e87860", 0.5)),
        *eyeball((94, 306), 17, "#6cb8e0", (6, 2)),
        *eyeball((134, 305), 17, "#6cb8e0", (3, 2)),
        *nose(116, 322, 9, "#e89c78", 1.1),
        Shape(smooth("96,338 106,334 124,334 136,338 134,347 116,349 98,347"), "#fffaf0", round=5,
            ink=1.2, detail=lines(["106,332 106,350", "116,332 116,350", "126,332 126,350",
                "94,342 138,342"], "#4c2030", 1.8, 0.9)),
        Shape(smooth("64,278! 64,242 86,220 114,214 142,220 164,244 164,278! 114,268"),
            "url(#iron)", round=34, shine=0.8, gloss=12,
            detail=line("114,212 114,276", "#343c58", 4, 0.7)),
        Shape(smooth("46,290 70,274 114,268 158,274 184,288 176,298 150,288 114,283 76,288 54,299"),
            GOLD, round=8, shine=0.6, contact=0.9),
        *rivets([(76, 283), (114, 276), (152, 282)], 3.6, "#e0e0f0"),
    ]  # fmt: skip
    picture.group(*head, shadow=0.5, roundness=50)
    picture.sharp(disc(102, 308, 4.6, "#140a12") + disc(138, 307, 4.6, "#140a12")
        + disc(100, 306, 1.8, "#fff") + disc(136, 305, 1.8, "#fff"))  # fmt: skip


def _near_arm(picture: Scene) -> None:
    """Keep a hand on his hat."""
    arm = [
        limb("34,322 28,276 66,240", [52, 50, 38], STEEL, shine=0.7, gloss=12, bump=0.1),
        plate("14,308 34,292 54,308 54,338 32,350 12,334", GOLD, round=18),
        limb("48,242 72,258", [14, 14], GOLD, shine=0.6),
        *spread(Hand(70, 242, 37, -14, HAND), 0.16),
    ]
    picture.group(*arm, shadow=0.5, roundness=50)
    picture.group(
        limb("58,376 44,414 88,412", [34, 34, 25], "url(#tunic)"),
        limb("168,374 186,414 142,410", [34, 34, 25], "url(#tunic)"),
        *fist(Spot(97, 404, 17, 70), "#f4bc94", "#fadcc8"),
        *fist(Spot(131, 402, 17, -70, True), "#f4bc94", "#fadcc8"),
        shadow=0.4,
    )


def _catch(picture: Scene) -> None:
    """Catch the last arrow before it arrives."""
    tail, head = (370, 172), (190, 276)
    turn = math.degrees(math.atan2(head[1] - tail[1], head[0] - tail[0]))
    point = place("-8,-15! 38,0! -8,15! 3,0!", *head, 1, turn)
    arm = [
        limb("350,330 340,288 318,246", [56, 52, 40], STEEL, shine=0.7, gloss=12, bump=0.1),
        plate("330,318 352,310 370,328 366,354 346,362 328,344", GOLD, round=18),
        limb("302,258 338,242", [15, 15], GOLD, shine=0.6),
        limb([tail, head], [9, 9], "#f0cc88", round=4),
        *arrow(tail, head, "#ff6a50")[1:],
        plate(point, "#e4ecf8", round=6, shine=0.9),
        *grip(Hand(318, 246, 47, -118, HAND)),
    ]
    picture.group(*arm, shadow=0.5, roundness=44)
    picture.afterglow(glint(164, 291, 18) + glint(164, 291, 8), 0.6)

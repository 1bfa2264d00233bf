"""Martyr: arrows are the rays of her halo, and she catches the one that was meant for another."""

import math

from ..actors import Hand, eyeball, grip, lid, motes, outdoors, spread, strands
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
HAND = "#a4694a"
SHIELD = (198, 142)
LEAN, NECK = -7.0, (198.0, 244.0)


def scene() -> Scene:
    """Paint a volley at dusk, shield and rays, her, the recruit under her arm, and the catch."""
    colours = (
        radial("skin", (166, 130), 150, (0, "#d09068"), (0.5, "#a4694a"), (1, "#6a3a34"))
        + linear("gold", (90, 30), (310, 420), (0, "#fff6c0"), (0.5, "#f0b844"), (1, "#9c5c20"))
        + linear("steel", (60, 240), (320, 430), (0, "#ffffff"), (0.5, "#ccd0e2"), (1, "#7c80a8"))
        + radial("face", SHIELD, 108, (0, "#e8503c"), (0.7, "#b02838"), (1, "#6c1430"))
        + linear("hair", (110, 70), (290, 290), (0, "#ffffff"), (1, "#cfc4dc"))
        + linear("tabard", (198, 280), (198, 450), (0, "#b82c40"), (1, "#641230"))
        + linear("iron", (64, 230), (180, 310), (0, "#b8c4d8"), (0.5, "#74829c"), (1, "#434c68"))
        + linear("tunic", (70, 350), (170, 440), (0, "#4c9cc4"), (1, "#1c4c7c"))
    )
    picture = outdoors(
        LIGHT, ("#3c1030", "#8c2c48", "#f09458"), ("#6c2c40", "#4c1c38", "#2c1028"), 388, colours, 9
    )
    _volley(picture)
    picture.group(*_shield(), shadow=0.5, form=0.2)
    picture.group(*_body(), shadow=0.5, roundness=90, fade=(390, 470, 0.4))
    picture.group(*tilted(_hair(), LEAN, NECK), shadow=0.45)
    picture.group(*tilted(_face(), LEAN, NECK), shadow=0.5, roundness=60)
    _eyes(picture)
    _recruit(picture)
    _near_arm(picture)
    _catch(picture)
    return motes(picture, "#ffe8b0", 5, 40)


def _volley(picture: Scene) -> None:
    picture.veil(oval(300, 372, 190, 60, "#ffc070", 0.7), 20)
    picture.veil(fill(ridge(-5, 380, 350, 22, 3), "#5c1c3c", 0.9), 1.2)
    host = "".join(taper([(x, 372), (x + 4, 318 + x % 19)], [3, 2]) for x in range(300, 380, 9))
    picture.veil(fill(host, "#4c1434", 0.95), 0.6)
    streaks = [[(x, y), (x + 58, y - 30)] for x, y in ((8, 120), (46, 210), (310, 66), (4, 262),
        (330, 200))]  # fmt: skip
    picture.veil(lines(streaks, "#ffd8b0", 4, 0.5), 1.2)


def _shield() -> list[Shape]:
    """Stick arrows about the round shield, like the rays of a halo."""
    x, y = SHIELD
    rays: list[Shape] = []
    for turn in (-196, -168, -141, -112, -84, -57, -29, -3, 24):
        a = math.radians(turn)
        near, far = 84 + turn % 3 * 4, 136 + turn % 5 * 3
        rays += arrow((x + far * math.cos(a), y + far * math.sin(a)),
            (x + near * math.cos(a), y + near * math.sin(a)), "#fff4dc")  # fmt: skip
    studs = [place([(98, 0)], x, y, 1, turn)[0] for turn in range(-170, 190, 24)]
    sun = polygon(star(x, y, 92, 58, 12))
    return [
        Shape(ellipse(x, y, 106), "url(#face)", round=26, bump=0.6, bump_size=8,
            detail=fill(sun, "#ffc860", 0.8)),
        Shape(ring(x, y, 108, 19), GOLD, round=9, shine=0.6, gloss=8),
        *rivets([(stud.x, stud.y) for stud in studs], 4, "#8c3430"),
        *rays,
    ]  # fmt: skip


def _body() -> list[Shape]:
    breast = "108,284 150,262 198,272 250,260 288,280 300,350 290,450 110,450 100,350"
    edges = lines(["142,280 140,330 124,480", "258,278 257,330 270,480"], "#f0b844", 7, 0.95)
    return [
        Shape(smooth("84,270 198,230 316,266 352,340 390,540 -20,540 40,340"), "#8c1c34", round=40,
            bump=0.6, bump_size=14),
        plate(breast, STEEL, round=60),
        Shape(smooth("138,282! 198,300 262,278! 262,330 276,480 118,480 134,330"), "url(#tabard)",
            round=30, bump=0.5, bump_size=12, detail=edges),
        Shape(smooth("168,226 230,222 240,268 200,284 160,270"), SKIN, round=20, skin=0.4),
        plate("138,268 164,262 198,284 232,260 262,264 258,286 200,312 140,290", GOLD, round=12),
        limb("300,280 326,316 336,372", [70, 60, 48], STEEL, shine=0.5, bump=0.1),
        limb("92,286 58,330 44,384", [62, 56, 46], STEEL, shine=0.5, bump=0.1),
        *pauldron(Spot(96, 286, 58, -16), STEEL, GOLD),
        *pauldron(Spot(302, 280, 58, 14), STEEL, GOLD),
        *arrow((364, 214), (318, 262), "#fff4dc"),
        *arrow((22, 226), (80, 268), "#fff4dc"),
    ]  # fmt: skip


def _hair() -> list[Shape]:
    tones = ("#fffaf4", "#e2d8e6", "#f4ecf0")
    back = ("128,170 128,112 156,74 200,60 246,76 270,118 274,176 290,216 282,262 250,276 226,240 "
        "170,240 146,268 122,256 118,214")  # fmt: skip
    flow = ["256,120 284,170 276,222 300,268", "250,140 272,196 262,246 280,290",
        "262,110 300,150 298,210 326,246", "240,160 256,220 246,262 262,296",
        "138,140 120,186 132,232 112,272", "146,160 134,206 144,246 128,286"]  # fmt: skip
    return [
        Shape(smooth(back), "url(#hair)", round=40, bump=0.5, bump_size=7),
        *strands(flow, tones, 26),
    ]


def _face() -> list[Shape]:
    face = ("136,156 142,124 166,104 198,98 232,104 254,126 258,158 252,192 238,220 216,240 "
        "198,245 180,240 158,220 142,192")  # fmt: skip
    fringe = (
        "128,168! 126,120 152,80 200,66 246,82 272,120 268,172! 258,142 244,124 214,112 "
        "206,120 186,110 160,124 140,148"
    )
    smile = "168,214! 182,220 198,222 214,219 229,211! 222,230 200,238 176,230"
    return [
        Shape(smooth(face), SKIN, round=50, bump=0.2, skin=0.5,
            detail=oval(160, 204, 18, 11, "#e0785c", 0.4) + oval(238, 202, 17, 11, "#e0785c", 0.4)),
        *eyeball((170, 168), 15, "#f0a83c", (-3, 5)),
        *eyeball((226, 167), 15, "#f0a83c", (-3, 5)),
        lid((170, 168), 15, "#a0644a", -13, 0.27),
        lid((226, 167), 15, "#8c5646", 13, 0.27),
        *(
            Shape(taper(curve, [4, 11, 12, 5]), "#f4ecf0", round=5, bump=0.5, contact=0.6)
            for curve in ("148,146 160,137 174,134 188,136", "212,135 226,133 240,136 250,145")
        ),
        *nose(198, 197, 20, "#b47452", 0.94),
        Shape(smooth(smile), "#7c2c30", round=5, contact=0.3, ink=0.8),
        Shape(smooth("174,217! 198,223 223,214! 216,225 198,229 182,226"), "#fffaf0", round=4,
            contact=0.2, ink=0.5),
        Shape(smooth(fringe), "url(#hair)", round=14, bump=0.5, bump_size=5, contact=0.8,
            detail=lines(["160,90 142,130", "186,80 176,110", "218,82 236,114", "240,94 258,134"],
                "#a294b4", 3, 0.6)),
        plate("126,132! 158,105 198,96 240,105 270,130! 268,146 238,121 198,112 160,121 128,148",
            GOLD, round=6),
        Shape(smooth("198,82! 212,104 198,128! 184,104"), "#e83a48", round=8, shine=0.9,
            contact=0.6),
    ]  # fmt: skip


def _eyes(picture: Scene) -> None:
    dots = disc(167, 174, 5, "#1c0c10") + disc(223, 173, 5, "#1c0c10")
    dots += disc(164, 170, 2.4, "#fff") + disc(220, 169, 2.4, "#fff")
    picture.sharp(tilted_marks(dots, LEAN, NECK))


def _recruit(picture: Scene) -> None:
    """Shelter someone whose helmet is too large for him."""
    head = [
        Shape(smooth("66,358 110,342 160,356 176,416 168,456 56,456 52,406"), "url(#tunic)",
            round=30, bump=0.5),
        Shape(smooth("66,304 74,278 112,268 150,278 158,306 154,332 136,350 112,354 88,350 70,332"),
            "#f0b890", round=36, skin=0.5, detail=oval(80, 328, 11, 8, "#e87860", 0.5)
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
    arm = [
        limb("44,362 70,392 128,390", [52, 54, 44], STEEL, shine=0.7, gloss=12, bump=0.1),
        plate("26,358 52,344 70,366 62,400 36,404 22,384", GOLD, round=18),
        limb("118,368 122,412", [12, 14], GOLD, shine=0.6),
        *spread(Hand(128, 388, 38, -18, HAND), 0.04),
        *fist(Spot(82, 374, 13, 80), "#f0b890", "#fadcc8"),
    ]
    picture.group(*arm, shadow=0.5, roundness=50)


def _catch(picture: Scene) -> None:
    """Catch the last arrow before it arrives."""
    tail, head = (374, 226), (196, 304)
    turn = math.degrees(math.atan2(head[1] - tail[1], head[0] - tail[0]))
    point = place("-8,-15! 38,0! -8,15! 3,0!", *head, 1, turn)
    arm = [
        limb("340,364 324,332 302,300", [58, 54, 44], STEEL, shine=0.7, gloss=12, bump=0.1),
        plate("316,338 344,332 366,354 360,388 332,394 312,370", GOLD, round=18),
        limb("326,288 286,316", [15, 15], GOLD, shine=0.6),
        limb([tail, head], [9, 9], "#f0cc88", round=4),
        *arrow(tail, head, "#ff6a50")[1:],
        plate(point, "#e4ecf8", round=6, shine=0.9),
        *grip(Hand(302, 298, 50, -128, HAND)),
    ]
    picture.group(*arm, shadow=0.5, roundness=44)
    picture.afterglow(glint(172, 315, 20) + glint(172, 315, 9), 0.6)

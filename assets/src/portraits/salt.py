"""Salt: an old helmswoman in oilskin, with the wheel of her ship behind her like a halo."""

import math

from ..curves import Points, ellipse, ring, smooth, taper
from ..figures import limb
from ..sailing.faces._pair import Place
from ..scene import Light, Scene, Shape
from ..svg import clouds, disc, linear, lines, oval, spots
from ..tilt import tilted
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ._hair import strand
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#46646c", "#94b0a8", "#eae4c4"), ("#fffef0", "#dce8d4"), 132, (188, 178))
LIGHT = Light(ambient="#6c7c94", rim_colour="#fff4d0", rim=0.9, bounce="#5c707c", ink="#0e161e")
SHADE = "#84443a"
NEAR = Eye(211, 210, 25, "#4c9cc4", "#d08c74", lift=0.5, tilt=-4, lash=4.2, wing=0.06)
FAR = Eye(134, 213, 19.5, "#4c9cc4", "#d08c74", False, 0.42, -4, (-0.2, 0.02), 4, 0.06)
#: The middle of the wheel, the radius of its rim, and how it is turned in each mood.
WHEEL, RIM = (188, 186), 138
TURN = {"calm": 8, "glad": 22, "sorry": -9}
#: So much smaller is she that the wheel is seen about her.
HEAD = Place(0.9, 18, 32)


def scene(mood: str = "calm") -> Scene:
    """Set the wheel against the fog, then jersey, face and braids, and the hat over them."""
    pose = Pose(MOODS[mood], 4)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 44, mood)
    picture.veil(clouds(12, 7, (0, 250, 375, 375), 120, "#f4f4e4", 0.4), 10)
    picture.group(*_wheel(TURN[mood]), shadow=0.5, form=0.1)
    picture.group(*pose.head(HEAD.shapes(_brim_behind())), shadow=0.4)
    picture.group(*pose.body(_jersey()), shadow=0.4)
    picture.group(*pose.head(HEAD.shapes(_face(pose.mood, eyes))), tint=0.03, shadow=0.4)
    picture.group(*pose.head(HEAD.shapes(_hair())), shadow=0.4)
    picture.group(*pose.head(HEAD.shapes(_hat())), shadow=0.5, shadow_offset=(-2, 9))
    picture.group(*pose.head(HEAD.shapes(_braid())), shadow=0.45)
    picture.sharp(pose.marks(HEAD.marks("".join(glance(at) + glints(at) for at in eyes))))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(HEAD.marks(sweat(276, 196, 12))))
    picture.sharp(pose.marks(HEAD.marks("".join(_drop(*at) for at in DROPS))))
    return end(picture, "#fffff0")


#: What the sea has left on the oilskin.
DROPS = (
    (118, 84, 4.4),
    (146, 58, 3.2),
    (240, 66, 4.8),
    (268, 104, 3.4),
    (212, 44, 3),
    (96, 150, 4),
)


def _gradients() -> str:
    return (
        complexion("#fcd0ac", "#e09878", "#98543f", "#e8483c", "#84443a")
        + linear("wood", (40, 20), (330, 340), (0, "#d89450"), (0.5, "#94562c"), (1, "#4c2818"))
        + linear("oil", (80, 10), (300, 190), (0, "#fff070"), (0.45, "#f8c020"), (1, "#b8700c"))
        + linear("lining", (60, 100), (340, 300), (0, "#a8660c"), (1, "#5c3408"))
        + linear("hair", (80, 160), (320, 360), (0, "#f4f4ec"), (0.5, "#b0b4b4"), (1, "#6c7478"))
        + linear("wool", (60, 280), (320, 375), (0, "#3c64a4"), (1, "#101c44"))
        + linear("brass", (60, 60), (300, 375), (0, "#fff4b8"), (0.5, "#e8b040"), (1, "#8c541c"))
    )


def _drop(x: float, y: float, size: float) -> str:
    return disc(x, y, size, "#fffbd8", 0.85) + disc(x + 1, y + 1.4, size * 0.66, "#e8a818", 0.7)


def _wheel(turn: float) -> list[Shape]:
    """Make a wheel of eight spokes; the one that stands up when she steers straight is bound."""
    x, y = WHEEL
    made = []
    for index in range(8):
        spoke = [
            Shape(taper([(x, y), (x, y - RIM)], [20, 15]), "url(#wood)", round=6, bump=0.3),
            limb([(x, y - RIM - 6), (x, y - RIM - 22), (x, y - RIM - 40)], [14, 21, 13],
                "url(#wood)", round=8, bump=0.2, shine=0.4),
        ]  # fmt: skip
        if index == 0:
            knot = (y - RIM - 16, y - RIM - 23, y - RIM - 30)
            spoke += [limb([(x - 11, at), (x + 11, at - 1)], [6, 6], "#f8ecd0", round=3, bump=0.3,
                contact=0.4) for at in knot]  # fmt: skip
        made += tilted(spoke, turn + index * 45, WHEEL)
    made.append(Shape(ring(x, y, RIM, 26), "url(#wood)", round=10, bump=0.3, shine=0.25))
    made.append(Shape(ring(x, y, RIM, 5), "url(#brass)", round=2, shine=0.8, contact=0.2))
    for index in range(16):
        at = math.radians(turn + 11.25 + index * 22.5)
        nail = ellipse(x + RIM * math.cos(at), y + RIM * math.sin(at), 4.4)
        made.append(Shape(nail, "url(#brass)", round=3, shine=0.9, contact=0.3))
    return made


def _brim_behind() -> list[Shape]:
    tail = "92,140 200,96 300,130 338,196 350,262 330,296! 298,286 268,250 220,210 130,190 90,176"
    return [
        Shape(smooth(tail), "url(#lining)", round=24, bump=0.3,
            detail=lines(["316,160 338,270", "296,170 316,284"], "#3c2004", 4, 0.5)),
    ]  # fmt: skip


def _jersey() -> list[Shape]:
    ribs: list[Points] = [[(104 + 16 * k, 296), (100 + 17 * k, 350)] for k in range(12)]
    knit: list[Points] = [
        [(30 + 22 * k, y), (40 + 22 * k, y + 10), (50 + 22 * k, y), (52 + 22 * k, y - 1)]
        for y in (350, 368)
        for k in range(15)
    ]
    return [
        Shape(smooth("4,408 26,356 92,326 290,318 350,350 378,408"), "url(#wool)", round=34,
            bump=0.8, bump_size=5, detail=lines(knit, "#6c98d8", 3, 0.55)),
        Shape(smooth("104,292 150,306 200,308 250,298 288,276 300,312 292,344 238,366 160,368 "
                     "104,348 94,316"), "url(#wool)", round=22, bump=0.7, bump_size=5, contact=0.7,
            detail=lines(ribs, "#0c1838", 3.6, 0.55)),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "122,120 104,152 100,184 106,208 98,232 102,262 104,288 118,318 146,338 184,340 236,322 "
        "266,288 276,236 280,184 268,128 220,100 160,100"
    )
    paint = (
        oval(211, 204, 46, 34, "url(#hollow)", 0.9) + oval(134, 206, 32, 32, "url(#hollow)", 0.8)
        + oval(230, 250, 40, 28, "url(#blush)") + oval(112, 252, 26, 26, "url(#blush)")
        + oval(148, 252, 34, 16, "url(#blush)", 0.6)
        + lines(["238,206 262,196", "240,213 266,212", "238,220 262,228", "110,210 100,204",
                 "110,218 99,220", "186,262 206,280 208,306", "124,274 114,290 118,310",
                 "150,174 176,170 204,174", "146,162 176,157 210,162", "158,326 180,330 198,326",
                 "228,276 244,290", "236,268 252,280"], SHADE, 2.6, 0.6)
        + spots(5, 14, (204, 236, 250, 262), "#a84c38", (1, 2), 0.6)
        + brushed("#ffe0c0", SHADE, drop=8)
    )  # fmt: skip
    return [
        *lobe(280, 226, 28, SHADE),
        Shape(smooth(outline), "url(#skin)", round=58, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("100,186 124,182 154,198"), [7, 15, 13], "#d8dcd8", "#8c9498"),
        eyebrow(mood.brow("180,196 212,176 252,182"), [14, 17, 6], "#d8dcd8", "#8c9498"),
        *snout((144, 258), 26, SHADE, 1.06, 0.08),
        *mouth(mood, (158, 300), 31, ("#b45448", "#48181c"), 0.42, 0.7),
        Shape(ellipse(284, 258, 7), "url(#brass)", round=5, shine=0.9),
    ]  # fmt: skip


def _hair() -> list[Shape]:
    locks = (
        ("256,128 282,164 286,206 278,236", (14, 26, 20, 3)),
        ("240,126 268,152 276,190 268,218", (10, 18, 14, 2)),
        ("128,136 108,164 104,200 94,218", (10, 18, 12, 2)),
        ("140,138 122,152 114,176 118,188", (8, 12, 8, 1)),
    )
    return [strand(spine, widths, "url(#hair)", "#fcfcf4") for spine, widths in locks]


def _hat() -> list[Shape]:
    """Sew a sou'wester of five panels: a high crown, and a brim that is turned up in front."""
    crown = "100,148! 98,96 124,44 176,18 228,22 276,60 294,112 292,150! 240,132 190,126 140,132"
    brim = (
        "76,176! 70,150 90,128 138,112 190,108 246,114 300,136 336,190 352,246! 328,236 302,192 "
        "270,160 226,146 184,144 138,150 104,166"
    )
    seams = ["182,22 160,70 150,126", "186,20 214,66 224,126", "150,30 118,80 116,134",
             "230,24 264,80 270,134"]  # fmt: skip
    return [
        Shape(smooth(crown), "url(#oil)", round=38, shine=0.5, gloss=9, bump=0.2,
            detail=lines(seams, "#94580c", 4.4, 0.7) + lines([
                "128,58 112,104", "190,34 186,100"], "#fffbd0", 6, 0.5)),
        Shape(smooth(brim), "url(#oil)", round=13, shine=0.5, gloss=9, contact=0.8,
            detail=lines(["88,160 140,132 190,127 246,134 296,160 330,214"], "#94580c", 3, 0.6)),
        limb("76,174 104,164 138,148 184,142 226,144 270,158 302,190 328,234 350,246",
            [4, 5, 6, 6, 6, 6, 5, 5, 3], "#d8900c", round=3, bump=0, contact=0.4),
    ]  # fmt: skip


def _braid() -> list[Shape]:
    """Plait a thick grey braid over the near shoulder, whipped with a rope's end."""
    made = []
    for index in range(6):
        x, y = 286 + 6 * (index < 3) - 4 * max(0, index - 2), 234 + 20 * index
        side = 1 if index % 2 else -1
        lock = [(x + side * 17, y - 16), (x + side * 13, y + 2), (x - side * 2, y + 15),
                (x - side * 12, y + 26)]  # fmt: skip
        made.append(strand(lock, (10, 26, 28, 10), "url(#hair)", "#fcfcf4"))
    return [
        *made,
        limb("258,350 276,357 294,352", [13, 14, 13], "#e8d098", round=6, bump=0.6),
        strand("276,358 268,384 272,408", (22, 28, 16), "url(#hair)", "#fcfcf4"),
    ]

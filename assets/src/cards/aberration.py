"""Aberration: too many eyes, too many claws, and a sword that did not help."""

import math

from ..actors import earth, eyeball, floor_shadow, lid, motes, outdoors
from ..anatomy import TROUSERS, limb_of
from ..curves import ellipse, knots, place, polygon, ridge, smooth, taper
from ..figures import Spot, limb, plate
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial, spots
from ..tilt import tilted, tilted_marks
from ..wardrobe import boot
from ._knights import helmet

LIGHT = lit("#10061c", "#4a4488", "#a8f4f0", "#5a8a3a", 1.0)
EYE = (156.0, 162.0)
FLESH, LID, IVORY = "url(#flesh)", "#8048c0", "url(#ivory)"
FAR = (
    ("250,240 306,206 346,240 342,336", 44), ("206,300 258,316 272,352 256,414", 42),
)  # fmt: skip
#: How far the head leans, in degrees, and about what point.
LEAN = (-7.0, (176.0, 250.0))
#: Where that takes the eye.
SEEN = (145.4, 165.1)
NEAR = (("110,286 62,266 32,326 56,438", 54), ("240,284 296,264 338,334 314,462", 60))
HORN = (("100,110 64,98 50,58 78,22", 42),)
#: Eyes on stalks: where each grows, where it looks out, its size, its iris, and where it looks.
STALKS = (
    ("132,92 120,74 132,56", (134, 52), 15, "#f0b030", (-3, 4)),
    ("190,88 198,64 186,44", (186, 40), 14, "#e84a5a", (3, 4)),
    ("232,98 254,80 250,62", (252, 58), 18, "#50c8d8", (-5, 5)),
)


def scene() -> Scene:
    """Paint a cave of crystals, claws and stalks, the body with its eye, the mouth on a sword."""
    colours = (
        linear("claw", (20, 20), (350, 420), (0, "#cabaf4"), (0.5, "#7a60c0"), (1, "#35286e"))
        + linear("dim", (20, 20), (350, 420), (0, "#9a86d8"), (0.5, "#5a449c"), (1, "#2a1c5a"))
        + radial("flesh", (130, 120), 230, (0, "#c084ec"), (0.55, "#7038b0"), (1, "#381868"))
        + radial("iris", SEEN, 50, (0, "#fcffa8"), (0.45, "#b8f03a"), (1, "#2a8a2a"))
        + linear("ivory", (0, 240), (0, 340), (0, "#fffbe4"), (1, "#e8d8b0"))
        + linear("steel", (20, 330), (60, 260), (0, "#8c98b8"), (0.5, "#f4f8ff"), (1, "#98a4c4"))
    )
    picture = outdoors(
        LIGHT, ("#06222e", "#0e5a66", "#58ccb4"), ("#3c9c94", "#286c74", "#18404c"), 340, colours,
        60,
    )  # fmt: skip
    _cave(picture)
    picture.group(*_claws(FAR, "url(#dim)"), shadow=0.4, form=0.1)
    picture.group(*_owner(), shadow=0.5)
    horns = [*_claws(HORN, "url(#claw)"), *_stump()]
    picture.group(*_lean(horns), shadow=0.4, form=0.1)
    picture.group(*_lean(_stalks()), shadow=0.4)
    picture.group(*_claws(NEAR, "url(#claw)"), shadow=0.5, form=0.1)
    picture.group(*_lean(_body()), shadow=0.5, roundness=100)
    picture.group(*_lean(_maw()), shadow=0, outline=1.4, form=0.2)
    picture.group(*_lean(_eye()), shadow=0.4, form=0.3)
    picture.group(*_lean(_sword()), shadow=0.5)
    picture.group(*_rubble(), shadow=0.4, form=0)
    _shine(picture)
    return motes(picture, "#b0fff0", 6, 16)


def _lean(shapes: list[Shape]) -> list[Shape]:
    """Lean the head over to whoever is below."""
    return tilted(shapes, *LEAN)


def _cave(picture: Scene) -> None:
    picture.glow(oval(200, 270, 190, 110, "#8cf0d0", 0.5), 36)
    picture.veil(fill(ridge(-5, 380, 296, 40, 9), "#187078", 0.7), 2)
    for x, y, k, turn in ((34, 240, 1.5, -14), (74, 322, 0.9, 10), (344, 150, 1.3, 12),
            (116, 340, 0.6, 16)):  # fmt: skip
        shard = place("-18,90! -14,-34! 0,-66! 16,-30! 18,90!", x, y, k, turn)
        facet = place("-14,-34! 0,-66! 2,90! -18,90!", x, y, k, turn)
        picture.veil(fill(polygon(shard), "#2ca4a8", 0.85), 0.6)
        picture.veil(fill(polygon(facet), "#7cdccc", 0.75), 0.6)
    roof = "".join(polygon([(x - w, -10), (x + w, -10), (x + 3, y)]) for x, w, y in ((20, 34, 90),
        (74, 20, 44), (226, 22, 34), (300, 26, 56), (362, 38, 130)))  # fmt: skip
    picture.veil(fill(roof, "#062430", 0.95), 0.8)
    earth(picture, 344, 8, 6)
    floor_shadow(picture, 180, 420, 150, "#06202c")
    floor_shadow(picture, 178, 416, 44, "#06202c")
    for x, y, wide in ((50, 438, 44), (306, 462, 50), (252, 416, 34)):
        floor_shadow(picture, x, y, wide, "#06202c")
    picture.glow(oval(150, 400, 130, 26, "#98e048", 0.26), 18)
    _ground(picture)


def _ground(picture: Scene) -> None:
    """Crack the floor where its legs go in, and lay flags, crystals and a shield on it."""
    flags = ("-10,470! 70,458! 96,482! 40,500! -10,496!", "106,454! 196,450! 214,478! 116,484!",
        "226,474! 280,484! 274,512! 190,514! 200,486!",
        "60,502! 108,492! 180,488! 170,524! 50,530!",
        "330,476! 390,466! 390,500! 316,504!")  # fmt: skip
    for flag in flags:
        picture.veil(fill(polygon(flag), "#4ca8a0", 0.85), 0.8)
        picture.veil(fill(polygon(place(flag, 4, 6)), "#286470"), 1.4)
    cracks = (
        "56,440 30,452 12,448",
        "56,440 74,458 112,454",
        "56,440 44,464 52,482",
        "314,464 290,478 262,476",
        "314,464 340,480 372,476",
        "314,464 318,490 300,508",
    )
    picture.veil(lines(cracks, "#082028", 4, 0.9), 0.6)
    picture.veil(lines([place(crack, 1, 3) for crack in cracks], "#84dccc", 1.6, 0.6), 0.5)
    picture.group(*_gems(), shadow=0.4, form=0.1)


def _gems() -> list[Shape]:
    """Grow crystals from the floor, in front of it."""
    gems = []
    for x, y, k, turn in ((18, 508, 0.7, -20), (44, 516, 0.5, 8), (356, 500, 0.8, 16),
            (334, 514, 0.5, -12), (362, 522, 0.5, 40)):  # fmt: skip
        side = fill(polygon(place("-18,40! -14,-34! 0,-66! 2,40!", x, y, k, turn)), "#c8fff0", 0.8)
        gems.append(Shape(polygon(place("-18,40! -14,-34! 0,-66! 16,-30! 18,40!", x, y, k, turn)),
            "#38a8b0", round=5, shine=0.8, gloss=8, detail=side))  # fmt: skip
    return gems


def _rubble() -> list[Shape]:
    """Heap up what each leg has broken out of the floor."""
    stones = ((34, 444, 10), (78, 446, 7), (290, 468, 9), (336, 470, 8), (240, 420, 6))
    return [
        Shape(polygon(place("-1,.5! -.8,-.4! -.1,-.8! .7,-.5! 1,.4! .3,.7!", x, y, size, x * 7)),
            "#4c8c90", round=4, bump=0.5)
        for x, y, size in stones
    ]  # fmt: skip


def _claws(spines: tuple[tuple[str, int], ...], tone: str) -> list[Shape]:
    """Arms of horn that taper to a point, ringed along their length."""
    rings = "".join(
        line([(p.x - wide * 0.5, p.y - 6), (p.x, p.y), (p.x + wide * 0.5, p.y - 6)], "#241650", 3,
            0.5)
        for spine, wide in spines for p in knots(spine)[1:-1]
    )  # fmt: skip
    return [
        Shape(taper(spine, [wide * k for k in (0.9, 1, 0.86, 0.56, 0.14)], 70), tone,
            round=wide * 0.36, bump=0.4, shine=0.5, gloss=10, contact=0.6, detail=rings)
        for spine, wide in spines
    ]  # fmt: skip


def _stump() -> list[Shape]:
    """Break the other horn off; somebody managed that much."""
    return [
        limb("254,124 292,106 306,88", [46, 42, 36], "url(#claw)", bump=0.7, shine=0.5),
        Shape(ellipse(309, 83, 17, 8, 38), "#e8dcf8", round=4, bump=0.9, bump_size=4, ink=0.6),
    ]


def _stalks() -> list[Shape]:
    """Grow the lesser eyes, each of which has its own opinion."""
    shapes = []
    for spine, at, size, iris, look in STALKS:
        shapes += [
            limb(spine, [34, 24, 20], FLESH, bump=0.6, skin=0.4),
            Shape(ellipse(*at, size * 1.36), FLESH, round=size, bump=0.4, skin=0.4, ink=0.6),
            *eyeball(at, size, iris, look),
            lid(at, size, LID, look[0] * 3, 0.24),
        ]
    return shapes


def _owner() -> list[Shape]:
    """Hide the sword's owner behind his shield: boots, knees, face, and fingers on its rim."""
    shield = "130,412! 154,404 178,408 202,404 226,412! 222,446 202,472 178,486! 154,472 134,446"
    rim = knots(shield)
    shapes = []
    for x, side in ((150, -1), (206, 1)):
        shapes += [
            limb_of(((178 + side * 14, 470), (x + side * 12, 452), (x + side * 10, 480)), 24,
                TROUSERS, "#6c7494", side, shine=0.5),
            *boot(Spot(x + side * 12, 484, 12, side * 4, side < 0), "#8c5434", "#b88048"),
        ]  # fmt: skip
    return [
        *shapes,
        Shape(smooth("146,424 154,404 178,398 202,404 210,424 200,450 156,450"), "#98a4c4",
            round=14, shine=0.6),
        *helmet((178, 388), 0.94, 4, "#e04858", True),
        plate(shield, "#c8405c", fill(smooth("166,404! 190,404! 188,490! 168,490!"), "#f0d8a0")
            + fill(smooth("130,424! 226,424! 224,444! 132,444!"), "#f0d8a0"), round=14),
        limb([*rim, rim[0]], [6] * 9, "#e8b848", round=3, shine=0.7),
        Shape(ellipse(178, 434, 10), "#e8b848", round=8, shine=0.8, contact=0.7),
        *(limb([(x, 402), (x, 415)], [9, 7], "#f0b490", round=4, skin=0.4, contact=0.7)
            for x in (142, 151, 160, 197, 206, 215)),
    ]  # fmt: skip


def _body() -> list[Shape]:
    hide = (
        "160,66 224,76 268,114 288,176 282,246 252,306 206,340 150,344 104,322 76,278 64,216 "
        "68,152 96,96"
    )
    warts = spots(6, 30, (70, 80, 290, 340), "#2a1050", (3, 7), 0.45)
    knobs = [(250, 130, 9), (268, 166, 7), (272, 208, 11), (262, 250, 7), (238, 286, 9),
        (84, 246, 8), (248, 188, 6), (232, 244, 6)]  # fmt: skip
    return [
        Shape(smooth(hide), FLESH, round=84, bump=0.6, bump_size=12, skin=0.5, detail=warts),
        *[Shape(ellipse(x, y, r), "#d09aff", round=r, shine=0.5, contact=0.6, ink=0.6)
            for x, y, r in knobs],
    ]  # fmt: skip


def _tooth(x: float, y: float, long: float, wide: float, bow: float, turn: float = 0) -> Shape:
    """Bend one tooth, thick at its root; it points down when `turn` is 0."""
    spine = place([(0, -wide * 0.3), (bow * 0.4, long * 0.4), (0, long)], x, y, 1, turn)
    return Shape(taper(spine, [wide, wide, wide * 0.6, 1.5]), IVORY, round=wide * 0.5,
        contact=0.7, shine=0.5, gloss=12, rim=0.6)  # fmt: skip


def _maw() -> list[Shape]:
    lips = "70,246! 104,258 150,262 200,252 238,228! 240,276 214,312 164,330 112,318 82,286"
    inside = "80,256! 108,268 152,272 200,262 228,244! 226,276 204,302 162,318 116,306 90,282"
    return [
        Shape(smooth(lips), "#a45ad0", round=13, bump=0.6, skin=0.5, shine=0.2),
        Shape(smooth(inside), "#3a0428", round=8, flat=0.5, rim=0, contact=0.6),
        Shape(smooth("112,304 130,284 158,290 184,280 202,296 184,310 160,317 130,312"), "#e8407a",
            round=14, shine=0.4, contact=0.4),
        *[_tooth(x, y, long, 17, bow) for x, y, long, bow in ((98, 264, 26, -3), (118, 268, 18, 2),
            (140, 270, 30, -3), (162, 270, 18, 3), (184, 266, 28, 3), (206, 258, 18, -2))],
        *[_tooth(x, y, long, 16, bow, 180) for x, y, long, bow in ((104, 300, 16, 2),
            (126, 311, 24, -3), (150, 317, 16, 2), (174, 315, 24, 3), (198, 304, 18, -2))],
        Shape(smooth("80,284 112,310 162,322 212,304 240,270 240,284 216,318 164,336 110,325 "
            "79,295"), "#a45ad0", round=8, bump=0.6, skin=0.5, shine=0.2, contact=0.6, ink=0.6),
    ]  # fmt: skip


def _eye() -> list[Shape]:
    veins = lines(["86,164 100,156 112,162", "226,166 212,160 202,164", "98,190 112,184",
        "216,186 202,188"], "#d8284a", 2.4, 0.7)  # fmt: skip
    rays = [
        [(EYE[0] + r * math.cos(a), EYE[1] + r * math.sin(a)) for r in (18, 46)]
        for a in (index * math.tau / 11 for index in range(11))
    ]
    return [
        Shape(smooth("64,166! 102,114 158,96 214,112 254,160! 214,212 158,232 98,212"), "#22083c",
            round=12, flat=0.5, rim=0),
        Shape(smooth("76,166! 110,122 158,106 206,120 242,160! 206,206 158,222 106,206"),
            "#fff6e0", round=44, glow=0.5, rim=0, shine=0.5, gloss=20, detail=veins),
        Shape(ellipse(*EYE, 48), "url(#iris)", round=40, glow=0.75, rim=0, contact=0.4, shine=0.5,
            gloss=26, detail=lines(rays, "#2a7a2a", 3, 0.5)),
        Shape(smooth("54,162! 84,98 146,68 216,84 266,146! 212,132 158,126 108,146"), FLESH,
            round=15, bump=0.7, contact=0.9, detail=oval(130, 96, 26, 6, "#d8a8ff", 0.25)),
        Shape(smooth("64,172! 106,208 158,222 208,208 256,162! 218,228 158,244 98,230"), FLESH,
            round=11, bump=0.7, contact=0.3),
        limb("58,146 100,98 158,112", [8, 26, 8], "#4a2088", round=9, bump=0.7, contact=0.7),
        limb("172,104 226,76 270,116", [8, 27, 8], "#4a2088", round=9, bump=0.7, contact=0.7),
    ]  # fmt: skip


def _sword() -> list[Shape]:
    """Clench a knight's sword between the teeth, notched, its point bitten off."""
    blade = "32,238! 44,226! 104,262! 138,278! 134,286! 142,290! 132,298! 94,282!"
    return [
        Shape(polygon(blade), "url(#steel)", round=5, shine=0.9, gloss=7,
            detail=fill(polygon("38,232! 138,284! 132,298! 94,282! 32,238!"), "#8290b4", 0.75)
            + lines(["40,230 136,283"], "#ffffff", 2.4, 0.9)
            + fill(polygon("78,243! 83,253! 88,249!"), "#5c1c50")),
        limb("22,250 36,234 54,212", [9, 10, 9], "#e8b848", round=4, shine=0.7),
        limb("34,231 22,224", [11, 11], "#8c3c38", round=4,
            detail=lines(["32,224 26,234"], "#4c1c20", 2, 0.8)),
        Shape(ellipse(17, 220, 8), "#e8b848", round=7, shine=0.7),
        _tooth(98, 264, 28, 17, -2), _tooth(118, 268, 26, 17, 2), _tooth(126, 311, 26, 16, -3, 180),
    ]  # fmt: skip


def _shine(picture: Scene) -> None:
    slit = "156,118! 166,146 166,178 156,206! 146,178 146,146"
    marks = fill(smooth(slit), "#0c0614") + (
        disc(138, 142, 9, "#ffffff", 0.95) + disc(174, 186, 4.5, "#ffffff", 0.6)
    )
    for _, (x, y), size, _, look in STALKS:
        marks += (disc(x + look[0] * 1.3, y + look[1] * 1.3, size * 0.3, "#140a12")
            + disc(x - size * 0.3, y - size * 0.2, size * 0.16, "#ffffff"))  # fmt: skip
    picture.sharp(tilted_marks(marks, *LEAN))
    picture.sharp("".join(disc(x, y, 2.4, "#140a12") for x, y in ((167.5, 384), (183, 385))))
    picture.afterglow(disc(*SEEN, 46, "#b8ff3a", 0.4), 16)
    picture.afterglow(oval(110, 244, 60, 20, "#b8ff3a", 0.25), 12)

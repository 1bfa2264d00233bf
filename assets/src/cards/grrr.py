"""Grrr: says its name on all fours, and blows a snail's eyes back."""

import math
import random

from ..actors import earth, floor_shadow, furrows, motes, moved, outdoors, strands
from ..anatomy import ARM, LEG, limb_of
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..faces import pupil
from ..figures import Spot, gaze
from ..props import fur, pine, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval
from ..tilt import tilted_marks
from ._undergrowth import snail, toadstools

LIGHT = lit("#1c0c18", "#54489c", "#ffe0b0", "#c8703c", 1.1)
#: How far it leans into its roar, in degrees, and about what point.
LEAN = (-7.0, (190.0, 330.0))
MIDDLE, RADII = (184.0, 206.0), (108.0, 118.0)
COAT, DEEP, IVORY = "#ec6c2a", "#8c3024", "#fff6e0"
#: The coat from outside in: where a row of locks begins, how many, their length, their tones.
ROWS = (
    (0.88, 19, 56, ("#a03c24", "#b04624")),
    (0.72, 15, 54, ("#d05a28", "#dc6428")),
    (0.5, 11, 50, ("#f08434", "#e87c32")),
    (0.26, 8, 46, ("#ffa648", "#f89c40")),
)


def scene() -> Scene:
    """Paint a clearing, tail and legs, bristling coat, face, and a bird that does not mind."""
    picture = outdoors(
        LIGHT,
        ("#382880", "#8468c8", "#ffc0b8"),
        ("#d8a0b0", "#8c6cb0", "#483880"),
        330,
        linear("cap", (0, 380), (0, 470), (0, "#ff6850"), (1, "#b02848"))
        + linear("snail", (156, 440), (226, 500), (0, "#ffe098"), (0.5, "#e89c48"), (1, "#8c4438")),
        54,
    )
    _clearing(picture)
    picture.group(*_behind(), shadow=0.4, fade=(300, 420, 0.3))
    picture.group(*_legs(), shadow=0.6, roundness=50)
    picture.group(*_lean([*_ears(), *_coat()]), shadow=0.5, roundness=110, form=0.6)
    picture.group(*_lean(_face()), shadow=0, outline=1, form=0.2)
    picture.group(*_lean(_bird()), shadow=0.4)
    eyes = pupil(122, 166, 25) + pupil(212, 156, 30) + disc(203, 45, 2.4, "#140a12")
    picture.sharp(f'<g transform="translate(16 0)">{tilted_marks(eyes, *LEAN)}</g>')
    picture.group(*toadstools(), shadow=0.4)
    picture.shade(oval(190, 505, 44, 6, "#2c1c58", 0.8), 3)
    picture.group(*moved(snail(), (84, 496), (186, 504), 0.66), shadow=0.4)
    picture.sharp(disc(163, 457, 2.4, "#140a12") + disc(154.5, 469.5, 2.4, "#140a12"))
    _roar(picture)
    return motes(picture, "#fff0d8", 5, 36)


def _lean(shapes: list[Shape]) -> list[Shape]:
    """Lean the head into the roar."""
    return moved(shapes, LEAN[1], (LEAN[1][0] + 16, LEAN[1][1]), 1, LEAN[0])


def _clearing(picture: Scene) -> None:
    picture.glow(oval(30, 250, 170, 110, "#ffc890", 0.9), 34)
    picture.veil(fill(ridge(-5, 380, 286, 26, 3), "#8c70c0", 0.8), 1.6)
    trees = "".join(pine(x, 344, h, h * 0.22, i) for i, (x, h) in enumerate(((40, 110), (84, 86),
        (300, 120), (262, 90))))  # fmt: skip
    picture.veil(fill(trees, "#6c509c", 0.9), 1)
    trunks = "".join(taper([(x, 370), (x + lean, 200), (x + lean * 1.4, -10)], [w * 1.7, w, w])
        for x, lean, w in ((8, 6, 26), (362, -4, 34), (328, 8, 14)))  # fmt: skip
    picture.veil(fill(trunks, "#3c2c70", 0.95), 0.8)
    beams = "".join(polygon([(x, -10), (x + 26, -10), (x - 90, 350), (x - 170, 350)])
        for x in (120, 190, 280))  # fmt: skip
    picture.veil(fill(beams, "#ffe0b8", 0.16), 6)
    earth(picture, 342, 6, 5)
    furrows(picture, 346, "#5c4488", "#ffd0b0", 5)
    picture.cover(fill(tufts([(0, 352), (375, 350)], 60, 12, 7), "#7c5ca0"))
    floor_shadow(picture, 190, 418, 120, "#2c1c58")
    floor_shadow(picture, 98, 452, 66, "#2c1c58")
    floor_shadow(picture, 288, 446, 76, "#2c1c58")
    _leaves(picture)
    cracks = ("96,446! 60,456! 44,474! 14,480!", "104,448! 116,470! 108,484! 122,506!",
        "112,446! 140,450! 152,458!")  # fmt: skip
    picture.cover(fill("".join(taper(crack, [11, 7, 5, 0.6]) for crack in cracks), "#2c1c58", 0.95))
    picture.veil(clouds(4, 3, (70, 420, 170, 432), 34, "#e8d0e0", 0.5), 4)
    stump = [
        Shape(smooth("238,394! 322,394! 326,420 346,440! 316,438 300,446! 280,440 258,446! 246,438 "
            "216,442! 236,420"), "#7c4c40", round=20, bump=1.2, bump_size=6),
        Shape(ellipse(280, 394, 42, 13), "#e0b080", round=4, bump=0.4,
            detail="".join(f'<ellipse cx="280" cy="394" rx="{r}" ry="{r * 0.3}" fill="none" '
            'stroke="#a07048" stroke-width="2"/>' for r in (12, 24, 34))),
    ]  # fmt: skip
    picture.group(*stump, shadow=0.5)


def _leaves(picture: Scene) -> None:
    """Strew the ground with leaves, and shake more from the trees."""
    litter = "".join(
        fill(smooth(place("-11,0! 0,-5 11,0! 0,4", x, y, 0.7 + (y - 360) / 220, turn)), tone)
        for x, y, turn, tone in ((20, 372, 10, "#e88848"), (60, 384, -20, "#f0b058"),
            (214, 470, 30, "#e88848"), (330, 482, -14, "#f0b058"), (160, 496, 8, "#d86050"),
            (252, 494, -30, "#f0b058"), (190, 380, 4, "#d86050"), (128, 476, -8, "#f0b058"))
    )  # fmt: skip
    picture.cover(litter)
    for x, y, turn, tone in ((36, 92, 20, "#f0a050"), (66, 46, -30, "#e87848"), (350, 116, 50,
            "#f0a050"), (330, 40, 10, "#d86050"), (24, 318, -10, "#f0a050")):  # fmt: skip
        leaf = smooth(place("-11,0! 0,-6 11,0! 0,6", x, y, 1, turn))
        picture.cover(fill(leaf, tone) + line(place("-9,0 9,0", x, y, 1, turn), "#8c3c30", 1.4))


def _roar(picture: Scene) -> None:
    """Draw the breath that comes from the maw, past the snail."""
    breath = "".join(
        taper(track, [0.6, 5, 3, 0.5])
        for track in (
            "150,362 156,400 148,426 120,448",
            "182,366 196,410 190,440",
            "110,354 120,400 108,434",
        )
    )
    picture.veil(fill(breath, "#fff4e4", 0.75), 0.8)


def _shag(box: tuple[float, float, float, float], seed: int) -> str:
    """Comb a leg: short strokes that hang, dark and bright."""
    chance = random.Random(seed)
    marks = ""
    for index in range(40):
        x, y = chance.uniform(box[0], box[2]), chance.uniform(box[1], box[3])
        way = [(x, y), (x + chance.uniform(-3, 3), y + 9), (x + chance.uniform(-6, 6), y + 19)]
        marks += lines([way], ("#ffb860", "#a83c20")[index % 2], 2.8, 0.5)
    return marks


def _paw(x: float, y: float, size: float, tone: str) -> list[Shape]:
    """Set down a broad paw: four toes side by side, and the claws that dig in."""
    shapes = [Shape(smooth(place("-.95,.3 -.98,-.2 -.6,-.72 0,-.86 .6,-.72 .98,-.2 .95,.3 0,.5",
        x, y, size)), tone, round=size * 0.5, bump=0.6, bump_size=5)]  # fmt: skip
    for across, down in ((-0.82, 0.1), (0.82, 0.1), (-0.29, 0.2), (0.29, 0.2)):
        spine = place([(across * 0.84, down - 0.36), (across, down), (across * 1.02, down + 0.2)],
            x, y, size)  # fmt: skip
        claw = place([(across * 1.02, down + 0.28), (across * 1.08, down + 0.5),
            (across * 1.06, down + 0.72)], x, y, size)  # fmt: skip
        shapes += [
            Shape(taper(claw, [size * 0.24, size * 0.22, 1]), IVORY, round=5, shine=0.5),
            Shape(taper(spine, [size * k for k in (0.46, 0.58, 0.5)]), tone, round=size * 0.26,
                bump=0.4, bump_size=5, contact=0.7, ink=0.8),
        ]  # fmt: skip
    return shapes


def _behind() -> list[Shape]:
    """Raise a bushy tail, and set a hind foot on the ground beneath the belly."""
    hind = ((196, 300), (176, 348), (190, 398))
    tail = "270,340 330,322 354,266 338,206"
    return [
        Shape(taper(tail, [40, 52, 56, 4], 70), "#c4521e", round=24, bump=0.6, bump_size=6),
        *strands(
            [
                "312,322 338,300 342,268",
                "336,312 358,280 356,244",
                "332,270 330,230 342,196",
                "350,268 360,232 350,204",
                "340,250 344,214 336,178",
                "324,296 330,262 346,232",
                "346,296 362,262 360,236",
            ],
            ("#e87c32", "#f8a048"),
            15,
        ),
        Shape(ellipse(200, 338, 92, 44), DEEP, round=40, bump=0.5, rim=0.3),
        limb_of(hind, 72, LEG, "#a04024", 1, bump=0.5, bump_size=6, rim=0.3),
        *_paw(186, 404, 30, "#b85428"),
    ]


def _legs() -> list[Shape]:
    """Plant one foreleg on the ground and the other on a stump, shoulders deep in the mane."""
    left, right = ((104, 252), (58, 334), (98, 424)), ((262, 262), (330, 314), (286, 384))
    return [
        Shape(fur("42,372 32,340 38,306", 10, 20, 3, 7), "#c4521e", round=4),
        limb_of(left, 84, ARM, COAT, -1, bump=0.5, bump_size=5, detail=_shag((30, 240, 140, 430),
            3)),
        *strands(["74,372 62,398 70,428", "92,384 84,408 92,434", "112,380 116,406 110,432",
            "60,318 44,340 46,366", "84,370 78,392 84,420", "64,346 52,366 54,390",
            "102,372 102,396 100,426"], ROWS[2][3], 13),
        *_paw(98, 432, 46, "#f08434"),
        Shape(fur("350,290 356,322 340,352", 10, 20, 4, 7), "#c4521e", round=4),
        limb_of(right, 80, ARM, COAT, 1, bump=0.5, bump_size=5, detail=_shag((250, 240, 360, 400),
            4)),
        *strands(["318,338 318,360 308,386", "296,340 288,362 292,388", "276,350 264,368 268,388",
            "330,300 344,318 342,344", "308,340 302,360 302,388",
            "338,322 334,346 322,368", "286,346 276,366 280,390"], ROWS[2][3], 12),
        *_paw(284, 388, 43, "#f08434"),
    ]  # fmt: skip


def _ears() -> list[Shape]:
    return [
        Shape(smooth("94,132! 60,84 62,38! 104,60 140,104!"), COAT, round=16, bump=0.8,
            detail=fill(smooth("96,116 74,82 72,56! 100,76 120,104"), "#8a2a3a", 0.9)),
        Shape(smooth("244,96! 282,60 326,50! 322,94 290,140!"), COAT, round=16, bump=0.8,
            detail=fill(smooth("266,102 292,74 314,64! 308,92 288,122"), "#8a2a3a", 0.9)),
    ]  # fmt: skip


def _coat() -> list[Shape]:
    """Comb a ball of fur, row over row, every lock away from the nose."""
    chance = random.Random(20)
    shapes = [Shape(ellipse(*MIDDLE, 112, 118), COAT, round=90, ink=0)]
    for inset, count, length, tones in ROWS:
        for index in range(count):
            angle = math.tau * (index + chance.uniform(-0.25, 0.25)) / count - 1.2
            ahead = angle + chance.uniform(-0.22, 0.22)
            x = MIDDLE[0] + RADII[0] * inset * math.cos(angle)
            y = MIDDLE[1] + RADII[1] * inset * math.sin(angle)
            long, bend = length * chance.uniform(0.8, 1.15), chance.choice((-9, 9))
            spine = place([(-14, 0), (long * 0.3, bend * 0.5), (long * 0.66, -bend * 0.3),
                (long, bend)], x, y, 1, math.degrees(ahead))  # fmt: skip
            wide = 46 * (0.7 + 0.4 * inset)
            shapes.append(Shape(taper(spine, [wide * 0.8, wide, wide * 0.6, 1]),
                tones[index % 2], round=wide * 0.4, bump=0.5, bump_size=5, contact=0.4, ink=0.4,
                rim=0.6, detail=lines([spine], "#ffd088", 1.8, 0.16)))  # fmt: skip
    crest = ("142,118 122,92 124,58", "156,112 140,76 146,40", "172,106 164,66 172,34",
        "188,104 190,74 182,52", "204,108 214,80 208,60", "218,114 236,92 236,70")  # fmt: skip
    return [*shapes, *[Shape(taper(c, [20, 19, 11, 1]), tone, round=8, bump=0.5, contact=0.5,
        ink=0.5) for c, tone in zip(crest, ("#f0a040", "#ffc860") * 3, strict=True)]]  # fmt: skip


def _face() -> list[Shape]:
    maw = "66,238! 106,222 154,226 206,218 250,222! 256,272 226,318 164,334 104,320 74,282"
    lips = "56,236! 104,212 154,216 208,208 260,214! 268,276 234,328 164,346 98,332 64,286"
    return [
        Shape(smooth("78,170 118,136 166,142 214,122 256,160 250,208 206,216 154,222 104,216"),
            "#ffb254", round=30, bump=0.9, bump_size=5, ink=0.2),
        *gaze(Spot(122, 166, 28, 24), "#ffe04a", "#c4521e", 0.22, (-3, 3)),
        *gaze(Spot(212, 156, 34, -24), "#ffe04a", "#c4521e", 0.18, (-4, 3)),
        *_brow(),
        Shape(smooth(lips), "#c4521e", round=12, bump=0.7, skin=0.4, ink=0.7),
        Shape(smooth(maw), "#5e0c2a", round=10, flat=0.4, rim=0, contact=0.6),
        Shape(smooth("104,316 124,284 156,294 188,280 220,312 194,330 164,334 128,328"),
            "#ec566e", round=20, contact=0.4, shine=0.5,
            detail=lines(["156,296 160,332"], "#a01c40", 5, 0.6)),
        *[_tooth(*tooth) for tooth in ((92, 240, 40, 25, -5), (116, 229, 26, 21, 2),
            (139, 224, 32, 22, -2), (162, 225, 28, 21, 2), (185, 227, 30, 22, 3), (208, 224, 26, 21,
            -2), (232, 232, 42, 26, 6))],
        *[_tooth(*tooth, 180) for tooth in ((94, 314, 22, 20, 3), (118, 326, 36, 23, 4),
            (144, 334, 22, 20, -2), (170, 336, 24, 20, 2), (196, 330, 38, 24, -5),
            (222, 318, 22, 20, -3))],
        *[Shape(smooth(lip), "#c4521e", round=8, bump=0.6, skin=0.4, contact=0.6, ink=0.6)
            for lip in ("54,238! 104,210 154,214 208,206 262,213! 206,224 154,230 106,227",
            "66,284 102,312 164,327 226,310 258,268 268,278 236,330 164,350 97,335 64,296")],
        Shape(smooth("130,206 150,192 174,200 172,218 154,228 136,220"), "#3a1424", round=12,
            shine=0.8, contact=0.8),
    ]  # fmt: skip


def _brow() -> list[Shape]:
    """Knit two brows of stiff hair."""
    hairs = ("156,170 112,144 66,128", "150,158 118,134 80,112", "142,146 122,126 100,106",
        "178,166 222,136 278,112", "184,152 222,124 264,94", "194,140 222,116 242,92")  # fmt: skip
    return [
        Shape(taper(hair, [22, 26, 1]), tone, round=10, bump=0.8, bump_size=4, contact=0.7, ink=0.6)
        for hair, tone in zip(hairs, ("#6a1a22", "#7c2226", "#8a2a26") * 2, strict=True)
    ]


def _tooth(x: float, y: float, long: float, wide: float, bow: float, turn: float = 0) -> Shape:
    """Bend one tooth, thick at its root; it points down when `turn` is 0."""
    spine = place([(0, -wide * 0.2), (bow * 0.3, long * 0.4), (bow, long)], x, y, 1, turn)
    return Shape(taper(spine, [wide, wide * 1.05, wide * 0.66, 2]), IVORY, round=wide * 0.5,
        contact=0.6, shine=0.5, gloss=12, ink=0.8)  # fmt: skip


def _bird() -> list[Shape]:
    """Seat a small blue bird on the crest, eyes half closed."""
    blue = "#58a8e8"
    return [
        Shape(smooth("224,70 246,72 262,60 258,78 238,88"), "#3878c0", round=6, bump=0.4),
        Shape(smooth("190,62 190,38 206,28 224,36 232,56 238,74 222,88 202,84"), blue, round=20,
            bump=0.5, bump_size=5),
        Shape(smooth("192,66 200,58 212,66 214,80 202,84"), "#f4ecd8", round=8, contact=0.1,
            ink=0.2),
        Shape(smooth("218,58 236,64 240,78 222,78"), "#3878c0", round=7, contact=0.5),
        Shape(ellipse(204, 44, 6, 6), "#fffaf0", round=5, rim=0, shine=0.5),
        Shape(smooth("196,43! 204,35 213,42! 204,44"), "#3878c0", round=3, ink=0.6),
        Shape(smooth("191,46! 178,52! 192,56!"), "#ffc040", round=4, ink=0.7),
    ]  # fmt: skip

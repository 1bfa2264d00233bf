"""Grrr: says its name, stamps its foot, and blows a snail's eyes back."""

import math
import random

from ..actors import Hand, earth, floor_shadow, furrows, motes, moved, outdoors, strands
from ..anatomy import ARM, LEG, limb_of
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..faces import fang, pupil
from ..figures import Spot, gaze, limb, punch
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
    """Paint a clearing, feet and arms, bristling coat, face, and a bird that does not mind."""
    picture = outdoors(
        LIGHT,
        ("#382880", "#8468c8", "#ffc0b8"),
        ("#d8a0b0", "#8c6cb0", "#483880"),
        330,
        linear("cap", (0, 380), (0, 470), (0, "#ff6850"), (1, "#b02848"))
        + linear("snail", (50, 420), (120, 490), (0, "#ffe098"), (0.5, "#e89c48"), (1, "#8c4438")),
        54,
    )
    _clearing(picture)
    picture.group(*_feet(), shadow=0.4)
    picture.group(*_arms(), shadow=0.4)
    picture.group(*_lean([*_ears(), *_coat()]), shadow=0.5, roundness=110, form=0.6)
    picture.group(*_lean(_face()), shadow=0, outline=1, form=0.2)
    picture.group(*_lean(_bird()), shadow=0.4)
    picture.group(*_claws(), shadow=0.6, shadow_blur=9)
    picture.group(*_fist(), shadow=0.6, shadow_blur=9)
    eyes = pupil(122, 166, 25) + pupil(212, 156, 30) + disc(203, 45, 2.4, "#140a12")
    picture.sharp(f'<g transform="translate(16 0)">{tilted_marks(eyes, *LEAN)}</g>')
    picture.group(*toadstools(), shadow=0.4)
    picture.shade(oval(76, 503, 44, 6, "#2c1c58", 0.8), 3)
    picture.group(*moved(snail(), (84, 496), (72, 502), 0.66), shadow=0.4)
    picture.sharp(disc(49, 455, 2.4, "#140a12") + disc(40.5, 467.5, 2.4, "#140a12"))
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
    floor_shadow(picture, 170, 426, 130, "#2c1c58")
    floor_shadow(picture, 280, 442, 76, "#2c1c58")
    _leaves(picture)
    cracks = ("124,428! 94,440! 88,458! 58,474!", "124,428! 132,452! 120,466! 126,498!",
        "124,428! 166,440! 172,458! 204,474!", "94,440! 62,440! 40,452!")  # fmt: skip
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
        for track in ("92,352 74,392 54,404 12,414", "120,366 92,408 66,416", "60,330 34,372 4,388")
    )
    picture.veil(fill(breath, "#fff4e4", 0.75), 0.8)


def _foot(x: float, y: float, size: float) -> list[Shape]:
    """Put down a broad foot with three claws."""
    paw = "-1,.3 -.9,-.4 -.2,-.75 .6,-.5 .9,.1 .7,.45 -.2,.55"
    return [
        Shape(smooth(place(paw, x, y, size)), "#c8542a", round=size * 0.5, bump=0.9, bump_size=6),
        *[limb([(x + size * dx, y + size * 0.28), (x + size * (dx - 0.2), y + size * 0.62)],
            [size * 0.34, 3], IVORY, round=5, shine=0.5) for dx in (0.3, -0.25, -0.75)],
    ]  # fmt: skip


def _feet() -> list[Shape]:
    left, right = ((158, 300), (112, 350), (128, 406)), ((238, 296), (296, 322), (274, 372))
    return [
        limb_of(left, 92, LEG, COAT, 1, bump=0.4, bump_size=6),
        *strands(["110,344 92,362 98,384", "142,352 152,372 146,392"], ROWS[2][3], 18),
        *_foot(122, 412, 42),
        limb_of(right, 92, LEG, COAT, -1, bump=0.4, bump_size=6),
        *strands(["296,316 312,334 306,356", "306,300 322,314 320,334"], ROWS[1][3], 18),
        *_foot(270, 380, 40),
    ]  # fmt: skip


def _shag(box: tuple[float, float, float, float], seed: int) -> str:
    """Comb an arm: short strokes that hang, dark and bright."""
    chance = random.Random(seed)
    marks = ""
    for index in range(34):
        x, y = chance.uniform(box[0], box[2]), chance.uniform(box[1], box[3])
        way = [(x, y), (x + chance.uniform(-3, 3), y + 8), (x + chance.uniform(-6, 6), y + 17)]
        marks += lines([way], ("#ffb860", "#a83c20")[index % 2], 2.6, 0.5)
    return marks


def _arms() -> list[Shape]:
    """Bend both arms out from behind the mane: elbows low, forearms up, shaggy behind."""
    left, right = ((116, 298), (38, 306), (47, 212)), ((252, 298), (338, 302), (331, 222))
    return [
        Shape(fur("66,336 34,332 16,306 20,260 30,214", 22, 13, 3, 5), "#d05a28", round=3),
        limb_of(left, 62, ARM, COAT, bump=0.5, bump_size=5, detail=_shag((0, 210, 110, 340), 3)),
        Shape(fur("348,222 354,262 358,304 342,328 306,330", 22, 13, 4, 5), "#d05a28", round=3),
        limb_of(right, 62, ARM, COAT, bump=0.5, bump_size=5,
            detail=_shag((270, 210, 375, 340), 4)),
    ]  # fmt: skip


def _claws() -> list[Shape]:
    """Show what the other hand could do."""
    hand = Hand(330, 226, 37, -86, "#f89848")
    ways = [
        [(0.72, y), (1.06, y * 1.6), (1.04 + more, y * 2.3)]
        for y, more in ((-0.34, 0.5), (-0.1, 0.66), (0.14, 0.6), (0.36, 0.4))
    ] + [[(0.2, -0.28), (0.6, -0.8), (1.0, -0.86)]]
    tips = [hand.put(way)[-1] for way in ways]
    return [
        *(fang(tip.x, tip.y, 19, 13, 180 + (tip.x - 330) * 0.8, IVORY) for tip in tips),
        *(hand.finger(way, 0.4) for way in ways),
        hand.palm("-.3,-.36 .26,-.46 .8,-.54 1.06,-.32 1.08,.32 .84,.58 .3,.46 -.3,.36"),
        Shape(fur("354,220 332,230 308,220", 13, 17, 5, 5), "#f89438", round=4, ink=0.7),
    ]  # fmt: skip


def _fist() -> list[Shape]:
    """Shake a fist at whoever looks: knuckles, thumb, the fur of the wrist."""
    return [
        limb("46,200 45,216", [40, 38], "#f89848", skin=0.4),
        *punch(Spot(46, 180, 36, -4), "#f89848"),
        Shape(fur("70,208 46,220 20,208", 13, 17, 6, 5), "#f89438", round=4, ink=0.7),
    ]


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

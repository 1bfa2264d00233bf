"""Grrr: says its name, stamps its feet, and is not as small as it thinks it is."""

from ..curves import Points, ellipse, knots, mirror, place, smooth, symmetric
from ..faces import pupil
from ..figures import Spot, gaze, grasp, limb
from ..props import fur, pair, tufts
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import clouds, fill, linear, lines, rays

BACKDROP = Backdrop(
    ("#241a5c", "#5a50b0", "#c8a0d8"), ("#fff0dc", "#c8a8f0"), "#3f3a98", "#100e30", "hills",
    radius=134, halo="rays", centre=(187, 182),
)  # fmt: skip
LIGHT = lit("#1c0c18", "#5a4c8a", "#ffeec4", "#a8602a", 0.8)
CENTRE = (187.0, 208.0)
ROUND = (
    (0, -118), (62, -104), (110, -58), (126, 6), (114, 70), (70, 118), (0, 132), (-70, 118),
    (-114, 70), (-126, 6), (-110, -58), (-62, -104),
)  # fmt: skip
COATS = ((0.94, "url(#deep)", 44, 34), (0.8, "url(#coat)", 40, 30), (0.62, "#ffb454", 34, 26))
TOP = ((-3, 24), (-2, 42), (-1, 24), (0, 28), (1, 24), (2, 46), (3, 26))


def scene() -> Scene:
    """Roar behind, feet, bristling coat, face, and two fists full of claws."""
    colours = (
        linear("deep", (60, 80), (310, 350), (0, "#f0782e"), (1, "#7a2a24"))
        + linear("coat", (70, 80), (300, 340), (0, "#ffa040"), (0.6, "#ec6c2a"), (1, "#a03a28"))
        + linear("teeth", (0, 230), (0, 320), (0, "#ffffff"), (1, "#ecdcb0"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 54)
    picture.glow(fill(rays((187, 250), (130, 300), 22, 0.2, 4), "#fff0d8", 0.35), 1.5)
    picture.veil(clouds(4, 4, (30, 392, 350, 414), 46, "#d8c0e8", 0.5), 4)
    picture.group(*_feet(), shadow=0.4, fade=(380, 440, 0.5))
    picture.group(*_coat(), shadow=0.6, roundness=110, form=0.5)
    picture.group(*_face(), shadow=0.3, outline=1.2, form=0.2)
    for flip in (False, True):
        picture.group(*_arm(flip), shadow=0.6, shadow_blur=8)
    picture.sharp(pupil(140, 168, 27) + pupil(236, 164, 31))
    return finish(picture, BACKDROP, "#fff0d8")


def _side(points: str, flip: bool) -> Points:
    return mirror(points, 187) if flip else points


def _feet() -> list[Shape]:
    claws = [
        limb([(x, 386), (x - 4, 408)], [15, 3], "#fff4d8", round=5, shine=0.4)
        for x in (92, 114, 136, 246, 268, 290)
    ]
    return [
        limb("132,320 116,356 112,382", [66, 58, 62], "url(#deep)", bump=0.9),
        limb("246,320 262,352 268,384", [66, 58, 62], "url(#deep)", bump=0.9),
        *claws,
    ]


def _coat() -> list[Shape]:
    shapes = [
        *pair("92,142! 62,52! 120,82 146,122!", "url(#coat)", 187, round=16, bump=0.8),
        *pair("98,124! 80,76! 110,94 126,116!", "#8a2a3a", 187, round=8, contact=0.3),
    ]
    for seed, (factor, colour, count, length) in enumerate(COATS):
        loop = place([*ROUND, ROUND[0]], CENTRE[0], CENTRE[1] - 6 * seed, factor)
        bristles = fur(loop, count, length, 20 + seed, 9)
        path = smooth(knots(loop)[:-1])
        shapes.append(Shape(bristles, colour, round=7, bump=0.4, contact=0.35, ink=0.6))
        shapes.append(Shape(path, colour, round=60, bump=1.2, bump_size=7, contact=0, ink=0))
    crest = tufts("150,104 187,84 224,100", 9, 46, 6, 0.1, 7)
    return [*shapes, Shape(crest, "#ffc05a", round=5, contact=0.4, ink=0.6)]


def _face() -> list[Shape]:
    maw = "187,220 138,216 92,232 84,268 106,308 148,330 187,334"
    shapes = [
        *gaze(Spot(140, 168, 30, 24), "#ffe04a", "#c4521e", 0.24, (3, 2)),
        *gaze(Spot(236, 164, 34, -24), "#ffe04a", "#c4521e", 0.2, (-3, 2)),
        limb("84,122 128,132 174,168", [10, 36, 14], "#6a1a22", round=11, bump=0.9, contact=0.8),
        limb("292,108 248,124 202,164", [10, 38, 14], "#6a1a22", round=11, bump=0.9, contact=0.8),
        Shape(tufts("92,120 128,126 168,156", 8, 24, 3, -0.3, 5), "#8a2a26", round=3, contact=0.2),
        Shape(tufts("210,152 248,118 284,106", 8, 26, 4, 0.3, 5), "#8a2a26", round=3, contact=0.2),
        Shape(smooth("166,200 187,192 208,200 204,217 187,227 170,217"), "#3a1424", round=12,
            shine=0.7),
        Shape(smooth(symmetric(maw, 187)), "#5e0c2a", round=10, flat=0.4, rim=0, contact=0.6),
        Shape(smooth("126,312 158,284 187,292 216,284 248,312 218,328 187,331 156,328"),
            "#ec566e", round=18, contact=0.3, shine=0.3,
            detail=lines(["187,296 187,328"], "#a01c40", 4, 0.6)),
    ]  # fmt: skip
    for index, long in TOP:
        x, y = 187 + index * 26, 226 + abs(index) * 2.5
        shapes.append(_tooth(x, y, 12.5, long))
    for index in range(6):
        aside = index - 2.5
        shapes.append(_tooth(187 + aside * 25, 332 - abs(aside) * 6, 11.5, -24))
    return shapes


def _tooth(x: float, y: float, half: float, long: float) -> Shape:
    way = 12 if long > 0 else -12
    outline = [
        (x - half, y), (x + half, y), (x + half * 0.66, y + way + long * 0.5), (x, y + way + long),
        (x - half * 0.66, y + way + long * 0.5),
    ]  # fmt: skip
    return Shape(smooth(outline), "url(#teeth)", round=8, contact=0.5, shine=0.25, ink=0.8)


def _arm(flip: bool) -> list[Shape]:
    lift = -34 if flip else 0
    hand = Spot(330, 246 + lift, 40, 16, True) if flip else Spot(44, 276, 40, -16)
    track = "98,286 66,312 44,288" if not flip else "98,286 62,296 42,252"
    tuft = fur(
        _side("90,330 56,334 30,306" if not flip else "90,322 48,314 26,272", flip), 8, 22, 9
    )
    return [
        Shape(tuft, "url(#deep)", round=5, contact=0.3, ink=0.6),
        limb(_side(track, flip), [46, 46, 36], "url(#coat)", bump=1, bump_size=7),
        *grasp(hand, "#ff9a44", "#fff4d8", 0.05),
        Shape(ellipse(hand.x, hand.y + 12, 17, 15), "#c4583a", round=10, contact=0.2, ink=0.3),
    ]

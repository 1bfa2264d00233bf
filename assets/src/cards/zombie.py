"""Zombie: freshly up, lurching after its own hands, with the lid of its skull open."""

import math

from ..actors import Hand, outdoors
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import Knot, ellipse, knots, place, smooth, taper
from ..faces import pupil
from ..figures import Spot, brow, ear, gaze, limb
from ..hands import BACK, skin
from ..props import fur
from ..scene import Light, Scene, Shape
from ..svg import linear, lines, specks, spots
from ._graves import soil, yard

#: The moon behind its shoulder gives a cold edge on the left.
LIGHT = Light(
    key=(-0.56, -0.66, 0.5), key_colour="#f8f0d0", ambient="#5850a0", rim_from=(-0.8, -0.5),
    rim_colour="#e4ffb0", rim=1.0, bounce="#6a4a8a", ink="#130a20",
)  # fmt: skip
SKIN, SLEEVES = "url(#skin)", "url(#suit)"
DARK = "#5c7a4e"
LEAN = -13


def scene() -> Scene:
    """Body leaning in from the right, both arms out to the left, the head going first."""
    colours = (
        linear("skin", (110, 90), (290, 330), (0, "#dcf0a8"), (0.5, "#a4c878"), (1, "#5a7c60"))
        + linear("suit", (120, 270), (330, 440), (0, "#8a5a6a"), (1, "#34203c"))
        + linear("soil", (0, 390), (0, 520), (0, "#a8785c"), (1, "#5c3c4c"))
    )
    picture = outdoors(
        LIGHT, ("#221a64", "#5a3c9c", "#c890b4"), ("#8478b4", "#6058a0", "#4a4484"), 338, colours, 8
    )
    yard(picture)
    picture.group(*_far_arm(), shadow=0.45)
    picture.group(*_body(), shadow=0.4)
    picture.group(*_near_arm(), shadow=0.6, shadow_blur=9, shadow_offset=(-4, 9))
    picture.group(*_lid(), shadow=0.4)
    picture.group(*_flower(), shadow=0.3)
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-5, 10))
    picture.group(*soil(), shadow=0.5)
    left, right = _at(142, 196), _at(218, 196)
    picture.sharp(pupil(left.x - 5, left.y + 3, 20) + pupil(right.x + 6, right.y - 3, 11))
    picture.afterglow(specks(5, 30, (20, 30, 355, 460), "#d8ff8a"), 0.4)
    return picture


def _at(x: float, y: float) -> Knot:
    """Where a place of the upright head comes to when the head lolls."""
    return place([(x - 187, y - 220)], 196, 210, 1, LEAN)[0]


def _loll(points: str) -> list[Knot]:
    return [Knot(*_at(p.x, p.y)[:2], p.corner) for p in knots(points)]


def _hand(hand: Hand, forearm: str, wide: float) -> list[Shape]:
    """Let a hand hang from its wrist, and the bare forearm that it grows from: fingers, thumb."""
    marks = lines([hand.put(f".1,{y * 0.5:.2f} .8,{y:.2f}") for y in (-0.3, -0.02, 0.26)], DARK,
        hand.size * 0.05, 0.5)  # fmt: skip
    return [
        *(part for y, reach in ((0.44, 0.62), (0.16, 0.84), (-0.14, 0.8), (-0.42, 0.6))
            for part in _finger(hand, [(0.8, y), (1.1 + reach * 0.4, y * 1.2 - 0.06),
            (1.1 + reach, y * 1.1 + 0.14)], 0.3)),
        skin(hand, BACK, forearm, wide, marks),
        *_finger(hand, [(0.2, -0.34), (0.62, -0.74), (1.06, -0.68)], 0.3),
    ]  # fmt: skip


def _finger(hand: Hand, bones: list[tuple[float, float]], wide: float) -> list[Shape]:
    """Bend one finger of a hand, knuckly, with a nail."""
    track = hand.put(bones)
    widths = [hand.size * wide * k for k in (1, 1.04, 0.86, 1, 0.8)]
    turn = math.degrees(math.atan2(track[-1].y - track[-2].y, track[-1].x - track[-2].x))
    nail = place("-.1,-.1 .1,-.12 .26,0 .1,.12 -.1,.1", *track[-1][:2], hand.size, turn)
    return [
        Shape(taper(track, widths), hand.fill, round=hand.size * wide * 0.45, contact=0.7,
            skin=0.3),
        Shape(smooth(nail), "#6a4a68", round=hand.size * 0.08, contact=0.3, shine=0.3),
    ]  # fmt: skip


def _cuff(x: float, y: float, size: float, turn: float) -> Shape:
    """Tear the end of a sleeve."""
    ragged = ("-.1,-1! .3,-.4 .34,.3 .1,1! -.4,.8 -.9,1.1! -.7,.6 -1.2,.3! -.7,0 -1.1,-.4! -.6,-.5 "
        "-.7,-1.1!")  # fmt: skip
    return Shape(smooth(place(ragged, x, y, size, turn)), "#5c3c54", round=7, bump=0.4, contact=0.6)


def _far_arm() -> list[Shape]:
    joints = ((250, 322), (166, 318), (92, 268))
    return [
        *_hand(Hand(66, 248, 34, 118, SKIN), "112,280 84,258", 28),
        limb_of(joints, 62, SLEEVE, SLEEVES, -1, bump=0.5,
            detail=creases(joints, 62, "#34203c", side=-1)),
        _cuff(102, 274, 27, 32),
    ]  # fmt: skip


def _body() -> list[Shape]:
    """Slope the shoulders under the head; coat open on shirt and ribs."""
    coat = "132,352 168,306 220,292 286,286 336,302 364,346 384,470 104,470 116,400"
    shirt = "152,318! 196,340 244,312! 254,370 244,470 146,470 142,390"
    bones = "160,344! 176,350 190,344 206,352 226,340! 228,410 200,402 190,414 176,402 154,414!"
    return [
        Shape(smooth(coat), SLEEVES, round=60, bump=0.4, bump_size=12,
            detail=lines(["300,330 316,450", "128,380 136,450"], "#241428", 5, 0.6)),
        Shape(smooth(shirt), "#e0d8c4", round=22, bump=0.5, contact=0.4, detail=spots(3, 8,
            (150, 310, 240, 440), "#8a7a5a", (3, 8), 0.4)),
        Shape(smooth(bones), "#241a2c", round=6, contact=0.2, flat=0.6, rim=0),
        *[limb(f"162,{y} 190,{y + 9} 224,{y}", [8, 10, 8], "#f4ecd0", round=4)
            for y in (362, 380, 398)],
        Shape(smooth("240,296! 272,312 260,388! 234,362 220,374! 218,332"), "#6e4458", round=9,
            bump=0.4, contact=0.7),
    ]  # fmt: skip


def _lid() -> list[Shape]:
    """Throw the top of the skull back like a bowl, with the hair that is left on it."""
    bowl = "246,112! 250,142 274,164 306,156 330,128 336,96!"
    return [
        Shape(fur(_loll("338,104 328,140 304,166 270,166 250,144"), 30, 24, 4, 8), "#4a2c48",
            round=4, contact=0.3),
        Shape(smooth(_loll(bowl)), SKIN, round=24, bump=0.4),
        Shape(ellipse(*_at(291, 104)[:2], 47, 15, LEAN - 10), "#f6e4c0", round=6, contact=0.4),
        Shape(ellipse(*_at(291, 105)[:2], 38, 9, LEAN - 10), "#8a4a5c", round=4, contact=0.2,
            flat=0.5, rim=0),
    ]  # fmt: skip


def _flower() -> list[Shape]:
    """Plant what has taken root in so rich a soil."""
    x, y = _at(190, 40)[:2]
    petals = [
        Shape(
            ellipse(*place([(0, -11)], x, y, 1, turn)[0][:2], 6, 9, turn),
            "#fffaf0",
            round=5,
            contact=0.3,
            ink=0.7,
        )
        for turn in range(10, 370, 60)
    ]
    stem = limb([(x + 4, y + 40), (x - 3, y + 20), (x, y)], [5, 5, 4], "#5aa04a", round=2)
    return [stem, *petals, Shape(ellipse(x, y, 7, 7), "#ffc22e", round=6, contact=0.4)]


def _jaw() -> list[Shape]:
    """Show the brain on top, and below it a jaw that has given up."""
    jaw = (
        "118,262! 128,300 142,336 168,352 208,354 240,340 256,302 262,250! 246,270 238,300 "
        "220,322 190,328 160,322 142,298 134,268!"
    )
    brain = (
        "132,120 128,96 144,78 164,80 178,66 202,70 214,64 236,78 244,98 240,124 214,132 "
        "186,124 160,132"
    )
    folds = ["142,86 156,100 148,116", "178,70 176,92 192,100 186,116", "214,68 204,88 222,96",
        "240,92 226,104 228,120", "160,84 166,100"]  # fmt: skip
    maw = "128,262! 160,252 192,256 226,250 256,254! 252,300 234,328 190,336 150,328 134,300"
    return [
        *ear(Spot(*_at(258, 216)[:2], 40, LEAN + 6), SKIN, "#6a8a5a", pointed=False),
        Shape(smooth(_loll(brain)), "#f4949e", round=20, bump=0.8, bump_size=8, shine=0.35,
            detail=lines([_loll(p) for p in folds], "#b04a66", 4, 0.8)),
        Shape(smooth(_loll(maw)), "#3c1226", round=6, contact=0.2, flat=0.6, rim=0),
        Shape(smooth(_loll(jaw)), SKIN, round=18, bump=0.3, contact=0.3, skin=0.2),
        Shape(smooth(_loll("176,300 196,290 222,298 232,330 226,366 210,374 194,362 184,332")),
            "#d8688e", round=14, contact=0.7, shine=0.4,
            detail=lines([_loll("204,300 210,352")], "#96365e", 3, 0.7)),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Shape a box of a skull: flat brow, hollow cheeks, and the teeth that are left."""
    skull = (
        "108,186 112,138 128,116! 170,108 214,110 248,122! 262,160 260,214 258,250 240,282 "
        "214,292 150,292 122,276 112,240"
    )
    cheek = "116,222! 140,240 158,246 150,262 128,266 118,250"
    stitch = lines([_loll("230,134 250,178"), _loll("228,150 244,144"), _loll("236,170 252,162")],
        "#3a4a3c", 3, 0.9)  # fmt: skip
    return [
        *_jaw(),
        Shape(smooth(_loll(skull)), SKIN, round=44, bump=0.35, bump_size=14, skin=0.3,
            detail=stitch + spots(7, 9, (120, 110, 270, 200), "#7aa05c", (4, 10), 0.35)),
        Shape(smooth(_loll(cheek)), DARK, round=10, contact=0, ink=0.1, rim=0),
        Shape(smooth(_loll("258,226! 240,236 228,250 236,266 252,262")), DARK, round=10, contact=0,
            ink=0.1, rim=0),
        Shape(smooth(_loll("134,266! 160,258 192,262 226,256 246,262! 240,288 214,296 190,290 "
            "160,298 140,288")), "#3c1226", round=5, contact=0.3, flat=0.6, rim=0),
        *[Shape(smooth(_loll(t)), "#f4e6a4", round=5, contact=0.5, ink=0.8)
            for t in ("146,260! 164,258! 166,282 148,284", "184,258! 208,257! 208,290 186,292",
            "222,256! 236,258! 236,276 224,278", "148,330! 164,336! 162,312 150,310")],
        *_features(),
    ]  # fmt: skip


def _features() -> list[Shape]:
    """Set one eye wide open and one half asleep, brows, and what is left of a nose."""
    w, e = _at(142, 194), _at(218, 196)
    return [
        Shape(ellipse(w.x, w.y, 38, 36), DARK, round=10, contact=0, ink=0, rim=0),
        Shape(ellipse(e.x, e.y, 28, 26), DARK, round=10, contact=0, ink=0, rim=0),
        *gaze(Spot(w.x, w.y, 31, -14), "#ffd23a", "#a8c878", 0.16, (-7, 3), "#fffff0"),
        *gaze(Spot(e.x, e.y, 20, 8), "#ffd23a", "#a8c878", 0.46, (6, -3), "#fffff0"),
        *brow(*_at(140, 146)[:2], 54, 13, LEAN - 10, "#5a3c52", 3),
        *brow(*_at(222, 158)[:2], 46, 14, LEAN + 16, "#5a3c52", 4),
        Shape(smooth(_loll("176,190 190,190 198,222 206,240 198,252! 188,240 180,254! 172,242 "
            "164,250! 164,232")), SKIN, round=15, bump=0.3, contact=0.8),
        Shape(smooth(_loll("172,246 180,232 190,246 182,254")), "#2a1c24", round=3, contact=0.1,
            flat=0.6, rim=0),
    ]  # fmt: skip


def _near_arm() -> list[Shape]:
    joints = ((324, 326), (244, 394), (144, 348))
    return [
        *_hand(Hand(92, 318, 44, 106, SKIN), "158,352 116,334", 38),
        limb_of(joints, 74, SLEEVE, SLEEVES, 1, bump=0.5,
            detail=creases(joints, 74, "#34203c", side=1)),
        _cuff(146, 348, 36, 16),
    ]  # fmt: skip

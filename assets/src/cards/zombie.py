"""Zombie: freshly up, lurching after its own hands, with the lid of its skull open."""

from ..actors import outdoors
from ..curves import Knot, ellipse, knots, place, smooth, taper
from ..faces import pupil
from ..figures import Spot, brow, ear, gaze, limb
from ..props import fur
from ..scene import Light, Scene, Shape
from ..svg import linear, lines, specks, spots
from ._graves import soil, yard

#: The moon behind its shoulder gives a cold edge on the left.
LIGHT = Light(
    key=(-0.56, -0.66, 0.5), key_colour="#f8f0d0", ambient="#5850a0", rim_from=(-0.8, -0.5),
    rim_colour="#e4ffb0", rim=1.0, bounce="#6a4a8a", ink="#130a20",
)  # fmt: skip
SKIN, PALE, SLEEVE = "url(#skin)", "#cfe69a", "url(#suit)"
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


def _hand(spot: Spot) -> list[Shape]:
    """Let a hand hang from its wrist, fingers down, the thumb towards the viewer."""
    size, put = spot.size, spot.put

    def finger(points: str, wide: float) -> list[Shape]:
        tip = put(points.rsplit(maxsplit=1)[-1])[0]
        widths = [size * wide * k for k in (1, 0.86, 0.96, 0.7)]
        nail = put("-.13,.0 .13,.0 .11,.24 .0,.36 -.11,.24")
        moved = [Knot(p.x - spot.x + tip.x, p.y - spot.y + tip.y, p.corner) for p in nail]
        return [
            Shape(taper(put(points), widths), PALE, round=size * 0.18, contact=0.7, skin=0.3),
            Shape(smooth(moved), "#6a4a68", round=size * 0.08, contact=0.3, shine=0.3),
        ]

    back = "-.62,-.3 -.3,-.62 .3,-.6 .64,-.3 .66,.2 .4,.46 -.4,.46 -.66,.2"
    return [
        *finger(".52,.2 .66,.66 .54,.98", 0.4),
        *finger(".18,.3 .26,.8 .12,1.2", 0.42),
        *finger("-.18,.3 -.16,.8 -.28,1.2", 0.42),
        *finger("-.52,.2 -.58,.66 -.68,.98", 0.4),
        Shape(smooth(put(back)), PALE, round=size * 0.42, contact=0.4, skin=0.3),
        *finger(".5,-.14 .94,.14 .98,.54", 0.42),
    ]


def _far_arm() -> list[Shape]:
    return [
        limb("220,300 140,276 96,252", [66, 58, 50], SLEEVE, bump=0.6),
        Shape(smooth("92,226! 112,250 98,284! 84,276 78,284 72,268 62,262 74,250 70,238 84,238"),
            "#4e3450", round=7, bump=0.5, contact=0.5),
        limb("86,254 62,242 46,240", [34, 30, 30], SKIN, bump=0.3),
        *_hand(Spot(38, 250, 30, 14)),
    ]  # fmt: skip


def _body() -> list[Shape]:
    coat = "150,300 196,268 262,262 320,286 362,340 380,470 110,470 120,370"
    shirt = "152,300! 196,330 236,300! 250,360 236,470 150,470 140,380"
    bones = "160,330! 176,338 190,332 206,340 222,330! 226,400 200,392 190,404 176,392 154,400!"
    return [
        Shape(smooth(coat), SLEEVE, round=54, bump=0.5, bump_size=9,
            detail=lines(["300,320 316,440", "130,360 140,440"], "#241428", 5, 0.6)),
        Shape(smooth(shirt), "#e0d8c4", round=22, bump=0.5, contact=0.4, detail=spots(3, 8,
            (150, 310, 240, 440), "#8a7a5a", (3, 8), 0.4)),
        Shape(smooth(bones), "#241a2c", round=6, contact=0.2, flat=0.6, rim=0),
        *[limb(f"162,{y} 190,{y + 9} 222,{y}", [8, 10, 8], "#f4ecd0", round=4)
            for y in (348, 366, 384)],
        Shape(smooth("236,284! 262,300 250,376! 226,350 214,362! 214,320"), "#6e4458", round=9,
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
    return [
        limb("316,316 224,346 136,330", [80, 72, 60], SLEEVE, bump=0.6),
        Shape(smooth("146,296! 160,328 142,362! 128,350 118,358 112,340 100,334 114,320 108,306 "
            "128,308"), "#4e3450", round=8, bump=0.5, contact=0.5),
        limb("128,328 98,316 78,314", [42, 38, 36], SKIN, bump=0.3),
        *_hand(Spot(70, 322, 38, 10)),
    ]  # fmt: skip

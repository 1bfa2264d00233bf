"""Machine: no blow, one life, a riveted umbrella, and somebody small to hold it over."""

import math

from ..actors import earth, eyeball, floor_shadow, furrows, motes, outdoors
from ..curves import Knot, ellipse, place, polygon, ridge, ring, smooth, star, taper
from ..figures import arrow, limb, plate
from ..props import gear, rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial

LIGHT = lit("#100c18", "#46608c", "#ffe0a0", "#c0703c", 0.9)
COPPER, IRON, BRASS = "url(#copper)", "url(#iron)", "url(#brass)"
DOWN = "#ffd848"
#: Where the umbrella's ribs meet its rim, its size, and how far it leans over whom it shelters.
RIM, SIZE, LEAN = (243, 102), 0.92, -17.0
EYE = (193, 229)


def scene() -> Scene:
    """Paint foul weather, the body, its eye, the umbrella and its hand, and the duckling."""
    colours = (
        linear("copper", (110, 90), (320, 370), (0, "#ffb478"), (0.4, "#e07c40"), (1, "#863a28"))
        + linear("iron", (40, 260), (360, 420), (0, "#c4d0dc"), (0.5, "#7c8ca0"), (1, "#3c4860"))
        + linear("brass", (130, 90), (290, 330), (0, "#fff0b0"), (0.5, "#e0a83c"), (1, "#8c5420"))
        + radial("fire", (185, 239), 46, (0, "#fff8c8"), (0.5, "#ffc040"), (1, "#e0601c"))
        + linear("steel", (80, 20), (360, 120), (0, "#ffffff"), (0.5, "#b4c4dc"), (1, "#6c7ca4"))
    )
    picture = outdoors(
        LIGHT, ("#0e2438", "#1c4c5c", "#5c9c94"), ("#344c50", "#20343c", "#121c28"), 396, colours, 8
    )
    _far(picture)
    floor_shadow(picture, 206, 494, 150, "#0a1420")
    picture.group(*_legs(), shadow=0.4, fade=(420, 500, 0.4))
    picture.group(*_body(), shadow=0.5, roundness=120, form=0.6)
    picture.group(*_eye(), shadow=0.4, form=0)
    picture.sharp(disc(179, 245, 11, "#2c100c") + disc(174, 239, 5, "#fff")
        + disc(184, 250, 2.4, "#fff", 0.8))  # fmt: skip
    picture.group(*_shaft(), shadow=0.45, form=0)
    picture.group(*_umbrella(), shadow=0.5, shadow_offset=(-2, 14), shadow_blur=10, form=0.5)
    picture.group(*_fist(), shadow=0.5, roundness=40)
    picture.group(*_palm(), shadow=0.5, roundness=40)
    picture.group(*_duckling(), shadow=0.4, roundness=30)
    picture.sharp(disc(73, 243, 3.6, "#140a12") + disc(96, 241, 3.8, "#140a12")
        + disc(74.5, 241, 1.6, "#fff") + disc(97.5, 239, 1.6, "#fff"))  # fmt: skip
    _hail(picture)
    picture.afterglow(disc(*EYE, 46, "#ffa030", 0.35), 16)
    return motes(picture, "#ffe8b0", 5, 30)


def _far(picture: Scene) -> None:
    picture.veil(fill(gear(20, 190, 90, 14), "#2c6470", 0.5), 1)
    picture.veil(oval(40, 300, 110, 110, "#8cd0b8", 0.5), 26)
    picture.veil(fill(ridge(-5, 380, 366, 20, 6), "#1c3c48", 0.9), 1)
    earth(picture, 402, 5, 3)
    furrows(picture, 402, "#122430", "#5c8c90", 4)
    rain = [[(x, y), (x - 16, y + 44)] for x, y in ((20, 120), (42, 150), (350, 130), (368, 210),
        (30, 200), (344, 240), (14, 330), (360, 330))]  # fmt: skip
    picture.veil(lines(rain, "#a0dcdc", 2.2, 0.55), 0.5)


def _legs() -> list[Shape]:
    legs: list[Shape] = []
    for hip, knee, ankle in (
        ((152, 364), (128, 408), (140, 462)), ((260, 364), (286, 408), (272, 462)),
    ):  # fmt: skip
        x, y = ankle
        legs += [
            limb([knee, ankle], [26, 24], IRON, shine=0.5),
            limb([hip, knee], [40, 34], COPPER, shine=0.5),
            Shape(ellipse(*knee, 20), BRASS, round=15, shine=0.7),
            *rivets([knee], 6, "#8c5420"),
            plate(place("-40,30 -34,8 0,-6 34,8 40,30", x, y), IRON, round=16),
        ]  # fmt: skip
    return legs


def _body() -> list[Shape]:
    boiler = ("206,88 266,100 306,140 324,214 318,290 290,346 248,376 206,382 164,376 122,346 "
        "94,290 88,214 106,140 146,100")  # fmt: skip
    seams = lines(["90,172 206,152 322,172", "92,284 206,306 320,284", "206,306 206,390"],
        "#5c2418", 4, 0.7)  # fmt: skip
    seams += lines(["90,177 206,157 322,177", "92,289 206,311 320,289"], "#ffd8a0", 2, 0.5)
    nails = [(x, 144 + abs(x - 206) ** 2 / 800) for x in range(113, 310, 31)]
    frame = "122,306! 206,330 290,306! 286,336 262,362 206,374 150,362 126,336"
    smile = "136,318! 206,340 276,318! 272,336 254,354 206,364 158,354 140,336"
    bars = lines(
        [f"{x},312 {x + (206 - x) // 8},372" for x in range(158, 260, 24)], "#4a3a44", 7, 1
    )
    bars += lines([f"{x - 1},312 {x - 1 + (206 - x) // 8},372" for x in range(158, 260, 24)],
        "#b8c4d4", 2.5, 0.9)  # fmt: skip
    return [
        limb("92,286 84,304", [44, 44], IRON, shine=0.5),
        limb("318,284 326,300", [44, 44], IRON, shine=0.5),
        Shape(smooth(boiler), COPPER, round=80, bump=0.15, shine=0.55, gloss=9, rim=0.7,
            detail=seams + oval(118, 264, 22, 14, "#ff4820", 0.6)
            + oval(298, 262, 18, 13, "#ff4820", 0.6)),
        *rivets(nails, 4.2, "#ffd498"),
        Shape(smooth(frame), BRASS, round=9, shine=0.7),
        Shape(smooth(smile), "#ffb030", round=6, glow=0.75, contact=0.2, ink=1.2,
            detail=oval(206, 346, 46, 14, "#fff4b0", 0.9) + bars),
    ]  # fmt: skip


def _eye() -> list[Shape]:
    x, y = EYE
    nails = [place([(56, 0)], x, y, 1, turn)[0] for turn in range(0, 360, 30)]
    hood = place(
        "-67,2! -62,-42 -30,-66 0,-70 30,-66 62,-42 67,2! 40,-26 0,-35 -40,-26", x, y, 1, 8
    )
    brow = place("-64,4 -30,-20 16,-24 58,-4 60,10 16,-8 -26,-4 -58,18", x, y - 76, 1, 8)
    return [
        Shape(ring(x, y, 65, 19), BRASS, round=10, shine=0.7, gloss=9),
        *rivets([(nail.x, nail.y) for nail in nails], 3.6, "#8c5420"),
        Shape(ellipse(x, y, 47), "#2c141c", round=8, flat=0.4, rim=0),
        Shape(ellipse(x, y, 43), "#fff6dc", round=40, glow=0.5, shine=0.5, gloss=26, rim=0),
        Shape(ellipse(x - 12, y + 13, 26), "url(#fire)", round=22, glow=0.75, shine=0.5, gloss=20,
            contact=0, rim=0),
        Shape(smooth(hood), COPPER, round=20, shine=0.55, gloss=9, contact=0.9),
        Shape(smooth(brow), IRON, round=9, shine=0.6, contact=0.8),
    ]  # fmt: skip


def _put(points: str) -> list[Knot]:
    return place(points, *RIM, SIZE, LEAN)


def _shaft() -> list[Shape]:
    return [
        limb(_put("0,-20 0,120 0,280"), [13, 13, 13], "#e8b450", round=6, shine=0.6),
        limb(_put("0,128 0,156"), [20, 20], IRON, round=6, shine=0.6),
    ]


def _umbrella() -> list[Shape]:
    """Open a dome of plates; its rim hangs in bows between the ribs."""
    panels = (
        ("0,-88! -74,-74 -146,-34 -176,20! -136,1 -98,18! -62,-40", "#9cb0d0"),
        ("0,-88! -62,-44 -98,18! -66,4 -34,22! -24,-40", "url(#steel)"),
        ("0,-88! 70,-76 122,-36 144,14! 122,1 98,18! 62,-40", "#8094b8"),
        ("0,-88! 62,-44 98,18! 66,4 34,22! 24,-40", "url(#steel)"),
        ("0,-88! -24,-40 -34,22! 0,8 34,22! 24,-40", "#a8bcd8"),
    )
    nails = [(p.x, p.y) for p in _put("-112,-22 -92,-8 -40,4 -30,-26 40,4 30,-26 112,-22 92,-8")]
    return [
        *(Shape(smooth(_put(points)), tone, round=20, shine=0.7, gloss=10, contact=0.5)
            for points, tone in panels),
        *rivets(nails, 4, "#eef4ff"),
        *(Shape(ellipse(p.x, p.y, 6), BRASS, round=5, shine=0.8) for p in
            _put("-176,20 -98,18 -34,22 34,22 98,18 144,14")),
        limb(_put("0,-84 0,-102"), [14, 5], BRASS, round=5, shine=0.7),
    ]  # fmt: skip


def _knuckle(points: str, wide: float) -> Shape:
    return limb(points, [wide, wide * 1.1, wide * 0.8], IRON, shine=0.6, gloss=10, ink=0.9)


def _fist() -> list[Shape]:
    """Close iron fingers about the shaft."""
    return [
        limb("326,302 352,348 338,380", [34, 36, 36], IRON, shine=0.5),
        limb("340,386 318,354 304,320", [40, 36, 30], COPPER, shine=0.6),
        Shape(ellipse(344, 384, 23), BRASS, round=16, shine=0.7),
        *rivets([(344, 384)], 7, "#8c5420"),
        Shape(smooth("282,290 304,272 328,280 334,306 316,326 290,320"), IRON, round=16, shine=0.5),
        *(_knuckle(points, 14) for points in ("322,282 300,272 284,284", "328,294 304,286 286,298",
            "330,308 308,302 290,312")),
        _knuckle("300,324 284,318 282,302", 13),
    ]  # fmt: skip


def _palm() -> list[Shape]:
    """Hold up an open hand of three iron fingers and a thumb."""
    return [
        limb("86,302 44,344 50,382", [34, 36, 38], IRON, shine=0.5),
        limb("48,388 70,364 82,334", [40, 38, 30], COPPER, shine=0.6),
        Shape(ellipse(46, 386, 23), BRASS, round=16, shine=0.7),
        *rivets([(46, 386)], 7, "#8c5420"),
        limb("66,338 100,338", [13, 13], BRASS, round=6, shine=0.7),
        _knuckle("60,320 32,304 26,276", 17),
        _knuckle("104,320 134,306 140,280", 17),
        Shape(smooth("40,300 82,316 126,300 128,322 106,338 82,342 58,338 38,322"), IRON,
            round=16, shine=0.5),
    ]  # fmt: skip


def _duckling() -> list[Shape]:
    return [
        Shape(smooth("44,282 54,266 84,262 112,272 116,292 100,310 74,314 50,304 38,290! 36,278"),
            DOWN, round=22, bump=0.45, bump_size=6),
        Shape(smooth("56,282 74,276 92,284 88,300 70,304"), "#f8b830", round=9, bump=0.45,
            bump_size=6, contact=0.6),
        Shape(ellipse(84, 246, 31, 29), DOWN, round=26, bump=0.8, bump_size=5, contact=0.6),
        Shape(taper("80,220 76,206 84,200", [7, 5, 1]), DOWN, round=3),
        Shape(taper("86,220 90,208 98,206", [7, 5, 1]), DOWN, round=3),
        *eyeball((72, 244), 8.5, "#3c2c28", (1, -1)),
        *eyeball((95, 242), 9, "#3c2c28", (1, -1)),
        Shape(smooth("76,258! 86,250 98,256! 94,268 82,268"), "#ff8c2c", round=6, contact=0.6,
            shine=0.3, detail=line("78,260 87,261 97,258", "#8c3414", 1.8, 0.9)),
    ]  # fmt: skip


def _hail(picture: Scene) -> None:
    """Let stones and arrows come off the plates."""
    for x, y, tail in ((165, 84, (138, 24)), (300, 50, (350, 18))):
        picture.group(*arrow(tail, (x, y), "#e84c3c"), shadow=0.2)
    stone = [
        Shape(polygon(star(x, y, size, size * 0.8, 5, turn)), "#8c8494", round=size * 0.5, bump=1,
            bump_size=5)
        for x, y, size, turn in ((98, 50, 13, 10), (264, 14, 14, 40), (40, 128, 11, 70))
    ]  # fmt: skip
    picture.group(*stone, shadow=0.3)
    for x, y, size in ((165, 84, 26), (134, 112, 20), (262, 33, 22), (298, 52, 18)):
        sparks = "".join(
            fill(taper([(x + math.cos(a) * size * 0.4, y + math.sin(a) * size * 0.4),
                (x + math.cos(a) * size, y + math.sin(a) * size)], [4, 1]), "#ffe890", 0.9)
            for a in (-2.7, -2.2, -1.6, -1.0, -0.4)
        )  # fmt: skip
        picture.afterglow(sparks + glint(x, y, size * 0.7), 0.5)

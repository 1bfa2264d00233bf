"""Machine: no blow, one life, a riveted umbrella, and somebody small to hold it over."""

import math
from dataclasses import replace
from functools import partial

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, moved, outdoors
from ..curves import Knot, ellipse, place, polygon, ring, smooth, star, taper
from ..figures import arrow, limb, plate
from ..hands import clasp
from ..props import gear, rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial, specks
from ..tilt import tilted, tilted_marks

LIGHT = lit("#100c18", "#5c80a8", "#d8f8ff", "#c0703c", 1.0)
#: What its eye shines on.
LAMP = replace(LIGHT, key=(0.75, -0.4, 0.5), key_colour="#ffd890", rim_from=(-0.8, -0.4))
COPPER, IRON, BRASS = "url(#copper)", "url(#iron)", "url(#brass)"
DOWN = "#ffd848"
#: A limb of metal that has no dents.
bar = partial(limb, bump=0)
#: Where the umbrella's ribs meet its rim, its size, and how far it leans over whom it shelters.
RIM, SIZE, LEAN = (243, 102), 0.92, -17.0
EYE = (193, 229)
#: How far the body leans to whom it shelters.
TILT, HIPS = -6.0, (206.0, 360.0)


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
        LIGHT, ("#285870", "#5c9ca4", "#c4e4cc"), ("#8caca4", "#5c8084", "#40606c"), 380, colours, 8
    )
    _far(picture)
    _puddles(picture)
    floor_shadow(picture, 206, 488, 150, "#1c3440")
    picture.group(*_legs(), shadow=0.4)
    picture.group(*tilted(_body(), TILT, HIPS), shadow=0.5, roundness=120, form=0.6)
    picture.group(*tilted(_eye(), TILT, HIPS), shadow=0.4, form=0)
    look = disc(179, 245, 11, "#2c100c") + disc(174, 239, 5, "#fff") + disc(184, 250, 2.4, "#fff")
    picture.sharp(tilted_marks(look, TILT, HIPS))
    arm, fingers = _fist()
    picture.group(*arm, shadow=0.5, roundness=40)
    picture.group(*_umbrella(), shadow=0.5, shadow_offset=(-2, 14), shadow_blur=10, form=0.5)
    picture.group(*fingers, shadow=0.5, roundness=40)
    picture.group(*_palm(), shadow=0.5, roundness=40, light=LAMP)
    for at, size in (((77.0, 268.0), 0.92), ((206.0, 446.0), 0.6), ((160.0, 470.0), 0.52)):
        picture.group(*moved(_duckling(), (82, 262), at, size), shadow=0.4, roundness=30 * size,
            light=LAMP)  # fmt: skip
        eyes = disc(73, 243, 3.6, "#140a12") + disc(96, 241, 3.8, "#140a12")
        eyes += disc(74.5, 241, 1.6, "#fff") + disc(97.5, 239, 1.6, "#fff")
        picture.sharp(f'<g transform="translate({at[0]} {at[1]}) scale({size}) '
            f'translate(-82 -262)">{eyes}</g>')  # fmt: skip
    picture.group(*_fingers(), shadow=0.4, roundness=30, light=LAMP)
    _hail(picture)
    picture.afterglow(disc(184, 236, 50, "#ffa030", 0.4), 16)
    picture.afterglow(fill("M160 236L30 220L60 330L176 270Z", "#ffc860", 0.22), 14)
    picture.afterglow(specks(5, 24, (15, 30, 360, 440), "#e8ffff"), 0.4)
    return picture


def _far(picture: Scene) -> None:
    """Stand mills in the rain, with lamps lit, and let lightning show them."""
    picture.veil(clouds(4, 7, (0, 20, 375, 110), 100, "#1c4460", 0.45), 6)
    picture.glow(oval(352, 200, 60, 130, "#c8ffff", 0.5), 20)
    picture.cover(fill("M356 96L336 168L350 166L332 232L372 150L356 154L370 98Z", "#f4ffff"))
    picture.veil(oval(60, 310, 150, 100, "#e8fff0", 0.6), 26)
    picture.veil(fill(gear(20, 230, 64, 14), "#6ca4a8", 0.8), 0.8)
    mills = "M-5 380V300H24V262H34V300H60V316H84V380Z"
    mills += "M296 380V318H320V280H332V318H352V250H364V318H380V380Z"
    picture.veil(fill(mills, "#5c949c", 0.95), 0.7)
    lamps = "".join(oval(x, y, 3.4, 5, "#ffd070") for x, y in ((14, 324), (44, 326), (70, 338),
        (310, 340), (340, 342), (366, 334)))  # fmt: skip
    picture.veil(lamps, 0.5)
    picture.glow(lamps, 6, 0.8)
    earth(picture, 372, 4, 3)
    furrows(picture, 376, "#3c5c68", "#b8d8cc", 4)
    rain = [[(x, y), (x - 16, y + 44)] for x, y in ((20, 120), (42, 150), (350, 240), (368, 270),
        (30, 200), (344, 300), (14, 330), (360, 350), (30, 400), (330, 410))]  # fmt: skip
    picture.veil(lines(rain, "#e8ffff", 2.2, 0.6), 0.5)


def _puddles(picture: Scene) -> None:
    """Lay cobbles that shine, and puddles with the eye's light and rings of drops in them."""
    for n, y in enumerate((392, 408, 430, 460, 498)):
        wide = 26 + n * 9
        stones = "".join(oval(x + n % 2 * wide * 0.6, y, wide * 0.5, 5 + n * 2.4, "#a8c4bc", 0.5)
            for x in range(-10, 400, round(wide * 1.2)))  # fmt: skip
        picture.veil(stones, 0.6)
    for x, y, w in ((70, 484, 84), (300, 440, 70), (322, 512, 76)):
        picture.veil(oval(x, y, w, w * 0.19, "#a8dce0", 0.95), 1)
        picture.veil(oval(x - 6, y + 3, w * 0.7, w * 0.1, "#4c8494", 0.7), 3)
        rings = "".join(f'<ellipse cx="{x + dx}" cy="{y}" rx="{r}" ry="{r * 0.26}" fill="none" '
            'stroke="#f0ffff" stroke-width="2"/>' for dx, r in ((-w * 0.3, 14), (w * 0.3, 20),
            (w * 0.3, 9)))  # fmt: skip
        picture.veil(rings, 0.4)
    picture.afterglow(oval(74, 484, 60, 10, "#ffb050", 0.6), 7)


def _legs() -> list[Shape]:
    """Step forward with one leg."""
    legs: list[Shape] = []
    for hip, knee, ankle, size in (
        ((256, 356), (294, 396), (292, 448), 0.9), ((156, 362), (112, 406), (128, 468), 1.06),
    ):  # fmt: skip
        x, y = ankle
        toes = [plate(place(f"{dx - 15},30! {dx - 13},10 {dx},2 {dx + 13},10 {dx + 15},30!", x, y,
            size), IRON, round=10, shine=0.8) for dx in (18, -30, -8)]  # fmt: skip
        legs += [
            bar([knee, ankle], [26 * size, 24 * size], IRON, shine=0.7, gloss=9),
            bar([hip, knee], [42 * size, 34 * size], COPPER, shine=0.7, gloss=9),
            Shape(ellipse(*knee, 21 * size), BRASS, round=15, shine=0.9),
            *rivets([knee], 6, "#8c5420"),
            plate(place("-38,28! -32,6 0,-8 32,6 38,28!", x, y, size), IRON, round=16, shine=0.8),
            *toes,
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
    side = "292,122 312,176 318,230 312,300 284,352! 276,320 286,240 280,160"
    gauge = lines(["299,200 305,192"], "#c0281c", 3, 1)
    return [
        bar("276,110 296,74", [30, 28], IRON, shine=0.7, gloss=9),
        bar("286,70 310,80", [13, 13], BRASS, shine=0.8),
        bar("92,286 84,304", [44, 44], IRON, shine=0.7),
        bar("318,284 326,300", [44, 44], IRON, shine=0.7),
        Shape(smooth(boiler), COPPER, round=80, bump=0.08, shine=0.8, gloss=12, rim=1,
            detail=seams + fill(smooth(side), "#5c2018", 0.35) + oval(110, 264, 20, 14, "#ff4820",
            0.6) + lines(["138,118 116,170 108,250"], "#fff0d8", 8, 0.75)),
        Shape(ellipse(300, 196, 15), BRASS, round=8, shine=0.8),
        Shape(ellipse(300, 196, 10.5), "#fff8e8", round=3, contact=0.2, detail=gauge),
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
        bar(_put("0,-84 0,-102"), [14, 5], BRASS, round=5, shine=0.7),
    ]  # fmt: skip


def _knuckle(points: str, wide: float) -> Shape:
    return bar(points, [wide, wide * 1.1, wide * 0.8], IRON, shine=0.6, gloss=10, ink=0.9)


def _fist() -> tuple[list[Shape], list[Shape]]:
    """Reach up with a jointed arm, and close iron fingers about the shaft below the dome."""
    hand = Hand(327, 300, 40, -150, "#8ea2bc", True)
    palm, *fingers = clasp(hand, [], "338,330 330,306", 26, "#f4f8ff")
    return [
        bar("312,304 338,344 354,378", [36, 34, 34], IRON, shine=0.7),
        palm,
        bar("354,376 345,346 335,314", [42, 38, 31], COPPER, shine=0.8, gloss=10),
        bar("320,322 352,311", [13, 13], BRASS, round=6, shine=0.8),
        Shape(ellipse(354, 380, 23), BRASS, round=16, shine=0.9),
        *rivets([(354, 380)], 7, "#8c5420"),
        bar(_put("0,-20 0,120 0,268"), [13, 13, 13], "#e8b450", round=6, shine=0.8),
        bar(_put("0,262 0,280"), [19, 19], IRON, round=6, shine=0.8),
        bar(_put("0,26 0,40"), [19, 19], IRON, round=6, shine=0.8),
    ], fingers


def _palm() -> list[Shape]:
    """Hold up a hand of iron, its fingers bent like the rim of a nest."""
    return [
        bar("86,302 44,344 50,382", [34, 36, 38], IRON, shine=0.7),
        _knuckle("60,306 46,290 48,270", 15),
        _knuckle("110,306 122,290 118,272", 15),
        bar("48,388 66,366 78,340", [42, 40, 30], COPPER, shine=0.8, gloss=10),
        Shape(ellipse(46, 388, 23), BRASS, round=16, shine=0.9),
        *rivets([(46, 388)], 7, "#8c5420"),
        bar("62,342 98,340", [12, 12], BRASS, round=6, shine=0.8),
    ]


def _fingers() -> list[Shape]:
    """Lay the near fingers before whoever sits in the hand."""
    return [
        Shape(smooth("36,302 82,314 130,300 128,322 106,336 82,340 58,336 38,322"), "#8ea2bc",
            round=16, shine=0.7),
        *(_knuckle(way, 17) for way in ("62,326 34,308 24,280", "78,330 58,320 48,298",
            "92,330 108,320 120,298", "108,326 136,306 144,280")),
        *rivets([(66, 326), (82, 330), (98, 328)], 3.4, "#f0d8a0"),
    ]  # fmt: skip


def _duckling() -> list[Shape]:
    return [
        Shape(smooth("44,282 54,266 84,262 112,272 116,292 100,310 74,314 50,304 38,290! 36,278"),
            DOWN, round=22, glow=0.2, bump=0.45, bump_size=6),
        Shape(smooth("56,282 74,276 92,284 88,300 70,304"), "#ffb428", round=9, glow=0.2, bump=0.45,
            bump_size=6, contact=0.6),
        Shape(ellipse(84, 246, 31, 29), DOWN, round=26, glow=0.2, bump=0.8, bump_size=5),
        Shape(taper("80,220 76,206 84,200", [7, 5, 1]), DOWN, round=3),
        Shape(taper("86,220 90,208 98,206", [7, 5, 1]), DOWN, round=3),
        *eyeball((72, 244), 8.5, "#3c2c28", (1, -1)),
        *eyeball((95, 242), 9, "#3c2c28", (1, -1)),
        Shape(smooth("76,258! 86,250 98,256! 94,268 82,268"), "#ff8c2c", round=6, contact=0.6,
            shine=0.3, detail=line("78,260 87,261 97,258", "#8c3414", 1.8, 0.9)),
    ]  # fmt: skip


def _hail(picture: Scene) -> None:
    """Let stones and arrows come off the plates."""
    for x, y, tail in ((165, 84, (138, 24)), (352, 486, (338, 424))):  # fmt: skip
        picture.group(*arrow(tail, (x, y), "#e84c3c"), shadow=0.2)
    stone = [
        Shape(polygon(star(x, y, size, size * 0.8, 5, turn)), "#8c8494", round=size * 0.5, bump=1,
            bump_size=5)
        for x, y, size, turn in ((262, 16, 14, 40), (40, 128, 11, 70))
    ]  # fmt: skip
    picture.group(*stone, shadow=0.3)
    for x, y, size in ((165, 84, 26), (262, 33, 22)):
        sparks = "".join(
            fill(taper([(x + math.cos(a) * size * 0.4, y + math.sin(a) * size * 0.4),
                (x + math.cos(a) * size, y + math.sin(a) * size)], [4, 1]), "#ffe890", 0.9)
            for a in (-2.7, -2.2, -1.6, -1.0, -0.4)
        )  # fmt: skip
        picture.afterglow(sparks + glint(x, y, size * 0.7), 0.5)

"""Carapace: nobody at home; a finger shows the way to the other lane."""

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, grip, lid, motes, outdoors
from ..curves import ellipse, place, polygon, ridge, sample, smooth, taper
from ..figures import limb, plate
from ..props import tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval, radial, spots
from ..tilt import tilted

LIGHT = lit("#14101e", "#5c6a94", "#fff0c0", "#8a7a3a", 0.6)
DIM = lit("#0a0612", "#4c4474", "#ffd890", "#6a4a5a", 0.5)
SKIN, RIM, STEEL, HAND = "url(#skin)", "url(#rim)", "url(#steel)", "#98c486"
LEAN, MIDDLE = -5.0, (190.0, 230.0)


def scene() -> Scene:
    """Draw the meadow, body and dark, the eyes, the dome, what struck it, and both hands."""
    colours = (
        linear("shell", (70, 40), (330, 280), (0, "#2f7a8a"), (0.5, "#1c4a7a"), (1, "#2c1654"))
        + linear("scute", (90, 50), (320, 250), (0, "#a4ffdc"), (0.4, "#2cb0a8"), (0.75, "#2f6ab8"),
            (1, "#5a3494"))
        + linear("rim", (20, 240), (355, 300), (0, "#ffe89a"), (0.5, "#ffb83a"), (1, "#d07a2c"))
        + linear("skin", (60, 230), (330, 430), (0, "#b4dc90"), (0.5, "#72a888"), (1, "#48607c"))
        + linear("steel", (20, 60), (340, 440), (0, "#ffffff"), (0.5, "#bccad6"), (1, "#7c8ca4"))
        + radial("hole", (170, 300), 150, (0, "#342044"), (1, "#0e0a18"))
    )  # fmt: skip
    picture = outdoors(
        LIGHT, ("#e07a68", "#f6b07c", "#fff0c0"), ("#b4b464", "#7c884c", "#5c6c44"), 296, colours,
        21,
    )  # fmt: skip
    _meadow(picture)
    picture.group(*_body(), shadow=0.4, roundness=80)
    picture.group(*_upper_arms(), shadow=0.4, roundness=40)
    picture.group(*_head(), light=DIM, shadow=0.2)
    picture.shade(fill(smooth("48,240 110,216 190,208 280,222 344,256 320,262 190,236 66,262"),
        "#2a1a40", 0.85), 9)  # fmt: skip
    picture.group(*tilted(_shell(), LEAN, MIDDLE), shadow=0.6, shadow_blur=9,
        shadow_offset=(-3, 12), roundness=110, form=0.4)  # fmt: skip
    picture.group(*_visitors(), shadow=0.4, form=0)
    picture.group(*_pulling_arm(), shadow=0.5, roundness=40)
    picture.group(*_pointing_arm(), shadow=0.5, roundness=40)
    pupils = disc(124, 268, 7, "#140a12") + disc(184, 266, 8, "#140a12")
    picture.sharp(pupils + disc(121, 264, 3, "#fff") + disc(181, 262, 3.4, "#fff"))
    picture.afterglow(disc(130, 264, 22, "#ffd860", 0.4) + disc(192, 262, 25, "#ffd860", 0.4), 9)
    picture.afterglow(glint(112, 112, 40) + glint(112, 112, 20) + glint(331, 70, 20), 0.8)
    return motes(picture, "#fff4d0", 5, 16)


def _meadow(picture: Scene) -> None:
    """Lay out the lane that is blocked, and far off the one that is not."""
    picture.veil(oval(70, 262, 130, 70, "#fffbe0", 0.8), 22)
    picture.veil(fill(ridge(-5, 380, 262, 26, 12), "#d08c78", 0.7), 2)
    picture.veil(fill(ridge(-5, 380, 286, 14, 4), "#a08c64", 0.9), 1)
    earth(picture, 302, 5, 3)
    furrows(picture, 302, "#545c3c", "#d0c878", 6)
    here = "-10,452! 120,376 250,372 400,420! 400,482 180,470 -10,520!"
    there = "-10,316! 30,310 20,322 -10,334!"
    picture.veil(fill(smooth(here) + smooth(there), "#e8cc94", 0.75), 3)
    for x, wide in ((100, 62), (294, 70), (196, 100)):
        floor_shadow(picture, x, 427, wide * 1.15, "#1c1828")
    picture.cover(fill(tufts([(-5, 352), (60, 348)], 12, 15, 4) + tufts([(330, 350), (380, 356)],
        10, 16, 5), "#6c7c40"))  # fmt: skip


def _body() -> list[Shape]:
    belly = "84,310 150,348 240,350 306,310 316,376 284,420 120,422 76,380"
    seams = lines(["196,346 200,424", "82,372 190,388 312,364"], "#8a5a34", 3.4, 0.7)
    hollow = "48,246 90,214 190,204 300,222 338,262 320,316 262,346 180,352 104,334 58,300"
    shapes = [Shape(smooth(belly), "#e8be74", round=40, bump=0.5, detail=seams)]
    for track, foot in (("96,320 84,366 96,404", 88), ("300,310 318,360 304,404", 310)):
        shapes.append(limb(track, [66, 76, 80], SKIN, bump=0.3, bump_size=9))
        shapes.append(Shape(ellipse(foot, 412, 46, 17), SKIN, round=16))
        shapes += [
            Shape(smooth(place("-9,-6! 0,-12 9,-6! 7,6 0,12! -7,6", foot + step, 420)),
                "#fff2d8", round=6, shine=0.3)
            for step in (-27, -2, 22)
        ]  # fmt: skip
    return [*shapes, Shape(smooth(hollow), "url(#hole)", round=14, flat=0.8, rim=0)]


def _head() -> list[Shape]:
    """Keep the head in, with a look down at whoever knocks."""
    head = "92,258 112,226 170,212 232,224 258,258 250,300 214,334 160,344 112,330 86,298"
    return [
        Shape(smooth(head), "#84708c", round=44, bump=0.3, detail=spots(3, 14, (180, 290, 250,
            340), "#6a5878", (3, 7), 0.5)),
        *eyeball((130, 262), 21, "#ffc23a", (-5, 5)),
        *eyeball((192, 260), 25, "#ffc23a", (-7, 5)),
        lid((130, 262), 21, "#6c5c80", -8, 0.42),
        lid((192, 260), 25, "#786690", 8, 0.44),
        Shape(smooth("118,292 144,280 174,290 182,310 156,326 122,318 108,304"), "#9c8498",
            round=20, bump=0.4, contact=0.6, detail=disc(126, 298, 3.4, "#2a1628")
            + disc(148, 296, 3.4, "#2a1628")),
        limb("108,316 128,324 152,322 180,328 198,318", [2, 4, 4, 4, 2], "#2a1628", round=1,
            contact=0.1, flat=0.8, rim=0),
    ]  # fmt: skip


def _shell() -> list[Shape]:
    dome = (
        "42,236! 50,172 84,102 142,54 206,40 276,56 328,112 350,184 358,254! 300,244 190,234 "
        "110,232"
    )
    scutes = (
        "188,50! 226,58 240,94 182,112! 128,94 146,60",
        "182,124! 238,106 256,152 248,198! 182,190 116,196! 104,154 130,106",
        "240,60! 286,84 318,128! 270,154 254,96",
        "322,142! 342,182 352,238! 266,210 274,166",
        "132,64! 96,88 70,128! 98,150 116,98",
        "64,140! 50,178 44,222! 106,204 94,162",
    )
    rings = lines(["142,154 182,146 226,156", "130,180 182,172 238,182"], "#d8fff0", 2.4, 0.4)
    horns = [
        Shape(smooth(place("-13,8! -9,-20 2,-44! 10,-18 13,8!", x, y, 1, turn)), RIM, round=9,
            shine=0.4)
        for x, y, turn in ((212, 46, 4), (290, 68, 34), (118, 72, -34), (340, 136, 62),
            (60, 130, -60))
    ]  # fmt: skip
    plates = [
        plate(points, "url(#scute)", rings if n == 1 else "", round=20, bump=0.3, shine=0.55,
            gloss=10, contact=0.6)
        for n, points in enumerate(scutes)
    ]  # fmt: skip
    edge = [
        plate(place("-24,-12 0,-17 24,-12 26,9 13,21 -13,21 -26,9", float(x), float(y), 1,
            (float(x) - 187) * 0.08), RIM, round=11, shine=0.4)
        for x, y in sample("34,236 108,214 190,206 270,216 358,250", 10)[:9]
    ]  # fmt: skip
    body = Shape(smooth(dome), "url(#shell)", round=90, bump=0.2, shine=0.35, gloss=12)
    return [*horns, body, *plates, *edge]


def _visitors() -> list[Shape]:
    """Snap a blade on the shell, crumple an arrow, and let a bird find the place quiet."""
    return [
        Shape(polygon("312,112 300,92 308,86 317,90 321,80 329,84 362,44 370,34 366,48"), STEEL,
            round=4, shine=0.7),
        Shape(polygon("346,404 354,350 360,340 367,350 366,404"), STEEL, round=4, shine=0.7),
        limb("336,354 380,350", [8, 8], RIM, round=3),
        limb("357,350 356,322", [8, 7], "#7c4a30", round=3),
        limb("26,150 40,138 32,118 52,100", [5, 5, 5, 5], "#b98a54", round=2),
        Shape(smooth("14,158! 18,136 30,136! 40,148 32,164!"), "#e2503c", round=3, bump=0.3),
        Shape(tufts("146,62 182,48 222,52", 18, 12, 4, 0, 3.4), "#8ac04a", round=3, contact=0.3,
            ink=0.5),
        Shape(smooth("150,34 162,18 184,18 198,34 214,30! 202,48 182,58 158,54"), "#ff7a5a",
            round=12, bump=0.4, contact=0.6),
        Shape(smooth("172,32! 190,30 200,44! 182,50"), "#d84a3a", round=6, contact=0.5),
        Shape(smooth("151,31! 139,36 151,41!"), "#ffc23a", round=3, contact=0.4),
        Shape(taper("157,30 161,32 165,29", [1.6, 2, 1.6]), "#3a1018", flat=0.8, rim=0, contact=0,
            ink=0),
    ]  # fmt: skip


def _upper_arms() -> list[Shape]:
    return [
        limb("140,312 118,352 100,356", [44, 46, 44], SKIN),
        limb("200,318 292,344 322,310", [50, 54, 48], SKIN),
    ]


def _pulling_arm() -> list[Shape]:
    """Pull the shell down by its rim, like a hat."""
    return [
        limb("318,320 306,286 288,262", [50, 42, 30], SKIN),
        *grip(Hand(290, 266, 42, -112, HAND, True)),
    ]


def _pointing_arm() -> list[Shape]:
    """Point out the other lane."""
    hand = Hand(74, 326, 33, -170, HAND, True)
    fingers = [
        hand.finger(f".9,{y:.2f} 1.2,{y:.2f} 1.2,{y + 0.14:.2f} .8,{y + 0.2:.2f}", 0.34)
        for y in (0.42, 0.16, -0.1)
    ]
    return [
        limb("108,356 92,342 72,324", [46, 40, 29], SKIN),
        hand.finger(".8,-.34 1.1,-.42 1.4,-.42 1.7,-.38", 0.34),
        hand.palm("-.08,-.4 .3,-.52 .9,-.56 1.1,-.34 1.1,.36 .84,.58 .3,.5 -.08,.4"),
        *fingers,
        hand.finger(".3,-.4 .62,-.46 .92,-.24 1.06,.06", 0.34),
    ]

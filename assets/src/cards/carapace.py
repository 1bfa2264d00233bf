"""Carapace: nobody at home; a finger shows the way round to whoever pushes."""

from dataclasses import replace

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, lid, motes, outdoors, spread
from ..curves import ellipse, place, polygon, ridge, sample, smooth, taper
from ..figures import Spot, limb, plate
from ..props import battlement, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial, spots
from ..tilt import tilted
from ..wardrobe import Cloth, arm, boot

LIGHT = lit("#14101e", "#5c6a94", "#fff0c0", "#8a7a3a", 0.6)
DIM = lit("#0a0612", "#4c4474", "#ffd890", "#6a4a5a", 0.5)
SKIN, RIM, STEEL, HAND = "url(#skin)", "url(#rim)", "url(#steel)", "#98c486"
MAIL = Cloth("#a8b4cc", "#5c6c88", "#8c5434", "#f0b490")
LEAN, MIDDLE = -9.0, (190.0, 230.0)


def scene() -> Scene:
    """Draw the pass, body and dark, the eyes, the dome, what struck it, hands, and a knight."""
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
    _pass(picture)
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
    pupils = disc(129, 270, 7, "#140a12") + disc(190, 269, 8, "#140a12")
    picture.sharp(pupils + disc(126, 266, 3, "#fff") + disc(187, 265, 3.4, "#fff"))
    picture.afterglow(disc(130, 264, 22, "#ffd860", 0.4) + disc(192, 262, 25, "#ffd860", 0.4), 9)
    picture.group(*_knight(), shadow=0.5, shadow_offset=(6, 8))
    picture.afterglow(glint(112, 112, 40) + glint(112, 112, 20), 0.8)
    return motes(picture, "#fff4d0", 5, 16)


def _pass(picture: Scene) -> None:
    """Lay out the one road between the rocks, and far off the castle that it leads to."""
    picture.veil(oval(70, 220, 130, 90, "#fffbe0", 0.9), 22)
    picture.veil(fill(ridge(-5, 380, 240, 26, 12), "#e0a488", 0.8), 2)
    keep = battlement(14, 196, 34, 80, 3, 7) + battlement(40, 214, 40, 60, 4, 6)
    picture.veil(fill(keep, "#b87c70", 0.95), 0.8)
    earth(picture, 282, 5, 3)
    furrows(picture, 290, "#6c5c44", "#f0d890", 6)
    picture.cover(fill(smooth("-10,290! 40,284 30,296 20,310 60,330 -10,380!"), "#f0d8a0", 0.9))
    road = "-10,460! 60,392 190,376 330,384 400,430! 400,540! -10,540!"
    picture.veil(fill(smooth(road), "#f0d8a0", 0.8), 3)
    crag = "300,-20! 318,60! 306,96! 330,150! 322,210! 344,280! 336,340! 400,380! 400,-20!"
    strata = lines(["310,90 350,110 385,104", "326,190 356,214 385,206", "340,290 385,310"],
        "#5c3448", 4, 0.5)  # fmt: skip
    rock = Shape(smooth(crag), "#a86c68", round=24, bump=1.4, bump_size=16, detail=strata)
    picture.group(rock, shadow=0.5, form=0)
    for x, wide in ((100, 66), (294, 76), (196, 110)):
        floor_shadow(picture, x, 427, wide * 1.15, "#3c2030")
    skids = lines(["158,486 150,504 146,530", "168,484 162,506 160,530", "226,486 232,506 236,530",
        "236,482 244,506 250,530"], "#6c4838", 4, 0.6)  # fmt: skip
    picture.veil(skids, 1.2)
    picture.shade(oval(200, 492, 74, 9, "#3c2030", 0.7), 4)


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
        *eyeball((130, 262), 21, "#ffc23a", (0, 7)),
        *eyeball((192, 260), 25, "#ffc23a", (-1, 8)),
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
    """Snap blades on the shell, and let a bird find the place quiet."""
    return [
        Shape(polygon("318,470 332,404 340,392 348,402 344,472"), STEEL, round=5, shine=0.9,
            detail=line("331,470 339,400", "#5c6c88", 2)),
        limb("310,406 364,412", [9, 9], RIM, round=4, shine=0.6),
        limb("338,404 342,376", [9, 8], "#7c4a30", round=3),
        Shape(ellipse(343, 371, 7), RIM, round=6, shine=0.7),
        Shape(smooth("312,474! 326,462 350,464 362,476! 340,482"), "#d8b078", round=8, bump=0.6),
        Shape(tufts("146,58 182,44 222,48", 18, 12, 4, 0, 3.4), "#8ac04a", round=3, contact=0.3,
            ink=0.5),
        Shape(smooth("150,34 162,18 184,18 198,34 214,30! 202,48 182,58 158,54"), "#ff7a5a",
            round=12, bump=0.2, contact=0.6),
        Shape(smooth("172,32! 190,30 200,44! 182,50"), "#d84a3a", round=6, contact=0.5),
        Shape(smooth("151,31! 139,36 151,41!"), "#ffc23a", round=3, contact=0.4),
        Shape(taper("157,30 161,32 165,29", [1.6, 2, 1.6]), "#3a1018", flat=0.8, rim=0, contact=0,
            ink=0),
    ]  # fmt: skip


def _upper_arms() -> list[Shape]:
    return [
        limb("140,312 118,352 100,356", [44, 48, 48], SKIN),
        Shape(taper("238,322 280,348 326,346 342,310 308,268", [50, 54, 56, 48, 31], 90), SKIN,
            round=22, bump=0.4, detail=lines(["318,320 330,334 348,338"], "#2c5468", 3, 0.5)),
    ]  # fmt: skip


def _pulling_arm() -> list[Shape]:
    """Pull the shell down by its rim, like a hat: back of the hand, fingers, thumb."""
    shapes = [
        Shape(smooth("284,258 300,246 326,250 334,268 326,288 304,292 288,278"), HAND, round=16,
            skin=0.4, contact=0.6),
    ]  # fmt: skip
    for x, y in ((326, 222), (311, 217), (296, 216), (281, 219)):
        shapes += [
            Shape(taper([(x + 4, y + 42), (x, y + 22), (x - 1, y)], [15, 17, 13]), HAND, round=7,
                skin=0.4, contact=0.7),
            Shape(ellipse(x - 1, y - 2, 4, 4.6), "#fff2d8", round=3, contact=0.2, ink=0.6),
        ]  # fmt: skip
    return [*shapes, Shape(taper("292,286 274,278 268,262", [15, 16, 12]), HAND, round=7, skin=0.4)]


def _pointing_arm() -> list[Shape]:
    """Point out the way round: forearm, palm, curled fingers, the long finger, thumb up."""
    hand = Hand(78, 326, 38, -168, HAND, True)
    curled = [
        hand.finger(f".86,{y:.2f} 1.24,{y:.2f} 1.2,{y + 0.16:.2f} .8,{y + 0.14:.2f}", 0.33)
        for y in (0.44, 0.2, -0.04)
    ]
    claw = hand.put("1.9,-.3")[0]
    return [
        limb("116,362 98,346 74,325", [54, 48, 30], SKIN),
        hand.palm("-.08,-.4 .3,-.5 .9,-.52 1.06,-.34 1.1,.36 .84,.62 .3,.52 -.08,.4"),
        *curled,
        hand.finger(".5,-.3 1,-.36 1.5,-.34 1.86,-.3", 0.38),
        Shape(ellipse(claw.x, claw.y, 4.6, 4), "#fff2d8", round=3, contact=0.2, ink=0.6),
        hand.finger(".16,-.34 .44,-.7 .62,-1 .66,-1.14", 0.34),
    ]


def _knight() -> list[Shape]:
    """Turn a knight round, who shoves with back, hands and heels, and bites his teeth together."""
    push, hand = arm(((224, 412), (252, 426), (262, 402)), 16, MAIL)
    prop, palm = arm(((172, 412), (144, 428), (136, 404)), 16, MAIL)
    return [
        *prop,
        *spread(palm),
        *push,
        *spread(replace(hand, flip=True)),
        limb("186,450 168,468 160,490", [28, 25, 18], "#7c84a8", bump=0),
        limb("212,450 232,466 240,488", [28, 25, 18], "#7c84a8", bump=0),
        *boot(Spot(154, 494, 15, 4, True), "#8c5434", "#c08850"),
        *boot(Spot(246, 492, 15, -4), "#8c5434", "#c08850"),
        Shape(smooth("170,404 198,396 226,404 232,430 228,464! 212,458 200,466 186,458 170,464! "
            "166,430"), "#d83c48", round=18, bump=0.2,
            detail=line("167,442 199,448 231,442", "#5c3428", 7, 1)
            + lines(["182,410 186,434", "216,410 212,434", "186,450 184,462", "212,450 214,462"],
            "#7c1830", 3, 0.6)),
        *(Shape(ellipse(x, 410, 14, 12), STEEL, round=10, shine=0.8) for x in (173, 225)),
        Shape(smooth("172,384 180,362 198,352 216,362 224,384 218,408 198,418 178,408"), STEEL,
            round=22, shine=0.9, gloss=12),
        Shape(smooth("180,382! 216,382! 216,400 198,412 180,400"), "#f0b490", round=14, skin=0.4,
            bump=0, contact=0.9),
        Shape(ellipse(198, 392, 5.4, 4.6), "#e88870", round=4, shine=0.4),
        Shape(smooth("187,398! 209,398! 206,407! 190,407!"), "#fffaf0", round=2, contact=0.6,
            detail=lines(["194,398 194,407", "199,398 199,407", "204,398 204,407",
            "187,402 209,402"], "#5c2430", 1.2)),
        *(Shape(taper(eye, [1.6, 3, 1.6]), "#3a1018", flat=0.8, rim=0, contact=0, ink=0)
            for eye in ("183,386 188,389 193,386", "203,386 208,389 213,386")),
        Shape(smooth("172,380! 174,364 184,354 198,350 212,354 222,364 224,380! 198,386"), STEEL,
            round=18, shine=0.9, gloss=12, contact=0.9,
            detail=line("176,374 198,380 220,374", "#5c6c88", 3)),
        Shape(tufts("188,352 198,346 208,352", 9, 24, 4, 0.3, 4.4), "#ffc23a", round=4),
    ]  # fmt: skip

"""Carapace: nobody at home; a finger shows the way round to whoever pushes."""

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, lid, motes, outdoors
from ..anatomy import ARM, TROUSERS, limb_of, muscle
from ..curves import ellipse, place, ridge, sample, smooth, taper
from ..figures import Spot, limb, plate
from ..hands import knuckled, skin
from ..props import battlement, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial, spots
from ..tilt import tilted
from ..wardrobe import boot
from ._knights import FACE, helmet, sleeve

LIGHT = lit("#14101e", "#5c6a94", "#fff0c0", "#8a7a3a", 0.6)
DIM = lit("#0a0612", "#6a60a0", "#ffd890", "#6a4a5a", 0.5)
SKIN, RIM, DARK = "url(#skin)", "url(#rim)", "#2c5468"
RED = "#d83c48"
LEAN, MIDDLE = -9.0, (190.0, 230.0)


def scene() -> Scene:
    """Draw the pass, body and dark, the eyes, the dome, both arms, and a knight who shoves."""
    colours = (
        linear("shell", (70, 40), (330, 280), (0, "#2f7a8a"), (0.5, "#1c4a7a"), (1, "#2c1654"))
        + linear("scute", (90, 50), (320, 250), (0, "#a4ffdc"), (0.4, "#2cb0a8"), (0.75, "#2f6ab8"),
            (1, "#5a3494"))
        + linear("rim", (20, 240), (355, 300), (0, "#ffe89a"), (0.5, "#ffb83a"), (1, "#d07a2c"))
        + linear("skin", (40, 280), (300, 430), (0, "#c4e498"), (0.5, "#80b48c"), (1, "#4c7080"))
        + linear("steel", (260, 360), (340, 440), (0, "#ffffff"), (0.5, "#bccad6"), (1, "#7c8ca4"))
        + radial("hole", (170, 300), 150, (0, "#342044"), (1, "#0e0a18"))
    )  # fmt: skip
    picture = outdoors(
        LIGHT, ("#d87868", "#f8bc88", "#fff0c8"), ("#c0bc6c", "#8c9454", "#64744c"), 296, colours,
        21,
    )  # fmt: skip
    _pass(picture)
    picture.group(*_body(), shadow=0.4, roundness=80)
    picture.group(*_head(), light=DIM, shadow=0.2)
    picture.group(_forearm(), shadow=0.6, shadow_offset=(-2, 9), roundness=40)
    picture.shade(fill(smooth("48,240 110,216 190,208 280,222 344,256 320,262 190,232 66,262"),
        "#2a1a40", 0.85), 8)  # fmt: skip
    picture.group(*tilted(_shell(), LEAN, MIDDLE), shadow=0.6, shadow_blur=9,
        shadow_offset=(-3, 12), roundness=110, form=0.4)  # fmt: skip
    picture.group(*tilted(_bird(), LEAN, MIDDLE), shadow=0.4, form=0)
    picture.group(*_pulling_arm(), shadow=0.5, roundness=40)
    picture.group(*_pointing_hand(), shadow=0.6, shadow_offset=(-2, 7), roundness=40)
    pupils = disc(129, 270, 7, "#140a12") + disc(190, 269, 8, "#140a12")
    picture.sharp(pupils + disc(126, 266, 3, "#fff") + disc(187, 265, 3.4, "#fff"))
    picture.afterglow(disc(130, 264, 22, "#ffd860", 0.4) + disc(192, 262, 25, "#ffd860", 0.4), 9)
    picture.group(*_knight(), shadow=0.5, shadow_offset=(-5, 7))
    picture.sharp(disc(290.5, 386, 2, "#140a12") + disc(303.5, 386.5, 2, "#140a12"))
    picture.afterglow(glint(112, 112, 34) + glint(112, 112, 18), 0.8)
    return motes(picture, "#fff4d0", 5, 16)


def _pass(picture: Scene) -> None:
    """Lay out the one road between the rocks, and far off the castle that it leads to."""
    picture.veil(oval(50, 220, 120, 90, "#fffbe0", 0.9), 22)
    picture.veil(clouds(6, 5, (0, 20, 300, 120), 84, "#ffe4c4", 0.5), 5)
    peaks = "-10,300! 4,150! 30,104! 52,150! 72,130! 110,210! 260,150! 300,60! 340,120! 380,300!"
    picture.veil(fill(smooth(peaks), "#b488a0", 0.7), 1.6)
    picture.veil(fill(ridge(-5, 380, 244, 26, 12), "#d89c8c", 0.85), 1.6)
    keep = battlement(4, 190, 22, 80, 3, 5) + battlement(24, 208, 30, 60, 4, 5)
    picture.veil(fill(keep, "#9c6470", 0.95), 0.7)
    earth(picture, 282, 5, 3)
    furrows(picture, 290, "#6c5c44", "#f0d890", 6)
    picture.cover(fill(smooth("-10,300! 30,282 40,286 24,300 30,330 -10,360!"), "#f0d8a0", 0.9))
    road = "-10,420! 60,392 190,376 330,384 400,430! 400,540! -10,540!"
    picture.veil(fill(smooth(road), "#ecd098", 0.9), 3)
    ruts = lines(["-10,470 120,444 260,446 390,500", "-10,512 140,482 270,490 350,530"],
        "#b08c5c", 6, 0.5)  # fmt: skip
    picture.veil(ruts, 1.6)
    crag = "306,-20! 322,60! 310,96! 334,150! 326,210! 348,280! 336,340! 400,380! 400,-20!"
    strata = lines(["310,90 350,110 385,104", "326,190 356,214 385,206", "340,290 385,310"],
        "#5c3448", 4, 0.5)  # fmt: skip
    rock = Shape(smooth(crag), "#a86c68", round=24, bump=1.4, bump_size=16, detail=strata)
    grass = tufts("-5,404 60,396 90,400", 16, 14, 5, 0.2, 3)
    pebbles = [
        Shape(smooth(place("-9,4 -6,-5 3,-7 9,0 7,5", x, y, k)), "#b89474", round=6, bump=0.4)
        for x, y, k in ((30, 452, 1.2), (46, 458, 0.7), (352, 520, 1.4), (150, 500, 0.8))
    ]
    picture.group(rock, shadow=0.5, form=0)
    picture.group(Shape(grass, "#98a850", round=3, ink=0.5), *pebbles, shadow=0.3)
    floor_shadow(picture, 180, 426, 150, "#3c2030")
    skids = lines(["318,494 346,500 380,506", "344,486 366,488 384,492"], "#8c6848", 5, 0.6)
    picture.veil(skids, 1.2)
    picture.shade(oval(324, 496, 46, 7, "#3c2030", 0.8), 3)


def _body() -> list[Shape]:
    belly = "70,320 150,348 240,350 316,310 326,376 290,422 120,426 60,384"
    seams = lines(["206,346 210,424", "292,340 296,424"], "#8a5a34", 3.4, 0.7)
    hollow = "60,252 94,214 190,204 280,222 300,258 292,320 254,350 180,362 104,344 70,306"
    side = "266,252 300,236 346,246 354,290 346,350 320,392 276,376 264,340 276,300"
    return [
        Shape(smooth(belly), "#d8ac6c", round=40, bump=0.4, detail=seams),
        Shape(smooth(hollow), "url(#hole)", round=14, flat=0.8, rim=0),
        Shape(smooth(side), SKIN, round=36, bump=0.3, skin=0.4, contact=0.7),
        Shape(
            smooth("36,270 70,256 98,282 106,326 122,352 98,384 58,352"),
            SKIN,
            round=30,
            bump=0.3,
            skin=0.4,
            contact=0.7,
        ),
    ]


def _head() -> list[Shape]:
    """Keep the head in, with a look down at whoever knocks."""
    head = "92,258 112,226 170,212 232,224 258,258 250,300 214,334 160,344 112,330 86,298"
    return [
        Shape(smooth(head), "#a890b8", round=44, bump=0.3, detail=spots(3, 14, (180, 290, 250,
            340), "#8470a0", (3, 7), 0.5)),
        *eyeball((130, 262), 21, "#ffc23a", (0, 7)),
        *eyeball((192, 260), 25, "#ffc23a", (-1, 8)),
        lid((130, 262), 21, "#8c7aa4", -8, 0.42),
        lid((192, 260), 25, "#9484ac", 8, 0.44),
        Shape(smooth("118,292 144,280 174,290 182,310 156,326 122,318 108,304"), "#c8aac8",
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


def _bird() -> list[Shape]:
    """Let a bird find the place quiet."""
    return [
        Shape(tufts("166,46 202,38 242,48", 18, 12, 4, 0, 3.4), "#8ac04a", round=3, contact=0.3,
            ink=0.5),
        Shape(smooth("172,28 184,12 206,12 220,28 236,24! 224,42 204,52 180,48"), "#ff7a5a",
            round=12, bump=0.2, contact=0.6),
        Shape(smooth("194,26! 212,24 222,38! 204,44"), "#d84a3a", round=6, contact=0.5),
        Shape(smooth("173,25! 161,30 173,35!"), "#ffc23a", round=3, contact=0.4),
        Shape(taper("179,24 183,26 187,23", [1.6, 2, 1.6]), "#3a1018", flat=0.8, rim=0, contact=0,
            ink=0),
    ]  # fmt: skip


def _claw(at: tuple[float, float], turn: float) -> Shape:
    return Shape(smooth(place("-4,3! -4,-3! 5,-2 8,0 5,3", *at, 1, turn)), "#fff2d8", round=3,
        contact=0.3, ink=0.6, shine=0.4)  # fmt: skip


def _pulling_arm() -> list[Shape]:
    """Pull the shell down by its rim, like a hat."""
    joints = ((120, 338), (40, 372), (60, 304))
    hand = Hand(61, 300, 46, -80, SKIN)
    tips = [hand.put(f"1.3,{y}")[0] for y in (0.42, 0.18, -0.1, -0.38)]
    return [
        limb_of(joints, 60, ARM, SKIN, skin=0.4, detail=muscle(joints, 60, DARK)),
        *knuckled(hand, [], "56,310 60,300", 38, "#fff2d8"),
        *(_claw((tip.x, tip.y), -84) for tip in tips),
        limb("34,314 56,322 76,318", [13, 14, 13], "#b0703c", bump=0.4, shine=0.3),
    ]


def _forearm() -> Shape:
    """Rest the chin on a forearm that lies on the ground."""
    joints = ((318, 306), (276, 394), (138, 396))
    return limb_of(joints, 74, ARM, SKIN, skin=0.4, detail=muscle(joints, 74, DARK))


def _pointing_hand() -> list[Shape]:
    """Point out the way round."""
    hand = Hand(136, 396, 44, 181, SKIN, True)
    curled = [
        hand.finger(f".8,{y:.2f} 1.0,{y:.2f} 1.14,{y + 0.02:.2f} 1.2,{y + 0.05:.2f}", 0.34)
        for y in (0.44, 0.2, -0.04)
    ]
    back = "-.1,-.34 .3,-.46 .9,-.52 1.06,-.34 1.1,.36 .84,.6 .3,.5 -.1,.34"
    knuckles = lines([hand.put(f".3,{y * 0.5:.2f} .78,{y:.2f}") for y in (-0.28, -0.04, 0.2)],
        DARK, 2, 0.35)  # fmt: skip
    tip = hand.put("1.96,-.3")[0]
    return [
        hand.finger(".3,-.3 .6,-.6 .92,-.74 1.16,-.72", 0.32),
        skin(hand, back, "158,397 148,397", 40, knuckles),
        limb("168,373 173,396 168,419", [14, 15, 14], "#b0703c", bump=0.4, shine=0.3),
        *curled,
        hand.finger(".5,-.3 1,-.36 1.5,-.34 1.86,-.3", 0.36),
        _claw((tip.x, tip.y), 182),
    ]


def _pressed(hand: Hand) -> list[Shape]:
    """Lay a hand flat against what it pushes, its fingers side by side."""
    fingers = [
        hand.finger(f".7,{y} 1.1,{y * 1.06:.2f} {far},{y * 1.1:.2f} {far + 0.1:.2f},{y * 1.1:.2f}",
            0.32, 0.5)
        for y, far in ((-0.36, 1.4), (-0.12, 1.52), (0.13, 1.46), (0.36, 1.26))
    ]  # fmt: skip
    palm = hand.palm("-.08,-.36 .3,-.5 .8,-.54 .96,-.3 .96,.3 .84,.54 .3,.48 -.08,.34")
    return [*fingers, palm, hand.finger(".2,-.3 .44,-.6 .7,-.72 .92,-.68", 0.32, 0.6)]


def _knight() -> list[Shape]:
    """Set a knight's whole weight against it: far leg and arm, near leg, tunic, arm, head."""
    legs = (((322, 446), (296, 466), (310, 488)), ((330, 448), (340, 474), (360, 490)))
    return [
        *boot(Spot(308, 488, 11, 0, True), "#7c4434", "#a87848"),
        limb_of(legs[0], 25, TROUSERS, "#606c94", 1),
        sleeve(((298, 416), (280, 418), (266, 398)), 19, 1, "#8894b0"),
        *_pressed(Hand(270, 402, 15, -112, FACE, True)),
        *boot(Spot(358, 490, 11, 24, True), "#8c5434", "#c08850"),
        limb_of(legs[1], 28, TROUSERS, "#7480a8", -1),
        Shape(smooth("288,408 306,402 330,418 346,446 346,462! 330,460 318,468! 306,458 "
            "296,462! 294,438"), RED, round=16, bump=0.2,
            detail=line("294,440 318,446 342,436", "#5c3428", 6, 1)
            + lines(["304,412 312,432", "322,418 326,434", "318,452 320,464"], "#7c1830", 3, 0.6)),
        sleeve(((306, 422), (284, 434), (270, 414)), 21, 1),
        *_pressed(Hand(273, 418, 16, -118, FACE, True)),
        Shape(ellipse(307, 420, 12, 11), "url(#steel)", round=10, shine=0.8),
        *helmet((299, 389), 0.82, -10, "#ffc23a"),
    ]  # fmt: skip

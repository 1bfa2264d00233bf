"""Carapace: nobody at home, and nobody comes by: one palm is enough for whoever pushes."""

import math

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, lid, motes, moved, outdoors
from ..anatomy import ARM, TROUSERS, limb_of, muscle
from ..curves import Knot, ellipse, place, ridge, sample, smooth, taper
from ..figures import Spot, limb, plate
from ..hands import skin
from ..props import battlement, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial, spots
from ..wardrobe import boot
from ._knights import FACE, helmet, sleeve

LIGHT = lit("#14101e", "#5c6a94", "#fff0c0", "#8a7a3a", 0.6)
SKIN, RIM, DARK = "url(#skin)", "url(#rim)", "#2c5448"
RED = "#d83c48"
#: The shell's lower edge, from its back round the near corner and over the head.
BRIM = "-24,322 40,318 88,296 120,256 160,232 210,228 256,240 290,262 318,288"


def scene() -> Scene:
    """Draw the pass, the body, both limbs and the head, the shell, and a knight who shoves."""
    colours = (
        linear("shell", (30, 40), (300, 280), (0, "#2f7a8a"), (0.5, "#1c4a7a"), (1, "#2c1654"))
        + linear("scute", (40, 50), (300, 250), (0, "#a4ffdc"), (0.4, "#2cb0a8"), (0.75, "#2f6ab8"),
            (1, "#5a3494"))
        + linear("rim", (20, 240), (320, 300), (0, "#ffe89a"), (0.5, "#ffb83a"), (1, "#d07a2c"))
        + linear("skin", (60, 250), (240, 470), (0, "#d4eca0"), (0.5, "#98c080"), (1, "#608c6c"))
        + linear("far", (230, 310), (216, 440), (0, "#587c6c"), (0.6, "#94bc84"), (1, "#c4de9c"))
        + linear("steel", (260, 360), (340, 440), (0, "#ffffff"), (0.5, "#bccad6"), (1, "#7c8ca4"))
        + radial("hole", (170, 300), 150, (0, "#342044"), (1, "#0e0a18"))
    )  # fmt: skip
    picture = outdoors(
        LIGHT, ("#d87868", "#f8bc88", "#fff0c8"), ("#c0bc6c", "#8c9454", "#64744c"), 296, colours,
        21,
    )  # fmt: skip
    _pass(picture)
    picture.group(*_body(), shadow=0.4, roundness=80)
    picture.group(_barring_arm(), shadow=0.4, roundness=40)
    picture.group(*_head(), shadow=0.6, shadow_offset=(4, 8), roundness=60)
    picture.group(*_planted_arm(), shadow=0.5, shadow_offset=(5, 7), roundness=50)
    shade = ("-20,316! 40,312 86,290 118,252 160,228 210,224 290,258 318,290! 288,296 250,272 "
        "208,256 164,262 132,288 104,324 46,350 -20,352!")  # fmt: skip
    picture.shade(fill(smooth(shade), "#2a1a40", 0.75), 7)
    picture.group(*_shell(), shadow=0.6, shadow_blur=9, shadow_offset=(3, 12), roundness=110,
        form=0.4)  # fmt: skip
    picture.group(*moved(_bird(), (200, 46), (126, 52)), shadow=0.4, form=0)
    pupils = disc(161, 283, 7.4, "#140a12") + disc(218, 277, 6.6, "#140a12")
    picture.sharp(pupils + disc(157, 278, 3, "#fff") + disc(214.5, 272.5, 2.6, "#fff"))
    picture.group(*_palm(), shadow=0.5, roundness=40)
    picture.group(*moved(_knight(), (0, 0), (7, 2)), shadow=0.5, shadow_offset=(-5, 7))
    picture.sharp(disc(297.5, 388, 2, "#140a12") + disc(310.5, 388.5, 2, "#140a12"))
    picture.afterglow(glint(72, 112, 34) + glint(72, 112, 18), 0.8)
    return motes(picture, "#fff4d0", 5, 16)


def _pass(picture: Scene) -> None:
    """Lay out the one road between the rocks, and far off the castle that it leads to."""
    picture.veil(oval(300, 190, 100, 90, "#fffbe0", 0.9), 22)
    picture.veil(clouds(6, 5, (160, 20, 380, 110), 84, "#ffe4c4", 0.5), 5)
    peaks = "190,300! 240,150! 268,104! 290,152! 306,130! 340,180! 380,120! 400,300!"
    picture.veil(fill(smooth(peaks), "#c49ca8", 0.7), 1.6)
    picture.veil(fill(ridge(-5, 380, 244, 26, 12), "#d89c8c", 0.85), 1.6)
    keep = battlement(292, 176, 16, 80, 3, 5) + battlement(306, 196, 26, 60, 4, 5)
    picture.veil(fill(keep, "#9c6470", 0.95), 0.7)
    earth(picture, 282, 5, 3)
    furrows(picture, 290, "#6c5c44", "#f0d890", 6)
    way = "310,252! 322,252! 330,276 322,300 340,340 400,380! 400,430! 300,400 292,340 306,296!"
    picture.cover(fill(smooth(way), "#f0d8a0", 0.9))
    road = "-10,420! 60,402 190,396 330,384 400,400! 400,540! -10,540!"
    picture.veil(fill(smooth(road), "#ecd098", 0.9), 3)
    ruts = lines(["-10,490 120,484 260,466 390,480", "-10,520 140,506 270,500 350,530"],
        "#b08c5c", 6, 0.5)  # fmt: skip
    picture.veil(ruts, 1.6)
    crag = "346,-20! 352,60! 338,110! 356,160! 348,220! 364,290! 352,340! 400,370! 400,-20!"
    cliff = "-20,-20! 70,-20! 58,40! 36,70! 30,150! -20,190!"
    strata = lines(["340,90 360,110 385,104", "346,190 366,214 385,206", "356,290 385,310",
        "-10,30 30,44 54,36", "-10,90 16,100 40,88"], "#5c3448", 4, 0.5)  # fmt: skip
    rocks = [
        Shape(smooth(way), "#a86c68", round=24, bump=1.4, bump_size=16, detail=strata)
        for way in (crag, cliff)
    ]
    grass = tufts("250,420 300,410 345,414", 16, 14, 5, 0.2, 3)
    pebbles = [
        Shape(smooth(place("-9,4 -6,-5 3,-7 9,0 7,5", x, y, k)), "#b89474", round=6, bump=0.4)
        for x, y, k in ((30, 502, 1.2), (46, 508, 0.7), (352, 520, 1.4), (200, 490, 0.8))
    ]
    picture.group(*rocks, shadow=0.5, form=0)
    picture.group(Shape(grass, "#98a850", round=3, ink=0.5), *pebbles, shadow=0.3)
    floor_shadow(picture, 150, 446, 160, "#3c2030")
    skids = lines(["318,494 346,500 380,506", "344,486 366,488 384,492"], "#8c6848", 5, 0.6)
    picture.veil(skids, 1.2)
    picture.shade(oval(324, 496, 46, 7, "#3c2030", 0.8), 3)
    picture.shade(oval(96, 474, 62, 9, "#3c2030", 0.8), 3)


def _body() -> list[Shape]:
    """Fill the shell: plastron on the ground, the dark, and the folds of the neck."""
    belly = "-24,330 60,330 150,350 240,330 276,318 280,366 250,420 150,444 40,440 -24,430"
    seams = lines(["100,346 104,440", "176,346 180,440", "-20,396 120,404 276,384"], "#7c5430",
        3.4, 0.6)  # fmt: skip
    hollow = "60,330 96,270 140,234 210,226 270,246 300,276 296,318 250,360 170,376 96,370"
    folds = "104,330 112,276 150,244 206,238 254,262 264,310 240,350 176,366 124,358"
    wrinkles = lines(["116,330 126,286 150,262", "126,346 138,356 176,362",
        "240,340 256,310 246,272"], "#3c2c48", 4, 0.6)  # fmt: skip
    return [
        Shape(smooth(belly), "#b88c5c", round=40, bump=0.4, detail=seams),
        Shape(smooth(hollow), "url(#hole)", round=14, flat=0.8, rim=0),
        Shape(smooth(folds), "#5c7868", round=24, bump=0.5, skin=0.3, detail=wrinkles),
    ]


def _head() -> list[Shape]:
    """Keep the head in: brow, cheek, snout and beak, and a look down at whoever knocks."""
    skull = ("122,296 126,262 150,242 186,236 220,240 240,256 248,284 258,308 254,330 236,350 "
        "204,362 168,358 138,342 124,320")  # fmt: skip
    cheek = lines(["132,306 144,326 166,336", "136,326 152,342 176,348", "150,262 146,274"],
        "#3c6448", 3, 0.45)  # fmt: skip
    snout = ("188,292 200,284 222,284 244,294 262,312 264,330 256,346! 246,338 226,340 204,342 "
        "184,334 178,312")  # fmt: skip
    jaw = "150,334 182,338 210,344 246,340 250,350 234,362 204,368 172,362 152,350"
    return [
        Shape(smooth(jaw), "#a8c484", round=14, skin=0.4, bump=0.3),
        Shape(smooth(skull), SKIN, round=40, bump=0.35, skin=0.5,
            detail=spots(3, 16, (126, 244, 240, 262), "#5c8c60", (2, 5), 0.5) + cheek),
        *eyeball((156, 278), 21, "#ffb02a", (4, 5)),
        *eyeball((213, 272), 18, "#ffb02a", (4, 5)),
        lid((156, 278), 21, "#9cbc7c", 8, 0.36),
        lid((213, 272), 18, "#88ac74", -6, 0.36),
        Shape(taper("130,276 142,256 164,250 184,264", [7, 17, 18, 8]), "#b8d48c", round=8,
            skin=0.4, contact=0.7),
        Shape(taper("194,262 208,246 226,248 236,262", [7, 15, 15, 7]), "#a4c484", round=8,
            skin=0.4, contact=0.7),
        Shape(taper("136,300 154,308 176,300", [3, 9, 4]), "#b4d08c", round=5, ink=0.3,
            contact=0.2),
        Shape(smooth(snout), "#d0e4a0", round=24, bump=0.3, contact=0.4, shine=0.25, ink=0.5,
            detail=oval(236, 308, 4.4, 3, "#2a2418") + oval(254, 314, 3.2, 3, "#2a2418")
            + lines(["206,300 220,294"], "#ffffff", 4, 0.4)),
        limb("152,332 168,338 190,338 212,344 236,342 254,346", [2, 4, 4, 4, 4, 2], "#2a2418",
            round=1, contact=0.1, flat=0.8, rim=0),
    ]  # fmt: skip


def _shell() -> list[Shape]:
    """Turn the dome to the right: its spine comes over the top and down to the brim."""
    dome = ("-24,322! -34,220 -12,132 44,76 126,50 206,62 262,108 298,180 318,288! 290,262 "
        "256,240 210,228 160,232 120,256 88,296 40,318")  # fmt: skip
    scutes = (
        "96,62! 160,58 196,68! 206,104 150,118! 104,106",
        "152,128! 208,112 232,146 238,176! 196,186 150,180! 134,154",
        "150,190! 198,196 240,186 250,222! 208,216 160,220 128,238! 132,210",
        "214,78! 252,110 270,142! 246,160 220,124",
        "256,164! 276,152 294,202 306,254! 264,228 250,190",
        "84,70! 92,108 138,124! 122,152 84,162! 48,132 44,92",
        "124,164! 140,192 118,238 92,274! 60,250 52,204 82,174",
        "34,104! 40,140 74,168! 46,200 10,206! -14,170",
        "-14,216! 42,212 50,252 78,284! 40,304 -20,308! -26,250",
    )
    rings = lines(["166,144 204,132 222,164", "164,160 200,152"], "#d8fff0", 2.4, 0.4)
    horns = [
        Shape(smooth(place("-13,8! -9,-20 2,-44! 10,-18 13,8!", x, y, k, turn)), RIM, round=9,
            shine=0.4)
        for x, y, turn, k in ((172, 58, 10, 0.9), (240, 92, 34, 0.9), (60, 76, -34, 1),
            (288, 160, 58, 0.8))
    ]  # fmt: skip
    plates = [
        plate(points, "url(#scute)", rings if n == 1 else "", round=20, bump=0.3, shine=0.55,
            gloss=10, contact=0.6)
        for n, points in enumerate(scutes)
    ]  # fmt: skip
    track = [(float(x), float(y)) for x, y in sample(BRIM, 96)]
    edge = []
    for n in range(4, len(track) - 4, 8):
        (ax, ay), (bx, by) = track[n - 4], track[min(n + 4, len(track) - 1)]
        way = ((bx - ax), (by - ay))
        long = (way[0] ** 2 + way[1] ** 2) ** 0.5
        turn = math.degrees(math.atan2(way[1], way[0]))
        k = long / 2
        shape = [Knot(x * k, y) for x, y in ((-0.98, -10), (0, -15), (0.98, -10), (1.06, 6),
            (0.5, 16), (-0.5, 16), (-1.06, 6))]  # fmt: skip
        edge.append(plate(place(shape, *track[n], 1, turn), RIM, round=11, shine=0.4))
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


def _claw(at: tuple[float, float], turn: float, size: float = 1) -> Shape:
    return Shape(smooth(place("-5,6! -5,-6! 7,-3 14,0 7,4", *at, size, turn)), "#fff2d8", round=3,
        contact=0.4, ink=0.7, shine=0.4)  # fmt: skip


def _scales(many: tuple[tuple[float, float, float], ...], tone: str) -> list[Shape]:
    """Lay horny scales on a limb's front."""
    return [
        Shape(smooth(place("-8,-4 0,-9 8,-4 7,5 0,10 -7,5", x, y, k)), tone, round=3, ink=0.3,
            contact=0.2, flat=0.3)
        for x, y, k in many
    ]  # fmt: skip


def _planted_arm() -> list[Shape]:
    """Plant the near forelimb before the shell, claws in the road."""
    joints = ((96, 310), (44, 384), (84, 450))
    paw = "50,446 66,426 98,426 122,440 138,456 138,468 118,476 84,476 58,468"
    whole = limb_of(joints, 84, ARM, SKIN, -1, skin=0.4, detail=muscle(joints, 84, DARK, -1))
    toes = [
        Shape(smooth(place("-15,-10 0,-14 15,-8 18,4 12,11 -10,11 -17,3", x, y, k)), SKIN,
            round=11, skin=0.4, contact=0.6, ink=0.7)
        for x, y, k in ((70, 464, 0.84), (92, 468, 0.96), (116, 466, 0.96), (136, 458, 0.84))
    ]  # fmt: skip
    claws = [_claw((x, y), turn, 1.2) for x, y, turn in ((70, 471, 84), (94, 477, 76),
        (122, 474, 60), (147, 464, 36))]  # fmt: skip
    return [
        whole,
        Shape(smooth(paw), SKIN, round=20, skin=0.4, contact=0, ink=0.4),
        *claws, *toes,
        *_scales(((52, 404, 1), (66, 418, 1.1), (50, 426, 0.8), (78, 436, 1), (62, 440, 0.9),
            (42, 378, 0.9), (58, 384, 0.8)), "#b4d08c"),
    ]  # fmt: skip


def _barring_arm() -> Shape:
    """Reach out from under the brim on the far side."""
    joints = ((250, 298), (184, 400), (230, 442))
    return limb_of(joints, 72, ARM, "url(#far)", -1, skin=0.4, detail=muscle(joints, 72, DARK, -1))


def _palm() -> list[Shape]:
    """Hold an open palm up before him: no way through."""
    hand = Hand(234, 444, 54, -84, "#c4de9c")
    fingers, claws = [], []
    for y, far in ((-0.42, 1.42), (-0.14, 1.58), (0.15, 1.54), (0.4, 1.34)):
        fingers.append(hand.finger(f".7,{y} 1.0,{y * 1.14:.2f} {far - 0.2:.2f},{y * 1.4:.2f} "
            f"{far},{y * 1.48:.2f}", 0.31))  # fmt: skip
        tip = hand.put(f"{far + 0.1:.2f},{y * 1.52:.2f}")[0]
        claws.append(_claw((tip.x, tip.y), -86 + y * 28, 0.9))
    pads = "".join(
        fill(smooth(hand.put(way)), "#eef6cc", 0.75)
        for way in ("1.06,-.5 .84,-.54 .8,.5 1.06,.46 1.0,0", ".66,-.5 .3,-.42 .22,-.14 .52,-.1",
            ".64,.5 .2,.36 .16,.08 .52,.08")
    )  # fmt: skip
    outline = "-.1,-.3 .12,-.42 .5,-.56 .9,-.56 1.06,-.3 1.06,.3 .9,.56 .5,.54 .1,.42 -.1,.3"
    palm = skin(hand, outline, "196,412 214,432", 40, pads)
    return [*claws, *fingers, palm, hand.finger(".3,-.34 .48,-.62 .72,-.8 .98,-.86", 0.32)]


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

"""Lieutenant: nothing gets past that buckler, and he knows it."""

import math
from dataclasses import replace
from typing import TypeAlias

from ..actors import Hand, earth, floor_shadow, furrows, motes, moved, outdoors
from ..anatomy import SLEEVE, TROUSERS, creases, limb_of
from ..curves import Knot, ellipse, place, polygon, ridge, smooth, star, taper
from ..faces import pupil
from ..figures import Spot, arrow, drape, ear, gaze, limb, locks, plate
from ..hands import clasp
from ..props import battlement
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial
from ..wardrobe import boot
from ._buckler import BUCKLER, arrows, buckler
from ._drummer import drummer
from ._meadow import meadow

LIGHT = lit("#120e20", "#747cac", "#fff2c0", "#9a7a50", 0.8)
#: The face has the shield's light on it.
GLOW = replace(LIGHT, ambient="#947078", bounce="#b07048")
SKIN, GOLD, COAT, CLOTH = "url(#skin)", "url(#gold)", "url(#coat)", "url(#cloth)"
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
LEAD: Joints = ((228, 358), (160, 384), (150, 450))
REAR: Joints = ((262, 352), (306, 398), (330, 454))
HIGH: Joints = ((262, 262), (306, 316), (324, 266))
LOW: Joints = ((198, 264), (226, 336), (163, 310))
FIST = Hand(327, 256, 34, -34, "#f4f0e8")
BLOND = ("#f6cc5a", "#e8b03c", "#ffe08a")
BLOW = (60.0, 222.0)
#: The head as it was drawn, where it is, how much smaller, and its lean.
UPRIGHT, PLACE, SIZE, LEAN = (224.0, 200.0), (212.0, 179.0), 0.82, -6.0
#: The drummer as he is drawn, where he sits, and how much smaller.
SMALL = ((322.0, 504.0), (252.0, 506.0), 0.74)


def scene() -> Scene:
    """Brace him behind the buckler in a rain of arrows, a drummer between his legs."""
    colours = (
        linear("skin", (170, 110), (250, 220), (0, "#ffdcb4"), (0.6, "#fabc92"), (1, "#e08e6a"))
        + linear("gold", (30, 60), (320, 400), (0, "#fff6bc"), (0.5, "#f0b840"), (1, "#a86c24"))
        + linear("cloth", (170, 0), (290, 0), (0, "#f2503e"), (0.5, "#d8343a"), (1, "#9c1c30"))
        + linear("coat", (150, 230), (330, 400), (0, "#6a9cf0"), (1, "#2444a0"))
        + linear("steel", (280, 60), (340, 220), (0, "#ffffff"), (0.5, "#ccdae8"), (1, "#8c9eb8"))
        + radial("dome", (78, 240), 110, (0, "#ffffff"), (0.35, "#e6f2ff"), (0.8, "#8cb4e8"),
            (1, "#4a76b8"))
        + linear("visor", (0, 100), (0, 130), (0, "#5a5674"), (1, "#1c1a2c"))
    )  # fmt: skip
    picture = outdoors(
        LIGHT,
        ("#163a8c", "#4c8cd4", "#d8e8dc"),
        ("#b8b068", "#7c8448", "#3c4c3c"),
        330,
        colours,
        45,
    )
    _field(picture)
    picture.veil(disc(*BUCKLER, 150, "#ffe08c", 0.7), 34)
    picture.group(*_legs(), shadow=0.45)
    picture.group(*moved(drummer(), *SMALL), shadow=0.45)
    picture.group(*moved(_plume(), UPRIGHT, PLACE, SIZE, LEAN), shadow=0.35)
    picture.group(*_coat(), shadow=0.45)
    forearm = [(HIGH[1][0] + 8, HIGH[1][1] - 24), HIGH[2]]
    picture.group(*clasp(FIST, _sabre(FIST), forearm, 27, "#f4f0e8"), *_bow(FIST), shadow=0.45)
    picture.group(*_sleeve(HIGH, 40), *_epaulette(266, 248, 0.86), shadow=0.5)
    picture.group(*moved(_head(), UPRIGHT, PLACE, SIZE, LEAN), light=GLOW, shadow=0.5)
    picture.group(*moved(_hat(), UPRIGHT, PLACE, SIZE, LEAN), shadow=0.5)
    picture.glow(disc(*BUCKLER, 88, "#ffe090", 0.6), 9)
    picture.group(*_sleeve(LOW, 42), *_epaulette(194, 250, 0.74, 8), shadow=0.5)
    picture.group(*buckler(), shadow=0.6, shadow_blur=9, roundness=90)
    picture.group(*arrows(), shadow=0.3, form=0)
    eye = place([(228 - UPRIGHT[0], 188 - UPRIGHT[1])], *PLACE, SIZE, LEAN)[0]
    picture.sharp(pupil(eye.x, eye.y, 13))
    _shine(picture)
    return motes(picture, "#fff4c8", 5, 12)


def _field(picture: Scene) -> None:
    """Lay a field before the keep that is shot at."""
    picture.veil(clouds(5, 5, (180, 60, 375, 210), 84, "#ffffff", 0.5), 4)
    picture.veil(oval(40, 320, 180, 60, "#fff0c0", 0.7), 20)
    picture.veil(fill(ridge(-5, 380, 304, 22, 12), "#88ac90", 0.9), 1.5)
    keep = battlement(296, 250, 62, 90, 4, 11) + battlement(320, 212, 26, 60, 3, 9)
    picture.veil(fill(keep, "#a8909c", 0.95), 0.8)
    picture.cover(fill(polygon([(333, 204), (333, 178), (354, 186), (335, 192)]), "#d8404c"))
    volley = [f"{x},{y} {x + 20},{y - 13 + k * 5}" for k, (x, y) in enumerate(
        ((20, 122), (96, 92), (136, 66), (126, 140), (10, 176)))]  # fmt: skip
    picture.veil(lines(volley, "#4c3450", 2.6, 0.9), 0.4)
    earth(picture, 346, 6, 4)
    furrows(picture, 346, "#5c6438", "#e8d890", 5)
    picture.afterglow(oval(110, 420, 120, 30, "#ffd880", 0.4), 14)
    floor_shadow(picture, 220, 482, 150)
    meadow(picture, 350, ("#8c9a48", "#4c6038"), ("#f4584c", "#fff8ec", "#f8c84c"), 6)
    stuck = [((30, 400), (38, 448)), ((78, 436), (66, 488)), ((4, 440), (20, 486))]
    picture.group(*(part for tail, head in stuck for part in arrow(tail, head, "#e8404c")),
        shadow=0.4, form=0)  # fmt: skip


def _legs() -> list[Shape]:
    """Brace one leg before him and stretch the other, in breeches and high boots."""
    return [
        *_leg(REAR, 54, "#e8dccc", -4),
        *drape("192,334 250,326 296,334 330,354 362,368! 328,378 298,370 256,376 214,372", COAT,
            ["272,342 304,356 336,366"], "#142460"),
        *_leg(LEAD, 60, "#fff8ec", 0),
    ]  # fmt: skip


def _leg(joints: Joints, wide: float, cloth: str, turn: float) -> list[Shape]:
    """Put a leg into a boot that reaches to below its knee, peaked in front, with a tassel."""
    (x, y), (ax, ay) = joints[1], joints[2]
    lean = math.degrees(math.atan2(ay - y, ax - x)) - 90
    shaft = "-.42,.34! -.1,.26 .1,.3 .4,.42! .36,.8 .3,1.5 -.32,1.5 -.44,.8"
    trim = "-.42,.36 -.1,.27 .1,.31 .4,.44"
    front = place([(-0.14, 0.36)], x, y, wide, lean)[0]
    return [
        limb_of(joints, wide, TROUSERS, cloth, detail=creases(joints, wide, "#a89888", TROUSERS)),
        *boot(Spot(ax + 2, ay + 2, wide * 0.5, turn, True), "#54506c", "#54506c", "#1c1a2c")[:2],
        Shape(smooth(place(shaft, x, y, wide, lean)), "#54506c", round=wide * 0.3, shine=0.6,
            gloss=12, detail=lines([place("-.3,1.2 0,1.28 .24,1.18", x, y, wide, lean),
                place("-.2,1.36 .1,1.42 .3,1.34", x, y, wide, lean)], "#1c1a2c", 2.4, 0.6)),
        Shape(taper(place(trim, x, y, wide, lean), [5, 7, 7, 5]), GOLD, round=3, shine=0.6),
        limb([(front.x, front.y), (front.x - 2, front.y + wide * 0.24)], [4, 8], GOLD, shine=0.5),
    ]  # fmt: skip


def _coat() -> list[Shape]:
    """Turn the body three quarters to the blow."""
    outline = "176,252 202,232 244,230 276,250 288,290 280,338 272,362 226,366 190,358 176,310"
    frogs = []
    for n, y in enumerate((272, 294, 316, 338)):
        frogs += [
            limb(f"{186 + n},{y - 3} 212,{y + 5} 244,{y - 3}", [5, 7, 5], GOLD, round=3, shine=0.6),
            Shape(ellipse(210, y + 4, 5.6), GOLD, round=5, shine=0.8),
        ]
    return [
        Shape(smooth(outline), COAT, round=46, bump=0.4,
            detail=lines(["262,290 268,330 262,364"], "#142460", 5, 0.6)),
        Shape(smooth("180,256 206,246 246,252 254,300 248,352 214,360 190,350! 182,300"), "#fff4e4",
            round=18, bump=0.3, contact=0.5),
        *frogs,
        limb("262,250 226,306 190,352", [14, 15, 15], "#f8f4f0", round=6, contact=0.7),
        limb("182,352 226,366 280,354", [14, 15, 14], "#f8f4f0", round=6, contact=0.6),
        plate("222,356! 246,354! 247,376! 223,378!", GOLD, round=6, shine=0.8),
        Shape(smooth("184,226 206,220 240,220 258,226 256,248 226,256 200,252 186,244"),
            CLOTH, round=10, contact=0.6, detail=lines(["186,240 214,250 256,240"], "#f4c860", 4,
                0.9)),
    ]  # fmt: skip


def _sleeve(joints: Joints, wide: float) -> list[Shape]:
    """Sleeve an arm in one piece, with a deep red cuff edged with gold about the wrist."""
    (ex, ey), (wx, wy) = joints[1], joints[2]
    turn = math.degrees(math.atan2(wy - ey, wx - ex))
    cuff = "-.34,-.4! .16,-.46! .2,0 .16,.46! -.34,.4! -.3,0"
    return [
        limb_of(joints, wide, SLEEVE, COAT, detail=creases(joints, wide, "#142460")),
        Shape(smooth(place(cuff, wx, wy, wide, turn)), CLOTH, round=wide * 0.3, contact=0.7),
        Shape(taper(place("-.34,-.4 -.3,0 -.34,.4", wx, wy, wide, turn), [4, 5, 4]), GOLD, round=2,
            shine=0.6),
    ]  # fmt: skip


def _epaulette(x: float, y: float, size: float = 1, lean: float = -14) -> list[Shape]:
    fringe = [
        limb(place([(n * 8 - 22, 8), (n * 9 - 25, 28 - abs(n - 3) * 1.5)], x, y, size, lean),
            [7, 5], GOLD, round=3, shine=0.5)
        for n in range(7)
    ]  # fmt: skip
    pad = place("-30,12 -26,-8 -8,-18 14,-16 30,-4 34,12 2,18", x, y, size, lean)
    return [*fringe, Shape(smooth(pad), GOLD, round=12, shine=0.7, contact=0.6)]


def _at(hand: Hand, points: str) -> list[Knot]:
    """Lay points about the middle of a grip; up is where what is gripped points."""
    middle = hand.put([(0.72, 0.0)])[0]
    return place(points, middle.x, middle.y, 1, hand.turn)


def _sabre(hand: Hand) -> list[Shape]:
    """Hold up a curved blade that has an edge, a fuller and a guard."""
    blade = "-8,-16! -9,-60 -4,-116 14,-168! 14,-116 10,-60 9,-16!"
    return [
        Shape(smooth(_at(hand, blade)), "url(#steel)", round=6, shine=0.9, gloss=7,
            detail=lines([_at(hand, "0,-20 0,-70 6,-130")], "#7c90ac", 3, 0.9)
            + lines([_at(hand, "6,-20 7,-70 12,-130")], "#ffffff", 3, 0.9)),
        Shape(taper(_at(hand, "0,-14 0,34"), [12, 12]), "#3a2a3a", round=5),
        Shape(taper(_at(hand, "-20,-18 0,-20 18,-16"), [8, 11, 8]), GOLD, round=4, shine=0.8),
        Shape(ellipse(*_at(hand, "0,36")[0][:2], 8), GOLD, round=6, shine=0.8),
    ]  # fmt: skip


def _bow(hand: Hand) -> list[Shape]:
    """Guard the knuckles."""
    return [limb(_at(hand, "18,-16 27,0 24,24 2,38"), [7, 9, 9, 7], GOLD, round=4, shine=0.8,
        contact=0.7)]  # fmt: skip


def _plume() -> list[Shape]:
    feather = "0,0! -10,-24 -15,-46 -9,-64 4,-76! 13,-60 15,-42 10,-22"
    shapes = []
    for turn, size, colour in (
        (-30, 0.7, "#3f72cc"), (58, 0.8, "#2f5ab0"), (-10, 0.82, "#e8f0fa"), (38, 0.9, "#d0dcf0"),
        (14, 0.92, "#ffffff"),
    ):  # fmt: skip
        quill = lines([place("0,0 -1,-40 2,-68", 222, 58, size, turn)], "#6a7a9a", 2, 0.6)
        shapes.append(Shape(smooth(place(feather, 222, 58, size, turn)), colour, round=11,
            bump=0.6, bump_size=5, detail=quill))  # fmt: skip
    return shapes


def _head() -> list[Shape]:
    """Turn the face to the blow, and let it grin."""
    face = (
        "196,132 180,156 176,182 169,208 172,236 184,258 204,272 230,271 254,256 268,230 272,194 "
        "268,156 240,132"
    )
    blush = Shape(ellipse(244, 222, 17, 12, -14), "#f8967c", round=12, contact=0, ink=0, rim=0.1,
        skin=0.5)  # fmt: skip
    return [
        *locks("262,142 276,170 272,206", 5, 24, 13, BLOND, 3),
        *ear(Spot(260, 196, 27, 4), SKIN, "#b8644e", pointed=False),
        Shape(smooth(face), SKIN, round=46, bump=0.15, skin=0.6),
        blush,
        Shape(smooth("190,264 204,260 218,263 218,275 204,280 193,275"), "#eea680", round=9,
            contact=0.25, ink=0.3, detail=line("204,266 205,275", "#a8604a", 2)),
        Shape(smooth("172,240! 194,244 222,240 256,220! 252,246 228,264 202,266 182,256"),
            "#5a1420", round=4, contact=0.3, flat=0.6, rim=0),
        Shape(smooth("176,243! 196,247 224,243 252,227! 245,245 225,257 202,258 186,251"),
            "#ffffff", round=4, contact=0.3, ink=0.5, glow=0.3,
            detail=lines(["192,244 193,254", "210,244 212,260", "230,240 233,256"], "#b8b0b8", 2)),
        *gaze(Spot(232, 188, 19, 2), "#3f9ad8", "#f0ac86", 0.24, (-4, 0)),
        Shape(ellipse(187, 188, 13, 15), "#e8a07c", round=12, contact=0.3, ink=0.2, skin=0.5),
        Shape(taper("170,193 182,182 199,192", [3, 8, 3]), "#5a2a20", round=2, contact=0.2,
            flat=0.5, rim=0, ink=0.3),
        Shape(taper("172,168 184,172 198,170", [5, 10, 5]), "#d89a34", round=4, bump=0.6,
            contact=0.7),
        Shape(smooth("208,172 204,192 192,206 180,216 178,226 188,231 200,230 212,225 216,210 214,"
            "188"), "#f8a882", round=14, bump=0.2, contact=0.7, skin=0.6, shine=0.3, gloss=14,
            detail=oval(186, 229, 4, 3, "#5a2018") + line("202,214 201,222 206,228", "#c0684e", 2)),
        limb("202,233 226,235 252,223 268,200 263,190", [8, 15, 11, 6, 2], "#eab844", round=5,
            bump=0.5, contact=0.8),
        limb("196,233 180,238 162,230 154,214", [8, 13, 8, 2], "#eab844", round=5, bump=0.5,
            contact=0.8),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    body = "180,136! 166,62! 204,48 246,48 290,64! 278,138! 240,126 208,126"
    top = "164,58 190,46 226,42 264,46 294,60 292,76 258,64 226,60 192,63 166,74"
    band = "178,122 206,112 240,112 278,122 277,140 240,128 206,128 179,140"
    visor = "156,156! 168,136 204,124 244,126 274,138 264,152 226,147 188,152"
    return [
        Shape(smooth(body), CLOTH, round=46, bump=0.4, bump_size=8),
        Shape(smooth(top), GOLD, round=8, shine=0.5, bump=0.2),
        Shape(smooth(band), GOLD, round=6, shine=0.5),
        Shape(smooth(visor), "url(#visor)", round=12, shine=0.8, contact=0.8),
        Shape(taper("174,82 190,106 222,112 260,104 286,80", [6, 8, 8, 8, 6], 70), GOLD,
            round=4, shine=0.5, contact=0.7),
        Shape(polygon(star(216, 92, 24, 11, 8)), GOLD, round=7, shine=0.6, contact=0.8),
        Shape(ellipse(216, 92, 9), "#3f7ad8", round=8, shine=0.7, contact=0.6),
        Shape(taper("206,166 228,156 254,164", [6, 13, 4]), "#e0a43c", round=5, bump=0.6,
            contact=0.8),
        Shape(taper("272,146 274,200 260,254 220,284 188,272", [5, 6, 6, 6, 4], 80), GOLD,
            round=3, shine=0.5, contact=0.5),
    ]  # fmt: skip


def _shine(picture: Scene) -> None:
    """Let the blow burst on the shield, and light whoever is behind it."""
    x, y = BUCKLER
    gleam = "-50,-12! -30,-48 8,-62! -14,-38 -34,-2!"
    burst = star(*BLOW, 42, 12, 9, 12)
    picture.afterglow(fill(smooth(place(gleam, x, y)), "#ffffff", 0.8), 2.5)
    picture.afterglow(disc(*BLOW, 36, "#ffd870", 0.8), 14)
    picture.afterglow(oval(150, 240, 70, 120, "#ffb050", 0.22), 22)
    picture.afterglow(fill(polygon(burst), "#fff2b8", 0.9), 1)
    picture.afterglow(glint(*BLOW, 84) + glint(*BLOW, 44), 0.8)
    picture.afterglow(disc(*BLOW, 12, "#ffffff", 0.9), 5)
    picture.afterglow(glint(142, 316, 20) + glint(274, 116, 24), 0.6)

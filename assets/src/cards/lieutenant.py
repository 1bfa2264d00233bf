"""Lieutenant: nothing gets past that buckler, and he knows it."""

import math
import random
from dataclasses import replace
from typing import TypeAlias

from ..actors import Hand, earth, eyeball, furrows, motes, moved, outdoors
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import Knot, ellipse, place, polygon, ridge, smooth, star, taper
from ..faces import pupil
from ..figures import Spot, arrow, ear, gaze, limb, locks, plate
from ..hands import clasp
from ..props import battlement
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial
from ._buckler import BUCKLER, arrows, buckler

LIGHT = lit("#120e20", "#747cac", "#fff2c0", "#9a7a50", 0.8)
#: The face has the shield's light on it.
GLOW = replace(LIGHT, ambient="#947078", bounce="#b07048")
COOL = replace(LIGHT, key_colour="#c0b4c8", ambient="#4c5478")
SKIN, GOLD, COAT, CLOTH = "url(#skin)", "url(#gold)", "url(#coat)", "url(#cloth)"
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
HIGH: Joints = ((294, 286), (300, 364), (322, 304))
LOW: Joints = ((174, 288), (194, 366), (112, 318))
FIST = Hand(325, 295, 37, -24, "#f4f0e8")
BLOND = ("#f6cc5a", "#e8b03c", "#ffe08a")
BLOW = (58.0, 226.0)
#: The head as it was drawn, where it is, how much smaller, and its lean.
UPRIGHT, PLACE, SIZE, LEAN = (224.0, 200.0), (220.0, 190.0), 0.88, -6.0


def scene() -> Scene:
    """Brace him behind the buckler on a wall, one of his men in its shelter."""
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
    picture.veil(disc(*BUCKLER, 120, "#ffe08c", 0.4), 26)
    picture.group(*moved(_plume(), UPRIGHT, PLACE, SIZE, LEAN), shadow=0.35)
    picture.group(*_coat(), shadow=0.45, roundness=80)
    forearm = [(HIGH[1][0] + 10, HIGH[1][1] - 22), HIGH[2]]
    picture.group(*clasp(FIST, _sabre(FIST), forearm, 30, "#f4f0e8"), *_bow(FIST), shadow=0.45)
    picture.group(*_sleeve(HIGH, 48), *_epaulette(294, 272, 1.0), shadow=0.5)
    picture.group(*moved(_head(), UPRIGHT, PLACE, SIZE, LEAN), light=GLOW, shadow=0.5)
    picture.group(*moved(_hat(), UPRIGHT, PLACE, SIZE, LEAN), shadow=0.5)
    picture.group(*_hiding(), light=COOL, shadow=0.4)
    picture.sharp(disc(38, 391, 2.4, "#140a12") + disc(60, 389, 2.4, "#140a12"))
    picture.group(*_sleeve(LOW, 48), *_epaulette(172, 276, 0.86, 8), shadow=0.5)
    picture.group(*buckler(), shadow=0.6, shadow_blur=9, roundness=90)
    picture.group(*arrows(), shadow=0.3, form=0)
    picture.group(*_wall(), shadow=0.5, form=0)
    picture.shade('<rect y="436" width="375" height="20" fill="#241c3c" opacity=".6"/>', 5)
    picture.shade(oval(150, 446, 130, 26, "#241c3c", 0.35), 9)
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
    earth(picture, 346, 6, 4)
    furrows(picture, 346, "#5c6438", "#e8d890", 5)
    furrows(picture, 372, "#5c6438", "#e8d890", 8)


def _wall() -> list[Shape]:
    """Lay the wall that he stands behind in three courses, arrows in it."""
    chance, shapes = random.Random(4), [Shape(polygon("-10,424! 385,416! 385,540! -10,540!"),
        "#4c4458", round=4)]  # fmt: skip
    for row, (y, high) in enumerate(((434, 38), (474, 38), (514, 40))):
        x = -20.0 - row % 2 * 34
        while x < 380:
            wide, tone = chance.uniform(58, 84), chance.choice(("#b4a498", "#a09490", "#c4b4a0"))
            block = [(x + 2, y + 3), (x + wide / 2, y), (x + wide - 2, y + 3),
                (x + wide - 1, y + high / 2), (x + wide - 3, y + high - 3), (x + wide / 2, y + high
                - 1), (x + 3, y + high - 3), (x + 1, y + high / 2)]  # fmt: skip
            shapes.append(Shape(smooth(block), tone, round=9, bump=0.8, bump_size=9))
            x += wide
    for n, x in enumerate((-14, 76, 172, 262, 340)):
        top = [(x, 414 - n), (x + 46, 408 - n), (x + 92, 412 - n), (x + 95, 426), (x + 90, 438),
            (x + 46, 440), (x + 3, 438), (x - 1, 426)]  # fmt: skip
        shapes.append(Shape(smooth(top), ("#dccab0", "#ccbca8")[n % 2], round=10, bump=0.7,
            bump_size=10, contact=0.8))  # fmt: skip
    for tail, head in (((196, 424), (236, 468)), ((262, 446), (306, 484))):
        shapes += arrow(tail, head, "#e8404c")
    return shapes


def _hiding() -> list[Shape]:
    """Let one of his men look out over the wall, below the shield."""
    return [
        Shape(smooth("20,384 28,370 50,366 72,372 78,388 76,430 22,430"), "#e0a884", round=18,
            skin=0.5),
        *eyeball((40, 391), 8, "#58a070", (-2, 0)),
        *eyeball((62, 389), 8, "#58a070", (-2, 0)),
        Shape(ellipse(49, 404, 8, 7), "#e09074", round=7, skin=0.5, contact=0.6),
        Shape(smooth("18,382! 14,352 46,344 76,350 82,380! 50,374"), "#3c5cac", round=16, bump=0.3),
        Shape(smooth("10,384! 26,374 50,371 74,374 90,382! 76,386 50,381 28,387"), "#2c2840",
            round=6, shine=0.6, contact=0.7),
    ]  # fmt: skip


def _coat() -> list[Shape]:
    """Turn the body three quarters to the blow, broad shoulders over a laced waist."""
    outline = ("148,284 172,262 208,250 258,252 300,266 320,296 318,340 304,384 300,440 178,440 "
        "170,390 156,340")  # fmt: skip
    frogs = []
    for n, y in enumerate((290, 316, 342, 368)):
        frogs += [
            limb(f"{176 + n * 2},{y - 3} 204,{y + 6} 244,{y - 3}", [6, 9, 6], GOLD, round=3,
                shine=0.6),
            Shape(ellipse(203, y + 5, 6.6), GOLD, round=5, shine=0.8),
        ]  # fmt: skip
    return [
        Shape(smooth(outline), COAT, round=56, bump=0.4,
            detail=lines(["284,300 282,350 276,390", "300,330 296,380"], "#142460", 6, 0.5)),
        Shape(smooth("172,272 206,260 248,268 260,312 254,380 214,388 180,382! 170,320"),
            "#fff4e4", round=18, bump=0.3, contact=0.5),
        *frogs,
        limb("268,262 232,326 186,384", [16, 18, 18], "#f8f4f0", round=6, contact=0.7),
        limb("168,386 220,400 302,388", [17, 19, 17], "#f8f4f0", round=6, contact=0.6),
        plate("214,388! 242,387! 242,413! 214,413!", GOLD, round=6, shine=0.8),
        Shape(smooth("186,250 208,240 248,238 268,246 266,270 232,280 204,276 188,268"),
            CLOTH, round=10, contact=0.6, detail=lines(["190,262 220,273 264,260"], "#f4c860", 4,
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
    burst = star(*BLOW, 28, 9, 9, 12)
    picture.afterglow(fill(smooth(place(gleam, x, y)), "#ffffff", 0.8), 2.5)
    picture.afterglow(disc(*BLOW, 26, "#ffd870", 0.6), 10)
    picture.afterglow(fill(polygon(burst), "#fff2b8", 0.9), 1)
    picture.afterglow(glint(*BLOW, 54), 0.8)

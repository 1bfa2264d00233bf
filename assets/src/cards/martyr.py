"""Martyr: arrows are the rays of her halo, and she catches another's without a look at it."""

import math
from dataclasses import replace
from typing import TypeAlias

from ..actors import Hand, eyeball, floor_shadow, lid, moved, outdoors, strands
from ..anatomy import LEG, SLEEVE, creases, limb_of
from ..curves import ellipse, place, smooth, taper
from ..figures import Spot, arrow, drape, limb, nose, pauldron, plate
from ..hands import BACK, clasp, skin
from ..props import rivets
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import disc, line, linear, lines, oval, radial, specks
from ..tilt import tilted, tilted_marks
from ._volley import SHIELD, shield, volley

#: What is left of the day comes low from behind her, on the right.
LIGHT = Light(
    key=(-0.4, -0.7, 0.6), key_colour="#fff0d0", ambient="#7c5880", rim_from=(0.9, -0.3),
    rim_colour="#ffc870", rim=1.0, bounce="#d07848", ink="#1c0a14",
)  # fmt: skip
SKIN, STEEL, GOLD = "url(#skin)", "url(#steel)", "url(#gold)"
HAND = "#c48a60"
#: Where the recruit's wooden sword is held, and its lean.
SWORD = (136.0, 434.0, 1.0, 20.0)
LEAN, NECK = -9.0, (204.0, 244.0)
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
KNEE: Joints = ((222, 418), (316, 394), (304, 480))
PATTING: Joints = ((104, 288), (34, 334), (56, 270))
CATCHING: Joints = ((298, 288), (360, 338), (346, 264))
LEFT: Joints = ((72, 380), (38, 414), (76, 446))
RIGHT: Joints = ((156, 382), (198, 420), (160, 434))


def scene() -> Scene:
    """Paint a volley at dusk, shield and rays, her, the recruit under her arm, and the catch."""
    colours = (
        radial("skin", (166, 130), 150, (0, "#f0b888"), (0.5, "#c48860"), (1, "#8a5046"))
        + linear("gold", (90, 30), (310, 420), (0, "#fff6c0"), (0.5, "#f0b844"), (1, "#9c5c20"))
        + linear("steel", (60, 240), (320, 430), (0, "#ffffff"), (0.5, "#ccd0e2"), (1, "#7c80a8"))
        + radial("face", SHIELD, 108, (0, "#f0603c"), (0.7, "#c03040"), (1, "#7c1c3c"))
        + linear("hair", (110, 70), (290, 290), (0, "#ffffff"), (1, "#cfc4dc"))
        + linear("tabard", (198, 280), (198, 450), (0, "#d83c4c"), (1, "#9c2440"))
        + linear("iron", (64, 230), (180, 310), (0, "#b8c4d8"), (0.5, "#74829c"), (1, "#434c68"))
        + linear("tunic", (70, 350), (170, 520), (0, "#58acd4"), (1, "#2c649c"))
    )
    picture = outdoors(
        LIGHT, ("#5c3070", "#c05068", "#ffc484"), ("#e0986c", "#b06c60", "#805068"), 340, colours, 9
    )
    volley(picture)
    picture.group(*shield(), shadow=0.5, form=0.2)
    _cape(picture)
    picture.group(*_body(), shadow=0.5, roundness=90)
    picture.group(*tilted(_hair(), LEAN, NECK), shadow=0.45)
    picture.group(*tilted(_face(), LEAN, NECK), shadow=0.5, roundness=60)
    _eyes(picture)
    picture.group(*_upper_arm(), shadow=0.4, roundness=50)
    _recruit(picture)
    _near_arm(picture)
    _catch(picture)
    picture.afterglow(specks(5, 24, (15, 30, 360, 470), "#ffe8b0"), 0.4)
    return picture


def _cape(picture: Scene) -> None:
    """Spread her cape on the ground, and stick in it and about it what has missed."""
    floor_shadow(picture, 200, 492, 190, "#4c2440")
    picture.group(
        *drape("92,272 198,236 312,268 350,350 384,500! 330,506 290,490 230,508 150,494 80,510 "
            "10,498! 30,380 60,310", "#a82440", ["60,330 40,420 34,496", "330,330 352,420 356,500",
            "306,400 312,450 300,492", "84,420 80,460 88,500"], "#5c1030", 17),
        *arrow((30, 402), (44, 470), "#fff4dc"),
        *arrow((372, 410), (352, 484), "#fff4dc"),
        shadow=0.4,
    )  # fmt: skip


def _body() -> list[Shape]:
    """Kneel: breastplate and tabard, one knee on the ground, the other up before her."""
    breast = "108,284 150,262 198,272 250,260 288,280 296,340 280,390 200,402 124,390 104,340"
    belt = lines(["100,378 196,400 300,376"], "#5c3020", 20, 1)
    belt += lines(["100,378 196,400 300,376"], "#8c5434", 15, 1)
    edges = lines(["142,280 140,330 136,444", "256,280 252,330 250,396 231,440"], "#f0b844", 7,
        0.95)  # fmt: skip
    return [
        plate("262,478! 300,470 338,484 356,500 348,508 258,508!", STEEL, round=13, shine=0.8),
        limb_of(KNEE, 80, LEG, STEEL, shine=0.75, gloss=12, bump=0.1,
            detail=lines(["318,424 316,450 308,474"], "#ffffff", 5, 0.6)),
        limb("284,474 304,480 324,474", [7, 9, 7], GOLD, round=3, shine=0.6),
        plate("304,366 326,366 346,384 346,408 330,420 316,404 304,388", GOLD, round=12,
            shine=0.7),
        *drape("126,384 200,398 262,380 268,414 256,450 262,504! 236,498 212,507 186,498 150,506! "
            "132,450", "#a42844", ["236,416 226,456 234,494", "206,420 204,460 212,502"],
            "#5c1030", 10),
        plate("204,390! 262,378! 290,384 292,404 262,424 214,424!", STEEL, round=12, shine=0.7,
            contact=0.8),
        limb("291,404 262,424 214,424", [4, 6, 4], GOLD, round=3, shine=0.6),
        plate(breast, STEEL, belt, round=60, shine=0.7),
        Shape(smooth("138,282! 198,300 262,278! 258,340 256,396 236,440! 196,452 130,446! 132,390 "
            "134,330"), "url(#tabard)", round=30, bump=0.3, detail=edges + belt),
        *(Shape(taper(fold, [4, 14, 10], 50), "url(#tabard)", round=7, contact=0.3, ink=0.1)
            for fold in ("176,400 168,424 168,444", "216,404 216,424 208,442")),
        plate("184,388! 212,388! 212,414! 184,414!", GOLD, round=6, shine=0.7),
        Shape(smooth("168,226 230,222 240,268 200,284 160,270"), SKIN, round=20, skin=0.4),
        plate("138,268 164,262 198,284 232,260 262,264 258,286 200,312 140,290", GOLD, round=12,
            shine=0.6),
    ]  # fmt: skip


def _hair() -> list[Shape]:
    tones = ("#fffaf4", "#e2d8e6", "#f4ecf0")
    back = ("128,170 128,112 156,74 200,60 246,76 270,118 274,176 290,216 282,262 250,276 226,240 "
        "170,240 146,268 122,256 118,214")  # fmt: skip
    flow = ["256,120 284,170 276,222 300,268", "250,140 272,196 262,246 280,290",
        "262,110 300,150 298,210 326,246", "240,160 256,220 246,262 262,296",
        "138,140 120,186 132,232 112,272", "146,160 134,206 144,246 128,286"]  # fmt: skip
    return [
        Shape(smooth(back), "url(#hair)", round=40),
        *strands(flow, tones, 26),
    ]


def _face() -> list[Shape]:
    """Turn the face down to whoever is sheltered, with a smile for him."""
    face = ("138,158 148,122 172,104 206,98 238,106 256,130 260,164 252,198 236,224 210,243 "
        "186,245 164,234 150,212 146,192 140,176")  # fmt: skip
    fringe = (
        "130,166! 128,120 152,82 200,66 246,82 274,120 272,184! 260,142 244,122 214,110 "
        "196,120 176,112 156,126 142,146"
    )
    smile = "162,211! 174,216 192,217 216,206! 212,221 198,230 182,229 170,223"
    return [
        Shape(smooth(face), SKIN, round=50, bump=0.15, skin=0.5,
            detail=oval(156, 200, 12, 10, "#f07c5c", 0.45) + oval(234, 196, 17, 12, "#f07c5c",
                0.45)),
        *eyeball((166, 166), 14, "#f0a83c", (-4, 5)),
        *eyeball((218, 164), 17, "#f0a83c", (-5, 6)),
        lid((166, 166), 14, "#b47856", -10, 0.15),
        lid((218, 164), 17, "#a86c50", 10, 0.15),
        *(Shape(taper(curve, [4, 10, 11, 4]), "#f4ecf0", round=5, bump=0.5, contact=0.6)
            for curve in ("144,152 154,138 168,131 184,130", "200,128 216,124 234,128 252,144")),
        Shape(smooth("189,164 187,178 179,189 171,195 172,204 182,208 194,205 200,196 198,180"),
            "#c88c64", round=15, contact=0.6, shine=0.3, skin=0.6, ink=0.7,
            detail=oval(181, 205, 3.6, 2.2, "#5c2c2c")),
        Shape(smooth(smile), "#8c2c38", round=5, contact=0.3, ink=0.9),
        Shape(smooth("165,213! 176,217 193,218 213,208! 210,216 197,222 179,221"), "#fffaf0",
            round=4, contact=0.2, ink=0.5, glow=0.3),
        Shape(smooth(fringe), "url(#hair)", round=14, contact=0.8,
            detail=lines(["156,92 144,132", "180,80 168,108", "214,80 232,112", "240,94 260,136"],
                "#a294b4", 3, 0.6)),
        plate("128,134! 156,106 192,97 238,104 272,130! 271,147 236,120 192,113 156,123 131,150",
            GOLD, round=6),
        Shape(smooth("182,84! 195,105 183,128! 170,106"), "#e83a48", round=8, shine=0.9,
            contact=0.6),
    ]  # fmt: skip


def _eyes(picture: Scene) -> None:
    dots = disc(161, 172, 4.8, "#1c0c10") + disc(212, 171, 5.6, "#1c0c10")
    dots += disc(158, 168, 2.3, "#fff") + disc(209, 166, 2.7, "#fff")
    picture.sharp(tilted_marks(dots, LEAN, NECK))


def _recruit(picture: Scene) -> None:
    """Shelter someone whose helmet is too large for him."""
    body = [
        limb_of(LEFT, 42, SLEEVE, "url(#tunic)", detail=creases(LEFT, 42, "#1c4c7c")),
        *(part for x in (84, 138) for part in (
            limb([(x, 448), (x, 484)], [30, 26], "#5c6c8c"),
            Shape(smooth(place("-15,-16! 15,-16! 17,4 26,12 22,20! -20,20!", x, 484, 1)), "#6c4030",
                round=11, shine=0.4), limb([(x - 15, 468), (x + 15, 468)], [11, 11], "#a87044"))),
        Shape(smooth("64,358 110,342 162,356 180,410 190,456! 160,466 112,460 72,468 52,458! "
            "60,410"), "url(#tunic)", round=30, bump=0.3,
            detail=lines(["110,350 112,470", "72,430 66,462", "150,430 160,460"], "#1c4c7c", 3.4,
            0.6)),
        Shape(smooth("72,346 112,358 152,346 160,362 114,376 66,362"), "#f0d8a0", round=12,
            contact=0.7),
    ]  # fmt: skip
    picture.group(*body, *moved(_head(), (112, 356), (112, 360), 0.78), shadow=0.5, roundness=50)
    marks = (disc(102, 308, 4.6, "#140a12") + disc(138, 307, 4.6, "#140a12")
        + disc(100, 306, 1.8, "#fff") + disc(136, 305, 1.8, "#fff"))  # fmt: skip
    picture.sharp(f'<g transform="translate(112 360) scale(.78) translate(-112 -356)">{marks}</g>')


def _head() -> list[Shape]:
    """Show a face full of fright under a helmet that is too large."""
    return [
        Shape(smooth("66,304 74,278 112,268 150,278 158,306 154,332 136,350 112,354 88,350 70,332"),
            "#ffcca4", round=36, skin=0.5, glow=0.3, detail=oval(80, 328, 11, 8, "#e87860", 0.5)
            + oval(146, 328, 10, 8, "#e87860", 0.5)),
        *_soft(eyeball((94, 306), 17, "#6cb8e0", (6, 2))),
        *_soft(eyeball((134, 305), 17, "#6cb8e0", (3, 2))),
        *nose(116, 322, 9, "#e89c78", 1.1),
        Shape(smooth("96,338 106,334 124,334 136,338 134,347 116,349 98,347"), "#fffaf0", round=5,
            ink=1.2, detail=lines(["106,332 106,350", "116,332 116,350", "126,332 126,350",
                "94,342 138,342"], "#4c2030", 1.8, 0.9)),
        Shape(smooth("64,278! 64,242 86,220 114,214 142,220 164,244 164,278! 114,268"),
            "url(#iron)", round=34, shine=0.8, gloss=12,
            detail=line("114,212 114,276", "#343c58", 4, 0.7)),
        Shape(smooth("46,290 70,274 114,268 158,274 184,288 176,298 150,288 114,283 76,288 54,299"),
            GOLD, round=8, shine=0.6, contact=0.9),
        *rivets([(76, 283), (114, 276), (152, 282)], 3.6, "#e0e0f0"),
    ]  # fmt: skip


def _soft(eye: list[Shape]) -> list[Shape]:
    """Take the black from an eye's socket."""
    return [replace(eye[0], fill="#8c5044"), *eye[1:]]


def _upper_arm() -> list[Shape]:
    """Reach out from a plated shoulder, round whoever is sheltered."""
    return [
        limb_of(PATTING, 64, SLEEVE, STEEL, shine=0.8, gloss=12, bump=0.1),
        *pauldron(Spot(100, 286, 56, -16), STEEL, GOLD),
    ]  # fmt: skip


def _near_arm(picture: Scene) -> None:
    """Keep a hand on his hat, while he holds a wooden sword against the lot of them."""
    hand = Hand(66, 262, 42, -2, HAND)
    fingers = [
        hand.finger([(0.7, y * 0.9), (1.1, y), (1.34 + reach, y + 0.06), (1.52 + reach,
            y + 0.2)], 0.29)
        for y, reach in ((-0.44, 0.06), (-0.16, 0.16), (0.12, 0.14), (0.4, 0.0))
    ]  # fmt: skip
    knuckles = lines([hand.put(f".5,{y * 0.6:.2f} .92,{y:.2f}")
        for y in (-0.38, -0.12, 0.14)], "#6c3428", 2, 0.3)  # fmt: skip
    picture.group(
        hand.finger(".2,-.3 .5,-.62 .8,-.76 1.04,-.72", 0.31),
        *fingers,
        skin(hand, BACK, "46,290 58,268", 37, knuckles),
        limb("30,334 36,304 54,272", [52, 52, 40], STEEL, shine=0.8, gloss=12, bump=0.1,
            detail=lines(["24,318 30,292 42,276"], "#ffffff", 4, 0.6)),
        plate("10,324 26,306 48,314 54,342 36,358 14,348", GOLD, round=18, shine=0.7),
        Shape(taper("36,260 56,264 75,282", [12, 14, 12]), GOLD, round=6, shine=0.7, contact=0.8),
        shadow=0.5, roundness=50,
    )  # fmt: skip
    sword = [
        Shape(smooth(place("-10,-22! -10,-72 0,-104! 10,-72 10,-22!", *SWORD)), "#dca864", round=7,
            bump=0.3, detail=lines([place("0,-20 0,-84", *SWORD)], "#8c5c30", 2)),
        limb(place("0,28 0,-22", *SWORD), [10, 10], "#8c5434", round=4),
        limb(place("-23,-24 23,-24", *SWORD), [11, 11], "#c08448", round=5),
        Shape(ellipse(*place("0,31", *SWORD)[0][:2], 9, 9), "#c08448", round=8, shine=0.4),
    ]  # fmt: skip
    hand = Hand(160, 434, 34, 180, "#f8c49c", True)
    picture.group(
        limb_of(RIGHT, 42, SLEEVE, "url(#tunic)", detail=creases(RIGHT, 42, "#1c4c7c")),
        *clasp(hand, sword, "170,431 165,433", 24),
        limb("166,448 164,418", [11, 11], "#f0d8a0", round=4),
        shadow=0.4,
    )


def _catch(picture: Scene) -> None:
    """Catch the last arrow before it arrives."""
    tail, head = (370, 172), (190, 276)
    turn = math.degrees(math.atan2(head[1] - tail[1], head[0] - tail[0]))
    point = place("-8,-15! 38,0! -8,15! 3,0!", *head, 1, turn)
    shot = [
        limb([tail, head], [9, 9], "#f0cc88", round=4),
        *arrow(tail, head, "#ff6a50")[1:],
        plate(point, "#e4ecf8", round=6, shine=0.9),
    ]
    arm = [
        *clasp(Hand(335, 232, 46, -115, HAND), shot, "358,296 344,254", 40),
        limb_of(
            CATCHING,
            62,
            SLEEVE,
            STEEL,
            shine=0.8,
            gloss=12,
            bump=0.1,
            detail=lines(["364,304 358,282 350,268"], "#ffffff", 4, 0.6),
        ),
        Shape(taper("324,268 365,250", [14, 16, 14]), GOLD, round=6, shine=0.7, contact=0.8),
        plate("340,326 358,314 376,328 374,354 354,364 338,348", GOLD, round=18, shine=0.7),
        *pauldron(Spot(302, 282, 56, 14), STEEL, GOLD),
    ]
    picture.group(*arm, shadow=0.5, roundness=44)
    picture.afterglow(glint(164, 291, 18) + glint(164, 291, 8), 0.6)

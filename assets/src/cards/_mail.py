"""A whole suit of armour: legs, breastplate, gorget and sleeves, in the Revenant's metals."""

import math
from typing import TypeAlias

from ..anatomy import LEG, SLEEVE, limb_of
from ..curves import place, smooth
from ..figures import Spot, drape, limb, plate
from ..props import rivets
from ..scene import Shape
from ..svg import lines
from ..wardrobe import boot

STEEL, IRON, GOLD = "url(#steel)", "url(#iron)", "url(#gold)"
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
LEAD: Joints = ((240, 366), (174, 386), (178, 452))
REAR: Joints = ((284, 360), (326, 400), (340, 454))


def legs() -> list[Shape]:
    """Lunge: one knee bent before the body, the other leg stretched out behind; plates on both."""
    knee = "-15,-14! 0,-20 16,-12! 15,8 2,18! -14,10"
    fore = [(150, 402), (174, 392), (202, 404), (198, 430), (194, 456), (158, 456), (148, 428)]
    aft = [(302, 410), (330, 396), (352, 412), (362, 440), (360, 462), (326, 464), (310, 440)]
    return [
        *boot(Spot(340, 470, 31, 6, True), STEEL, GOLD, "#1c244c")[:2],
        limb_of(REAR, 88, LEG, IRON, shine=0.5),
        plate(aft, IRON, round=9, shine=0.7),
        plate(place(knee, 324, 396, 1.35, -30), GOLD, round=9),
        *drape("212,346 252,338 304,346 318,392 306,430! 286,418 266,436! 248,416 224,424!",
            "url(#cape)", ["252,352 258,400 262,424", "286,352 292,400"], "#48103c"),
        *boot(Spot(176, 468, 34, 0, True), STEEL, GOLD, "#1c244c")[:2],
        limb_of(LEAD, 92, LEG, STEEL, shine=0.55),
        plate("176,348 206,332 246,340 250,384! 214,408 188,404!", IRON, round=16, shine=0.7,
            detail=lines(["190,350 196,372 192,394"], "#1c2450", 2.4, 0.6)),
        plate(fore, STEEL, round=10, shine=0.8,
            detail=lines(["166,404 166,430 168,450"], "#ffffff", 3, 0.6)),
        plate(place(knee, 172, 384, 1.65, -4), GOLD, round=10),
    ]  # fmt: skip


def breast() -> list[Shape]:
    """Round out the breastplate, laced in at the waist, with skirts of three plates below."""
    skirts = [
        plate(
            [
                (206 - k, 350 + k * 3),
                (262, 360 + k * 3),
                (312 + k, 340 + k * 3),
                (316 + k, 356 + k * 3),
                (262, 378 + k * 3),
                (202 - k, 368 + k * 3),
            ],
            IRON,
            round=8,
        )
        for k in (5, 0)
    ]
    return [
        *skirts,
        plate("160,282 176,246 216,226 282,226 326,250 336,292 318,330 308,354 260,366 210,356 "
            "184,330", STEEL, round=60, shine=0.7,
            detail=lines(["216,250 204,300 222,354"], "#1c2450", 4, 0.6)
            + lines(["176,292 188,262 208,248"], "#ffffff", 8, 0.6)),
        Shape(smooth("208,342 262,352 312,334! 316,352 262,370 204,360!"), "#7a4a34", round=8),
        plate("246,342! 272,342! 272,370! 246,370!", GOLD, round=6),
        plate("174,226! 204,214 272,212 304,220! 306,244 262,262 210,262 172,246", IRON, round=14),
    ]  # fmt: skip


def collar() -> list[Shape]:
    """Close the gorget before the chin of the helm."""
    return [
        plate(
            "168,234! 196,246 240,246 300,226! 304,248 256,272 210,272 170,256",
            STEEL,
            round=12,
            shine=0.8,
        ),
        limb("168,234 196,246 240,246 300,226", [6, 8, 8, 6], GOLD, round=4, shine=0.6),
        *rivets(((186, 256), (216, 263), (250, 263), (284, 250)), 3, "#ffe6a0"),
    ]


def arm(joints: Joints, wide: float, fill_of: str) -> list[Shape]:
    """Sheathe an arm in one piece, with a plate at its elbow and another on the forearm."""
    (x, y), wrist = joints[1], joints[2]
    turn = math.degrees(math.atan2(wrist[1] - y, wrist[0] - x))
    guard = place("-.1,-.46! .3,-.5 1.1,-.36! 1.16,0 1.1,.36! .3,.5 -.1,.46!", x, y, wide, turn)
    couter = place("-.3,-.44 .1,-.52 .44,-.3 .5,.14 .2,.5 -.26,.44 -.5,0", x, y, wide, turn + 40)
    return [
        limb_of(joints, wide, SLEEVE, fill_of, shine=0.55, gloss=9, bump=0.1),
        plate(guard, STEEL, round=wide * 0.4, shine=0.8),
        plate(couter, GOLD, round=wide * 0.3, shine=0.8),
    ]

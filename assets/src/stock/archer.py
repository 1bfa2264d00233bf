"""An archer in the reeds, the bow drawn to the cheek."""

from ..actors import (
    Hand,
    earth,
    eyeball,
    floor_shadow,
    furrows,
    grip,
    lid,
    motes,
    outdoors,
    strands,
)
from ..curves import ellipse, place, ridge, smooth, taper
from ..figures import arrow, drape, limb, plate
from ..props import tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, radial

LIGHT = lit("#14141c", "#4c5c84", "#ffe8a8", "#8c9c54", 0.9)
SKIN = "#c88c64"


def scene() -> Scene:
    """Paint a marsh at evening, cloak and legs, trunk, head, bow and arrow, reeds."""
    colours = (
        linear("cloak", (60, 190), (220, 440), (0, "#58a070"), (1, "#1c4c48"))
        + linear("tunic", (130, 230), (230, 380), (0, "#d8a45c"), (1, "#8c5434"))
        + radial("sun", (300, 300), 70, (0, "#fffbe0"), (1, "#ffd078"))
    )
    picture = outdoors(
        LIGHT, ("#3c6c94", "#c8a890", "#ffd888"), ("#a8a05c", "#74784c", "#3c4838"), 350, colours, 4
    )
    picture.glow(disc(304, 318, 90, "#ffb050", 0.6), 26)
    picture.cover(disc(304, 322, 42, "url(#sun)"))
    picture.veil(fill(ridge(-5, 380, 330, 14, 3), "#8c7c74", 0.9), 1.2)
    earth(picture, 356, 3, 4)
    water = "M-5 372L140 364L380 374L380 410L210 420L-5 404Z"
    picture.veil(fill(water, "#f4d49c", 0.85), 2)
    furrows(picture, 380, "#4c5440", "#f0d890", 5)
    floor_shadow(picture, 160, 464, 110, "#2c3428")
    _body(picture)
    picture.group(*_head(), shadow=0.45, roundness=44)
    picture.sharp(disc(212, 166, 3.8, "#140a12") + disc(210, 164, 1.5, "#fff"))
    _bow(picture)
    reeds = tufts([(-5, 486), (90, 506)], 20, 90, 3, 0.1, 4) + tufts([(270, 506), (380, 480)], 22,
        96,
        4, -0.1, 4)  # fmt: skip
    heads = "".join(ellipse(x, y, 5, 16, turn) for x, y, turn in ((30, 404, 6), (64, 430, -4),
        (318, 418, 4), (352, 396, -6)))  # fmt: skip
    stems = "".join(taper([(x, 520), (x2, y)], [4, 3]) for x, x2, y in ((24, 30, 404), (68, 64,
        430),
        (314, 318, 418), (358, 352, 396)))  # fmt: skip
    picture.cover(fill(reeds + stems, "#2c3c30") + fill(heads, "#6c4430"))
    picture.sharp(glint(356, 186, 14, "#fff8d0"))
    return motes(picture, "#fff0b0", 5, 36)


def _body(picture: Scene) -> None:
    cloak = "150,206 188,214 190,260 170,330 160,400 120,436 60,444 34,430 70,400 84,330 104,256"
    folds = ["140,240 116,330 80,430", "160,250 148,340 130,430"]
    picture.group(*drape(cloak, "url(#cloak)", folds, "#10302c"), shadow=0.4, roundness=60)
    quiver = [
        *(part for x in (88, 98, 108) for part in arrow((x, 180), (x + 30, 280), "#e85c44")),
        Shape(
            taper("104,214 142,318", [34, 30]),
            "#8c5434",
            round=14,
            bump=0.5,
            detail=lines(["88,232 124,222", "112,300 152,290"], "#e8b84c", 6, 0.9),
        ),
    ]
    picture.group(*quiver, shadow=0.4)
    picture.group(
        limb("154,350 122,400 112,450", [50, 40, 27], "#5c5470"),
        Shape(smooth("96,440 128,440 136,462 90,464"), "#5c3828", round=11),
        limb("190,350 226,396 232,450", [52, 42, 28], "#6c6480"),
        Shape(smooth("216,436 250,436 264,458 212,462"), "#6c4430", round=11),
        Shape(smooth("144,228 186,206 222,224 224,290 226,360 238,386 186,396 134,384 146,340"),
            "url(#tunic)", round=36, bump=0.5, detail=lines(["190,230 194,390", "164,260 158,380"],
            "#6c3820", 3, 0.6)),
        limb("142,322 188,334 228,322", [16, 17, 16], "#5c3828"),
        plate(place("-11,-10! 11,-10! 11,10! -11,10!", 196, 333), "#e8b84c", round=4, shine=0.6),
        shadow=0.4, roundness=60,
    )  # fmt: skip


def _head() -> list[Shape]:
    return [
        limb("186,196 186,222", [36, 42], SKIN, skin=0.5),
        Shape(smooth("178,124 210,112 230,130 232,152 242,174 234,182 232,200 214,216 192,208 "
            "176,180"), SKIN, round=32, skin=0.5),
        Shape(smooth("222,192 236,190 234,198 222,200"), "#7c3434", round=3, ink=0.6),
        *eyeball((212, 164), 9.5, "#58a04c", (4, 1)),
        lid((212, 164), 9.5, SKIN, 14, 0.4),
        Shape(taper("198,150 212,148 228,156", [4, 8, 4]), "#8c4c24", round=3),
        *strands(["200,118 184,140 186,176", "214,112 194,124 180,160", "196,140 176,170 182,204"],
            ("#a85c2c", "#c8743c"), 18),
        Shape(smooth("236,124! 214,92 176,84 142,108 124,150 128,190 144,220 172,230 196,226 "
            "178,204 172,170 184,134 208,120"), "url(#cloak)", round=26, bump=0.5,
            detail=lines(["160,110 144,150 150,206", "184,104 164,140 160,200"], "#10302c", 5,
                0.4)),
        Shape(taper("130,130 100,112 76,120", [34, 20, 2]), "url(#cloak)", round=10, bump=0.5),
    ]  # fmt: skip


def _bow(picture: Scene) -> None:
    picture.cover(line([(264, 46), (216, 196)], "#fff4d8", 2.2, 0.9)
        + line([(216, 196), (296, 352)], "#fff4d8", 2.2, 0.9))  # fmt: skip
    picture.group(
        limb("206,240 262,232 318,200", [48, 38, 24], "url(#tunic)"),
        limb("288,218 322,198", [26, 24], "#6c4430"),
        Shape(taper("262,44 304,80 334,140 338,200 336,262 320,316 296,354", [6, 11, 14, 15, 14,
            11, 6],
            80), "#a8703c", round=6, shine=0.3),
        limb("328,182 338,200 336,222", [18, 19, 18], "#6c4430"),
        *arrow((222, 196), (352, 188), "#e85c44"),
        plate(place("0,-9! 26,0! 0,9! -5,0!", 348, 188, 1, -4), "#e8f2ff", round=5, shine=0.6),
        *grip(Hand(316, 202, 29, -10, SKIN, True)),
        shadow=0.35,
    )  # fmt: skip
    picture.group(
        limb("158,236 126,212 180,200", [48, 40, 25], "url(#tunic)"),
        plate(place("-13,-14! 13,-13! 13,13! -13,14!", 172, 202, 1, -8), "#8c5434", round=8),
        *grip(Hand(182, 200, 27, -8, SKIN)),
        shadow=0.5,
    )

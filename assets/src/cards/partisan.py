"""Partisan: over the barricade at dawn, flag first."""

from ..actors import (
    Hand,
    earth,
    eyeball,
    floor_shadow,
    furrows,
    grip,
    grooves,
    lid,
    motes,
    outdoors,
    strands,
)
from ..curves import ellipse, place, polygon, rectangle, ridge, smooth, taper
from ..figures import limb, plate
from ..props import gear, rivets
from ..scene import Scene, Shape
from ..sparks import flame
from ..stage import lit
from ..svg import disc, fill, line, linear

LIGHT = lit("#180c1c", "#4a5488", "#ffd8a0", "#a86a4c", 0.8)
SKIN = "#e8a888"


def scene() -> Scene:
    """Roofs at dawn, the flag, her far arm and leg, coat, near arm, head, the barricade."""
    colours = (
        linear("red", (110, 20), (350, 180), (0, "#f4543c"), (0.5, "#d0242c"), (1, "#84122c"))
        + linear("coat", (150, 200), (270, 340), (0, "#6c9c4c"), (1, "#2c5c3c"))
        + linear("wood", (0, 380), (0, 470), (0, "#b8804c"), (1, "#6a4430"))
    )
    picture = outdoors(
        LIGHT, ("#5c8cc8", "#b4c4dc", "#ffe0b0"), ("#a88468", "#7c5c54", "#4c3848"), 376, colours, 6
    )
    _town(picture)
    _flag(picture)
    _legs(picture)
    _barricade(picture)
    _trunk(picture)
    picture.group(*_head(), shadow=0.45, roundness=46)
    picture.sharp(disc(216, 160, 4.2, "#140a12") + disc(247, 157, 3.8, "#140a12")
        + disc(214, 158, 1.6, "#fff") + disc(245, 155, 1.5, "#fff"))  # fmt: skip
    return motes(picture, "#fff0d0")


def _town(picture: Scene) -> None:
    far = "".join(
        polygon([(x, 380), (x, y), (x + w / 2, y - w * 0.6), (x + w, y), (x + w, 380)])
        for x, y, w in ((-10, 300, 60), (60, 320, 46), (116, 290, 40), (250, 310, 50), (310, 282,
            54),
            (352, 310, 50))
    )  # fmt: skip
    picture.veil(fill(far, "#8c8cb4", 0.8), 1.2)
    picture.veil(fill(rectangle(136, 214, 16, 80) + polygon("132,216 144,180 156,216"), "#9c9cc0",
        0.9), 1)  # fmt: skip
    picture.veil(fill(ridge(-5, 380, 352, 10, 4), "#8c6c70", 0.9), 1)
    crowd = "".join(ellipse(x, 362 + x % 7, 9, 10) + ellipse(x, 384, 15, 20)
        for x in range(6, 380, 27))  # fmt: skip
    pikes = "".join(taper([(x, 370), (x + 5, 304 + x % 23)], [3, 2]) for x in range(16, 370, 40))
    picture.veil(fill(crowd + pikes, "#5c4a64", 0.85), 0.8)
    earth(picture, 384, 4, 5)
    furrows(picture, 384, "#4c3844", "#d8a880", 5)


def _flag(picture: Scene) -> None:
    cloth = "104,34 160,54 214,24 276,44 352,22 340,84 356,140 300,166 236,140 170,172 100,150"
    folds = ["150,50 158,100 146,160", "214,28 222,80 212,146", "286,40 292,90 284,160",
        "330,34 326,80 334,146"]  # fmt: skip
    picture.group(
        Shape(taper("62,420 86,220 104,16", [9, 8, 7]), "#a87848", round=4),
        plate("104,22 96,6 106,-16 116,6", "#f0c860", round=6, shine=0.6),
        Shape(smooth(cloth), "url(#red)", round=30, bump=0.6, bump_size=16,
            detail=grooves(folds, "#5c0c24", 12, 0.4)
            + flame((316, 140), 84, 3, ("#ffb42e", "#ffe890"), 0.26)),
        shadow=0.35,
    )  # fmt: skip


def _legs(picture: Scene) -> None:
    picture.group(
        limb("190,332 150,372 118,420", [54, 44, 30], "#7c6c98"),
        Shape(smooth("126,396 140,414 128,440 96,446 78,438 98,420"), "#5c3a2c", round=14),
        limb("226,328 282,338 286,388", [58, 48, 32], "#8c7ca8"),
        Shape(smooth("266,372 304,372 306,404 330,414 332,426 264,426 262,398"), "#6c4430",
            round=14, detail=grooves(["268,384 304,384"], "#2c1814", 3)),
        shadow=0.3,
    )  # fmt: skip


def _barricade(picture: Scene) -> None:
    planks = [
        Shape(polygon(place("-110,-12! 110,-12! 110,12! -110,12!", x, y, 1, turn)), "url(#wood)",
            round=8, bump=0.8, detail=grooves([[(x - 90, y - 2), (x, y + 2), (x + 90, y)]],
                "#4c2c20"))
        for x, y, turn in ((80, 462, -9), (300, 440, 6), (180, 490, 3))
    ]  # fmt: skip
    barrel = [
        Shape(smooth("14,408 60,402 106,408 114,450 106,500 60,508 14,500 6,450"), "#a8703c",
            round=40, detail=grooves(["38,404 34,506", "62,402 62,508", "86,404 90,506"],
                "#54301c")),
        plate("8,424 60,432 112,424 112,434 60,443 8,434", "#8c94ac", round=5),
        plate("10,478 60,486 110,478 110,488 60,497 10,488", "#8c94ac", round=5),
    ]  # fmt: skip
    wheel = [
        Shape(gear(340, 456, 50, 18), "#8a5a34", round=7, bump=0.5),
        Shape("".join(taper([(340, 456), (340 + x, 456 + y)], [7, 6]) for x, y in
            ((36, 0), (-36, 0), (18, 31), (-18, -31), (18, -31), (-18, 31))), "#a8703c", round=3),
        *rivets([(340, 456)], 11, "#8c94ac"),
    ]  # fmt: skip
    picture.group(*planks, shadow=0.5)
    picture.group(*barrel, shadow=0.5)
    picture.group(*wheel, shadow=0.5)
    floor_shadow(picture, 290, 430, 40)


def _trunk(picture: Scene) -> None:
    tails = [
        Shape(smooth("166,290 240,300 236,336 204,350 170,372 126,390 92,380 116,356 142,330"),
            "#3c6c40", round=20, bump=0.5, detail=grooves(["180,310 150,350 112,378",
            "206,316 184,346"], "#1c3c28", 4)),
    ]  # fmt: skip
    far = [
        limb("240,232 282,246 306,214", [42, 34, 24], "#47804a"),
        plate(place("-13,-6! 14,-6! 12,9! -12,9!", 306, 214, 1, 40), "#d8b060", round=5),
        Shape(taper("338,214 322,182 322,124 342,78", [9, 13, 12, 1]), "#d8e4f8", round=6,
            shine=0.7, gloss=9, detail=line("338,212 323,180 324,126 341,84", "#7c8cb0", 2, 0.6)),
        *grip(Hand(308, 208, 27, -20, SKIN, True)),
        plate("316,222 344,204 352,214 326,232", "#e8b84c", round=5),
    ]  # fmt: skip
    coat = [
        Shape(smooth("158,236 188,210 236,206 258,228 256,280 248,322 206,336 164,320 156,280"),
            "url(#coat)", round=34, bump=0.4, detail=grooves(["214,216 210,330", "176,240 182,310"],
            "#1c3c28", 3)),
        Shape(taper("160,230 204,276 250,310", [13, 13, 13]), "#7c4c2c", round=5, contact=0.6),
        limb("160,312 206,326 250,312", [16, 16, 15], "#5c3424"),
        plate(place("-11,-11! 11,-11! 11,11! -11,11!", 214, 322), "#e8b84c", round=4),
        *rivets(((228, 240), (230, 262), (230, 288)), 4, "#f0c860"),
    ]  # fmt: skip
    near = [
        limb("172,232 124,252 96,216", [48, 38, 25], "url(#coat)"),
        plate(place("-14,-7! 14,-7! 13,9! -13,9!", 98, 218, 1, -36), "#d8b060", round=5),
        *grip(Hand(94, 210, 29, -112, SKIN)),
    ]
    scarf = Shape(smooth("172,200 206,210 240,198 252,212 238,232 206,238 180,226 150,244 112,238 "
        "92,252 100,226 140,210"), "#f08c2c", round=12, bump=0.5,
        detail=grooves(["120,234 170,222", "190,220 240,224"], "#8c3c14", 3))  # fmt: skip
    picture.group(*tails, shadow=0.3)
    picture.group(*far, shadow=0.3)
    picture.group(*coat, shadow=0.4)
    picture.group(*near, shadow=0.45)
    picture.group(scarf, shadow=0.4)


def _head() -> list[Shape]:
    waves = ["186,130 150,126 118,140 84,126", "184,146 146,148 112,168 74,162",
        "186,164 150,172 124,194 88,196", "188,182 160,192 140,214 110,222",
        "190,116 160,104 128,112 100,98"]  # fmt: skip
    return [
        *strands(waves, ("#5c3020", "#7a4428"), 30),
        limb("208,188 210,216", [30, 34], SKIN, skin=0.4),
        Shape(smooth("184,128 206,106 244,106 261,130 261,156 255,178 240,196 226,200 204,192 "
            "190,174"), SKIN, round=40, skin=0.5),
        Shape(smooth("184,160 174,150 168,164 176,182 188,180"), SKIN, round=8, skin=0.4),
        *strands(["196,112 184,138 186,166", "214,106 194,122 190,146"], ("#5c3020",), 16),
        Shape(smooth("222,177 236,174 250,175 250,185 240,193 228,190"), "#6a1820", round=4,
            flat=0.4, rim=0),
        Shape(smooth("224,177 238,175 249,176 247,181 228,182"), "#fff6e4", round=3, ink=0.4),
        *eyeball((214, 158), 11.5, "#3c8c6c", (2, 1)),
        *eyeball((245, 155), 10, "#3c8c6c", (2, 1)),
        lid((214, 158), 11.5, SKIN, 16, 0.3),
        lid((245, 155), 10, SKIN, -16, 0.3),
        Shape(taper("198,138 214,139 230,149", [4, 9, 5]), "#4c2418", round=4),
        Shape(taper("236,146 248,136 260,136", [5, 8, 3]), "#4c2418", round=4),
        Shape(smooth("230,154 240,164 246,172 238,178 226,175"), "#dc9070", round=8, skin=0.5,
            contact=0.5, ink=0.5),
        Shape(smooth("166,118 180,86 220,66 262,78 284,106 270,122 230,112 190,124"), "#3c7c5c",
            round=26, bump=0.6, detail=grooves(["190,96 222,84 258,96"], "#1c4834", 3)),
        limb("172,122 222,110 274,118", [10, 12, 10], "#2c5844"),
        Shape(ellipse(252, 98, 11), "#f4f0e0", round=8, shine=0.5),
        Shape(ellipse(252, 98, 6), "#d8342c", round=5, shine=0.5),
    ]  # fmt: skip

"""Brigand: off the roof of a coach, and a knife for either side."""

from ..actors import (
    Hand,
    earth,
    eyeball,
    floor_shadow,
    furrows,
    lid,
    motes,
    outdoors,
    spread,
    strands,
)
from ..curves import place, rectangle, ridge, smooth, taper
from ..figures import drape, limb, plate
from ..props import gear, pine
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, spots

LIGHT = lit("#160a10", "#545490", "#ffd27a", "#a0603a", 0.9)
SKIN, GLOVE = "#eab080", "#7c543c"


def scene() -> Scene:
    """Paint the road at dusk, the coach, coat tails, legs, arms, trunk, head, knives in the air."""
    colours = (
        linear("felt", (130, 90), (260, 160), (0, "#8c6850"), (1, "#3c2824"))
        + linear("coat", (120, 190), (260, 360), (0, "#64985c"), (1, "#204434"))
        + linear("box", (0, 360), (0, 500), (0, "#b84c3c"), (1, "#5c1c30"))
    )
    picture = outdoors(
        LIGHT, ("#44306c", "#c8644c", "#ffd07c"), ("#b07c54", "#74504c", "#3c2c40"), 340, colours, 9
    )
    _road(picture)
    for path in ("60,150 100,176 150,214", "330,120 288,160 244,214"):
        picture.cover(fill(taper(path, [1, 9, 1]), "#fff4d0", 0.55))
    _coach(picture)
    picture.group(*_tails(), shadow=0.4)
    picture.group(*_legs(), shadow=0.4)
    picture.group(*_arms(), shadow=0.4)
    _trunk(picture)
    picture.group(*_head(), shadow=0.5, roundness=46)
    picture.sharp(disc(177, 166, 3.8, "#140a12") + disc(209, 162, 4, "#140a12")
        + disc(175, 164, 1.6, "#fff") + disc(207, 160, 1.6, "#fff"))  # fmt: skip
    picture.group(*_knife(42, 138, 0.9, -60), *_knife(344, 100, 0.9, 52), shadow=0.3, form=0)
    picture.sharp(glint(12, 114, 14) + glint(370, 78, 14))
    return motes(picture, "#fff0b0", 5, 34)


def _road(picture: Scene) -> None:
    picture.glow(disc(300, 320, 120, "#ffb050", 0.6), 34)
    picture.veil(fill(ridge(-5, 380, 306, 24, 3), "#a85c5c", 0.85), 1.3)
    woods = "".join(pine(x, 356, h, h * 0.2, i) for i, (x, h) in enumerate(((8, 190), (40, 130),
        (74, 100), (352, 150), (322, 100), (374, 200))))  # fmt: skip
    picture.veil(fill(woods, "#4c2c54", 0.95), 0.8)
    earth(picture, 348, 5, 4)
    furrows(picture, 348, "#4c3040", "#f0b87c", 5)


def _coach(picture: Scene) -> None:
    picture.group(
        Shape(gear(96, 496, 44, 18), "#7c5434", round=6), Shape(gear(296, 496, 44, 18), "#7c5434",
            round=6),
        Shape(smooth("30,410! 56,396 190,390 326,396 352,410! 340,500 300,524 80,524 42,500"),
            "url(#box)", round=24, bump=0.4, detail=lines(["120,404 118,520", "268,404 270,520"],
            "#3c0c20", 3)),
        Shape(rectangle(140, 428, 106, 60), "#ffd880", round=5, glow=0.5,
            detail=line("193,428 193,488", "#5c1c30", 5, 1)),
        plate("14,398 60,386 190,380 322,386 366,398 362,412 190,398 20,412", "#e8b04c", round=7),
        Shape(rectangle(70, 346, 62, 42), "#a8703c", round=8, bump=0.5,
            detail=lines(["84,346 84,388", "118,346 118,388"], "#5c3420", 5)),
        Shape(smooth("262,388 258,362 284,350 312,360 314,388"), "#c8a878", round=14, bump=0.8),
        shadow=0.45,
    )  # fmt: skip
    floor_shadow(picture, 196, 388, 60, "#3c1430")


def _knife(x: float, y: float, size: float, turn: float) -> list[Shape]:
    """Make a knife that points up from its guard when its turn is 0."""
    return [
        Shape(taper(place("0,4 0,34", x, y, size, turn), [size * 10, size * 11]), "#5a3424",
            round=4),
        plate(place("-6,0! -9,-38 -7,-70 3,-94! 8,-60 7,0!", x, y, size, turn), "#e0ecf8", round=5,
            shine=0.75),
        plate(place("-14,-3 14,-3 14,5 -14,5", x, y, size, turn), "#e2b04a", round=3, shine=0.6),
    ]  # fmt: skip


def _tails() -> list[Shape]:
    far = "220,250 262,270 306,316 336,342 318,352 300,344 288,366 256,336 224,318"
    near = "160,256 140,300 100,338 62,352 76,368 104,360 112,382 152,350 178,320"
    return [
        *drape(far, "url(#coat)", ["236,270 280,320 312,344"], "#10261c", 13),
        *drape(near, "url(#coat)", ["152,290 122,338 86,360"], "#10261c", 13),
    ]


def _legs() -> list[Shape]:
    return [
        limb("218,318 266,326 282,368", [50, 42, 30], "#4c4468"),
        Shape(
            smooth("264,352 300,352 304,374 324,382 322,392 264,392 260,376"), "#5c3828", round=12
        ),
        limb("176,320 148,352 164,384", [52, 44, 30], "#5c5478"),
        Shape(
            smooth("146,362 184,360 186,382 176,394 126,394 124,384 144,376"), "#6c4430", round=12
        ),
        limb("146,364 184,362", [11, 11], "#8c5c40"),
        limb("264,354 300,354", [11, 11], "#7c5038"),
    ]


def _arms() -> list[Shape]:
    fans = []
    for x, y, turns in ((62, 216, (-74, -52, -30)), (324, 186, (26, 48, 70))):
        fans += [part for turn in turns for part in _knife(x, y, 0.62, turn)]
    return [
        *fans,
        limb("156,226 104,246 72,226", [48, 40, 27], "url(#coat)"),
        plate(place("-16,-14! 10,-15! 12,15! -14,14!", 84, 232, 1, 208), "#c89858", round=8),
        *spread(Hand(76, 228, 27, 214, GLOVE, True), 0.3),
        limb("230,220 288,222 312,200", [48, 40, 27], "url(#coat)"),
        plate(place("-16,-14! 10,-15! 12,15! -14,14!", 302, 208, 1, -38), "#c89858", round=8),
        *spread(Hand(310, 200, 27, -44, GLOVE), 0.3),
    ]


def _trunk(picture: Scene) -> None:
    sheaths = [part for x, y in ((176, 254), (196, 276), (216, 298)) for part in _knife(x, y, 0.34,
        150)]  # fmt: skip
    picture.group(
        Shape(smooth("148,228 176,204 216,204 244,226 242,280 238,330 196,340 156,328 150,280"),
            "#f0dcb8", round=34, bump=0.4),
        Shape(smooth("146,226! 176,206 182,260 164,332 140,330 144,280"), "url(#coat)", round=16),
        Shape(smooth("246,224! 218,204 214,260 230,334 254,330 250,280"), "url(#coat)", round=16),
        limb("156,230 196,278 244,322", [20, 21, 20], "#6a4028"),
        *sheaths,
        limb("148,316 196,330 248,316", [17, 18, 17], "#5c3424"),
        plate("184,318! 210,318! 210,342! 184,342!", "#e8b84c", round=6, shine=0.6),
        shadow=0.45, roundness=60,
    )  # fmt: skip


def _head() -> list[Shape]:
    dots = spots(3, 20, (150, 196, 246, 250), "#ffe8c0", (2.4, 3.4), 0.9)
    return [
        *strands(["222,136 244,156 240,196", "232,126 256,150 256,184"], ("#5c3424",), 20),
        Shape(smooth("150,142 174,120 216,116 236,140 236,178 220,204 194,216 168,206 152,180"),
            SKIN,
            round=38, skin=0.5),
        Shape(smooth("148,150! 178,144 194,152 214,142 238,146! 236,170 214,180 196,168 182,182 "
            "154,176"), "#2a2038", round=11, contact=0.6),
        *eyeball((174, 164), 10.5, "#58b04a", (3, 2)),
        *eyeball((207, 160), 11, "#58b04a", (2, 2)),
        lid((174, 164), 10.5, "#3a2c4c", 12, 0.34),
        lid((207, 160), 11, "#3a2c4c", -12, 0.3),
        Shape(smooth("168,190! 192,194 220,184! 214,202 192,208 176,202"), "#4c1420", round=4,
            flat=0.4),
        Shape(smooth("170,191! 192,195 218,186! 214,195 192,201 175,197"), "#fff2d4", round=3,
            ink=0.4,
            detail=lines(["184,190 184,202", "198,190 198,202"], "#a88a6a", 1.2)),
        Shape(smooth("186,166 196,164 204,180 200,188 186,189 180,182"), "#dc946c", round=9,
            skin=0.5,
            contact=0.6),
        Shape(smooth("150,202 176,212 200,214 232,198 246,210 232,232 208,234 192,258 "
            "178,236 154,228 "
            "144,214"), "#e2503c", round=14, bump=0.5, contact=0.7, detail=dots),
        Shape(taper("238,112 270,88 300,40", [10, 26, 2]), "#f2743a", round=10, bump=0.6,
            detail=line("240,110 270,84 298,44", "#8a2418", 2.4)),
        Shape(smooth("148,126! 146,92 162,66 194,72 216,58 238,80 244,120! 196,132"), "url(#felt)",
            round=30, bump=0.6, detail=lines(["192,76 196,104"], "#1c1012", 5, 0.6)),
        limb("148,116 196,124 244,110", [15, 16, 14], "#a83038"),
        Shape(smooth("96,112! 124,122 160,124 196,120 236,114 270,112 296,92! 294,116 "
            "262,134 216,138 "
            "180,142 134,146 108,134"), "url(#felt)", round=12, bump=0.7, contact=0.95),
        plate("212,106! 230,103! 232,121! 214,124!", "#e8b84a", round=4, shine=0.6),
    ]  # fmt: skip

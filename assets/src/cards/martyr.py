"""Martyr: she kneels over a child, and the arrows meet her cloak."""

from ..actors import (
    Hand,
    earth,
    eyeball,
    floor_shadow,
    furrows,
    grooves,
    lid,
    motes,
    outdoors,
    spread,
    strands,
)
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..figures import arrow, limb, plate
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial

LIGHT = lit("#200c1c", "#6a4c78", "#ffe0a0", "#c87a50", 0.9)
SKIN, CHILD = "#a86a4c", "#e8b08c"


def scene() -> Scene:
    """Paint a burning evening, arrows on their way, her cloak, the child, and her."""
    colours = (
        linear("cloak", (170, 190), (350, 440), (0, "#fffaf0"), (0.5, "#e4d4dc"), (1, "#8c6c9c"))
        + linear("gold", (150, 200), (240, 300), (0, "#fff4b8"), (0.5, "#e8b04c"), (1, "#9c5c24"))
        + radial("aura", (170, 300), 200, (0, "#fff0b000"), (0.8, "#ffe48a22"), (1, "#fff4c8aa"))
    )
    picture = outdoors(
        LIGHT,
        ("#5c1c3c", "#b83c3c", "#ffb864"),
        ("#b86c4c", "#7c4448", "#442c44"),
        372,
        colours,
        19,
    )
    _field(picture)
    picture.cover(disc(170, 300, 184, "url(#aura)", 0.9))
    _flying(picture)
    floor_shadow(picture, 196, 448, 160, "#3c1434")
    _cloak(picture)
    _child(picture)
    _arm(picture)
    picture.group(*_head(), shadow=0.45, roundness=46)
    _light(picture)
    return motes(picture, "#fff2c0", 5, 36)


def _field(picture: Scene) -> None:
    picture.veil(oval(120, 366, 220, 46, "#ffd890", 0.8), 16)
    picture.veil(fill(ridge(-5, 380, 340, 20, 3), "#8c3c4c", 0.85), 1.4)
    huts = "".join(
        polygon([(x - 18, 372), (x - 18, 350), (x - 26, 350), (x, 326), (x + 26, 350), (x + 18,
            350),
            (x + 18, 372)]) for x in (34, 84)
    )  # fmt: skip
    picture.veil(fill(huts, "#5c2438", 0.95), 0.8)
    picture.cover(fill("M30 354H40V364H30ZM80 354H90V364H80Z", "#ffd070"))
    host = "".join(taper([(x, 366), (x + 3, 316 + x % 17)], [3, 2]) + ellipse(x, 356, 5, 7)
        for x in range(286, 378, 13))  # fmt: skip
    picture.veil(fill(host, "#5c2038", 0.9), 0.8)
    earth(picture, 376, 5, 4)
    furrows(picture, 376, "#4c2440", "#f0a870", 6)
    shafts = [arrow((300, 420), (286, 462), "#c83c34"), arrow((344, 440), (336, 480), "#c83c34"),
        arrow((22, 430), (14, 474), "#c83c34")]  # fmt: skip
    for each in shafts:
        picture.group(*each, shadow=0.3)


def _flying(picture: Scene) -> None:
    for x, y in ((330, 40), (356, 130), (268, 60)):
        picture.group(*arrow((x, y), (x - 46, y + 50), "#e84c3c"), shadow=0.2)
        picture.group(
            plate(place("0,-8! 22,0! 0,8! -4,0!", x - 46, y + 50, 1, 133), "#dce4f4", round=4),
            shadow=0,
        )
        picture.veil(line([(x + 8, y - 8), (x + 40, y - 44)], "#fff0d0", 4, 0.6), 1.5)


def _cloak(picture: Scene) -> None:
    cloth = (
        "150,210 190,196 236,212 276,256 306,320 330,392 350,446 296,456 240,450 196,458 150,448 "
        "120,456 110,420 128,360 130,280"
    )
    folds = ["210,220 250,310 270,446", "240,236 292,330 316,446", "190,250 214,340 214,450",
        "170,300 172,380 164,446"]  # fmt: skip
    picture.group(
        Shape(smooth(cloth), "url(#cloak)", round=50, bump=0.5, bump_size=16,
            detail=lines(folds, "#6c4c84", 13, 0.35)),
        *(Shape(taper(place(fold, -9), [4, 13, 12, 4], 60), "#fff4ec", round=7, contact=0.2,
            ink=0.1) for fold in folds[:3]),
        Shape(taper("112,446 150,438 196,448 240,440 296,446 348,436", [13] * 6, 70), "url(#gold)",
            round=5, shine=0.4),
        shadow=0.45, shadow_blur=10, roundness=110, form=0.6,
    )  # fmt: skip
    for tail, head, tone in (
        ((306, 176), (256, 250), "#e84c3c"),
        ((346, 232), (292, 310), "#e8a03c"),
        ((268, 150), (226, 226), "#e84c3c"),
        ((360, 312), (314, 376), "#e84c3c"),
    ):
        picture.group(*arrow(tail, head, tone), shadow=0.4)  # fmt: skip
        picture.cover(disc(*head, 4, "#8c3c54", 0.7))


def _child(picture: Scene) -> None:
    knee = [
        limb("190,380 130,372 96,430", [60, 54, 34], "#b8b4d0"),
        plate("74,424 112,424 118,450 62,452 62,440", "#c8c4dc", round=12, shine=0.55),
        plate("106,350 136,346 150,372 132,398 104,392 94,370", "url(#gold)", round=20, shine=0.6),
    ]
    picture.group(*knee, shadow=0.35)
    body = [
        Shape(smooth("96,318 130,306 156,322 164,400 150,424 92,424 82,390"), "#3c7c94", round=26,
            bump=0.5, detail=grooves(["124,320 122,420"], "#1c4860", 3)),
        limb("100,330 84,366 110,386", [26, 22, 17], "#3c7c94"),
        *spread(Hand(110, 386, 16, 10, CHILD)),
        Shape(ellipse(126, 282, 36, 37), "#7a4424", round=30, bump=0.7),
        Shape(smooth("94,276 112,258 146,260 158,284 152,308 130,322 104,312"), CHILD, round=28,
            skin=0.5),
        Shape(smooth("88,276 100,248 134,240 160,256 164,284 150,268 128,262 108,270 98,288"),
            "#7a4424", round=12, bump=0.7),
        *eyeball((117, 287), 8.5, "#4c3424", (2, -3)),
        *eyeball((143, 285), 8.5, "#4c3424", (2, -3)),
        Shape(ellipse(131, 297, 4.5, 4), "#d88c6c", round=4, ink=0.4),
        Shape(taper("122,306 131,308 140,305", [2, 3, 2]), "#8c3c38", round=1, ink=0),
    ]  # fmt: skip
    picture.group(*body, shadow=0.4)
    picture.sharp(disc(119, 284, 3.6, "#140a12") + disc(145, 282, 3.6, "#140a12")
        + disc(118, 282, 1.4, "#fff") + disc(144, 280, 1.4, "#fff"))  # fmt: skip


def _arm(picture: Scene) -> None:
    picture.group(
        limb("204,246 232,330 176,362", [52, 44, 27], "#d4d0e8", shine=0.3),
        plate(place("-24,-17! 20,-14! 20,14! -24,18!", 196, 352, 1, 150), "url(#gold)", round=12,
            shine=0.6),
        *spread(Hand(180, 358, 30, 168, SKIN, True), 0.25),
        plate("176,212 214,206 244,226 246,262 220,280 186,268 172,240", "url(#gold)", round=26,
            shine=0.6),
        plate("182,262 216,276 244,260 248,284 222,300 188,288", "#d8d4ec", round=12, shine=0.6),
        Shape(polygon("210,226! 222,242! 210,258! 198,242!"), "#e8505c", round=8, shine=0.7),
        shadow=0.5, shadow_blur=8,
    )  # fmt: skip


def _head() -> list[Shape]:
    hair = ["190,120 226,140 238,190 228,236", "196,140 214,180 210,220 222,250",
        "184,110 232,116 256,160 262,206", "176,130 196,180 188,222 196,250"]  # fmt: skip
    return [
        *strands(hair, ("#f4f0fc", "#d4cce4"), 34),
        limb("170,196 184,226", [34, 42], SKIN, skin=0.5),
        Shape(smooth("124,132 146,106 182,106 200,130 198,166 182,196 158,210 138,208 128,190 "
            "122,170"), SKIN, round=40, skin=0.6),
        Shape(smooth("194,152 206,146 208,164 198,178"), SKIN, round=8, skin=0.5),
        *eyeball((138, 164), 9.5, "#c89030", (-3, 4)),
        *eyeball((166, 163), 10.5, "#c89030", (-3, 4)),
        lid((138, 164), 9.5, "#945a40", -8, 0.42),
        lid((166, 163), 10.5, "#945a40", 8, 0.42),
        Shape(taper("126,150 136,145 146,149", [3, 6, 3]), "#ece4f4", round=3),
        Shape(taper("156,148 168,143 180,150", [3, 7, 3]), "#ece4f4", round=3),
        Shape(smooth("148,158 153,168 148,182 140,184 136,179 142,172"), "#b87858", round=7,
            skin=0.5,
            contact=0.5, ink=0.4),
        Shape(smooth("138,193 148,191 162,194 152,200 143,199"), "#8c3c40", round=4, ink=0.6),
        *strands(["180,108 150,112 126,134 124,156", "184,108 196,130 194,160 202,190"],
            ("#f4f0fc", "#d4cce4"), 20),
        plate("118,132 150,104 188,106 204,128 198,134 176,120 150,120 124,142", "url(#gold)",
            round=8, shine=0.6),
        Shape(polygon("138,96! 150,112! 140,128! 128,114!"), "#e8505c", round=7, shine=0.8),
    ]  # fmt: skip


def _light(picture: Scene) -> None:
    picture.sharp(disc(136, 168, 3.4, "#140a12") + disc(163, 167, 3.8, "#140a12")
        + disc(134, 166, 1.4, "#fff") + disc(161, 165, 1.5, "#fff"))  # fmt: skip
    halo = (
        '<ellipse cx="166" cy="84" rx="56" ry="15" fill="none" stroke="#ffe890" stroke-width="6" '
        'transform="rotate(-8 166 84)"/>'
    )
    picture.glow(halo, 6, 1.2)
    picture.sharp(halo)
    for x, y in ((256, 250), (292, 310), (226, 226), (314, 376)):
        picture.sharp(glint(x, y, 15, "#fff8d0"))
        picture.afterglow(disc(x, y, 15, "#ffe080", 0.7), 5)
    picture.afterglow(disc(150, 270, 70, "#ffc860", 0.3), 24)

"""Lieutenant: a lunge under a rain of arrows, and not one of them through the shield."""

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
from ..curves import ellipse, place, polygon, ridge, smooth, star, taper
from ..figures import arrow, limb, plate
from ..props import rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, radial

LIGHT = lit("#10142c", "#506498", "#fff0c0", "#8c8c6c", 0.8)
SKIN, WHITE = "#f0b890", "#e8ecf8"


def scene() -> Scene:
    """Paint the parade ground, arrows, far leg and sabre arm, coat, head, shield over all."""
    colours = (
        linear("coat", (150, 230), (270, 380), (0, "#4c8cf0"), (1, "#1c3488"))
        + radial("shield", (250, 100), 110, (0, "#fffbe0"), (0.45, "#f0c050"), (1, "#a8642c"))
        + linear("shako", (120, 100), (230, 190), (0, "#f0584c"), (1, "#9c1c34"))
    )
    picture = outdoors(
        LIGHT,
        ("#3c78c4", "#9cc8e4", "#fff4d0"),
        ("#c8b888", "#948868", "#4c5060"),
        370,
        colours,
        15,
    )
    _ground(picture)
    floor_shadow(picture, 190, 462, 150, "#2c2c48")
    for tail, head, tone in (
        ((60, 24), (128, 92), "#d8343c"),
        ((150, -4), (206, 56), "#d8343c"),
        ((346, 130), (326, 178), "#d8343c"),
        ((22, 120), (52, 168), "#d8343c"),
    ):
        picture.group(*arrow(tail, head, tone), shadow=0.2)  # fmt: skip
        picture.veil(line([(tail[0] - 18, tail[1] - 26), tail], "#ffffff", 4, 0.6), 1.2)
    _legs(picture)
    _trunk(picture)
    picture.group(*_head(), shadow=0.45, roundness=44)
    picture.sharp(disc(140, 204, 3.8, "#140a12") + disc(139, 202, 1.6, "#fff")
        + disc(167, 203, 4, "#140a12") + disc(166, 201, 1.6, "#fff"))  # fmt: skip
    _shield(picture)
    return motes(picture, "#fffbe0", 5, 28)


def _ground(picture: Scene) -> None:
    picture.veil(fill(ridge(-5, 380, 346, 16, 3), "#8ca4c0", 0.85), 1.3)
    fort = "M250 376V306H262V296H274V306H288V296H300V306H314V280H326V268H340V280H354V376Z"
    picture.veil(fill(fort, "#a8b0cc", 0.95), 0.8)
    flags = "".join(taper([(x, 376), (x, y)], [3, 2]) + polygon([(x, y), (x + 24, y + 8), (x, y
        + 16)])
        for x, y in ((18, 280), (52, 306), (84, 326)))  # fmt: skip
    picture.veil(fill(flags, "#c8485c", 0.85), 0.6)
    earth(picture, 378, 4, 4)
    furrows(picture, 378, "#6c6458", "#f4e8b8", 5)
    stuck = (((66, 420), (54, 470)), ((330, 410), (340, 462)), ((300, 456), (306, 500)))
    for tail, head in stuck:
        picture.group(*arrow(tail, head, "#d8343c"), shadow=0.35)


def _legs(picture: Scene) -> None:
    picture.group(
        limb("232,360 288,398 340,438", [52, 42, 30], WHITE),
        Shape(
            smooth("300,404 322,392 350,436 366,440 362,458 330,462 312,440"),
            "#34303c",
            round=11,
            shine=0.5,
        ),
        limb("188,366 118,372 110,424", [56, 48, 32], WHITE),
        Shape(
            smooth("92,396 130,396 130,444 122,462 66,462 64,448 90,436"),
            "#34303c",
            round=12,
            shine=0.5,
        ),
        limb("92,398 130,398", [9, 9], "#e8b84c", shine=0.5),
        shadow=0.35,
    )


def _trunk(picture: Scene) -> None:
    sabre = "112,306 60,296 14,270 -14,234 8,258 56,280 112,290"
    picture.group(
        plate(sabre, "#e8f2ff", round=6, shine=0.75),
        limb("164,276 128,312 112,300", [44, 36, 24], "url(#coat)"),
        plate(place("-13,-13! 9,-15! 9,15! -13,13!", 118, 304, 1, 212), "#e8b84c", round=7),
        *grip(Hand(116, 300, 27, 190, WHITE, True)),
        Shape(
            taper("88,276 104,270 112,298 98,322 84,316", [6, 8, 8, 8, 6]),
            "#f0c050",
            round=4,
            shine=0.6,
        ),
        shadow=0.3,
    )
    bars = lines([[(178, y), (204, y + 5), (232, y - 1)] for y in (276, 298, 320)], "#f0c860", 6, 1)
    picture.group(
        Shape(smooth("152,262 188,238 236,246 258,280 252,330 262,366 286,398 240,392 200,384 "
            "160,376 164,330"), "url(#coat)", round=44, bump=0.3, detail=bars),
        limb("160,352 206,362 256,346", [15, 16, 15], WHITE),
        Shape(taper("172,250 216,300 254,344", [13, 14, 13]), WHITE, round=5, contact=0.6),
        plate(star(214, 298, 15, 9, 8), "#f0c050", round=6, shine=0.6),
        plate("146,252 170,240 188,256 178,274 150,276", "#f0c050", round=12, shine=0.6),
        *(limb([(x, 272), (x - 2, 286)], [6, 4], "#f0c860") for x in (152, 162, 172)),
        shadow=0.45, roundness=60,
    )  # fmt: skip


def _head() -> list[Shape]:
    return [
        limb("176,228 184,252", [36, 42], SKIN, skin=0.4),
        Shape(smooth("122,182 146,166 186,166 204,186 202,218 186,244 158,252 132,240 120,214"),
            SKIN,
            round=40, skin=0.5),
        Shape(smooth("196,200 208,194 210,212 200,222"), SKIN, round=8, skin=0.4),
        *strands(["196,176 206,196 200,224", "190,172 196,190 192,214"], ("#d89c3c",), 14),
        *eyeball((142, 202), 10, "#4c8cd8", (-3, 1)),
        *eyeball((169, 201), 11, "#4c8cd8", (-3, 1)),
        lid((142, 202), 10, "#dca078", 16, 0.3),
        lid((169, 201), 11, "#dca078", -16, 0.3),
        Shape(taper("124,184 140,184 154,194", [4, 9, 4]), "#c8842c", round=3),
        Shape(taper("160,192 174,182 190,182", [4, 9, 4]), "#c8842c", round=3),
        Shape(smooth("148,198 158,204 156,222 146,226 134,222 138,210"), "#e89c78", round=10,
            skin=0.5,
            contact=0.6),
        Shape(smooth("134,238 150,232 168,236 162,246 142,248"), "#7c2434", round=4, flat=0.4),
        Shape(smooth("148,224! 130,220 110,226 96,214! 102,236 126,240 148,232 168,240 196,238 "
            "206,218! 188,228 166,222"), "#e0a440", round=8, bump=0.5, contact=0.8),
        Shape(smooth("116,180! 110,116 122,96 170,84 214,96 224,118 212,178! 164,164"),
            "url(#shako)",
            round=30, bump=0.3),
        plate("108,122 118,100 168,88 216,98 226,116 218,112 168,100 122,112", "#f0c050", round=6),
        plate(star(150, 136, 20, 11, 8), "#f0c050", round=7, shine=0.6),
        Shape(ellipse(150, 136, 7), "#4c8cf0", round=6, shine=0.7),
        Shape(smooth("104,184 130,168 168,164 212,178 216,188 168,178 130,184 98,200"), "#2c2834",
            round=7, shine=0.6, contact=0.8),
        Shape(taper("164,92 158,64 172,44", [20, 28, 6]), WHITE, round=13, bump=1.2, bump_size=5),
    ]  # fmt: skip


def _shield(picture: Scene) -> None:
    x, y = 262.0, 132.0
    rays = fill(polygon(star(x, y, 56, 26, 12)), "#fff4c0", 0.9)
    rim = [(x + 76 * dx, y + 64 * dy) for dx, dy in ((1, 0), (0.707, 0.707), (0, 1), (-0.707,
        0.707),
        (-1, 0), (-0.707, -0.707), (0, -1), (0.707, -0.707))]  # fmt: skip
    picture.group(
        limb("240,258 296,236 282,168", [48, 40, 28], "url(#coat)"),
        plate("226,250 250,240 264,260 250,276 228,272", "#f0c050", round=12, shine=0.6),
        plate(rim, "#c88c34", round=12, shine=0.6),
        plate([(x + (a - x) * 0.88, y + (b - y) * 0.88) for a, b in rim], "url(#shield)", round=60,
            shine=0.6, gloss=16, detail=rays),
        plate([(x + (a - x) * 0.28, y + (b - y) * 0.28) for a, b in rim], "#d8404c", round=18,
            shine=0.8),
        *rivets([(x + (a - x) * 0.94, y + (b - y) * 0.94) for a, b in rim], 5, "#fff0c0"),
        shadow=0.45, shadow_blur=9, roundness=60,
    )  # fmt: skip
    for tail, head in (((252, 16), (254, 84)), ((352, 40), (310, 98))):
        bend = ((tail[0] + head[0]) / 2 + 10, (tail[1] + head[1]) / 2)
        picture.group(limb([tail, bend], [6, 6], "#b98a54"), limb([(bend[0] + 14, bend[1] + 6),
            head],
            [6, 6], "#b98a54"), shadow=0.3)  # fmt: skip
        picture.sharp(glint(head[0], head[1], 22, "#fffbe0"))
        picture.afterglow(disc(*head, 18, "#ffe890", 0.7), 6)

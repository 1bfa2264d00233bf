"""A sprite that dances over mushrooms with a light in its hand."""

from ..actors import Hand, earth, eyeball, furrows, grip, lid, motes, outdoors, spread, strands
from ..curves import ellipse, place, ridge, smooth, taper
from ..figures import limb
from ..props import tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval, radial, specks

LIGHT = lit("#140c2c", "#5458a0", "#b0fff0", "#8c5cb8", 1.0)
SKIN = "#f4c4a8"


def scene() -> Scene:
    """Paint a blue wood, mushrooms, wings, the body in its leap, head, and the light."""
    colours = (
        linear("wing", (60, 90), (330, 300), (0, "#e8fff8"), (0.5, "#8ce0e8"), (1, "#9c7ce0"))
        + linear("leaf", (150, 230), (230, 360), (0, "#c8f070"), (1, "#3c9c5c"))
        + radial("cap", (80, 380), 80, (0, "#ff9cb0"), (1, "#b82c5c"))
    )
    picture = outdoors(
        LIGHT, ("#1c2058", "#3c5498", "#7cc8b8"), ("#4c8c7c", "#34585c", "#1c2c4c"), 400, colours, 6
    )
    for x, wide in ((16, 54), (364, 60), (110, 20), (280, 24)):
        trunk = taper([(x, 440), (x + 6, 220), (x - 6, -10)], [wide * 1.4, wide, wide])
        picture.veil(fill(trunk, "#1c2450" if wide > 30 else "#345488", 0.9), 1)
    picture.veil(oval(190, 240, 150, 170, "#a8ffe8", 0.35), 40)
    picture.veil(fill(ridge(-5, 380, 392, 10, 3), "#2c5468", 0.9), 1)
    earth(picture, 408, 6, 4)
    furrows(picture, 408, "#1c3450", "#8ce0b0", 5)
    _mushrooms(picture)
    _wings(picture)
    _body(picture)
    picture.group(*_head(), shadow=0.4, roundness=46)
    picture.sharp(disc(167, 168, 5, "#140a2c") + disc(210, 166, 5.4, "#140a2c")
        + disc(164, 165, 2.2, "#fff") + disc(207, 163, 2.4, "#fff"))  # fmt: skip
    picture.glow(disc(296, 92, 60, "#ffe88c"), 18)
    picture.sharp(disc(296, 92, 9, "#fffff0") + glint(296, 92, 34, "#fffbd0"))
    picture.afterglow(disc(296, 92, 40, "#ffe070", 0.8), 14)
    picture.cover(fill(tufts([(-5, 484), (90, 504)], 20, 44, 3, 0.2, 4) + tufts([(280, 504),
        (380, 478)], 20, 44, 4, -0.2, 4), "#142c48"))  # fmt: skip
    picture.afterglow(specks(9, 22, (150, 90, 330, 400), "#fff0a0", (1.2, 2.8)), 0.6)
    return motes(picture, "#c8fff0", 5, 44)


def _mushrooms(picture: Scene) -> None:
    for x, y, k, tone in (
        (78, 430, 1.0, "#e0486c"),
        (312, 446, 1.15, "#e8783c"),
        (24, 456, 0.7, "#b85ce0"),
        (248, 468, 0.6, "#e0486c"),
    ):
        dots = "".join(disc(x + dx * k, y + dy * k, r * k, "#fff4e0") for dx, dy, r in
            ((-22, -42, 6), (4, -54, 7), (24, -38, 5), (-4, -34, 4)))  # fmt: skip
        picture.group(
            limb([(x + 2, y + 30 * k), (x, y), (x, y - 34 * k)], [30 * k, 22 * k, 20 * k],
                "#f4e8d8"),
            Shape(ellipse(x, y - 26 * k, 34 * k, 9 * k), "#d8b8b0", round=5),
            Shape(smooth(place("-46,-26! -36,-54 0,-70 36,-54 46,-26! 0,-20", x, y, k)), tone,
                round=28 * k, shine=0.35, detail=dots),
            shadow=0.45,
        )  # fmt: skip


def _wings(picture: Scene) -> None:
    pairs = (
        ("196,236 250,150 318,132 352,168 332,226 262,262", "204,240 270,190 330,170"),
        ("180,236 132,140 70,110 28,138 40,206 116,256", "176,240 120,180 60,150"),
        ("200,254 262,262 312,296 312,340 268,346 216,298", "206,262 260,290 296,326"),
        ("178,254 112,270 66,310 74,350 122,344 172,296", "172,262 120,296 88,332"),
    )
    for outline, vein in pairs:
        veins = lines([vein], "#ffffff", 3, 0.8)
        picture.veil(fill(smooth(outline), "url(#wing)", 0.55))
        picture.group(
            Shape(smooth(outline), "url(#wing)", round=10, glow=0.5, shine=0.5, gloss=8,
                detail=veins, ink=0.6),
            shadow=0.2, outline=1.2,
        )  # fmt: skip


def _body(picture: Scene) -> None:
    picture.group(
        limb("176,336 142,372 108,364", [30, 24, 16], SKIN, skin=0.5),
        Shape(smooth("114,352 96,352 78,366 72,360 84,376 112,378"), "#4ca864", round=8),
        limb("204,336 216,392 190,428", [32, 26, 17], SKIN, skin=0.5),
        Shape(smooth("184,418 202,424 198,444 176,460 160,458 178,446"), "#5cb870", round=8),
        limb("164,244 126,276 98,254", [26, 22, 15], SKIN, skin=0.5),
        *spread(Hand(98, 256, 21, 214, SKIN, True)),
        shadow=0.35,
    )
    petals = "156,326 150,366 170,352 182,378 196,354 214,376 220,350 242,358 226,322"
    picture.group(
        Shape(smooth(petals), "url(#leaf)", round=14, detail=lines(["170,330 166,356",
            "190,330 186,366", "210,330 216,362"], "#2c6c44", 3, 0.6)),
        Shape(smooth("160,238 188,226 220,238 222,280 216,306 230,334 190,346 154,334 166,304 "
            "158,276"), "url(#leaf)", round=26, detail=lines(["190,236 190,340", "190,260 172,280",
            "190,284 208,300"], "#2c6c44", 3, 0.6)),
        limb("162,312 190,320 220,310", [9, 10, 9], "#e8a83c"),
        shadow=0.4, roundness=44,
    )  # fmt: skip
    picture.group(
        limb("214,244 262,210 290,142", [26, 22, 15], SKIN, skin=0.5),
        limb("274,148 306,66", [6, 5], "#a8743c"),
        *grip(Hand(288, 146, 21, -66, SKIN)),
        shadow=0.4,
    )


def _head() -> list[Shape]:
    back = ["156,140 120,150 104,186 82,190", "150,120 112,112 88,136 62,132", "168,106 136,80 "
        "104,88 80,72", "226,112 254,92 286,104"]  # fmt: skip
    return [
        *strands(back, ("#e878a8", "#c8508c"), 34),
        Shape(smooth("136,174! 104,150 82,150! 98,180 134,198!"), SKIN, round=9, skin=0.5),
        Shape(smooth("240,170! 272,146 296,148! 280,176 242,194!"), SKIN, round=9, skin=0.5),
        Shape(smooth("132,150 158,112 212,108 242,142 244,178 226,208 192,224 156,212 134,184"),
            SKIN, round=46, skin=0.5),
        *eyeball((164, 170), 17, "#6c4cc8", (2, 0)),
        *eyeball((208, 168), 18, "#6c4cc8", (2, 0)),
        lid((164, 170), 17, SKIN, -4, 0.12),
        lid((208, 168), 18, SKIN, 4, 0.12),
        Shape(taper("146,142 162,136 178,142", [3, 6, 3]), "#a83c70", round=3),
        Shape(taper("196,140 212,134 228,140", [3, 6, 3]), "#a83c70", round=3),
        Shape(ellipse(188, 186, 6, 5), "#e8a088", round=5, ink=0.4),
        Shape(ellipse(148, 192, 11, 7), "#f09c94", round=8, ink=0, contact=0),
        Shape(ellipse(226, 190, 11, 7), "#f09c94", round=8, ink=0, contact=0),
        Shape(smooth("176,198 190,201 204,197 198,208 186,209"), "#a03050", round=4, ink=0.6),
        *strands(["190,98 160,112 140,146", "196,98 224,106 244,140", "186,98 176,120 160,132",
            "198,96 206,116 226,128"], ("#e878a8", "#f494bc"), 26),
        Shape(taper("192,102 186,66 206,46", [12, 8, 3]), "#58b860", round=4),
        Shape(smooth("200,50 214,30 236,34 228,52 210,58"), "#8ce05c", round=8),
    ]  # fmt: skip

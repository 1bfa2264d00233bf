"""Grrr: all of it is in the air, and most of it is teeth."""

from ..actors import earth, eyeball, floor_shadow, furrows, lid, motes, outdoors
from ..curves import ellipse, place, ridge, smooth, taper
from ..faces import fang
from ..figures import limb
from ..props import fur, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, lines, oval, radial

LIGHT = lit("#1c0c18", "#5a508c", "#ffeec4", "#a8602a", 0.8)
COAT = "url(#coat)"
ROUND = [(0, -108), (60, -94), (100, -50), (112, 8), (96, 66), (56, 102), (0, 112), (-58, 100),
    (-98, 62), (-112, 6), (-100, -52), (-60, -94)]  # fmt: skip
RINGS = ((1.0, "#a8482c", 46, 40), (0.86, "#e8702c", 44, 34), (0.7, "#ff9c40", 38, 28))


def scene() -> Scene:
    """Paint a hill at evening, a butterfly, hind legs, the coat, forelegs, and the face."""
    colours = radial("coat", (180, 160), 190, (0, "#ffb050"), (0.6, "#f07c30"), (1, "#b04830"))
    picture = outdoors(
        LIGHT, ("#3c3478", "#8c74b8", "#ffd0b8"), ("#a89c68", "#74704c", "#403c48"), 388, colours, 8
    )
    picture.glow(disc(330, 350, 120, "#ffc890", 0.6), 34)
    picture.veil(clouds(6, 3, (20, 60, 355, 140), 90, "#d8b8dc", 0.5), 5)
    picture.veil(fill(ridge(-5, 380, 356, 22, 3), "#8c6c94", 0.85), 1.3)
    earth(picture, 396, 8, 4)
    furrows(picture, 396, "#4c4450", "#f0d898", 5)
    floor_shadow(picture, 210, 458, 110, "#2c2438")
    for path in ("372,150 340,160 320,176", "380,220 350,224 326,228", "372,300 344,290 322,280"):
        picture.cover(fill(taper(path, [1, 8, 1]), "#fff4e0", 0.6))
    _limbs(picture)
    _coat(picture)
    picture.group(*_face(), shadow=0.3, form=0.2)
    picture.sharp(disc(128, 178, 6, "#140a12") + disc(124, 174, 2.6, "#fff")
        + disc(196, 168, 6.6, "#140a12") + disc(192, 164, 2.8, "#fff"))  # fmt: skip
    _paws(picture)
    _butterfly(picture)
    blades = tufts([(-5, 476), (110, 502)], 24, 46, 3, 0.2, 5) + tufts([(270, 502), (380, 474)], 24,
        50, 4, -0.2, 5)  # fmt: skip
    picture.cover(fill(blades, "#4c4c38"))
    return motes(picture, "#fff0d8", 5, 34)


def _limbs(picture: Scene) -> None:
    for way, foot in (
        ("256,276 312,306 344,282", (346, 276)),
        ("226,300 262,352 312,364", (316, 364)),
    ):
        x, y = foot
        picture.group(
            limb(way, [62, 50, 34], "#d8602c", bump=1),
            Shape(smooth(place("-20,-16 6,-22 26,-8 24,10 4,20 -20,14", x, y)), "#e8702c", round=14,
                bump=0.8),
            *(limb([(x + 14, y + dy), (x + 34, y + dy * 1.4)], [13, 2], "#fff4d8") for dy in (-12,
                0,
                12)),
            shadow=0.35,
        )  # fmt: skip
    picture.group(
        Shape(
            fur("300,208 340,186 352,160 336,150 316,176 292,190", 16, 16, 4, 6), "#c8542c", round=5
        ),
        Shape(taper("284,216 324,196 342,164", [30, 26, 8]), "#e8702c", round=10, bump=1),
        shadow=0.3,
    )


def _coat(picture: Scene) -> None:
    shapes = []
    for share, tone, count, long in RINGS:
        ring = [(195 + x * share, 216 + y * share) for x, y in (*ROUND, ROUND[0])]
        shapes.append(Shape(fur(ring[::-1], count, long, round(share * 10), 9), tone, round=6))
        shapes.append(Shape(fur(ring, count, long, round(share * 12), 9), tone, round=6))
        shapes.append(Shape(smooth(ring[:-1]), tone if share > 0.75 else COAT, round=60, bump=1.4,
            bump_size=9, ink=0.2, contact=0.4))  # fmt: skip
    picture.group(*shapes, shadow=0.5, shadow_blur=9, roundness=110, form=0.5)


def _face() -> list[Shape]:
    lip = "76,214! 110,226 160,222 210,206 244,182! 256,232 226,290 168,310 110,292 82,256"
    upper = (
        (92, 219, 24),
        (112, 225, 34),
        (134, 226, 28),
        (158, 222, 32),
        (182, 215, 28),
        (206, 206, 34),
        (228, 194, 24),
    )
    lower = (
        (104, 282, 20),
        (126, 294, 26),
        (150, 302, 22),
        (176, 304, 26),
        (202, 296, 22),
        (226, 276, 20),
    )
    return [
        Shape(smooth("92,140! 84,96 104,76! 124,104 130,136!"), "#e8702c", round=10, bump=0.8,
            detail=fill(smooth("98,132 96,104 106,92 116,110 120,130"), "#8c3038", 0.8)),
        Shape(smooth("224,116! 244,72 272,68! 274,108 256,136!"), "#e8702c", round=10, bump=0.8,
            detail=fill(smooth("234,116 248,86 262,82 262,108 250,126"), "#8c3038", 0.8)),
        Shape(smooth(lip), "#4a0c1c", round=9, flat=0.5, rim=0),
        Shape(smooth("112,282 128,252 168,240 208,250 220,276 174,300"), "#e8606c", round=16,
            shine=0.35,
            ink=0.5, detail=lines(["168,244 170,296"], "#a83048", 3)),
        *(fang(x, y, long, 19) for x, y, long in upper),
        *(fang(x, y, long, 17, 180) for x, y, long in lower),
        *eyeball((132, 174), 25, "#f8c838", (-4, 3)),
        *eyeball((200, 164), 28, "#f8c838", (-4, 3)),
        lid((132, 174), 25, "#c8542c", 22, 0.26),
        lid((200, 164), 28, "#c8542c", -22, 0.24),
        Shape(fur("92,150 120,140 156,162", 10, 15, 4, 7), "#8c3424", round=5),
        Shape(fur("170,156 206,126 244,130", 11, 15, 5, 7), "#8c3424", round=5),
        Shape(smooth("144,196 166,188 184,192 180,208 164,216 148,210"), "#3c1420", round=9,
            shine=0.6),
    ]  # fmt: skip


def _paws(picture: Scene) -> None:
    for way, at, turn in (
        ("126,284 76,308 44,300", (40, 298), 188),
        ("112,244 60,236 32,204", (30, 200), 226),
    ):
        x, y = at
        toes = [place([(8, dy), (34, dy * 1.4)], x, y, 1, turn) for dy in (-16, 0, 16)]
        nails = [place([(30, dy * 1.3), (56, dy * 1.7)], x, y, 1, turn) for dy in (-16, 0, 16)]
        picture.group(
            limb(way, [52, 44, 36], "#e8702c", bump=1),
            *(limb(nail, [13, 1.5], "#fff4d8", shine=0.3) for nail in nails),
            *(limb(toe, [24, 19], "#f08438") for toe in toes),
            Shape(ellipse(x, y, 25, 22), "#f08438", round=18, bump=0.8),
            shadow=0.45,
        )


def _butterfly(picture: Scene) -> None:
    x, y = 58.0, 112.0
    wings = [
        Shape(smooth(place(points, x, y, 1, -24)), tone, round=6, glow=0.3, shine=0.3,
            detail=disc(x, y, 8, "#ffffff", 0.5))
        for points, tone in (
            ("0,0! 10,-24 30,-30 34,-12 16,2", "#6cc8f8"), ("0,0! -10,-24 -30,-30 -34,-12 -16,2",
                "#8cdcff"), ("0,2! 16,4 24,20 10,26", "#4ca0e8"), ("0,2! -16,4 -24,20 -10,26",
                "#6cb8f0"))
    ]  # fmt: skip
    picture.group(*wings, limb(place("0,-12 0,18", x, y, 1, -24), [6, 4], "#3c2c4c"), shadow=0.3)
    picture.sharp(disc(x - 2, y - 14, 3.4, "#3c2c4c") + disc(x - 3.4, y - 15, 1.2, "#fff"))
    picture.veil(oval(x + 10, y + 26, 24, 4, "#ffffff", 0.3), 3)

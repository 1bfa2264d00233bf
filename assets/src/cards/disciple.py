"""Disciple: flings itself through one shield and the next, behind a lance of light."""

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, grip, lid, motes, outdoors
from ..curves import place, polygon, ridge, smooth, star, taper
from ..figures import drape, limb, plate
from ..scene import Scene, Shape
from ..sparks import flame, glint
from ..stage import lit
from ..svg import disc, fill, linear, lines

LIGHT = lit("#1c0a14", "#5c4c7c", "#ffe49c", "#a8603c", 0.9)
SKIN = "#f0b888"


def scene() -> Scene:
    """Paint temple steps at dusk, the robe in flight, far shield, lance, near shield, head."""
    colours = linear(
        "robe", (60, 150), (240, 400), (0, "#e06c34"), (0.5, "#a83428"), (1, "#581828")
    ) + linear("steel", (260, 180), (360, 420), (0, "#e8f0ff"), (0.5, "#94a0c4"), (1, "#4c5484"))
    picture = outdoors(
        LIGHT,
        ("#3c2c5c", "#a05c6c", "#ffd8a0"),
        ("#a88078", "#74566c", "#40304c"),
        372,
        colours,
        11,
    )
    _temple(picture)
    for path in ("0,120 40,140 90,150", "-4,280 30,284 70,278", "10,360 60,352 100,336"):
        picture.cover(fill(taper(path, [1, 8, 1]), "#fff0c0", 0.5))
    floor_shadow(picture, 180, 466, 120, "#3c1c34")
    _robe(picture)
    picture.group(*_plate_of(330, 246, 0.94), shadow=0.4)
    _lance(picture)
    picture.group(*_head(), shadow=0.45, roundness=44)
    picture.sharp(disc(204, 158, 4, "#140a12") + disc(202, 156, 1.7, "#fff")
        + disc(230, 159, 3.8, "#140a12") + disc(228, 157, 1.6, "#fff"))  # fmt: skip
    return motes(picture, "#fff0b0", 5, 40)


def _temple(picture: Scene) -> None:
    picture.glow(disc(330, 330, 110, "#ffc070", 0.5), 34)
    columns = "".join(polygon([(x, 376), (x + 3, 236), (x + 23, 236), (x + 26, 376)])
        for x in (12, 58, 104))  # fmt: skip
    roof = polygon([(-10, 236), (70, 196), (150, 236), (150, 248), (-10, 248)])
    picture.veil(fill(columns + roof, "#84607c", 0.9), 0.9)
    picture.veil(fill(ridge(-5, 380, 348, 16, 3), "#94647c", 0.85), 1.2)
    earth(picture, 380, 3, 4)
    furrows(picture, 380, "#4c3450", "#f0b898", 5)
    picture.cover(lines([[(0, y), (375, y + 2)] for y in (404, 436, 480)], "#4c344c", 2.4, 0.6))


def _plate_of(x: float, y: float, k: float) -> list[Shape]:
    """Make an enemy's shield, seen from its side, with a hole burnt through it."""
    outer = "-22,-104! 10,-92 26,-40 26,40 10,92 -22,104! -34,40 -34,-40"
    return [
        plate(place(outer, x, y, k), "#c89c4c", round=10, shine=0.6),
        Shape(smooth(place("-18,-92! 6,-80 18,-36 18,36 6,80 -18,92! -28,36 -28,-36", x, y, k)),
            "url(#steel)", round=16, shine=0.5,
            detail=lines([place("-30,-50 20,-44", x, y, k), place("-30,50 20,44", x, y, k)],
                "#4c5484",
            4, 0.6)),
        Shape(polygon(star(x - 4, y, 28 * k, 14 * k, 9)), "#fff4c0", round=4, glow=1, ink=0),
    ]  # fmt: skip


def _robe(picture: Scene) -> None:
    picture.group(
        limb("150,330 96,372 50,372", [48, 38, 24], "#8c5c48"),
        Shape(smooth("66,360 44,354 26,376 34,396 62,392"), "#6c4434", round=10),
        limb("176,340 196,400 150,436", [50, 40, 26], "#9c6850"),
        Shape(smooth("164,420 176,436 158,462 128,470 116,460 138,444"), "#7c5040", round=10),
        shadow=0.35,
    )
    cloth = ("172,200 214,212 232,262 222,320 200,352 150,366 104,356 60,384 24,372 40,348 14,330 "
        "44,312 20,286 70,280 120,250 146,216")  # fmt: skip
    folds = ["190,230 150,290 60,352", "206,260 176,320 110,346", "160,220 110,270 40,300"]
    picture.group(*drape(cloth, "url(#robe)", folds, "#3c0c1c"), shadow=0.4, roundness=60)
    picture.group(
        limb("146,318 186,336 226,304", [14, 15, 14], "#f0c860"),
        plate(star(196, 262, 21, 11, 8), "#f8d468", round=7, shine=0.6),
        Shape(taper("190,332 178,372 150,392", [12, 12, 4]), "#f0c860", round=5),
        shadow=0.4,
    )
    picture.cover(flame((36, 352), 46, 5, ("#ff8a2a", "#ffd05a"), 0.2))


def _lance(picture: Scene) -> None:
    beam = taper("70,290 200,262 300,250 384,238", [3, 15, 20, 26])
    picture.group(
        limb("168,232 140,276 108,284", [44, 36, 22], "url(#robe)"),
        *grip(Hand(114, 284, 25, 176, SKIN, True)),
        shadow=0.35,
    )
    picture.glow(fill(beam, "#ffb83c"), 12, 1.2)
    picture.cover(fill(beam, "#ffd868") + fill(taper("80,288 200,262 300,250 384,239", [1, 7, 10,
        14]),
        "#fffdf0"))  # fmt: skip
    picture.group(*_plate_of(264, 256, 1.06)[:2], shadow=0.4)
    hole = polygon(star(258, 256, 32, 15, 9))
    picture.cover(fill(hole, "#ffb43c") + fill(polygon(star(258, 256, 22, 11, 9)), "#fffbe8"))
    picture.cover(fill(taper("258,256 200,262 186,265", [8, 9, 9]), "#fffdf0"))
    bits = [
        Shape(polygon(star(x, y, r, r * 0.6, 3, x)), "#94a0c4", round=4)
        for x, y, r in ((286, 178, 10), (300, 330, 9), (350, 150, 8), (222, 340, 8), (240, 176, 7))
    ]
    picture.group(*bits, shadow=0.3)
    picture.group(
        limb("210,232 226,268 196,270", [44, 36, 23], "url(#robe)"),
        *grip(Hand(202, 268, 27, 190, SKIN, True)),
        shadow=0.45,
    )
    picture.sharp(glint(258, 256, 34) + glint(330, 246, 24))
    picture.afterglow(disc(258, 256, 46, "#ffd060", 0.7) + disc(334, 246, 34, "#ffd060", 0.6), 14)


def _head() -> list[Shape]:
    hood = ("248,150! 236,112 204,92 166,100 134,128 108,150 92,148 106,170 "
            "132,190 150,222 186,236 "
        "222,226 206,206 186,180 190,146 210,128")  # fmt: skip
    return [
        Shape(smooth("186,140 210,118 238,128 244,152 250,176 240,204 216,218 192,206 180,178"),
            SKIN, round=34, skin=0.5),
        Shape(smooth("206,186! 222,188 244,182! 242,200 226,208 212,202"), "#5c1420", round=4,
            flat=0.4),
        Shape(smooth("208,187! 222,189 242,184! 239,192 222,196 211,194"), "#fff4dc", round=3,
            ink=0.4, detail=lines(["218,186 218,196", "228,185 229,195"], "#a88a6a", 1.2)),
        *eyeball((202, 157), 11, "#f0a02c", (2, 1)),
        *eyeball((229, 158), 10, "#f0a02c", (2, 1)),
        lid((202, 157), 11, "#d89468", 18, 0.3),
        lid((229, 158), 10, "#d89468", -18, 0.3),
        Shape(taper("188,138 204,140 216,150", [4, 9, 4]), "#6c2c1c", round=3),
        Shape(taper("222,150 234,142 244,144", [4, 8, 3]), "#6c2c1c", round=3),
        Shape(smooth("214,154 222,164 228,178 218,184 208,178"), "#e0946c", round=8, skin=0.5,
            contact=0.5),
        Shape(smooth(hood), "url(#robe)", round=24, bump=0.4,
            detail=lines(["160,112 140,150 168,216",
            "190,104 168,146 184,206"], "#3c0c1c", 5, 0.4)),
        Shape(taper("248,150 236,116 204,98 168,104", [4, 8, 8, 5]), "#f0c860", round=3, shine=0.4),
    ]  # fmt: skip

"""A ghost with a lantern, adrift between stones."""

from ..actors import Hand, earth, furrows, grip, motes, outdoors, spread
from ..curves import ellipse, place, polygon, rectangle, ridge, smooth, taper
from ..figures import limb, plate
from ..props import tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial

LIGHT = lit("#0c1028", "#6478b8", "#c8fff8", "#6c78c8", 1.0)
PALE = "#d8f0f8"


def scene() -> Scene:
    """Paint a churchyard at night, the trail of cloth, the far arm, hood and face, the lantern."""
    colours = (
        linear("sheet", (130, 80), (260, 440), (0, "#ffffff"), (0.5, "#b4dcf0"), (1, "#6c88d0"))
        + radial("lamp", (84, 262), 40, (0, "#fffff0"), (0.5, "#ffd860"), (1, "#f08c2c"))
        + radial("aura", (210, 210), 210, (0, "#a8e8ff88"), (1, "#a8e8ff00"))
    )
    picture = outdoors(
        LIGHT, ("#141840", "#2c3470", "#54689c"), ("#44587c", "#2c3c5c", "#182040"), 380, colours, 6
    )
    picture.cover(disc(320, 70, 26, "#f0f8ff") + disc(330, 62, 22, "#20265c"))
    chapel = polygon([(236, 390), (236, 250), (262, 214), (288, 250), (288, 280), (360, 280),
        (372, 300), (372, 390)]) + taper([(262, 214), (262, 190)], [4, 3]) + taper([(254, 200),
        (270, 200)], [3, 3])  # fmt: skip
    picture.veil(fill(chapel, "#1c2450", 0.95), 1)
    picture.veil(fill(ridge(-5, 380, 372, 8, 3), "#283868", 0.9), 1)
    earth(picture, 388, 6, 4)
    furrows(picture, 388, "#1c2848", "#8cb0d8", 5)
    _stones(picture)
    picture.cover('<rect width="375" height="525" fill="url(#aura)"/>')
    _sheet(picture)
    _face(picture)
    _lantern(picture)
    picture.veil(oval(190, 470, 220, 22, "#b8d8f8", 0.4), 14)
    picture.cover(fill(tufts([(-5, 490), (120, 508)], 24, 36, 3, 0.1, 4) + tufts([(260, 508),
        (380, 486)], 24, 36, 4, -0.1, 4), "#101834"))  # fmt: skip
    return motes(picture, "#d8ffff", 5, 44)


def _stones(picture: Scene) -> None:
    for x, y, k, turn in (
        (44, 430, 1.0, -7),
        (330, 440, 1.15, 8),
        (286, 412, 0.6, -4),
        (108, 410, 0.55, 6),
    ):
        stone = place("-30,24! -30,-34 -16,-54 16,-54 30,-34 30,24!", x, y, k, turn)
        marks = lines([place("-14,-26 14,-26", x, y, k, turn), place("0,-40 0,-6", x, y, k, turn)],
            "#3c4870", 4, 0.7)  # fmt: skip
        picture.group(
            Shape(smooth(stone), "#8c9cc0", round=10, bump=1.2, bump_size=6, detail=marks),
            Shape(tufts([(x - 30 * k, y + 24 * k), (x + 30 * k, y + 24 * k)], 12, 16, 3), "#1c2c48",
                round=2),
            shadow=0.4,
        )  # fmt: skip


def _sheet(picture: Scene) -> None:
    tail = "284,300 320,360 300,420 330,452 268,440 236,452 214,420 180,430 166,380 156,330"
    folds = ["250,220 268,320 284,420", "214,240 222,330 236,430", "180,250 180,320 190,400"]
    picture.veil(fill(smooth(tail), "#b8e0f8", 0.5), 6)
    picture.group(
        limb("262,236 312,232 330,196", [54, 46, 40], "url(#sheet)"),
        Shape(smooth("306,206 334,178 352,204 346,240 322,252 300,240"), "#b4d4ec", round=14),
        *spread(Hand(334, 192, 24, -62, PALE)),
        shadow=0.3,
    )
    body = (
        "138,150 150,96 196,62 244,84 268,132 276,200 290,280 318,350 306,412 326,446 282,428 "
        "252,446 230,416 200,430 178,396 162,350 152,290 142,220"
    )
    picture.group(
        Shape(smooth(body), "url(#sheet)", round=70, bump=0.4, bump_size=18, glow=0.15,
            detail=lines(folds, "#5c78c0", 12, 0.3)),
        *(Shape(taper(place(fold, -8), [3, 12, 12, 3], 60), "#f4fcff", round=7, contact=0.15,
            ink=0.08) for fold in folds),
        shadow=0.35, shadow_blur=10, roundness=90, form=0.6,
    )  # fmt: skip


def _face(picture: Scene) -> None:
    picture.group(
        Shape(smooth("148,140 168,112 208,106 232,130 234,178 214,214 180,218 154,190"), "#24306c",
            round=12, flat=0.5, bump=0.2),
        Shape(ellipse(172, 160, 15, 19), "#fff8d8", round=15, glow=0.8, shine=0.5),
        Shape(ellipse(212, 156, 15, 19), "#fff8d8", round=15, glow=0.8, shine=0.5),
        Shape(smooth("178,188 194,184 210,188 206,206 194,210 182,206"), "#0c1440", round=5,
            flat=0.5),
        shadow=0, outline=0,
    )  # fmt: skip
    picture.sharp(disc(168, 163, 6.5, "#24306c") + disc(208, 159, 6.5, "#24306c")
        + disc(165, 159, 2.4, "#fff") + disc(205, 155, 2.4, "#fff"))  # fmt: skip
    picture.afterglow(disc(172, 160, 22, "#ffe890", 0.5) + disc(212, 156, 22, "#ffe890", 0.5), 8)


def _lantern(picture: Scene) -> None:
    picture.group(
        limb("164,238 118,250 92,216", [56, 48, 40], "url(#sheet)"),
        Shape(smooth("106,232 82,238 66,212 84,190 112,196"), "#d8ecf8", round=14),
        *grip(Hand(88, 206, 25, 214, PALE, True)),
        shadow=0.4,
    )
    picture.cover(line("68,200 74,226 84,234", "#2c2434", 4, 1) + line("68,200 92,222 84,234",
        "#2c2434", 4, 1))  # fmt: skip
    picture.group(
        plate("62,240 84,228 106,240 108,248 60,248", "#5c6488", round=8, shine=0.6),
        Shape(rectangle(64, 247, 40, 44), "url(#lamp)", round=8, glow=0.85, shine=0.6),
        plate("58,290 110,290 106,304 62,304", "#5c6488", round=7, shine=0.6),
        *(limb([(x, 247), (x, 291)], [5, 5], "#5c6488", shine=0.6) for x in (64, 84, 104)),
        shadow=0.4,
    )  # fmt: skip
    picture.glow(disc(84, 268, 80, "#ffb84c"), 30, 0.8)
    picture.afterglow(disc(84, 268, 40, "#ffd060", 0.7), 14)

"""Disciple: a candle in whose flame an eye is open."""

from ..curves import ellipse, smooth, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines, oval, radial

BACKDROP = Backdrop(
    ("#1a0a34", "#4a1c66", "#a04a8a"),
    ("#ee9ad0", "#a03a90"),
    "#32124e",
    "#10061f",
    "drapes",
    radius=132,
    halo="rings",
    centre=(187, 150),
)
LIGHT = lit("#16081e", "#54447e", "#ffb070", "#8a3a5a")
FLAME = "187,24! 212,76 248,112 254,160 228,200 187,210 147,200 121,160 128,112 164,84"


def scene() -> Scene:
    """Light the candle."""
    colours = (
        linear("wax", (130, 0), (250, 0), (0, "#fff2d8"), (0.5, "#f0d4ac"), (1, "#a87a6a"))
        + linear("bronze", (60, 350), (310, 420), (0, "#ffd88a"), (0.5, "#b9803a"), (1, "#5e3a20"))
        + linear("out", (0, 24), (0, 210), (0, "#ff5a2a"), (1, "#ffae3a"))
        + linear("mid", (0, 60), (0, 210), (0, "#ffb43a"), (1, "#ffe88a"))
        + radial("iris", (187, 154), 24, (0, "#ff6ad0"), (1, "#7a1c9a"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 51)
    picture.glow(disc(187, 140, 100, "#ffb060", 0.8), 30)
    picture.group(*_holder(), shadow=0.5, fade=(380, 440, 0.5))
    picture.group(*_candle(), shadow=0.5)
    _flame(picture)
    return finish(picture, BACKDROP, "#ffd0a0")


def _holder() -> list[Shape]:
    shapes = [
        Shape(
            smooth("70,352 187,338 304,352 296,380 187,396 78,380"),
            "url(#bronze)",
            round=12,
            shine=0.5,
            bump=0.3,
        ),
        Shape(taper("187,380 187,440", [44, 58]), "url(#bronze)", round=18, shine=0.4),
        Shape(smooth("88,352 187,344 286,352 280,366 187,374 94,366"), "#7a4a24", round=8),
        Shape(
            taper("296,362 334,350 340,384 312,396", [12, 14, 13, 9]),
            "url(#bronze)",
            round=6,
            shine=0.6,
        ),
    ]
    for x, tall in ((96, 46), (278, 58)):
        shapes.append(
            Shape(taper([(x, 360), (x, 360 - tall)], [30, 26]), "url(#wax)", round=12, bump=0.4)
        )
        flame = smooth(
            [(x, 296 - tall), (x + 12, 330 - tall), (x, 350 - tall), (x - 12, 330 - tall)]
        )
        shapes.append(Shape(flame, "#ffc24a", round=8, glow=1, ink=0.3, contact=0))
    return shapes


def _candle() -> list[Shape]:
    drips = (
        ("148,226 144,262 146,296", (20, 18, 22)),
        ("180,230 182,252 181,270", (22, 17, 20)),
        ("216,226 220,280 218,322", (20, 17, 22)),
    )
    body = "136,222! 187,212 238,222! 240,300 236,362! 187,374 138,362! 134,300"
    return [
        Shape(smooth(body), "url(#wax)", round=42, bump=0.4, skin=0.5),
        Shape(
            smooth(
                "130,224 150,206 187,212 226,204 244,224 232,240 206,232 187,240 160,234 144,242"
            ),
            "url(#wax)",
            round=12,
            skin=0.4,
        ),
        *(
            Shape(taper(spine, widths), "url(#wax)", round=9, shine=0.2, ink=0.6)
            for spine, widths in drips
        ),
        Shape(ellipse(187, 218, 26, 7), "#ffe9a0", round=5, glow=0.8, ink=0.3),
        Shape(taper("187,220 190,204 186,192", [6, 6, 5]), "#3a1a20", round=3),
    ]


def _flame(picture: Scene) -> None:
    picture.group(Shape(smooth(FLAME), "url(#out)", round=30, glow=0.85, rim=0), shadow=0)
    inner = "187,62! 206,100 232,126 236,162 216,192 187,200 159,192 139,162 144,124 170,104"
    picture.cover(fill(smooth(inner), "url(#mid)"))
    lids = [
        Shape(
            smooth("134,156! 160,126 187,116 215,126 241,156! 215,186 187,194 160,186"),
            "#e8641e",
            round=8,
            contact=0,
            ink=0.8,
        ),
        Shape(
            smooth("144,156! 164,134 187,127 211,134 231,156! 211,178 187,185 164,178"),
            "#fff8e8",
            round=20,
            glow=0.7,
            rim=0,
            contact=0.3,
        ),
        Shape(ellipse(187, 156, 25), "url(#iris)", round=20, glow=0.6, rim=0, contact=0.2, ink=0.6),
    ]
    picture.group(*lids, shadow=0, outline=0, form=0)
    veins = lines(["146,156 158,152 162,158", "229,156 218,162 213,157"], "#d8482a", 1.6, 0.7)
    picture.sharp(veins + oval(187, 156, 7, 17, "#1c0626") + disc(179, 147, 5.5, "#ffffff", 0.95))
    picture.afterglow(disc(187, 130, 80, "#ff9a3a", 0.35), 24)

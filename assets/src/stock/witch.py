"""A witch over her cauldron, seen from the side."""

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
from ..curves import ellipse, ridge, smooth, taper
from ..figures import drape, limb
from ..props import tufts
from ..scene import Scene, Shape
from ..sparks import flame
from ..stage import lit
from ..svg import cover, disc, fill, linear, lines, oval, radial

LIGHT = lit("#120a24", "#4c4488", "#b4ff9c", "#58b85c", 1.0)
SKIN = "#a8c078"


def scene() -> Scene:
    """Paint the moor, hat and gown from behind forward, her face, the brew and its light."""
    colours = (
        linear("gown", (170, 220), (330, 450), (0, "#7c4cb0"), (1, "#2c1c5c"))
        + linear("pot", (40, 330), (190, 450), (0, "#7c84a8"), (0.5, "#3c4464"), (1, "#1c1c34"))
        + radial("brew", (112, 330), 90, (0, "#f4ffb0"), (0.5, "#7cf06c"), (1, "#1c8c4c"))
        + radial("gleam", (112, 300), 210, (0, "#8cff7caa"), (1, "#3cc86c00"))
    )
    picture = outdoors(
        LIGHT, ("#1c1444", "#44307c", "#8c5c9c"), ("#5c6c54", "#3c4454", "#221c3c"), 380, colours, 8
    )
    picture.cover(disc(66, 116, 30, "#fff4d0") + disc(78, 108, 27, "#2c2060"))
    for x, tall, lean in ((20, 190, 12), (350, 250, -14)):
        trunk = taper([(x, 420), (x + lean, 420 - tall * 0.6), (x - lean, 420 - tall)], [26, 16, 4])
        boughs = "".join(taper([(x + lean * 0.6, 420 - tall * k), (x + side * 40, 396 - tall * k),
            (x + side * 62, 360 - tall * k)], [9, 6, 1]) for k, side in ((0.5, 1), (0.62, -1),
            (0.78, 1)))  # fmt: skip
        picture.veil(fill(trunk + boughs, "#24184c", 0.9), 0.8)
    picture.veil(fill(ridge(-5, 380, 352, 14, 3), "#3c2c68", 0.9), 1.2)
    earth(picture, 386, 6, 4)
    furrows(picture, 386, "#1c1c38", "#7cb870", 5)
    picture.cover(cover("url(#gleam)"))
    floor_shadow(picture, 250, 456, 110, "#140c2c")
    _gown(picture)
    picture.group(*_head(), shadow=0.45, roundness=44)
    picture.sharp(disc(182, 172, 4, "#140a12") + disc(180, 170, 1.6, "#fff"))
    _pot(picture)
    picture.cover(fill(tufts([(240, 480), (380, 462)], 24, 36, 3, -0.1, 4), "#1c1838"))
    return motes(picture, "#c8ffa8", 5, 40)


def _gown(picture: Scene) -> None:
    cloth = "212,214 256,210 292,246 318,320 342,400 356,458 180,462 192,400 186,330 190,260"
    folds = ["250,240 286,340 312,450", "226,260 244,350 252,452", "208,280 212,370 210,450"]
    picture.group(*drape(cloth, "url(#gown)", folds, "#160c34"), shadow=0.4, roundness=80)
    shawl = "196,222 232,198 272,212 296,250 290,280 256,262 220,264 190,270 184,246"
    picture.group(
        Shape(smooth(shawl), "#4c9484", round=20, bump=1, bump_size=8,
            detail=lines(["200,240 240,226 284,256", "200,254 244,244 286,270"], "#1c4c4c", 3)),
        shadow=0.4,
    )  # fmt: skip


def _head() -> list[Shape]:
    hair = ["238,160 264,184 262,226 280,250", "228,170 244,204 240,236 252,262",
        "246,150 282,168 288,204 306,226"]  # fmt: skip
    return [
        *strands(hair, ("#c8c4d8", "#9c94b8"), 22),
        limb("222,196 230,220", [34, 40], SKIN, skin=0.4),
        Shape(smooth("178,140 210,122 240,134 250,166 240,196 222,212 206,220 192,226 184,218 "
            "190,206 176,198 172,186! 166,180"), SKIN, round=34, skin=0.4, bump=0.4),
        Shape(smooth("180,156 164,168 146,190 140,204 150,206 166,196 184,190"), SKIN, round=13,
            skin=0.5, contact=0.4),
        Shape(ellipse(150, 196, 4.6), "#7c9458", round=4, contact=0.5, ink=0.5),
        Shape(smooth("176,198! 196,196 210,188 204,204 190,210 182,208"), "#3c1428", round=4,
            flat=0.4),
        Shape(smooth("182,199 190,198 189,207 183,206"), "#fff0c0", round=3, ink=0.4),
        *eyeball((186, 168), 11, "#ffc83c", (-4, 3)),
        lid((186, 168), 11, "#8ca464", -16, 0.36),
        Shape(taper("172,156 188,148 206,152", [4, 9, 4]), "#8c84a8", round=4, bump=0.6),
        Shape(smooth("232,164 248,156 252,172 240,184"), SKIN, round=8, skin=0.4),
        Shape(smooth("142,154 170,134 216,120 262,136 292,158 272,160 230,148 184,150"), "#382470",
            round=12, bump=0.5, contact=0.9),
        Shape(smooth("172,138! 188,92 214,62 240,34 276,30 254,52 250,84 258,138! 214,128"),
            "#48308c", round=28, bump=0.6, detail=lines(["200,90 226,98 252,90",
            "216,62 232,70 250,62"], "#1c1044", 4, 0.5)),
        Shape(taper("174,134 214,122 258,136", [13, 15, 13]), "#d89c3c", round=5),
    ]  # fmt: skip


def _pot(picture: Scene) -> None:
    picture.cover(flame((70, 470), 60, 3, ("#c83c1c", "#ff8c2c", "#ffd868"), 0.4)
        + flame((140, 472), 70, 5, ("#c83c1c", "#ff8c2c", "#ffd868"), 0.4))  # fmt: skip
    picture.group(
        limb("108,420 96,330 128,252", [10, 9, 9], "#9c7048"),
        limb("222,246 176,286 138,280", [46, 38, 22], "url(#gown)"),
        Shape(smooth("160,262 140,264 134,296 152,312 176,300"), "#6c40a0", round=10, bump=0.5),
        limb("148,282 128,276", [20, 18], SKIN, skin=0.4),
        *grip(Hand(134, 280, 24, 194, SKIN, True)),
        shadow=0.4,
    )  # fmt: skip
    picture.group(
        limb("62,440 54,474", [14, 10], "#2c2c48"), limb("158,442 166,474", [14, 10], "#2c2c48"),
        Shape(smooth("36,352 60,340 112,334 164,340 190,352 194,400 168,446 112,460 56,446 32,400"),
            "url(#pot)", round=60, shine=0.5, gloss=10),
        Shape(ellipse(112, 346, 84, 22), "#4c547c", round=8, shine=0.5),
        Shape(ellipse(112, 345, 72, 16), "url(#brew)", round=8, glow=0.8, detail=disc(92, 348, 8,
            "#e8ffb0", 0.8) + disc(126, 342, 6, "#e8ffb0", 0.8) + disc(148, 348, 4, "#e8ffb0")),
        shadow=0.5, roundness=60,
    )  # fmt: skip
    bubbles = ((84, 318, 10), (110, 296, 7), (76, 280, 5), (140, 314, 6), (98, 256, 4))
    picture.veil("".join(disc(x, y, r, "#b4ff8c", 0.75) for x, y, r in bubbles))
    picture.cover(
        "".join(disc(x - r * 0.3, y - r * 0.3, r * 0.25, "#ffffff") for x, y, r in bubbles)
    )
    picture.veil(oval(112, 300, 50, 40, "#c8ffa0", 0.3), 16)
    picture.afterglow(disc(112, 344, 70, "#6cff6c", 0.45), 20)

"""Gnome: knee-high, beside itself, and in the middle of a leap with both its axes."""

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
from ..curves import ellipse, place, ridge, smooth, taper
from ..figures import limb, plate
from ..props import tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, spots

LIGHT = lit("#1d1014", "#54688c", "#fff2b0", "#8a9a3a", 0.8)
SKIN, COAT = "#f4b088", "url(#coat)"
RED = ("#ff8c30", "#f06c24", "#ffae4c")


def scene() -> Scene:
    """Paint a meadow at the height of its daisies, the far axe, coat, beard and hat in flight."""
    colours = linear("felt", (150, 60), (300, 190), (0, "#ff6a48"), (1, "#a81c2c")) + linear(
        "coat", (150, 250), (260, 380), (0, "#4c90e0"), (1, "#1c3c88")
    )
    picture = outdoors(
        LIGHT, ("#3c98c0", "#8cd0b8", "#f4f4b0"), ("#a8d060", "#5c9c40", "#28603c"), 372, colours, 6
    )
    _meadow(picture)
    floor_shadow(picture, 190, 456, 96, "#1c4430")
    for path in ("330,120 348,200 330,290", "306,90 334,150 340,220", "40,300 60,350 110,392"):
        picture.cover(fill(taper(path, [1, 8, 1]), "#ffffe0", 0.55))
    picture.group(*_axe(286, 112, 38), shadow=0.3)
    picture.group(
        limb("232,262 272,226 276,180", [46, 38, 26], COAT),
        plate(place("-15,-9! 15,-9! 14,9! -14,9!", 276, 184, 1, 4), "#f0c860", round=6),
        *grip(Hand(276, 176, 28, -84, SKIN, True)),
        shadow=0.35,
    )
    _body(picture)
    picture.group(*_face(), shadow=0.45, roundness=46)
    picture.sharp(disc(150, 196, 4.6, "#140a12") + disc(192, 190, 5, "#140a12")
        + disc(147, 193, 2, "#fff") + disc(189, 187, 2.1, "#fff"))  # fmt: skip
    picture.group(*_hat(), shadow=0.5)
    picture.group(*_axe(74, 290, -128), shadow=0.4)
    picture.group(
        limb("150,282 110,296 84,258", [46, 38, 26], COAT),
        plate(place("-15,-9! 15,-9! 14,9! -14,9!", 86, 262, 1, -30), "#f0c860", round=6),
        *grip(Hand(83, 254, 29, -122, SKIN)),
        shadow=0.45,
    )
    picture.sharp(glint(330, 66, 17) + glint(30, 320, 14))
    return motes(picture, "#fffac0", 5, 34)


def _meadow(picture: Scene) -> None:
    picture.veil(fill(ridge(-5, 380, 346, 24, 3), "#6cb0a0", 0.85), 1.3)
    earth(picture, 380, 8, 4)
    furrows(picture, 380, "#3c7c38", "#e8f48c", 5)
    for x, y, k, lean in ((30, 250, 1.0, 10), (348, 330, 0.9, -14), (318, 400, 0.6, 6)):
        stem = taper([(x + lean, 500), (x - lean * 0.5, (y + 500) / 2), (x, y)], [7, 6, 5])
        petals = "".join(ellipse(x, y, 32 * k, 8 * k, turn) for turn in range(0, 180, 30))
        picture.cover(fill(stem, "#3c8c3c"))
        picture.group(
            Shape(petals, "#fffaf0", round=6, ink=0.5), Shape(ellipse(x, y, 12 * k), "#f8b82c",
                round=10, bump=0.8, bump_size=4), shadow=0.3, outline=1.3,
        )  # fmt: skip
    blades = tufts([(-5, 470), (100, 500)], 22, 76, 3, 0.2, 6) + tufts([(270, 500), (380, 470)], 22,
        80, 4, -0.2, 6)  # fmt: skip
    picture.cover(fill(tufts([(0, 400), (375, 400)], 50, 26, 7, 0, 4), "#4c9440"))
    picture.cover(fill(blades, "#2c6c38"))


def _axe(x: float, y: float, turn: float) -> list[Shape]:
    """Swing an axe whose head lies above its haft when its turn is 0."""
    blade = "-4,-74! -20,-86 -42,-100! -56,-66 -50,-30 -34,-12! -22,-32 -4,-40!"
    back = "4,-72! 20,-80 32,-92! 36,-60 32,-26! 18,-36 4,-42!"
    edge = "-42,-100! -56,-66 -50,-30 -34,-12! -44,-36 -46,-66"
    return [
        Shape(taper(place("0,74 0,0 0,-92", x, y, 1, turn), [11, 10, 12]), "#a8703c", round=5,
            detail=lines([place("-2,70 -2,-80", x, y, 1, turn)], "#5c341c", 2)),
        plate(place(back, x, y, 1, turn), "#8c9cb4", round=8, shine=0.6),
        plate(place(blade, x, y, 1, turn), "#c0ccdc", round=10, shine=0.65),
        plate(place(edge, x, y, 1, turn), "#ffffff", round=4, shine=0.7, ink=0.3),
        plate(place("-9,-82! 9,-82! 10,-32! -10,-32!", x, y, 1, turn), "#e0a848", round=6),
    ]  # fmt: skip


def _body(picture: Scene) -> None:
    picture.group(
        limb("232,350 286,366 312,338", [44, 38, 28], "#6c5c48"),
        Shape(smooth("296,350 320,330 338,316! 346,334 332,362 312,368"), "#7c4a2a", round=12),
        limb("184,362 150,398 106,392", [46, 40, 28], "#7c6c54"),
        Shape(smooth("120,404 96,402 72,388! 70,374 92,374 118,378"), "#8c5630", round=12),
        shadow=0.35,
    )
    picture.group(
        Shape(smooth("150,262 196,238 244,252 266,300 262,350 236,382 190,390 156,372 142,320"),
            COAT, round=50, bump=0.4, detail=lines(["240,262 256,320 244,380"], "#142c64", 4, 0.5)),
        limb("146,330 200,352 264,332", [22, 24, 22], "#5c3820"),
        plate("186,334! 222,334! 224,366! 188,368!", "#f4c84c", round=7, shine=0.6),
        shadow=0.45, roundness=60,
    )  # fmt: skip


def _face() -> list[Shape]:
    beard = ["132,236 116,270 124,318", "146,246 132,290 148,346", "164,252 156,306 176,362",
        "182,252 184,306 206,352", "200,246 212,290 238,326", "214,234 236,262 264,284",
        "158,240 146,280 158,330", "190,244 200,286 222,330",
            "174,250 170,300 190,344"]  # fmt: skip
    return [
        Shape(smooth("220,196! 248,176 270,178! 258,206 226,222!"), SKIN, round=10, skin=0.5),
        *strands(beard, RED, 30),
        Shape(smooth("118,184 150,158 206,152 232,180 232,222 206,250 164,256 130,240"), SKIN,
            round=40, skin=0.5),
        Shape(ellipse(214, 226, 15, 10, -10), "#f08868", round=10, ink=0, contact=0),
        Shape(smooth("132,238! 156,230 178,230 202,226! 206,252 184,274 156,272 138,258"),
            "#5c0c1c",
            round=6, flat=0.4, rim=0),
        Shape(smooth("146,258 164,250 188,254 182,268 158,268"), "#e85c60", round=7, ink=0.4),
        Shape(smooth("138,239! 166,233 200,229! 198,240 166,245 142,247"), "#fff6e0", round=4,
            ink=0.4, detail=lines(["156,230 157,248", "174,230 175,246"], "#b89a7a", 1.4)),
        *eyeball((152, 198), 15, "#54b04a", (-4, 0)),
        *eyeball((194, 192), 16, "#54b04a", (-4, 0)),
        lid((152, 198), 15, "#e09470", 22, 0.26),
        lid((194, 192), 16, "#e09470", -22, 0.22),
        Shape(smooth("122,176 146,170 172,190 168,200 144,186 124,188"), "#f07c2c", round=7,
            bump=0.8,
            contact=0.9),
        Shape(smooth("176,188 198,164 226,164 226,178 200,180 182,198"), "#f07c2c", round=7,
            bump=0.8,
            contact=0.9),
        *strands(["162,230 140,236 116,262", "172,228 196,240 228,248"], ("#ff9c3c",), 20),
        Shape(ellipse(160, 216, 21, 17), "#f88c70", round=16, skin=0.5, shine=0.35, contact=0.8),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    return [
        Shape(smooth("116,178! 128,132 150,96 188,66 240,54 288,70 316,112 322,140! "
            "296,112 258,104 "
            "244,118 244,140 240,168! 180,146"), "url(#felt)", round=40, bump=0.7, bump_size=10,
            detail=lines(["160,140 196,92 244,66", "220,140 226,108 240,92"], "#78101c", 4, 0.45)
            + spots(3, 5, (160, 80, 250, 140), "#ff9070", (3, 6), 0.35)),
        Shape(smooth("108,172 136,152 180,142 226,148 250,168 246,184 208,164 172,162 136,174 "
            "112,190"), "#b81e2c", round=11, bump=0.6, contact=0.9),
        plate(_circle(322, 146, 13), "#ffcf52", round=12, shine=0.8),
        Shape(smooth("176,92! 200,84 208,104 186,114!"), "#f2c24a", round=4, contact=0.4,
            detail=line("174,98 208,92", "#7a4a1c", 1.6)),
    ]  # fmt: skip


def _circle(x: float, y: float, size: float) -> str:
    """Give eight points of a circle."""
    return " ".join(
        f"{x + size * dx:.1f},{y + size * dy:.1f}"
        for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1),
            (0.7, -0.7))
    )  # fmt: skip

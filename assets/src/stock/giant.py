"""A giant seen from below, a mill under one arm, clouds about its shoulders."""

from ..actors import earth, eyeball, floor_shadow, furrows, lid, motes, outdoors, strands
from ..curves import ellipse, place, polygon, rectangle, ridge, smooth, taper
from ..figures import limb, plate
from ..props import pine
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, linear, lines

LIGHT = lit("#1a1018", "#5c6088", "#fff0c0", "#8c9c5c", 0.9)
SKIN = "url(#skin)"


def scene() -> Scene:
    """Paint hills and sky, legs like towers, tunic, arms, a small head high up, the village."""
    colours = linear("skin", (100, 60), (260, 420), (0, "#f8c8a0"), (1, "#b87458")) + linear(
        "hide", (110, 160), (280, 380), (0, "#b88454"), (1, "#644030")
    )
    picture = outdoors(
        LIGHT, ("#3c80c8", "#8cc4e8", "#f4f4d8"), ("#98bc60", "#6c9448", "#3c5c3c"), 390, colours, 4
    )
    picture.veil(clouds(5, 6, (10, 90, 365, 200), 90, "#ffffff", 0.6), 5)
    picture.veil(fill(ridge(-5, 380, 366, 20, 3), "#7ca4a0", 0.85), 1.2)
    earth(picture, 400, 6, 4)
    furrows(picture, 400, "#4c7440", "#d8e08c", 5)
    floor_shadow(picture, 190, 468, 150, "#1c3024")
    _legs(picture)
    _trunk(picture)
    picture.group(*_head(), shadow=0.4, roundness=34)
    picture.sharp(disc(179, 93, 3, "#140a12") + disc(203, 92, 3, "#140a12")
        + disc(178, 91, 1.2, "#fff") + disc(202, 90, 1.2, "#fff"))  # fmt: skip
    _arms(picture)
    picture.veil(clouds(11, 2, (20, 196, 60, 220), 60, "#ffffff", 0.5)
        + clouds(12, 2, (330, 160, 366, 190), 60, "#ffffff", 0.5), 5)  # fmt: skip
    _village(picture)
    return motes(picture, "#ffffe8", 5, 24)


def _legs(picture: Scene) -> None:
    for side, x in ((-1, 136), (1, 246)):
        wraps = lines([[(x - 46, y), (x, y + 9), (x + 46, y)] for y in range(372, 450, 18)],
            "#6c4430",
            5, 0.8)  # fmt: skip
        picture.group(
            Shape(taper([(190 + side * 34, 300), (x, 372), (x + side * 4, 446)], [92, 84, 66]),
                SKIN,
                round=36, skin=0.4, bump=0.5, detail=wraps),
            Shape(smooth(place("-54,26! -58,4 -40,-22 0,-30 40,-22 60,2 60,26!", x + side * 6,
                456)),
                "#7c5038", round=20, bump=0.6, detail=lines([place("-40,6 0,-2 44,6", x + side * 6,
                456)], "#44281c", 4)),
            shadow=0.4,
        )  # fmt: skip


def _trunk(picture: Scene) -> None:
    hem = "104,330 122,362 146,346 168,372 192,352 216,374 238,348 262,364 280,330"
    fur = lines([[(x, 250), (x + 4, 300), (x - 2, 340)] for x in range(124, 270, 22)], "#4c2c20", 3,
        0.5)  # fmt: skip
    picture.group(
        Shape(smooth(f"122,176 156,150 192,146 232,150 264,176 276,250 {hem[-8:]} 262,364 238,348 "
            "216,374 192,352 168,372 146,346 122,362 104,330 110,250"), "url(#hide)", round=60,
            bump=1.2, bump_size=9, detail=fur),
        Shape(smooth("150,150 192,146 232,150 222,196 192,214 164,196"), SKIN, round=26, skin=0.4,
            contact=0.5),
        Shape(taper("106,286 190,304 280,284", [22, 24, 22]), "#6c4430", round=9),
        plate("172,280 212,280 216,318 168,318", "#e8b84c", round=8, shine=0.6),
        Shape(ellipse(192, 299, 11), "#e05048", round=10, shine=0.7),
        shadow=0.45, shadow_blur=10, roundness=90, form=0.6,
    )  # fmt: skip


def _head() -> list[Shape]:
    beard = [f"{x},112 {x + (x - 190) * 0.5:.0f},136 {x + (x - 190) * 0.7:.0f},{172 - abs(x - 190)}"
        for x in (166, 214, 174, 206, 182, 198, 190)]  # fmt: skip
    return [
        limb("190,120 190,156", [46, 60], SKIN, skin=0.4),
        *strands(["168,70 150,92 154,120", "214,70 232,92 228,120"], ("#b8442c",), 18),
        Shape(ellipse(154, 94, 7, 9), SKIN, round=6, skin=0.4),
        Shape(ellipse(228, 92, 7, 9), SKIN, round=6, skin=0.4),
        Shape(smooth("160,80 174,60 206,58 222,78 226,108 214,132 190,140 168,132 157,108"), SKIN,
            round=30, skin=0.5),
        *strands(beard, ("#c8502c", "#e0703c"), 22),
        Shape(smooth("172,120 190,114 210,120 204,130 190,133 178,130"), "#5c1820", round=4,
            flat=0.3),
        Shape(smooth("176,119 190,116 206,119 202,123 180,123"), "#fff4e0", round=2, ink=0.4),
        *eyeball((179, 92), 8, "#4c88b8", (0, 1)),
        *eyeball((203, 91), 8, "#4c88b8", (0, 1)),
        lid((179, 92), 8, SKIN, 10, 0.3),
        lid((203, 91), 8, SKIN, -10, 0.3),
        Shape(smooth("164,84 178,76 192,84 206,75 220,82 206,84 192,90 178,85"), "#a83c28", round=5,
            bump=0.6),
        Shape(smooth("184,90 192,88 200,90 204,106 192,112 180,107"), "#e89c78", round=9, skin=0.5,
            shine=0.3),
        Shape(smooth("158,76 168,52 192,42 216,50 226,74 206,62 190,66 172,64"), "#c8502c",
            round=11,
            bump=0.8),
    ]  # fmt: skip


def _arms(picture: Scene) -> None:
    picture.group(
        limb("256,186 324,226 322,306", [70, 58, 38], SKIN, skin=0.4, bump=0.5),
        limb("306,282 340,282", [22, 22], "#6c4430"),
        limb("322,300 326,344", [40, 50], SKIN, skin=0.4),
        *(limb([(326 + dx, 342), (326 + dx * 1.1, 366), (322 + dx * 0.9, 378)], [17, 17, 14], SKIN,
            skin=0.4) for dx in (-20, -6, 8, 20)),
        shadow=0.45,
    )  # fmt: skip
    mill = [
        Shape(polygon("34,150! 90,146! 102,262! 28,266!"), "#f0dcc0", round=20, bump=0.8,
            detail=fill(rectangle(54, 176, 16, 20), "#5c3c34") + fill(rectangle(50, 226, 22, 30),
            "#5c3c34")),
        Shape(smooth("26,152! 60,112 98,148! 62,156"), "#c8503c", round=12),
        *(Shape(polygon(place("-4,0! 4,0! 12,-70! -10,-70!", 62, 156, 1, turn)), "#fff4e0", round=4,
            detail=lines([place("0,-8 0,-70", 62, 156, 1, turn)], "#8c6448", 3))
            for turn in (24, 114, 204, 294)),
        Shape(ellipse(62, 156, 8), "#8c6448", round=6),
    ]  # fmt: skip
    picture.group(*mill, shadow=0.35)
    picture.group(
        limb("126,188 72,242 40,262", [70, 60, 44], SKIN, skin=0.4, bump=0.5),
        limb("66,222 92,262", [22, 22], "#6c4430"),
        Shape(smooth("48,240 26,244 12,262 18,284 44,290 60,272"), SKIN, round=20, skin=0.4),
        *(limb([(24, y), (10, y - 16), (26, y - 28)], [17, 17, 13], SKIN, skin=0.4)
            for y in (282, 268, 254)),
        shadow=0.5,
    )  # fmt: skip


def _village(picture: Scene) -> None:
    picture.cover(fill("".join(pine(x, y, h, h * 0.24, x) for x, y, h in ((10, 470, 60), (34, 486,
        50),
        (352, 480, 66), (372, 470, 50), (192, 452, 34))), "#2c5038"))  # fmt: skip
    for x, y, tone in ((70, 492, "#c8503c"), (308, 500, "#b8883c"), (190, 500, "#c8503c")):
        picture.group(
            Shape(rectangle(x - 16, y - 18, 32, 20), "#f4e4c8", round=5,
                detail=fill(rectangle(x - 4, y - 12, 8, 14), "#5c3c34")),
            Shape(polygon([(x - 22, y - 16), (x, y - 38), (x + 22, y - 16)]), tone, round=6),
            shadow=0.4,
        )  # fmt: skip

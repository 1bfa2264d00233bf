"""A walking barrel of wood and brass, wound up by a key, in its maker's shop."""

from ..actors import earth, floor_shadow, furrows, motes, outdoors
from ..curves import ellipse, rectangle, ring, smooth
from ..figures import limb, plate
from ..props import gear, rivets
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial

LIGHT = lit("#1c0e14", "#64507c", "#ffd88c", "#b0743c", 0.9)
WOOD, BRASS, IRON = "url(#wood)", "#e8b450", "#8c98b8"


def scene() -> Scene:
    """Paint the shop, the key, far limbs, barrel and face, near limbs, and the sparks."""
    colours = linear(
        "wood", (90, 100), (290, 400), (0, "#e0a468"), (0.5, "#b06c3c"), (1, "#6c3828")
    ) + radial("eye", (176, 180), 34, (0, "#fffff0"), (0.5, "#ffd850"), (1, "#f0782c"))
    picture = outdoors(
        LIGHT, ("#2c3450", "#5c5c74", "#a08c80"), ("#b08458", "#7c5840", "#4c3430"), 376, colours, 5
    )
    _shop(picture)
    floor_shadow(picture, 190, 462, 130, "#2c1820")
    key = [
        limb("262,262 326,262", [14, 14], BRASS, shine=0.6),
        Shape(ring(340, 236, 26, 12), BRASS, round=7, shine=0.6),
        Shape(ring(340, 288, 26, 12), BRASS, round=7, shine=0.6),
    ]
    picture.group(*key, shadow=0.4)
    picture.group(*_limbs(True), shadow=0.4)
    picture.group(*_barrel(), shadow=0.45, roundness=90, form=0.5)
    picture.group(*_limbs(False), shadow=0.5)
    for x, size in ((150, 1.0), (214, 1.0)):
        picture.sharp(oval(x + 2, 182, 5 * size, 9, "#3c1408") + disc(x - 6, 172, 4, "#fff"))
        picture.afterglow(disc(x, 180, 30, "#ffb83c", 0.5), 9)
    return motes(picture, "#ffe8a0", 5, 40)


def _shop(picture: Scene) -> None:
    frame = rectangle(226, 60, 120, 150)
    picture.cover(fill(rectangle(-5, -5, 385, 390), "#54486c", 0.5))
    picture.cover(lines([[(x, -5), (x + 1, 380)] for x in range(20, 380, 46)], "#2c2440", 2, 0.5))
    picture.cover(fill(frame, "#bfe4f0") + fill(rectangle(226, 150, 120, 60), "#a8cc9c")
        + line("286,60 286,210", "#3c2c38", 7, 1) + line("226,134 346,134", "#3c2c38", 7, 1)
        + f'<path d="{frame}" fill="none" stroke="#3c2c38" stroke-width="10"/>')  # fmt: skip
    picture.veil(fill("M226 60L346 60L190 400L-20 400Z", "#fff4c8", 0.22), 10)
    for x, y, r, teeth in ((40, 120, 34, 12), (96, 92, 24, 10), (30, 200, 22, 9)):
        picture.veil(fill(gear(x, y, r, teeth), "#2c2440", 0.85), 0.6)
    shelf = rectangle(-5, 252, 110, 10)
    jars = "".join(rectangle(x, 224, 18, 28) for x in (8, 36, 66))
    picture.cover(fill(shelf, "#3c2838") + fill(jars, "#7c9cb0", 0.9))
    earth(picture, 384, 1, 4)
    furrows(picture, 384, "#4c3030", "#f0c888", 5)
    boards = [[(0, y), (190, y + 1), (375, y)] for y in (404, 430, 466, 508)]
    picture.cover(lines(boards, "#3c2428", 2, 0.6))
    picture.group(
        Shape(gear(50, 470, 30, 11), BRASS, round=6, shine=0.5),
        Shape(gear(338, 482, 24, 10), IRON, round=6, shine=0.5),
        shadow=0.4,
    )


def _limbs(far: bool) -> list[Shape]:
    """Paint the arm and leg of one side; the far arm waves a spanner."""
    if far:
        return [
            limb("214,380 244,412 240,446", [26, 24, 24], IRON, shine=0.55, bump=0.1),
            *rivets([(244, 412)], 11, BRASS),
            plate("216,440 262,440 276,462 212,464", BRASS, round=11, shine=0.6),
            limb("104,260 60,234 58,180", [24, 22, 20], IRON, shine=0.55, bump=0.1),
            *rivets([(60, 234)], 12, BRASS),
            plate("50,120 66,120 66,96 78,84 84,62 70,52 66,70 52,70 46,52 34,62 38,84 50,96",
                "#c8d4e8", round=6, shine=0.6),
            limb("58,196 58,104", [13, 13], "#c8d4e8", shine=0.6, bump=0.1),
            plate("40,178 76,174 82,190 74,206 44,208 34,194", BRASS, round=14, shine=0.6),
        ]  # fmt: skip
    return [
        limb("150,382 132,420 136,448", [26, 24, 24], IRON, shine=0.55, bump=0.1),
        *rivets([(132, 420)], 11, BRASS),
        plate("110,444 158,444 166,466 96,468", BRASS, round=11, shine=0.6),
        limb("264,266 304,306 276,352", [24, 22, 20], IRON, shine=0.55, bump=0.1),
        *rivets([(304, 306)], 12, BRASS),
        plate("258,346 290,350 296,372 280,392 254,388 248,366", BRASS, round=14, shine=0.6),
        limb("262,384 254,402", [13, 9], IRON, shine=0.55), limb("278,388 282,406", [13, 9], IRON,
            shine=0.55), limb("252,364 240,382", [13, 9], IRON, shine=0.55),
    ]  # fmt: skip


def _barrel() -> list[Shape]:
    staves = lines([[(x, 120), (x + (x - 184) * 0.24, 250), (x, 384)] for x in (120, 148, 184, 220,
        248)], "#5c2c1c", 3, 0.7)  # fmt: skip
    return [
        plate("158,100 210,100 214,66 154,66", BRASS, round=12, shine=0.6),
        Shape(ellipse(184, 56, 15), "#ff8c6c", round=14, glow=0.4, shine=0.8, gloss=20),
        Shape(smooth("118,116 184,100 250,116 276,190 280,260 262,344 244,384 184,398 124,384 "
            "106,344 88,260 94,190"), WOOD, round=80, bump=0.5, detail=staves),
        plate("112,126 184,110 256,126 260,142 184,126 108,142", IRON, round=6, shine=0.6),
        plate("94,262 184,284 274,262 273,282 184,304 96,282", IRON, round=6, shine=0.6),
        plate("112,352 184,372 256,352 252,370 184,390 117,370", IRON, round=6, shine=0.6),
        *(part for x in (150, 214) for part in (
            plate(_circle(x, 180, 33), BRASS, round=11, shine=0.6),
            Shape(ellipse(x, 180, 24), "url(#eye)" if x == 150 else "#ffd850", round=22, glow=0.6,
                shine=0.7, gloss=22),
        )),
        plate("118,154 150,136 182,158 178,166 150,154 122,166", BRASS, round=6, shine=0.6),
        plate("184,158 216,136 248,154 244,166 214,154 188,166", BRASS, round=6, shine=0.6),
        Shape(smooth("136,226 184,236 232,226 228,250 184,260 140,250"), "#2c1018", round=5,
            flat=0.5, rim=0),
        *(Shape(rectangle(x, 230 + abs(184 - x) * -0.05 + 2, 14, 20), "#f4e8c8", round=4, shine=0.3)
            for x in (146, 164, 182, 200)),
        Shape(rectangle(166, 312, 36, 36), "#2c1c28", round=4, flat=0.5),
        Shape(gear(184, 330, 17, 9), BRASS, round=4, shine=0.6),
        *rivets(((116, 272), (150, 282), (218, 282), (252, 272)), 4.6, "#ffe8b0"),
    ]  # fmt: skip


def _circle(x: float, y: float, size: float) -> str:
    return " ".join(
        f"{x + size * dx:.1f},{y + size * dy:.1f}"
        for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1),
            (0.7, -0.7))
    )  # fmt: skip

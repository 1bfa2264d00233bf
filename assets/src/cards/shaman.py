"""Shaman: an old owl that dances on a stone, and lights a fire for either neighbour."""

import math

from ..actors import earth, eyeball, floor_shadow, furrows, lid, motes, outdoors
from ..curves import ellipse, place, ridge, smooth, taper
from ..faces import fang
from ..figures import limb
from ..props import pine
from ..scene import Scene, Shape
from ..sparks import flame
from ..stage import lit
from ..svg import disc, fill, linear, lines, specks

LIGHT = lit("#120c18", "#4c6890", "#ffd890", "#c8642c", 1.0)
FIRE = ("#c83a1a", "#ff7a1e", "#ffb838", "#fff4b8")
TONES = ("#7c402c", "#a05c38", "#5c3028")


def scene() -> Scene:
    """Paint a wood at night, two fires, antlers, the far wing, body, head, the near wing."""
    colours = linear("breast", (130, 230), (230, 390), (0, "#f8d8a0"), (1, "#b07444"))
    picture = outdoors(
        LIGHT, ("#0c2c44", "#1c5c64", "#6ca888"), ("#5c6c54", "#3c4c48", "#20303c"), 380, colours, 5
    )
    picture.cover(specks(4, 40, (0, 0, 375, 160), "#e8fff0", (0.4, 1.3)))
    far = "".join(pine(x, 396, h, h * 0.2, i) for i, (x, h) in enumerate(((12, 260), (52, 180),
        (322,
        190), (364, 290), (92, 120), (286, 130))))  # fmt: skip
    picture.veil(fill(far, "#14404c", 0.95), 0.8)
    picture.veil(fill(ridge(-5, 380, 372, 10, 3), "#28504c", 0.9), 1)
    earth(picture, 388, 6, 4)
    furrows(picture, 388, "#1c3038", "#e8a860", 5)
    _fires(picture)
    stone = "104,470 116,434 160,414 214,412 258,430 276,470 230,486 150,486"
    picture.group(Shape(smooth(stone), "#7c8c94", round=24, bump=1.8, bump_size=10), shadow=0.5)
    floor_shadow(picture, 190, 424, 60, "#142028")
    picture.group(*_antlers(), shadow=0.35)
    picture.group(*_wing((242, 236), (322, 190), -34, 74), shadow=0.4)
    _body(picture)
    picture.group(*_head(), shadow=0.45, roundness=50)
    picture.sharp(disc(141, 174, 7, "#140a12") + disc(138, 170, 2.8, "#fff")
        + disc(198, 168, 7.6, "#140a12") + disc(195, 164, 3, "#fff"))  # fmt: skip
    _staff(picture)
    return motes(picture, "#ffd890", 5, 50)


def _fires(picture: Scene) -> None:
    for x in (34, 344):
        picture.glow(disc(x, 400, 90, "#ff8a2a", 0.8), 30)
        logs = [limb(place(way, x, 452), [13, 12], "#6c4430", bump=0.8) for way in ("-36,10 34,-8",
            "-34,-8 36,10")]  # fmt: skip
        picture.group(*logs, shadow=0.4)
        picture.cover(flame((x, 454), 140, int(x) + 3, FIRE, 0.22))
        picture.afterglow(disc(x, 410, 44, "#ffb040", 0.45), 14)


def _antlers() -> list[Shape]:
    horn = "#c89868"
    found = []
    for side in (-1, 1):
        x = 172 + side * 40
        found += [
            limb(
                [(x, 128), (x + side * 24, 92), (x + side * 30, 44), (x + side * 22, 20)],
                [18, 15, 11, 3],
                horn,
                bump=0.6,
            ),
            limb(
                [(x + side * 22, 92), (x + side * 52, 78), (x + side * 66, 52)], [13, 10, 2], horn
            ),
            limb([(x + side * 28, 62), (x + side * 6, 46), (x + side * 2, 26)], [11, 8, 2], horn),
        ]
    return found


def _wing(
    root: tuple[float, float], tip: tuple[float, float], start: float, sweep: float
) -> list[Shape]:
    """Spread a wing of quills from its shoulder to its hand."""
    side = 1 if tip[0] > root[0] else -1
    quills = []
    for rank, (count, long, wide) in enumerate(((7, 92, 30), (6, 58, 26))):
        for index in range(count):
            part = index / (count - 1)
            x, y = tip[0] + (root[0] - tip[0]) * part, tip[1] + (root[1] - tip[1]) * part
            angle = math.radians(start + part * sweep)
            end = (x + side * long * math.cos(angle), y + long * math.sin(angle))
            mid = ((x + end[0]) / 2, (y + end[1]) / 2 + 5)
            quills.append(
                Shape(taper([(x, y), mid, end], [wide * 0.6, wide, wide * 0.8, 5], 40),
                    TONES[(index + rank) % 3] if rank == 0 else "#c07c48", round=9, contact=0.6,
                    detail=lines([[(x, y), mid, end]], "#2c1818", 1.5, 0.5))
            )  # fmt: skip
    return [*quills, limb([root, tip], [60, 30], "#a05c38", bump=1.2)]


def _body(picture: Scene) -> None:
    rows = "".join(
        fill(smooth(place("-9,-8! 0,12 9,-8!", x, y)), "#8c5030", 0.75)
        for n, y in enumerate(range(262, 380, 22))
        for x in range(146 + n % 2 * 11, 240, 22)
    )
    picture.group(
        *(fang(x, 426, 14, 10, 0, "#2c2430") for x in (148, 160, 172, 204, 216, 228)),
        limb("166,384 160,412 160,424", [26, 20, 34], "#e8a83c"),
        limb("212,384 216,412 216,424", [26, 20, 34], "#e8a83c"),
        Shape(smooth("126,240 180,206 236,226 262,290 252,356 214,396 160,396 126,356 114,296"),
            "#8c5034", round=60, bump=1.2, bump_size=7),
        Shape(smooth("138,250 176,232 216,246 232,300 218,362 180,386 148,362 132,300"),
            "url(#breast)",
            round=40, contact=0.2, ink=0.4, bump=0.7, detail=rows),
        limb("134,258 176,284 224,252", [9, 10, 9], "#e8dcc0"),
        *(fang(x, y, 22, 13, 0, "#fff4dc") for x, y in ((152, 270), (176, 282), (202, 270))),
        shadow=0.45, shadow_blur=9, roundness=80,
    )  # fmt: skip


def _head() -> list[Shape]:
    crest = [limb([(172 + dx * 0.5, 122), (172 + dx, 96)], [16, 4], TONES[k % 3]) for k, dx in
        enumerate((-34, -12, 12, 34))]  # fmt: skip
    return [
        *crest,
        Shape(smooth("98,136! 110,112 150,112 190,108 228,108 252,128! 246,176 236,214 "
            "198,240 156,242 "
            "118,220 104,180"), "#8c5034", round=50, bump=1.1, bump_size=7),
        Shape(ellipse(140, 178, 40, 42), "#f0c48c", round=24, bump=0.8, ink=0.5, contact=0.3,
            detail=lines([[(140, 178), (140 + 40 * math.cos(a), 178 + 42 * math.sin(a))] for a in
            (k * 0.42 for k in range(15))], "#b07444", 2, 0.5)),
        Shape(ellipse(200, 173, 42, 43), "#f0c48c", round=24, bump=0.8, ink=0.5, contact=0.3,
            detail=lines([[(200, 173), (200 + 42 * math.cos(a), 173 + 43 * math.sin(a))] for a in
            (k * 0.42 for k in range(15))], "#b07444", 2, 0.5)),
        *eyeball((142, 174), 25, "#ffb02c", (-2, 0)),
        *eyeball((199, 168), 27, "#ffb02c", (-2, 0)),
        lid((142, 174), 25, "#a05c38", 22, 0.24),
        lid((199, 168), 27, "#a05c38", -22, 0.2),
        Shape(smooth("92,128! 128,136 158,158 170,176 182,154 214,128 256,116! 242,142 "
            "206,152 182,180 "
            "170,194 160,180 136,156 108,148"), "#5c3028", round=10, bump=1, contact=0.9),
        Shape(smooth("156,190 170,182 184,190 182,210 168,232! 158,212"), "#e8a83c", round=12,
            shine=0.5, contact=0.8),
        *(Shape(taper([(x, y), (x + 3, y + 14)], [6, 6]), tone, round=2, ink=0.3) for x, y, tone in
            ((118, 206, "#e84c3c"), (222, 200, "#e84c3c"))),
    ]  # fmt: skip


def _staff(picture: Scene) -> None:
    picture.group(*_wing((132, 250), (70, 178), -20, 66), shadow=0.45)
    picture.group(
        limb("112,420 82,260 54,96", [10, 11, 12], "#9c7048", bump=0.8),
        Shape(smooth("34,96 44,80 66,76 78,90 68,108 44,110"), "#7c8c94", round=9, bump=0.8),
        *(
            limb([(66 + dx, 172 + dx), (80 + dx, 184 + dx)], [17, 13], "#c07c48")
            for dx in (-8, 6, 20)
        ),
        shadow=0.4,
    )
    picture.cover(flame((56, 88), 84, 6, FIRE, 0.24) + flame((348, 178), 90, 9, FIRE, 0.24))
    for x, y in ((56, 60), (348, 146)):
        picture.glow(disc(x, y, 56, "#ff8a2a"), 20, 0.7)
        picture.afterglow(disc(x, y, 28, "#ffc050", 0.6), 10)

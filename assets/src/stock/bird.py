"""A great bird that strikes out of the sun, talons first."""

import math

from ..actors import earth, eyeball, furrows, lid, motes, outdoors
from ..curves import place, ridge, smooth, taper
from ..faces import fang
from ..figures import limb
from ..props import pine
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, linear, lines, oval

LIGHT = lit("#20101c", "#5c5c90", "#fff0b8", "#b8845c", 0.9)
TONES = ("#b06434", "#c8803c", "#8c4430")


def scene() -> Scene:
    """Paint the land far below, both wings, tail, breast, legs and the head."""
    colours = linear("breast", (150, 180), (240, 330), (0, "#fff0d0"), (1, "#d89c5c"))
    picture = outdoors(
        LIGHT, ("#3c8cd0", "#98d0e8", "#fff0c8"), ("#9cb870", "#6c9458", "#3c6450"), 400, colours, 2
    )
    picture.glow(disc(320, 60, 90, "#fff0b0", 0.7), 30)
    picture.veil(clouds(7, 4, (20, 300, 355, 380), 90, "#ffffff", 0.5), 6)
    picture.veil(fill(ridge(-5, 380, 384, 20, 3), "#7ca8b0", 0.85), 1.2)
    earth(picture, 404, 8, 4)
    furrows(picture, 404, "#4c7850", "#d8d890", 5)
    woods = "".join(pine(x, 470 + x % 20, 40, 12, x) for x in (14, 40, 300, 326, 352, 372))
    picture.cover(fill(woods, "#34584c"))
    picture.cover(fill("M170 404Q230 430 180 460T210 530L250 530Q220 470 236 446T190 404Z",
        "#8cc8dc", 0.8))  # fmt: skip
    for side in (-1, 1):
        _wing(picture, side)
    _tail(picture)
    _breast(picture)
    picture.group(*_head(), shadow=0.45, roundness=44)
    picture.sharp(disc(171, 152, 4.6, "#140a12") + disc(211, 152, 4.6, "#140a12")
        + disc(169, 149, 1.9, "#fff") + disc(209, 149, 1.9, "#fff"))  # fmt: skip
    return motes(picture, "#ffffff", 5, 26)


def _wing(picture: Scene, side: int) -> None:
    """Spread one wing: long quills, shorter ones over them, and the arm on top."""
    shoulder = (190 + side * 46, 222)
    hand = (190 + side * 136, 92)
    quills = []
    for rank, (count, long, wide) in enumerate(((9, 168, 36), (8, 108, 32), (7, 66, 26))):
        for index in range(count):
            part = index / (count - 1)
            root = (
                hand[0] + (shoulder[0] - hand[0]) * part,
                hand[1] + (shoulder[1] - hand[1]) * part,
            )
            angle = math.radians(-52 + part * 122 if rank == 0 else -36 + part * 104)
            reach = long * (1 - 0.3 * abs(part - 0.3))
            tip = (root[0] + side * reach * math.cos(angle), root[1] + reach * math.sin(angle))
            bend = ((root[0] + tip[0]) / 2 + side * 8, (root[1] + tip[1]) / 2 - 8)
            tone = ("#6c3428", "#a85c34", "#d8904c")[rank]
            rib = lines([[root, bend, tip]], "#3c1c1c", 1.6, 0.6)
            quills.append(Shape(taper([root, bend, tip], [wide * 0.6, wide, wide * 0.8, 4], 40),
                tone,
                round=wide * 0.3, contact=0.6, detail=rib))  # fmt: skip
    picture.group(
        *quills, limb([shoulder, (190 + side * 104, 152), hand], [66, 44, 24], TONES[1], bump=1),
        shadow=0.35,
    )  # fmt: skip


def _tail(picture: Scene) -> None:
    plumes = [
        Shape(taper([(190, 310), (190 + lean * 40, 370), (190 + lean * 76, 424 - abs(lean) * 24)],
            [30, 36, 30, 6], 40), TONES[index % 3], round=11, contact=0.6)
        for index, lean in enumerate((-1, 1, -0.55, 0.55, 0))
    ]  # fmt: skip
    picture.group(*plumes, shadow=0.35)


def _breast(picture: Scene) -> None:
    marks = "".join(
        fill(smooth(place("0,-6 6,2 0,9 -6,2", x, y)), "#a86438", 0.8)
        for x, y in ((166, 240), (190, 250), (214, 240), (176, 272), (204, 272), (160, 290),
            (190, 296), (220, 290), (176, 318), (204, 318))
    )  # fmt: skip
    picture.group(
        Shape(smooth("142,212 190,186 238,212 250,270 230,326 190,350 150,326 130,270"),
            "url(#breast)", round=56, bump=0.8, bump_size=7, detail=marks),
        shadow=0.45, roundness=60,
    )  # fmt: skip
    for side in (-1, 1):
        x = 190 + side * 42
        toes = [
            limb(
                [(x + side * 8, 366), (x + side * (8 + dx), 388), (x + side * (8 + dx * 1.3), 410)],
                [15, 13, 10],
                "#f0b83c",
                bump=0.4,
            )
            for dx in (-24, -2, 22)
        ]
        nails = [fang(x + side * (8 + dx * 1.3), 408, 24, 12, side * -dx * 0.4, "#2c2434")
            for dx in (-24, -2, 22)]  # fmt: skip
        picture.group(
            Shape(smooth([(x - 26, 300), (x, 286), (x + 28, 304), (x + side * 8 + 16, 356),
                (x + side * 8 - 16, 356)]), TONES[1], round=20, bump=1.2, bump_size=6),
            limb([(x + side * 6, 346), (x + side * 8, 372)], [18, 20], "#f0b83c"),
            *nails, *toes,
            shadow=0.45,
        )  # fmt: skip


def _head() -> list[Shape]:
    ruff = [
        Shape(taper([(190, 170), (190 + 56 * math.cos(a), 176 + 56 * math.sin(a))], [30, 28, 3]),
            TONES[k % 3], round=9, contact=0.6)
        for k, a in enumerate(math.radians(d) for d in range(-10, 200, 21))
    ]  # fmt: skip
    crest = [
        Shape(taper([(190 + dx * 0.4, 122), (190 + dx, 92), (190 + dx * 1.7, 60 + abs(dx) * 0.5)],
            [20, 18, 3]), TONES[k % 3], round=8)
        for k, dx in enumerate((-30, 30, -14, 14, 0))
    ]  # fmt: skip
    return [
        *ruff, *crest,
        Shape(smooth("142,150 156,118 190,106 224,118 238,150 230,184 190,204 150,184"), "#fff4e0",
            round=46, bump=0.7, bump_size=6),
        Shape(smooth("140,146 158,116 190,104 222,116 240,146 214,138 190,150 166,138"), "#b06434",
            round=20, bump=0.8, ink=0.4, contact=0.4),
        *eyeball((170, 152), 14, "#f8a82c", (1, 0)),
        *eyeball((212, 152), 14, "#f8a82c", (-1, 0)),
        lid((170, 152), 14, "#8c4430", 24, 0.38),
        lid((212, 152), 14, "#8c4430", -24, 0.38),
        Shape(smooth("172,188 190,182 210,188 206,206 190,214 176,206"), "#7c1c2c", round=5,
            flat=0.4),
        Shape(smooth("166,172 178,158 190,154 204,158 216,172 206,190 196,200 192,226! 184,206 "
            "176,192"), "#f4b43c", round=20, shine=0.5, gloss=12, contact=0.8,
            detail=oval(181, 170, 3, 2, "#5c2c14") + oval(200, 170, 3, 2, "#5c2c14")),
    ]  # fmt: skip

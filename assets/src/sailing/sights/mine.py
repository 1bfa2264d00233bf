"""The mine: a timbered mouth in a brown mountain, rails, a cart, and what glitters in the wall."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...scene import Scene, Shape
from ...svg import disc, fill, lines, oval, spots
from .. import wide
from ..people import Look, appear, peopled


def scene() -> Scene:
    """Paint the morning, the mountain and the work before it."""
    picture = peopled(37)
    wide.sky(picture, (0, "#5aa4d0"), (0.7, "#bce0e4"), (1, "#fff0d0"), low=62)
    wide.heaps(picture, (36, 26, 46, 3), (292, 22, 54, 8), (84, 14, 26, 5))
    wide.hills(picture, 5, 48, 10, "#7fa6b0", 0.75)
    wide.hills(picture, 9, 58, 8, "#6c9a78", 0.85)
    _mountain(picture)
    _mouth(picture)
    _yard(picture)
    return wide.framed(picture, "#140c10", 0.55)


def _mountain(picture: Scene) -> None:
    """Raise the mountain with its ledges, its cracks and its veins of gold."""
    firs = ((70, 60, 22, 2), (58, 66, 26, 5), (282, 56, 22, 3), (298, 64, 28, 7), (312, 70, 24, 4))
    wide.firs(picture, *firs)
    body = ("52,96! 62,72 84,62 92,40 112,28 124,10 150,-4 196,-6 216,8 230,26 252,36 262,60 "
            "288,74 "
            "300,96!")  # fmt: skip
    cracks = lines(["112,30 120,46 112,60 118,76", "230,28 222,44 230,60 224,78",
                    "150,-2 146,14 152,26",
                    "196,-4 200,12 194,24", "84,64 98,70 104,84", "252,40 244,54 252,70",
                    "128,22 136,34", "212,16 206,32"], "#4a3028", 1, 0.75)  # fmt: skip
    cracks += lines(["96,48 106,54", "236,46 246,44", "120,14 130,12", "68,78 80,80",
                     "268,72 280,80"],
                    "#d8b48c", 0.8, 0.6)  # fmt: skip
    wide.bank(picture, body, "#9c765a", cracks + spots(6, 26, (60, 0, 296, 92), "#b89070", (4, 12),
                                                       0.28), 1.9, form=0.3)  # fmt: skip
    for points in ("90,46! 104,38 118,44 124,52! 106,54", "216,40! 232,34 248,42! 240,50 222,48",
                   "120,16! 134,6 150,10! 146,18 130,20"):  # fmt: skip
        wide.stand(
            picture, Shape(smooth(points), "#7aa84c", round=4, bump=0.8, bump_size=5, ink=0.5)
        )
    gold = [
        Shape(polygon([(x - r, y + r * 0.2), (x - r * 0.2, y - r), (x + r, y - r * 0.3),
                       (x + r * 0.5, y + r), (x - r * 0.5, y + r * 0.9)]), "url(#gold)", round=1.6,
              shine=0.9, gloss=8, ink=0.7, glow=0.25)
        for x, y, r in ((104, 66, 3.4), (110, 58, 2.6), (98, 76, 2.8), (236, 62, 3.4), (243, 70,
                                                                                        2.8),
                        (230, 54, 2.4), (158, 8, 2.8), (188, 6, 3.2), (172, 2, 2.2), (134, 30, 2.4),
                        (210, 30, 2.6), (126, 40, 2), (258, 80, 2.8), (84, 84, 2.6))]  # fmt: skip
    wide.stand(picture, *gold, shadow=0.3)
    picture.sharp("".join(
        fill(polygon([(x, y - 2.4), (x + 0.5, y - 0.5), (x + 2.4, y), (x + 0.5, y + 0.5), (x,
                                                                                           y + 2.4),
                      (x - 0.5, y + 0.5), (x - 2.4, y), (x - 0.5, y - 0.5)]), "#fffce0", 0.95)
        for x, y in ((103, 65), (235, 61), (187, 5), (97, 75))))  # fmt: skip


def _mouth(picture: Scene) -> None:
    """Shore the mouth with beams; the gallery is lit by lamps that grow smaller."""
    picture.gradients += wide.glow_stops("depths", (170, 64), 46)
    gallery = "M132 92L136 44C138 24 202 24 204 44L208 92Z"
    wide.stand(picture, Shape(gallery, "#1a1014", round=4, ink=0.8), shadow=0)
    for scale, glow in ((0.74, 0.35), (0.5, 0.5), (0.3, 0.7)):
        half, top, foot = 36 * scale, 76 - 44 * scale, 76 + 15 * scale
        frame = [Shape(polygon([(170 + s * half, foot), (170 + s * half * 0.94, top),
                                (170 + s * (half * 0.94 - 3 * scale), top),
                                (170 + s * (half - 3 * scale), foot)]), "#6a4228", round=1,
                       ink=0.5, glow=glow * 0.3) for s in (-1, 1)]  # fmt: skip
        frame.append(Shape(rectangle(170 - half * 1.05, top - 2 * scale, half * 2.1, 5 * scale),
                           "#7c5032", round=1, ink=0.5, glow=glow * 0.3))  # fmt: skip
        wide.stand(picture, *frame, shadow=0.2, outline=0.5)
        picture.afterglow(disc(170 + half * 0.7, top + 7 * scale, 7 * scale, "#ffc060", glow), 2)
    picture.afterglow(oval(170, 72, 10, 10, "#ffb04c", 0.6), 5)
    posts = [
        Shape(
            taper("128,95 133,34", [9, 8]),
            "url(#wood)",
            round=3,
            bump=0.4,
            ink=0.8,
            detail=lines(["126,80 134,80", "128,56 136,56"], "#3a3038", 1.6, 0.9),
        ),
        Shape(
            taper("212,95 207,34", [9, 8]),
            "url(#wood)",
            round=3,
            bump=0.4,
            ink=0.8,
            detail=lines(["206,80 216,80", "204,56 214,56"], "#3a3038", 1.6, 0.9),
        ),
        Shape(
            taper("120,33 220,33", [10, 10]),
            "url(#wood)",
            round=3.4,
            bump=0.4,
            ink=0.8,
            detail=lines(["124,31 216,31.5", "124,35 216,35"], "#5a3820", 0.7, 0.8),
        ),
        Shape(taper("136,48 150,38", [5, 5]), "url(#wood)", round=2, ink=0.7),
        Shape(taper("204,48 190,38", [5, 5]), "url(#wood)", round=2, ink=0.7),
    ]
    wide.stand(picture, *posts, shadow=0.55, shadow_offset=(2.4, 4))
    sign = (
        Shape(rectangle(154, 20, 32, 11), "#b88850", round=2, ink=0.8),
        Shape(taper("162,29 178,22", [1.8, 1.8]), "#5a3820", round=0.8, ink=0.5),
        Shape(taper("162,22 178,29", [1.8, 1.8]), "#5a3820", round=0.8, ink=0.5),
        Shape(smooth("172,19.6! 178,20 181,24! 176,23"), "#d8e0ec", round=1, ink=0.6),
        Shape(smooth("168,19.6! 162,20 159,24! 164,23"), "#d8e0ec", round=1, ink=0.6),
    )
    wide.stand(picture, *sign)
    for x in (133, 207):
        lamp = (
            Shape(
                polygon([(x - 3, 44), (x + 3, 44), (x + 3.6, 51), (x - 3.6, 51)]),
                "#ffd870",
                round=1.6,
                glow=0.9,
                ink=0.8,
            ),
            Shape(polygon([(x - 4, 44), (x, 40), (x + 4, 44)]), "#3a3038", round=1, ink=0.6),
        )
        wide.stand(picture, *lamp)
        wide.pool(picture, x, 48, 13, "#ffc050", 0.6)


def _yard(picture: Scene) -> None:
    """Tread the yard: rails out of the mouth, a cart of gold, picks, planks, a crane."""
    ground = "-8,92! 40,86 96,88 150,89 220,88 280,87 328,90! 328,114! -8,114!"
    wide.bank(picture, ground, "#c09a6c", spots(3, 40, (0, 88, 320, 106), "#9c7850", (2, 7), 0.35)
              + spots(8, 30, (0, 88, 320, 106), "#dcbc8c", (2, 6), 0.4), 0.7)  # fmt: skip
    sleepers = "".join(fill(polygon([(170 - w, y), (170 + w, y), (170 + w * 1.04, y + h),
                                     (170 - w * 1.04, y + h)]), "#5a3a24", 0.95)
                       for y, w, h in ((89, 16, 1.2), (92, 18.4, 1.5), (95.6, 21.4, 1.8),
                                       (100, 25, 2.2)))  # fmt: skip
    rails = lines(["162,86 148,108", "178,86 192,108"], "#3c3a46", 1.8, 1)
    rails += lines(["161.6,86 147.6,108", "177.6,86 191.6,108"], "#b8c0cc", 0.6, 0.9)
    picture.cover(sleepers + rails)
    heap = [
        Shape(ellipse(x, y, 4.6, 3.8), "url(#gold)", round=4, shine=0.8, ink=0.7, glow=0.15)
        for x, y in ((96, 75), (105, 73), (114, 75), (100, 70), (110, 69.6), (105, 66.6))
    ]
    cart = (
        Shape(
            polygon("86,75 124,75 119,95 91,95"),
            "#6c7890",
            round=4,
            shine=0.5,
            ink=0.9,
            detail=lines(["88,80 122,80", "90,91 120,91"], "#3a4254", 1.2, 0.9)
            + "".join(disc(x, 77.6, 0.8, "#d8e0ec") for x in (90, 98, 105, 112, 120)),
        ),
        Shape(rectangle(84, 73, 42, 3.4), "#8a96ac", round=1.4, shine=0.5, ink=0.7),
        *[
            Shape(
                ellipse(x, 97, 5.4), "#3a343e", round=3, ink=0.8, detail=disc(x, 97, 2, "#8a8494")
            )
            for x in (94, 116)
        ],
    )
    wide.stand(picture, *heap, *cart)
    wide.stand(picture, *wide.barrel(238, 98, 12), *wide.barrel(252, 101, 11), wide.crate(278, 101,
                                                                                          17, 13),
               wide.crate(270, 90, 12, 9))  # fmt: skip
    picks = (Shape(taper("226,101 217,72", [2, 1.8]), "url(#wood)", round=1, ink=0.6),
             Shape(smooth("206,76! 212,70 219,69 227,73! 219,73.6 213,74"), "#8a96ac", round=1.6,
                   shine=0.6, ink=0.7))  # fmt: skip
    wide.stand(picture, *picks)
    nuggets = [
        Shape(ellipse(x, y, r, r * 0.8), "url(#gold)", round=1.6, shine=0.8, ink=0.6)
        for x, y, r in ((76, 99, 2.4), (81, 101, 1.8), (132, 100, 2), (72, 102, 1.6))
    ]
    wide.stand(picture, *nuggets)
    wide.rocks(
        picture, "#8a7264", (34, 96, 9, 3), (52, 101, 6, 5), (304, 97, 9, 8), (18, 102, 8, 9)
    )
    wide.grass(picture, [(0, 94), (60, 90)], 40, 4, 3, "#6c9a3c", "#8ab84c")
    wide.grass(picture, [(286, 93), (320, 95)], 26, 4, 5, "#6c9a3c", "#8ab84c")
    look = Look("#5c7aa0", legs="#5a4434", beard="#6a4630", hat="lamp", hat_colour="#c8963c",
                left=((-0.29, 0.5), (-0.2, 0.6)), right=((0.26, 0.5), (0.24, 0.34)))  # fmt: skip
    pick = (
        Shape(taper("48,75 16,28", [3.2, 2.8]), "url(#wood)", round=1.4, ink=0.7),
        Shape(smooth("2,45! 6,33 16,25 32,20! 22,30 14,36"), "url(#steel)", round=2, shine=0.7,
              ink=0.8),
    )  # fmt: skip
    appear(picture, 54, 108, 78, look, *pick)
    wide.pool(picture, 54, 33, 14, "#ffe08a", 0.6)

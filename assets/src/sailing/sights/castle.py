"""The castle: a gate with its portcullis at the end of a causeway, braziers, a stormy evening."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...props import battlement
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, oval
from .. import wide
from ..people import Look, appear, peopled

STONE, JOINT = "#8c849c", "#241c30"


def scene() -> Scene:
    """Paint the evening, the walls, the gate, and the causeway that leads to it."""
    picture = peopled(61, wide.DUSK)
    wide.sky(picture, (0, "#241c4c"), (0.5, "#7a3c74"), (0.85, "#e8786a"), (1, "#ffc88a"), low=66)
    wide.haze(picture, 5, (0, 4, 320, 36), "#3a2050", 9, 70, 0.45)
    wide.haze(picture, 12, (20, 30, 300, 52), "#ff9a78", 7, 60, 0.3)
    wide.sun(picture, 60, 58, "#ffc890", 80)
    wide.hills(picture, 6, 54, 12, "#4a2c60", 0.8)
    wide.sea(picture, 66, ("#d07a70", "#1c1c4c"), ("#ffc8a0", "#2c2458"), 8, 60)
    _walls(picture)
    _gate(picture)
    _causeway(picture)
    return wide.framed(picture, "#080414", 0.65)


def _tower(picture: Scene, x: float, foot: float, wide_: float, tall: float, roof: bool) -> None:
    """Raise a round tower with slits, a battlement and a roof or a banner."""
    top, half = foot - tall, wide_ / 2
    body = polygon(
        [(x - half, foot), (x - half * 0.94, top), (x + half * 0.94, top), (x + half, foot)]
    )
    slits = [
        Shape(
            smooth(
                f"{x + dx - 1},{y}! {x + dx - 1},{y - 5} {x + dx},{y - 6.4} {x + dx + 1},"
                f"{y - 5} {x + dx + 1},{y}!"
            ),
            "#ffb850",
            round=0.8,
            glow=0.9,
            ink=0.7,
        )
        for dx, y in ((-half * 0.3, top + tall * 0.32), (half * 0.36, top + tall * 0.56))
    ]
    parts = [
        Shape(body, STONE, round=half, bump=0.6, ink=0.8,
              detail=wide.stonework(x - half - 1, top, wide_ + 2, tall, int(x), JOINT, 5)),
        *slits,
        Shape(battlement(x - half - 2, top, wide_ + 4, 6, 5, 4.4), "#a098ac", round=2.4, bump=0.4,
              ink=0.8),
    ]  # fmt: skip
    if roof:
        parts.append(
            Shape(
                polygon([(x - half - 1, top - 3), (x, top - wide_ * 1.3), (x + half + 1, top - 3)]),
                "#7a2c48",
                round=4,
                ink=0.8,
                detail=lines(
                    [
                        [(x, top - wide_ * 1.3), (x + d, top)]
                        for d in (-half * 0.5, half * 0.2, half * 0.7)
                    ],
                    "#3a1024",
                    0.7,
                    0.7,
                ),
            )
        )
        peak = top - wide_ * 1.3
        parts += [
            Shape(taper([(x, peak + 2), (x, peak - 10)], [1.2, 1]), "#3a2c38", round=0.6, ink=0.5),
            Shape(
                smooth(
                    f"{x},{peak - 10}! {x + 6},{peak - 11.4} {x + 13},{peak - 8}! "
                    f"{x + 6},{peak - 6} {x},{peak - 4}!"
                ),
                "#e8b040",
                round=1.2,
                ink=0.6,
            ),
        ]
    wide.stand(picture, *parts)


def _walls(picture: Scene) -> None:
    """Stand the castle on its rock: far towers, curtain walls, the keep."""
    rock = "108,98! 118,78 132,70 180,68 262,68 300,72 316,84 330,98! 330,114! 100,114!"
    wide.bank(picture, rock, "#4c4258",
              lines(["126,80 130,96", "150,78 148,100", "278,78 282,98", "300,80 306,96"],
                    "#1c1424",
                    1.2, 0.7), 1.8)  # fmt: skip
    _tower(picture, 178, 60, 15, 46, True)
    _tower(picture, 262, 60, 15, 42, True)
    keep = (
        Shape(
            rectangle(196, 8, 50, 60),
            "#766c88",
            round=6,
            bump=0.6,
            ink=0.8,
            detail=wide.stonework(196, 8, 50, 60, 9, JOINT, 5)
            + "".join(
                fill(rectangle(x, y, 3, 6), "#ffb850")
                for x, y in ((206, 16), (218, 14), (232, 16), (212, 27), (228, 27))
            ),
        ),
        Shape(battlement(193, 9, 56, 6, 7, 5), "#9088a0", round=2.4, ink=0.8),
    )
    wide.stand(picture, *keep)
    walls = [Shape(battlement(x, 52, width, 34, count, 5), STONE, round=4, bump=0.6, ink=0.8,
                   detail=wide.stonework(x, 48, width, 40, int(x), JOINT, 5))
             for x, width, count in ((124, 62, 7), (256, 62, 7))]  # fmt: skip
    wide.stand(picture, *walls)
    _tower(picture, 126, 88, 18, 50, False)
    _tower(picture, 314, 88, 18, 50, False)
    wide.firs(picture, (114, 96, 18, 3), (140, 98, 14, 6), (304, 98, 16, 5),
              colours=("#2c4448", "#3a5450"))  # fmt: skip


def _gate(picture: Scene) -> None:
    """Build the gatehouse: two towers, an arch, bars, a banner with a coin of gold."""
    front = (
        Shape(
            rectangle(192, 38, 58, 54),
            "#988ea6",
            round=4,
            bump=0.6,
            ink=0.8,
            detail=wide.stonework(192, 38, 58, 54, 13, JOINT, 5),
        ),
        Shape(battlement(190, 38, 62, 7, 8, 5), "#aca4b6", round=2.4, ink=0.8),
    )
    wide.stand(picture, *front)
    arch = "M203 93L203 70C203 52 239 52 239 70L239 93Z"
    picture.gradients += wide.glow_stops("within", (221, 86), 34)
    wide.stand(picture, Shape(arch, "url(#within)", round=3, glow=0.75, ink=0.9), shadow=0)
    bars = lines(
        [[(x, 54), (x, 84)] for x in (207, 212, 217, 221, 226, 231, 236)], "#221a26", 1.7, 1
    )
    bars += lines([[(202, y), (240, y)] for y in (62, 70, 78)], "#221a26", 1.7, 1)
    bars += "".join(fill(polygon([(x - 1.2, 83), (x + 1.2, 83), (x, 87)]), "#221a26")
                    for x in (207, 212, 217, 221, 226, 231, 236))  # fmt: skip
    clip = f'<clipPath id="arch"><path d="{arch}"/></clipPath><g clip-path="url(#arch)">{bars}</g>'
    picture.cover(clip)
    stones = []
    for k in range(11):
        x = 201 + 4 * k
        y = 72 - 17 * (1 - ((x - 221) / 21) ** 2) ** 0.5 if abs(x - 221) < 21 else 72
        stones.append(Shape(ellipse(x, y - 2, 3.2, 3), "#c4bcc8", round=1.6, bump=0.3, ink=0.6))
    wide.stand(picture, *stones, shadow=0.25)
    wide.stand(
        picture,
        Shape(smooth("212,41! 230,41! 230,56 221,62! 212,56"), "#b82c40", round=3, ink=0.8),
        Shape(
            ellipse(221, 49, 5),
            "url(#gold)",
            round=3,
            shine=0.7,
            ink=0.7,
            detail=line("218,51 218,48 221,46 224,48 224,51", "#8a5014", 1, 1),
        ),
        Shape(rectangle(210, 39, 22, 2.2), "url(#gold)", round=1, ink=0.6),
    )
    _tower(picture, 190, 95, 22, 62, True)
    _tower(picture, 252, 95, 22, 62, True)
    wide.pool(picture, 221, 84, 26, "#ff9a4c", 0.5)


def _causeway(picture: Scene) -> None:
    """Lead a road over low arches from the left to the gate; fires burn beside it."""
    road = "-8,96! 60,93 120,92 200,91! 242,91! 236,99 150,101 60,104 -8,110!"
    cobbles = lines([[(x, 92), (x - 14, 110)] for x in range(0, 250, 9)], JOINT, 0.5, 0.4)
    cobbles += lines(["-8,100 60,97.4 150,95.6 240,94", "-8,105 60,100.6 150,98.4 238,97"], JOINT,
                     0.5,
                     0.5)  # fmt: skip
    wide.bank(picture, road, "#a89aa4", cobbles, 0.5, shadow=0.5)
    rail = "-8,104! 60,98.6 150,96.6 196,95! 196,100! 150,102.6 60,106 -8,114!"
    wide.bank(picture, rail, "#8c8294", lines([[(x, 94), (x, 112)] for x in range(-4, 200, 11)],
                                              JOINT,
                                              0.6, 0.6), 0.5)  # fmt: skip
    for x, y, size in ((28, 101, 1.15), (92, 98, 1), (150, 97, 0.85), (268, 97, 0.95)):
        bowl = (
            Shape(
                taper([(x, y), (x, y - 13 * size)], [2.6 * size, 2 * size]),
                "#3c3444",
                round=1.2,
                ink=0.7,
            ),
            Shape(
                smooth(
                    f"{x - 5 * size},{y - 17 * size}! {x + 5 * size},{y - 17 * size}! "
                    f"{x + 3.4 * size},{y - 12.6 * size} {x - 3.4 * size},{y - 12.6 * size}"
                ),
                "#54485c",
                round=2,
                shine=0.3,
                ink=0.8,
            ),
        )
        wide.stand(picture, *bowl)
        wide.stand(picture, *wide.flame(x, y - 16.6 * size, 5.4 * size), shadow=0, outline=0)
        wide.pool(picture, x, y - 21 * size, 13 * size, "#ff9a3c", 0.7)
        wide.embers(picture, int(x), (x - 6, y - 44 * size, x + 8, y - 22 * size), 8)
    wide.gulls(picture, (84, 30, 1.3), (96, 25, 1), (70, 24, 0.8), (150, 18, 0.9), colour="#1c1430")
    picture.veil(oval(60, 99, 90, 4, "#e8a0a0", 0.18), 3)
    picture.sharp("".join(disc(x, y, 0.4, "#ffe8c0", 0.8) for x, y in (
        (300, 12), (284, 8), (20, 10), (46, 6), (110, 8))))  # fmt: skip
    for x, way in ((190, -1), (252, 1)):
        rest, hold = ((0.22, 0.48), (0.2, 0.32)), ((0.26, 0.5), (0.31, 0.6))
        guard = Look("#a8283c", legs="#3c3a4c", hat="helm", hat_colour="#b8c4d4", turn=-0.6 * way,
                     left=hold if way < 0 else rest, right=rest if way < 0 else hold)  # fmt: skip
        side = x + way * 17
        head = [(side - 3, 46.0), (side, 35.0), (side + 3, 46.0)]
        appear(picture, x, 104, 54, guard,
               Shape(taper([(side, 105.0), (side, 44.0)], [1.8, 1.8]), "url(#wood)", round=0.8,
                     ink=0.6),
               Shape(polygon(head), "url(#steel)", round=1, shine=0.6, ink=0.7))  # fmt: skip

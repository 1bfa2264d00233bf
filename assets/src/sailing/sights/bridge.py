"""Open water: an old bridge of many arches over a bright strait, at sunrise."""

import math

from ...curves import polygon, smooth, taper
from ...props import battlement
from ...scene import Scene, Shape
from ...svg import fill, line, lines, oval
from .. import wide

STONE, JOINT = "#c8b09c", "#4a3440"


def scene() -> Scene:
    """Paint the strait, the bridge that crosses it, and a ship below."""
    picture = wide.stage(41, wide.DUSK)
    wide.sky(picture, (0, "#4a6cb0"), (0.5, "#e0a0a8"), (0.85, "#ffd8a0"), (1, "#fff0c8"), low=60)
    wide.haze(picture, 6, (10, 6, 310, 30), "#f8c0b0", 9, 56, 0.3)
    wide.sun(picture, 176, 36, "#ffe8b0", 110, 10)
    wide.hills(picture, 4, 50, 12, "#a0809c", 0.7)
    wide.hills(picture, 14, 56, 7, "#7a6c90", 0.8)
    wide.sea(picture, 60, ("#f0c0a0", "#2c5478"), ("#fff0c8", "#3c5c84"), 7, 176)
    wide.gulls(picture, (130, 22, 1.5), (143, 16, 1.1), (228, 20, 1.2), (214, 28, 0.8))
    _shores(picture)
    _bridge(picture)
    _ship(picture)
    return wide.framed(picture, "#100a20", 0.55)


def _shores(picture: Scene) -> None:
    """Let both shores run down to the water, with a tower on each."""
    for points, colour in (
        ("-8,50! 16,46 34,52 46,66 50,80! 30,90 -8,94!", "#6c9460"),
        ("328,48! 304,44 288,52 276,64 270,80! 292,92 328,96!", "#7c9a58"),
    ):
        wide.bank(picture, points, colour, bump=1.2)
    wide.trees(picture, (8, 52, 18, 3), (22, 52, 14, 6), (36, 60, 12, 9), (312, 50, 18, 4),
               (298, 50, 14, 8))  # fmt: skip


def _road(x: float) -> float:
    """Find the height of the road at a place of the bridge."""
    return 50 - 9 * math.sin(math.pi * (x - 20) / 280)


def _bridge(picture: Scene) -> None:
    """Build five arches, the largest in the middle, and towers at both ends."""
    ends = ((44, 84, 28), (90, 138, 40), (144, 200, 46), (206, 250, 40), (256, 290, 28))
    spans = [(left, right, 92 - high * 0.9) for left, right, high in ends]
    road = [(x, _road(x)) for x in range(18, 303, 4)]
    face = [*road, (302.0, 98.0)]
    for left, right, crown in reversed(spans):
        middle, half = (left + right) / 2, (right - left) / 2
        face += [(middle + half * math.cos(t), 92 - (92 - crown) * math.sin(t) ** 0.8)
                 for t in (math.pi * k / 16 for k in range(17))]  # fmt: skip
    face.append((18.0, 98.0))
    for left, right, _ in spans:
        picture.shade(oval((left + right) / 2, 93, (right - left) / 2, 3, "#2a3c5c", 0.5), 1.5)
    voussoirs = ""
    for left, right, crown in spans:
        middle, half = (left + right) / 2, (right - left) / 2
        for k in range(1, 16):
            t = math.pi * k / 16
            at = (middle + half * math.cos(t), 92 - (92 - crown) * math.sin(t) ** 0.8)
            far = (middle + (half + 4) * math.cos(t), 92 - (96 - crown) * math.sin(t) ** 0.8)
            voussoirs += line([at, far], JOINT, 0.6, 0.8)
    wide.stand(picture, Shape(polygon(face), STONE, round=5, bump=0.7, bump_size=5, ink=0.8,
                              detail=wide.stonework(16, 40, 290, 60, 5, JOINT, 5) + voussoirs),
               shadow=0.35, shadow_offset=(4, 6), shadow_blur=4)  # fmt: skip
    piers = [Shape(smooth(f"{x - 5},100! {x - 4},84 {x - 3},64! {x},60 {x + 3},64! {x + 4},84 "
                          f"{x + 5},100!"), "#d4bca8", round=4, bump=0.6, ink=0.8,
                   detail=lines([[(x - 6, y), (x + 6, y)] for y in (70, 77, 84, 91)], JOINT, 0.6,
                                0.7)) for x in (87, 141, 203, 253)]  # fmt: skip
    wide.stand(picture, *piers)
    rail = [(x, y - 5) for x, y in road] + [(x, y + 1) for x, y in road[::-1]]
    posts = "".join(line([(x, y - 5), (x, y + 1)], JOINT, 0.6, 0.7) for x, y in road[::2])
    wide.stand(picture, Shape(polygon(rail), "#e4ccb4", round=2.4, bump=0.3, ink=0.7, detail=posts))
    for x in (87, 141, 203, 253):
        y = _road(x) - 5
        lamp = (Shape(polygon([(x - 2.4, y + 1), (x - 2, y - 5), (x + 2, y - 5), (x + 2.4, y + 1)]),
                      "#d4bca8", round=1.4, ink=0.7),
                Shape(polygon([(x - 1.8, y - 5), (x - 2.4, y - 10), (x + 2.4, y - 10),
                               (x + 1.8, y - 5)]), "#ffe08a", round=1.2, glow=0.9, ink=0.7),
                Shape(polygon([(x - 3, y - 10), (x, y - 13.6), (x + 3, y - 10)]), "#8a4048",
                      round=1,
                      ink=0.6))  # fmt: skip
        wide.stand(picture, *lamp)
        wide.pool(picture, x, y - 7, 8, "#ffc860", 0.7)
    for x, tall in ((22, 44), (300, 48)):
        top = 96 - tall - 22
        body = polygon([(x - 13, 99), (x - 12, top), (x + 12, top), (x + 13, 99)])
        wide.stand(
            picture,
            Shape(body, "#d4bca8", round=10, bump=0.5, ink=0.8,
                  detail=wide.stonework(x - 14, top, 28, 80, x, JOINT, 5)),
            Shape(battlement(x - 14, top, 28, 5, 4, 4), "#e4ccb4", round=2, ink=0.8),
            Shape(polygon([(x - 10, top - 3), (x, top - 22), (x + 10, top - 3)]), "url(#roof)",
                  round=4,
                  ink=0.8),
            Shape(smooth(f"{x - 3},{top + 18}! {x - 3},{top + 10} {x},{top + 6} {x + 3},{top + 10} "
                         f"{x + 3},{top + 18}!"), "#ffd870", round=1, glow=0.9, ink=0.7),
            Shape(taper(f"{x},{top - 20} {x},{top - 31}", [1.2, 1]), "url(#wood)", round=0.6,
                  ink=0.5),
            Shape(smooth(f"{x},{top - 31}! {x + 5},{top - 32} {x + 10},{top - 30}! "
                         f"{x + 5},{top - 28} "
                         f"{x},{top - 26}!"), "#3a7ac8", round=1, ink=0.6),
        )  # fmt: skip


def _ship(picture: Scene) -> None:
    """Sail under the great arch."""
    picture.shade(oval(172, 98, 26, 3, "#1c3450", 0.7), 1.6)
    wide.stand(
        picture,
        Shape(taper("172,94 172,66", [1.8, 1.2]), "url(#wood)", round=0.8, ink=0.6),
        Shape(smooth("160,70! 172,68 184,70! 188,80 184,89! 172,91 158,88! 163,79"), "#fff2d4",
              round=6,
              ink=0.8, detail=line("164,86 167,79 173,76 180,79 182,86", "#c8402f", 2.2, 1)),
        Shape(smooth("174,66! 168,64 160,67! 168,68"), "#3a7ac8", round=1, ink=0.5),
    )  # fmt: skip
    wide.stand(picture, Shape(smooth("150,91! 158,94 186,94 196,89! 192,99 184,102 160,102 153,98"),
                              "#9a5c34", round=4, ink=0.9,
                              detail=line("152,95 172,98 194,93", "#f0c050", 1.2, 1)))  # fmt: skip
    wide.foam(picture, "144,102 154,105 166,103 178,105 190,103 202,104", "136,99 142,98 148,100",
              width=1.1)  # fmt: skip
    reeds = fill(smooth("-6,110! -4,98 20,99 44,110!"), "#3c5c48", 0.9)
    picture.cover(reeds)
    wide.grass(picture, [(-4, 103), (40, 108)], 46, 9, 3, "#3f6a4a", "#5a8a52", "#78a45a")
    wide.grass(picture, [(280, 108), (324, 102)], 46, 9, 8, "#3f6a4a", "#5a8a52", "#78a45a")

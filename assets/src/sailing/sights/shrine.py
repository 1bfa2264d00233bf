"""The shrine of winds: a gate on a cliff over the sea, chimes in it, white winds about it."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, spots
from .. import wide

RED, DARK = "#c8402f", "#3a2c34"


def scene() -> Scene:
    """Paint the morning, the cliff with its stair, the gate, and the winds that come to it."""
    picture = wide.stage(113)
    wide.sky(picture, (0, "#6cb8d8"), (0.6, "#c8ecec"), (1, "#ffecd0"), low=66)
    wide.heaps(picture, (34, 30, 50, 3), (252, 24, 56, 7), (300, 44, 44, 5), (96, 16, 30, 9))
    wide.hills(picture, 8, 60, 10, "#8cc0c0", 0.7)
    wide.sea(picture, 64, ("#a8e4e0", "#3a94a4"), ("#f8fffc", "#4aa4b0"), 4)
    wide.gulls(picture, (60, 44, 1.2), (72, 40, 0.9), (262, 52, 1.1))
    _winds(picture, 0.35, 3.4)
    _cliff(picture)
    _gate(picture)
    _winds(picture, 0.95, 1.1)
    return wide.framed(picture, "#0c2424", 0.4)


def _winds(picture: Scene, strength: float, width: float) -> None:
    """Draw the winds as they are drawn on charts: long lines that curl."""
    ways = (
        "-6,40 40,30 84,34 124,44 150,40 154,30 144,26 139,33",
        "-6,56 50,50 96,54 138,62 166,58 170,49 161,45 156,51",
        "326,34 284,28 244,34 206,44 184,40 181,31 190,27 195,33",
        "326,58 280,54 236,58 198,66 178,70",
        "20,18 66,14 110,20 148,16 176,20",
    )
    picture.veil("".join(line(way, "#ffffff", width, strength) for way in ways), 0.3)
    leaves = (
        (46, 31, 20),
        (92, 37, -30),
        (120, 55, 40),
        (232, 38, 10),
        (270, 31, -40),
        (256, 56, 30),
    )
    picture.cover("".join(
        f'<ellipse cx="{x}" cy="{y}" rx="2.2" ry="0.9" transform="rotate({turn} {x} {y})" '
        f'fill="{("#e88aa0", "#f4c04c", "#8cc060")[k % 3]}"/>'
        for k, (x, y, turn) in enumerate(leaves)))  # fmt: skip


def _cliff(picture: Scene) -> None:
    """Raise the cliff and its stair; a few firs and stones stand on it."""
    rock = "66,114! 78,96 96,88 122,82 170,80 220,82 250,88 268,98 280,114!"
    wide.bank(picture, rock, "#8c9c8c", lines(["84,98 90,112", "110,90 112,110", "236,90 232,110",
                                               "258,98 262,112"], "#445a50", 1, 0.7),
                                               1.6)  # fmt: skip
    turf = "90,88! 110,81 140,78 170,77 204,78 236,82 256,90! 230,92 170,90 116,92"
    wide.bank(
        picture, turf, "#8cc070", spots(3, 26, (94, 78, 252, 92), "#b8dc8c", (2, 6), 0.5), 0.7
    )
    steps = [
        Shape(
            polygon(
                [(168 - w, y), (168 + w, y), (168 + w * 1.06, y + 3.6), (168 - w * 1.06, y + 3.6)]
            ),
            "#e4dccc",
            round=1,
            bump=0.2,
            ink=0.6,
        )
        for w, y in ((17, 84), (18.4, 88), (20, 92), (21.6, 96), (23.4, 100), (25, 104))
    ]
    wide.stand(picture, *steps, outline=0.7)
    wide.firs(picture, (108, 84, 24, 3), (98, 90, 18, 6), (240, 86, 26, 5), (252, 92, 18, 8))
    for x, y in ((132, 90), (206, 90)):
        wide.stand(
            picture,
            Shape(rectangle(x - 3, y - 8, 6, 10), "#b0b4ac", round=2, bump=0.6, ink=0.7),
            Shape(rectangle(x - 3.6, y - 14, 7.2, 6), "#ffd878", round=1.4, glow=0.8, ink=0.8),
            Shape(polygon([(x - 7, y - 13), (x, y - 19), (x + 7, y - 13)]), "#8c9490", round=2,
                  bump=0.4,
                  ink=0.8),
        )  # fmt: skip
        wide.pool(picture, x, y - 11, 9, "#ffd070", 0.6)


def _gate(picture: Scene) -> None:
    """Build the gate: posts, a bent beam with gold on it, five chimes, a vane."""
    posts = [
        Shape(taper([(x, 86), (168 + (x - 168) * 0.92, 26)], [9, 7]), RED, round=4, ink=0.8,
              detail=line([(x - 6, 80), (x + 6, 80)], DARK, 5, 0.95)
              + line([(x - 6, 42), (x + 6, 42)], "#ffd45a", 1.4, 0.95))
        for x in (138, 198)
    ]  # fmt: skip
    beam = "116,12! 138,19 168,21 198,19 220,12! 214,24 192,28 168,29 144,28 122,24"
    rim = "113,8! 137,15 168,17 199,15 223,8! 220,14 198,20.6 168,22.6 138,20.6 116,14"
    wide.stand(
        picture,
        *posts,
        Shape(rectangle(128, 36, 80, 6), RED, round=2.4, ink=0.8),
        Shape(rectangle(163, 27, 10, 10), "#4f7c70", round=2, ink=0.8,
              detail=line("165,34 165.6,31 168,29.6 170.4,31 171,34", "#ffd45a", 1, 1)),
        Shape(smooth(beam), "#4f7c70", round=4, ink=0.9),
        Shape(smooth(rim), "url(#gold)", round=2, shine=0.4, ink=0.7),
    )  # fmt: skip
    chimes = ((150, 54, 3.4), (159, 58, 4.2), (168, 63, 5.4), (177, 58, 4.2), (186, 54, 3.4))
    picture.cover(lines([[(x, 42), (x, y - 6)] for x, y, _ in chimes], DARK, 0.7, 1))
    wide.stand(picture, *[
        Shape(smooth([(x - r, y), (x - r * 0.75, y - r * 1.4), (x, y - r * 2), (x + r * 0.75,
                                                                                y - r * 1.4),
                      (x + r, y)]), "url(#gold)", round=2.4, shine=0.8, ink=0.8)
        for x, y, r in chimes],
        *[Shape(ellipse(x, y + 0.8, r * 0.3), DARK, round=0.6, ink=0.5) for x, y, r in chimes],
        *[Shape(polygon([(x - 1.4, y + 3), (x + 1.4, y + 3), (x + 1.8, y + 9), (x - 1.8, y + 9)]),
                "#fff4dc",
                round=0.8, ink=0.5) for x, y, _ in chimes])  # fmt: skip
    wide.stand(
        picture,
        Shape(taper("168,20 168,4", [1.4, 1.2]), DARK, round=0.6, ink=0.5),
        Shape(polygon("156,5 176,3 176,6.4 156,8"), "url(#gold)", round=1, shine=0.5, ink=0.7),
        Shape(polygon("176,0 184,4.8 176,10"), "url(#gold)", round=1.2, shine=0.5, ink=0.7),
    )  # fmt: skip
    ropes = line("138,46 152,51 168,49 184,51 198,46", "#f0e4c4", 2, 0.95)
    knots = [Shape(polygon([(x - 1.6, y), (x + 1.6, y), (x + 2.2, y + 6), (x, y + 5), (x - 2.2,
                                                                                       y + 6)]),
                   "#ffffff", round=0.8, ink=0.5) for x, y in ((145, 49.6), (191,
                                                                             49.6))]  # fmt: skip
    picture.cover(ropes)
    wide.stand(picture, *knots, outline=0.6)
    picture.veil(fill(polygon("150,86 186,86 186,52 150,52"), "#ffffff", 0.05), 3)
    picture.sharp("".join(disc(x, y, 0.5, "#ffffff", 0.95) for x, y in (
        (150, 47), (168, 53), (186, 47), (120, 60), (214, 56))))  # fmt: skip

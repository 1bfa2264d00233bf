"""The lookout: from the crow's nest over a sea of isles, a spyglass laid on the rail."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...isles.masonry import Arch, stone_bridge
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, oval, spots
from .. import wide


def scene() -> Scene:
    """Paint the wide sea with its isles, small below, and the nest at our feet."""
    picture = wide.stage(133)
    wide.sky(picture, (0, "#4aa0dc"), (0.7, "#a8dcec"), (1, "#fff2d4"), low=36)
    wide.heaps(picture, (54, 16, 44, 3), (186, 12, 52, 7), (284, 18, 46, 5))
    wide.hills(picture, 7, 29, 5, "#8cb8cc", 0.7)
    wide.sea(picture, 32, ("#b0e4e4", "#2a8ca4"), ("#f4fffa", "#3a98ac"), 5)
    picture.veil("".join(oval(x, y, w, h, "#f8fdff", 0.5) for x, y, w, h in (
        (60, 46, 34, 3), (210, 42, 44, 2.6), (284, 58, 40, 4), (132, 62, 36, 3.4))), 2)  # fmt: skip
    _isles(picture)
    _ships(picture)
    _nest(picture)
    wide.gulls(picture, (100, 36, 1.6), (116, 30, 1.2), (236, 32, 1.4), (250, 38, 1), (40, 34, 1))
    return wide.framed(picture, "#0c2030", 0.45)


def _isle(picture: Scene, x: float, y: float, across: float, colour: str) -> None:
    """Lay an isle with its surf."""
    deep = across * 0.3
    picture.veil(oval(x, y + deep * 0.4, across * 1.24, deep * 1.3, "#c8f4ec", 0.6), 1.2)
    edge = [
        (x - across, y),
        (x - across * 0.5, y - deep),
        (x + across * 0.4, y - deep * 1.05),
        (x + across, y - deep * 0.1),
        (x + across * 0.6, y + deep),
        (x - across * 0.4, y + deep * 1.1),
    ]
    wide.stand(
        picture,
        Shape(
            smooth([(a, b + deep * 0.45) for a, b in edge]),
            "#b08c5c",
            round=3,
            bump=0.8,
            bump_size=4,
            ink=0.7,
        ),
        Shape(smooth(edge), colour, round=3, bump=0.6, bump_size=5, ink=0.6),
        outline=0.7,
    )


def _isles(picture: Scene) -> None:
    """Scatter six isles: a tower, a mine, a village, a bridge of two, a reef."""
    _isle(picture, 44, 44, 13, "#8cb950")
    wide.firs(picture, (36, 44, 9, 3), (41, 46, 8, 6), (51, 44, 10, 8))
    _isle(picture, 128, 47, 16, "#9cbc58")
    wide.stand(
        picture,
        Shape(polygon("122,47 123,33 129,33 130,47"), "url(#stone)", round=2, ink=0.6),
        Shape(polygon("121,34 126,26 131,34"), "url(#roof)", round=1.4, ink=0.6),
        Shape(rectangle(134, 42, 6, 5), "url(#plaster)", round=1, ink=0.5),
        Shape(polygon("132.6,42.6 137,38 141.4,42.6"), "url(#slate)", round=1, ink=0.5),
        outline=0.7,
    )
    _isle(picture, 196, 52, 15, "#8cb950")
    _isle(picture, 250, 50, 15, "#94c056")
    wide.stand(picture, *stone_bridge(Arch((206, 52), (242, 50), 3, 6, 3, 3), "#b8a698", "#e4d4bc"),
               outline=0.6)  # fmt: skip
    wide.trees(picture, (190, 52, 9, 4), (256, 50, 10, 7), (262, 52, 8, 2))
    wide.stand(
        picture,
        Shape(
            smooth("246,52! 247,44 251,40 255,45 256,52!"),
            "#9c765a",
            round=3,
            bump=0.8,
            ink=0.6,
            detail=fill(smooth("249,52! 250,48 252,47 253,52!"), "#20140f"),
        ),
    )
    _isle(picture, 84, 66, 20, "#a0c460")
    for x, y, roof in ((76, 64, "url(#roof)"), (86, 66, "url(#slate)"), (94, 63, "#e0983c")):
        wide.stand(picture, Shape(rectangle(x - 3, y - 5, 6, 5), "url(#plaster)", round=1, ink=0.5),
                   Shape(polygon([(x - 4.4, y - 4.6), (x, y - 10), (x + 4.4, y - 4.6)]), roof,
                         round=1.2,
                         ink=0.6), outline=0.7)  # fmt: skip
    for points in ("286,48! 288,40 291,36 295,42 297,48!", "298,50! 300,44 303,42 306,50!",
                   "280,52! 282,47 285,45 288,52!"):  # fmt: skip
        wide.stand(picture, Shape(smooth(points), "#5a5870", round=3, bump=1, ink=0.7), outline=0.7)
    wide.foam(picture, "276,53 286,54.6 296,52.6 310,54", width=0.8)


def _ships(picture: Scene) -> None:
    """Let two ships pass, ours and one with crimson sails."""
    for x, y, k, sail, hull in (
        (160, 66, 1.0, "#fff2d4", "#9a5c34"),
        (232, 68, 0.9, "#b81e38", "#42303e"),
    ):
        wide.stand(
            picture,
            Shape(taper([(x, y), (x, y - 13 * k)], [1, 0.8]), "url(#wood)", round=0.5, ink=0.4),
            Shape(smooth([(x - 5 * k, y - 12 * k), (x + 5 * k, y - 12 * k), (x + 7 * k, y - 7 * k),
                          (x + 5 * k, y - 2.6 * k), (x - 6 * k, y - 2.6 * k), (x - 3.6 * k,
                                                                               y - 7 * k)]), sail,
                  round=2.4, ink=0.6),
            Shape(smooth([(x - 10 * k, y - 2 * k), (x + 10 * k, y - 2.6 * k), (x + 7 * k,
                                                                               y + 2 * k),
                          (x - 7 * k, y + 2 * k)]), hull, round=1.6, ink=0.7),
                          outline=0.7)  # fmt: skip
        wide.foam(
            picture, f"{x - 13 * k},{y + 2.6} {x},{y + 3.4} {x + 12 * k},{y + 2.4}", width=0.8
        )


def _nest(picture: Scene) -> None:
    """Build the rail of the nest before us: boards, a chart, the spyglass, a mug, a flag."""
    mast = Shape(
        taper("304,110 300,-6", [15, 12]),
        "url(#wood)",
        round=6,
        bump=0.6,
        ink=0.8,
        detail=lines(["292,20 312,20", "292,24 312,24", "292,66 314,66"], "#3a2818", 1.6, 0.9),
    )
    wide.stand(picture, mast, shadow=0.5)
    picture.cover(lines(["300,0 214,88", "302,0 336,70", "298,6 120,90"], "#4a3424", 0.9, 0.9))
    posts = [Shape(rectangle(x - 3.4, 80, 6.8, 30), "url(#wood)", round=2, ink=0.7)
             for x in (14, 74, 134, 194, 254)]  # fmt: skip
    boards = [Shape(polygon([(-6, y), (326, y), (326, y + 7), (-6, y + 7)]), "#8a5a36", round=2,
                    bump=0.4,
                    ink=0.7, detail=lines([[(x, y + 3), (x + 40, y + 3.6)] for x in range(-10, 320,
                                                                                          62)],
                                          "#5a3820", 0.5, 0.7)) for y in (93, 101)]  # fmt: skip
    rail = Shape(
        polygon("-6,80 326,80 326,88 -6,88"),
        "url(#wood)",
        round=3.4,
        bump=0.4,
        ink=0.8,
        detail=lines(["0,83 120,84", "150,85 300,83"], "#5a3820", 0.6, 0.7),
    )
    wide.stand(picture, *posts, *boards, rail, shadow=0.5)
    sheet = "28,76! 62,72 96,77! 94,90 98,96! 64,92 30,97! 33,86"
    wide.stand(
        picture,
        Shape(smooth(sheet), "#f4e2b2", round=2.4, ink=0.7,
              detail=spots(4, 10, (30, 74, 96, 94), "#c8a868", (1, 5), 0.3)
              + fill(smooth("40,80 48,77 54,81 50,85 42,85"), "#9cbc60", 0.9)
              + fill(smooth("72,82 80,80 86,84 80,88 73,87"), "#9cbc60", 0.9)
              + line("50,84 58,87 66,84 72,85", "#b8402c", 0.9, 0.95)
              + lines(["77,82 81,86", "81,82 77,86"], "#b8402c", 1, 1)),
        Shape(ellipse(34, 80, 2.6), "#6a6c7c", round=1.6, shine=0.4, ink=0.6),
    )  # fmt: skip
    wide.stand(
        picture,
        Shape(taper("150,82 186,70", [6, 7.4]), "url(#gold)", round=3, shine=0.7, ink=0.8),
        Shape(taper("184,71 214,61", [9, 10]), "#7a4a2c", round=4, shine=0.4, ink=0.8,
              detail=line("196,62 200,72", "#f0c050", 1.4, 1)),
        Shape(taper("212,62 224,58", [11, 12]), "url(#gold)", round=4, shine=0.7, ink=0.8),
        Shape(ellipse(226, 57.4, 2.4, 6, -18), "#c4ecff", round=1.4, ink=0.7, glow=0.3),
        Shape(taper("142,85 152,81", [4, 5]), "#7a4a2c", round=2, ink=0.7),
    )  # fmt: skip
    mug = (
        Shape(polygon("116,70 128,70 127,81 117,81"), "#b8c0c8", round=2, shine=0.5, ink=0.7),
        Shape(
            taper("128,73 132,74 131,79 127,79", [1.4, 1.4, 1.4, 1.4]),
            "#9aa4b0",
            round=0.7,
            ink=0.6,
        ),
        Shape(ellipse(122, 70, 6, 1.6), "#6a3c20", round=0.8, ink=0.6),
    )
    wide.stand(picture, *mug)
    picture.veil("".join(disc(x, y, r, "#ffffff", 0.5) for x, y, r in (
        (121, 65, 1.6), (124, 60, 2), (121, 54, 2.4))), 0.9)  # fmt: skip

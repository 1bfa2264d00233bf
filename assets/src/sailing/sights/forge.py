"""The forge: an anvil before a roaring hearth, tools on the wall, the evening sea outside."""

import math

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...scene import Scene, Shape
from ...svg import disc, line, lines, oval
from .. import wide
from ..people import Look, appear, peopled

WALL, DARK = "#6a5460", "#1c1018"


def scene() -> Scene:
    """Paint the smithy from its back wall to the anvil."""
    picture = peopled(11, wide.DUSK)
    wide.sky(picture, (0, "#5a4a8a"), (0.6, "#e07a5a"), (1, "#ffd08a"), low=70)
    wide.sun(picture, 36, 52, "#ffdc98", 60, 7)
    wide.sea(picture, 58, ("#d88a70", "#3a3a6a"), ("#ffd8a0", "#4a3a6a"), 4, 36)
    _wall(picture)
    _hearth(picture)
    _tools(picture)
    _anvil(picture)
    return wide.framed(picture, "#0c0410", 0.7)


def _wall(picture: Scene) -> None:
    """Build the back wall with its arched window, and lay the floor."""
    window = "M12 84L62 84L62 44C62 24 12 24 12 44Z"
    wall = rectangle(-6, -6, 332, 98) + window
    picture.group(Shape(wall, WALL, round=4, bump=0.7, bump_size=8, ink=0.6,
                        detail=wide.stonework(-4, -4, 330, 100, 7, "#241820", 8)),
                  shadow=0.4, shadow_offset=(2, 2), shadow_blur=2, form=0, outline=1)  # fmt: skip
    ring = [Shape(polygon([(x - 4, y - 3), (x + 4, y - 3), (x + 4, y + 3), (x - 4, y + 3)]),
                  "#a08890", round=2, bump=0.4, ink=0.6)
            for x, y in ((11, 80), (11, 72), (11, 64), (11, 56), (12, 48), (16, 40), (22, 34),
                         (29, 30.5), (37, 29), (45, 30.5), (52, 34), (58, 40), (62, 48), (63, 56),
                         (63, 64), (63, 72), (63, 80))]  # fmt: skip
    wide.stand(picture, *ring, shadow=0.3)
    sill = Shape(rectangle(5, 82, 64, 5), "#b89aa0", round=2, ink=0.6)
    wide.stand(picture, sill)
    slabs = lines(
        [[(x, 88), (x * 1.3 - 48, 106)] for x in range(-20, 360, 22)], "#1c1218", 0.6, 0.6
    )
    slabs += lines([[(-4, y), (324, y)] for y in (91, 95.5, 101)], "#1c1218", 0.6, 0.6)
    wide.bank(picture, "-8,87! 80,86 200,87 328,86! 328,112! -8,112!", "#5a4650", slabs, 0.6)
    beams = [Shape(rectangle(-6, 2, 332, 8), "url(#wood)", round=3, bump=0.4, ink=0.6)]
    beams += [Shape(polygon([(x, 9), (x + 7, 9), (x + 5, 16), (x + 2, 16)]), "url(#wood)", round=2,
                    ink=0.6) for x in (78, 150, 292)]  # fmt: skip
    wide.stand(picture, *beams, shadow=0.6, shadow_offset=(2, 4), shadow_blur=3)


def _hearth(picture: Scene) -> None:
    """Let the furnace roar under its hood; bellows stand beside it."""
    hood = "196,34! 206,4! 262,4! 272,34! 268,38 200,38"
    body = "190,92! 190,36! 278,36! 278,92!"
    mouth = "M204 82L204 60C204 42 264 42 264 60L264 82Z"
    wide.stand(
        picture,
        Shape(smooth(hood), "#4c4454", round=8, bump=0.6, ink=0.7,
              detail=lines(["204,12 264,12", "200,26 268,26"], "#c08a50", 1.6, 0.9)),
        Shape(smooth(body) , "#8a7278", round=5, bump=0.8, bump_size=6, ink=0.7,
              detail=wide.stonework(188, 36, 92, 58, 3, "#2a1a22", 6.4)),
        Shape(rectangle(186, 84, 96, 9), "#9c848a", round=3, bump=0.6, ink=0.7),
    )  # fmt: skip
    picture.gradients += wide.glow_stops("coals", (234, 76), 34)
    wide.stand(picture, Shape(mouth, "url(#coals)", round=3, glow=1, ink=0.8), shadow=0)
    wide.stand(
        picture,
        *wide.flame(218, 82, 14), *wide.flame(250, 82, 15), *wide.flame(234, 83, 22),
        shadow=0, outline=0,
    )  # fmt: skip
    coals = [Shape(ellipse(x, y, r, r * 0.7), colour, round=r, glow=g, ink=0.6)
             for x, y, r, colour, g in (
                 (208, 82, 3.4, "#c8401c", 0.7), (214, 83, 3, "#4a2420", 0.1),
                 (221, 83, 3.6, "#ff8a2c", 0.8), (229, 83.4, 3.2, "#6a2a20", 0.2),
                 (237, 83, 3.6, "#ffb03a", 0.9), (245, 83.4, 3.2, "#c8401c", 0.6),
                 (252, 83, 3.4, "#4a2420", 0.1), (259, 82.4, 3.4, "#ff8a2c", 0.8))]  # fmt: skip
    wide.stand(picture, *coals, shadow=0.1)
    bellows = "286,78! 290,64 306,58 318,62! 318,84 304,90 290,86!"
    wide.stand(
        picture,
        Shape(taper("274,78 288,76", [3, 5]), "#3a343e", round=2, ink=0.7),
        Shape(smooth(bellows), "#8a4a34", round=7, ink=0.7,
              detail=lines(["290,68 316,68", "289,74 317,74", "290,80 316,80"], "#4a2218", 1.2,
                           0.9)),
        Shape(taper("288,64 304,57 320,61", [3, 4, 4]), "url(#wood)", round=2, ink=0.6),
        Shape(taper("289,87 304,91 320,85", [3, 4, 4]), "url(#wood)", round=2, ink=0.6),
    )  # fmt: skip
    wide.pool(picture, 234, 70, 46, "#ff8a2c", 0.5)
    wide.pool(picture, 234, 92, 30, "#ff7a24", 0.3)


def _tools(picture: Scene) -> None:
    """Hang tongs, hammers, swords and a shield on the wall."""
    rail = Shape(rectangle(84, 24, 92, 4), "url(#wood)", round=1.6, ink=0.6)
    swords = []
    for x, tall in ((92, 34), (102, 40)):
        swords += [
            Shape(polygon([(x - 1.8, 30), (x + 1.8, 30), (x + 1.4, 30 + tall), (x, 34 + tall),
                           (x - 1.4, 30 + tall)]), "url(#steel)", round=1.4, shine=0.7, ink=0.6,
                  detail=line([(x, 30), (x, 30 + tall)], "#6a7a94", 0.5, 0.8)),
            Shape(rectangle(x - 4.4, 29, 8.8, 2.2), "url(#gold)", round=1, ink=0.6),
            Shape(rectangle(x - 1.1, 22, 2.2, 8), "#5a3020", round=1, ink=0.5),
            Shape(ellipse(x, 21.4, 1.9), "url(#gold)", round=1.6, shine=0.7, ink=0.6),
        ]  # fmt: skip
    hammers = [
        Shape(rectangle(115.8, 28, 2.4, 24), "url(#wood)", round=1, ink=0.5),
        Shape(rectangle(112, 48, 10, 7), "#5a6474", round=2, shine=0.5, ink=0.7),
        Shape(taper("128,28 127,44 131,56", [2, 2, 2]), "#3e3a46", round=1, ink=0.6),
        Shape(taper("131,28 132,44 128,56", [2, 2, 2]), "#4c4854", round=1, ink=0.6),
        Shape(taper("142,28 142,46 138,52 141,56", [2, 2, 2, 1]), "#4c4854", round=1, ink=0.6),
    ]
    shield = "152,34! 160,31 172,34! 173,46 169,56 162,61! 155,56 151,46"
    wide.stand(picture, rail, *swords, *hammers, Shape(
        smooth(shield), "#2f6ca8", round=6, shine=0.5, ink=0.8,
        detail=line("162,32 162,60", "#f6c84c", 2.4, 1) + line("152,44 172,44", "#f6c84c", 2.4, 1)),
        shadow=0.55, shadow_offset=(3, 2.4))  # fmt: skip
    wide.stand(picture, *wide.barrel(88, 96, 15))
    picture.cover(oval(88, 77.6, 5, 1.4, "#3a8ab0"))
    lantern = (
        Shape(rectangle(70.4, 10, 1.2, 9), "#2a2430", round=0.5, ink=0.4),
        Shape(polygon("66,19 76,19 77,29 65,29"), "#ffd870", round=2, glow=0.9, ink=0.8),
        Shape(polygon("64,20 71,14 78,20"), "#4a3a3c", round=1.4, ink=0.7),
    )
    wide.stand(picture, *lantern)
    wide.pool(picture, 71, 25, 14, "#ffc050", 0.6)


def _anvil(picture: Scene) -> None:
    """Set the anvil on its stump, the smith behind, a glowing blade and the hammer above."""
    look = Look("#8a5a3c", apron="#5c3c2c", beard="#8a3c1c", hair="#7a3418", skin="#e0a47c",
                left=((-0.27, 0.5), (-0.08, 0.53)), right=((0.31, 0.7), (0.24, 0.95)),
                bare=True, turn=0.8)  # fmt: skip
    hammer = (
        Shape(taper("138,24 186,10", [4, 4]), "url(#wood)", round=2, ink=0.8),
        Shape(polygon("178,-2 190,-6 196,16 184,20"), "url(#steel)", round=4, shine=0.7, ink=0.9),
    )
    appear(picture, 128, 110, 96, look, *hammer)
    stump = "136,102! 138,82! 176,82! 179,102! 158,105"
    anvil = ("112,60! 128,57 134,54! 186,54! 186,62 176,66 168,70 168,76! 176,80! 180,86! 134,86! "
             "139,80! 148,76! 148,70 134,67 118,65")  # fmt: skip
    wide.stand(
        picture,
        Shape(smooth(stump), "url(#wood)", round=6, bump=0.8, ink=0.8,
              detail=lines(["144,84 143,103", "154,84 154,104", "165,84 167,103"], "#4a2a18", 0.9,
                           0.8)),
        Shape(rectangle(134, 88, 46, 4), "#3a3640", round=1.4, ink=0.7),
        Shape(smooth(anvil), "#7c8ca8", round=6, shine=0.8, gloss=9, ink=0.9,
              detail=line("136,57 184,57", "#d8e4f4", 1.4, 0.8)),
    )  # fmt: skip
    wide.stand(
        picture,
        Shape(polygon("142,50 190,46 197,48 191,51 143,54"), "#ffb03a", round=1.6, glow=0.9,
              ink=0.5, detail=line("146,52 188,48", "#fff4b0", 1.4, 0.9)),
        Shape(taper("116,57 142,52", [3, 3]), "#3a343e", round=1.4, ink=0.7),
        shadow=0.2,
    )  # fmt: skip
    picture.afterglow(disc(170, 49, 15, "#ffb040", 0.75), 5)
    flying = [[(170 + 5 * math.cos(t), 48 + 4 * math.sin(t)), (170 + far * math.cos(t), 48 + far *
              0.7 * math.sin(t))] for t, far in zip((0.4, -0.2, -0.7, -1.2, -1.6, -2.1, -2.6, 3.3),
              (20, 27, 17, 25, 18, 24, 16, 22), strict=True)]  # fmt: skip
    picture.sharp(lines(flying, "#ffe9a0", 0.7, 0.9) + oval(170, 48.4, 6, 2.4, "#fffbe0"))
    wide.pool(picture, 140, 44, 26, "#ff9a3c", 0.35)
    wide.embers(picture, 9, (140, 20, 210, 64), 44)
    wide.embers(picture, 19, (205, 30, 268, 74), 30, "#ff9a3c")

"""The teacher: an observatory on a hill at night, its telescope out, books and a lamp before it."""

from ...curves import ellipse, polygon, rectangle, ring, smooth, star, taper
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, spots
from .. import wide
from ..people import Look, appear, peopled


def scene() -> Scene:
    """Paint the night with its signs, the dome, and the desk under the tree."""
    picture = peopled(71, wide.NIGHT)
    wide.sky(picture, (0, "#101448"), (0.55, "#2c3c8c"), (0.85, "#6a6cb0"), (1, "#c89ab0"), low=74)
    wide.stars(picture, 4, 66, 190)
    _signs(picture)
    wide.hills(picture, 7, 62, 10, "#2c3470", 0.8)
    wide.sea(picture, 68, ("#6a78b4", "#141c48"), ("#c8d4ff", "#1c2660"), 9, 74)
    wide.hills(picture, 17, 74, 7, "#22304c", 0.95)
    _hill(picture)
    _dome(picture)
    _desk(picture)
    return wide.framed(picture, "#04061a", 0.55)


def _signs(picture: Scene) -> None:
    """Hang a moon and figures of stars in the sky: a bridge, a ship."""
    picture.glow(disc(74, 26, 20, "#b8c8ff", 0.5), 9)
    picture.cover(
        disc(74, 26, 9, "#fff6dc")
        + disc(71, 23, 2, "#d8c8a8", 0.6)
        + disc(77, 28, 1.5, "#d8c8a8", 0.6)
        + disc(72, 30, 1.2, "#d8c8a8", 0.5)
    )
    figures = (
        "108,30 116,20 128,16 140,20 148,30",
        "116,20 116,31",
        "140,20 140,31",
        "128,16 128,29",
        "254,26 262,32 280,32 288,25",
        "271,32 271,8 284,22 271,24",
    )
    picture.cover(lines(figures, "#a8bcff", 0.35, 0.6))
    marks = (
        (108, 30),
        (116, 20),
        (128, 16),
        (140, 20),
        (148, 30),
        (254, 26),
        (262, 32),
        (280, 32),
        (288, 25),
        (271, 8),
        (284, 22),
    )
    picture.sharp(
        "".join(fill(polygon(star(x, y, 1.7, 0.5, 4)), "#ffffff", 0.95) for x, y in marks)
    )
    picture.afterglow("".join(disc(x, y, 1.6, "#c8d4ff", 0.8) for x, y in marks), 0.8)
    picture.sharp(line("30,6 44,12 54,15", "#e8f0ff", 0.5, 0.6) + disc(55, 15.4, 0.8, "#ffffff"))


def _hill(picture: Scene) -> None:
    """Raise the hill, with firs and a winding path that is lit."""
    wide.firs(
        picture,
        (250, 72, 26, 2),
        (264, 76, 30, 5),
        (282, 80, 34, 3),
        (300, 84, 36, 7),
        (150, 76, 22, 4),
        (138, 80, 26, 8),
        colours=("#24504c", "#2f6454", "#1f4448"),
    )
    body = "88,112! 104,96 128,84 160,75 196,71 232,73 262,82 290,92 328,98! 328,114! 80,114!"
    path = line("150,112 168,102 190,96 196,88 206,80 214,76", "#c8b490", 5, 1)
    path += line("150,112 168,102 190,96 196,88 206,80 214,76", "#8a7a70", 0.6, 0.4)
    wide.bank(picture, body, "#4a7a54", path + spots(5, 30, (90, 74, 320, 105), "#64965c", (3, 9),
                                                     0.35)
              + spots(8, 20, (90, 74, 320, 105), "#2f5844", (3, 8), 0.35), 0.9)  # fmt: skip
    wide.bank(picture, "-8,92! 24,86 60,88 98,98 120,112! -8,114!", "#3c6650",
              spots(3, 16, (0, 86, 100, 105), "#548256", (3, 8), 0.35), 0.9)  # fmt: skip


def _dome(picture: Scene) -> None:
    """Build the observatory: a drum of stone, an open dome, the great telescope."""
    drum = "188,80! 190,46! 240,46! 242,80! 215,84"
    wide.stand(
        picture,
        Shape(smooth(drum), "url(#plaster)", round=14, bump=0.4, ink=0.8,
              detail=wide.stonework(187, 46, 56, 38, 8, "#8a7a88", 5)),
        *[Shape(smooth(f"{x - 3.4},68! {x - 3.4},59 {x},55.6 {x + 3.4},59 {x + 3.4},68!"),
                "#ffcf6a",
                round=1, glow=0.9, ink=0.8,
                detail=line([(x, 56), (x, 68)], "#7a4a24", 0.6, 1)
                + line([(x - 3.4, 62), (x + 3.4, 62)], "#7a4a24", 0.6, 1)) for x in (199, 231)],
        Shape(smooth("210,83! 210,68 215,63.6 220,68 220,83!"), "#5a3424", round=1.6, ink=0.8,
              detail=line("215,64 215,83", "#2a1810", 0.6, 1) + disc(218, 75, 0.7, "#f0c050")),
        *[Shape(smooth(star(x, 51, 2.4, 1, 5)), "url(#gold)", round=0.8, shine=0.5, ink=0.5)
          for x in (204, 215, 226)],
    )  # fmt: skip
    dome = "187,45! 189,30 200,18 215,14 230,18 241,30 243,45!"
    gap = fill(polygon("212,10 232,14 224,46 208,46"), "#10183c")
    seams = lines(["215,14 200,24 194,45", "215,14 236,26 240,45"], "#14306a", 0.8, 0.7)
    wide.stand(
        picture,
        Shape(smooth(dome), "#3f7ac0", round=18, shine=0.6, ink=0.9, detail=seams + gap),
        Shape(rectangle(184, 43, 62, 5), "url(#gold)", round=2, shine=0.4, ink=0.8),
    )
    wide.stand(
        picture,
        Shape(taper("210,44 216,36", [4, 5.4]), "#6a4a2c", round=2, ink=0.8),
        Shape(taper("214,38 234,12", [7.4, 9.4]), "#e0a848", round=4, shine=0.7, ink=0.8,
              detail=lines(["213,30 224,37", "219,22 231,29"], "#8a5a1c", 1.6, 0.9)),
        Shape(taper("230,17 244,-1", [11.6, 13]), "#b8762c", round=4.6, shine=0.6, ink=0.8,
              detail=line("227,12 239,20", "#ffe08a", 1.4, 0.9)),
        Shape(ellipse(244, -0.6, 7, 3.2, 38), "#c4ecff", round=2, ink=0.8, glow=0.3),
    )  # fmt: skip
    picture.veil(fill(polygon("240,-2 250,4 330,-30 300,-40"), "#e8f0ff", 0.2), 3)
    wide.pool(picture, 199, 62, 12, "#ffc860", 0.6)
    wide.pool(picture, 231, 62, 12, "#ffc860", 0.6)
    wide.stand(
        picture,
        Shape(rectangle(258, 58, 1.8, 30), "#4a3428", round=0.8, ink=0.5),
        Shape(ring(259, 54, 9, 1.4), "url(#gold)", round=1, shine=0.6, ink=0.6),
        Shape(ring(259, 54, 9, 1.3, 0.36), "url(#gold)", round=1, shine=0.6, ink=0.5),
        Shape(ellipse(259, 54, 3), "#4aa0d8", round=2, shine=0.7, ink=0.6),
    )


def _desk(picture: Scene) -> None:
    """Set a table with books, a globe, a lamp and an owl under a tree."""
    look = Look("#5c3c94", skin="#f4cca8", hair="#e8e4ec", beard="#f2f0f4", hat="pointed",
                hat_colour="#4a3484", robe=True, turn=0.6, left=((-0.24, 0.56), (-0.34, 0.5)),
                right=((0.28, 0.7), (0.36, 0.94)))  # fmt: skip
    appear(picture, 146, 108, 84, look)
    wide.stand(picture, Shape(taper("30,104 34,70 26,44", [11, 7, 4]), "#5a4238", round=4, bump=0.8,
                              ink=0.8), Shape(taper("33,66 48,52", [4, 2]), "#5a4238", round=2,
                                              ink=0.6),
               Shape(taper("50,53 66,51", [2.4, 1.6]), "#5a4238", round=1, ink=0.5))  # fmt: skip
    crown = [
        Shape(ellipse(x, y, r, r * 0.8), colour, round=r * 0.8, bump=1.1, bump_size=4, ink=0.5)
        for x, y, r, colour in (
            (10, 42, 17, "#2f5c50"),
            (34, 34, 19, "#3a6c56"),
            (50, 44, 14, "#2f5c50"),
            (20, 28, 15, "#447a5c"),
            (4, 54, 12, "#3a6c56"),
            (40, 24, 11, "#4c8662"),
        )
    ]
    wide.stand(picture, *crown)
    owl = (
        Shape(smooth("59,50! 57,43 59,37! 62,39 65,37! 67,43 65,50!"), "#b08a64", round=3, ink=0.7),
        Shape(
            ellipse(60.4, 42, 1.7),
            "#ffe9a0",
            round=0.8,
            glow=0.7,
            ink=0.5,
            detail=disc(60.6, 42, 0.7, "#1c1418"),
        ),
        Shape(
            ellipse(63.8, 42, 1.7),
            "#ffe9a0",
            round=0.8,
            glow=0.7,
            ink=0.5,
            detail=disc(63.6, 42, 0.7, "#1c1418"),
        ),
        Shape(polygon("61.4,43.4 62.8,43.4 62.1,45.2"), "#e89a3c", round=0.4, ink=0.4),
    )
    wide.stand(picture, *owl, outline=0.7)
    table = (
        Shape(taper("56,104 58,84", [2.4, 2.4]), "url(#wood)", round=1, ink=0.6),
        Shape(taper("118,105 115,84", [2.4, 2.4]), "url(#wood)", round=1, ink=0.6),
        Shape(
            polygon("48,82 124,82 128,87 46,87"),
            "url(#wood)",
            round=2,
            ink=0.8,
            detail=line("47,85 127,85", "#5a3820", 0.6, 0.8),
        ),
    )
    wide.stand(picture, *table)
    books = [
        Shape(polygon("54,82 54,78 72,78 72,82"), "#a83c44", round=1.2, ink=0.7,
              detail=line("56,80 70,80", "#f0c860", 0.6, 0.9)),
        Shape(polygon("56,78 57,74 71,74 70,78"), "#3f6ca8", round=1.2, ink=0.7,
              detail=line("58,76 69,76", "#f0c860", 0.6, 0.9)),
        Shape(polygon("55,74 55.6,70.6 69,70 69,74"), "#4c8a52", round=1.2, ink=0.7),
        Shape(smooth("78,82! 84,78 92,80! 92,83! 84,82"), "#f8ecd0", round=1.2, ink=0.6,
              detail=lines(["81,81 90,81.6", "82,79.6 90,80.6"], "#6a5a50", 0.35, 0.8)),
        Shape(smooth("92,80! 100,78 106,82! 100,82 92,83!"), "#f8ecd0", round=1.2, ink=0.6,
              detail=lines(["94,81.4 103,80.6"], "#6a5a50", 0.35, 0.8)),
        Shape(taper("112,82 112,79", [6, 1.6]), "url(#gold)", round=1, ink=0.5),
        Shape(ellipse(112, 73, 6), "#4aa0c8", round=5, shine=0.6, ink=0.7,
              detail=fill(smooth("108,70! 112,68 114,71 112,75! 109,74"), "#8cc060", 1)
              + fill(smooth("114,75! 117,74 116,78 113,78!"), "#8cc060", 1)),
    ]  # fmt: skip
    wide.stand(picture, *books, shadow=0.35)
    lamp = (
        Shape(taper("76,82 76,79", [6, 2]), "url(#gold)", round=1, ink=0.5),
        Shape(
            smooth("73,79! 72,73 74,69 76,67 78,69 80,73 79,79!"),
            "#ffe08a",
            round=2,
            glow=0.9,
            ink=0.7,
        ),
        Shape(polygon("73.4,69 76,64 78.6,69"), "#8a5a2c", round=1, ink=0.6),
    )
    wide.stand(picture, *lamp, shadow=0.2)
    wide.pool(picture, 76, 73, 24, "#ffc860", 0.65)
    wide.stand(
        picture, Shape(polygon("84,104 86,92 106,92 108,104"), "url(#wood)", round=2, ink=0.7)
    )
    wide.grass(
        picture, [(0, 100), (60, 104), (130, 110)], 70, 6, 4, "#2f5844", "#548256", "#6c9c60"
    )
    wide.grass(picture, [(180, 108), (322, 102)], 70, 5, 9, "#2f5844", "#548256", "#6c9c60")
    picture.afterglow(
        "".join(
            disc(x, y, 2.4, "#d8f070", 0.6)
            for x, y in (
                (134, 94),
                (160, 98),
                (176, 92),
                (282, 96),
                (300, 100),
                (14, 94),
                (140, 102),
            )
        ),
        1.4,
    )
    picture.sharp(
        "".join(
            disc(x, y, 0.5, "#fbffc8")
            for x, y in (
                (134, 94),
                (160, 98),
                (176, 92),
                (282, 96),
                (300, 100),
                (14, 94),
                (140, 102),
            )
        )
    )

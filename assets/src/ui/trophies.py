"""The marks of a campaign: the crown, a lock, a pennant, a star."""

from ..curves import ellipse, place, polygon, smooth, star, taper
from ..scene import Scene, Shape
from ..svg import line, linear, oval, radial
from .cutout import GOLD, Piece, badge, rounded

RUBY = radial("ruby", (46, 50), 16, (0, "#ff9a9a"), (0.4, "#e02a48"), (1, "#7a0c28"))
SAPPHIRE = radial("sapphire", (46, 76), 12, (0, "#a8ecff"), (0.4, "#2f8ce6"), (1, "#123a88"))
VELVET = linear("velvet", (0, 30), (0, 70), (0, "#c0304e"), (1, "#5e0c2c"))
REGAL = linear("regal", (10, 10), (90, 90), (0, "#fff4b8"), (0.45, "#f4bc44"), (1, "#a8601c"))
IRON = linear("iron", (10, 40), (90, 96), (0, "#c4d0da"), (0.45, "#75848f"), (1, "#36424e"))
GREEN = linear("green", (20, 12), (92, 60), (0, "#7ed06a"), (0.5, "#2f9a4e"), (1, "#125a3a"))
CROWN = "12,37! 21,45 29,52! 34,40 36,27! 44,40 50,14! 56,40 64,27! 66,40 71,52! 79,45 88,37! "
CROWN += "86,56 83,74! 67,80 50,81.5 33,80 17,74! 14,56"


def crown() -> Scene:
    """Forge the crown of the last victory: gold, rubies, sapphires."""
    lining = Shape(smooth("18,62! 34,44 50,40 66,44 82,62! 66,70 34,70"), "url(#velvet)", round=12)
    body = Shape(smooth(CROWN), "url(#regal)", round=9, shine=0.75, gloss=9, ink=0.7)
    band = smooth("12,70! 30,76 50,78 70,76 88,70! 87,86! 70,92 50,94 30,92 13,86!")
    knobs = tuple(
        Shape(ellipse(x, y, size), fill, round=size, shine=0.8, gloss=12, ink=0.6, contact=0.7)
        for x, y, size, fill in (
            (12, 34, 6, "#ffc440"), (36, 25, 5.6, "#ffc440"), (64, 25, 5.6, "#ffc440"),
            (88, 34, 6, "#ffc440"), (50, 13, 7.4, "url(#regal)"),
        )
    )  # fmt: skip
    rim = Shape(band, "url(#regal)", round=7, shine=0.75, gloss=9, ink=0.7, contact=0.8)
    drop = "50,39! 58,51 57,60 50,66 43,60 42,51"
    ruby = Shape(smooth(drop), "url(#ruby)", round=8, shine=0.8, gloss=14, ink=0.7,
                 detail=oval(47, 53, 2.4, 4, "#fff", 0.6))  # fmt: skip
    setting = Shape(smooth(place(drop, -11.5, -12, 1.23)), "#b87a28", round=4, shine=0.5, ink=0.6)
    gems = tuple(
        Shape(ellipse(x, y, size, size * 0.82), fill, round=size, shine=0.8, gloss=14, ink=0.7,
              contact=0.6, detail=oval(x - 1.6, y - 1.8, 2, 1.3, "#fff", 0.65))
        for x, y, size, fill in (
            (50, 85.6, 6.2, "#3a9cf0"), (31, 83.8, 5, "#e8324e"), (69, 83.8, 5, "#e8324e"),
            (17.5, 79.5, 3.6, "#3a9cf0"), (82.5, 79.5, 3.6, "#3a9cf0"),
        )
    )  # fmt: skip
    return badge(REGAL + RUBY + SAPPHIRE + VELVET, (lining, body, *knobs, setting, ruby),
                 (rim, *gems))  # fmt: skip


def lock() -> Scene:
    """Shut an iron padlock."""
    bow = "28,54! 28,34 32,18 50,9 68,18 72,34 72,54! 60,54! 60,36 57,26 50,22 43,26 40,36 40,54!"
    shackle = Shape(smooth(bow), "url(#iron)", round=6, shine=0.8, gloss=9, ink=0.7)
    body = Shape(rounded(14, 45, 72, 49, 13), "url(#iron)", round=10, bump=0.4, bump_size=8,
                 shine=0.5, gloss=9, ink=0.7, contact=0.8)  # fmt: skip
    plate = Shape(smooth("50,50! 62,54 66,66 62,80 50,90! 38,80 34,66 38,54"), "url(#gold)",
                  round=6, shine=0.6, gloss=9, ink=0.7, contact=0.7)  # fmt: skip
    hole = ellipse(50, 65, 6.4) + polygon("46.6,67 53.4,67 56,81 44,81")
    studs = tuple(
        Shape(ellipse(x, y, 3.8), "#a8b6c2", round=4, shine=0.6, contact=0.7, ink=0.6)
        for x in (24, 76)
        for y in (55, 84)
    )
    keyhole = Shape(hole, "#1c1420", round=2, rim=0, ink=0, contact=0)
    return badge(GOLD + IRON, (shackle,), (body, *studs, plate, keyhole))


def flag() -> Scene:
    """Fly a green and gold pennant from a short pole."""
    cloth = "26,15! 42,21 60,11 77,15 94,21! 85,30 79,38! 86,46 94,58! 77,54 60,52 42,62 26,58!"
    trim = line("24,17 42,23 60,13 78,17 94,22", "#ffd66a", 5, 0.95)
    trim += line("24,55 42,59 60,49 78,51 94,56", "#ffd66a", 5, 0.95)
    folds = line("44,18 41,40 44,60", "#0c3a28", 5, 0.3) + line("66,12 63,30 66,50", "#d8ffb0", 5,
                                                              0.3)  # fmt: skip
    banner = Shape(smooth(cloth), "url(#green)", round=9, shine=0.25, ink=0.7, detail=folds + trim)
    crest = Shape(polygon(star(52, 36, 12.5, 5.2, 5)), "#ffe08a", round=4, shine=0.5, ink=0.6,
                  contact=0.4)  # fmt: skip
    pole = Shape(taper("22,92 22,14", [9, 8]), "#8a5a34", round=4, shine=0.4, ink=0.7)
    knob = Shape(ellipse(22, 12, 7), "url(#gold)", round=7, shine=0.8, gloss=10, ink=0.7)
    foot = Shape(smooth("8,93! 12,85 22,82 32,85 36,93!"), "url(#gold)", round=5, shine=0.6,
                 ink=0.7, contact=0.7)  # fmt: skip
    return badge(GOLD + GREEN, (banner, crest), (pole, knob, foot))


def golden_star() -> Scene:
    """Cut a small golden star with bright and dark sides."""
    rim = Shape(smooth(star(50, 52.5, 44, 20.5, 5), tension=0.05), "#a8641e", round=6, shine=0.5)
    points, faces = star(50, 52.5, 37, 16, 5), []
    for index, point in enumerate(points):
        after = points[(index + 1) % 10]
        bright = "#fff2b0" if index % 2 else "#f0b23a"
        face = polygon([(50.0, 52.5), (point.x, point.y), (after.x, after.y)])
        faces.append(Shape(face, bright, round=3, contact=0, shine=0.4, ink=0.25))
    return badge(GOLD, (rim, *faces))


PIECES = {
    "crown": Piece(crown, 2),
    "lock": Piece(lock, 2),
    "flag": Piece(flag, 2),
    "star": Piece(golden_star, 1),
}

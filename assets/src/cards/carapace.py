"""Carapace: nobody at home; the swords have been told so too."""

from ..curves import Knot, Points, ellipse, knots, place, polygon, smooth, symmetric, taper
from ..faces import pupil
from ..figures import Spot, gaze, limb, plate
from ..props import tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines, radial, specks, spots

BACKDROP = Backdrop(
    ("#e88a6a", "#f6b884", "#ffe6b0"), ("#fffbe6", "#ffdca0"), "#c87a6a", "#2a1420", "hills",
    radius=120, centre=(187, 128), halo="rings",
)  # fmt: skip
LIGHT = lit("#14101e", "#4a5a8a", "#fff0c0", "#8a6a3a", 0.55)
NAIL = "-10,-8! 0,-14 10,-8! 8,8 0,22! -8,8"
SKIN, RIM = "url(#skin)", "url(#rim)"


def scene() -> Scene:
    """Draw the dome over the eyes; what struck it lies about."""
    colours = (
        linear(
            "shell",
            (70, 40),
            (310, 300),
            (0, "#2f7a8a"),
            (0.4, "#1c4a7a"),
            (0.75, "#2a2c74"),
            (1, "#2c1654"),
        )
        + linear(
            "scute",
            (90, 50),
            (290, 260),
            (0, "#a4ffdc"),
            (0.4, "#2cb0a8"),
            (0.75, "#2f6ab8"),
            (1, "#5a3494"),
        )
        + linear("rim", (20, 240), (355, 320), (0, "#ffe89a"), (0.5, "#ffb83a"), (1, "#d07a2c"))
        + linear("skin", (60, 230), (310, 420), (0, "#a8d08a"), (0.5, "#6aa088"), (1, "#4a5a74"))
        + linear("steel", (20, 60), (340, 240), (0, "#ffffff"), (0.5, "#bccad6"), (1, "#7c8ca4"))
        + radial("hole", (187, 300), 130, (0, "#2c1838"), (1, "#0c0814"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 21)
    picture.group(*_legs(), shadow=0.45, fade=(370, 440, 0.5))
    picture.group(*_dark(), shadow=0.2)
    picture.group(*_face(), shadow=0.3, light=lit("#0a0612", "#3c3a64", "#ffd890", "#5a3a4a", 0.5))
    picture.shade(fill(smooth("60,210 187,196 315,210 300,246 187,232 74,246"), "#3a2a58", 0.85), 9)
    picture.group(
        *_shell(), shadow=0.6, shadow_blur=9, shadow_offset=(-3, 12), roundness=110, form=0.4
    )
    picture.group(*_claws(), shadow=0.5)
    picture.group(*_weapons(), shadow=0.45, form=0)
    picture.group(*_sleeper(), shadow=0.4)
    picture.sharp(pupil(152, 256, 22) + pupil(223, 254, 23))
    picture.afterglow(disc(152, 254, 27, "#ffd860", 0.55) + disc(223, 252, 27, "#ffd860", 0.55), 9)
    sheen = fill(smooth("86,146! 110,100 152,72! 134,106 110,148!"), "#ffffff", 0.55)
    picture.afterglow(sheen, 4)
    picture.afterglow(glint(122, 104, 54) + glint(122, 104, 26) + glint(306, 102, 26), 0.8)
    picture.afterglow(specks(4, 18, (40, 40, 335, 230), "#eafff4", (0.8, 2)), 0.5)
    return finish(picture, BACKDROP, "#fff4d0")


def _legs() -> list[Shape]:
    belly = "84,300 130,330 187,338 244,330 290,300 296,380 270,430 104,430 78,380"
    plates = lines(
        ["187,330 187,440", "84,366 187,380 290,366", "92,404 187,416 282,404"], "#8a5a34", 3.4, 0.7
    )
    shapes = [Shape(smooth(belly), "#e2b870", round=40, bump=0.6, detail=plates)]
    for x, flip in ((62, False), (313, True)):
        way = -1 if flip else 1
        shapes.append(
            limb(
                [(x + way * 34, 262), (x - way * 6, 320), (x - way * 8, 392)],
                [70, 66, 74],
                SKIN,
                bump=1,
                bump_size=7,
            )
        )
        shapes += [
            Shape(
                smooth(place(NAIL, x - way * 8 + (n - 1) * 24, 402)), "#f6ead0", round=6, shine=0.3
            )
            for n in range(3)
        ]
    return shapes


def _dark() -> list[Shape]:
    hollow = "56,228 90,198 187,188 285,198 319,228 312,288 270,328 187,342 104,328 62,288"
    return [Shape(smooth(hollow), "url(#hole)", round=14, flat=0.8, rim=0)]


def _face() -> list[Shape]:
    head = "112,252 132,222 187,210 243,222 263,252 258,296 226,324 187,332 148,324 116,296"
    return [
        Shape(smooth(head), "#5c4c6c", round=44, bump=0.6, detail=spots(3, 14, (120, 280, 260,
            370), "#5a4a6a", (3, 7), 0.5)),
        *gaze(Spot(152, 254, 24, -14), "#ffc23a", "#54446a", 0.16, (0, 2), "#fff8d8"),
        *gaze(Spot(223, 252, 25, 14), "#ffc23a", "#54446a", 0.2, (0, 2), "#fff8d8"),
        Shape(smooth("162,284 187,274 213,284 218,304 187,318 157,304"), "#7a6480", round=20,
            bump=0.4, contact=0.6, detail=disc(177, 292, 3.4, "#2a1628") + disc(198, 292, 3.4,
            "#2a1628")),
        limb("160,312 176,320 187,314 199,320 215,310", [2, 4, 4, 4, 2], "#2a1628", round=1,
            contact=0.1, flat=0.8, rim=0),
    ]  # fmt: skip


def _low(points: Points) -> list[Knot]:
    """Press the dome flat."""
    return [Knot(p.x, 40 + (p.y - 44) * 0.78, p.corner) for p in knots(points)]


def _shell() -> list[Shape]:
    dome = _low(symmetric("187,44 236,52 284,86 322,146 342,214 350,262! 300,250 240,242 187,240"))
    scutes = (
        "187,58! 224,72 236,112 187,134! 138,112 150,72",
        "187,146! 238,122 252,176 240,228! 187,226 134,228! 122,176 136,122",
        "236,68! 272,92 298,132! 262,166 248,112",
        "138,68! 102,92 76,132! 112,166 126,112",
        "304,142! 324,190 334,240! 256,228 264,176",
        "70,142! 50,190 40,240! 118,228 110,176",
    )
    marks = {
        1: lines(
            [
                _low(p)
                for p in (
                    "150,150 187,140 224,150",
                    "142,176 187,164 232,176",
                    "138,204 187,194 236,204",
                )
            ],
            "#d8fff0",
            2.4,
            0.4,
        )
    }
    shapes = [Shape(smooth(dome), "url(#shell)", round=90, bump=0.4, shine=0.35, gloss=12)]
    shapes += [
        plate(
            _low(points),
            "url(#scute)",
            marks.get(n, ""),
            round=20,
            bump=0.5,
            shine=0.55,
            gloss=10,
            contact=0.6,
        )
        for n, points in enumerate(scutes)
    ]
    horns = [
        Shape(
            smooth(place("-13,8! -9,-20 2,-44! 10,-18 13,8!", x, y, 1, turn)),
            RIM,
            round=9,
            shine=0.4,
        )
        for x, y, turn in (
            (187, 50, 0),
            (262, 70, 32),
            (112, 70, -32),
            (318, 124, 58),
            (56, 124, -58),
        )
    ]
    edge = []
    for n in range(9):
        x = 31 + n * 39
        y = 216 - 15 * (1 - ((x - 187) / 160) ** 2)
        edge.append(
            plate(
                place("-22,-11 0,-16 22,-11 24,8 12,20 -12,20 -24,8", x, y, 1, (x - 187) * 0.06),
                RIM,
                round=11,
                shine=0.4,
            )
        )
    return [*horns, *shapes, *edge]


def _claws() -> list[Shape]:
    """Two paws hold the rim down."""
    shapes = []
    for x, way in ((98, 1), (277, -1)):
        for n in range(3):
            left = x + (n - 1) * 21
            shapes.append(
                limb(
                    [(left - way * 3, 258), (left, 232), (left + way * 2, 216)],
                    [20, 21, 17],
                    SKIN,
                    bump=0.6,
                )
            )
            shapes.append(
                Shape(
                    smooth(place("-7,6! 0,-16 7,6! 0,9", left + way * 2, 210)),
                    "#f6ead0",
                    round=4,
                    shine=0.3,
                    contact=0.6,
                )
            )
    return shapes


def _weapons() -> list[Shape]:
    """Snap a blade on the shell, and crumple an arrow."""
    return [
        Shape(
            polygon("296,108 284,90 292,84 300,88 304,78 312,82 350,40 358,30 354,44"),
            "url(#steel)",
            round=4,
            shine=0.7,
        ),
        limb("36,170 20,148 40,128 22,104 34,82", [5, 5, 5, 5, 5], "#b98a54", round=2),
        Shape(smooth("22,86! 24,64 34,56! 40,66 44,84!"), "#e2503c", round=3, bump=0.3),
        Shape(smooth("30,166! 44,168 46,184!"), "url(#steel)", round=3, shine=0.6),
    ]


def _sleeper() -> list[Shape]:
    """Moss, and a small bird that finds the place quiet."""
    return [
        Shape(
            tufts("150,56 187,44 224,54", 20, 12, 4, 0, 3.4),
            "#8ac04a",
            round=3,
            contact=0.3,
            ink=0.5,
        ),
        Shape(
            smooth("196,30 208,16 226,16 238,30 252,28! 242,44 224,52 204,48"),
            "#ff7a5a",
            round=12,
            bump=0.4,
            contact=0.6,
        ),
        Shape(smooth("214,28! 232,26 240,40! 224,44"), "#d84a3a", round=6, contact=0.5),
        Shape(smooth("197,28! 186,32 197,36!"), "#ffc23a", round=3, contact=0.4),
        Shape(
            taper("202,26 206,28 210,25", [1.6, 2, 1.6]),
            "#3a1018",
            flat=0.8,
            rim=0,
            contact=0,
            ink=0,
        ),
        Shape(ellipse(206, 40, 7, 5), "#ffe0c0", round=5, contact=0.1, ink=0.2),
    ]

"""Shaman: a staff that burns at both ends, one flame for each neighbour."""

from ..curves import Points, ellipse, mirror, place, smooth, taper, text_of
from ..faces import pupil
from ..figures import Spot, brow, drape, fist, gaze, limb, locks, nose
from ..props import fur, pair
from ..scene import Scene, Shape
from ..sparks import flame
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, oval, specks, spots

BACKDROP = Backdrop(
    ("#0a2a26", "#1c5c44", "#8ab06a"), ("#e6ffd0", "#8ad08a"), "#12463a", "#06140f", "pines",
    radius=124, halo="rings", centre=(187, 160),
)  # fmt: skip
LIGHT = lit("#0c1410", "#3f6a70", "#ffc070", "#a85a2a", 0.9)
SKIN = "url(#skin)"
TONES = ("#c83a1a", "#ff7a1e", "#ffb838", "#fff4b8")


def scene() -> Scene:
    """Antlers first, the old face in their fork, the staff before the breast."""
    colours = (
        linear("skin", (120, 140), (260, 310), (0, "#d89a6a"), (0.6, "#a8683f"), (1, "#6a3a2c"))
        + linear("horn", (40, 20), (330, 160), (0, "#f4e2b8"), (1, "#a0784a"))
        + linear("bone", (130, 50), (250, 160), (0, "#fff8e0"), (1, "#cdb68c"))
        + linear("robe", (80, 280), (300, 460), (0, "#9a5a34"), (1, "#45241e"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 5)
    for flip in (False, True):
        picture.group(*_antler(flip), shadow=0.35)
    picture.group(*_robe(), shadow=0.4, fade=(360, 450, 0.5))
    picture.group(*_mantle(), shadow=0.45)
    picture.group(*_head(), shadow=0.5)
    picture.group(*_skull_cap(), shadow=0.55)
    for x in (30, 345):
        picture.glow(oval(x, 276, 62, 74, "#ff8a2a", 0.6), 20)
    picture.group(*_staff(), shadow=0.5)
    picture.cover(f'<g transform="rotate(-24 52 322)">{flame((52, 326), 150, 4, TONES, 0.2)}</g>')
    picture.cover(f'<g transform="rotate(24 323 322)">{flame((323, 326), 150, 9, TONES, 0.2)}</g>')
    picture.sharp(pupil(152, 199, 12) + pupil(222, 197, 13))
    picture.afterglow(
        oval(30, 264, 30, 44, "#ffb040", 0.5) + oval(345, 264, 30, 44, "#ffb040", 0.5), 12
    )
    sparks = specks(3, 26, (4, 120, 90, 320), "#ffd070", (0.8, 2.2)) + specks(
        7, 26, (285, 150, 371, 320), "#ffd070", (0.8, 2.2)
    )
    picture.afterglow(sparks, 0.6)
    return finish(picture, BACKDROP, "#ffd890")


def _side(points: str, flip: bool) -> Points:
    return mirror(points) if flip else points


def _antler(flip: bool) -> list[Shape]:
    tines = (
        ("112,72 92,66 84,30", [15.0, 12.0, 2.0]), ("84,92 58,92 34,66", [15.0, 12.0, 2.0]),
        ("70,126 44,132 22,118", [13.0, 10.0, 2.0]), ("140,84 142,58 128,32", [14.0, 11.0, 2.0]),
    )  # fmt: skip
    return [
        *[limb(_side(points, flip), widths, "url(#horn)", bump=0.6, bump_size=5) for points,
            widths in tines],
        limb(_side("166,108 132,84 96,86 74,116 76,150", flip), [26, 24, 21, 17, 4],
            "url(#horn)", bump=0.7, bump_size=5),
        limb(_side("60,100 61,114 58,124", flip), [2, 2, 2], "#8a5a34", round=1),
        Shape(smooth(_side("58,122! 50,140 58,162! 66,140", flip)), "#d8432e" if flip
            else "#3fa8b8", round=4, bump=0.4),
    ]  # fmt: skip


def _robe() -> list[Shape]:
    outline = "86,300 130,280 187,276 246,280 290,300 326,380 336,470 40,470 50,380"
    folds = [
        "110,330 98,400 92,470",
        "146,350 140,420 138,470",
        "232,350 238,420 240,470",
        "268,330 280,400 288,470",
    ]
    diamonds = "".join(
        f'<path d="M{x} 392l13 16l-13 16l-13 -16Z" fill="{c}" opacity=".9"/>'
        for x, c in (
            (100, "#e8b84a"),
            (140, "#3fa8a0"),
            (187, "#d8432e"),
            (234, "#3fa8a0"),
            (274, "#e8b84a"),
        )
    )
    cloth = drape(outline, "url(#robe)", folds, "#2a1412")
    return [
        *cloth,
        Shape(
            smooth("48,398 120,388 187,386 256,388 328,398 332,428 256,418 187,416 120,418 44,428"),
            "#5a2c22",
            round=8,
            bump=0.5,
            contact=0.4,
            detail=diamonds,
        ),
    ]


def _mantle() -> list[Shape]:
    collar = (
        "60,330 78,284 126,262 187,268 250,262 298,284 316,330 282,344 240,322 187,316 134,322 "
        "94,344"
    )
    edge = "316,330 282,344 240,322 187,316 134,322 94,344 60,330"
    return [
        Shape(fur(edge, 30, 26, 5, 9), "#b0a088", round=5, contact=0.5),
        Shape(smooth(collar), "#c8b898", round=24, bump=1.6, bump_size=6),
        Shape(
            fur("300,300 250,286 187,292 124,286 76,300", 26, 20, 8, 8),
            "#e0d2b0",
            round=4,
            contact=0.3,
            ink=0.5,
        ),
    ]


def _head() -> list[Shape]:
    face = (
        "116,160 140,132 187,122 234,132 258,160 262,208 250,248 226,284 187,298 148,284 "
        "124,248 112,208"
    )
    paint = '<path d="M104 176H270V214H104Z" fill="#c8382a" opacity=".85"/>' + lines(
        [
            "187,236 187,250",
            "130,232 146,262",
            "244,232 228,262",
            "140,226 158,258",
            "234,226 216,258",
        ],
        "#fff2d8",
        4,
        0.85,
    )
    grey = ("#e8e4da", "#bcb8b4", "#d4d0c8")
    braids = []
    for axis in (False, True):
        for n in range(5):
            x, y = 104 - n * 3, 214 + n * 25
            braids.append(
                Shape(
                    smooth(
                        _side(
                            text_of(place("-15,-12 10,-14 15,6 0,18 -17,6", x, y)),
                            axis,
                        )
                    ),
                    grey[n % 3],
                    round=12,
                    bump=0.6,
                    bump_size=4,
                    contact=0.7,
                )
            )
        braids.append(limb(_side("80,326 92,330 106,326", axis), [13, 14, 13], "#d8432e", round=5))
    return [
        *locks("262,170 268,200 266,220", 4, 34, 18, grey, 6), *locks("108,220 106,200 112,170",
            4, 34, 18, grey, 7),
        *braids,
        Shape(smooth(face), SKIN, round=46, bump=0.4, skin=0.4, detail=paint + spots(4, 8, (150,
            140, 230, 170), "#7a4428", (2, 4), 0.4)),
        *pair("126,222 146,216 166,232 158,250 134,246", "#c07a4e", round=16, contact=0.1,
            ink=0.1, skin=0.5),
        Shape(smooth("152,262! 170,258 187,262 206,256 226,254! 218,276 190,282 164,276"),
            "#3a1214", round=5, contact=0.4, flat=0.6, rim=0),
        Shape(smooth("170,260! 182,262! 182,273 172,272"), "#fff0c4", round=3, contact=0.3,
            ink=0.7),
        Shape(smooth("202,258! 214,256! 212,268 203,269"), "#fff0c4", round=3, contact=0.3,
            ink=0.7),
        limb("148,266 166,282 190,288 212,282 230,256", [4, 9, 10, 9, 4], "#b87448", contact=0.3,
            ink=0.3),
        *gaze(Spot(152, 200, 17, 8), "#ffb020", "#8a4a30", 0.36, (1, -1), "#fff8d0"),
        *gaze(Spot(222, 198, 18, -6), "#ffb020", "#8a4a30", 0.26, (0, -1), "#fff8d0"),
        *brow(146, 176, 46, 13, 8, "#e8e4da", 3),
        *brow(228, 170, 46, 13, -14, "#e8e4da", 4),
        *nose(188, 228, 29, "#b86a42", 1.05, 0.12),
        limb("170,243 187,247 206,242", [5, 5, 5], "#fff2d0", round=3, contact=0.5),
    ]  # fmt: skip


def _skull_cap() -> list[Shape]:
    skull = (
        "150,96 164,70 187,62 211,70 225,96 224,120 212,136 206,158 198,172 187,176 176,172 "
        "168,158 162,136 150,120"
    )
    return [
        Shape(fur("268,166 250,128 218,112 187,108 156,112 124,128 106,166", 22, 24, 3, 10),
            "#6a4028", round=5, contact=0.5),
        Shape(smooth("110,160 122,116 150,96 187,90 224,96 252,116 264,160 240,146 214,138 "
            "187,136 160,138 134,146"), "#7c4c2e", round=20, bump=1.5, bump_size=6, contact=0.5),
        Shape(smooth(skull), "url(#bone)", round=26, bump=0.4, contact=0.9,
            detail=lines(["187,80 190,104 185,120"], "#8a7448", 1.8)),
        *pair("158,110! 170,102 180,114 172,128 160,124", "#2a1418", round=5, flat=0.6,
            contact=0.3, rim=0),
        Shape(ellipse(169, 115, 4.5), "#ffae2a", glow=1, contact=0, rim=0, ink=0),
            Shape(ellipse(206, 115, 4.5), "#ffae2a", glow=1, contact=0, rim=0, ink=0),
        *pair("178,160! 184,152 186,166! 181,168", "#2a1418", round=2, flat=0.6, contact=0.2,
            rim=0),
    ]  # fmt: skip


def _staff() -> list[Shape]:
    grain = lines(["40,334 120,346 187,340 260,346 340,334"], "#3a2014", 2.4)
    return [
        Shape(taper("48,324 118,342 187,338 256,342 327,324", [24, 18, 20, 18, 24], 70),
            "#8a5a34", round=9, bump=1.2, bump_size=7, detail=grain),
        *[limb(f"{x - 10},{y} {x + 10},{y + 1}", [28, 28], "#d8b878", round=6, bump=0.6) for x,
            y in ((58, 328), (317, 328))],
        *fist(Spot(130, 342, 31, 92, True), "#b87448"),
        *fist(Spot(248, 342, 31, -92), "#b87448"),
        *[Shape(smooth(f"{x - 7},352! {x + 7},352! {x + 9},378 {x},396! {x - 9},378"), c,
            round=5, bump=0.4, contact=0.5) for x, c in ((172, "#d8432e"), (190, "#f4ecd8"),
            (207, "#3fa8b8"))],
    ]  # fmt: skip

"""Reptile: a running lizard with a curled tail, seen from above."""

from ..curves import ellipse, place, smooth, taper
from ..faces import eye, pupil
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, spots

BACKDROP = Backdrop(
    ("#b8502e", "#e88a4a", "#ffd08a"),
    ("#fff0c0", "#ffc070"),
    "#b8603a",
    "#2a1018",
    "crags",
    radius=136,
)
LIGHT = lit("#12201c", "#4a6a7a", "#fff0b0", "#7a6a30", 0.6)
SPINE = "232,92 206,140 164,190 148,248 176,306 236,330 288,300 292,248 256,230 232,254 246,276"
LEGS = (
    ("214,150 262,150 296,126", (30, 24, 16), (300, 122, -30)),
    ("184,150 140,138 116,100", (30, 24, 16), (112, 94, -120)),
    ("160,262 108,266 76,300", (34, 26, 17), (72, 306, 130)),
    ("176,236 214,214 224,184", (32, 22, 14), (226, 178, -70)),
)


def scene() -> Scene:
    """Let it run over the hot rock."""
    colours = linear(
        "skin", (120, 90), (260, 330), (0, "#4fd08a"), (0.5, "#1f9a78"), (1, "#12605e")
    ) + linear("head", (190, 30), (280, 130), (0, "#6ae09a"), (1, "#1c8a70"))
    picture = stage(BACKDROP, LIGHT, colours, 24)
    picture.group(*_legs(), shadow=0.55, shadow_offset=(-6, 9))
    picture.group(*_body(), shadow=0.55, shadow_offset=(-6, 9), roundness=40)
    picture.group(*_head(), shadow=0.5)
    picture.sharp(pupil(206, 76, 14, slit=True) + pupil(276, 92, 14, slit=True))
    return finish(picture, BACKDROP, "#fff2c0")


def _legs() -> list[Shape]:
    shapes = []
    for spine, widths, (x, y, turn) in LEGS:
        for spread in (-58, -20, 20, 58):
            toe = place([(0, 0), (17, 0), (30, 3)], x, y, 1, turn + spread)
            shapes.append(Shape(taper(toe, [11, 9, 8]), "#2fae86", round=5))
            tip = place([(33, 3)], x, y, 1, turn + spread)[0]
            shapes.append(Shape(ellipse(tip.x, tip.y, 6.5), "#ffb84a", round=6, shine=0.3))
        shapes.append(Shape(taper(spine, widths), "url(#skin)", round=12, bump=0.6, bump_size=5))
    return shapes


def _body() -> list[Shape]:
    bands = [
        "168,150 200,160 220,182",
        "148,180 176,196 200,214",
        "128,216 158,230 190,238",
        "122,256 152,262 186,256",
        "140,304 160,290 184,272",
        "180,344 190,318 198,292",
        "226,356 230,330 226,304",
        "276,350 264,322 252,304",
        "318,296 290,288 268,286",
        "312,246 292,254 276,262",
    ]
    marks = lines(bands, "#ff8a3a", 9, 0.9) + lines(bands, "#ffd86a", 3, 0.8)
    body = taper(SPINE, [50, 66, 80, 74, 52, 40, 32, 24, 18, 12, 4], 110)
    scales = spots(6, 60, (110, 110, 320, 350), "#0f6a5c", (2, 4), 0.4)
    return [Shape(body, "url(#skin)", round=32, bump=0.7, bump_size=5, detail=scales + marks)]


def _head() -> list[Shape]:
    outline = "190,122 186,84 206,56 240,32 276,44 290,78 282,112 256,132 218,136"
    nostrils = (
        '<circle cx="252" cy="46" r="3.2" fill="#0c3a34"/><circle cx="268" cy="52" '
        'r="3.2" fill="#0c3a34"/>'
    )
    crest = lines(["232,60 228,92 216,124", "254,74 250,100 238,126"], "#ff8a3a", 7, 0.9)
    return [
        Shape(taper("262,38 284,18 292,4", [7, 5, 2]), "#e8405a", round=3),
        Shape(
            smooth(outline), "url(#head)", round=38, bump=0.5, bump_size=6, detail=crest + nostrils
        ),
        *eye(206, 76, 14, "#ffc42e"),
        *eye(276, 92, 14, "#ffc42e"),
    ]

"""Alpha: a wolf's head with a golden circlet under a full moon."""

from ..curves import polygon, smooth, symmetric, taper
from ..faces import fang
from ..props import pair
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, linear, lines, oval

BACKDROP = Backdrop(
    ("#0c1a48", "#24508a", "#7fb0cc"),
    ("#ffffff", "#cfe4f4"),
    "#18386a",
    "#070e26",
    "pines",
    radius=134,
    centre=(187, 176),
)
LIGHT = lit("#0a0e22", "#42588e", "#f4fbff", "#3a4a6a", 0.7)
MANE = (
    "187,64 156,72 140,92! 118,104 96,138! 98,150 62,186! 84,190 48,240! 78,238 58,290! 90,280 "
    "90,330! 120,310 130,356! 154,332 187,384!"
)
FACE = "187,104 158,106 130,136 106,166! 122,172 96,212! 124,214 112,250! 142,248 156,274 187,282"
MUZZLE = "187,178 166,186 158,222 138,256 142,290 164,306 187,310"


def scene() -> Scene:
    """Let it look at you."""
    colours = (
        linear("mane", (80, 60), (290, 380), (0, "#8ca0c0"), (0.5, "#566a94"), (1, "#2c3a62"))
        + linear("face", (110, 100), (260, 290), (0, "#dfe8f4"), (0.6, "#a4b4d0"), (1, "#6a7ca4"))
        + linear("white", (140, 180), (230, 310), (0, "#ffffff"), (1, "#c0cce2"))
        + linear("gold", (120, 100), (250, 150), (0, "#fff2b8"), (0.5, "#eab64a"), (1, "#94601e"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 36)
    picture.group(*_back(), shadow=0.55, roundness=80)
    picture.group(*_face(), shadow=0.4, outline=1)
    picture.group(*_circlet(), shadow=0.5)
    for x, way in ((146, 1), (229, -1)):
        picture.sharp(oval(x + way * 3, 193, 3.6, 7.5, "#1a0c08") + disc(x - 3, 189, 2.4, "#fff"))
        picture.afterglow(disc(x, 193, 18, "#ffb83a", 0.7), 7)
    return finish(picture, BACKDROP, "#eef8ff")


def _back() -> list[Shape]:
    strands = lines(
        [
            "96,200 84,250 96,300",
            "110,260 112,310 134,340",
            "279,200 291,250 279,300",
            "265,260 263,310 241,340",
        ],
        "#22305a",
        3.5,
        0.5,
    )
    return [
        *pair("108,140! 84,28! 128,56 168,104!", "url(#mane)", round=18, bump=0.5),
        *pair("114,122! 100,56! 126,76 150,106!", "#c98a94", round=10, bump=0.4, contact=0.3),
        Shape(smooth(symmetric(MANE)), "url(#mane)", round=60, bump=1, bump_size=9, detail=strands),
    ]


def _face() -> list[Shape]:
    mouth = "140,288! 164,306 187,302 211,306 235,288! 226,330 208,346 187,350 167,346 149,330"
    brow = lines(["187,130 187,176", "172,140 176,172", "203,140 199,172"], "#5a6c98", 3, 0.6)
    return [
        Shape(smooth(symmetric(FACE)), "url(#face)", round=40, bump=0.7, bump_size=8, detail=brow),
        Shape(smooth(mouth), "#7a1c34", round=8, flat=0.4, contact=0.6, rim=0),
        Shape(
            smooth("168,334 187,322 207,334 200,348 187,352 174,348"),
            "#e8607a",
            round=10,
            contact=0.3,
        ),
        *(fang(x, 301, 27, 15) for x in (158, 217)),
        *(fang(x, 305, 13, 11) for x in (174, 187, 201)),
        *(fang(x, 336, 20, 12, 180) for x in (166, 209)),
        Shape(smooth(symmetric(MUZZLE)), "url(#white)", round=30, bump=0.5, contact=0.5, ink=0.7),
        Shape(
            smooth("187,250 160,246 158,264 174,280 187,288 201,280 217,264 215,246"),
            "#141226",
            round=14,
            shine=0.6,
        ),
        *pair("120,178! 146,176 170,204! 146,208", "#140e1c", round=6, flat=0.6, rim=0),
        *pair("126,183! 146,180 164,202! 146,204", "#ffc23a", round=8, glow=0.9, contact=0, rim=0),
        Shape(
            taper("112,168 146,168 176,196", [8, 17, 9]), "#4a5c88", round=7, bump=0.5, contact=0.7
        ),
        Shape(
            taper("263,160 229,166 199,196", [8, 17, 9]), "#4a5c88", round=7, bump=0.5, contact=0.7
        ),
    ]


def _circlet() -> list[Shape]:
    return [
        Shape(
            taper("118,128 150,128 187,142 225,128 257,128", [8, 13, 15, 13, 8]),
            "url(#gold)",
            round=6,
            shine=0.6,
        ),
        Shape(polygon("187,98 204,126 187,160 170,126"), "url(#gold)", round=8, shine=0.6),
        Shape(polygon("187,110 197,127 187,148 177,127"), "#5ad0f4", round=7, shine=0.7, glow=0.3),
    ]

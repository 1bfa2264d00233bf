"""Tide: a young lord whose blue hair breaks over his brow like a wave, strung with pearls."""

from ..curves import ellipse, sample, smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..svg import disc, linear, lines, oval
from ._face import Eye, complexion, eye, eyebrow, glance, glints, lips, lobe, snout
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#0a3a6a", "#1a8a9c", "#7adcc8"), ("#f6fff0", "#b4f0dc"), 140, (192, 170))
LIGHT = Light(ambient="#5a7c9c", rim_colour="#c4fff4", rim=0.8, bounce="#3a7a80", ink="#0a1a34")
SHADE = "#9a5a40"
NEAR = Eye(212, 198, 27, "#2aa4b0", "#e0a880", lift=0.74, tilt=7, lash=5, wing=0.14)
FAR = Eye(132, 201, 21, "#2aa4b0", "#e0a880", False, 0.74, 7, (-0.2, 0.02), 4.4, 0.1)
PEARLS = "98,146 130,156 176,150 226,130 264,140 292,168"


def scene() -> Scene:
    """Let the hair fall behind, then the face, the breaking wave and the pearls."""
    picture = begin(BACKDROP, LIGHT, _gradients(), 4)
    picture.group(*_behind(), shadow=0.4)
    picture.group(*_robe(), shadow=0.4)
    picture.group(*_face(), shadow=0.4)
    picture.group(*_wave(), shadow=0.45)
    picture.group(*_pearls(), shadow=0.4, form=0)
    picture.sharp(glance(NEAR) + glance(FAR) + glints(NEAR) + glints(FAR))
    picture.sharp(
        "".join(
            _bubble(*at)
            for at in (
                (46, 120, 9),
                (62, 96, 5),
                (40, 160, 5),
                (332, 130, 7),
                (344, 104, 4),
                (326, 250, 6),
            )
        )
    )
    return end(picture, "#f0fff8")  # fmt: skip


def _gradients() -> str:
    return (
        complexion("#ffe4bc", "#f0bc8c", "#b87a5c", "#f07858", "#a05c48")
        + linear("hair", (70, 40), (310, 320), (0, "#4ad8ec"), (0.4, "#1a84d0"), (1, "#123a8c"))
        + linear("deep", (90, 100), (310, 375), (0, "#1a5cb0"), (1, "#0a2058"))
        + linear("robe", (60, 300), (320, 375), (0, "#2ac0a4"), (1, "#0c5a68"))
        + linear("gold", (80, 120), (300, 375), (0, "#fff2b8"), (0.5, "#f0bc4c"), (1, "#a8701e"))
    )


def _bubble(x: float, y: float, radius: float) -> str:
    rim = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#e0fff8" opacity=".8"/>'
    return disc(x, y, radius, "#d0fff4", 0.22) + rim + disc(x - 2, y - 2, radius * 0.25, "#fff")


def _behind() -> list[Shape]:
    back = "250,70 306,120 318,200 312,260 326,320 286,330 270,300 110,290 96,240 92,160 130,80"
    shine = lines(["290,130 300,220 300,310", "274,140 286,240 290,310"], "#3a9ae0", 5, 0.5)
    return [Shape(smooth(back), "url(#deep)", round=40, bump=0.4, detail=shine)]


def _robe() -> list[Shape]:
    return [
        Shape(smooth("150,270 246,260 250,320 260,360 130,360 148,320"), "url(#skin)", round=32,
            skin=0.4, detail=oval(200, 306, 66, 26, "url(#hollow)")),
        Shape(smooth("24,390 46,346 110,318 142,312! 180,358 256,308! 300,316 346,346 360,390"),
            "url(#robe)", round=24, bump=0.4),
        limb("140,312 182,358 258,308", [8, 13, 8], "url(#gold)", round=5, shine=0.6, bump=0),
    ]  # fmt: skip


def _face() -> list[Shape]:
    outline = (
        "120,116 104,150 102,180 107,200 101,226 106,256 120,288 144,314 168,322 200,312 "
        "244,282 268,244 276,200 276,140 240,96 170,92"
    )
    paint = (
        oval(210, 192, 46, 34, "url(#hollow)", 0.7) + oval(132, 194, 32, 32, "url(#hollow)", 0.6)
        + oval(230, 242, 36, 26, "url(#blush)", 0.7) + oval(116, 242, 22, 24, "url(#blush)", 0.6)
        + oval(160, 298, 24, 8, "url(#hollow)", 0.6)
    )  # fmt: skip
    return [
        *lobe(278, 218, 28, SHADE),
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.5, ink=0.8, detail=paint),
        *eye(FAR),
        *eye(NEAR),
        eyebrow("108,174 128,164 154,176", [5, 11, 9], "#174a8c", "#3a9ad8"),
        eyebrow("182,174 214,154 250,164", [10, 13, 4], "#174a8c", "#3a9ad8"),
        *snout((150, 246), 20, SHADE, 0.9),
        *lips((160, 282), 27, 0.26, "#d07462", "#6a2c28", 0.9),
    ]


def _wave() -> list[Shape]:
    """Break the wave over the brow, curling towards the far side."""
    sweep = (
        "300,210! 284,168 262,132 214,124 170,142 130,150 96,132 76,100 82,60 116,40 "
        "132,62 118,78 108,70! 104,90 126,104 142,86 150,50 210,22 276,48 316,110 320,180 306,250!"
    )
    strands = lines(
        ["290,180 270,110 210,80 160,100 120,124", "304,190 296,110 240,56 170,66 136,110",
            "276,140 230,104 180,112 130,136", "94,122 84,90 98,58 122,56"],
        "#a8f4ff", 4, 0.6,
    )  # fmt: skip
    dark = lines(
        ["296,200 284,114 226,66 160,80", "270,132 226,112 170,128", "104,128 92,96 104,66"],
        "#103c84", 3.4, 0.5,
    )  # fmt: skip
    return [
        Shape(smooth(sweep), "url(#hair)", round=24, bump=0.4, contact=0.7, shine=0.25,
            detail=dark + strands),
        Shape(taper("270,150 292,200 282,250 292,290", [20, 22, 16, 2]), "url(#hair)", round=9,
            detail=lines(["276,160 290,210 284,260"], "#a8f4ff", 3, 0.5)),
    ]  # fmt: skip


def _pearls() -> list[Shape]:
    track = sample(PEARLS, 40)
    made = []
    for index in range(1, len(track) - 1, 4):
        x, y = float(track[index][0]), float(track[index][1])
        made.append(_pearl(x, y, 6.5))
    made += [_pearl(282, 256, 10), _pearl(282, 276, 6), _pearl(182, 356, 12)]
    return made


def _pearl(x: float, y: float, size: float) -> Shape:
    return Shape(ellipse(x, y, size), "#fff4f4", round=size, shine=0.9, gloss=14, contact=0.7)

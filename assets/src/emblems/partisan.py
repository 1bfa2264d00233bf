"""Partisan: a winged spear with a torn red banner on a barricade."""

from ..curves import both, ellipse, polygon, smooth, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines

BACKDROP = Backdrop(
    ("#22384e", "#58809a", "#d8dcc0"),
    ("#fffbe6", "#d0d8c8"),
    "#38566c",
    "#0c1622",
    "hills",
    radius=130,
)
LIGHT = lit("#121018", "#4f6284", "#fff2cc", "#5a4a48", 0.6)


def scene() -> Scene:
    """Plant the colours."""
    colours = (
        linear("steel", (150, 30), (230, 170), (0, "#ffffff"), (0.5, "#b4c4d2"), (1, "#62748a"))
        + linear("cloth", (190, 120), (350, 260), (0, "#ff5a40"), (0.55, "#d42c34"), (1, "#84142c"))
        + linear("wood", (60, 320), (300, 420), (0, "#b07a48"), (1, "#56341f"))
        + linear("gold", (160, 150), (220, 190), (0, "#fff0b0"), (1, "#a8702a"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 33)
    picture.group(_banner_back(), shadow=0.5, form=0.3)
    picture.group(*_spear(), shadow=0.6)
    picture.group(*_banner(), shadow=0.6, form=0.4)
    picture.group(*_barricade(), shadow=0.6, fade=(390, 440, 0.5))
    return finish(picture, BACKDROP, "#fff6d8")


def _spear() -> list[Shape]:
    left, right = both("177,170! 172,146 150,140 122,112! 150,116 170,124 178,130!", 162)
    blade = "162,18! 178,62 190,104 180,140 172,168! 152,168! 144,140 134,104 146,62"
    ridge = '<path d="M162 20V170" stroke="#5a6a80" stroke-width="3" opacity=".8"/>'
    return [
        Shape(taper("162,420 162,300 162,160", [17, 16, 15]), "url(#wood)", round=7, bump=0.5),
        Shape(smooth(left), "url(#steel)", round=8, shine=0.5),
        Shape(smooth(right), "url(#steel)", round=8, shine=0.5),
        Shape(smooth(blade), "url(#steel)", round=14, shine=0.5, gloss=9, detail=ridge),
        Shape(smooth("146,164 178,164 176,190 148,190"), "url(#gold)", round=9, shine=0.6),
        Shape(ellipse(162, 196, 13, 9), "#d83a34", round=8, bump=0.6),
    ]


def _banner_back() -> Shape:
    return Shape(
        smooth("160,196! 110,190 84,206 48,196! 66,220! 40,246! 82,244 116,256 160,246!"),
        "#9a1c2e",
        round=14,
        bump=0.5,
    )


def _banner() -> list[Shape]:
    flag = (
        "158,188! 206,172 246,196 286,184 342,164! 330,196! 352,220! 328,240! 346,278! 316,276! "
        "304,300! 276,282 240,276 206,300 158,296!"
    )
    folds = lines(
        ["206,176 200,230 208,296", "248,198 238,240 242,276", "292,184 286,230 296,284"],
        "#6e0e24",
        8,
        0.4,
    ) + lines(["222,184 216,230 222,286", "266,194 260,236 262,276"], "#ff9a7a", 5, 0.4)
    sun = (
        '<circle cx="252" cy="234" r="21" fill="#ffd66a"/><path d="M252 196v12M252 '
        '260v12M214 234h12M278 234h12M226 208l8 8M278 208l-8 8M226 260l8-8M278 260l-8-8" '
        'stroke="#ffd66a" stroke-width="6"/>'
    )
    return [
        Shape(smooth(flag), "url(#cloth)", round=22, bump=0.5, bump_size=14, detail=sun + folds),
        Shape(taper("153,190 176,196", [9, 9]), "#f0c860", round=4),
        Shape(taper("153,292 176,290", [9, 9]), "#f0c860", round=4),
    ]


def _barricade() -> list[Shape]:
    grain = lines(["40,392 190,352 330,322"], "#3a2414", 2, 0.6)
    stakes = ((60, 420, 112, 300), (128, 426, 88, 312), (226, 426, 276, 304), (312, 424, 262, 310))
    shapes = []
    for x, y, tip_x, tip_y in stakes:
        shapes.append(
            Shape(taper([(x, y), (tip_x, tip_y + 20)], [30, 26]), "url(#wood)", round=12, bump=0.8)
        )
        point = polygon(
            [
                (tip_x - 14, tip_y + 26),
                (tip_x + (tip_x - x) * 0.2, tip_y - 16),
                (tip_x + 14, tip_y + 26),
            ]
        )
        shapes.append(Shape(point, "#e0b078", round=9, bump=0.4, contact=0.2))
    shapes.append(
        Shape(
            taper("36,392 190,358 340,338", [28, 32, 28]),
            "url(#wood)",
            round=13,
            bump=0.8,
            detail=grain,
        )
    )
    ropes = ((92, 378), (284, 346))
    shapes += [
        Shape(
            smooth(f"{x - 14},{y - 22} {x + 14},{y - 26} {x + 18},{y + 18} {x - 10},{y + 22}"),
            "#d8c08a",
            round=8,
            bump=0.8,
            bump_size=4,
        )
        for x, y in ropes
    ]
    return shapes

"""Martyr: a crowned shield, pierced by arrows, with a halo behind."""

from ..curves import ellipse, polygon, ring, smooth, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import bricks, fill, linear, lines

BACKDROP = Backdrop(
    ("#3a0f1e", "#8a2c34", "#e09a54"),
    ("#fff2b8", "#f0b04a"),
    "#5a1a24",
    "#1a0810",
    "drapes",
    radius=120,
    halo="rays",
    centre=(187, 150),
)
LIGHT = lit("#1c0a12", "#5a5478", "#ffe9a0", "#7a4a2a", 0.7)


def scene() -> Scene:
    """Raise the shield."""
    colours = (
        linear("gold", (80, 60), (290, 340), (0, "#fff2b8"), (0.45, "#e8b04a"), (1, "#8f5a22"))
        + linear("white", (100, 140), (270, 340), (0, "#ffffff"), (1, "#c4cbe0"))
        + linear("red", (100, 140), (270, 340), (0, "#e8483a"), (1, "#9a1c2c"))
        + linear("shaft", (0, 0), (20, 20), (0, "#b98a54"), (1, "#7a5230"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 17)
    halo = Shape(ring(187, 150, 118, 15), "url(#gold)", round=6, shine=0.6, glow=0.25)
    picture.group(halo, shadow=0.3, form=0)
    picture.group(*_shield(), shadow=0.6, roundness=90)
    picture.group(*_crown(), shadow=0.55)
    picture.group(*_arrows(), shadow=0.6, form=0)
    picture.afterglow(fill(ring(187, 150, 120, 20), "#ffe27a", 0.4), 9)
    return finish(picture, BACKDROP, "#fff0b0")


def _shield() -> list[Shape]:
    rim = (
        "78,138! 130,152 187,134 244,152 297,138! 302,210 286,286 240,340 187,374! "
        "134,340 88,286 72,210"
    )
    field = (
        "92,156! 136,166 187,150 238,166 283,156! 286,212 272,276 232,324 187,354! "
        "142,324 102,276 88,212"
    )
    quarters = '<path d="M187 130H320V232H187ZM60 232H187V380H60Z" fill="url(#red)"/>'
    edge = '<path d="M187 130V380M60 232H320" stroke="url(#gold)" stroke-width="9" fill="none"/>'
    cracks = lines(
        ["120,212 136,226 130,250 148,262", "256,276 242,288 246,306", "232,196 248,206 244,222"],
        "#3a2030",
        2.6,
        0.8,
    )
    joints = bricks((60, 130, 320, 380), (60, 42), 3, "#8088a8")
    return [
        Shape(smooth(rim), "url(#gold)", round=10, shine=0.5, bump=0.3),
        Shape(
            smooth(field),
            "url(#white)",
            round=46,
            bump=0.3,
            shine=0.15,
            contact=0.6,
            detail=quarters + joints + edge + cracks,
        ),
        Shape(ellipse(187, 232, 25), "url(#gold)", round=16, shine=0.6, contact=0.7),
    ]


def _crown() -> list[Shape]:
    peaks = (
        "112,126! 102,62! 136,92! 150,46! 174,86! 187,34! 200,86! 224,46! 238,92! "
        "272,62! 262,126! 187,138"
    )
    gems = (("#e8384a", 187), ("#4a9ae8", 150), ("#4a9ae8", 224))
    balls = ((102, 60), (150, 44), (187, 33), (224, 44), (272, 60))
    return [
        Shape(smooth(peaks), "url(#gold)", round=14, shine=0.5, bump=0.25),
        *(Shape(ellipse(x, y, 8.5), "url(#gold)", round=8, shine=0.7) for x, y in balls),
        Shape(
            smooth("108,116 187,128 266,116 266,134 187,148 108,134"),
            "url(#gold)",
            round=8,
            shine=0.5,
        ),
        *(
            Shape(polygon(f"{x},116 {x + 9},128 {x},140 {x - 9},128"), c, round=6, shine=0.7)
            for c, x in gems
        ),
    ]


def _arrows() -> list[Shape]:
    shapes = []
    for x, y, tail_x, tail_y in ((132, 234, 34, 178), (246, 288, 346, 330), (244, 196, 340, 196)):
        way_x, way_y = tail_x - x, tail_y - y
        shapes.append(Shape(ellipse(x, y, 10), "#2a1420", round=5, flat=0.6, rim=0))
        shapes.append(Shape(taper([(x, y), (tail_x, tail_y)], [9, 8]), "#c08c50", round=4))
        for start, side in ((0.72, 1), (0.72, -1)):
            root_x, root_y = x + way_x * start, y + way_y * start
            out_x, out_y = -way_y * 0.16 * side, way_x * 0.16 * side
            vane = [
                (root_x, root_y),
                (root_x + way_x * 0.16 + out_x, root_y + way_y * 0.16 + out_y),
                (tail_x + way_x * 0.06 + out_x, tail_y + way_y * 0.06 + out_y),
                (tail_x, tail_y),
            ]
            shapes.append(Shape(polygon(vane), "#d8e4f4", round=5, bump=0.3))
    return shapes

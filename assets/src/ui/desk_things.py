"""What stands on the desk where letters are written: a candle, and a quill in its ink."""

from ..curves import ellipse, polygon, smooth
from ..curves import ring as curl
from ..scene import Scene, Shape
from ..svg import fill, line, linear, lines, oval
from .cutout import BADGE_LIGHT, Piece

_COLOURS = (
    linear("brass", (0, 0), (120, 0), (0, "#7c4c14"), (0.3, "#ffe08a"), (0.55, "#d69a34"),
           (1, "#6a3e10"))
    + linear("tallow", (40, 0), (82, 0), (0, "#d9b27a"), (0.35, "#fff6dc"), (0.7, "#f2d9a4"),
             (1, "#b98a52"))
    + linear("glass", (20, 0), (104, 0), (0, "#1c2c4c"), (0.3, "#6f93c4"), (0.55, "#2c4470"),
             (1, "#101a32"))
    + linear("vane", (60, 0), (150, 120), (0, "#ffffff"), (0.5, "#e9eef6"), (1, "#a8b6cc"))
)  # fmt: skip


def _scene(size: tuple[int, int], *groups: tuple[Shape, ...]) -> Scene:
    scene = Scene(_COLOURS, BADGE_LIGHT, 5, size)
    for shapes in groups:
        scene.group(*shapes, shadow=0.4, shadow_offset=(2, 2), shadow_blur=3, form=0.3, outline=1.8)
    return scene


def candle() -> Scene:
    """Stand a candle on a plate of brass with a ring to hold it by; it has no flame."""
    ring = Shape(curl(106, 150, 15, 6), "url(#brass)", round=4, shine=0.8)
    plate = Shape(ellipse(60, 158, 48, 14), "url(#brass)", round=7, shine=0.8, gloss=14)
    dish = Shape(ellipse(60, 154, 38, 9), "#8a5a1c", round=4, shine=0.4)
    cup = Shape(smooth("42,136! 78,136! 76,152 60,157 44,152"), "url(#brass)", round=5, shine=0.8)
    body = "43,40! 50,34 60,37 70,33 77,42! 77,142 60,148 43,142"
    runs = "46,38! 52,38 53,64 49.5,72 46,62", "63,37! 69,37 71,88 67.5,98 64,84"
    wax = Shape(smooth(body), "url(#tallow)", round=9, shine=0.25,
                detail=fill(ellipse(60, 40, 15, 5), "#fff2b8", 0.9))  # fmt: skip
    drops = tuple(Shape(smooth(run), "#fff0cc", round=4, shine=0.5, ink=0.5) for run in runs)
    wick = Shape(polygon("58.6,40 59,26 61.4,26 61.4,40"), "#2a1a10", round=1)
    return _scene((124, 176), (ring,), (plate, dish, cup), (wax, *drops), (wick,))


def quill() -> Scene:
    """Stand a feather in a glass of ink."""
    feather = (
        "64,132! 70,100 72,88! 76,92! 82,66 88,46! 93,49! 100,30 124,10 151,3! 148,30 "
        "140,50! 133,48! 128,68 116,86! 109,84! 98,106 68,134!"
    )
    barbs = [[(92 + 9 * n, 92 - 15 * n), (104 + 9.5 * n, 88 - 15 * n)] for n in range(5)]
    barbs += [[(88 + 9 * n, 84 - 15 * n), (82 + 9 * n, 68 - 13 * n)] for n in range(5)]
    marks = line("62,136 82,98 104,58 146,8", "#8a94a8", 1.6, 0.9) + lines(
        barbs, "#9aa8c0", 0.9, 0.7
    )
    vane = Shape(smooth(feather), "url(#vane)", round=6, shine=0.3, detail=marks, bump=0.1)
    shaft = Shape(polygon("60,152 64,134 69,132 64,152"), "#f4e6c0", round=1.5)
    neck = Shape(smooth("46,140! 82,140! 80,150 48,150"), "url(#brass)", round=4, shine=0.8)
    mouth = Shape(ellipse(64, 140, 18, 4.6), "#0c1024", round=2, shine=0.4)
    jar = "48,150! 80,150! 96,164 100,184 90,198 64,201 38,198 28,184 32,164"
    gleam = oval(46, 174, 4, 13, "#cfe2ff", 0.55) + line(
        "36,190 64,196 92,190", "#8fb4e8", 1.4, 0.5
    )
    glass = Shape(smooth(jar), "url(#glass)", round=12, shine=0.9, gloss=24, detail=gleam)
    return _scene((156, 206), (glass, neck, mouth), (vane, shaft))


PIECES = {"candle": Piece(candle, 2.4), "quill": Piece(quill, 2.2)}

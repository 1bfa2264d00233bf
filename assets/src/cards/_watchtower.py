"""What the Disciple's lance is aimed at, and who follows him."""

from ..curves import ellipse, place, polygon, smooth
from ..props import battlement
from ..scene import Scene, Shape
from ..svg import bricks, disc, fill, lines, oval


def pilgrims(picture: Scene) -> None:
    """Bank clouds that the sunset lights, and lead a line of candles up to a keep on the hill."""
    for x, y, wide, tone in ((330, 150, 90, "#c868a8"), (300, 176, 120, "#f08c98"), (352, 222, 80,
            "#ffb08c"), (150, 60, 70, "#7c48a8"), (120, 206, 60, "#d8709c")):  # fmt: skip
        picture.veil(oval(x, y, wide, 9, tone, 0.7) + oval(x + 20, y - 7, wide * 0.5, 8, tone, 0.6),
            3)  # fmt: skip
    keep = battlement(318, 262, 40, 80, 3, 8) + battlement(338, 236, 22, 60, 2, 7)
    picture.veil(fill(keep, "#6a3078", 0.95), 0.8)
    picture.cover(fill("M330 282h6v9h-6zM346 250h5v8h-5z", "#ffd070"))
    way = ((336, 338), (322, 346), (312, 356), (322, 366), (342, 373), (360, 380), (372, 390))
    lights = "".join(disc(x, y, 1.7 + n * 0.22, "#fff0b0") for n, (x, y) in enumerate(way))
    picture.veil("".join(oval(x, y + 8, 3 + n * 0.4, 8 + n, "#2c1450", 0.9)
        for n, (x, y) in enumerate(way)), 0.5)  # fmt: skip
    picture.afterglow("".join(disc(x, y, 6 + n, "#ff9a40", 0.5) for n, (x, y) in enumerate(way)), 4)
    picture.cover(lights)


def tower() -> list[Shape]:
    """Crack a tower, and startle who keeps watch on it."""
    shaft = "18,152! 106,152! 108,250 110,360 118,436! 62,444 4,436! 12,360 15,250"
    crown = "2,104! 28,104! 28,126! 94,126! 94,104! 120,104! 120,152! 108,168! 14,168! 2,152!"
    hole = "76,236! 86,250 102,246! 94,262 108,276! 90,278 88,298! 76,282 58,292! 64,272 48,264! "
    hole += "64,256 60,238! 72,248"
    cracks = ["66,246 52,218 60,196 50,172", "82,246 90,222 86,186", "48,268 30,286 26,330",
        "74,284 82,320 72,352 80,400", "88,268 104,284"]  # fmt: skip
    joints = bricks((0, 96, 124, 440), (30, 22), 3, "#2c1a48", 6)
    return [
        Shape(smooth(shaft), "url(#stone)", round=40, bump=0.7, bump_size=8,
            detail=joints + lines(cracks, "#ffc04a", 3.6, 0.95)),
        Shape(ellipse(61, 116, 17, 18), "#f0b088", round=14, skin=0.4),
        Shape(smooth("42,108! 44,92 60,82 76,90 80,107! 62,102"), "#8c94b8", round=12, shine=0.7),
        *(Shape(ellipse(x, 112, 5.6, 7), "#fffaf0", round=6, glow=0.4, ink=0.6) for x in (54, 68)),
        Shape(ellipse(61, 124, 4, 5), "#5a1424", round=2, rim=0, ink=0.5),
        Shape(smooth(crown), "url(#stone)", round=12, bump=0.7, bump_size=8, contact=0.7,
            detail=joints),
        *(Shape(ellipse(x, 127, 8, 6), "#f0b088", round=5, contact=0.7) for x in (38, 85)),
        Shape(smooth("84,196! 89,182 94,196! 94,216! 84,216!"), "#ffd070", round=3, glow=0.7),
        Shape(smooth(place(hole, -10, -4)), "#ffdc7a", round=4, glow=1, contact=0.3, rim=0,
            ink=0.8),
    ]  # fmt: skip


def chips() -> list[Shape]:
    bits = (
        "96,236! 118,216! 112,240!", "104,292! 126,302! 108,308!", "30,236! 12,214! 18,246!",
        "28,276! 8,290! 22,296!", "46,206! 30,186! 50,194!", "88,310! 102,330! 84,326!",
    )  # fmt: skip
    return [
        Shape(polygon(place(bit.replace("!", ""), -8, -4)), "#c8b4d4", round=4, bump=0.4, glow=0.15)
        for bit in bits
    ]

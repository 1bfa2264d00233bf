"""The Alpha's muzzle: fur in tufts, pads with whiskers, jaw, tongue and teeth."""

from ..curves import smooth
from ..faces import fang
from ..scene import Shape
from ..svg import lines, spots

FUR, PALE, DEEP = "#aeb0b6", "#fff6e6", "#3c4660"


def tooth(x: float, y: float, long: float, wide: float, turn: float = 0) -> Shape:
    return fang(x, y, long, wide, turn, "#fffaf0")


def muzzle() -> list[Shape]:
    """Grow a long muzzle from the stop between the brows: pale lips, a dark bridge, the nose."""
    lips = ("170,136! 144,150 112,162 84,166 66,174 60,188 66,202 86,208 112,208 140,212 "
        "168,222 198,236! 210,214 206,178 194,152")  # fmt: skip
    bridge = ("164,122! 146,138 116,154 84,160 74,168 92,176 122,176 148,172 164,182! 170,166 "
        "186,166! 178,150")  # fmt: skip
    wrinkles = lines(["146,180 160,172 166,162", "126,184 140,180 148,172"], "#8c8c98", 3, 0.5)
    return [
        Shape(smooth(lips), PALE, round=26, bump=0.3, bump_size=12, contact=0.8,
            detail=wrinkles + spots(6, 8, (88, 190, 122, 202), "#5c5470", (1, 1.6), 0.9)),
        Shape(smooth(bridge), FUR, round=16, bump=0.4, bump_size=12, contact=0.3, ink=0.3,
            detail=lines(["92,168 124,164 148,152"], "#d8d8d8", 4, 0.5)),
        Shape(smooth("52,182 56,168 70,160 86,164 90,176 80,188 66,194 56,192"), "#141428",
            round=12, shine=0.9, contact=0.8),
    ]  # fmt: skip


def mouth() -> list[Shape]:
    """Jaw, throat, tongue, and the teeth that the lip will cover at their roots."""
    return [
        Shape(smooth("84,222! 92,244 118,260 156,268 196,262 220,236! 206,214 150,210"), FUR,
            round=18, bump=0.6, bump_size=6, contact=0.6),
        Shape(smooth("78,200! 120,204 170,212 208,226! 200,246 168,254 126,248 94,232"),
            "#5c1028", round=6, flat=0.4, rim=0, contact=0.5),
        Shape(smooth("104,234 126,224 160,230 190,238 168,250 128,246"), "#e06878", round=9,
            ink=0.4, shine=0.4),
        *(tooth(x, y, long, 10, 180) for x, y, long in ((96, 238, 24), (114, 246, 11),
            (132, 250, 12), (152, 253, 12), (172, 253, 13))),
        *(tooth(x, y, long, wide) for x, y, long, wide in ((76, 202, 12, 8), (92, 204, 32, 14),
            (112, 205, 13, 10), (130, 207, 14, 10), (148, 212, 15, 11), (166, 218, 16, 12),
            (184, 226, 13, 11))),
    ]  # fmt: skip

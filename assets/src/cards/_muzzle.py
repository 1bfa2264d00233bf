"""The Alpha's muzzle: fur in tufts, pads with whiskers, jaw, tongue and teeth."""

from ..curves import smooth, taper
from ..faces import fang
from ..scene import Shape
from ..svg import lines, spots

FUR, PALE, DEEP = "#b2aeb8", "#fff4e0", "#484a68"


def tooth(x: float, y: float, long: float, wide: float, turn: float = 0) -> Shape:
    return fang(x, y, long, wide, turn, "#fffaf0")


def muzzle() -> list[Shape]:
    """Grow the muzzle from a stop between the brows: fur in tufts, pads with whiskers, a bridge."""
    side = ("134,132! 168,128! 192,152 220,162! 210,176 236,190! 218,200 238,220! 214,222 "
        "210,238 188,240 152,240 126,236 98,230 74,216 70,198 88,180 112,158")  # fmt: skip
    flow = lines(["172,170 192,180 208,188", "164,198 188,206 212,212", "160,216 184,224 204,226"],
        "#a89c9c", 2.6, 0.45)  # fmt: skip
    pad = "76,210 90,200 112,200 132,208 142,222 132,234 112,236 92,230 78,222"
    holes = spots(6, 11, (102, 211, 132, 228), "#5c5470", (1, 1.6), 0.9)
    bridge = ("126,140 142,128 166,132 184,154! 172,158 178,178! 158,176 148,192! 130,184 106,188 "
        "96,182 112,160")  # fmt: skip
    return [
        Shape(smooth(side), PALE, round=30, bump=0.4, bump_size=12, contact=1.0, detail=flow),
        Shape(smooth(pad), PALE, round=18, bump=0.3, contact=0.6, ink=0.5, detail=holes),
        Shape(smooth("66,206 76,202 86,212 88,226 78,226 68,216"), PALE, round=9, contact=0.4,
            ink=0.4),
        Shape(smooth(bridge), FUR, round=20, bump=0.4, bump_size=12, contact=0.3, ink=0.3,
            detail=lines(["106,176 126,162 142,150", "140,178 154,168"], DEEP, 2.6, 0.4)),
        *(Shape(taper(way, [2.6, 2, 0.6]), "#fffaf0", round=1, ink=0.4, rim=0, contact=0.3)
            for way in ("122,220 156,218 184,226", "116,226 146,232 168,244")),
        Shape(smooth("98,136! 118,130 140,144 154,152 170,140 200,126 228,132! 214,146 192,146 "
            "170,158 156,168 142,160 122,148"), "#85839a", round=14, bump=0.5, contact=0.6,
            ink=0.3),
    ]  # fmt: skip


def mouth() -> list[Shape]:
    """Jaw, throat, tongue, and the teeth that the lip will cover at their roots."""
    return [
        Shape(smooth("90,236! 120,250 170,254 226,222! 250,216 252,240 230,266 196,286 152,294 "
            "114,284 92,262"), "url(#head)", round=18, bump=0.8, bump_size=6, contact=0.6),
        Shape(smooth("82,222! 130,232 180,236 222,216! 216,246 188,264 144,268 108,258 90,244"),
            "#5c1028", round=6, flat=0.4, rim=0, contact=0.5),
        Shape(smooth("112,258 136,244 172,248 196,256 170,266 140,268"), "#e06878", round=9,
            ink=0.4, shine=0.4),
        *(tooth(x, y, long, 10, 180) for x, y, long in ((104, 254, 20), (122, 263, 11),
            (140, 267, 11), (160, 267, 12), (180, 263, 13), (198, 254, 14))),
        *(tooth(x, y, long, wide) for x, y, long, wide in ((88, 222, 14, 9), (104, 224, 32, 14),
            (124, 230, 14, 10), (140, 232, 14, 10), (158, 234, 16, 11), (178, 234, 17, 12),
            (198, 228, 15, 11))),
    ]  # fmt: skip

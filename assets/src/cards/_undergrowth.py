"""What is smaller than the Grrr: toadstools, and a snail in its way."""

from ..curves import ellipse, place, smooth, taper
from ..figures import limb
from ..scene import Shape
from ..svg import line, oval


def toadstools() -> list[Shape]:
    """Grow two as tall as its feet, so that all can see how large it is."""
    shapes = []
    for x, y, k, turn in ((344, 430, 1.0, 10), (318, 468, 0.62, -12)):
        stalk = place([(-2, 62), (3, 30), (0, 0)], x, y, k, turn)
        dots = "".join(oval(p.x, p.y, n * k, n * k * 0.7, "#fff4e4", 0.95) for p, n in zip(
            place([(-20, -10), (2, -22), (22, -8), (-4, -4), (-34, 2)], x, y, k, turn),
            (8, 8, 7, 5, 5), strict=True))  # fmt: skip
        shapes += [
            Shape(taper(stalk, [24 * k, 19 * k, 17 * k]), "#fff0dc", round=9 * k, bump=0.2),
            Shape(ellipse(*stalk[2][:2], 32 * k, 7 * k, turn), "#d8a088", round=4),
            Shape(smooth(place("-44,4! -36,-20 0,-36 36,-20 44,4! 0,12", x, y, k, turn)),
                "url(#cap)", round=24 * k, shine=0.5, detail=dots),
        ]  # fmt: skip
    return shapes


def snail() -> list[Shape]:
    """Let a snail find itself in the way: foot, shell, neck, eyes blown back on their stalks."""
    coil = "104,466 96,446 78,448 74,466 90,476 108,464 104,440 80,434"
    return [
        Shape(smooth("22,492! 40,482 90,484 140,480! 126,496 60,500"), "#c8a0c8", round=9),
        Shape(taper("70,490 42,486 34,462", [22, 24, 26]), "#c8a0c8", round=12, skin=0.3),
        limb("36,458 42,440 36,444", [7, 6, 6], "#c8a0c8", bump=0),
        limb("40,456 50,440 49,426", [7, 6, 6], "#c8a0c8", bump=0),
        Shape(smooth("58,470 66,436 92,424 118,438 126,466 112,486 78,488"), "url(#snail)",
            round=30, shine=0.5, gloss=10, detail=line(coil, "#7c3430", 4, 0.8)),
        Shape(ellipse(36, 444, 8), "#fffaf0", round=7, glow=0.5),
        Shape(ellipse(49, 425, 8.5), "#fffaf0", round=7, glow=0.5),
        Shape(ellipse(27, 470, 4, 6), "#5c1c3c", round=2, flat=0.5, rim=0),
    ]  # fmt: skip

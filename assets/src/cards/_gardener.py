"""The gardener whom his own plant is after."""

from ..actors import Hand, grip, spread
from ..anatomy import SLEEVE, TROUSERS, creases, limb_of
from ..curves import ellipse, place, polygon, smooth, taper
from ..figures import limb
from ..scene import Shape
from ..svg import line, lines, oval


def gardener() -> list[Shape]:
    """Run for the fence in one boot, can in hand, and look back: far limbs, apron, near ones."""
    far, near, linen = "#5c6cb0", "#7888cc", "#f8e8d0"
    lead, push = ((88, 468), (62, 473), (56, 495)), ((98, 468), (121, 481), (148, 479))
    swing, flung = ((78, 446), (58, 462), (36, 452)), ((106, 446), (132, 446), (140, 422))
    return [
        Shape(taper("26,464 28,444 40,454", [4, 4, 4]), "#5878a8", round=2),
        limb("24,482 13,472 9,461", [7, 6, 9], "#78a0c8", shine=0.6),
        Shape(polygon("18,464! 42,460! 46,484! 22,490!"), "#88b4dc", round=9, shine=0.8),
        limb_of(swing, 16, SLEEVE, "#d8c8b4", -1),
        *grip(Hand(36, 452, 11, 190, "#f0b490")),
        Shape(smooth("138,464 150,462 158,472 166,488 162,500 152,498 146,486 138,480"), "#fff4e0",
            round=6, detail=lines(["142,484 156,474", "150,494 164,484"], "#d83c48", 4, 1)),
        limb_of(push, 25, TROUSERS, far, -1, detail=creases(push, 25, "#34407c", TROUSERS, -1)),
        Shape(smooth("50,492! 70,490! 72,506! 34,508! 34,500 46,496"), "#8a5a34", round=6,
            shine=0.3),
        Shape(taper("49,491 71,490", [8, 8]), "#b07c48", round=3),
        limb_of(lead, 26, TROUSERS, near, 1, detail=creases(lead, 26, "#3c4888", TROUSERS, 1)),
        *spread(Hand(140, 422, 15, -74, "#f0b490")),
        Shape(smooth("70,450 82,438 106,438 116,452 112,474 96,482 78,476"), linen, round=16,
            bump=0),
        limb_of(flung, 17, SLEEVE, linen, -1, detail=creases(flung, 17, "#a88c74", side=-1)),
        Shape(smooth("72,454! 92,457 108,452! 114,478 100,494! 76,482!"), "#48884c", round=9,
            detail=lines(["84,458 84,484", "100,456 104,486"], "#2c5c34", 2, 0.6)),
        Shape(smooth("64,430 70,416 92,412 108,418 110,436 102,452 84,456 70,448"), "#f0b490",
            round=16, skin=0.5, bump=0),
        Shape(smooth("78,445 90,440 102,442 100,452 88,455 80,452"), "#5c1020", round=3, flat=0.5,
            rim=0, detail=oval(90, 454, 7, 3.4, "#e06070")),
        Shape(ellipse(80, 431, 7.5), "#fffaf0", round=7, glow=0.5),
        Shape(ellipse(100, 428, 8.5), "#fffaf0", round=7, glow=0.5),
        Shape(ellipse(90, 437, 6, 5), "#e88870", round=5, shine=0.3),
        Shape(smooth(place("-36,6 -16,-2 16,-2 36,6 20,12 -20,12", 86, 411, 1, -8)), "url(#straw)",
            round=6, contact=0.8),
        Shape(smooth(place("-17,4! -14,-18 0,-24 14,-18 17,4! 0,8", 86, 409, 1, -8)),
            "url(#straw)", round=14, detail=line(place("-17,0 0,4 17,0", 86, 409, 1, -8),
            "#d83c48", 6, 1)),
    ]  # fmt: skip

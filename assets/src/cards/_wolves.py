"""The Alpha's pack: two wolves at his feet, two behind him."""

from ..curves import ellipse, place, smooth
from ..faces import fang
from ..figures import Spot, limb
from ..scene import Scene, Shape
from ..svg import fill


def lurking(picture: Scene) -> None:
    """Let two more of them be no more than eyes and ears before the wood."""
    for x, y, k in ((16, 352, 0.62), (352, 330, 0.66)):
        wolf = place("-26,40! -30,0 -22,-14 -24,-34! -10,-22 10,-22 24,-34! 22,-14 30,0 26,40!", x,
            y, k)  # fmt: skip
        picture.cover(fill(smooth(wolf), "#141c48"))
        eyes = "".join(ellipse(x + side * 10 * k, y - 2, 5.4 * k, 3.6 * k, side * -18)
            for side in (-1, 1))  # fmt: skip
        picture.cover(fill(eyes, "#ffe060"))


def pack() -> list[Shape]:
    """Let two of them look where he looks, darker than he, their eyes lit."""
    return [*_wolf(Spot(58, 462, 0.9)), *_wolf(Spot(344, 486, 0.7))]


def _wolf(at: Spot) -> list[Shape]:
    """Turn a wolf's head to the left: neck, ears, skull with cheeks, muzzle, nose, eyes, fangs."""
    nose, size = at.put("-49,17")[0], at.size
    return [
        Shape(smooth(at.put("-20,30! -36,60 -44,110! 70,110! 56,50 36,16!")), "url(#wolf)",
            round=20, bump=0.8),
        Shape(smooth(at.put("-26,-12! -26,-44 -14,-58! 2,-38 4,-18!")), "#34365a", round=7),
        Shape(smooth(at.put("8,-20! 20,-48 34,-60! 42,-34 36,-4!")), "url(#wolf)", round=8,
            detail=fill(smooth(at.put("18,-20 24,-40 32,-50! 36,-30 32,-10")), "#7c5468", 0.8)),
        Shape(smooth(at.put("-32,-4 -20,-24 8,-26 30,-14 38,6! 50,18! 38,22 46,38! 30,36 26,52! "
            "8,46 -16,46 -30,30 -36,14")), "url(#wolf)", round=22, bump=0.7),
        Shape(smooth(at.put("-44,30 -20,30 2,24 0,36 -14,46 -36,44")), "#3c3e60", round=7),
        *(fang(p.x, p.y, 9 * size, 6 * size, 0, "#fff4e0") for p in at.put("-40,30 -24,31 -10,30")),
        Shape(smooth(at.put("26,-6! 36,4 52,14! 42,20 54,36! 38,34 40,52! 26,42 22,58! 10,44 "
            "6,20 16,2")), "#9c98a8", round=9, bump=0.8, contact=0.3, ink=0.6),
        Shape(smooth(at.put("-20,-2 -6,6 6,18 2,28 -20,33 -44,33 -54,24 -50,12 -34,6")), "#8c889c",
            round=12, bump=0.4, contact=0.5),
        Shape(ellipse(nose.x, nose.y, 8 * size, 6.5 * size), "#141430", round=5, shine=0.9),
        *(Shape(smooth(at.put(eye)), "#ffd850", round=3, glow=1)
            for eye in ("-27,0! -20,-5 -12,4! -21,5", "4,2! 12,-6 22,-7! 16,4")),
        limb(at.put("0,0 12,-9 26,-12"), [3, 7 * size, 2], "#34344e", round=3),
        limb(at.put("-32,-6 -22,-8 -10,2"), [2, 6 * size, 3], "#34344e", round=3),
    ]  # fmt: skip

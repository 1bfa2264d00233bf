"""The mouse that a card does some good: in a tunic, with a spear; and toadstools by its home."""

from ..actors import Hand
from ..curves import ellipse, place, smooth
from ..figures import limb
from ..hands import clasp
from ..scene import Shape
from ..svg import disc, oval


def mouse(x: float, y: float, k: float, side: int) -> list[Shape]:
    """Let a neighbour hold up a spear, and stare at what burns on its point."""

    def put(points: str) -> list[tuple[float, float]]:
        return [(x + p.x * k * side, y + p.y * k) for p in place(points)]

    hand = Hand(*put("24,36")[0], 13 * k, 0 if side > 0 else 180, "#e8b09c", side < 0)
    spear = [limb(put("36,84 33,36 30,-70"), [6 * k, 5 * k, 5 * k], "#b88450", round=2)]
    return [
        *(Shape(ellipse(*put(at)[0], 13 * k, 7 * k), "#e8b09c", round=6) for at in ("-12,94",
            "16,95")),
        Shape(smooth(put("-20,24 0,14 20,24 28,62 20,92 -22,92 -28,62")), "#3c8c98", round=18 * k,
            bump=0.3),
        Shape(ellipse(*put("-20,-22")[0], 17 * k), "#b49488", round=9 * k,
            detail=disc(*put("-20,-21")[0], 10 * k, "#f0a094")),
        Shape(smooth(put("-26,-2 -20,-22 0,-30 20,-22 34,0 40,10 28,20 0,24 -20,18")), "#c4a494",
            round=20 * k, bump=0.6, bump_size=4),
        Shape(ellipse(*put("14,-26")[0], 18 * k, 17 * k), "#b49488", round=9 * k, contact=0.7,
            detail=disc(*put("15,-25")[0], 11 * k, "#f0a094")),
        *(Shape(ellipse(*put(at)[0], 8 * k, 9 * k), "#fffaf0", round=8, glow=0.5, ink=0.7)
            for at in ("4,-4", "22,-4")),
        Shape(ellipse(*put("40,8")[0], 5 * k), "#e86c74", round=4, shine=0.6),
        Shape(ellipse(*put("26,17")[0], 5 * k, 4 * k), "#5c1c28", round=2, flat=0.5, rim=0),
        *clasp(hand, spear, put("-6,40 4,48 16,38"), 12 * k),
    ]  # fmt: skip


def toadstool(x: float, y: float, k: float) -> list[Shape]:
    """Grow a red one with white specks, whose cap is at the place."""
    specks = oval(x - k * 0.3, y - k * 0.4, k * 0.18, k * 0.14, "#fff4e0")
    specks += oval(x + k * 0.4, y - k * 0.2, k * 0.14, k * 0.12, "#fff4e0")
    cap = place("-1,.2! -.8,-.6 0,-1 .8,-.6 1,.2! 0,.36", x, y, k)
    return [
        limb([(x, y + k * 1.4), (x, y)], [k * 0.6, k * 0.5], "#f4e4c8"),
        Shape(smooth(cap), "#e84c38", round=k * 0.5, shine=0.5, detail=specks),
    ]

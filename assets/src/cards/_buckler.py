"""The Lieutenant's buckler: polished steel in a rim of gold, and the arrows that it turns."""

from ..curves import Knot, Points, knots, place, polygon, smooth
from ..figures import arrow, limb, plate
from ..props import rivets
from ..scene import Shape

GOLD = "url(#gold)"
BUCKLER = (92.0, 272.0)
AHEAD = "-5,-8! 19,0! -5,8! -1,0"


def _on_shield(points: Points) -> list[Knot]:
    """Lay points, drawn about the origin, on the buckler: it is turned a little from us."""
    narrow = [Knot(p.x * 0.8, p.y * 0.9, p.corner) for p in knots(points)]
    return place(narrow, *BUCKLER, 1, -8)


def buckler() -> list[Shape]:
    """Polish it until it blinds."""
    around = _circle(92)
    studs = [_on_shield([knob])[0] for knob in _circle(82, 14)]
    petals = [
        Shape(smooth(_on_shield(place("0,-24! 8,-45 0,-66! -8,-45", 0, 0, 1, turn))), GOLD,
            round=5, shine=0.6)
        for turn in range(0, 360, 45)
    ]  # fmt: skip
    return [
        Shape(polygon(place(_on_shield(around), 9, 5)), "#7a4a1c", round=8, shine=0.3),
        Shape(polygon(_on_shield(around)), GOLD, round=12, shine=0.7, gloss=9),
        Shape(polygon(_on_shield(_circle(72))), "url(#dome)", round=60, shine=0.6,
            gloss=12, contact=0.8, glow=0.45),
        *petals,
        plate(_on_shield(place("-22,0 0,-22 22,0 0,22", 0, 0, 1, 45)), GOLD, round=14),
        Shape(polygon(_on_shield(_circle(15))), "#d8323e", round=12, shine=0.9,
            contact=0.7),
        *rivets([(stud.x, stud.y) for stud in studs], 4.4, "#fff0b0"),
    ]  # fmt: skip


def _circle(radius: float, count: int = 48) -> list[Knot]:
    """Walk round a circle about the origin."""
    return [place([(radius, 0)], 0, 0, 1, 360 * n / count)[0] for n in range(count)]


def arrows() -> list[Shape]:
    """Break one on the shield, and send two others away."""
    shapes = [
        *arrow((8, 120), (38, 172), "#d8323e"),
        limb("34,166 44,182", [5.5, 4], "#b98a54", round=3),
        limb("108,190 124,178", [5, 5.5], "#b98a54", round=3),
        Shape(smooth(place(AHEAD, 130, 172, 1.1, -38)), "#e8f0fa", round=4, shine=0.8),
    ]
    for tail, head, turn in (((150, 104), (104, 128), 154),):
        shapes += [
            *arrow(tail, head, "#d8323e"),
            Shape(smooth(place(AHEAD, *head, 1.1, turn)), "#e8f0fa", round=4, shine=0.8),
        ]
    return shapes

"""The three figures of a card, told apart by shape, and the crystals that pay for it."""

from functools import partial

from ..curves import ellipse, mirror, polygon, smooth, star, taper
from ..faces import widened
from ..scene import Scene, Shape
from ..svg import line, linear, radial
from .cutout import GOLD, Piece, badge, facets

GEM = [
    (50.0, 6.0),
    (84.0, 24.0),
    (90.0, 58.0),
    (66.0, 92.0),
    (34.0, 92.0),
    (10.0, 58.0),
    (16.0, 24.0),
]
BLUES = ["#7fe0ff", "#3aa6ee", "#2a78d6", "#1f54b0", "#2768c4", "#4aa0ea", "#a6efff"]
HEART = "50,92! 20,66 6,44 8,24 24,10 40,14 50,26! 60,14 76,10 92,24 94,44 80,66"
FULL = ("#baf4ff", "#5cc8ff", "#3aa0f0", "#2a86e0")
SPENT = ("#5c6680", "#49526c", "#444c64", "#3a425a")


def cost() -> Scene:
    """Cut a blue gem."""
    setting = polygon([(50 + (x - 50) * 1.12, 50 + (y - 50) * 1.1) for x, y in GEM])
    table = polygon([(50 + (x - 50) * 0.55, 52 + (y - 52) * 0.55) for x, y in GEM])
    gleam = '<path d="M28 36L62 30L34 74Z" fill="#8fdcff" opacity=".35"/>'
    return badge(
        GOLD,
        (
            Shape(setting, "url(#gold)", round=4, shine=0.6, gloss=9, ink=0.7),
            *facets(GEM, 0.58, BLUES),
            Shape(table, "#2f8ce6", round=6, contact=0, shine=0.3, ink=0.3, detail=gleam),
        ),
    )


def attack() -> Scene:
    """Set a burst over crossed swords."""
    glow = radial("core", (42, 38), 60, (0, "#ffb84a"), (0.5, "#e8641e"), (1, "#8c1f12"))
    burst = Shape(
        smooth(star(50, 51, 38, 31, 9)), "url(#gold)", round=6, shine=0.6, gloss=9, ink=0.7
    )
    core = Shape(
        ellipse(50, 51, 27), "url(#core)", round=20, contact=0.7, shine=0.3, skin=0.3, ink=0.7
    )
    return badge(GOLD + glow, (*_sword(False), *_sword(True)), (burst, core))


def _sword(right: bool) -> tuple[Shape, ...]:
    blade, groove, guard, grip = (
        mirror(points, 50) if right else points
        for points in ("24,76 60,38 92,4", "24,76 88,8", "10,72 28,90", "18,82 8,92")
    )
    fuller = line(groove, "#8fa6bd", 2, 0.8)
    return (
        Shape(taper(blade, [12, 12, 10.5, 0.8], 60), "#eef4fa", round=4, shine=0.7, gloss=8,
              ink=0.7, detail=fuller),
        Shape(taper(guard, [8, 8]), "url(#gold)", round=4, shine=0.6, ink=0.7),
        Shape(taper(grip, [8, 7]), "#7a4a2a", round=4, ink=0.7),
        Shape(ellipse(94 if right else 6, 94, 5), "url(#gold)", round=4, shine=0.6, ink=0.7),
    )  # fmt: skip


def health() -> Scene:
    """Shape a red heart."""
    red = linear("red", (30, 10), (70, 95), (0, "#ff7a7a"), (0.45, "#d9263f"), (1, "#70102c"))
    gleam = (
        '<ellipse cx="31" cy="30" rx="10" ry="6" transform="rotate(-35 31 30)" '
        'fill="#fff" opacity=".55"/>'
    )
    rim, body = (smooth(widened(HEART, factor, (50, 51))) for factor in (1.04, 0.86))
    return badge(
        GOLD + red,
        (
            Shape(rim, "url(#gold)", round=5, shine=0.6, gloss=9, ink=0.7),
            Shape(body, "url(#red)", round=24, contact=0.7, shine=0.55, gloss=16, skin=0.4, ink=0.7,
                  detail=gleam),
        ),
    )  # fmt: skip


def crystal(colours: tuple[str, ...]) -> Scene:
    """Cut a long crystal, bright or spent."""
    faces = (
        "50,4 50,60 26,34",
        "50,4 74,34 50,60",
        "26,34 50,60 50,96 22,66",
        "74,34 78,66 50,96 50,60",
    )
    return badge(
        "",
        tuple(
            Shape(polygon(face), colour, round=4, contact=0, shine=0.35, ink=0.3)
            for face, colour in zip(faces, colours, strict=True)
        ),
    )


PIECES = {
    "cost": Piece(cost, 2),
    "attack": Piece(attack, 2),
    "health": Piece(health, 2),
    "mana1": Piece(partial(crystal, FULL), 1),
    "mana0": Piece(partial(crystal, SPENT), 1),
}

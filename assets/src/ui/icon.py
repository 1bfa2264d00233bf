"""The game's sign for the desktop: a golden bridge over a blue gem, legible when very small."""

from ..curves import ellipse, polygon, smooth
from ..scene import Scene, Shape
from ..svg import linear, oval, radial
from .cutout import GOLD, Piece, badge

NIGHT = radial("night", (50, 34), 60, (0, "#3c4a86"), (0.6, "#1b2148"), (1, "#0a0c20"))
ARCH = linear("arch", (50, 22), (50, 62), (0, "#fff0a8"), (0.5, "#f6b83c"), (1, "#b8691c"))
GEM = linear("gem", (34, 52), (66, 92), (0, "#a4ecff"), (0.45, "#2f90f0"), (1, "#123c9c"))


def icon() -> Scene:
    """Set the bridge and the gem on a dark disc with a golden rim."""
    rim = Shape(ellipse(50, 50, 46.5), "url(#gold)", round=8, shine=0.7, ink=0.7)
    disc = Shape(ellipse(50, 50, 40), "url(#night)", round=5, shine=0.2, ink=0.8)
    # The roadway rises to the middle, and one wide arch carries it.
    road = "8,50! 22,40 36,33.5 50,31.5 64,33.5 78,40 92,50! 92,69! 82,69! "
    road += "79,57 67,47 50,44 33,47 21,57 18,69! 8,69!"
    bridge = Shape(smooth(road), "url(#arch)", round=6, shine=0.7, ink=0.9, contact=0.8)
    posts = tuple(
        Shape(polygon(f"{x - 4.8},{y} {x + 4.8},{y} {x + 4.8},{y - 12} {x - 4.8},{y - 12}"),
              "url(#arch)", round=3, shine=0.6, ink=0.8)
        for x, y in ((23, 42), (41, 35), (59, 35), (77, 42))
    )  # fmt: skip
    cut = "50,50 67,60 67,68 50,90 33,68 33,60"
    gem = Shape(polygon(cut), "url(#gem)", round=5, shine=0.6, gloss=12, ink=0.9, contact=0.7,
                detail=oval(43, 61, 4, 3, "#ffffff", 0.75))  # fmt: skip
    table = Shape(polygon("39,62 50,55 61,62 50,77"), "#7cd4ff", round=4, shine=0.5, ink=0.3,
                  contact=0)  # fmt: skip
    return badge(GOLD + NIGHT + ARCH + GEM, (rim, disc), (gem, table, *posts, bridge))


def small_icon() -> Scene:
    """Draw the same sign for a few pixels: no rim, one thick bridge, one plain gem."""
    disc = Shape(ellipse(50, 50, 48), "url(#night)", round=6, shine=0.3, ink=0.9)
    road = "3,52! 22,36 50,28 78,36 97,52! 97,74! 79,74! 76,60 50,50 24,60 21,74! 3,74!"
    bridge = Shape(smooth(road), "url(#arch)", round=7, shine=0.8, ink=0.8, contact=0.6)
    gem = Shape(polygon("50,56 70,70 50,96 30,70"), "url(#gem)", round=5, shine=0.8, ink=0.8,
                detail=oval(43, 69, 5, 4, "#ffffff", 0.8))  # fmt: skip
    return badge(NIGHT + ARCH + GEM, (disc,), (gem, bridge))


PIECES = {"icon": Piece(icon, 2.56)}

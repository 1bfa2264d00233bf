"""The game's sign for the desktop: a bridge from rim to rim over a blue gem, legible when small."""

import math

from ..curves import polygon, smooth
from ..scene import Scene, Shape
from ..svg import disc, line, linear, oval, radial
from .cutout import BADGE_LIGHT, GOLD, Piece

DUSK = linear("dusk", (50, 6), (50, 92), (0, "#2a1c5c"), (0.22, "#8a3f7c"), (0.42, "#ff8f4e"),
              (0.62, "#ffd88a"), (0.63, "#2f6fa8"), (0.8, "#17457e"), (1, "#0b1f4a"))  # fmt: skip
GLOW = radial("glow", (50, 52), 34, (0, "#fff2b8ee"), (0.5, "#ffb65a66"), (1, "#ffb65a00"))
STONE = linear("stone", (50, 30), (50, 80), (0, "#fff0c0"), (0.3, "#e6b870"), (1, "#7c4a2c"))
GEM = linear("gem", (34, 52), (66, 92), (0, "#c8f6ff"), (0.42, "#38a6ff"), (1, "#123c9c"))
#: Where the sign's middle is: a little high, for the shadow below it.
_X, _Y = 50.0, 48.0
_JOINT = "#5a3320"


def icon() -> Scene:
    """Hang the bridge in a golden ring, dusk behind it, the gem in the river below."""
    scene = Scene(GOLD + DUSK + GLOW + STONE + GEM, BADGE_LIGHT, 4, (100, 100))
    sky = Shape(circle(40), "url(#dusk)", round=3, shine=0, ink=0.6, detail=_sky())
    scene.group(sky, shadow=0.55, shadow_offset=(0, 2.4), shadow_blur=2, form=0.1, outline=2)
    scene.group(*_gem(50, 69, 15), shadow=0.5, shadow_offset=(0, 2), shadow_blur=2.4, outline=2)
    scene.group(_bridge(), shadow=0.6, shadow_offset=(0, 3), shadow_blur=2.4, form=0.2, outline=2.2)
    rim = Shape(circle(42.5) + circle(36.5, hole=True), "url(#gold)", round=5, shine=0.8, ink=0.7)
    scene.group(rim, shadow=0.5, shadow_offset=(0, 1.6), shadow_blur=1.6, form=0.2, outline=1.6)
    return scene


def small_icon() -> Scene:
    """Draw the same sign for a few pixels: no ring, one thick bridge, one plain gem."""
    scene = Scene(GOLD + DUSK + GLOW + STONE + GEM, BADGE_LIGHT, 4, (100, 100))
    sky = Shape(circle(44), "url(#dusk)", round=5, shine=0.2, ink=0.9)
    scene.group(sky, shadow=0.4, shadow_offset=(0, 2), shadow_blur=2, form=0.2, outline=3)
    gem = Shape(polygon("50,52 71,68 50,92 29,68"), "url(#gem)", round=5, shine=0.8, ink=0.8,
                detail=oval(43, 65, 6, 4, "#ffffff", 0.85))  # fmt: skip
    scene.group(gem, shadow=0, outline=3)
    road = "7,44! 28,32 50,28 72,32 93,44! 92,58! 87,58! 86,74! 72,74! 70,56 50,45 30,56 28,74! "
    bridge = Shape(smooth(road + "14,74! 13,58! 8,58!"), "url(#stone)", round=6, shine=0.8, ink=0.8)
    scene.group(bridge, shadow=0.5, shadow_offset=(0, 3), shadow_blur=2, form=0.2, outline=3)
    return scene


def circle(radius: float, hole: bool = False) -> str:
    """Outline a circle that is round at any size."""
    turns = [math.tau * step / 32 for step in range(32)]
    points = [(_X + radius * math.cos(turn), _Y + radius * math.sin(turn)) for turn in turns]
    return smooth(points[::-1] if hole else points)


def _sky() -> str:
    """Let the sun set behind the bridge, with its light on the water."""
    stars = "".join(disc(x, y, 0.8, "#fff6d8", 0.9) for x, y in ((36, 20), (57, 16), (67, 24)))
    lights = "".join(
        oval(x, y, wide, 0.9, "#ffe0a0", 0.75)
        for x, y, wide in ((24, 66, 4), (76, 67, 4), (20, 71, 3), (80, 72, 3), (31, 79, 4))
    )
    return disc(50, 52, 34, "url(#glow)") + stars + lights


def _bridge() -> Shape:
    """Span a roadway from one side of the ring to the other, on two piers and three arches."""
    road = "11,47! 28,40.5 50,38 72,40.5 89,47! 89,57! 85,53.5 79,53.5 76.5,58! 77,76! 66.5,76! "
    road += "65.5,61 59,52 50,50 41,52 34.5,61 33.5,76! 23,76! 23.5,58! 21,53.5 15,53.5 11,57!"
    joints = "".join(
        line(points, _JOINT, 0.8, 0.6)
        for points in (
            "11,51 28,45 50,42.6 72,45 89,51", "50,43 50,49.5", "44,43.5 43,50.5",
            "56,43.5 57,50.5", "38,44.5 36.5,55", "62,44.5 63.5,55", "23.5,67 34,67",
            "66,67 76.5,67", "28,58 28,66.5", "72,58 72,66.5",
        )
    )  # fmt: skip
    return Shape(smooth(road), "url(#stone)", round=4, shine=0.5, ink=0.9, contact=0.6,
                 detail=joints)  # fmt: skip


def _gem(x: float, y: float, size: float) -> tuple[Shape, Shape]:
    """Cut a gem with a bright table."""
    s = size
    cut = f"{x},{y - s} {x + s},{y - s * 0.35} {x + s},{y + s * 0.1} {x},{y + s} "
    cut += f"{x - s},{y + s * 0.1} {x - s},{y - s * 0.35}"
    table = f"{x - s * 0.62},{y - s * 0.24} {x},{y - s * 0.66} {x + s * 0.62},{y - s * 0.24} "
    return (
        Shape(polygon(cut), "url(#gem)", round=4, shine=0.6, gloss=12, ink=0.9,
              detail=oval(x - s * 0.45, y - s * 0.3, 3.4, 2.4, "#ffffff", 0.8)),
        Shape(polygon(f"{table}{x},{y + s * 0.55}"), "#8ce0ff", round=3, shine=0.5, ink=0.3,
              contact=0),
    )  # fmt: skip


PIECES = {"icon": Piece(icon, 2.56)}

"""What the ships of a fleet have in common: the deck that they are drawn on, and their colours."""

from collections.abc import Callable
from functools import partial

from ..curves import Knot, place, smooth, taper
from ..isles.ground import DAY
from ..scene import Scene, Shape
from ..svg import line, linear, oval
from .painted import Painted

SCALE = 3.2
#: Draws a ship on its deck.
Draw = Callable[["Deck"], None]
RED, FOAM, FANG = "#c8402f", "#fbfff6", "#ffd45a"


class Deck:
    """The ship's middle on the waterline (50, 80), and which way it looks."""

    def __init__(self, scene: Scene, left: bool, rival: bool = False) -> None:
        self.scene, self.left, self.rival = scene, left, rival

    def at(self, points: str) -> list[Knot]:
        """Carry points to the ship."""
        side = -1 if self.left else 1
        return [p._replace(x=50 + side * (p.x - 50)) for p in place(points, 50, 80)]

    def soft(self, points: str) -> str:
        """Outline a soft part."""
        return smooth(self.at(points))

    def mast(self, points: str, *widths: float) -> Shape:
        """Raise a spar."""
        return Shape(taper(self.at(points), list(widths)), "url(#wood)", round=1.6, ink=0.7)

    def sail(self, points: str, sign: str = "", fill_: str = "url(#canvas)") -> Shape:
        """Set a sail; `sign` is drawn on it."""
        return Shape(self.soft(points), fill_, round=10, ink=0.8, detail=sign, rim=0.6)

    def bridge(self, points: str, width: float = 3.4) -> str:
        """Paint our sign, an arch, on a sail; a rival's is a row of fangs along it."""
        arch = self.at(points)
        if not self.rival:
            return line(arch, RED, width, 1)
        fangs = [Knot(p.x, p.y + (3 if k % 2 else -3), True) for k, p in enumerate(arch)]
        return line(fangs, FANG, width, 1)


def _scene(draw: Draw, left: bool, rival: bool) -> Scene:
    scene = Scene(_COLOURS + (_RIVAL if rival else _OURS), DAY, 7, (100, 100))
    draw(Deck(scene, left, rival))
    return scene


_COLOURS = linear(
    "wood", (20, 20), (80, 90), (0, "#d89e62"), (0.5, "#a06a3c"), (1, "#643c22")
) + linear("gold", (20, 20), (80, 90), (0, "#fff0a8"), (0.5, "#f6b93c"), (1, "#a8641c"))
_OURS = (
    linear("hull", (50, 60), (50, 90), (0, "#c07a44"), (0.6, "#8e5230"), (1, "#5a301e"))
    + linear("stern", (50, 60), (50, 90), (0, "#9a5c36"), (1, "#9a5c36"))
    + linear("canvas", (20, 10), (80, 80), (0, "#fffdf0"), (0.6, "#fff0cc"), (1, "#d8b880"))
    + linear("back", (20, 10), (80, 80), (0, "#f0dcb0"), (1, "#e8d0a0"))
    + linear("jib", (20, 10), (80, 80), (0, "#e0543c"), (1, "#d84c38"))
    + linear("flag", (20, 10), (80, 60), (0, "#4a94e0"), (1, "#1c4490"))
)
_RIVAL = (
    linear("hull", (50, 60), (50, 90), (0, "#6a4c60"), (0.6, "#42303e"), (1, "#241a24"))
    + linear("stern", (50, 60), (50, 90), (0, "#5c4254"), (1, "#3c2a38"))
    + linear("canvas", (20, 10), (80, 80), (0, "#d83a4c"), (0.6, "#b01c36"), (1, "#6c1028"))
    + linear("back", (20, 10), (80, 80), (0, "#a02c40"), (1, "#701c30"))
    + linear("jib", (20, 10), (80, 80), (0, "#54445c"), (1, "#382c40"))
    + linear("flag", (20, 10), (80, 60), (0, "#d02c44"), (1, "#6c1028"))
)


def group(deck: Deck, *shapes: Shape) -> None:
    """Put shapes on the ship, lit as one body."""
    deck.scene.group(*shapes, light=DAY, shadow=0.3, shadow_offset=(3, 4), shadow_blur=3, form=0.15,
                outline=1.6)  # fmt: skip


def water(deck: Deck, across: float) -> None:
    """Lay the ship's shadow on the water."""
    deck.scene.shade(oval(50, 82, across, 6, "#1e4a5c", 0.65), 2)


def pennant(deck: Deck, x: float, y: float) -> Shape:
    """Fly a pennant from the top of a mast."""
    return Shape(deck.soft(f"{x},{y}! {x - 7},{y - 3} {x - 14},{y + 1}! "
                           f"{x - 7},{y + 3} {x},{y + 5}!"),
                 "url(#flag)", round=2, ink=0.7)  # fmt: skip


def ship(draw: Draw, left: bool = False, rival: bool = False) -> Painted:
    """Paint a ship that looks to the right, or to the ``left``; a rival's has other colours."""
    return Painted(partial(_scene, draw, left, rival), SCALE)

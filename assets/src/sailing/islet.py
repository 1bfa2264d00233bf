"""The ground of a place: a small island of 100 units, its foot at y 86, with surf about it."""

import random
from collections.abc import Callable
from functools import partial

from ..curves import Knot, Points, smooth
from ..curves import place as placed
from ..isles.ground import DAY, Isle, Rock, coast, sunk, widened
from ..scene import Light, Scene, Shape
from ..svg import Stop, fill, line, linear, oval, radial
from .painted import Painted

SIDE, SCALE = 100, 4
GRASS = Rock("#a88058", "#8fb84e", "#5e4030", 0.1, 1.4)
SAND = Rock("#b8925c", "#ecd292", "#7a5a38", 0.1, 1.0)
BARE = Rock("#6c6a78", "#a39c98", "#35323e", 0.12, 1.6)
DARK_ROCK = Rock("#4a4658", "#6c6878", "#1e1b2a", 0.14, 2)
FROST = Rock("#6a6488", "#9a90bc", "#3a3458", 0.1, 1.4)
SHADOW = {"shadow": 0.45, "shadow_offset": (4, 3), "shadow_blur": 2.5, "form": 0.12, "outline": 1.5}


class Far(Isle):
    """A part of the sea that is drawn smaller, for what only drifts there."""

    SIZE = 0.66

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Find a point of the picture."""
        return self.x + x * self.SIZE, self.y + y * self.SIZE

    def moved(self, points: Points) -> list[Knot]:
        """Carry points to their place."""
        return placed(points, self.x, self.y, self.SIZE)


def place(draw: Callable[[Isle], None], kind: type[Isle] = Isle) -> Painted:
    """Paint a place: `draw` puts it on the island's middle (50, 70)."""
    return Painted(partial(_scene, draw, kind), SCALE)


def _scene(draw: Callable[[Isle], None], kind: type[Isle]) -> Scene:
    scene = Scene(metals(), DAY, 7, (SIDE, SIDE))
    draw(kind(scene, 50, 70))
    return scene


_Span = tuple[tuple[float, float], tuple[float, float]]
#: Each stuff with the way that the light takes over it on a canvas of 100 units, and its colours.
_STUFFS: dict[str, tuple[_Span, tuple[Stop, ...]]] = {
    "gold": (((20, 20), (80, 90)), ((0, "#fff0a8"), (0.5, "#f6b93c"), (1, "#a8641c"))),
    "steel": (((20, 20), (80, 90)), ((0, "#ffffff"), (0.5, "#c6d4e2"), (1, "#7488a4"))),
    "roof": (((0, 10), (0, 80)), ((0, "#f0784e"), (1, "#a8342c"))),
    "slate": (((0, 10), (0, 80)), ((0, "#7c9cd0"), (1, "#34487e"))),
    "plaster": (((20, 20), (80, 80)), ((0, "#fff8e4"), (1, "#d8bc92"))),
    "stone": (((20, 10), (80, 90)), ((0, "#f0e4d0"), (0.5, "#c0b0a0"), (1, "#857878"))),
    "dark": (((20, 10), (80, 90)), ((0, "#8a88a4"), (0.5, "#5c5a76"), (1, "#2e2c44"))),
    "wood": (((20, 20), (80, 90)), ((0, "#d89e62"), (0.5, "#a06a3c"), (1, "#643c22"))),
    "canvas": (((20, 10), (80, 80)), ((0, "#fffbe8"), (1, "#e0c89a"))),
}


def metals(span: _Span | None = None) -> str:
    """Define the stuffs that all places are made of, lit along a line where one is given."""
    return "".join(linear(name, *(span or own), *stops)
                   for name, (own, stops) in _STUFFS.items()) + radial(
        "flame", (50, 40), 40, (0, "#fff8c0"), (0.5, "#ffb03a"), (1, "#e0441c")
    )  # fmt: skip


def ground(
    isle: Isle,
    across: float,
    down: float,
    rock: Rock,
    seed: int,
    height: float = 7,
    detail: str = "",
) -> None:
    """Raise the island with its surf: half its width and depth, its rock, its cliff's height."""
    scene = isle.scene
    edge = coast(isle.at(0, 0), across, down, seed, rock.rough)
    foot = [(x, y + height * 0.7) for x, y in edge]
    scene.veil(fill(smooth(widened(foot, 7)), "#b8f0e4", 0.6), 2.4)
    wash = smooth(widened(foot, 3.2))
    scene.cover(
        f'<path d="{wash}" stroke="#fbfff6" stroke-width="1.8" fill="none" opacity=".85" '
        'stroke-dasharray="13 3 22 4 8 3"/>'
    )
    cliff = Shape(
        smooth(sunk(edge, height, seed)),
        rock.cliff,
        round=5,
        bump=rock.bump,
        bump_size=8,
        ink=0.7,
        detail=_cracks(edge, height, rock.seam, seed),
    )
    scene.group(cliff, shadow=0.4, shadow_offset=(3, 3), shadow_blur=2, form=0.1, outline=1.2)
    top = Shape(smooth([(x, y - height * 0.1) for x, y in edge]), rock.top, round=4, bump=0.7,
                bump_size=11, ink=0.5, rim=0.6, detail=detail)  # fmt: skip
    scene.group(top, shadow=0, form=0, outline=0.6)


def _cracks(edge: list[tuple[float, float]], height: float, colour: str, seed: int) -> str:
    """Draw the cracks of a cliff."""
    chance = random.Random(seed + 50)
    low = max(y for _, y in edge)
    marks = []
    for x, y in edge[::2]:
        if y > low - 12:
            fall = height * chance.uniform(0.5, 1)
            crack = [
                (x, y + fall * 0.2),
                (x + chance.uniform(-2, 2), y + fall * 0.6),
                (x, y + fall),
            ]
            marks.append(line(crack, colour, chance.uniform(0.6, 1.3), 0.55))
    return "".join(marks)


def stand(isle: Isle, *shapes: Shape, light: Light = DAY, **looks: object) -> None:
    """Stand shapes on the island, with their shadow."""
    isle.scene.group(*shapes, light=light, **(SHADOW | looks))


def box(x: float, y: float, wide: float, tall: float) -> str:
    """Give the corners of an upright box that stands at the middle of its foot."""
    half = wide / 2
    return f"{x - half},{y} {x - half},{y - tall} {x + half},{y - tall} {x + half},{y}"


def dim(isle: Isle, x: float, y: float, across: float, down: float) -> None:
    """Lay a soft shadow on the water or the ground."""
    isle.scene.shade(oval(*isle.at(x, y), across, down, "#2a4a5a", 0.6), 2)

"""The parts of islands: shores, land with its cliffs, firs, clouds, stacks of rock."""

import math
import random
from typing import NamedTuple

from ..curves import Knot, Points, ellipse, place, polygon, smooth, taper
from ..scene import Light, Scene, Shape
from ..svg import fill, line

DAY = Light(
    (-0.56, -0.6, 0.56), "#fff0cc", "#5f6c94", (-0.6, -0.7), "#ffeec0", 0.3, "#4a5a5a", "#1c1a2a"
)


class Isle(NamedTuple):
    """An island's place on a chart; its parts are drawn about its middle."""

    scene: Scene
    x: float
    y: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Find a point of the chart."""
        return self.x + x, self.y + y

    def moved(self, points: Points) -> list[Knot]:
        """Carry points to the island."""
        return place(points, self.x, self.y)

    def soft(self, points: Points) -> str:
        """Outline a soft shape on the island."""
        return smooth(self.moved(points))

    def hard(self, points: Points) -> str:
        """Outline an angular shape on the island."""
        return polygon(self.moved(points))


class Rock(NamedTuple):
    """The looks of a piece of land."""

    cliff: str
    top: str
    seam: str
    rough: float = 0.1
    bump: float = 2


def coast(
    middle: tuple[float, float], across: float, down: float, seed: int, rough: float = 0.1
) -> list[tuple[float, float]]:
    """Walk round an uneven shore."""
    chance = random.Random(seed)
    count = max(14, int(across / 3))
    phases = [chance.uniform(0, math.tau) for _ in range(3)]
    points = []
    for index in range(count):
        turn = math.tau * index / count
        swing = sum(math.sin((k + 2) * turn + phase) / (k + 2) for k, phase in enumerate(phases))
        reach = 1 + rough * (1.3 * swing + chance.uniform(-0.5, 0.5))
        points.append(
            (
                middle[0] + across * reach * math.cos(turn),
                middle[1] + down * reach * math.sin(turn),
            )
        )
    return points


def widened(edge: list[tuple[float, float]], out: float) -> list[tuple[float, float]]:
    """Push a shore out to sea, less so in depth."""
    x = sum(p[0] for p in edge) / len(edge)
    y = sum(p[1] for p in edge) / len(edge)
    wide = []
    for at_x, at_y in edge:
        far = math.hypot(at_x - x, (at_y - y) / 0.66) or 1.0
        wide.append((at_x + (at_x - x) / far * out, at_y + (at_y - y) / far * out))
    return wide


def sunk(edge: list[tuple[float, float]], height: float, seed: int) -> list[tuple[float, float]]:
    """Let the near side of a shore fall down a cliff."""
    chance = random.Random(seed)
    y = sum(p[1] for p in edge) / len(edge)
    half = max(p[1] for p in edge) - y or 1.0
    fallen = []
    for at_x, at_y in edge:
        near = min(1.0, max(0.0, 0.45 + (at_y - y) / half))
        fallen.append((at_x + chance.uniform(-1.5, 1.5) * near, at_y + height * near))
    return fallen


def surf(
    scene: Scene, edge: list[tuple[float, float]], shallow: str, foam: str, line: str = "#4a3a30"
) -> None:
    """Wash a shore: shallows, the fine lines of a chart, foam."""
    scene.veil(fill(smooth(widened(edge, 26)), shallow, 0.5), 11)
    scene.veil(fill(smooth(widened(edge, 11)), shallow, 0.6), 4)
    for out, opacity in ((14, 0.55), (22, 0.38), (31, 0.24)):
        path = smooth(widened(edge, out))
        scene.cover(
            f'<path d="{path}" stroke="{line}" stroke-width="1.2" fill="none" opacity="{opacity}"/>'
        )
    wash = smooth(widened(edge, 4.5))
    scene.veil(f'<path d="{wash}" stroke="{foam}" stroke-width="4.5" fill="none" opacity=".6"/>', 2)
    wash = smooth(widened(edge, 2))
    scene.cover(
        f'<path d="{wash}" stroke="{foam}" stroke-width="2" fill="none" opacity=".75" '
        'stroke-dasharray="26 7 40 5 14 9"/>'
    )


def land(
    scene: Scene,
    edge: list[tuple[float, float]],
    height: float,
    rock: Rock,
    seed: int,
    light: Light | None = None,
    detail: str = "",
) -> None:
    """Raise a piece of land from its shore: the cliff, then the top."""
    low = sunk(edge, height, seed)
    high = [(x, y - height * 0.1) for x, y in edge]
    wall = Shape(
        smooth(low), rock.cliff, round=7, bump=rock.bump, bump_size=11, ink=0.7,
        detail=_seams(low, height, rock.seam, seed),
    )  # fmt: skip
    scene.group(
        wall, light=light, shadow=0.45, shadow_offset=(7, 6), shadow_blur=7, form=0.1, outline=1.2
    )
    top = Shape(
        smooth(high), rock.top, round=5, bump=0.8, bump_size=14, ink=0.5, rim=0.6, detail=detail
    )
    scene.group(top, light=light, shadow=0, form=0, outline=0.6)


def _seams(edge: list[tuple[float, float]], height: float, colour: str, seed: int) -> str:
    """Draw the cracks and layers of a cliff."""
    chance = random.Random(seed + 50)
    left, right = min(p[0] for p in edge), max(p[0] for p in edge)
    top, bottom = min(p[1] for p in edge), max(p[1] for p in edge)
    marks = []
    for _ in range(int((right - left) / 5)):
        x, y = chance.uniform(left, right), chance.uniform((top + bottom) / 2, bottom)
        fall = height * chance.uniform(0.4, 1)
        crack = [(x, y - fall), (x + chance.uniform(-2, 2), y - fall * 0.4), (x, y)]
        marks.append(line(crack, colour, chance.uniform(0.6, 1.5), 0.5))
    return "".join(marks)


def fir(x: float, y: float, height: float, seed: int, colours: tuple[str, ...]) -> list[Shape]:
    """Grow a small storybook conifer standing at (x, y)."""
    chance = random.Random(seed)
    parts = [Shape(taper([(x, y), (x, y - height * 0.3)], [height * 0.13, 2]), "#5a4030", round=2)]
    colour = chance.choice(colours)
    for level in range(3):
        half = height * (0.3 - 0.065 * level)
        foot, peak = y - height * (0.14 + 0.22 * level), y - height * (0.58 + 0.2 * level)
        skirt = [
            Knot(x - half, foot, True), Knot(x - half * 0.4, foot + 2), Knot(x, foot + 0.6),
            Knot(x + half * 0.45, foot + 2.2), Knot(x + half, foot, True),
            Knot(x + half * 0.34, (foot + peak) / 2), Knot(x, peak, True),
            Knot(x - half * 0.34, (foot + peak) / 2),
        ]  # fmt: skip
        parts.append(
            Shape(smooth(skirt), colour, round=height * 0.2, bump=0.7, bump_size=4, ink=0.5)
        )
    return parts


def cloud(
    x: float, y: float, width: float, seed: int, colours: tuple[str, ...], flat: float = 0.0
) -> list[Shape]:
    """Heap up a plump cloud, its foot at y."""
    chance = random.Random(seed)
    puffs = []
    count = max(5, int(width / 9))
    for index in range(count):
        where = index / (count - 1) * 2 - 1
        swell = width * 0.19 * (1 - 0.55 * where * where) * chance.uniform(0.85, 1.2)
        puffs.append((swell, x + where * width * 0.42, y - swell * chance.uniform(0.35, 1.0)))
    base = [(width * 0.13, x + k * width * 0.16, y - width * 0.05) for k in (-2, -1, 0, 1, 2)]
    shapes = []
    for swell, at_x, at_y in [*sorted(puffs, key=lambda p: p[2]), *base]:
        shapes.append(
            Shape(
                ellipse(at_x, at_y, swell, swell * 0.82),
                chance.choice(colours),
                round=swell,
                contact=0.2,
                ink=0.12,
                flat=flat,
                bump=0.4,
                bump_size=8,
            )
        )
    return shapes

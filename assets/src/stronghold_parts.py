"""What a stronghold on the board is made of: its site, towers, roofs, holes, cloths, fires."""

import random
from typing import NamedTuple

from .curves import ellipse, polygon, rectangle, smooth, taper
from .props import battlement, tongue
from .scene import Light, Scene, Shape
from .svg import bricks, disc, fill, line, linear, lines, oval

WIDTH, HEIGHT, FOOT, MIDDLE, SCALE = 190, 262, 238, 95, 2
LIGHT = Light(
    (-0.34, -0.74, 0.56), "#fff2d6", "#7c7684", (0.6, -0.6), "#ffe9b8", 0.4, "#4a5a5a", "#1a1218"
)
#: The colours of the roofs and the cloths: light and deep, by land.
ROOFS = {
    "meadow": ("#79bf55", "#2a6234"),
    "autumn": ("#f29a45", "#a03c1a"),
    "frost": ("#8ccdf5", "#2a60a6"),
    "heath": ("#bd84e8", "#56288a"),
}
#: The grass about the foot: deep and light.
GRASS = {
    "meadow": ("#4f7d3c", "#8fb45a"),
    "autumn": ("#a2692f", "#dcaa54"),
    "frost": ("#a8bcd4", "#f4faff"),
    "heath": ("#7a5c8c", "#b898c4"),
}
#: The states, from the best to the worst.
STATES = ("whole", "worn", "breached", "fort", "last", "ruin")
DARK, INK, TIMBER = "#2a2028", "#5a4a48", "#7c5636"
LIT, UNLIT = "#ffd36a", "#3c3440"
Point = tuple[float, float]


class Look(NamedTuple):
    """What a state leaves standing."""

    wall: str
    harm: int
    """How many scars the walls have: 0 to 4."""
    lights: int
    """How many windows are lit."""
    fort: bool = False


LOOKS = {
    "whole": Look("url(#wall)", 0, 5),
    "worn": Look("url(#wall)", 1, 5),
    "breached": Look("url(#wall)", 2, 4),
    "fort": Look("url(#old)", 2, 7, fort=True),
    "last": Look("url(#old)", 4, 2, fort=True),
    "ruin": Look("url(#old)", 4, 0, fort=True),
}


class Castle:
    """A castle that is being drawn: its land, its state, and the scene."""

    def __init__(self, land: str, state: str) -> None:
        self.state, self.look = state, LOOKS[state]
        light, deep = ROOFS[land]
        gradients = (
            linear("wall", (0, 60), (0, FOOT), (0, "#fff4e0"), (0.55, "#e2d2ba"), (1, "#b49f8e"))
            + linear("old", (0, 60), (0, FOOT), (0, "#c4b4a4"), (0.55, "#9c8c84"), (1, "#6c5f64"))
            + linear("roof", (0, 20), (0, 150), (0, light), (1, deep))
            + linear("cloth", (0, 150), (0, 200), (0, light), (1, deep))
            + linear("gold", (80, 150), (110, 190), (0, "#ffe9a6"), (1, "#b8782a"))
        )
        self.scene = Scene(gradients, LIGHT, 5, (WIDTH, HEIGHT))
        self.left = self.look.lights
        self.deep, self.grass = deep, GRASS[land]

    def stand(self, *shapes: Shape, shadow: float = 0.45) -> None:
        """Add a body that throws its shadow on what is behind it."""
        self.scene.group(
            *shapes, shadow=shadow, shadow_offset=(4, 3), shadow_blur=3, form=0.16, outline=1.5
        )

    def window(self, x: float, y: float, size: float = 1.0) -> Shape:
        """Cut a window with a round top; as many are lit as the state has lights."""
        lit, self.left = self.left > 0, self.left - 1
        wide, tall = 3.4 * size, 9 * size
        path = smooth(
            f"{x - wide},{y + tall}! {x - wide},{y} {x},{y - wide} {x + wide},{y} "
            f"{x + wide},{y + tall}!"
        )
        return Shape(
            path,
            LIT if lit else UNLIT,
            round=1.4,
            glow=0.9 if lit else 0,
            ink=0.8,
            detail=line([(x, y - 3), (x, y + tall)], "#4a3226", 1.1, 0.8),
        )

    def harmed(self, at: int) -> bool:
        """Whether the walls have so many scars."""
        return self.look.harm >= at


def tower(x: float, foot: float, wide: float, tall: float, site: Castle, torn: bool) -> Shape:
    """Raise the round body of a tower; a torn one ends in broken courses."""
    half, top = wide / 2, foot - tall
    joints = bricks((x - half, top - 4, x + half, foot), (9, 6), int(x + tall), INK, 2.2)
    if site.harmed(1):
        joints += scars(site, (x - half, top, x + half, foot), int(x))
    if not torn:
        path = rectangle(x - half, top, wide, tall)
    else:
        chance = random.Random(int(x + wide))
        edge = [(x - half + wide * k / 6, top + chance.uniform(-5, 13)) for k in range(7)]
        path = polygon([(x - half, foot), *edge, (x + half, foot)])
    return Shape(path, site.look.wall, round=half, bump=0.6, bump_size=5, detail=joints, ink=0.8)


def scars(site: Castle, box: tuple[float, float, float, float], seed: int) -> str:
    """Draw soot and cracks over a wall, more of them the more it has suffered."""
    chance = random.Random(seed)
    left, top, right, bottom = box
    marks = []
    for _ in range(site.look.harm):
        x, y = chance.uniform(left, right), chance.uniform(top, bottom)
        marks.append(oval(x, y, 9, 13, "#241a22", 0.2))
        track = [(x, y)]
        for _ in range(4):
            last = track[-1]
            track.append((last[0] + chance.uniform(-6, 6), last[1] + chance.uniform(4, 9)))
        marks.append(line(track, "#2a1e22", 1.5, 0.75))
    return "".join(marks)


def roof(x: float, eaves: float, wide: float, tall: float, holed: bool) -> list[Shape]:
    """Set a pointed roof of tiles on a tower, maybe one that has lost some."""
    half = wide / 2
    path = smooth(
        f"{x - half},{eaves}! {x - half * 0.42},{eaves - tall * 0.5} {x},{eaves - tall}! "
        f"{x + half * 0.42},{eaves - tall * 0.5} {x + half},{eaves}! {x},{eaves + 4}"
    )
    rows = [
        [
            (x - half * (1 - k / 5), eaves - tall * k / 5 * 0.9),
            (x, eaves - tall * k / 5 + 3),
            (x + half * (1 - k / 5), eaves - tall * k / 5 * 0.9),
        ]
        for k in range(1, 5)
    ]
    marks = lines(rows, "#1c1420", 1.1, 0.4)
    marks += line([(x - half * 0.5, eaves - 3), (x - 1, eaves - tall + 6)], "#ffffff", 2.2, 0.28)
    if holed:
        gap = [
            (x + half * dx, eaves - tall * dy)
            for dx, dy in ((0.1, 0.2), (0.34, 0.5), (0.5, 0.24), (0.72, 0.12), (0.4, 0.06))
        ]
        marks += fill(polygon(gap), DARK, 0.95)
        marks += line(
            [(x + half * 0.1, eaves - tall * 0.3), (x + half * 0.7, eaves - 3)], TIMBER, 1.8, 1
        )
    ball = Shape(ellipse(x, eaves - tall - 1, 2.2), "url(#gold)", round=2, shine=0.6, ink=0.7)
    return [
        Shape(
            path, "url(#roof)", round=8, bump=0.5, bump_size=4, contact=0.9, ink=0.9, detail=marks
        ),
        ball,
    ]


def crown(x: float, top: float, wide: float, site: Castle, count: int = 4) -> Shape:
    """Lay the battlement that juts out on top of a tower."""
    return Shape(
        battlement(x - wide / 2, top, wide, 8, count, 6),
        site.look.wall,
        round=3,
        bump=0.5,
        ink=0.9,
        contact=0.8,
    )


def pole(x: float, top: float, length: float = 15) -> Shape:
    """Set up the pole of a flag."""
    return Shape(taper([(x, top), (x, top - length)], [1.8, 1.4]), "#4a3628", round=1, ink=0.6)


def hole(x: float, y: float, across: float, down: float, seed: int) -> str:
    """Break a hole through a wall."""
    chance = random.Random(seed)
    edge: list[Point] = []
    rim: list[Point] = []
    for dx, dy in (
        (-0.5, -1),
        (0.3, -0.9),
        (0.95, -0.4),
        (0.8, 0.4),
        (1, 1.1),
        (-1, 1.1),
        (-0.7, 0.3),
        (-1, -0.3),
    ):
        at = chance.uniform(0.86, 1.1)
        edge.append((x + across * dx * at, y + down * dy * at))
        rim.append((x + across * dx * at * 1.2, y + down * dy * at * 1.14))
    return fill(polygon(rim), "#f4e6d0", 0.5) + fill(polygon(edge), DARK, 0.96)


def cloth(x: float, top: float, wide: float, tall: float) -> list[Shape]:
    """Hang a cloth of the land's colour with a golden hem."""
    half = wide / 2
    path = polygon(
        [
            (x - half, top),
            (x + half, top),
            (x + half, top + tall),
            (x, top + tall - 6),
            (x - half, top + tall),
        ]
    )
    hem = line([(x - half, top + 3), (x + half, top + 3)], "#f0c860", 2.6, 1)
    hem += line(
        [(x - half, top + tall - 2), (x, top + tall - 8), (x + half, top + tall - 2)],
        "#f0c860",
        2,
        1,
    )
    hem += disc(x, top + tall * 0.44, wide * 0.22, "#f0c860")
    return [Shape(path, "url(#cloth)", round=3, detail=hem, ink=0.8)]


def arch(half: float, spring: float, peak: float) -> str:
    """Outline the gate's arch."""
    left, right = MIDDLE - half, MIDDLE + half
    return (
        f"M{left} {FOOT}L{left} {spring}C{left} {peak} {right} {peak} {right} {spring}"
        f"L{right} {FOOT}Z"
    )


def fire(site: Castle, x: float, y: float, size: float) -> None:
    """Let a fire burn, and shine on what is around it."""
    flames = [
        Shape(
            tongue((x + dx * size, y), tall * size, tall * size * 0.5, dx * 3, 2, dx),
            tone,
            round=3,
            glow=1,
            ink=0.4,
        )
        for dx, tall, tone in (
            (-3, 13, "#f0701e"),
            (3, 15, "#f88a26"),
            (0, 18, "#ff9a2c"),
            (0, 10, "#ffe08a"),
        )
    ]
    site.stand(*flames, shadow=0)
    site.scene.afterglow(disc(x, y - 6, 14 * size, "#ff8a30", 0.6), 5)

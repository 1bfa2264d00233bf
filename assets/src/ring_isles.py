"""A ring as a map: an island for each seat with its castle, one of the Horde, a bridge, the sea."""

import random
from collections.abc import Callable
from functools import partial

from .curves import ellipse, polygon, smooth, taper
from .isles.ground import DAY, Isle, Rock, fir
from .land import bush, tree
from .props import tongue
from .sailing.islet import ground, metals, stand
from .sailing.painted import Painted
from .scene import Scene, Shape
from .svg import bricks, disc, line, linear, oval

MEADOW = Rock("#a88058", "#8cb84e", "#5e4030", 0.1, 1.4)
AUTUMN = Rock("#a07048", "#d89a48", "#5e3c28", 0.1, 1.4)
FROST = Rock("#7884a8", "#e8f0fa", "#404a6c", 0.1, 1.4)
HEATH = Rock("#6c5878", "#a07cb4", "#3c2c48", 0.1, 1.4)
WASTE = Rock("#4a3a3c", "#7c5650", "#231618", 0.14, 2)
_SIZE, _SCALE = (160, 120), 4


def _keep(isle: Isle, x: float, y: float, roof: str, wall: str, flag: str) -> None:
    """Build a castle: a wall with its gate between two towers, and a keep behind."""

    def tower(at: float, foot: float, wide: float, tall: float) -> list[Shape]:
        half = wide / 2
        body = isle.moved([(at - half, foot), (at - half * 0.92, foot - tall),
                           (at + half * 0.92, foot - tall), (at + half, foot)])  # fmt: skip
        cap = isle.moved([(at - half * 1.4, foot - tall), (at, foot - tall - wide * 1.25),
                          (at + half * 1.4, foot - tall)])  # fmt: skip
        left, top = isle.at(at - half, foot - tall)
        marks = bricks((left, top, left + wide, top + tall), (5, 3), int(at + 50), "#4a4048")
        pane = ellipse(*isle.at(at, foot - tall * 0.62), wide * 0.11, wide * 0.18)
        return [
            Shape(polygon(body), wall, round=wide * 0.42, bump=0.4, ink=0.8, detail=marks),
            Shape(polygon(cap), roof, round=wide * 0.3, ink=0.8),
            Shape(pane, "#ffd870", round=1, glow=0.7, ink=0.6),
        ]

    mast = isle.moved([(x, y - 48), (x, y - 61)])
    cloth = isle.moved([(x, y - 61), (x + 12, y - 58), (x, y - 54)])
    wall_path = isle.moved([(x - 17, y), (x - 17, y - 14), (x + 17, y - 14), (x + 17, y)])
    teeth = [
        Shape(
            polygon(
                isle.moved(
                    [
                        (x + k - 2, y - 13),
                        (x + k - 2, y - 18),
                        (x + k + 2, y - 18),
                        (x + k + 2, y - 13),
                    ]
                )
            ),
            wall,
            round=1,
            ink=0.6,
        )
        for k in (-12, -6, 0, 6, 12)
    ]
    gate = isle.moved([(x - 5, y), (x - 5, y - 7), (x, y - 11), (x + 5, y - 7), (x + 5, y)])
    stand(isle, Shape(taper(mast, [1.4, 1.2]), "#5a4030", round=1, ink=0.6),
          Shape(polygon(cloth), flag, round=2, ink=0.7),
          *tower(x, y - 6, 15, 30), *teeth,
          Shape(polygon(wall_path), wall, round=3, bump=0.4, ink=0.8),
          *tower(x - 19, y + 1, 12, 24), *tower(x + 19, y + 1, 12, 24),
          Shape(smooth(gate, tension=0.1), "#3a2428", round=1, ink=0.8))  # fmt: skip


def _meadow(isle: Isle) -> None:
    ground(isle, 58, 27, MEADOW, 4, 10)
    for x, y, tall, seed in (
        (-42, -10, 22, 3),
        (-33, -16, 20, 5),
        (40, -12, 23, 7),
        (30, -17, 19, 9),
    ):
        stand(isle, *tree(*isle.at(x, y), tall, seed, ("#4f8a3c", "#6ca448", "#8cbc54")))
    _keep(isle, 0, 2, "#4c9a4c", "#d8ccb4", "#58b058")
    for x, y, size, seed in ((-40, 12, 6, 1), (38, 10, 7, 2), (-16, 17, 5, 4)):
        stand(isle, *bush(*isle.at(x, y), size, seed, ("#4f8a3c", "#7cb04c")))


def _autumn(isle: Isle) -> None:
    ground(isle, 58, 27, AUTUMN, 9, 10)
    for x, y, tall, seed in (
        (-42, -9, 22, 13),
        (-30, -16, 20, 15),
        (41, -11, 22, 17),
        (29, -17, 20, 6),
    ):
        stand(isle, *tree(*isle.at(x, y), tall, seed, ("#c8642c", "#e0983c", "#b04828")))
    _keep(isle, 0, 2, "#d87a30", "#e0c8a4", "#f08838")
    for x, y, size, seed in ((-38, 12, 6, 1), (40, 11, 6, 2), (17, 17, 5, 4)):
        stand(isle, *bush(*isle.at(x, y), size, seed, ("#c8642c", "#e8a848")))


def _frost(isle: Isle) -> None:
    ground(isle, 58, 27, FROST, 14, 10)
    for x, y, tall, seed in ((-44, -6, 26, 3), (-34, -14, 24, 5), (42, -8, 27, 7), (32, -15, 23, 9),
                             (-46, 8, 20, 2), (46, 8, 20, 4)):  # fmt: skip
        stand(isle, *fir(*isle.at(x, y), tall, seed, ("#5c88a8", "#7ca4c0", "#d8e8f4")))
    _keep(isle, 0, 2, "#4c84c0", "#d4dcec", "#7cc0f0")
    shards = [Shape(polygon(isle.moved([(x - 3, 16), (x - 2, 8 - k), (x, 4 - k), (x + 3, 9 - k),
                                        (x + 3, 16)])), "#c8f0ff", round=2, shine=0.7, ink=0.7)
              for x, k in ((-30, 3), (-25, 0), (28, 2))]  # fmt: skip
    stand(isle, *shards)


def _heath(isle: Isle) -> None:
    ground(isle, 58, 27, HEATH, 19, 10)
    for x, y, tall, seed in (
        (-42, -9, 21, 23),
        (-31, -16, 20, 25),
        (41, -10, 22, 27),
        (30, -17, 19, 8),
    ):
        stand(isle, *tree(*isle.at(x, y), tall, seed, ("#6c4488", "#9460ac", "#c088d0")))
    _keep(isle, 0, 2, "#7c4ca8", "#c8bcd0", "#b878e0")
    stones = [
        Shape(
            smooth(isle.moved([(x - 4, 16), (x - 3, 4), (x + 1, 1), (x + 4, 6), (x + 4, 16)])),
            "#8c849c",
            round=3,
            bump=1,
            ink=0.8,
        )
        for x in (-32, 31, 40)
    ]
    stand(isle, *stones)


def _horde(isle: Isle) -> None:
    """Let the Horde camp: a palisade, black tents, a fire, a banner of three claws."""
    ground(isle, 58, 27, WASTE, 24, 10)
    stakes = [
        Shape(
            polygon(
                isle.moved(
                    [
                        (x - 2.4, y + 5),
                        (x - 2.4, y - 11),
                        (x, y - 16),
                        (x + 2.4, y - 11),
                        (x + 2.4, y + 5),
                    ]
                )
            ),
            "#6c4a38",
            round=2,
            bump=0.5,
            ink=0.8,
        )
        for x, y in [(k * 7 - 42, -10 - 8 * (1 - ((k * 7 - 42) / 46) ** 2)) for k in range(13)]
    ]
    stand(isle, *stakes)
    for x, y, size, cloth in (
        (-27, 4, 27, "#5c2430"),
        (27, 5, 26, "#5c2430"),
        (0, -2, 38, "#7a2430"),
    ):
        tent = isle.moved([(x - size * 0.56, y), (x - size * 0.14, y - size * 0.7), (x, y - size),
                           (x + size * 0.14, y - size * 0.7), (x + size * 0.56, y)])  # fmt: skip
        flap = isle.moved([(x - size * 0.14, y), (x, y - size * 0.55), (x + size * 0.14, y)])
        stand(isle, Shape(smooth(tent, tension=0.1), cloth, round=size * 0.2, bump=0.4, ink=0.9),
              Shape(polygon(flap), "#1c0c10", round=1, ink=0.5))  # fmt: skip
    flames = [Shape(tongue(isle.at(dx, 17), high, high * 0.5, dx, 2, dx), tone, round=2, glow=1,
                    ink=0, contact=0)
              for dx, high, tone in ((-3, 12, "#ee601c"), (3, 13, "#f47a1e"), (0, 16, "#ffa42c"),
                                     (0, 8, "#fff0a0"))]  # fmt: skip
    stand(isle, *flames)
    isle.scene.afterglow(disc(*isle.at(0, 10), 13, "#ff7a2c", 0.5), 6)


def _isle(draw: Callable[[Isle], None]) -> Painted:
    return Painted(partial(_scene, draw), _SCALE)


def _scene(draw: Callable[[Isle], None]) -> Scene:
    scene = Scene(metals(), DAY, 7, _SIZE)
    draw(Isle(scene, 80, 76))
    return scene


def _span() -> Scene:
    """Paint a bridge of stone as it is seen from above: its deck, its two walls, its posts."""
    scene = Scene("", DAY, 5, (160, 40))
    scene.shade(oval(80, 30, 78, 8, "#1c4460", 0.6), 3)
    scene.group(
        Shape(
            polygon([(4, 12), (156, 12), (156, 33), (4, 33)]),
            "#8c7f74",
            round=3,
            bump=0.6,
            ink=0.9,
            detail=bricks((4, 26, 156, 36), (9, 5), 3, "#3a3038"),
        ),
        shadow=0,
        form=0,
        outline=1.4,
    )
    scene.group(Shape(polygon([(4, 9), (156, 9), (156, 28), (4, 28)]), "#cdbfa8", round=2, bump=0.5,
                      ink=0.7, detail=bricks((0, 8, 160, 30), (11, 6), 8, "#5c5050")),
                shadow=0, form=0, outline=0.8)  # fmt: skip
    walls = [Shape(polygon([(3, y), (157, y), (157, y + 4.4), (3, y + 4.4)]), "#e8dcc4", round=2,
                   bump=0.4, ink=0.8, detail=bricks((0, y - 1, 160, y + 6), (13, 8), y, "#6a5c58"))
             for y in (7, 26)]  # fmt: skip
    posts = [
        Shape(
            polygon([(x - 4, y - 3), (x + 4, y - 3), (x + 4, y + 6), (x - 4, y + 6)]),
            "#f2e8d2",
            round=3,
            ink=0.9,
        )
        for x in (8, 56, 104, 152)
        for y in (7, 26)
    ]
    scene.group(*walls, shadow=0.4, shadow_offset=(1, 2), shadow_blur=1.4, form=0, outline=1)
    scene.group(*posts, shadow=0.4, shadow_offset=(1, 2), shadow_blur=1.4, form=0, outline=1)
    return scene


def _pool() -> Scene:
    """Paint a round of sea whose edge fades away."""
    chance = random.Random(12)
    scene = Scene(
        linear("deep", (0, 0), (0, 200), (0, "#2c88a4"), (1, "#14506e")), DAY, 9, (300, 200)
    )
    scene.veil(oval(150, 100, 132, 84, "#1c6484", 0.95), 9)
    scene.veil(oval(150, 96, 112, 68, "url(#deep)", 0.95), 7)
    swell = []
    for _ in range(150):
        x, y = chance.gauss(150, 56), chance.gauss(100, 34)
        if ((x - 150) / 118) ** 2 + ((y - 100) / 74) ** 2 > 1:
            continue
        wide = chance.uniform(6, 18)
        track = [(x - wide, y), (x - wide * 0.3, y - 1.6), (x + wide * 0.3, y), (x + wide, y - 1.2)]
        swell.append(line(track, chance.choice(("#8cd8e0", "#c8f4f0", "#1a5470")),
                          chance.uniform(0.7, 1.5), 0.5))  # fmt: skip
    scene.cover("".join(swell))
    return scene


#: Every picture by its file below `assets/built`.
PIECES = {
    "ring/isle_meadow": _isle(_meadow),
    "ring/isle_autumn": _isle(_autumn),
    "ring/isle_frost": _isle(_frost),
    "ring/isle_heath": _isle(_heath),
    "ring/isle_horde": _isle(_horde),
    "ring/span": Painted(_span, 3),
    "ring/pool": Painted(_pool, 2),
}

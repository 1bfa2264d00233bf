"""What stands about in the lanes of the board, behind the creatures: camps, carts, and their ruts.

Each picture is cut out; its foot is 8 units above its lower edge. The tents have the colours of
their land.
"""

import random
from collections.abc import Callable
from functools import partial

from .curves import ellipse, polygon, rectangle, ring, smooth, taper
from .sailing.painted import Painted
from .scene import Scene, Shape
from .stronghold_parts import LIGHT, ROOFS, SCALE, cloth
from .svg import fill, line, linear, lines, oval
from .valley.hamlet import fire, tent
from .valley.hours import HOURS
from .valley.yard import DARK_WOOD, STRAW, WOOD, haystack, stump

IRON = "#6c6a74"
Point = tuple[float, float]


def _stage(wide: int, high: int, land: str = "meadow") -> Scene:
    light, deep = ROOFS[land]
    gradients = linear("cloth", (0, 10), (0, high), (0, light), (1, deep))
    return Scene(gradients, LIGHT, 6, (wide, high))


def _stand(scene: Scene, *shapes: Shape, shadow: float = 0.4) -> None:
    scene.group(
        *shapes, shadow=shadow, shadow_offset=(3, 3), shadow_blur=2.5, form=0.2, outline=1.2
    )


def _shade(scene: Scene, x: float, y: float, across: float) -> None:
    scene.veil(oval(x + 5, y + 1, across, across * 0.24, "#1c1a20", 0.55), 3)


def _tent(land: str) -> Scene:
    """Pitch a tent of the land's colour with a shield before it, and a chest."""
    scene = _stage(112, 92, land)
    _shade(scene, 54, 82, 46)
    _stand(scene, *tent(52, 80, 62, ROOFS[land][1], HOURS["day"]))
    chest = Shape(
        rectangle(84, 70, 20, 13),
        WOOD,
        round=3,
        bump=0.5,
        detail=lines(["84,74 104,74", "94,70 94,83"], DARK_WOOD, 1.6, 0.8),
    )
    _stand(scene, chest, *cloth(22, 62, 12, 18))
    return scene


def _wheel(x: float, y: float, radius: float) -> list[Shape]:
    spokes = [
        Shape(
            taper([(x - dx * radius, y - dy * radius), (x + dx * radius, y + dy * radius)], [2, 2]),
            DARK_WOOD,
            round=1,
        )
        for dx, dy in ((1, 0), (0.5, 0.86), (-0.5, 0.86))
    ]
    rim = Shape(ring(x, y, radius, 3.4), WOOD, round=2, contact=0.7)
    return [*spokes, rim, Shape(ellipse(x, y, 3), IRON, round=2, shine=0.4)]


def _cart() -> Scene:
    """Leave a cart in the road, loaded with hay and a barrel."""
    scene = _stage(136, 84)
    _shade(scene, 64, 74, 54)
    _stand(scene, *haystack(58, 52, 27, 4)[1:], _barrel(90, 52, 10, 20))
    boards = lines([[(24, y), (108, y)] for y in (50, 56)], DARK_WOOD, 1.4, 0.7)
    boards += lines([[(x, 44), (x, 62)] for x in (42, 66, 90)], DARK_WOOD, 2, 0.7)
    bed = Shape(smooth("20,45! 112,45! 108,62! 26,62!"), WOOD, round=4, bump=0.5, detail=boards)
    shaft = Shape(taper([(106, 58), (132, 70)], [4, 3]), DARK_WOOD, round=2)
    _stand(scene, shaft, bed, *_wheel(44, 62, 14), *_wheel(90, 62, 14))
    return scene


def _barrel(x: float, y: float, half: float, tall: float) -> Shape:
    path = smooth(
        f"{x - half},{y}! {x - half * 1.14},{y - tall / 2} {x - half},{y - tall}! "
        f"{x + half},{y - tall}! {x + half * 1.14},{y - tall / 2} {x + half},{y}!"
    )
    hoops = lines(
        [[(x - half * 1.1, y - tall * k), (x + half * 1.1, y - tall * k)] for k in (0.2, 0.8)],
        IRON,
        2.4,
        1,
    )
    staves = lines(
        [[(x + half * k, y - tall), (x + half * k, y)] for k in (-0.4, 0.3)], DARK_WOOD, 1, 0.6
    )
    return Shape(path, "#94643c", round=half, bump=0.4, detail=staves + hoops)


def _stores() -> Scene:
    """Heap up barrels, a crate and sacks."""
    scene = _stage(84, 62)
    _shade(scene, 40, 53, 34)
    crate = Shape(
        rectangle(10, 30, 24, 22),
        WOOD,
        round=3,
        bump=0.5,
        detail=lines(["10,30 34,52", "10,37 34,37", "10,46 34,46"], DARK_WOOD, 2, 0.7),
    )
    sack = Shape(
        smooth("60,53! 58,42 64,34 70,34 76,42 76,53!"),
        "#c8a878",
        round=8,
        bump=0.7,
        detail=line("62,37 67,39 72,37", DARK_WOOD, 1.6, 0.8),
    )
    _stand(scene, crate, _barrel(48, 52, 10, 24), _barrel(26, 30, 8, 18), sack)
    return scene


def _rack(land: str) -> Scene:
    """Lean spears and a shield of the land's colour on a rack."""
    scene = _stage(72, 78, land)
    _shade(scene, 34, 69, 28)
    frame = [Shape(taper([(x, 70), (x, 34)], [3.4, 3]), DARK_WOOD, round=2) for x in (14, 54)]
    frame.append(Shape(taper([(10, 40), (58, 40)], [3.4, 3.4]), WOOD, round=2, contact=0.6))
    spears = []
    for x, lean in ((20, 3), (30, -2), (46, 4)):
        tip = (x + lean, 10)
        spears.append(Shape(taper([(x, 70), tip], [2, 1.8]), WOOD, round=1, ink=0.7))
        point = polygon([(tip[0] - 3, 14), (tip[0], 2), (tip[0] + 3, 14)])
        spears.append(Shape(point, "#c4ccd6", round=2, shine=0.6))
    shield = smooth("28,42! 46,42! 46,58 37,68! 28,58")
    boss = fill(ellipse(37, 52, 4), "#f0c860")
    _stand(scene, *frame, *spears, Shape(shield, "url(#cloth)", round=4, shine=0.3, detail=boss))
    return scene


def _fire() -> Scene:
    """Set a fire between two logs to sit on, and a pot over it."""
    scene = _stage(84, 56)
    _shade(scene, 42, 46, 34)
    logs = [
        Shape(taper([(x - 11, 48), (x + 11, 46)], [8, 7]), "#6c4e38", round=4, bump=1)
        for x in (14, 70)
    ]
    _stand(scene, *logs)
    _stand(scene, *fire(42, 42))
    legs = [Shape(taper([(x, 44), (42, 10)], [2.2, 2]), DARK_WOOD, round=1) for x in (24, 60)]
    pot = Shape(smooth("34,20! 50,20! 51,27 42,32 33,27"), "#3c3a44", round=5, shine=0.4)
    _stand(scene, *legs, pot, shadow=0.2)
    return scene


def _stump() -> Scene:
    """Leave a chopping block with its axe, and cut wood beside it."""
    scene = _stage(76, 52)
    _shade(scene, 36, 43, 30)
    wood = [
        Shape(
            ellipse(52 + dx, 40 - dy, 5),
            "#d2ac78",
            round=2,
            bump=0.4,
            detail=fill(ellipse(52 + dx, 40 - dy, 2.4), "#a8784a", 0.6),
        )
        for dx, dy in ((0, 0), (10, 0), (5, 8), (-5, 8))
    ]
    _stand(scene, *stump(22, 40, axe=True), *wood)
    return scene


def _ruts() -> Scene:
    """Press the tracks of wheels into the road, with hooves between them and torn grass beside."""
    scene = _stage(400, 128)
    chance = random.Random(31)
    marks, lights = [], []
    for way, start in ((0, 0.0), (1, 2.2)):
        for wheel in (30 + way * 9, 90 - way * 7):
            track = [
                (x, wheel + 5 * ((x * 0.013 + start) % 2 - 1) ** 2 + chance.uniform(-1.5, 1.5))
                for x in range(14, 390, 26)
            ]
            marks.append(line(track, "#4a3524", 7.5, 0.3) + line(track, "#33241a", 3.2, 0.36))
            lights.append(line([(x, y + 5) for x, y in track], "#fff0d0", 1.8, 0.28))
    for _ in range(58):
        x, y = chance.uniform(20, 380), 62 + chance.gauss(0, 13)
        marks.append(oval(x, y, 3.6, 2.3, "#33241a", 0.34))
        lights.append(oval(x, y + 2.6, 3, 1, "#fff0d0", 0.22))
    for _ in range(26):
        x, y = chance.uniform(20, 380), chance.uniform(10, 118)
        marks.append(oval(x, y, chance.uniform(2, 4.6), chance.uniform(1.2, 2.4), "#5c4a3a", 0.5))
        lights.append(oval(x - 0.8, y - 0.8, 1.6, 0.8, STRAW, 0.5))
    scene.veil("".join(marks), 0.7)
    scene.veil("".join(lights), 0.6)
    return scene


_PLAIN: dict[str, Callable[[], Scene]] = {
    "cart": _cart,
    "stores": _stores,
    "fire": _fire,
    "stump": _stump,
    "ruts": _ruts,
}
_COLOURED: dict[str, Callable[[str], Scene]] = {"tent": _tent, "rack": _rack}
PIECES = {
    **{f"camps/{name}": Painted(draw, SCALE, "#9a9a6a") for name, draw in _PLAIN.items()},
    **{
        f"camps/{name}_{land}": Painted(partial(draw, land), SCALE, "#9a9a6a")
        for name, draw in _COLOURED.items()
        for land in ROOFS
    },
}

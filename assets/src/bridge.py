"""One old stone bridge of the board, seen from above and a little from the front."""

import random

from .curves import ellipse, polygon, rectangle, taper
from .props import tufts
from .scene import Scene, Shape
from .svg import bricks, disc, fill, oval
from .valley.hours import Hour, mix
from .valley.woods import lump

LEFT, RIGHT = 478, 802
HALF_DECK = 44
#: The front wall: where its arches spring, and where its piers stand in the water.
SPRING, FOOT = 84, 122
#: The two piers between the three arches: left and right edge.
PIERS = ((578, 600), (680, 702))
POLE = 46


def pole_tip(x: float, y: float) -> tuple[float, float]:
    """Find the tip of the banner's pole on the far post at x of the bridge at y."""
    return _post_x(x), y - HALF_DECK - 26 - POLE


def _post_x(x: float) -> float:
    return x - 2 if x == LEFT else x + 2


def add_bridge(scene: Scene, y: float, hour: Hour) -> None:
    """Build the bridge whose lane runs at height y."""
    _shade_water(scene, y)
    mood = hour.mood
    joints = bricks((LEFT, y + 30, RIGHT, y + FOOT + 8), (17, 10), int(y), "#2a2230")
    face = Shape(
        _front(y),
        mood.wall,
        round=6,
        bump=0.9,
        bump_size=7,
        detail=joints + _damp(y, hour),
    )
    scene.group(
        face, *_keystones(y, hour), shadow_offset=(4, 9), shadow_blur=6, form=0, outline=1.4
    )
    _pier_foam(scene, y, hour)
    deck = Shape(_deck(y), mood.deck, round=5, bump=0.6, bump_size=7, detail=_paving(y))
    scene.group(deck, shadow=0, form=0, tint=0.05)
    scene.group(*_parapets(y, hour), shadow_offset=(4, 6), shadow_blur=3, form=0)
    scene.group(
        *_poles(y, hour), shadow=0.3, shadow_offset=(5, 3), shadow_blur=2, form=0, outline=1
    )
    _moss(scene, y, hour)
    _light_lamps(scene, y, hour)


def _shade_water(scene: Scene, y: float) -> None:
    """Darken the river under the bridge, and mirror its piers below it."""
    scene.shade(fill(rectangle(516, y - 60, 248, 152), "#3c4668"), 5)
    scene.shade(fill(rectangle(530, y + 80, 220, 46), "#8a94b4"), 9)
    marks = [
        oval((left + right) / 2, y + FOOT + 18, (right - left) / 2 + 2, 24, "#56607c")
        for left, right in PIERS
    ]
    scene.shade("".join(marks), 4)


def _front(y: float) -> str:
    """Outline the front wall: a wide arch between two narrower ones, piers down to the water."""
    left, right = LEFT + 16, RIGHT - 16
    (first, second), (third, fourth) = PIERS
    low, spring = y + FOOT, y + SPRING
    path = f"M{left} {y + 30}L{right} {y + 30}L{right - 6} {low - 26}L{right - 46} {low - 12}"
    path += f"L{right - 46} {spring}{_arch(right - 46, fourth, spring, 22)}L{fourth} {low}"
    path += f"L{third} {low}L{third} {spring}{_arch(third, second, spring, 30)}L{second} {low}"
    path += f"L{first} {low}L{first} {spring}{_arch(first, left + 46, spring, 22)}"
    return path + f"L{left + 46} {low - 12}L{left + 6} {low - 26}Z"


def _arch(start: float, end: float, spring: float, rise: float) -> str:
    lift = spring - rise * 4 / 3
    return f"C{start} {lift:.1f} {end} {lift:.1f} {end} {spring}"


def _damp(y: float, hour: Hour) -> str:
    """Darken the piers towards the water and stain them green."""
    chance = random.Random(int(y) + 4)
    moss, marks = hour.leaf(True, 0).deep, []
    for left, right in PIERS:
        for step in range(6):
            top = y + SPRING + 8 + step * 6
            marks.append(fill(rectangle(left, top, right - left, 40), "#1c2436", 0.12))
        marks += [
            oval(chance.uniform(left, right), y + FOOT - chance.uniform(0, 14), 6, 3, moss, 0.5)
            for _ in range(6)
        ]
    return "".join(marks)


def _keystones(y: float, hour: Hour) -> list[Shape]:
    """Set a ring of wedges over each arch, the middle one larger."""
    stones = []
    spans = (
        (LEFT + 62, PIERS[0][0], 22),
        (PIERS[0][1], PIERS[1][0], 30),
        (PIERS[1][1], RIGHT - 62, 22),
    )
    for left, right, rise in spans:
        middle, half = (left + right) / 2, (right - left) / 2
        for index in range(-4, 5):
            part = index / 4.6
            lift = rise * (1 - part * part) ** 0.6
            x, top = middle + part * half, y + SPRING - lift
            size = 8 if index == 0 else 5.6
            wedge = [
                (x - size * 0.5, top + 1),
                (x + size * 0.5, top + 1),
                (x + part * 5 + size * 0.68, top - size * 1.5),
                (x + part * 5 - size * 0.68, top - size * 1.5),
            ]
            tone = mix(hour.mood.deck, "#3a3038", 0.12 + 0.08 * (index % 2))
            stones.append(
                Shape(polygon(wedge), tone, round=2, bump=0.5, bump_size=4, contact=0.3, ink=0.7)
            )
    return stones


def _pier_foam(scene: Scene, y: float, hour: Hour) -> None:
    chance = random.Random(int(y))
    marks = "".join(
        oval(
            chance.uniform(left - 7, right + 7),
            y + FOOT + chance.uniform(-3, 5),
            chance.uniform(3, 7),
            chance.uniform(1, 2),
            hour.mood.foam,
            0.5,
        )
        for left, right in PIERS
        for _ in range(11)
    )
    scene.veil(marks, 1)


def _bowed(y: float, lift: float) -> str:
    return f"C{LEFT + 90} {y + lift} {RIGHT - 90} {y + lift} {RIGHT} {y}"


def _deck(y: float) -> str:
    top, bottom = y - HALF_DECK, y + 36
    back = f"C{RIGHT - 90} {bottom - 7} {LEFT + 90} {bottom - 7} {LEFT} {bottom}"
    return f"M{LEFT} {top}{_bowed(top, -7)}L{RIGHT} {bottom}{back}Z"


def _paving(y: float) -> str:
    """Draw uneven flagstones, worn in the middle."""
    chance = random.Random(int(y))
    marks, row = [], y - HALF_DECK - 4
    while row < y + 40:
        x, height = LEFT - chance.uniform(0, 26), chance.uniform(14, 18)
        while x < RIGHT:
            width = chance.uniform(22, 38)
            colour = chance.choice(("#fff4dc", "#7a6a60", "#e0d0b0", "#93857a", "#7f8a6a"))
            stone = (
                f'x="{x:.1f}" y="{row:.1f}" width="{width - 1.5:.1f}" '
                f'height="{height - 1.5:.1f}" rx="4"'
            )
            opacity = chance.uniform(0.05, 0.28)
            marks.append(f'<rect {stone} fill="{colour}" opacity="{opacity:.2f}"/>')
            marks.append(
                f'<rect {stone} fill="none" stroke="#3a3038" stroke-width="1.1" opacity=".38"/>'
            )
            x += width
        row += height
    worn = "".join(oval(640, y + dy, 190, 8, "#fff0d4", 0.14) for dy in (-20, 14))
    return "".join(marks) + worn


def _parapets(y: float, hour: Hour) -> list[Shape]:
    """Build both side walls, each with a lighter coping, then the posts."""
    stones = []
    for top in (y - HALF_DECK - 8, y + 32):
        joints = bricks((LEFT - 6, top - 12, RIGHT + 6, top + 26), (24, 17), int(top), "#3a3038")
        wall = mix(hour.mood.wall, hour.mood.deck, 0.5)
        stones.append(
            Shape(_strip(top, 15), wall, round=4, bump=0.6, bump_size=5, contact=0.7, detail=joints)
        )
        coping = Shape(
            _strip(top - 3, 7),
            mix(hour.mood.deck, "#fff0d4", 0.3),
            round=3,
            bump=0.5,
            bump_size=5,
            contact=0.5,
            detail=joints,
        )
        stones.append(coping)
    for x in (LEFT, RIGHT):
        for far, top in ((True, y - HALF_DECK - 8), (False, y + 32)):
            stones += _post(_post_x(x), top, far, hour)
    return stones


def _strip(top: float, height: float) -> str:
    return (
        f"M{LEFT} {top}{_bowed(top, -7)}L{RIGHT} {top + height}"
        f"C{RIGHT - 90} {top + height - 7} {LEFT + 90} {top + height - 7} {LEFT} {top + height}Z"
    )


def _post(x: float, y: float, far: bool, hour: Hour) -> list[Shape]:
    """Build a post; the near ones carry a ball or, at dusk, a lamp."""
    mood = hour.mood
    joints = bricks((x - 13, y - 14, x + 13, y + 26), (13, 9), int(x + y), "#3a3038")
    parts = [
        Shape(rectangle(x - 15, y + 14, 30, 9), mix(mood.wall, "#3a3038", 0.2), round=4, bump=0.7),
        Shape(rectangle(x - 13, y - 14, 26, 32), mood.wall, round=6, bump=0.7, detail=joints),
        Shape(rectangle(x - 16, y - 20, 32, 9), mix(mood.deck, "#fff0d4", 0.2), round=4, bump=0.5),
    ]
    if far:
        return parts
    ball = "#ffd88a" if mood.lamps else mood.deck
    return [*parts, Shape(ellipse(x, y - 26, 8), ball, round=7, glow=mood.lamps * 0.8)]


def _poles(y: float, hour: Hour) -> list[Shape]:
    """Raise a pole with a crossbar on each far post: green land's left, autumn's right."""
    parts = []
    for edge, knob in ((LEFT, "#5f9c4a"), (RIGHT, "#dc7a2e")):
        x, tip = pole_tip(edge, y)
        foot = tip + POLE + 4
        parts += [
            Shape(ellipse(x, foot, 7, 4), hour.mood.deck, round=3),
            Shape(taper([(x, foot), (x, tip)], [4.4, 3.4]), "#6a4a32", round=2, rim=0.8),
            Shape(taper([(x - 13, tip + 5), (x + 13, tip + 5)], [3, 3]), "#7c5a3a", round=2),
            Shape(ellipse(x, tip - 1, 4), knob, round=3, shine=0.5),
            Shape(ellipse(x - 13, tip + 5, 2.2), "#d2a850", round=2),
            Shape(ellipse(x + 13, tip + 5, 2.2), "#d2a850", round=2),
        ]
    return parts


def _moss(scene: Scene, y: float, hour: Hour) -> None:
    """Let ivy hang from the front wall, green on the left and red on the right."""
    chance = random.Random(int(y) + 9)
    for x, left in (
        (LEFT + 22, True),
        (LEFT + 132, True),
        (RIGHT - 24, False),
        (RIGHT - 118, False),
    ):
        crown = hour.leaf(left, 0 if left else 2)
        strands = [
            lump(
                x + chance.uniform(-13, 13),
                y + 46 + step * 5,
                6.5 - step * 0.6,
                5,
                crown,
                int(x) + step,
            )
            for step in range(6)
        ]
        scene.group(*strands, shadow=0.4, shadow_offset=(2, 3), shadow_blur=2, form=0, outline=0.8)
    blades = "".join(
        tufts([(x, y + 44), (x + 18, y + 44)], 7, 8, int(x), 0.1, 1.5)
        for x in (LEFT + 60, LEFT + 210, RIGHT - 90, RIGHT - 190)
    )
    scene.cover(fill(blades, hour.mood.left.grass[0], 0.85))


def _light_lamps(scene: Scene, y: float, hour: Hour) -> None:
    """At dusk, let the lamps shine on the parapets and down into the water."""
    if not hour.lit:
        return
    top = y + 32
    scene.glow(
        oval(LEFT + 20, top, 60, 30, "#ff8a30", 0.5)
        + oval(RIGHT - 20, top, 60, 30, "#ff8a30", 0.5),
        14,
        0.45,
    )
    for x in (LEFT, RIGHT):
        scene.afterglow(disc(_post_x(x), top - 26, 22, "#ff9a3c", 0.55), 11)

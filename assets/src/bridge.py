"""One stone bridge of the board, seen from above and a little from the front."""

import random

from .curves import ellipse, rectangle
from .moods import Mood
from .props import tufts
from .scene import Scene, Shape
from .svg import bricks, disc, fill

LEFT, RIGHT = 478, 802
HALF_DECK = 44


def add_bridge(scene: Scene, y: float, mood: Mood) -> None:
    """Build the bridge whose lane runs at height y."""
    scene.shade(fill(rectangle(LEFT + 20, y + 50, RIGHT - LEFT - 40, 68), "#5a6a80"), 9)
    face = Shape(
        _arches(y), mood.wall, round=7, bump=0.7, bump_size=6,
        detail=bricks((LEFT, y + 30, RIGHT, y + 94), (17, 9), int(y), "#2a2230"),
    )  # fmt: skip
    scene.group(face, shadow_offset=(2, 9), shadow_blur=6, form=0)
    deck = Shape(_deck(y), mood.deck, round=5, bump=0.6, bump_size=7, detail=_paving(y))
    scene.group(deck, shadow=0, form=0)
    scene.group(*_parapets(y, mood), shadow_offset=(3, 5), shadow_blur=3, form=0)
    ivy = "".join(
        tufts([(x, y + drop), (x + 22, y + drop + 2)], 8, 9, int(x + drop), 0.1, 1.6)
        for x, drop in ((LEFT + 8, 48), (RIGHT - 42, 48), (LEFT + 118, 47), (LEFT + 192, 47))
    )
    scene.cover(fill(ivy, mood.left.grass[0], 0.9))
    _light_lamps(scene, y, mood)


def _arches(y: float) -> str:
    """Outline the front wall with three arches."""
    left, right = LEFT + 14, RIGHT - 14
    path = f"M{left} {y + 30}L{right} {y + 30}L{right} {y + 86}"
    span = (right - left) / 3
    for index in range(3):
        start, end = right - span * index - 8, right - span * (index + 1) + 8
        path += f"L{start:.0f} {y + 92}C{start:.0f} {y + 52} {end:.0f} {y + 52} {end:.0f} {y + 92}"
    return path + f"L{left} {y + 86}Z"


def _bowed(y: float, lift: float) -> str:
    return f"C{LEFT + 90} {y + lift} {RIGHT - 90} {y + lift} {RIGHT} {y}"


def _deck(y: float) -> str:
    top, bottom = y - HALF_DECK, y + 36
    back = f"C{RIGHT - 90} {bottom - 7} {LEFT + 90} {bottom - 7} {LEFT} {bottom}"
    return f"M{LEFT} {top}{_bowed(top, -7)}L{RIGHT} {bottom}{back}Z"


def _paving(y: float) -> str:
    """Draw uneven flagstones."""
    chance = random.Random(int(y))
    marks, row = [], y - HALF_DECK - 4
    while row < y + 40:
        x, height = LEFT - chance.uniform(0, 26), chance.uniform(14, 18)
        while x < RIGHT:
            width = chance.uniform(22, 38)
            colour = chance.choice(("#fff4dc", "#7a6a60", "#e0d0b0", "#93857a"))
            stone = (
                f'x="{x:.1f}" y="{row:.1f}" width="{width - 1.5:.1f}" '
                f'height="{height - 1.5:.1f}" rx="4"'
            )
            opacity = chance.uniform(0.05, 0.3)
            marks.append(f'<rect {stone} fill="{colour}" opacity="{opacity:.2f}"/>')
            marks.append(
                f'<rect {stone} fill="none" stroke="#3a3038" stroke-width="1.2" opacity=".45"/>'
            )
            x += width
        row += height
    return "".join(marks)


def _parapets(y: float, mood: Mood) -> list[Shape]:
    stones = []
    for top in (y - HALF_DECK - 8, y + 32):
        path = (
            f"M{LEFT} {top}{_bowed(top, -7)}L{RIGHT} {top + 14}"
            f"C{RIGHT - 90} {top + 7} {LEFT + 90} {top + 7} {LEFT} {top + 14}Z"
        )
        joints = bricks((LEFT - 6, top - 12, RIGHT + 6, top + 22), (24, 17), int(top), "#3a3038")
        stones.append(
            Shape(path, mood.deck, round=5, bump=0.5, bump_size=5, contact=0.7, detail=joints)
        )
    for x in (LEFT - 2, RIGHT + 2):
        for top in (y - HALF_DECK - 8, y + 32):
            stones += _post(x, top, mood)
    return stones


def _post(x: float, y: float, mood: Mood) -> list[Shape]:
    joints = bricks((x - 13, y - 14, x + 13, y + 22), (13, 9), int(x + y), "#3a3038")
    ball = "#ffd88a" if mood.lamps else mood.deck
    return [
        Shape(rectangle(x - 13, y - 14, 26, 34), mood.wall, round=6, bump=0.5, detail=joints),
        Shape(rectangle(x - 16, y - 20, 32, 9), mood.deck, round=4, bump=0.5),
        Shape(ellipse(x, y - 25, 8), ball, round=7, glow=mood.lamps * 0.8),
    ]


def _light_lamps(scene: Scene, y: float, mood: Mood) -> None:
    if not mood.lamps:
        return
    for x in (LEFT - 2, RIGHT + 2):
        for top in (y - HALF_DECK - 8, y + 32):
            scene.afterglow(disc(x, top - 25, 22, "#ffb050", 0.55 * mood.lamps), 12)

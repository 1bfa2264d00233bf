"""A tower that is torn off its hill, course by course."""

import math
import random

from ..curves import Knot, directions, ellipse, lengths, place, polygon, sample, smooth, taper
from ..scene import Shape
from ..svg import bricks, fill, lines

TOWER = "340,376 350,340 353,306 350,274 341,244 324,220"
GIRTH = 54
"""The tower's way, bent into the hole, and its width on the ground."""
COURSES = 22
BONDS = (((0.0, 0.36), (0.36, 0.72), (0.72, 1.0)), ((0.0, 0.2), (0.2, 0.6), (0.6, 1.0)))
"""Where the joints of even and odd courses are, in shares of the width."""
STONES = ("#c88088", "#8c4c64", "#54304c")
"""The tower's stones, from the side that faces the hole to the other."""


def torn_tower() -> list[Shape]:
    """Build it with the wall that stood about it, its head torn off."""
    return [*_tower(), *_crown(), *_ward()]


def _tower() -> list[Shape]:
    """Build a tower whose courses come loose, the more so the nearer they are to the hole."""
    chance = random.Random(9)
    track = sample(TOWER, 80)
    ahead, along = directions(track), lengths(track)
    stones = []
    for row in range(COURSES):
        part = ((row + 0.5) / COURSES) ** 0.92
        at = int(abs(along - part).argmin())
        loose = max(0.0, (row - 8) / (COURSES - 8))
        lean = math.degrees(math.atan2(ahead[at][1], ahead[at][0])) + 90
        x, y = float(track[at][0]), float(track[at][1])
        width, height = GIRTH * (1 - part) ** 0.6 + 9, 10.4 - 3.6 * part
        for column, (left, right) in enumerate(BONDS[row % 2] if row < 15 else ((0.0, 1.0),)):
            aside = (left + right - 1) / 2 * width * (1 + 0.5 * loose)
            middle = place([(aside, chance.uniform(-9, 9) * loose)], x, y, 1, lean)[0]
            half = (right - left) / 2 * width * (1 - 0.25 * loose) - 0.3
            turn = lean + chance.uniform(-40, 40) * loose
            stones.append(_stone(middle, half, height, turn, STONES[column]))
    return stones


def _stone(middle: Knot, half: float, height: float, turn: float, tone: str) -> Shape:
    corners = [(-half, -height), (half, -height), (half, height * 0.1), (-half, height * 0.1)]
    block = polygon(place(corners, middle.x, middle.y, 1, turn))
    return Shape(block, tone, round=4, bump=0.4, bump_size=6, contact=0.3, ink=0.8)


def _crown() -> list[Shape]:
    """Tear the tower's battlement and flag off, towards the hole; a light is still on below."""

    def put(points: str) -> list[Knot]:
        return place(points, 322, 192, 0.78, -44)

    wall = "-27,20! -27,-14! -15,-14! -15,-4! -6,-4! -6,-14! 6,-14! 6,-4! 15,-4! 15,-14! 27,-14! "
    wall += "27,14! 14,22! 4,13! -8,24! -17,14!"
    joints = lines([put("-27,5 27,5"), put("-10,5 -10,24"), put("11,5 11,24")], "#4a2438", 1.8)
    dark = fill(polygon(put("12,-20! 40,-20! 40,30! 4,30!")), "#5c3458", 0.5)
    return [
        Shape(ellipse(350, 330, 5, 9, 4), "#3a0c24", round=3),
        Shape(ellipse(350.6, 330.6, 3.2, 7, 4), "#ffd27a", round=3, glow=1, ink=0),
        Shape(taper(put("0,-8 1,-50"), [4, 3]), "#6a3a50", round=2),
        Shape(smooth(put("1,-50! -12,-56 -30,-46! -16,-38 1,-32!")), "#ffd24a", round=4),
        Shape(polygon(put(wall)), STONES[0], round=7, bump=0.4, bump_size=6,
            detail=joints + dark),
    ]  # fmt: skip


def _ward() -> list[Shape]:
    """Leave the wall about its foot, with a gate, and rubble before it."""
    wall = "262,386! 262,352! 272,352! 272,360! 282,360! 282,350! 292,350! 292,358! 304,358! "
    wall += "304,348! 316,348! 316,356! 328,356! 328,346! 342,346! 342,354! 400,352! 400,392!"
    gate = smooth("284,388! 284,374 291,366 298,374 298,388!")
    rubble = [
        Shape(polygon(place("-1,.4! -.7,-.5! .3,-.7! 1,-.1! .8,.5!", x, y, size, x)), STONES[1],
            round=size * 0.4, bump=0.6, bump_size=5)
        for x, y, size in ((258, 388, 11), (272, 392, 8), (322, 391, 12), (340, 393, 8),
            (368, 393, 11), (246, 392, 6))
    ]  # fmt: skip
    return [
        Shape(polygon(place(wall)), STONES[1], round=10, bump=0.5, bump_size=6,
            detail=bricks((262, 350, 400, 392), (16, 8), 3) + fill(gate, "#2c1030")),
        *rubble,
    ]  # fmt: skip

"""Annihilation: a hole opens in the world and swallows one tower, stone by stone."""

import math
import random
from dataclasses import replace

from ..curves import (
    Knot,
    directions,
    ellipse,
    lengths,
    place,
    polygon,
    ridge,
    ring,
    sample,
    smooth,
    star,
    taper,
)
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines, radial, specks

CENTRE = (176.0, 160.0)
HOLE = 78.0
BACKDROP = Backdrop(
    ("#12010e", "#5e0628", "#d83a44"), ("#ff8a9a", "#a80e3c"), "#2c0418", "#0c0210", "none",
    radius=118, halo="disc", centre=CENTRE,
)  # fmt: skip
LIGHT = lit("#0a0210", "#5a2a5a", "#ff9ab0", "#8a1a3a", 1.0)
ARMS = (
    (0, 1.0, "#7a0a3c", 54), (120, 1.05, "#7a0a3c", 50), (240, 0.95, "#7a0a3c", 54),
    (20, 0.86, "#e0244c", 34), (140, 0.9, "#e0244c", 32), (262, 0.84, "#e0244c", 34),
    (42, 0.74, "#ff8a90", 19), (164, 0.76, "#ff8a90", 18), (284, 0.72, "#ff8a90", 19),
    (60, 0.64, "#fff0ea", 9), (182, 0.66, "#fff0ea", 9), (304, 0.62, "#fff0ea", 9),
)  # fmt: skip
"""What whirls into the hole: from where (degrees), how far, colour, width."""
TOWER = "232,378 240,336 258,292 284,244 288,196 268,162"
GIRTH = 78
"""The tower's way, bent into the hole, and its width on the ground."""
COURSES = 22
BONDS = (((0.0, 0.36), (0.36, 0.72), (0.72, 1.0)), ((0.0, 0.2), (0.2, 0.6), (0.6, 1.0)))
"""Where the joints of even and odd courses are, in shares of the width."""

STONES = ("#d8b4ac", "#c49c98", "#e8c8ba", "#b88e90")


def scene() -> Scene:
    """Lines that all lead in, the whirl, the hole and its edge, the tower and its crumbs."""
    colours = radial(
        "void", CENTRE, HOLE, (0, "#000000"), (0.8, "#08000c"), (1, "#2a0420")
    ) + linear("land", (0, 340), (0, 460), (0, "#7a3048"), (0.3, "#3a1428"), (1, "#120612"))
    picture = stage(BACKDROP, LIGHT, colours, 69)
    _focus(picture)
    _whirl(picture)
    _hole(picture)
    below = replace(LIGHT, key=(-0.6, -0.5, 0.5), key_colour="#ffd8cc", rim_from=(-0.7, -0.6))
    land = ridge(-20, 395, 362, 22, 3, 540)
    heap = polygon([(160, 380), (200, 364), (228, 352), (262, 358), (300, 372), (330, 384)])
    picture.group(*_tower(), light=below, shadow=0.35, form=0.25, roundness=40, outline=1.6)
    picture.cover(fill(ellipse(247, 330, 6, 12, 16), "#3a0c24"))
    picture.sharp(fill(ellipse(248, 331, 3.4, 9, 16), "#ffd27a"))
    picture.group(
        Shape(land + heap, "url(#land)", round=12, bump=2, bump_size=9), light=below, form=0.2
    )
    picture.group(*_crown(), light=below, shadow=0.3, form=0)
    picture.group(*_crumbs(), light=below, shadow=0.3, form=0, outline=1.4)
    picture.afterglow(specks(7, 46, (20, 30, 355, 360), "#ff9aa8", (0.8, 2.2)), 0.5)
    finish(picture, BACKDROP, "#ffc0c0")
    _edge(picture)
    return picture


def _focus(picture: Scene) -> None:
    chance = random.Random(12)
    wedges = []
    for index in range(40):
        turn = math.tau * (index + chance.uniform(-0.3, 0.3)) / 40
        near, width = chance.uniform(118, 170), chance.uniform(5, 17)
        track = [
            (CENTRE[0] + far * math.cos(turn), CENTRE[1] + far * math.sin(turn))
            for far in (near, 260, 420)
        ]
        wedges.append(taper(track, [0.3, width * 0.6, width], 12))
    picture.veil(fill("".join(wedges[::2]), "#2c0218", 0.75), 1)
    picture.veil(fill("".join(wedges[1::2]), "#ff6a78", 0.4), 1)


def _spiral(start: float, far: float) -> list[Knot]:
    """Lead one arm in from far away to the edge of the hole."""
    track = []
    for step in range(10):
        part = step / 9
        turn = math.radians(start + 215 * part**1.25)
        away = HOLE - 4 + (190 * far - HOLE) * (1 - part) ** 1.5
        track.append(Knot(CENTRE[0] + away * math.cos(turn), CENTRE[1] + away * math.sin(turn)))
    return track


def _whirl(picture: Scene) -> None:
    for start, far, tone, width in ARMS:
        path = taper(_spiral(start, far), [0.5, width * 0.7, width, width * 0.8, 3], 70)
        picture.veil(fill(path, tone, 0.92), 0.7)


def _hole(picture: Scene) -> None:
    picture.glow(fill(ring(*CENTRE, HOLE + 14, 24), "#ff4a6a"), 10)
    picture.cover(fill(ellipse(*CENTRE, HOLE + 7), "#ff8a9c"))
    picture.cover(fill(ellipse(*CENTRE, HOLE + 4.5), "#fffaf0"))
    picture.cover(fill(ellipse(CENTRE[0] + 1.5, CENTRE[1] + 1.5, HOLE), "url(#void)"))


def _edge(picture: Scene) -> None:
    """Clear the hole of specks, and let its edge flash."""
    picture.sharp(fill(ellipse(CENTRE[0] + 1.5, CENTRE[1] + 1.5, HOLE - 3), "#08000c"))
    flash = place(star(0, 0, 62, 5, 4, 45), CENTRE[0] - 58, CENTRE[1] - 58)
    picture.sharp(fill(polygon(flash), "#ffffff"))
    picture.afterglow(disc(CENTRE[0] - 58, CENTRE[1] - 58, 24, "#ffb0b8", 0.9), 10)
    picture.afterglow(fill(ring(*CENTRE, HOLE + 8, 9), "#ff6a80", 0.8), 5)


def _tower() -> list[Shape]:
    """Build a tower whose courses come loose, the more so the nearer they are to the hole."""
    chance = random.Random(9)
    track = sample(TOWER, 80)
    ahead, along = directions(track), lengths(track)
    stones = []
    for row in range(COURSES):
        part = ((row + 0.5) / COURSES) ** 0.92
        at = int(abs(along - part).argmin())
        loose = max(0.0, (row - 6) / (COURSES - 6))
        lean = math.degrees(math.atan2(ahead[at][1], ahead[at][0])) + 90
        x, y = float(track[at][0]), float(track[at][1])
        width, height = GIRTH * (1 - part) ** 0.7 + 9, 14.5 - 5 * part
        for left, right in BONDS[row % 2] if row < 14 else ((0.0, 1.0),):
            aside = (left + right - 1) / 2 * width * (1 + 0.5 * loose)
            middle = place([(aside, chance.uniform(-9, 9) * loose)], x, y, 1, lean)[0]
            half = (right - left) / 2 * width * (1 - 0.25 * loose) - 0.3
            turn = lean + chance.uniform(-40, 40) * loose
            stones.append(_stone(middle, half, height, turn, chance.choice(STONES)))
    return stones


def _stone(middle: Knot, half: float, height: float, turn: float, tone: str) -> Shape:
    corners = [(-half, -height), (half, -height), (half, height * 0.1), (-half, height * 0.1)]
    block = polygon(place(corners, middle.x, middle.y, 1, turn))
    return Shape(block, tone, round=4, bump=0.5, bump_size=6, contact=0.3, ink=0.8)


def _crown() -> list[Shape]:
    """Tear the tower's battlement and flag off, towards the hole."""

    def put(points: str) -> list[Knot]:
        return place(points, 300, 134, 1.2, -52)

    wall = "-27,20! -27,-14! -15,-14! -15,-4! -6,-4! -6,-14! 6,-14! 6,-4! 15,-4! 15,-14! 27,-14! "
    wall += "27,14! 14,22! 4,13! -8,24! -17,14!"
    joints = lines([put("-27,5 27,5"), put("-10,5 -10,24"), put("11,5 11,24")], "#4a2438", 1.8)
    return [
        Shape(taper(put("0,-8 1,-50"), [4, 3]), "#6a3a50", round=2),
        Shape(smooth(put("1,-50! 14,-53 30,-42! 16,-36 1,-32!")), "#ffd24a", round=4, contact=0.3),
        Shape(polygon(put(wall)), STONES[0], round=7, bump=0.5, bump_size=6, detail=joints),
    ]


def _crumbs() -> list[Shape]:
    """Scatter what flies in: each stone longer, thinner and nearer the whirl than the last."""
    chance = random.Random(4)
    shapes = []
    for turn, away, size in (
        (-14, 176, 8),
        (100, 168, 15), (126, 150, 11), (150, 164, 12), (172, 138, 8), (200, 160, 9), (80, 136, 8),
        (-52, 124, 7), (228, 140, 8), (112, 190, 9),
    ):  # fmt: skip
        angle = math.radians(turn)
        x, y = CENTRE[0] + away * math.cos(angle), CENTRE[1] + away * math.sin(angle)
        long = 1 + 60 / away
        corners = [
            (size * long * chance.uniform(0.8, 1.1) * math.cos(a),
             size * 0.7 * chance.uniform(0.7, 1.1) * math.sin(a))
            for a in (0, 1.1, 2.2, 3.1, 4.1, 5.2)
        ]  # fmt: skip
        tone = chance.choice(("#b08088", "#8a5a68", "#c89a94"))
        block = place(corners, x, y, 1, turn + 150)
        shapes.append(Shape(polygon(block), tone, round=6, bump=0.7, bump_size=6))
    return shapes

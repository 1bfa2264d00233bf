"""Meteorite: a burning rock has gone through one bank of cloud after another."""

import math
import random
from dataclasses import replace

from ..curves import Knot, Points, ellipse, place, polygon, rectangle, ridge, smooth, star, taper
from ..props import battlement, tongue
from ..scene import Light, Scene, Shape
from ..svg import cover, disc, fill, linear, oval, radial, specks

COLOURS = (
    linear("sky", (20, 400), (330, 0), (0, "#f08a8a"), (0.25, "#a8489a"), (0.6, "#4a2486"),
        (1, "#150f3a"))
    + radial("heat", (140, 214), 250, (0, "#fff2c0ff"), (0.22, "#ffb04acc"), (0.5, "#ff5a8a55"),
        (1, "#ff3a8a00"))
    + linear("t0", (120, 240), (375, -30), (0, "#d0304a"), (0.5, "#b02478"), (1, "#5a1a7a"))
    + linear("t1", (120, 240), (375, -30), (0, "#ff7a2a"), (0.5, "#e8403f"), (1, "#a02260"))
    + linear("t2", (120, 240), (350, 0), (0, "#ffb63a"), (0.55, "#ff8428"), (1, "#d03a45"))
    + linear("t3", (110, 250), (320, 40), (0, "#fff3b0"), (0.5, "#ffd254"), (1, "#ff8a2a"))
    + linear("t4", (100, 260), (260, 100), (0, "#ffffff"), (0.6, "#fff6c8"), (1, "#ffd244"))
    + radial("crust", (84, 282), 190, (0, "#ffb060"), (0.3, "#d0644a"), (0.65, "#8a4658"),
        (1, "#64407a"))
    + linear("near", (0, 320), (0, 362), (0, "#4a2266"), (1, "#2c163c"))
    + linear("hill", (0, 360), (0, 525), (0, "#2a1638"), (1, "#0a0718"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.35, 0.55, 0.6), key_colour="#ffb060", ambient="#5a3a7a", rim_from=(-0.6, 0.75),
    rim_colour="#ffe6a0", rim=1, ink="#1c0a2c",
)  # fmt: skip
STONE = (122.0, 226.0)
SIZE = 0.86
SLANT = 43.0
"""Degrees from upright, clockwise, of the way it came."""
FIRE = (
    (12, (160, 196), 9, 84, 370, 54, 0.9), (2, (158, 198), 9, 74, 330, 46, 1),
    (4, (156, 202), 8, 64, 280, 40, 1), (6, (154, 206), 7, 52, 230, 30, 1),
    (9, (150, 210), 6, 38, 185, 24, 1),
)  # fmt: skip
BANK = ((240.0, 102.0), 142)
"""The hole torn in the clouds: where, and how wide."""
AIR = (((306.0, 34.0), 96), ((190.0, 156.0), 122))
"""Rings of pierced air: where, and how wide."""
CRATERS = ((34, -44, 28, -20), (66, 24, 13, -30), (-18, -76, 9, 0))
CRACKS = (
    ("-76,60 -44,40 -40,12 -14,-8 -10,-34", [11, 9, 7, 5, 0.6]),
    ("-44,40 -20,52 8,48 26,62 54,52", [8, 6, 5, 3, 0.5]),
    ("-40,12 -66,-4 -70,-32", [6, 4, 0.5]),
    ("8,48 14,74 6,92", [5, 6, 8]),
    ("-14,-8 14,0 26,-12", [4, 3, 0.5]),
)
TOWN = (
    (26, 12, 24, 14), (44, 16, 14, 0), (62, 12, 34, 18), (80, 14, 18, 0), (94, 10, 26, 13),
)  # fmt: skip


def scene() -> Scene:
    """Sky, the torn clouds with the fire between their halves, the rock, the small town."""
    picture = Scene(COLOURS, LIGHT, 5)
    _sky(picture)
    _air(picture, -1)
    picture.group(*_clouds(-1), shadow=0.2, form=0.2, outline=1)
    for index, (seed, root, count, spread, length, width, opacity) in enumerate(FIRE):
        tail = _tail(seed, root, count, spread, length, width)
        picture.cover(fill(tail, f"url(#t{index})", opacity))
    _mantle(picture)
    _air(picture, 1)
    picture.group(*_clouds(1), shadow=0.35, form=0.2, outline=1.4)
    _stone(picture)
    _town(picture)
    picture.afterglow(disc(96, 258, 74, "#ffb04a", 0.5), 26)
    embers = specks(11, 60, (10, 20, 365, 400), "#ffcf6a", (0.5, 1.8))
    picture.afterglow(embers, 0.4)
    picture.afterglow(embers, 2.4, 0.9)
    return picture


def _sky(picture: Scene) -> None:
    picture.cover(cover("url(#sky)"))
    picture.cover(specks(3, 80, (0, 0, 375, 240), "#ffe9ff", (0.4, 1.4)))
    dark = ((60, 60, 120, 14), (20, 130, 110, 12), (340, 250, 120, 16), (340, 310, 130, 14))
    picture.veil("".join(oval(*at, "#8a4a9a", 0.55) for at in dark), 7)
    picture.veil(oval(187, 360, 240, 26, "#ffb08a", 0.6), 12)
    picture.glow(cover("url(#heat)"), 0, 0.85)


def _clouds(half: int) -> list[Shape]:
    """Heap one half (-1 far, 1 near) of a ring of cloud about the way of the rock."""
    chance = random.Random(7 + half)
    tones = ("#8a5ab0", "#7a4aa0", "#9a6abc") if half < 0 else ("#e8a8c8", "#d890c0", "#f4bcd0")
    puffs = []
    for index, at in enumerate(_arc(*BANK, half, 13)):
        size = 20 + 9 * abs(index - 6) / 6
        blobs = [
            (at.x + chance.uniform(-0.9, 0.9) * size, at.y + chance.uniform(-0.6, 0.6) * size,
                size * chance.uniform(0.45, 0.85)) for _ in range(4)
        ]  # fmt: skip
        puffs.append(
            Shape("".join(ellipse(x, y, r) for x, y, r in blobs), chance.choice(tones), round=14,
                bump=0.6, bump_size=10, contact=0.3, ink=0.25)
        )  # fmt: skip
    return puffs


def _arc(centre: tuple[float, float], radius: float, half: int, count: int) -> list[Knot]:
    """Walk one half of a circle that stands across the way of the rock, seen askew."""
    turns = [math.pi * (index + 0.5) / count for index in range(count)]
    flat = [(math.cos(t) * radius, half * math.sin(t) * radius * 0.36) for t in turns]
    return place(flat, *centre, 1, SLANT)


def _air(picture: Scene, half: int) -> None:
    for centre, radius in AIR:
        track = _arc(centre, radius, half, 15)
        ring = taper(track, [0.5, 5, 7, 5, 0.5], 60)
        picture.glow(fill(ring, "#ffc8e8", 0.9 if half > 0 else 0.5), 1)


def _tail(
    seed: int, root: tuple[float, float], count: int, spread: float, length: float, width: float
) -> str:
    """Lay S-curved tongues side by side; all blow to the upper right."""
    chance = random.Random(seed)
    tongues = []
    for index in range(count):
        aside = (index - (count - 1) / 2) / (count - 1) * 2
        foot = (root[0] + aside * spread * 0.73, root[1] + aside * spread * 0.68)
        long = length * (1 - 0.5 * abs(aside) ** 1.3) * chance.uniform(0.82, 1.12)
        wide = width * chance.uniform(0.75, 1.15)
        sway = width * 0.4 * chance.uniform(0.6, 1.2)
        turn = SLANT - aside * 5
        tongues.append(tongue(foot, long, wide, turn, sway, chance.uniform(0, 6)))
    return "".join(tongues)


def _put(points: Points, turn: float = 0) -> list[Knot]:
    """Move points that are given about the middle of the rock."""
    return place(points, *STONE, SIZE, turn)


def _mantle(picture: Scene) -> None:
    """Wrap the rock's front in fire that streams back along both its sides."""
    for colour, grow, long in (
        ("url(#t1)", 24, 1.0), ("url(#t2)", 15, 0.86), ("url(#t3)", 7, 0.7),
    ):  # fmt: skip
        front = _put(star(0, 0, 98 + grow, 98 + grow, 20))
        sides = ""
        for aside, far, sway in (
            (-104, 250, 14), (-78, 310, -12), (104, 240, -14), (80, 300, 10), (-112, 170, 8),
            (112, 160, -8),
        ):  # fmt: skip
            lean = aside * (0.93 + grow / 250)
            track = [(lean * 0.9, 40), (lean, -20), (lean * 0.92 + sway, -far * long * 0.5),
                (lean * 0.7, -far * long)]  # fmt: skip
            sides += taper(_put(track, SLANT), [8, 26 + grow * 0.35, 17, 0.5], 50)
        picture.cover(fill(smooth(front) + sides, colour))


def _stone(picture: Scene) -> None:
    rock = "-92,-34 -74,-78 -30,-100 16,-92! 58,-90 92,-54 88,-8! 102,34 72,76 34,84! -4,104 "
    rock += "-52,88 -78,52! -100,16"
    below = replace(
        LIGHT, key=(-0.6, 0.5, 0.5), ambient="#6a4078", key_colour="#ffc890",
        rim_from=(-0.7, 0.72), rim_colour="#ffe08a", rim=1.0,
    )  # fmt: skip
    shapes = [Shape(smooth(_put(rock)), "url(#crust)", round=70, bump=3.4, bump_size=22, ink=0.8)]
    for dx, dy, size, turn in CRATERS:
        x, y, _ = _put([(dx, dy)])[0]
        shapes += [
            Shape(ellipse(x, y, size, size * 0.8, turn), "#4a2036", round=size * 0.4, flat=0.6,
                contact=0, rim=0, ink=0.7, bump=0.6),
            Shape(smooth(place("0,-.8! .6,-.62 .96,0 .8,.5! .82,0 .5,-.52", x, y, size, turn)),
                "#ffa860", round=4, contact=0.2, rim=0.3, ink=0.2),
        ]  # fmt: skip
    picture.group(*shapes, light=below, shadow=0, form=0.3)
    for track, widths in CRACKS:
        path = taper(_put(track), widths, 12)
        picture.glow(fill(path, "#ff6a1e"), 4)
        picture.cover(fill(path, "#ffd860"))
        picture.afterglow(fill(path, "#ffb040", 0.7), 3)
    picture.glow(disc(STONE[0] - 64, STONE[1] + 62, 52, "#ff9a3a", 0.9), 26)
    for track, widths, tone, blur in (
        ("-98,-72 -112,6 -80,82 -18,114 56,100", [1, 14, 24, 14, 1], "#ff9a3a", 7),
        ("-92,-52 -100,10 -70,74 -14,100 40,94", [0.5, 6, 12, 7, 0.5], "#fff4d0", 2),
    ):
        picture.glow(fill(taper(_put(track), widths), tone), blur, 0.95)
    chips = [
        Shape(polygon(star(x, y, size, size * 0.8, 3, x)), "#6a4a5a", round=5, bump=0.5)
        for x, y, size in (
            (268, 224, 9), (290, 256, 6), (40, 92, 7), (70, 66, 5), (316, 214, 5), (246, 286, 5),
        )
    ]  # fmt: skip
    picture.group(*chips, light=replace(LIGHT, rim_colour="#ffd070"), shadow=0.2)


def _tower(x: float, foot: float, width: float, height: float, roof: float) -> str:
    body = rectangle(x - width / 2, foot - height, width, height)
    if roof:
        eaves = width * 0.7
        return body + polygon(
            [(x - eaves, foot - height), (x, foot - height - roof), (x + eaves, foot - height)]
        )
    return body + battlement(x - width * 0.6, foot - height - 2, width * 1.2, 4, 3, 3)


def _town(picture: Scene) -> None:
    towers = "".join(_tower(x, 362, *rest) for x, *rest in TOWN)
    hill = ridge(-5, 380, 358, 10, 31)
    picture.cover(fill(hill, "url(#hill)"))
    walls = fill(towers + rectangle(28, 348, 66, 20), "url(#near)")
    picture.sharp(f'<clipPath id="sky-line"><path d="{rectangle(0, 0, 375, 361)}"/></clipPath>'
        f'<g clip-path="url(#sky-line)">{walls}</g>')  # fmt: skip
    panes = "".join(rectangle(x - 1.5, 334, 3, 5) for x in (26, 62, 94, 80))
    picture.sharp(fill(panes, "#ffe08a"))
    picture.afterglow(fill(panes, "#ffe08a"), 3, 0.9)
    picture.veil('<rect y="432" width="375" height="110" fill="#0a0718" opacity=".8"/>', 18)

"""Meteorite: a burning rock over a town that has looked up too late."""

import random
from dataclasses import replace

from ..curves import Points, knots, polygon, rectangle, ridge, smooth, star, taper
from ..props import battlement, shards, tongue
from ..scene import Light, Scene, Shape
from ..svg import cover, disc, fill, linear, lines, oval, radial, specks

COLOURS = (
    linear("sky", (40, 400), (330, 0), (0, "#ff9a4a"), (0.25, "#c2456a"), (0.55, "#4a2a78"),
        (1, "#150f3a"))
    + radial("heat", (150, 214), 260, (0, "#fff2c0ff"), (0.22, "#ffb04acc"), (0.5, "#ff5a3a66"),
        (1, "#ff3a3a00"))
    + linear("t0", (120, 240), (375, -30), (0, "#c2304a"), (0.5, "#8a2460"), (1, "#3a1a5a"))
    + linear("t1", (120, 240), (375, -30), (0, "#ff7a2a"), (0.5, "#d13a3f"), (1, "#6a2260"))
    + linear("t2", (120, 240), (350, 0), (0, "#ffb63a"), (0.55, "#ff7428"), (1, "#b02a45"))
    + linear("t3", (110, 250), (320, 40), (0, "#fff3b0"), (0.5, "#ffc244"), (1, "#ff7a2a"))
    + linear("t4", (100, 260), (260, 100), (0, "#ffffff"), (0.6, "#fff0a8"), (1, "#ffc244"))
    + radial("lava", (110, 258), 120, (0, "#ffffe0"), (0.4, "#ffc02e"), (0.8, "#ff5a1a"),
        (1, "#a8241a"))
    + linear("far", (0, 300), (0, 420), (0, "#8a3a62"), (1, "#e0704a"))
    + linear("near", (0, 290), (0, 440), (0, "#3a1f4a"), (1, "#6a2c48"))
    + linear("hill", (0, 360), (0, 525), (0, "#2a1638"), (1, "#0a0718"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.35, 0.55, 0.6), key_colour="#ffb060", ambient="#4a3566", rim_from=(-0.6, 0.75),
    rim_colour="#ffe6a0", rim=1, ink="#12081c",
)  # fmt: skip
STONE = (142.0, 226.0)
FIRE = (
    (12, (176, 190), 9, 92, 300, 54, 0.85), (2, (168, 196), 9, 84, 270, 46, 1),
    (4, (160, 206), 8, 74, 215, 38, 1), (6, (156, 210), 7, 62, 165, 30, 1),
    (9, (152, 214), 6, 50, 118, 24, 1),
)  # fmt: skip
SKYLINE = (
    (24, 16, 60, 26), (52, 22, 44, 0), (84, 14, 70, 30), (112, 26, 38, 0), (150, 14, 56, 24),
    (182, 24, 36, 0), (226, 18, 52, 26), (260, 26, 40, 0), (300, 16, 66, 30), (330, 26, 46, 0),
    (362, 16, 62, 26),
)  # fmt: skip
TOWN = (
    (250, 24, 112, 44), (340, 30, 100, 40), (206, 34, 74, 0), (372, 36, 64, 0), (292, 42, 62, 0),
    (168, 20, 58, 28),
)  # fmt: skip
WINDOWS = (
    (250, 346), (250, 366), (246, 386), (206, 384), (340, 356), (340, 376), (292, 392), (282, 396),
    (302, 390), (168, 396), (366, 392),
)  # fmt: skip


def scene() -> Scene:
    """Sky, tail of fire, the stone with its lava, the town beneath."""
    picture = Scene(COLOURS, LIGHT, 5)
    _sky(picture)
    for index, (seed, root, count, spread, length, width, opacity) in enumerate(FIRE):
        tail = _tail(seed, root, count, spread, length, width)
        picture.cover(fill(tail, f"url(#t{index})", opacity))
    _stone(picture)
    _town(picture)
    picture.afterglow(disc(92, 264, 70, "#ff9a3a", 0.55), 26)
    embers = specks(11, 60, (10, 20, 365, 400), "#ffcf6a", (0.5, 1.8))
    picture.afterglow(embers, 0.4)
    picture.afterglow(embers, 2.4, 0.9)
    return picture


def _sky(picture: Scene) -> None:
    picture.cover(cover("url(#sky)"))
    picture.cover(specks(3, 70, (0, 0, 375, 200), "#ffe9ff", (0.4, 1.3)))
    dark = ((60, 60, 120, 14), (20, 110, 110, 12), (330, 200, 120, 16), (350, 250, 130, 14))
    picture.veil("".join(oval(*at, "#6a3a80", 0.55) for at in dark), 7)
    warm = ((60, 320, 160, 16), (330, 300, 150, 12), (200, 345, 200, 14))
    picture.veil("".join(oval(*at, "#ff8a5a", 0.45) for at in warm), 7)
    followers = "".join(
        taper([(x, y), (x + long * 0.74, y - long * 0.8)], [wide, wide * 0.6, 0.4])
        for x, y, long, wide in (
            (44, 130, 60, 5), (300, 290, 70, 6), (20, 220, 36, 3), (345, 330, 40, 4),
            (92, 66, 40, 3),
        )
    )  # fmt: skip
    picture.glow(fill(followers, "#ffb25a"), 1.2, 0.9)
    picture.glow(fill(followers, "#ff7a3a"), 5, 0.8)
    picture.glow(cover("url(#heat)"), 0, 0.85)


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
        tongues.append(tongue(foot, long, wide, 43, sway, chance.uniform(0, 6)))
    return "".join(tongues)


def _stone(picture: Scene) -> None:
    chance = random.Random(33)
    rim = star(*STONE, 88, 78, 7, 11)
    core = smooth(rim)
    picture.group(Shape(core, "url(#lava)", round=40, glow=1, contact=0, ink=0), shadow=0)
    below = replace(
        LIGHT, key=(-0.66, 0.6, 0.35), ambient="#2c2040", key_colour="#ffb066",
        rim_from=(0.7, -0.72), rim_colour="#ffb04a", rim=0.9,
    )  # fmt: skip
    plates = [_plate(piece, chance) for piece in shards(33, STONE, 86, 26)]
    picture.group(*plates, light=below, shadow=0, form=1.15, roundness=92)
    glow = disc(84, 284, 58, "#ff7a1a") + disc(78, 290, 30, "#ffe08a")
    picture.glow(
        f'<clipPath id="k"><path d="{core}"/></clipPath><g clip-path="url(#k)">{glow}</g>', 15, 0.95
    )
    bow = taper("54,150 34,220 58,296 124,330 200,322", [1, 10, 18, 11, 1])
    picture.glow(fill(bow, "#ff8a3a"), 7, 0.9)
    bow = taper("58,166 44,222 64,288 122,316 182,314", [0.5, 5, 11, 6, 0.5])
    picture.glow(fill(bow, "#fff0c0"), 2)
    chips = [
        Shape(polygon(star(x, y, size, size * 0.8, 3, x)), "#6a4a5a", round=5, bump=0.5)
        for x, y, size in (
            (236, 118, 9), (262, 160, 6), (214, 92, 5), (286, 112, 5), (248, 204, 7), (300, 190, 4),
            (196, 66, 4), (322, 146, 4), (268, 70, 6),
        )
    ]  # fmt: skip
    picture.group(*chips, light=replace(LIGHT, rim_colour="#ffd070"), shadow=0.2)


def _plate(piece: Points, chance: random.Random) -> Shape:
    """Cool one piece of crust; gaps are wide where the heat is, in front."""
    corners = knots(piece)
    x = sum(p.x for p in corners) / len(corners)
    y = sum(p.y for p in corners) / len(corners)
    heat = ((STONE[0] - x) * 0.74 + (y - STONE[1]) * 0.67) / 80
    shrink = 1 - (0.04 + 0.13 * max(0.0, heat + 0.35))
    chipped = [
        (x + (p.x - x) * shrink * chance.uniform(0.95, 1.03),
         y + (p.y - y) * shrink * chance.uniform(0.95, 1.03)) for p in corners
    ]  # fmt: skip
    tone = chance.choice(
        ("#6a4442", "#5c3836", "#74504c") if heat > 0.2 else ("#4e3a4a", "#5e4658")
    )
    return Shape(polygon(chipped), tone, round=9, bump=1.1, contact=0, rim=0.7, ink=0.5)


def _tower(x: float, foot: float, width: float, height: float, roof: float) -> str:
    body = rectangle(x - width / 2, foot - height, width, height)
    if roof:
        eaves = width * 0.68
        return body + polygon(
            [(x - eaves, foot - height), (x, foot - height - roof), (x + eaves, foot - height)]
        )
    return body + battlement(x - width * 0.6, foot - height - 3, width * 1.2, 6, 4, 5)


def _town(picture: Scene) -> None:
    far = "".join(_tower(x, 420, *rest) for x, *rest in SKYLINE) + rectangle(0, 384, 375, 50)
    picture.veil(fill(far, "url(#far)"), 0.8)
    picture.veil(oval(120, 388, 240, 16, "#ffb070", 0.55), 9)
    near = [
        Shape(
            _tower(x, 440, width, height, roof), "url(#near)", round=12, bump=0.5, bump_size=6,
            detail=lines(
                [[(x - width / 2, y), (x + width / 2, y)] for y in range(440 - height + 8, 440, 9)],
                "#24102e", 1, 0.6,
            ),
        )
        for x, width, height, roof in TOWN
    ]  # fmt: skip
    near.append(Shape(rectangle(150, 404, 225, 36), "#4a2446", round=10, bump=0.4, bump_size=6))
    side = replace(
        LIGHT, key=(-0.7, -0.6, 0.4), rim_from=(-0.85, -0.5), rim_colour="#ffb060", rim=0.9
    )
    picture.group(*near, light=side, shadow=0.4, form=0.2)
    picture.cover(fill(ridge(-5, 250, 408, 10, 31) + ridge(-5, 380, 430, 8, 32), "url(#hill)"))
    panes = "".join(rectangle(x - 1.8, y, 3.6, 6) for x, y in WINDOWS)
    picture.sharp(fill(panes, "#ffe08a"))
    picture.afterglow(fill(panes, "#ffe08a"), 3, 0.9)

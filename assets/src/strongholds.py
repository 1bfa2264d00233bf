"""The strongholds on the board: a Bastion and a Fort of each land, in every state of ruin.

A picture is 190 by 262 units, as large as on the board of a duel; its foot is at y 238. The
castle looks to the viewer, so that it can stand at either edge. What moves on it is drawn by the
game (`game/board/view/strongholds.py`), which also knows where its poles and lights are.
"""

import random
from functools import partial

from .curves import polygon, rectangle, smooth, taper
from .land import rock
from .props import battlement, tufts
from .sailing.painted import Painted
from .scene import Scene, Shape
from .stronghold_parts import (
    DARK,
    FOOT,
    INK,
    MIDDLE,
    ROOFS,
    SCALE,
    STATES,
    TIMBER,
    Castle,
    arch,
    cloth,
    crown,
    fire,
    hole,
    pole,
    roof,
    scars,
    tower,
)
from .svg import bricks, fill, lines, oval


def castle(land: str, state: str) -> Scene:
    """Lay out the castle of a land in a state."""
    site = Castle(land, state)
    _mound(site)
    if state == "ruin":
        _rubble(site)
    else:
        _keep(site)
        for side in (-1, 1):
            _rear_tower(site, side)
        _curtain(site)
        for side in (-1, 1):
            _front_tower(site, side)
        _gate(site)
        if site.look.fort:
            _braces(site)
    _rocks(site)
    return site.scene


def _mound(site: Castle) -> None:
    """Heap up the rock it stands on, worn by the way to the gate."""
    scene = site.scene
    scene.veil(oval(MIDDLE + 6, FOOT + 6, 88, 15, "#1c1a22", 0.5), 5)
    top = (
        "8,240! 14,226 34,218 70,214 120,214 156,218 176,226 182,240! 164,249 120,254 70,254 26,249"
    )
    way = polygon([(80, 230), (110, 230), (122, 256), (68, 256)])
    cracks = lines([[(x, 226), (x + 3, 246)] for x in (22, 44, 62, 132, 150, 170)], INK, 1.3, 0.45)
    site.stand(
        Shape(
            smooth(top),
            "#9a8b76",
            round=9,
            bump=1.6,
            bump_size=9,
            detail=fill(way, "#cdb892", 0.85) + cracks,
        ),
        shadow=0,
    )


def _keep(site: Castle) -> None:
    """Raise the keep with its turret, the highest point of all."""
    wide, top = 60.0, 78.0
    body = Shape(
        rectangle(MIDDLE - 30, top, wide, FOOT - top - 12),
        site.look.wall,
        round=12,
        bump=0.6,
        detail=bricks((65, top, 125, 220), (11, 7), 9, INK)
        + (scars(site, (65, top, 125, 190), 4) if site.harmed(2) else ""),
        ink=0.9,
    )
    torn = site.harmed(4)
    if not torn:
        turret = tower(MIDDLE, top + 4, 30, 36, site, False)
        parts = [
            pole(MIDDLE, 22),
            turret,
            site.window(MIDDLE, 54),
            *roof(MIDDLE, top - 30, 42, 30, site.harmed(3)),
        ]
    else:
        parts = [tower(MIDDLE + 3, top + 4, 30, 26, site, True)]
    site.stand(*parts)
    windows = [site.window(MIDDLE + dx, 100, 1.2) for dx in (-15, 15)]
    windows += [site.window(MIDDLE, 122, 1.2)]
    site.stand(body, crown(MIDDLE, top + 1, wide + 8, site, 5), *windows)


def _rear_tower(site: Castle, side: int) -> None:
    """Raise one of the slender towers beside the keep."""
    x = MIDDLE + side * 41
    torn = site.harmed(4) or (site.look.fort and side > 0)
    tall = 128 - (side > 0) * 10
    if torn:
        site.stand(tower(x, 218, 25, tall - 34, site, True))
        return
    site.stand(
        pole(x, 218 - tall - 34, 12),
        tower(x, 218, 25, tall, site, False),
        site.window(x, 218 - tall + 16),
        *roof(x, 218 - tall + 1, 36, 36, site.harmed(2) and side < 0),
    )


def _curtain(site: Castle) -> None:
    """Draw the wall between the front towers, with a hole where it has been breached."""
    top = 182.0
    path = battlement(22, top, 146, FOOT - top, 10, 7)
    marks = bricks((22, top - 8, 168, FOOT), (11, 6.5), 21, INK)
    if site.harmed(1):
        marks += scars(site, (30, top, 160, FOOT), 13)
    if site.harmed(2):
        marks += hole(136, 206, 13, 20, 3)
    if site.harmed(4):
        marks += hole(54, 210, 12, 18, 8)
    site.stand(Shape(path, site.look.wall, round=4, bump=0.6, detail=marks, ink=0.9))


def _front_tower(site: Castle, side: int) -> None:
    """Raise one of the stout towers at the corners; the right one falls first."""
    x = MIDDLE + side * 69
    torn = (site.harmed(2) and side > 0) or site.harmed(4)
    tall = 98.0
    if torn:
        site.stand(
            tower(x, FOOT, 38, tall - 30 - 8 * (side < 0), site, True), site.window(x, FOOT - 42)
        )
        return
    top = FOOT - tall
    site.stand(
        pole(x, top - 40, 12),
        tower(x, FOOT, 38, tall, site, False),
        crown(x, top + 2, 44, site),
        *roof(x, top - 3, 40, 40, site.harmed(1) and side > 0),
        site.window(x, top + 26, 1.2),
        *cloth(x, top + 46, 15, 26),
    )


def _gate(site: Castle) -> None:
    """Build the gatehouse with its arch, the gate half open to the light behind it."""
    top, half = 166.0, 25
    wall = Shape(
        rectangle(MIDDLE - half, top, 2 * half, FOOT - top),
        site.look.wall,
        round=7,
        bump=0.6,
        detail=bricks((70, top, 120, FOOT), (10, 6.5), 33, INK)
        + (scars(site, (70, top, 120, 200), 7) if site.harmed(1) else ""),
        ink=0.9,
    )
    inside, rim = arch(15, 212, 192), arch(19, 211, 186)
    bars = lines([[(x, 192), (x, FOOT)] for x in range(84, 110, 5)], "#1e1618", 1.7, 0.95)
    bars += lines([[(78, y), (112, y)] for y in (206, 217, 228)], "#1e1618", 1.7, 0.95)
    glare = "#ffb04c" if site.look.lights > 2 else "#5a3a34"
    if site.harmed(3):
        bars = lines(["80,196 92,238", "108,194 98,238", "78,214 112,222"], TIMBER, 4.4, 1)
    site.stand(
        wall,
        crown(MIDDLE, top + 1, 2 * half + 8, site, 5),
        Shape(rim, "#cfbda6" if not site.look.fort else "#86786f", round=3, bump=0.5, ink=0.8),
        Shape(inside, glare, round=3, glow=0.7, ink=0.9, detail=bars),
    )
    shield = smooth(
        f"{MIDDLE - 8},172! {MIDDLE + 8},172! {MIDDLE + 7},182 {MIDDLE},189! {MIDDLE - 7},182"
    )
    site.stand(
        Shape(
            shield,
            "url(#gold)",
            round=4,
            shine=0.5,
            ink=0.9,
            detail=fill(smooth("91,175! 99,175! 95,185!"), site.deep, 0.9),
        ),
        shadow=0.3,
    )
    if site.look.lights > 2:
        site.scene.afterglow(oval(MIDDLE, 224, 20, 22, "#ff9a3c", 0.4), 7)


def _braces(site: Castle) -> None:
    """Shore the Fort up with stakes, and set fires on its wall while it holds out."""
    stakes = []
    chance = random.Random(17)
    for x in [*range(122, 152, 6), *(range(40, 68, 6) if site.harmed(4) else ())]:
        tall = chance.uniform(32, 42)
        stakes.append(
            Shape(
                polygon(
                    [
                        (x - 3, FOOT + 2),
                        (x - 3, FOOT - tall),
                        (x, FOOT - tall - 6),
                        (x + 3, FOOT - tall),
                        (x + 3, FOOT + 2),
                    ]
                ),
                TIMBER,
                round=3,
                bump=0.5,
                ink=0.8,
            )
        )
    beam = Shape(taper([(118, FOOT - 22), (154, FOOT - 26)], [4, 4]), "#5e3f28", round=2, ink=0.8)
    site.stand(*stakes, beam)
    fires = ((52, 174), (138, 174)) if site.look.lights > 2 else ((52, 174),)
    for x, y in fires:
        bowl = Shape(
            smooth(f"{x - 6},{y}! {x + 6},{y}! {x + 3},{y + 7} {x - 3},{y + 7}"),
            "#463c44",
            round=2,
            ink=0.9,
        )
        site.stand(bowl, shadow=0)
        fire(site, x, y, 1)


def _rubble(site: Castle) -> None:
    """Leave stumps of towers, a heap of stones, and what still burns."""
    for x, wide, tall, seed in ((MIDDLE - 41, 25, 74, 1), (MIDDLE + 44, 25, 46, 2)):
        site.stand(tower(x, 218 + seed, wide, tall, site, True))
    half = polygon(
        [
            (66, 226),
            (66, 122),
            (76, 112),
            (82, 126),
            (90, 138),
            (96, 132),
            (103, 160),
            (112, 172),
            (118, 192),
            (122, 226),
        ]
    )
    marks = bricks((62, 110, 126, 230), (11, 7), 9, INK) + scars(site, (66, 130, 110, 200), 4)
    marks += fill(rectangle(74, 146, 8, 14), DARK, 0.95)
    site.stand(Shape(half, site.look.wall, round=8, bump=0.8, detail=marks, ink=0.9))
    for x, wide, tall in ((MIDDLE - 69, 38, 58), (MIDDLE + 69, 38, 36)):
        site.stand(tower(x, FOOT, wide, tall, site, True))
    wall = polygon(
        [
            (40, FOOT),
            (40, 204),
            (50, 198),
            (58, 210),
            (70, 216),
            (84, 226),
            (106, 228),
            (124, 218),
            (136, 222),
            (150, 208),
            (156, FOOT),
        ]
    )
    site.stand(
        Shape(
            wall,
            site.look.wall,
            round=5,
            bump=0.8,
            ink=0.9,
            detail=bricks((40, 196, 156, FOOT), (11, 6.5), 21, INK)
            + scars(site, (44, 206, 150, FOOT), 13),
        )
    )
    for x, y in ((104, 228), (60, 226)):
        fire(site, x, y, 1.1)


def _rocks(site: Castle) -> None:
    """Strew about what has fallen from the walls, and the stones of the mound."""
    chance = random.Random(3)
    stones = [
        rock(x, y, size, x, "#8f8478")
        for x, y, size in ((16, 244, 8), (172, 245, 7), (58, 252, 5), (134, 253, 6))
    ]
    count = (0, 4, 9, 0, 18)[site.look.harm]
    for _ in range(count + 12 * (site.state == "ruin")):
        x = chance.gauss(138, 17) if site.state == "breached" else chance.uniform(14, 176)
        y = FOOT + chance.uniform(0, 13)
        size = chance.uniform(3, 7.5)
        corners = [
            (x + size * dx, y + size * dy * 0.8)
            for dx, dy in ((-1, 0.4), (-0.7, -0.7), (0.3, -1), (1, -0.3), (0.8, 0.6))
        ]
        stones.append(
            Shape(polygon(corners), site.look.wall, round=2.4, bump=0.7, bump_size=4, ink=0.8)
        )
    site.stand(*stones, shadow=0.4)
    _grass(site)


def _grass(site: Castle) -> None:
    """Let the land's grass grow over the foot, here thick and there thin."""
    chance = random.Random(12)
    blades = dict.fromkeys(site.grass, "")
    for _ in range(46):
        x = chance.uniform(8, 178)
        y = 256 - 13 * abs((x - MIDDLE) / 88) ** 1.6 - abs(chance.gauss(0, 4))
        tone = chance.choice(site.grass)
        seed = chance.randrange(9999)
        blades[tone] += tufts([(x, y), (x + 7, y + 0.5)], 4, chance.uniform(4, 8), seed, 0, 1.5)
    for tone, path in blades.items():
        site.scene.cover(fill(path, tone, 0.9))


PIECES = {
    f"strongholds/{land}_{state}": Painted(partial(castle, land, state), SCALE, "#9a9a6a")
    for land in ROOFS
    for state in STATES
}

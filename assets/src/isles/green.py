"""The two friendly islands: a meadow with a mill, a forest with a watch tower."""

import random

from ..curves import Knot, ellipse, place, polygon, rectangle, smooth, taper
from ..land import bush, rock, tree
from ..props import tufts
from ..scene import Scene, Shape
from ..svg import disc, fill, line, oval, spots
from .ground import DAY, Isle, Rock, coast, fir, land, surf
from .masonry import Arch, curtain, plank_bridge, stone_bridge, turret

SHALLOW, FOAM = "#a8e0cc", "#f6fff2"
MEADOW = Rock("#b08a5e", "#8fb84e", "#6a4a34")
WOODLAND = Rock("#8a7560", "#5f8f46", "#4a3a34")
LEAVES = ("#5f9040", "#76a848", "#8cba54")
FIRS = ("#357a50", "#448a54", "#2f6a52", "#56965a")
OAKS = ("#6a9a48", "#82ac50", "#588a44")
CREAM, TIMBER = "#f6e8c8", "#7a5236"


def meadow(scene: Scene, x: float, y: float) -> None:
    """Paint the easiest island: a brook with a wooden bridge, a mill, sheep."""
    isle = Isle(scene, x, y)
    edge = coast(isle.at(0, 14), 96, 56, 21, 0.1)
    surf(scene, edge, SHALLOW, FOAM)
    fields = spots(5, 34, (x - 95, y - 45, x + 95, y + 70), "#b4cf62", (6, 17), 0.4)
    fields += spots(6, 24, (x - 95, y - 45, x + 95, y + 70), "#6f9e42", (5, 14), 0.35)
    way = isle.moved("-34,2 -20,16 2,24 18,29")
    fields += line(way, "#e2cb92", 5, 0.9)
    fields += line(isle.moved("66,31 76,24 84,12"), "#e2cb92", 5, 0.9)
    land(scene, edge, 15, MEADOW, 3, DAY, fields)
    _brook(isle)
    _mill(isle)
    _cottage(isle)
    _meadow_growth(isle)
    bridge = Arch(isle.at(14, 32), isle.at(70, 34), 13, 12, 1, 12)
    scene.group(
        *plank_bridge(bridge, "#d09a5c", TIMBER), light=DAY, shadow=0.5, shadow_offset=(4, 6),
        shadow_blur=3, form=0, outline=1.1,
    )  # fmt: skip


def _brook(isle: Isle) -> None:
    banks = isle.soft("24,-44! 30,-28 26,-10 36,6 34,24 28,48 24,70 22,90! 58,90! 56,66 58,44 "
                      "52,22 54,4 44,-12 44,-28 36,-44!")  # fmt: skip
    isle.scene.group(
        Shape(banks, "#7a5c40", round=4, ink=0.5), light=DAY, shadow=0, form=0, outline=0.6
    )
    water = isle.soft("28,-42! 34,-28 30,-10 40,6 38,24 32,48 28,70 26,92! 54,92! 52,66 54,44 "
                      "48,22 50,4 40,-12 40,-28 34,-42!")  # fmt: skip
    isle.scene.cover(fill(water, "#58b4b4"))
    streaks = ("34,-20 38,-2 44,14", "46,10 44,30 42,50", "36,40 34,60 36,76", "48,48 48,66 46,80")
    isle.scene.cover("".join(line(isle.moved(s), "#dcfff2", 1.5, 0.75) for s in streaks))
    mouth = [isle.at(40, 86)]
    isle.scene.veil(oval(*mouth[0], 22, 7, "#e8fff4", 0.55), 3)


def _mill(isle: Isle) -> None:
    """Build the mill on its knoll; the sails stand a little askew."""
    scene = isle.scene
    knoll = Shape(isle.soft("-80,6! -66,-16 -46,-27 -24,-20 -6,2! -40,14"), "#9cc258", round=16,
                  bump=0.6, ink=0.3)  # fmt: skip
    scene.group(knoll, light=DAY, shadow=0.2, shadow_offset=(4, 4), form=0.1, outline=0.5)
    stripes = line(isle.moved("-58,-34 -44,-32 -30,-34"), "#b08c5c", 1.4, 0.6)
    body = Shape(isle.soft("-61,-10! -55,-66! -33,-66! -27,-10! -44,-6"), CREAM, round=12, bump=0.3,
                 detail=stripes, ink=0.7)  # fmt: skip
    door = Shape(isle.soft("-49,-8! -49,-20 -44,-25 -39,-20 -39,-8!"), TIMBER, round=2, ink=0.5)
    pane = Shape(isle.hard("-47,-44 -41,-44 -41,-37 -47,-37"), "#5a7a8c", round=1, ink=0.5)
    cap = Shape(isle.soft("-60,-64! -56,-80 -44,-88 -32,-80 -28,-64! -44,-61"), "#c8503a", round=11,
                ink=0.7)  # fmt: skip
    scene.group(body, door, pane, cap, light=DAY, shadow=0.5, shadow_offset=(8, 5), form=0.2,
                outline=1.2)  # fmt: skip
    hub = isle.at(-46, -72)
    sails = []
    for turn in (24, 114, 204, 294):
        sails += _sail(hub, turn)
    boss = Shape(ellipse(*hub, 3.4), "#5a3a28", round=3, ink=0.5)
    scene.group(*sails, boss, light=DAY, shadow=0.35, shadow_offset=(4, 5), shadow_blur=2, form=0,
                outline=1)  # fmt: skip


def _sail(hub: tuple[float, float], turn: float) -> list[Shape]:
    def turned(points: str) -> list[tuple[float, float]]:
        return [(p.x, p.y) for p in place_at(points, hub, turn)]

    rungs = "".join(
        line(turned(f"2,{-y} 12,{-y}"), "#a8814e", 1, 0.8) for y in range(14, 44, 5)
    ) + line(turned("7,-11 7,-43"), "#a8814e", 1, 0.8)
    cloth = polygon(turned("1.5,-10 11.5,-11 12.5,-43 1.5,-43"))
    spar = taper(turned("0,0 0,-45"), [2.6, 2.0])
    return [
        Shape(cloth, "#fff4d8", round=2, ink=0.5, detail=rungs),
        Shape(spar, TIMBER, round=1.5, ink=0.4),
    ]


def place_at(points: str, spot: tuple[float, float], turn: float) -> list[Knot]:
    """Turn points about a spot."""
    return place(points, *spot, 1, turn)


def _cottage(isle: Isle) -> None:
    wall = Shape(isle.hard("66,-2 66,-16 86,-16 86,-2"), CREAM, round=3, ink=0.6)
    roof = Shape(isle.hard("62,-14 69,-27 83,-27 90,-14"), "#b8683a", round=5, ink=0.6, contact=0.7)
    door = Shape(isle.hard("74,-2 74,-11 79,-11 79,-2"), TIMBER, round=1, ink=0.4)
    flue = Shape(isle.hard("79,-24 79,-33 83,-33 83,-24"), "#9a8a80", round=1.5, ink=0.5)
    isle.scene.group(flue, wall, door, roof, light=DAY, shadow=0.45, shadow_offset=(5, 3),
                     shadow_blur=3, form=0.1, outline=1)  # fmt: skip
    smoke = [(81, -38, 2.6), (84, -45, 3.6), (82, -54, 4.6), (87, -63, 5)]
    puffs = "".join(disc(*isle.at(x, y), size, "#fffaf0", 0.6) for x, y, size in smoke)
    isle.scene.veil(puffs, 1.6)


def _meadow_growth(isle: Isle) -> None:
    scene = isle.scene
    for x, y, height in ((-84, 10, 34), (2, -22, 32), (14, -12, 26), (62, -18, 30), (-2, 62, 30),
                         (-14, 56, 26), (74, 56, 30)):  # fmt: skip
        scene.group(*tree(*isle.at(x, y), height, int(x + 90), LEAVES), light=DAY, shadow=0.4,
                    shadow_offset=(4, 3), shadow_blur=3, form=0.3, outline=1)  # fmt: skip
    for x, y, size in ((-66, 22, 5), (-26, 54, 6), (84, 40, 5), (10, 52, 4)):
        scene.group(*bush(*isle.at(x, y), size, int(x + 99), LEAVES), light=DAY, shadow=0.35,
                    shadow_offset=(3, 2), shadow_blur=2, form=0.3, outline=0.8)  # fmt: skip
    chance = random.Random(8)
    flowers = "".join(
        disc(*isle.at(chance.uniform(-74, 0), chance.uniform(24, 58)), 1.3,
             chance.choice(("#fff6d0", "#f0a0c0", "#ffe070")))
        for _ in range(34)
    )  # fmt: skip
    scene.cover(flowers)
    for x, y in ((-52, 36), (-38, 43), (-58, 46)):
        sheep = (
            Shape(ellipse(*isle.at(x, y), 5, 3.6), "#fffaf0", round=4, bump=0.6, bump_size=2,
                  ink=0.5),
            Shape(ellipse(*isle.at(x - 5, y - 1), 2, 1.8), "#4a3c3c", round=2, ink=0.3),
        )  # fmt: skip
        scene.group(*sheep, light=DAY, shadow=0.4, shadow_offset=(2, 3), shadow_blur=1.5,
                    outline=0.9)  # fmt: skip


def forest(scene: Scene, x: float, y: float) -> None:
    """Paint the second island: a dark wood, a watch tower, a stone bridge to an islet."""
    isle = Isle(scene, x, y)
    main, islet = coast(isle.at(-24, 0), 74, 52, 44, 0.1), coast(isle.at(84, 46), 28, 19, 12, 0.1)
    for edge in (main, islet):
        surf(scene, edge, SHALLOW, FOAM)
    moss = spots(9, 30, (x - 95, y - 50, x + 70, y + 60), "#7fae52", (6, 16), 0.35)
    moss += line(isle.moved("18,34 10,28 8,14 22,0 30,-14"), "#cbb584", 5, 0.85)
    land(scene, main, 20, WOODLAND, 5, DAY, moss)
    land(scene, islet, 15, WOODLAND, 6, DAY, line(isle.moved("68,46 84,42"), "#cbb584", 5, 0.8))
    _wood(isle, -46, 8, 7)
    _watch_tower(isle)
    _wood(isle, 9, 52, 14)
    bridge = Arch(isle.at(14, 40), isle.at(68, 48), 9, 19, 2, 10)
    scene.group(*stone_bridge(bridge, "#a8998a", "#d0c0a8"), light=DAY, shadow=0.45,
                shadow_offset=(4, 5), shadow_blur=3, form=0, outline=1.1)  # fmt: skip
    for stand in ((90, 40, 30), (100, 48, 24), (82, 57, 20)):
        at = isle.at(*stand[:2])
        scene.group(*fir(*at, stand[2], int(stand[0]), FIRS), light=DAY, shadow=0.4,
                    shadow_offset=(3, 2), shadow_blur=2, form=0.2, outline=1)  # fmt: skip


def _wood(isle: Isle, back: float, front: float, seed: int) -> None:
    """Plant firs in a band of the island, around the clearing."""
    chance = random.Random(seed)
    stands: list[tuple[float, float]] = []
    for _ in range(500):
        x, y = chance.uniform(-94, 20), chance.uniform(back, front)
        inside = ((x + 24) / 70) ** 2 + ((y - 2) / 50) ** 2 < 1
        clear = x > -8 and y > -34
        spaced = all(abs(x - a) / 14 + abs(y - b) / 11 > 1 for a, b in stands)
        if inside and not clear and spaced:
            stands.append((x, y))
    for x, y in sorted(stands, key=lambda p: p[1]):
        seed, height = int(x * 3 + y), chance.uniform(32, 48)
        shapes = (
            tree(*isle.at(x, y), height * 0.74, seed + 300, OAKS)
            if chance.random() < 0.3
            else fir(*isle.at(x, y), height, seed, FIRS)
        )
        isle.scene.group(*shapes, light=DAY, shadow=0.4, shadow_offset=(4, 2), shadow_blur=2.5,
                         form=0.25, outline=1)  # fmt: skip


def _watch_tower(isle: Isle) -> None:
    """Build the tower with its timber gallery and a burning beacon."""
    scene, stone = isle.scene, "#c2b49e"
    x, foot = isle.at(22, 6)
    parts = [
        *turret(x, foot, 24, 66, stone),
        Shape(rectangle(x - 17, foot - 82, 34, 14), TIMBER, round=3, ink=0.7, contact=0.8),
        Shape(polygon([(x - 20, foot - 94), (x, foot - 114), (x + 20, foot - 94)]), "#8a5a3c",
              round=8, ink=0.7),
    ]  # fmt: skip
    posts = [
        Shape(taper([(x + dx, foot - 82), (x + dx, foot - 96)], [3, 3]), TIMBER, round=1.5, ink=0.4)
        for dx in (-15, 15)
    ]
    glow = Shape(rectangle(x - 13, foot - 95, 26, 13), "#ffc860", round=4, glow=0.95, ink=0)
    gate = curtain(x - 34, foot - 14, 68, 18, stone, 8)
    door = Shape(smooth([(x - 6, foot + 4), (x - 6, foot - 6), (x, foot - 11), (x + 6, foot - 6),
                         (x + 6, foot + 4)]), "#4a3428", round=1, ink=0.5)  # fmt: skip
    flag = Shape(
        smooth(
            [
                (x, foot - 132),
                (x + 12, foot - 134),
                (x + 22, foot - 129),
                (x + 10, foot - 126),
                (x, foot - 123),
            ]
        ),
        "#d1492f",
        round=3,
        ink=0.5,
    )
    mast = Shape(taper([(x, foot - 112), (x, foot - 134)], [2, 1.6]), TIMBER, round=1, ink=0.3)
    scene.group(glow, parts[0], parts[1], parts[2], *posts, parts[3], mast, flag, gate, door,
                light=DAY, shadow=0.5, shadow_offset=(9, 4), shadow_blur=5, form=0.15,
                outline=1.2)  # fmt: skip
    slits = "".join(oval(x + dx, foot - dy, 1.6, 3, "#ffd880") for dx, dy in ((-3, 52), (4, 32)))
    scene.sharp(slits)
    scene.afterglow(disc(x, foot - 89, 13, "#ffb850", 0.7), 6)
    scene.group(rock(*isle.at(40, 22), 6, 4, "#a29d94"), light=DAY, shadow=0.4, outline=0.8)
    grass = tufts(isle.moved("-70,40 -30,52 10,50"), 30, 6, 3, 0.05, 1.3)
    scene.cover(fill(grass, "#86b456", 0.8))

"""The third island: three stacks of rock in a storm, two bridges, a dark fort."""

import random

from ..curves import Knot, polygon, smooth, taper
from ..props import tufts
from ..scene import Light, Scene, Shape
from ..svg import disc, fill, line, lines, oval, spots
from .ground import Isle, Rock, cloud, coast, land, surf
from .masonry import Arch, curtain, stone_bridge, turret

GALE = Light(
    (-0.56, -0.6, 0.56), "#dfe2dc", "#4a5680", (0.75, -0.5), "#bfe0ff", 0.55, "#2a3a50", "#12142a"
)
CRAG = Rock("#5c6078", "#7c8a78", "#23263c", 0.1, 3)
FORT, ROOF = "#7c7e98", "#46447a"
CLOUDS = ("#54587c", "#484c70", "#626688", "#3e4266")
STACKS = (((-84, 26), 22, 14, 30, 7), ((86, 22), 22, 14, 34, 9), ((0, 14), 42, 25, 40, 3))


def crags(scene: Scene, x: float, y: float) -> None:
    """Paint the stacks, their bridges, the fort and the weather."""
    isle = Isle(scene, x, y)
    scene.shade(oval(x + 6, y + 20, 128, 84, "#20365c", 0.78), 32)
    feet = [coast(isle.at(sx, sy + deep * 0.8), rx, ry, seed, 0.14)
            for (sx, sy), rx, ry, deep, seed in STACKS]  # fmt: skip
    for foot in feet:
        surf(scene, foot, "#7fb4c0", "#eefaff", "#1c2a40")
    for (sx, sy), rx, ry, deep, seed in STACKS:
        edge = coast(isle.at(sx, sy), rx, ry, seed, 0.14)
        box = (x + sx - rx, y + sy - ry, x + sx + rx, y + sy + ry)
        moss = spots(seed, 14, box, "#55684e", (4, 10), 0.5)
        land(scene, edge, deep, CRAG, seed, GALE, moss)
    _breakers(isle)
    for start, end in (((-72, 24), (-30, 16)), ((30, 15), (74, 21))):
        arch = Arch(isle.at(*start), isle.at(*end), 9, 26, 1, 8)
        scene.group(*stone_bridge(arch, "#7a7c90", "#a8a8b4"), light=GALE, shadow=0.4,
                    shadow_offset=(3, 6), shadow_blur=4, form=0, outline=1.2)  # fmt: skip
    _dead_tree(isle)
    _beacon(isle)
    _fort(isle)
    _weather(isle)


def _breakers(isle: Isle) -> None:
    """Throw spray up where the sea meets the rock."""
    chance = random.Random(17)
    spray = []
    for (sx, sy), rx, ry, deep, _ in STACKS:
        for _ in range(int(rx * 0.7)):
            part = chance.uniform(-1, 1)
            at_x = sx + rx * part
            at_y = sy + deep + ry * (1 - part * part) ** 0.5 - chance.uniform(-2, 5)
            spray.append(disc(*isle.at(at_x, at_y), chance.uniform(0.7, 2.4), "#f4fcff", 0.75))
    isle.scene.cover("".join(spray))
    waves = ("-122,70 -104,60 -92,68 -78,62", "-30,92 -12,84 4,92 22,84 36,90",
             "66,76 82,68 96,76 116,66", "-66,96 -52,90 -40,97")  # fmt: skip
    for wave in waves:
        isle.scene.cover(line(isle.moved(wave), "#e8f8ff", 2.2, 0.65))


def _fort(isle: Isle) -> None:
    x, y = isle.at(0, 20)
    parts = [
        *turret(x - 10, y - 12, 20, 66, FORT, ROOF),
        *turret(x + 14, y - 10, 16, 46, FORT),
        *turret(x - 27, y - 4, 15, 38, FORT, ROOF),
        *turret(x + 30, y - 2, 15, 30, FORT),
        curtain(x - 32, y - 20, 64, 24, FORT, 5),
        Shape(smooth([Knot(x - 7, y + 4, True), Knot(x - 7, y - 8), Knot(x, y - 14),
                      Knot(x + 7, y - 8), Knot(x + 7, y + 4, True)]), "#14121e", round=2, ink=0.5),
    ]  # fmt: skip
    flag = smooth([(x - 10, y - 122), (x + 2, y - 125), (x + 14, y - 120), (x + 3, y - 117),
                   (x - 10, y - 113)])  # fmt: skip
    mast = Shape(taper([(x - 10, y - 104), (x - 10, y - 123)], [2, 1.6]), "#2a2030", round=1)
    parts += [mast, Shape(flag, "#8a2c3c", round=3, ink=0.5)]
    isle.scene.group(*parts, light=GALE, shadow=0.5, shadow_offset=(8, 4), shadow_blur=5,
                     form=0.15, outline=1.3)  # fmt: skip
    bars = [[(x + dx, y + 4), (x + dx, y - 11)] for dx in (-3.5, 0, 3.5)]
    isle.scene.cover(lines(bars, "#8a8ca0", 1, 0.8))
    panes = ((-13, -66, 2), (-6, -50, 2), (14, -44, 1.8), (-27, -30, 1.8), (30, -22, 1.8))
    lights = "".join(oval(x + dx, y + dy, size, size * 2, "#ffc24a") for dx, dy, size in panes)
    isle.scene.sharp(lights)
    isle.scene.afterglow(lights, 4, 1)


def _dead_tree(isle: Isle) -> None:
    boughs = (
        ("-90,26 -92,10 -86,-10", [6, 4, 1]),
        ("-91,12 -100,2 -108,-2", [3, 2, 0.6]),
        ("-90,4 -82,-4 -74,-6", [3, 2, 0.6]),
        ("-88,-2 -96,-12 -97,-20", [2.4, 1.6, 0.5]),
    )
    wood = [Shape(taper(isle.moved(p), w), "#4a3a44", round=2, ink=0.5) for p, w in boughs]
    isle.scene.group(*wood, light=GALE, shadow=0.4, shadow_offset=(4, 3), shadow_blur=2,
                     outline=0.9)  # fmt: skip
    blades = tufts(isle.moved("-100,32 -84,37 -72,31"), 14, 6, 4, 0.4, 1.2)
    isle.scene.cover(fill(blades, "#8c9a74", 0.9))


def _beacon(isle: Isle) -> None:
    x, y = isle.at(92, 22)
    isle.scene.group(*turret(x, y, 15, 34, FORT), light=GALE, shadow=0.45, shadow_offset=(5, 3),
                     shadow_blur=3, form=0.15, outline=1.2)  # fmt: skip
    isle.scene.sharp(oval(x, y - 42, 2.6, 5, "#ffe08a"))
    isle.scene.afterglow(disc(x, y - 42, 11, "#ff9a3a", 0.8), 5)


def _weather(isle: Isle) -> None:
    """Hang the cloud over the fort, with its rain and its lightning."""
    scene, (x, y) = isle.scene, isle.at(0, 0)
    chance = random.Random(23)
    rain = []
    for _ in range(90):
        at_x, at_y = x + chance.uniform(-74, 92), y + chance.uniform(-86, 36)
        size = chance.uniform(7, 15)
        rain.append([(at_x, at_y), (at_x - size * 0.36, at_y + size)])
    scene.cover(lines(rain, "#dcecff", 0.9, 0.32))
    far = cloud(x + 34, y - 92, 120, 31, CLOUDS, 0.1)
    near = cloud(x - 6, y - 84, 150, 12, CLOUDS, 0.1)
    for puffs in (far, near):
        scene.group(*puffs, light=GALE, shadow=0.25, shadow_offset=(6, 12), shadow_blur=9,
                    form=0.5, outline=0.8)  # fmt: skip
    bolt = polygon(
        isle.moved("42,-92 54,-92 47,-68 57,-70 45,-44 53,-46 38,-8 42,-36 33,-33 42,-60 33,-58")
    )
    branch = polygon(isle.moved("52,-60 68,-52 64,-44 76,-32 58,-42 62,-49 49,-54"))
    scene.afterglow(fill(bolt + branch, "#9fc8ff"), 9, 1)
    scene.afterglow(oval(x + 44, y - 92, 44, 16, "#a8c4ff", 0.55), 12)
    scene.sharp(fill(bolt, "#fffbe0") + fill(branch, "#e8f2ff"))

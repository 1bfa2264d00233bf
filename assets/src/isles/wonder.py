"""The last island: crystals in the clouds, a bridge that no mason could build, a castle."""

import math
import random

from ..curves import Knot, ellipse, place, polygon, sample, smooth, star, taper
from ..scene import Light, Scene, Shape
from ..svg import disc, fill, line, lines, oval, radial, rays, specks
from .ground import Isle, Rock, cloud, coast, land, surf
from .masonry import Point, curtain, turret

SHINE = Light(
    (-0.56, -0.62, 0.55), "#fff2d8", "#6a64a8", (0.75, -0.45), "#ffd8ff", 0.7, "#6a4a9a", "#1c1440"
)
PEDESTAL = Rock("#6a5aa0", "#a48ad0", "#c8b0ff", 0.12, 2.4)
HUES = (
    ("#e8c8ff", "#a878e0", "#6a48b0"), ("#c8e4ff", "#78a8e8", "#4664b8"),
    ("#ffd0f0", "#d078c8", "#843e98"), ("#d8d4ff", "#9484e4", "#5848b0"),
)  # fmt: skip
CLOUDS = ("#fff4ff", "#f0dcfa", "#e4ccf4", "#fffaf0")
GOLD, DEEP_GOLD, MARBLE, ROOF = "#ffd464", "#c07a24", "#fff2dc", "#f0a83a"
VEIN = "#b89078"


def gradients(x: float, y: float) -> str:
    """Define the light behind the island, and its gold."""
    return radial(
        "wonder", (x, y - 60), 230, (0, "#fff0d8ee"), (0.16, "#ffc8f0bb"), (0.42, "#a868e888"),
        (0.72, "#5a3ab044"), (1, "#3a2a9000"),
    )  # fmt: skip


def glory(scene: Scene, x: float, y: float) -> None:
    """Let the sky glow behind the island."""
    scene.cover(disc(x, y - 60, 230, "url(#wonder)"))
    scene.veil(fill(rays((x, y - 70), (34, 178), 18, 0.36, 5), "#ffe8ff", 0.15), 5)


def wonder(scene: Scene, x: float, y: float) -> None:
    """Paint the crystals, the bridge, the castle and the clouds."""
    isle = Isle(scene, x, y)
    edge = coast(isle.at(0, 60), 84, 34, 33, 0.12)
    surf(scene, coast(isle.at(0, 70), 84, 34, 33, 0.12), "#b49af0", "#fff0ff", "#2a2060")
    scene.group(*cloud(*isle.at(-62, -8), 92, 4, CLOUDS, 0.2), light=SHINE, shadow=0.1,
                form=0.4, outline=0.5)  # fmt: skip
    scene.group(*cloud(*isle.at(70, -22), 84, 8, CLOUDS, 0.2), light=SHINE, shadow=0.1,
                form=0.4, outline=0.5)  # fmt: skip
    land(scene, edge, 15, PEDESTAL, 3, SHINE)
    _crystals(isle, ((-40, 44, 22, 92, -9, 0), (42, 44, 22, 96, 10, 1), (-64, 54, 18, 62, -18, 3),
                     (64, 54, 18, 66, 17, 2)))  # fmt: skip
    _road(isle, BEHIND)
    _column(isle)
    _castle(isle)
    _crystals(isle, ((-30, 74, 17, 56, -9, 2), (62, 76, 15, 40, 16, 0)))
    _road(isle, BEFORE)
    for dx, dy, wide, seed in ((-74, 100, 86, 6), (66, 104, 96, 11), (-4, 108, 84, 2)):
        scene.group(*cloud(*isle.at(dx, dy), wide, seed, CLOUDS, 0.2), light=SHINE, shadow=0.25,
                    shadow_offset=(4, 8), shadow_blur=6, form=0.4, outline=0.5)  # fmt: skip
    _lights(isle)


def _crystals(isle: Isle, stand: tuple[tuple[float, float, float, float, float, int], ...]) -> None:
    """Let crystals grow: foot, width, height, lean in degrees, and hue of each."""
    for dx, dy, wide, tall, lean, hue in stand:
        half, edge = wide / 2, wide * 0.12
        light, middle, dark = HUES[hue]
        faces = (
            (f"{-half},0 {-half * 0.94},{-tall * 0.8} {-edge},{-tall} {-edge * 2},0", light),
            (f"{-edge * 2},0 {-edge},{-tall} {half * 0.34},{-tall * 0.74} {half * 0.4},0", middle),
            (f"{half * 0.4},0 {half * 0.34},{-tall * 0.74} {-edge},{-tall} "
             f"{half},{-tall * 0.7} {half},0", dark),
        )  # fmt: skip
        shapes = [
            Shape(polygon(place(points, *isle.at(dx, dy), 1, lean)), colour, round=3, contact=0,
                  shine=0.3, ink=0.35, bump=0.2)
            for points, colour in faces
        ]  # fmt: skip
        isle.scene.group(*shapes, light=SHINE, shadow=0.3, shadow_offset=(5, 4), shadow_blur=4,
                         form=0.05, outline=1.1)  # fmt: skip


def _column(isle: Isle) -> None:
    """Raise the great crystal that carries the castle."""
    faces = (
        ("-34,70 -30,-30 -16,-24 -14,78", "#d8c4ff"), ("-14,78 -16,-24 8,-22 10,80", "#b094f0"),
        ("10,80 8,-22 24,-26 28,74", "#8464d0"), ("28,74 24,-26 34,-34 38,66", "#5c44a8"),
    )  # fmt: skip
    glints = "".join(
        line(isle.moved(points), "#ffffff", 1.4, 0.5)
        for points in ("-26,-10 -28,40", "-8,-8 -9,30", "14,0 15,26")
    )
    shapes = [
        Shape(isle.hard(points), colour, round=4, contact=0, shine=0.35, ink=0.2, detail=glints)
        for points, colour in faces
    ]
    isle.scene.group(*shapes, light=SHINE, shadow=0.4, shadow_offset=(7, 4), form=0.08,
                     outline=1.2)  # fmt: skip
    terrace = Shape(ellipse(*isle.at(2, -32), 42, 12), "#f0dcb0", round=6, ink=0.6)
    rim = Shape(ellipse(*isle.at(2, -29), 44, 13), DEEP_GOLD, round=5, shine=0.4, ink=0.6)
    isle.scene.group(rim, terrace, light=SHINE, shadow=0.4, shadow_offset=(3, 6), form=0,
                     outline=1)  # fmt: skip


def _castle(isle: Isle) -> None:
    x, y = isle.at(2, -30)
    isle.scene.glow(oval(x, y - 46, 54, 66, "#ffe0b0", 0.7), 16)
    parts = [
        *turret(x, y - 22, 17, 62, MARBLE, ROOF, VEIN),
        *turret(x - 16, y - 16, 12, 46, MARBLE, ROOF, VEIN),
        *turret(x + 16, y - 16, 12, 52, MARBLE, ROOF, VEIN),
        *turret(x - 30, y - 4, 12, 32, MARBLE, ROOF, VEIN),
        *turret(x + 30, y - 4, 12, 36, MARBLE, ROOF, VEIN),
        curtain(x - 30, y - 18, 60, 24, MARBLE, 3, VEIN),
        Shape(smooth([Knot(x - 7, y + 6, True), Knot(x - 7, y - 6), Knot(x, y - 13),
                      Knot(x + 7, y - 6), Knot(x + 7, y + 6, True)]), "#ffcf5a", round=2, glow=0.9,
              ink=0.6),
    ]  # fmt: skip
    for dx, top in ((0, 110), (-16, 80), (16, 86)):
        flag = place("0,0! 7,-2 14,1! 7,3 0,6!", x + dx, y - top - 8)
        parts.append(Shape(smooth(flag), "#c83a8a", round=2, ink=0.4))
        mast = [(x + dx, y - top + 3), (x + dx, y - top - 9)]
        parts.append(Shape(taper(mast, [1.6, 1.4]), "#a86a2a", round=1, ink=0.3))
    isle.scene.group(*parts, light=SHINE, shadow=0.3, shadow_offset=(5, 4), form=0.15,
                     outline=1.1)  # fmt: skip
    panes = ((0, -64), (0, -46), (-16, -44), (16, -48), (-30, -22), (30, -26))
    lights = "".join(oval(x + dx, y + dy, 1.7, 3.2, "#ff9a5a") for dx, dy in panes)
    isle.scene.sharp(lights)
    isle.scene.afterglow(disc(x, y - 2, 10, "#ffd878", 0.8), 5)


BEFORE = ("-98,70 -74,62 -40,56 0,50 40,36 62,18 68,2", "-66,-12 -58,2 -40,4 -18,-8 0,-24")
BEHIND = ("68,2 64,-14 40,-22 0,-20 -40,-18 -62,-22 -66,-12",)


def _road(isle: Isle, ways: tuple[str, ...]) -> None:
    """Wind the golden bridge round the crystal; nothing holds it up."""
    for way in ways:
        track = [(float(p[0]), float(p[1])) for p in sample(isle.moved(way), 320)]
        behind = ways is BEHIND
        deep = 7.0
        far = [(x, y - deep) for x, y in track]
        under = _arcade(track)
        paving = lines([[a, b] for a, b in zip(track[::8], far[::8], strict=True)], "#a8641e", 0.8,
                       0.5)  # fmt: skip
        shapes = [
            Shape(_band(far, track), "#ffe9a4", round=2, detail=paving, ink=0.5, contact=0.3),
            Shape(_band(track, under), DEEP_GOLD if behind else "#f0b448", round=1.6, ink=0.5,
                  shine=0.3, gloss=9),
            Shape(taper([(x, y - 3) for x, y in far], [2.4, 2.4]), GOLD, round=1.5, ink=0.4),
            Shape(taper([(x, y - 2.4) for x, y in track], [3, 3]), GOLD, round=2, ink=0.5,
                  shine=0.6, gloss=9),
        ]  # fmt: skip
        isle.scene.group(*shapes, light=SHINE, shadow=0.4, shadow_offset=(2, 7), shadow_blur=4,
                         form=0, outline=1.1)  # fmt: skip
        if not behind:
            shine = taper([(x, y - 4) for x, y in track], [5, 5])
            isle.scene.afterglow(fill(shine, "#ffc850", 0.5), 4)


def _arcade(track: list[Point]) -> list[Point]:
    """Cut a row of arches into the underside of a road: no pier reaches the ground."""
    walked, under = 0.0, []
    for (x, y), (last_x, last_y) in zip(track, [track[0], *track], strict=False):
        walked += math.hypot(x - last_x, y - last_y)
        part = max(0.0, walked % 20 / 20 - 0.3) / 0.7
        under.append((x, y + 15 - 10 * math.sin(math.pi * part) ** 0.42))
    return under


def _band(upper: list[Point], lower: list[Point]) -> str:
    return polygon([*upper, *lower[::-1]])


def _lights(isle: Isle) -> None:
    """Float splinters and sparks about the island."""
    scene, chance = isle.scene, random.Random(6)
    for dx, dy in ((-64, -84), (-84, -52), (84, -60), (70, -96), (98, 18), (-102, 26)):
        x, y = isle.at(dx, dy)
        size = chance.uniform(3, 5.5)
        shard = [(x, y - size * 2), (x + size, y), (x, y + size * 2), (x - size, y)]
        scene.group(Shape(polygon(shard), chance.choice(HUES)[0], round=3, shine=0.4, ink=0.4),
                    light=SHINE, shadow=0, outline=0.7)  # fmt: skip
    box = (isle.x - 110, isle.y - 170, isle.x + 105, isle.y + 90)
    scene.afterglow(specks(7, 46, box, "#fff0ff", (0.5, 1.4)), 0.4)
    for dx, dy, size in ((-34, -150, 6), (46, -138, 5), (-74, -108, 4), (94, -82, 5)):
        glint = star(*isle.at(dx, dy), size, size * 0.16, 4)
        scene.sharp(fill(polygon(glint), "#fff8e8"))
        scene.afterglow(disc(*isle.at(dx, dy), size, "#ffd8ff", 0.7), 3)

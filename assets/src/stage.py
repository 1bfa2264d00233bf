"""The stage of a picture: sky, disc, hazy far shapes, dark foot; and the lights by family."""

import math
import random
from dataclasses import dataclass

from .curves import ellipse, polygon, ridge, taper
from .props import gear, pine, tufts
from .scene import Light, Scene
from .svg import clouds, cover, disc, fill, linear, oval, radial, rays, specks

CENTRE = (187.0, 196.0)


@dataclass(frozen=True)
class Backdrop:
    """The background of a figure."""

    sky: tuple[str, str, str]
    """Colours from the top down to the horizon."""
    disc: tuple[str, str]
    """Colour of the disc's middle and of its edge."""
    far: str
    """Colour of the hazy shapes."""
    foot: str
    """The near-black of the palette."""
    scenery: str = "hills"
    """hills, pines, graves, gears, waves, drapes, crags, reeds or none."""
    radius: float = 132
    halo: str = "disc"
    """disc, rays or rings."""
    centre: tuple[float, float] = CENTRE


def lit(ink: str, ambient: str, rim: str, bounce: str = "#2a2a30", strength: float = 0.8) -> Light:
    """Give the usual light of a picture: warm from the upper left, a coloured rim from behind."""
    return Light(
        key=(-0.56, -0.66, 0.5),
        ambient=ambient,
        rim_colour=rim,
        rim=strength,
        bounce=bounce,
        ink=ink,
    )


def stage(backdrop: Backdrop, light: Light, gradients: str = "", seed: int = 1) -> Scene:
    """Begin a picture: paint all that is behind the object."""
    top, middle, low = backdrop.sky
    inner, outer = backdrop.disc
    centre, radius = backdrop.centre, backdrop.radius
    scene = Scene(
        gradients
        + linear("sky", (0, 0), (0, 420), (0, top), (0.55, middle), (1, low))
        + radial("disc", (centre[0] - 26, centre[1] - 30), radius * 1.5, (0, inner), (1, outer))
        + radial(
            "halo", centre, radius * 1.9, (0, outer + "cc"), (0.5, outer + "66"), (1, outer + "00")
        )
        + linear("foot", (0, 360), (0, 470), (0, backdrop.foot + "00"), (1, backdrop.foot)),
        light,
        seed,
    )
    scene.cover(cover("url(#sky)"))
    scene.veil(clouds(seed, 6, (0, 20, 375, 300), 96, top, 0.3), 8)
    scene.veil(clouds(seed + 9, 5, (0, 120, 375, 360), 110, low, 0.3), 9)
    scene.cover(cover("url(#halo)"))
    _halo(scene, backdrop)
    SCENERY[backdrop.scenery](scene, backdrop, seed)
    scene.veil(oval(187, 404, 250, 26, low, 0.5), 12)
    return scene


def _halo(scene: Scene, backdrop: Backdrop) -> None:
    centre, radius = backdrop.centre, backdrop.radius
    colour = backdrop.disc[0]
    if backdrop.halo == "rays":
        scene.veil(fill(rays(centre, (radius * 0.8, 380), 14, 0.5, 6), colour, 0.3), 2.5)
    if backdrop.halo == "rings":
        for step, opacity in ((1.14, 0.5), (1.28, 0.32), (1.42, 0.2)):
            scene.veil(
                f'<circle cx="{centre[0]}" cy="{centre[1]}" r="{radius * step:.0f}" fill="none" '
                f'stroke="{colour}" stroke-width="7" opacity="{opacity}"/>',
                1.2,
            )
    scene.veil(disc(*centre, radius + 3, colour, 0.5), 5)
    scene.cover(fill(ellipse(*centre, radius), "url(#disc)"))


def finish(scene: Scene, backdrop: Backdrop, spark: str, seed: int = 5) -> Scene:
    """End a picture: dark foot, floating specks."""
    foot = backdrop.foot
    scene.cover(cover("url(#foot)"))
    scene.veil(f'<rect y="432" width="375" height="110" fill="{foot}" opacity=".8"/>', 18)
    scene.afterglow(specks(seed, 30, (20, 30, 355, 410), spark), 0.4)
    scene.afterglow(specks(seed + 1, 14, (20, 30, 355, 410), spark, (1.6, 3.2)), 3, 0.7)
    return scene


def _hills(scene: Scene, backdrop: Backdrop, seed: int) -> None:
    scene.veil(fill(ridge(-5, 380, 318, 34, seed), backdrop.far, 0.4), 2)
    scene.veil(fill(ridge(-5, 380, 356, 24, seed + 1), backdrop.far, 0.7), 1)
    scene.cover(fill(ridge(-5, 380, 396, 12, seed + 2), backdrop.foot, 0.9))


def _crags(scene: Scene, backdrop: Backdrop, seed: int) -> None:
    chance = random.Random(seed)
    for level, opacity, blur in ((250, 0.4, 2.0), (300, 0.75, 1.0)):
        spikes = []
        for index in range(9):
            x = -20 + index * 52 + chance.uniform(-14, 14)
            tall = abs(index - 4) * 22 + chance.uniform(-20, 20)
            peak = level + 70 - tall
            spikes.append(
                polygon([(x - 30, 440), (x - 6, peak), (x + 7, peak + 14), (x + 34, 440)])
            )
        scene.veil(fill("".join(spikes), backdrop.far, opacity), blur)
    scene.cover(fill(ridge(-5, 380, 400, 14, seed + 2), backdrop.foot, 0.9))


def _pines(scene: Scene, backdrop: Backdrop, seed: int) -> None:
    chance = random.Random(seed)
    for base, tall, opacity, blur, count in ((390, 120, 0.4, 2.0, 9), (412, 160, 0.75, 0.8, 7)):
        trees = []
        for index in range(count):
            x = index * 375 / (count - 1) + chance.uniform(-16, 16)
            height = tall * chance.uniform(0.7, 1.1) * (0.55 + 0.45 * abs(x - 187) / 187)
            trees.append(pine(x, base, height, height * 0.24, seed + index))
        scene.veil(fill("".join(trees), backdrop.far, opacity), blur)
    scene.cover(fill(ridge(-5, 380, 402, 8, seed + 2), backdrop.foot, 0.9))
    scene.cover(fill(tufts([(0, 404), (187, 408), (375, 402)], 60, 16, seed), backdrop.foot))


def _reeds(scene: Scene, backdrop: Backdrop, seed: int) -> None:
    for span, tall, opacity, blur in (((-20, 120), 150, 0.5, 1.6), ((255, 395), 170, 0.5, 1.6)):
        line = [(float(span[0]), 410.0), (float(span[1]), 410.0)]
        scene.veil(fill(tufts(line, 16, tall, seed + span[0], 0, 6), backdrop.far, opacity), blur)
    line = [(0.0, 410.0), (187.0, 420.0), (375.0, 408.0)]
    scene.veil(fill(tufts(line, 46, 60, seed, 0, 4), backdrop.far, 0.85), 0.8)
    scene.cover(fill(ridge(-5, 380, 408, 8, seed + 2), backdrop.foot, 0.9))


def _graves(scene: Scene, backdrop: Backdrop, seed: int) -> None:
    chance = random.Random(seed)
    for x, way in ((18.0, 1), (358.0, -1)):
        trunk = taper([(x, 430), (x + way * 8, 300), (x - way * 4, 170)], [30, 18, 5])
        boughs = [
            taper(
                [
                    (x, 330 - 44 * n),
                    (x + way * 34, 296 - 50 * n),
                    (x + way * (62 - 9 * n), 250 - 46 * n),
                ],
                [9, 6, 1],
            )
            for n in range(3)
        ]
        scene.veil(fill(trunk + "".join(boughs), backdrop.far, 0.7), 1)
    stones = []
    for x in (48, 96, 286, 334):
        tall = chance.uniform(44, 66)
        arch = [(x - 15, 420.0), (x - 14, 420 - tall), (x, 408 - tall), (x + 14, 420 - tall)]
        stones.append(polygon([*arch, (x + 15, 420.0)]))
    scene.veil(fill("".join(stones), backdrop.far, 0.9), 0.8)
    scene.cover(fill(ridge(-5, 380, 404, 8, seed + 2), backdrop.foot, 0.9))


def _gears(scene: Scene, backdrop: Backdrop, seed: int) -> None:
    wheels = ((28, 130, 78, 13), (352, 92, 64, 12), (356, 316, 84, 14), (20, 330, 66, 11))
    for index, (x, y, radius, teeth) in enumerate(wheels):
        scene.veil(fill(gear(x, y, radius, teeth, index * 0.3), backdrop.far, 0.55), 1)
    scene.cover(fill(ridge(-5, 380, 404, 6, seed + 2), backdrop.foot, 0.9))


def _waves(scene: Scene, backdrop: Backdrop, seed: int) -> None:
    chance = random.Random(seed)
    for level, opacity in ((330, 0.45), (360, 0.65), (390, 0.9)):
        phase = chance.uniform(0, 6)
        crest = [
            (x, level + 9 * math.sin(x * 0.07 + phase) + 4 * math.sin(x * 0.15))
            for x in range(-5, 386, 6)
        ]
        scene.veil(fill(polygon([(-5, 530), *crest, (385, 530)]), backdrop.far, opacity), 1)
    bubbles = specks(seed, 16, (20, 60, 355, 330), "#e8fff8", (1.5, 5))
    scene.veil(f'<g opacity=".3">{bubbles}</g>', 0.6)


def _drapes(scene: Scene, backdrop: Backdrop, seed: int) -> None:
    chance = random.Random(seed)
    for start, way in ((-14, 1), (389, -1)):
        for fold in range(5):
            x = start + way * fold * 21
            sway = chance.uniform(-4, 4)
            cloth = taper([(x, -10), (x + way * 6 + sway, 200), (x - way * 16, 440)], [30, 26, 30])
            scene.veil(fill(cloth, backdrop.far, 0.5 if fold % 2 else 0.85), 2.2)
    scene.cover(fill(ridge(-5, 380, 408, 4, seed + 2), backdrop.foot, 0.9))


def _none(scene: Scene, backdrop: Backdrop, seed: int) -> None:
    scene.cover(fill(ridge(-5, 380, 410, 6, seed + 2), backdrop.foot, 0.6))


SCENERY = {
    "hills": _hills,
    "crags": _crags,
    "pines": _pines,
    "reeds": _reeds,
    "graves": _graves,
    "gears": _gears,
    "waves": _waves,
    "drapes": _drapes,
    "none": _none,
}

"""The surroundings of a portrait: canvas, sky, disc and light; and heads turned the other way.

Every head is drawn looking to the viewer's left; `turned` and `turned_marks` mirror it.
The light stays where it is, at the upper left.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..scene import Light, Scene, Shape
from ..svg import clouds, cover, disc, fill, linear, radial, rays, specks

SIDE = 375
CENTRE = (187.5, 176.0)
PAIR = re.compile(r"(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)")


@dataclass(frozen=True)
class Backdrop:
    """The background of a head: colours from the top down, and the disc's middle and edge."""

    sky: tuple[str, str, str]
    disc: tuple[str, str]
    radius: float = 140
    centre: tuple[float, float] = CENTRE


def begin(backdrop: Backdrop, light: Light, gradients: str, seed: int, mood: str = "calm") -> Scene:
    """Paint the sky and the glowing disc of a square portrait, which joy kindles and grief dims."""
    top, middle, low = backdrop.sky
    inner, outer = backdrop.disc
    if mood == "sorry":
        inner, outer = _mixed(inner, top, 0.5), _mixed(outer, top, 0.62)
    x, y = backdrop.centre
    scene = Scene(
        gradients
        + linear("sky", (0, 0), (0, SIDE), (0, top), (0.55, middle), (1, low))
        + radial("disc", (x - 30, y - 34), backdrop.radius * 1.5, (0, inner), (1, outer))
        + radial(
            "halo", (x, y), backdrop.radius * 1.7,
            (0, outer + "cc"), (0.6, outer + "66"), (1, outer + "00"),
        ),
        light,
        seed,
        (SIDE, SIDE),
    )  # fmt: skip
    scene.cover(cover("url(#sky)"))
    scene.veil(clouds(seed, 6, (0, 0, SIDE, SIDE), 96, top, 0.3), 8)
    scene.cover(cover("url(#halo)"))
    if mood == "glad":
        beams = rays((x, y), (backdrop.radius * 0.8, 330), 16, 0.5, 6)
        scene.veil(fill(beams, inner, 0.4), 2.5)
    scene.veil(disc(x, y, backdrop.radius + 3, inner, 0.5), 5)
    scene.cover(disc(x, y, backdrop.radius, "url(#disc)"))
    return scene


def _mixed(colour: str, other: str, share: float) -> str:
    parts = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in parts).hex()


def end(scene: Scene, spark: str, seed: int = 5) -> Scene:
    """Let specks of light float on both sides, clear of the face."""
    for step, (left, right) in enumerate(((14, 92), (290, 362))):
        box = (left, 20, right, 340)
        scene.afterglow(specks(seed + step, 13, box, spark), 0.4)
        scene.afterglow(specks(seed + 2 + step, 5, box, spark, (1.6, 3)), 3, 0.7)
    return scene


def turned(shapes: Iterable[Shape]) -> list[Shape]:
    """Mirror shapes, so that a head looks to the right."""
    return [
        replace(
            shape,
            path=PAIR.sub(lambda pair: f"{SIDE - float(pair[1]):.1f} {pair[2]}", shape.path),
            detail=turned_marks(shape.detail) if shape.detail else "",
        )
        for shape in shapes
    ]


def turned_marks(svg: str) -> str:
    """Mirror SVG marks."""
    return f'<g transform="matrix(-1 0 0 1 {SIDE} 0)">{svg}</g>'

"""The key art: Troll and Assassin, Carnivore and Zombie meet on one bridge, at sunset.

The four come off their cards: their shapes and stuffs, moved, grown, turned round, and lit by one
sun. Pictures for shops are cut from three paintings, wide, flat and upright, each with the title.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import numpy as np
from PIL import Image

from .brush import LAND, paint
from .cards import assassin, carnivore, troll, zombie
from .compose import render
from .curves import polygon, smooth
from .finish import finish_land
from .polish import Polished
from .raster import picture
from .sailing import wide
from .scene import Blend, Group, Light, Marks, Scene, Shape
from .sparks import glint
from .svg import bricks, disc, oval
from .tilt import PAIR

STORE = Path(__file__).parents[1] / "store"
TITLE = Path(__file__).parents[1] / "built" / "title.webp"
LIGHT = Light(
    (-0.3, -0.68, 0.58), "#ffe0b4", "#5c5684", (0.5, -0.7), "#ffc070", 0.95, "#7a4c50", "#160e22"
)
#: The middle of a card, from which a figure is placed.
MIDDLE = 187.0
_URL, _ID = re.compile(r"url\(#(\w+)\)"), re.compile(r'id="(\w+)"')


class Role(NamedTuple):
    """A card's figure: which groups of its picture it is, and which sharp marks are its eyes."""

    card: ModuleType
    groups: slice
    marks: slice


class Place(NamedTuple):
    """Where a figure stands: the middle and the top of its card, its size, whether it is turned."""

    role: Role
    x: float
    y: float
    size: float
    turned: bool = False


class Stage(NamedTuple):
    """One painting: its size, the wall that the figures stand behind, the sun, and who is where."""

    size: tuple[int, int]
    wall: float
    sun: tuple[float, float]
    places: tuple[Place, ...]
    clash: tuple[float, float]


TROLL = Role(troll, slice(0, -1), slice(0, 1))
ASSASSIN = Role(assassin, slice(1, None), slice(1, None))
CARNIVORE = Role(carnivore, slice(1, -1), slice(0, 1))
ZOMBIE = Role(zombie, slice(1, -1), slice(1, None))
STAGES = {
    "wide": Stage(
        (1280, 720),
        566,
        (652, 372),
        (
            Place(TROLL, 226, 98, 1.22),
            Place(ZOMBIE, 1058, 160, 1.12),
            Place(CARNIVORE, 816, 206, 1.04),
            Place(ASSASSIN, 520, 44, 0.98),
        ),
        (676, 366),
    ),
    "flat": Stage(
        (1920, 620),
        522,
        (1000, 330),
        (
            Place(TROLL, 330, 62, 1.2),
            Place(ZOMBIE, 1590, 126, 1.1),
            Place(CARNIVORE, 1270, 150, 1.06),
            Place(ASSASSIN, 680, 60, 1.0),
        ),
        (1000, 372),
    ),
    "upright": Stage(
        (600, 900),
        800,
        (310, 470),
        (
            Place(TROLL, 156, 372, 1.06),
            Place(ZOMBIE, 462, 268, 0.9),
            Place(ASSASSIN, 196, 150, 0.92),
            Place(CARNIVORE, 410, 520, 0.86),
        ),
        (318, 498),
    ),
}  # fmt: skip


def scene(name: str) -> Polished:
    """Paint the sunset, the bridge, the four, and the wall before them."""
    stage = STAGES[name]
    picture = Polished(wide.stage(41, LIGHT, stage.size).gradients, LIGHT, 41, stage.size)
    _evening(picture, stage)
    _parapet(picture, stage)
    glow = "".join(oval(place.x, place.y + 220 * place.size, 190 * place.size, 210 * place.size,
                        "#ffb060", 0.25) for place in stage.places)  # fmt: skip
    picture.glow(glow, 40, 0.5)
    for number, place in enumerate(stage.places):
        _act(picture, place, f"f{number}")
    _wall(picture, stage)
    _air(picture, stage)
    return picture


def _evening(picture: Scene, stage: Stage) -> None:
    """Lay sky, sun, clouds, hills with a castle each, and the sea."""
    width, high = stage.size
    horizon = stage.sun[1] + 40
    wide.sky(picture, (0, "#1c1848"), (0.4, "#6a3474"), (0.72, "#e0645c"), (1, "#ffd07c"),
             low=horizon)  # fmt: skip
    wide.stars(picture, 4, high * 0.24, 90)
    wide.haze(picture, 3, (0, high * 0.08, width, high * 0.3), "#7a3c7c", 8, 210, 0.4)
    wide.haze(picture, 9, (0, high * 0.3, width, horizon), "#ffa070", 9, 190, 0.4)
    wide.sun(picture, *stage.sun, "#ffe4a0", width * 0.34, 52)
    wide.hills(picture, 5, horizon - 14, 44, "#9a5078", 0.7, 1.4)
    wide.hills(picture, 8, horizon - 2, 26, "#6c3c6c", 0.8, 1)
    for x, size, tone in ((0.1, 1.0, "#5c4a7a"), (0.9, 1.1, "#8a5468")):
        _castle(picture, x * width, horizon + 4, size, tone)
    wide.sea(picture, horizon, ("#ffb878", "#2c3468"), ("#ffe8b0", "#4c4a86"), 6, stage.sun[0])


def _castle(picture: Scene, x: float, y: float, size: float, tone: str) -> None:
    """Stand a far castle on the shore."""
    parts = []
    towers = ((-74, 30, 96), (-34, 26, 74), (0, 44, 150), (38, 26, 80), (76, 32, 108))
    for shift, across, tall in towers:
        left, right = x + (shift - across / 2) * size, x + (shift + across / 2) * size
        top = y - tall * size
        parts.append(Shape(polygon([(left, y), (left, top), (right, top), (right, y)]), tone,
                           round=9 * size, bump=0.4))  # fmt: skip
        peak = [(left - 5 * size, top), ((left + right) / 2, top - across * 1.3 * size),
                (right + 5 * size, top)]  # fmt: skip
        parts.append(Shape(polygon(peak), "#7c2c4c", round=7 * size))
    base = [(x - 130 * size, y + 8), (x - 96 * size, y - 26 * size), (x + 96 * size, y - 28 * size),
            (x + 136 * size, y + 8)]  # fmt: skip
    parts.append(Shape(smooth(base), "#4a3858", round=12, bump=1.2))
    picture.group(*parts, shadow=0.2, form=0.1, outline=1)
    lights = "".join(
        oval(x + dx * size, y - dy * size, 2.4 * size, 4.6 * size, "#ffe08a")
        for dx, dy in ((0, 118), (-8, 84), (8, 70), (-74, 66), (76, 76), (38, 52))
    )
    picture.cover(lights)
    picture.glow(lights, 4, 0.8)


def _bow(stage: Stage, y: float, drop: float = 0) -> list[tuple[float, float]]:
    """Return a line across the picture that is higher in its middle, as the bridge is."""
    width = stage.size[0]
    rise = width * 0.022
    return [(x, y + drop - rise * (1 - ((x - width / 2) / (width / 2)) ** 2))
            for x in np.linspace(-30, width + 30, 25)]  # fmt: skip


def _parapet(picture: Scene, stage: Stage) -> None:
    """Build the far parapet and the road, on which the figures stand."""
    width, high = stage.size
    top = stage.wall - 92
    road = [*_bow(stage, top + 40), *reversed(_bow(stage, high + 20))]
    joints = bricks((-30, top + 40, width + 30, high), (46, 18), 4, "#3a2c40")
    picture.group(Shape(polygon(road), "#a08890", round=4, bump=0.6, bump_size=9, detail=joints),
                  shadow=0.4, form=0, outline=1.4)  # fmt: skip
    wall = [*_bow(stage, top), *reversed(_bow(stage, top + 46))]
    joints = bricks((-30, top - 30, width + 30, top + 50), (34, 15), 7, "#3a2c40")
    picture.group(Shape(polygon(wall), "#b89c98", round=6, bump=0.7, bump_size=8, detail=joints),
                  shadow=0.4, form=0, outline=1.6)  # fmt: skip


def _wall(picture: Scene, stage: Stage) -> None:
    """Build the near wall with its coping, arches in its shade, and lanterns on its posts."""
    width, high = stage.size
    joints = bricks((-30, stage.wall - 30, width + 30, high + 30), (42, 21), 12, "#241828")
    face = [*_bow(stage, stage.wall), *reversed(_bow(stage, high + 60))]
    picture.group(
        Shape(polygon(face), "#6c5a6c", round=8, bump=1, bump_size=9, detail=joints),
        shadow=0.6,
        shadow_offset=(0, -6),
        shadow_blur=10,
        form=0,
        outline=1.8,
    )
    cope = [*_bow(stage, stage.wall - 12), *reversed(_bow(stage, stage.wall + 12))]
    joints = bricks((-30, stage.wall - 50, width + 30, stage.wall + 30), (70, 60), 3, "#3a2c40")
    picture.group(Shape(polygon(cope), "#d8bca4", round=7, bump=0.6, bump_size=8, detail=joints),
                  shadow=0.5, shadow_offset=(0, 7), form=0, outline=1.6)  # fmt: skip
    for x in (width * 0.03, width * 0.97):
        y = stage.wall
        post = polygon(
            [(x - 26, high + 20), (x - 26, y - 34), (x + 26, y - 34), (x + 26, high + 20)]
        )
        marks = bricks((x - 26, y - 34, x + 26, high + 20), (24, 18), 9, "#241828")
        lamp = smooth([(x, y - 92), (x + 15, y - 62), (x, y - 44), (x - 15, y - 62)])
        picture.group(
            Shape(post, "#8c7682", round=10, bump=0.8, detail=marks),
            Shape(polygon([(x - 34, y - 34), (x - 28, y - 48), (x + 28, y - 48), (x + 34, y - 34)]),
                  "#d8bca4", round=6),
            Shape(lamp, "#ffe08a", round=9, glow=0.9),
            shadow=0.5, form=0.1, outline=1.8,
        )  # fmt: skip
        picture.afterglow(disc(x, y - 66, 48, "#ffb850", 0.7), 18)
    picture.shade(f'<rect y="{stage.wall + 30}" x="-40" width="{width + 80}" height="{high}" '
                  'fill="#3a2c58" opacity=".75"/>', 26)  # fmt: skip


def _air(picture: Scene, stage: Stage) -> None:
    """Let blades flash where the four meet, and embers fly."""
    x, y = stage.clash
    picture.afterglow(glint(x, y, 46), 0.6)
    picture.afterglow(glint(x, y, 58) + disc(x, y, 60, "#ffc060", 0.35), 9)
    width, high = stage.size
    wide.embers(picture, 8, (width * 0.1, high * 0.2, width * 0.9, stage.wall), 90)


def _act(picture: Scene, place: Place, prefix: str) -> None:
    """Bring a figure from its card to its place."""
    role, size = place.role, place.size
    card = role.card.scene()
    way = -size if place.turned else size
    left = place.x - MIDDLE * way
    matrix = f"matrix({way} 0 0 {size} {left} {place.y})"
    picture.gradients += _ID.sub(rf'id="{prefix}_\1" gradientTransform="{matrix}"', card.gradients)
    named = partial(_URL.sub, rf"url(#{prefix}_\1)")

    def moved(pair: re.Match[str]) -> str:
        return f"{left + float(pair[1]) * way:.1f} {place.y + float(pair[2]) * size:.1f}"

    def over(svg: str) -> str:
        return f'<g transform="{matrix}">{named(svg)}</g>' if svg else ""

    groups = [layer for layer in card.layers if isinstance(layer, Group)]
    for group in groups[role.groups]:
        shapes = [_moved(shape, moved, over, named, size) for shape in group.shapes]
        picture.group(
            *shapes, shadow=group.shadow, shadow_blur=group.shadow_blur * size,
            shadow_offset=(group.shadow_offset[0] * way, group.shadow_offset[1] * size),
            outline=max(1.4, group.outline * size), roundness=group.roundness * size,
            form=group.form, tint=group.tint,
        )  # fmt: skip
    sharp = [each for each in card.layers if isinstance(each, Marks) and each.blend is Blend.SHARP]
    for marks in sharp[role.marks]:
        picture.sharp(over(marks.svg))


def _moved(
    shape: Shape,
    moved: Callable[[re.Match[str]], str],
    over: Callable[[str], str],
    named: Callable[[str], str],
    size: float,
) -> Shape:
    return replace(
        shape,
        path=PAIR.sub(moved, shape.path),
        fill=named(shape.fill),
        detail=over(shape.detail),
        swell=over(shape.swell),
        round=shape.round * size,
        bump_size=shape.bump_size * size,
    )


#: The pictures of a shop: the painting, the part of it, the size in pixels, and the title's place:
#: its middle and its width, as shares of the width and the height.
CUTS: dict[
    str, tuple[str, tuple[float, float, float, float], tuple[int, int], tuple[float, ...]]
] = {
    "capsule": ("wide", (0.0, 0.0, 1.0, 1.0), (616, 353), (0.5, 0.86, 0.62)),
    "header": ("wide", (0.0, 0.115, 1.0, 0.95), (460, 215), (0.5, 0.85, 0.6)),
    "library": ("upright", (0.0, 0.0, 1.0, 1.0), (600, 900), (0.5, 0.11, 0.9)),
    "hero": ("flat", (0.0, 0.0, 1.0, 1.0), (1920, 620), (0.545, 0.15, 0.3)),
    "key_art": ("wide", (0.0, 0.0, 1.0, 1.0), (1280, 720), (0.5, 0.88, 0.5)),
}


def store() -> Iterator[tuple[str, Image.Image]]:
    """Write the pictures of a shop below `assets/store`; give the path and the picture of each."""
    STORE.mkdir(exist_ok=True)
    paintings = {name: _painted(name) for name in STAGES}
    for name, (painting, part, size, place) in CUTS.items():
        whole = paintings[painting]
        left, top, right, low = part
        box = (left * whole.width, top * whole.height, right * whole.width, low * whole.height)
        image = whole.resize(size, Image.Resampling.LANCZOS, box)
        _letter(image, *place)
        image.save(STORE / f"{name}.webp", "WEBP", quality=88, method=6)
        yield f"store/{name}.webp", image


def _painted(name: str) -> Image.Image:
    stage = scene(name)
    brushed = render(stage, 1, stage.brushed(partial(paint, passes=LAND), 1))
    return picture(finish_land(brushed, 1)).convert("RGB")


def _letter(image: Image.Image, across: float, down: float, wide_share: float) -> None:
    """Lay the title over a picture."""
    title = Image.open(TITLE).convert("RGBA")
    width = round(image.width * wide_share)
    small = title.resize((width, round(title.height * width / title.width)),
                         Image.Resampling.LANCZOS)  # fmt: skip
    spot = (round(image.width * across - width / 2), round(image.height * down - small.height / 2))
    image.paste(small, spot, small)

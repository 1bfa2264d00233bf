"""The stage of a wide painting, 320 by 105 units: sky, sea, hills, ground, and what grows on it."""

import math
import random

from ..curves import Points, ellipse, ridge, smooth
from ..isles.ground import DAY
from ..isles.ground import fir as grow_fir
from ..land import rock, tree
from ..props import tufts
from ..scene import Light, Scene, Shape
from ..svg import clouds, cover, disc, fill, line, linear, oval, radial, rays, specks
from .islet import metals

WIDE, HIGH = 320, 105
#: Pixels per unit.
SCALE = 5
DUSK = Light(
    (-0.56, -0.6, 0.52), "#ffd2a0", "#5a4c80", (0.7, -0.5), "#ffb070", 0.5, "#5a3a50", "#181024"
)
NIGHT = Light(
    (-0.5, -0.66, 0.54), "#c8d4ff", "#3a4278", (0.6, -0.6), "#ffe0a0", 0.5, "#2a2a50", "#0c0c20"
)
GREY = Light(
    (-0.5, -0.66, 0.54), "#e4ecec", "#586a80", (0.6, -0.6), "#d8f0f0", 0.4, "#40525a", "#141a26"
)
LEAVES = ("#5f9a44", "#76b04c", "#94c456", "#4c8a44")
PINES = ("#2f7a50", "#459458", "#2c6a54")


def stage(seed: int, light: Light = DAY, size: tuple[int, int] = (WIDE, HIGH)) -> Scene:
    """Begin a painting; its stuffs are lit from its top to its foot."""
    return Scene(metals(((0, 12), (0, size[1] * 0.95))), light, seed, size)


def sky(scene: Scene, *stops: tuple[float, str], low: float = HIGH) -> None:
    """Paint the sky from the top to where it meets the land."""
    scene.gradients += linear("sky", (0, 0), (0, low), *stops)
    scene.cover(cover("url(#sky)", *scene.size))


def sun(scene: Scene, x: float, y: float, colour: str, reach: float, disc_size: float = 0) -> None:
    """Let light come from a point of the sky."""
    scene.gradients += radial("sunlight", (x, y), reach, (0, colour + "ff"), (0.12, colour + "cc"),
                              (0.45, colour + "55"), (1, colour + "00"))  # fmt: skip
    scene.cover(cover("url(#sunlight)", *scene.size))
    if disc_size:
        scene.veil(fill(rays((x, y), (disc_size * 1.3, reach), 18, 0.3, 5), colour, 0.14), 1.6)
        scene.cover(disc(x, y, disc_size, "#fffbe6"))


def haze(scene: Scene, seed: int, box: tuple[float, float, float, float], colour: str,
         count: int = 6, wide: float = 60, strength: float = 0.35) -> None:  # fmt: skip
    """Draw soft clouds into the sky."""
    scene.veil(clouds(seed, count, box, wide, colour, strength), 2.2)


def heaps(scene: Scene, *spots: tuple[float, float, float, int],
          colours: tuple[str, str, str] = ("#a8c4dc", "#f4f4f0", "#ffffff")) -> None:  # fmt: skip
    """Heap up clouds: x, foot, width, seed; shade, body and light."""
    for x, y, width, seed in spots:
        chance = random.Random(seed)
        puffs = []
        for index in range(9):
            where = index / 4 - 1
            swell = width * 0.17 * (1 - 0.55 * where * where) * chance.uniform(0.85, 1.2)
            puffs.append((x + where * width * 0.4, y - swell * chance.uniform(0.5, 1.0), swell))
        for colour, lift, size, soft in zip(colours, (0.0, -0.8, -1.8), (1.08, 1.0, 0.72),
                                            (1.1, 0.6, 0.9), strict=True):  # fmt: skip
            marks = "".join(oval(px, py + lift, r * size, r * size * 0.78, colour, 0.9)
                            for px, py, r in puffs)  # fmt: skip
            box = f'<rect x="0" y="-20" width="999" height="{y + 20}"/>'
            flat = f'<clipPath id="c{seed}">{box}</clipPath>'
            scene.veil(f'{flat}<g clip-path="url(#c{seed})">{marks}</g>', soft)


def stars(scene: Scene, seed: int, low: float, count: int = 120) -> None:
    """Scatter stars over the sky."""
    box = (2.0, 2.0, scene.size[0] - 2.0, low)
    scene.cover(specks(seed, count, box, "#f4f0ff", (0.15, 0.42)))
    scene.cover(specks(seed + 1, count // 8, box, "#fff6d8", (0.4, 0.7)))


def hills(scene: Scene, seed: int, level: float, swing: float, colour: str,
          strength: float = 0.8, blur: float = 0.5) -> None:  # fmt: skip
    """Lay far hills along the skyline."""
    scene.veil(fill(ridge(-6, scene.size[0] + 6, level, swing, seed, scene.size[1] + 4), colour,
                    strength), blur)  # fmt: skip


def sea(
    scene: Scene,
    top: float,
    water: tuple[str, str],
    crests: tuple[str, str],
    seed: int = 3,
    glow: float | None = None,
) -> None:
    """Lay the sea from its horizon down: water far and near, light and dark crests.

    ``glow`` is where the sun's path lies on it.
    """
    wide, high = scene.size
    scene.gradients += linear("sea", (0, top), (0, high), (0, water[0]), (1, water[1]))
    scene.cover(f'<rect y="{top}" width="{wide}" height="{high - top}" fill="url(#sea)"/>')
    chance = random.Random(seed)
    marks = []
    for _ in range(420):
        deep = chance.random() ** 1.5
        y = top + 0.8 + deep * (high - top)
        across = 1.6 + deep * 11
        x = chance.uniform(0, wide)
        if glow is not None and chance.random() < 0.4:
            x = chance.gauss(glow, 5 + deep * 26)
        bright = glow is not None and abs(x - glow) < 6 + deep * 22
        colour = crests[0] if bright or chance.random() < 0.4 else crests[1]
        marks.append(oval(x, y, across, 0.16 + deep * 0.55, colour, chance.uniform(0.2, 0.6)))
    scene.cover("".join(marks))


def foam(scene: Scene, *swirls: str, width: float = 0.9, strength: float = 0.85) -> None:
    """Draw lines of white water."""
    scene.cover("".join(line(swirl, "#f6fffc", width, strength) for swirl in swirls))


def bank(scene: Scene, points: Points, colour: str, detail: str = "", bump: float = 0.8,
         light: Light | None = None, **looks: object) -> None:  # fmt: skip
    """Raise a piece of ground; its points go round it."""
    shape = Shape(smooth(points), colour, round=7, bump=bump, bump_size=9, ink=0.5, detail=detail)
    given = {"shadow": 0.3, "shadow_offset": (1, 1), "shadow_blur": 1.6, "form": 0.0,
             "outline": 0.7, **looks}  # fmt: skip
    scene.group(shape, light=light, **given)


def stand(scene: Scene, *shapes: Shape, light: Light | None = None, **looks: object) -> None:
    """Stand shapes on the ground, lit as one body, with their shadow."""
    given = {"shadow": 0.42, "shadow_offset": (2.4, 1.6), "shadow_blur": 1.8, "form": 0.12,
             "outline": 1.0, **looks}  # fmt: skip
    scene.group(*shapes, light=light, **given)


def trees(scene: Scene, *spots: tuple[float, float, float, int],
          leaves: tuple[str, ...] = LEAVES) -> None:  # fmt: skip
    """Grow round trees: x, foot, height, seed."""
    for x, y, height, seed in spots:
        stand(scene, *tree(x, y, height, seed, leaves), form=0.3, outline=0.8)


def firs(scene: Scene, *spots: tuple[float, float, float, int],
         colours: tuple[str, ...] = PINES) -> None:  # fmt: skip
    """Grow conifers: x, foot, height, seed."""
    for x, y, height, seed in spots:
        stand(scene, *grow_fir(x, y, height, seed, colours), outline=0.8)


def rocks(scene: Scene, colour: str, *spots: tuple[float, float, float, int]) -> None:
    """Lay down rocks: x, y, size, seed."""
    for x, y, size, seed in spots:
        stand(scene, rock(x, y, size, seed, colour), outline=0.8)


def grass(scene: Scene, along: Points, count: int, length: float, seed: int,
          *colours: str) -> None:  # fmt: skip
    """Let blades of grass stand along a line, each colour in turn."""
    for index, colour in enumerate(colours):
        scene.cover(fill(tufts(along, count, length, seed + index, 0.06, 0.5), colour))


def gulls(scene: Scene, *spots: tuple[float, float, float], colour: str = "#ffffff") -> None:
    """Let gulls fly far off: x, y, size."""
    scene.cover("".join(
        f'<path d="M{x} {y}q{2 * k} {-2.4 * k} {4 * k} 0q{2 * k} {-2.4 * k} {4 * k} 0" '
        f'stroke="{colour}" stroke-width="{0.7 * k:.2f}" fill="none" stroke-linecap="round"/>'
        for x, y, k in spots))  # fmt: skip


def smoke(scene: Scene, x: float, y: float, size: float, colour: str, lean: float = 1) -> None:
    """Let smoke rise from a chimney."""
    scene.veil("".join(
        oval(x + lean * step**1.4 * size * 0.5, y - step * size * 1.7, size * (0.8 + step * 0.28),
             size * (0.7 + step * 0.2), colour, 0.5 - step * 0.055)
        for step in range(8)), 1.2)  # fmt: skip


def flame(x: float, y: float, size: float, glow: float = 0.95) -> list[Shape]:
    """Light a fire whose foot is at (x, y)."""
    return [
        Shape(smooth([(x - size * wide, y), (x - size * wide * 0.9, y - size * high * 0.4),
                      (x - size * wide * 0.2, y - size * high * 0.66), (x + lean, y - size * high),
                      (x + size * wide * 0.5, y - size * high * 0.55),
                      (x + size * wide, y - size * high * 0.25), (x + size * wide * 0.8, y)]),
              colour, round=size * 0.5, glow=glow, ink=0.2, contact=0)
        for wide, high, lean, colour in (
            (0.62, 1.5, size * 0.1, "#e8501c"), (0.46, 1.12, -size * 0.08, "#ff9a2c"),
            (0.28, 0.7, 0.0, "#fff0a0"))
    ]  # fmt: skip


def pool(
    scene: Scene, x: float, y: float, reach: float, colour: str, strength: float = 0.6
) -> None:
    """Let a light shine on what is around it, after the brush has passed."""
    scene.afterglow(disc(x, y, reach, colour, strength), reach * 0.42)


def embers(scene: Scene, seed: int, box: tuple[float, float, float, float], count: int,
           colour: str = "#ffd060") -> None:  # fmt: skip
    """Let sparks fly."""
    scene.afterglow(specks(seed, count, box, colour, (0.35, 0.9)), 0.8)
    scene.sharp(specks(seed, count, box, "#fff4c8", (0.2, 0.5)))


def framed(scene: Scene, dark: str = "#0a0c1c", strength: float = 0.55) -> Scene:
    """End a painting: its corners fall into shade."""
    wide, high = scene.size
    reach = math.hypot(wide, high) * 0.56
    scene.gradients += radial(
        "frame",
        (wide / 2, high * 0.46),
        reach,
        (0, dark + "00"),
        (0.62, dark + "00"),
        (1, dark + f"{round(strength * 255):02x}"),
    )
    scene.cover(cover("url(#frame)", wide, high))
    return scene


def stonework(x: float, y: float, wide: float, tall: float, seed: int, ink: str = "#3c3038",
              row: float = 4.2) -> str:  # fmt: skip
    """Draw the joints of a wall whose upper left corner is (x, y)."""
    chance = random.Random(seed)
    marks = []
    for k in range(int(tall / row) + 1):
        at = y + k * row
        marks.append(line([(x, at), (x + wide, at + chance.uniform(-0.2, 0.2))], ink, 0.45, 0.55))
        left = x - (k % 2) * row
        while left < x + wide:
            left += row * chance.uniform(1.5, 2.4)
            marks.append(line([(left, at), (left, at + row)], ink, 0.4, 0.5))
            if chance.random() < 0.3:
                light = "#ffffff" if chance.random() < 0.5 else "#000000"
                marks.append(
                    f'<rect x="{left + 0.4:.1f}" y="{at + 0.4:.1f}" width="{row * 1.4:.1f}" '
                    f'height="{row - 0.8:.1f}" fill="{light}" opacity="0.1" rx="0.5"/>'
                )
    return "".join(marks)  # fmt: skip


def barrel(x: float, y: float, wide: float) -> list[Shape]:
    """Stand a barrel at (x, y)."""
    half, tall = wide / 2, wide * 1.25
    body = [(x - half * 0.82, y), (x - half, y - tall / 2), (x - half * 0.82, y - tall),
            (x + half * 0.82, y - tall), (x + half, y - tall / 2), (x + half * 0.82,
                                                                    y)]  # fmt: skip
    hoops = "".join(line([(x - half, y - tall * k), (x, y - tall * k + 0.6),
                          (x + half, y - tall * k)], "#4a4452", wide * 0.09, 1)
                    for k in (0.2, 0.8))  # fmt: skip
    return [
        Shape(smooth(body), "url(#wood)", round=wide * 0.4, ink=0.5, detail=hoops),
        Shape(ellipse(x, y - tall, half * 0.8, half * 0.26), "#8a5a34", round=1, ink=0.5),
    ]


def crate(x: float, y: float, wide: float, tall: float) -> Shape:
    """Stand a crate at (x, y)."""
    half = wide / 2
    boards = "".join(line(points, "#5a3820", 0.5, 0.8) for points in (
        [(x - half, y - tall * 0.5), (x + half, y - tall * 0.5)],
        [(x - half, y), (x + half, y - tall)], [(x - half, y - tall), (x + half, y)]))  # fmt: skip
    path = f"M{x - half} {y}L{x - half} {y - tall}L{x + half} {y - tall}L{x + half} {y}Z"
    return Shape(path, "url(#wood)", round=1.4, ink=0.5, detail=boards)


def glow_stops(name: str, middle: tuple[float, float], reach: float) -> str:
    """Define the colours of a hot place, from white in its middle to dark red."""
    return radial(name, middle, reach, (0, "#fff6c0"), (0.35, "#ffb03a"), (0.7, "#e0501c"),
                  (1, "#5a1410"))  # fmt: skip

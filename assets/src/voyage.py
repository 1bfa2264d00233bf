"""The sea between the islands of the chart: the rose, a ship, the serpent, the waves."""

import math
import random

from .curves import Knot, ellipse, place, polygon, smooth, taper
from .isles.ground import DAY
from .scene import Scene, Shape
from .svg import disc, line, lines, oval

SEPIA, PAPER = "#5a4028", "#f2dfae"


def compass(scene: Scene, x: float, y: float, size: float) -> None:
    """Draw a compass rose and the fine lines that run out from it over the sea."""
    far = [
        [(x + size * math.cos(turn), y + size * math.sin(turn)),
         (x + 1500 * math.cos(turn), y + 1500 * math.sin(turn))]
        for turn in (math.tau * k / 16 for k in range(16))
    ]  # fmt: skip
    scene.cover(lines(far, SEPIA, 1.2, 0.34))
    scene.veil(disc(x, y, size * 1.12, PAPER, 0.5), 7)
    for radius, width, colour in ((1, 1.6, SEPIA), (0.93, 0.9, SEPIA), (0.62, 1, SEPIA)):
        scene.cover(
            f'<circle cx="{x}" cy="{y}" r="{size * radius}" fill="none" stroke="{colour}" '
            f'stroke-width="{width}" opacity=".75"/>'
        )
    ticks = [
        [(x + size * 0.93 * math.cos(t), y + size * 0.93 * math.sin(t)),
         (x + size * math.cos(t), y + size * math.sin(t))]
        for t in (math.tau * k / 64 for k in range(64))
    ]  # fmt: skip
    scene.cover(lines(ticks, SEPIA, 1, 0.7))
    shapes: list[Shape] = []
    for turn, reach, colours in (
        *((45 + 90 * k, 0.68, ("#d8a860", "#8a5a34")) for k in range(4)),
        *((90 * k, 0.98, ("#fff0c4", "#b4452f")) for k in range(4)),
    ):
        for side, colour in zip((-1, 1), colours, strict=True):
            half = [(0.0, 0.0), (side * 0.13, -0.14), (0.0, -reach)]
            needle = place(half, x, y, size, turn)
            shapes.append(Shape(polygon(needle), colour, round=4, ink=0.6, contact=0.3, shine=0.2))
    shapes.append(Shape(ellipse(x, y, size * 0.11), "#e0b048", round=5, shine=0.6, ink=0.6))
    scene.group(*shapes, light=DAY, shadow=0.4, shadow_offset=(3, 4), shadow_blur=3, form=0,
                outline=1.2)  # fmt: skip
    lily = "0,-1.38! .09,-1.2 .03,-1.12! .14,-1.2 .2,-1.12 .1,-1.05! .06,-1.01! -.06,-1.01! "
    lily += "-.1,-1.05! -.2,-1.12 -.14,-1.2 -.03,-1.12! -.09,-1.2"
    scene.group(Shape(smooth(place(lily, x, y, size)), "#b4452f", round=4, ink=0.6), light=DAY,
                shadow=0.3, shadow_offset=(2, 2), shadow_blur=2, outline=1)  # fmt: skip


def ship(scene: Scene, x: float, y: float, size: float = 1) -> None:
    """Sail a small ship over the sea, wind in its sails."""

    def at(points: str) -> list[Knot]:
        return place(points, x, y, size)

    scene.shade(oval(x + 6, y + 9 * size, 42 * size, 7 * size, "#3a5a6a", 0.7), 3)
    hull = "-36,-12! -30,4 -18,10 14,10 28,4 36,-14! 27,-13 24,-6 -18,-5 -23,-12!"
    boards = lines([at("-34,-6 0,1 32,-6"), at("-30,0 0,6 28,0")], "#4a2c1c", 1.1, 0.6)
    masts = ("-14,-4 -14,-50", "8,-4 8,-62", "30,-10 46,-22")
    sails = (
        "-28,-45! -14,-44 0,-46! 6,-34 1,-17! -14,-14 -29,-18! -24,-31",
        "-6,-42! 8,-40 23,-43! 30,-28 25,-12! 9,-9 -7,-13! 0,-28",
        "-2,-59! 8,-58 19,-60! 23,-52 20,-45! 8,-43 -3,-45! 2,-52",
    )
    shapes = [Shape(taper(at(mast), [2.6 * size, 2 * size]), "#5a3a28", round=2) for mast in masts]
    shapes.append(Shape(smooth(at(hull)), "#9a5a34", round=8, bump=0.4, ink=0.7, detail=boards))
    for index, sail in enumerate(sails):
        cross = line(at("9,-34 9,-18"), "#c8402f", 4 * size, 0.9) * (index == 1)
        cross += line(at("2,-26 17,-26"), "#c8402f", 4 * size, 0.9) * (index == 1)
        shapes.append(Shape(smooth(at(sail)), "#fff2d2", round=11, ink=0.7, detail=cross))
    pennant = Shape(smooth(at("8,-68! 0,-71 -12,-67! 0,-64 8,-62!")), "#c8402f", round=2, ink=0.5)
    scene.group(*shapes, pennant, light=DAY, shadow=0.3, shadow_offset=(5, 6), shadow_blur=4,
                form=0.15, outline=1.2)  # fmt: skip
    wake = lines([at("-38,8 -54,13 -76,12"), at("-34,13 -52,19 -70,20"), at("36,6 42,10 36,14")],
                 "#fffae6", 2, 0.75)  # fmt: skip
    scene.cover(wake + oval(x, y + 11 * size, 36 * size, 2.4, "#fffae6", 0.6))


def serpent(scene: Scene, x: float, y: float) -> None:
    """Let a sea serpent loop through the waves like a bridge of three arches, and look pleased."""

    def at(points: str) -> list[Knot]:
        return place(points, x, y)

    loops = (("40,16 46,-10 62,-20 78,-8 82,16", 13), ("-8,17 -2,-16 16,-29 34,-15 38,17", 16),
             ("94,15 98,0 106,-8 114,-14 124,-13", 9))  # fmt: skip
    parts: list[Shape] = []
    for spine, thick in loops:
        widths = [thick, thick * 1.1, thick * 1.15, thick * 1.1, thick]
        if thick == 9:
            widths = [thick, thick, thick * 0.8, thick * 0.5, 2]
        bands = lines([at(spine)], "#d8e08a", thick * 0.34, 0.75)
        parts.append(
            Shape(taper(at(spine), widths), "#4a9a78", round=thick * 0.6, bump=0.5, bump_size=4,
                  detail=bands, ink=0.7)
        )  # fmt: skip
    fin = Shape(smooth(at("118,-13! 130,-24 138,-22! 133,-14 138,-4! 128,-5")), "#e08a4a", round=4,
                ink=0.6)  # fmt: skip
    neck = taper(at("-20,18 -22,-6 -34,-26 -46,-40 -58,-40"), [17, 17, 16, 14, 13])
    head = "-50,-52! -62,-54 -76,-46 -86,-40 -88,-33 -78,-29 -62,-29 -50,-34"
    crest = tuple(
        Shape(smooth(place("0,0! -3,-9 3,-13! 6,-6 7,1!", *spot, 1, turn)), "#e08a4a", round=3,
              ink=0.6)
        for spot, turn in (((x - 41, y - 44), 30), ((x - 30, y - 32), 48), ((x - 18, y - 14), 70),
                           ((x + 10, y - 36), 6), ((x + 24, y - 33), 26), ((x + 59, y - 27), 10))
    )  # fmt: skip
    whole = [*crest, *parts, fin, Shape(neck, "#4a9a78", round=9, bump=0.5, bump_size=4, ink=0.7,
             detail=lines([at("-27,18 -29,-4 -40,-21 -52,-32")], "#d8e08a", 5, 0.75)),
             Shape(smooth(at(head)), "#56a884", round=9, bump=0.4, ink=0.7,
                   detail=line(at("-88,-33 -76,-35 -66,-33 -60,-38"), "#1c4038", 1.6, 0.9)),
             Shape(ellipse(x - 64, y - 49, 5.4), "#fff6d8", round=4, ink=0.6)]  # fmt: skip
    scene.shade(oval(x + 30, y + 22, 92, 8, "#1a3a50", 0.6), 4)
    scene.group(*whole, light=DAY, shadow=0.25, shadow_offset=(4, 6), shadow_blur=4, form=0.2,
                outline=1.3)  # fmt: skip
    scene.sharp(disc(x - 65.5, y - 49, 2.5, "#1a1420") + disc(x - 66.2, y - 50, 0.8, "#ffffff"))
    foam = [(-20, 18, 15), (-8, 18, 11), (39, 18, 20), (82, 17, 11), (94, 16, 9)]
    for dx, dy, wide in foam:
        scene.cover(oval(x + dx, y + dy, wide, 3.4, "#e4fff4", 0.75))
    scene.group(*_gull(x + 15, y - 39), light=DAY, shadow=0.2, outline=0.8)


def _gull(x: float, y: float) -> list[Shape]:
    """Perch a gull on the middle arch."""
    body = smooth(place("-6,-2! -4,-8 -1,-11 3,-10 3,-7 8,-3 13,-3! 6,2 -1,2", x, y))
    beak = polygon(place("-4,-8 -9,-7 -4,-6", x, y))
    return [Shape(beak, "#f0a030", round=1, ink=0.4), Shape(body, "#ffffff", round=4, ink=0.5)]


def waves(chance: random.Random, box: tuple[int, int, int, int], count: int, ink: str) -> str:
    """Scatter the little engraved waves of old charts."""
    marks = []
    for _ in range(count):
        x, y = chance.uniform(box[0], box[2]), chance.uniform(box[1], box[3])
        wide, high = chance.uniform(7, 12), chance.uniform(2.4, 3.6)
        for step in range(chance.randint(1, 3)):
            left = x + step * wide
            marks.append(
                f'<path d="M{left:.1f} {y:.1f}q{wide / 2:.1f} {-high * 2:.1f} {wide:.1f} 0" '
                f'stroke="{ink}" stroke-width="1.5" fill="none" stroke-linecap="round" '
                f'opacity="{chance.uniform(0.35, 0.6):.2f}"/>'
            )
    return "".join(marks)

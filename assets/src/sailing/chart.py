"""The ground of the voyage's chart, 1280x720: a worn sheet of parchment on a dark table.

The middle stays calm: the waters are laid on it. Old marks fill the margins.
"""

import math
import random

from ..curves import Knot, place, rectangle, smooth
from ..isles.ground import DAY
from ..scene import Scene, Shape
from ..svg import clouds, cover, disc, fill, line, linear, lines, radial
from ..voyage import compass, waves

WIDTH, HEIGHT = 1280, 720
SEPIA, FAINT, PAPER = "#5e3c1e", "#80592e", "#e6cf9a"


def scene() -> Scene:
    """Lay the sheet on the table, then draw on it what was drawn before our time."""
    chart = Scene(_gradients(), DAY, 17, (WIDTH, HEIGHT))
    _table(chart)
    _sheet(chart)
    _lines(chart)
    compass(chart, 112, 606, 62)
    _serpent(chart, 1100, 640)
    _frame(chart)
    return chart


def _gradients() -> str:
    return (
        radial("paper", (560, 300), 900, (0, "#f4e2b2"), (0.4, "#e8d09a"), (0.75, "#cfae74"),
               (1, "#9c7444"))
        + linear("table", (0, 0), (WIDTH, HEIGHT), (0, "#4a3020"), (0.5, "#33211a"), (1, "#1c1214"))
        + linear("rule", (0, 0), (WIDTH, 0), (0, "#6a4a28"), (0.5, "#7a5630"), (1, "#5a3c20"))
        + radial("lamp", (260, 60), 620, (0, "#fff4cc88"), (0.5, "#ffeab022"), (1, "#ffe09000"))
        + radial("dusk", (600, 320), 860, (0, "#1a0e1400"), (0.7, "#1a0e1400"), (1, "#1a0e1499"))
    )  # fmt: skip


def _table(chart: Scene) -> None:
    """Lay the boards of the table; little is seen of them."""
    chart.cover(cover("url(#table)", WIDTH, HEIGHT))
    chance = random.Random(2)
    grain = []
    for _ in range(160):
        y, x = chance.uniform(0, HEIGHT), chance.uniform(-200, WIDTH)
        grain.append(
            line(
                [(x, y), (x + 120, y + chance.uniform(-3, 3)), (x + 260, y)],
                chance.choice(("#6a452c", "#160c0c")),
                chance.uniform(1, 3),
                0.35,
            )
        )
    chart.cover("".join(grain))


def _edge() -> list[Knot]:
    """Walk round the worn edge of the sheet."""
    chance = random.Random(7)
    corners = ((12, 10), (WIDTH - 12, 10), (WIDTH - 12, HEIGHT - 10), (12, HEIGHT - 10))
    points = []
    for index, (ax, ay) in enumerate(corners):
        bx, by = corners[(index + 1) % 4]
        count = int(math.hypot(bx - ax, by - ay) / 13)
        for step in range(count):
            part = step / count
            bite = chance.uniform(-2.4, 2.4) + (5 if chance.random() < 0.05 else 0)
            inward = ((0, 1), (-1, 0), (0, -1), (1, 0))[index]
            points.append(
                Knot(
                    ax + (bx - ax) * part + inward[0] * bite,
                    ay + (by - ay) * part + inward[1] * bite,
                )
            )
    return points


def _sheet(chart: Scene) -> None:
    """Spread the parchment: its stains, its folds, its scorched rim."""
    path = smooth(_edge())
    chart.shade(fill(path, "#1a1010", 0.9), 8)
    chart.group(
        Shape(path, "url(#paper)", round=5, bump=0.5, bump_size=26, ink=0.5, flat=0.6),
        light=DAY,
        shadow=0.5,
        shadow_offset=(3, 5),
        shadow_blur=6,
        form=0,
        outline=1.5,
        tint=0.015,
    )
    inside = f'<clipPath id="sheet"><path d="{path}"/></clipPath><g clip-path="url(#sheet)">'
    chart.veil(inside + clouds(4, 12, (60, 60, 1220, 660), 190, "#8a6230", 0.06) + "</g>", 12)
    chart.veil(inside + clouds(9, 8, (60, 60, 1220, 660), 150, "#fff2c8", 0.07) + "</g>", 12)
    chart.veil(inside + f'<path d="{path}" fill="none" stroke="#5a3614" stroke-width="26" '
               'opacity=".55"/></g>', 9)  # fmt: skip
    rings = ((1010, 120, 44), (330, 640, 36))
    chart.veil(
        "".join(
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#6a4218" stroke-width="4" '
            'opacity=".28"/>'
            for x, y, r in rings
        ),
        1.6,
    )
    for x in (428, 856):
        chart.veil(fill(rectangle(x, 12, 3, HEIGHT - 24), "#4a3018", 0.26), 1.5)
        chart.veil(fill(rectangle(x - 5, 12, 4, HEIGHT - 24), "#fff6d8", 0.3), 1.5)
    chart.veil(fill(rectangle(12, 360, WIDTH - 24, 3), "#4a3018", 0.22), 1.5)
    chart.veil(fill(rectangle(12, 355, WIDTH - 24, 4), "#fff6d8", 0.26), 1.5)


def _lines(chart: Scene) -> None:
    """Draw the courses of other captains, soundings, and little waves."""
    for x, y in ((640, 350), (1168, 96)):
        far = [
            [(x, y), (x + 1500 * math.cos(t), y + 1500 * math.sin(t))]
            for t in (math.tau * k / 16 for k in range(16))
        ]
        chart.sharp(_within(lines(far, FAINT, 0.9, 0.34)))
    chance = random.Random(5)
    chart.sharp(_within(waves(chance, (40, 40, 1240, 680), 130, FAINT)))
    courses = ("180,560 300,600 420,560 560,610 700,640 860,600", "1220,200 1130,260 1180,360")
    dots = "".join(
        f'<path d="{smooth(course, closed=False)}" fill="none" stroke="#a8402c" stroke-width="2.6" '
        'stroke-dasharray="1 8" stroke-linecap="round" opacity=".6"/>'
        for course in courses
    )
    chart.sharp(dots)


def _within(marks: str) -> str:
    """Keep marks inside the border."""
    border = f'<rect x="34" y="34" width="{WIDTH - 68}" height="{HEIGHT - 68}"/>'
    return f'<clipPath id="border">{border}</clipPath><g clip-path="url(#border)">{marks}</g>'


def _serpent(chart: Scene, x: float, y: float) -> None:
    """Draw the serpent that every chart must have, in brown ink."""

    def at(points: str) -> list[Knot]:
        return place(points, x, y, 0.9)

    strokes = (
        ("92,20 98,4 110,-4 124,-2 132,-14", 7),
        ("36,20 42,-8 60,-20 76,-4 80,20", 12),
        ("-30,20 -26,-14 0,-30 20,-10 24,20", 15),
        ("-46,20 -48,-10 -60,-34 -78,-44 -96,-40", 13),
    )
    for ink, more, strength in ((SEPIA, 3.4, 0.8), (PAPER, 0, 1)):
        chart.sharp(
            "".join(
                f'<path d="{smooth(at(spine), closed=False)}" fill="none" stroke="{ink}" '
                f'stroke-width="{width + more}" opacity="{strength}"/>'
                for spine, width in strokes
            )
        )
    head = smooth(at("-84,-54! -100,-52 -116,-40 -112,-32 -96,-32 -82,-34"))
    scales = [
        at(f"{cx - 4},{cy} {cx},{cy + 5} {cx + 4},{cy}")
        for cx, cy in ((-48, 0), (-53, -14), (-66, -34), (-27, 4), (-18, -16), (0, -28), (14, -14),
                       (21, 6), (41, 4), (50, -12), (66, -12), (76, 4))
    ]  # fmt: skip
    chart.sharp(
        fill(head, PAPER)
        + f'<path d="{head}" fill="none" stroke="{SEPIA}" stroke-width="1.8" opacity=".8"/>'
        + lines(scales, SEPIA, 1.3, 0.7)
        + line(at("-112,-37 -98,-40 -88,-36"), SEPIA, 1.3, 0.8)
        + disc(x - 86, y - 42, 2.2, SEPIA)
        + lines([at("-70,22 -52,18 -34,24 -16,18"), at("14,22 30,18 46,24 70,18 90,24"),
                 at("-56,30 -30,27 -6,31 20,27 50,31 84,28")], SEPIA, 1.7, 0.75)
    )  # fmt: skip


def _frame(chart: Scene) -> None:
    """Rule the border with its scale, and let the lamp shine on it."""
    marks = []
    for inset, width in ((24, 1.6), (33, 1)):
        marks.append(
            f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" '
            f'height="{HEIGHT - 2 * inset}" fill="none" stroke="url(#rule)" '
            f'stroke-width="{width}" opacity=".8"/>'
        )
    across = [(x, y, 40, 9) for x in range(40, WIDTH - 40, 80) for y in (24, HEIGHT - 33)]
    down = [(x, y, 9, 40) for y in range(40, HEIGHT - 40, 80) for x in (24, WIDTH - 33)]
    marks += [fill(rectangle(*box), "url(#rule)", 0.6) for box in across + down]
    chart.sharp("".join(marks))
    chart.cover(cover("url(#lamp)", WIDTH, HEIGHT))
    chart.cover(cover("url(#dusk)", WIDTH, HEIGHT))

"""The campaign's chart, 1280x720: five islands on a parchment sea, each a step darker.

The right third and the top stay calm: a panel and the title lie over them.
"""

import random

from .curves import rectangle
from .isles.ember import gradients as lava
from .isles.ember import volcano
from .isles.green import forest, meadow
from .isles.ground import DAY
from .isles.storm import crags
from .isles.wonder import glory, wonder
from .isles.wonder import gradients as radiance
from .scene import Scene
from .svg import clouds, cover, fill, line, linear, radial, specks
from .voyage import SEPIA, compass, serpent, ship, waves

WIDTH, HEIGHT = 1280, 720
EASY, MEDIUM, HARD = (150, 560), (305, 330), (500, 565)
HEROIC, MYTHIC = (575, 285), (775, 430)
CALM = 880


def scene() -> Scene:
    """Paint the sea, then the islands from the farthest to the nearest."""
    chart = Scene(_gradients(), DAY, 41, (WIDTH, HEIGHT))
    _sea(chart)
    _paper(chart)
    compass(chart, 118, 216, 62)
    glory(chart, *MYTHIC)
    volcano(chart, *HEROIC)
    forest(chart, *MEDIUM)
    wonder(chart, *MYTHIC)
    ship(chart, 318, 650, 0.92)
    meadow(chart, *EASY)
    crags(chart, *HARD)
    serpent(chart, 742, 644)
    _edges(chart)
    return chart


def _gradients() -> str:
    return (
        lava()
        + radiance(*MYTHIC)
        + linear("sea", (0, 120), (1180, 560), (0, "#d2c792"), (0.15, "#aac49a"), (0.34, "#70b0a4"),
               (0.56, "#3f8290"), (0.76, "#24506e"), (1, "#142a46"))
        + radial("sun", (60, 20), 620, (0, "#fff0bccc"), (0.45, "#ffe2a066"), (1, "#ffd89000"))
        + linear("rule", (0, 0), (WIDTH, 0), (0, "#6a4a28"), (0.35, "#a8844a"), (0.7, "#e8c880"))
        + linear("calm", (800, 0), (1280, 0), (0, "#0c1a3400"), (0.35, "#0c1a3488"),
                 (1, "#0a1430cc"))
        + linear("top", (0, 0), (0, 110), (0, "#3a2a2499"), (0.6, "#3a2a2444"), (1, "#3a2a2400"))
        + linear("low", (0, 610), (0, 720), (0, "#10182c00"), (1, "#10182c77"))
    )  # fmt: skip


def _sea(chart: Scene) -> None:
    """Lay the sea: paper-coloured in the light, deep blue far out."""
    chart.cover(cover("url(#sea)", WIDTH, HEIGHT))
    chance = random.Random(11)
    swell = []
    for _ in range(1100):
        x, y = chance.uniform(-60, WIDTH), chance.uniform(0, HEIGHT)
        wide, tall = chance.uniform(36, 110), chance.uniform(2, 4.5)
        deep = x * 0.9 + y * 0.35
        light, dark = ("#f4e8b8", "#6a9c90") if deep < 480 else ("#6fb0b4", "#1c4a66")
        if deep > 900:
            light, dark = "#2c5a7c", "#102440"
        path = [(x, y), (x + wide * 0.3, y - tall), (x + wide * 0.65, y + tall), (x + wide, y)]
        strength = chance.uniform(0.1, 0.34) * (0.75 if y < 110 else 1)
        swell.append(line(path, chance.choice((light, dark)), chance.uniform(1.6, 5), strength))
    chart.veil("".join(swell), 0.6)
    crests = []
    for _ in range(420):
        x, y = chance.uniform(-20, WIDTH), chance.uniform(80, HEIGHT)
        wide = chance.uniform(9, 26)
        bright = 0.42 if x < CALM else 0.16
        path = [(x, y), (x + wide * 0.4, y - 2.2), (x + wide, y + 0.6)]
        crests.append(line(path, "#e6f2d8", chance.uniform(1, 2.2), chance.uniform(0.1, bright)))
    chart.cover("".join(crests))
    chart.cover(cover("url(#sun)", WIDTH, HEIGHT))


def _paper(chart: Scene) -> None:
    """Let the chart's paper show: stains, folds, engraved waves."""
    chart.veil(clouds(4, 9, (0, 90, 860, 700), 170, "#8a6a3c", 0.05), 14)
    chance = random.Random(3)
    for box, count, ink in (
        ((10, 110, 420, 700), 70, SEPIA), ((380, 100, 880, 700), 80, "#e8e0b0"),
        ((880, 110, 1250, 690), 34, "#5a86a0"),
    ):  # fmt: skip
        chart.cover(waves(chance, box, count, ink))
    for x in (320, 640, 960):
        chart.veil(fill(rectangle(x, 0, 3, HEIGHT), "#2a1c14", 0.22), 1.5)
        chart.veil(fill(rectangle(x - 5, 0, 4, HEIGHT), "#fff2c8", 0.13), 1.5)
    chart.veil(fill(rectangle(0, 359, WIDTH, 3), "#2a1c14", 0.2), 1.5)
    chart.veil(fill(rectangle(0, 354, WIDTH, 4), "#fff2c8", 0.12), 1.5)


def _edges(chart: Scene) -> None:
    """Calm the right and the top, and rule the border."""
    chart.cover(cover("url(#calm)", WIDTH, HEIGHT))
    chart.cover(cover("url(#top)", WIDTH, HEIGHT))
    chart.cover(cover("url(#low)", WIDTH, HEIGHT))
    marks = []
    for inset, width in ((9, 1.4), (16, 0.9)):
        marks.append(
            f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" '
            f'height="{HEIGHT - 2 * inset}" fill="none" stroke="url(#rule)" '
            f'stroke-width="{width}" opacity=".7"/>'
        )
    across = [(x, y, 40, 7) for x in range(40, WIDTH, 80) for y in (9, HEIGHT - 16)]
    down = [(x, y, 7, 40) for y in range(40, HEIGHT, 80) for x in (9, WIDTH - 16)]
    marks += [fill(rectangle(*box), "url(#rule)", 0.45) for box in across + down]
    chart.sharp("".join(marks))
    chart.afterglow(specks(4, 26, (30, 100, 860, 700), "#fff0c0"), 0.4)

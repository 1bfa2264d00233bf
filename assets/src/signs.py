"""Texts in the game's own letters: the cards' names, the badges' figures, the title."""

from collections.abc import Iterator

import numpy as np

from .curves import Track, place, polygon
from .letters import Letter, compose, figure, path_of, spell
from .pen import wound
from .raster import Canvas, Pixels, rasterise
from .scene import Light, Scene, Shape
from .svg import linear
from .ui.cutout import Piece, cut_out

#: A card's name in small letters, without its exclamation mark, is its identity.
NAMES = (
    "Baron", "Brute", "Carapace", "Partisan", "Revenant", "Troll", "Abomination", "Alpha",
    "Lieutenant", "Microctopus", "Ogre", "Scribe", "Shaman", "Brigand", "Disciple", "Gnome",
    "Grrr", "Martyr", "Parasite", "Vortex", "Aberration", "Assassin", "Carnivore", "Machine",
    "Mutant", "Reptile", "Zombie", "Annihilation", "Boom!", "Combustion", "Meteorite", "Cyclone",
    "Bastion", "Fort",
)  # fmt: skip
DARK = "#1a0d12"
#: In pixels: a name's height, its capitals, its outline; the figures' cells.
HIGH, CAPITAL, LINE = 96, 78.0, 5.0
CELL = (96, 120)
FIGURE, FIGURE_LINE = 94.0, 10.0
CREAM = ((0.0, "#fffbea"), (0.55, "#fff0c8"), (1.0, "#f3d292"))
WHITE = ((0.0, "#ffffff"), (0.6, "#ffffff"), (1.0, "#e9e4ee"))

TITLE = "Bridges of Erret"
TITLE_SIZE = (800, 180)
TITLE_WIDTH = 772.0
#: Half the deck, half the bridge, and where its piers stand, from the middle.
DECK, ABUTMENT = 360.0, 186.0
PIERS = (-172.0, -108.0, -38.0, 38.0, 108.0, 172.0)
TITLE_LIGHT = Light(
    (-0.45, -0.75, 0.5), "#fff0cc", "#6a5468", (0.7, -0.6), "#fff4c8", 0.5, "#7a3a10", "#1c0a06"
)
METAL = (
    (0.0, "#fff3b8"), (0.36, "#ffd766"), (0.56, "#d98f2c"), (0.62, "#c47a22"), (0.84, "#f6b848"),
    (1.0, "#ffe08c"),
)  # fmt: skip


def pictures() -> Iterator[tuple[str, Pixels]]:
    """Paint everything that is written, each with the name of its file."""
    for name in NAMES:
        yield f"names/{name.lower().rstrip('!')}", name_plate(name)
    yield "ui/figures", figures()
    yield "title", cut_out(Piece(title, 2))


def name_plate(name: str) -> Pixels:
    """Write a card's name in cream with a dark outline."""
    word = compose(name)
    scale = CAPITAL / 100
    top = (HIGH - CAPITAL) / 2
    edge = LINE + 3
    marks = _outlined(word.path, edge, top, scale, LINE)
    canvas = Canvas(round(word.width * scale + 2 * edge), HIGH, 1)
    return rasterise(marks, linear("ink", (0, 0), (0, 100), *CREAM), canvas)


def figures() -> Pixels:
    """Write the ten figures in ten equal cells."""
    across, down = CELL
    scale = FIGURE / 100
    marks = ""
    for digit in range(10):
        sign = figure(digit)
        left = digit * across + (across - sign.width * scale) / 2
        marks += _outlined(sign.path, left, (down - FIGURE) / 2, scale, FIGURE_LINE)
    canvas = Canvas(10 * across, down, 1)
    return rasterise(marks, linear("ink", (0, 0), (0, 100), *WHITE), canvas)


def _outlined(path: str, x: float, y: float, scale: float, width: float) -> str:
    """Paint an outline around letters, a little heavier below, then the letters themselves."""
    dark = f'fill="{DARK}" stroke="{DARK}" stroke-linejoin="round"'
    thick = f'stroke-width="{2 * width / scale}"'
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) scale({scale})">'
        f'<path d="{path}" {dark} {thick} transform="translate(0 {width * 0.3:.2f})"/>'
        f'<path d="{path}" {dark} {thick}/><path d="{path}" fill="url(#ink)"/></g>'
    )


def title() -> Scene:
    """Hang the game's name, in gold, above a bridge."""
    metal = linear("metal", (0, 12), (0, 88), *METAL)
    stone = linear("stone", (0, 104), (0, 166), (0, "#ffe6a0"), (0.4, "#e0a040"), (1, "#8a4c1a"))
    scene = Scene(metal + stone, TITLE_LIGHT, 4, TITLE_SIZE)
    scene.group(*_bridge(), outline=3, shadow=0.6, shadow_offset=(0, 4), shadow_blur=4, form=0.1)
    sides = [Shape(path, "#6e3512", round=3, ink=0, contact=0) for path in _title_letters(4)]
    scene.group(*sides, outline=3.6, shadow=0.6, shadow_offset=(0, 4), shadow_blur=4, form=0.1)
    faces = [
        Shape(path, "url(#metal)", round=5.5, shine=0.6, gloss=12, ink=0.5, contact=0, glow=0.3)
        for path in _title_letters(0)
    ]
    scene.group(*faces, outline=0, shadow=0, form=0.1)
    return scene


def _title_letters(drop: float) -> Iterator[str]:
    chance = np.random.default_rng(11)
    first, link, last = TITLE.split()
    words = (spell(first), spell(link, 0.58, 4), spell(last))
    gap = 24.0
    widths = [word[-1].x + word[-1].width for word in words]
    scale = TITLE_WIDTH / (sum(widths) + 2 * gap)
    x = (TITLE_SIZE[0] - TITLE_WIDTH) / 2
    for word, lift, width in zip(words, (0, -13, 0), widths, strict=True):
        for letter in word:
            turn, hop = chance.uniform(-1.3, 1.3), chance.uniform(-1.2, 1.2)
            yield _hung(letter, (x, 12 + lift + hop + drop), scale, turn)
        x += (width + gap) * scale


def _hung(letter: Letter, at: tuple[float, float], scale: float, turn: float) -> str:
    """Place a letter, turned a little about its foot."""
    foot = np.array([letter.x + letter.width / 2, 100.0])
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    spin = np.array([[c, s], [-s, c]])
    return "".join(
        path_of(((stroke - foot) @ spin + foot) * scale + np.array(at)) for stroke in letter.strokes
    )


def _bridge() -> Iterator[Shape]:
    """Draw a bridge of five arches whose deck runs out to both sides."""
    x = np.linspace(-DECK, DECK, 161)
    middle, line = TITLE_SIZE[0] / 2, _deck(x)
    thick = 2.6 + 3.2 * np.exp(-((x / 190) ** 2))
    upper, lower = (np.column_stack([middle + x, line + way * thick]) for way in (-1, 1))
    wall = [*np.column_stack([middle + x, line])[np.abs(x) <= ABUTMENT]]
    foot = 166.0
    wall += [(middle + ABUTMENT, foot)]
    for near, far in zip(PIERS[-2::-1], PIERS[:0:-1], strict=True):
        half = (far - near) / 2 - 5
        angle = np.linspace(0, np.pi, 25)
        top = _deck(np.array([(near + far) / 2]))[0] + 12
        across = middle + (near + far) / 2 + half * np.cos(angle)
        wall += [*np.column_stack([across, foot - (foot - top) * np.sin(angle) ** 0.8])]
    wall += [(middle - ABUTMENT, foot)]
    yield Shape(path_of(wound(wall)), "url(#stone)", round=4, shine=0.4, gloss=10, ink=0.6)
    deck = wound(np.concatenate([upper, lower[::-1]]))
    yield Shape(path_of(deck), "url(#metal)", round=4, shine=0.6, gloss=10, ink=0.5, glow=0.2)
    for side in (-1, 1):
        spot = (middle + side * (DECK + 4), float(line[0]))
        gem = polygon(place([(0, -8), (7, 0), (0, 8), (-7, 0)], *spot))
        yield Shape(gem, "#ffd766", round=5, shine=0.7, gloss=10, ink=0.5)


def _deck(x: Track) -> Track:
    """Give the height of the bridge's way."""
    return 130 - 20 * np.exp(-((x / 160) ** 2))

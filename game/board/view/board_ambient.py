"""The ambient layer of the board: the river, the banners, leaves, smoke and lamps."""

import math
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from game.kit import (
    AmbientLayer,
    AmbientSprite,
    Canvas,
    Colour,
    DriftingMote,
    Frame,
    FrameCycle,
    PulsingLight,
    Sprite,
    Viewport,
    continue_edges,
    light_sprite,
    stroke_sprite,
)
from game.rules import LEFT, RIGHT

from ..layout import Layout
from . import flags
from .flags import SIZE, pennants

#: The moods in which the land is painted.
DAY, DUSK = "day", "dusk"
#: The seasons that it can have by day; summer on the left bank and autumn on the right are usual.
SEASONS = SPRING, AUTUMN, WINTER = "spring", "autumn", "winter"
#: The land further up and down is under the trays.
_SEEN = (104.0, 566.0)
_GLINT: dict[bool, Colour] = {False: (236, 255, 250), True: (255, 232, 206)}
_FOAM: dict[bool, Colour] = {False: (240, 255, 252), True: (222, 232, 240)}
_SMOKE: dict[bool, Colour] = {False: (226, 232, 236), True: (164, 160, 186)}
_LAMP: Colour = (255, 190, 96)
_FLAME: Colour = (255, 240, 170)
_FIREFLY: Colour = (232, 255, 130)
LEAVES: tuple[Colour, ...] = ((222, 122, 40), (200, 70, 42), (236, 178, 60))
_PETALS: tuple[Colour, ...] = ((255, 200, 222), (255, 236, 240), (246, 166, 196))
_SNOW: Colour = (255, 255, 255)
_SEED: Colour = (255, 252, 240)


def board_ambient_layer(mood: str, standing: Sequence[AmbientSprite] = ()) -> AmbientLayer:
    """Return the board's land at one hour of the day, with its ambient sprites.

    ``standing`` stand on the land, behind all that flies.
    """
    dusk = mood == DUSK
    chance = random.Random(7)
    sprites: list[AmbientSprite] = [*river(chance, dusk), *foam(chance, dusk), *ponds(chance, dusk)]
    sprites += [*smoke(dusk), *banners(dusk), *fire(), *standing]
    sprites += [*lamps(chance), *fireflies(chance)] if dusk else _falling(chance, mood)
    return AmbientLayer(("board", mood), board_frame, partial(_draw_land, mood), sprites)


def _draw_land(mood: str, canvas: Canvas) -> None:
    layout = Layout(canvas.view.width, canvas.view.height)
    canvas.image(f"board_{mood}", layout.board)
    if not layout.covers:
        continue_edges(canvas, layout.board)


@lru_cache(maxsize=8)
def board_frame(view: Viewport) -> Frame:
    """Return where the board's picture lies in a window."""
    layout = Layout(view.width, view.height)
    return Frame(layout.board.x, layout.board.y, layout.cover)


def river(chance: random.Random, dusk: bool) -> Iterator[AmbientSprite]:
    """Glints and ripples that go down with the stream, and the sky's light on it."""
    glints = [light_sprite(_GLINT[dusk], width, 3.4) for width in (16.0, 24.0, 34.0)]
    ripple = stroke_sprite([(0, 0), (7, 2.6), (15, 3.4), (23, 2.6), (30, 0)], _GLINT[dusk], 1.5)
    for left, top, right, bottom in _open_water():
        for number in range(round((bottom - top) * (right - left) / 640)):
            ripples = number % 4 == 3
            sprite = ripple if ripples else chance.choice(glints)
            half = sprite.size[0] / 2
            place = chance.uniform(left + half, right - half), chance.uniform(top, bottom - 12)
            way = chance.uniform(-2, 2), min(chance.uniform(14, 26), bottom - place[1])
            yield DriftingMote(
                (sprite,), place, way, chance.uniform(3.2, 5.2), chance.uniform(0.4, 3.0),
                chance.random(), peak=90 if ripples else chance.uniform(90, 170),
            )  # fmt: skip


def _open_water() -> Iterator[flags.Area]:
    for left, top, right, bottom in flags.WATER:
        yield left, max(top, _SEEN[0]), right, min(bottom, _SEEN[1])


def foam(chance: random.Random, dusk: bool) -> Iterator[AmbientSprite]:
    """White water that breathes round the stones, draws out behind them, and falls."""
    colour = _FOAM[dusk]
    for x, y, size in flags.BOULDERS:
        if not _SEEN[0] - 4 < y < _SEEN[1] or _behind(x, y, size):
            continue
        bow = [(-size * 1.25, -1.0), (-size * 0.8, size * 0.5), (0.0, size * 0.75),
               (size * 0.8, size * 0.5), (size * 1.25, -1.0)]  # fmt: skip
        yield PulsingLight(
            stroke_sprite(bow, colour, 2.2), (x, y + size * 0.4), 24, 150,
            chance.uniform(2.6, 3.8), chance.random(),
        )  # fmt: skip
        wake = stroke_sprite([(0, 0), (0.8, 3), (0, 7)], colour, 1.4)
        for side in (-0.7, 0.6):
            yield DriftingMote(
                (wake,), (x + side * size, y + size * 0.6), (side * 3, 15.0), 1.8, 0.3,
                chance.random(), peak=84,
            )  # fmt: skip
    drop = stroke_sprite([(0, 0), (0, 5), (0, 10)], colour, 2.2)
    for number in range(9):
        place = 600.0 + number * 10 + chance.uniform(-3, 3), flags.CASCADE + 2.0
        way = (chance.uniform(-1, 1), flags.FALL)
        yield DriftingMote((drop,), place, way, 1.1, 0.2, chance.random(), peak=150)
    mist = light_sprite(colour, 110, 18)
    yield PulsingLight(mist, (640, flags.CASCADE + flags.FALL + 6), 20, 84, 4.2)


def _behind(x: float, y: float, size: float) -> bool:
    """Whether a larger stone lies before one, where its foam would be."""
    return any(
        other > size and math.hypot(x - left, y - top) < size + other
        for left, top, other in flags.BOULDERS
    )


def ponds(chance: random.Random, dusk: bool) -> Iterator[AmbientSprite]:
    """Glints on the meadow's pond and brook, and the drops of the mill's wheel."""
    glint = light_sprite(_GLINT[dusk], 16, 2.6)
    x, y, half_width, half_height = flags.POND
    for number in range(4):
        place = (
            x + half_width * (number / 1.5 - 1) * 0.8,
            y + chance.uniform(-half_height, half_height),
        )
        yield DriftingMote((glint,), place, (5, 0), 3.2, 1.6, chance.random(), peak=150)
    small = light_sprite(_FOAM[dusk], 12, 5)
    for start, end in zip(flags.BROOK[:-1], flags.BROOK[1:], strict=True):
        way = end[0] - start[0], end[1] - start[1]
        yield DriftingMote((small,), start, way, 2.0, 0.5, chance.random(), peak=140)
    drop = light_sprite(_FOAM[dusk], 5, 6)
    for number in range(4):
        x, y = flags.WHEEL
        place = x + chance.uniform(-3, 3), y - 4
        yield DriftingMote(
            (drop,), place, (chance.uniform(-2, 6), 7), 0.9, 0.3, number / 4, peak=230
        )


def smoke(dusk: bool, places: Sequence[flags.Place] = flags.SMOKE) -> Iterator[AmbientSprite]:
    """Let smoke rise."""
    puffs = [light_sprite(_SMOKE[dusk], 8 + 2.5 * step, 8 + 2.5 * step) for step in range(8)]
    for x, y in places:
        for number in range(3):
            yield DriftingMote(puffs, (x, y), (14, -42), 6.0, 0.0, number / 3, peak=90, sway=2.0)


def fire(place: flags.Place = flags.FIRE) -> Iterator[AmbientSprite]:
    """Let a fire flicker."""
    x, y = place
    yield PulsingLight(light_sprite(_LAMP, 34, 40), (x, y), 30, 170, 1.3)
    yield PulsingLight(light_sprite(_FLAME, 13, 20), (x, y - 2), 30, 230, 0.9, 0.4)


def banners(
    dusk: bool, owners: Sequence[int] = (LEFT, LEFT, RIGHT, RIGHT)
) -> Iterator[AmbientSprite]:
    """Hang the banners of the seats whose land is at each pole of ``flags.FLAGS``."""
    for number, ((x, y), side) in enumerate(zip(flags.FLAGS, owners, strict=True)):
        place = (x, y + flags.CROSSBAR + SIZE[1] / 2 - 1)
        yield FrameCycle(pennants(side, dusk=dusk), place, 2.6 + 0.3 * number, number * 0.37)


def lamps(
    chance: random.Random, lights: Sequence[tuple[float, float, float]] = flags.LIGHTS
) -> Iterator[AmbientSprite]:
    """Let the lamps of the lands and of the bridges shine on what is around them."""
    for x, y in flags.LAMPS:
        yield PulsingLight(
            light_sprite(_LAMP, 64, 64), (x, y), 24, 96, chance.uniform(4, 6), chance.random()
        )
    for x, y, reach in lights:
        glow = light_sprite(_LAMP, reach * 1.7, reach * 1.3)
        yield PulsingLight(glow, (x, y + 2), 18, 84, chance.uniform(3.4, 5.6), chance.random())


def fireflies(
    chance: random.Random, places: Sequence[flags.Place] = flags.FIREFLIES
) -> Iterator[AmbientSprite]:
    """Let fireflies dance."""
    halo = light_sprite(_FIREFLY, 11, 11)
    for x, y in places:
        for _ in range(2):
            place = x + chance.gauss(0, 20), y + chance.gauss(0, 7)
            way = chance.uniform(-22, 22), chance.uniform(-16, 6)
            yield DriftingMote(
                (halo,), place, way, chance.uniform(3.6, 5.4), chance.uniform(0.6, 4.0),
                chance.random(), peak=230, sway=5.0,
            )  # fmt: skip


def _falling(chance: random.Random, mood: str) -> list[AmbientSprite]:
    """Return what falls by day: leaves from the right bank, in seasons from both; or snow."""
    if mood == WINTER:
        return [*_snow(chance)]
    colours = _PETALS if mood == SPRING else LEAVES
    return [*_leaves(chance, colours, 810.0 if mood == DAY else 20.0)]


def _snow(chance: random.Random) -> Iterator[AmbientSprite]:
    flakes = [(light_sprite(_SNOW, size, size),) for size in (5, 7, 9)]
    for number in range(26):
        place = chance.uniform(0, 1280), chance.uniform(0, 520)
        yield DriftingMote(
            flakes[number % 3], place, (chance.uniform(-30, 12), chance.uniform(70, 120)),
            chance.uniform(6, 10), chance.uniform(0, 4), chance.random(), peak=235, sway=9.0,
        )  # fmt: skip


def _leaves(
    chance: random.Random, colours: Sequence[Colour], left: float
) -> Iterator[AmbientSprite]:
    for number in range(9):
        place = chance.uniform(left, 1250), chance.choice((60.0, 270.0, 460.0))
        way = chance.uniform(-50, -14), chance.uniform(60, 96)
        yield DriftingMote(
            leaf(colours[number % len(colours)]), place, way, chance.uniform(6, 9),
            chance.uniform(2, 9), chance.random(), peak=400, sway=14.0, rounds=2.0,
        )  # fmt: skip
    seed = light_sprite(_SEED, 6, 6)
    for _ in range(6):
        place = chance.uniform(20, 420), chance.uniform(130, 560)
        yield DriftingMote(
            (seed,), place, (chance.uniform(40, 80), -24.0), chance.uniform(7, 10),
            chance.uniform(1, 5), chance.random(), peak=230, sway=6.0,
        )  # fmt: skip


def leaf(colour: Colour) -> tuple[Sprite, ...]:
    """Return a leaf that tumbles: wide, narrow, and wide again the other way."""
    shapes = ((5.5, 1.5), (4.6, 3.2), (2.4, 4.4), (-1.5, 4.6), (-4.2, 3.4), (-5.5, 0.5))
    return tuple(
        stroke_sprite([(-x, -y), (-x * 0.1 + 0.6, -y * 0.1), (x, y)], colour, 4.4, ends=0.8)
        for x, y in shapes
    )

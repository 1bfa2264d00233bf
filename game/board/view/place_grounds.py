"""The boards of a voyage's fights: which lives how, by the kind of place that is fought for.

The pictures are painted by ``assets/src/grounds``; lights and fires lie where they are there.
"""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from game.kit import (
    AmbientLayer,
    AmbientSprite,
    Canvas,
    Colour,
    DriftingMote,
    continue_edges,
    light_sprite,
)

from ..layout import Layout
from . import board_ambient
from .flags import Place

Light: TypeAlias = tuple[float, float, float]


class GroundLife(NamedTuple):
    """What moves on a ground: fires and lights, smoke, and motes that rise or fall."""

    dusk: bool = False
    lights: tuple[Light, ...] = ()
    fires: tuple[Place, ...] = ()
    smoke: tuple[Place, ...] = ()
    motes: tuple[Colour, ...] = ((255, 252, 240),)
    rise: float = -24.0
    """How far a mote goes down in its time; upwards below 0."""
    foams: bool = True


_EMBERS: tuple[Colour, ...] = ((255, 170, 60), (255, 220, 130), (255, 110, 40))
_GLINTS: tuple[Colour, ...] = ((214, 190, 255), (150, 226, 255), (255, 236, 190))
_PETALS: tuple[Colour, ...] = ((255, 176, 196), (255, 226, 232))
_SPRAY: tuple[Colour, ...] = ((244, 255, 250), (200, 240, 246))
_CHAFF: tuple[Colour, ...] = ((255, 240, 190), (255, 252, 240))
FORGE, MINE, QUARRY, WRECK, CASTLE, VILLAGE, CROSSING = (
    "forge", "mine", "quarry", "wreck", "castle", "village", "crossing",
)  # fmt: skip
#: On which board each place of a voyage is fought for; what is not told is the open crossing.
_PLACES = {
    "forge": FORGE,
    "stone_mine": QUARRY,
    **dict.fromkeys(("mine", "crystal_mine"), MINE),
    **dict.fromkeys(("wreck", "chest", "vault", "reef", "wrecker"), WRECK),
    **dict.fromkeys(("village", "market", "lookout", "teacher"), VILLAGE),
    **dict.fromkeys(("shrine", "prison", "crown", "bell", "overlord", "high_isle"), CASTLE),
}
#: By the name of its picture.
GROUNDS: dict[str, GroundLife] = {
    FORGE: GroundLife(
        True,
        ((168, 118, 40), (880, 116, 44), (1046, 120, 40)),
        (
            (168, 132), (330, 120), (880, 130), (1046, 132), (1186, 120), (96, 328), (1010, 328),
            (1214, 328), (70, 546), (934, 544),
        ),
        ((168, 62), (880, 56), (1046, 60)),
        _EMBERS,
        -90.0,
        foams=False,
    ),
    MINE: GroundLife(
        True,
        (
            (139, 118, 28), (243, 118, 28), (341, 113, 30), (901, 113, 28), (1023, 118, 30),
            (1127, 118, 28), (79, 321, 30), (331, 321, 30), (891, 321, 30), (1177, 321, 30),
            (129, 539, 30), (1059, 539, 30),
        ),
        motes=_GLINTS,
        rise=-18.0,
    ),
    QUARRY: GroundLife(motes=_CHAFF, rise=-14.0, foams=False),
    WRECK: GroundLife(motes=_SPRAY),
    CASTLE: GroundLife(
        True,
        fires=(
            (118, 120), (262, 120), (410, 120), (872, 120), (1016, 120), (1162, 120), (60, 326),
            (262, 326), (452, 326), (836, 326), (1010, 326), (1214, 326), (96, 544), (400, 544),
            (880, 544), (1190, 544),
        ),
        motes=_PETALS,
        rise=46.0,
    ),
    VILLAGE: GroundLife(
        smoke=((385, 52), (211, 56), (905, 56), (1111, 56)), motes=_CHAFF, rise=-20.0
    ),
    CROSSING: GroundLife(motes=_SPRAY, rise=-12.0, foams=False),
}  # fmt: skip


def ground_of(place: str) -> str:
    """Return the board on which a place or a goal of a voyage is fought for."""
    return _PLACES.get(place, CROSSING)


def is_dusky(mood: str) -> bool:
    """Whether a mood is a ground on which lamps are lit."""
    return mood in GROUNDS and GROUNDS[mood].dusk


def place_ambient_layer(name: str, standing: Sequence[AmbientSprite] = ()) -> AmbientLayer:
    """Return the board of a kind of place, with its ambient sprites.

    ``standing`` stand on the land, behind all that flies.
    """
    life, chance = GROUNDS[name], random.Random(7)
    sprites: list[AmbientSprite] = [*board_ambient.river(chance, life.dusk)]
    if life.foams:
        sprites += board_ambient.foam(chance, life.dusk)
    sprites += [*board_ambient.smoke(life.dusk, life.smoke), *board_ambient.banners(life.dusk)]
    for place in life.fires:
        sprites += board_ambient.fire(place)
    sprites += standing
    if life.dusk:
        sprites += board_ambient.lamps(chance, life.lights)
    sprites += _motes(chance, life)
    paint = partial(_draw_land, name)
    return AmbientLayer(("ground", name), board_ambient.board_frame, paint, sprites)


def _draw_land(name: str, canvas: Canvas) -> None:
    layout = Layout(canvas.view.width, canvas.view.height)
    canvas.image(f"grounds/{name}", layout.board)
    if not layout.covers:
        continue_edges(canvas, layout.board)


def _motes(chance: random.Random, life: GroundLife) -> Iterator[AmbientSprite]:
    for number in range(18):
        mote = light_sprite(life.motes[number % len(life.motes)], 7, 7)
        left = chance.random() < 0.5
        x = chance.uniform(20, 470) if left else chance.uniform(800, 1250)
        place = x, chance.choice((130.0, 340.0, 550.0)) + chance.uniform(-12, 12)
        way = chance.uniform(-30, 30), life.rise * chance.uniform(0.7, 1.3)
        yield DriftingMote(
            (mote,), place, way, chance.uniform(3, 6), chance.uniform(0.3, 3), chance.random(),
            peak=230, sway=6.0,
        )  # fmt: skip

"""The sounds: a small orchestra of our own, its pieces of music, effects and places."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .. import manifest
from . import circle, match, menu, ogg, sea, tense
from .effects import EFFECTS, effect
from .places import PLACES
from .tone import Wave

Samples: TypeAlias = NDArray[np.int16]

#: The pieces by the names of their files; all loop.
MUSIC: dict[str, Callable[[], Wave]] = {
    "music_match": match.music,
    "music_menu": menu.music,
    "music_ring": circle.music,
    "music_sea": sea.music,
    "music_tense": tense.music,
}

#: How much the encoder gives up of music, from 0 to 1: at 48 kbit/s, as it is heard below all else.
MUSIC_GIVEN_UP = 0.93

#: What loops: the pieces, and what is heard of places.
LOOPS = MUSIC | PLACES


def names() -> list[str]:
    """List every file, without its ending."""
    return [*LOOPS, *EFFECTS]


def store(name: str) -> Iterator[tuple[str, Samples]]:
    """Write a piece, or all effects or places; give each path below `assets`, and the samples."""
    sets = {"effects": list(EFFECTS), "places": list(PLACES)}
    for file in sets.get(name, [name]):
        wave = LOOPS[file]() if file in LOOPS else effect(file)
        long = MUSIC_GIVEN_UP if file in MUSIC else ogg.LONG
        given_up = long if file in LOOPS else ogg.SHORT
        path = f"built/sound/{file}{ogg.ENDING}"
        yield path, ogg.write(wave, manifest.HERE.parent / path, given_up, file in PLACES)

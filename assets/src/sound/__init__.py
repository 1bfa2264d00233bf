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
        given_up = ogg.LONG if file in LOOPS else ogg.SHORT
        path = f"built/sound/{file}{ogg.ENDING}"
        yield path, ogg.write(wave, manifest.HERE.parent / path, given_up, file in PLACES)

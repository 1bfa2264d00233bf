"""The sounds: a small orchestra of our own, three pieces of music, and the effects."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .. import manifest
from . import match, menu, ogg, tense
from .effects import EFFECTS, effect
from .tone import Wave

Samples: TypeAlias = NDArray[np.int16]

#: The pieces by the names of their files; all loop.
MUSIC: dict[str, Callable[[], Wave]] = {
    "music_match": match.music,
    "music_menu": menu.music,
    "music_tense": tense.music,
}


def names() -> list[str]:
    """List every file, without its ending."""
    return [*MUSIC, *EFFECTS]


def store(name: str) -> Iterator[tuple[str, Samples]]:
    """Write a piece, or all effects; give each path below `assets`, and the samples."""
    for file in [name] if name in MUSIC else EFFECTS:
        wave = MUSIC[file]() if file in MUSIC else effect(file)
        path = f"built/sound/{file}.ogg"
        yield path, ogg.write(wave, manifest.HERE.parent / path)

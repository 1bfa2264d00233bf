"""The sounds: a small orchestra of our own, three pieces of music, and the effects."""

from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from .. import manifest
from . import match, measure, menu, ogg, tense
from .effects import EFFECTS
from .room import limited
from .tone import Wave

#: The pieces by the names of their files; all loop.
MUSIC: dict[str, Callable[[], Wave]] = {
    "music_match": match.music,
    "music_menu": menu.music,
    "music_tense": tense.music,
}
#: The name under which all effects are built together.
ALL_EFFECTS = "effects"
#: No sample of an effect is higher.
CEILING = 0.8
#: How far above the ceiling the limiter is asked to work, at most.
PRESSED = 1.5


def names() -> list[str]:
    """List every file, without its ending."""
    return [*MUSIC, *EFFECTS]


def effect(name: str) -> Wave:
    """Make an effect at its loudness."""
    wave = EFFECTS[name].make()
    gain = 10 ** ((EFFECTS[name].loudness - measure.loudest(wave)) / 20)
    highest = float(np.abs(wave).max())
    # What is very short would have to be very high to be loud.
    gain = min(gain, PRESSED * CEILING / highest)
    return limited(wave * gain, CEILING)


def store(name: str) -> Iterator[tuple[str, NDArray[np.int16]]]:
    """Write a piece or all effects; give each path below `assets`, and the samples."""
    for file in [name] if name in MUSIC else EFFECTS:
        wave = MUSIC[file]() if file in MUSIC else effect(file)
        path = f"built/sound/{file}.ogg"
        yield path, ogg.write(wave, manifest.HERE.parent / path)

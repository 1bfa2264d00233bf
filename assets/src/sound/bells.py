"""Bells and drums: sums of partials that fade each at its own pace, and struck skins."""

from functools import cache
from typing import NamedTuple

import numpy as np

from .tone import Wave, band, chance, fading, hertz, low, noise, sine, sweep, times


class Struck(NamedTuple):
    """The partials of something struck: ratio to the pitch, strength, seconds until silent."""

    partials: tuple[tuple[float, float, float], ...]
    #: How strong the hammer's own noise is.
    knock: float


#: Bars of metal over resonators, softly struck.
CELESTA = Struck(((1, 1, 2.4), (2, 0.10, 1.2), (4.02, 0.16, 0.6), (9.1, 0.03, 0.15)), 0.05)
#: A small cast bell, with its hum and its minor third.
BELL = Struck(
    ((0.5, 0.35, 3.2), (1, 1, 2.6), (1.19, 0.35, 1.8), (1.5, 0.22, 1.3), (2, 0.5, 1.4),
     (2.51, 0.16, 0.9), (3.01, 0.1, 0.6), (4.2, 0.06, 0.4)), 0.06,
)  # fmt: skip
#: A rim of glass.
GLASS = Struck(((1, 1, 1.6), (2.32, 0.4, 0.9), (4.25, 0.18, 0.5), (6.63, 0.07, 0.25)), 0.02)
#: A coin, or a blade.
METAL = Struck(
    ((1, 0.7, 0.9), (1.47, 0.5, 0.8), (2.09, 0.6, 0.7), (2.56, 0.35, 0.5), (3.39, 0.3, 0.4),
     (4.08, 0.2, 0.25)), 0.1,
)  # fmt: skip
#: A block of wood.
WOOD = Struck(((1, 1, 0.13), (2.42, 0.4, 0.08), (3.9, 0.2, 0.05)), 0.25)
#: A heavy stone on another.
STONE = Struck(((1, 1, 0.16), (1.73, 0.8, 0.12), (2.61, 0.5, 0.09), (4.37, 0.3, 0.06)), 0.6)


@cache
def ring(kind: Struck, pitch: float, weight: float = 1.0, longer: float = 1.0) -> Wave:
    """Strike; a softer stroke has weaker high partials, `longer` stretches the ringing."""
    hz = hertz(pitch)
    seconds = max(fade for _, _, fade in kind.partials) * longer + 0.05
    time = times(seconds)
    wave = np.zeros_like(time)
    turns = chance("ring", kind.partials[0], pitch).uniform(size=len(kind.partials))
    for (ratio, strength, fade), turn in zip(kind.partials, turns, strict=True):
        if hz * ratio < 15_000:
            softness = weight ** (0.5 * max(0.0, np.log2(ratio)))
            tone = sine(hz * ratio * time + turn)
            wave += strength * softness * tone * fading(seconds, fade * longer, 0.001)
    if kind.knock:
        knock = low(noise(seconds, "knock", pitch), 5000) * fading(seconds, 0.03, 0.0005)
        wave += kind.knock * weight * knock
    return np.asarray(wave * weight / np.abs(wave).max())


#: The modes of a round skin: ratio, strength, share of the fading time.
SKIN = ((1, 1, 1), (1.59, 0.5, 0.6), (2.14, 0.3, 0.45), (2.3, 0.2, 0.4), (2.65, 0.16, 0.35))


@cache
def drum(
    hz: float,
    seconds: float,
    slap: float,
    bend: float = 0.12,
    air: tuple[float, float] = (200, 2500),
) -> Wave:
    """Strike a skin that falls by `bend` to its pitch; `slap` is the noise of the hand."""
    whole = seconds + 0.05
    wave = np.zeros_like(times(whole))
    for ratio, strength, share in SKIN:
        high = hz * ratio
        phase = sweep(whole, (0, high * (1 + bend)), (0.06, high), (whole, high * 0.985))
        wave += strength * sine(phase) * fading(whole, seconds * share, 0.003)
    hand = band(noise(whole, "slap", hz, seconds), *air) * fading(whole, 0.09, 0.001)
    wave = wave / np.abs(wave).max() + slap * hand
    return np.asarray(wave / np.abs(wave).max())


@cache
def shaker(seconds: float) -> Wave:
    """Let seeds run over a skin."""
    grains = band(noise(seconds, "shaker"), 2600, 6500, 2)
    shape = np.sin(np.pi * np.minimum(1, times(seconds) / seconds)) ** 2
    wave = grains * shape
    return np.asarray(wave / np.abs(wave).max())

"""The parts of every sound: pitches, envelopes, wave tables, filters and seeded noise.

A sound is an array of samples between minus one and one: of one row, or of two columns for
left and right. Times are in seconds, frequencies in hertz, pitches in semitones (69 is A4).
"""

import re
import zlib
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import signal

Wave: TypeAlias = NDArray[np.float64]

RATE = 44_100
#: Samples of one period in a wave table.
TABLE = 2048
DEGREES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SHIFTS = {"": 0, "#": 1, "b": -1}


def degree(name: str) -> int:
    """Read a note's name without its octave, as `F#`, in semitones above C."""
    return DEGREES[name[0]] + SHIFTS[name[1:]]


def pitch_of(name: str) -> int:
    """Read a note's name, as `F#4`."""
    found = re.fullmatch(r"([A-G][#b]?)(\d)", name)
    if found is None:
        raise ValueError(f"{name!r} is not a note: write one like A4, F#3 or Bb5")
    return 12 * (int(found[2]) + 1) + degree(found[1])


def hertz(pitch: float) -> float:
    """Return a pitch's frequency, in equal temperament."""
    return float(440.0 * 2 ** ((pitch - 69) / 12))


def samples(seconds: float) -> int:
    """Return how many samples a time has."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """Return the time of every sample."""
    return np.arange(samples(seconds)) / RATE


def chance(*names: object) -> np.random.Generator:
    """Return a stream of chance that is the same at each build, one for each name."""
    return np.random.default_rng(zlib.crc32(repr(names).encode()))


def noise(seconds: float, *names: object) -> Wave:
    """Return white noise that is the same at each build, of deviation one."""
    return chance(*names).standard_normal(samples(seconds))


def envelope(seconds: float, *points: tuple[float, float]) -> Wave:
    """Draw straight lines from point to point, each a time and a level."""
    at, level = zip(*points, strict=True)
    return np.asarray(np.interp(times(seconds), at, level))


def fading(seconds: float, until_silent: float, attack: float = 0.002) -> Wave:
    """Strike and let ring: an exponential that has lost 60 dB after `until_silent`."""
    time = times(seconds)
    end = np.minimum(1, (seconds - time) / 0.02)
    return np.asarray(np.minimum(1, time / attack) * 10 ** (-3 * time / until_silent) * end)


def sweep(seconds: float, *points: tuple[float, float]) -> Wave:
    """Return the phase, in periods, of a tone whose hertz go from point to point, evenly heard."""
    at, hz = zip(*points, strict=True)
    bent = np.exp(np.interp(times(seconds), at, np.log(hz)))
    return np.asarray(np.cumsum(bent) / RATE)


def sine(phase: Wave) -> Wave:
    """Return a sine of a phase in periods."""
    return np.asarray(np.sin(2 * np.pi * phase))


def table(partials: tuple[float, ...]) -> Wave:
    """Return one period with the given strength of each partial, the highest at most one."""
    spectrum = np.zeros(TABLE // 2 + 1, dtype=complex)
    # Turning each partial by the square of its number spreads the peaks, as strings do.
    for number, strength in enumerate(partials, 1):
        spectrum[number] = strength * np.exp(-1j * np.pi * number * number / len(partials))
    period = np.fft.irfft(spectrum)
    return np.asarray(period / np.abs(period).max())


def read(period: Wave, phase: Wave) -> Wave:
    """Read a table at a phase in periods."""
    place = (phase % 1.0) * TABLE
    low = place.astype(np.int64) % TABLE
    part = place - np.floor(place)
    return np.asarray(period[low] * (1 - part) + period[(low + 1) % TABLE] * part)


@cache
def _sections(kind: str, edges: tuple[float, ...], order: int) -> Any:
    edge = edges if len(edges) > 1 else edges[0]
    return signal.butter(order, edge, kind, fs=RATE, output="sos")


def low(wave: Wave, hz: float, order: int = 2) -> Wave:
    """Keep what is below a frequency."""
    return np.asarray(signal.sosfilt(_sections("lowpass", (hz,), order), wave, axis=0))


def high(wave: Wave, hz: float, order: int = 2) -> Wave:
    """Keep what is above a frequency."""
    return np.asarray(signal.sosfilt(_sections("highpass", (hz,), order), wave, axis=0))


def band(wave: Wave, from_hz: float, to_hz: float, order: int = 1) -> Wave:
    """Keep what is between two frequencies."""
    return np.asarray(signal.sosfilt(_sections("bandpass", (from_hz, to_hz), order), wave, axis=0))


def swept_low(wave: Wave, *points: tuple[float, float]) -> Wave:
    """Keep what is below a frequency that moves from point to point, in steps of 6 ms."""
    step, kept = 256, np.zeros_like(wave)
    at, hz = zip(*points, strict=True)
    state = np.zeros((1, 2))
    for start in range(0, len(wave), step):
        edge = round(float(np.exp(np.interp(start / RATE, at, np.log(hz)))), 1)
        part = slice(start, start + step)
        kept[part], state = signal.sosfilt(_sections("lowpass", (edge,), 2), wave[part], zi=state)
    return kept


def peak(wave: Wave, hz: float, width: float, gain: float) -> Wave:
    """Add a resonance: `gain` times what is around a frequency, `width` hertz wide."""
    above, below = signal.iirpeak(hz, hz / width, fs=RATE)
    return np.asarray(wave + gain * signal.lfilter(above, below, wave, axis=0))


def joined(*parts: tuple[float, Wave]) -> Wave:
    """Lay sounds of one channel over each other, each from its time on."""
    whole = np.zeros(max(samples(at) + len(wave) for at, wave in parts))
    for at, wave in parts:
        start = samples(at)
        whole[start : start + len(wave)] += wave
    return whole

"""Plucked strings, after Karplus and Strong: a pulse runs round a loop that dulls it."""

from functools import cache
from typing import NamedTuple

import numpy as np

from .tone import RATE, Wave, chance, hertz, high, low, peak, samples


class Plucked(NamedTuple):
    """How an instrument's strings are plucked, and how they ring."""

    #: Where along the string the finger is.
    point: float
    #: The width of the pulse, in seconds: the shorter, the brighter.
    pulse: float
    #: Seconds until A3 is silent, and until its partials at 3 kHz are.
    ring: float
    bright_ring: float
    #: Cents between the two strings of a course; none for a single string.
    course: float
    #: The body's resonances: hertz, width, gain.
    body: tuple[tuple[float, float, float], ...]


LUTE = Plucked(
    point=0.14,
    pulse=0.00016,
    ring=3.4,
    bright_ring=0.9,
    course=2.4,
    body=((118, 40, 0.5), (236, 70, 0.7), (410, 120, 0.4), (1150, 500, 0.3)),
)
HARP = Plucked(
    point=0.31,
    pulse=0.0003,
    ring=4.4,
    bright_ring=0.95,
    course=0.0,
    body=((150, 90, 0.4), (330, 160, 0.4), (720, 300, 0.2)),
)
BASS = Plucked(
    point=0.27,
    pulse=0.0012,
    ring=3.4,
    bright_ring=0.4,
    course=0.0,
    body=((85, 40, 0.4), (190, 80, 0.5)),
)

#: Every tone is plucked this often with chance of its own, so that a repetition does not drill.
TAKES = 3
#: Loudnesses that differ in colour, too.
LAYERS = 4
LONGEST = 4.0
#: How much later the finger comes to the second string of a course.
SECOND_STRING = 0.0035
#: How much of a tone goes through the filter that takes the edge off.
WARMTH = 0.5


@cache
def pluck(kind: Plucked, pitch: int, layer: int, take: int) -> Wave:
    """Pluck a string; `layer` counts up to `LAYERS`, from soft to strong."""
    ringing = _string(kind, pitch, layer, take)
    if kind.course:
        # A whole number of periods later, so that no partial is missing from the start.
        hz = hertz(pitch)
        late = samples(max(1, round(hz * SECOND_STRING)) / hz)
        second = _string(kind, pitch + kind.course / 100, layer, take)
        # Were both equally loud, they would silence each other from time to time.
        ringing[late:] += 0.45 * second[: len(ringing) - late]
    for hz, width, gain in kind.body:
        ringing = peak(ringing, hz, width, gain)
    ringing = high(ringing, 0.7 * hertz(pitch))
    # A string that is pulled aside has its partials fall off, more slowly than a filter's.
    ringing = WARMTH * low(ringing, 2 * hertz(pitch), 1) + (1 - WARMTH) * ringing
    fade = np.minimum(1, np.arange(len(ringing), 0, -1) / samples(0.3))
    return np.asarray(ringing * fade / np.abs(ringing).max())


def _string(kind: Plucked, pitch: float, layer: int, take: int) -> Wave:
    """Let a pulse run round a loop of one period, and dull it at every turn."""
    hz = hertz(pitch)
    ring = kind.ring * (220 / hertz(round(pitch))) ** 0.35
    dull = _dulling(hz, kind.bright_ring)
    loss = 10 ** (-3 / (hz * ring))
    # The turn goes on between the samples: their weights are Lagrange's, of the third order.
    whole = int(RATE / hz - dull) - 1
    between = _lagrange(RATE / hz - dull - whole)
    turn = loss * np.convolve([1 - dull, dull], between)
    pulse = _pulse(kind, whole + 1, layer, (round(pitch * 100), take))
    length = samples(min(ring, LONGEST))
    before = whole + len(turn) - 1
    string = np.zeros(before + length)
    string[before : before + len(pulse)] = pulse
    for start in range(before, len(string), whole):
        end = min(start + whole, len(string))
        last = string[start - before : end - whole]
        string[start:end] += np.convolve(last, turn, "valid")
    return string[before:]


def _lagrange(place: float) -> Wave:
    """Weigh four samples for the value at a place between the second and the third."""
    taps = np.arange(4)
    return np.array([np.prod([(place - o) / (t - o) for o in taps if o != t]) for t in taps])


def _dulling(hz: float, bright_ring: float) -> float:
    """Solve for the share of the last sample in the mean that makes 3 kHz fade in time."""
    lost = 6.9 / (hz * bright_ring) / (1 - np.cos(2 * np.pi * 3000 / RATE))
    return float((1 - np.sqrt(max(0.0, 1 - 4 * min(0.25, lost)))) / 2)


def _pulse(kind: Plucked, period: int, layer: int, seed: tuple[int, int]) -> Wave:
    """Pull the string aside: a soft pulse with some roughness, and its echo from the bridge."""
    random = chance("pluck", seed)
    width = kind.pulse * (1.9 - 0.9 * layer / LAYERS)
    wide = min(period - 1, max(6, round(width * 2 * RATE)))
    pulled = np.zeros(period)
    pulled[:wide] = np.hanning(wide + 1)[:wide]
    rough = low(random.standard_normal(period), 0.7 / width)
    pulled += 0.16 * rough * np.hanning(period)
    point = kind.point * random.uniform(0.94, 1.06)
    return np.asarray(pulled - np.roll(pulled, max(1, round(point * period))))

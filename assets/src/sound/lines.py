"""Voices that sustain: flute, viola, strings and horn, each line rendered in one breath."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from .tone import RATE, Wave, band, chance, hertz, peak, read, samples, table


class Sounding(NamedTuple):
    """A tone as it is played: when, how long, how high, and how strong up to one."""

    at: float
    seconds: float
    pitch: int
    weight: float


class Sustained(NamedTuple):
    """How a sustained voice sounds and moves; times in seconds, bends in cents."""

    #: The partials when it is played softly, and what is added when strongly.
    soft: tuple[float, ...]
    strong: tuple[float, ...]
    attack: float
    release: float
    glide: float
    #: Vibrato: hertz, cents, seconds before it begins, share of the level that it moves.
    vibrato: tuple[float, float, float, float]
    #: Noise of breath or bow, all the time and at the beginning, and where it lies.
    breath: float
    chiff: float
    air: tuple[float, float]
    #: How far a phrase's first tone is begun from below.
    scoop: float
    #: Level left between two joined tones.
    joint: float
    body: tuple[tuple[float, float, float], ...] = ()


def _falling(count: int, power: float, knee: int) -> tuple[float, ...]:
    """Give partials that fall off slowly up to a knee, quickly beyond it."""
    return tuple(n**-power / (1 + (n / knee) ** 3) for n in range(1, count + 1))


FLUTE = Sustained(
    (1, 0.26, 0.16, 0.05, 0.025, 0.01),
    (1, 0.55, 0.4, 0.17, 0.11, 0.05, 0.03, 0.015),
    0.07, 0.12, 0.035, (4.9, 9, 0.28, 0.13), 0.028, 0.09, (700, 5200), 28, 0.72,
)  # fmt: skip
VIOLA = Sustained(
    _falling(18, 1.15, 8), _falling(22, 0.95, 12),
    0.13, 0.22, 0.055, (5.3, 13, 0.22, 0.06), 0.010, 0.02, (900, 5000), 18, 0.8,
    ((230, 60, 0.5), (480, 140, 0.7), (950, 300, 0.4), (2600, 1000, 0.6)),
)  # fmt: skip
STRINGS = Sustained(
    _falling(16, 1.35, 5), _falling(20, 1.1, 8),
    0.7, 0.9, 0.16, (5.0, 7, 0.3, 0.05), 0.006, 0.0, (800, 4000), 0, 0.9,
    ((260, 90, 0.4), (520, 200, 0.5), (1400, 700, 0.25)),
)  # fmt: skip
HORN = Sustained(
    (1, 0.6, 0.3, 0.13, 0.06, 0.025), (1, 0.95, 0.8, 0.58, 0.4, 0.26, 0.16, 0.1, 0.06, 0.03),
    0.11, 0.25, 0.05, (4.6, 5, 0.5, 0.04), 0.004, 0.012, (300, 1800), 35, 0.7,
    ((340, 150, 0.5), (750, 250, 0.3)),
)  # fmt: skip
#: Short strokes of the bow.
CELLO = VIOLA._replace(
    attack=0.045, release=0.14, glide=0.012, vibrato=(5.0, 6, 0.3, 0.03), scoop=6, joint=0.3
)

#: Samples from one point of the curves to the next.
STEP = 64
#: A gap in seconds up to which two tones belong to one phrase.
JOINED = 0.03


def sing(voice: Sustained, notes: Sequence[Sounding], detune: float = 0.0, take: int = 0) -> Wave:
    """Sound a line, from its first tone on; the detune is in cents."""
    first = notes[0].at
    line = [note._replace(at=note.at - first) for note in notes]
    length = line[-1].at + line[-1].seconds + voice.release + 0.1
    clock = np.arange(samples(length) // STEP + 2) * STEP / RATE
    level = _smooth(np.interp(clock, *_points(_levels(voice, line))))
    random = chance("line", notes[0].pitch, len(notes), take)
    swing = _swing(voice, line, clock, random)
    drift = _wander(clock, random) * 3 + detune
    pitch = np.interp(clock, *_points(_pitches(voice, line)))
    hz = hertz(69) * 2 ** ((pitch - 69) / 12 + (swing * voice.vibrato[1] + drift) / 1200)
    level = level * (1 + swing * voice.vibrato[3])
    sound = _tone(voice, _at_rate(hz), _at_rate(level), random.uniform())
    return sound + _air(voice, line, clock, level, random)


def _tone(voice: Sustained, hz: Wave, level: Wave, start: float) -> Wave:
    phase = np.cumsum(hz) / RATE + start
    colour = np.clip(level, 0, 1)
    wave = read(table(voice.soft), phase) * (1 - colour)
    wave += read(table(voice.strong), phase) * colour
    wave *= level
    for at, width, gain in voice.body:
        wave = peak(wave, at, width, gain)
    return wave


def _air(
    voice: Sustained, line: list[Sounding], clock: Wave, level: Wave, random: np.random.Generator
) -> Wave:
    """Blow or bow: noise that follows the level, and a puff where a tone begins."""
    puffs = np.zeros_like(clock)
    for note in line:
        since = clock - note.at
        during = (since >= 0) & (since < 0.4)
        puffs[during] += note.weight * np.exp(-since[during] / 0.035)
    amount = _at_rate(voice.breath * level + voice.chiff * _smooth(puffs))
    rough: Wave = band(random.standard_normal(len(amount)), *voice.air)
    return rough * amount


def _levels(voice: Sustained, line: list[Sounding]) -> list[tuple[float, float]]:
    """Draw the level: every tone rises, swells a little and leans towards the next."""
    points = [(0.0, 0.0)]
    for index, note in enumerate(line):
        end = note.at + note.seconds
        rise = min(voice.attack, note.seconds * 0.45)
        joint = _is_joined(line, index)
        if not joint:
            points.append((note.at, 0.0))
        points.append((note.at + rise, note.weight * 0.92))
        points.append((note.at + max(rise, note.seconds * 0.45) + 0.001, note.weight))
        if index + 1 < len(line) and _is_joined(line, index + 1):
            dip = min(note.weight, line[index + 1].weight) * voice.joint
            points += [(end - min(0.05, note.seconds * 0.2), note.weight * 0.88), (end, dip)]
        else:
            points += [(end - 0.03, note.weight * 0.72), (end + voice.release, 0.0)]
    return _in_order(points)


def _pitches(voice: Sustained, line: list[Sounding]) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for index, note in enumerate(line):
        before = line[index - 1].pitch if _is_joined(line, index) else None
        start = note.pitch - voice.scoop / 100 if before is None else before
        glide = min(voice.glide, note.seconds * 0.3)
        points += [(note.at, start), (note.at + glide, note.pitch)]
        points.append((note.at + note.seconds - 0.001, note.pitch))
    return _in_order(points)


def _is_joined(line: list[Sounding], index: int) -> bool:
    if index == 0:
        return False
    before = line[index - 1]
    return line[index].at - (before.at + before.seconds) < JOINED


def _swing(
    voice: Sustained, line: list[Sounding], clock: Wave, random: np.random.Generator
) -> Wave:
    """Sway between minus one and one, growing within each tone that is long enough."""
    rate, _, delay, _ = voice.vibrato
    depth = np.zeros_like(clock)
    for note in line:
        since = clock - note.at
        within = (since >= 0) & (since < note.seconds + voice.release)
        depth[within] = np.clip((since[within] - delay * 0.5) / (delay + 0.2), 0, 1)
    uneven = rate * (1 + 0.06 * _wander(clock, random))
    turns = np.cumsum(uneven) * STEP / RATE + random.uniform()
    return np.asarray(_smooth(depth) * np.sin(2 * np.pi * turns))


def _wander(clock: Wave, random: np.random.Generator) -> Wave:
    """Drift slowly about zero, by about one."""
    marks = np.arange(0, clock[-1] + 1, 0.35)
    return np.asarray(np.interp(clock, marks, random.standard_normal(len(marks))))


def _smooth(curve: Wave) -> Wave:
    """Round the corners of a curve, over 20 ms."""
    width = 14
    soft = np.hanning(width + 2)[1:-1]
    return np.asarray(np.convolve(curve, soft / soft.sum(), "same"))


def _at_rate(curve: Wave) -> Wave:
    """Draw a curve at every sample."""
    places = np.arange((len(curve) - 1) * STEP) / STEP
    return np.asarray(np.interp(places, np.arange(len(curve)), curve))


def _points(points: list[tuple[float, float]]) -> tuple[list[float], list[float]]:
    return [at for at, _ in points], [value for _, value in points]


def _in_order(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Keep the points' order when a release reaches into the next tone."""
    kept: list[tuple[float, float]] = []
    for point in points:
        while kept and kept[-1][0] > point[0]:
            kept.pop()
        kept.append(point)
    return kept

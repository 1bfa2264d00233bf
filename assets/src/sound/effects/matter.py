"""The materials of effects: air, paper, blows, rubble, fire, and single tones of the players."""

import numpy as np

from ..bells import STONE, Struck, ring
from ..lines import Sounding, Sustained, sing
from ..pluck import Plucked, pluck
from ..tone import (
    Wave,
    band,
    chance,
    envelope,
    fading,
    high,
    joined,
    low,
    noise,
    pitch_of,
    samples,
    sine,
    sweep,
    swept_low,
    times,
)


def whoosh(seconds: float, name: str, *hz: tuple[float, float], peak: float = 0.55) -> Wave:
    """Let air rush by: noise whose upper edge moves, loudest at a share of its time."""
    bright = swept_low(noise(seconds, "whoosh", name), *hz)
    air = high(bright, 180) * envelope(seconds, (0, 0), (seconds * peak, 1), (seconds, 0)) ** 2
    return np.asarray(air / np.abs(air).max())


def paper(seconds: float, name: str, from_hz: float = 1100, to_hz: float = 4200) -> Wave:
    """Slide one card over another."""
    fibre = low(band(noise(seconds, "paper", name), from_hz, to_hz), to_hz)
    flutter = 0.75 + 0.25 * np.sin(2 * np.pi * 38 * times(seconds) ** 0.9)
    shape = envelope(seconds, (0, 0), (seconds * 0.22, 1), (seconds * 0.5, 0.45), (seconds, 0))
    wave = fibre * flutter * shape**1.5
    return np.asarray(wave / np.abs(wave).max())


def blow(hz: float, seconds: float, name: str, edge: float = 900, grit: float = 0.5) -> Wave:
    """Strike something heavy: a tone that drops, and the noise of the contact below an edge."""
    fall = sine(sweep(seconds, (0, hz * 2.1), (0.03, hz * 1.2), (seconds, hz * 0.8)))
    rough = low(noise(seconds, "blow", name), edge)
    # Bent out of its round shape the tone has overtones, for small loudspeakers.
    wave = np.tanh(2.2 * fall * fading(seconds, seconds, 0.003))
    wave += 1.6 * grit * rough / np.abs(rough).max() * fading(seconds, seconds * 0.6, 0.001)
    return np.asarray(wave / np.abs(wave).max())


def rubble(
    seconds: float, pieces: int, name: str, pitches: tuple[int, int], kind: Struck = STONE
) -> Wave:
    """Let pieces fall, many and large at first."""
    random = chance("rubble", name)
    parts = [(0.0, np.zeros(samples(seconds)))]
    for _ in range(pieces):
        at = seconds * 0.85 * random.uniform() ** 1.7
        weight = 0.25 + 0.75 * (1 - at / seconds) * random.uniform(0.4, 1)
        pitch = int(random.integers(*pitches))
        parts.append((at, ring(kind, pitch, round(weight, 1)) * weight))
    wave = joined(*parts)
    return np.asarray(wave / np.abs(wave).max())


def dust(seconds: float, name: str, edge: float = 1200) -> Wave:
    """Let dust settle: dark noise that fades."""
    cloud = low(high(noise(seconds, "dust", name), 90), edge) * fading(seconds, seconds, 0.01)
    return np.asarray(cloud / np.abs(cloud).max())


def crackle(seconds: float, count: int, name: str) -> Wave:
    """Let a fire snap."""
    random = chance("crackle", name)
    snaps = np.zeros(samples(seconds))
    at = random.uniform(0, seconds * 0.9, count)
    snaps[(at * 44_100).astype(int)] = random.uniform(0.2, 1, count) * random.choice((-1, 1), count)
    wave = band(snaps, 900, 5200)
    return np.asarray(wave / np.abs(wave).max())


def bubbles(seconds: float, count: int, name: str) -> Wave:
    """Let bubbles rise: short tones that glide up."""
    random = chance("bubbles", name)
    parts = [(0.0, np.zeros(samples(seconds)))]
    for _ in range(count):
        long = float(random.uniform(0.03, 0.09))
        hz = float(random.uniform(350, 1500))
        tone = sine(sweep(long, (0, hz), (long, hz * 1.7))) * fading(long, long, 0.004)
        at = (seconds - long - 0.01) * random.uniform() ** 1.4
        parts.append((at, tone * random.uniform(0.3, 1)))
    wave = joined(*parts)
    return np.asarray(wave / np.abs(wave).max())


def growl(seconds: float, hz: float, name: str, rise: float = 1.35) -> Wave:
    """Growl from a large throat: a rough low tone between two formants."""
    phase = sweep(seconds, (0, hz), (seconds * 0.4, hz * rise), (seconds, hz * 0.85))
    throat = 2 * (phase % 1) - 1
    throat *= 0.65 + 0.35 * sine(times(seconds) * 27)
    throat += 0.3 * noise(seconds, "growl", name)
    voiced = band(throat, 160, 420) + 0.6 * band(throat, 700, 1300)
    shape = envelope(seconds, (0, 0), (seconds * 0.25, 1), (seconds * 0.6, 0.8), (seconds, 0))
    wave = voiced * shape
    return np.asarray(wave / np.abs(wave).max())


def tone(kind: Plucked, name: str, layer: int = 3, seconds: float = 1.4) -> Wave:
    """Pluck one string by its note's name."""
    wave = pluck(kind, pitch_of(name), layer, 0)[: samples(seconds)].copy()
    end = min(len(wave), samples(0.5))
    wave[-end:] *= np.linspace(1, 0, end)
    return np.asarray(wave * layer / 4)


def call(voice: Sustained, *notes: tuple[float, float, str, float]) -> Wave:
    """Sound a short line: each note's time, seconds, name and weight; it starts with the first."""
    line = [Sounding(at, long, pitch_of(name), weight) for at, long, name, weight in notes]
    return sing(voice, line)


def chime(kind: Struck, name: str, weight: float = 0.8, longer: float = 1.0) -> Wave:
    """Strike one bell by its note's name."""
    return ring(kind, pitch_of(name), weight, longer)

"""What lives and works in places: timbers, gulls, birds, hammers, drops, rigging, flags."""

import numpy as np

from ..bells import METAL, STONE, WOOD, ring
from ..effects.matter import blow, growl, paper
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
    peak,
    samples,
    sine,
    sweep,
    swept_low,
)


def creak(seconds: float, name: str, hz: float = 34.0, body: float = 1.0) -> Wave:
    """Let timber or rope give: it sticks and slips, and its body rings with every slip."""
    random = chance("creak", name)
    top = hz * float(random.uniform(1.3, 2.0))
    phase = sweep(seconds, (0, hz), (seconds * 0.45, top), (seconds, hz * 0.7))
    slips = np.diff(
        np.floor(phase + 0.08 * random.standard_normal(len(phase)).cumsum() / 40), prepend=0
    )
    wave = np.clip(slips, 0, 1) * random.uniform(0.5, 1.0, len(phase))
    for at, width, gain in ((290, 60, 9), (610, 90, 7), (1180, 220, 4)):
        wave = peak(wave, at * body, width * body, gain)
    shape = envelope(seconds, (0, 0), (seconds * 0.3, 1), (seconds * 0.7, 0.7), (seconds, 0))
    return _level(low(high(wave, 160), 2600) * shape**1.5)


def knock(name: str, pitch: int = 43) -> Wave:
    """Let a loose board strike."""
    return _level(joined((0, blow(88, 0.24, name, 600, 0.5)), (0, ring(WOOD, pitch, 0.6) * 0.8)))


def gull(name: str, calls: int = 4) -> Wave:
    """Let a gull cry, a long call and shorter ones after it."""
    random = chance("gull", name)
    base = float(random.uniform(880, 1060))
    parts, at = [], 0.0
    for number in range(calls):
        long = float(random.uniform(0.26, 0.34)) * (1.5 if number == 0 else 1.0)
        way = sweep(long, (0, base), (long * 0.22, base * 1.5), (long, base * 0.92))
        voice = sum(sine(way * n) / n**1.1 for n in range(1, 6))
        rough = 1 + 0.25 * sine(sweep(long, (0, 62), (long, 48)))
        shape = envelope(long, (0, 0), (long * 0.15, 1), (long * 0.6, 0.6), (long, 0))
        parts.append((at, np.asarray(voice * rough * shape) * (0.9**number)))
        at += long + float(random.uniform(0.05, 0.12))
    return _level(band(joined(*parts), 700, 3800))


def bird(name: str) -> Wave:
    """Let a small bird sing a few quick notes."""
    random = chance("bird", name)
    parts, at = [], 0.0
    for _ in range(int(random.integers(3, 8))):
        long, hz = float(random.uniform(0.05, 0.14)), float(random.uniform(2600, 4600))
        way = sweep(
            long, (0, hz), (long * 0.5, hz * float(random.uniform(0.8, 1.3))), (long, hz * 0.9)
        )
        parts.append((at, sine(way) * envelope(long, (0, 0), (long * 0.3, 1), (long, 0))))
        at += long + float(random.uniform(0.02, 0.11))
    return _level(joined(*parts))


def hen(name: str) -> Wave:
    """Let a hen cluck."""
    random = chance("hen", name)
    clucks = [
        (n * 0.21 + float(random.uniform(0, 0.05)), growl(0.11, 260, f"{name} {n}", 1.5))
        for n in range(int(random.integers(2, 5)))
    ]
    return _level(band(joined(*clucks), 500, 2400))


def raven(name: str) -> Wave:
    """Let a raven call."""
    calls = [(n * 0.42, growl(0.3, 205 - 8 * n, f"{name} {n}", 1.15)) for n in range(3)]
    return _level(band(joined(*calls), 500, 1900))


def anvil(name: str, pitch: int, weight: float) -> Wave:
    """Strike hot iron on an anvil; the hammer falls back once."""
    hit = joined((0, ring(METAL, pitch, weight, 1.2) * 0.6), (0, blow(150, 0.12, name, 1500) * 0.7))
    return joined((0, hit), (0.16, ring(METAL, pitch + 1, 0.3, 0.5) * 0.12))


def bellows(name: str) -> Wave:
    """Tread the bellows: leather takes air, and gives it to the fire."""
    drawn = swept_low(noise(1.1, "drawn", name), (0, 300), (0.6, 1100), (1.1, 400))
    drawn = high(drawn, 160) * envelope(1.1, (0, 0), (0.5, 0.5), (1.1, 0))
    blown = swept_low(noise(1.5, "blown", name), (0, 500), (0.4, 1900), (1.5, 350))
    blown = high(blown, 140) * envelope(1.5, (0, 0), (0.35, 1), (1.5, 0)) ** 1.4
    wood = creak(0.5, name, 26, 0.8) * 0.5
    return _level(joined((0, drawn), (1.2, blown), (0.95, wood)))


def quench(name: str) -> Wave:
    """Dip iron into water: it hisses, and is quiet."""
    steam = high(noise(2.2, "quench", name), 1800) * fading(2.2, 2.4, 0.04)
    return _level(low(steam, 7500))


def drop(name: str) -> Wave:
    """Let a drop fall into a pool."""
    hz = float(chance("drop", name).uniform(700, 1500))
    return sine(sweep(0.12, (0, hz), (0.12, hz * 1.9))) * fading(0.12, 0.1, 0.002)


def pick(pitch: int) -> Wave:
    """Strike rock with a pick, some way down the gallery."""
    chips = [(0.09 + 0.05 * n, ring(STONE, pitch + 8 + 3 * n, 0.3) * 0.2) for n in range(3)]
    hit = joined((0, ring(STONE, pitch)), (0, ring(METAL, pitch + 22, 0.4, 0.4) * 0.4), *chips)
    return _level(low(hit, 3200))


def tapping(name: str, taps: int) -> Wave:
    """Let a halyard tap on its mast."""
    random = chance("tapping", name)
    parts = [
        (
            n * 0.31 + float(random.uniform(0, 0.08)),
            ring(WOOD, 71, 0.4) * float(random.uniform(0.4, 1)),
        )
        for n in range(taps)
    ]
    return _level(joined(*parts))


def flag(name: str) -> Wave:
    """Let a banner flap in the wind."""
    random = chance("flag", name)
    flaps = [
        (
            n * 0.17 + float(random.uniform(0, 0.07)),
            paper(0.2, f"{name} {n}", 180, 1100) * (0.5 + n % 2 / 2),
        )
        for n in range(int(random.integers(3, 7)))
    ]
    return _level(joined(*flaps))


def lapping(seconds: float, name: str) -> Wave:
    """Let a small wave run along a wall and fall back."""
    water = swept_low(
        noise(seconds, "lapping", name), (0, 400), (seconds * 0.4, 1500), (seconds, 350)
    )
    shape = envelope(seconds, (0, 0), (seconds * 0.35, 1), (seconds, 0)) ** 1.6
    return _level(high(water, 220) * shape)


def _level(wave: Wave) -> Wave:
    """Bring the highest sample to one, and both ends to nothing."""
    edge = min(len(wave) // 4, samples(0.004))
    wave = wave / max(float(np.abs(wave).max()), 1e-9)
    wave[:edge] *= np.linspace(0, 1, edge)
    wave[-edge:] *= np.linspace(1, 0, edge)
    return np.asarray(wave)

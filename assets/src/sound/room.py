"""Where it sounds: places from left to right, a hall of decaying noise, a limiter."""

from functools import cache
from typing import NamedTuple

import numpy as np
from scipy import ndimage, signal

from .tone import RATE, Wave, band, chance, high, low, samples


class Room(NamedTuple):
    """A room: seconds until it is silent, how bright it is, how late its first echoes come."""

    seconds: float
    bright: float
    depth: float


HALL = Room(2.3, 0.5, 0.024)
CHAMBER = Room(1.1, 0.7, 0.011)
DESK = Room(0.3, 0.8, 0.005)

#: Bands of the reverberation: hertz from and to, share of the room's seconds, strength.
BANDS = (
    (120, 400, 1.0, 1.0),
    (400, 1500, 0.95, 1.0),
    (1500, 4000, 0.7, 0.8),
    (4000, 9000, 0.4, 0.4),
)
EARLY = 9


@cache
def _echo(room: Room) -> Wave:
    """Return the room's answer to a clap: single echoes, then noise that fades band by band."""
    length = samples(room.seconds)
    time = np.arange(length) / RATE
    sides = []
    for side in ("left", "right"):
        random = chance("room", room, side)
        white = random.standard_normal(length)
        tail = np.zeros(length)
        for from_hz, to_hz, share, strength in BANDS:
            bright = strength if from_hz < 1500 else strength * room.bright * 2
            fade = 10 ** (-3 * time / (room.seconds * share))
            tail += bright * band(white, from_hz, to_hz) * fade
        tail *= np.clip((time - room.depth) / 0.05, 0, 1)
        tail /= np.sqrt((tail**2).sum())
        early = np.zeros(length)
        at = np.sort(random.uniform(0.4, 3.2, EARLY)) * room.depth
        early[(at * RATE).astype(int)] = np.linspace(0.5, 0.15, EARLY) * random.choice(
            (-1, 1), EARLY
        )
        sides.append(tail * 0.8 + low(early, 5000) * 0.55)
    return np.stack(sides, axis=1)


def placed(wave: Wave, pan: float) -> Wave:
    """Put a sound of one channel between left (-1) and right (1), equally loud everywhere."""
    turn = (pan + 1) * np.pi / 4
    sides = np.array([np.cos(turn), np.sin(turn)]) * np.sqrt(2)
    return np.asarray(wave[:, None] * sides)


def answered(wave: Wave, room: Room) -> Wave:
    """Return only what the room gives back of two channels, longer by its echo."""
    return np.asarray(signal.oaconvolve(wave, _echo(room), axes=0))


def in_room(wave: Wave, room: Room = CHAMBER, wet: float = 0.2, pan: float = 0.0) -> Wave:
    """Place a short sound in a room; both ends are silent."""
    both = placed(wave, pan) if wave.ndim == 1 else wave
    echo = answered(both, room) * wet
    echo[: len(both)] += both
    return trimmed(high(echo, 30))


def near(wave: Wave) -> Wave:
    """Place a very short sound right before the listener."""
    return in_room(wave, DESK, 0.14)


def trimmed(wave: Wave, floor: float = 0.004) -> Wave:
    """Cut the end off where nothing is heard any more, and fade what is left."""
    loud = np.flatnonzero(np.abs(wave).max(axis=1) > floor * np.abs(wave).max())
    end = min(len(wave), int(loud[-1]) + samples(0.02))
    kept: Wave = wave[:end].copy()
    fade = min(samples(0.02), end)
    kept[-fade:] *= np.linspace(1, 0, fade)[:, None]
    return kept


def limited(wave: Wave, ceiling: float) -> Wave:
    """Keep every sample below a ceiling by turning the level down softly around it."""
    over = np.maximum(1, np.abs(wave).max(axis=1) / ceiling)
    reach = samples(0.006)
    held = ndimage.maximum_filter1d(over, 2 * reach + 1)
    soft = np.hanning(2 * reach + 1)
    gain = 1 / np.maximum(1, signal.oaconvolve(held - 1, soft / soft.sum(), "same") + 1)
    return np.asarray(wave * gain[:, None])

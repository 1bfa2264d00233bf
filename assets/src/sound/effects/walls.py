"""Blows on a stronghold, by their weight: its walls shake, crack, and at last come down.

Each has three layers: a thud that is felt, masonry that answers, and stones that go on falling.
"""

import numpy as np

from ..bells import BELL, STONE, ring
from ..room import HALL, in_room
from ..tone import Wave, band, fading, high, joined, low, noise, sine, sweep
from .matter import chime, dust, rubble


def light() -> Wave:
    """Shake a wall: a thud, and a few stones out of it."""
    wall = joined((0, _thud(64, 0.5, "light")), (0.004, _crack(0.16, "light", 2600) * 0.85))
    stones = rubble(0.5, 8, "chips", (56, 74))
    return in_room(
        joined((0, wall), (0.07, stones * 0.6), (0.03, dust(0.5, "light") * 0.2)), wet=0.26
    )


def heavy() -> Wave:
    """Ram a wall: the ground answers, blocks slide, and dust hangs after them."""
    ram = joined(
        (0, _thud(46, 0.95, "heavy")),
        (0.003, _crack(0.3, "heavy", 2400) * 1.05),
        (0.11, _thud(58, 0.5, "again") * 0.2),
        (0.14, _crack(0.22, "again", 2000) * 0.4),
    )
    stones = joined(
        (0.1, rubble(0.9, 18, "blocks", (44, 66)) * 0.8),
        (0.2, rubble(0.8, 12, "after", (58, 76)) * 0.5),
    )
    return in_room(joined((0, ram), (0, stones), (0.05, dust(1.0, "heavy", 1500) * 0.3)), HALL, 0.2)


def bastion_break() -> Wave:
    """Break a Bastion, and leave a Fort: a crack runs through it before its mass comes down."""
    runs = [
        (at, _crack(0.14, f"run {at}", 3000) * much)
        for at, much in ((0, 0.35), (0.045, 0.45), (0.085, 0.5))
    ]
    mass = joined((0, _thud(42, 1.1, "bastion")), (0.16, _thud(54, 0.7, "bastion two") * 0.6))
    stones = joined(
        (0, rubble(1.2, 34, "bastion", (38, 66)) * 0.8), (0.02, dust(1.3, "bastion", 1000) * 0.35)
    )
    torn = _crack(0.4, "bastion", 2200) * 0.95
    return in_room(joined(*runs, (0.12, mass), (0.12, torn), (0.18, stones)), HALL, 0.2)


def fort_fall() -> Wave:
    """Bring the last walls down, and a bell with them: two blows, and the one that is too much."""
    falls = [
        (
            at,
            joined((0, _thud(hz, long, f"fort {at}")), (0, _crack(0.3, f"fort {at}", 1700) * 0.6))
            * much,
        )
        for at, hz, long, much in ((0, 58, 0.6, 0.55), (0.28, 50, 0.7, 0.7), (0.62, 37, 1.5, 1.0))
    ]
    stones = joined(
        (0.05, rubble(0.6, 14, "fort", (48, 70)) * 0.4),
        (0.66, rubble(1.5, 48, "fort down", (36, 66)) * 0.9),
        (0.64, dust(1.7, "fort", 900) * 0.4),
    )
    bell = chime(BELL, "A3", 0.6, 0.45)
    return in_room(joined(*falls, (0, stones), (0.64, bell * 0.25)), HALL, 0.22)


def _thud(hz: float, seconds: float, name: str) -> Wave:
    """Let the ground take a blow: a tone that drops by more than an octave, and its fifth above.

    What is above it is for loudspeakers that have no bass.
    """
    drop = sweep(seconds, (0, hz * 3.2), (0.025, hz * 1.5), (0.09, hz * 1.05), (seconds, hz * 0.85))
    deep = np.tanh(2.6 * sine(drop) * fading(seconds, seconds, 0.002))
    chest = sine(drop * 2.02) * fading(seconds, seconds * 0.45, 0.002)
    push = low(noise(seconds, "thud", name), 240) * fading(seconds, seconds * 0.7, 0.002)
    wave = deep + 0.35 * chest + 0.9 * push / np.abs(push).max()
    return np.asarray(wave / np.abs(wave).max())


def _crack(seconds: float, name: str, edge: float) -> Wave:
    """Let masonry part: a dry burst, and stones that are struck against each other."""
    burst = high(band(noise(seconds, "crack", name), 260, edge), 180)
    burst *= fading(seconds, seconds, 0.0008)
    stones = [(at, ring(STONE, pitch) * much) for at, pitch, much in
              ((0.0, 43, 1.0), (0.012, 50, 0.7), (0.03, 46, 0.6))]  # fmt: skip
    wave = joined((0, burst / np.abs(burst).max()), *((at, each * 0.6) for at, each in stones))
    return np.asarray(wave / np.abs(wave).max())

"""One sound for each incantation."""

import numpy as np

from ..bells import BELL, ring
from ..room import HALL, in_room, placed
from ..tone import Wave, envelope, fading, high, joined, noise, sine, sweep, swept_low, times
from .matter import blow, crackle, dust, rubble, whoosh


def annihilation() -> Wave:
    """Draw everything in, and then it is not there."""
    drawn = whoosh(0.55, "drawn", (0, 250), (0.55, 5200), peak=0.97)
    hum = sine(sweep(0.55, (0, 60), (0.55, 240))) * envelope(0.55, (0, 0), (0.5, 0.5), (0.55, 0))
    deep = blow(42, 0.9, "annihilation", 1500, 0.8)
    bells = joined((0, ring(BELL, 45, 0.7, 0.4)), (0, ring(BELL, 46, 0.7, 0.4)))
    burst = joined((0, deep), (0, bells * 0.4), (0.02, dust(0.85, "annihilation", 1800) * 0.8))
    return in_room(joined((0, drawn * 0.55), (0, hum * 0.5), (0.57, burst)), HALL, 0.22)


def boom() -> Wave:
    """Set off a small charge, well placed."""
    fuse = whoosh(0.12, "fuse", (0, 3000), (0.12, 6000), peak=0.8)
    pop = joined((0, blow(85, 0.34, "boom", 2200, 1.0)), (0.01, dust(0.35, "boom", 2400) * 0.4))
    bits = rubble(0.3, 6, "boom", (64, 80))
    return in_room(joined((0, fuse * 0.25), (0.11, pop), (0.17, bits * 0.3)), wet=0.24)


def combustion() -> Wave:
    """Catch fire, and let the fire jump."""
    gust = swept_low(noise(0.95, "combustion"), (0, 250), (0.2, 3200), (0.95, 400))
    gust = high(gust, 110) * envelope(0.95, (0, 0), (0.14, 1), (0.4, 0.55), (0.95, 0)) ** 1.3
    body = blow(95, 0.4, "combustion", 900, 0.6)
    fire = joined((0, gust / np.abs(gust).max()), (0.06, body * 0.6))
    return in_room(joined((0, fire), (0.1, crackle(0.85, 34, "combustion") * 0.35)), wet=0.2)


def meteorite() -> Wave:
    """Drop a stone from the sky: a falling whistle, and the ground."""
    way = sweep(0.55, (0, 1500), (0.55, 260))
    whistle = (sine(way) + 0.3 * sine(way * 2)) * envelope(0.55, (0, 0), (0.45, 0.5), (0.55, 0.1))
    air = whoosh(0.55, "meteorite", (0, 900), (0.5, 4200), (0.55, 2000), peak=0.93)
    ground = joined(
        (0, blow(48, 0.75, "meteorite", 1700, 1.0)),
        (0.03, rubble(0.7, 16, "meteorite", (48, 72)) * 0.7),
        (0.02, dust(0.7, "meteorite") * 0.3),
    )
    return in_room(joined((0, whistle * 0.28), (0, air * 0.5), (0.53, ground)), wet=0.26)


def cyclone() -> Wave:
    """Turn the wind from one ear to the other."""
    seconds = 1.4
    wind = swept_low(noise(seconds, "cyclone"), (0, 400), (0.55, 2900), (0.9, 2200), (seconds, 350))
    howl = sine(sweep(seconds, (0, 240), (0.6, 520), (seconds, 200))) * 0.12
    shape = envelope(seconds, (0, 0), (0.45, 1), (0.9, 0.85), (seconds, 0))
    gusts = 0.7 + 0.3 * np.sin(2 * np.pi * 4.3 * times(seconds))
    wave = (high(wind, 140) / np.abs(wind).max() + howl) * shape * gusts
    turn = 0.8 * np.sin(2 * np.pi * sweep(seconds, (0, 1.4), (0.7, 3.2), (seconds, 1.6)))
    angle = (turn + 1) * np.pi / 4
    both = np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1)
    low_roll = placed(blow(55, seconds, "cyclone", 300, 0.4) * fading(seconds, 2.0, 0.3), 0.0)
    return in_room(both + low_roll * 0.25, wet=0.25)

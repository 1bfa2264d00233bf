"""Attacks and what they do to creatures: blows by weight, wounds, falls, steps on the bridge.

A blow falls within 60 ms, so that it is heard when it is seen.
"""

from ..bells import CELESTA, METAL, STONE, WOOD, ring
from ..lines import VIOLA
from ..pluck import HARP
from ..room import in_room
from ..tone import Wave, joined, low
from .matter import blow, call, chime, dust, rubble, tone, whoosh


def light() -> Wave:
    """Strike lightly: a quick blade."""
    air = whoosh(0.1, "light", (0, 2500), (0.05, 6000), (0.1, 3000), peak=0.45)
    hit = joined((0, blow(190, 0.13, "light", 2400, 0.8)), (0, ring(METAL, 86, 0.6, 0.4) * 0.3))
    return in_room(joined((0, air * 0.5), (0.04, hit)), wet=0.16)


def medium() -> Wave:
    """Strike with weight behind it."""
    air = whoosh(0.13, "medium", (0, 1600), (0.06, 4200), (0.13, 2000), peak=0.45)
    hit = joined(
        (0, blow(110, 0.26, "medium", 1900, 0.8)),
        (0, ring(METAL, 74, 0.7, 0.5) * 0.28),
        (0.005, ring(WOOD, 50) * 0.4),
    )
    return in_room(joined((0, air * 0.5), (0.05, hit)), wet=0.2)


def heavy() -> Wave:
    """Strike so that the ground shakes."""
    air = whoosh(0.17, "heavy", (0, 900), (0.08, 2800), (0.17, 1200), peak=0.45)
    hit = joined(
        (0, blow(62, 0.55, "heavy", 1400, 0.9)),
        (0.004, ring(STONE, 46) * 0.5),
        (0.02, ring(METAL, 62, 0.6, 0.7) * 0.2),
        (0.05, rubble(0.4, 9, "heavy", (55, 75)) * 0.55),
    )
    return in_room(joined((0, air * 0.5), (0.06, hit)), wet=0.24)


def wound() -> Wave:
    """Hurt a creature: dull, and short."""
    body = low(blow(150, 0.16, "wound", 1100, 1.0), 1800)
    return in_room(joined((0, body), (0.01, ring(WOOD, 46) * 0.3)), wet=0.14)


def heal() -> Wave:
    """Close the wounds at the end of a turn."""
    names = ("D5", "F#5", "A5", "D6")
    rise = [(n * 0.07, tone(HARP, name, 2) * 0.7) for n, name in enumerate(names)]
    return in_room(joined(*rise, (0.21, chime(CELESTA, "A6", 0.4) * 0.3)), wet=0.4)


def fall() -> Wave:
    """Let a creature leave play: it sinks, and dust settles."""
    sigh = call(VIOLA, (0, 0.18, "E4", 0.5), (0.18, 0.22, "C4", 0.45), (0.4, 0.3, "A3", 0.3))
    body = blow(80, 0.35, "fall", 700, 0.7)
    settled = joined((0, body), (0.02, dust(0.6, "fall") * 0.3))
    settled = joined((0, settled), (0.06, rubble(0.4, 6, "fall", (52, 66)) * 0.2))
    return in_room(joined((0, sigh * 0.5), (0.22, settled)), wet=0.26)


def bridge() -> Wave:
    """Run over the stones of the bridge."""
    steps = [
        (
            at,
            joined((0, blow(hz, 0.1, f"step {at}", 1300, 0.9)), (0.002, ring(STONE, pitch) * 0.35)),
        )
        for at, hz, pitch in ((0, 130, 62), (0.13, 118, 59), (0.25, 138, 64))
    ]
    return in_room(joined(*steps), wet=0.28)

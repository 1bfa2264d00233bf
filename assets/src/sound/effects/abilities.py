"""One sound for each ability, when it takes effect."""

import numpy as np

from ..bells import BELL, CELESTA, GLASS, METAL, STONE, WOOD, ring
from ..lines import STRINGS
from ..room import in_room
from ..tone import Wave, envelope, joined, low, noise, swept_low
from .matter import blow, bubbles, call, chime, crackle, growl, whoosh


def splash() -> Wave:
    """Let a wave hit the neighbours as well."""
    sheet = swept_low(noise(0.6, "splash"), (0, 900), (0.06, 5200), (0.6, 500))
    sheet *= envelope(0.6, (0, 0), (0.03, 1), (0.16, 0.45), (0.6, 0)) ** 1.4
    drops = bubbles(0.55, 13, "splash")
    return in_room(joined((0, sheet / np.abs(sheet).max()), (0.08, drops * 0.55)), wet=0.22)


def perforation() -> Wave:
    """Send a bolt through one and into the next."""
    bolt = whoosh(0.16, "bolt", (0, 3000), (0.07, 6500), (0.16, 2600), peak=0.45)
    first = joined((0, ring(WOOD, 69)), (0, blow(210, 0.1, "bolt", 2600) * 0.6))
    second = joined((0, ring(WOOD, 64)), (0, blow(160, 0.14, "bolt two", 1800) * 0.7))
    return in_room(joined((0, bolt * 0.6), (0.06, first * 0.8), (0.17, second)), wet=0.18)


def protection() -> Wave:
    """Take the blow with a shield."""
    plate = joined((0, ring(METAL, 64, 0.5, 1.1) * 0.7), (0, ring(BELL, 57, 0.5, 0.5) * 0.6))
    return in_room(joined((0, plate), (0, blow(140, 0.16, "shield", 1500) * 0.5)), wet=0.3)


def rage() -> Wave:
    """Let anger grow: a throat, and a flame."""
    flame = whoosh(0.6, "rage", (0, 300), (0.35, 2400), (0.6, 700), peak=0.5)
    snaps = crackle(0.55, 16, "rage")
    return in_room(
        joined((0, growl(0.6, 92, "rage")), (0, flame * 0.5), (0, snaps * 0.25)), wet=0.2
    )


def berserk() -> Wave:
    """Strike again: two axes, crossed."""
    axes = joined((0, ring(METAL, 76, 0.8, 0.5)), (0.11, ring(METAL, 81, 0.9, 0.6)))
    air = whoosh(0.22, "berserk", (0, 1200), (0.1, 5000), (0.22, 1500))
    roar = growl(0.42, 118, "berserk", 1.5)
    return in_room(joined((0, roar), (0.02, air * 0.5), (0.07, axes * 0.45)), wet=0.2)


def sprint() -> Wave:
    """Run to the front: three gusts, each higher."""
    gusts = [
        (
            n * 0.1,
            whoosh(0.2, f"sprint {n}", (0, 700 + 500 * n), (0.12, 3000 + 1300 * n), (0.2, 900)),
        )
        for n in range(3)
    ]
    feet = [(0.05 + n * 0.095, blow(170, 0.07, f"foot {n}", 1500) * 0.5) for n in range(4)]
    return in_room(joined(*gusts, *feet), wet=0.18)


def indestructible() -> Wave:
    """Withstand: a blade on a diamond."""
    gem = [(n * 0.012, chime(GLASS, name, 0.8)) for n, name in enumerate(("B5", "E6", "F#6"))]
    return in_room(joined((0, ring(STONE, 70) * 0.5), *gem), wet=0.35)


def aura() -> Wave:
    """Share an ability with the neighbours: a chord that spreads to both sides."""
    chord = [
        call(STRINGS._replace(attack=0.35, release=0.6), (0, 0.5, name, 0.6))
        for name in ("D4", "A4", "E5")
    ]
    glow = np.sum(chord, axis=0)
    glow = low(glow / np.abs(glow).max(), 3500)
    left = in_room(chime(CELESTA, "E6", 0.5), wet=0.5, pan=-0.8)
    right = in_room(chime(CELESTA, "A6", 0.5), wet=0.5, pan=0.8)
    whole = in_room(glow, wet=0.4)
    for at, side in ((0.16, left), (0.3, right)):
        start = int(at * 44_100)
        part = side[: max(0, len(whole) - start)]
        whole[start : start + len(part)] += part * 0.4
    return whole

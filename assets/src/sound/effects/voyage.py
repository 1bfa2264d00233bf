"""The sea of a voyage: canvas that fills, fog that lifts, a flag that goes up."""

import numpy as np

from ..bells import BELL, CELESTA, WOOD, ring
from ..lines import HORN
from ..pluck import HARP, LUTE
from ..room import HALL, in_room
from ..tone import Wave, band, envelope, joined, noise
from .matter import call, chime, paper, tone, whoosh


def sail() -> Wave:
    """Let canvas fill, a block creak, and water run along the hull."""
    canvas = joined((0, paper(0.14, "canvas", 300, 1800)), (0.1, paper(0.3, "sheet", 240, 1300)))
    creak = joined((0, ring(WOOD, 47, 0.5)), (0.07, ring(WOOD, 49, 0.4) * 0.7))
    water = band(noise(0.9, "hull"), 350, 2600) * envelope(0.9, (0, 0), (0.3, 1), (0.9, 0)) ** 2
    water = np.asarray(water / np.abs(water).max())
    steps = joined((0.12, tone(LUTE, "A3", 2)), (0.24, tone(LUTE, "E4", 2)))
    parts = joined((0, canvas * 0.8), (0.05, creak * 0.5), (0.1, water * 0.45), (0, steps * 0.5))
    return in_room(parts, wet=0.22)


def fog_lift() -> Wave:
    """Let fog lift: air that opens, and a run of small bells above it."""
    air = whoosh(1.1, "fog", (0, 300), (0.7, 2600), (1.1, 4200), peak=0.45)
    run = [
        (0.22 + 0.11 * step, chime(CELESTA, name, 0.4) * (0.5 + 0.1 * step))
        for step, name in enumerate(("A4", "B4", "E5", "A5", "B5"))
    ]
    low = joined((0.1, tone(HARP, "A3", 2)), (0.5, tone(HARP, "E4", 2)))
    return in_room(joined((0, air * 0.5), *((at, bell * 0.5) for at, bell in run), (0, low * 0.5)),
                   HALL, 0.35)  # fmt: skip


def flag_raise() -> Wave:
    """Raise a flag: the rope through its block, cloth in the wind, and a horn's rising fourth."""
    pulls = [(at, ring(WOOD, 70 + at * 20, 0.4) * 0.5) for at in (0, 0.09, 0.18, 0.27)]
    cloth = joined((0.24, paper(0.2, "flag", 400, 2600)), (0.4, paper(0.16, "flap", 400, 2200)))
    horn = call(HORN, (0, 0.2, "E4", 0.6), (0.2, 0.6, "A4", 0.8))
    bell = chime(BELL, "A5", 0.4, 0.4)
    return in_room(joined(*pulls, (0, cloth * 0.6), (0.3, horn * 0.45), (0.5, bell * 0.2)), wet=0.3)

"""Voices of ships and fairs: a concertina, a whistle, a wire-strung cittern, a tambourine."""

from .bells import Struck
from .lines import FLUTE, Sustained
from .pluck import Plucked

#: Free reeds have all partials up to high ones; the box around them takes the edge off.
CONCERTINA = Sustained(
    tuple(n**-0.9 / (1 + (n / 9) ** 3) for n in range(1, 17)),
    tuple(n**-0.65 / (1 + (n / 12) ** 3) for n in range(1, 21)),
    0.06, 0.11, 0.008, (3.1, 2, 0.5, 0.05), 0.004, 0.012, (500, 3600), 0, 0.5,
    ((420, 160, 0.4), (900, 300, 0.5), (1900, 700, 0.35)),
)  # fmt: skip
#: A whistle of wood: nearer to a pure tone than a flute, with more of the breath's beginning.
WHISTLE = FLUTE._replace(
    soft=(1, 0.16, 0.1, 0.03, 0.01),
    strong=(1, 0.32, 0.24, 0.09, 0.05, 0.02),
    attack=0.045,
    release=0.1,
    glide=0.028,
    vibrato=(4.4, 6, 0.4, 0.1),
    breath=0.02,
    chiff=0.11,
    scoop=34,
)
CITTERN = Plucked(
    point=0.11,
    pulse=0.00013,
    ring=3.0,
    bright_ring=1.2,
    course=3.2,
    body=((165, 60, 0.4), (330, 90, 0.6), (720, 200, 0.4), (2100, 900, 0.3)),
)
#: The small plates of a tambourine.
JINGLE = Struck(((1, 0.6, 0.16), (1.34, 0.8, 0.2), (1.71, 0.7, 0.14), (2.2, 0.5, 0.1)), 0.1)

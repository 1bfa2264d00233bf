"""Short-lived drawings over the table, by one door.

Each is moved by tweens on its attributes, and shown by ``Animator.show`` until it has faded.
"""

from .callouts import AimLine, Flash, FloatingIcon, FloatingNumber, SpokenNote
from .effect import Effect, PaintedAhead, PlacedEffect
from .light import Burst, Glow, Ring, Spear, shine
from .particles import Puff, Shards, Sparks, Trail

__all__ = [
    "AimLine",
    "Burst",
    "Effect",
    "Flash",
    "FloatingIcon",
    "FloatingNumber",
    "Glow",
    "PaintedAhead",
    "PlacedEffect",
    "Puff",
    "Ring",
    "Shards",
    "Sparks",
    "Spear",
    "SpokenNote",
    "Trail",
    "shine",
]

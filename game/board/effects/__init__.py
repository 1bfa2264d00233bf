"""Short-lived drawings over the table, by one door.

Each is moved by tweens on its attributes, and shown by ``Animator.show`` until it has faded.
"""

from .callouts import AimLine, Flash, FloatingIcon, FloatingNumber, SpokenNote
from .light import Burst, Effect, PaintedAhead, PlacedEffect, Ring, Spear, shine
from .particles import Puff, Shards, Sparks, Trail

__all__ = [
    "AimLine",
    "Burst",
    "Effect",
    "Flash",
    "FloatingIcon",
    "FloatingNumber",
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

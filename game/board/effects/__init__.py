"""Short-lived drawings over the table, by one door.

Each is moved by tweens on its attributes, and shown by ``Animator.show`` until it has faded.
"""

from .effect import Effect
from .figures import Figure, Flash, Sign, Way
from .light import Burst, Glow, Ring, Spear, shine
from .particles import Puff, Shards, Sparks, Trail

__all__ = [
    "Burst",
    "Effect",
    "Figure",
    "Flash",
    "Glow",
    "Puff",
    "Ring",
    "Shards",
    "Sign",
    "Sparks",
    "Spear",
    "Trail",
    "Way",
    "shine",
]

"""Short-lived drawings over the table, by one door.

Each is moved by tweens on its attributes, and shown by ``Animator.show`` until it has faded.
"""

from .effects_base import Effect
from .effects_bits import Puff, Shards, Sparks, Trail
from .effects_light import Burst, Glow, Ring, Spear, shine
from .effects_words import Figure, Flash, Sign, Way

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

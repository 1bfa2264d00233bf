"""Whether people at one screen hide their hands from each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from game.play import Settings
from game.rules import Field


def hides_hands(settings: Settings, field: Field, persons: Sequence[int]) -> bool:
    """Whether the screen is passed on between turns, so that nobody sees an opponent's hand.

    Partners see one another's hands, and three or more persons at one screen play with open hands
    unless they choose to hide them (R13.11).
    """
    foes = any(field.teams[one] != field.teams[other] for one, other in combinations(persons, 2))
    if not foes:
        return False
    if len(persons) > 2:
        return bool(getattr(settings, "ring_hidden_hands", False))
    return settings.hand_over


def open_hands(settings: Settings, field: Field, persons: Sequence[int]) -> frozenset[int]:
    """Return the sides whose hands lie open at the table of three or more persons (R13.11)."""
    plays_open = len(persons) > 2 and not hides_hands(settings, field, persons)
    return frozenset(persons) if plays_open else frozenset()

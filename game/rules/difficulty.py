"""The custom solo game: levels, settings of the Horde and their points (R10)."""

from dataclasses import dataclass
from itertools import product

from .cards import BERSERK, PERFORATION, PROTECTION, RAGE, SPLASH, Sendable

#: Difficulty points of every level, by name (R10.1).
LEVELS: dict[str, int] = {"easy": 1, "medium": 2, "hard": 3, "heroic": 4, "mythic": 5}

#: The choices of every setting with their points, in the order of R10.2's table.
CHOICES: dict[str, dict[int, int]] = {
    "variable_mana": {1: 0, 2: 2},
    "fixed_mana": {6: 0, 7: 1, 8: 2, 9: 3, 10: 4},
    "ai_begins": {False: 0, True: 1},
    "bastion": {False: -1, True: 0},
    "resistance": {0: 0, 1: 2},
    "ability": {0: 0, SPLASH: 1, PERFORATION: 1, RAGE: 1, PROTECTION: 1, BERSERK: 1},
}


@dataclass(frozen=True, slots=True)
class Difficulty(Sendable):
    """The settings of the Horde; as made without arguments, those of the quick game (R9).

    ``ability`` is the bit that every creature of the Horde has, or 0; ``bastion``
    tells whether the Horde starts with it, or with the Fort.
    """

    variable_mana: int = 1
    fixed_mana: int = 6
    ai_begins: bool = False
    bastion: bool = True
    resistance: int = 0
    ability: int = 0

    @property
    def points(self) -> int | None:
        """The sum of the points, or None where a value is none of the choices."""
        total = 0
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if value not in choices:
                return None
            total += choices[value]
        return total


def difficulties(points: int) -> list[Difficulty]:
    """Return all settings whose points sum to exactly ``points`` (R10.2)."""
    every = (
        Difficulty(variable, fixed, bool(begins), bool(bastion), resistance, ability)
        for variable, fixed, begins, bastion, resistance, ability in product(*CHOICES.values())
    )
    return [difficulty for difficulty in every if difficulty.points == points]

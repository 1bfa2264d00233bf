"""The cards: creatures, incantations and the abilities they can have (R1, R8).

Abilities are bits of one integer, so that a creature's own, an aura's and the
Horde's permanent ability are joined by ``|`` and asked for by ``&``; having one
twice is then the same as having it once (R8.9).

Frozen data classes of the rules have ``Sendable`` as their base: Python sets the fields of a copy
one by one, which classes compiled by mypyc refuse; so these are made anew from their fields.
"""

from dataclasses import dataclass, fields
from typing import Any, Final


class Sendable:
    """The base of a frozen data class that a worker is sent."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the class and its fields, from which ``pickle`` and ``copy`` make it anew."""
        names = [field.name for field in fields(self)]  # type: ignore[arg-type]
        return type(self), tuple([getattr(self, name) for name in names])


SPLASH: Final = 1
PERFORATION: Final = 2
RAGE: Final = 4
PROTECTION: Final = 8
INDESTRUCTIBLE: Final = 16
BERSERK: Final = 32
SPRINT: Final = 64

#: How many cards a deck has that a player puts together (R2.5).
DECK_SIZE: Final = 10
#: How many cards a side begins with: those of a printed deck (R2.2), or what the draft or the bans
#: leave it (R2.3 to R2.5).
HAND_SIZE: Final = 8

#: How many cards at the left of a hand can be played (R1, R3.2).
REACH: Final = 4

#: Every ability by the name that data, cases and strings use for it.
ABILITIES: dict[str, int] = {
    "splash": SPLASH,
    "perforation": PERFORATION,
    "rage": RAGE,
    "protection": PROTECTION,
    "indestructible": INDESTRUCTIBLE,
    "berserk": BERSERK,
    "sprint": SPRINT,
}


@dataclass(frozen=True, slots=True)
class Creature(Sendable):
    """A card that is summoned to a lane.

    ``abilities`` are bits; ``aura`` is the one bit given to both neighbours
    and not to the creature itself (R8.8), or 0.
    """

    id: str
    name: str
    cost: int
    attack: int
    health: int
    abilities: int = 0
    aura: int = 0

    def __hash__(self) -> int:
        # Asked for often, and cards that are equal have the same id.
        return hash(self.id)


@dataclass(frozen=True, slots=True)
class Incantation(Sendable):
    """A card that deals ``damage`` to a target creature (R6.6).

    ``abilities`` are the bits Splash and Perforation, counted from the target.
    """

    id: str
    name: str
    cost: int
    damage: int
    abilities: int = 0


Card = Creature | Incantation


def ability_names(bits: int) -> list[str]:
    """Return the names of the abilities in ``bits``, in the order of the kit's list."""
    return [name for name, bit in ABILITIES.items() if bits & bit]

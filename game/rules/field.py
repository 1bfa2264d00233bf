"""The field of a match: which lanes face each other over a bridge, who plays next, and the teams.

It is the same for all positions of a match, and shared by them, as cards are. "The other side" has
several meanings, and each has a name here: who stands ``across`` a bridge, who plays next
(``next_side``), against whom one plays (``foes``; ``rival`` where there is only one), and with whom
(``partner``). They are the same side in a duel only.
"""

from __future__ import annotations

from typing import Any, Final

#: No field has more sides.
MOST_SIDES: Final = 4
#: A lane of a side: its side, its lane.
Row = tuple[int, int]


class Field:
    """Bridges between the lanes of sides, the order of turns, and the teams.

    All tuples are indexed by side. ``across[side][lane]`` is the row at the other end of the
    bridge, ``aims`` are the rows at which a side may aim an incantation: its own and those across,
    ``next_side`` is who plays after a side, ``foes`` are its opponents in the order of their turns
    and ``teams`` the number of its team.
    """

    __slots__ = ("across", "aims", "foes", "name", "next_side", "sides", "teams")

    def __init__(
        self, name: str, across: tuple[tuple[Row, ...], ...], teams: tuple[int, ...]
    ) -> None:
        count = len(across)
        self.name: Final = name
        self.across: Final = across
        self.teams: Final = teams
        self.sides: Final = tuple(range(count))
        self.aims: Final = tuple(
            [tuple(sorted([(side, 0), (side, 1), *across[side]])) for side in range(count)]
        )
        self.next_side: Final = tuple([(side + 1) % count for side in range(count)])
        self.foes: Final = tuple([_foes(side, teams) for side in range(count)])

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how ``pickle`` and ``copy`` find it again: there is one of each name."""
        return field_of, (self.name,)

    def rival(self, side: int) -> int:
        """Return the one opponent of ``side``.

        Raises ``ValueError`` where there are several: the first of them is not *the* opponent.
        """
        foes = self.foes[side]
        if len(foes) != 1:
            raise ValueError(f"side {side} of a {self.name} has {len(foes)} opponents, not one")
        return foes[0]

    def partner(self, side: int) -> int | None:
        """Return who wins with ``side``, or None where it plays for itself."""
        mates = [
            mate for mate in self.sides if mate != side and self.teams[mate] == self.teams[side]
        ]
        return mates[0] if mates else None


def _foes(side: int, teams: tuple[int, ...]) -> tuple[int, ...]:
    count = len(teams)
    after = [(side + step) % count for step in range(1, count)]
    return tuple([foe for foe in after if teams[foe] != teams[side]])


def other_lane(lane: int) -> int:
    """Return the second lane of the same side: the one beside ``lane`` (R8.1)."""
    return 1 - lane


#: Two sides at two bridges, where top faces top.
DUEL: Final = Field("duel", (((1, 0), (1, 1)), ((0, 0), (0, 1))), (0, 1))
_FIELDS = {DUEL.name: DUEL}

#: The modes that stay duels for good, and what in them is made for two alone.
DUEL_ONLY: Final = {
    "puzzles": "their proofs search the answers of one opponent",
    "lessons": "they are written for one opponent",
    "review": "chances are those of two, and a fault of one is the gain of the other",
    "hints": "the line of play is searched against one opponent",
    "rating": "it is that of games between two",
    "bans": "each player bans from the deck of the other (R2.5)",
}


def require_duel(mode: str, field: Field) -> None:
    """Let ``mode``, one of ``DUEL_ONLY``, begin; raises ``ValueError`` in another field."""
    reason = DUEL_ONLY[mode]
    if field is not DUEL:
        raise ValueError(f"{mode} are for duels alone, not for a {field.name}: {reason}")


def field_of(name: str) -> Field:
    """Return the field of this name."""
    return _FIELDS[name]

"""The field of a match: which lanes face each other over a bridge, who plays next, and the teams.

It is the same for all positions of a match, and shared by them, as cards are. "The other side" has
several meanings, and each has a name here: who stands ``across`` a bridge, who plays next
(``next_side``), against whom one plays (``foes``; ``rival`` where there is only one), and with whom
(``partner``). They are the same side in a duel only.
"""

from typing import Any, Final, NamedTuple

#: No field has more sides.
MOST_SIDES: Final = 4
#: The round in which this turn falls is the last one (R7.2, R13.9).
LAST_TURN: Final = 200
#: A lane of a side: its side, its lane.
Row = tuple[int, int]

LEFT: Final = 0
RIGHT: Final = 1
TOP: Final = 0
BOTTOM: Final = 1
LANES: Final = (TOP, BOTTOM)
SUMMONING: Final = 0
ASSAULT: Final = 1
FIRST: Final = 0
LATER: Final = 1

#: Results of a match; otherwise it is the side that has won. No side has such a number.
UNDECIDED: Final = -1
DRAW: Final = -2
NOBODY: Final = -1

SIDE_NAMES = ("left", "right")
#: The seats of a ring, in the order of their turns.
SEAT_NAMES = ("first", "second", "third", "fourth")
LANE_NAMES = ("top", "bottom")
PHASE_NAMES = ("summoning", "assault")
EDITION_NAMES = ("first", "later")
WINNER_NAMES = {UNDECIDED: None, LEFT: "left", RIGHT: "right", DRAW: "draw"}


class EndRules(NamedTuple):
    """The rules by which a match ends: a Fort falls, time is up, the Horde is outlived."""

    fort: str
    time: str
    outlived: str


class Field:
    """Bridges between the lanes of sides, the order of turns, and the teams.

    All tuples are indexed by side. ``across[side][lane]`` is the row at the other end of the
    bridge, ``aims`` are the rows at which a side may aim an incantation: its own and those across,
    ``at_bridges`` the sides of these rows,
    ``next_side`` is who plays after a side, ``previous_side`` who plays before it, ``foes`` are its
    opponents in the order of their turns and ``teams`` the number of its team. ``wings`` are the
    sides that are wings of the Horde (R13.20), ``hands`` all others, and ``relief_to`` is who gets
    the card that a hand passes by relief (R13.8), None where there is none. Where all play for
    themselves, they take ``spoils`` (R15.2). ``last_turn`` is the turn that ends the last round
    (R7.2, R13.9), ``listed_turns`` are the first ones, with mana of their own (R2.7, R13.7).
    ``ends`` are the rules by which a match ends.
    """

    __slots__ = (
        "across",
        "aims",
        "at_bridges",
        "ends",
        "foes",
        "hands",
        "is_ring",
        "last_turn",
        "listed_turns",
        "name",
        "next_side",
        "partners",
        "previous_side",
        "relief_to",
        "sides",
        "spoils",
        "teams",
        "wings",
    )

    def __init__(
        self,
        name: str,
        across: tuple[tuple[Row, ...], ...],
        teams: tuple[int, ...],
        ends: EndRules,
        wings: tuple[int, ...] = (),
    ) -> None:
        count = len(across)
        self.name: Final = name
        self.ends: Final = ends
        self.across: Final = across
        self.teams: Final = teams
        self.sides: Final = tuple(range(count))
        self.aims: Final = tuple(
            [tuple(sorted([(side, 0), (side, 1), *across[side]])) for side in range(count)]
        )
        self.at_bridges: Final = tuple([tuple(sorted({s for s, _ in rows})) for rows in self.aims])
        self.next_side: Final = tuple([(side + 1) % count for side in range(count)])
        self.previous_side: Final = tuple([(side - 1) % count for side in range(count)])
        self.wings: Final = wings
        self.hands: Final = tuple([side for side in range(count) if side not in wings])
        self.is_ring: Final = count > 2
        self.spoils: Final = self.is_ring and len(set(teams)) == count
        self.listed_turns: Final = count if self.is_ring else 1
        self.last_turn: Final = -(-LAST_TURN // count) * count
        self.foes: Final = tuple([_foes(side, teams) for side in range(count)])
        self.partners: Final = tuple([_partner(side, teams) for side in range(count)])
        self.relief_to: Final = tuple(
            [None if side in wings else mate for side, mate in enumerate(self.partners)]
        )

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
        return self.partners[side]


def _foes(side: int, teams: tuple[int, ...]) -> tuple[int, ...]:
    count = len(teams)
    after = [(side + step) % count for step in range(1, count)]
    return tuple([foe for foe in after if teams[foe] != teams[side]])


def _partner(side: int, teams: tuple[int, ...]) -> int | None:
    mates = [mate for mate, team in enumerate(teams) if mate != side and team == teams[side]]
    return mates[0] if mates else None


def other_lane(lane: int) -> int:
    """Return the second lane of the same side: the one beside ``lane`` (R8.1)."""
    return 1 - lane


#: Two sides at two bridges, where top faces top.
DUEL: Final = Field(
    "duel", (((1, 0), (1, 1)), ((0, 0), (0, 1))), (0, 1), EndRules("R4.4", "R7.2", "R9.8")
)


def _ring(name: str, fort: str, teams: tuple[int, ...], wings: tuple[int, ...] = ()) -> Field:
    """Return a ring: the top lane of each side faces the bottom lane of the next one (R13.2)."""
    count = len(teams)
    across = tuple([(((s + 1) % count, 1), ((s - 1) % count, 0)) for s in range(count)])
    return Field(name, across, teams, EndRules(fort, "R13.9", "R13.25"), wings)


#: Everyone for themselves (R15), two against two (R14), two hands against the Horde (R13.20).
RING_OF_THREE: Final = _ring("three", "R15.3", (0, 1, 2))
RING_OF_FOUR: Final = _ring("four", "R15.3", (0, 1, 2, 3))
PAIRS: Final = _ring("pairs", "R14.3", (0, 1, 0, 1))
HORDE_RING: Final = _ring("horde", "R13.25", (0, 1, 0, 1), wings=(1, 3))
#: The rings by the names of their modes.
RINGS: Final = {ring.name: ring for ring in (RING_OF_THREE, RING_OF_FOUR, PAIRS, HORDE_RING)}
MODES: Final = tuple(RINGS)
_FIELDS = {DUEL.name: DUEL, **RINGS}

#: The modes that stay duels for good, and what in them is made for two alone.
DUEL_ONLY: Final = {
    "puzzles": "their proofs search the answers of one opponent",
    "review": "chances are those of two, and a fault of one is the gain of the other",
    "rating": "it is that of games between two",
}


def require_duel(mode: str, field: Field) -> None:
    """Let ``mode``, one of ``DUEL_ONLY``, begin; raises ``ValueError`` in another field."""
    reason = DUEL_ONLY[mode]
    if field is not DUEL:
        raise ValueError(f"{mode} are for duels alone, not for a {field.name}: {reason}")


def field_of(name: str) -> Field:
    """Return the field of this name."""
    return _FIELDS[name]


def side_names(field: Field) -> tuple[str, ...]:
    """Return what the sides of a field are called: left and right, or seats by their number."""
    return SEAT_NAMES[: len(field.sides)] if field.is_ring else SIDE_NAMES


def winner_names(field: Field) -> dict[int, str]:
    """Return what the results of a match that is over are called."""
    return {**dict(enumerate(side_names(field))), DRAW: "draw"}

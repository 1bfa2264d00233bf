"""The closed list of changes of which all relics, captains and omens are made (R16.50 to R16.52).

Each class is one kind of change, H1 to H10 of the list, and its fields are the parameters. A
``side`` is that of the match, a ``lane`` TOP or BOTTOM; turns are counted from 1, those of the side
alone. Two changes of the same effect add up, unless they name a number (R16.51).
"""

from dataclasses import dataclass, replace

from ..cards import Card, Creature, Sendable
from ..field import DUEL, HORDE_RING, other_lane

#: Bounds that every number keeps.
ANY: tuple[int, int] = (0, 99)
NO_LANE = -1
#: The sides of a fight: who plays it and begins, and against whom. That is the Horde of a guard
#: (R16.24), of allies both of its wings, or a second captain (R16.91). The ally of the first
#: captain sits third (R16.94).
PLAYER, GUARD, ALLY = 0, 1, 2
#: By side, whose changes hold for it: the wings of the Horde share theirs (R13.22).
OWNERS = (PLAYER, GUARD, ALLY, GUARD)

MANA, STRONGHOLD, RAGE_PRESS, RECALL, SQUALL = "mana", "stronghold", "rage", "recall", "squall"
#: The kinds of presses, with the amount where a change names none (21 to 25 of R16.52).
PRESSES: dict[str, int] = {MANA: 2, STRONGHOLD: 1, RAGE_PRESS: 0, RECALL: 0, SQUALL: 2}
#: The presses that need a target: one own creature, one lane.
ON_CREATURE, ON_LANE = (RECALL,), (SQUALL,)


@dataclass(frozen=True, slots=True)
class Which(Sendable):
    """The cards that a change means: those of these ``ids``, or all within the bounds.

    Bounds are least and most, of the numbers printed on the card (R16.31). ``kind`` is
    "creature", "incantation" or "" for both; bounds of attack or health mean creatures alone.
    ``aura``: only creatures that have one.
    """

    ids: tuple[str, ...] = ()
    kind: str = ""
    cost: tuple[int, int] = ANY
    attack: tuple[int, int] = ANY
    health: tuple[int, int] = ANY
    aura: bool = False

    def means(self, card: Card) -> bool:
        """Tell whether a printed card is one of them."""
        if self.ids and card.id not in self.ids:
            return False
        if not self.cost[0] <= card.cost <= self.cost[1]:
            return False
        if type(card) is Creature:
            return (
                self.kind != "incantation"
                and self.attack[0] <= card.attack <= self.attack[1]
                and self.health[0] <= card.health <= self.health[1]
                and (not self.aura or card.aura != 0)
            )
        return self.kind != "creature" and not self.aura and self.attack == self.health == ANY


@dataclass(frozen=True, slots=True)
class CardChange(Sendable):
    """H1: cards of a hand at the deal have other numbers, or one ability (a bit) more.

    A cost that is lowered is at least 1, and a creature has at least 1 health.
    """

    which: Which
    cost: int = 0
    attack: int = 0
    health: int = 0
    damage: int = 0
    ability: int = 0
    side: int = 0


@dataclass(frozen=True, slots=True)
class ManaChange(Sendable):
    """H2: ``amount`` more mana in each turn from ``first`` to ``last``; 0 has no end."""

    side: int
    first: int = 1
    last: int = 0
    amount: int = 1


@dataclass(frozen=True, slots=True)
class FullFirstMana(Sendable):
    """H2: full mana in the first turn of the match: R2.7 does not count."""

    side: int = 0


@dataclass(frozen=True, slots=True)
class ReachChange(Sendable):
    """H3: the reach is of so many cards."""

    side: int
    reach: int


@dataclass(frozen=True, slots=True)
class BlowChange(Sendable):
    """H4: the first attack of each assault deals ``amount`` more.

    With ``stronghold``, the first that meets one. An attack of 0 becomes one of ``amount``;
    Splash and Perforation share it, a repeated attack is no first one, and resistance comes after.
    """

    side: int
    amount: int = 1
    stronghold: bool = False


@dataclass(frozen=True, slots=True)
class StepChange(Sendable):
    """H5: how far attacks move the stronghold of a side, asked in this order.

    ``first_blow``: the first attack on it in a fight deals 0. ``most``: an attack moves it at most
    so many places, 0 has no limit. ``grace``: so many of its first places to the right are left
    out, with the Bastion's face and with the Fort's. ``spared``: a Fort that would be destroyed
    goes to the far left instead, once.
    """

    side: int = 0
    first_blow: bool = False
    most: int = 0
    grace: tuple[int, int] = (0, 0)
    spared: bool = False


@dataclass(frozen=True, slots=True)
class HandChange(Sendable):
    """H6: before the first turn, ``swaps`` times two cards of the hand change places.

    With ``neighbours`` only two that are side by side; −1 lays the hand in any order.
    """

    swaps: int = 1
    neighbours: bool = False
    side: int = 0


@dataclass(frozen=True, slots=True)
class LaneChange(Sendable):
    """H7: in its first ``turns`` turns (0: in all) a side brings cards to this lane only.

    With ``first_card``, that is so for the first card of each turn alone.
    """

    side: int
    turns: int
    lane: int
    first_card: bool = False


@dataclass(frozen=True, slots=True)
class RestChange(Sendable):
    """H8: in a side's first ``turns`` turns (0: in all), something of it rests.

    Its creatures in ``lane`` do not attack, or an ``ability`` (a bit) of its creatures does not
    work.
    """

    side: int
    turns: int
    lane: int = NO_LANE
    ability: int = 0


@dataclass(frozen=True, slots=True)
class GroundChange(Sendable):
    """H9: the creatures of a side have ``health`` more while they stand in this lane."""

    side: int
    lane: int
    health: int = 1


@dataclass(frozen=True, slots=True)
class PressChange(Sendable):
    """H10: once a fight, in the own summoning, a press does ``what`` (R16.52).

    "mana": more in this turn. "stronghold": it comes closer to the left end. "rage": the creature
    summoned next has Rage in this turn. "recall": an own creature goes to the far right of the
    hand. "squall": all creatures of a lane, of both sides, take damage as by an incantation.
    ``amount`` is of mana, places or damage; 0 is that of ``PRESSES``.
    """

    what: str
    amount: int = 0
    side: int = 0

    @property
    def strength(self) -> int:
        """The amount in force."""
        return self.amount or PRESSES[self.what]


Change = (
    CardChange
    | ManaChange
    | FullFirstMana
    | ReachChange
    | BlowChange
    | StepChange
    | HandChange
    | LaneChange
    | RestChange
    | GroundChange
    | PressChange
)


def in_duel(change: Change, side: int) -> tuple[Change, ...]:
    """Return what a change of the captain on ``side`` is in a duel (R16.91).

    What names the first card of the Horde's turns means nothing to a captain (R9.3).
    """
    if isinstance(change, LaneChange) and change.first_card:
        return ()
    return (replace(change, side=side if change.side == PLAYER else DUEL.rival(side)),)


def in_alliance(change: Change, side: int) -> tuple[Change, ...]:
    """Return what a change of the captain on ``side`` is beside an ally (R16.94).

    A bridge has two lanes: that of a wing goes by the captain's who stands across. A lane that
    rests is that of both allies.
    """
    if isinstance(change, RestChange) and change.lane != NO_LANE and change.side == PLAYER:
        return tuple([replace(change, side=seat) for seat in HORDE_RING.hands])
    if change.side == PLAYER:
        return (replace(change, side=side),)
    if isinstance(change, RestChange | LaneChange | GroundChange) and change.lane != NO_LANE:
        return (replace(change, lane=other_lane(change.lane)),)
    return (change,)

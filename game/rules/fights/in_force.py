"""The changes in force in a match, laid out so that the rules find each where it works.

A match without changes has None in their place, and pays a look at that alone. ``ChangeTable``
never changes and is shared by all positions of a match; ``Changes`` is that table with what is
used up.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, NamedTuple

from ..cards import REACH, Card, Creature
from ..field import DUEL
from .change_text import change_text
from .changes import (
    OWNERS,
    BlowChange,
    CardChange,
    Change,
    FullFirstMana,
    GroundChange,
    LaneChange,
    ManaChange,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
)

#: Bits of what is used up: in this assault the first blow, and the first on a stronghold (H4);
#: the Rage of a press that waits for a creature (H10).
BLOW_MADE, STRONGHOLD_MET, RAGE_WAITS = 1, 2, 4
_OF_THE_TURN = BLOW_MADE | STRONGHOLD_MET | RAGE_WAITS
#: In this fight, by side: the first attack on the stronghold, and the Fort's sparing (H5). The
#: ally's bits stand behind those of all presses.
FIRST_ATTACK_MET, FORT_SPARED = (8, 16, 1 << 66), (32, 64, 1 << 67)
#: By side the places of grace used, four bits for each face; then one bit for each press.
_GRACE_SHIFT, _GRACE_BITS, _PRESS_SHIFT = (8, 16, 68), 4, 24
#: No stronghold has more grace.
MOST_GRACE = (1 << _GRACE_BITS) - 1


class ChangeTable:
    """All changes of a match by what they change; made once, and never changed.

    ``printed`` are the printed cards of hands between which cards may pass (R13.8).
    """

    __slots__ = (
        "_blows",
        "_cards",
        "_ground",
        "_lanes",
        "_mana",
        "_printed",
        "_rests",
        "_stood",
        "changes",
        "full_first",
        "has_blows",
        "has_mana",
        "has_rests",
        "presses",
        "reach",
        "steps",
        "text",
    )

    def __init__(self, changes: tuple[Change, ...], printed: tuple[Card, ...] = ()) -> None:
        self.changes: Final = changes
        #: The changes as one word, for notation and digest.
        self.text: Final = ";".join([change_text(change) for change in changes])
        #: By side, how many cards are in reach (H3).
        self.reach: Final = [_reach(changes, owner) for owner in OWNERS]
        #: The sides for which R2.7 does not count (H2).
        self.full_first: Final = [c.side for c in changes if isinstance(c, FullFirstMana)]
        #: By side, how attacks move its stronghold (H5), or None where nothing says so.
        self.steps: Final = [_steps(changes, owner) for owner in OWNERS]
        #: The places of the presses among the changes (H10).
        self.presses: Final = [n for n, c in enumerate(changes) if isinstance(c, PressChange)]
        self._cards: Final = [c for c in changes if isinstance(c, CardChange)]
        self._mana: Final = [c for c in changes if isinstance(c, ManaChange)]
        self._blows: Final = [c for c in changes if isinstance(c, BlowChange)]
        self._lanes: Final = [c for c in changes if isinstance(c, LaneChange)]
        self._rests: Final = [c for c in changes if isinstance(c, RestChange)]
        #: Whether there is any mana (H2), blow (H4) or rest (H8) among them: mostly there is none,
        #: and it is asked often.
        self.has_mana: Final = bool(self._mana)
        self.has_blows: Final = bool(self._blows)
        self.has_rests: Final = bool(self._rests)
        self._ground: Final = _ground(changes)
        self._printed: Final = {card.id: card for card in printed}
        self._stood: Final[dict[tuple[Creature, int], Creature]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how ``pickle`` makes it anew."""
        return table_of, (self.changes, tuple(self._printed.values()))

    def passed(self, card: Card, side: int) -> Card:
        """Return what a card of one hand becomes in the hand of another ``side`` (H1, R13.8)."""
        printed = self._printed.get(card.id)
        return card if printed is None else self.dealt(side, printed)

    def dealt(self, side: int, card: Card) -> Card:
        """Return what a printed card is in the hand of a side (H1)."""
        owner = OWNERS[side]
        found = [c for c in self._cards if c.side == owner and c.which.means(card)]
        if not found:
            return card
        # What is lowered costs at least 1, and a card printed with 0 no less than that.
        cost = max(min(1, card.cost), card.cost + sum([c.cost for c in found]))
        if not isinstance(card, Creature):
            damage = max(0, card.damage + sum([c.damage for c in found]))
            return replace(card, cost=cost, damage=damage)
        abilities = card.abilities
        for change in found:
            abilities |= change.ability
        return replace(
            card,
            cost=cost,
            attack=max(0, card.attack + sum([c.attack for c in found])),
            health=max(1, card.health + sum([c.health for c in found])),
            abilities=abilities,
        )

    def standing(self, side: int, lane: int, card: Creature) -> Creature:
        """Return what a card of a hand or a deck is while it stands in a lane (H9)."""
        more = self._ground[side][lane]
        return self._with_health(card, more) if more else card

    def left(self, side: int, lane: int, card: Creature) -> Creature:
        """Return what a creature in play is when it has left its lane (H9)."""
        more = self._ground[side][lane]
        return self._with_health(card, -more) if more else card

    def _with_health(self, card: Creature, more: int) -> Creature:
        # The same card is met again and again, and units are kept by it.
        found = self._stood.get((card, more))
        if found is None:
            found = replace(card, health=card.health + more)
            self._stood[(card, more)] = found
        return found

    def mana(self, side: int, turn: int) -> int:
        """Return what a side has more in its ``turn``, counted from 1 (H2)."""
        owner, more = OWNERS[side], 0
        for change in self._mana:
            if change.side == owner and change.first <= turn <= (change.last or turn):
                more += change.amount
        return more

    def blow(self, side: int, used: int, stronghold: bool) -> int:
        """Return what an attack deals more that is no repeated one (H4)."""
        owner, more = OWNERS[side], 0
        for change in self._blows:
            if change.side != owner:
                continue
            if change.stronghold:
                if stronghold and not used & STRONGHOLD_MET:
                    more += change.amount
            elif not used & BLOW_MADE:
                more += change.amount
        return more

    def only_lane(self, side: int, turn: int, first_card: bool) -> int:
        """Return the one lane to which a side brings its next card, or −1 (H7)."""
        owner = OWNERS[side]
        for change in self._lanes:
            if change.side != owner or turn > (change.turns or turn):
                continue
            if first_card or not change.first_card:
                return change.lane
        return -1

    def rests(self, side: int, lane: int, turn: int) -> bool:
        """Tell whether the creatures of a side's lane do not attack in its ``turn`` (H8)."""
        owner = OWNERS[side]
        for change in self._rests:
            if change.side == owner and change.lane == lane and turn <= (change.turns or turn):
                return True
        return False

    def resting(self, side: int, turn: int) -> int:
        """Return the bits of the abilities that do not work in a ``turn`` of a side (H8)."""
        owner, bits = OWNERS[side], 0
        for change in self._rests:
            if change.side == owner and turn <= (change.turns or turn):
                bits |= change.ability
        return bits


class Changes(NamedTuple):
    """A position's part of the changes: the table, what is ``used`` up, and who waits.

    ``waiting`` are fallen cards whose owner is to choose their order after the other side has
    chosen that of its own: a squall strikes both (H10).
    """

    table: ChangeTable
    used: int = 0
    waiting: tuple[Card, ...] = ()

    def using(self, bits: int) -> Changes:
        """Return them with this used up."""
        used = self.used | bits
        return self if used == self.used else Changes(self.table, used, self.waiting)

    def for_next_turn(self) -> Changes:
        """Return them without what lasts a turn."""
        used = self.used & ~_OF_THE_TURN
        return self if used == self.used else Changes(self.table, used, self.waiting)

    def without_rage(self) -> Changes:
        """Return them with the Rage of a press given away (H10)."""
        return Changes(self.table, self.used & ~RAGE_WAITS, self.waiting)

    def pressed(self, index: int) -> bool:
        """Tell whether the press at this place among the changes is used up (H10)."""
        return self.used & press_bit(index) != 0

    def grace_used(self, side: int, fort: bool) -> int:
        """Return how many places of grace a stronghold's face has used (H5)."""
        return self.used >> _grace_shift(side, fort) & MOST_GRACE

    def with_grace_used(self, side: int, fort: bool, more: int) -> Changes:
        """Return them with more places of grace used (H5)."""
        return Changes(self.table, self.used + (more << _grace_shift(side, fort)), self.waiting)


def presses_of(changes: Changes, what: str) -> list[int]:
    """Return the places of the presses of a kind among the changes, the unused first (H10)."""
    every = changes.table.changes
    places = [n for n in changes.table.presses if getattr(every[n], "what", "") == what]
    return sorted(places, key=changes.pressed)


def press_bit(index: int) -> int:
    """Return the bit of a press among what is used up."""
    return 1 << (_PRESS_SHIFT + index)


def _grace_shift(side: int, fort: bool) -> int:
    return _GRACE_SHIFT[side] + _GRACE_BITS * fort


def own_turn(turn: int, sides: int = len(DUEL.sides)) -> int:
    """Return which turn of its own a side plays in a match's ``turn``, where so many play."""
    return (turn - 1) // sides + 1


def turns_begun(turn: int, active: int, side: int, sides: int = len(DUEL.sides)) -> int:
    """Return how many turns ``side`` has begun in a match's ``turn``, that of ``active``."""
    return own_turn(turn - (active - side) % sides, sides)


def table_of(changes: tuple[Change, ...], printed: tuple[Card, ...] = ()) -> ChangeTable:
    """Return the table that was pickled, or copied."""
    return ChangeTable(changes, printed)


def _reach(changes: tuple[Change, ...], side: int) -> int:
    named = [c.reach for c in changes if isinstance(c, ReachChange) and c.side == side]
    return max(named, default=REACH)


def _steps(changes: tuple[Change, ...], side: int) -> StepChange | None:
    """Return all changes of a side's steps as one: numbers named are the least, grace adds up."""
    found = [c for c in changes if isinstance(c, StepChange) and c.side == side]
    if not found:
        return None
    bastion = min(MOST_GRACE, sum([c.grace[0] for c in found]))
    fort = min(MOST_GRACE, sum([c.grace[1] for c in found]))
    return StepChange(
        side,
        any(c.first_blow for c in found),
        min([c.most for c in found if c.most], default=0),
        (bastion, fort),
        any(c.spared for c in found),
    )


def _ground(changes: tuple[Change, ...]) -> list[list[int]]:
    more = [[0, 0] for _ in OWNERS]
    for side, owner in enumerate(OWNERS):
        for change in changes:
            if isinstance(change, GroundChange) and change.side == owner:
                more[side][change.lane] += change.health
    return more

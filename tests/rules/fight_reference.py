"""The second, plain reading of the changes of a fight (H1 to H10 of R16.52).

It asks the list of the changes anew each time, and notes what is used up by name. H1 and H6 are
done when the hand lies there, and H3 and H7 for a hand say what is legal: they are tried elsewhere.
"""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from game.rules import (
    RAGE,
    BlowChange,
    Card,
    Change,
    ChangeTable,
    GroundChange,
    LaneChange,
    ManaChange,
    Press,
    PressChange,
    RestChange,
    State,
    StepChange,
)
from tests.certain import sure, sure_of

from .reference import Body, Play, Reference
from .ring.ring_reference import RingReference

T = TypeVar("T", bound=Change)


class FightReference(Reference):
    """A match with changes."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        assert state.changes is not None
        self.changes = state.changes.table.changes
        self.made: set[str] = set()
        self.used: set[tuple[str, int]] = set()
        self.grace: dict[tuple[int, bool], int] = {}
        for side in range(len(state.sides)):
            steps = list(self.of(StepChange, side))
            for fort in (False, True):
                self.grace[side, fort] = sum(step.grace[fort] for step in steps)
        self.rage = False
        self.eager: list[Body] = []

    def of(self, kind: type[T], side: int) -> Iterator[T]:
        """Yield the changes of a kind that a side has."""
        owner = self.owner(side)
        return (c for c in self.changes if isinstance(c, kind) and c.side == owner)

    def owner(self, side: int) -> int:
        """Return whose changes a side has."""
        return side

    def lasts(self, turns: int) -> bool:
        """Tell whether the turn under way is among the first ``turns`` of its side."""
        return turns == 0 or self.begun[self.active] <= turns

    def more_mana(self) -> int:
        turn, more = self.begun[self.active], 0
        for change in self.of(ManaChange, self.active):
            if change.first <= turn and (change.last == 0 or turn <= change.last):
                more += change.amount
        return super().more_mana() + more

    def end_turn(self) -> None:
        self.made.clear()
        self.rage, self.eager = False, []
        super().end_turn()

    def has(self, body: Body) -> int:
        bits = super().has(body)
        if any(body is eager for eager in self.eager):
            bits |= RAGE
        if body.owner == self.active:
            for rest in self.of(RestChange, self.active):
                if rest.ability and self.lasts(rest.turns):
                    bits &= ~rest.ability
        return bits

    def bridges(self) -> list[tuple[list[Body], list[Body]]]:
        resting = {rest.lane for rest in self.of(RestChange, self.active) if self.lasts(rest.turns)}
        return [lanes for number, lanes in enumerate(super().bridges()) if number not in resting]

    def health(self, body: Body) -> int:
        number = 0 if body in self.lanes[body.owner][0] else 1
        grounds = self.of(GroundChange, body.owner)
        return body.card.health + sum(each.health for each in grounds if each.lane == number)

    def first_blow(self, body: Body, stronghold: bool) -> int:
        more = 0
        for blow in self.of(BlowChange, body.owner):
            if blow.stronghold:
                more += blow.amount if stronghold and "stronghold" not in self.made else 0
            else:
                more += blow.amount if "blow" not in self.made else 0
        self.made |= {"blow", "stronghold"} if stronghold else {"blow"}
        return more

    def strike_stronghold(self, owner: int, value: int) -> None:
        steps, whose = list(self.of(StepChange, owner)), self.owner(owner)
        if value > 0:
            if any(step.first_blow for step in steps) and ("first", whose) not in self.used:
                self.used.add(("first", whose))
                return
            value = min([value, *(step.most for step in steps if step.most)])
            kept = min(value, self.grace[whose, self.forts[owner]])
            self.grace[whose, self.forts[owner]] -= kept
            value -= kept
        super().strike_stronghold(owner, value)

    def spares(self, owner: int) -> bool:
        spared = any(step.spared for step in self.of(StepChange, owner))
        if not spared or ("spared", owner) in self.used or len(self.hands[owner]) == 1:
            return False
        self.used.add(("spared", owner))
        return True

    def next_lane(self, number: int, last: int) -> int:
        for change in self.of(LaneChange, self.active):
            if self.lasts(change.turns) and (number == 0 or not change.first_card):
                return change.lane
        return 0 if number == 0 else 1 - last

    def summon(self, action: object) -> None:
        before = {id(body) for lane in self.lanes[self.active] for body in lane}
        super().summon(action)  # type: ignore[arg-type]
        if self.rage:
            new = [b for lane in self.lanes[self.active] for b in lane if id(b) not in before]
            self.rage = False
            self.eager.append(new[0])

    def press(self, action: Press) -> Play:
        change = sure_of(PressChange, self.changes[action.index])
        assert ("press", action.index) not in self.used
        self.used.add(("press", action.index))
        own = self.lanes[self.active]
        if change.what == "mana":
            self.mana += change.amount or 2
        elif change.what == "rage":
            self.rage = True
        elif change.what == "stronghold":
            hand = self.hands[self.active]
            at = hand.index(None)
            hand.insert(max(0, at - (change.amount or 1)), hand.pop(at))
        elif change.what == "recall":
            self.hands[self.active].append(own[action.lane].pop(action.position).card)
        else:
            yield from self.squall(action.lane, change.amount or 2)

    def squall(self, lane: int, value: int) -> Play:
        mine = self.felled(list(self.lanes[self.active][lane]), value, attack=False)
        foe, facing = self.across(lane)
        theirs = self.felled(list(self.lanes[foe][facing]), value, attack=False)
        # Who has nothing to choose waits for nobody.
        if not 1 < len(theirs) <= 3 or self.horde:
            yield from self.home(theirs)
            theirs = []
        yield from self.home(mine)
        yield from self.home(theirs)


class AlliedReference(FightReference, RingReference):
    """Two captains and the wings of the Horde, which have the same changes (R16.94)."""

    def __init__(self, state: State, kit: Mapping[str, Card]) -> None:
        super().__init__(state)
        self.kit = kit

    def owner(self, side: int) -> int:
        return 1 if side in self.wings else side

    def relieve(self) -> None:
        super().relieve()
        hand = self.hands[sure(self.partner())]
        passed = hand[-1]
        assert passed is not None
        side = sure(self.partner())
        hand[-1] = ChangeTable(self.changes).dealt(side, self.kit[passed.id])

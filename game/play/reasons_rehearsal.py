"""A line tried out on a copy: what it does, and what it does when one of its actions is left out.

A line names cards by their place in the hand and creatures by where they stand.
When an action is missing both are others, so every action is kept as a ``Deed``:
the card itself, and a mark of the creature that stays with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules import (
    NOBODY,
    UNDECIDED,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    Event,
    MatchAction,
    PlayCreature,
    Refusal,
    State,
    Unit,
    step,
    why_not,
)

#: Side, lane and position of a creature.
Place = tuple[int, int, int]
#: A creature as long as it is in play: its side, and where it stood at first or its card's id.
Mark = tuple[int, tuple[int, int] | str]


class Deed(NamedTuple):
    """An action with what it means: its card, its target's mark, the fallen in their order."""

    action: MatchAction
    card: Card | None = None
    target: Mark | None = None
    cards: tuple[Card, ...] = ()


class Rehearsal:
    """A copy of a match on which a line is carried out, creature for creature."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.marks: dict[int, Mark] = {}
        #: Those that have left play are kept, so that no other gets their number.
        self._units: list[Unit] = []
        for (side, lane, position), unit in _in_play(self.state):
            self._mark(unit, (side, (lane, position)))

    def _mark(self, unit: Unit, mark: Mark) -> None:
        self._units.append(unit)
        self.marks[id(unit)] = mark

    def mark_at(self, place: Place) -> Mark | None:
        """Return the mark of the creature at a place, or None."""
        return next(
            (self.marks[id(u)] for where, u in _in_play(self.state) if where == place), None
        )

    def find(self, mark: Mark | None) -> Place | None:
        """Return where a marked creature stands, or None when it is not in play."""
        return next((at for at, u in _in_play(self.state) if self.marks[id(u)] == mark), None)

    def unit(self, mark: Mark | None) -> Unit | None:
        """Return a marked creature that is in play."""
        return next((u for _, u in _in_play(self.state) if self.marks[id(u)] == mark), None)

    def meant(self, action: MatchAction) -> Deed:
        """Return what a legal action means here."""
        hand = self.state.sides[self.state.active].hand
        if isinstance(action, PlayCreature):
            return Deed(action, hand[action.place])
        if isinstance(action, CastIncantation):
            place = action.side, action.lane, action.position
            return Deed(action, hand[action.place], self.mark_at(place))
        if isinstance(action, ChooseOrder):
            return Deed(action, cards=tuple(self.state.pending[index] for index in action.order))
        return Deed(action)

    def standing(self) -> dict[Mark, Card]:
        """Return the creatures in play by their marks."""
        return {self.marks[id(unit)]: unit.card for _, unit in _in_play(self.state)}

    def refusal(self, deed: Deed) -> Refusal | None:
        """Return why the rules refuse a deed here; None when its card or target is not there."""
        action = self._action(deed)
        return None if action is None else why_not(self.state, action)

    def do(self, deed: Deed) -> list[Event] | None:
        """Carry a deed out where it can be done; return what happened, or None."""
        action = self._action(deed)
        if action is None or why_not(self.state, action) is not None:
            return None
        happened: list[Event] = []
        side = self.state.active
        step(self.state, action, happened)
        if isinstance(action, PlayCreature) and deed.card is not None:
            row = self.state.sides[side].lanes[action.lane]
            self._mark(row[-1], (side, deed.card.id))
        return happened

    def _action(self, deed: Deed) -> MatchAction | None:
        """Return the action that does the same here, or None when there is none."""
        action = deed.action
        if isinstance(action, PlayCreature | CastIncantation):
            hand = self.state.sides[self.state.active].hand
            if deed.card not in hand:
                return None
            place = hand.index(deed.card)
            if isinstance(action, PlayCreature):
                return PlayCreature(place, action.lane)
            target = self.find(deed.target)
            return None if target is None else CastIncantation(place, *target)
        if isinstance(action, ChooseOrder):
            waiting = self.state.pending
            if sorted(card.id for card in waiting) != sorted(card.id for card in deed.cards):
                return None
            return ChooseOrder(tuple(waiting.index(card) for card in deed.cards))
        return action

    def end_turn(self, turn: int) -> list[Event]:
        """End ``turn`` unless it is over: the attacks that are left, orders as they fell."""
        happened = self._settle()
        if self.state.turn == turn and self.state.winner == UNDECIDED:
            step(self.state, EndTurn(), happened)
            happened += self._settle()
        return happened

    def reply(self) -> list[Event]:
        """Let the creatures of the side whose turn has begun attack; nothing else is played.

        The Horde brings no card either: which ones lie on its deck is not known (R9.1).
        """
        if self.state.winner != UNDECIDED:
            return []
        return self.end_turn(self.state.turn)

    def _settle(self) -> list[Event]:
        happened: list[Event] = []
        while self.state.pending_side != NOBODY and self.state.winner == UNDECIDED:
            step(self.state, ChooseOrder(tuple(range(len(self.state.pending)))), happened)
        return happened


def _in_play(state: State) -> Iterable[tuple[Place, Unit]]:
    for number, side in enumerate(state.sides):
        for lane, row in enumerate(side.lanes):
            for position, unit in enumerate(row):
                yield (number, lane, position), unit


def is_assault(action: MatchAction) -> bool:
    """Whether an action makes attacks (R3.6, R5.8)."""
    return isinstance(action, Attack | EndTurn)

"""A line tried out on a copy: what it does, and what it does when one of its actions is left out.

A line names cards by their place in the hand and creatures by where they stand.
When an action is missing both are others, so every action is kept as a ``KnownAction``:
the card itself, and a mark of the creature that stays with it.
"""

from typing import NamedTuple

from game.rules import (
    NOBODY,
    UNDECIDED,
    Card,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    Event,
    MatchAction,
    Place,
    PlayCreature,
    Press,
    Refusal,
    Relieve,
    Rows,
    State,
    has_won,
    step,
    why_not,
)

from ..event_totals import EventTotals

#: A creature as long as it is in play: its side, and its card's id, or where it stood at first.
Mark = Place | tuple[int, str]


class KnownAction(NamedTuple):
    """An action with what it means: its card, its target's mark, the fallen in their order."""

    action: MatchAction
    card: Card | None = None
    target: Mark | None = None
    cards: tuple[Card, ...] = ()


class DryRun:
    """A copy of a match on which a line is carried out, creature for creature."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self._marks: Rows[Mark] = Rows.of(state.sides, lambda place, _unit: place)

    def find(self, mark: Mark | None) -> Place | None:
        """Return where a marked creature stands, or None when it is not in play."""
        return next((place for place, other in self._marks.items() if other == mark), None)

    def card_at(self, place: Place) -> Card:
        """Return the card of the creature at a place."""
        side, lane, position = place
        return self.state.sides[side].lanes[lane][position].card

    def standing(self) -> dict[Mark, Card]:
        """Return the creatures in play by their marks."""
        return {mark: self.card_at(place) for place, mark in self._marks.items()}

    def meant(self, action: MatchAction) -> KnownAction:
        """Return what a legal action means here."""
        hand = self.state.sides[self.state.active].hand
        if isinstance(action, PlayCreature):
            return KnownAction(action, hand[action.place])
        if isinstance(action, CastIncantation):
            target = self._marks.at(action.side, action.lane, action.position)
            return KnownAction(action, hand[action.place], target)
        if isinstance(action, Relieve):
            return KnownAction(action, hand[-1])
        if isinstance(action, Press) and action.position >= 0:
            side = self.state.active
            return KnownAction(action, target=self._marks.at(side, action.lane, action.position))
        if isinstance(action, ChooseOrder):
            return KnownAction(
                action, cards=tuple(self.state.pending[index] for index in action.order)
            )
        return KnownAction(action)

    def refusal(self, deed: KnownAction) -> Refusal | None:
        """Return why the rules refuse a deed here; None when its card or target is not there."""
        action = self._action(deed)
        return None if action is None else why_not(self.state, action)

    def do(self, deed: KnownAction) -> list[Event] | None:
        """Carry a deed out where it can be done; return what happened, or None."""
        action = self._action(deed)
        if action is None or why_not(self.state, action) is not None:
            return None
        return self._do(action)

    def _do(self, action: MatchAction) -> list[Event]:
        happened: list[Event] = []
        step(self.state, action, happened)
        for event in happened:
            self._marks.follow(event, lambda came: (came.side, came.card.id))
        return happened

    def _action(self, deed: KnownAction) -> MatchAction | None:
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
        if isinstance(action, Press) and deed.target is not None:
            target = self.find(deed.target)
            return None if target is None else Press(action.index, *target[1:])
        return action

    def end_turn(self, turn: int) -> list[Event]:
        """End ``turn`` unless it is over: the attacks that are left, orders as they fell."""
        happened = self.settle()
        if self.state.turn == turn and self.state.winner == UNDECIDED:
            happened += self._do(EndTurn()) + self.settle()
        return happened

    def reply(self, side: int) -> list[Event]:
        """Let the creatures of all others attack until ``side`` is to move; nothing else is played.

        The Horde brings no card either: which ones lie on its deck is not known (R9.1).
        """
        happened: list[Event] = []
        while self.state.winner == UNDECIDED and self.state.active != side:
            turn = self.state.turn
            happened += self.end_turn(turn)
            if self.state.turn == turn:
                break
        return happened

    def settle(self) -> list[Event]:
        """Choose the orders that wait for one, as the cards fell; return what happened."""
        happened: list[Event] = []
        while self.state.pending_side != NOBODY and self.state.winner == UNDECIDED:
            happened += self._do(ChooseOrder(tuple(range(len(self.state.pending)))))
        return happened


class LineOutcome(NamedTuple):
    """The end of the turn, and what the answer of the creatures that stand opposite does then.

    In a ring the creatures of all that follow answer, until the own next turn. ``standing`` are the
    creatures in play, ``survivors`` those after the answer. ``dealt`` and ``hurt`` is the damage to
    the other stronghold and to the own one; ``foe`` and ``own`` are whether it is the Fort, and the
    damage that destroys it. ``won``: the line wins the match; ``lost``: the answer does for the
    others, by the own Fort; ``partner_lost``: by that of the partner.
    """

    standing: dict[Mark, Card]
    survivors: dict[Mark, Card]
    dealt: int
    hurt: int
    foe: tuple[bool, int]
    own: tuple[bool, int]
    won: bool
    lost: bool
    partner_lost: bool = False

    def fallen(self, side: int) -> dict[Mark, Card]:
        """Return the creatures of ``side`` that the answer fells."""
        gone = self.standing.keys() - self.survivors.keys()
        return {mark: card for mark, card in self.standing.items() if mark in gone & self.of(side)}

    def of(self, side: int) -> set[Mark]:
        """Return the marks of a side's creatures at the end of the turn."""
        return {mark for mark in self.standing if mark[0] == side}


def outcome(run: DryRun, side: int, turn: int, happened: list[Event], struck: int) -> LineOutcome:
    """Go on to the end of the turn of ``side``, and let what stands opposite answer.

    ``happened`` is what the line has done so far; ``struck`` is the opponent whose stronghold is
    told of.
    """
    happened = happened + run.end_turn(turn)
    state, field = run.state, run.state.field
    standing = run.standing()
    won = state.winner != UNDECIDED and has_won(state, side)
    shown_foe, shown_own = stands(state, struck), stands(state, side)
    answer = run.reply(side)
    partner = field.partner(side)
    return LineOutcome(
        standing,
        run.standing(),
        EventTotals(happened, field=field).sides[struck].pushed,
        EventTotals(answer, field=field).sides[side].pushed,
        shown_foe,
        shown_own,
        won,
        _fallen(state, side),
        partner is not None and _fallen(state, partner),
    )


def most_struck(state: State, side: int, happened: list[Event]) -> int:
    """Return the opponent whose stronghold these events have pushed the furthest."""
    totals = EventTotals(happened, field=state.field).sides
    return max(state.field.foes[side], key=lambda foe: totals[foe].pushed)


def _fallen(state: State, side: int) -> bool:
    """Whether the match has been lost by the stronghold of ``side`` (R4.4)."""
    if state.winner == UNDECIDED or has_won(state, side):
        return False
    own = state.sides[side]
    return state.ring is None or (own.fort and own.stronghold_life <= 0)


def stands(state: State, number: int) -> tuple[bool, int]:
    """Return whether the stronghold of a side is its Fort, and the damage that destroys it."""
    side = state.sides[number]
    return side.fort, side.life

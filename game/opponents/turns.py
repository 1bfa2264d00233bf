"""All the ways to play a turn: the positions it can end in, each found once.

A turn is a row of cards played, with incantations between the attacks. Most rows lead to a position
that another row has reached already, so positions are told apart by ``position_key`` and none is
looked at twice. A turn has a median of about 75 ends, and seldom more than 1,700.
"""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from game.rules import (
    INDESTRUCTIBLE,
    NOBODY,
    PERFORATION,
    SPLASH,
    UNDECIDED,
    AnyAction,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    Incantation,
    MatchAction,
    PlayCreature,
    Press,
    Relieve,
    Side,
    State,
    abilities_at,
    has_won,
    match_actions,
    may_cast_between,
    other_lane,
    position_key,
    step,
    why_not,
)

from .card_values import card_worth

ATTACK, END_TURN = Attack(), EndTurn()


def after(state: State, action: MatchAction) -> State:
    """Return the state after a legal action, which can be changed; ``state`` is left as it is."""
    new = state.copy()
    step(new, action)
    return new


def sensible_order(state: State) -> ChooseOrder:
    """Return the order that brings the better of the fallen back into reach sooner (R5.6)."""
    worths = [card_worth(card) for card in state.pending]
    return ChooseOrder(tuple(sorted(range(len(worths)), key=lambda index: -worths[index])))


def settle(state: State) -> None:
    """Choose, in place, sensible orders for the fallen cards that wait for one (R5.6)."""
    while state.pending_side != NOBODY and state.winner == UNDECIDED:
        step(state, sensible_order(state))


def finish_turn(state: State, turn: int) -> None:
    """End ``turn`` in place, unless it is over, by making the attacks that are left."""
    settle(state)
    # Ending may stop at an order of the fallen; once that is chosen it goes on by itself.
    if state.turn == turn and state.winner == UNDECIDED:
        step(state, END_TURN)
        settle(state)


Path = tuple[AnyAction, ...]
_TURN_ACTIONS = PlayCreature | CastIncantation | Attack | EndTurn | Press | Relieve


class TurnEnd(NamedTuple):
    """A position in which a turn can end, and how it comes to it.

    ``actions`` go as far as they are certain: to the end of the turn, or to the
    first order of the fallen that somebody else chooses (R5.6).
    """

    state: State
    actions: Path


class ScoredEnd(NamedTuple):
    """An end of the turn, and what it is worth to the side that plays it."""

    worth: int
    end: TurnEnd


def worth_of(prospect: ScoredEnd) -> int:
    """Return what to sort prospects by."""
    return prospect.worth


class Nodes:
    """Counts the actions that a search carries out: its measure of effort."""

    def __init__(self, limit: int) -> None:
        self.count = 0
        self.limit = limit

    @property
    def spent(self) -> bool:
        """Whether the limit has been reached."""
        return self.count >= self.limit


def turn_ends(state: State, nodes: Nodes) -> Iterator[TurnEnd]:
    """Yield the ends of the turn under way; the plainest, just to end it, comes first.

    ``state`` waits for an action of the active side. No more ends are found once
    ``nodes`` are spent, but always one at least; none after one that wins.
    """
    side, turn = state.active, state.turn
    seen: set[Hashable] = {position_key(state)}
    waiting: list[tuple[State, Path, bool]] = [(state, (), True)]
    while waiting:
        before, path, certain = waiting.pop()
        for action in (END_TURN, *_tried(before, state)):
            after, actions, sure = _carried_out(before, action, path, certain)
            nodes.count += 1
            mark = position_key(after)
            if mark not in seen:
                seen.add(mark)
                if after.turn != turn or after.winner != UNDECIDED:
                    yield TurnEnd(after, actions)
                    if after.winner != UNDECIDED and has_won(after, side):
                        return
                else:
                    waiting.append((after, actions, sure))
            if nodes.spent:
                return


def _tried(state: State, root: State) -> list[MatchAction]:
    """Return what is tried besides ending the turn that began to be thought of at ``root``.

    Relief (R13.8) takes no mana and no creature's place: it is tried after each row of creatures,
    and none is played after it, which would lead to the same ends again.
    """
    actions = plays(state)
    if root.relieved or not state.relieved:
        return actions
    return [action for action in actions if not isinstance(action, PlayCreature)]


def _carried_out(
    state: State, action: MatchAction, path: Path, certain: bool
) -> tuple[State, Path, bool]:
    """Return where ``action`` leads, with the actions so far, and whether more can be added.

    Orders of the fallen are chosen sensibly; after one of the other side's,
    what comes is not certain any more.
    """
    side = state.active
    new = after(state, action)
    if certain:
        path = (*path, action)
    while new.pending_side != NOBODY and new.winner == UNDECIDED:
        order = sensible_order(new)
        certain = certain and new.pending_side == side
        if certain:
            path = (*path, order)
        step(new, order)
    return new, path, certain


def follow(state: State, actions: Path, nodes: Nodes) -> TurnEnd | None:
    """Return the end to which ``actions`` of another position lead here, or None.

    They were found where the hand was the same or alike. Orders are chosen anew; where another
    action is not legal here, there is no such end.
    """
    turn = state.turn
    path: Path = ()
    certain = True
    for action in (*actions, END_TURN):
        if isinstance(action, _TURN_ACTIONS):
            if why_not(state, action) is not None:
                return None
            state, path, certain = _carried_out(state, action, path, certain)
            nodes.count += 1
            if state.turn != turn or state.winner != UNDECIDED:
                return TurnEnd(state, path)
    return None


def plays(state: State) -> list[MatchAction]:
    """Return what is worth trying besides ending the turn.

    Single attacks matter only where an incantation may be played between them.
    An incantation on an own creature, or one that does nothing, is worth a try
    where it heals (R4.5): by felling the creature, or by leaving its place.
    """
    side = state.sides[state.active]
    chosen: list[MatchAction] = []
    healed = False
    for action in match_actions(state):
        if isinstance(action, Attack):
            if may_cast_between(state):
                chosen.append(ATTACK)
        elif isinstance(action, CastIncantation):
            if _useful(state, action):
                chosen.append(action)
            elif action.place < side.stronghold and not healed:
                healed = True
                chosen.append(action)
        elif not isinstance(action, EndTurn):
            chosen.append(action)
    return chosen


def _useful(state: State, cast: CastIncantation) -> bool:
    """Whether an incantation harms a foe's creature, or fells an own one."""
    card = state.sides[state.active].hand[cast.place]
    assert isinstance(card, Incantation)
    victim = state.sides[cast.side]
    if cast.side == state.active:
        return _falls(victim, cast.lane, cast.position, card.damage)
    if not abilities_at(victim, cast.lane, cast.position) & INDESTRUCTIBLE:
        return True
    behind = card.abilities & PERFORATION and cast.position + 1 < len(victim.lanes[cast.lane])
    beside = card.abilities & SPLASH and cast.position < len(victim.lanes[other_lane(cast.lane)])
    return bool(behind or beside)


def _falls(side: Side, lane: int, position: int, damage: int) -> bool:
    unit = side.lanes[lane][position]
    if unit.damage + damage < unit.card.health:
        return False
    return not abilities_at(side, lane, position) & INDESTRUCTIBLE

"""Standings met before: the ends of a turn that only bring the match back to where it was.

The side that stands better gains nothing by going in a circle, and the one that stands
worse loses nothing: a position that comes again is worth what a draw is worth.

``winning_action`` looks for one in the turn under way: all that can be played, within a budget.
"""

from collections.abc import Hashable

from game.rules import (
    DUEL,
    NOBODY,
    SPRINT,
    SUMMONING,
    UNDECIDED,
    Creature,
    EndTurn,
    MatchAction,
    Side,
    State,
    has_won,
    match_actions,
    position_key,
    standing_key,
)

from .evaluate import ODDS, value
from .knowledge import Memory, seen_match
from .turns import after, finish_turn, settle

#: The most actions that are tried.
BUDGET = 1000


def winning_action(state: State, side: int) -> MatchAction | None:
    """Return the first action of a way to win this turn, or None where none is found."""
    if state.active != side or state.pending_side != NOBODY or not _possible(state, side):
        return None
    return _Hunt(side).action(state)


class _Hunt:
    """One search, depth first; what has been looked at once is not looked at again."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.left = BUDGET
        self.known: set[Hashable] = set()

    def action(self, state: State) -> MatchAction | None:
        """Return an action that wins at once or leads to a win, or None."""
        for action in sorted(
            match_actions(state), key=lambda action: not isinstance(action, EndTurn)
        ):
            if not self.left:
                return None
            self.left -= 1
            new = after(state, action)
            if new.pending_side != self.side or new.ending:
                # No order of others, and none of ours while the turn ends, changes the damage.
                settle(new)
            won = new.winner != UNDECIDED and has_won(new, self.side)
            if won or self._leads(new, state.turn):
                return action
        return None

    def _leads(self, state: State, turn: int) -> bool:
        if state.winner != UNDECIDED or state.turn != turn or not _possible(state, self.side):
            return False
        key = position_key(state)
        if key in self.known:
            return False
        self.known.add(key)
        return self.action(state) is not None


def _possible(state: State, side: int) -> bool:
    """Whether all attacks that are left could destroy a Fort, if nothing stood before it.

    A creature strikes the stronghold at most once in a turn: a repeated attack follows the fall of
    a creature alone (R8.6), and one that was summoned this turn never does (R8.3).
    """
    own, across = state.sides[side], state.field.across[side]
    if state.sides[across[0][0]].horde is not None:
        return False
    if state.changes is not None:
        # Blows, presses and steps can be others (R16.52).
        return True
    needed = {struck: _life(state.sides[struck]) for struck, _ in across}
    summons = len(own.hand) if state.phase == SUMMONING else 0
    sprint = _may_sprint(own)
    for (struck, _), row in zip(across, own.lanes, strict=True):
        passed = len(row) - 1 + summons if sprint else 0
        for unit in row:
            if not unit.summoned and (unit.again or not unit.attacked):
                needed[struck] -= unit.card.attack + unit.growth + passed
    return min(needed.values()) <= 0


def _life(foe: Side) -> int:
    """Return the damage that would destroy a stronghold and its Fort, if no card came home."""
    return foe.stronghold_life + (0 if foe.fort else len(foe.hand))


def _may_sprint(own: Side) -> bool:
    """Whether a creature of this side has, gives or could be given Sprint."""
    if own.permanent & SPRINT:
        return True
    cards = [unit.card for row in own.lanes for unit in row]
    cards += [card for card in own.hand if isinstance(card, Creature)]
    return any((card.abilities | card.aura) & SPRINT for card in cards)


#: The worth of a draw to either side.
DRAWN = 0
#: A side that stands better by this much declines a draw: it wins three games in four.
_CLEARLY = ODDS


class Standings:
    """The standings that a match has had, for the side to act in ``position``.

    That side may know less of the foe's hand than stands in ``position``. Cards never seen keep
    their places, though, so that all know whether a standing is the same.
    """

    def __init__(self, position: State, side: int, memory: Memory | None) -> None:
        self._stood = memory.stood if memory is not None else frozenset()
        self._foe = DUEL.rival(side)
        hidden = memory.hidden(self._foe) if memory is not None else 0
        self._hidden = position.sides[self._foe].hand[:hidden]

    def again(self, end: State) -> bool:
        """Whether the turn that begins with ``end`` has begun like this before.

        ``end`` is an end of the turn under way, whatever lies in the places that are hidden.
        """
        if not self._stood or end.winner != UNDECIDED:
            return False
        real = end.copy()
        real.sides[self._foe].hand[: len(self._hidden)] = self._hidden
        return standing_key(real) in self._stood


def takes_draw(state: State, side: int, seed: int, memory: Memory | None = None) -> bool:
    """Whether ``side`` takes a draw that the other side offers, which is to act (R7.3).

    It is judged by how the turn would end without anything more. It rests on what ``side`` may
    know, and is the same for the same arguments.
    """
    known = seen_match(state, side, seed, memory)
    finish_turn(known, known.turn)
    return winning_action(known, side) is None and value(known, side) < _CLEARLY

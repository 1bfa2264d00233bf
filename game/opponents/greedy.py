"""A greedy player: one action at a time, by the prospect of ending the turn after it.

Every action is tried on a copy; the turn is ended by simply attacking, and the position that this
leads to is judged by ``evaluate.value``, before and after the plain assaults of all others. Before
that, a win within the turn is looked for. Each action costs a card of the hand, mana or an attack,
so that a turn always ends.
"""

from random import Random

from game.rules import (
    DUEL,
    NOBODY,
    STRONGHOLD,
    UNDECIDED,
    Attack,
    EndTurn,
    MatchAction,
    PlayCreature,
    Press,
    PressChange,
    State,
    match_actions,
)

from .evaluate import WON, value
from .knowledge import Memory, seen_match
from .manner import Manner, liking
from .standings import DRAWN, Standings, winning_action
from .turns import after, finish_turn, sensible_order

#: A prospect that is worse than the best by no more than this is as good.
SPREAD = 100


def choose(
    state: State, side: int, seed: int, memory: Memory | None = None, manner: Manner | None = None
) -> MatchAction:
    """Return the action of ``side``, which must be the one to act.

    It rests on what ``side`` may know: the order of the opponent's hidden cards is not looked at.
    """
    known = seen_match(state, side, seed, memory)
    actions = match_actions(known)
    if len(actions) == 1:
        return actions[0]
    if known.pending_side != NOBODY:
        return sensible_order(known)
    action = winning_action(known, side)
    if action is not None:
        return action
    stood = Standings(state, side, memory) if state.field is DUEL else None
    return best_prospect(known, side, actions, Random(seed), stood, manner)


def best_prospect(
    state: State,
    side: int,
    actions: list[MatchAction],
    rng: Random,
    stood: Standings | None = None,
    manner: Manner | None = None,
) -> MatchAction:
    """Return one of the best actions; ending the turn unless something is better than that.

    Two players who always take the very best can drive each other in a circle: they take what
    is nearly as good, and those who know what has ``stood`` do not go back there.
    """
    ranked = sorted(actions, key=_rank)
    prospects = [_looked_ahead(state, action, side, stood, manner) for action in ranked]
    best = max(prospects)
    if prospects[0] == best:
        return ranked[0]
    least = max(best - SPREAD, prospects[0] + 1)
    near = [index for index, prospect in enumerate(prospects) if prospect >= least]
    return ranked[rng.choice(near)]


def _looked_ahead(
    state: State, action: MatchAction, side: int, stood: Standings | None, manner: Manner | None
) -> int:
    """Return the prospect of an action; of a press also with what it makes possible at once.

    More mana, or Rage that waits (H10 of R16.52), is worth nothing before a card is played. A
    stronghold goes back when it has been driven so far that nothing of it is wasted.
    """
    if isinstance(action, Press) and _too_soon(state, action):
        return -WON
    new = after(state, action)
    follow: list[MatchAction] = []
    if isinstance(action, Press) and new.winner == UNDECIDED and new.pending_side == NOBODY:
        follow = [play for play in match_actions(new) if isinstance(play, PlayCreature)]
    best = max([_prospect(after(new, play), side, state.turn, stood) for play in follow], default=0)
    liked = 0 if manner is None else 2 * _liked(manner, state, action, new)
    plain = _prospect(new, side, state.turn, stood) + liked
    return max(best, plain) if follow else plain


def _liked(manner: Manner, state: State, action: MatchAction, new: State) -> int:
    ended = new.copy()
    finish_turn(ended, state.turn)
    return liking(manner, state, (action,), ended)


def _too_soon(state: State, press: Press) -> bool:
    changes = state.changes
    change = changes.table.changes[press.index] if changes is not None else None
    if not isinstance(change, PressChange) or change.what != STRONGHOLD:
        return False
    return state.sides[state.active].stronghold < change.strength


def _rank(action: MatchAction) -> int:
    """Return 0 for the end of the turn, 2 for an attack alone, 1 for all the rest."""
    return 0 if isinstance(action, EndTurn) else 1 + isinstance(action, Attack)


def _prospect(state: State, side: int, turn: int, stood: Standings | None) -> int:
    """Return the value when the turn has ended, and that after the plain assaults that answer it.

    ``state`` is used up.
    """
    finish_turn(state, turn)
    ended = value(state, side)
    if state.winner != UNDECIDED or state.active == side or state.sides[state.active].horde:
        return 2 * ended
    again = stood is not None and stood.again(state)
    while state.winner == UNDECIDED and state.active != side:
        finish_turn(state, state.turn)
    worth = ended + value(state, side)
    return min(worth, DRAWN) if again else worth

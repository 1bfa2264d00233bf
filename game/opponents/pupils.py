"""The two lowest strengths, which learn the game: by the book, and without a second look."""

from __future__ import annotations

from random import Random

from game.rules import (
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    State,
    match_actions,
)

from .evaluate import value
from .finish import after, finish_turn

#: How often the beginner leaves it at what has been played, of so many times.
CONTENT = (1, 4)
#: How much of what could be done the careless player overlooks, of so many things.
OVERLOOKED = (1, 3)


def beginner(state: State, _side: int, rng: Random) -> MatchAction:
    """Return an action by the book: the leftmost card that can be paid, in any lane or on any foe.

    It does not look at what comes of it, but for its own Fort (R4.6).
    """
    actions = match_actions(state)
    if isinstance(actions[0], ChooseOrder):
        return rng.choice(actions)
    plays = [action for action in actions if _by_the_book(state, action)]
    if not plays or _by_chance(rng, CONTENT):
        # The last of all is to end the turn, or to let the AI play its own.
        return actions[-1]
    leftmost = min(_place(action) for action in plays)
    return rng.choice([action for action in plays if _place(action) == leftmost])


def _by_the_book(state: State, action: MatchAction) -> bool:
    """Whether a beginner thinks of it: a creature, or an incantation on a foe's creature."""
    if isinstance(action, CastIncantation):
        return action.side != state.active
    if not isinstance(action, PlayCreature):
        return False
    return after(state, action).winner != 1 - state.active


def _place(action: MatchAction) -> int:
    assert isinstance(action, PlayCreature | CastIncantation)
    return action.place


def careless(state: State, side: int, rng: Random) -> MatchAction:
    """Return the action after which the turn ends best, of those that are not overlooked.

    What the foe may do then is not thought of.
    """
    actions = match_actions(state)
    chosen, best = actions[-1], _outcome(state, side, actions[-1])
    for action in actions[:-1]:
        if _by_chance(rng, OVERLOOKED):
            continue
        outcome = _outcome(state, side, action)
        if outcome > best:
            chosen, best = action, outcome
    return chosen


def _outcome(state: State, side: int, action: MatchAction) -> int:
    """Return what the turn has brought when it is ended after ``action``."""
    new = after(state, action)
    if not isinstance(action, EndTurn):
        finish_turn(new, state.turn)
    return value(new, side)


def _by_chance(rng: Random, odds: tuple[int, int]) -> bool:
    return rng.randrange(odds[1]) < odds[0]

"""The worth of a position: the one place that judges.

A position is judged as it stands when a turn begins: that of a duel by ``duel_judge``, that of
a solo game by ``solo_judge``, and in a ring by ``ring_judge``. A match that is won or lost
outweighs everything else.
"""

import math

from game.rules import DRAW, DUEL, LEFT, UNDECIDED, State, has_won, places

from .duel_judge import DuelJudge
from .ring.ring_judge import RingJudge
from .solo_judge import SoloJudge
from .weights import WEIGHTS, Weights

#: The worth of the places of everyone for themselves, by their number: to win is the aim, and
#: to be second is better than to be last (R15.3).
_BY_PLACE = {3: (1.0, -0.4, -1.0), 4: (1.0, -0.2, -0.6, -1.0)}


def outcome_for(state: State, side: int) -> float:
    """Return what the match, which is over, has brought to ``side``."""
    field = state.field
    if has_won(state, side):
        return 1.0
    if len(set(field.teams)) < len(field.sides):
        return 0.0 if state.winner == DRAW else -1.0
    worths = _BY_PLACE[len(field.sides)]
    place = 0
    for equals in places(state):
        if side in equals:
            shared = worths[place : place + len(equals)]
            return sum(shared) / len(shared)
        place += len(equals)
    return -1.0


WON = 1_000_000
#: The points that multiply the odds of winning by e.
ODDS = 1000
#: Odds beyond this, in points, are as good as certain.
_CERTAIN = 20 * ODDS


class Judge:
    """Judges positions by a set of weights; the value is linear in them but for rounding."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._duel = DuelJudge(weights.moves, weights.waits)
        self._solo = SoloJudge(weights.lone, weights.horde)
        self._ring = RingJudge(weights)

    def value(self, state: State, side: int) -> int:
        """Return what the position is worth to ``side``; in a duel the other loses as much."""
        if state.field is not DUEL:
            return self._in_ring(state, side)
        if state.winner != UNDECIDED:
            if state.winner == DRAW:
                return 0
            # The sooner win and the later loss are better.
            return (WON - state.turn) * (1 if state.winner == side else -1)
        if state.solo:
            worth = self._solo.value(state)
            return worth if side == LEFT else -worth
        worth = self._duel.value(state)
        return worth if side == state.active else -worth

    def _in_ring(self, state: State, side: int) -> int:
        if state.winner != UNDECIDED:
            return round((WON - state.turn) * outcome_for(state, side))
        return self._ring.value(state, side)


_JUDGE = Judge()


def value(state: State, side: int) -> int:
    """Return what the position is worth to ``side``, by the weights of the game."""
    return _JUDGE.value(state, side)


def chance_of(worth: int) -> float:
    """Return the chance of winning that a value stands for, between 0 and 1."""
    return 1 / (1 + math.exp(-max(-_CERTAIN, min(_CERTAIN, worth)) / ODDS))


def worth_of_chance(chance: float) -> int:
    """Return the value that stands for a chance of winning, which is neither 0 nor 1."""
    return round(ODDS * math.log(chance / (1 - chance)))


def averaged_by_chance(worths: list[int]) -> int:
    """Return the value whose chance of winning is the average of those of ``worths``."""
    return worth_of_chance(sum(chance_of(worth) for worth in worths) / len(worths))

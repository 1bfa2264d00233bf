"""Standings met before: the ends of a turn that only bring the match back to where it was.

The side that stands better gains nothing by going in a circle, and the one that stands
worse loses nothing: a position that comes again is worth what a draw is worth.
"""

from __future__ import annotations

from game.rules import DUEL, UNDECIDED, State, standing_key

from .evaluate import ODDS, value
from .finish import finish_turn
from .knowledge import Memory, seen_match
from .wins import winning_action

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
    if winning_action(known, side) is not None:
        return False
    return value(known, side) < _CLEARLY

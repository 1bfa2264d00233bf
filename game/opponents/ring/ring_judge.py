"""The worth of a position in the ring to each seat, as it stands when a turn begins.

Each seat has the points of ``duel_judge``: its stronghold, hand and rows, and what the neighbours'
next plain assaults would leave of them. How they are joined depends on the mode:

* two against two (R14): a team is worth little more than the weaker of the two, because the first
  Fort to fall loses the match for both;
* everyone for themselves (R15): the chance to have most spoils when a Fort falls, which is not the
  own one; the more likely an end is, the more spoils count;
* against the Horde (R13.20): ``horde_judge``.
"""

from __future__ import annotations

import math

from game.rules import REACH, State

from ..duel_judge import SeatTable
from ..weights import Weights
from .horde_judge import HordeRingJudge
from .strikes import Rows, joined, rows_of, strikes_on
from .teams import weaker

#: The points of a spoil (R15.2).
SPOIL = 300
#: The share of the seats' own points that tells who wins among those for themselves.
STANDING = 0.8


class RingJudge:
    """Judges positions of the ring by the points of duels and of solo games."""

    def __init__(self, weights: Weights) -> None:
        self._moves = SeatTable(weights.moves)
        self._waits = SeatTable(weights.waits)
        self._horde = HordeRingJudge(weights)

    def value(self, state: State, side: int) -> int:
        """Return what an undecided position is worth to ``side``."""
        field = state.field
        if field.wings:
            worth = self._horde.value(state)
            return -worth if side in field.wings else worth
        rows = rows_of(state)
        worths = [self.seat(state, rows, seat) for seat in field.sides]
        if field.spoils:
            return _alone(state, worths, side)
        return _team(state, worths, field.teams[side])

    def seat(self, state: State, rows: Rows, seat: int) -> int:
        """Return the points of one seat: its own things, and what its neighbours threaten."""
        own, lanes = state.sides[seat], rows[seat]
        before, after = strikes_on(state, rows, seat)
        if seat == state.active:
            return self._moves.worth(own, lanes, joined(after, before), REACH)
        if state.field.next_side[seat] == state.active:
            return self._waits.worth(own, lanes, joined(after, before), REACH)
        # The previous seat strikes before the own turn, the next one after it.
        soon = self._waits.worth(own, lanes, before, REACH)
        return (soon + self._moves.worth(own, lanes, joined(before, after), REACH)) // 2


def _team(state: State, worths: list[int], team: int) -> int:
    """Return by how much a team stands better than the other."""
    mine = [worth for seat, worth in enumerate(worths) if state.field.teams[seat] == team]
    theirs = [worth for seat, worth in enumerate(worths) if state.field.teams[seat] != team]
    return round(weaker(mine) - weaker(theirs))


def _alone(state: State, worths: list[int], side: int) -> int:
    """Return the odds, in points, that ``side`` is first when the match ends (R15.3)."""
    spoils = state.ring.spoils if state.ring is not None else (0,) * len(worths)
    pairs = zip(worths, spoils, strict=True)
    chances = [STANDING * worth + SPOIL * spoil for worth, spoil in pairs]
    mine = chances.pop(side)
    most = max(chances)
    rest = sum([math.exp((chance - most) / 1000) for chance in chances])
    return round(mine - most - 1000 * math.log(rest))

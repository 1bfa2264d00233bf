"""The worth of a position of partners against the Horde (R13.20), by the points of solo games.

Each partner has the points of the player of a solo game; the pair is worth little more than
the weaker of the two, because the first Fort to fall loses the match. The Horde has one deck, which
both wings use up.
"""

from __future__ import annotations

from game.rules import REACH, State

from ..solo_judge import SoloTable
from ..weights import Weights
from .strikes import Rows, joined, rows_of, strikes_on
from .teams import weaker


class HordeRingJudge:
    """Judges positions of partners against the wings of the Horde."""

    def __init__(self, weights: Weights) -> None:
        self._moves = SoloTable(weights.lone)
        self._waits = SoloTable(weights.horde)

    def value(self, state: State) -> int:
        """Return what an undecided position is worth to the partners."""
        field, rows = state.field, rows_of(state)
        partners = [seat for seat in field.sides if seat not in field.wings]
        worths: list[int] = []
        for seat in partners:
            table = self._moves if seat == state.active else self._waits
            own, lanes = state.sides[seat], rows[seat]
            before, after = strikes_on(state, rows, seat)
            sooner = before if seat != state.active else after
            later = after if seat != state.active else before
            points = table.player(own, joined(sooner, later), REACH)
            worths.append(points + sum([table.row(lane, own.permanent) for lane in lanes]))
        table = self._waits if state.active in field.wings else self._moves
        worth = weaker(worths) * len(worths) + _deck(state, rows, table)
        for wing in field.wings:
            permanent = state.sides[wing].permanent
            worth += sum([table.wall(lane, permanent) for lane in rows[wing]])
        return round(worth)


def _deck(state: State, rows: Rows, table: SoloTable) -> int:
    """Return the points of the one deck of both wings, and of its settings (R13.22)."""
    north, south = state.field.wings
    own = state.sides[north]
    horde = own.horde
    assert horde is not None
    blows = joined(*strikes_on(state, rows, north))
    blows = joined(blows, joined(*strikes_on(state, rows, south)))
    fixed, variable = horde.fixed_mana, horde.variable_mana
    # Every creature of a partner stands across from one wing (R13.23).
    met = sum([side.creatures for side in state.sides if side.horde is None])
    mana = 2 * fixed + variable * met
    worth = table.settings(fixed, variable, horde.resistance, own.permanent)
    worth += mana // 2 * table.points.mana
    return worth + table.lasting(own, horde, blows, mana, turns=2)

"""The worth of a position in the ring to each seat, as it stands when a turn begins.

Each seat has the points of ``duel_judge``: its stronghold, hand and rows, and what the neighbours'
next plain assaults would leave of them. How they are joined depends on the mode:

* two against two (R14): a team is worth little more than the weaker of the two, because the first
  Fort to fall loses the match for both;
* everyone for themselves (R15): the chance to have most spoils when a Fort falls, which is not the
  own one; the more likely an end is, the more spoils count;
* against the Horde (R13.20): ``horde_judge``.

Against the Horde each partner has the points of a solo player, and both wings use up one deck.
"""

import math

from game.rules import BOTTOM, REACH, TOP, State, extra_mana, reach_of

from ..duel_judge import SeatTable
from ..plain_assault import Assault, Lane, plain_assault
from ..solo_judge import SoloTable
from ..weights import Weights

#: Points by which a partner must be stronger to make up for one who is weaker: the fewer, the more
#: the weaker one alone decides.
TEAM_SPREAD = 1500


def weaker(worths: list[int]) -> float:
    """Return a smooth minimum of the worths of partners; of equal ones, that of both."""
    least = min(worths)
    rest = sum([math.exp((least - worth) / TEAM_SPREAD) for worth in worths])
    return least - TEAM_SPREAD * math.log(rest / len(worths))


#: The rows of each seat, the top lane first.
Rows = list[list[Lane]]
_EMPTY: Lane = ()
_NOTHING = Assault((), ())


def rows_of(state: State) -> Rows:
    """Return the lanes of all seats as values that can be known again."""
    return [[(*side.lanes[TOP],), (*side.lanes[BOTTOM],)] for side in state.sides]


def strike(state: State, rows: Rows, attacker: int, lane: int) -> Assault:
    """Return what the creatures of one lane do to the seat across, if nothing more is played."""
    struck, facing = state.field.across[attacker][lane]
    row = rows[attacker][lane]
    if not row:
        return _NOTHING
    # The encounter counts lanes as the struck seat does: beside is that seat's other lane (R13.4).
    lanes = [row, _EMPTY] if facing == TOP else [_EMPTY, row]
    return plain_assault(state.sides[attacker], lanes, state.sides[struck], rows[struck])


def strikes_on(state: State, rows: Rows, seat: int) -> tuple[Assault, Assault]:
    """Return the blows of the previous and of the next seat on ``seat``."""
    (following, its_lane), (previous, other_lane) = state.field.across[seat]
    return (strike(state, rows, previous, other_lane), strike(state, rows, following, its_lane))


def joined(first: Assault, then: Assault) -> Assault:
    """Return both assaults as one, in this order."""
    if not first.blows and not first.fallen:
        return then
    if not then.blows and not then.fallen:
        return first
    count = len(first.fallen)
    blows = first.blows + tuple([(before + count, blow) for before, blow in then.blows])
    return Assault(blows, first.fallen + then.fallen)


class HordeRingJudge:
    """Judges positions of partners against the wings of the Horde."""

    def __init__(self, weights: Weights) -> None:
        self._moves = SoloTable(weights.lone)
        self._waits = SoloTable(weights.horde)

    def value(self, state: State) -> int:
        """Return what an undecided position is worth to the partners."""
        field, rows = state.field, rows_of(state)
        worths: list[int] = []
        for seat in field.hands:
            table = self._moves if seat == state.active else self._waits
            own, lanes = state.sides[seat], rows[seat]
            before, after = strikes_on(state, rows, seat)
            sooner = before if seat != state.active else after
            later = after if seat != state.active else before
            points = table.player(own, joined(sooner, later), reach_of(state, seat))
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
    if state.changes is not None:
        fixed += extra_mana(state, north)
    # Every creature of a partner stands across from one wing (R13.23).
    met = sum([state.sides[seat].creatures for seat in state.field.hands])
    mana = 2 * fixed + variable * met
    worth = table.settings(fixed, variable, horde.resistance, own.permanent)
    worth += mana // 2 * table.points.mana
    return worth + table.lasting(own, horde, blows, mana, turns=2)


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
    pairs = zip(worths, state.spoils, strict=True)
    chances = [STANDING * worth + SPOIL * spoil for worth, spoil in pairs]
    mine = chances.pop(side)
    most = max(chances)
    rest = sum([math.exp((chance - most) / 1000) for chance in chances])
    return round(mine - most - 1000 * math.log(rest))

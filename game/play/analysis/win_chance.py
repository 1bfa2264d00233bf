"""From what a position is worth to the chance of winning it, and the grade of a turn."""

import math
from collections.abc import Sequence
from enum import IntEnum
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from game.opponents import ODDS, WON, seen, value
from game.rules import (
    DRAW,
    LEFT,
    UNDECIDED,
    ChooseOrder,
    Event,
    MatchAction,
    RunHordeTurn,
    State,
    apply,
    to_act,
)


class ChanceCurve(NamedTuple):
    """The chance is ``1 / (1 + exp(-(worth + tempo) * slope))`` for the side whose turn begins.

    The slope goes from ``1 / early`` at the beginning of a match to ``1 / late`` from turn
    ``LATE`` on: a match that has lasted long is less decided by what is seen of it. A turn that
    left ``doubt`` more than its best line had promised needs no comparison.
    """

    tempo: float
    early: float
    late: float

    doubt: float = 0.10

    def odds(self, worth: float, turn: int) -> float:
        """Return the logarithm of the odds of winning."""
        part = min(turn, LATE) / LATE
        return (worth + self.tempo) * ((1 - part) / self.early + part / self.late)


#: From this turn on, both sides counted, curves change no more.
LATE = 30
#: For the worth of a line of the deep player, of the master, and for the bare look of a position.
#: They are rounded from fits to several runs of matches between deep players, and were tried on
#: matches that were not fitted to. Those of the master rest on few turns.
#: The tempo of the first is another from match to match: ``tempo_of`` finds it.
SEARCHED = ChanceCurve(0, 800, 1500)
MASTERED = ChanceCurve(0, 900, 1700)
BARE = ChanceCurve(0, 750, 1500)
#: Against the Horde worths are chances already, in the unit of the judgement itself. What a turn
#: leaves is weighed by the Horde's cards, not by a line: it is always compared.
SOLO = ChanceCurve(0, ODDS, ODDS, doubt=math.inf)


class Curves(NamedTuple):
    """The curves of a match: for the bare look, for a line of the first look, and of the second."""

    bare: ChanceCurve
    searched: ChanceCurve
    mastered: ChanceCurve


def curves_of(state: State) -> Curves:
    """Return the curves of the match of a position."""
    return Curves(SOLO, SOLO, SOLO) if state.solo else Curves(BARE, SEARCHED, MASTERED)


#: Beyond this a line ends with the match (``game.opponents.value``).
DECIDED = WON - 100_000
#: A match that is not decided is never told to be certain.
_LEAST = 0.01
#: How many noughts stand beside what the worths of neighbouring turns tell of the search.
_CALM = 4
#: So many turns of the Horde are played out to see what its cards may bring.
_SAMPLES = 12


def chance(worth: int, turn: int, curve: ChanceCurve = SEARCHED) -> float:
    """Return the chance, 0 to 1, of the side that begins a turn in a position of this worth."""
    if abs(worth) >= DECIDED:
        return 1.0 if worth > 0 else 0.0
    # The logistic curve, in the form that does not overflow.
    raw = (1 + math.tanh(curve.odds(worth, turn) / 2)) / 2
    return min(1 - _LEAST, max(_LEAST, raw))


def tempo_of(worths: Sequence[int | None]) -> float:
    """Return the favour that a search does to the side that waits, from a match's worths by turn.

    The search favours both sides in turn alike, so the favour is half the sum of the worths of
    two neighbouring turns. Mistakes add to a sum, too: the median is taken, and a few zeros keep
    it calm.
    """
    sums = [0.0] * _CALM
    for one, other in pairwise(worths):
        if one is not None and other is not None and max(abs(one), abs(other)) < DECIDED:
            sums.append(one + other)
    return -median(sums) / 2


def chance_at_end(winner: int) -> float:
    """Return left's chance when the match is over."""
    return 0.5 if winner == DRAW else float(winner == LEFT)


def estimate(state: State) -> float:
    """Return left's chance at the beginning of a turn by the bare look of the position."""
    if state.winner != UNDECIDED:
        return chance_at_end(state.winner)
    mine = chance(value(state, state.active), state.turn, curves_of(state).bare)
    return mine if state.active == LEFT else 1 - mine


def chance_before_horde(state: State) -> float:
    """Return left's chance before the Horde's turn (R9.2), whatever cards it will reveal.

    The order of its deck is nobody's doing: the mean over several orders, the same for all
    positions, so that two of them can be compared. At the end of the match it is known.
    """
    if state.winner != UNDECIDED:
        return chance_at_end(state.winner)
    return sum(_after_horde(state, seed) for seed in range(_SAMPLES)) / _SAMPLES


def _after_horde(state: State, seed: int) -> float:
    here = seen(state, LEFT, seed)
    assert isinstance(here, State)
    return estimate(_at_next_turn(here))


def _at_next_turn(state: State) -> State:
    turn = state.turn
    while state.winner == UNDECIDED and state.turn == turn:
        # The order of the player's fallen (R9.10) matters little to the whole.
        order = ChooseOrder(tuple(range(len(state.pending))))
        after, _ = apply(state, order if to_act(state) == LEFT else RunHordeTurn())
        assert isinstance(after, State)
        state = after
    return state


class Grade(IntEnum):
    """How much of the chance of winning a turn gave away, by the planks of a bridge."""

    SOUND = 0
    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3


#: From which loss on a turn has which grade.
LOOSE, BROKEN, FALLEN = 0.10, 0.20, 0.35
#: A swing of the Horde's cards that is worth telling.
LUCK = 0.12


class Variation(NamedTuple):
    """A way to play a turn: what is done and happens in it, and where it ends.

    ``answer`` is what happens in the best answer to it; nothing against the Horde.
    """

    actions: tuple[MatchAction, ...]
    events: tuple[Event, ...]
    end: State
    answer: tuple[Event, ...] = ()


class Verdict(NamedTuple):
    """The verdict on a turn.

    ``lost`` is the part of the chance of winning that its player gave away
    against ``better``, which is None for a sound turn. ``missed_win``: the match
    could have been won in this turn. ``luck`` is what the Horde's cards of this
    turn did to left's chance. ``before`` is the player's chance at its beginning by
    the second look that a turn gets before it is called decisive; None without one.
    """

    lost: float = 0.0
    grade: Grade = Grade.SOUND
    better: Variation | None = None
    missed_win: bool = False
    luck: float = 0.0
    before: float | None = None

    @property
    def marked(self) -> bool:
        """Whether it is worth being pointed out."""
        return self.grade != Grade.SOUND or self.missed_win or abs(self.luck) >= LUCK


def grade_of(lost: float) -> Grade:
    """Return the grade of a turn that gave so much of the chance of winning away."""
    return Grade(sum(lost >= least for least in (LOOSE, BROKEN, FALLEN)))

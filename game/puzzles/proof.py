"""The proof of a puzzle: all end positions of the turn, and which of them hold."""

from collections.abc import Callable
from typing import NamedTuple

from game.opponents import value
from game.rules import UNDECIDED, State

from .puzzle import SURVIVE, WIN_IN_TWO, WIN_NOW
from .turn_endings import Effort, Ending, Line, endings, orders
from .win_hunt import ReplySearch, WinHunt

#: The most actions that the proof of a puzzle of the game may need: each takes some 10 µs.
LIMITS = {WIN_NOW: 20_000, SURVIVE: 30_000, WIN_IN_TWO: 60_000}

#: Returns the line by which the opponent refutes an end position, or None.
Refuter = Callable[[State], Line | None]


class Proof(NamedTuple):
    """The findings about a position, by looking at everything.

    ``endings`` are all end positions, the plainest, just to end the turn, first; ``holding``
    those that do what is asked, however the opponent may have ordered their fallen; ``doubtful``
    counts those that do so after some orders only. ``at_once`` counts wins at once where
    something else is asked. ``effort`` is how many actions it took.
    """

    endings: tuple[Ending, ...]
    holding: tuple[Ending, ...]
    doubtful: int
    at_once: int
    effort: int

    @property
    def only(self) -> Ending | None:
        """The one right end position, or None where there is none, or more than that."""
        if len(self.holding) == 1 and not self.doubtful and not self.at_once:
            return self.holding[0]
        return None


def prove(kind: str, state: State, limit: int = 0, hasty: bool = False) -> Proof:
    """Return the proof for a position in which the active side begins its turn.

    Raises ``EffortSpent`` when it needs more actions than ``limit`` (0: any number). A ``hasty``
    one gives up as soon as it is certain that there is not exactly one right end position.
    """
    effort = Effort(limit)
    side = state.active
    ends: list[Ending] = []
    wins: list[Ending] = []
    for ending in endings(state, effort):
        ends.append(ending)
        if ending.state.winner == side:
            wins.append(ending)
            if hasty and len(wins) > (kind == WIN_NOW):
                break
    if kind == WIN_NOW:
        return Proof(tuple(ends), tuple(wins), 0, 0, effort.count)
    if wins and hasty:
        return Proof(tuple(ends), (), 0, len(wins), effort.count)
    refute = refuter(kind, side, effort)
    holding: list[Ending] = []
    doubtful = 0
    # The end that looks best holds most often, so a hasty proof soon finds a second one.
    looked = sorted(ends, key=lambda end: -value(end.state, side)) if hasty else ends
    for ending in looked:
        held = _held(ending, refute)
        if held is None:
            doubtful += 1
        elif held:
            holding.append(ending)
        if hasty and len(holding) + doubtful > 1:
            break
    return Proof(tuple(ends), tuple(holding), doubtful, len(wins), effort.count)


def refuter(kind: str, side: int, effort: Effort) -> Refuter:
    """Return what tells of end positions of ``side`` in turn how the opponent refutes them.

    The line is empty where nothing has to be played any more: the match is over, or the
    turn has passed without the win that was asked for.
    """
    hunt = WinHunt(effort)
    replies = ReplySearch(effort)

    def refute(state: State) -> Line | None:
        if state.winner != UNDECIDED:
            return None if state.winner == side else ()
        if kind == SURVIVE:
            return hunt.line(state)
        return replies.refutation(state) if kind == WIN_IN_TWO else ()

    return refute


def _held(ending: Ending, refute: Refuter) -> bool | None:
    found: set[bool] = set()
    for state in orders(ending):
        found.add(refute(state) is None)
        if len(found) > 1:
            return None
    return found == {True}

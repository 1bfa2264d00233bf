"""A search against the AI's deck (R9), whose order nobody knows.

Each end of the own turn is answered by the AI's turn with several orders of its
deck, the same for every end, and the outlooks are joined as chances of winning.
The best few are then looked at again, with the own turn that would follow.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.rules import UNDECIDED, RunAiTurn, State, step

from .evaluate import Judge, averaged_by_chance
from .finish import settle
from .knowledge import seen_match
from .turns import Nodes, ScoredEnd, turn_ends, worth_of

_RUN_AI_TURN = RunAiTurn()


class SoloPlan(NamedTuple):
    """How far a search looks: ``width`` ends by ``samples`` orders of the deck.

    Then ``again`` of them by as many orders as ``samples_again``, with the own next turn.
    ``nodes`` is the most actions carried out for one decision, ``turn_nodes`` for
    the ends of a next turn.
    """

    width: int
    samples: int
    again: int
    samples_again: int
    nodes: int
    turn_nodes: int = 400


class SoloSearch:
    """One decision of the player against the AI."""

    def __init__(
        self, plan: SoloPlan, seed: int, judge: Judge, stop: Callable[[], bool] | None = None
    ) -> None:
        self.plan = plan
        self.judge = judge
        self.stop = stop
        self.rng = Random(seed)
        self.nodes = Nodes(plan.nodes)

    def best(self, state: State) -> ScoredEnd:
        """Return the end of the turn that the search likes best."""
        plan, side = self.plan, state.active
        limit = Nodes(plan.nodes // 4)
        ends = [
            ScoredEnd(self.judge.value(end.state, side), end) for end in turn_ends(state, limit)
        ]
        self.nodes.count += limit.count
        ends.sort(key=worth_of, reverse=True)
        seeds = [self.rng.getrandbits(64) for _ in range(max(plan.samples, plan.samples_again))]
        ends = self._sorted(ends[: plan.width], seeds[: plan.samples], side, self._static)
        if plan.again and len(ends) > 1:
            few = ends[: plan.again]
            ends = self._sorted(few, seeds[: plan.samples_again], side, self._next_turn)
        return ends[0]

    def _sorted(
        self,
        ends: list[ScoredEnd],
        seeds: list[int],
        side: int,
        judged: Callable[[State, int], int],
    ) -> list[ScoredEnd]:
        """Return the ends by what they are worth after the AI's turn, best first.

        When the nodes are spent the ends that have not been reached are left out.
        """
        found: list[ScoredEnd] = []
        for _, end in ends:
            if found and (self.nodes.spent or (self.stop is not None and self.stop())):
                break
            worths = [judged(self._answered(end.state, seed), side) for seed in seeds]
            found.append(ScoredEnd(averaged_by_chance(worths), end))
        return sorted(found, key=worth_of, reverse=True)

    def _answered(self, state: State, seed: int) -> State:
        """Return the position after the AI's turn, its deck in the order that ``seed`` gives."""
        if state.winner != UNDECIDED:
            return state
        new = seen_match(state, 1 - state.active, seed)
        step(new, _RUN_AI_TURN, [])
        self.nodes.count += 1
        # The AI chooses nothing: what waits are orders of the player's own fallen (R9.10).
        settle(new)
        return new

    def _static(self, state: State, side: int) -> int:
        return self.judge.value(state, side)

    def _next_turn(self, state: State, side: int) -> int:
        """Return the value of the best end of the own next turn."""
        if state.winner != UNDECIDED:
            return self.judge.value(state, side)
        nodes = Nodes(self.plan.turn_nodes)
        best = max(self.judge.value(end.state, side) for end in turn_ends(state, nodes))
        self.nodes.count += nodes.count
        return best

"""A search against the Horde's deck (R9), whose order nobody knows.

Each end of the own turn is answered by the Horde's turn with several orders of its deck, the same
for every end, and the prospects are joined as chances of winning. The best of them are then played
on: the own turn that would follow, and the Horde's turns that may answer it. Round after round
fewer ends are left, and each is tried with more orders, until the nodes are spent.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.rules import LEFT, UNDECIDED, RunHordeTurn, State, step

from .evaluate import Judge, chance_of, worth_of_chance
from .knowledge import retaken, seen_match
from .search import scored_ends
from .turns import Nodes, ScoredEnd, TurnEnd, settle, worth_of

_RUN_HORDE_TURN = RunHordeTurn()
#: A turn of the Horde, with the shuffling of its deck, takes as long as so many single actions.
_AI_TURN = 3


class SoloPlan(NamedTuple):
    """How far a search looks: ``width`` ends by ``samples`` orders of the deck.

    Then as many ends as ``rounds`` tells are played on, for ``turns`` own turns; each
    round has an even part of the ``nodes`` that are left. These are the most actions
    carried out for one decision. ``turn_nodes`` actions of an own turn that is played on are
    looked at, and the best ``refined`` ends are answered by ``replies`` turns of the Horde.
    """

    width: int
    samples: int
    nodes: int
    rounds: tuple[int, ...] = ()
    turns: int = 1
    turn_nodes: int = 300
    refined: int = 4
    replies: int = 4


class _Candidate:
    """An end of the own turn, with the sum of its chances over the orders tried."""

    def __init__(self, end: TurnEnd) -> None:
        self.end = end
        self.total = 0.0
        self.tried = 0

    def chance(self) -> float:
        """Return the chance of winning."""
        return self.total / self.tried


class SoloSearch:
    """One decision of the player against the Horde."""

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
        plan = self.plan
        ends = scored_ends(state, self.judge, plan.nodes // 4, self.nodes)
        ends.sort(key=worth_of, reverse=True)
        if len(ends) == 1 or ends[0].end.state.winner == LEFT:
            return ends[0]
        few = [_Candidate(end) for _, end in ends[: plan.width]]
        while few[0].tried < plan.samples and self._try(state, few, 0):
            pass
        if not few[0].tried:
            return ends[0]
        few = _ranked(few)
        begun = self.nodes.count
        for number, width in enumerate(plan.rounds, 1):
            limit = begun + (plan.nodes - begun) * number // len(plan.rounds)
            # The first look judges by another measure: its results are dropped.
            next_few = few[:width] if number > 1 else [_Candidate(one.end) for one in few[:width]]
            while self.nodes.count < limit and self._try(state, next_few, plan.turns):
                pass
            if not next_few[0].tried:
                break
            few = _ranked(next_few)
        return ScoredEnd(worth_of_chance(few[0].chance()), few[0].end)

    def _try(self, state: State, few: list[_Candidate], turns: int) -> bool:
        """Look at all candidates with one more order of the deck, and return whether it was done.

        When it is time to stop, none of them is tried once more than the others.
        """
        seed = self.rng.getrandbits(64)
        chances: list[float] = []
        for candidate in few:
            if self.stop is not None and self.stop():
                return False
            rng, end = Random(seed), candidate.end.state
            if end.winner == UNDECIDED:
                # Nor is it known which cards the own turn takes from the Horde's deck.
                end = self._answer(retaken(state, end, rng.getrandbits(64)))
            chances.append(self._chance(end, turns, rng))
        for candidate, chance in zip(few, chances, strict=True):
            candidate.total += chance
            candidate.tried += 1
        return True

    def _chance(self, new: State, turns: int, rng: Random) -> float:
        """Return the chance after the Horde's turn, played on for ``turns`` own turns.

        It is the average over what each of those turns promises.
        """
        if not turns:
            return chance_of(self.judge.value(new, LEFT))
        total = 0.0
        for turn in range(turns):
            if new.winner != UNDECIDED:
                total += chance_of(self.judge.value(new, LEFT)) * (turns - turn)
                break
            if turn:
                new = self._answered(new, rng.getrandbits(64))
            chance, new = self._next_turn(new, rng)
            total += chance
        return total / turns

    def _next_turn(self, state: State, rng: Random) -> tuple[float, State]:
        """Return the chance of the best end of the player's turn, and that end."""
        if state.winner != UNDECIDED:
            return chance_of(self.judge.value(state, LEFT)), state
        plan = self.plan
        ends = scored_ends(state, self.judge, plan.turn_nodes, self.nodes)
        ends.sort(key=worth_of, reverse=True)
        seeds = [rng.getrandbits(64) for _ in range(plan.replies)]
        best, chosen = -1.0, state
        for _, end in ends[: plan.refined]:
            total = 0.0
            for seed in seeds:
                answered = self._answered(end.state, seed)
                total += chance_of(self.judge.value(answered, LEFT))
            if total > best:
                best, chosen = total, end.state
        return best / plan.replies, chosen

    def _answered(self, state: State, seed: int) -> State:
        """Return the position after the Horde's turn, its deck in the order that ``seed`` gives."""
        return self._answer(seen_match(state, LEFT, seed)) if state.winner == UNDECIDED else state

    def _answer(self, new: State) -> State:
        """Play the Horde's turn in place, and return the position."""
        step(new, _RUN_HORDE_TURN)
        self.nodes.count += _AI_TURN
        # The Horde chooses nothing: what waits are orders of the player's own fallen (R9.10).
        settle(new)
        return new


def _ranked(few: list[_Candidate]) -> list[_Candidate]:
    """Return the candidates by their chances, best first."""
    return sorted(few, key=_Candidate.chance, reverse=True)

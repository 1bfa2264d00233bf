"""A search in the ring: the own turn, and the turns of the seats that follow, each for itself.

Each end of the own turn is played on: every seat that follows takes the turn that is best for it
and its partner, as far as the search looks, with the table that it really has then. Nobody's
gain is another's loss by the number of the turn, as in a duel: each seat judges for itself, so a
partner helps, and others strike whom it pays to strike. Step by step fewer ends are left and more
turns of the others are looked at. Where cards are hidden, or the Horde's deck decides, several
guesses at them are joined as chances of winning.
"""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import NamedTuple

from game.rules import UNDECIDED, RunHordeTurn, State, position_key, step

from ..evaluate import WON, Judge, averaged_by_chance
from ..knowledge import retaken
from ..search import OWN_NODES, SearchAborted, scored_ends
from ..turns import Nodes, ScoredEnd, follow, settle, worth_of

_RUN_HORDE_TURN = RunHordeTurn()
#: A turn of the Horde, with the shuffling of its deck, takes as long as so many single actions.
_WING_TURN = 3
#: By so much an end may be worse than the best by the first guess before the others are not asked.
_MARGIN = 500


class RingStep(NamedTuple):
    """One look at the best ends: how many of them, and how many turns of others it plays on.

    ``replies`` are the turns that are tried of each seat that follows, ``guesses`` in how many ways
    hidden cards are taken to lie.
    """

    width: int
    replies: tuple[int, ...]
    guesses: int = 1


class RingPlan(NamedTuple):
    """How far a search looks: its steps, and the actions carried out at the most.

    ``turn_nodes`` is for one turn of another seat. Outlooks that differ by less than ``noise``
    are as good as one another.
    """

    steps: tuple[RingStep, ...]
    nodes: int
    turn_nodes: int = 200
    noise: int = 12

    @property
    def guesses(self) -> int:
        """In how many ways hidden cards are taken to lie at the most."""
        return max(look.guesses for look in self.steps)


class RingSearch:
    """One decision of the seat to move."""

    def __init__(
        self, plan: RingPlan, seed: int, judge: Judge, stop: Callable[[], bool] | None = None
    ) -> None:
        self.plan = plan
        self.judge = judge
        self.stop = stop
        self.rng = Random(seed)
        self.nodes = Nodes(plan.nodes)
        self._turns: dict[Hashable, list[State]] = {}

    def best(self, state: State, others: Sequence[State] = ()) -> ScoredEnd:
        """Return the end of the turn that the search likes best.

        ``others`` are the same position with other guesses at what the seat cannot see.
        """
        side, noise = state.active, self.plan.noise
        limit = min(self.plan.nodes // 4, OWN_NODES)
        root = [
            ScoredEnd(worth + self.rng.randrange(noise), end)
            for worth, end in scored_ends(state, self.judge, limit, self.nodes, self.stop)
        ]
        root.sort(key=worth_of, reverse=True)
        for look in self.plan.steps:
            if len(root) == 1 or abs(root[0].worth) > WON // 2:
                break
            searched: list[ScoredEnd] = []
            try:
                self._look(state, side, look, root[: look.width], others, searched)
            except SearchAborted:
                # An unfinished look counts where it has seen more than the first end.
                searched = searched if len(searched) > 1 else []
            if searched:
                searched.sort(key=worth_of, reverse=True)
                root = searched
            if self.nodes.spent:
                break
        return root[0]

    def _look(
        self,
        state: State,
        side: int,
        look: RingStep,
        ends: list[ScoredEnd],
        others: Sequence[State],
        searched: list[ScoredEnd],
    ) -> None:
        """Add to ``searched`` the ends as they look when the seats that follow have played."""
        best = -2 * WON
        starts = [state, *others][: look.guesses]
        seeds = [self.rng.getrandbits(64) for _ in starts]
        for _, end in ends:
            worths: list[int] = []
            for start, seed in zip(starts, seeds, strict=True):
                if start is state:
                    after = end.state
                else:
                    same = follow(start, end.actions, self.nodes)
                    if same is None:
                        continue
                    after = same.state
                if state.field.wings:
                    # Nor is it known which cards the own turn takes from the Horde's deck.
                    after = retaken(start, after, seed)
                worths.append(self.judge.value(self._played_on(after, look.replies), side))
                if worths[0] < best - _MARGIN:
                    break
            worth = worths[0] if len(worths) == 1 else averaged_by_chance(worths)
            worth += self.rng.randrange(self.plan.noise)
            searched.append(ScoredEnd(worth, end))
            best = max(best, worth)

    def _played_on(self, state: State, replies: tuple[int, ...]) -> State:
        """Return where the turns of the next seats lead, each the best of so many for its seat."""
        if not replies or state.winner != UNDECIDED:
            return state
        seat = state.active
        if state.sides[seat].horde is not None:
            new = state.copy()
            step(new, _RUN_HORDE_TURN)
            settle(new)
            self.nodes.count += _WING_TURN
            return self._played_on(new, replies[1:])
        ends = self._replies(state)[: replies[0]]
        if len(ends) == 1:
            return self._played_on(ends[0], replies[1:])
        leaves = [self._played_on(end, replies[1:]) for end in ends]
        return max(leaves, key=lambda leaf: self.judge.value(leaf, seat))

    def _replies(self, state: State) -> list[State]:
        """Return the best ends of a turn for the seat that plays it, kept for the same turn."""
        mark = position_key(state)
        known = self._turns.get(mark)
        if known is None:
            if self.nodes.spent or (self.stop is not None and self.stop()):
                raise SearchAborted
            ends = scored_ends(state, self.judge, self.plan.turn_nodes, self.nodes)
            ends.sort(key=worth_of, reverse=True)
            known = self._turns[mark] = [end.state for _, end in ends[: _most(self.plan)]]
        return known


def _most(plan: RingPlan) -> int:
    return max([reply for look in plan.steps for reply in look.replies], default=1)


#: Of the strengths that search, by name; the nodes make the same answer on any machine. A turn with
#: relief has twice the ends of a duel's (R13.8): a quarter of the nodes is for the own ends. All
#: look as far as the partner's turn, in which a card that was passed shows what it is worth.
RING_PLANS = {
    "two_turns": RingPlan((RingStep(4, (1, 1)),), nodes=4800, turn_nodes=240),
    "deep": RingPlan((RingStep(16, (1, 1)), RingStep(8, (2, 2, 1))), nodes=20000, turn_nodes=240),
    "master": RingPlan(
        (RingStep(40, (1, 1)), RingStep(16, (2, 2, 1)), RingStep(8, (3, 2, 2), guesses=3)),
        nodes=60000,
        turn_nodes=250,
    ),
}
#: The master's where the clock ends a search.
TIMED_RING_PLAN = RingPlan(
    (RingStep(40, (1, 1)), RingStep(16, (2, 2, 1)), RingStep(8, (3, 2, 2), guesses=3)),
    nodes=200_000,
    turn_nodes=250,
)

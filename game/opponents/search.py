"""A search over whole turns: own turn, the reply, the answer to that, and so on.

It is a negamax with alpha-beta, deepened turn by turn until its nodes are spent. The ends of a turn
are put in order by their static value, the most promising are followed and the rest is left; what
was best at one depth is looked at first in the next. A reply that refuted one turn is tried first
against the others: most turns fail for the same reason.
"""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import NamedTuple

from game.rules import DUEL, NOBODY, UNDECIDED, State, position_key

from .evaluate import WON, Judge, averaged_by_chance
from .manner import Manner, liking
from .standings import DRAWN, Standings
from .turns import Nodes, Path, ScoredEnd, TurnEnd, follow, turn_ends, worth_of

INFINITE = 10 * WON
#: The refutations remembered at each depth.
KILLERS = 2
#: By so much another guess at the hidden cards may find an end better than the first, and by so
#: much worse it may be by one guess before it is no matter how much worse.
MARGIN, ENOUGH = 300, 600
#: By so much an end must look worse than before for another to be played that was not looked at
#: again: a turn further on all look a little different.
FALLEN = 600
#: No more actions are carried out to find the ends of the own turn, so that time is left for what
#: may follow them.
OWN_NODES = 22_500


class Plan(NamedTuple):
    """How far a search looks.

    ``roots`` are the ends of the own turn that are followed for one turn, for two turns and so on;
    ``replies`` those of the turns after it, but for the last turn, of which all ends are looked at.
    ``nodes`` is the most actions carried out for one decision, ``turn_nodes`` for the ends of one
    turn below the first. ``determinizations`` is in how many ways the hidden cards are taken to
    lie. Outlooks that differ by less than ``noise`` are as good as one another.
    """

    roots: tuple[int, ...]
    replies: tuple[int, ...]
    nodes: int
    turn_nodes: int = 1500
    determinizations: int = 1
    noise: int = 12


class SearchAborted(Exception):
    """The nodes are spent, or the search was told to stop."""


def scored_ends(
    state: State, judge: Judge, limit: int, spent: Nodes, stop: Callable[[], bool] | None = None
) -> list[ScoredEnd]:
    """Return the ends of the turn with their static value to its side; those before ``stop``.

    No more than ``limit`` actions are carried out to find them; they are added to ``spent``.
    """
    side, value, nodes = state.active, judge.value, Nodes(limit)
    found: list[ScoredEnd] = []
    for end in turn_ends(state, nodes):
        found.append(ScoredEnd(value(end.state, side), end))
        if stop is not None and stop():
            break
    spent.count += nodes.count
    return found


class Search:
    """One decision of the side to move."""

    def __init__(
        self, plan: Plan, seed: int, judge: Judge, stop: Callable[[], bool] | None = None
    ) -> None:
        self.plan = plan
        self.judge = judge
        self.stop = stop
        self.rng = Random(seed)
        self.nodes = Nodes(plan.nodes)
        self.side = NOBODY
        self._others: Sequence[State] = ()
        self._circles: set[int] = set()
        self._turns: dict[Hashable, list[ScoredEnd]] = {}
        self._killers: list[list[Path]] = [[] for _ in range(len(plan.roots) + 1)]

    def best(
        self,
        state: State,
        others: Sequence[State] = (),
        stood: Standings | None = None,
        manner: Manner | None = None,
    ) -> ScoredEnd:
        """Return the end of the turn that the search likes best.

        ``others`` are the same position with another guess at what the side cannot see;
        ``stood`` knows the ends that only go in a circle; ``manner`` is what the side likes.
        """
        self.side = state.active
        self._others = others
        limit = min(self.plan.nodes // 4, OWN_NODES)
        root = scored_ends(state, self.judge, limit, self.nodes, self.stop)
        root.sort(key=worth_of, reverse=True)
        noises = {id(prospect.end): self.rng.randrange(self.plan.noise) for prospect in root}
        if manner is not None:
            for _, end in root:
                noises[id(end)] += liking(manner, state, end.actions, end.state)
        if stood is not None:
            self._circles = {id(end) for _, end in root if stood.again(end.state)}
        root = [ScoredEnd(self._drawn(worth, end) + noises[id(end)], end) for worth, end in root]
        root.sort(key=worth_of, reverse=True)
        for depth, width in enumerate(self.plan.roots, 1):
            if len(root) == 1 or abs(root[0].worth) > WON // 2:
                break
            searched: list[ScoredEnd] = []
            try:
                self._deepen(root[:width], noises, depth, searched)
            except SearchAborted:
                return _cut_short(root, searched, depth)
            root = sorted(searched, key=worth_of, reverse=True)
        return root[0]

    def _deepen(
        self, root: list[ScoredEnd], noises: dict[int, int], depth: int, searched: list[ScoredEnd]
    ) -> None:
        """Add to ``searched`` the ends in ``root`` as they look ``depth`` turns later."""
        alpha = -INFINITE
        for _, end in root:
            noise = noises[id(end)]
            worth = noise + self._drawn(self._mean(end, depth, alpha - noise), end)
            searched.append(ScoredEnd(worth, end))
            alpha = max(alpha, worth)

    def _drawn(self, worth: int, end: TurnEnd) -> int:
        """Return ``worth``, or what a draw is worth if that is less and ``end`` has been before."""
        return min(worth, DRAWN) if id(end) in self._circles else worth

    def _mean(self, end: TurnEnd, depth: int, alpha: int) -> int:
        """Return what an end of the own turn is worth, all guesses joined.

        One that is clearly worse than ``alpha`` by the first is not looked at by the rest.
        """
        worths = [-self._negamax(end.state, 1, depth, -INFINITE, MARGIN - alpha)]
        if worths[0] > alpha - MARGIN:
            for guess in self._others:
                same = follow(guess, end.actions, self.nodes)
                if same is not None:
                    worths.append(-self._negamax(same.state, 1, depth, -INFINITE, ENOUGH - alpha))
        return worths[0] if len(worths) == 1 else averaged_by_chance(worths)

    def _negamax(self, state: State, ply: int, depth: int, alpha: int, beta: int) -> int:
        """Return what ``state`` is worth to the side to move, looking ``depth`` turns ahead.

        As usual a value of at least ``beta`` only says "so much or more", one of at
        most ``alpha`` "so much or less".
        """
        if state.winner != UNDECIDED:
            # A side that has lost by an own play (R4.6) is still the active side.
            return self.judge.value(state, self._mover(ply))
        best = -INFINITE
        for path in self._killers[ply]:
            end = follow(state, path, self.nodes)
            if end is not None:
                best = max(best, self._worth(end, ply, depth, max(alpha, best), beta))
                if best >= beta:
                    return best
        if depth == 1:
            return max(best, self._last_turn(state, ply, beta))
        prospects = self._below(state)
        for index, (_, end) in enumerate(prospects[: self.plan.replies[ply - 1]]):
            worth = self._worth(end, ply, depth, max(alpha, best), beta)
            if worth > best:
                best = worth
                prospects.insert(0, prospects.pop(index))
                if best >= beta:
                    self._remember(ply, end)
                    break
        return best

    def _worth(self, end: TurnEnd, ply: int, depth: int, alpha: int, beta: int) -> int:
        """Return what ``end`` is worth to the side that plays it."""
        state = end.state
        if depth == 1 or state.winner != UNDECIDED:
            return self.judge.value(state, self._mover(ply))
        return -self._negamax(state, ply + 1, depth - 1, -beta, -alpha)

    def _mover(self, ply: int) -> int:
        """Return whose turn it is so many turns on."""
        return self.side if ply % 2 == 0 else DUEL.rival(self.side)

    def _last_turn(self, state: State, ply: int, beta: int) -> int:
        """Return the best static value among the ends, or the first of at least ``beta``."""
        self._breathe()
        side, best = state.active, -INFINITE
        nodes = Nodes(self.plan.turn_nodes)
        for end in turn_ends(state, nodes):
            worth = self.judge.value(end.state, side)
            if worth > best:
                best = worth
                if best >= beta:
                    self._remember(ply, end)
                    break
        self.nodes.count += nodes.count
        return best

    def _remember(self, ply: int, end: TurnEnd) -> None:
        killers = self._killers[ply]
        if end.actions not in killers:
            killers.insert(0, end.actions)
            del killers[KILLERS:]

    def _below(self, state: State) -> list[ScoredEnd]:
        """Return the ends of a turn below the first, kept so that each is found once."""
        mark = position_key(state)
        known = self._turns.get(mark)
        if known is None:
            self._breathe()
            ends = scored_ends(state, self.judge, self.plan.turn_nodes, self.nodes)
            ends.sort(key=worth_of, reverse=True)
            self._turns[mark] = known = ends[: max(self.plan.replies)]
        return known

    def _breathe(self) -> None:
        """Raise ``SearchAborted`` when it is time to come to an end."""
        if self.nodes.spent or (self.stop is not None and self.stop()):
            raise SearchAborted


def _cut_short(root: list[ScoredEnd], searched: list[ScoredEnd], depth: int) -> ScoredEnd:
    """Return the best of ``root`` when only those in ``searched`` could be looked at again.

    The ends that were searched deeper count, unless the best of the rest, as it looked before, is
    clearly better than all of them.
    """
    best = max(searched, key=worth_of, default=root[0])
    rest = root[len(searched) :]
    if depth > 1 and searched and rest and rest[0].worth - FALLEN > best.worth:
        return rest[0]
    return best

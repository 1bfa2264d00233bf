"""The ladder of named strengths, and the one door to a computer player's thoughts."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from game.rules import (
    DUEL,
    NOBODY,
    UNDECIDED,
    AnyAction,
    MatchAction,
    Position,
    State,
    match_actions,
    to_act,
)

from .evaluate import Judge
from .greedy import choose
from .knowledge import Memory, seen_match
from .manner import Manner, in_own_order, softened
from .ring.ring_search import RING_PLANS, TIMED_RING_PLAN, RingSearch
from .search import Plan, Search
from .setups import choose_setup
from .solo_search import SoloPlan, SoloSearch
from .standings import Standings
from .turns import Nodes, ScoredEnd, after, finish_turn, sensible_order, turn_ends
from .weakest import beginner, careless, careless_turn, first_steps, forgetful
from .weights import WEIGHTS, Weights

#: Asked now and then by a search; True ends it with the best that it has found.
Stop = Callable[[], bool]

#: From the first lesson to the master.
STRENGTHS = (
    *("first_steps", "beginner", "forgetful", "careless"),
    *("greedy", "two_turns", "deep", "master"),
)
FIRST_STEPS, BEGINNER, FORGETFUL, CARELESS, GREEDY, TWO_TURNS, DEEP, MASTER = STRENGTHS

#: The strengths that do not look beyond their own turn.
WEAKEST = {FIRST_STEPS: first_steps, BEGINNER: beginner, FORGETFUL: forgetful, CARELESS: careless}
#: How far the searching strengths look: in a duel, and against the Horde's deck.
#: The nodes make the same answer on any machine, whatever its speed.
DUEL_PLANS = {
    TWO_TURNS: Plan((3,), (), nodes=600, turn_nodes=180),
    DEEP: Plan((12, 6), (3,), nodes=2500),
    MASTER: Plan((80, 30, 16, 10), (20, 12, 8), nodes=90000, determinizations=3),
}
#: The master's where the clock ends a search: it goes a turn further, or until so many nodes have
#: filled enough of the memory.
TIMED_PLAN = Plan((80, 30, 16, 10, 8), (20, 12, 8, 6), nodes=1_500_000, determinizations=3)
SOLO_PLANS = {
    TWO_TURNS: SoloPlan(16, 4, nodes=4000),
    DEEP: SoloPlan(24, 8, nodes=12000, rounds=(6, 3)),
    MASTER: SoloPlan(32, 12, nodes=80000, rounds=(10, 5, 3)),
}
#: Who has a manner has so many times the ends to choose from, which makes up for being choosy; the
#: master looks at enough of them, and likes everything less (``softened``).
MORE = 2
#: How far chance moves what a card is worth before the match, in times the usual.
NOISES = {FIRST_STEPS: 40, BEGINNER: 40, FORGETFUL: 40, CARELESS: 35, GREEDY: 25, TWO_TURNS: 8}
#: The most actions tried for the own turn that follows an order of the fallen.
_ORDER_NODES = 1500


class PlannedLine(NamedTuple):
    """The plan of a side: actions up to where somebody else, or chance, decides.

    ``value`` is what the line leads to for the side that thinks, in the unit of
    ``evaluate.value``, or 0 for a player who does not look ahead; ``nodes`` are
    the actions that were carried out to find it.
    """

    actions: tuple[AnyAction, ...]
    value: int = 0
    nodes: int = 0


def _by_action(
    strength: str, seed: int, memory: Memory | None, rng: Random, manner: Manner | None
) -> Callable[[State, int], MatchAction] | None:
    """Return how a strength chooses its next action, or None for one that plans whole turns."""
    manner = None if manner is None else softened(manner)
    if strength == GREEDY:
        return lambda state, side: choose(state, side, seed, memory, manner)
    weak = WEAKEST.get(strength)
    return None if weak is None else lambda state, side: weak(state, side, rng, manner)


def _one_by_one(
    state: State, side: int, next_action: Callable[[State, int], MatchAction]
) -> tuple[AnyAction, ...]:
    """Return the next action; in a ring all of the turn, so that a partner can be told of it."""
    line, turn = [next_action(state, side)], state.turn
    if state.ring is None or state.active != side:
        return tuple(line)
    while True:
        state = after(state, line[-1])
        if state.turn != turn or to_act(state) != side:
            return tuple(line)
        line.append(next_action(state, side))


class _Asked(NamedTuple):
    """The arguments of a searching strength's thought about a match."""

    position: State
    side: int
    seed: int
    memory: Memory | None
    strength: str
    stop: Stop | None
    timed: bool
    manner: Manner | None

    @property
    def lasts(self) -> bool:
        """Whether the clock ends the thought, and not the nodes."""
        return self.timed and self.strength == MASTER

    def other_guesses(self, guesses: int) -> list[State]:
        """Return the position with all guesses but the first at what the side cannot see."""
        position, memory = self.position, self.memory
        hidden = bool(position.field.wings) or memory is None
        for foe in position.field.foes[self.side]:
            hidden = hidden or (memory is not None and memory.hidden(foe) > 1)
        seeds = range(self.seed + 1, self.seed + (guesses if hidden else 1))
        return [seen_match(position, self.side, other, memory) for other in seeds]


def think(  # noqa: PLR0913
    position: Position,
    side: int,
    seed: int,
    memory: Memory | None = None,
    strength: str = MASTER,
    stop: Stop | None = None,
    *,
    weights: Weights = WEIGHTS,
    timed: bool = False,
    manner: Manner | None = None,
) -> PlannedLine:
    """Return what a player of this strength does; the same for the same arguments.

    ``memory`` tells which cards of the hands have been seen (``remember``); ``weights`` are those
    of the searching strengths. Only ``stop``, which is a matter of time, may make the line another;
    ``timed``, the master thinks about a duel until it does, whatever the nodes. A ``manner`` shows
    in duels alone. Raises ValueError
    where another side is to act, or for a strength that does not exist.
    """
    _check(position, side, strength)
    rng = Random(seed)
    if not isinstance(position, State):
        return PlannedLine((choose_setup(position, side, rng, NOISES.get(strength, 1)),))
    manner = manner if position.field is DUEL and not position.solo else None
    by_action = _by_action(strength, seed, memory, rng, manner)
    known = seen_match(position, side, seed, memory)
    if by_action is not None:
        # The greedy player looks at what has stood before, and hides the rest itself.
        greedy = strength == GREEDY and position.ring is None
        return PlannedLine(_one_by_one(position if greedy else known, side, by_action))
    asked = _Asked(position, side, seed, memory, strength, stop, timed, manner)
    return _searched(known, asked, _judge(weights))


def think_ahead(
    position: Position, side: int, seed: int, memory: Memory | None, strength: str
) -> tuple[AnyAction, ...]:
    """Return the line of ``think``; that of the careless player goes to the end of its turn.

    So it plays as well, and in less time: whoever plays many matches to their ends asks here.
    """
    if strength != CARELESS or not isinstance(position, State) or position.ring is not None:
        return think(position, side, seed, memory, strength).actions
    return careless_turn(seen_match(position, side, seed, memory), side, Random(seed))


def _searched(known: State, asked: _Asked, judge: Judge) -> PlannedLine:
    """Return what a searching strength does."""
    actions = match_actions(known)
    if len(actions) == 1:
        return PlannedLine((actions[0],))
    if known.pending_side != NOBODY:
        return _order_line(known, asked.side, judge)
    if known.ring is not None:
        return _ring_line(known, asked, judge)
    if known.solo:
        solo = SoloSearch(SOLO_PLANS[asked.strength], asked.seed, judge, asked.stop)
        return _line(solo.best(known), solo.nodes)
    return _duel_line(known, asked, judge)


def _duel_line(known: State, asked: _Asked, judge: Judge) -> PlannedLine:
    plan = TIMED_PLAN if asked.lasts else DUEL_PLANS[asked.strength]
    manner = asked.manner
    if manner is not None and asked.strength == MASTER:
        # It has all the ends to choose from that there are, and sees further what each costs.
        manner = softened(manner)
    elif manner is not None:
        plan = plan._replace(
            roots=tuple([MORE * width for width in plan.roots]), nodes=MORE * plan.nodes
        )
    duel = Search(plan, asked.seed, judge, asked.stop)
    stood = Standings(asked.position, asked.side, asked.memory)
    others = asked.other_guesses(plan.determinizations)
    best = duel.best(known, others, stood, manner)
    if manner is not None:
        best = best._replace(end=in_own_order(manner, known, best.end))
    return _line(best, duel.nodes)


def _ring_line(known: State, asked: _Asked, judge: Judge) -> PlannedLine:
    plan = TIMED_RING_PLAN if asked.lasts else RING_PLANS[asked.strength]
    ring = RingSearch(plan, asked.seed, judge, asked.stop)
    return _line(ring.best(known, asked.other_guesses(plan.guesses)), ring.nodes)


def _check(position: Position, side: int, strength: str) -> None:
    if to_act(position) != side:
        raise ValueError("another side is to act")
    if strength not in STRENGTHS:
        raise ValueError(f"{strength!r} is no strength; there are {', '.join(STRENGTHS)}")


def _line(prospect: ScoredEnd, nodes: Nodes) -> PlannedLine:
    return PlannedLine(prospect.end.actions, prospect.worth, nodes.count)


@cache
def _judge(weights: Weights) -> Judge:
    return Judge(weights)


def _order_line(state: State, side: int, judge: Judge) -> PlannedLine:
    """Return the order of the fallen after which the own next turn could end best (R5.6)."""
    nodes = Nodes(_ORDER_NODES)
    worths: dict[MatchAction, int] = {}
    # The first of the best is taken: where nothing tells them apart, the sensible one.
    for action in dict.fromkeys((sensible_order(state), *match_actions(state))):
        new = after(state, action)
        finish_turn(new, state.turn)
        if new.winner != UNDECIDED or new.active != side:
            worths[action] = judge.value(new, side)
        else:
            worths[action] = max(judge.value(end.state, side) for end in turn_ends(new, nodes))
    best = max(worths, key=worths.__getitem__)
    return PlannedLine((best,), worths[best], nodes.count)

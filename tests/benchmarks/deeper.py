"""A search deeper than the master's, by which other thoughts are checked."""

from __future__ import annotations

from game.opponents import Judge, Memory, seen
from game.opponents.ladder import DUEL_PLANS, MASTER
from game.opponents.search import Search
from game.opponents.turns import ScoredEnd
from game.play.analysis.win_chance import MASTERED, chance, chance_at_end
from game.rules import UNDECIDED, State

#: So many times the master's nodes, and so many guesses at what is hidden.
NODES, GUESSES, SEED = 2, 6, 77


def found_deeper(state: State, memory: Memory) -> ScoredEnd:
    """Return what the side whose turn it is should do, as far as it may know."""
    guesses = [seen(state, state.active, SEED + number, memory) for number in range(GUESSES)]
    positions = [guess for guess in guesses if isinstance(guess, State)]
    plan = DUEL_PLANS[MASTER]
    search = Search(plan._replace(nodes=NODES * plan.nodes), SEED, Judge())
    return search.best(positions[0], positions[1:])


def deeper(state: State, side: int, memory: Memory) -> float:
    """Return the chance of ``side`` where a turn begins or the match is over."""
    if state.winner != UNDECIDED:
        return abs(side - chance_at_end(state.winner))
    mine = chance(found_deeper(state, memory).worth, state.turn, MASTERED)
    return mine if state.active == side else 1 - mine

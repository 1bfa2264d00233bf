"""Puzzles found in games of the computer against itself.

Every turn but the first few is tried: the last ones of a game are where wins hang by a thread. A
game follows from the seed of the run and its number alone, and so do the puzzles in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from game.content import load_cards
from game.lab import Job, play
from game.rules import EDITION_NAMES, HAND_SIZE, LAST_TURN, Card, State, Terms, from_text, to_text

from .checking import LEAST_PLAYS
from .effort import Effort, EffortSpent
from .grading import grade_of, plainly_ended, plays_of, puzzle_figures
from .obvious import is_obvious
from .proof import prove
from .puzzle import KINDS, SURVIVE, WIN_IN_TWO, WIN_NOW, Puzzle
from .win_hunt import WinHunt

#: The strengths that play: quick ones, of whom some overlook much.
_PLAYERS = ("greedy", "greedy", "two_turns", "careless")
#: Nothing hangs by a thread before this turn, and no puzzle is near the draw by time (R7.2).
_FIRST_TURN, _LAST_TURN = 5, LAST_TURN - 20
#: A search for a puzzle is given up after so many actions; proofs of the game may take more.
_EFFORTS = {WIN_NOW: 12_000, SURVIVE: 15_000, WIN_IN_TWO: 30_000}
#: Wins in two are looked for in so many turns of the winner, the last but one and before.
_BEFORE_THE_LAST = (2, 4)
#: Of so many games, they are looked for in so many: to find one is much more work.
_SHARE, _IN_TWO = 5, 2


class Find(NamedTuple):
    """A puzzle that was found, and its points of difficulty (``PuzzleFigures.points``)."""

    puzzle: Puzzle
    points: int


def mine_game(seed: int, number: int, kinds: Sequence[str] = KINDS) -> list[Find]:
    """Return the puzzles of these kinds in one game of a run."""
    cards = _kit()
    outcome = play(_job(seed, number, list(cards)))
    found: list[Find] = []
    for text in outcome.positions:
        state = from_text(text, cards)
        if _FIRST_TURN <= state.turn <= _LAST_TURN:
            before_last = outcome.turns - state.turn
            late = before_last in _BEFORE_THE_LAST and number % _SHARE < _IN_TWO
            found += _finds(state, [kind for kind in kinds if kind != WIN_IN_TWO or late])
    return found


@cache
def _kit() -> dict[str, Card]:
    """Return the cards, read once in a process."""
    return load_cards()


def _job(seed: int, number: int, cards: Sequence[str]) -> Job:
    """Return the game with this number: drafted, or with cards at random, in either edition."""
    rng = Random(f"{seed}/{number}")
    edition = rng.randrange(len(EDITION_NAMES))
    players = rng.choice(_PLAYERS), rng.choice(_PLAYERS)
    stream = rng.getrandbits(64)
    if number % 2:
        return Job("puzzles", number, stream, Terms("draft", edition=edition), players, kept=True)
    dealt = rng.sample(list(cards), 2 * HAND_SIZE)
    hands = tuple(dealt[:HAND_SIZE]), tuple(dealt[HAND_SIZE:])
    terms = Terms("preconstructed", edition=edition)
    return Job("puzzles", number, stream, terms, players, kept=True, hands=hands)


def _finds(state: State, kinds: Sequence[str]) -> Iterator[Find]:
    """Yield the puzzles of these kinds in a position in which a turn begins."""
    # No chance is left in a duel, and shorter lines are easier to read.
    state.rng = 0
    hunt = WinHunt(Effort())
    if hunt.line(state) is not None:
        # Nothing else is asked where a win at once is possible.
        if WIN_NOW in kinds:
            yield from _proved(WIN_NOW, state)
        return
    # Where just ending the turn survives, other ends do, too.
    if SURVIVE in kinds and hunt.line(plainly_ended(state)) is not None:
        yield from _proved(SURVIVE, state)
    if WIN_IN_TWO in kinds:
        yield from _proved(WIN_IN_TWO, state)


def _proved(kind: str, state: State) -> Iterator[Find]:
    """Yield the puzzle, if there is one, it is no more work than allowed, and a good one."""
    try:
        proof = prove(kind, state, _EFFORTS[kind], hasty=True)
    except EffortSpent:
        return
    right = proof.only
    if right is None or plays_of(right.line) < LEAST_PLAYS or is_obvious(state, right):
        return
    points = puzzle_figures(state, proof).points
    puzzle = Puzzle(kind, grade_of(kind, state, proof), to_text(state), right.line)
    yield Find(puzzle, points)

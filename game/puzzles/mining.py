"""Puzzles found in games of the computer against itself.

The last turns of a game are where wins hang by a thread. Each is tried as it was played, and as
it would have begun if the opponent had ended the turn before it in another way that looks as good:
those ways are many, and the best of them leave the fewest wins. A game follows from the seed of
the run and its number alone, and so do the puzzles in it.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

from game.content import load_cards
from game.lab import Job, play
from game.opponents import value
from game.rules import (
    EDITION_NAMES,
    HAND_SIZE,
    LAST_TURN,
    UNDECIDED,
    State,
    Terms,
    from_text,
    to_text,
)

from .checking import LEAST_PLAYS
from .grading import grade_of, is_obvious, plainly_ended, plays_of, puzzle_figures
from .proof import prove
from .puzzle import KINDS, SURVIVE, WIN_IN_TWO, WIN_NOW, Puzzle
from .turn_endings import Effort, EffortSpent, endings
from .win_hunt import WinHunt

#: The strengths that play: quick ones, of whom some overlook much.
_PLAYERS = ("greedy", "greedy", "two_turns", "careless")
#: Nothing hangs by a thread before this turn, and no puzzle is near the draw by time (R7.2).
_FIRST_TURN, _LAST_TURN = 5, LAST_TURN - 20
#: A search for a puzzle is given up after so many actions; proofs of the game may take more.
_EFFORTS = {WIN_NOW: 12_000, SURVIVE: 15_000, WIN_IN_TWO: 30_000}
#: By kind, how many turns before the last of a game to look, and how many positions besides the
#: one that was played are tried there.
_WHERE = {WIN_NOW: ((0,), 24), SURVIVE: ((1, 3), 4), WIN_IN_TWO: ((2, 4), 0)}


class Find(NamedTuple):
    """A puzzle that was found, and its points of difficulty (``PuzzleFigures.points``)."""

    puzzle: Puzzle
    points: int


def mine_game(seed: int, number: int, kinds: Sequence[str] = KINDS) -> list[Find]:
    """Return the puzzles of these kinds in one game of a run, at most one of a kind for a turn."""
    cards = _kit()
    outcome = play(_job(seed, number, list(cards)))
    turns = [from_text(text, cards) for text in outcome.positions]
    found: list[Find] = []
    for kind in kinds:
        before_last, most = _WHERE[kind]
        for back in before_last:
            index = outcome.turns - back - 1
            if _FIRST_TURN <= index < min(len(turns), _LAST_TURN):
                found += islice(_finds(kind, turns[index - 1], turns[index], most), 1)
    return found


_kit = cache(load_cards)


def _job(seed: int, number: int, cards: Sequence[str]) -> Job:
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


def _finds(kind: str, before: State, state: State, most: int) -> Iterator[Find]:
    hunt = WinHunt(Effort())
    for one in (state, *_others(before, most)):
        # No chance is left in a duel, and shorter lines are easier to read.
        one.rng = 0
        if _promises(kind, one, hunt):
            yield from _proved(kind, one)


def _others(before: State, most: int) -> list[State]:
    if not most:
        return []
    try:
        ends = [end.state for end in endings(before, Effort(_EFFORTS[WIN_NOW]))]
    except EffortSpent:
        return []
    side = before.active
    going_on = [state for state in ends if state.winner == UNDECIDED]
    going_on.sort(key=lambda state: -value(state, side))
    return going_on[:most]


def _promises(kind: str, state: State, hunt: WinHunt) -> bool:
    """Whether there may be a puzzle of this kind, by what is soon found out."""
    won = hunt.line(state) is not None
    if won or kind == WIN_NOW:
        # Nothing else is asked where a win at once is possible.
        return won and kind == WIN_NOW
    # Where just ending the turn survives, other ends do, too.
    return kind == WIN_IN_TWO or hunt.line(plainly_ended(state)) is not None


def _proved(kind: str, state: State) -> Iterator[Find]:
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

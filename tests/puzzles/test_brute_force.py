"""The proofs come to what a plain look at every legal action comes to."""

import pytest

from game.content import load_cards
from game.puzzles import SURVIVE, WIN_IN_TWO, WIN_NOW, Puzzle, load_puzzles
from game.puzzles.proof import prove
from game.rules import State
from tests.puzzles.brute_force import right_ends

CARDS = load_cards()
LADDER = load_puzzles(CARDS).ladder


def small(kind: str, count: int) -> list[Puzzle]:
    """Return the puzzles of a kind whose proofs are the shortest."""
    some = [puzzle for puzzle in LADDER if puzzle.kind == kind]
    some.sort(key=lambda puzzle: prove(kind, puzzle.state(CARDS)).effort)
    return some[:count]


def lengthened(puzzle: Puzzle) -> State:
    """Return the position with one hit less needed, which may leave more wins."""
    state = puzzle.state(CARDS)
    foe = state.sides[1 - state.active]
    foe.stronghold = min(foe.stronghold + 1, len(foe.hand) - 1)
    return state


@pytest.mark.parametrize(
    ("kind", "count"),
    [(WIN_NOW, 6), (SURVIVE, 1), pytest.param(WIN_IN_TWO, 1, marks=pytest.mark.slow)],
)
def test_the_only_right_end_is_the_only_one(kind: str, count: int) -> None:
    for puzzle in small(kind, count):
        assert len(right_ends(kind, puzzle.state(CARDS))) == 1, puzzle.id


def test_wins_are_counted_alike_where_there_are_more() -> None:
    counts = []
    for puzzle in small(WIN_NOW, 6):
        state = lengthened(puzzle)
        counts.append(len(right_ends(WIN_NOW, state)))
        assert counts[-1] == len(prove(WIN_NOW, state).holding), puzzle.id
    assert max(counts) > 1

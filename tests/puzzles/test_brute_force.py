"""The proofs come to what a plain look at every legal action comes to."""

from functools import cache

import pytest

from game.content import load_cards
from game.puzzles import SURVIVE, WIN_IN_TWO, WIN_NOW, Puzzle, load_puzzles
from game.puzzles.proof import prove
from game.rules import UNDECIDED, State, from_text, legal_actions, to_act, to_text
from tests.certain import done

_CARDS = load_cards()


def right_ends(kind: str, state: State) -> set[str]:
    """Return the end positions of the turn that do what is asked, by what tells them apart."""
    side = state.active
    return {
        _apart(text, side) for text in ends(to_text(state)) if _holds(kind, text, side, state.turn)
    }


@cache
def ends(start: str) -> frozenset[str]:
    found, seen, waiting = set(), {start}, [start]
    turn = from_text(start, _CARDS).turn
    while waiting:
        for after in _next(waiting.pop()):
            text = to_text(after)
            if after.winner != UNDECIDED or after.turn != turn:
                found.add(text)
            elif text not in seen:
                seen.add(text)
                waiting.append(text)
    return frozenset(found)


def _next(text: str) -> list[State]:
    state = from_text(text, _CARDS)
    after = []
    for action in legal_actions(state):
        position = done(state, action)
        after.append(position)
    return after


def _apart(text: str, side: int) -> str:
    """Return what tells a position apart; of a match that is over, the foe's hand has no order."""
    state = from_text(text, _CARDS)
    if state.winner != UNDECIDED:
        state.mana, state.ending = 0, False
    state.sides[1 - side].hand.sort(key=lambda card: card.id)
    return to_text(state)


def _holds(kind: str, text: str, side: int, turn: int) -> bool:
    state = from_text(text, _CARDS)
    if state.winner != UNDECIDED:
        return state.winner == side
    if kind == WIN_NOW:
        return False
    if kind == SURVIVE:
        return all(from_text(end, _CARDS).winner != 1 - side for end in ends(text))
    return _leaves_win(text, side, turn + 1)


@cache
def _leaves_win(text: str, side: int, turn: int) -> bool:
    """Whether a win is left to ``side`` whatever the opponent does in the turn with this number."""
    state = from_text(text, _CARDS)
    if state.winner != UNDECIDED:
        return state.winner == side
    if state.turn > turn:
        return any(from_text(end, _CARDS).winner == side for end in ends(text))
    left = [_leaves_win(to_text(after), side, turn) for after in _next(text)]
    return any(left) if to_act(state) == side else all(left)


CARDS = load_cards()


def small(kind: str, count: int) -> list[Puzzle]:
    some = [puzzle for puzzle in load_puzzles(CARDS).ladder if puzzle.kind == kind]
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

"""The verdict on a turn in a puzzle, and the opponent's reply."""

import pytest

from game.content import load_cards
from game.opponents import value
from game.puzzles import (
    DEFENDED,
    GIVEN_UP,
    GOES_ON,
    KINDS,
    LOSES,
    SOLVED,
    STANDS,
    SURVIVE,
    VERDICTS,
    WIN_IN_TWO,
    WIN_NOW,
    Puzzle,
    PuzzleVerdict,
    judge_turn,
    load_puzzles,
    order_for,
)
from game.puzzles.turn_endings import Effort, Line, endings
from game.puzzles.verdict import played
from game.puzzles.win_hunt import WinHunt
from game.rules import LEFT, NOBODY, RIGHT, UNDECIDED, EndTurn, State, why_not
from tests.rules.pictures import duel, run

CARDS = load_cards()
LADDER = load_puzzles(CARDS).ladder
SAMPLE = {kind: [puzzle for puzzle in LADDER if puzzle.kind == kind][::8] for kind in KINDS}


def verdict(puzzle: Puzzle, line: Line) -> PuzzleVerdict:
    return judge_turn(puzzle, played(puzzle.state(CARDS), line), CARDS)


def shown(state: State, line: Line) -> State:
    """Return the position after a line of which every action is legal."""
    for action in line:
        assert why_not(state, action) is None
        state = played(state, (action,))
    return state


@pytest.mark.parametrize("puzzle", SAMPLE[WIN_NOW], ids=lambda one: one.id)
def test_the_solution_solves(puzzle: Puzzle) -> None:
    assert verdict(puzzle, puzzle.solution) == PuzzleVerdict(SOLVED)


@pytest.mark.parametrize("puzzle", SAMPLE[SURVIVE], ids=lambda one: one.id)
def test_the_attack_that_was_survived_is_a_whole_turn_as_good_as_any(puzzle: Puzzle) -> None:
    found = verdict(puzzle, puzzle.solution)
    assert found.code == SOLVED
    start = played(puzzle.state(CARDS), puzzle.solution)
    end = shown(start, found.reply)
    assert (end.winner, end.turn) == (UNDECIDED, start.turn + 1)
    best = max(value(each.state, start.active) for each in endings(start, Effort()))
    assert value(end, start.active) == best


@pytest.mark.parametrize("puzzle", SAMPLE[WIN_NOW], ids=lambda one: one.id)
def test_just_ending_the_turn_leaves_the_opponent_standing(puzzle: Puzzle) -> None:
    assert verdict(puzzle, (EndTurn(),)) == PuzzleVerdict(STANDS)


@pytest.mark.parametrize("puzzle", SAMPLE[SURVIVE], ids=lambda one: one.id)
def test_whoever_does_not_survive_is_shown_the_win(puzzle: Puzzle) -> None:
    found = verdict(puzzle, (EndTurn(),))
    assert found.code == LOSES
    assert found.failed
    start = puzzle.state(CARDS)
    assert shown(played(start, (EndTurn(),)), found.reply).winner == 1 - start.active


@pytest.mark.parametrize("puzzle", SAMPLE[WIN_IN_TWO], ids=lambda one: one.id)
def test_the_best_defence_leaves_a_win_in_the_second_turn(puzzle: Puzzle) -> None:
    found = verdict(puzzle, puzzle.solution)
    assert found.code == GOES_ON
    assert not found.failed
    second = shown(played(puzzle.state(CARDS), puzzle.solution), found.reply)
    line = WinHunt(Effort()).line(second)
    assert line is not None
    won, lost = played(second, line), played(second, (EndTurn(),))
    assert judge_turn(puzzle, won, CARDS) == PuzzleVerdict(SOLVED)
    if lost.winner == UNDECIDED:
        assert judge_turn(puzzle, lost, CARDS) == PuzzleVerdict(STANDS)


@pytest.mark.parametrize("puzzle", SAMPLE[WIN_IN_TWO], ids=lambda one: one.id)
def test_a_wrong_first_turn_is_answered_so_that_no_win_is_left(puzzle: Puzzle) -> None:
    start = puzzle.state(CARDS)
    wrong = next(end for end in endings(start, Effort()) if end.state.winner == UNDECIDED)
    found = judge_turn(puzzle, wrong.state, CARDS)
    after = shown(wrong.state, found.reply)
    if found.code == DEFENDED:
        assert WinHunt(Effort()).line(after) is None
    else:
        assert found.code == LOSES
        assert after.winner == 1 - start.active


def test_the_same_position_gives_the_same_answer() -> None:
    puzzle = SAMPLE[WIN_IN_TWO][0]
    assert verdict(puzzle, puzzle.solution) == verdict(puzzle, puzzle.solution)


def test_a_fort_given_up_in_the_own_turn_is_no_survival() -> None:
    # To play the card on the right of the Fort makes it the rightmost (R4.6).
    lost = run(duel("Troll ** Gnome", "* x y", mana=9), "play Gnome top")
    assert lost.winner == RIGHT
    puzzle = next(one for one in LADDER if one.state(CARDS).active == LEFT)
    assert judge_turn(puzzle, lost, CARDS) == PuzzleVerdict(GIVEN_UP)


def test_the_opponent_orders_the_fallen_by_the_cards_alone() -> None:
    state = duel("* Wave=!1+splash@1 x=1/1", "* y z | top: B=0/1 | bottom: A=0/1", mana=1)
    state = run(state, "play Wave right top 0")
    assert state.pending_side != NOBODY
    assert why_not(state, order_for(state)) is None
    assert order_for(state) == order_for(state.copy())


def test_every_code_is_another() -> None:
    assert len(set(VERDICTS)) == len(VERDICTS)

"""A puzzle turned round is the same puzzle: every rule has the same outcome on both sides."""

from dataclasses import replace

import pytest

from game.content import load_cards
from game.puzzles import SURVIVE, Puzzle, judge_turn, load_puzzles, seen_from_left
from game.puzzles.turn_endings import Effort, endings
from game.puzzles.verdict import played
from game.rules import (
    LEFT,
    RIGHT,
    SIDE_NAMES,
    WINNER_NAMES,
    CastIncantation,
    EndTurn,
    Odds,
    to_text,
)

CARDS = load_cards()
BOOK = load_puzzles(CARDS)
AT_THE_RIGHT = [each for each in (*BOOK.ladder, *BOOK.daily) if each.state(CARDS).active == RIGHT]
#: For each name of a side and of a winner, that of the other side.
OTHER = {SIDE_NAMES[0]: SIDE_NAMES[1], SIDE_NAMES[1]: SIDE_NAMES[0]}


def turned(text: str) -> str:
    """Return the line of a position with both sides exchanged."""
    fields = text.split()
    left, right = fields[10:]
    head = [OTHER.get(field, field) for field in fields[:10]]
    return " ".join((*head, right, left))


def test_there_are_puzzles_of_both_sides() -> None:
    assert len(AT_THE_RIGHT) > 50
    assert {OTHER.get(str(name)) for name in WINNER_NAMES.values()} >= set(SIDE_NAMES)


def test_every_solution_ends_in_the_mirror_image() -> None:
    for puzzle in AT_THE_RIGHT:
        mirrored = seen_from_left(puzzle)
        assert mirrored.state(CARDS).active == LEFT
        assert mirrored.id == puzzle.id
        assert mirrored.kind == puzzle.kind
        end = played(puzzle.state(CARDS), puzzle.solution)
        assert to_text(played(mirrored.state(CARDS), mirrored.solution)) == turned(to_text(end))


def test_even_odds_go_to_the_other_side_with_the_player() -> None:
    """R2.8: who has more mana keeps it."""
    puzzle = AT_THE_RIGHT[0]
    given = replace(puzzle, position=f"{puzzle.position} right+1x4")
    assert given.state(CARDS).odds == Odds(RIGHT, 1, 4)
    assert seen_from_left(given).state(CARDS).odds == Odds(LEFT, 1, 4)


@pytest.mark.parametrize("puzzle", AT_THE_RIGHT[:6], ids=lambda puzzle: puzzle.id)
def test_every_end_of_a_turn_has_its_mirror_image(puzzle: Puzzle) -> None:
    """The mirrored match goes the same way with any play, so that the proof holds for both."""
    mirrored = seen_from_left(puzzle)
    ends = [to_text(end.state) for end in endings(puzzle.state(CARDS), Effort())]
    other = [to_text(end.state) for end in endings(mirrored.state(CARDS), Effort())]
    assert sorted(map(turned, ends)) == sorted(other)


def test_the_verdict_is_the_same() -> None:
    for puzzle in [each for each in AT_THE_RIGHT if each.kind == SURVIVE][:4]:
        mirrored = seen_from_left(puzzle)
        for line, image in (((EndTurn(),),) * 2, (puzzle.solution, mirrored.solution)):
            one = judge_turn(puzzle, played(puzzle.state(CARDS), line), CARDS)
            other = judge_turn(mirrored, played(mirrored.state(CARDS), image), CARDS)
            assert one.code == other.code


def test_the_solutions_name_the_other_side() -> None:
    casts = [
        (action, image)
        for puzzle in AT_THE_RIGHT
        for action, image in zip(puzzle.solution, seen_from_left(puzzle).solution, strict=True)
        if isinstance(action, CastIncantation)
    ]
    assert casts
    for action, image in casts:
        assert isinstance(image, CastIncantation)
        assert image.side == 1 - action.side


def test_a_puzzle_at_the_left_stays_as_it_is() -> None:
    left = next(each for each in BOOK.ladder if each not in AT_THE_RIGHT)
    assert seen_from_left(left) is left

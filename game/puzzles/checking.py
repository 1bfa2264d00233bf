"""Whether a puzzle that is shipped holds: everything about it is found out anew."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from game.rules import (
    DUEL,
    HAND_SIZE,
    LAST_TURN,
    NOBODY,
    SUMMONING,
    UNDECIDED,
    Card,
    State,
    regenerated_mana,
    step,
    to_text,
    why_not,
)

from .grading import grade_of, is_obvious, plays_of
from .proof import LIMITS, prove
from .puzzle import KINDS, MOST_GRADE, WEEK, Puzzle, PuzzleBook
from .puzzle_file import line_text
from .turn_endings import EffortSpent, end_key, played
from .verdict import EASY, measured_ease

#: The fewest cards that a solution plays.
LEAST_PLAYS = 2
#: The fewest puzzles of the ladder, of each kind and grade in it, and daily ones.
LEAST_LADDER, LEAST_ALIKE, LEAST_DAILY = 60, 3, 365


def faults(puzzle: Puzzle, cards: Mapping[str, Card], ease: int | None = None) -> Iterator[str]:
    """Yield everything that is wrong with a puzzle, in words; nothing if it holds.

    ``ease`` is what was measured of it (``measured_ease``), None where nothing was.
    """
    state = puzzle.state(cards)
    if to_text(state) != puzzle.position:
        yield "its position is not written as the game writes it"
    strange = list(_strange(state))
    yield from strange
    if strange:
        return
    broken = _broken(state, puzzle)
    if broken:
        yield broken
        return
    unproved = list(_unproved(puzzle, state, ease or 0))
    yield from unproved
    if ease is not None and not unproved and (now := measured_ease(puzzle, state)) != ease:
        yield f"newcomers solve it in {now} turns, not in {ease}"


def _strange(state: State) -> Iterator[str]:
    if state.winner != UNDECIDED or state.pending_side != NOBODY or state.phase != SUMMONING:
        yield "no turn begins in its position"
        return
    if not 1 < state.turn < LAST_TURN - 1:
        yield "its turn is the first, or too near the last"
    if state.mana != regenerated_mana(state, state.active):
        yield "its mana is not what the hand gives (R3.1)"
    for side in state.sides:
        held = [card.id for card in side.hand]
        held += [unit.card.id for row in side.lanes for unit in row]
        if len(held) != HAND_SIZE or len(set(held)) != HAND_SIZE:
            yield f"a side has not {HAND_SIZE} different cards"
        if side.stronghold >= len(side.hand):
            yield "a stronghold has fallen already"
        if any(unit is not unit.whole for row in side.lanes for unit in row):
            yield "a creature bears marks of a turn that is over"


def _broken(state: State, puzzle: Puzzle) -> str:
    turn, side = state.turn, state.active
    state = state.copy()
    for number, action in enumerate(puzzle.solution, 1):
        if state.turn != turn or state.winner != UNDECIDED:
            return f"its solution goes on after the turn, at action {number}"
        refusal = why_not(state, action)
        if refusal is not None:
            return f"action {number} of its solution is not legal ({refusal.rule})"
        step(state, action)
    if state.turn == turn and state.winner == UNDECIDED:
        return "its solution does not end the turn"
    return "" if state.winner != DUEL.rival(side) else "its solution loses"


def _unproved(puzzle: Puzzle, state: State, ease: int) -> Iterator[str]:
    try:
        proof = prove(puzzle.kind, state, LIMITS[puzzle.kind])
    except EffortSpent:
        yield f"its proof needs more than {LIMITS[puzzle.kind]:,} actions"
        return
    right = proof.only
    if right is None:
        yield (
            f"{len(proof.holding) + proof.doubtful} end positions of {len(proof.endings)} hold, "
            f"and {proof.at_once} win at once: exactly one may hold"
        )
        return
    if end_key(played(state, puzzle.solution)) != end_key(right.state):
        yield "its solution comes to another end position than the right one"
        return
    if plays_of(right.line) < LEAST_PLAYS:
        yield f"its solution plays fewer than {LEAST_PLAYS} cards"
    if is_obvious(state, right):
        yield "an obvious line solves it"
    grade = grade_of(puzzle.kind, state, proof)
    if grade != puzzle.grade and (puzzle.grade > 1 or ease < EASY):
        yield f"its grade is {grade}, not {puzzle.grade}"


def alike(puzzle: Puzzle, cards: Mapping[str, Card]) -> tuple[str, ...]:
    """Return what two puzzles have in common that are too alike to stand both.

    It is the kind, the solution, and the cards that the player has, wherever they are.
    """
    state = puzzle.state(cards)
    side = state.sides[state.active]
    held = [card.id for card in side.hand]
    held += [unit.card.id for row in side.lanes for unit in row]
    return (puzzle.kind, line_text(puzzle.solution), *sorted(held))


def twins(puzzles: Sequence[Puzzle], cards: Mapping[str, Card]) -> Iterator[tuple[int, int]]:
    """Yield the numbers, from 0, of puzzles that are the same or too alike, the later one first."""
    seen: dict[object, int] = {}
    for number, puzzle in enumerate(puzzles):
        for mark in (puzzle.position, puzzle.id, alike(puzzle, cards)):
            first = seen.setdefault(mark, number)
            if first != number:
                yield number, first
                break


def book_faults(book: PuzzleBook, ease: Mapping[str, int]) -> Iterator[str]:
    """Yield what is wrong with the puzzles of the game as a whole, in words.

    ``ease`` is what was measured of those of the ladder, by their ids.
    """
    if ease.keys() != {puzzle.id for puzzle in book.ladder}:
        yield "the ladder's puzzles are not those whose ease was measured"
        return
    for puzzle in book.ladder[: book.first]:
        if ease[puzzle.id] < EASY:
            yield f"the first step {puzzle.id} is solved by {ease[puzzle.id]} turns of newcomers"
    if len(book.ladder) < LEAST_LADDER:
        yield f"the ladder has {len(book.ladder)} puzzles, and needs {LEAST_LADDER}"
    if len(book.daily) < LEAST_DAILY:
        yield f"there are {len(book.daily)} daily puzzles, and {LEAST_DAILY} are needed"
    rises = [(puzzle.grade, -ease[puzzle.id]) for puzzle in book.ladder[book.first :]]
    if rises != sorted(rises):
        yield "the ladder does not rise"
    counts = Counter((puzzle.kind, puzzle.grade) for puzzle in book.ladder)
    for kind in KINDS:
        for grade in range(1, MOST_GRADE + 1):
            if counts[kind, grade] < LEAST_ALIKE:
                yield f"the ladder has {counts[kind, grade]} puzzles of {kind} with grade {grade}"
    yield from _day_faults(book)


def _day_faults(book: PuzzleBook) -> Iterator[str]:
    for day, puzzle in enumerate(book.daily):
        if puzzle.grade != WEEK[day % len(WEEK)]:
            yield f"daily puzzle {day + 1} has grade {puzzle.grade}, not {WEEK[day % len(WEEK)]}"
        if puzzle.kind == book.daily[day - 1].kind:
            yield f"daily puzzle {day + 1} is of the same kind as the one before it"

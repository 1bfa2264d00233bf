"""The verdict on a turn ended in a puzzle, the opponent's reply, and how easy puzzles are.

Easy is a share of plausible turns that solve it: those of the weakest strengths, always the same
ones, as their chance follows from the puzzle's id; kept in ``data/puzzles/ease.yaml``.
"""

from collections.abc import Callable, Mapping
from itertools import permutations
from random import Random
from typing import NamedTuple

from game.opponents import WEAKEST, value
from game.rules import DUEL, NOBODY, UNDECIDED, Card, ChooseOrder, State, step

from .proof import refuter
from .puzzle import SURVIVE, WIN_IN_TWO, WIN_NOW, Puzzle
from .turn_endings import Effort, Ending, Line, end_key, endings, foe_order, played
from .win_hunt import WinHunt

#: The results of a turn; also keys of texts. ``GOES_ON``: the first turn of a win in two was right,
#: and the opponent replies.
SOLVED, GOES_ON = "solved", "goes_on"
#: Why it failed: the opponent has not lost; the own Fort was given up in the own turn (R4.6); the
#: opponent wins in the next turn; the opponent has a reply that leaves no win.
STANDS, GIVEN_UP, LOSES, DEFENDED = "stands", "given_up", "loses", "defended"
VERDICTS = (SOLVED, GOES_ON, STANDS, GIVEN_UP, LOSES, DEFENDED)

#: The replies, best for the opponent at first sight, that are compared by the wins they leave.
_COMPARED = 8
#: The actions spent on the wins that one reply leaves.
_EFFORT = 3000


class PuzzleVerdict(NamedTuple):
    """The result of a turn: a code of ``VERDICTS``, and what is to be shown.

    ``reply`` is the opponent's turn, to be played from the end position: that which refutes
    (``LOSES``, ``DEFENDED``), the best defence (``GOES_ON``), or the attack that was survived. It
    is whole: orders of the fallen are in it, the player's own too. Otherwise it is empty.
    """

    code: str
    reply: Line = ()

    @property
    def failed(self) -> bool:
        """Whether the puzzle has to be begun anew."""
        return self.code not in (SOLVED, GOES_ON)


def judge_turn(
    puzzle: Puzzle, state: State, cards: Mapping[str, Card], stop: Callable[[], bool] | None = None
) -> PuzzleVerdict:
    """Return what became of the turn that has just been ended in a puzzle.

    ``state`` is the position after it, or the end of the match. It may take a second or two for
    a win in two: screens ask it as a task, and ``stop`` comes with that. The same position gives
    the same answer.
    """
    del stop
    start = puzzle.state(cards)
    side = start.active
    if state.winner != UNDECIDED:
        return PuzzleVerdict(SOLVED if state.winner == side else GIVEN_UP)
    if puzzle.kind == WIN_NOW or state.turn > start.turn + 1:
        return PuzzleVerdict(STANDS)
    reply = refuter(puzzle.kind, side, Effort())(state)
    if reply is not None:
        return PuzzleVerdict(_failure(puzzle.kind, state, reply, side), reply)
    if puzzle.kind == SURVIVE:
        return PuzzleVerdict(SOLVED, _best_attack(state))
    return PuzzleVerdict(GOES_ON, best_defence(state))


def _failure(kind: str, state: State, reply: Line, side: int) -> str:
    if kind == WIN_IN_TWO and played(state, reply).winner != DUEL.rival(side):
        return DEFENDED
    return LOSES


def _best_attack(state: State) -> Line:
    """Return the turn that leaves the opponent best off, where none wins.

    ``state`` is the beginning of the opponent's turn.
    """
    foe = state.active
    return max(endings(state, Effort()), key=lambda end: value(end.state, foe)).line


def best_defence(state: State) -> Line:
    """Return the reply that leaves the fewest ways to win, where every reply leaves one.

    ``state`` is the beginning of the opponent's turn. The player's fallen are ordered so that
    a win is left (R5.6).
    """
    foe = state.active
    replies = [end for end in _replies(state) if end.state.winner == UNDECIDED]
    replies.sort(key=lambda end: -value(end.state, foe))
    return min(replies[:_COMPARED], key=lambda end: _wins_left(end.state)).line


def _replies(state: State) -> list[Ending]:
    """Return the ends of the opponent's turn; of those that the player's orders make of one, one.

    It is the first that leaves a win, if there is one.
    """
    hunt = WinHunt(Effort())
    return [_ordered_well(state, end, hunt) for end in endings(state, Effort())]


def _ordered_well(state: State, end: Ending, hunt: WinHunt) -> Ending:
    """Return the same reply with the player's fallen in an order that leaves a win."""
    if not end.groups or end.state.winner != UNDECIDED:
        return end
    for line in _with_orders(state, end.line):
        after = played(state, line)
        if hunt.line(after) is not None:
            return Ending(after, line)
    return end


def _with_orders(state: State, line: Line) -> list[Line]:
    """Return the line with every order that the waiting side may choose, as far as it is asked."""
    lines: list[tuple[State, Line]] = [(state, ())]
    for action in line:
        after = []
        for now, done in lines:
            owed = now.pending_side == DUEL.rival(state.active)
            for choice in _choices(now) if owed and isinstance(action, ChooseOrder) else [action]:
                new = now.copy()
                step(new, choice)
                after.append((new, (*done, choice)))
        lines = after
    return [done for _, done in lines]


def _choices(state: State) -> list[ChooseOrder]:
    return [ChooseOrder(order) for order in permutations(range(len(state.pending)))]


def _wins_left(state: State) -> int:
    """Return in how many end positions of its turn the active side wins, as far as is looked."""
    effort = Effort()
    wins = 0
    for end in endings(state, effort):
        wins += end.state.winner == state.active
        if effort.count > _EFFORT:
            break
    return wins


#: The turns of each of the weakest strengths.
TURNS = 250
#: All turns by which a puzzle is measured.
ALL_TURNS = TURNS * len(WEAKEST)
#: What so many of them solve is of the first grade, whatever else makes a puzzle hard.
EASY = 25


def measured_ease(puzzle: Puzzle, state: State) -> int:
    """Return how many of ``ALL_TURNS`` turns of newcomers solve a puzzle at its position."""
    right = end_key(played(state, puzzle.solution))
    chances = (
        (strength, Random(f"{puzzle.id}/{strength}/{number}"))
        for strength in WEAKEST
        for number in range(TURNS)
    )
    return sum(end_key(_turn(state, strength, rng)) == right for strength, rng in chances)


def _turn(state: State, strength: str, rng: Random) -> State:
    side, turn = state.active, state.turn
    state = state.copy()
    while state.turn == turn and state.winner == UNDECIDED:
        if state.pending_side not in (NOBODY, side):
            step(state, foe_order(state))
        else:
            step(state, WEAKEST[strength](state, side, rng))
    return state

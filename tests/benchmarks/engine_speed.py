"""How fast the rules are: random play beside python-chess, and copies beside ``copy.deepcopy``.

Matches with printed decks are played from the choice of the decks to the end, each decision chosen
at random of all that are legal and carried out through the door that checks, with its events; and
as random games of chess; and rings of each mode in the same way, beside duels. Both take turns in
one process, and all is the source as it is shipped; ``compiled`` measures the compiled rules.
"""

import copy
import statistics
import time
from collections.abc import Callable, Iterator
from random import Random

import chess

from game.content import Content, load_content
from game.rules import (
    MODES,
    NOBODY,
    Position,
    State,
    Terms,
    apply,
    legal_actions,
    open_setup,
    to_act,
)

from .rows import Row

#: In a round each side has this long, in seconds of the process; the median round counts.
SECONDS = 0.2
ROUNDS = 25
#: In so many positions a match is copied.
POSITIONS = 40
#: A random game of chess would go on for hundreds of plies with hardly a piece on the board.
PLIES = 200
#: The least share of a duel's pace, by mode.
LEAST_OF_A_DUEL = {"three": 0.65, "four": 0.65, "pairs": 0.65, "horde": 0.4}

#: Does a piece of work, and returns how much it was.
Work = Callable[[Random], int]


def opened(content: Content, rng: Random, mode: str = "") -> Position:
    """Return the first question of a duel with printed decks, or of a ring of ``mode``."""
    decks = [list(deck.cards) for deck in content.decks]
    terms = Terms(ring=mode)
    return open_setup(terms, list(content.cards.values()), decks, rng.getrandbits(64))[0]


def matches(content: Content, mode: str = "") -> Work:
    """Return what plays a match at random and counts its decisions."""

    def play(rng: Random) -> int:
        position = opened(content, rng, mode)
        decisions = 0
        while actions := legal_actions(position):
            position, _ = apply(position, rng.choice(actions))
            decisions += 1
        return decisions

    return play


def chess_game(rng: Random) -> int:
    """Play a game of chess at random and count its plies.

    It ends where no move is legal, or after ``PLIES``. python-chess could be asked each time
    whether the game is over; that takes a third of its time, and is not held against it.
    """
    board = chess.Board()
    plies = 0
    while plies < PLIES and (moves := list(board.legal_moves)):
        board.push(rng.choice(moves))
        plies += 1
    return plies


def middles(content: Content, rng: Random) -> list[State]:
    """Return positions in the middle of matches: where the fifth turn and later ones begin."""
    found: list[State] = []
    while len(found) < POSITIONS:
        position = opened(content, rng)
        turn = 0
        while to_act(position) != NOBODY:
            if isinstance(position, State) and position.turn > max(turn, 4):
                turn = position.turn
                found.append(position)
            position, _ = apply(position, rng.choice(legal_actions(position)))
    return found[:POSITIONS]


def copies(states: list[State], duplicate: Callable[[State], State]) -> Work:
    """Return what copies each of the states once."""

    def work(_rng: Random) -> int:
        for state in states:
            duplicate(state)
        return len(states)

    return work


def pace(work: Work, rng: Random) -> float:
    """Return how much is done a second."""
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        done += work(rng)
    return done / spent


def in_turns(one: Work, other: Work, count: int = ROUNDS) -> tuple[float, float, float]:
    """Return the median paces of both, and the median of the ratios of the rounds."""
    rng = Random(1)
    rounds = [(pace(one, rng), pace(other, rng)) for _ in range(count)]
    ours, theirs = zip(*rounds, strict=True)
    ratio = statistics.median(our / their for our, their in rounds)
    return statistics.median(ours), statistics.median(theirs), ratio


def rows() -> Iterator[Row]:
    """Measure the rules."""
    content = load_content("en")
    ours, theirs, ratio = in_turns(matches(content), chess_game)
    yield Row(
        "random play with events, decisions a second",
        "python-chess, random legal plies a second",
        ratio,
        5,
        at_most=False,
        figures=f"{ours:.0f} and {theirs:.0f}",
    )
    states = middles(content, Random(2))
    ours, theirs, ratio = in_turns(copies(states, State.copy), copies(states, copy.deepcopy))
    yield Row(
        "copy() of a state in mid-match, copies a second",
        "copy.deepcopy of the same",
        ratio,
        150,
        at_most=False,
        figures=f"{1e6 / ours:.2f} and {1e6 / theirs:.0f} µs each",
    )
    for mode in MODES:
        # More seats are copied at each decision, and in the Horde's turn one decision is many.
        ours, theirs, ratio = in_turns(matches(content, mode), matches(content), ROUNDS // 5)
        yield Row(
            f"random play in the ring '{mode}', decisions a second",
            "random play in a duel",
            ratio,
            LEAST_OF_A_DUEL[mode],
            at_most=False,
            figures=f"{ours:.0f} and {theirs:.0f}",
        )

"""How many random actions a second the rules carry out in one process.

``python -m tests.benchmarks.plies`` plays whole matches of the kit's printed decks
through the checked door, ``apply``, and through the inner ``step`` as a search does.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random

from game.content import Content, load_content
from game.rules import (
    NOBODY,
    MatchAction,
    Setup,
    State,
    Terms,
    apply,
    legal_actions,
    match_actions,
    open_setup,
    step,
    to_act,
)

SECONDS = 3.0


def start(content: Content, terms: Terms, rng: Random) -> State:
    """Return the first turn of a match with printed decks."""
    decks = [list(deck.cards) for deck in content.decks]
    position: Setup | State
    position, _ = open_setup(terms, list(content.cards.values()), decks, rng.getrandbits(64))
    while isinstance(position, Setup):
        position = apply(position, rng.choice(legal_actions(position)))[0]
    return position


def checked(state: State, action: MatchAction) -> State:
    """Carry an action out through the door that checks."""
    after, _ = apply(state, action)
    assert isinstance(after, State)
    return after


def unchecked(state: State, action: MatchAction) -> State:
    """Carry an action out on a copy, as a search does with actions it was given."""
    after = state.copy()
    step(after, action, [])
    return after


def plies(content: Content, terms: Terms, move: Callable[[State, MatchAction], State]) -> float:
    """Return the random actions a second of whole matches."""
    rng = Random(1)
    count, spent = 0, 0.0
    while spent < SECONDS:
        state = start(content, terms, rng)
        begun = time.perf_counter()
        while to_act(state) != NOBODY:
            state = move(state, rng.choice(match_actions(state)))
            count += 1
        spent += time.perf_counter() - begun
    return count / spent


def main() -> int:
    """Print the figures."""
    content = load_content("en")
    for title, terms in (("duel", Terms()), ("solo", Terms(solo=True))):
        for name, move in (("checked", checked), ("copy and step", unchecked)):
            print(f"{title:5} {name:14} {plies(content, terms, move):9.0f} actions a second")
    return 0


if __name__ == "__main__":
    sys.exit(main())

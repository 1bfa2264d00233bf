"""How many random actions a second the rules carry out in one process.

``python -m tests.benchmarks.plies`` plays whole matches of the kit's printed decks
through the checked door, ``apply``, and through the inner ``step`` as a search does;
and from positions of such matches it ends the turn, with all the attacks that are
left, each on a copy. ``beside COMMIT`` as arguments measures that commit of the game
as well, in turns, by the benchmark as it is here.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from game.content import Content, load_content
from game.rules import (
    NOBODY,
    EndTurn,
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

from .beside import unpacked

#: How long each figure is measured in a round; of all rounds the best counts. It is the time of the
#: process, so that others at work on the machine matter less.
SECONDS = 0.5
ROUNDS = 6

#: From so many positions the turn is ended.
POSITIONS = 400


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
        begun = time.process_time()
        while to_act(state) != NOBODY:
            state = move(state, rng.choice(match_actions(state)))
            count += 1
        spent += time.process_time() - begun
    return count / spent


def turn_ends(content: Content, terms: Terms) -> float:
    """Return how many turns a second are ended, each on a copy of a position met at random."""
    rng = Random(2)
    end = EndTurn()
    positions: list[State] = []
    while len(positions) < POSITIONS:
        state = start(content, terms, rng)
        while to_act(state) != NOBODY:
            actions = match_actions(state)
            if end in actions:
                positions.append(state)
            state = unchecked(state, rng.choice(actions))
    count, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        for state in positions:
            unchecked(state, end)
        count += len(positions)
    return count / spent


def figures() -> dict[str, float]:
    """Return every figure by its name."""
    content = load_content("en")
    found: dict[str, float] = {}
    for title, terms in (("duel", Terms()), ("solo", Terms(solo=True))):
        found[f"{title} checked actions"] = plies(content, terms, checked)
        found[f"{title} copied actions"] = plies(content, terms, unchecked)
        found[f"{title} ends of turns"] = turn_ends(content, terms)
    return found


def best_figures(folder: Path | None, best: dict[str, float]) -> None:
    """Measure the game in a folder, in a process of its own, and keep what is best."""
    command = [sys.executable, "-m", "tests.benchmarks.plies", "figures"]
    told = subprocess.run(command, check=True, capture_output=True, cwd=folder).stdout
    for name, figure in json.loads(told).items():
        best[name] = max(figure, best.get(name, 0.0))


def laid_out(commit: str, folder: Path) -> Path:
    """Return a folder with the sources of a commit, and this benchmark in place of its own."""
    source = unpacked(commit, folder)
    here = Path(__file__).parent
    for name in ("plies.py", "beside.py"):
        shutil.copy(here / name, source / "tests" / "benchmarks" / name)
    return source


def main(words: list[str]) -> int:
    """Print the figures."""
    if "figures" in words:
        print(json.dumps(figures()))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        games: dict[str, Path | None] = {"here": None}
        if "beside" in words:
            games[words[-1]] = laid_out(words[-1], Path(folder) / "source")
        best: dict[str, dict[str, float]] = {game: {} for game in games}
        for _ in range(ROUNDS):
            for game, source in games.items():
                best_figures(source, best[game])
    for name, figure in best["here"].items():
        line = f"{name:20} {figure:8.0f} a second"
        for game in list(games)[1:]:
            other = best[game][name]
            line += f", {other:8.0f} at {game}: {figure / other:.2f} times"
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A process that plays on and takes back, and says each digest that is kept: one to be killed.

``python -m tests.play.records.player FOLDER SEED``; with ``hold`` as a third word it
begins a match, plays ten actions, says so and waits.
"""

import sys
from pathlib import Path
from random import Random

from game.play import Match, MatchStore
from game.rules import legal_actions

from ..games import FORMATS, RING_FORMATS, begun, go_on, record_of, sure


def play_on(match: Match, rng: Random) -> None:
    """Play a match to its end and say every digest, after it was kept."""
    while legal_actions(match.position):
        if match.why_not_undo is None and rng.random() < 0.3:
            match.undo()
        else:
            go_on(match, rng, 1)
        print(sure(record_of(match).path).name, record_of(match).causes[-1].digest, flush=True)
    match.close()


def main(folder: str, seed: str, *words: str) -> None:
    rng, store = Random(int(seed)), MatchStore(Path(folder))
    if words:
        match = go_on(begun(store=store), rng, 10)
        print("held", flush=True)
        sys.stdin.read()
        match.close()
        return
    while True:
        play_on(begun(rng.choice(FORMATS + RING_FORMATS), rng.getrandbits(64), store), rng)


if __name__ == "__main__":
    main(*sys.argv[1:])

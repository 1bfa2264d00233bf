"""A process that sails voyages, and says all that is kept: one to be killed.

``python -m tests.play.voyages.sailor FOLDER SEED``. It goes on with the voyage that was left, and
says every line of a voyage or a fight after it was confirmed: the name of the file and the digest.
"""

import sys
from pathlib import Path
from random import Random

from game.play import Match, VoyageRun, VoyageStore, saved_voyages
from game.play.voyages.voyage_file import FightLine
from game.rules import legal_actions

from ..games import CONTENT, record_of, sure
from .voyages import any_deed, path_of, set_out


def say(path: Path, digest: str) -> None:
    print(path.name, digest, flush=True)


def say_last(run: VoyageRun) -> None:
    causes = [cause for cause in run.record.causes if not isinstance(cause, FightLine)]
    say(path_of(run), causes[-1].digest)


def play_on(match: Match, rng: Random) -> None:
    """Play a fight to its end, now and then take something back, or withdraw."""
    while match.result is None:
        if rng.random() < 0.01:
            match.concede(0)
            break
        if match.why_not_undo is None and rng.random() < 0.2:
            match.undo()
        else:
            match.submit(rng.choice(legal_actions(match.position)))
        say(sure(record_of(match).path), record_of(match).causes[-1].digest)


def sail_on(run: VoyageRun, rng: Random) -> None:
    while run.voyage.end is None:
        if run.voyage.fight is not None:
            match = run.begin_fight()
            play_on(match, rng)
            run.finish_fight(match)
        elif run.may_undo and rng.random() < 0.2:
            run.undo()
        else:
            run.submit(any_deed(run, rng))
        say_last(run)
    run.close()


def main(folder: str, seed: str) -> None:
    rng, store = Random(int(seed)), VoyageStore(Path(folder))
    captains = ("sanna", "mirel", "tavi", "kelm")
    for left in saved_voyages(store, CONTENT):
        run = VoyageRun.resume(CONTENT, left.path, store)
        if run.opening:
            say_last(run)
        sail_on(run, rng)
    while True:
        sail_on(set_out(store, rng.getrandbits(64), rng.choice(captains)), rng)


if __name__ == "__main__":
    main(*sys.argv[1:])

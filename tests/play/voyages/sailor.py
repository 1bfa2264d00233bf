"""A process that sails voyages, and says all that is kept: one to be killed.

``python -m tests.play.voyages.sailor FOLDER SEED [OF]``. It goes on with the voyage that was left,
and says every line of a voyage or a fight after it was confirmed: the name of the file and the
digest. ``OF`` is one of ``SORTS``: the first voyage, whole charts, voyages of two captains.
"""

import sys
from pathlib import Path
from random import Random

from game.play import Match, VoyageRun, VoyageStore, saved_voyages
from game.play.voyages.voyage_file import FightLine
from game.rules import legal_actions
from game.voyage import SQUALLS, VoyageHeader

from ..games import CONTENT, record_of, sure
from .voyages import any_deed, path_of

#: The voyages that are set out on, in turn by chance: scenario, squalls, ally, and foe.
SORTS = {
    "first": ["out_of_the_harbour"],
    "whole": ["crown", "drowned_bell", "overlord", "sinking_isles", "two_captains"],
    "two": ["allies", "against", "hordes"],
}


def say(path: Path, digest: str) -> None:
    print(path.name, digest, flush=True)


def say_last(run: VoyageRun) -> None:
    causes = [cause for cause in run.record.causes if not isinstance(cause, FightLine)]
    say(path_of(run), causes[-1].digest)


def play_on(match: Match, rng: Random) -> None:
    """Play a fight to its end, now and then take something back, or withdraw."""
    while match.result is None:
        if rng.random() < 0.01:
            withdraw(match, rng)
            break
        if match.why_not_undo is None and rng.random() < 0.2:
            match.undo()
        else:
            match.submit(rng.choice(legal_actions(match.position)))
        say(sure(record_of(match).path), record_of(match).causes[-1].digest)


def withdraw(match: Match, rng: Random) -> None:
    """Let a person give up, from a fight of allies both; a computer never does."""
    persons = [side for side, seat in enumerate(match.seats) if seat.is_person]
    for side in rng.sample(persons, len(persons)):
        if match.result is None:
            match.concede(side)
            if match.field.is_ring:
                # Each seat that is handed over is a line of its own.
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


def header(sort: str, rng: Random) -> VoyageHeader:
    """Return a voyage of a sort, by chance: of two of the first captains where there are two."""
    captain, other = rng.sample(("sanna", "mirel", "tavi", "kelm"), 2)
    name, seed = rng.choice(SORTS[sort]), rng.getrandbits(64)
    if name == "allies":
        return VoyageHeader("crown", "fair", captain, seed, ally=other)
    if sort == "two":
        hordes = name == "hordes"
        return VoyageHeader("two_captains", "fair", captain, seed, against=other, hordes=hordes)
    squalls = rng.choice(((), SQUALLS)) if sort == "whole" else ()
    return VoyageHeader(name, "fair", captain, seed, squalls)


def main(folder: str, seed: str, sort: str = "first") -> None:
    rng, store = Random(int(seed)), VoyageStore(Path(folder))
    for left in saved_voyages(store, CONTENT):
        run = VoyageRun.resume(CONTENT, left.path, store)
        if run.opening:
            say_last(run)
        sail_on(run, rng)
    while True:
        sail_on(VoyageRun.new(CONTENT, header(sort, rng), store), rng)


if __name__ == "__main__":
    main(*sys.argv[1:])

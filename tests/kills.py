"""Kill processes that play, and look at what each has left.

``python -m tests.kills FOLDER [KILLS] [SORT…]`` kills so many (100) of each sort at random moments,
and goes on in the folder where it stopped: matches of duels, rings and the Horde, letters, profiles
with cups and puzzles, voyages (the ``first``, ``whole`` ones, and of ``two`` captains), sagas, and
the whole program. Nothing that was said to be kept may be missing.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from shutil import rmtree

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from game.kit import KitContext

from .play.letters.test_whole_matches import kill_and_look as letters
from .play.profile.test_transactions import kill_and_look as profiles
from .play.records.test_journal import kill_and_look as matches
from .play.voyages.kills import kill_and_look as voyages
from .play.voyages.test_saga_file import kill_and_look as sagas
from .scenes.kills import kill_and_look as programs

#: So many are killed one after the other in the same folder.
_TOGETHER = 10
#: Each kills one for each seed, in a folder that is empty at first.
SORTS: dict[str, Callable[[Path, range], object]] = {
    "matches": lambda folder, seeds: [matches(folder / str(seed), seed) for seed in seeds],
    "letters": letters,
    "profiles": lambda folder, seeds: profiles(folder / "profile.sqlite", seeds),
    **{sort: partial(voyages, sort=sort) for sort in ("first", "whole", "two")},
    "sagas": sagas,
    "program": programs,
}


def main(folder: str, kills: str = "100", *sorts: str) -> None:
    for sort in sorts or SORTS:
        for first in range(0, int(kills), _TOGETHER):
            seeds = range(first, min(first + _TOGETHER, int(kills)))
            place = Path(folder).resolve() / sort / f"{seeds.start}-{seeds.stop}"
            if not (place / "done").exists():
                # What was begun and not looked at to its end is begun anew.
                rmtree(place, ignore_errors=True)
                place.mkdir(parents=True)
                with KitContext():
                    SORTS[sort](place, seeds)
                (place / "done").touch()
        print(f"{kills} {sort} were killed, and nothing was lost", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

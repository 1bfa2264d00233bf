"""A process that writes letters at all homes, and says what is kept: one to be killed.

``python -m tests.play.letters.writer FOLDER SEED`` plays duels, drafts, and rings of three and of
pairs in turn, each match at homes in its own folder.
It says after each letter which files there are, and how many letters each has.
"""

import sys
from itertools import count
from pathlib import Path

from game.rules import Terms

from .homes import Table


def say(table: Table, folder: Path) -> None:
    for home in table.homes:
        print(home.path.relative_to(folder), len(home.kept.letters), flush=True)


#: What is played, in turn.
TERMS = (Terms(), Terms("draft"), Terms(ring="three"), Terms("constructed", ring="pairs"))


def main(place: str, seed: str) -> None:
    folder = Path(place)
    for number in count(int(seed)):
        table = Table(folder / f"{seed}-{number}", TERMS[number % len(TERMS)], int(seed))
        say(table, folder)
        while table.writer is not None:
            table.play_on(1)
            say(table, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])

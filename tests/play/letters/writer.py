"""A process that writes letters at all homes, and says what is kept: one to be killed.

``python -m tests.play.letters.writer FOLDER SEED`` plays duels, each at homes in its own folder.
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


def write_on(folder: Path, seed: int) -> None:
    for number in count():
        table = Table(folder / f"{seed}-{number}", Terms(), seed)
        say(table, folder)
        while table.writer is not None:
            table.play_on(1)
            say(table, folder)


if __name__ == "__main__":
    write_on(Path(sys.argv[1]), int(sys.argv[2]))

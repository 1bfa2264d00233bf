"""Words that all commands of the laboratory have, and how numbers in them are read."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from typing import NoReturn

_MOST_GAMES = 1_000_000


class OneLineParser(ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """End with the line, and exit status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def add_hands(parser: OneLineParser) -> None:
    """Add where games are kept, who plays them, and what is told meanwhile."""
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep every game, and go on from what is kept"
    )
    parser.add_argument("--quiet", action="store_true", help="tell nothing of the progress")
    parser.add_argument(
        "--jobs", type=_processes, default=os.cpu_count(), metavar="N", help="processes: all cores"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on the Dask cluster of this scheduler"
    )


def even_number(text: str) -> int:
    """Return a number of games that come in pairs."""
    games = whole_number(text)
    if games % 2:
        raise ArgumentTypeError(f"{text!r}: games come in pairs; write an even number such as 400")
    return games


def whole_number(text: str) -> int:
    """Return a number of games or rounds."""
    if not 1 <= whole_or_less(text) <= _MOST_GAMES:
        raise ArgumentTypeError(f"{text!r}: write a whole number such as 400")
    return whole_or_less(text)


def _processes(text: str) -> int:
    if whole_or_less(text) < 1:
        raise ArgumentTypeError(f"{text!r}: write how many processes, 1 or more")
    return whole_or_less(text)


def whole_or_less(text: str) -> int:
    """Return a number of at most nine figures, or -1."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1

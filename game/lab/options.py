"""The words of ``python -m game simulate``, read and checked."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from game.opponents import STRENGTHS
from game.rules import EDITION_NAMES

from .command import simulate
from .plans import DUELS, Table
from .runs import Run, ladder, strengths_run

_MIXED, _BOTH = "mixed", "both"
_MOST_GAMES = 1_000_000


class _Plain(ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def add_simulate(parser: ArgumentParser) -> None:
    """Give the command its words; what is run is left in ``run``, as by all commands."""
    parser.description = "Play games between computer players, and count."
    kinds = parser.add_subparsers(
        title="what is measured", metavar="WHAT", required=True, parser_class=_Plain
    )
    strengths = kinds.add_parser("strengths", help="how clearly each strength beats another")
    strengths.add_argument(
        "--pair",
        nargs=2,
        action="append",
        choices=STRENGTHS,
        metavar=("ONE", "OTHER"),
        help=f"two of {', '.join(STRENGTHS)}; may be given again",
    )
    strengths.add_argument(
        "--ladder", action="store_true", help="each against the one below (without --pair, too)"
    )
    _add_table(strengths, DUELS)
    _add_common(strengths, _strengths)


def _add_table(parser: ArgumentParser, forms: tuple[str, ...]) -> None:
    parser.add_argument("--games", type=_games, default=400, metavar="N", help="of each row: 400")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of all deals: 0")
    parser.add_argument(
        "--edition", choices=(*EDITION_NAMES, _BOTH), default=EDITION_NAMES[0], help="of the rules"
    )
    if forms:
        parser.add_argument(
            "--format", choices=(_MIXED, *forms), default=_MIXED, help="mixed takes each in turn"
        )
    parser.set_defaults(forms=forms)


def _add_common(parser: ArgumentParser, run: Callable[[Namespace], Run]) -> None:
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep each game, and go on where it ends"
    )
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument("--quiet", action="store_true", help="tell nothing of the progress")
    parser.add_argument(
        "--jobs", type=_workers, default=os.cpu_count(), metavar="N", help="processes: all cores"
    )
    parser.set_defaults(run=lambda options: simulate(run(options), options))


def _table(options: Namespace) -> Table:
    forms = options.forms
    if forms and options.format != _MIXED:
        forms = (options.format,)
    editions = tuple(
        number for number, name in enumerate(EDITION_NAMES) if options.edition in (name, _BOTH)
    )
    return Table(options.games, options.seed, forms, editions)


def _strengths(options: Namespace) -> Run:
    pairs = [(one, other) for one, other in options.pair or ()]
    if options.ladder or not pairs:
        pairs += ladder()
    return strengths_run(pairs, _table(options))


def _games(text: str) -> int:
    games = _whole(text)
    if not 2 <= games <= _MOST_GAMES or games % 2:
        raise ArgumentTypeError(f"{text!r}: games come in pairs; write an even number such as 400")
    return games


def _workers(text: str) -> int:
    if _whole(text) < 1:
        raise ArgumentTypeError(f"{text!r}: write how many processes, 1 or more")
    return _whole(text)


def _whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1

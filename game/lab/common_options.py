"""Words of several measurements: strengths, levels, numbers, and what is the same in all games."""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from game.content import FieldError, read_difficulty
from game.opponents import STRENGTHS
from game.rules import CHOICES, EDITION_NAMES, LEVELS

from .command import simulate
from .plans import GamePlan
from .reports import Row, choices_of
from .runs import SOLO_LEVELS, LabRun, ladder

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


#: The forms of a match in turn.
MIXED = "mixed"
_BOTH, _GREEDY = "both", "greedy"


def add_strength(parser: OneLineParser, usual: str = _GREEDY) -> None:
    """Add who plays."""
    parser.add_argument(
        "--strength",
        choices=STRENGTHS,
        default=usual,
        metavar="NAME",
        help=f"who plays: {', '.join(STRENGTHS)}; {usual} if none is named",
    )


def add_pairs(parser: OneLineParser, ladder_help: str) -> None:
    """Add which strengths are compared."""
    parser.add_argument(
        "--pair",
        nargs=2,
        action="append",
        choices=STRENGTHS,
        metavar=("ONE", "OTHER"),
        help=f"two of {', '.join(STRENGTHS)}; may be given again",
    )
    parser.add_argument("--ladder", action="store_true", help=ladder_help)


def add_settings(parser: OneLineParser) -> None:
    """Add the levels of games against the Horde, and their settings."""
    parser.add_argument(
        "--level",
        type=level_name,
        action="append",
        metavar="LEVEL",
        help="quick, or a number from 1 to 5; may be given again; without it, all",
    )
    parser.add_argument(
        "--setting",
        type=_setting,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"only settings that have it, such as ability=rage; names are {', '.join(CHOICES)}",
    )
    parser.add_argument(
        "--combinations", action="store_true", help="tell of every combination of settings, too"
    )


def add_common(
    parser: OneLineParser,
    wanted: Callable[[Namespace], LabRun],
    forms: tuple[str, ...],
    games: Callable[[str], int],
) -> None:
    """Add what all runs can be told; ``wanted`` makes the run, of these forms of a match."""
    parser.add_argument("--games", type=games, default=400, metavar="N", help="of each row: 400")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of all deals: 0")
    parser.add_argument(
        "--edition", choices=(*EDITION_NAMES, _BOTH), default=EDITION_NAMES[0], help="of the rules"
    )
    if len(forms) > 1:
        parser.add_argument(
            "--format", choices=(MIXED, *forms), default=MIXED, help="mixed takes each in turn"
        )
    add_hands(parser)
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.set_defaults(
        format=MIXED, forms=forms, plot=None, run=lambda options: simulate(wanted, options)
    )


def plan_of(options: Namespace) -> GamePlan:
    """Return what the options say of all games."""
    forms = options.forms if options.format == MIXED else (options.format,)
    editions = tuple(
        number for number, name in enumerate(EDITION_NAMES) if options.edition in (name, _BOTH)
    )
    return GamePlan(options.games, options.seed, forms, editions)


def pairs_of(options: Namespace) -> list[tuple[str, str]]:
    """Return the pairs of strengths that are asked for; without any, each with the one below."""
    pairs = [(one, other) for one, other in options.pair or ()]
    return pairs + ladder() if options.ladder or not pairs else pairs


def levels_of(options: Namespace) -> tuple[Sequence[str], Row]:
    """Return the levels that are asked for, and the choices that all of their settings have."""
    wanted = dict(options.setting)
    return options.level or (tuple(LEVELS) if wanted else SOLO_LEVELS), wanted


def level_name(text: str) -> str:
    """Return the name of a level by its name or number."""
    known = {**{name: name for name in SOLO_LEVELS}, **{str(n): name for name, n in LEVELS.items()}}
    if text not in known:
        raise ArgumentTypeError(f"{text!r}: levels are {', '.join(known)}")
    return known[text]


def _setting(text: str) -> tuple[str, object]:
    name, _, word = text.partition("=")
    value = {"true": True, "false": False}.get(
        word, word if whole_or_less(word) < 0 else whole_or_less(word)
    )
    try:
        return name, choices_of(read_difficulty({name: value}, ()))[name]
    except FieldError as fault:
        raise ArgumentTypeError(f"{text!r}: {fault.problem}; {fault.hint}") from None

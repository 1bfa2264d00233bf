"""``python -m tests.tuning``: fit weights, worths and hardness to games, and try them.

It plays as ``python -m game simulate`` does, and has its options. It is no part of the game:
players have what it has found.
"""

import json
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.content import ContentError, FieldError, one_line, read_bytes
from game.lab.common_options import (
    MIXED,
    OneLineParser,
    add_common,
    add_strength,
    level_name,
    pairs_of,
    plan_of,
    whole_number,
)
from game.lab.jobs import LabError
from game.lab.options import add_strengths
from game.lab.plans import DUELS, SOLOS
from game.lab.playing import BANS, DECKS, kit
from game.lab.runs import QUICK, LabRun, strengths_run
from game.opponents import WEIGHTS, Chooser, Weights
from game.rules import LEVELS

from .card_fitting import cards_run
from .choosers import CHOOSERS, read_chooser
from .settings_fitting import settings_run
from .weight_fitting import read_weights, weights_run

#: For files of weights and of worths.
_MOST_BYTES = 1_000_000
#: There are so many settings that few games are played with each.
_GAMES_PER_SETTING = 12


def main(words: Sequence[str] | None = None) -> int:
    """Carry out what the command line asks for; return the exit status."""
    options = tuning_parser().parse_args(words)
    return int(options.run(options))


def tuning_parser() -> OneLineParser:
    """Return what reads the command line."""
    parser = OneLineParser(prog="python -m tests.tuning", description=__doc__)
    kinds = parser.add_subparsers(title="what is fitted", metavar="WHAT", required=True)
    _add_weights(kinds.add_parser("weights", help="the weights by which positions are judged"))
    _add_cards(kinds.add_parser("cards", help="what each card is worth in a deck"))
    _add_settings(kinds.add_parser("settings", help="how hard each Horde of the solo game is"))
    _add_strengths(kinds.add_parser("strengths", help="try weights and choices against the game's"))
    return parser


def _add_weights(parser: OneLineParser) -> None:
    add_strength(parser)
    parser.add_argument("--solo", action="store_true", help="games against the AI's deck")
    parser.add_argument(
        "--weights",
        type=_weights,
        default=WEIGHTS,
        metavar="FILE",
        help="what --json has printed, to play by and to begin from",
    )
    add_common(parser, _fitted, DUELS, whole_number)


def _fitted(options: Namespace) -> LabRun:
    if options.solo and options.format == MIXED:
        options.forms = SOLOS
    return weights_run(options.strength, options.solo, options.weights, plan_of(options))


def _add_cards(parser: OneLineParser) -> None:
    add_strength(parser)
    add_common(
        parser,
        lambda options: cards_run(options.strength, plan_of(options)),
        DUELS[:1],
        whole_number,
    )


def _add_settings(parser: OneLineParser) -> None:
    add_strength(parser)
    parser.add_argument(
        "--level",
        type=level_name,
        action="append",
        metavar="LEVEL",
        help="a number from 1 to 5; may be given again; without it, all",
    )
    parser.add_argument(
        "--data", type=Path, metavar="FILE", help="write data/hardness.yaml, or another"
    )
    add_common(parser, _settings, SOLOS, whole_number)
    parser.set_defaults(games=_GAMES_PER_SETTING)


def _settings(options: Namespace) -> LabRun:
    levels = options.level or tuple(LEVELS)
    if QUICK in levels:
        raise LabError("the quick game has no settings: choose levels from 1 to 5")
    if options.data is not None and set(levels) != set(LEVELS):
        raise LabError("the game's file is of all levels: leave --level or --data out")
    return settings_run(options.strength, levels, plan_of(options))


def _add_strengths(parser: OneLineParser) -> None:
    parser.add_argument(
        "--weights", type=_weights, metavar="FILE", help="of the first of each pair: see weights"
    )
    parser.add_argument(
        "--choices",
        type=_chooser,
        metavar="FILE",
        help=f"by what the first of each pair chooses before the match: see cards, or"
        f" {', '.join(CHOOSERS)}",
    )
    parser.add_argument(
        "--only", choices=(DECKS, BANS), default="", help="what --choices is for; else both"
    )
    add_strengths(parser, _compared)


def _compared(options: Namespace) -> LabRun:
    if options.only and options.choices is None:
        raise LabError("--only says what --choices is for: name those, too")
    if options.only == BANS and options.format != "constructed":
        raise LabError("cards are banned in one format alone: add --format constructed")
    return strengths_run(
        pairs_of(options), plan_of(options), options.weights, options.choices, options.only
    )


def _weights(text: str) -> Weights:
    try:
        return read_weights(_json(text)["weights"])
    except (FieldError, KeyError, RecursionError, TypeError, ValueError):
        hint = "write one by `weights --json`"
        raise ArgumentTypeError(f"{one_line(text)}: there are no weights in it; {hint}") from None


def _chooser(text: str) -> Chooser:
    if text in CHOOSERS:
        return CHOOSERS[text]
    try:
        return read_chooser(_json(text), kit().cards)
    except (FieldError, RecursionError, ValueError):
        hint = "write them by `cards --json`"
        raise ArgumentTypeError(f"{one_line(text)}: there are no worths in it; {hint}") from None


def _json(file: str) -> Any:
    try:
        return json.loads(read_bytes(Path(file), file, _MOST_BYTES))
    except ContentError as fault:
        raise ArgumentTypeError(str(fault)) from None


if __name__ == "__main__":
    sys.exit(main())

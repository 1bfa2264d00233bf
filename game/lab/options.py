"""The words of ``python -m game simulate``, read and checked."""

from __future__ import annotations

import json
import os
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from game.content import ContentError, FieldError, one_line, read_bytes, read_difficulty
from game.opponents import STRENGTHS, WEIGHTS, Taste, Weights
from game.rules import CHOICES, EDITION_NAMES, LEVELS, DeckOdds

from .command import simulate
from .even_command import search_even_decks
from .lab_errors import LabError
from .plans import DUELS, SOLOS, GamePlan
from .playing import BANS, DECKS, kit
from .reports import choices_of
from .runs import (
    QUICK,
    SOLO_LEVELS,
    LabRun,
    cards_run,
    decks_run,
    ladder,
    odds_run,
    settings_run,
    solo_run,
    strengths_run,
    weights_run,
)
from .tastes import TASTES, read_taste
from .weight_fitting import read_weights

_MIXED, _BOTH, _GREEDY = "mixed", "both", "greedy"
_ODDS = re.compile("([^-]+)-([^+]+)[+]([0-9]{1,2})x([0-9]{1,3})", re.ASCII)
_MOST_GAMES = 1_000_000
#: Of a file of weights, or of worths.
_MOST_BYTES = 1_000_000
#: There are so many settings that few games are played with each.
_OF_EACH = 12


class _Plain(ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def add_simulate(parser: ArgumentParser) -> None:
    """Give the command its words; what is run is left in ``run``, as by all commands."""
    parser.description = "Let computer players play, and count."
    kinds = parser.add_subparsers(
        title="what is measured", metavar="WHAT", required=True, parser_class=_Plain
    )
    _add_strengths(kinds.add_parser("strengths", help="how clearly one strength beats another"))
    _add_decks(kinds.add_parser("decks", help="how the printed decks do against each other"))
    _add_even_decks(kinds.add_parser("evendecks", help="which decks of all cards are even"))
    _add_solo(kinds.add_parser("solo", help="how often the solo game is won, level by level"))
    _add_cards(kinds.add_parser("cards", help="what each card is worth in a deck"))
    _add_settings(kinds.add_parser("settings", help="how hard each Horde of the solo game is"))
    _add_weights(kinds.add_parser("weights", help="which weights of the evaluation fit best"))


def _add_strengths(parser: _Plain) -> None:
    parser.add_argument(
        "--pair",
        nargs=2,
        action="append",
        choices=STRENGTHS,
        metavar=("ONE", "OTHER"),
        help=f"two of {', '.join(STRENGTHS)}; may be given again",
    )
    parser.add_argument(
        "--ladder", action="store_true", help="each against the one below; without --pair, too"
    )
    parser.add_argument(
        "--weights", type=_weights, metavar="FILE", help="of the first of each pair: see weights"
    )
    parser.add_argument(
        "--choices",
        type=_taste,
        metavar="FILE",
        help=f"by what the first of each pair chooses before the match: see cards, or"
        f" {', '.join(TASTES)}",
    )
    parser.add_argument(
        "--only", choices=(DECKS, BANS), default="", help="what --choices is for; else both"
    )
    _add_common(parser, _strengths, DUELS, _even)


def _add_decks(parser: _Plain) -> None:
    parser.add_argument(
        "--even", action="store_true", help="the even decks of the house, not the printed ones"
    )
    parser.add_argument(
        "--even-odds", action="store_true", help="with the even odds of the game (R2.8)"
    )
    parser.add_argument(
        "--odds",
        type=_odds,
        action="append",
        metavar="DECK-RIVAL+MANAxTURNS",
        help="only these decks, with odds such as 2-1+1x4; may be given again",
    )
    _add_strength(parser)
    _add_common(parser, _decks, DUELS[:1], _even)


def _add_even_decks(parser: _Plain) -> None:
    parser.description = "Search for four decks of all cards that have a like chance."
    parser.add_argument(
        "--mend", action="store_true", help="begin with the even decks there are, and exchange"
    )
    parser.add_argument(
        "--rounds", type=_any, default=40, metavar="N", help="in each a deal plays: 40"
    )
    parser.add_argument(
        "--games", type=_even, default=24, metavar="N", help="of each two decks in a round: 24"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of all deals: 0")
    _add_hands(parser)
    parser.set_defaults(run=search_even_decks)


def _add_solo(parser: _Plain) -> None:
    _add_strength(parser)
    parser.add_argument(
        "--level",
        type=_level,
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
    _add_common(parser, _solo, SOLOS, _any)


def _add_cards(parser: _Plain) -> None:
    parser.description = (
        "Play games with cards drawn at random and chosen, and tell which cards win them."
    )
    _add_strength(parser)
    _add_common(parser, _cards, DUELS[:1], _any)


def _add_settings(parser: _Plain) -> None:
    parser.description = "Play against every Horde of all levels, and fit how hard each of them is."
    _add_strength(parser)
    parser.add_argument(
        "--level",
        type=_level,
        action="append",
        metavar="LEVEL",
        help="a number from 1 to 5; may be given again; without it, all",
    )
    parser.add_argument(
        "--data", type=Path, metavar="FILE", help="write data/hardness.yaml, or another"
    )
    _add_common(parser, _settings, SOLOS, _any)
    parser.set_defaults(games=_OF_EACH)


def _add_weights(parser: _Plain) -> None:
    parser.description = (
        "Play games, and fit the weights by which positions are judged to how they ended."
    )
    _add_strength(parser)
    parser.add_argument("--solo", action="store_true", help="games against the AI's deck")
    parser.add_argument(
        "--weights",
        type=_weights,
        default=WEIGHTS,
        metavar="FILE",
        help="what --json has printed, to play by and to begin from",
    )
    _add_common(parser, _fitted, DUELS, _any)


def _add_strength(parser: _Plain) -> None:
    parser.add_argument(
        "--strength",
        choices=STRENGTHS,
        default=_GREEDY,
        metavar="NAME",
        help=f"who plays: {', '.join(STRENGTHS)}; {_GREEDY} if none is named",
    )


def _add_common(
    parser: _Plain,
    wanted: Callable[[Namespace], LabRun],
    forms: tuple[str, ...],
    games: Callable[[str], int],
) -> None:
    parser.add_argument("--games", type=games, default=400, metavar="N", help="of each row: 400")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of all deals: 0")
    parser.add_argument(
        "--edition", choices=(*EDITION_NAMES, _BOTH), default=EDITION_NAMES[0], help="of the rules"
    )
    if len(forms) > 1:
        parser.add_argument(
            "--format", choices=(_MIXED, *forms), default=_MIXED, help="mixed takes each in turn"
        )
    _add_hands(parser)
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument("--plot", type=Path, metavar="FILE.png", help="draw the figures, too")
    parser.set_defaults(format=_MIXED, forms=forms, run=lambda options: simulate(wanted, options))


def _add_hands(parser: _Plain) -> None:
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


def _table(options: Namespace) -> GamePlan:
    forms = options.forms if options.format == _MIXED else (options.format,)
    editions = tuple(
        number for number, name in enumerate(EDITION_NAMES) if options.edition in (name, _BOTH)
    )
    return GamePlan(options.games, options.seed, forms, editions)


def _strengths(options: Namespace) -> LabRun:
    pairs = [(one, other) for one, other in options.pair or ()]
    if options.ladder or not pairs:
        pairs += ladder()
    if options.only and options.choices is None:
        raise LabError("--only says what --choices is for: name those, too")
    if options.only == BANS and options.format != "constructed":
        raise LabError("cards are banned in one format alone: add --format constructed")
    table = _table(options)
    return strengths_run(pairs, table, options.weights, options.choices, options.only)


def _decks(options: Namespace) -> LabRun:
    table = _table(options)
    if options.even + options.even_odds + bool(options.odds) > 1:
        raise LabError("--even, --even-odds and --odds are three measurements: choose one")
    if options.odds:
        if options.plot is not None:
            raise LabError("single odds have no picture: leave --plot out")
        return odds_run(options.strength, table, options.odds, named=True)
    if options.even_odds:
        given = kit().even_odds.of(options.strength).given
        return odds_run(options.strength, table, [each.odds for each in given])
    return decks_run(options.strength, table, options.even)


def _solo(options: Namespace) -> LabRun:
    wanted = dict(options.setting)
    levels = options.level or (tuple(LEVELS) if wanted else SOLO_LEVELS)
    return solo_run(options.strength, levels, wanted, _table(options), options.combinations)


def _cards(options: Namespace) -> LabRun:
    if options.plot is not None:
        raise LabError("cards have no picture: leave --plot out")
    return cards_run(options.strength, _table(options))


def _settings(options: Namespace) -> LabRun:
    if options.plot is not None:
        raise LabError("settings have no picture: leave --plot out")
    levels = options.level or tuple(LEVELS)
    if QUICK in levels:
        raise LabError("the quick game has no settings: choose levels from 1 to 5")
    if options.data is not None and set(levels) != set(LEVELS):
        raise LabError("the game's file is of all levels: leave --level or --data out")
    return settings_run(options.strength, levels, _table(options))


def _fitted(options: Namespace) -> LabRun:
    if options.plot is not None:
        raise LabError("weights have no picture: leave --plot out")
    if options.solo and options.format == _MIXED:
        options.forms = SOLOS
    return weights_run(options.strength, options.solo, options.weights, _table(options))


def _weights(text: str) -> Weights:
    try:
        return read_weights(_json(text)["weights"])
    except (FieldError, KeyError, RecursionError, TypeError, ValueError):
        hint = "write one by `simulate weights --json`"
        raise ArgumentTypeError(f"{one_line(text)}: there are no weights in it; {hint}") from None


def _taste(text: str) -> Taste:
    if text in TASTES:
        return TASTES[text]
    try:
        return read_taste(_json(text), kit().cards)
    except (FieldError, RecursionError, ValueError):
        hint = "write them by `simulate cards --json`"
        raise ArgumentTypeError(f"{one_line(text)}: there are no worths in it; {hint}") from None


def _json(file: str) -> Any:
    """Return what is in a file of figures."""
    try:
        return json.loads(read_bytes(Path(file), file, _MOST_BYTES))
    except ContentError as fault:
        raise ArgumentTypeError(str(fault)) from None


def _level(text: str) -> str:
    known = {**{name: name for name in SOLO_LEVELS}, **{str(n): name for name, n in LEVELS.items()}}
    if text not in known:
        raise ArgumentTypeError(f"{text!r}: levels are {', '.join(known)}")
    return known[text]


def _setting(text: str) -> tuple[str, object]:
    """Return name and value of a setting, which are as in the data files."""
    name, _, word = text.partition("=")
    value = {"true": True, "false": False}.get(word, word if _whole(word) < 0 else _whole(word))
    try:
        return name, choices_of(read_difficulty({name: value}, ()))[name]
    except FieldError as fault:
        raise ArgumentTypeError(f"{text!r}: {fault.problem}; {fault.hint}") from None


def _odds(text: str) -> DeckOdds:
    match = _ODDS.fullmatch(text)
    ids = [deck.id for deck in kit().decks]
    if match is None or match[1] not in ids or match[2] not in ids or match[1] == match[2]:
        raise ArgumentTypeError(f"{text!r}: write deck, rival, mana and turns such as 2-1+1x4")
    deck, rival = (ids.index(name) for name in match.groups()[:2])
    return DeckOdds(deck, rival, int(match[3]), int(match[4]))


def _even(text: str) -> int:
    games = _any(text)
    if games % 2:
        raise ArgumentTypeError(f"{text!r}: games come in pairs; write an even number such as 400")
    return games


def _any(text: str) -> int:
    if not 1 <= _whole(text) <= _MOST_GAMES:
        raise ArgumentTypeError(f"{text!r}: write a whole number such as 400")
    return _whole(text)


def _processes(text: str) -> int:
    if _whole(text) < 1:
        raise ArgumentTypeError(f"{text!r}: write how many processes, 1 or more")
    return _whole(text)


def _whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
